"""A record is a match as text; whatever is wrong with one is said in one sentence, with its place."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.engine.fields import digest
from conclave.engine.game import Game
from conclave.engine.mistakes import Mistake
from conclave.engine.records import Record, RecordMistake, read
from conclave.games.zavandor import GAME as ZAVANDOR
from tests.engine.fair import GAME, random_match


def find(id: str) -> Game:
    known = {"fair": GAME, "zavandor": ZAVANDOR}
    if id not in known:
        raise Mistake("game", {"text": id, "known": ", ".join(known)})
    return known[id]


def played(seed: int = 1, seats: int = 2, game: Game = GAME) -> Record:
    record = Record(game, seats, None, {0: "Anna", 1: "Jürgen: the 2nd"})
    record.moves = random_match(game, seats, seed)
    return record


WHOLE = """conclave record 1
game: fair
rules: 1
seats: 2
player 0: Anna

1 *: deal ring
2 *: deal drum
3 *: heads
4 s0: buy apple
5 s0: end
"""
LINES = WHOLE.split("\n")


def mistake(text: str, where: str = "match.conclave") -> RecordMistake:
    with pytest.raises(RecordMistake) as caught:
        read(text, find, where)
    return caught.value


def changed(line: int, text: str) -> str:
    """The record with one line (from 1) written anew."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]])


# Round trips


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_a_record_comes_back_as_it_was_written(seed: int, seats: int) -> None:
    record = played(seed, seats)
    back = read(record.write(), find)
    assert (back.game, back.seats, back.options, back.players) == (GAME, seats, record.options, record.players)
    assert back.moves == record.moves
    assert back.write() == record.write()
    assert digest(back.replay()) == digest(record.replay())


def test_a_zavandor_record_comes_back_as_it_was_written() -> None:
    record = Record(ZAVANDOR, 3, {"one_dust": True, "public_money": "yes"})
    state = record.start()
    rng = Random(1)
    while state.to_act:
        seat = state.to_act[0]
        record.moves.append((seat, state.play(seat, state.pick(seat, rng))))
    text = record.write()
    assert "options: one_dust=on public_money=on\n" in text
    back = read(text, find)
    assert back.write() == text
    assert digest(back.replay()) == digest(state)


def test_the_text_of_a_record() -> None:
    record = Record(GAME, 2, {"purse": 5}, {1: "Bo"})
    record.moves = random_match(GAME, 2, 1)[:4]
    assert record.write().splitlines()[:7] == [
        "conclave record 1",
        "game: fair",
        "rules: 1",
        "seats: 2",
        "options: purse=5",
        "player 1: Bo",
        "",
    ]
    assert record.write().splitlines()[7].startswith("1 *: deal ")
    assert record.write().endswith("\n")


def test_options_at_their_default_are_not_written() -> None:
    assert "options" not in Record(GAME, 2, {"purse": 2}).write()


def test_replay_stops_where_it_is_told() -> None:
    record = played()
    states = [digest(record.replay(ply)) for ply in range(len(record.moves) + 1)]
    assert states[0] == digest(record.start())
    assert states[-1] == digest(record.replay())
    assert len(set(states)) > len(states) // 2


def test_comments_and_empty_lines_among_the_moves_are_skipped() -> None:
    text = WHOLE.replace("\n3 *", "\n\n# the coin:\n   # in the air\n3 *") + "\n# well played\n\n"
    assert read(text, find).moves == read(WHOLE, find).moves


def test_spaces_capitals_and_windows_line_ends_do_not_matter() -> None:
    text = WHOLE.replace("4 s0: buy apple", "  4   s0 :   BUY  Apple ").replace("\n", "\r\n")
    assert read(text, find).write() == WHOLE


@given(st.text(max_size=30), st.text(max_size=30))
def test_whatever_the_players_are_called_the_record_can_be_read(one: str, two: str) -> None:
    record = Record(GAME, 2, None, {0: one, 1: two})
    record.moves = random_match(GAME, 2, 3)
    back = read(record.write(), find)
    assert back.moves == record.moves
    assert back.write() == record.write()


# What can be wrong


