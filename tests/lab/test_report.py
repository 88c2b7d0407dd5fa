"""The report of a tournament: what is counted, what is drawn, and that one file holds all of it in both languages."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from conclave.lab import counts
from conclave.lab.arena import Contest, Result
from conclave.lab.crews import alone
from conclave.lab.figures import WORDS
from conclave.lab.report import page, plots
from conclave.lab.standings import Standings, standings
from conclave.lab.tournament import Tournament

RESULTS = [
    Result(
        0, ("a", "b"), [0], [9, 4], [6, 3], [1, 0], 5,
        {"rounds": 7}, "sentinels", ["witch", "elf"], [{"ball": 2, "owl": 1}, {}], [[1000] * 6, [10] * 3],
    ),
    Result(
        1, ("b", "a"), [0, 1], [6, 6], [5, 5], [0, 0], 5,
        {"rounds": 9}, "sentinels", ["witch", "elf"], [{"owl": 1}, {"owl": 1}], [[10] * 5, [9000] * 5],
    ),
    Result(
        2, ("a", "b"), [1], [2, 8], [4, 4], [2, 0], 5,
        {"rounds": 9}, "rounds", ["elf", "fairy"], [{}, {"owl": 1}], [[10] * 4, [10] * 4],
    ),
]  # fmt: skip
CONTEST = Contest("zavandor", 2, ("a", "b"), {"one_dust": True}, 7)


@pytest.fixture(scope="module")
def table() -> Standings:
    return standings(CONTEST, RESULTS)


# What is counted


def test_endings_lengths_and_facts_are_counted(table: Standings) -> None:
    assert table.endings == {"sentinels": 2, "rounds": 1}
    assert table.lengths == {10: 3}
    assert table.facts == {"rounds": {7: 1, 9: 2}}


def test_roles_share_what_was_won(table: Standings) -> None:
    assert {role: (share.won, share.n) for role, share in table.roles.items()} == {
        "fairy": (1.0, 1),
        "witch": (1.5, 2),
        "elf": (0.5, 3),
    }
    assert list(table.roles) == ["fairy", "witch", "elf"], "the best first"


def test_things_are_counted_by_use_and_by_user(table: Standings) -> None:
    ball, owl = table.things
    assert (ball.thing, ball.uses, ball.used, ball.wins.won, ball.wins.n) == ("ball", 2, round(1 / 6, 4), 1.0, 1)
    assert (owl.thing, owl.uses, owl.used, owl.wins.won, owl.wins.n) == ("owl", 4, round(4 / 6, 4), 3.0, 4)


def test_lift_is_what_users_won_beyond_their_own_average() -> None:
    """a wins all, b none: whoever uses the thing wins as much as ever, so it lifts nobody."""
    results = [
        Result(n, ("a", "b"), [0], [1, 0], [1, 1], [0, 0], 0, uses=[{"wand": 1}, {"wand": 1} if n % 2 else {}])
        for n in range(4)
    ]
    lucks = {n: str(n) for n in range(4)}
    [wand] = counts.things(results, lucks, {"a": 1.0, "b": 0.0})
    assert wand.lift == 0.0
    [wand] = counts.things(results, lucks, {"a": 0.5, "b": 0.5})
    assert wand.lift == pytest.approx(4 / 6 - 0.5, abs=1e-4)


# What is drawn


@pytest.mark.parametrize(
    ("figures", "marks"),
    [
        ([0.42, 0.58], (0.4, 0.45, 0.5, 0.55, 0.6)),
        ([0.0, 1.0], (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)),
        ([0.5, 0.5], (0.5, 0.55)),
        ([0.31, 0.33], (0.3, 0.35)),
    ],
)
def test_a_scale_is_round_and_holds_its_figures(figures: list[float], marks: tuple[float, ...]) -> None:
    found = plots.scale(figures, least=0.05)
    assert found.marks == pytest.approx(marks)
    assert found.low <= min(figures) <= max(figures) <= found.high
    assert (found.at(found.low), found.at(found.high)) == ("0.00%", "100.00%")


def test_whiskers_say_what_is_sure() -> None:
    along = plots.scale([0.0, 1.0])
    assert 'class="sure up" x="70.00%"' in plots.whisker(along, 0.7, 0.55, 0.8, 0.5)
    assert 'class="sure down"' in plots.whisker(along, 0.3, 0.2, 0.45, 0.5)
    assert 'class="open"' in plots.whisker(along, 0.6, 0.45, 0.8, 0.5)


@pytest.mark.parametrize("figures", [[3], [1, 2, 5], list(range(100, 700, 7)), [0, 5000]])
def test_bins_hold_every_match_once(figures: list[int]) -> None:
    parts = plots.bins(dict.fromkeys(figures, 2))
    assert sum(part.matches for part in parts) == 2 * len(figures)
    assert len(parts) <= 25
    assert len({part.last - part.first for part in parts}) == 1, "they are equally wide"
    assert all(one.last + 1 == other.first for one, other in pairwise(parts))


def test_names_are_escaped() -> None:
    drawn = plots.histogram({1: 1, 2: 5}, 'a "quote" <b>', lambda part: f"<i>{part.first}</i>")
    assert "<b>" not in drawn
    assert "<i>" not in drawn
    assert "&lt;i&gt;2&lt;/i&gt;" in drawn


# The page


class Reader(HTMLParser):
    """What a page says, by language, and what it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[str, list[str]] = {}
        self.fetched: list[str] = []
        self.lang = ""
        self.inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if "words" in (found.get("class") or "").split():
            self.lang = found["lang"] or ""
        self.fetched += [found[name] or "" for name in ("src", "href") if name in found]
        if tag not in ("meta", "link", "br"):
            self.inside.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.inside.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.inside and self.inside[-1] not in ("script", "style") and data.strip():
            self.said.setdefault(self.lang, []).append(data.strip())


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    assert not reader.inside
    return reader


