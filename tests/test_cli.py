"""The command line: what it prints, and how it takes mistakes: one sentence, exit code 2, no traceback."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import click
import pytest
from click.testing import CliRunner, Result

from conclave.cli import main
from conclave.cli.speaking import WORDS, say
from conclave.engine.records import Record
from conclave.engine.rules import LANGUAGES
from conclave.games.zavandor import GAME
from conclave.speech import file_trouble
from tests.lab.kit import PATIENCE, gone, needs_proc

ROOT = Path(__file__).parent.parent
RULES = list(GAME.rulebook.words("en"))


def run(*arguments: str, input: str | None = None) -> Result:
    return CliRunner(env={"LANG": "C", "LC_ALL": "C", "COLUMNS": "200"}).invoke(main, list(arguments), input=input)


def conclave(*arguments: str, input: str | None = None, **environ: str) -> subprocess.CompletedProcess[str]:
    """A real process, as a person would start it."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "COLUMNS": "200", **environ}
    command = [sys.executable, "-m", "conclave.cli", *arguments]
    return subprocess.run(
        command,
        input=input,
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )


def words(text: str) -> str:
    """Text without the line breaks of the terminal."""
    return " ".join(text.split())


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short match between Anna and Bo, as a file."""
    made = Record(GAME, 2, {"one_dust": True}, {0: "Anna", 1: "Bo [red]"})
    state = made.start()
    rng = Random(8)
    for _ in range(60):
        seat = state.to_act[0]
        made.moves.append((seat, state.play(seat, state.pick(seat, rng))))
    path = tmp_path_factory.mktemp("records") / "match.conclave"
    path.write_text(made.write(), encoding="utf-8")
    return path


# What it prints


@pytest.mark.parametrize(("lang", "title"), [("en", "The Scepter of Zavandor"), ("de", "Das Zepter von Zavandor")])
def test_games_lists_the_games_in_both_languages(lang: str, title: str) -> None:
    result = run("games", "--lang", lang)
    assert result.exit_code == 0
    assert "zavandor" in result.stdout
    assert title in result.stdout
    assert "2-6" in result.stdout
    assert all(option.name in words(result.stdout) for option in GAME.options)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("number", ["Z39", "z39", "ZA25b", "zv8"])
def test_rules_quotes_one_rule_in_both_languages(number: str, lang: str) -> None:
    result = run("rules", "zavandor", number, "--lang", lang)
    rule = GAME.rulebook.find(number)
    assert rule is not None
    assert result.exit_code == 0
    assert words(result.stdout) == f"{rule.id} {rule.text(lang)}"


def test_every_rule_is_printed_as_it_is_written() -> None:
    """No word of a rule is taken for markup."""
    for number in RULES:
        for lang in ("en", "de"):
            assert (
                words(run("rules", "zavandor", number, "--lang", lang).stdout)
                == f"{number} {GAME.rulebook.rule(number).text(lang)}"
            )


@pytest.mark.parametrize(("lang", "heading"), [("en", "The Scepter of Zavandor"), ("de", "Das Zepter von Zavandor")])
def test_rules_prints_the_whole_book(lang: str, heading: str) -> None:
    result = run("rules", "zavandor", "--lang", lang)
    assert result.exit_code == 0
    assert heading in result.stdout
    assert "Z39" in result.stdout


def test_the_language_of_the_environment_is_spoken() -> None:
    runner = CliRunner(env={"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_AT.UTF-8", "COLUMNS": "200"})
    assert "Smaragd" in runner.invoke(main, ["rules", "zavandor", "Z39"]).stdout
    assert "emerald" in runner.invoke(main, ["rules", "zavandor", "Z39", "--lang", "en"]).stdout
    assert "emerald" in runner.invoke(main, ["rules", "zavandor", "Z39", "--lang", "fr"]).stdout


def test_coverage_lists_every_rule_and_all_are_covered() -> None:
    result = run("rules", "zavandor", "--coverage", "--tests", str(ROOT / "tests"))
    lines = result.stdout.splitlines()
    assert [line.split()[0] for line in lines[: len(RULES)]] == RULES
    assert f"{len(RULES)} rules, 0 without a test." in result.stdout
    assert "German and English have the same numbers." in result.stdout
    assert result.exit_code == 0


def test_coverage_fails_where_a_rule_has_no_test(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("def test_Z39_a():\n    assert 1\n", encoding="utf-8")
    result = run("rules", "zavandor", "--coverage", "--tests", str(tmp_path), "--lang", "de")
    assert result.exit_code == 1
    assert f"{len(RULES)} Regeln, {len(RULES) - 1} ohne Test: Z0, " in result.stdout


# Simulation


def test_simulate_prints_one_json_object() -> None:
    result = run("simulate", "zavandor", "--seats", "3", "--games", "4", "--seed", "5", "--json")
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert (data["game"], data["seats"], data["games"], data["finished"], data["seed"]) == ("zavandor", 3, 4, 4, 5)
    assert data["bots"] == ["random"] * 3
    assert sum(data["wins"]) == pytest.approx(4, abs=0.01)
    again = json.loads(run("simulate", "zavandor", "--seats", "3", "--games", "4", "--seed", "5", "--json").stdout)
    for changing in ("seconds", "decisions_per_second"):
        del data[changing], again[changing]
    assert data == again


def test_simulate_names_a_player_a_seat_and_takes_options() -> None:
    result = run(
        "simulate",
        "zavandor",
        "--seats",
        "2",
        "--games",
        "2",
        "--bots",
        "greedy,random",
        "-o",
        "one_dust",
        "-o",
        "lightning=off",
        "--json",
    )
    assert result.exit_code == 0
    assert json.loads(result.stdout)["bots"] == ["greedy", "random"]


@pytest.mark.parametrize(
    ("lang", "words_of"),
    [("en", ("player", "2 of 2 matches finished")), ("de", ("Spieler", "2 von 2 Partien beendet"))],
)
def test_simulate_prints_a_table_in_both_languages(lang: str, words_of: tuple[str, str]) -> None:
    result = run("simulate", "zavandor", "--games", "2", "--lang", lang)
    assert result.exit_code == 0
    assert all(word in words(result.stdout) for word in words_of)


# Replay


@pytest.mark.parametrize("lang", ["en", "de"])
def test_replay_shows_a_recorded_match(record: Path, lang: str) -> None:
    result = run("replay", str(record), "--lang", lang)
    assert result.exit_code == 0, result.output
    assert "Anna" in result.stdout
    assert "Bo [red]" in result.stdout, "a name is not taken for markup"
    assert ("Round" if lang == "en" else "Runde") in result.stdout


def test_replay_stops_where_it_is_told(record: Path) -> None:
    whole, half, start = (run("replay", str(record), *to) for to in ((), ("--to", "30"), ("--to", "0")))
    assert whole.exit_code == half.exit_code == start.exit_code == 0
    assert len(whole.stdout) > len(half.stdout) > len(start.stdout)
    assert run("replay", str(record), "--to", "60").stdout == whole.stdout


def test_replay_through_the_eyes_of_a_seat(record: Path) -> None:
    assert run("replay", str(record), "--seat", "1").exit_code == 0


# Mistakes


def check_mistake(result: Result, *parts: str) -> None:
    """Exit code 2, one sentence that says it, nothing else, no traceback."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert "Traceback" not in result.stderr
    for part in parts:
        assert part in result.stderr
    assert result.stderr.strip().endswith((".", ")"))


