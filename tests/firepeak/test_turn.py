"""The turn: F47 to F49, with FA11, FA31, FA51, FA56, FA59 and FA62."""

from __future__ import annotations

from tests.firepeak.kit import Table


def test_F47_up_to_two_actions() -> None:
    table = Table().draws("twil-4", "twil-3").play(0, "recruit wizard", "to a")
    assert table.actions == 1
    table.play(0, "recruit a", "to c")
    assert table.actions == 0
    assert table.options(0) == ["end"]
    table.refuses("F47", 0, "recruit wizard").refuses("F47", 0, "move a>b").refuses("F47", 0, "imprison c")
    table.refuses("F47", 0, "swap a c").refuses("F47", 0, "capture a")


def test_F47_one_or_none_is_allowed() -> None:
    table = Table().play(0, "end")
    assert (table.turn, table.actions) == (1, 2)
    table.draws("twil-1").play(1, "recruit wizard", "to a", "end")
    assert (table.turn, table.actions) == (0, 2)


def test_F47_the_same_action_twice_and_any_order() -> None:
    table = Table("gaia doom", ["a=twil-4 b=night-3"]).play(0, "move b>d", "move d>b")
    assert table.layout(0) == "a=twil-4 b=night-3"
    table = Table("gaia doom", ["a=twil-4 b=night-3"]).draws("twil-1").play(0, "imprison b", "recruit a", "to c")
    assert (table.layout(0), table.dungeon(0)) == ("a=twil-4 c=twil-1", ["night-3"])


def test_F48_research_is_no_action_and_may_be_repeated() -> None:
    table = Table("gaia doom", dungeons=["twil-1 twil-2 night-1 night-2 doom-1"]).learns("scry", "smite")
    table.play(0, "research twil", "give twil-1", "give twil-2", "research night", "give night-1", "give night-2")
    assert (table.actions, table.book(0)) == (2, ["scry", "smite"])
    table.refuses("F86", 0, "research doom")


def test_F48_research_is_possible_after_the_last_action() -> None:
    table = Table("gaia doom", dungeons=["twil-1 twil-2"]).draws("doom-1", "doom-2")
    table.play(0, "recruit wizard", "to a", "recruit wizard", "to b").learns("scry")
    assert table.options(0) == ["research twil", "end"]
    assert table.play(0, "research twil", "give twil-1", "give twil-2").book(0) == ["scry"]


def test_F49_there_are_eight_actions() -> None:
    table = Table(
        "gaia doom", ["a=twil-4 b=night-3 c=twil-1", "a=cler-1"], dungeons=["$aura_defense doom-1 doom-1", "twil-1"],
        books=["aura_defense"],
    )  # fmt: skip
    words = ["recruit", "capture", "brainwash", "raid", "move", "swap", "imprison", "cast"]
    assert {option.split()[0] for option in table.options(0)} == {*words, "research", "end"}
    moves = {
        "recruit": ["recruit wizard", "to dungeon"], "capture": ["capture a", "at 1:a"], "brainwash": ["brainwash 1"],
        "raid": ["raid a>1"], "move": ["move c>d"], "swap": ["swap a b"], "imprison": ["imprison c"],
        "cast": ["cast aura_defense", "pay", "at 0:a"],
    }  # fmt: skip
    for word in words:
        table = Table(
            "gaia doom", ["a=twil-4 b=night-3 c=twil-1", "a=cler-1"], dungeons=["$aura_defense doom-1 doom-1", "twil-1"],
            books=["aura_defense"],
        ).rolls(*([3, 6, 3] if word in ("capture", "raid") else [1]))  # fmt: skip
        assert table.play(0, *moves[word]).actions == 1, word


def test_FA11_the_same_creature_may_act_several_times() -> None:
    table = Table("cler doom", ["a=twil-4", "a=night-1 b=night-2"]).rolls(5, 1, 5, 1)
    table.play(0, "capture a", "at 1:a", "capture a", "at 1:b")
    assert (table.dungeon(0), table.layout(1)) == (["night-1", "night-2"], "")


