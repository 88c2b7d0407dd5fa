"""A PostgreSQL of our own, for the time of the tests; where there is none the tests say so and are skipped."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.ports import Port

USERS = ("postgres", "nobody")


def programs() -> Path | None:
    """The folder with initdb and pg_ctl."""
    found = shutil.which("initdb")
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    folders += [Path(found).resolve().parent] if found else []
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


def as_user() -> tuple[list[str], int | None]:
    """PostgreSQL refuses to be run by root: how to run as somebody else, and who that is."""
    if os.geteuid() != 0:
        return [], None
    for name in USERS:
        try:
            number = pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
        if shutil.which("runuser"):
            return ["runuser", "-u", name, "--"], number
    pytest.skip("PostgreSQL does not run as root, and there is no other user here")


@contextmanager
def running() -> Iterator[str]:
    """Its URL."""
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL's initdb and pg_ctl are not installed")
    become, user = as_user()
    home = Path(tempfile.mkdtemp(prefix="conclave-pg-", dir="/tmp"))
    held = Port()
    try:
        if user is not None:
            os.chown(home, user, -1)
        data = home / "data"
        run(
            [
                *become,
                str(folder / "initdb"),
                "-D",
                str(data),
                "-A",
                "trust",
                "-U",
                "conclave",
                "--no-sync",
                "-E",
                "UTF8",
            ]
        )
        options = f"-p {held.number} -k {home} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60"
        start = [str(folder / "pg_ctl"), "-D", str(data), "-o", options, "-l", str(home / "log"), "-w", "start"]
        run([*become, *start])
        try:
            yield f"postgresql://conclave@127.0.0.1:{held.number}/postgres"
        finally:
            run([*become, str(folder / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop"])
    finally:
        held.close()
        shutil.rmtree(home, ignore_errors=True)


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, cwd="/tmp", check=False)
    if done.returncode:
        pytest.skip(f"PostgreSQL cannot be started here: {done.stderr.strip()[-300:]}")


def fresh(url: str) -> str:
    """A new, empty database on the same server."""
    name = f"t{time.time_ns()}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return url.rsplit("/", 1)[0] + f"/{name}"
