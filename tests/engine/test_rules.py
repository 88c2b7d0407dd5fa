"""Rulebooks are read by their bold numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.engine.rules import HOUSE, NOT_ASKED, NOT_HERE, Rulebook, read_rules

ENGLISH = """# A book

Some words **Z9** that open no rule.

**Z1** The first rule
goes over two lines.

> **Example.** Not a rule.

**ZA25b** A ruling with a letter.
**Z2** Not the start of a paragraph of its own.

| **Z3** | a table |

**Z10** The last, at the very end"""


def book(folder: Path) -> Rulebook:
    (folder / "rulebook.en.md").write_text(ENGLISH, encoding="utf-8")
    (folder / "rulebook.de.md").write_text("**Z1** Die erste Regel über Öl.\n", encoding="utf-8")
    return Rulebook(str(folder))


def test_a_rule_is_a_paragraph_that_opens_with_a_bold_number() -> None:
    rules = read_rules(ENGLISH)
    assert list(rules) == ["Z1", "ZA25b", "Z10"]
    assert rules["Z1"] == "The first rule goes over two lines."
    assert rules["Z10"] == "The last, at the very end"


def test_two_rules_with_one_number_are_found() -> None:
    with pytest.raises(ValueError, match="Z1 stands twice"):
        read_rules("**Z1** One.\n\n**Z2** Two.\n\n**Z1** Three.\n")


def test_a_rule_has_words_in_both_languages(tmp_path: Path) -> None:
    rule = book(tmp_path).rule("Z1")
    assert rule.text("en") == "The first rule goes over two lines."
    assert rule.text("de") == "Die erste Regel über Öl."
    assert rule.text("fr") == rule.text() == rule.text("en")
    assert (str(rule), repr(rule)) == ("Z1", "<rule Z1>")


def test_there_is_one_rule_object_a_number(tmp_path: Path) -> None:
    rules = book(tmp_path)
    assert rules.rule("Z1") is rules.rule("Z1") is rules.find("z1")
    assert rules.rule("Z1") is not rules.rule("Z10")


@pytest.mark.parametrize("number", ["za25B", "ZA25b", "Za25B"])
def test_a_rule_is_found_whatever_the_capitals(tmp_path: Path, number: str) -> None:
    found = book(tmp_path).find(number)
    assert found is not None
    assert found.id == "ZA25b"


@pytest.mark.parametrize("number", ["Z3", "Z", "", "Z1 ", "1"])
def test_what_the_book_does_not_have_is_not_found(tmp_path: Path, number: str) -> None:
    assert book(tmp_path).find(number) is None


def test_constants_cost_no_reading_of_files(tmp_path: Path) -> None:
    rules = Rulebook(str(tmp_path / "nowhere"))
    assert rules.rule("Z1").id == "Z1"
    with pytest.raises(FileNotFoundError):
        rules.words("en")


def test_the_house_rules_have_words_in_both_languages() -> None:
    assert list(HOUSE.words("en")) == list(HOUSE.words("de")) == ["E1", "E2"]
    assert NOT_ASKED.text("en") != NOT_ASKED.text("de")
    assert NOT_HERE.text("en") != NOT_HERE.text("de")
