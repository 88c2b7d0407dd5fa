"""Clients that a test has opened are closed after it; and a PostgreSQL for those who ask for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conclave.web.guard import Limit
from tests.web.kit import OPENED
from tests.web.postgres import fresh, running


@pytest.fixture(autouse=True)
def close_clients() -> Iterator[None]:
    yield
    while OPENED:
        OPENED.pop().close()


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For who counts requests: nobody gets another one only because the machine is slow."""
    take = Limit.take
    monkeypatch.setattr(Limit, "take", lambda limit, who, _now=None: take(limit, who, 0.0))


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with running() as url:
        yield url


@pytest.fixture
def url(postgres: str) -> str:
    return fresh(postgres)
