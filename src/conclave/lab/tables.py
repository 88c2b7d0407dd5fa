"""A tournament in the terminal: the table, and who came in before whom."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table

from conclave.catalog import game as find_game
from conclave.lab.figures import WORDS, decimal, interval, percent
from conclave.lab.standings import Standings
from conclave.lab.tournament import Tournament


def tables(standings: Standings, lang: str) -> Iterator[RenderableType]:
    """What is printed when a tournament is over."""
    contest = standings.contest
    yield WORDS.say(
        lang,
        "title",
        game=find_game(contest.game).title(lang),
        games=standings.games,
        seats=contest.seats,
        seed=contest.seed,
    )
    table = Table(box=None, header_style="bold", pad_edge=False, collapse_padding=True)
    for key in ("player", "matches", "share", "interval", "rating", "score", "median", "p99"):
        timed = key in ("median", "p99")  # these headings may break
        table.add_column(WORDS.say(lang, key), justify="left" if key == "player" else "right", no_wrap=not timed)
    for player in standings.players:
        thought, rating = standings.thoughts[player.name], player.rating
        table.add_row(
            player.name,
            str(player.matches),
            percent(player.wins.share, lang),
            interval(player.wins, lang),
            f"{decimal(rating.rating, 1, lang)} ± {decimal(rating.high - rating.rating, 1, lang)}",
            decimal(player.score, 1, lang),
            decimal(thought.median, 2, lang),
            decimal(thought.p99, 2, lang),
        )
    yield table
    yield WORDS.say(lang, "par", par=percent(1 / contest.seats, lang))
    if len(standings.players) > 1:
        yield against(standings, lang)


def against(standings: Standings, lang: str) -> Table:
    """How often the player of a row came in before the player of a column."""
    names = [player.name for player in standings.players]
    table = Table(box=None, header_style="bold")
    table.add_column(WORDS.say(lang, "against"))
    for name in names:
        table.add_column(name, justify="right")
    found = {(pair.one, pair.other): pair.share for pair in standings.pairs}
    for one in names:
        cells = [found.get((one, other)) for other in names]
        table.add_row(
            one, *(f"{percent(cell.share, lang)}\n[dim]{interval(cell, lang)}[/]" if cell else "" for cell in cells)
        )
    return table


def kept(tournament: Tournament, lang: str) -> str:
    """Where to find it all."""
    return WORDS.say(lang, "kept", folder=str(tournament.folder))


def halt(tournament: Tournament, lang: str) -> str:
    """What is said after Ctrl+C."""
    figures = {"played": tournament.played, "games": tournament.games}
    if tournament.folder is None:
        return WORDS.say(lang, "halted", **figures)
    return WORDS.say(lang, "halted-kept", folder=str(tournament.folder), **figures)
