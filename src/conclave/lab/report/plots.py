"""Plots: small drawings in SVG whose places across are per cents of their width, so that they fit any page and their lines and
letters keep their size. Colours come from the page's classes. What a plot shows also stands beside it in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple

from markupsafe import Markup

ROW: Final = 38
"""How high a row of a table with plots is."""
TALL: Final = 150
STEPS: Final = (1, 2, 2.5, 5, 10)
"""What the distance of two marks may begin with."""


class Scale(NamedTuple):
    """Figures along a line, with the marks on it."""

    low: float
    high: float
    marks: tuple[float, ...]

    def at(self, figure: float) -> str:
        """Where a figure lies, in per cent of the width."""
        return f"{100 * (figure - self.low) / (self.high - self.low):.2f}%"


def scale(figures: Sequence[float], most: int = 5, least: float = 0.0) -> Scale:
    """A scale that holds all figures, with round marks, about so many; `least` is the smallest distance of two."""
    low, high = min(figures), max(figures)
    step = max(least, rounded((high - low) / most)) or 1.0
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    last = max(last, first + 1)
    return Scale(first * step, last * step, tuple(round(n * step, 6) for n in range(first, last + 1)))


def rounded(step: float) -> float:
    """The next larger round figure."""
    if step <= 0:
        return 0.0
    power = 10.0 ** floor(log10(step))
    return next(power * times for times in STEPS if power * times >= step * 0.999)


def drawing(height: int, *parts: str, label: str = "") -> Markup:
    """An image with a label; without one only for the eye."""
    told = Markup('role="img" aria-label="{}"').format(label) if label else Markup('aria-hidden="true"')
    return Markup('<svg class="plot" width="100%" height="{}" {}>{}</svg>').format(height, told, Markup("".join(parts)))


def line(kind: str, x1: str, y1: float, x2: str, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1:g}" x2="{x2}" y2="{y2:g}"/>'


def grid(along: Scale, height: int, par: float | None = None) -> str:
    """The marks as fine lines through a row, and the line that means: as many as all others."""
    lines = [line("mark", along.at(mark), 0, along.at(mark), height) for mark in along.marks]
    if par is not None:
        lines.append(line("par", along.at(par), 0, along.at(par), height))
    return "".join(lines)


def whisker(along: Scale, figure: float, low: float, high: float, par: float | None = None) -> Markup:
    """A figure and its interval. A peak up lies surely above par, a peak down surely below it; a round may be either."""
    middle = ROW / 2
    kind = "sure up" if par is not None and low > par else "sure down" if par is not None and high < par else "open"
    shape = {
        "sure up": '<path d="M-6.5 5.5 0-6.5 6.5 5.5Z"/>',
        "sure down": '<path d="M-6.5-5.5 0 6.5 6.5-5.5Z"/>',
        "open": '<circle r="5"/>',
    }[kind]
    return drawing(
        ROW,
        grid(along, ROW, par),
        line("whisker", along.at(low), middle, along.at(high), middle),
        *(line("whisker", along.at(end), middle - 4, along.at(end), middle + 4) for end in (low, high)),
        f'<svg class="{kind}" x="{along.at(figure)}" y="{middle:g}" overflow="visible">{shape}</svg>',
    )


def axis(along: Scale, say: Callable[[float], str]) -> Markup:
    """The marks in words."""
    last = len(along.marks) - 1
    texts = []
    for number, mark in enumerate(along.marks):
        # A narrow page has room for the ends and the middle alone.
        kind = "" if 2 * number in (0, last, 2 * last) else Markup(' class="fine"')
        texts.append(Markup('<text x="{}" y="14"{}>{}</text>').format(along.at(mark), kind, say(mark)))
    return drawing(20, *texts)


def bar(along: Scale, figure: float) -> Markup:
    """A figure as a length from the beginning of the scale."""
    return drawing(
        ROW,
        grid(along, ROW),
        f'<rect class="bar" x="0" y="12" width="{along.at(figure)}" height="{ROW - 24}" rx="3"/>',
    )


class Bin(NamedTuple):
    """Figures that are counted together, from the first to the last."""

    first: int
    last: int
    matches: int


def bins(counts: Mapping[int, int], most: int = 24) -> list[Bin]:
    """Equal parts, as few figures in each as leave at most so many parts; empty ones are parts too."""
    low, high = min(counts), max(counts)
    width = ceil((high - low + 1) / most)
    width = width if width < 3 else int(rounded(width))
    begin = low // width * width if width > 1 else low
    return [
        Bin(first, first + width - 1, sum(counts.get(figure, 0) for figure in range(first, first + width)))
        for first in range(begin, high + 1, width)
    ]


def histogram(counts: Mapping[int, int], label: str, say: Callable[[Bin], str]) -> Markup:
    """How often each figure came up: a column a part, the most frequent the full height; `say` is what a column says when
    asked."""
    parts = bins(counts)
    highest = max(part.matches for part in parts)
    wide = 100 / len(parts)
    drawn = [line("base", "0%", TALL, "100%", TALL)]
    for at, part in enumerate(parts):
        height = (TALL - 8) * part.matches / highest
        drawn.append(
            Markup(
                '<rect class="bar" x="{:.3f}%" y="{:.1f}" width="{:.3f}%" height="{:.1f}" rx="2"><title>{}</title></rect>'
            ).format(wide * (at + 0.08), TALL - height, wide * 0.84, height, say(part))
        )
    every = ceil(len(parts) / 6)
    for at in range(0, len(parts), every):
        drawn.append(f'<text x="{wide * (at + 0.5):.3f}%" y="{TALL + 18}">{parts[at].first}</text>')
    return drawing(TALL + 24, *drawn, label=label)
