"""What the board in the browser draws is what the rules reckon with."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from conclave.games.zavandor import GAME
from conclave.games.zavandor.components import AREAS, ARTIFACTS, GEMS, SENTINELS
from tests.zavandor.kit import Table


def test_the_box_is_plain_data_with_every_piece() -> None:
    box = msgspec.json.decode(msgspec.json.encode(GAME.printed))
    assert (list(box["gems"]), list(box["areas"]), list(box["artifacts"])) == (GEMS, AREAS, ARTIFACTS)
    assert box["sentinels"] == SENTINELS


def test_what_levels_of_knowledge_give() -> None:
    box = msgspec.json.decode(msgspec.json.encode(GAME.printed))
    gives = {
        name: [entry and next(iter(entry.items())) for entry in area["gives"]] for name, area in box["areas"].items()
    }
    assert gives["gems"] == [("percent", n) for n in (10, 20, 30, 40)]
    assert gives["flow"] == [None, ("dust", 2), ("dust", 5), ("dust", 10)]
    assert gives["fire"] == [None, None, None, ("gem", "ruby")]
    assert gives["sages"] == [("cards", colour) for colour in ("blue", "green", "white", "red")]
    assert gives["artifacts"] == [None, ("discount", 5), ("discount", 5), ("discount", 10)]
    assert gives["accumulation"] == [None, ("slots", 1), ("slots", 1), ("slots", 2)]


def test_printed_prices_are_the_prices_paid() -> None:
    box = msgspec.json.decode(msgspec.json.encode(GAME.printed))
    for level, entry in enumerate(box["areas"]["gems"]["gives"], 1):
        prices = Table(2).give(0, levels={"gems": level}).player(0).prices
        assert prices["diamond"] == 40 * (100 - entry["percent"]) // 100


def test_the_board_names_only_rules_that_the_book_has() -> None:
    folder = Path(GAME.rulebook.folder)
    modules = [folder / "board.js", *sorted((folder / "board").glob("*.js"))]
    named = {rule for module in modules for rule in re.findall(r'"(Z[A-Z]?[0-9]+[a-z]?)"', module.read_text("utf-8"))}
    assert len(named) > 40
    assert named <= set(GAME.rulebook.words("en"))
