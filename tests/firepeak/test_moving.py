"""Move, swap and imprison: F70 to F74, with FA26, FA42 and FA58."""

from __future__ import annotations

from tests.firepeak.kit import Table


def test_F70_a_creature_moves_to_any_free_legal_position() -> None:
    table = Table("cler gaia", ["a=twil-4 b=night-4 c=twil-1"])
    assert [move for move in table.may(0, "move") if move.startswith("move c")] == [
        "move c>d", "move c>e", "move c>guard"
    ]  # fmt: skip
    table.play(0, "move c>e")
    assert (table.layout(0), table.actions) == ("a=twil-4 b=night-4 e=twil-1", 1)


def test_F70_or_to_the_empty_guard_place() -> None:
    table = Table("cler gaia", ["a=twil-4 b=night-4"]).play(0, "move b>guard")
    assert (table.layout(0), table.at(0, "guard")) == ("a=twil-4", "night-4")
    table.refuses("F37", 0, "move a>guard")


def test_F70_the_layout_must_be_legal_afterwards() -> None:
    table = Table("cler gaia", ["a=twil-4 b=night-2 c=twil-3"])
    table.refuses("F21", 0, "move a>guard").refuses("F22", 0, "move c>e").refuses("F19", 0, "move c>a")
    table.refuses("F70", 0, "move f>g").refuses("F21", 0, "move b>i").refuses("F21", 0, "move b>h")
    Table("cler gaia", ["a=twil-4 b=night-2 e=night-1"]).refuses("F21", 0, "move b>d")
    Table("doom gaia", ["a=twil-4 b=night-4 c=twil-3 e=dawn-2"]).refuses("F20", 0, "move c>d")


def test_F71_a_guard_never_moves_into_the_structure() -> None:
    table = Table("cler gaia", ["a=twil-4"], guards=["night-1"])
    for place in "abcdefghi":
        table.refuses("F71", 0, f"move guard>{place}")
    assert not [move for move in table.options(0) if move.startswith("move guard")]


def test_F72_two_neighbours_change_places() -> None:
    table = Table("cler gaia", ["a=twil-4 b=night-4 c=twil-3 d=night-2"])
    table.play(0, "swap a b", "swap c d")
    assert table.layout(0) == "a=night-4 b=twil-4 c=night-2 d=twil-3"


def test_F72_the_layout_must_be_legal_afterwards() -> None:
    table = Table("doom gaia", ["a=twil-4 b=night-4 c=twil-3 d=night-2 g=twil-2"])
    table.refuses("F22", 0, "swap a c").refuses("F72", 0, "swap d e")
    table = Table("doom gaia", ["a=twil-4 b=night-4 c=twil-1 d=night-1 e=dawn-1"])
    table.refuses("F20", 0, "swap c d")


def test_FA58_leader_and_minion_are_neighbours_too() -> None:
    table = Table("cler gaia", ["a=twil-2 b=twil-2 d=night-3"]).play(0, "swap a d")
    assert table.layout(0) == "a=night-3 b=twil-2 d=twil-2"
    assert "swap c e" not in map(str, table.state.game.lexicon)


def test_FA58_enchantments_go_along_and_auras_stay() -> None:
    table = Table("cler gaia", ["a=twil-4+avatar b=night-4"], auras=["a=strength"]).play(0, "swap a b")
    assert (table.enchantments(0, "b"), table.enchantments(0, "a")) == (["avatar"], [])
    assert table.player(0).auras[:2] == ["aura_strength", None]
    table.play(0, "move b>guard")
    assert table.enchantments(0, "guard") == ["avatar"]


def test_F73_a_creature_of_the_own_structure_is_imprisoned() -> None:
    table = Table("cler gaia doom", ["a=twil-4 c=twil-3"]).play(0, "imprison c")
    assert (table.layout(0), table.dungeon(0), table.actions) == ("a=twil-4", ["twil-3"], 1)
    assert table.knows(1, 0) == table.knows(None, 0) == ["twil-3"], "all have seen it go"


def test_F73_the_layout_must_be_legal_afterwards() -> None:
    table = Table("cler gaia", ["a=twil-2 b=twil-2 d=night-3 c=twil-1"])
    table.refuses("F21", 0, "imprison a").refuses("F22", 0, "imprison b").refuses("F73", 0, "imprison e")
    assert table.may(0, "imprison") == ["imprison c", "imprison d"]


def test_F74_the_guard_may_be_imprisoned_and_leaves_by_no_other_choice() -> None:
    table = Table("cler gaia", ["a=twil-4"], guards=["night-2"])
    own = [move for move in table.options(0) if "guard" in move]
    assert own == ["imprison guard"]
    table.play(0, "imprison guard")
    assert (table.at(0, "guard"), table.dungeon(0)) == (None, ["night-2"])


def test_FA26_own_summoned_beings_cannot_be_locked_up() -> None:
    table = Table("cler gaia", ["a=familiar b=golem"], guards=["shade:twil-3"]).play(
        0, "imprison a", "imprison b", "end"
    )
    assert (table.book(0), table.spent(), table.dungeon(0)) == (["familiar"], ["golem"], [])
    table.play(1, "end").play(0, "imprison guard")
    assert (table.book(0), table.dungeon(0)) == (["familiar", "shade"], [])


def test_FA42_imprisoning_an_armoured_creature_only_strips_the_armour() -> None:
    table = Table("cler gaia", ["a=twil-4+mystic_armor c=twil-3"]).play(0, "imprison a")
    assert (table.layout(0), table.enchantments(0, "a"), table.dungeon(0)) == ("a=twil-4 c=twil-3", [], [])
    assert table.spent() == ["mystic_armor"]
    table.refuses("F21", 0, "imprison a")
