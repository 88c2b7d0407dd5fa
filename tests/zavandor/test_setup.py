"""The aim and the set-up of Zavandor: Z0 to Z12, ZA29, and the options ZV5 and ZV8 that change the set-up."""

from __future__ import annotations

import pytest

from conclave.engine.mistakes import Mistake, UnreadableMove
from conclave.engine.moves import CHANCE
from conclave.games.zavandor import GAME
from conclave.games.zavandor.components import CHARACTERS, SENTINELS
from tests.zavandor.kit import Table, kind_of

DECKS = {
    "blue": {3: 3, 4: 6, 5: 12, 6: 6, 7: 3},
    "green": {5: 3, 6: 6, 7: 9, 8: 9, 9: 6, 10: 3},
    "white": {8: 3, 9: 6, 10: 12, 11: 6, 12: 3},
    "red": {13: 3, 14: 6, 15: 12, 16: 6, 17: 3},
}
FLAT_DECKS = {
    "blue": {3: 0, 4: 5, 5: 20, 6: 5, 7: 0},
    "green": {5: 0, 6: 3, 7: 15, 8: 15, 9: 3, 10: 0},
    "white": {8: 0, 9: 5, 10: 20, 11: 5, 12: 0},
    "red": {13: 0, 14: 5, 15: 20, 16: 5, 17: 0},
}


def copies(table: Table, decks: dict[str, dict[int, int]]) -> dict[str, dict[int, int]]:
    """How often each card of these decks lies in the face-down decks of the table."""
    pile = table.state.secrets.pile
    return {colour: {value: pile[kind_of(f"{colour} {value}")] for value in deck} for colour, deck in decks.items()}


def test_Z0_most_points_win_when_five_sentinels_are_sold() -> None:
    table = Table(3).give(1, sentinels=["owl", "toad", "raven", "unicorn", "scarab"]).end_turns()
    assert table.state.over
    assert table.state.winners() == [1]
    assert [player.points for player in table.view().players] == [3, 28, 3]


def test_Z0_the_owner_of_most_sentinels_need_not_win() -> None:
    table = Table(2).give(0, sentinels=["owl", "toad", "raven", "unicorn", "scarab"])
    table.give(1, artifacts=["talisman"] * 4).end_turns()
    assert [player.points for player in table.view().players] == [28, 35]
    assert table.state.winners() == [1]


def test_Z0_the_game_goes_on_with_four_sentinels_sold() -> None:
    table = Table(3).give(1, sentinels=["owl", "toad", "raven", "unicorn"]).end_turns()
    assert not table.state.over
    assert table.view().round == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_Z1_two_to_six_can_play(players: int) -> None:
    assert len(Table(players).view().players) == players


@pytest.mark.parametrize("players", [0, 1, 7])
def test_Z1_nobody_plays_alone_nor_with_seven(players: int) -> None:
    with pytest.raises(Mistake):
        GAME.start(players)


def test_Z2_each_of_the_six_boards_is_as_likely_as_any_other() -> None:
    odds = Table(2, setup_only=True).odds()
    assert set(odds) == {f"deal {character}" for character in CHARACTERS}
    assert len(set(odds.values())) == 1


def test_Z2_a_board_is_dealt_once() -> None:
    table = Table(6, setup_only=True)
    table.state.play(CHANCE, "deal mage")
    assert set(table.odds()) == {f"deal {character}" for character in CHARACTERS if character != "mage"}


def test_Z2_all_boards_lie_open() -> None:
    boards = ["kobold", "witch", "mage"]
    assert [player.character for player in Table(3, boards).view(None).players] == boards


@pytest.mark.parametrize("seat", range(6))
def test_Z3_T1_two_opals_and_a_sapphire_all_active_make_three_points(seat: int) -> None:
    player = Table(6).player(seat)
    assert player.active == {"opal": 2, "sapphire": 1}
    assert player.pentagon == {}
    assert player.points == player.breakdown["gems"] == 3


@pytest.mark.parametrize(
    ("character", "dust"), [("witch", 10), ("elf", 10), ("druid", 20), ("fairy", 10), ("mage", 15), ("kobold", 20)]
)
def test_Z4_the_character_brings_dust(character: str, dust: int) -> None:
    table = Table(2, [character, *[c for c in CHARACTERS if c != character]], setup_only=True).until("lot")
    assert table.player(0).dust == dust


def test_Z5_the_fairy_begins_with_two_blue_cards() -> None:
    table = Table(2, ["fairy", "mage"], setup_only=True).draws("blue 3", "blue 7").until("lot")
    assert [(card.colour, card.value) for card in table.player(0).hand] == [("blue", 3), ("blue", 7)]
    assert table.player(1).hand == []


def test_Z5_the_fairy_may_spend_her_cards_in_round_1() -> None:
    table = Table(2, ["fairy", "mage"]).give(0, dust=0)
    table.play(0, "enchant opal", "pay blue#1", "pay blue#2")
    assert table.view().round == 1
    assert table.player(0).active == {"opal": 3, "sapphire": 1}
    assert len(table.player(0).hand) == 1


