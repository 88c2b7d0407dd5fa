"""A real server and a real browser: Chromium of the system, installed where it is missing and we may."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
DESK = (1440, 900)
PHONE = (390, 844)

Visit = Callable[..., Page]


def chromium() -> str:
    """The browser's program; fetched once if the system has none and lets us."""
    asked = subprocess.run([sys.executable, ROOT / "tools" / "browser.py"], capture_output=True, text=True, check=False)
    if asked.returncode:
        pytest.fail(asked.stderr.strip())
    return asked.stdout.strip()


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a store of its own."""
    folder = tmp_path_factory.mktemp("house")
    port = free_port()
    command = [sys.executable, "-m", "conclave.cli", "serve", "--port", str(port), "--db", str(folder / "house.db")]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen([*command, "--rate", "0"], cwd=ROOT, stdout=log, stderr=log)
        address = f"http://127.0.0.1:{port}"
        try:
            for _ in range(1200):
                try:
                    urllib.request.urlopen(f"{address}/api/games", timeout=5).close()
                    break
                except OSError:
                    assert server.poll() is None, (folder / "log").read_text()
                    time.sleep(0.1)
            yield address
        finally:
            server.terminate()
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait(5)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
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
        if said.type == "error" and ours:
            complaints.append(said.text)

    def look(answer: Response) -> None:
        if answer.status >= 500 or (answer.status == 404 and "/api/" not in answer.url):
            complaints.append(f"{answer.status} {answer.url}")

    def open_page(path: str = "/", size: tuple[int, int] = DESK, lang: str = "en", theme: str = "dark") -> Page:
        person = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=lang, reduced_motion="reduce", base_url=house
        )
        person.add_init_script(
            f"localStorage.getItem('conclave') ?? localStorage.setItem('conclave', '{{\"theme\":\"{theme}\"}}')"
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
