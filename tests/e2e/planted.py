"""Matches that begin in the middle: a position is searched for by playing at random, and laid into the house's store."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

from playwright.sync_api import Page

from conclave.catalog import game as find_game
from conclave.engine.game import Value
from conclave.engine.moves import CHANCE, Move
from conclave.engine.records import read
from conclave.engine.state import State
from conclave.table.match import Match
from conclave.table.rows import BOT, OPEN, MatchRow, SeatRow
from conclave.table.seating import hashed
from conclave.table.store import Store

Wanted = Callable[[State], bool]
Taste = Callable[[State, int, list[Move]], list[Move]]
MOST_MATCHES = 4000


def anything(_state: State, _seat: int, moves: list[Move]) -> list[Move]:
    return moves


def search(
    game: str,
    seats: int,
    wanted: Wanted,
    taste: Taste = anything,
    options: Mapping[str, Value] | None = None,
    seed: int = 1,
) -> Match:
    """The first position of many matches that is wanted; `taste` narrows what players choose from."""
    rng = Random(seed)
    for _ in range(MOST_MATCHES):
        match = Match.new(find_game(game), seats, options or {})
        while not match.state.over:
            state = match.state
            seat = state.to_act[0]
            if seat == CHANCE:
                match.let_chance(rng)
                continue
            if wanted(state):
                return match
            match.play(seat, rng.choice(taste(state, seat, list(state.options(seat)))))
    raise AssertionError(f"no such position in {MOST_MATCHES} matches of {game}")


def before_the_end(files: list[Path], last: str) -> Match:
    """The position before the last move of the first of these records whose last move begins so."""
    for file in files:
        record = read(file.read_text(encoding="utf-8"), find_game)
        if record.moves[-1][1].text.startswith(last):
            record.moves.pop()
            return Match(record)
    raise AssertionError(f"no record ends with {last}")


def plant(page: Page, store: Path, match: Match, names: list[str]) -> str:
    """The match as one of this house, the seat that is asked taken by the page's browser; its id."""
    state, record = match.state, match.record
    mine = state.to_act[0]
    invite = secrets.token_hex(12)
    others = iter(names[1:])
    rows = [
        SeatRow(seat, OPEN, names[0], invite=hashed(invite))
        if seat == mine
        else SeatRow(seat, BOT, next(others), level="adept")
        for seat in range(record.seats)
    ]
    row = MatchRow(
        id=secrets.token_hex(6),
        game=record.game.id,
        rules=record.rules_version,
        options=record.options,
        acting=sum(1 << seat for seat in state.to_act if seat >= 0),
    )
    house = Store(f"sqlite:///{store}")
    try:
        id = house.create(row, rows, [(seat, move.text) for seat, move in record.moves]).id
    finally:
        house.close()
    taken = page.request.post(f"/api/seats/{invite}", data={"name": names[0]})
    assert taken.status == 200, taken.text()
    return id
