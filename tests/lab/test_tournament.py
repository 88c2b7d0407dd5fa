"""A tournament: the same table however it is played, kept through every interruption, and refused where it makes no sense."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from conclave.cli import main
from conclave.engine.mistakes import Mistake
from conclave.lab.arena import Arena, Contest
from conclave.lab.arena import Result as Played
from conclave.lab.crews import alone, processes
from conclave.lab.journal import deciding
from conclave.lab.shares import share
from conclave.lab.standings import standings
from conclave.lab.tournament import Tournament
from tests.lab.kit import PATIENCE, ZAVANDOR, command, gone, members, needs_proc, played, started, table


def run(*arguments: str) -> Result:
    return CliRunner(env={"LANG": "C", "LC_ALL": "C", "COLUMNS": "200"}).invoke(main, ["tournament", *arguments])


# Matches


def test_a_match_depends_on_the_contest_and_its_number_alone() -> None:
    first, second = Arena(ZAVANDOR), Arena(ZAVANDOR)
    one = [first.play(n) for n in (0, 1, 2)]
    two = [second.play(n) for n in (2, 1, 0)][::-1]
    for result in (*one, *two):
        assert [len(times) for times in result.times] == result.decisions
        result.times = []
    assert one == two
    other = Arena(Contest("zavandor", 2, ("greedy", "random"), {}, 2)).play(0)
    assert other.scores != one[0].scores or other.chances != one[0].chances


def test_changing_seats_keeps_the_chance() -> None:
    """What is dealt before anybody decides is the same for both."""
    arena = Arena(Contest("zavandor", 2, ("random", "greedy"), {}, 5))
    one, two = arena.schedule.fixture(0), arena.schedule.fixture(1)
    assert one.luck == two.luck
    assert one.names == two.names[::-1]


def test_places_put_winners_first_and_others_by_score() -> None:
    result = Played(0, ("a", "b", "c", "d"), [2], [9, 4, 3, 9], [0] * 4, [0] * 4, 0)
    assert result.places() == [1, 3, 0, 1]
    tie = Played(0, ("a", "b", "c"), [0, 1], [7, 6, 7], [0] * 3, [0] * 3, 0)
    assert tie.places() == [0, 0, 2]
    assert [tie.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


# The table


@pytest.mark.parametrize(
    ("won", "n", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (98, 100, 0.9300, 0.9945), (0, 20, 0.0, 0.1611), (50, 50, 0.9287, 1.0)],
)
def test_intervals_are_wilsons(won: int, n: int, low: float, high: float) -> None:
    found = share(won, n)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)
    assert found.share == won / n


def test_the_table_counts_what_happened() -> None:
    contest = Contest("zavandor", 2, ("a", "b"), {}, 1)
    results = [
        Played(0, ("a", "b"), [0], [9, 4], [3, 3], [1, 0], 5, {"rounds": 7}, times=[[1000, 2000, 3000], [10, 10, 10]]),
        Played(1, ("b", "a"), [0, 1], [6, 6], [1, 1], [0, 0], 5, {"rounds": 8}, times=[[10], [9000]]),
    ]
    found = standings(contest, reversed(results))
    assert [(player.name, player.wins.won, player.wins.n) for player in found.players] == [("a", 1.5, 2), ("b", 0.5, 2)]
    assert [player.score for player in found.players] == [7.5, 5.0]
    assert [(seat.won, seat.n) for seat in found.players[0].seats] == [(1.0, 1), (0.5, 1)]
    assert [(pair.one, pair.share.won) for pair in found.pairs] == [("a", 1.5), ("b", 0.5)]
    assert [seat.won for seat in found.seats] == [1.5, 0.5]
    assert found.facts == {"rounds": {7: 1, 8: 1}}
    assert found.decisions == 4.5
    thought = found.thoughts["a"]
    assert (thought.decisions, thought.forced, thought.median, thought.longest) == (4, 1, 2.0, 9.0)


def test_wins_add_up_and_one_among_three_is_counted_by_seat() -> None:
    tournament = played(Contest("firepeak", 4, ("greedy", "random", "random", "random"), {}, 3), 4)
    greedy, random = tournament.standings().players
    assert (greedy.name, greedy.wins.n, random.wins.n) == ("greedy", 4, 12)
    assert greedy.wins.won + random.wins.won == pytest.approx(4)
    assert [seat.n for seat in greedy.seats] == [1, 1, 1, 1]


def test_greedy_is_better_than_random() -> None:
    best = played(ZAVANDOR, 10).standings().players[0]
    assert best.name == "greedy"
    assert best.wins.low > 0.5


# However it is played


@pytest.mark.parametrize("game", ["zavandor", "firepeak"])
def test_one_worker_and_two_give_the_same_table(game: str) -> None:
    contest = Contest(game, 2, ("greedy", "random"), {}, 4)
    assert table(played(contest, 4)) == table(played(contest, 4, processes(2)))


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    first = played(ZAVANDOR, 4, folder=tmp_path)
    again = Tournament(ZAVANDOR, 4, tmp_path)
    assert again.played == 4
    again.play(lambda contest, numbers: pytest.fail(f"{numbers} again") if numbers else alone(contest, numbers))
    assert table(again) == table(first)


def test_more_matches_may_follow(tmp_path: Path) -> None:
    played(ZAVANDOR, 4, folder=tmp_path)
    more = Tournament(ZAVANDOR, 8, tmp_path)
    assert more.played == 4
    more.play(alone)
    assert table(more) == table(played(ZAVANDOR, 8))
    assert table(Tournament(ZAVANDOR, 4, tmp_path)) == table(played(ZAVANDOR, 4)), "fewer are the first of them"


@pytest.mark.parametrize("torn", [b'{"n":3,"names":["gree', b'{"n":3}\n', b"\x00\x00\n", b"{}"])
def test_a_torn_line_is_played_again(tmp_path: Path, torn: bytes) -> None:
    played(ZAVANDOR, 4, folder=tmp_path)
    file = tmp_path / "matches.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]) + torn)
    resumed = Tournament(ZAVANDOR, 4, tmp_path)
    assert resumed.played == 3
    resumed.play(alone)
    assert table(resumed) == table(played(ZAVANDOR, 4))
    assert sorted(Tournament(ZAVANDOR, 4, tmp_path).journal.results) == [0, 1, 2, 3]


@needs_proc
@pytest.mark.parametrize("workers", ["1", "2"])
def test_goes_on_after_kill_9_and_leaves_nobody_behind(tmp_path: Path, workers: str) -> None:
    process = started(tmp_path, "--games", "2000", "--workers", workers)
    process.kill()
    process.communicate()
    assert gone(process.pid)
    had = (tmp_path / "matches.jsonl").read_bytes().count(b"\n")
    resumed = Tournament(ZAVANDOR, had + 4, tmp_path)
    assert had - 3 <= resumed.played <= had
    resumed.play(alone)
    assert table(resumed) == table(played(ZAVANDOR, had + 4, processes(2)))


@needs_proc
@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("everybody", [True, False])
def test_ctrl_c_stops_at_once_and_shows_the_table_so_far(tmp_path: Path, workers: str, everybody: bool) -> None:
    """The terminal tells the whole group; `kill -INT` only the first process."""
    process = started(tmp_path, "--games", "2000", "--workers", workers, "--lang", "en")
    if everybody:
        os.killpg(process.pid, signal.SIGINT)
    else:
        process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, err
    assert "95 % interval" in out
    assert "greedy" in out
    assert "Traceback" not in err
    assert "of 2000 matches" in err
    assert gone(process.pid)


@needs_proc
def test_a_killed_worker_loses_no_finished_match(tmp_path: Path) -> None:
    games = 400  # many more than are over before somebody is killed
    process = started(tmp_path, "--games", str(games), "--workers", "2", "--json")
    victims = [member for member in members(process.pid) if b"spawn_main" in command(member)]
    os.kill(victims[-1], signal.SIGKILL)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    assert json.loads(out)["games"] == games
    assert sorted(Tournament(ZAVANDOR, 4, tmp_path).journal.results) == list(range(games))


# The command


def test_prints_one_json_object() -> None:
    result = run("firepeak", "--bots", "greedy,random", "--games", "3", "--seed", "8", "-o", "prolong", "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["games"] == 4, "whole rounds"
    assert data["contest"]["options"]["prolong"] is True
    assert (data["contest"]["seed"], data["contest"]["field"]) == (8, ["greedy", "random"])
    assert [player["name"] for player in data["players"]] == ["greedy", "random"]
    assert {"n", "won", "share", "low", "high"} == set(data["players"][0]["wins"])
    assert set(data["thoughts"]["greedy"]) == {"decisions", "forced", "median", "p99", "longest"}


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        (
            "en",
            ("The Scepter of Zavandor: 2 matches with 2 seats, seed 1", "95 % interval", "Par is 50.0 %", "ahead of"),
        ),
        ("de", ("Das Zepter von Zavandor: 2 Partien auf 2 Plätzen", "95-%-Intervall", "wären 50,0 %", "vor")),
    ],
)
def test_prints_a_table_in_both_languages(lang: str, texts: tuple[str, ...]) -> None:
    result = run("zavandor", "--bots", "greedy,random", "--games", "1", "--lang", lang)
    assert result.exit_code == 0, result.output
    for text in texts:
        assert text in result.stdout


@pytest.mark.parametrize(
    ("arguments", "en", "de"),
    [
        (("chess", "--bots", "greedy,random"), "no game “chess”", "kein Spiel „chess“"),
        (("zavandor", "--bots", "greedy,genius"), "no player “genius”", "keinen Spieler „genius“"),
        (("zavandor", "--bots", "greedy"), "at least two players", "mindestens zwei Spieler"),
        (("zavandor", "--bots", "greedy,random", "--seats", "1"), "2 to 6 players, not 1", "nicht für 1"),
        (("archmage", "--bots", "greedy,random", "--seats", "1"), "at least two seats", "mindestens zwei Plätze"),
        (("zavandor", "--bots", "greedy,random", "--seats", "7"), "2 to 6 players, not 7", "nicht für 7"),
        (("zavandor", "--bots", "greedy,greedy,random"), "3 are named for 2 seats", "sind 3 genannt"),
        (("zavandor", "--bots", "greedy,random", "-o", "rain"), "no option “rain”", "keine Option „rain“"),
    ],
)
def test_mistakes_are_one_sentence_in_both_languages(arguments: tuple[str, ...], en: str, de: str) -> None:
    for lang, text in (("en", en), ("de", de)):
        result = run(*arguments, "--lang", lang)
        assert result.exit_code == 2
        assert text in result.stderr
        assert result.stdout == ""


def test_a_folder_with_another_tournament_is_refused_and_left_alone(tmp_path: Path) -> None:
    played(ZAVANDOR, 2, folder=tmp_path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    usual = ("zavandor", "--bots", "greedy,random", "--out", str(tmp_path))
    for lang, text in (("en", "its seed is 1, not 7"), ("de", "dort ist seed 1, nicht 7")):
        result = run(*usual, "--seed", "7", "--lang", lang)
        assert result.exit_code == 2
        assert text in result.stderr
    for changed in (
        {"seats": 3},
        {"field": ("random", "greedy")},
        {"options": {"one_dust": True}},
        {"game": "firepeak"},
    ):
        with pytest.raises(Mistake, match="another tournament"):
            Tournament(msgspec.structs.replace(ZAVANDOR, **changed), 2, tmp_path)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_folder_of_another_program_is_refused(tmp_path: Path) -> None:
    played(ZAVANDOR, 2, folder=tmp_path)
    heading = tmp_path / "contest.json"
    told = json.loads(heading.read_text(encoding="utf-8"))
    heading.write_text(json.dumps({**told, "program": "older"}), encoding="utf-8")
    with pytest.raises(Mistake) as caught:
        Tournament(ZAVANDOR, 2, tmp_path)
    assert "have changed since" in caught.value.text("en")
    assert "seither geändert" in caught.value.text("de")
    heading.write_text("nonsense", encoding="utf-8")
    with pytest.raises(Mistake, match="not readable"):
        Tournament(ZAVANDOR, 2, tmp_path)


def test_what_cannot_be_kept_leaves_nothing_half_written(tmp_path: Path) -> None:
    (tmp_path / "results.json").mkdir()
    tournament = played(ZAVANDOR, 2, folder=tmp_path)
    with pytest.raises(Mistake, match="cannot be used"):
        tournament.report(tournament.standings(), "en")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["contest.json", "matches.jsonl", "results.json"]


def test_figures_of_the_box_and_the_schedule_belong_to_the_program() -> None:
    for game, figures in (("archmage", "figures.toml"), ("firepeak", "spells.toml")):
        names = {file.name for file in deciding(game)}
        assert {figures, "arena.py", "schedule.py", "tree.py", "steps.py", "sense.py"} <= names


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for lang, text in (("en", "cannot be used"), ("de", "nicht zu gebrauchen")):
        result = run("zavandor", "--bots", "greedy,random", "--out", str(tmp_path / "file" / "x"), "--lang", lang)
        assert result.exit_code == 2
        assert text in result.stderr
