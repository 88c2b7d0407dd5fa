"""Where a store is: its address, written as a URL or as the path of a file."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from conclave.engine.mistakes import Mistake


def data_folder(environ: Mapping[str, str] | None = None) -> Path:
    """Where this user's programs keep their data."""
    environ = os.environ if environ is None else environ
    if sys.platform == "win32":
        base = environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "conclave"


def default_url() -> str:
    return f"sqlite:///{data_folder() / 'conclave.db'}"


def read_url(written: str) -> URL:
    """The address of a database: a URL, or the path of an SQLite file."""
    try:
        url = make_url(written if "://" in written else f"sqlite:///{written}")
    except ArgumentError:
        raise _wrong_database(written) from None
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise _wrong_database(url.render_as_string(hide_password=True))
    return url


def _wrong_database(written: str) -> Mistake:
    return Mistake(
        "usage",
        {
            "en": f"“{written}” is no database we know: name a file, or postgresql://user@host/name.",
            "de": f"„{written}“ ist keine Datenbank, die wir kennen: nenne eine Datei oder postgresql://user@host/name.",
        },
    )
