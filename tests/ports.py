"""Ports that a test keeps for its servers: from before they start until all is over, and while they are down in between."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager


class Port:
    """A free port, which nobody else is given while it is held. A server that may use an address again (SO_REUSEADDR), as
    ours and PostgreSQL may, listens there all the same, since the one who holds it does not."""

    def __init__(self) -> None:
        self._holder = socket.socket()
        self._holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._holder.bind(("127.0.0.1", 0))
        self.number: int = self._holder.getsockname()[1]

    def close(self) -> None:
        self._holder.close()


@contextmanager
def held_port() -> Iterator[int]:
    port = Port()
    try:
        yield port.number
    finally:
        port.close()