MISTAKES = [
    (("rules", "chess"), "There is no game “chess”", "Es gibt kein Spiel „chess“"),
    (("rules", "zavandor", "Z999"), "has no rule “Z999”", "hat keine Regel „Z999“"),
    (
        ("rules", "zavandor", "--coverage", "--tests", "nowhere"),
        "There is no folder nowhere",
        "Es gibt keinen Ordner nowhere",
    ),
    (("simulate", "chess"), "There is no game “chess”", "Es gibt kein Spiel „chess“"),
    (("simulate", "zavandor", "--seats", "9"), "takes 2 to 6 players, not 9", "für 2 bis 6 Personen, nicht für 9"),
    (("simulate", "zavandor", "--seats", "-1"), "takes 2 to 6 players, not -1", "nicht für -1"),
    (("simulate", "zavandor", "--option", "weather"), "has no option “weather”", "kennt keine Option „weather“"),
    (
        ("simulate", "zavandor", "-o", "lightning=maybe"),
        "lightning cannot be “maybe”",
        "lightning kann nicht „maybe“ sein",
    ),
    (("simulate", "zavandor", "--bots", "genius"), "There is no player “genius”", "Es gibt keinen Spieler „genius“"),
    (
        ("simulate", "zavandor", "--seats", "3", "--bots", "random,greedy"),
        "2 players are named for 3 seats",
        "2 Spieler genannt",
    ),
    (("play", "chess"), "There is no game “chess”", "Es gibt kein Spiel „chess“"),
    (("play", "zavandor", "--seats", "1"), "takes 2 to 6 players, not 1", "nicht für 1"),
    (("play", "zavandor", "--seat", "4"), "There is no seat 4", "Es gibt keinen Platz 4"),
    (("play", "zavandor", "--bots", "genius"), "There is no player “genius”", "Es gibt keinen Spieler „genius“"),
    (("play", "zavandor", "-o", "weather"), "has no option “weather”", "kennt keine Option „weather“"),
    (("play", "--load", "nowhere.conclave"), "nowhere.conclave cannot be read", "nowhere.conclave ist nicht lesbar"),
    (
        ("play", "zavandor", "-o", "one_dust", "-o", "one_dust=off"),
        "one_dust is given twice, and not alike",
        "one_dust ist zweimal genannt",
    ),
    (
        ("play", "archmage", "--seats", "1", "-o", "difficulty"),
        "difficulty cannot be “on”",
        "difficulty kann nicht „on“ sein",
    ),
    (
        ("play", "zavandor", "--seats", "2", "--bots", "random,random"),
        "2 players are named for 1 seat:",
        "Für 1 Platz sind 2 Spieler genannt",
    ),
    (("play", "--bots", f"mage*{'9' * 5000}"), "There is no player", "Es gibt keinen Spieler"),
    (("play", "--save", str(ROOT / "tests")), "is a folder; name a file", "ist ein Ordner; nenne eine Datei"),
    (("play", "--save", "nowhere/x.conclave"), "There is no folder nowhere", "Den Ordner nowhere gibt es nicht"),
    (("play", "--save", str(ROOT / "README.md")), "exists already; name another file", "gibt es schon; nenne eine"),
    (("replay", "nowhere.conclave"), "nowhere.conclave cannot be read", "nowhere.conclave ist nicht lesbar"),
    (("replay", str(ROOT / "tests")), "cannot be read", "ist nicht lesbar"),
]


