"""What the boards of all games say: rules that exist, words in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from conclave.catalog import game as find_game
from conclave.catalog import games
from conclave.engine.rules import LANGUAGES
from conclave.web.shelf import room, words

DRAWN = sorted(id for id, game in games().items() if (room(game) / "board.js").exists())


def sources(id: str) -> str:
    """All that a board is made of."""
    folder = room(find_game(id))
    files = [folder / "board.js", *(folder / "board").glob("*.js")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def rules_in(printed: object) -> Iterator[str]:
    """The rules behind what is printed, wherever they are named."""
    for key, value in printed.items() if isinstance(printed, dict) else ():
        if key == "rule":
            yield str(value)
        yield from rules_in(value)


@pytest.mark.parametrize("id", DRAWN)
def test_every_rule_that_a_board_names_is_in_the_rulebook(id: str) -> None:
    game = find_game(id)
    numbers = set(game.rulebook.words("en"))
    first = next(iter(numbers))[0]
    named = set(re.findall(rf'"({first}[A-Z]?\d+[a-z]?)"', sources(id)))
    assert len(named) > 20
    assert named <= numbers, named - numbers
    assert set(rules_in(game.printed)) <= numbers


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", DRAWN)
def test_a_board_finds_all_its_words(id: str, lang: str) -> None:
    found = words(id, lang)
    source = sources(id)
    used = {f"board-{key}" for key in re.findall(r'say\("([a-z0-9_-]+)"', source)}
    used |= set(re.findall(r'words\["([a-z0-9_-]+)"\]', source))
    assert len(used) > 20
    assert used <= found.keys(), used - found.keys()
    assert {key for key in words(id, "en") if key.startswith("board-")} <= found.keys()
