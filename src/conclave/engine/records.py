"""Records: a match as text, a header and one line a move. A match is its record.

    conclave record 1
    game: zavandor
    rules: 1
    seats: 4
    options: one_dust=on
    player 0: Anna

    1 *: deal witch
    2 *: deal fairy
    9 s2: enchant opal

`*` is chance and `s2` is seat 2. Chance outcomes are written down, never seeds, so a record survives every change of the
program, and dice can be typed in from a real table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from conclave.engine.game import Game, Value, names
from conclave.engine.mistakes import IllegalMove, Mistake, UnreadableMove
from conclave.engine.moves import CHANCE, Move
from conclave.engine.state import State

FIRST_LINE: Final = "conclave record 1"
ENDING: Final = ".conclave"
MOST_DIGITS: Final = 9


class Record:
    """What has to be kept of a match: how it was set up, and every move."""

    __slots__ = ("game", "moves", "notes", "options", "players", "rules_version", "seats")

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Value] | None = None,
        players: Mapping[int, str] | None = None,
    ) -> None:
        self.game: Final[Game] = game
        self.seats: Final[int] = seats
        self.options: Final[dict[str, Value]] = game.settings(options)
        self.players: Final[dict[int, str]] = {seat: one_line(name) for seat, name in (players or {}).items()}
        self.notes: dict[str, str] = {}
        """What else the header says, like a date; kept as it is."""
        self.rules_version: int = game.rules_version
        self.moves: list[tuple[int, Move]] = []

    def start(self) -> State:
        return self.game.start(self.seats, self.options)

    def replay(self, ply: int | None = None) -> State:
        """The position after so many moves; all of them if nothing is said."""
        state = self.start()
        for seat, move in self.moves[:ply]:
            state.apply(seat, move)
        return state

    def write(self) -> str:
        """The record as text."""
        lines = [FIRST_LINE, f"game: {self.game.id}", f"rules: {self.rules_version}", f"seats: {self.seats}"]
        changed = [
            f"{name}={names(value)[0]}"
            for name, value in self.options.items()
            if value != self.game.option(name).default
        ]
        if changed:
            lines.append(f"options: {' '.join(changed)}")
        for seat in sorted(self.players):
            lines.append(f"player {seat}: {self.players[seat]}")
        for key, note in self.notes.items():
            lines.append(f"{one_line(key)}: {one_line(note)}")
        lines.append("")
        for ply, (seat, move) in enumerate(self.moves, 1):
            lines.append(f"{ply} {'*' if seat == CHANCE else f's{seat}'}: {move.text}")
        return "\n".join(lines) + "\n"


def one_line(text: str) -> str:
    """A text that cannot break the lines of a record, nor keep it from being written."""
    return " ".join(text.encode(errors="replace").decode().split())


def _wrong(where: str, line: int, en: str, de: str) -> Mistake:
    return RecordMistake(where, line, en, de)


class RecordMistake(Mistake):
    """A record that cannot be read, or in which a move is illegal: where, what, and what would be right."""

    def __init__(self, where: str, line: int, en: str, de: str) -> None:
        super().__init__("record", {"where": where, "line": str(line)})
        self.en: Final[str] = en
        self.de: Final[str] = de

    def text(self, lang: str = "en") -> str:
        if lang == "de":
            return f"{self.values['where']}, Zeile {self.values['line']}: {self.de}"
        return f"{self.values['where']}, line {self.values['line']}: {self.en}"


def read(text: str, find: Callable[[str], Game], where: str = "record") -> Record:
    """Read a record and check every move. `find` gives the game for an id."""
    lines = text.removeprefix("\ufeff").split("\n")
    if not lines or lines[0].strip() != FIRST_LINE:
        raise _wrong(
            where,
            1,
            f"a record begins with “{FIRST_LINE}”, not with “{lines[0][:60].strip()}”.",
            f"eine Aufzeichnung beginnt mit „{FIRST_LINE}“, nicht mit „{lines[0][:60].strip()}“.",
        )
    header: dict[str, tuple[int, str]] = {}
    players: dict[int, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        key, colon, value = lines[at].partition(":")
        key = " ".join(key.split())
        if not colon:
            raise _wrong(
                where,
                at + 1,
                "a line of the header looks like “game: zavandor”; an empty line ends the header.",
                "eine Zeile des Kopfes sieht aus wie „game: zavandor“; eine leere Zeile beendet den Kopf.",
            )
        if key in header:
            raise _wrong(where, at + 1, f"“{key}” stands in the header twice.", f"„{key}“ steht zweimal im Kopf.")
        if key.startswith("player ") and key[7:].isdecimal():
            if len(key) > len("player ") + 2:
                raise _wrong(where, at + 1, f"there is no seat {key[7:27]}.", f"es gibt keinen Platz {key[7:27]}.")
            players[int(key[7:])] = value.strip()
            header[key] = (at + 1, value.strip())
        else:
            header[key] = (at + 1, value.strip())
        at += 1
    record = _set_up(header, players, find, where)
    _read_moves(record, lines, at, where)
    return record


def _set_up(
    header: dict[str, tuple[int, str]], players: dict[int, str], find: Callable[[str], Game], where: str
) -> Record:
    for key in ("game", "rules", "seats"):
        if key not in header:
            raise _wrong(where, 1, f"the header does not say “{key}: …”.", f"im Kopf fehlt „{key}: …“.")
    line, id = header["game"]
    try:
        game = find(id)
        line, version = header["rules"]
        if version != str(game.rules_version):
            raise _wrong(
                where,
                line,
                f"the record follows rules {version}; this program plays rules {game.rules_version} of {game.id}.",
                f"die Aufzeichnung folgt den Regeln {version}; dieses Programm spielt {game.id} nach Regeln "
                f"{game.rules_version}.",
            )
        line, written = header.get("options", (line, ""))
        options: dict[str, Value] = {}
        for item in written.split():
            name, equals, value = item.partition("=")
            options[name] = value if equals else True
        settings = game.settings(options)
        line, seats = header["seats"]
        if not seats.isdecimal() or len(seats) > MOST_DIGITS:
            raise _wrong(where, line, f"“{seats}” is not a number of seats.", f"„{seats}“ ist keine Zahl von Plätzen.")
        record = Record(game, int(seats), settings, players)
        record.start()
        for seat in players:
            if seat >= record.seats:
                line = header[f"player {seat}"][0]
                raise _wrong(
                    where,
                    line,
                    f"there is no seat {seat}: the seats are 0 to {record.seats - 1}.",
                    f"es gibt keinen Platz {seat}: die Plätze sind 0 bis {record.seats - 1}.",
                )
        for key, (_, note) in header.items():
            if key not in ("game", "rules", "seats", "options") and not key.startswith("player "):
                record.notes[key] = note
    except RecordMistake:
        raise
    except Mistake as mistake:
        raise _wrong(where, line, mistake.text("en"), mistake.text("de")) from None
    return record


def _read_moves(record: Record, lines: list[str], at: int, where: str) -> None:
    state = record.start()
    for number in range(at, len(lines)):
        line = lines[number].strip()
        if not line or line.startswith("#"):
            continue
        ply = len(record.moves) + 1
        head, colon, text = line.partition(":")
        words = head.split()
        if not colon or len(words) != 2 or words[0] != str(ply) or not _is_seat(words[1]):
            raise _wrong(
                where,
                number + 1,
                f"move {ply} should look like “{ply} s0: …” or “{ply} *: …”, not “{line[:60]}”.",
                f"Zug {ply} sollte aussehen wie „{ply} s0: …“ oder „{ply} *: …“, nicht „{line[:60]}“.",
            )
        seat = CHANCE if words[1] == "*" else int(words[1][1:])
        if state.over:
            raise _wrong(
                where,
                number + 1,
                f"move {ply} comes after the end of the match.",
                f"Zug {ply} kommt nach dem Ende der Partie.",
            )
        try:
            record.moves.append((seat, state.play(seat, text.strip())))
        except (IllegalMove, UnreadableMove) as mistake:
            asked = ", ".join(["*" if s == CHANCE else f"s{s}" for s in state.to_act])
            raise _wrong(
                where,
                number + 1,
                f"move {ply}: {mistake.text('en')} Asked is {asked}.",
                f"Zug {ply}: {mistake.text('de')} Gefragt ist {asked}.",
            ) from None


def _is_seat(word: str) -> bool:
    return word == "*" or (word[0] == "s" and word[1:].isdecimal() and len(word) <= 3)
