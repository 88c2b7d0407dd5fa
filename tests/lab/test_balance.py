"""What cards do for those who are dealt them: counted right, whatever the number of processes."""

from __future__ import annotations

import json

from click.testing import CliRunner

from conclave.lab.balance import Count, balance, main, watch


def test_everybody_is_dealt_seven_spells_and_casts_are_counted() -> None:
    count = watch("firepeak", 3, {}, "random", range(1, 5), "cast", "learn")
    assert count.seats == 12
    assert round(count.won, 6) == 4
    assert sum(count.dealt.values()) == 12 * 7
    assert sum(count.uses.values()) >= sum(count.users.values()) > 0


def test_one_process_and_two_give_the_same_figures() -> None:
    one = balance("firepeak", 2, {}, "random", 20, 1, 1, "cast", "learn")
    two = balance("firepeak", 2, {}, "random", 20, 1, 2, "cast", "learn")
    assert one.data() == two.data()


def test_lift_is_the_difference_of_two_shares() -> None:
    count = Count(seats=100, won=50.0)
    count.dealt["scry"], count.dealt_won["scry"] = 20, 15.0
    lift, error = count.lift("scry")
    assert lift == 15 / 20 - 35 / 80
    assert 0.12 < error < 0.13


def test_the_command_prints_one_object() -> None:
    done = CliRunner().invoke(main, ["firepeak", "--games", "10", "--bot", "random", "--json"])
    assert done.exit_code == 0
    data = json.loads(done.output)
    assert data["par"] == 0.5
    assert len(data["cards"]) == 36
