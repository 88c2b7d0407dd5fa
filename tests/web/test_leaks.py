"""Nobody is sent what they must not know, whatever the game.

Matches are played over the wire, with a stream for every seat and for a spectator, and every message that came is held
against another world: one in which all that this pair of eyes has not seen is different. Not a byte may differ.
`CONCLAVE_WEB_LEAK_MATCHES=20` plays more matches than usual, and to their end."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from conclave.catalog import game as find_game
from conclave.catalog import games
from conclave.engine.events import EVERYONE, Event
from conclave.engine.secrets import bit
from conclave.engine.state import State
from conclave.engine.steps import Together
from conclave.table.live import Live, read_move
from conclave.table.message import message
from conclave.table.rows import Saved
from conclave.table.seating import Caller
from conclave.table.store import Store
from tests.web.kit import Listener, Seat, Server, a_move, new_match, serving

FEW = 2
MATCHES = int(os.environ.get("CONCLAVE_WEB_LEAK_MATCHES", FEW))
MOVES = 60 if MATCHES <= FEW else 100_000
LANGS = ("de", "en")
DEALS = 20
"""So often a world is dealt anew that has come out like the true one."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("leaks") / "leaks.db") as server:
        yield server


def retold(event: Event, seat: int | None, rng: Random) -> Event:
    """The event with another secret, if the seat may not know it."""
    if event.witnesses == EVERYONE or event.witnesses & bit(seat) or event.hidden < 0:
        return event
    return Event(event.what, event.seat, event.a, event.b, event.c, rng.randrange(50), event.witnesses)


def shuffled(state: State, seat: int | None, rng: Random) -> State:
    """The same table with all that the seat has not seen shuffled among places and piles, back by back, whether or not such
    a world could have come about. Pieces of which something was announced stay what they are."""
    world = state.clone()
    secrets, backs = world.secrets, world.secrets.backs
    hidden = [i for i in range(len(secrets.kind)) if not secrets.seen[i] & bit(seat) and not secrets.hint[i]]
    for back in range(len(backs.first) - 1):
        pieces = [i for i in hidden if backs.back[secrets.kind[i]] == back]
        kinds = range(backs.first[back], backs.first[back + 1])
        bag = [k for k in kinds for _ in range(secrets.pile[k])] + [secrets.kind[i] for i in pieces]
        rng.shuffle(bag)
        for i in pieces:
            secrets.kind[i] = bag.pop()
        for k in kinds:
            secrets.pile[k] = bag.count(k)
    world.redealt()
    return world


class Twin:
    """The same match in another world, for one pair of eyes."""

    def __init__(self, saved: Saved, seat: int | None, rng: Random) -> None:
        self.saved = saved
        self.seat = seat
        self.rng = rng
        self.live = Live(Saved(saved.row, saved.seats, [], []), find_game(saved.row.game))
        self.hid = 0
        """In so many worlds something was hidden from these eyes, and ..."""
        self.differed = 0
        """... in so many of them it was really another than the true one."""

    def go_to(self, ply: int) -> None:
        match = self.live.match
        for mover, text in self.saved.moves[match.ply : ply]:
            match.play(mover, read_move(self.live.game, text))
            match.events[-1] = [retold(event, self.seat, self.rng) for event in match.events[-1]]

    def sent(self, heard: dict[str, Any], world: State) -> dict[str, Any]:
        """The message in that world. When it came, and who was online, is taken from what was heard."""
        live, true = self.live, self.live.match.state
        live.row = replace(self.saved.row, version=heard["version"], status="running" if not heard["over"] else "over")
        online = frozenset(info["seat"] for info in heard["seats"] if info["online"])
        caller = Caller() if self.seat is None else Caller(token=self.saved.seats[self.seat].token)
        live.match.state = world
        try:
            told = message(live, caller, self.seat, heard["lang"], online)
        finally:
            live.match.state = true
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
        return plain

    def check(self, heard: dict[str, Any]) -> None:
        """What was heard would be the same in other worlds."""
        self.go_to(heard["ply"])
        true = self.live.match.state
        hides = any(not seen & bit(self.seat) for seen in true.secrets.seen)
        for another in (type(true).imagine, shuffled):
            world = another(true, self.seat, self.rng)
            for _ in range(DEALS if hides else 0):  # where little is hidden, it is often dealt as it truly is
                if world.secrets.kind != true.secrets.kind:
                    break
                world = another(true, self.seat, self.rng)
            if world.over and not true.over:
                continue
            self.hid += hides
            self.differed += world.secrets.kind != true.secrets.kind
            assert self.sent(heard, world) == heard, f"seat {self.seat} at ply {heard['ply']}"


