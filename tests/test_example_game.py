"""A game can be somebody else's package: the example keeps every promise, and is found once it is installed."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from conclave.engine.conformance import conform
from conclave.engine.game import Game

EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "candlelight"


@pytest.fixture
def candlelight(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The example, loaded from where it lies."""
    monkeypatch.syspath_prepend(str(EXAMPLE / "src"))
    game = importlib.import_module("candlelight").GAME
    assert isinstance(game, Game)
    yield game
    for name in [name for name in sys.modules if name.partition(".")[0] == "candlelight"]:
        del sys.modules[name]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, really built and installed into a folder of its own, without a network."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    run([*pip, "--no-deps", "--no-build-isolation", "--target", str(folder), str(EXAMPLE)])
    return folder


def run(command: list[str], path: Path | None = None) -> str:
    environment = dict(os.environ)
    if path:
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(path), environment.get("PYTHONPATH")]))
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_example_conforms(candlelight: Game) -> None:
    found = conform(candlelight, matches=2)
    assert found.matches == 3 * 2 * 2
    assert found.longest <= candlelight.longest
    assert "C5" in found.refusals


def test_an_installed_game_is_found_by_its_id(installed: Path) -> None:
    code = "import conclave; print(*conclave.games()); print(conclave.game('candlelight').title('de'))"
    assert run([sys.executable, "-c", code], installed) == "archmage candlelight firepeak zavandor\nKerzenschein\n"


def test_an_installed_game_can_be_simulated_and_read_about(installed: Path) -> None:
    conclave = [sys.executable, "-m", "conclave.cli"]
    assert '"finished": 4' in run([*conclave, "simulate", "candlelight", "--games", "4", "--json"], installed)
    assert run([*conclave, "rules", "candlelight", "c5", "--lang", "en"], installed).startswith("C5 Each wizard")


def test_the_examples_own_tests_pass(installed: Path) -> None:
    run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE)], installed)
