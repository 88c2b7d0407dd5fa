"""The documents say what is so: the README's code runs, quoted code is real, links lead somewhere."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import conclave
from conclave.engine.records import RecordMistake, read

ROOT = Path(__file__).resolve().parent.parent
FENCE = re.compile(r"^```(\S*)[ \t]*(\S*)\n(.*?)^```$", re.M | re.S)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.*)$", re.M)
QUOTED = ("python", "toml", "markdown", "fluent")
"""Blocks in these languages are quotations in CONTRIBUTING, and name their file."""


def documents() -> list[Path]:
    """Every document, without what tools and environments left in the tree."""
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md"), *ROOT.glob("src/**/*.md")]
    return sorted(found)


def blocks(document: Path) -> Iterator[tuple[str, str, str]]:
    """The fenced blocks of a document: language, what else is said, text."""
    for fence in FENCE.finditer(document.read_text(encoding="utf-8")):
        yield fence[1], fence[2], fence[3]


def anchors(document: Path) -> set[str]:
    """The headings of a document as links name them."""
    text = re.sub(FENCE, "", document.read_text(encoding="utf-8"))
    names = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(text))
    return {name.replace(" ", "-") for name in names}


@pytest.mark.parametrize("name", ["README.md", "docs/research.md"])
def test_code_in_documents_runs_and_shows_what_it_says(name: str) -> None:
    """All blocks of a document run one after the other, in one namespace."""
    code = "\n".join(text for language, _, text in blocks(ROOT / name) if language == "python")
    assert ">>>" in code
    test = doctest.DocTestParser().get_doctest(code, {"__name__": "__main__"}, name, name, 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL)
    runner.run(test, out=said.append)
    assert not said, "".join(said)


def test_code_in_contributing_is_the_real_code() -> None:
    quoted = [(name, text) for language, name, text in blocks(ROOT / "CONTRIBUTING.md") if language in QUOTED]
    assert quoted
    for name, text in quoted:
        assert name, f"this block does not name its file:\n{text}"
        assert text in (ROOT / name).read_text(encoding="utf-8"), f"this is not in {name}:\n{text}"


def test_contributing_shows_every_step_of_the_example() -> None:
    shown = "".join(text for _, _, text in blocks(ROOT / "CONTRIBUTING.md"))
    steps = (ROOT / "examples/candlelight/src/candlelight/steps.py").read_text(encoding="utf-8")
    for name in re.findall(r"^class (\w+)", steps, re.M):
        assert f"class {name}(" in shown


def test_the_record_that_is_shown_can_be_read() -> None:
    [record] = [text for language, _, text in blocks(ROOT / "docs/records.md") if language == "record"]
    assert len(read(record, conclave.game).moves) == 9


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("conclave record 1", "hello"),
        ("game: zavandor", "game zavandor"),
        ("rules: 1\n", ""),
        ("zavandor", "chess"),
        ("rules: 1", "rules: 9"),
        ("seats: 2", "seats: 9"),
        ("\n\n", "\noptions: lightning=maybe\n\n"),
        ("1 *", "2 *"),
        ("deal elf", "deal nobody"),
    ],
)
def test_the_errors_that_are_shown_are_real(old: str, new: str) -> None:
    record = "conclave record 1\ngame: zavandor\nrules: 1\nseats: 2\n\n1 *: deal elf\n"
    record = record.replace(old, new, 1).replace("2 *: deal elf", "2 *: deal witch")
    with pytest.raises(RecordMistake) as wrong:
        read(record, conclave.game)
    assert f"`{wrong.value.text('en').removeprefix('record, ')}`" in (ROOT / "docs/records.md").read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize("document", documents(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(document: Path) -> None:
    text = re.sub(FENCE, "", document.read_text(encoding="utf-8"))
    for link in LINK.findall(text):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (document.parent / path).resolve() if path else document
        assert target.exists(), f"{link} leads nowhere"
        assert not anchor or anchor in anchors(target), f"{link}: there is no such heading"


def test_make_has_the_targets_that_documents_name_and_its_help_lists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.M))
    shell = "\n".join(text for document in documents() for language, _, text in blocks(document) if language == "sh")
    inline = "\n".join(document.read_text(encoding="utf-8") for document in documents())
    named = {*re.findall(r"^make ([a-z]+)", shell, re.M), *re.findall(r"`make ([a-z]+)`", inline)}
    assert {"play", "test", "terminal"} <= named <= targets
    assert set(re.findall(r"echo \"make ([a-z]+) ", makefile)) == targets - {"help"}


def test_make_play_opens_the_table_in_the_browser() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "\nplay: setup\n\t@.venv/bin/conclave serve --open\n" in makefile
