"""What programs know about playing Firepeak: how a table stands, in creatures.

A beginner's reasoning: every creature in the structure counts, a place that many recruits could fill counts half of one,
the nearer to the ninth the more; captives, spells and a guard are worth a fraction. What a die decides is weighed by its
odds; what a spell does is tried out a few times in the imagined world.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from conclave.engine.moves import CHANCE, Move
from conclave.games.firepeak.components import (
    AGGRESSION,
    ARMOURED,
    AS_DUPLICATE,
    BEING_OF,
    CAPTIVES,
    CIRCLE_FORTUNE,
    CIRCLE_GUILE,
    CIRCLE_MAGIC,
    CIRCLE_MIGHT,
    CIRCLE_SCRYING,
    COPIES,
    CREATURES,
    DIE,
    DUNGEON,
    ENOUGH,
    ENOUGH_WITH_MIGHT,
    ETHEREAL,
    FIRST_ENCHANTMENT,
    FIRST_SPELL_KIND,
    GUARD,
    KINDS_OF_ENCHANTMENT,
    LEADERS,
    MINIONS,
    NONE,
    POSITIONS,
    SPELLS,
    SPOTS,
    STRENGTH,
    STRENGTHS,
    TOUCH_FACTOR,
)
from conclave.games.firepeak.moves import (
    AGAIN,
    END,
    FREE,
    GIVE,
    LEAVE,
    NO,
    STEAL,
    USE_DECOY,
    At,
    Between,
    Clan,
    Creature,
    Number,
    Raid,
    Spell,
    Spot,
)
from conclave.games.firepeak.state import AIR, BOOK, Firepeak
from conclave.games.firepeak.steps.brainwash import Wake, Washed, guile
from conclave.games.firepeak.steps.contest import attack_sum, defence_sum, raid_sum, watch_sum
from conclave.games.firepeak.steps.dice import OTHER, OWN, RollAgain, TemptFortune
from conclave.games.firepeak.steps.fight import (
    LUCKY,
    PLAIN,
    TORNADO,
    TOUCH,
    ChooseTarget,
    Clash,
    safe,
)
from conclave.games.firepeak.steps.general import Resurrect
from conclave.games.firepeak.steps.granted import Granted
from conclave.games.firepeak.steps.placing import JoinCaptor, PutHeld
from conclave.games.firepeak.steps.raid import AtTheDoor, Spoils, Steal, stone_aid
from conclave.games.firepeak.steps.recruit import KeepOne, PlaceRecruit
from conclave.games.firepeak.steps.setup import ChooseWizard, Returning
from conclave.games.firepeak.steps.turn import Turn

TASTE: Final[dict[str, float]] = {
    "strength": 0.06,
    "fit": 0.55,
    "guard": 0.35,
    "captive": 0.25,
    "spell": 0.12,
    "action": 0.4,
    "circle": 1.0,
    "aura": 0.8,
    "armour": 1.0,
    "three_left": 0.6,
    "two_left": 1.4,
    "one_left": 3.0,
    "rivals": 0.55,
    "leader": 0.35,
    "caution": 1.2,
    "trials": 4.0,
}
"""How the reasoning is weighed; found by tournaments among variations (`conclave.lab.tune`)."""

WON: Final = 100.0
PACE: Final = 1500
REACH: Final = 12
MOST_STEPS: Final = 400
"""A trial of a spell ends after so many decisions at the latest."""
SPELL_WORTH: Final[dict[str, float]] = {
    "aura_neutrality": 0.4, "circle_might": 2.0, "circle_guile": 0.9, "circle_magic": 0.5, "circle_scrying": 0.5,
    "atrophy": 1.1, "avatar": 1.0, "mask_command": 1.2, "mystic_armor": 0.7, "familiar": 1.4, "golem": 1.3,
    "shade": 1.4, "titan": 1.6, "domination": 1.2, "duplicate": 1.0, "raise_dead": 1.1, "resurrection": 1.2,
    "scry": 0.7, "smite": 1.2, "stone_spirit": 0.8, "tides_chaos": 0.7, "time_warp": 1.1, "tornado": 1.5,
    "touch_death": 1.0, "lucky_charm": 0.9, "mobility": 0.6, "decoy": 0.5,
}  # fmt: skip
"""What a spell in the book may be good for, in the set-up; 0.3 for all others."""


def chances(difference: int, factor: int) -> tuple[float, float]:
    """How likely an attacker wins, and loses, whose total is so much higher before the dice."""
    wins = 0
    losses = 0
    for own in range(1, DIE + 1):
        for other in range(1, DIE + 1):
            lead = factor * own - other + difference
            if lead > 0:
                wins += 1
            elif lead < 0:
                losses += 1
    return wins / (DIE * DIE), losses / (DIE * DIE)


ODDS: Final = [chances(d - 12, 1) for d in range(25)]
TOUCH_ODDS: Final = [chances(d - 12, TOUCH_FACTOR) for d in range(25)]


def odds(difference: int, mode: int) -> tuple[float, float]:
    """How likely an attacker wins and loses, by the kind of attack."""
    if mode == TORNADO:
        return 1.0, 0.0
    table = TOUCH_ODDS if mode == TOUCH else ODDS
    wins, losses = table[max(0, min(24, difference + 12))]
    if mode == LUCKY:
        return 1 - (1 - wins) * (1 - wins), losses * losses
    return wins, losses


def wash_odds(need: int, bonus: int, lucky: bool) -> float:
    """How likely a die exceeds a strength."""
    chance = max(0, min(DIE, DIE - need + bonus)) / DIE
    return 1 - (1 - chance) * (1 - chance) if lucky else chance


class FirepeakSense:
    """Rates moves for the greedy player, and positions for the searching ones."""

    __slots__ = ("action", "armour", "aura", "captive", "caution", "circle", "fit", "guard", "leader", "left",
                 "pace", "reach", "rivals", "spell", "strength", "taste", "trials", "worth")  # fmt: skip

    def __init__(self, taste: dict[str, float]) -> None:
        self.taste: Final[dict[str, float]] = taste
        self.reach: Final[int] = REACH
        self.pace: Final[int] = PACE
        self.strength: Final[float] = taste["strength"]
        self.fit: Final[float] = taste["fit"]
        self.guard: Final[float] = taste["guard"]
        self.captive: Final[float] = taste["captive"]
        self.spell: Final[float] = taste["spell"]
        self.action: Final[float] = taste["action"]
        self.circle: Final[float] = taste["circle"]
        self.aura: Final[float] = taste["aura"]
        self.armour: Final[float] = taste["armour"]
        self.left: Final[list[float]] = [WON, taste["one_left"], taste["two_left"], taste["three_left"]]
        self.rivals: Final[float] = taste["rivals"]
        self.leader: Final[float] = taste["leader"]
        self.caution: Final[float] = taste["caution"]
        self.trials: Final[int] = int(taste["trials"])
        self.worth: Final[list[float]] = [SPELL_WORTH.get(spell, 0.3) for spell in SPELLS]

    # How a table stands

    def room(self, state: Firepeak, seat: int) -> float:
        """How well the free positions could be filled: for each, the share of all creatures that would fit there."""
        total = 0
        base = SPOTS * seat
        for spot in range(POSITIONS):
            if state.being[base + spot] == NONE and not state.leaderless(seat, spot):
                for kind in range(CREATURES):
                    if state.unfit(seat, kind, spot) is None:
                        total += COPIES[kind % STRENGTHS]
        return total / 60

    def standing(self, state: Firepeak, seat: int) -> float:
        """How well a seat stands by itself, in creatures."""
        size = state.size(seat)
        left = (ENOUGH_WITH_MIGHT if state.has_circle(seat, CIRCLE_MIGHT) else ENOUGH) - size
        total = size + self.fit * self.room(state, seat)
        if left <= 0:
            return WON
        if left < len(self.left):
            total += self.left[left]
        late = 1.0 + 2.0 / (1.0 + 0.3 * state.deck)
        total += self.strength * late * state.total(seat)
        base = SPOTS * seat
        if state.being[base + GUARD] != NONE:
            total += self.guard + 0.03 * state.might[base + GUARD]
        captives = state.crowd[seat]
        total += self.captive * (captives if captives < 6 else 6 + 0.3 * (captives - 6))
        books = 0
        for place in state.secrets.place:
            if place == BOOK + seat:
                books += 1
        total += self.spell * (books if books < 6 else 6)
        if state.circle[seat] != NONE:
            total += self.circle * self.circle_worth(state.circle[seat] % AS_DUPLICATE)
        if state.decoys[seat]:
            total += self.armour
        for spot in range(SPOTS):
            charms = state.charms[base + spot]
            if charms & (ARMOURED | ETHEREAL):
                total += self.armour * (1.0 + 0.3 * self.minions(state, seat, spot))
            if charms & (
                1 << (AGGRESSION - FIRST_ENCHANTMENT) | 1 << (AGGRESSION - FIRST_ENCHANTMENT + KINDS_OF_ENCHANTMENT)
            ):
                total -= 0.5 + 0.3 * self.minions(state, seat, spot)
            if state.aura[base + spot] != NONE:
                total += self.aura
        return total

    def circle_worth(self, circle: int) -> float:
        if circle == CIRCLE_GUILE:
            return 2.0
        if circle == CIRCLE_MAGIC or circle == CIRCLE_SCRYING:
            return 1.0
        return 0.5 if circle == CIRCLE_FORTUNE else 1.0

    def minions(self, state: Firepeak, seat: int, spot: int) -> int:
        """How many creatures lie below."""
        if spot == GUARD:
            return 0
        total = 0
        for minion in MINIONS[spot]:
            if state.being[SPOTS * seat + minion] != NONE:
                total += 1
        return total

    def balance(self, state: Firepeak, seat: int) -> float:
        """How well a seat stands against the others; a rival near the end counts more."""
        if not state.agenda:
            winners = state.winners()
            return WON / len(winners) if seat in winners else -WON
        own = self.standing(state, seat)
        best = 0.0
        total = 0.0
        for other in range(state.seats):
            if other != seat:
                standing = self.standing(state, other)
                total += standing
                if standing > best:
                    best = standing
        rest = self.rivals * total / (state.seats - 1) + self.leader * best
        if state.turn == seat:
            own += self.action * state.actions
        return own - rest

    def value(self, state: Firepeak, seat: int) -> float:
        """From 0 (lost) to 1 (won)."""
        if not state.agenda:
            winners = state.winners()
            return 1 / len(winners) if seat in winners else 0.0
        lead = self.standing(state, seat)
        best = 0.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.standing(state, other))
        scaled = (lead - best) / 6.0
        return 0.5 + 0.5 * scaled / (1.0 + abs(scaled))

    def weight(self, state: Firepeak, seat: int, spot: int) -> float:
        """What a creature in play is worth to its owner: itself, and what falls with it."""
        base = SPOTS * seat
        if spot == GUARD:
            return self.guard + 0.03 * state.might[base + spot]
        worth = 1.0 + self.strength * state.might[base + spot]
        for minion in MINIONS[spot]:
            if state.being[base + minion] != NONE:
                others = 0
                for leader in LEADERS[minion]:
                    if leader != spot and state.being[base + leader] != NONE:
                        others += 1
                worth += 0.15 if others else 0.45
        left = ENOUGH - state.size(seat)
        if left < len(self.left):
            worth += 0.6 * self.left[left]
        return worth

    def harm(self, state: Firepeak, seat: int, owner: int) -> float:
        """How much of another's loss is one's own gain: all of it between two, more if the other leads."""
        share = self.rivals / (state.seats - 1)
        size = state.size(owner)
        ahead = True
        for other in range(state.seats):
            if other != owner and other != seat and state.size(other) > size:
                ahead = False
        return share + self.leader if ahead else share

    # Moves

    def shortlist(self, state: Firepeak, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        return moves

    def rate(self, state: Firepeak, seat: int, move: Move) -> float:
        """How much better the table stands for the seat after the move, in creatures."""
        step = state.agenda[-1]
        if isinstance(step, (Turn, Granted)):
            mode = step.mode if isinstance(step, Granted) else PLAIN
            return self.rate_action(state, seat, move, mode)
        if isinstance(step, ChooseTarget):
            assert isinstance(move, At)
            return self.rate_attack(state, seat, step.spot, move.owner, move.spot, step.mode)
        if isinstance(step, PlaceRecruit):
            return self.rate_recruit(state, seat, move)
        if isinstance(step, (PutHeld, JoinCaptor)):
            if move is NO:
                return self.captive
            assert isinstance(move, Spot)
            return self.rate_place(state, seat, state.held, move.spot)
        if isinstance(step, Wake):
            assert isinstance(move, Creature)
            return self.best_place(state, seat, BEING_OF[move.kind])
        if isinstance(step, (Spoils, Steal)):
            return self.rate_spoils(state, seat, move)
        if isinstance(step, KeepOne):
            assert isinstance(move, Number)
            kind = state.secrets.kind[state.secrets.at(AIR)[move.n - 1]]
            return self.best_under(state, seat, kind, step.under)
        if isinstance(step, RollAgain):
            return self.rate_again(state, seat, move)
        if isinstance(step, TemptFortune):
            return 0.0 if move is NO else -0.1 - self.keep_worth(move)
        if isinstance(step, Returning):
            return self.rate_return(state, seat, move)
        if isinstance(step, ChooseWizard):
            return 0.0
        if move is USE_DECOY:
            return 1.0
        if isinstance(move, Creature):
            if move is GIVE[move.kind]:
                return -self.keep_worth(move)
            if isinstance(step, Resurrect):
                return self.best_place(state, seat, BEING_OF[move.kind])
            return self.captive + self.keep_worth(move)
        return self.tried(state, seat, move)

    def keep_worth(self, move: Move) -> float:
        """What a captive is worth to keep, for the choice of a sacrifice."""
        assert isinstance(move, Creature)
        return 0.02 * STRENGTH[BEING_OF[move.kind]]

    def rate_action(self, state: Firepeak, seat: int, move: Move, mode: int) -> float:
        if move is END:
            return -self.action * state.actions
        verb = move.text.partition(" ")[0]
        if isinstance(move, Raid):
            return self.rate_raid(state, seat, move, mode) - self.action
        if isinstance(move, Number):
            return self.rate_wash(state, seat, move.n, mode == LUCKY) - self.action
        if isinstance(move, Clan):
            return self.spell - 2 * self.captive + 0.1 * (state.crowd[seat] - 3)
        if isinstance(move, Spot):
            if verb == "recruit":
                return self.rate_recruiting(state, seat, move.spot) - self.action
            if verb == "capture":
                return self.best_attack(state, seat, move.spot, mode) - self.action
        if isinstance(move, Spell):
            return self.tried(state, seat, move)
        assert isinstance(move, (Between, Spot))
        return self.tried(state, seat, move) - 0.05

    def rate_recruiting(self, state: Firepeak, seat: int, under: int) -> float:
        """The mean, over the recruits that may come, of the best that can be done with each."""
        total = 0.0
        count = 0
        for kind in range(CREATURES):
            copies = state.secrets.pile[kind]
            if copies:
                count += copies
                total += copies * self.best_under(state, seat, kind, under)
        return total / count if count else 0.0

    def best_under(self, state: Firepeak, seat: int, kind: int, under: int) -> float:
        best = self.captive
        if state.being[SPOTS * seat + GUARD] == NONE:
            best = max(best, self.rate_place(state, seat, kind, GUARD))
        for spot in MINIONS[under]:
            if state.unfit(seat, kind, spot) is None:
                best = max(best, self.rate_place(state, seat, kind, spot))
        return best

    def rate_recruit(self, state: Firepeak, seat: int, move: Move) -> float:
        if isinstance(move, Creature):
            return self.captive - 0.1
        assert isinstance(move, Spot)
        if move.spot == DUNGEON:
            return self.captive
        kind = state.secrets.kind[state.secrets.place.index(AIR)]
        return self.rate_place(state, seat, BEING_OF[kind], move.spot)

    def rate_place(self, state: Firepeak, seat: int, being: int, spot: int) -> float:
        """What a being adds on a spot where it is legal."""
        if spot == DUNGEON:
            return self.captive
        base = SPOTS * seat
        if spot == GUARD:
            return self.guard + 0.03 * STRENGTH[being]
        before = self.fit * self.room(state, seat)
        state.being[base + spot] = being
        state.reckon(seat)
        after = 1.0 + self.fit * self.room(state, seat) + self.strength * state.might[base + spot]
        left = ENOUGH - state.size(seat)
        if left <= 0 or (left == 1 and state.has_circle(seat, CIRCLE_MIGHT)):
            after += WON
        elif left < len(self.left):
            after += self.left[left] - (self.left[left + 1] if left + 1 < len(self.left) else 0.0)
        state.being[base + spot] = NONE
        state.reckon(seat)
        return after - before

    def best_place(self, state: Firepeak, seat: int, being: int) -> float:
        best = 0.0
        for spot in range(SPOTS):
            if state.unfit(seat, being, spot) is None:
                best = max(best, self.rate_place(state, seat, being, spot))
        return best

    def best_attack(self, state: Firepeak, seat: int, spot: int, mode: int) -> float:
        best = -WON
        for owner in range(state.seats):
            if owner != seat:
                for target in range(SPOTS):
                    if state.being[SPOTS * owner + target] != NONE and safe(state, owner, target) is None:
                        best = max(best, self.rate_attack(state, seat, spot, owner, target, mode))
        return best

    def rate_attack(self, state: Firepeak, seat: int, spot: int, owner: int, target: int, mode: int) -> float:
        """The odds, times what is won and lost."""
        wins, losses = odds(attack_sum(state, seat, spot) - defence_sum(state, owner, target), mode)
        gain = self.captive + self.harm(state, seat, owner) * self.weight(state, owner, target)
        if mode == TOUCH:
            gain -= self.captive
        loss = self.weight(state, seat, spot) + self.captive * self.harm(state, seat, owner)
        return wins * gain - self.caution * losses * loss

    def rate_raid(self, state: Firepeak, seat: int, move: Raid, mode: int) -> float:
        lead = raid_sum(state, seat, move.spot, stone_aid(state, move.owner, mode)) - watch_sum(state, move.owner)
        wins, losses = odds(lead, mode)
        gain = self.captive + self.harm(state, seat, move.owner) * self.captive
        counts = state.captives(move.owner)
        for kind in range(CAPTIVES):
            if counts[kind]:
                gain = max(gain, self.best_place(state, seat, BEING_OF[kind]))
        loss = self.weight(state, seat, move.spot) + self.captive * self.harm(state, seat, move.owner)
        return wins * gain - self.caution * losses * loss

    def rate_wash(self, state: Firepeak, seat: int, strength: int, lucky: bool) -> float:
        counts = state.captives(seat)
        best = 0.0
        for kind in range(CAPTIVES):
            if counts[kind] and STRENGTH[BEING_OF[kind]] == strength:
                best = max(best, self.best_place(state, seat, BEING_OF[kind]) - self.captive)
        return wash_odds(strength, guile(state, seat), lucky) * best

    def rate_spoils(self, state: Firepeak, seat: int, move: Move) -> float:
        if move is LEAVE:
            return 0.0
        if move is STEAL:
            return self.captive
        assert isinstance(move, Creature)
        if move is FREE[move.kind]:
            return self.best_place(state, seat, BEING_OF[move.kind])
        return self.captive + self.keep_worth(move)

    def rate_again(self, state: Firepeak, seat: int, move: Move) -> float:
        """Again if the die has not won."""
        won = False
        for n in range(len(state.agenda) - 1, -1, -1):
            step = state.agenda[n]
            if isinstance(step, Clash):
                lead = attack_sum(state, seat, step.spot) - defence_sum(state, step.owner, step.target)
                won = state.dice[OWN] + lead + state.luck > state.dice[OTHER]
                break
            if isinstance(step, AtTheDoor):
                lead = raid_sum(state, seat, step.spot, stone_aid(state, step.owner, step.mode)) - watch_sum(
                    state, step.owner
                )
                won = state.dice[OWN] + lead + state.luck > state.dice[OTHER]
                break
            if isinstance(step, Washed):
                won = state.dice[OWN] + guile(state, seat) + state.luck > state.stated
                break
        return 0.0 if (move is AGAIN) == won else 1.0

    def rate_return(self, state: Firepeak, seat: int, move: Move) -> float:
        assert isinstance(move, Number)
        pieces = state.secrets.at(BOOK + seat)
        return -self.worth[state.secrets.kind[pieces[move.n - 1]] - FIRST_SPELL_KIND]

    def tried(self, state: Firepeak, seat: int, move: Move) -> float:
        """What becomes of the table, on average over a few trials: chance as it comes, all choices as they look best."""
        before = self.balance(state, seat)
        total = 0.0
        rng = Random(move.number)
        trials = self.trials if isinstance(move, Spell) else 1
        for _ in range(trials):
            world = state.clone()
            world.apply(seat, move)
            self.carry_on(world, rng)
            total += self.balance(world, seat)
        return total / trials - before

    def carry_on(self, world: Firepeak, rng: Random) -> None:
        """Up to the next decision of a turn."""
        for _ in range(MOST_STEPS):
            if not world.to_act or isinstance(world.agenda[-1], Turn):
                return
            seat = world.to_act[0]
            if seat == CHANCE:
                world.apply(seat, world.pick(seat, rng))
                continue
            best: Move | None = None
            best_rate = 0.0
            for move in world.options(seat):
                rate = self.glance(world, seat, move)
                if best is None or rate > best_rate:
                    best = move
                    best_rate = rate
            assert best is not None
            world.apply(seat, best)

    def glance(self, world: Firepeak, seat: int, move: Move) -> float:
        """As `rate`, but what would be tried out is only looked at after the move itself."""
        if (isinstance(move, At) and not isinstance(world.agenda[-1], ChooseTarget)) or (
            isinstance(move, (Between, Spell)) or (isinstance(move, Spot) and move.text.startswith("remove"))
        ):
            after = world.clone()
            after.apply(seat, move)
            return self.balance(after, seat)
        return self.rate(world, seat, move)


SENSE: Final = FirepeakSense(TASTE)