def test_one_page_says_everything_in_both_languages(table: Standings) -> None:
    reader = read(page(table, 3, "de"))
    for lang, texts in {
        "en": ("The Scepter of Zavandor", "Ratings", "Seat 1", "Witch", "Characters: share of wins", "Owl", "Rounds",
               "one_dust", "The fifth sentinel was sold", "66.7 %", "Time to think"),
        "de": ("Das Zepter von Zavandor", "Wertungen", "Platz 1", "Hexe", "Charaktere: Anteil der Siege", "Eule", "Runden",
               "one_dust", "Der fünfte Wächter war verkauft", "66,7 %", "Bedenkzeit"),
    }.items():  # fmt: skip
        for text in texts:
            assert text in reader.said[lang], (lang, text)


def test_the_page_needs_nothing_else(table: Standings) -> None:
    text = page(table, 3, "en")
    assert read(text).fetched == []
    assert not re.findall(r"url\((?!data:)|@import|https?://(?!www\.w3\.org)", text)


def test_it_opens_in_the_language_asked_for(table: Standings) -> None:
    for lang, title in (("en", "The Scepter of Zavandor · Tournament"), ("de", "Das Zepter von Zavandor · Turnier")):
        text = page(table, 3, lang)
        assert f'<html lang="{lang}"' in text
        assert f"<title>{title}</title>" in text
        assert re.findall(r'<div class="words" lang="(\w+)"[^>]*>', text)[0] == lang


def test_an_unfinished_tournament_says_so(table: Standings) -> None:
    assert "stopped: 3 of 400 matches" in page(table, 400, "en")
    assert "stopped" not in page(table, 3, "en")


def test_a_tournament_without_a_match_has_a_page_too() -> None:
    reader = read(page(standings(CONTEST, []), 20, "en"))
    assert "stopped: 0 of 20 matches" in reader.said["en"]


def test_a_hostile_name_stays_a_name() -> None:
    evil = "<script>alert(1)</script>"
    results = [Result(0, (evil, "b"), [0], [1, 0], [1, 1], [0, 0], 0, times=[[1], [1]])]
    assert evil not in page(standings(Contest("zavandor", 2, (evil, "b"), {}, 1), results), 1, "en")


def test_both_languages_have_the_same_texts() -> None:
    assert WORDS.keys("en") == WORDS.keys("de")


@pytest.mark.parametrize("game", ["zavandor", "firepeak"])
def test_a_tournament_writes_its_report_and_its_results(tmp_path: Path, game: str) -> None:
    tournament = Tournament(Contest(game, 2, ("greedy", "random"), {}, 2), 2, tmp_path)
    tournament.play(alone)
    table = tournament.standings()
    tournament.report(table, "en")
    assert msgspec.json.decode((tmp_path / "results.json").read_bytes(), type=Standings) == table
    told = json.loads((tmp_path / "results.json").read_text("utf-8"))
    assert told["players"][0]["rating"].keys() == {"rating", "low", "high"}
    assert (tmp_path / "report.html").read_text("utf-8") == page(table, 2, "en")
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "contest.json", "matches.jsonl", "report.html", "results.json",
    ]  # fmt: skip
