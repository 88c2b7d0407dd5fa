"""Who knows what: F34, F35, FA17, FA57, FA60, FA61."""

from __future__ import annotations

from random import Random
from typing import cast

from conclave.games.firepeak.components import CAPTIVE_NAMES
from conclave.games.firepeak.state import Firepeak
from tests.firepeak.kit import Table


def possible(table: Table, eyes: int | None, seat: int, tries: int = 300) -> set[str]:
    """The creatures that somebody must reckon with in a dungeon."""
    rng = Random(1)
    found: set[str] = set()
    for _ in range(tries):
        world = cast(Firepeak, table.state.imagine(eyes, rng))
        found |= {CAPTIVE_NAMES[kind] for kind, count in enumerate(world.captives(seat)) if count}
    return found


def certain(table: Table, eyes: int | None, seat: int, tries: int = 100) -> set[str]:
    """The creatures that lie in a dungeon in every world that somebody can imagine."""
    rng = Random(1)
    found = set(CAPTIVE_NAMES)
    for _ in range(tries):
        world = cast(Firepeak, table.state.imagine(eyes, rng))
        found &= {CAPTIVE_NAMES[kind] for kind, count in enumerate(world.captives(seat)) if count}
    return found


def test_F34_a_dungeon_holds_any_number_face_down() -> None:
    table = Table(seats=3).deck("twil-1 twil-2", rest=0)
    assert len(table.dungeon(0)) == 58
    table.draws("twil-2").play(0, "recruit wizard", "to dungeon")
    assert len(table.dungeon(0)) == 59
    assert table.knows(1, 0)[-1] == "?"


def test_F35_only_the_owner_looks_into_a_dungeon() -> None:
    table = Table(seats=3, dungeons=["twil-1 night-4", "dawn-2"])
    assert (table.knows(0, 0), table.knows(1, 1)) == (["twil-1", "night-4"], ["dawn-2"])
    assert [table.knows(eyes, 0) for eyes in (1, 2, None)] == [["?", "?"]] * 3
    assert [table.knows(eyes, 1) for eyes in (0, 2, None)] == [["?"]] * 3


def test_F35_whenever_the_owner_likes_also_in_the_turn_of_another() -> None:
    table = Table(dungeons=["twil-1", "dawn-2"]).play(0, "recruit wizard")
    assert table.knows(1, 1) == ["dawn-2"]


def test_FA17_FA57_the_spell_discards_lie_open() -> None:
    table = Table(seats=3, spent="scry titan")
    assert [table.view(eyes).spent for eyes in (0, 1, 2, None)] == [["titan", "scry"]] * 4


def test_FA57_numbers_are_open_and_faces_are_not() -> None:
    table = Table(seats=3, dungeons=["twil-1 night-4", "dawn-2", ""], books=["scry", "smite titan", ""])
    for eyes in (0, 1, 2, None):
        view = table.view(eyes)
        assert [len(player.dungeon) + player.dungeon_hidden for player in view.players] == [2, 1, 0]
        assert [len(player.book) + player.book_hidden for player in view.players] == [1, 2, 0]
        assert (view.recruits, view.research) == (57, 33)
    assert (table.book(0, 0), table.book(0, 1), table.book(1, None)) == (["scry"], ["?"], ["?", "?"])


def test_FA57_a_captured_creature_is_known_to_all_who_saw_it_fall() -> None:
    table = Table("cler gaia doom", ["a=dawn-4", "b=twil-1"]).rolls(6, 1).play(0, "capture a", "at 1:b")
    assert [table.knows(eyes, 0) for eyes in (0, 1, 2, None)] == [["twil-1"]] * 4


def test_FA57_a_recruit_and_a_raised_creature_are_known_to_their_owner() -> None:
    table = Table("dawn gaia twil", dungeons=["$raise_dead"], books=["raise_dead"], discards="night-4 dawn-1").draws(
        "gaia-3"
    )
    table.play(
        0,
        "recruit wizard",
        "to dungeon",
        "cast raise_dead",
        "pay",
        "raise night-4",
        "raise dawn-1",
    )
    assert table.knows(0, 0) == ["dawn-1", "night-4", "gaia-3"]
    assert [table.knows(eyes, 0) for eyes in (1, 2, None)] == [["?", "?", "?"]] * 3


def test_FA57_what_may_have_been_raised_is_one_of_the_discards() -> None:
    """The others do not see which two, but they have seen what lay on the pile."""
    table = Table("dawn gaia twil", dungeons=["$raise_dead"], books=["raise_dead"], discards="night-4 dawn-1")
    table.play(0, "cast raise_dead", "pay", "raise night-4", "raise dawn-1")
    assert possible(table, 1, 0) == {"cler-2", "night-4", "dawn-1"}
    assert certain(table, 1, 0) == set()
    assert certain(table, 0, 0) == {"night-4", "dawn-1"}