@pytest.mark.parametrize(
    ("arguments", "english", "german"), MISTAKES, ids=[" ".join(m[0]).replace(str(ROOT), "") for m in MISTAKES]
)
def test_a_mistake_is_one_sentence_in_both_languages(arguments: tuple[str, ...], english: str, german: str) -> None:
    check_mistake(run(*arguments), english)
    check_mistake(run(*arguments, "--lang", "de"), german)


@pytest.mark.parametrize(
    "arguments", [("simulate", "zavandor", "--seats", "9"), ("simulate", "zavandor", "-o", "weather")]
)
def test_a_german_mistake_calls_the_game_by_its_german_name(arguments: tuple[str, ...]) -> None:
    check_mistake(run(*arguments, "--lang", "de"), "Das Zepter von Zavandor")


@pytest.mark.parametrize("path", ["nowhere.conclave", str(ROOT / "tests")])
def test_a_german_mistake_about_a_file_has_no_english_in_it(path: str) -> None:
    stderr = run("replay", path, "--lang", "de").stderr
    assert "directory" not in stderr.replace(path, "")


@pytest.mark.parametrize(
    ("more", "english", "german"),
    [
        (("firepeak",), "is a match of The Scepter of Zavandor, not of firepeak", "ist eine Partie von Das Zepter"),
        (("--seats", "3"), "--seats cannot change it", "--seats kann sie nicht ändern"),
        (("--name", "Eve"), "--name cannot change it", "--name kann sie nicht ändern"),
        (("-o", "one_dust"), "--option cannot change it", "--option kann sie nicht ändern"),
    ],
)
def test_a_saved_match_is_not_said_otherwise(record: Path, more: tuple[str, ...], english: str, german: str) -> None:
    before = record.read_bytes()
    check_mistake(run("play", *more, "--load", str(record)), english)
    check_mistake(run("play", *more, "--load", str(record), "--lang", "de"), german)
    assert record.read_bytes() == before


