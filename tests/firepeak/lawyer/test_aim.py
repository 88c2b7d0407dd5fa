"""Aim and end of the game: chapter II of the printed rules."""

from __future__ import annotations

import pytest

from conclave import Mistake
from conclave.games.firepeak import GAME

from .kit import FULL, Table, sight

EIGHT = FULL.rsplit(" ", 1)[0]


def test_F1_two_to_five_wizards() -> None:
    for seats in (2, 3, 4, 5):
        assert len(sight(GAME.start(seats, {})).players) == seats
    for seats in (1, 6):
        with pytest.raises(Mistake):
            GAME.start(seats, {})


def test_F2_nine_creatures_win_at_once_in_the_middle_of_a_turn() -> None:
    t = Table("sylvane aurelian").build(0, EIGHT)
    assert t.asked in (0, 1)
    t.turn_of(0).recruit(0, "doom-2", "i")
    assert t.layout(0) == FULL
    assert t.state.over
    assert t.state.to_act == ()
    assert t.state.winners() == [0]


def test_F2_eight_creatures_and_a_guard_do_not_win() -> None:
    t = Table("sylvane aurelian").build(0, EIGHT + " guard=doom-3")
    assert not t.state.over


def test_F2_a_win_beats_a_rival_of_greater_strength() -> None:
    t = Table("sylvane benedikta").build(1, "a=cler-4 b=cler-4 c=cler-3 d=cler-3 e=cler-3")
    t.build(0, FULL)
    assert t.state.winners() == [0]


def test_F2_the_ninth_may_come_by_brainwash() -> None:
    t = Table("sylvane aurelian").build(0, EIGHT).lock(0, "doom-2").turn_of(0)
    t.play("brainwash 2; roll 3; wake doom-2; to i")
    assert t.state.winners() == [0]


def test_F2_the_ninth_may_come_from_a_foreign_dungeon() -> None:
    t = Table("sylvane aurelian").build(0, EIGHT).lock(1, "doom-2").turn_of(0)
    t.play("raid a>1; roll 6; roll 1; free doom-2; to i")
    assert t.state.winners() == [0]


def test_F3_the_turn_of_the_last_draw_is_the_last() -> None:
    t = Table("sylvane aurelian corvina").drain(2)
    t.turn_of(t.view().turn if t.actions == 2 else (t.view().turn + 1) % 3)
    last = t.view().turn
    t.play("recruit wizard").play(next(iter(t.chances()))).play("to dungeon; recruit wizard")
    t.play(next(iter(t.chances()))).play("to dungeon")
    assert not t.state.over
    assert t.asked == last
    t.play("end")
    assert t.state.over


def test_T8_the_rest_of_the_last_turn_may_still_win() -> None:
    t = Table("sylvane aurelian").build(0, EIGHT).lock(0, "doom-2").drain(1).turn_of(0)
    t.play("recruit wizard").play(next(iter(t.chances()))).play("to dungeon")
    assert not t.state.over
    t.play("brainwash 2; roll 6; wake doom-2; to i")
    assert t.state.winners() == [0]


def test_FA32_nobody_recruits_from_an_empty_deck() -> None:
    t = Table("sylvane aurelian").drain(1)
    seat = t.view().turn if t.actions == 2 else 1 - t.view().turn
    t.turn_of(seat).play("recruit wizard").play(next(iter(t.chances()))).play("to dungeon")
    assert t.actions == 1
    assert t.may("recruit") == []
    assert t.refuses("recruit wizard") in {"FA32", "F51"}


def finished(t: Table) -> Table:
    """Draw what is left of the deck, and end the last turn."""
    t.drain(0)
    t.play("end")
    assert t.state.over
    return t


def test_F4_the_greatest_strength_wins_and_the_wizards_clan_counts() -> None:
    t = Table("grimmsel aurelian").build(0, "a=twil-4").build(1, "a=cler-2 b=cler-2")
    assert finished(t).state.winners() == [0]  # 5 against 4


def test_F4_only_the_structure_counts_not_guard_nor_dungeon() -> None:
    t = Table("sylvane aurelian").build(0, "a=twil-2 guard=twil-4").build(1, "a=cler-3")
    assert finished(t).state.winners() == [1]


def test_F4_enchantments_count() -> None:
    t = Table("sylvane aurelian", "avatar").build(0, "a=twil-2").build(1, "a=cler-2 b=gaia-1")
    t.cast(0, "avatar", "at 0:a")
    assert finished(t).state.winners() == [0]  # 4 against 3


def test_F5_more_creatures_break_the_tie() -> None:
    t = Table("sylvane aurelian").build(0, "a=twil-4").build(1, "a=cler-2 b=cler-2")
    assert finished(t).state.winners() == [1]


def test_F5_still_tied_is_a_draw_among_the_tied_only() -> None:
    t = Table("sylvane aurelian corvina").build(0, "a=twil-4").build(1, "a=cler-4").build(2, "a=doom-3")
    assert finished(t).state.winners() == [0, 1]


def test_F5_the_guard_breaks_no_tie() -> None:
    t = Table("sylvane aurelian").build(0, "a=twil-3 guard=twil-1").build(1, "a=cler-3")
    assert finished(t).state.winners() == [0, 1]


def test_FV4_the_guard_may_count_in_sum_and_number() -> None:
    t = Table("sylvane aurelian", guard_counts=True).build(0, "a=twil-3 guard=twil-1").build(1, "a=cler-3")
    assert finished(t).state.winners() == [0]
    t = Table("sylvane aurelian", guard_counts=True).build(0, "a=twil-3 guard=twil-1").build(1, "a=cler-4")
    assert finished(t).state.winners() == [0]  # 4 against 4, two creatures against one
    t = Table("grimmsel aurelian", guard_counts=True).build(0, "guard=twil-3").build(1, "a=cler-3")
    assert finished(t).state.winners() == [0]  # the guard has its +1 here too


def test_FV4_the_guard_completes_no_structure() -> None:
    t = Table("sylvane aurelian", guard_counts=True).build(0, EIGHT + " guard=doom-3")
    assert not t.state.over


def test_F6_prolonged_once_with_the_discards() -> None:
    t = Table("sylvane aurelian", prolong=True).lock(0, "twil-1 twil-2").turn_of(0)
    t.play("research twil; give twil-1; give twil-2; learn scry")
    t.drain(1)
    seat = t.view().turn if t.actions == 2 else 1 - t.view().turn
    t.turn_of(seat).play("recruit wizard").play(next(iter(t.chances()))).play("to dungeon")
    assert t.view().recruits == 2
    assert t.discarded == ""
    t.play("recruit wizard")
    assert t.chances() == {"draw twil-1": 1, "draw twil-2": 1}
    t.play("draw twil-1; to dungeon; end")
    assert not t.state.over
    t.play("recruit wizard; draw twil-2; to dungeon; end")
    assert t.state.over


def test_FA35_without_discards_there_is_nothing_to_prolong() -> None:
    t = Table("sylvane aurelian", prolong=True).drain(0).play("end")
    assert t.state.over


def test_FA62_sixty_rounds_are_the_limit() -> None:
    t = Table("sylvane aurelian corvina").build(1, "a=twil-1")
    while t.view().round < 60:
        t.play("end")
    for _ in range(2):
        t.play("end")
        assert not t.state.over
    t.play("end")
    assert t.state.over
    assert t.state.winners() == [1]
