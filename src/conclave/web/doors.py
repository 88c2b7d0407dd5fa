"""The processes that answer: one, or several workers behind one door. However they are told to end, at whatever moment, they
do so promptly and leave nobody behind."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Sequence
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar

from conclave.lifelines import deaf_to_ctrl_c, end_at_once, end_with_parent
from conclave.web import tidying
from conclave.web.app import House, close_streams, create_app
from conclave.web.connection import Connection

LOGGER: Final = logging.getLogger("conclave")
BACKLOG: Final = 2048
GRACE_SECONDS: Final = 10
"""So long a request may take to finish after the server was told to end."""
TAKEN_SECONDS: Final = 3.0
"""So long the address may still be held by a server that is just ending."""
FAILS_SECONDS: Final = 5.0
"""A worker that ends sooner than this after its start is not started again at once."""
SPAWN: Final = multiprocessing.get_context("spawn")


def open_door(host: str, port: int) -> socket.socket:
    """A socket that listens there. OSError if it cannot."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    patience = time.monotonic() + TAKEN_SECONDS
    while True:
        door = socket.socket(family, kind, protocol)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(address)
            door.listen(BACKLOG)
            return door
        except OSError:
            door.close()
            if time.monotonic() > patience:
                raise
            time.sleep(0.1)


class Server(uvicorn.Server):
    """Ends streams as soon as it is told to end, instead of waiting for them; and tidies up when it is quiet."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app: Final = app
        self.tidying: Final = tidying.Tidying(time.monotonic())

    async def on_tick(self, counter: int) -> bool:
        self.tidying.tick(self.server_state.total_requests, tidying.new_things(), time.monotonic())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        close_streams(self.app)
        await asyncio.to_thread(self.app.state.analyses.close)  # who waits for advice is told that none will come
        await super().shutdown(sockets)


def answer(house: House, door: socket.socket) -> None:
    """Answer whoever comes through the door, until told to end."""
    app = create_app(house)
    tidying.begin()
    config = uvicorn.Config(
        app,
        http=Connection,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    Server(config, app).run(sockets=[door])


def work(house: House, door: socket.socket) -> None:
    """What a worker does. It ends when the process that started it is gone."""
    end_at_once()
    end_with_parent()
    answer(house, door)


class Workers:
    """Several processes that answer at one door; one that dies is replaced."""

    def __init__(self, house: House, door: socket.socket, count: int) -> None:
        self.house: Final = house
        self.door: Final = door
        self.count: Final = count
        self._ending = False
        self._started: Final[dict[SpawnProcess, float]] = {}
        self._ears: Final = os.pipe()

    def run(self) -> None:
        """Until a signal says that it is enough."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._end)
        try:
            for _ in range(self.count):
                self._start()
            while not self._ending:
                self._replace(wait([self._ears[0], *(worker.sentinel for worker in self._started)]))
        finally:
            self._stop()

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        if not self._ending:
            self._ending = True
            os.write(self._ears[1], b"!")

    def _start(self) -> None:
        worker = SPAWN.Process(target=work, args=(self.house, self.door), name="worker")
        with deaf_to_ctrl_c():
            worker.start()
        self._started[worker] = time.monotonic()

    def _replace(self, heard: Sequence[object]) -> None:
        for worker in [worker for worker in self._started if worker.sentinel in heard]:
            worker.join()
            lived = time.monotonic() - self._started.pop(worker)
            if self._ending:
                return
            LOGGER.warning("a worker has ended (%s) and is replaced", worker.exitcode)
            if lived < FAILS_SECONDS:
                wait([self._ears[0]], FAILS_SECONDS - lived)
            if not self._ending:
                self._start()

    def _stop(self) -> None:
        """Ask all to end, and do not ask twice."""
        for worker in self._started:
            worker.terminate()
        patience = time.monotonic() + 2 * GRACE_SECONDS
        for worker in self._started:
            worker.join(max(0.0, patience - time.monotonic()))
            if worker.exitcode is None:
                worker.kill()
                worker.join()
