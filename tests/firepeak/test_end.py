"""The end of a match: F2 to F6, with FA32 to FA35, FV2 and FV4."""

from __future__ import annotations

from tests.firepeak.kit import Table

EIGHT = "a=twil-4 b=night-4 c=twil-3 d=night-3 e=night-2 f=twil-2 g=twil-1 h=night-2"
"""Only i is free, below a harpy (2)."""


def test_F2_nine_creatures_win_at_once() -> None:
    table = Table("doom gaia", [EIGHT, "a=dawn-4"]).draws("night-1").play(0, "recruit e")
    assert not table.over
    table.play(0, "to i")
    assert (table.over, table.state.winners(), table.view().champion) == (True, [0], 0)
    assert [event.what for event in table.events()][-1] == "completes"
    assert table.options(0) == table.options(1) == []


def test_F2_eight_do_not_win_and_the_guard_does_not_count() -> None:
    table = Table("doom gaia", [EIGHT]).draws("night-1").play(0, "recruit wizard", "to guard")
    assert not table.over
    assert table.view().champion is None


def test_F2_by_brainwash_raid_or_summoning_too() -> None:
    table = Table("doom gaia", [EIGHT], dungeons=["night-1"]).rolls(6).play(0, "brainwash 1", "wake night-1", "to i")
    assert table.state.winners() == [0]
    table = (
        Table("doom gaia", [EIGHT], dungeons=["", "night-1"]).rolls(6, 1).play(0, "raid a>1", "free night-1", "to i")
    )
    assert (table.over, table.state.winners()) == (True, [0])


def test_FA33_summoned_beings_count_as_creatures() -> None:
    """T10: five creatures, Titan, Golem, Familiar and Shade."""
    table = Table(
        "doom gaia", ["a=titan b=night-4 c=twil-3 d=night-3 e=night-2 f=golem g=familiar h=shade:twil-2"],
    ).draws("night-1")  # fmt: skip
    table.play(0, "recruit e", "to i")
    assert (table.over, table.state.winners()) == (True, [0])


def test_FA33_a_win_is_checked_after_the_draws_and_repairs_of_an_action() -> None:
    """The ninth creature comes by a Lucky Charm; its spell is drawn before the match ends."""
    table = (
        Table("doom cler", [EIGHT], dungeons=["$lucky_charm night-1"], books=["lucky_charm"]).learns("scry").rolls(6)
    )
    table.play(0, "cast lucky_charm", "pay", "brainwash 1", "no", "wake night-1", "to i")
    assert (table.over, table.book(0)) == (True, ["scry"])


NINE = "a=dawn-4 b=cler-4 c=dawn-3 d=cler-3 e=cler-2 f=dawn-2 g=dawn-1 h=cler-2 i=cler-1"
"""A complete structure; in a test its owner is about to be noticed as the winner."""


def test_FA33_an_illegal_layout_does_not_win() -> None:
    table = Table("twil gaia", ["a=night-1", NINE], dungeons=["$atrophy"], books=["atrophy"])
    table.play(0, "cast atrophy", "pay", "at 1:e")
    assert table.options(1) == ["remove e", "remove i"]
    assert not table.play(1, "remove i").over
    table = Table("twil gaia", ["a=night-1", NINE], dungeons=["$atrophy"], books=["atrophy"])
    table.play(0, "cast atrophy", "pay", "at 1:f")
    assert (table.over, table.state.winners()) == (True, [1]), "here the layout stayed legal"


def test_FA33_the_player_whose_turn_it_is_comes_first() -> None:
    table = Table("doom gaia", [EIGHT, NINE]).draws("night-1").play(0, "recruit e", "to i")
    assert table.state.winners() == [0]
    table = Table("doom gaia", [EIGHT, NINE]).draws("night-1").play(0, "recruit e", "to guard")
    assert table.state.winners() == [1]


def test_F3_after_the_last_recruit_the_turn_is_played_to_its_end() -> None:
    table = Table("doom gaia", ["", "a=dawn-4"], deck="twil-1").play(0, "recruit wizard", "to a")
    assert (table.over, table.view().last, table.actions) == (False, True, 1)
    table.play(0, "end")
    assert (table.over, table.state.winners()) == (True, [1])
    assert [event.what for event in table.events()][-1] == "deck_out"


def test_F3_FA33_who_draws_the_last_creature_may_still_complete_the_structure() -> None:
    """T8."""
    table = Table("doom gaia", [EIGHT, "a=dawn-4+avatar b=gaia-4"], dungeons=["night-1"], deck="twil-1")
    table.play(0, "recruit wizard", "to dungeon").rolls(6).play(0, "brainwash 1", "wake night-1", "to i")
    assert (table.over, table.view().champion, table.state.winners()) == (True, 0, [0])


