"""What tests of the table share."""

from __future__ import annotations

import time
from collections.abc import Callable

from conclave.table.refusals import Refused

PATIENCE = 120.0


def wait_until(done: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something is true, with much patience: other programs may use the machine too."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, f"nothing happened within {seconds:.0f} s"
        time.sleep(0.02)


def refused(key: str) -> _Refuses:
    return _Refuses(key)


class _Refuses:
    """Asserts that something is refused for this very reason, and says so in both languages."""

    def __init__(self, key: str) -> None:
        self.key = key

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: object, trace: object) -> bool:
        assert isinstance(error, Refused), f"{self.key} was expected"
        assert error.key == self.key
        assert error.reason("de") != error.reason("en")
        return True
