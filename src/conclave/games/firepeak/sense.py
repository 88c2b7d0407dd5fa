"""What programs know about playing Firepeak: how much better the table stands after a move, in creatures.

What places and captives are worth, and what the dice promise, stands in `worth`; how a match stands, in `outlook`. What a
spell does is tried out a few times in the imagined world.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from conclave.engine.forecast import Forecast, shares
from conclave.engine.moves import CHANCE, Move
from conclave.games.firepeak.components import (
    AGGRESSIVE,
    ARMOURED,
    AS_DUPLICATE,
    BEING_OF,
    CAPTIVES,
    CIRCLE_FORTUNE,
    CIRCLE_GUILE,
    CIRCLE_MAGIC,
    CIRCLE_SCRYING,
    CLAN,
    CLAN_BONUS,
    CREATURES,
    DUNGEON,
    ETHEREAL,
    FIRST_SPELL_KIND,
    GUARD,
    MINIONS,
    NONE,
    POSITIONS,
    RESEARCH_COST,
    SMITE,
    SMITE_ACTIONS,
    SPELLS,
    SPOTS,
    STRENGTH,
    STRENGTHS,
    TIME_WARP,
    WARPED_ACTIONS,
    WIZARD,
)
from conclave.games.firepeak.moves import (
    AGAIN,
    BRAINWASH,
    CAPTURE,
    CAST,
    END,
    FREE,
    GIVE,
    LEAVE,
    MORE,
    NO,
    RAID,
    RECRUIT,
    RESEARCH,
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
from conclave.games.firepeak.outlook import FORECAST, figures, progress
from conclave.games.firepeak.state import AIR, BOOK, Firepeak
from conclave.games.firepeak.steps.brainwash import Wake, Washed, guile
from conclave.games.firepeak.steps.contest import attack_sum, defence_sum, raid_sum, watch_sum
from conclave.games.firepeak.steps.dice import OTHER, OWN, RollAgain, TemptFortune
from conclave.games.firepeak.steps.fight import LUCKY, PLAIN, ChooseTarget, Clash
from conclave.games.firepeak.steps.general import Resurrect
from conclave.games.firepeak.steps.granted import Granted
from conclave.games.firepeak.steps.offering import SecondSpell
from conclave.games.firepeak.steps.placing import JoinCaptor, PutHeld
from conclave.games.firepeak.steps.raid import AtTheDoor, Spoils, Steal, stone_aid
from conclave.games.firepeak.steps.recruit import KeepOne, PlaceRecruit
from conclave.games.firepeak.steps.setup import ChooseWizard, Returning
from conclave.games.firepeak.steps.turn import Turn
from conclave.games.firepeak.worth import WON, Worth, fitting, hoard, left, of_use, room, wash_odds

TASTE: Final[dict[str, float]] = {
    "strength": 0.06,
    "fit": 0.55,
    "guard": 0.35,
    "captive": 0.25,
    "hope": 0.4,
    "spell": 0.3,
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

REACH: Final = 8
MOST_STEPS: Final = 400
"""A trial of a spell ends after so many decisions at the latest."""
REARRANGED: Final = 4
"""So many of the moves and swaps that Mobility grants are tried out."""
SPELL_WORTH: Final[dict[str, float]] = {
    "aura_neutrality": 0.4, "circle_might": 2.0, "circle_guile": 0.9, "circle_magic": 0.5, "circle_scrying": 0.5,
    "atrophy": 1.1, "avatar": 1.0, "mask_command": 1.2, "mystic_armor": 0.7, "familiar": 1.4, "golem": 1.3,
    "shade": 1.4, "titan": 1.6, "domination": 1.2, "duplicate": 1.0, "raise_dead": 1.1, "resurrection": 1.2,
    "scry": 0.7, "smite": 1.2, "stone_spirit": 0.8, "tides_chaos": 0.7, "time_warp": 1.1, "tornado": 1.5,
    "touch_death": 1.0, "lucky_charm": 0.9, "mobility": 0.6, "decoy": 0.5,
}  # fmt: skip
"""What a spell in the book may be good for, in the set-up; 0.3 for all others."""


class Look:
    """What a seat weighs its actions by, worked out once for a position."""

    __slots__ = ("booty", "captive", "fits", "otherwise", "placed", "room", "seat", "wash")

    def __init__(self, worth: Worth, state: Firepeak, seat: int) -> None:
        self.seat: Final[int] = seat
        self.fits: list[int] = [fitting(state, seat, spot) for spot in range(POSITIONS)]
        self.placed: Final[float] = worth.next_one(state, seat)
        """What one more creature in the structure is worth."""
        guard = worth.guard + 0.06 if state.being[SPOTS * seat + GUARD] == NONE else 0.0
        self.captive: Final[float] = worth.one_captive(state, seat)
        """What one more captive is worth."""
        self.otherwise: Final[float] = max(self.captive, guard)
        """What a recruit is worth that does not fit."""
        self.booty: list[float] = [-1.0] * state.seats
        self.wash: list[float] = []
        self.room: float = -1.0


class FirepeakSense:
    """Rates moves, plays on quickly, and tells how a match stands."""

    __slots__ = ("armour", "aura", "circle", "forecast", "reach", "taste", "trials", "worth", "worths")

    def __init__(self, taste: dict[str, float], forecast: Forecast = FORECAST) -> None:
        self.taste: Final[dict[str, float]] = taste
        self.forecast: Final[Forecast] = forecast
        self.reach: Final[int] = REACH
        self.worth: Final[Worth] = Worth(taste)
        self.circle: Final[float] = taste["circle"]
        self.aura: Final[float] = taste["aura"]
        self.armour: Final[float] = taste["armour"]
        self.trials: Final[int] = int(taste["trials"])
        self.worths: Final[list[float]] = [SPELL_WORTH.get(spell, 0.3) for spell in SPELLS]

    # How a table stands

    def standing(self, state: Firepeak, seat: int) -> float:
        """How well a seat stands by itself, in creatures."""
        worth = self.worth
        missing = left(state, seat)
        if missing <= 0:
            return WON
        total = state.size(seat) + worth.fit * room(state, seat)
        if missing < len(worth.nearing):
            total += worth.nearing[missing]
        late = 1.0 + 2.0 / (1.0 + 0.3 * state.deck)
        total += worth.strength * late * state.total(seat)
        base = SPOTS * seat
        if state.being[base + GUARD] != NONE:
            total += worth.guard + 0.03 * state.might[base + GUARD]
        captives = state.crowd[seat]
        use = of_use(state)
        total += worth.captive * hoard(captives, use) + worth.hopes(state, seat)
        total += worth.spell * hoard(state.secrets.place.count(BOOK + seat), use)
        if state.circle[seat] != NONE:
            total += self.circle * self.circle_worth(state.circle[seat] % AS_DUPLICATE)
        if state.decoys[seat]:
            total += self.armour
        for spot in range(SPOTS):
            charms = state.charms[base + spot]
            if charms:
                if charms & (ARMOURED | ETHEREAL):
                    total += self.armour * (1.0 + 0.3 * self.minions(state, seat, spot))
                if charms & AGGRESSIVE:
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
        rest = self.worth.rivals * total / (state.seats - 1) + self.worth.leader * best
        if state.turn == seat:
            own += self.worth.action * state.actions
        return own - rest

    # Moves

    def shortlist(self, state: Firepeak, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        return moves

    def rate(self, state: Firepeak, seat: int, moves: Sequence[Move]) -> list[float]:
        """How much better the table stands for the seat after each move, in creatures."""
        step = state.agenda[-1]
        if isinstance(step, Turn):
            return self.rate_turn(state, seat, moves)
        if isinstance(step, Granted):
            look = Look(self.worth, state, seat)
            return [self.rate_action(state, look, move, step.mode) for move in moves]
        return [self.rate_answer(state, seat, move) for move in moves]

    def rate_turn(self, state: Firepeak, seat: int, moves: Sequence[Move]) -> list[float]:
        """What each action brings; a spell that grants actions also brings what these are good for."""
        look = Look(self.worth, state, seat)
        rates = [self.rate_action(state, look, move, PLAIN) for move in moves]
        best = 0.0
        for i in range(len(moves)):
            if not isinstance(moves[i], Spell):
                best = max(best, rates[i])
        for i in range(len(moves)):
            if moves[i] is CAST[TIME_WARP]:
                rates[i] += WARPED_ACTIONS * min(1.0, best)
            elif moves[i] is CAST[SMITE]:
                rates[i] += SMITE_ACTIONS * min(1.0, best)
        return rates

    def rate_answer(self, state: Firepeak, seat: int, move: Move) -> float:
        step = state.agenda[-1]
        worth = self.worth
        if isinstance(step, ChooseTarget):
            assert isinstance(move, At)
            return worth.attack(state, seat, step.spot, move.owner, move.spot, step.mode)
        if isinstance(step, PlaceRecruit):
            if isinstance(move, Creature):
                return worth.one_captive(state, seat) - 0.1
            kind = state.secrets.kind[state.secrets.place.index(AIR)]
            return self.rate_place(state, seat, BEING_OF[kind], move)
        if isinstance(step, (PutHeld, JoinCaptor)):
            return worth.one_captive(state, seat) if move is NO else self.rate_place(state, seat, state.held, move)
        if isinstance(step, (Wake, Resurrect)):
            assert isinstance(move, Creature)
            return worth.best_place(state, seat, BEING_OF[move.kind])
        if isinstance(step, (Spoils, Steal)):
            return self.rate_spoils(state, seat, move)
        if isinstance(step, KeepOne):
            assert isinstance(move, Number)
            look = Look(worth, state, seat)
            kind = state.secrets.kind[state.secrets.at(AIR)[move.n - 1]]
            return self.recruited(state, look, kind, self.below(look, step.under))
        if isinstance(step, RollAgain):
            return self.rate_again(state, seat, move)
        if isinstance(step, TemptFortune):
            return 0.0 if move is NO else -0.1 - self.keep_worth(move)
        if isinstance(step, Returning):
            return self.rate_return(state, seat, move)
        if isinstance(step, ChooseWizard):
            return 0.0
        if isinstance(step, SecondSpell):
            return self.one_spell(state, seat) if move is MORE else 0.0
        if move is USE_DECOY:
            return 1.0
        if isinstance(move, Creature):
            return -self.keep_worth(move) if move is GIVE[move.kind] else worth.captive + self.keep_worth(move)
        return self.tried(state, seat, move, 1)

    def keep_worth(self, move: Move) -> float:
        """What a captive is worth to keep, for the choice of a sacrifice."""
        assert isinstance(move, Creature)
        return 0.02 * STRENGTH[BEING_OF[move.kind]]

    def rate_place(self, state: Firepeak, seat: int, being: int, move: Move) -> float:
        assert isinstance(move, Spot)
        if move.spot == DUNGEON:
            return self.worth.one_captive(state, seat)
        return self.worth.place(state, seat, being, move.spot, room(state, seat))

    def rate_action(self, state: Firepeak, look: Look, move: Move, mode: int) -> float:
        seat = look.seat
        action = self.worth.action
        if move is END:
            return -action * state.actions
        if isinstance(move, Raid):
            return self.rate_raid(state, look, move.spot, move.owner, mode) - action
        if isinstance(move, Number):
            return self.rate_wash(state, look, move.n, mode == LUCKY) - action
        if isinstance(move, Clan):
            return self.rate_research(state, seat)
        if isinstance(move, Spot):
            if move is RECRUIT[move.spot]:
                return self.rate_recruiting(state, look, move.spot) - action
            if move is CAPTURE[move.spot]:
                return self.worth.best_attack(state, seat, move.spot, mode) - action
        if isinstance(move, Between):
            return self.rate_shift(state, look, move)
        if isinstance(move, Spell):
            return self.tried(state, seat, move, self.trials)
        return self.tried(state, seat, move, 1) - 0.05

    def rate_research(self, state: Firepeak, seat: int) -> float:
        """One more spell, two captives fewer."""
        use = of_use(state)
        captives = state.crowd[seat]
        lost = self.worth.captive * (hoard(captives, use) - hoard(captives - RESEARCH_COST, use))
        return self.one_spell(state, seat) - lost

    def one_spell(self, state: Firepeak, seat: int) -> float:
        """What one more spell in the book is worth."""
        use = of_use(state)
        books = state.secrets.place.count(BOOK + seat)
        return self.worth.spell * (hoard(books + 1, use) - hoard(books, use))

    def below(self, look: Look, under: int) -> int:
        """The kinds that fit below a leader."""
        mask = 0
        for spot in MINIONS[under]:
            mask |= look.fits[spot]
        return mask

    def recruited(self, state: Firepeak, look: Look, kind: int, below: int) -> float:
        """What a recruit of some kind is worth, where those of a mask fit."""
        if below >> kind & 1:
            bonus = CLAN_BONUS if CLAN[kind] == state.wizard[look.seat] else 0
            return look.placed + self.worth.strength * (STRENGTH[kind] + bonus)
        return look.otherwise

    def rate_recruiting(self, state: Firepeak, look: Look, under: int) -> float:
        """The mean, over the recruits that may come, of what can be done with each."""
        below = self.below(look, under)
        if not below:
            return look.otherwise
        total = 0.0
        count = 0
        pile = state.secrets.pile
        for kind in range(CREATURES):
            copies = pile[kind]
            if copies:
                count += copies
                total += copies * self.recruited(state, look, kind, below)
        return total / count if count else 0.0

    def rate_raid(self, state: Firepeak, look: Look, spot: int, owner: int, mode: int) -> float:
        if look.booty[owner] < 0.0:
            look.booty[owner] = self.worth.booty(state, look.seat, owner)
        return self.worth.raid(state, look.seat, spot, owner, mode, look.booty[owner])

    def rate_wash(self, state: Firepeak, look: Look, strength: int, lucky: bool) -> float:
        if not look.wash:
            look.wash = self.washed(state, look)
        return wash_odds(strength, guile(state, look.seat), lucky) * look.wash[strength]

    def washed(self, state: Firepeak, look: Look) -> list[float]:
        """What it brings to have brainwashed a captive, by strength."""
        seat = look.seat
        counts = state.captives(seat)
        found = [0.0] * 8
        for kind in range(CAPTIVES):
            if counts[kind]:
                being = BEING_OF[kind]
                gain = self.worth.quick_place(state, seat, being) - look.captive
                if gain > found[STRENGTH[being]]:
                    found[STRENGTH[being]] = gain
        return found

    def rate_shift(self, state: Firepeak, look: Look, move: Between) -> float:
        """A move or a swap is worth the room that it makes."""
        seat = look.seat
        worth = self.worth
        if look.room < 0.0:
            look.room = room(state, seat)
        state.exchange(seat, move.here, move.there)
        gain = worth.fit * (room(state, seat) - look.room)
        state.exchange(seat, move.here, move.there)
        if move.there == GUARD:
            gain += worth.guard - worth.weight(state, seat, move.here)
        return gain - 0.05 - (0.0 if state.moves else worth.action)

    def rate_spoils(self, state: Firepeak, seat: int, move: Move) -> float:
        if move is LEAVE:
            return 0.0
        if move is STEAL:
            return self.worth.one_captive(state, seat)
        assert isinstance(move, Creature)
        if move is FREE[move.kind]:
            return self.worth.best_place(state, seat, BEING_OF[move.kind])
        return self.worth.one_captive(state, seat) + self.keep_worth(move)

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
        return -self.worths[state.secrets.kind[pieces[move.n - 1]] - FIRST_SPELL_KIND]

    def tried(self, state: Firepeak, seat: int, move: Move, trials: int) -> float:
        """What becomes of the table, on average over a few trials: chance as it comes, all choices as they look best."""
        before = self.balance(state, seat)
        total = 0.0
        rng = Random(move.number)
        for _ in range(trials):
            world = state.clone()
            world.apply(seat, move)
            self.carry_on(world, rng, True)
            if world.moves > state.moves:
                self.rearrange(world, seat)
            total += self.balance(world, seat)
        return total / trials - before

    def carry_on(self, world: Firepeak, rng: Random, careful: bool) -> None:
        """Up to the next decision of a turn."""
        for _ in range(MOST_STEPS):
            if not world.to_act or isinstance(world.agenda[-1], Turn):
                return
            seat = world.to_act[0]
            world.apply(seat, world.pick(seat, rng) if seat == CHANCE else self.glance(world, seat, rng, careful))

    def rearrange(self, world: Firepeak, seat: int) -> None:
        """Use the extra moves and swaps of a Mobility as long as each makes room (F121)."""
        for _ in range(REARRANGED):
            if not world.to_act or world.to_act[0] != seat:
                return
            look = Look(self.worth, world, seat)
            best: Move = END
            gained = 0.0
            for move in world.options(seat):
                if isinstance(move, Between):
                    gain = self.rate_shift(world, look, move)
                    if gain > gained:
                        gained = gain
                        best = move
            if best is END:
                return
            world.apply(seat, best)

    # Playing on

    def sketch(self, state: Firepeak, seat: int, rng: Random) -> Move:
        return self.glance(state, seat, rng, False)

    def glance(self, state: Firepeak, seat: int, rng: Random, careful: bool) -> Move:
        """The move that looks best at a glance; in a turn without a thought of moving about, and of spells. Who is careful
        tries out an answer with all that it leads to, as a place for the one who is summoned, or repairs."""
        step = state.agenda[-1]
        if isinstance(step, Turn):
            return self.sketch_turn(state, seat)
        moves = state.options(seat)
        if len(moves) == 1:
            return moves[0]
        best = moves[0]
        best_rate = -2.0 * WON
        look: Look | None = Look(self.worth, state, seat) if isinstance(step, Granted) else None
        for move in moves:
            if look is not None and isinstance(step, Granted):
                rate = self.rate_action(state, look, move, step.mode)
            elif self.wants_trial(move) and not isinstance(step, ChooseTarget):
                after = state.clone()
                after.apply(seat, move)
                if careful:
                    self.carry_on(after, rng, False)
                rate = self.balance(after, seat)
            else:
                rate = self.rate_answer(state, seat, move)
            if rate > best_rate:
                best = move
                best_rate = rate
        return best

    def wants_trial(self, move: Move) -> bool:
        """Something whose outcome is best seen on the table."""
        return isinstance(move, (At, Between, Spell)) or (isinstance(move, Spot) and move.text.startswith("remove"))

    def sketch_turn(self, state: Firepeak, seat: int) -> Move:
        base = SPOTS * seat
        best: Move = END
        if not state.actions:
            if state.crowd[seat] >= 5 and self.rate_research(state, seat) > 0.0:
                for clan in range(6):
                    if state.refusal(seat, RESEARCH[clan]) is None:
                        return RESEARCH[clan]
            return END
        look = Look(self.worth, state, seat)
        best_rate = 0.0
        if state.deck:
            under = WIZARD
            for spot in range(WIZARD, -1, -1):
                if spot == WIZARD or state.being[base + spot] != NONE:
                    rate = self.rate_recruiting(state, look, spot)
                    if rate > best_rate:
                        best_rate = rate
                        under = spot
            best = RECRUIT[under]
        for spot in range(SPOTS):
            if state.being[base + spot] != NONE:
                rate = self.worth.best_attack(state, seat, spot, PLAIN)
                if rate > best_rate:
                    best_rate = rate
                    best = CAPTURE[spot]
                for owner in range(state.seats):
                    if owner != seat and state.crowd[owner]:
                        rate = self.rate_raid(state, look, spot, owner, PLAIN)
                        if rate > best_rate:
                            best_rate = rate
                            best = RAID[spot][owner]
        if state.crowd[seat]:
            look.wash = self.washed(state, look)
            for strength in range(1, STRENGTHS + 1):
                rate = self.rate_wash(state, look, strength, False)
                if rate > best_rate:
                    best_rate = rate
                    best = BRAINWASH[strength - 1]
        return best

    # Positions

    def calm(self, state: Firepeak) -> bool:
        """Not in the middle of an action."""
        return not state.agenda or isinstance(state.agenda[-1], Turn)

    def figures(self, state: Firepeak, seat: int) -> list[float]:
        return figures(state, seat)

    def progress(self, state: Firepeak) -> float:
        return progress(state)

    def chances(self, state: Firepeak) -> list[float]:
        """How likely every seat is to win."""
        far = progress(state)
        return shares([self.forecast.sum(figures(state, seat), far) for seat in range(state.seats)])


SENSE: Final = FirepeakSense(TASTE)