@pytest.mark.parametrize(
    ("character", "area"),
    list(zip(CHARACTERS, ["gems", "flow", "fire", "sages", "artifacts", "accumulation"], strict=True)),
)
def test_Z6_discs_start_on_three_points_on_level_1_and_on_five_priced_circles(character: str, area: str) -> None:
    player = Table(6).player(CHARACTERS.index(character))
    assert player.points == 3
    assert player.knowledge == {area: 1}
    assert player.stones == [20, 25, 30, 35, 40]
    assert player.waiting_stones == 0


def test_Z7_hand_limits_at_the_start() -> None:
    limits = {player.character: player.limit for player in Table(6).view().players}
    assert limits == {"witch": 4, "elf": 4, "druid": 5, "fairy": 5, "mage": 6, "kobold": 6}


@pytest.mark.parametrize(("players", "each"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_Z8_copies_of_each_artifact(players: int, each: int) -> None:
    state = Table(players).state
    assert [state.deck[artifact] + state.offer.count(artifact) for artifact in range(12)] == [each] * 12


def test_Z9_the_artifacts_come_letter_by_letter() -> None:
    table = Table(4)
    while table.view().deck:
        table.offer().end_turns()
    letters = ["AAABBBBCCCDD"[event.a] for event in table.events() if event.what == "revealed"]
    assert "".join(letters) == "A" * 6 + "B" * 8 + "C" * 6 + "D" * 4


def test_Z9_each_letter_is_shuffled() -> None:
    table = Table(3, setup_only=True).until("reveal")
    assert table.odds() == {"reveal spellbook": 2, "reveal runestone": 2, "reveal ball": 2}
    table.state.play(CHANCE, "reveal ball")
    assert table.odds() == {"reveal spellbook": 2, "reveal runestone": 2, "reveal ball": 1}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_Z10_as_many_artifacts_as_players_before_round_1(players: int) -> None:
    table = Table(players)
    happened = [event.what for event in table.events()]
    assert len(table.view().artifacts) == players
    assert happened[: happened.index("round")].count("revealed") == players
    assert "revealed" not in happened[happened.index("round") :]


def test_Z11_four_decks_of_energy_cards() -> None:
    table = Table(2, setup_only=True)
    assert table.view().piles == {"blue": 30, "green": 36, "white": 30, "red": 30}
    assert copies(table, DECKS) == DECKS


def test_Z11_a_face_down_card_is_any_of_those_left() -> None:
    table = Table(2, ["fairy", "mage"], setup_only=True).until("draw")
    assert table.odds() == {f"draw blue {value}": n for value, n in DECKS["blue"].items()}
    table.state.play(CHANCE, "draw blue 7")
    assert table.odds()["draw blue 7"] == 2


def test_Z12_all_nine_sentinels_are_on_offer_in_round_1() -> None:
    table = Table(2).give(0, dust=120)
    assert {lot.name for lot in table.view().sentinels} == set(SENTINELS)
    assert {f"auction {name}" for name in SENTINELS} <= set(table.options(0))
    assert table.buy(0, "owl", 120).player(0).sentinels == ["owl"]


def test_ZA29_there_is_one_elf_and_it_is_called_elf() -> None:
    assert [name for name in CHARACTERS if name.startswith("elf")] == ["elf"]
    table = Table(2, setup_only=True)
    with pytest.raises(UnreadableMove):
        table.state.play(CHANCE, "deal elfe")
    table.state.play(CHANCE, "deal elf")
    assert table.player(0).character == "elf"


def test_ZV5_the_lot_falls_on_the_first_to_choose_and_the_others_follow_clockwise() -> None:
    table = Table(3, options={"choose_character": True}, setup_only=True)
    assert table.odds() == {"lot 0": 1, "lot 1": 1, "lot 2": 1}
    table.lots(1).settle().play(1, "choose mage")
    table.play(2, "choose witch").play(0, "choose kobold")
    assert [player.character for player in table.view().players] == ["kobold", "mage", "witch"]
    assert [player.limit for player in table.view().players] == [6, 6, 4]


def test_ZV5_a_board_can_be_chosen_once_and_only_in_ones_turn() -> None:
    table = Table(3, options={"choose_character": True}, setup_only=True).lots(1).settle()
    with pytest.raises(Mistake):
        table.state.play(0, "choose witch")
    table.play(1, "choose mage").refuses(2, "choose mage", "Z2")
    assert "choose mage" not in table.options(2)
    assert len(table.options(2)) == 5


def test_ZV5_the_order_of_choosing_is_not_the_playing_order() -> None:
    table = Table(2, options={"choose_character": True}, setup_only=True).lots(1, 0).settle()
    table.play(1, "choose fairy").play(0, "choose elf")
    assert table.view().order == [0, 1]
    assert len(table.player(1).hand) == 3


def test_ZV8_flatter_decks() -> None:
    table = Table(2, options={"lower_variance": True}, setup_only=True)
    assert table.view().piles == {"blue": 30, "green": 36, "white": 30, "red": 30}
    assert copies(table, FLAT_DECKS) == FLAT_DECKS


def test_ZV8_no_extreme_card_is_ever_drawn() -> None:
    table = Table(2, options={"lower_variance": True}, setup_only=True).until("draw")
    assert table.odds() == {"draw blue 4": 5, "draw blue 5": 20, "draw blue 6": 5}