@pytest.mark.parametrize(
    "asked", [("play", "--save", "x" * 5000), ("rules", "zavandor", "--coverage", "--tests", "x" * 5000)]
)
def test_a_name_that_is_too_long_is_a_mistake(asked: tuple[str, ...]) -> None:
    check_mistake(run(*asked), "xxx: File name too long.")
    check_mistake(run(*asked, "--lang", "de"), "xxx: Der Name ist zu lang.")


def test_a_name_that_cannot_be_written_does_not_keep_a_match_from_it(tmp_path: Path) -> None:
    """A terminal may give letters that are none."""
    path = tmp_path / "a.conclave"
    start = ("play", "zavandor", "--seats", "2", "--bots", "random", "--name", "Zo\udceb")
    assert run(*start, "--save", str(path), input="quit\n").exit_code == 0
    assert "player 0: Zo?\n" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("content", [b"def test_Z1(:\n", b"\xff\xfe", b"\x00"])
def test_coverage_names_a_file_that_is_no_python(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "test_one.py").write_bytes(content)
    asked = ("rules", "zavandor", "--coverage", "--tests", str(tmp_path))
    check_mistake(run(*asked), "test_one.py is not written in Python.")
    check_mistake(run(*asked, "--lang", "de"), "test_one.py ist nicht in Python geschrieben.")


def test_a_match_is_kept_in_one_file_of_the_name_that_was_given(tmp_path: Path) -> None:
    """A name without an ending too, and the other file lies there as it was."""
    other = tmp_path / "evening.conclave"
    other.write_text("Anna's", encoding="utf-8")
    start = ("play", "zavandor", "--seats", "2", "--seed", "1", "--bots", "random")
    assert run(*start, "--save", str(tmp_path / "evening"), input="quit\n").exit_code == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["evening", "evening.conclave"]
    assert other.read_text(encoding="utf-8") == "Anna's"
    kept = ("--load", str(tmp_path / "evening"))
    assert run("play", "zavandor", "--seats", "2", *kept, "--save", kept[1], input="quit\n").exit_code == 0


def test_a_file_that_is_no_text_is_a_mistake(tmp_path: Path) -> None:
    path = tmp_path / "picture.conclave"
    path.write_bytes(bytes(range(256)))
    check_mistake(run("replay", str(path)), "picture.conclave is not a text file")
    check_mistake(run("replay", str(path), "--lang", "de"), "ist keine Textdatei")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a file without an end")
def test_a_file_without_an_end_is_a_mistake() -> None:
    check_mistake(run("replay", "/dev/zero"), "/dev/zero is too long to be a match.")
    check_mistake(run("replay", "/dev/zero", "--lang", "de"), "/dev/zero ist zu lang für eine Partie.")


@pytest.mark.parametrize("content", ["", "hello\n", "\ufeffconclave record 1\n", "conclave record 1\n", "\x00"])
def test_a_file_that_is_no_record_is_a_mistake(tmp_path: Path, content: str) -> None:
    path = tmp_path / "some.conclave"
    path.write_text(content, encoding="utf-8")
    check_mistake(run("replay", str(path)), "some.conclave, line 1: ")
    check_mistake(run("play", "--load", str(path), "--lang", "de"), "some.conclave, Zeile 1: ")


def test_a_bad_line_of_a_record_is_named(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if ": end" in line)
    ply, seat = lines[at].split(":")[0].split()
    lines[at] = f"{ply} {seat}: enchant ruby"
    path = tmp_path / "bad.conclave"
    path.write_text("\n".join(lines), encoding="utf-8")
    check_mistake(
        run("replay", str(path)), f"bad.conclave, line {at + 1}: move {ply}: “enchant ruby” is not allowed", "(Z41)"
    )
    check_mistake(
        run("replay", str(path), "--lang", "de"),
        f"Zeile {at + 1}: Zug {ply}: „enchant ruby“ ist nicht erlaubt",
        "(Z41)",
    )


@pytest.mark.parametrize("to", ["61", "-1", "99999999999999999999"])
def test_a_move_that_the_record_does_not_have_is_a_mistake(record: Path, to: str) -> None:
    check_mistake(run("replay", str(record), "--to", to), f"has 60 moves; there is no move {to}")
    check_mistake(run("replay", str(record), "--to", to, "--lang", "de"), "hat 60 Züge")


