"""Circles: F84, F100 to F104, with FA32, FA49 and FA50."""

from __future__ import annotations

from tests.firepeak.kit import Table

EIGHT = "a=twil-4 b=night-4 c=twil-3 d=night-3 e=night-2 f=twil-2 g=twil-1 h=night-1"


def test_F84_a_circle_lies_beside_the_own_structure_and_there_is_only_one() -> None:
    table = Table("gaia doom", dungeons=["$circle_magic $circle_scrying"], books=["circle_magic circle_scrying"])
    table.play(0, "cast circle_magic", "pay")
    assert [table.player(seat).circle for seat in (0, 1)] == ["circle_magic", None]
    table.play(0, "cast circle_scrying", "pay")
    assert (table.player(0).circle, table.spent()) == ("circle_scrying", ["circle_magic"])


def test_F84_everybody_may_have_one() -> None:
    table = Table("gaia doom", dungeons=["$circle_magic"], books=["circle_magic"], circles=["", "guile"])
    table.play(0, "cast circle_magic", "pay")
    assert [table.player(seat).circle for seat in (0, 1)] == ["circle_magic", "circle_guile"]


def test_F100_a_captive_buys_one_more_on_a_capture_roll() -> None:
    table = Table("cler gaia", ["a=twil-3", "a=night-3"], dungeons=["doom-1"], circles=["fortune"])
    table.play(0, "capture a", "at 1:a")
    assert table.options(0) == ["no", "give doom-1"]
    table.rolls(3, 2).play(0, "give doom-1")
    assert [(event.a, event.b) for event in table.told("clash")] == [(3 + 3 + 1, 2 + 3 + 1)]
    assert (table.discards(), table.dungeon(0)) == (["doom-1"], ["night-3"])


def test_F100_a_captive_buys_one_more_on_a_raid_and_on_a_brainwash() -> None:
    table = Table("cler gaia", ["a=twil-3"], dungeons=["doom-1", "night-1"], circles=["fortune"]).play(0, "raid a>1")
    table.rolls(1, 4).play(0, "give doom-1", "leave")
    assert [(event.a, event.b) for event in table.told("raid_rolled")] == [(5, 4)]
    table = Table("cler gaia", dungeons=["doom-1 night-3"], circles=["fortune"]).play(0, "brainwash 3")
    table.rolls(3).play(0, "give doom-1")
    assert table.options(0) == ["wake night-3"]


def test_F100_it_may_be_declined() -> None:
    table = Table("cler gaia", ["a=twil-3", "a=night-3"], dungeons=["doom-1"], circles=["fortune"]).rolls(3, 2)
    table.play(0, "capture a", "at 1:a", "no")
    assert [event.a for event in table.told("clash")] == [6]
    assert table.dungeon(0) == ["doom-1"]


def test_F100_once_in_a_turn() -> None:
    table = Table("cler gaia", ["a=twil-3", "a=night-3"], dungeons=["doom-1 doom-2"], circles=["fortune"]).rolls(1, 1)
    table.play(0, "capture a", "at 1:a", "give doom-1").rolls(2, 1).play(0, "capture a", "at 1:a")
    assert (table.dungeon(0), table.asked) == (["doom-2"], (0,))
    table.play(0, "end").play(1, "end").play(0, "capture a", "at 1:a")
    assert table.options(0) == ["no", "give doom-2"]


def test_FA49_fortune_is_for_the_own_rolls_in_the_own_turn() -> None:
    table = Table("cler gaia", ["a=twil-3", "a=night-3"], dungeons=["", "doom-1"], circles=["", "fortune"]).rolls(3, 3)
    table.play(0, "capture a", "at 1:a")
    assert [event.b for event in table.told("clash")] == [3 + 3 + 1]
    assert table.dungeon(1) == ["doom-1", "twil-3"]


def test_FA49_it_is_decided_before_the_dice() -> None:
    table = Table("cler gaia", ["a=twil-3", "a=night-3"], dungeons=["doom-1"], circles=["fortune"])
    table.play(0, "capture a", "at 1:a")
    assert [event.what for event in table.events()] == ["attacks"]
    table.rolls(6, 1).play(0, "give doom-1")
    assert [event.what for event in table.events()][:3] == ["gives_up", "rolls", "rolls"]


def test_FA49_not_the_creature_that_is_being_brainwashed() -> None:
    table = Table("cler gaia", dungeons=["night-3 doom-1"], circles=["fortune"]).play(0, "brainwash 3")
    table.refuses("FA49", 0, "give night-3")
    assert table.options(0) == ["no", "give doom-1"]
    table = Table("cler gaia", dungeons=["night-3"], circles=["fortune"]).rolls(1).play(0, "brainwash 3")
    assert table.asked == (0,)
    assert table.actions == 1, "there was nobody to give: the die has been rolled"


def test_FA49_for_the_roll_of_the_twilight_brood_too() -> None:
    table = Table(
        "cler gaia", ["a=twil-4", "b=night-3"], dungeons=["doom-1"], circles=["fortune"], options="clan_powers"
    ).rolls(5, 1)
    table.play(0, "capture a", "at 1:b", "no")
    assert table.options(0) == ["no", "give doom-1"]
    table.rolls(3).play(0, "give doom-1")
    assert table.options(0) == ["no", "to c", "to d"]


