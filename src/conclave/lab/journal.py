"""The journal of a tournament: every finished match, a line each, kept in a folder so that nothing is played twice."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

import conclave
from conclave.catalog import game as find_game
from conclave.engine.mistakes import Mistake, usage
from conclave.lab.arena import Contest, Result
from conclave.speech import file_trouble


class Heading(msgspec.Struct, frozen=True):
    """What a journal is about, and by which program it was written."""

    contest: Contest
    program: str


class Journal:
    """The results of a contest, by number; in a folder if there is one, else in memory alone. What the folder has is read, a
    last line that was torn is cut off, and what is added is written at once."""

    def __init__(self, contest: Contest, folder: Path | None) -> None:
        self.results: Final[dict[int, Result]] = {}
        self._file: Final = folder / "matches.jsonl" if folder else None
        if folder and self._file:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                check(folder / "contest.json", Heading(contest, program(contest.game)))
                self._file.touch()
                self._read(self._file)
            except OSError as error:
                raise unusable(folder, error) from None

    def _read(self, path: Path) -> None:
        whole = 0
        for line in path.read_bytes().splitlines(keepends=True):
            try:
                result = msgspec.json.decode(line, type=Result) if line.endswith(b"\n") else None
            except msgspec.DecodeError:
                result = None
            if result is None:  # whatever follows was written after a fault, and is played again
                break
            self.results[result.n] = result
            whole += len(line)
        os.truncate(path, whole)

    def add(self, result: Result) -> None:
        self.results[result.n] = result
        if self._file is not None:
            try:
                with self._file.open("ab") as file:
                    file.write(msgspec.json.encode(result) + b"\n")
            except OSError as error:
                raise unusable(self._file.parent, error) from None


def keep(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: who is killed meanwhile leaves the old one, and who is stopped nothing beside it."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        fresh.write_bytes(data)
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


def unusable(folder: Path, error: OSError) -> Mistake:
    return usage(
        f"{folder} cannot be used: {file_trouble(error, 'en')}.",
        f"{folder} ist nicht zu gebrauchen: {file_trouble(error, 'de')}.",
    )


def check(path: Path, heading: Heading) -> None:
    """Write down what the folder is for, or see that it is for the same."""
    if not path.exists():
        keep(path, msgspec.json.format(msgspec.json.encode(heading)) + b"\n")
        return
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Heading)
    except msgspec.DecodeError:
        raise refusal(path, "contest.json is not readable", "contest.json ist nicht lesbar") from None
    for name in Contest.__struct_fields__:
        was, now = written(getattr(found.contest, name)), written(getattr(heading.contest, name))
        if was != now:
            raise refusal(path, f"its {name} is {was}, not {now}", f"dort ist {name} {was}, nicht {now}")
    if found.program != heading.program:
        raise refusal(
            path,
            "the rules or players of the program have changed since",
            "Regeln oder Spieler des Programms haben sich seither geändert",
        )


def refusal(path: Path, en: str, de: str) -> Mistake:
    return usage(
        f"{path.parent} holds another tournament: {en}. Name another folder with --out, or remove this one.",
        f"In {path.parent} liegt ein anderes Turnier: {de}. Nenne mit --out einen anderen Ordner, oder lösche diesen.",
    )


def written(value: object) -> str:
    return msgspec.json.encode(value).decode()


def program(id: str) -> str:
    """A fingerprint of all that decides a match: engine, players and the game itself."""
    digest = hashlib.sha256()
    for file in deciding(id):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def deciding(id: str) -> Iterator[Path]:
    """The files of this program, with the figures of the box, and who sits where with which chance."""
    house = Path(conclave.__file__).parent
    for room in (house / "engine", house / "bots", Path(find_game(id).rulebook.folder)):
        for ending in ("py", "toml"):
            yield from sorted(room.rglob(f"*.{ending}"))
    yield house / "lab" / "arena.py"
    yield house / "lab" / "schedule.py"
