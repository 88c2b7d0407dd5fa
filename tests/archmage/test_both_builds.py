"""Compiled and interpreted, Archmage plays the same matches through the same positions."""

from __future__ import annotations

from pathlib import Path

from tests.builds import check_builds, check_processes, check_rulebook, needs_compiled

MATCHES = 12


@needs_compiled
def test_both_builds_play_the_same_matches(tmp_path: Path) -> None:
    check_builds("archmage", tmp_path, MATCHES)


@needs_compiled
def test_the_compiled_build_finds_its_rulebooks() -> None:
    check_rulebook("archmage", "A22")


def test_the_same_seed_plays_the_same_match_in_two_processes(tmp_path: Path) -> None:
    check_processes("archmage", tmp_path)