def test_F4_the_highest_sum_of_strengths_wins() -> None:
    table = Table("doom gaia cler", ["a=twil-4 c=twil-2", "a=dawn-3 b=dawn-3", "a=night-4 c=night-3"], deck="twil-1")
    table.play(0, "recruit wizard", "to dungeon", "end")
    assert (table.state.scores(), table.state.winners()) == ([6, 6, 7], [2])


def test_F5_among_equal_sums_the_greater_number_wins() -> None:
    table = Table("doom gaia", ["a=twil-4 c=twil-2", "a=dawn-3 b=dawn-2 c=dawn-1"], deck="night-1")
    table.play(0, "recruit wizard", "to dungeon", "end")
    assert (table.state.scores(), table.state.winners()) == ([6, 6], [1])


def test_F5_if_these_are_equal_too_it_is_a_draw_among_them() -> None:
    table = Table("doom gaia cler", ["a=twil-4 c=twil-2", "a=dawn-3 b=dawn-3", "a=twil-1"], deck="night-1")
    table.play(0, "recruit wizard", "to dungeon", "end")
    assert table.state.winners() == [0, 1]


def test_FA34_strengths_count_as_in_play_and_only_in_the_structure() -> None:
    table = Table(
        "twil gaia", ["a=twil-3+avatar b=night-2+atrophy", "a=dawn-4"], guards=["", "night-4"], dungeons=["", "gaia-4"],
        deck="night-1",
    )  # fmt: skip
    table.play(0, "recruit wizard", "to dungeon", "end")
    assert (table.state.scores(), table.state.winners()) == ([3 + 1 + 2 + 2 - 1, 4], [0])


def test_FV4_FA34_with_the_option_the_guard_counts_in_sum_and_number() -> None:
    guards = ["twil-1", "night-3"]
    for options, scores, winners in (("", [4, 3], [0]), ("guard_counts", [5, 6], [1])):
        table = Table("doom gaia", ["a=twil-4", "a=dawn-3"], guards=guards, deck="night-1", options=options)
        table.play(0, "recruit wizard", "to dungeon", "end")
        assert (table.state.scores(), table.state.winners()) == (scores, winners)
    table = Table("doom gaia", ["a=twil-4 b=twil-2", "a=dawn-3 b=dawn-2"], guards=["", "night-1"], deck="night-1",
                  options="guard_counts")  # fmt: skip
    table.play(0, "recruit wizard", "to dungeon", "end")
    assert (table.state.scores(), table.state.winners()) == ([6, 6], [1]), "three creatures against two"


def test_FV4_a_guard_does_not_complete_a_structure() -> None:
    table = (
        Table("doom gaia", [EIGHT], options="guard_counts")
        .draws("night-1")
        .play(0, "recruit wizard", "to guard", "end")
    )
    assert not table.over


def test_F6_FV2_FA35_the_discards_become_a_new_deck_once() -> None:
    table = Table("doom gaia", deck="twil-1", options="prolong")
    assert (table.view().recruits, len(table.discards())) == (1, 59)
    table.play(0, "recruit wizard", "to a")
    assert (table.view().recruits, table.discards(), table.view().last, table.view().prolonged) == (59, [], False, True)
    assert len(table.told("prolonged")) == 1
    table.play(0, "end")
    assert not table.over


def test_F6_FV2_the_second_time_the_match_ends() -> None:
    table = Table("doom gaia", dungeons=["twil-2 twil-3"], deck="twil-1", options="prolong")
    table.play(0, "recruit wizard", "to a")
    table.deck("doom-1", rest=1).play(0, "recruit wizard", "to dungeon")
    assert table.view().last
    assert table.play(0, "end").over


def test_FA35_without_discards_the_match_ends_as_usual() -> None:
    table = Table("doom gaia", options="prolong")
    table.deck("twil-1", rest=1).check().play(0, "recruit wizard", "to a")
    assert (table.view().last, table.view().prolonged) == (True, False)
    assert table.play(0, "end").over


def test_FA35_a_titan_alone_is_no_new_deck() -> None:
    table = Table("doom gaia", discards="titan", options="prolong")
    table.deck("twil-1", rest=1).check().play(0, "recruit wizard", "to a")
    assert (table.view().last, table.view().prolonged, table.told("prolonged")) == (True, False, [])
    assert (table.discards(), table.spent()) == (["titan"], []), "the Titan stays where it lies"
    assert table.play(0, "end").over


def test_FA35_without_the_option_nothing_is_shuffled() -> None:
    table = Table("doom gaia", deck="twil-1").play(0, "recruit wizard", "to a")
    assert (table.view().recruits, len(table.discards()), table.view().last) == (0, 59, True)
