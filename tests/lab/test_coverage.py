"""A rule counts as tested if a test that asserts something is named after it."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.lab import coverage as lab
from tests.engine.fair import GAME


def found(folder: Path, body: str, file: str = "test_some.py") -> dict[str, list[str]]:
    (folder / file).write_text(body, encoding="utf-8")
    return lab.tests_of_rules(folder)


def test_a_test_shows_the_rules_at_the_head_of_its_name(tmp_path: Path) -> None:
    rules = found(tmp_path, "def test_Z39_Z40_ZA25b_gems_need_Z99_artifacts():\n    assert True\n")
    assert rules == {
        number: ["test_some.py::test_Z39_Z40_ZA25b_gems_need_Z99_artifacts"] for number in ("Z39", "Z40", "ZA25b")
    }


@pytest.mark.parametrize(
    "body",
    ["pass", "...", '"""Z39 says so."""', "x = 1", "play('opal')", "state.refused(0)", "# assert True\n    pass"],
)
def test_a_test_without_an_assertion_does_not_count(tmp_path: Path, body: str) -> None:
    assert found(tmp_path, f"def test_Z39_something():\n    {body}\n") == {}


@pytest.mark.parametrize(
    "body",
    [
        "assert x",
        "with pytest.raises(E): f()",
        "table.refuses(0, 'x', 'Z1')",
        "check_derived(state)",
        "conform(GAME)",
        "if x:\n        assert y",
        "table.play(0).refuses(0, 'x', 'Z1').play(0)",
    ],
)
def test_a_test_that_asserts_in_any_way_counts(tmp_path: Path, body: str) -> None:
    assert list(found(tmp_path, f"def test_Z39_something():\n    {body}\n")) == ["Z39"]


def test_several_tests_of_a_rule_are_all_listed(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    found(tmp_path, "def test_Z1_a():\n    assert 1\n\ndef test_Z1_b():\n    assert 1\n")
    rules = found(tmp_path, "class TestIt:\n    def test_Z1_c(self):\n        assert 1\n", "deep/test_more.py")
    assert rules == {"Z1": ["deep/test_more.py::test_Z1_c", "test_some.py::test_Z1_a", "test_some.py::test_Z1_b"]}


def test_helpers_and_other_files_do_not_count(tmp_path: Path) -> None:
    assert found(tmp_path, "def check_Z1_a():\n    assert 1\n") == {}
    assert found(tmp_path, "def test_Z1_a():\n    assert 1\n", "kit.py") == {}


def test_every_rule_of_the_book_is_listed_in_its_order(tmp_path: Path) -> None:
    found(tmp_path, "def test_F3_a():\n    assert 1\n\ndef test_F99_b():\n    assert 1\n")
    covered = lab.coverage(GAME, tmp_path)
    assert list(covered) == [f"F{n}" for n in range(1, 9)]
    assert [number for number, tests in covered.items() if tests] == ["F3"]