def test_F101_guile_adds_one_to_every_brainwash() -> None:
    table = Table("cler gaia", dungeons=["night-4 night-3"], circles=["guile"]).rolls(4, 3)
    table.play(0, "brainwash 4", "wake night-4", "to a", "brainwash 3", "wake night-3", "to c")
    assert table.layout(0) == "a=night-4 c=night-3"
    assert [event.a for event in table.told("wash_rolled")] == [5, 4]


def test_F101_a_strength_of_one_never_fails_and_fights_gain_nothing() -> None:
    table = Table("cler gaia", ["a=twil-3", "a=doom-3"], dungeons=["night-1"], circles=["guile"]).rolls(1, 1, 1)
    assert table.play(0, "brainwash 1").options(0) == ["wake night-1"]
    table.play(0, "wake night-1", "to guard", "capture a", "at 1:a")
    assert [event.a for event in table.told("clash")] == [4]


def test_F102_an_orc_pays_for_three_or_more() -> None:
    """T7."""
    for circle in ("magic", ""):
        table = Table("gaia doom", ["a=doom-1"], dungeons=["twil-2"], books=["shade"], circles=[circle])
        if circle:
            table.play(0, "cast shade", "give twil-2", "at 0:a", "to guard")
            assert table.at(0, "guard") == "shade:doom-1"
        else:
            table.refuses("F76", 0, "cast shade")


def test_F102_magic_does_not_help_to_brainwash() -> None:
    table = Table("gaia doom", dungeons=["night-3"], circles=["magic"]).rolls(4)
    assert table.play(0, "brainwash 3").options(0) == ["wake night-3"]


def test_F103_with_might_eight_creatures_win() -> None:
    seven = EIGHT.removesuffix(" h=night-1")
    table = Table("doom gaia", [seven], circles=["might"]).draws("night-1").play(0, "recruit d", "to h")
    assert (table.over, table.state.winners()) == (True, [0])
    table = Table("doom gaia", [seven]).draws("night-1").play(0, "recruit d", "to h")
    assert not table.over


def test_F103_casting_it_with_eight_creatures_wins_on_the_spot() -> None:
    table = Table("doom gaia", [EIGHT], dungeons=["$circle_might"], books=["circle_might"])
    table.play(0, "cast circle_might", "pay")
    assert (table.over, table.state.winners()) == (True, [0])


def test_F103_the_wizard_is_not_one_of_the_eight() -> None:
    table = Table("doom gaia", [EIGHT.removesuffix(" h=night-1")], circles=["might"]).play(0, "end")
    assert not table.over


def test_F104_a_captive_buys_a_second_recruit_to_choose_from() -> None:
    table = Table("gaia doom", ["a=twil-4"], dungeons=["cler-1"], circles=["scrying"]).draws("dawn-3", "night-2")
    table.play(0, "recruit a")
    assert table.options(0) == ["to guard", "to dungeon", "give cler-1"]
    table.play(0, "give cler-1")
    assert (table.drawn(0), table.options(0)) == (["dawn-3", "night-2"], ["keep 1", "keep 2"])
    assert table.drawn(1) == [None, None]
    table.play(0, "keep 2", "to c")
    assert (table.at(0, "c"), table.discards(), table.actions) == ("night-2", ["cler-1", "dawn-3"], 1)


def test_F104_once_a_turn() -> None:
    table = Table("gaia doom", dungeons=["cler-1 cler-2"], circles=["scrying"]).draws("dawn-3", "night-2", "twil-1")
    table.play(0, "recruit wizard", "give cler-1", "keep 1")
    assert "give cler-2" not in table.options(0)
    table.play(0, "to a", "recruit wizard").refuses("F52", 0, "give cler-2")
    table.play(0, "to dungeon", "end").play(1, "end").draws("twil-2").play(0, "recruit wizard")
    assert "give cler-2" in table.options(0)


def test_FA50_scrying_is_decided_after_the_first_card_is_seen() -> None:
    table = Table("gaia doom", dungeons=["cler-1"], circles=["scrying"]).draws("dawn-3").play(0, "recruit wizard")
    assert (table.drawn(0), table.dungeon(0)) == (["dawn-3"], ["cler-1"])
    assert table.play(0, "to a").dungeon(0) == ["cler-1"]


def test_FA50_the_creature_not_kept_is_seen_on_the_discard_pile() -> None:
    table = Table("gaia doom twil", dungeons=["cler-1"], circles=["scrying"]).draws("dawn-3", "night-2")
    table.play(0, "recruit wizard", "give cler-1", "keep 1", "to dungeon")
    assert [sorted(table.view(eyes).discards) for eyes in (0, 1, 2, None)] == [["cler-1", "night-2"]] * 4
    assert [table.knows(eyes, 0) for eyes in (0, 1, 2)] == [["dawn-3"], ["?"], ["?"]]


def test_FA32_scrying_brings_no_second_card_from_an_empty_deck() -> None:
    table = Table("gaia doom", dungeons=["cler-1"], circles=["scrying"], deck="dawn-3").play(0, "recruit wizard")
    assert table.options(0) == ["to a", "to b", "to guard", "to dungeon"]
