"""conclave serve: the table in the browser."""

from __future__ import annotations

import threading
import time
import webbrowser
from math import isfinite
from typing import Any
from urllib.request import urlopen

import click

from conclave.engine.mistakes import usage
from conclave.lifelines import end_at_once
from conclave.speech import file_trouble, language


class Figure(click.FloatRange):
    """A number within its range, and one that can be reckoned with."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        found: float = super().convert(value, param, ctx)
        if not isfinite(found):
            self.fail("", param, ctx)
        return found


@click.command("serve")
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 is everybody's."
)
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@click.option("--db", metavar="URL", help="A file, or postgresql://user@host/name; else a file in your data folder.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes that answer.")
@click.option(
    "--thinkers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes for bots, a worker."
)
@click.option("--rate", type=Figure(0), default=20.0, show_default=True, help="Commands a second; 0: any.")
@click.option(
    "--pace",
    type=Figure(0, 10),
    default=0.6,
    show_default=True,
    help="Seconds between moves of bots, at least.",
)
@click.option(
    "--effort",
    type=Figure(0, 100, min_open=True),
    default=1.0,
    show_default=True,
    help="How much is thought about hints and analyses, as a share of the usual.",
)
@click.option("--open", "open_browser", is_flag=True, help="Open the browser.")
@click.option("--lang", metavar="de|en", help="Language of the texts; else the locale's.")
def serve(
    host: str,
    port: int,
    db: str | None,
    workers: int,
    thinkers: int,
    rate: float,
    pace: float,
    effort: float,
    open_browser: bool,
    lang: str | None,
) -> None:
    """Serve the table to browsers."""
    end_at_once()
    # The other commands need none of this, and should not wait for it.
    from conclave.table.addresses import default_url, read_url  # noqa: PLC0415
    from conclave.table.store import Store  # noqa: PLC0415
    from conclave.web import doors  # noqa: PLC0415
    from conclave.web.app import House  # noqa: PLC0415

    german = language(lang) == "de"
    if workers > 1 and read_url(db or default_url()).get_backend_name() != "postgresql":
        raise usage(
            "Several workers need PostgreSQL: name its URL with --db.",
            "Mehrere Arbeiter brauchen PostgreSQL: nenne mit --db seine URL.",
        )
    Store(db).close()  # what is wrong with it is found out now, not in a worker
    try:
        door = doors.open_door(host, port)
    except OSError as error:
        raise usage(
            f"{host}:{port} cannot be opened: {file_trouble(error, 'en')}.",
            f"{host}:{port} lässt sich nicht öffnen: {file_trouble(error, 'de')}.",
        ) from None
    address = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{door.getsockname()[1]}/"
    click.echo(f"Conclave: {address}   Strg+C beendet." if german else f"Conclave: {address}   Ctrl+C ends it.")
    if open_browser:
        threading.Thread(target=show, args=(address,), daemon=True).start()
    house = House(db or default_url(), thinkers, rate, pace, effort)
    if workers > 1:
        doors.Workers(house, door, workers).run()
    else:
        doors.answer(house, door)


def show(address: str, seconds: float = 120.0) -> None:
    """Open the browser as soon as the server answers."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            with urlopen(address, timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
