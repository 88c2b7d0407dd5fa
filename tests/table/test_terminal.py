"""A person at the terminal: lines are fed in, what is printed is read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import cast

import pytest
from rich.console import Console
from rich.text import Text

from conclave.bots.player import GreedyPlayer, Player, RandomPlayer
from conclave.catalog import game
from conclave.engine import records
from conclave.engine.moves import Move
from conclave.engine.rules import LANGUAGES
from conclave.engine.state import State
from conclave.games.zavandor import GAME
from conclave.table import terminal
from conclave.table.match import Match
from conclave.table.terminal import WORDS, play


class Passive(Player):
    """Does as little as the rules allow."""

    __slots__ = ()

    def decide(self, world: State, seat: int, rng: Random) -> Move:
        texts = {move.text: move for move in world.options(seat)}
        for text in ("end", "pass", "keep", "pay"):
            if text in texts:
                return texts[text]
        return next(iter(texts.values()))


class Seat:
    """A person's seat: feeds lines, keeps what was printed after each."""

    def __init__(self, seed: int = 1, seats: int = 3, lang: str = "en", width: int = 100) -> None:
        names = dict(enumerate(["Leonie", "Thorben", "Yun", "Sable"][:seats]))
        self.match = Match.new(GAME, seats, players=names)
        self.lang = lang
        self.rng = Random(seed)
        self.console = Console(file=StringIO(), width=width, legacy_windows=False)
        self.replies: list[str] = []

    def type(self, lines: Iterable[str], bot: type[Player] = Passive, save_to: Path | None = None) -> list[str]:
        """What was printed before the first line and after each one; at the end of the lines the person is gone."""
        feed = iter(lines)

        def read(mark: Text) -> str:
            self.replies.append(self.taken())
            try:
                return next(feed)
            except StopIteration:
                raise EOFError from None

        bots = {seat: bot() for seat in range(1, self.match.record.seats)}
        play(self.match, bots, 0, self.lang, self.console, self.rng, save_to, read)
        self.replies.append(self.taken())
        return self.replies

    def taken(self) -> str:
        file = cast(StringIO, self.console.file)
        text = file.getvalue()
        file.seek(0)
        file.truncate()
        return text

    def options(self) -> list[str]:
        return [move.text for move in self.match.state.options(0)]


# Whole matches


@pytest.mark.parametrize(("lang", "width"), [("en", 120), ("de", 80)])
def test_a_whole_match_by_number(lang: str, width: int) -> None:
    seat = Seat(seed=3, seats=3, lang=lang, width=width)
    rng = Random(5)

    def numbers() -> Iterator[str]:
        while True:
            yield str(rng.choice([1, 1, rng.randint(1, 12)]))

    replies = seat.type(numbers(), GreedyPlayer)
    assert seat.match.state.over
    assert WORDS.say(lang, "over") in replies[-1]
    assert {"en": "Final standing", "de": "Endstand"}[lang] in replies[-1]
    again = records.read(seat.match.record.write(), game)
    assert again.replay().scores() == seat.match.state.scores()


@pytest.mark.parametrize("seed", range(4))
def test_any_numbers_against_any_moves(seed: int) -> None:
    rng = Random(seed)
    seat = Seat(seed=seed, seats=4)
    seat.type([str(rng.randint(1, 15)) for _ in range(60)], RandomPlayer)
    assert records.read(seat.match.record.write(), game).moves == seat.match.record.moves


def test_everything_is_within_the_width() -> None:
    for width in (60, 80, 120):
        replies = Seat(width=width).type(["why", "help", "log", "rule owl", "sapphire", "end", "end"])
        assert max(len(line) for reply in replies for line in reply.splitlines()) <= width


# What is shown


def test_the_position_the_prompt_and_the_options_are_shown() -> None:
    first = Seat().type([])[0]
    assert "Round 1" in first
    assert "Act as often as you like, then end your turn." in first
    assert "1 Enchant an opal" in first
    assert "End the turn" in first
    assert "You play" in first


def test_what_the_others_did_is_told() -> None:
    replies = Seat().type(["end", "keep"])
    assert "Since your last turn" in replies[1] + replies[2]
    assert "Round 2 begins." in replies[2]


