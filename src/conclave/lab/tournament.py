"""A tournament: a field of programs, many matches, a table. It can be stopped at any time and goes on where it was."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from conclave.lab.arena import Arena, Contest
from conclave.lab.crews import Crew
from conclave.lab.journal import Journal, keep, unusable
from conclave.lab.report import page
from conclave.lab.standings import Standings, standings


class Tournament:
    """A contest with a number of matches, whole rounds, and the journal of those that were played."""

    def __init__(self, contest: Contest, wanted: int, folder: Path | None) -> None:
        arena = Arena(contest)
        self.contest: Final = msgspec.structs.replace(contest, options=arena.game.settings(contest.options))
        self.schedule: Final = arena.schedule
        self.games: Final = self.schedule.games(wanted)
        self.folder: Final = folder
        self.journal: Final = Journal(self.contest, folder)

    @property
    def played(self) -> int:
        return len(self.journal.results.keys() & range(self.games))

    def play(self, crew: Crew, progress: Callable[[], None] = lambda: None) -> None:
        """Play what is missing. Whatever ends this, finished matches are kept."""
        missing = [n for n in range(self.games) if n not in self.journal.results]
        with closing(crew(self.contest, missing)) as results:
            for result in results:
                self.journal.add(result)
                progress()

    def report(self, table: Standings, lang: str) -> None:
        """Write what came of it beside the matches, where they are kept: for programs, and as a page for people."""
        if self.folder is not None:
            try:
                keep(self.folder / "results.json", msgspec.json.format(msgspec.json.encode(table)) + b"\n")
                keep(self.folder / "report.html", page(table, self.games, lang).encode())
            except OSError as error:
                raise unusable(self.folder, error) from None

    def standings(self) -> Standings:
        return standings(self.contest, (r for n, r in self.journal.results.items() if n < self.games))