def test_the_first_line_says_what_it_is() -> None:
    for text in ("", "\n", "hello", "conclave record 2\n" + WHOLE.partition("\n")[2], "\x00\x01"):
        found = mistake(text)
        assert found.text("en").startswith("match.conclave, line 1: a record begins with “conclave record 1”")
        assert found.text("de").startswith("match.conclave, Zeile 1: eine Aufzeichnung beginnt mit „conclave record 1“")


def test_a_header_line_without_a_colon_is_shown_with_its_line() -> None:
    found = mistake(changed(3, "rules 1"))
    assert found.text("en").startswith("match.conclave, line 3: a line of the header looks like")
    assert found.text("de").startswith("match.conclave, Zeile 3: eine Zeile des Kopfes")


@pytest.mark.parametrize(("line", "key"), [(2, "game"), (3, "rules"), (4, "seats")])
def test_what_the_header_lacks_is_named(line: int, key: str) -> None:
    found = mistake("\n".join(LINES[: line - 1] + LINES[line:]))
    assert f"“{key}: …”" in found.text("en")
    assert f"„{key}: …“" in found.text("de")


@pytest.mark.parametrize(
    ("line", "text", "english", "german"),
    [
        (2, "game: chess", "There is no game “chess”", "Es gibt kein Spiel „chess“"),
        (3, "rules: 2", "the record follows rules 2; this program plays rules 1 of fair", "folgt den Regeln 2"),
        (3, "rules: one", "the record follows rules one", "folgt den Regeln one"),
        (4, "seats: 4", "takes 2 to 3 players, not 4", "für 2 bis 3 Personen, nicht für 4"),
        (4, "seats: two", "“two” is not a number of seats", "„two“ ist keine Zahl von Plätzen"),
        (4, "seats: -2", "“-2” is not a number of seats", "„-2“ ist keine Zahl von Plätzen"),
        (5, "options: weather=on", "has no option “weather”", "kennt keine Option „weather“"),
        (5, "options: purse=9", "The option purse cannot be “9”. It can be: 2, 0, 5.", "kann nicht „9“ sein"),
        (5, "options: purse", "The option purse cannot be", "Die Option purse kann nicht"),
        (8, "3 *: deal drum", "move 2 should look like “2 s0: …” or “2 *: …”", "Zug 2 sollte aussehen wie"),
        (8, "deal drum", "move 2 should look like", "Zug 2 sollte aussehen wie"),
        (8, "2 x: deal drum", "move 2 should look like", "Zug 2 sollte aussehen wie"),
        (8, "2 s: deal drum", "move 2 should look like", "Zug 2 sollte aussehen wie"),
        (8, "2 s-1: deal drum", "move 2 should look like", "Zug 2 sollte aussehen wie"),
        (10, "4 s1: buy apple", "move 4: “buy apple” from seat 1 is not allowed", "Zug 4: „buy apple“ von Platz 1"),
        (10, "4 *: heads", "Asked is s0.", "Gefragt ist s0."),
        (10, "4 s99: end", "(E1) Asked is s0.", "(E1) Gefragt ist s0."),
        (9, "3 *: edge", "move 3: “edge” is not a move of this game. Asked is *.", "Zug 3: „edge“ ist kein Zug"),
        (10, "4 s0: vote song", "move 4: “vote song” is not allowed", "Zug 4: „vote song“ ist nicht erlaubt"),
        (10, "4 s0: tip 1", "(E2) Asked is s0.", "(E2) Gefragt ist s0."),
        (8, "2 *: heads", "(E2) Asked is *.", "(E2) Gefragt ist *."),
    ],
)
def test_what_is_wrong_is_said_with_file_line_and_move(line: int, text: str, english: str, german: str) -> None:
    found = mistake(changed(line, text))
    assert found.text("en").startswith(f"match.conclave, line {line}: ")
    assert found.text("de").startswith(f"match.conclave, Zeile {line}: ")
    assert english in found.text("en")
    assert german in found.text("de")
    assert "\n" not in found.text("en") + found.text("de")


def test_an_illegal_move_names_its_rule_and_quotes_it() -> None:
    found = mistake(WHOLE + "6 s0: tip 9\n")
    assert found.text("en").startswith("match.conclave, line 12: move 6: “tip 9” is not allowed: Nobody tips")
    assert "(F6)" in found.text("en")
    assert "Niemand gibt dem Musikanten mehr, als er hat. (F6) Gefragt ist s0." in found.text("de")