@pytest.mark.parametrize("seat", ["2", "-1"])
def test_a_seat_that_the_record_does_not_have_is_a_mistake(record: Path, seat: str) -> None:
    check_mistake(run("replay", str(record), "--seat", seat), f"There is no seat {seat}")
    check_mistake(run("replay", str(record), "--seat", seat, "--lang", "de"), f"Es gibt keinen Platz {seat}")


def test_a_record_whose_numbers_are_too_long_is_a_mistake(tmp_path: Path) -> None:
    path = tmp_path / "long.conclave"
    path.write_text(f"conclave record 1\ngame: zavandor\nrules: 1\nseats: {'9' * 5000}\n", encoding="utf-8")
    check_mistake(run("replay", str(path)), "long.conclave, line 4")


# Commands that cannot be understood, and help

MISUSES = [
    (("gmaes",), "There is no command “gmaes”. Did you mean games?", "Es gibt keinen Befehl „gmaes“. Meinst du games?"),
    (("xyz",), "There are: games, rules, play", "Es gibt: games, rules, play"),
    (("rules",), "conclave rules needs GAME.", "conclave rules braucht SPIEL."),
    (("replay",), "conclave replay needs FILE.", "conclave replay braucht DATEI."),
    (("tournament", "zavandor"), "conclave tournament needs --bots.", "conclave tournament braucht --bots."),
    (
        ("play", "--seets", "3"),
        "has no option “--seets”. Did you mean --seats?",
        "keine Option „--seets“. Meinst du --seats?",
    ),
    (("play", "--zzz"), "conclave play has no option “--zzz”.", "conclave play kennt keine Option „--zzz“."),
    (
        ("simulate", "zavandor", "--games", "0"),
        "--games takes a whole number from 1 to 10000000.",
        "--games nimmt eine ganze Zahl von 1 bis 10000000.",
    ),
    (
        ("simulate", "zavandor", "--games", "x"),
        "--games takes a whole number from 1 to 10000000.",
        "--games nimmt eine ganze Zahl von 1 bis 10000000.",
    ),
    (
        ("tournament", "zavandor", "--bots", "greedy,random", "--games", "9" * 30),
        "--games takes a whole number from 1 to 10000000.",
        "--games nimmt eine ganze Zahl von 1 bis 10000000.",
    ),
    (
        ("simulate", "zavandor", "--workers", "100000"),
        "--workers takes a whole number from 1 to 1024.",
        "--workers nimmt eine ganze Zahl von 1 bis 1024.",
    ),
    (("play", "--seat", "x"), "--seat takes a whole number.", "--seat nimmt eine ganze Zahl."),
    (
        ("serve", "--port", "99999"),
        "--port takes a whole number from 0 to 65535.",
        "--port nimmt eine ganze Zahl von 0 bis",
    ),
    (("serve", "--rate", "nan"), "--rate takes a number, at least 0.", "--rate nimmt eine Zahl, mindestens 0."),
    (("serve", "--pace", "nan"), "--pace takes a number from 0 to 10.", "--pace nimmt eine Zahl von 0 bis 10."),
    (("serve", "--effort", "0"), "takes a number above 0, at most 100.", "nimmt eine Zahl über 0, höchstens 100."),
    (("serve", "--pace", "x"), "--pace takes a number from 0 to 10.", "--pace nimmt eine Zahl von 0 bis 10."),
    (
        ("games", "a", "b"),
        "There is no place for “a b”: conclave games [OPTIONS]",
        "Für „a b“ ist kein Platz: conclave games",
    ),
    (("simulate", "zavandor", "--json=3"), "--json takes no value.", "--json nimmt keinen Wert."),
    (("simulate", "zavandor", "--bots"), "--bots needs a value after it.", "--bots braucht einen Wert dahinter."),
]


