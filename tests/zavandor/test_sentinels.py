"""The nine sentinels: Z104 to Z113."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from conclave.games.zavandor.components import SENTINELS
from tests.zavandor.kit import Table


def worth(
    sentinel: str,
    active: Mapping[str, int] | None = None,
    pentagon: Mapping[str, int] | None = None,
    artifacts: tuple[str, ...] = (),
    levels: Mapping[str, int] | None = None,
) -> int:
    """How many points the sentinel adds in Phase 4 for a player who has this."""
    totals = []
    for sentinels in ([], [sentinel]):
        table = Table(3).give(0, active=active or {}, pentagon=pentagon or {}, levels=levels or {})
        table.give(0, artifacts=artifacts, sentinels=sentinels)
        totals.append(table.end_turns().player(0).points)
    return totals[1] - totals[0]


@pytest.mark.parametrize("sentinel", SENTINELS)
def test_Z104_minimum_120_and_5_points(sentinel: str) -> None:
    table = Table(3).rich().play(0, f"auction {sentinel}").refuses(0, "bid 119", "Z69").play(0, "bid 120")
    table.play(1, "pass").play(2, "pass").play(0, "pay")
    assert (table.player(0).sentinels, table.player(0).dust) == ([sentinel], 280)
    assert worth(sentinel) == 5


def test_Z104_sentinels_do_nothing_but_give_points() -> None:
    bare, guarded = Table(3), Table(3).give(0, sentinels=SENTINELS[:4])
    for table in (bare, guarded):
        assert (table.player(0).limit, table.player(0).slots) == (4, 5)
        assert table.player(0).prices == bare.player(0).prices
        assert [lot.discount[0] for lot in table.view(0).sentinels] == [0] * len(table.view(0).sentinels)
    bare.end_turns()
    guarded.end_turns()
    assert bare.player(0).energy == guarded.player(0).energy


@pytest.mark.parametrize(
    ("active", "bonus"),
    [
        ({"opal": 3, "sapphire": 1, "ruby": 2}, 6),
        ({"opal": 5}, 2),
        ({"opal": 1, "sapphire": 1, "emerald": 1, "diamond": 1, "ruby": 1}, 10),
    ],
)
def test_Z105_phoenix_likes_kinds_of_active_gems(active: dict[str, int], bonus: int) -> None:
    assert worth("phoenix", active) == 5 + bonus


def test_Z105_phoenix_counts_neither_the_pentagon_nor_chalice_and_crystal() -> None:
    assert worth("phoenix", {"opal": 1}, {"ruby": 1, "emerald": 2}, ("chalice", "crystal")) == 5 + 2


@pytest.mark.parametrize("areas", [0, 1, 3, 6])
def test_Z106_owl_likes_areas_at_level_4(areas: int) -> None:
    names = ["gems", "flow", "fire", "sages", "artifacts", "accumulation"]
    levels = {name: 4 if i < areas else 3 for i, name in enumerate(names)}
    assert worth("owl", levels=levels) == 5 + 2 * areas


@pytest.mark.parametrize(("sapphires", "bonus"), [(1, 2), (6, 12), (7, 12), (11, 12)])
def test_Z107_fox_likes_active_sapphires_up_to_12(sapphires: int, bonus: int) -> None:
    room = ("belt", "wand")
    assert worth("fox", {"sapphire": sapphires}, {"sapphire": 2}, room, {"accumulation": 4}) == 5 + bonus


def test_Z108_toad_likes_every_copy_of_four_artifacts() -> None:
    liked = ("runestone", "crystal", "spellbook", "elixir")
    assert worth("toad", artifacts=liked) == 5 + 8
    assert worth("toad", artifacts=liked * 3) == 5 + 24
    assert worth("toad", artifacts=("ball", "mask", "belt", "wand", "mirror", "chalice", "cloak", "talisman")) == 5


@pytest.mark.parametrize("diamonds", [0, 1, 5, 11])
def test_Z109_unicorn_likes_active_diamonds(diamonds: int) -> None:
    room = ("belt", "wand")
    assert worth("unicorn", {"diamond": diamonds}, {"diamond": 2}, room, {"accumulation": 4}) == 5 + diamonds


def test_Z109_unicorn_does_not_count_other_gems() -> None:
    assert worth("unicorn", {"opal": 1, "sapphire": 1, "emerald": 1, "ruby": 1}, artifacts=("elixir",)) == 5


@pytest.mark.parametrize(("opals", "bonus"), [(1, 2), (6, 12), (7, 12), (11, 12)])
def test_Z110_tomcat_likes_active_opals_up_to_12(opals: int, bonus: int) -> None:
    assert worth("tomcat", {"opal": opals}, {"opal": 2}, ("belt", "wand"), {"accumulation": 4}) == 5 + bonus


def test_Z110_seven_opals_and_the_tomcat_are_24_points() -> None:
    """T12: 7 for the opals, 5 for the Tomcat, 12 for its bonus; the belt itself has 2."""
    table = Table(3).give(0, active={"opal": 7}, artifacts=["belt"], sentinels=["tomcat"]).end_turns()
    assert table.player(0).points == 24 + 2


@pytest.mark.parametrize("emeralds", [0, 1, 5, 11])
def test_Z111_scarab_likes_active_emeralds_but_no_crystals(emeralds: int) -> None:
    room = ("belt", "wand", "crystal", "crystal")
    assert worth("scarab", {"emerald": emeralds}, {"emerald": 2}, room, {"accumulation": 4}) == 5 + emeralds


def test_Z112_raven_likes_every_copy_of_four_artifacts() -> None:
    assert worth("raven", artifacts=("ball", "mask", "belt", "wand")) == 5 + 8
    assert worth("raven", artifacts=("ball", "mask") * 3) == 5 + 12
    assert worth("raven", artifacts=("runestone", "crystal", "spellbook", "elixir", "mirror", "chalice", "cloak")) == 5
    assert worth("raven", artifacts=("talisman",)) == 5


@pytest.mark.parametrize("rubies", [0, 1, 5])
def test_Z113_salamander_likes_active_rubies_but_no_chalices(rubies: int) -> None:
    assert worth("salamander", {"ruby": rubies}, artifacts=("chalice", "chalice")) == 5 + 2 * rubies


def test_Z113_salamander_does_not_count_the_pentagon() -> None:
    assert worth("salamander", {"ruby": 1}, {"ruby": 4}) == 5 + 2


def test_Z105_Z106_Z107_Z110_Z113_other_players_possessions_count_for_nothing() -> None:
    table = Table(3).give(1, active={"opal": 1, "sapphire": 2, "ruby": 2}, levels={"fire": 4})
    table.give(0, active={}, sentinels=["phoenix", "owl", "fox", "tomcat"]).end_turns()
    assert table.player(0).points == 20
