"""Clients that a test has opened are closed after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.kit import OPENED


@pytest.fixture(autouse=True)
def close_clients() -> Iterator[None]:
    yield
    while OPENED:
        OPENED.pop().close()
