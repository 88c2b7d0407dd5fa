"""A referee who watches a match from the outside and works everything out again with a model of his own."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from conclave import CHANCE, State
from conclave.games.firepeak import GAME

from . import model
from .kit import LEADERS, SPOTS
from .model import Seat

FIGHTER = {"end": 0.15, "cast": 6.0, "recruit": 3.0, "imprison": 0.2, "move": 0.5, "swap": 0.4, "research": 0.5}
BUILDER = {
    **{"end": 0.01, "cast": 1.0, "recruit": 4.0, "brainwash": 6.0, "imprison": 0.02, "capture": 0.1, "raid": 0.2},
    **{"move": 0.2, "swap": 0.1, "research": 0.1, "free": 5.0},
}


class Fight:
    """A capture or a raid under way: who, against whom, with which sums."""

    def __init__(self, what: str, seat: int, spot: str, spell: str) -> None:
        self.what = what
        self.seat = seat
        self.spot = spot
        self.spell = spell
        self.victim = -1
        self.target = ""
        self.fortune = 0
        self.gift = ""
        self.dice: list[int] = []
        self.sums = (0, 0)
        self.before: Any = None


class Referee:
    """Plays one random match through the public interface, and checks every step."""

    def __init__(self, seats: int, seed: int, options: dict[str, bool], builder: bool = False) -> None:
        self.builder = builder
        self.chance = random.Random(seed)
        self.options = options
        self.powers = options.get("clan_powers", False)
        self.state: State = GAME.start(seats, dict(options))
        self.seats = seats
        self.seen: dict[int, list[str]] = {}
        self.spell = ""
        self.fight: Fight | None = None
        self.brainwash = 0
        self.guess = 0
        self.steps = 0
        self.fights = 0
        self.repairs = 0
        self.casts: Counter[str] = Counter()

    # --- playing ---------------------------------------------------------------------------------------------------

    def run(self) -> Referee:
        view = self.view(None)
        while self.state.to_act:
            seat = self.chance.choice(self.state.to_act)
            moves = self.moves(seat)
            assert moves, "somebody is asked and has no answer"
            if seat == CHANCE:
                weights: list[float] = list(self.state.odds())
            else:
                if "end" in moves:
                    self.spell, self.fight, self.brainwash = "", None, 0
                weights = self.taste(moves)
                self.inspect(seat, moves, view)
            move = self.chance.choices(moves, weights)[0]
            self.foresee(seat, move, view)
            self.state.play(seat, move)
            self.seen.clear()
            self.steps += 1
            if not move.startswith(("deal ", "learn ", "return ", "draw ")):  # these change nothing that lies open
                before, view = view, self.view(None)
                self.check(seat, move, before, view)
        self.finish()
        return self

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat, asked for once."""
        if seat not in self.seen:
            self.seen[seat] = [str(move) for move in self.state.options(seat)]
        return self.seen[seat]

    def view(self, seat: int | None) -> Any:
        return self.state.view(seat)

    def next_moves(self) -> list[str]:
        """What the next player may answer; nothing if chance comes next."""
        asked = self.state.to_act
        return self.moves(asked[0]) if asked and asked != (CHANCE,) else []

    def taste(self, moves: list[str]) -> list[float]:
        """Every verb alike, spells more often, the end of a turn seldom; a builder fills the structure first of all."""
        verbs = Counter(move.split()[0] for move in moves)
        liking = BUILDER if self.builder else FIGHTER
        weights = [liking.get(move.split()[0], 1.0) / verbs[move.split()[0]] for move in moves]
        if self.builder and moves[0].startswith("to "):
            weights = [9.0 if move[3:] in SPOTS else 0.5 for move in moves]
        return weights

    # --- before a move: are these the moves there should be? -------------------------------------------------------

    def inspect(self, seat: int, moves: list[str], view: Any) -> None:
        if moves[0].startswith(("return ", "choose ", "to ", "give ")):
            return
        cards = model.layout(view.players[seat])
        if moves[0].startswith("up "):
            self.repairs += 1
            wanted = {f"up {spot}>{up}" for spot in model.leaderless(cards) for up in LEADERS[spot]}
            assert set(moves) == wanted, "F28"
        elif moves[0].startswith("remove "):
            assert not model.leaderless(cards), "F31"
            guilty = model.breaches(cards)
            self.repairs += bool(guilty)
            assert guilty or self.spell == "balance"
            assert set(moves) == {f"remove {spot}" for spot in guilty or cards}, "FA6"
        elif moves[0].startswith("at ") and self.fight and self.fight.what == "capture":
            self.inspect_targets(view, moves)
        elif "end" in moves:
            for other in view.players:
                found = model.layout(other)
                assert model.legal(found), "F24"
                assert not self.complete(other), "F2: a win was overlooked"
            if self.chance.random() < 0.06:
                self.count_cards()
                own = self.view(seat)
                self.inspect_actions(seat, own, own.players[seat], set(moves))
                for move, rule in self.state.refused(seat):
                    assert str(move) not in moves
                    assert rule.id.startswith("F"), "a refusal quotes the rulebook of the game"

    def inspect_targets(self, view: Any, moves: list[str]) -> None:
        assert self.fight is not None
        own = view.players[self.fight.seat]
        wanted = {f"at {p.seat}:{spot}" for p in view.players if p.seat != own.seat for spot in model.capturable(p)}
        assert set(moves) == wanted, "F56"
        attack = model.attack(own, self.fight.spot)
        for target in view.targets:
            defence = model.defence(view.players[target.seat], target.spot, self.powers)
            assert (target.attack, target.defence) == (attack, defence), "F57, F58"
            if self.fight.spell != "tornado":
                factor = 2 if self.fight.spell == "touch_death" else 1
                assert (target.wins, target.ties) == model.odds(attack - defence, factor)

    def inspect_actions(self, seat: int, view: Any, player: Any, moves: set[str]) -> None:
        def offered(verb: str) -> set[str]:
            return {move for move in moves if move.startswith(verb + " ")}

        table = Seat(player)
        acting = view.actions > 0
        rivals = [other for other in view.players if other.seat != seat]
        prey = any(model.capturable(other) for other in rivals)
        full = [other.seat for other in rivals if len(other.dungeon) + other.dungeon_hidden]
        who = table.controlled()
        wakeable = {card for card in player.dungeon if table.places(Card(card))}
        if acting or view.moves:
            assert offered("move") == table.moves(), "F70"
            assert offered("swap") == table.swaps(), "F72"
        elif self.powers:
            assert offered("move") <= table.moves(), "F93"
            assert offered("swap") <= table.swaps(), "F93"
        else:
            assert not offered("move") | offered("swap"), "F47"
        clans = Counter(model.clan_of(card) for card in player.dungeon)
        assert offered("research") == {f"research {clan}" for clan, n in clans.items() if clan and n > 1}, "F86"
        if not acting:
            assert not [move for move in moves if move.split()[0] not in ("move", "swap", "research", "end")], "F47"
            return
        assert offered("imprison") == table.imprisonments(), "F73"
        assert offered("recruit") == {f"recruit {spot}" for spot in ["wizard", *table.beings()] if view.recruits}, "F50"
        assert offered("capture") == {f"capture {spot}" for spot in who if prey}, "F56"
        assert offered("raid") == {f"raid {spot}>{other}" for spot in who for other in full}, "F65"
        assert offered("brainwash") == {f"brainwash {model.printed(card)}" for card in wakeable}, "F61, FA14"
        for spell in set(player.book):
            rests = model.remainders(player.dungeon, spell, player.circle)
            possible = bool(rests) and self.castable(spell, view, player, rests, prey and bool(who), bool(who and full))
            if spell != "duplicate":
                assert (f"cast {spell}" in moves) == possible, f"{spell}: FA27, FA30, F76"
            else:
                assert rests or f"cast {spell}" not in moves, "F76"

    def castable(self, spell: str, view: Any, player: Any, rests: list[list[str]], capture: bool, raid: bool) -> bool:
        table = Seat(player)
        in_play = [being for other in view.players for being in [*other.structure, other.guard] if being is not None]
        wake = any(table.places(Card(card)) for rest in rests for card in rest)
        if spell in model.ENCHANTMENTS:
            return bool(in_play)
        if spell in model.SUMMONED:
            return bool(table.places(Card(spell)))
        if spell == "shade":
            return any(table.places(Card(being.kind)) for being in in_play)
        if spell in model.CAPTURES:
            return capture
        if spell == "stone_spirit":
            return raid
        if spell == "domination":
            return wake
        if spell == "lucky_charm":
            return capture or raid or wake
        return True

    # --- the cards of the box --------------------------------------------------------------------------------------

    def count_cards(self) -> None:
        """Nothing is lost, nothing doubled: 60 creatures and 36 spells, wherever they are."""
        creatures: Counter[str] = Counter()
        spells: Counter[str] = Counter()
        view = self.view(None)
        for seat in range(self.seats):
            player = self.view(seat).players[seat]
            assert player.dungeon_hidden == player.book_hidden == 0, "F35"
            creatures.update(player.dungeon)
            spells.update(player.book)
            spells.update(aura for aura in player.auras if aura)
            spells.update([player.circle] if player.circle else [])
            spells["decoy"] += player.decoys
            for being in [*player.structure, player.guard]:
                if being is not None:
                    spells.update(being.enchantments)
                    if being.shade:
                        spells["shade"] += 1
                    else:
                        creatures[being.kind] += 1
        spells.update(view.spent)
        creatures.update(view.discards)
        for summoned in model.SUMMONED:
            spells[summoned] += creatures.pop(summoned, 0)
        # A Titan on the discard pile may be among the hidden ones there, and is a spell card.
        assert creatures.total() + view.discards_hidden + view.recruits >= 60
        assert creatures.total() + view.discards_hidden + view.recruits + spells.total() + view.research == 96
        for card, number in creatures.items():
            assert number <= (2 if card[-1] in "14" else 3), card
        doubled = spells.total() - len(+spells)
        assert doubled == 0 or (doubled == 1 and not spells["duplicate"]), spells

    # --- a move and what must come of it ---------------------------------------------------------------------------

    def foresee(self, seat: int, move: str, view: Any) -> None:
        verb, _, rest = move.partition(" ")
        if verb == "cast":
            self.spell = rest
            self.casts[rest] += 1
        elif verb == "as":
            self.spell = rest
        elif verb == "capture":
            self.fight = Fight("capture", seat, rest, self.spell)
        elif verb == "raid":
            spot, _, victim = rest.partition(">")
            self.fight = Fight("raid", seat, spot, self.spell)
            self.fight.victim = int(victim)
            self.prepare(view)
        elif verb == "at" and self.fight and self.fight.victim < 0:
            victim, _, spot = rest.partition(":")
            self.fight.victim, self.fight.target = int(victim), spot
            self.prepare(view)
        elif verb == "brainwash":
            self.brainwash, self.guess = int(rest), int(view.players[seat].circle == "circle_guile")
        elif verb == "give" and self.fight and self.fight.victim >= 0:
            self.fight.fortune, self.fight.gift = 1, rest
        elif verb == "give" and self.brainwash:
            self.guess += 1

    def prepare(self, view: Any) -> None:
        fight = self.fight
        assert fight is not None
        own, other = view.players[fight.seat], view.players[fight.victim]
        if fight.what == "capture":
            fight.sums = (model.attack(own, fight.spot), model.defence(other, fight.target, self.powers))
        else:
            bonus = model.keeper(other) if fight.spell == "stone_spirit" else 0
            fight.sums = (model.raider(own, fight.spot, self.powers) + bonus, model.keeper(other))
        fight.before = self.snapshot(view, fight)

    def snapshot(self, view: Any, fight: Fight) -> list[tuple[Counter[str], int]]:
        """The dungeon and the number of controlled creatures of both sides."""
        return [
            (
                Counter(self.view(seat).players[seat].dungeon),
                len(Seat(view.players[seat]).controlled()),
            )
            for seat in (fight.seat, fight.victim)
        ]

    def check(self, seat: int, move: str, before: Any, view: Any) -> None:
        for player in view.players if view.players != before.players else []:
            for spot in [*SPOTS, "guard"]:
                being = player.guard if spot == "guard" else player.structure[SPOTS.index(spot)]
                if being is not None:
                    found = model.creature(player, spot)
                    assert found is not None
                    assert (being.strength, being.clan) == (found.strength, found.clan), "FA2"
        if move.startswith("roll ") and seat == CHANCE:
            self.rolled(int(move[5:]), before, view)
        elif self.fight and self.fight.victim >= 0 and move in ("no", "again", "decoy"):
            self.answered(move, before, view)
        elif self.fight and self.fight.spell == "tornado" and move.startswith("at "):
            self.resolved(self.fight, before, view, 1)

    def rolled(self, die: int, before: Any, view: Any) -> None:
        contest = before.contest
        if contest is None or contest.what == "conversion":
            return
        fight = self.fight
        if self.brainwash and fight is None:
            if self.spell == "lucky_charm" and self.asked_again():
                return
            success = die + self.guess > self.brainwash
            assert success == any(move.startswith("wake ") for move in self.next_moves()), "F62"
            self.brainwash = 0
            return
        if fight is None or fight.victim < 0:
            return
        if len(fight.dice) < 2:
            fight.dice.append(die)
        else:
            fight.dice[0] = die
        if len(fight.dice) == 2 and not self.asked_again():
            self.decide(fight, before, view)

    def asked_again(self) -> bool:
        return "again" in self.next_moves()

    def answered(self, move: str, before: Any, view: Any) -> None:
        fight = self.fight
        assert fight is not None
        if move == "no" and len(fight.dice) == 2 and before.contest is not None and before.contest.what == fight.what:
            self.decide(fight, before, view)

    def decide(self, fight: Fight, before: Any, view: Any) -> None:
        own, other = fight.dice
        factor = 2 if fight.what == "capture" and fight.spell == "touch_death" else 1
        left, right = factor * own + fight.sums[0] + fight.fortune, other + fight.sums[1]
        self.resolved(fight, before, view, (left > right) - (left < right))

    def resolved(self, fight: Fight, before: Any, view: Any, result: int) -> None:
        """Does what lies on the table now agree with the dice and the sums?"""
        self.fight = None
        self.fights += 1
        if "decoy" in self.next_moves():
            loser = fight.seat if result < 0 else fight.victim
            assert result != 0 or self.options.get("decoy_wide"), "F60"
            assert self.state.to_act[0] == loser or self.options.get("decoy_wide"), "F116"
            return  # what follows is a choice; scenarios cover it
        own, other = before.players[fight.seat], before.players[fight.victim]
        attacker = model.creature(own, fight.spot)
        defender = model.creature(other, fight.target) if fight.target else None
        assert attacker is not None
        spell_six = fight.what == "capture" and fight.dice[:1] == [6] and under_defense(other, fight.target)
        gain: list[Counter[str]] = [Counter(), Counter()]
        gone = [0, 0]
        armored = ["mystic_armor" in one.enchantments if one else False for one in (attacker, defender)]
        if fight.what == "capture" and result > 0 and not armored[1]:
            assert defender is not None
            gone[1] = 1
            if stays_prisoner(defender) and fight.spell != "touch_death":
                gain[0][defender.kind] += 1
        if spell_six:
            gone[0] = int(not armored[0])
        elif result < 0 and not armored[0]:
            gone[0] = 1
            if stays_prisoner(attacker):
                gain[1][attacker.kind] += 1
        if view.held is not None and gain[0][view.held]:
            gain[0][view.held] -= 1  # the Twilight Brood's captive, on its way
        after = self.snapshot(view, fight)
        for side in (0, 1):
            gift = Counter([fight.gift] if fight.gift and not side else [])
            assert after[side][0] == fight.before[side][0] + gain[side] - gift, "F59, F68"
            assert after[side][1] == fight.before[side][1] - gone[side], "F59, F68"
        if fight.what == "raid" and result > 0:
            assert "leave" in self.next_moves(), "F67"

    # --- the end ---------------------------------------------------------------------------------------------------

    def complete(self, player: Any) -> bool:
        cards = model.layout(player)
        needed = 8 if player.circle == "circle_might" else 9
        return len(cards) >= needed and model.legal(cards)

    def finish(self) -> None:
        view = self.view(None)
        done = [player.seat for player in view.players if self.complete(player)]
        if done:
            order = [(view.turn + step) % self.seats for step in range(self.seats)]
            assert self.state.winners() == [next(seat for seat in order if seat in done)], "F2, FA33"
            return
        assert view.recruits == 0 or view.round >= 60, "F3, FA62"
        totals = []
        for player in view.players:
            counted = list(model.layout(player).values())
            guard = model.creature(player, "guard")
            if guard is not None and self.options.get("guard_counts"):
                counted.append(guard)
            totals.append((sum(one.strength for one in counted), len(counted)))
        assert self.state.winners() == [seat for seat, total in enumerate(totals) if total == max(totals)], "F4, F5"


class Card:
    """A card that is not in play, for the question where it could lie."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.enchantments: list[str] = []
        self.shade = False


def under_defense(player: Any, spot: str) -> bool:
    return bool(spot) and model.under(player, spot, "aura_defense") > 0


def stays_prisoner(one: model.Creature) -> bool:
    return not one.shade and one.kind not in ("familiar", "golem")