def test_FA31_no_research_while_an_action_or_a_repair_goes_on() -> None:
    table = Table("gaia doom", dungeons=["twil-1 twil-2"]).play(0, "recruit wizard")
    table.refuses("F52", 0, "research twil").play(0, "to dungeon", "research twil", "give twil-1", "give twil-2")
    assert len(table.book(0)) == 1


def test_FA31_a_new_spell_may_be_cast_in_the_same_turn() -> None:
    table = Table("gaia doom", dungeons=["twil-1 twil-2 $time_warp"]).learns("time_warp")
    table.play(0, "research twil", "give twil-1", "give twil-2", "cast time_warp", "pay")
    assert (table.actions, table.spent()) == (3, ["time_warp"])


def test_FA31_a_spellbook_holds_any_number() -> None:
    table = Table("gaia doom", dungeons=["twil-1 twil-2"], books=["scry smite balance decoy avatar atrophy tornado"])
    table.learns("titan").play(0, "research twil", "give twil-1", "give twil-2")
    assert len(table.book(0)) == 8


def test_FA51_extra_actions_may_be_anything_and_lapse_with_the_turn() -> None:
    table = Table("gaia doom", dungeons=["$time_warp $aura_defense"], books=["time_warp aura_defense"])
    table.play(0, "cast time_warp", "pay")
    assert table.actions == 3
    table.play(0, "cast aura_defense", "pay", "at 0:a")
    assert table.actions == 2
    assert table.play(0, "end").actions == 2
    assert table.play(1, "end").actions == 2


def test_FA51_grants_add_up() -> None:
    table = Table(
        "gaia doom", ["a=night-4", "a=twil-1"], dungeons=["$time_warp $smite"], books=["time_warp smite"]
    ).rolls(6, 1)
    table.play(0, "cast time_warp", "pay", "cast smite", "pay", "capture a", "at 1:a")
    assert table.actions == 3


def test_FA56_FA62_a_match_that_never_ends_ends_after_sixty_rounds() -> None:
    table = Table("gaia doom", ["a=twil-4", "a=twil-3"])
    for round in range(1, 61):
        assert (table.view().round, table.over) == (round, False)
        table.play(0, "end").play(1, "end")
    assert table.over
    assert (table.state.winners(), table.view().round) == ([0], 60)
    assert [event.a for event in table.told("too_long")] == [60]


def test_FA62_one_mobility_grants_twenty_moves() -> None:
    table = Table("gaia doom", ["a=twil-4"], dungeons=["$mobility"], books=["mobility"]).play(0, "cast mobility", "pay")
    for n in range(20):
        assert table.view().moves == 20 - n
        table.play(0, "move a>b" if n % 2 == 0 else "move b>a")
    assert (table.view().moves, table.actions) == (0, 1)
    table.play(0, "move a>b")
    assert table.actions == 0
    table.refuses("F47", 0, "move b>a")


def test_FA59_nobody_acts_in_the_turn_of_another() -> None:
    table = Table("gaia doom", ["a=twil-4", "a=twil-3"], dungeons=["", "cler-1 twil-1"], books=["", "aura_defense"])
    assert table.options(1) == []
    for move in ("cast aura_defense", "recruit wizard", "capture a", "end", "research twil", "brainwash 1"):
        table.refuses("F46", 1, move)


def test_F47_the_table_shows_while_an_action_is_under_way() -> None:
    table = Table("gaia doom", ["a=twil-4"], dungeons=["night-1 night-1"]).draws("twil-1", "twil-1")
    assert (table.view().actions, table.view().acting) == (2, False)
    table.play(0, "recruit a")
    assert [(table.view(eyes).actions, table.view(eyes).acting) for eyes in (0, 1, None)] == [(1, True)] * 3
    table.play(0, "to c")
    assert (table.view().actions, table.view().acting) == (1, False)
    table.play(0, "recruit a")
    assert (table.view().actions, table.view().acting) == (0, True)
    table.play(0, "to d", "research night")
    assert not table.view().acting, "research is no action"
