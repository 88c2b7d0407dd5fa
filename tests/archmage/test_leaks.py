"""Nobody is sent what they must not know. Of Archmage that is what face-down hexes show (A15): it is decided only when a hex is
turned up, so no position holds anything that could leak. That it does not, that everybody is sent the same, and that the
odds are those of a shuffled pile, is shown here."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from conclave.bots import bot
from conclave.engine.events import Sink
from conclave.engine.fields import digest
from conclave.engine.moves import CHANCE
from conclave.games.archmage import GAME
from conclave.games.archmage.components import CELL_NAMES, CELLS, HIDDEN
from conclave.games.archmage.state import Archmage
from tests.archmage.kit import Table
from tests.leaks import sent

LANDS = ("grove", "ruins", "library", "mine", "crypt")


def positions(n: int) -> Iterator[tuple[Archmage, Sink]]:
    """Every fifth position of the n-th match, with what was told on the way to it."""
    rng = Random(f"leaks {n}")
    state = cast(Archmage, GAME.start(1 + n % 4, {"full_land": n % 2 == 1}))
    state.sink = sink = Sink()
    player = bot("greedy" if n % 3 == 0 else "random")
    ply = 0
    while state.to_act:
        if ply % 5 == 0:
            yield state, sink
            sink.take()
        seat = state.to_act[0]
        state.apply(
            seat, state.pick(seat, rng) if seat == CHANCE else player.decide(state.imagine(seat, rng), seat, rng)
        )
        ply += 1


@pytest.mark.parametrize("n", range(8))
def test_A15_no_position_holds_what_a_face_down_hex_shows(n: int) -> None:
    looked = 0
    for state, sink in positions(n):
        assert state.secrets.kind == state.secrets.place == []
        down = [hex for hex in state.view(None).land if hex.face is None]  # type: ignore[attr-defined]
        assert len(down) == sum(state.secrets.pile)
        told = [event for event in sink.events if event.what in ("explores", "turned_up")]
        for event in told:
            assert event.hidden < 0
        everybody = {sent(state, seat, sink.events) for seat in (*range(state.seats), None) if seat not in state.to_act}
        assert len(everybody) <= 1
        looked += 1
    assert looked > 20


@pytest.mark.parametrize("n", range(4))
def test_A15_an_imagined_world_is_the_world_itself(n: int) -> None:
    """Nothing is decided, so nothing can be dealt anew: what a seat imagines is exactly what there is."""
    rng = Random(n)
    for state, _ in positions(n):
        for seat in (*range(state.seats), None):
            assert digest(state.imagine(seat, rng)) == digest(state)


def chances_of(state: Archmage, seat: int) -> dict[str, int]:
    world = state.clone()
    world.play(seat, "explore")
    return dict(zip(map(str, world.options(CHANCE)), world.odds(), strict=True))


def test_A3_A15_every_face_down_hex_has_the_same_odds() -> None:
    table = Table("g4=grove g3=mine h4=crypt", mages="d3")
    first = chances_of(table.state, 0)
    assert first == {"find grove": 3, "find ruins": 4, "find library": 4, "find mine": 3, "find crypt": 3}
    for at in range(CELLS):
        if table.state.ground[at] == HIDDEN:
            other = Table("g4=grove g3=mine h4=crypt", mages=CELL_NAMES[at])
            assert chances_of(other.state, 0) == first


def test_A3_the_order_of_a_shuffled_pile_comes_with_its_true_odds() -> None:
    """Two hexes of a pile of one Grove and two Mines: each of the three orders is as likely as it should be."""
    table = Table(mages="d3 f8")
    state = table.state
    for face in range(5):
        state.secrets.pile[face] = [1, 0, 0, 2, 0][face]
    counts = {"gm": 0.0, "mg": 0.0, "mm": 0.0}

    def turned(odds: dict[str, int], face: str) -> float:
        return odds.get(f"find {face}", 0) / sum(odds.values())

    for one in ("grove", "mine"):
        world = state.clone()
        first = turned(chances_of(world, 0), one)
        world.play(0, "explore")
        world.play(CHANCE, f"find {one}")
        world.play(0, "go d4")
        for two in ("grove", "mine"):
            likely = first * turned(chances_of(world, 0), two)
            if likely:
                counts[one[0] + two[0]] += likely
    assert counts == pytest.approx({"gm": 1 / 3, "mg": 1 / 3, "mm": 1 / 3})


def test_A15_hexes_moved_face_down_stay_unknown_to_all() -> None:
    table = Table(mages="f5 d5", relics=["seeds=3"], books=["upheaval"]).cast("upheaval")
    table.play("at g3", "at h3", "to g9", "to h8")
    for seat in (0, 1, None):
        assert {hex.cell: hex.face for hex in table.view(seat).land if hex.cell in ("g9", "h8")} == {
            "g9": None,
            "h8": None,
        }
    assert set(LANDS) <= set(table.view().unexplored)