def test_bids_are_folded_and_a_bid_is_typed() -> None:
    seat = Seat()
    replies = seat.type(["auction", "8", "27", "bid 21"])
    opening = next(reply for reply in replies if "Open the auction" in reply)
    assert "any from 20 to" in opening
    assert "Bid 22" not in opening
    assert any("For that type “bid 27”" in reply for reply in replies)
    assert (0, "bid 21") in [(who, move.text) for who, move in seat.match.record.moves]


def test_who_can_only_pass_passes() -> None:
    class Spender(Passive):
        __slots__ = ()

        def decide(self, world: State, seat: int, rng: Random) -> Move:
            moves = list(world.options(seat))
            auctions = [move for move in moves if move.text.startswith("auction")]
            bids = [move for move in moves if move.text.startswith("bid")]
            return (auctions or bids[-1:] or [super().decide(world, seat, rng)])[0]

    for seed in range(6):
        seat = Seat(seed=seed)
        replies = seat.type(["end"] * 4, Spender)
        if "You can only pass here" in "".join(replies):
            assert (0, "pass") in [(who, move.text) for who, move in seat.match.record.moves]
            return
    raise AssertionError("nobody was ever overbid")


# What is typed


def test_words_narrow_and_enter_plays_the_one_that_is_left() -> None:
    seat = Seat()
    replies = seat.type(["SAPPHIRE", "enchant opal for", ""])
    assert "Enchant a sapphire" in replies[1]
    assert "opal" not in replies[1]
    assert "Enter plays: Enchant an opal" in replies[2]
    assert "enchant opal" in [move.text for _, move in seat.match.record.moves]


def test_a_notation_plays_at_once_and_enter_alone_shows_the_options_again() -> None:
    seat = Seat()
    replies = seat.type(["", "Deactivate  OPAL"])
    assert "1 Enchant an opal" in replies[1]
    assert seat.match.record.moves[-1][1].text == "deactivate opal"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no option 99"),
        ("0", "There is no option 0"),
        ("999999999999999999999", "There is no option"),
        ("²", "Nothing here matches"),
        ("\x1b[2Jx", "Nothing here matches “[2jx”"),
        ("abracadabra", "Nothing here matches “abracadabra”"),
        ("[bold]x[/]", "Nothing here matches “[bold]x[/]”"),
        ("enchant ruby", "Z41"),
        ("ruby", "Z41"),
        ("bid 30", "Not allowed: Bid 30"),
        ("pay", "Not allowed: Pay as suggested"),
        ("rule", "Which rule?"),
        ("rule Q7", "There is no rule “Q7”"),
    ],
)
def test_bad_input_says_what_is_wrong_and_changes_nothing(line: str, answer: str) -> None:
    seat = Seat()
    replies = seat.type([line])
    assert answer in replies[1]
    assert all(who != 0 for who, _ in seat.match.record.moves)


def test_why_lists_what_is_refused_with_its_rule() -> None:
    replies = Seat().type(["why", "why enchant ruby", "why diamond", "why sapphire", "why nonsense", "warum rubin"])
    assert "Z39" in replies[1]
    assert "Enchant an emerald" in replies[1]
    assert "Z41" in replies[2]
    assert "You have not entered Fire yet." in " ".join(replies[2].split())
    assert "Z40" in replies[3]
    assert "That is allowed" in replies[4]
    assert "is not a move here" in replies[5]


def test_undo_takes_back_ones_own_move() -> None:
    seat = Seat()
    replies = seat.type(["deactivate opal", "undo", "zurück"])
    assert "Taken back: Deactivate an opal" in replies[2]
    assert "cannot be taken back" in replies[3]
    assert all(who != 0 for who, _ in seat.match.record.moves)


def test_nothing_is_taken_back_once_others_have_answered() -> None:
    assert "cannot be taken back" in Seat().type(["end", "undo"])[2]


def test_the_log_tells_everything_again() -> None:
    replies = Seat().type(["log", "log 2"])
    assert "Round 1 begins." in replies[1]
    assert len(replies[2].strip().splitlines()) == 4


def test_rules_are_read_by_number_and_by_word() -> None:
    replies = Seat(lang="de").type(["regel z39", "rule Eule"])
    assert "Zauberbuch" in replies[1]
    assert "Z106" in replies[2]


def test_help_names_the_commands_in_both_languages() -> None:
    assert "undo" in Seat().type(["?"])[1]
    assert "zurück" in Seat(lang="de").type(["hilfe"])[1]