def test_FA57_who_wins_a_raid_sees_the_dungeon_as_it_is_then() -> None:
    table = (
        Table("cler gaia doom", ["a=dawn-4"], dungeons=["", "twil-1 night-2"]).rolls(6, 1).play(0, "raid a>1", "leave")
    )
    assert (table.knows(0, 1), table.knows(2, 1)) == (["twil-1", "night-2"], ["?", "?"])
    table.play(0, "end").draws("gaia-4").play(1, "recruit wizard", "to dungeon")
    assert table.knows(0, 1) == ["twil-1", "night-2", "?"], "what came later is hidden"


def test_FA57_scry_shows_the_dungeons_to_its_caster_alone() -> None:
    table = Table("cler gaia doom", dungeons=["$scry", "twil-1", "night-2"], books=["scry"]).learns("smite")
    table.play(0, "cast scry", "pay")
    assert [table.knows(0, seat) for seat in (1, 2)] == [["twil-1"], ["night-2"]]
    assert (table.knows(1, 2), table.knows(2, 1), table.knows(None, 2)) == (["?"], ["?"], ["?"])


def test_FA57_a_spell_that_was_cast_is_known_and_one_that_was_drawn_is_not() -> None:
    table = Table("cler gaia", dungeons=["$scry"], books=["scry"]).learns("smite").play(0, "cast scry", "pay")
    assert (table.view(1).spent, table.book(0, 1), table.book(0)) == (["scry"], ["?"], ["smite"])


def test_FA57_a_familiar_that_came_back_is_known_in_the_book() -> None:
    table = Table("cler gaia", ["a=familiar"], books=["scry"]).play(0, "imprison a")
    assert table.book(0, 1) == ["familiar", "?"]


def test_FA60_a_theft_hides_which_of_the_known_cards_has_gone() -> None:
    """Seat 2 knew the goblin; now it may lie in either dungeon, but it still lies in one of the two."""
    table = Table("cler gaia doom", ["a=dawn-4"], dungeons=["", "twil-1* night-2"]).rolls(6, 1)
    table.play(0, "raid a>1", "steal", "take night-2")
    assert (table.knows(2, 0), table.knows(2, 1)) == (["?"], ["?"])
    rng = Random(1)
    places = {0: 0, 1: 0}
    for _ in range(200):
        world = cast(Firepeak, table.state.imagine(2, rng))
        here = [seat for seat in (0, 1) if world.captives(seat)[CAPTIVE_NAMES.index("twil-1")]]
        assert here, "it cannot be elsewhere"
        for seat in here:
            places[seat] += 1
    assert min(places.values()) > 20
    assert (certain(table, 0, 1), certain(table, 1, 0)) == ({"twil-1"}, {"night-2"})


def test_FA60_a_theft_from_a_dungeon_with_one_card_hides_nothing() -> None:
    table = Table("cler gaia doom", ["a=dawn-4"], dungeons=["", "twil-1*"]).rolls(6, 1)
    table.play(0, "raid a>1", "steal", "take twil-1")
    assert certain(table, 2, 0) == {"twil-1"}


def test_FA60_what_comes_to_light_later_is_known_again() -> None:
    table = Table("cler gaia doom", ["a=dawn-4"], dungeons=["", "twil-1* night-2"]).rolls(6, 1, 6)
    table.play(0, "raid a>1", "steal", "take night-2", "brainwash 2", "wake night-2", "to b")
    assert certain(table, 2, 1) == {"twil-1"}


def test_FA61_what_is_laid_on_the_discard_pile_is_seen_by_all() -> None:
    table = Table(
        "cler gaia doom", ["a=dawn-4", "b=twil-1"], dungeons=["night-1 night-2 gaia-1"], circles=["fortune"]
    ).rolls(6, 1)
    table.play(0, "research night", "give night-1", "give night-2", "capture a", "at 1:b", "give gaia-1")
    for eyes in (0, 1, 2, None):
        assert table.view(eyes).discards == ["night-1", "night-2", "gaia-1"]


def test_the_strength_stated_and_what_it_proves() -> None:
    """While the brainwash goes on everybody knows that a creature of that strength is there; afterwards it may not matter."""
    table = Table("cler gaia doom", dungeons=["twil-3 night-1"])
    table.state.play(0, "brainwash 3")
    rng = Random(1)
    for _ in range(100):
        world = cast(Firepeak, table.state.imagine(1, rng))
        assert any(count and CAPTIVE_NAMES[kind].endswith("-3") for kind, count in enumerate(world.captives(0)))