def play(server: Server, people: list[Seat], ears: list[Listener], bots: int, moves: int, rng: Random) -> None:
    """Whoever is asked plays anything, until the match is over or long enough."""
    watcher = ears[-1]
    for _ in range(moves):
        now = watcher.wait(lambda heard: watcher.messages[-1] is heard)
        if now["over"]:
            return
        mine = [seat for seat in now["to_act"] if seat < len(people)]
        if not mine:
            watcher.wait(lambda heard, ply=now["ply"]: heard["ply"] > ply)
            continue
        mover = people[rng.choice(mine)]
        looked = mover.look()
        if mover.number in looked["to_act"]:
            answer = mover.play(looked["ply"], a_move(looked, rng))
            assert answer.status_code in ((200, 409) if bots else (200,)), answer.text
            if answer.status_code == 200:
                ply = answer.json()["ply"]
                watcher.wait(lambda heard, ply=ply: heard["ply"] >= ply)


@pytest.mark.parametrize("n", range(MATCHES))
@pytest.mark.parametrize("game", list(games()))
def test_every_message_would_be_the_same_in_another_world(server: Server, game: str, n: int) -> None:
    box = find_game(game)
    rng = Random(f"{game} {n}")
    seats = box.low + n % (min(box.high, 4) - box.low + 1)
    bots = n % 2 if seats > 1 else 0
    id, people = new_match(server.url, ["me"] * (seats - bots) + ["bot"] * bots, game)
    eyes = [*range(len(people)), None]
    ears = [caller.listen(lang=rng.choice(LANGS)) for caller in (*people, Seat(server.url, id))]
    play(server, people, ears, bots, MOVES, rng)
    records = [caller.client.get(f"{caller.url}/record").text for caller in (*people, Seat(server.url, id))]
    for ear in ears:
        ear.close()
    store = Store(server.db)
    saved = store.load(id)
    store.close()
    assert saved is not None
    looked = 0
    for seat, ear, record in zip(eyes, ears, records, strict=True):
        assert len(ear.messages) > 10
        twin = Twin(saved, seat, rng)
        for heard in ear.messages:
            if heard["over"]:
                break  # everything is public then
            twin.check(heard)
            looked += 1
        assert twin.differed >= twin.hid // 2
        check_record(saved, seat, record)
    assert looked > 40


def check_record(saved: Saved, seat: int | None, text: str) -> None:
    """In the record of a running match stands every move but the outcomes and choices the seat did not witness and the
    answers that are not revealed yet."""
    lines = text.partition("\n\n")[2].splitlines()
    if saved.row.status != "running":
        return
    game = find_game(saved.row.game)
    state = game.start(len(saved.seats), saved.row.options)
    for ply, line in enumerate(lines):
        mover, move = saved.moves[ply]
        step = state.agenda[-1]
        witnesses = step.witnesses(state)
        secret = witnesses != EVERYONE and not witnesses & bit(seat)
        if isinstance(step, Together):
            secret = mover != seat
        state.apply(mover, read_move(game, move))
        shown = line.partition(": ")[2]
        assert shown == move or (secret and shown == "?"), f"seat {seat}, ply {ply + 1}"
        if not isinstance(step, Together):
            assert (shown == "?") == secret


def test_another_world_would_be_noticed_by_who_sees_it(server: Server) -> None:
    """The check checks: where the worlds differ, somebody who has seen the truth is sent something else."""
    id, people = new_match(server.url, ["me", "me"])
    rng = Random(5)
    ear = people[1].listen()
    heard = ear.wait(lambda message: True)
    ear.close()
    store = Store(server.db)
    saved = store.load(id)
    store.close()
    assert saved is not None
    twin = Twin(saved, 1, rng)
    twin.go_to(heard["ply"])
    true = twin.live.match.state
    assert twin.sent(heard, true) == heard
    noticed = sum(twin.sent(heard, true.imagine(0, rng)) != heard for _ in range(20))
    assert noticed