@pytest.mark.parametrize(("arguments", "english", "german"), MISUSES, ids=[" ".join(m[0]) for m in MISUSES])
def test_what_cannot_be_understood_is_said_in_both_languages(
    arguments: tuple[str, ...], english: str, german: str
) -> None:
    command = arguments[0] if arguments[0] in main.commands else ""
    called = f"conclave {command}".strip()
    for lang, text, more in (
        ("en", english, f"“{called} --help” says more."),
        ("de", german, f"„{called} --help“ sagt"),
    ):
        told = run("--lang", lang, *arguments)
        assert (told.exit_code, told.stdout) == (2, "")
        said, where = told.stderr.splitlines()
        assert text in said
        assert where.startswith(more)


def commands() -> list[click.Command]:
    assert isinstance(main, click.Group)
    return [main, *main.commands.values()]


@pytest.mark.parametrize("command", commands(), ids=lambda command: command.name)
def test_every_command_and_option_has_words_in_both_languages(command: click.Command) -> None:
    for lang in ("en", "de"):
        assert say(lang, f"command-{command.name}", bots="")
        for param in command.params:
            if isinstance(param, click.Option):
                name = max(param.opts, key=len).removeprefix("--")
                found = {f"{command.name}-{name}", f"any-{name}"} & WORDS.keys(lang)
                assert found, f"src/conclave/cli/text/{lang}.ftl lacks {command.name}-{name}"
    english, german = (
        run(*([str(command.name)] if command is not main else []), "--help", "--lang", lang) for lang in LANGUAGES
    )
    assert (english.exit_code, german.exit_code) == (0, 0)
    for word, other in (("Usage:", "Aufruf:"), ("Options:", "Optionen:"), ("Say all this", "Das alles sagen")):
        assert word in english.stdout
        assert other in german.stdout
        assert word not in german.stdout


def test_no_text_of_the_command_line_is_left_over_or_missing() -> None:
    assert WORDS.keys("en") == WORDS.keys("de")
    names = {command.name for command in commands()}
    options = {
        max(param.opts, key=len).removeprefix("--")
        for command in commands() for param in command.params if isinstance(param, click.Option)
    }  # fmt: skip
    for key in WORDS.keys("en"):
        first, _, rest = key.partition("-")
        if first in names or first == "any":
            if not key.startswith("games-"):
                assert rest.partition(".")[0] in options, key


def test_without_a_command_it_shows_its_help() -> None:
    told = run()
    assert told.exit_code == 0
    assert told.stdout == run("--help").stdout
    assert "conclave serve --open" in told.stdout


def test_the_language_may_be_said_before_the_command() -> None:
    assert (
        run("--lang", "de", "rules", "zavandor", "Z39").stdout == run("rules", "zavandor", "Z39", "--lang", "de").stdout
    )
    assert "Smaragd" not in run("--lang", "de", "rules", "zavandor", "Z39", "--lang", "en").stdout


