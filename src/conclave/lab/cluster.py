"""A crew on a Ray cluster: on this machine, or on as many as there are. Every machine needs this very version of Conclave; the
results are the same as without one."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import redirect_stdout
from functools import cache
from itertools import islice
from typing import Any, Final

from conclave.engine.mistakes import Mistake, usage
from conclave.lab.arena import Contest, Result, play
from conclave.lab.crews import PATIENCE, Crew
from conclave.lab.journal import program
from conclave.lab.pool import AHEAD, dying
from conclave.lifelines import ctrl_c_when_asked, deaf_to_ctrl_c

STORE: Final = 100 * 2**20
"""Bytes that a cluster of our own may set apart for what is sent around: results are small."""

LISTEN: Final = 0.2
"""So often, in seconds, we look whether we are to stop."""

KNOCK: Final = 10
"""Seconds within which a cluster has to answer."""

known: Final = cache(program)


def cluster(address: str | None, most: int | None) -> Crew:
    """On the cluster at this address (`host:port`, `ray://host:port`, or `auto` on one of its machines), else on one of our own
    that ends with us; at most so many matches at a time, else as many as it has cores. Should a process or a machine be lost,
    what it had not finished is played again."""

    def crew(contest: Contest, numbers: Sequence[int]) -> Generator[Result, None, None]:
        ray = library()
        # Ray complains of lost processes; the other side is for results. And it does not survive Ctrl+C at any moment.
        with redirect_stdout(sys.stderr), ctrl_c_when_asked() as stopped:
            try:
                join(ray, address, most)
                yield from played(ray, contest, numbers, most, stopped)
            finally:
                ray.shutdown()

    return crew


def library() -> Any:
    """Ray, which is no part of the usual set-up."""
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise usage(
            "A cluster needs Ray, which is not installed: pip install 'conclave[cluster]'",
            "Ein Cluster braucht Ray, das nicht installiert ist: pip install 'conclave[cluster]'",
        ) from None
    return ray


def join(ray: Any, address: str | None, most: int | None) -> None:
    """Start a cluster, or enter one. Ray would tell its makers of it; that is for nobody but the user to decide. And a machine
    may be slow."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_raylet_start_wait_time_s", str(PATIENCE * 100))
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address is None:
        with deaf_to_ctrl_c():
            ray.init("local", num_cpus=most, include_dashboard=False, object_store_memory=STORE, **quiet)
        return
    door = read(address)
    try:
        if door is not None:  # Ray itself would go on knocking for many minutes
            socket.create_connection(door, timeout=KNOCK).close()
    except OSError:
        raise usage(f"No cluster answers at {address}.", f"Bei {address} antwortet kein Cluster.") from None
    try:
        ray.init(address, **quiet)
    except ConnectionError:
        if door is None:
            raise usage("This machine belongs to no cluster.", "Dieser Rechner gehört zu keinem Cluster.") from None
        raise usage(
            f"The cluster at {address} does not let us in. If it wants a token, RAY_AUTH_TOKEN is the place for it.",
            f"Der Cluster bei {address} lässt uns nicht ein. Will er ein Token, gehört es in RAY_AUTH_TOKEN.",
        ) from None


def read(address: str) -> tuple[str, int] | None:
    """Where a cluster is to be found; None for one that this machine belongs to."""
    if address == "auto":
        return None
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal() and int(port) < 65536:
        return host.strip("[]"), int(port)
    raise usage(
        f"“{address}” is no address of a cluster: host:port, ray://host:port, or auto.",
        f"„{address}“ ist keine Adresse eines Clusters: host:port, ray://host:port oder auto.",
    )


def played(
    ray: Any, contest: Contest, numbers: Sequence[int], most: int | None, stopped: Callable[[], None]
) -> Generator[Result, None, None]:
    """Results as they are finished. A few more matches wait than are played, lest a process wait for them. What is left when we
    are stopped ends with our leave of the cluster: to cancel it would race with its end, which Ray does not survive."""
    task = ray.remote(num_cpus=1, max_retries=PATIENCE)(perform)
    waiting, going = iter(numbers), list[Any]()
    mine = known(contest.game)
    try:
        while True:
            stopped()
            cores = int(ray.cluster_resources().get("CPU", 1))  # a cluster may grow
            room = most or max(1, cores) * AHEAD
            going += [task.remote(contest, n, mine) for n in islice(waiting, max(0, room - len(going)))]
            if not going:
                return
            done, going = ray.wait(going, timeout=LISTEN)
            for result in done:
                yield ray.get(result)
    except ray.exceptions.WorkerCrashedError:
        raise dying() from None
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, Mistake):
            raise error.cause from None
        raise


def perform(contest: Contest, n: int, theirs: str) -> Result:
    """A match, on whatever machine, if its program is the one that asks for it."""
    if known(contest.game) != theirs:
        where = os.uname().nodename
        raise usage(
            f"On {where} there is another version of Conclave: its rules or players differ from those here.",
            f"Auf {where} liegt ein anderes Conclave: Regeln oder Spieler sind dort andere als hier.",
        )
    return play(contest, n)
