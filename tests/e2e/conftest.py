"""A real server and a real browser: Chromium of the system, installed where it is missing and we may.

Nothing here hangs on how fast the machine is: whatever is waited for may take minutes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, expect, sync_playwright

from tests.ports import Port

ROOT = Path(__file__).resolve().parents[2]
DESK = (1440, 900)
PHONE = (390, 844)
PATIENCE = 1000 * int(os.environ.get("CONCLAVE_PATIENCE", "120"))
"""Milliseconds that anything may take; who writes a test may lose theirs sooner."""

EFFORT = os.environ.get("CONCLAVE_EFFORT", "0.002")
"""How much is thought about hints and analyses: hardly anything, unless somebody wants to look at them."""

Visit = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """The browser's program; fetched once if the system has none and lets us."""
    asked = subprocess.run([sys.executable, ROOT / "tools" / "browser.py"], capture_output=True, text=True, check=False)
    if asked.returncode:
        pytest.fail(asked.stderr.strip())
    return asked.stdout.strip()


LOGS: list[Path] = []
"""What the servers of this process say."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails shows what the servers said."""
    report = yield
    if report.failed:
        for log in LOGS:
            if log.exists() and (said := log.read_text(encoding="utf-8", errors="replace")):
                report.sections.append((f"the server in {log.parent.name}", said[-4000:]))
    return report


class House:
    """A server with a store of its own, which can be stopped and started again."""

    def __init__(self, folder: Path, effort: str = EFFORT) -> None:
        self.folder = folder
        self.effort = effort
        self.held = Port()
        self.port = self.held.number
        self.address = f"http://127.0.0.1:{self.port}"
        self.server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "conclave.cli", "serve", "--port", str(self.port)]
        command += ["--rate", "0", "--pace", "0", "--effort", self.effort]
        log = self.folder / "log"
        if log not in LOGS:
            LOGS.append(log)
        with log.open("ab") as said:
            self.server = subprocess.Popen(
                [*command, "--db", str(self.folder / "house.db")], cwd=ROOT, stdout=said, stderr=said
            )
        end = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                urllib.request.urlopen(f"{self.address}/api/games", timeout=PATIENCE / 1000).close()
                return
            except OSError:
                assert self.server.poll() is None, log.read_text()
                assert time.monotonic() < end, log.read_text()
                time.sleep(0.1)

    def stop(self) -> None:
        if self.server is None:
            return
        self.server.terminate()
        try:
            self.server.wait(60)
        except subprocess.TimeoutExpired:
            self.server.kill()
            self.server.wait()
        self.server = None

    def close(self) -> None:
        self.stop()
        self.held.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    made = House(tmp_path_factory.mktemp("house"))
    try:
        made.start()
        yield made.address
    finally:
        made.close()


@pytest.fixture
def house_store(house: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file in which the server keeps its matches."""
    return tmp_path_factory.getbasetemp() / "house0" / "house.db"


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may stop."""
    made = House(tmp_path)
    try:
        made.start()
        yield made
    finally:
        made.close()


@pytest.fixture
def thoughtful_house(tmp_path: Path) -> Iterator[House]:
    """A server that takes its time over an analysis, so that one of hundreds of decisions lasts."""
    made = House(tmp_path, effort="0.05")
    try:
        made.start()
        yield made
    finally:
        made.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of a file, and no longer: while it is driven, no other test can have an event loop here."""
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"], timeout=PATIENCE)
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, house: str) -> Iterator[Visit]:
    """Opens a page in a browser of its own: a person. Whatever a page complains of fails the test."""
    people: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        # What the server refuses with a 4xx is told by the page itself; the browser also notes it down.
        # So does axe-core when it tries styles of its own.
        ours = "Failed to load resource" not in said.text and "inline style" not in said.text
        if said.type in ("error", "warning") and ours:
            complaints.append(said.text)

    def look(answer: Response) -> None:
        if answer.status >= 500 or (answer.status == 404 and "/api/" not in answer.url):
            complaints.append(f"{answer.status} {answer.url}")

    def open_page(
        path: str = "/",
        size: tuple[int, int] = DESK,
        lang: str = "en",
        theme: str = "dark",
        motion: bool = False,
        name: str = "",
        script: str = "",
        at: str = house,
    ) -> Page:
        person = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            reduced_motion="no-preference" if motion else "reduce",
            base_url=at,
            accept_downloads=True,
        )
        person.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps({"theme": theme, "name": name}))
        person.add_init_script(
            f"if (origin !== 'null') localStorage.getItem('conclave') ?? localStorage.setItem('conclave', {kept});\n{script}"
        )
        people.append(person)
        page = person.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("response", look)
        page.goto(path)
        return page

    yield open_page
    for person in people:
        person.close()
    assert not complaints, complaints
