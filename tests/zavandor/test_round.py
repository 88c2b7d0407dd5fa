"""The round and Phase 1 of Zavandor: Z13 to Z20."""

from __future__ import annotations

from tests.zavandor.kit import Table


def what(table: Table) -> list[str]:
    return [event.what for event in table.events()]


def test_Z13_four_phases_in_order_and_then_the_next_round() -> None:
    table = Table(2).give(0, dust=20)
    assert table.view().phase == 3
    table.buy(0, "spellbook", 20).events()
    happened = what(table.end_turns())
    first = [happened.index(event) for event in ("points", "round", "position", "revealed", "income")]
    assert first == sorted(first)
    assert happened[-1] == "turn"
    assert (table.view().round, table.view().phase) == (2, 3)


def test_Z13_the_hand_limit_is_part_of_phase_4_before_the_points() -> None:
    table = Table(2).give(0, dust=30).play(0, "end").play(1, "end")
    assert table.view().phase == 4
    table.events()
    happened = what(table.end_turns())
    assert happened.index("gives_back") < happened.index("points") < happened.index("round")


def test_Z13_rounds_go_on_until_the_game_ends_in_a_phase_4() -> None:
    table = Table(2)
    for number in (2, 3, 4):
        assert table.end_turns().view().round == number
    table.give(0, sentinels=["owl", "toad", "raven", "unicorn", "scarab"])
    assert not table.state.over
    assert table.end_turns().state.over


def test_Z14_most_points_first() -> None:
    table = Table(4).give(3, artifacts=["talisman"]).give(2, artifacts=["cloak"]).give(1, artifacts=["mask"])
    table.end_turns()
    assert table.view().order == [3, 2, 1, 0]
    assert [player.position for player in table.view().players] == [4, 3, 2, 1]
    assert table.view().to_act == [3]


def test_Z15_of_equal_points_those_from_active_gems_rank_higher() -> None:
    table = Table(3).give(0, active={"opal": 1}, artifacts=["talisman"]).give(1, active={"ruby": 3}).end_turns()
    assert [player.points for player in table.view().players[:2]] == [9, 9]
    assert table.view().order == [1, 0, 2]


def test_Z15_gems_in_the_pentagon_do_not_break_a_tie() -> None:
    table = Table(2).give(0, active={"opal": 1}, pentagon={"ruby": 5}, artifacts=["talisman"])
    table.give(1, active={"ruby": 3}).end_turns()
    assert table.view().order == [1, 0]


def test_Z16_players_equal_in_both_draw_lots() -> None:
    table = Table(4).give(1, artifacts=["spellbook"]).give(3, active={"ruby": 2})
    for seat in range(3):
        table.play(seat, "end")
    table.lots(2).state.play(3, "end")
    while table.view().phase == 4:
        seat = table.state.to_act[0]
        table.state.play(seat, "keep")
    table.until("lot")
    assert table.odds() == {"lot 0": 1, "lot 2": 1}
    table.settle()
    assert table.view().order == [3, 1, 2, 0]


def test_Z16_equal_points_from_other_things_are_no_reason_for_a_lot() -> None:
    table = Table(2).give(0, active={"opal": 2}, artifacts=["spellbook"]).lots(0).end_turns()
    assert [player.points for player in table.view().players] == [3, 3]
    assert table.view().order == [1, 0]


def test_Z17_the_order_of_round_1_is_drawn_by_lot() -> None:
    table = Table(4, setup_only=True).lots(2, 0, 3).until("lot")
    assert table.odds() == {"lot 0": 1, "lot 1": 1, "lot 2": 1, "lot 3": 1}
    table.settle()
    assert table.view().order == [2, 0, 3, 1]
    assert table.view().to_act == [2]


def test_Z18_the_order_holds_for_the_whole_round() -> None:
    table = Table(3).give(2, dust=100).give(0, dust=0, cards=[])
    table.play(0, "deactivate opal", "deactivate opal", "end")
    assert table.view().order == [0, 1, 2]
    table.play(1, "end").play(2, "enchant opal", "pay", "enchant sapphire", "pay")
    assert table.view().order == [0, 1, 2]
    table.end_turns()
    assert table.view().order == [2, 1, 0]


def test_Z19_sold_artifacts_are_replaced_from_the_deck() -> None:
    table = Table(3, offer=["spellbook", "runestone", "ball"]).give(0, dust=40)
    table.buy(0, "spellbook", 20).buy(0, "ball", 20).reveals("spellbook", "ball").events()
    assert what(table.end_turns()).count("revealed") == 2
    assert sorted(lot.name for lot in table.view().artifacts) == ["ball", "runestone", "spellbook"]


def test_Z19_nothing_new_appears_when_nothing_was_sold() -> None:
    table = Table(3, offer=["spellbook", "runestone", "ball"])
    table.events()
    assert "revealed" not in what(table.end_turns())
    assert sorted(lot.name for lot in table.view().artifacts) == ["ball", "runestone", "spellbook"]


def test_Z19_a_sold_sentinel_brings_no_artifact() -> None:
    table = Table(2).give(0, dust=120).buy(0, "owl", 120)
    table.events()
    assert "revealed" not in what(table.end_turns())
    assert len(table.view().artifacts) == 2


def test_Z19a_a_gap_stays_until_the_next_phase_1_where_positions_come_first() -> None:
    table = Table(3, offer=["spellbook", "runestone", "ball"]).give(0, dust=20).buy(0, "ball", 20)
    assert [lot.name for lot in table.view().artifacts] == ["spellbook", "runestone"]
    table.play(0, "end").play(1, "end")
    assert len(table.view().artifacts) == 2
    table.events()
    happened = what(table.end_turns())
    assert len(table.view().artifacts) == 3
    assert happened.count("position") == 3
    assert max(i for i, event in enumerate(happened) if event == "position") < happened.index("revealed")


def test_Z20_an_empty_deck_refills_nothing() -> None:
    table = Table(3, offer=["spellbook", "runestone", "ball"]).give(0, dust=40)
    table.state.deck[:] = [0] * 11 + [1]
    table.buy(0, "spellbook", 20).buy(0, "ball", 20).end_turns()
    assert sorted(lot.name for lot in table.view().artifacts) == ["runestone", "talisman"]
    assert table.view().deck == ""
    table.end_turns()
    assert len(table.view().artifacts) == 2
    assert not table.state.over