def test_ende_finds_the_move_that_ends_the_turn() -> None:
    seat = Seat(lang="de")
    replies = seat.type(["ende", ""])
    assert "Enter spielt: Zug beenden" in replies[1]
    assert (0, "end") in [(who, move.text) for who, move in seat.match.record.moves]


# Saving and leaving


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_save_says_where_and_the_match_can_be_read_again(here: Path) -> None:
    seat = Seat()
    replies = seat.type(["save", "save", "save mine", "speichern"])
    assert "Saved in zavandor.conclave." in replies[1]
    assert "Saved in zavandor.conclave." in replies[2]
    assert "Saved in mine.conclave." in replies[3]
    assert sorted(path.name for path in here.iterdir()) == ["mine.conclave", "zavandor.conclave"]
    assert records.read((here / "mine.conclave").read_text(), game).moves == seat.match.record.moves


def test_save_overwrites_nothing_that_is_not_its_own(here: Path) -> None:
    (here / "letter.txt").write_text("dear")
    (here / "zavandor.conclave").write_text("old")
    (here / "folder").mkdir()
    replies = Seat().type(["save letter.txt", "save folder", "save no/where.conclave", "save"])
    assert "letter.txt exists already" in replies[1]
    assert "folder is a folder" in replies[2]
    assert "There is no folder no" in replies[3]
    assert "Saved in zavandor-1.conclave." in replies[4]
    assert (here / "letter.txt").read_text() == "dear"
    assert (here / "zavandor.conclave").read_text() == "old"


def test_a_save_that_fails_leaves_nothing_behind(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    replies = Seat().type(["save mine.conclave"])
    assert "mine.conclave cannot be written: No space left on device." in replies[1]
    assert list(here.iterdir()) == []


def test_quit_offers_to_save(here: Path) -> None:
    replies = Seat().type(["quit", ""])
    assert "You leave the table." in replies[-1]
    assert (here / "zavandor.conclave").exists()


def test_quit_without_saving(here: Path) -> None:
    replies = Seat(lang="de").type(["verlassen", "nein"])
    assert "Du verlässt den Tisch." in replies[-1]
    assert list(here.iterdir()) == []


def test_the_end_of_input_is_no_accident_and_the_record_is_kept(here: Path) -> None:
    replies = Seat().type(["end"], save_to=here / "kept.conclave")
    assert "You leave the table." in replies[-1]
    assert "Saved in" in replies[-1]
    assert "s0: end" in (here / "kept.conclave").read_text()


def test_interrupting_leaves_cleanly(here: Path) -> None:
    seat = Seat()

    def interrupt(mark: Text) -> str:
        raise KeyboardInterrupt

    bots = {1: Passive(), 2: Passive()}
    play(seat.match, bots, 0, "en", seat.console, seat.rng, here / "kept.conclave", interrupt)
    assert "You leave the table." in seat.taken()
    assert (here / "kept.conclave").exists()


def test_lines_come_from_the_console_if_nobody_reads_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["end"])

    def typed(*_: object) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", typed)
    seat = Seat()
    play(seat.match, {1: Passive(), 2: Passive()}, 0, "en", seat.console, seat.rng)
    assert (0, "end") in [(who, move.text) for who, move in seat.match.record.moves]


def test_every_seat_needs_a_player() -> None:
    seat = Seat()
    with pytest.raises(ValueError, match="nobody plays for seats"):
        play(seat.match, {1: Passive()}, 0, "en", seat.console, seat.rng)


def test_a_bot_sees_only_what_its_seat_can_imagine() -> None:
    seen: list[State] = []

    class Watcher(Passive):
        __slots__ = ()

        def decide(self, world: State, seat: int, rng: Random) -> Move:
            seen.append(world)
            return super().decide(world, seat, rng)

    seat = Seat()
    seat.type(["end"], Watcher)
    assert seen
    assert all(world is not seat.match.state for world in seen)


# A record, shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("eyes", [None, 0])
def test_a_match_can_be_shown(lang: str, eyes: int | None) -> None:
    seat = Seat()
    seat.type(["end", "keep"])
    terminal.show(seat.match, eyes, lang, seat.console)
    text = seat.taken()
    assert {"en": "Round 2 begins.", "de": "Runde 2 beginnt."}[lang] in text
    assert {"en": "Artifacts on offer", "de": "Artefakte im Angebot"}[lang] in text


def test_the_texts_are_there_in_both_languages() -> None:
    assert WORDS.keys("en") == WORDS.keys("de")