# Real processes


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("everybody", [True, False])
@needs_proc
def test_ctrl_c_ends_a_simulation_at_once_and_leaves_nobody_behind(workers: str, everybody: bool) -> None:
    """The terminal tells the whole group; `kill -INT` only the first process."""
    process = subprocess.Popen(
        [sys.executable, "-m", "conclave.cli", "simulate", "zavandor", "--games", "1000000", "--workers", workers],
        env={**os.environ, "LC_ALL": "C.UTF-8", "CONCLAVE_PURE": "1", "TTY_COMPATIBLE": "1"},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    assert process.stderr is not None
    seen = ""
    while "10/1000000" not in seen:  # the first matches are played: the bar says so
        seen = (seen + process.stderr.read(1))[-200:]
        assert process.poll() is None
    if everybody:
        os.killpg(process.pid, signal.SIGINT)
    else:
        process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err
    assert err.rstrip().endswith("Stopped.")
    assert gone(process.pid)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is full")
@pytest.mark.parametrize(
    "arguments", [("games",), ("rules", "zavandor"), ("simulate", "zavandor", "--games", "1", "--json")]
)
def test_a_full_disk_is_a_sentence(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "conclave.cli", *arguments, "--lang", "de"],
            cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.strip().splitlines()[-1] == "Die Ausgabe lässt sich nicht schreiben: Der Platz reicht nicht."


@pytest.mark.parametrize(
    "arguments", [("games",), ("rules", "zavandor"), ("--help",), ("rules", "zavandor", "--coverage")]
)
def test_nobody_reading_is_no_reason_for_a_word(arguments: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "conclave.cli", *arguments]
    done = subprocess.run(command, cwd=ROOT, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")


def test_a_real_process_prints_a_rule() -> None:
    done = conclave("rules", "zavandor", "Z39", "--lang", "de")
    assert (done.returncode, done.stderr) == (0, "")
    assert words(done.stdout) == f"Z39 {GAME.rulebook.rule('Z39').text('de')}"


def test_a_real_process_takes_a_mistake_calmly() -> None:
    done = conclave("simulate", "zavandor", "--seats", "12", "--lang", "de")
    assert (done.returncode, done.stdout) == (2, "")
    assert "nicht für 12" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_real_process_prints_nothing_but_json() -> None:
    done = conclave("simulate", "zavandor", "--games", "2", "--workers", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2


def test_a_real_process_speaks_where_the_terminal_knows_no_umlauts() -> None:
    done = conclave(
        "rules", "zavandor", "Z39", "--lang", "de", LC_ALL="C", PYTHONIOENCODING="ascii:replace", PYTHONUTF8="0"
    )
    assert done.returncode == 0, done.stderr
    assert "Z39" in done.stdout


def test_a_pipe_that_closes_early_is_no_reason_for_a_traceback() -> None:
    command = f"{sys.executable} -m conclave.cli rules zavandor | head -n 1"
    done = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("command", "code"), [("games >&-", 0), ("rules chess 2>&-", 2), ("play zavandor --seats 2 --bots random <&-", 0)]
)
def test_a_closed_terminal_is_no_reason_for_a_traceback(command: str, code: int) -> None:
    called = f"{sys.executable} -m conclave.cli {command}"
    done = subprocess.run(called, shell=True, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, "Traceback" in done.stderr) == (code, False), done.stderr


def test_where_nobody_watches_a_series_writes_no_empty_lines() -> None:
    done = conclave("simulate", "zavandor", "--games", "1", "--seats", "2")
    assert (done.returncode, done.stderr) == (0, "")


def test_leaving_a_match_at_once_is_no_mistake() -> None:
    done = conclave("play", "zavandor", "--seats", "2", "--seed", "1", "--bots", "random", input="")
    assert "Traceback" not in done.stderr
    assert done.returncode == 0


def test_several_workers_need_postgresql_and_nothing_is_left_behind(tmp_path: Path) -> None:
    asked = ("serve", "--workers", "2", "--db", str(tmp_path / "new.db"))
    check_mistake(run(*asked), "Several workers need PostgreSQL")
    check_mistake(run(*asked, "--lang", "de"), "Mehrere Arbeiter brauchen PostgreSQL")
    assert not list(tmp_path.iterdir())


def test_an_address_that_is_not_ours_is_a_mistake(tmp_path: Path) -> None:
    asked = ("serve", "--db", str(tmp_path / "new.db"), "--host", "192.0.2.1")
    check_mistake(run(*asked), "192.0.2.1:8000 cannot be opened: Cannot assign requested address")
    check_mistake(run(*asked, "--lang", "de"), "lässt sich nicht öffnen: Diese Adresse hat der Rechner nicht")


def test_a_name_that_nobody_knows_is_said_in_german() -> None:
    assert file_trouble(socket.gaierror(socket.EAI_NONAME, "Name or service not known"), "de") == (
        "Diesen Namen kennt niemand"
    )


def test_serve_opens_the_shelf_in_the_users_browser(tmp_path: Path) -> None:
    """The browser here is a script that writes down where it was sent."""
    sent = tmp_path / "sent"
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > "{sent}.part" && mv "{sent}.part" "{sent}"\n')
    script.chmod(0o755)
    command = [sys.executable, "-m", "conclave.cli", "serve", "--open", "--port", "0", "--db", str(tmp_path / "db")]
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(command, env={**os.environ, "BROWSER": f"{script} %s"}, stdout=log, stderr=log)
    try:
        end = time.monotonic() + PATIENCE
        while not sent.exists():
            assert server.poll() is None, (tmp_path / "log").read_text()
            assert time.monotonic() < end, "the browser was not opened"
            time.sleep(0.1)
        address = sent.read_text().strip()
        assert re.fullmatch(r"http://127\.0\.0\.1:[1-9][0-9]+/", address)
        assert address in (tmp_path / "log").read_text()
    finally:
        server.terminate()
        try:
            server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
