"""The player that looks ahead: it finds what wins, wastes no thought, keeps its tree, and says what it thinks."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from conclave.bots.player import Player, RandomPlayer
from conclave.bots.playout import Tally, play_out
from conclave.bots.search import GLANCE, SearchPlayer
from conclave.bots.tree import Node
from conclave.engine.game import Game
from conclave.engine.moves import CHANCE
from tests.bots.positions import GAMES, decisions
from tests.firepeak.kit import Table as Peak
from tests.zavandor.kit import Table

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "candlelight" / "src"
EIGHT = "a=doom-4 b=night-4 c=doom-3 d=twil-3 e=night-3 f=twil-1 g=twil-2 h=night-1"
"""One creature is missing, on i."""


@pytest.fixture
def candlelight(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A small game with secret answers at once, and without a sense."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    game = importlib.import_module("candlelight").GAME
    assert isinstance(game, Game)
    yield game
    for name in [name for name in sys.modules if name.partition(".")[0] == "candlelight"]:
        del sys.modules[name]


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_gives_the_same_thoughts(id: str) -> None:
    for n, (state, seat) in enumerate(decisions(id, 2, seed=1)):
        if n % 40 == 20:
            found = [SearchPlayer(30).ponder(state, seat, Random(n)) for _ in range(2)]
            told = [[(one.move, one.visits, one.chances) for one in findings] for findings in found]
            assert told[0] == told[1]


@pytest.mark.parametrize(("id", "seats"), [(id, seats) for id in GAMES for seats in (2, 3)])
def test_findings_are_legal_moves_with_chances_of_all_seats(id: str, seats: int) -> None:
    for n, (state, seat) in enumerate(decisions(id, seats, seed=2)):
        if n % 40 == 10:
            findings = SearchPlayer(40).ponder(state, seat, Random(n))
            assert sum(one.visits for one in findings) >= 40 - GLANCE
            assert [one.visits for one in findings] == sorted((one.visits for one in findings), reverse=True)
            for one in findings:
                assert state.refusal(seat, one.move) is None
                assert sum(one.chances) == pytest.approx(1.0)


def choosers(node: Node) -> set[int]:
    """Who chooses somewhere in a tree."""
    found = {node.seat} - {CHANCE}
    for child in node.children.values():
        found |= choosers(child)
    return found


@pytest.mark.parametrize("id", GAMES)
def test_of_one_other_all_decisions_are_thought_through_and_of_several_none(id: str) -> None:
    followed = set[bool]()
    for seats in (2, 3):
        for n, (state, seat) in enumerate(decisions(id, seats, seed=6)):
            if n % 30 == 15:
                found = choosers(SearchPlayer(150).search(state, seat, Random(n)).root)
                assert seat in found
                followed |= {found > {seat}} if seats == 2 else set()
                assert seats == 2 or found == {seat}
    assert True in followed


def test_a_win_at_hand_is_taken() -> None:
    table = Peak(structures=[EIGHT], dungeons=["dawn-3 twil-3"], books=["circle_might"])
    for seed in range(3):
        rng = Random(seed)
        move = SearchPlayer(60).decide(table.state.imagine(0, rng), 0, rng)
        assert str(move) == "cast circle_might"


def test_a_win_at_hand_is_seen_as_one() -> None:
    table = Peak(structures=[EIGHT], dungeons=["dawn-3 twil-3"], books=["circle_might"])
    best = SearchPlayer(60).ponder(table.state, 0, Random(1))[0]
    assert best.chances[0] > 0.95


def test_no_thought_is_wasted_where_there_is_no_choice() -> None:
    """Paying as suggested is the one way worth a thought: nothing is drawn from the generator."""
    table = Table(seats=2)
    table.state.play(0, "enchant opal")
    rng = Random(1)
    before = rng.getstate()
    assert str(SearchPlayer(1000).decide(table.state, 0, rng)) == "pay"
    assert rng.getstate() == before


def test_a_limit_of_time_ends_a_search_soon() -> None:
    table = Table(seats=2)
    player = SearchPlayer(100_000, seconds=1e-9)
    assert sum(one.visits for one in player.ponder(table.state, 0, Random(1))) == GLANCE


def test_the_tree_is_kept_from_one_move_of_a_turn_to_the_next() -> None:
    table = Peak(structures=["a=twil-4"], dungeons=["night-1 night-2 gaia-1 gaia-2"])
    player = SearchPlayer(400)
    rng = Random(4)
    world = table.state.imagine(0, rng)
    search = player.search(world, 0, rng)
    kept = next(
        one.move for one in search.findings() if str(one.move).startswith("capture") or str(one.move) == "move a>b"
    )
    player.keep(search, kept)
    after = world.clone()
    after.apply(0, kept)
    assert player.kept is not None
    visits = player.kept.visits
    assert visits > 0
    again = player.search(after, 0, rng)
    assert again.own is not None
    assert again.own.visits >= visits


def test_a_kept_tree_is_dropped_where_something_else_is_asked() -> None:
    """Declining a free step changes nothing that can be seen, but another thing is asked."""
    table = Table(seats=2)
    player = SearchPlayer(50)
    rng = Random(4)
    search = player.search(table.state, 0, rng)
    player.keep(search, search.findings()[0].move)
    player.kept = search.own
    player.kept_view = table.state.view(0)
    player.kept_step = int
    assert player.search(table.state, 0, rng).root is not search.root


def test_secret_answers_at_once_are_searched_without_knowing_them(candlelight: Game) -> None:
    """In a game without a sense the search plays on at random, and still beats chance."""
    won = 0.0
    for n in range(12):
        state = candlelight.start(2)
        at = n % 2
        players: list[Player] = [SearchPlayer(60) if seat == at else RandomPlayer() for seat in range(2)]
        play_out(state, players, Random(n), Tally())
        winners = state.winners()
        won += (at in winners) / len(winners)
    assert won > 6
