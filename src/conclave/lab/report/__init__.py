"""The report of a tournament: one page that needs nothing else, in both languages, by night and by day."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import mean, median
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

import conclave
from conclave.catalog import game as find_game
from conclave.engine.rules import LANGUAGES
from conclave.lab.figures import WORDS, between, decimal, interval, percent, points
from conclave.lab.report import plots
from conclave.lab.shares import Share
from conclave.lab.standings import Pair, Standing, Standings
from conclave.phrases import Figure

HERE: Final = Path(__file__).parent
HOUSE: Final = Path(conclave.__file__).parent / "web" / "static"
"""The look of the house: its tokens, its faces, its mark. They are read, not repeated."""
FACES: Final = (("Grenze", "grenze-600.woff2", "600"), ("Atkinson Hyperlegible Next", "atkinson.woff2", "200 800"))
PAGES: Final = Environment(
    loader=FileSystemLoader(HERE), autoescape=select_autoescape(), undefined=StrictUndefined, trim_blocks=True
)


def page(standings: Standings, wanted: int, lang: str) -> str:
    """The whole page. It opens in a language, and has the other one too."""
    ordered = sorted(LANGUAGES, key=lambda known: known != lang)
    return PAGES.get_template("page.html").render(
        sheets=[Sheet(standings, wanted, known) for known in ordered],
        tokens=Markup((HOUSE / "css" / "tokens.css").read_text("utf-8")),
        faces=Markup("\n".join(faces())),
        mark=Markup((HOUSE / "mark.svg").read_text("utf-8")),
    )


def faces() -> Iterator[str]:
    """The house's typefaces, as far as they are at hand; other serifs and sans-serifs will do."""
    for family, name, weight in FACES:
        file = HOUSE / "vendor" / "fonts" / name
        if file.exists():
            data = b64encode(file.read_bytes()).decode()
            yield f'@font-face {{ font-family: "{family}"; font-weight: {weight}; src: url(data:font/woff2;base64,{data}); }}'


class Sheet:
    """What the page says in one language: figures in words, and the plots."""

    def __init__(self, standings: Standings, wanted: int, lang: str) -> None:
        self.standings: Final = standings
        self.wanted: Final = wanted
        self.lang: Final = lang
        self.game: Final = find_game(standings.contest.game)
        self.par: Final = 1 / standings.contest.seats
        self.rated: Final = sorted(standings.players, key=lambda player: (-player.rating.rating, player.name))
        self.ratings: Final = plots.scale([end for one in self.rated for end in (one.rating.low, one.rating.high)])
        self.used: Final = sorted(standings.things, key=lambda thing: (-thing.used, thing.thing))
        self.pairs: Final[dict[tuple[str, str], Pair]] = {(pair.one, pair.other): pair for pair in standings.pairs}

    def say(self, key: str, **figures: Figure) -> str:
        return WORDS.say(self.lang, f"report-{key}", **figures)

    def name(self, what: str, key: str = "") -> str:
        """What the game calls a role, a thing, an ending or a fact."""
        return self.game.chronicle.name(what, key, self.lang)

    @property
    def title(self) -> str:
        return self.game.title(self.lang)

    @property
    def options(self) -> list[str]:
        """What is played otherwise than the rulebook has it."""
        usual, played = self.game.settings(), self.standings.contest.options
        return [
            f"{name}={value}" if value is not True else name for name, value in played.items() if value != usual[name]
        ]

    @property
    def headline(self) -> str:
        """The best player, and whether it is surely better than par."""
        best = self.standings.players[0]
        sure = "headline-sure" if best.wins.low > self.par else "headline"
        return self.say(
            sure, name=best.name, share=percent(best.wins.share, self.lang), par=percent(self.par, self.lang)
        )

    # Figures

    def percent(self, share: float, places: int = 1) -> str:
        return percent(share, self.lang, places)

    def decimal(self, figure: float, places: int = 0) -> str:
        return decimal(figure, places, self.lang)

    def points(self, lift: float) -> str:
        return points(lift, self.lang)

    def interval(self, share: Share) -> str:
        return interval(share, self.lang)

    def between(self, share: Share) -> str:
        """The interval where there is little room."""
        return between(100 * share.low, 100 * share.high, self.lang)

    def bounds(self, player: Standing) -> str:
        return between(player.rating.low, player.rating.high, self.lang)

    # Plots

    def rating_plot(self, player: Standing) -> Markup:
        rating = player.rating
        return plots.whisker(self.ratings, rating.rating, rating.low, rating.high)

    def rating_axis(self) -> Markup:
        return plots.axis(self.ratings, lambda mark: decimal(mark, 0, self.lang))

    def scale(self, shares: list[Share]) -> plots.Scale:
        """A scale for shares that are compared with each other and with par."""
        ends = [end for share in shares for end in (share.low, share.high)]
        return plots.scale([*ends, self.par], least=0.05)

    def share_plot(self, along: plots.Scale, share: Share) -> Markup:
        return plots.whisker(along, share.share, share.low, share.high, self.par)

    def share_axis(self, along: plots.Scale) -> Markup:
        return plots.axis(along, lambda mark: percent(mark, self.lang, 0))

    def parts(self, shares: list[float]) -> plots.Scale:
        """A scale for parts of a whole, from nothing on."""
        return plots.scale([0.0, *shares], least=0.01)

    def bar(self, along: plots.Scale, share: float) -> Markup:
        return plots.bar(along, share)

    def histogram(self, counts: Mapping[int, int], heading: str) -> Markup:
        def say(part: plots.Bin) -> str:
            figures = str(part.first) if part.first == part.last else f"{part.first}–{part.last}"
            return self.say("column", figures=figures, n=part.matches)

        return plots.histogram(counts, f"{heading}: {self.spread(counts)}", say)

    def spread(self, counts: Mapping[int, int]) -> str:
        """The figures of a histogram in a sentence."""
        all_of_them = [figure for figure, count in counts.items() for _ in range(count)]
        return self.say(
            "spread",
            median=self.decimal(median(all_of_them)),
            mean=self.decimal(mean(all_of_them), 1),
            low=self.decimal(min(all_of_them)),
            high=self.decimal(max(all_of_them)),
        )
