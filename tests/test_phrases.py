"""Our phrases say what Fluent's own runtime says, in every room and language."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import conclave
from conclave.engine.rules import LANGUAGES
from conclave.phrases import Figure
from conclave.speech import MissingText, Words
from conclave.web.shelf import figures

ROOMS = sorted(file.parent.parent for file in Path(conclave.__file__).parent.rglob("text/en.ftl"))
VALUES: list[Figure] = [0, 1, 2, 1234, "yes", "no", "x"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_text_is_said_as_fluent_says_it(room: Path, lang: str) -> None:
    source = (room / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    words = Words(room)
    messages = {m.id.name: m for m in FluentParser().parse(source).body if isinstance(m, Message)}
    said = 0
    for key in sorted(words.keys(lang)):
        id, _, attribute = key.partition(".")
        message = bundle.get_message(id)
        names = sorted(figures(messages[id]))
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        for values in product(VALUES, repeat=min(len(names), 2)):
            given: dict[str, Figure] = dict.fromkeys(names, "5")
            given.update(zip(names, values, strict=False))
            formatted = {n: fluent_number(v, useGrouping=False) if isinstance(v, int) else v for n, v in given.items()}
            text, faults = bundle.format_pattern(pattern, formatted)
            if not faults:
                assert words.say(lang, key, **given) == text
                said += 1
    assert said >= len(words.keys(lang))


def test_what_is_missing_is_told(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("greeting = Hello { $name }\nloud = { UPPER($name) }\n")
    words = Words(tmp_path)
    assert words.say("en", "greeting", name="Ann") == "Hello Ann"
    for key in ("nothing", "greeting", "greeting.one", "loud"):
        with pytest.raises(MissingText):
            words.say("en", key)