def test_lines_are_counted_with_comments_and_empty_lines() -> None:
    found = mistake(WHOLE + "\n# thinking\n\n6 s0: tip 9\n")
    assert found.values["line"] == "15"


def test_a_move_after_the_end_is_refused() -> None:
    record = played()
    n = len(record.moves)
    found = mistake(record.write() + f"{n + 1} s0: end\n")
    assert f"move {n + 1} comes after the end" in found.text("en")
    assert f"Zug {n + 1} kommt nach dem Ende" in found.text("de")


def test_a_german_mistake_calls_the_game_by_its_german_name() -> None:
    assert "Der Jahrmarkt" in mistake(changed(4, "seats: 9")).text("de")


@pytest.mark.parametrize("line", ["rules: {}", "seats: {}", "player {}: Anna"])
def test_a_number_too_long_to_be_one_is_a_mistake(line: str) -> None:
    at = {"rules": 3, "seats": 4, "playe": 5}[line[:5]]
    found = reading(changed(at, line.format("9" * 5000)))
    assert isinstance(found, RecordMistake)
    assert found.values["line"] == str(at)


@pytest.mark.parametrize("seat", [2, 7])
def test_a_player_on_a_seat_that_does_not_exist_is_a_mistake(seat: int) -> None:
    assert mistake(changed(5, f"player {seat}: Anna")).values["line"] == "5"


def test_a_header_that_says_something_twice_is_a_mistake() -> None:
    assert mistake(changed(5, "seats: 2")).values["line"] == "5"


def reading(text: str) -> Record | RecordMistake:
    """A record or a mistake; whatever else comes of it is a fault of ours."""
    try:
        return read(text, find, "m")
    except RecordMistake as mistake:
        return mistake


def readable(text: str) -> bool:
    found = reading(text)
    if isinstance(found, RecordMistake):
        assert found.text("en").startswith("m, line ")
        assert found.text("de").startswith("m, Zeile ")
        return False
    assert digest(read(found.write(), find).replay()) == digest(found.replay())
    return True


TEXTS = [played(seed, seats).write() for seed in range(3) for seats in (2, 3)]
Corruption = Callable[[str], str]


@st.composite
def corruptions(draw: st.DrawFn) -> Corruption:
    kind = draw(st.sampled_from(["cut", "insert", "replace", "swap", "double", "drop"]))
    a, b = draw(st.floats(0, 1)), draw(st.floats(0, 1))
    junk = draw(
        st.text(max_size=6)
        | st.sampled_from(["*", "s0", "s1", ":", "\n", "0", "9", "#", "options: purse=5\n", "\r", "=", "٣"])
    )

    def corrupt(text: str) -> str:
        i, j = sorted((int(a * len(text)), int(b * len(text))))
        lines = text.split("\n")
        m, n = int(a * (len(lines) - 1)), int(b * (len(lines) - 1))
        if kind == "cut":
            return text[:i] + text[j:]
        if kind == "insert":
            return text[:i] + junk + text[i:]
        if kind == "replace":
            return text[:i] + junk + text[i + len(junk) :]
        if kind == "swap":
            lines[m], lines[n] = lines[n], lines[m]
        elif kind == "double":
            lines.insert(m, lines[n])
        else:
            del lines[m]
        return "\n".join(lines)

    return corrupt


@settings(max_examples=300)
@given(st.sampled_from(TEXTS), st.lists(corruptions(), min_size=1, max_size=3))
def test_a_corrupted_record_is_a_record_or_a_mistake(text: str, wrongs: list[Corruption]) -> None:
    for corrupt in wrongs:
        text = corrupt(text)
    assert readable(text) in (True, False)


@settings(max_examples=100)
@given(st.text())
def test_any_text_is_a_record_or_a_mistake(text: str) -> None:
    assert not readable(text)
    assert readable(text.join(("conclave record 1\n", ""))) in (True, False)


def test_the_sound_texts_are_sound() -> None:
    assert all(readable(text) for text in [*TEXTS, WHOLE])
