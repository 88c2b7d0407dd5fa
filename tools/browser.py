"""Finds the Chromium that the browser tests drive, and prints where it is.

python3 tools/browser.py    where the system has none and lets us, installs it first (Debian and its kin, as root)

Several test processes may ask at once: one installs, the others wait.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "The browser tests need Chromium or Chrome, and there is none. Install it (on Debian: apt install chromium)."


def find() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)


def install() -> None:
    """As root on Debian and its kin. Should it fail, what it said goes to the screen and `find` finds nothing."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    print("Installing Chromium for the browser tests ...", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
        done = subprocess.run(
            ["apt-get", *arguments],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            stdin=subprocess.DEVNULL,
        )
        if done.returncode:
            print(done.stderr, file=sys.stderr)


@contextmanager
def alone() -> Iterator[None]:
    """Waits until no other process installs."""
    try:
        import fcntl
    except ImportError:  # not on Windows, where nothing is installed either
        yield
        return
    with (Path(tempfile.gettempdir()) / "conclave-browser.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    found = find()
    if found is None:
        with alone():
            if find() is None:
                install()
            found = find()
    if found is None:
        sys.exit(MISSING)
    print(found)


if __name__ == "__main__":
    main()
