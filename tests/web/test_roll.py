"""Workers on one PostgreSQL tell each other who is online."""

from __future__ import annotations

import psycopg
import pytest
from sqlalchemy import make_url

from conclave.table import bulletin
from conclave.table.refusals import Refused
from conclave.table.seating import Caller
from conclave.table.service import Service
from conclave.table.store import CHANNEL, Store
from conclave.table.wire import NewMatch, NewSeat
from tests.web.kit import until


def test_who_listens_at_one_worker_is_online_at_all(url: str) -> None:
    here, there = Service(Store(url)), Service(Store(url))
    try:
        made = here.create(NewMatch("zavandor", [NewSeat("me"), NewSeat("me")]))
        one, two = (Caller.of(seat.token) for seat in made.seats)
        held = here.arrive(made.match, two)
        until(lambda: online(there, made.match) == [1], "the other worker knows of them")
        with pytest.raises(Refused) as caught:
            there.hand(made.match, one, 1, "bot")
        assert caught.value.key == "still-here"
        late = Service(Store(url))
        until(lambda: online(late, made.match) == [1], "a new worker hears of those who are there")
        late.close()
        here.depart(made.match, held)
        until(lambda: online(there, made.match) == [], "they are gone everywhere")
        there.hand(made.match, one, 1, "bot")
    finally:
        here.close()
        there.close()


def test_who_listened_at_a_worker_that_ends_or_falls_silent_is_gone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = Service(Store(url)), Service(Store(url))
    try:
        made = here.create(NewMatch("zavandor", [NewSeat("me"), NewSeat("me")]))
        there.arrive(made.match, Caller.of(made.seats[0].token))
        until(lambda: online(here, made.match) == [0], "it is known here")
        there.close()
        until(lambda: online(here, made.match) == [], "the worker has said that it ends")
        address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, f"another {made.match} 0,1"])
        until(lambda: online(here, made.match) == [0, 1], "another worker says who is there")
        monkeypatch.setattr(bulletin, "GONE_SECONDS", 0.5)
        until(lambda: online(here, made.match) == [], "nothing more is heard of it")
    finally:
        here.close()


def online(service: Service, match: str) -> list[int]:
    return [seat.seat for seat in service.message(match).seats if seat.online]
