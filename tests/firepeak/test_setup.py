"""The box and the set-up: F1, F7 to F9, F41 to F46, with FA36, FA37, FA37a, FA63 and FV3."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from conclave.engine.mistakes import IllegalMove, Mistake
from conclave.engine.moves import CHANCE
from conclave.games.firepeak import GAME
from conclave.games.firepeak.components import (
    CAPTIVE_NAMES,
    CLANS,
    COST,
    CREATURES,
    NAMES,
    SPELLS,
    TYPE,
    TYPES,
    WIZARDS,
)
from conclave.games.firepeak.state import Firepeak
from conclave.games.firepeak.view import View
from tests.firepeak.kit import Table, box


class SetUp:
    """A match on its first steps, played outcome by outcome."""

    def __init__(self, seats: int, **options: bool) -> None:
        self.state = cast(Firepeak, GAME.start(seats, dict(options)))

    def odds(self) -> dict[str, int]:
        return dict(zip(map(str, self.state.options(CHANCE)), self.state.odds(), strict=True))

    def chance(self, *outcomes: str) -> SetUp:
        for outcome in outcomes:
            self.state.play(CHANCE, outcome)
        return self

    def deal(self, word: str) -> list[str]:
        """Let chance decide all that begins with this word; what it was."""
        dealt = []
        while self.state.to_act == (CHANCE,) and next(iter(self.odds())).startswith(word):
            dealt.append(str(self.state.options(CHANCE)[0]))
            self.state.play(CHANCE, dealt[-1])
        return dealt

    def returns(self) -> SetUp:
        """Everybody gives back the first two of the seven."""
        for seat in range(self.state.seats):
            self.state.play(seat, "return 1")
            self.state.play(seat, "return 2")
        return self

    def view(self, seat: int | None = None) -> View:
        return cast(View, self.state.view(seat))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_F1_two_to_five_may_play(seats: int) -> None:
    rng = Random(seats)
    state = GAME.start(seats)
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, state.pick(seat, rng))
    assert state.winners()


@pytest.mark.parametrize("seats", [1, 6])
def test_F1_not_one_and_not_six(seats: int) -> None:
    with pytest.raises(Mistake):
        GAME.start(seats)


def test_F7_there_are_wizards_creatures_and_spells() -> None:
    assert len(set(WIZARDS)) == 6
    assert len(set(SPELLS)) == 36
    assert [len([t for t in TYPE if TYPES[t] == name]) for name in TYPES] == [5, 5, 6, 4, 16]
    creatures, spells = cast(tuple[list[int], list[int]], box(Table().state))
    assert (sum(creatures), sum(spells)) == (60, 36)


def test_F8_a_creature_has_a_clan_and_a_strength() -> None:
    table = Table("gaia doom", ["a=twil-3"])
    being = table.being(0, "a")
    assert being is not None
    assert (being.name, being.clan, being.strength) == ("ogre", "twil", 3)
    assert len({name for row in NAMES for name in row}) == CREATURES


def test_F9_ten_creatures_a_clan_two_three_three_two() -> None:
    setup = SetUp(2)
    pile = setup.state.secrets.pile[:CREATURES]
    for clan in CLANS:
        kinds = [CAPTIVE_NAMES.index(f"{clan}-{strength}") for strength in (1, 2, 3, 4)]
        assert [pile[kind] for kind in kinds] == [2, 3, 3, 2]
    assert sum(pile) == 60


def test_F15_every_spell_has_its_price() -> None:
    """Reconstructed: 33 cost one creature and three cost two; each clan is asked for six or seven times."""
    assert sorted(map(len, COST)) == [1] * 33 + [2] * 3
    for clan in range(len(CLANS)):
        asked = [least for cost in COST for c, least in cost if c == clan]
        assert len(asked) in (6, 7)
        assert 1 <= asked.count(3) <= 2
        assert max(asked) == 3


def test_F41_FA37_everybody_gets_another_wizard_at_random() -> None:
    setup = SetUp(3)
    assert setup.odds() == {f"deal {name}": 1 for name in WIZARDS}
    setup.chance("deal corvina", "deal malgrath")
    assert setup.odds() == {f"deal {name}": 1 for name in ("benedikta", "grimmsel", "aurelian", "sylvane")}
    setup.chance("deal sylvane")
    for eyes in (0, 1, 2, None):
        assert [player.wizard for player in setup.view(eyes).players] == ["corvina", "malgrath", "sylvane"]
    assert [player.clan for player in setup.view().players] == ["night", "doom", "gaia"]


def test_F42_seven_spells_are_dealt_and_five_kept() -> None:
    setup = SetUp(2)
    setup.deal("deal")
    dealt = setup.deal("learn")
    assert len(dealt) == 14
    assert (len(setup.view(0).players[0].book), setup.view(0).players[1].book_hidden) == (7, 7)
    assert list(setup.state.to_act) == [0, 1]
    kept = setup.view(0).players[0].book[2:]
    setup.returns()
    assert setup.view(0).players[0].book == kept
    assert [len(setup.view(seat).players[seat].book) for seat in (0, 1)] == [5, 5]


def test_F42_the_same_card_cannot_be_given_back_twice() -> None:
    setup = SetUp(2)
    setup.deal("deal")
    setup.deal("learn")
    setup.state.play(0, "return 3")
    with pytest.raises(IllegalMove) as caught:
        setup.state.play(0, "return 3")
    assert caught.value.rule.id == "F42"
    assert "return 4" in map(str, setup.state.options(0))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_F43_returned_spells_go_to_the_research_deck(seats: int) -> None:
    setup = SetUp(seats)
    setup.deal("deal")
    dealt = [text.removeprefix("learn ") for text in setup.deal("learn")]
    assert setup.view().research == 36 - 7 * seats
    setup.returns()
    assert (setup.view().research, setup.view().spent) == (36 - 5 * seats, [])
    table = Table("gaia doom", dungeons=["twil-1 twil-2"])
    assert dealt[0] in SPELLS
    table.learns(dealt[0]).play(0, "research twil", "give twil-1", "give twil-2")
    assert table.book(0) == [dealt[0]]


def test_F44_all_creatures_are_shuffled_into_the_recruit_deck() -> None:
    table = Table()
    assert table.view().recruits == 60
    table.state.play(0, "recruit wizard")
    copies = dict(zip("1234", [2, 3, 3, 2], strict=True))
    assert table.odds() == {f"draw {clan}-{strength}": copies[strength] for clan in CLANS for strength in "1234"}


def test_F45_structures_dungeons_and_guard_places_start_empty() -> None:
    table = Table(seats=5)
    for player in table.view().players:
        assert (player.structure, player.guard) == ([None] * 9, None)
        assert (player.dungeon, player.dungeon_hidden, player.circle, player.decoys) == ([], 0, None, 0)


def test_F46_the_highest_roll_begins_and_turns_go_clockwise() -> None:
    setup = SetUp(3)
    setup.deal("deal")
    setup.deal("learn")
    setup.returns()
    assert setup.odds() == {f"roll {die}": 1 for die in range(1, 7)}
    setup.chance("roll 2", "roll 5", "roll 4")
    assert (setup.view().starter, setup.view().turn, setup.state.to_act) == (1, 1, (1,))
    for seat in (1, 2, 0, 1):
        assert setup.state.to_act == (seat,)
        with pytest.raises(IllegalMove) as caught:
            setup.state.play((seat + 1) % 3, "end")
        assert caught.value.rule.id == "F46"
        setup.state.play(seat, "end")
    assert setup.view().round == 2


def test_FA36_those_tied_for_the_highest_roll_again() -> None:
    setup = SetUp(3)
    setup.deal("deal")
    setup.deal("learn")
    setup.returns().chance("roll 5", "roll 3", "roll 5")
    assert setup.view().turn is None
    setup.chance("roll 2", "roll 2", "roll 1", "roll 6")
    assert (setup.view().starter, setup.state.to_act) == (2, (2,))


def test_FA37a_spells_are_returned_in_secret_and_at_the_same_time() -> None:
    setup = SetUp(3)
    setup.deal("deal")
    setup.deal("learn")
    assert list(setup.state.to_act) == [0, 1, 2]
    before = setup.view(0)
    setup.state.play(2, "return 7")
    assert (setup.view(0), setup.view(2).returned) == (before, ["return 7"])
    setup.state.play(2, "return 1")
    assert list(setup.state.to_act) == [0, 1]
    assert setup.view(0).players[2].book_hidden == 7, "nothing moves before all have chosen"
    for seat in (0, 1):
        setup.state.play(seat, "return 1")
        setup.state.play(seat, "return 2")
    for eyes, owner in ((0, 2), (1, 2), (None, 0)):
        assert (setup.view(eyes).players[owner].book, setup.view(eyes).players[owner].book_hidden) == ([], 5)


def test_FA63_first_wizards_then_spells_then_dice() -> None:
    setup = SetUp(2)
    assert len(setup.deal("deal")) == 2
    assert len(setup.deal("learn")) == 14
    assert setup.returns().view().starter is None
    setup.chance("roll 6", "roll 1")
    assert setup.view().starter == 0


def test_FV3_wizards_are_chosen_in_turn_order_after_the_dice() -> None:
    setup = SetUp(3, choose_wizard=True)
    setup.chance("roll 1", "roll 2", "roll 6")
    assert (setup.state.to_act, list(map(str, setup.state.options(2)))) == ((2,), [f"choose {w}" for w in WIZARDS])
    setup.state.play(2, "choose grimmsel")
    with pytest.raises(IllegalMove) as caught:
        setup.state.play(0, "choose grimmsel")
    assert caught.value.rule.id == "F41"
    with pytest.raises(IllegalMove) as caught:
        setup.state.play(0, "end")
    assert caught.value.rule.id == "FV3"
    setup.state.play(0, "choose malgrath")
    assert setup.state.to_act == (1,)
    setup.state.play(1, "choose sylvane")
    assert [player.clan for player in setup.view().players] == ["doom", "gaia", "twil"]
    assert len(setup.deal("learn")) == 21
    setup.returns()
    assert (setup.view().turn, setup.view().round) == (2, 1)
