"""The table: every figure beside a peer's of the same run, with what was promised and whether it is kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from typing import Final

from rich.table import Table

from benchmarks.measure import LESS, MORE, TENTHS, Figure

Figures = Mapping[str, Figure]

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"
PEER: Final = "peer"
BUILDS: Final = (COMPILED, INTERPRETED)
NOT_YET: Final = "NOT YET"

GIN_RUMMY: Final = "open_spiel.gin_rummy"
BACKGAMMON: Final = "open_spiel.backgammon"
PEERS: Final = {
    "open_spiel.gin_rummy": "OpenSpiel C++ gin_rummy",
    "open_spiel.backgammon": "OpenSpiel C++ backgammon",
    "open_spiel.connect_four": "OpenSpiel C++ connect_four",
    "open_spiel.leduc_poker": "OpenSpiel C++ leduc_poker",
    "open_spiel.python_tic_tac_toe": "OpenSpiel Python tic_tac_toe¹",
    "open_spiel.python_kuhn_poker": "OpenSpiel Python kuhn_poker¹",
    "pettingzoo.connect_four": "PettingZoo connect_four_v3",
    "pettingzoo.leduc": "PettingZoo leduc_holdem_v4",
}
NEAREST: Final = (
    "¹ OpenSpiel has neither connect four nor Leduc poker in Python; these are the nearest it has, and smaller games."
)
TITLES: Final = {
    "zavandor": "Zavandor",
    "firepeak": "Firepeak",
    "archmage": "Archmage",
    "connect_four": "Connect four",
    "leduc": "Leduc poker",
}
SEATS: Final = {"zavandor": (2, 4, 6), "firepeak": (2, 4, 5), "archmage": (1, 2, 4)}
"""The games of the house, and the seats they are measured with; with 4 everything is."""
SMALL: Final = {
    "connect_four": ("open_spiel.connect_four", "open_spiel.python_tic_tac_toe", "pettingzoo.connect_four"),
    "leduc": ("open_spiel.leduc_poker", "open_spiel.python_kuhn_poker", "pettingzoo.leduc"),
}


@dataclass(slots=True)
class Row:
    """A figure, a peer's, and the promises: a floor and a goal for the figure, a floor and a goal for the ratio."""

    topic: str
    what: str
    build: str
    unit: str
    value: float
    better: str
    peer: str = ""
    peer_value: float | None = None
    floor: float | None = None
    goal: float | None = None
    ratio_floor: float | None = None
    ratio_goal: float | None = None

    @property
    def ratio(self) -> float | None:
        """How many times better than the peer."""
        if not self.peer_value:
            return None
        return self.value / self.peer_value if self.better == MORE else self.peer_value / self.value

    @property
    def reached(self) -> str:
        """Which promise is kept: the goal, the floor, none; nothing where none was made."""
        floors = self.floor is not None or self.ratio_floor is not None
        goals = self.goal is not None or self.ratio_goal is not None
        if floors and not (self._keeps(self.floor) and self._outdoes(self.ratio_floor)):
            return NOT_YET
        if goals and self._keeps(self.goal) and self._outdoes(self.ratio_goal):
            return "goal"
        if goals and not floors:
            return "below goal"
        return "floor" if floors else ""

    def _keeps(self, promise: float | None) -> bool:
        if promise is None:
            return True
        return self.value >= promise if self.better == MORE else self.value <= promise

    def _outdoes(self, promise: float | None) -> bool:
        ratio = self.ratio
        return promise is None or ratio is None or ratio >= promise

    def promise(self, figure: float | None, ratio: float | None) -> str:
        parts = []
        if figure is not None:
            parts.append(f"{'≥' if self.better == MORE else '≤'} {written(figure, self.unit)}")
        if ratio is not None:
            parts.append(f"{ratio:g}x")
        return ", ".join(parts)


def written(value: float, unit: str) -> str:
    """A figure as people read it."""
    if unit == "/s":
        if value >= 1e6:
            return f"{value / 1e6:.2f}M".replace(".00M", "M")
        return f"{value / 1e3:.0f}k" if value >= 1e4 else f"{value / 1e3:.1f}k"
    if unit == "B":
        return f"{value / 1e3:.1f} kB"
    return f"{value / 1e3:.3g} ms" if value >= 1e3 else f"{value:.3g} µs"


def rows(figures: Figures) -> list[Row]:
    """Every line of the table for which there are figures."""
    return [
        *_house(figures),
        *_small(figures),
        *_searches(figures),
        *_copies(figures),
        *_replays(figures),
        *_memory(figures),
    ]


def _of(figures: Figures, key: str) -> float | None:
    figure = figures.get(key)
    return None if figure is None else figure.value


def _row(
    figures: Figures, topic: str, what: str, build: str, unit: str, key: str, peer: str = "", peer_key: str = ""
) -> Row | None:
    figure = figures.get(f"{build}/{key}")
    if figure is None:
        return None
    compared = _of(figures, f"{PEER}/{peer}.{peer_key or key.rpartition('.')[2]}") if peer else None
    better = MORE if unit == "/s" else LESS
    return Row(topic, what, build, unit, figure.value, better, PEERS.get(peer, ""), compared)


def _forced(figures: Figures, name: str) -> str:
    for build in BUILDS:
        forced = _of(figures, f"{build}/{name}.forced")
        if forced is not None:
            return f"{100 * forced:.0f} % forced"
    return ""


def _house(figures: Figures) -> list[Row]:
    found = []
    for build, game in product(BUILDS, SEATS):
        for seats in SEATS[game]:
            name = f"{game}.{seats}"
            what = f"{TITLES[game]}, {seats} seats, {_forced(figures, name)}"
            row = _row(figures, "Decisions", f"{what}, loop inside", build, "/s", f"{name}.inside", GIN_RUMMY, "driven")
            if row:
                compiled = build == COMPILED
                row.floor, row.goal = (300e3, 1e6) if compiled else (50e3, 100e3)
                if compiled and seats == 4:
                    row.ratio_floor = 5
                found.append(row)
            if seats == 4:
                for peer in (GIN_RUMMY, BACKGAMMON):
                    row = _row(figures, "Decisions", f"{what}, driven from Python", build, "/s", f"{name}.driven", peer)
                    if row:
                        found.append(row)
    return found


def _small(figures: Figures) -> list[Row]:
    found = []
    for game, peers in SMALL.items():
        name = f"{game}.2"
        what = f"{TITLES[game]}, 2 seats, {_forced(figures, name)}"
        for build in BUILDS:
            for peer, floor, goal in zip(peers, (None, 5.0, 30.0), (1.0, None, None), strict=True):
                row = _row(figures, "Decisions", f"{what}, driven from Python", build, "/s", f"{name}.driven", peer)
                if row:
                    if build == COMPILED:
                        row.ratio_floor = floor
                        row.ratio_goal = goal
                    found.append(row)
            row = _row(figures, "Decisions", f"{what}, loop inside", build, "/s", f"{name}.inside", peers[0], "driven")
            if row:
                found.append(row)
    return found


def _searches(figures: Figures) -> list[Row]:
    """Simulations a second beside those of OpenSpiel's searches."""
    found = []
    for build, game in product(BUILDS, SEATS):
        for how, key in (("as the levels search", "search"), ("at random to the end", "search_at_random")):
            what = f"{TITLES[game]}, 4 seats, {how}"
            for peer, theirs in product((GIN_RUMMY, BACKGAMMON), ("search", "search_in_python")):
                row = _row(figures, "Search", what, build, "/s", f"{game}.4.{key}", peer, theirs)
                if row:
                    row.peer += ", MCTS in Python" if theirs == "search_in_python" else ", MCTS in C++"
                    if (build, key, peer, theirs) == (COMPILED, "search", GIN_RUMMY, "search"):
                        row.ratio_floor, row.ratio_goal = 1, 3
                    found.append(row)
    return found


def _copies(figures: Figures) -> list[Row]:
    found = []
    for build in BUILDS:
        for game in SEATS:
            row = _row(figures, "Copy", f"{TITLES[game]}, 4 seats", build, "µs", f"{game}.4.copy", GIN_RUMMY)
            if row:
                row.floor, row.goal = (8, 3) if build == COMPILED else (20, 8)
                found.append(row)
        for game, peers in SMALL.items():
            for peer in peers[:2]:
                row = _row(figures, "Copy", TITLES[game], build, "µs", f"{game}.2.copy", peer)
                if row:
                    found.append(row)
    for build in BUILDS:
        for game in SEATS:
            row = _row(figures, "Imagine", f"{TITLES[game]}, 4 seats", build, "µs", f"{game}.4.imagine")
            if row:
                found.append(row)
        row = _row(figures, "Imagine", "Leduc poker", build, "µs", "leduc.2.imagine", SMALL["leduc"][0])
        if row:
            found.append(row)
    return found


def _replays(figures: Figures) -> list[Row]:
    """A whole match; beside it what the peer would take for as many plies."""
    found = []
    theirs = _of(figures, f"{PEER}/{GIN_RUMMY}.record.read")
    their_plies = _of(figures, f"{PEER}/{GIN_RUMMY}.record.plies")
    for build, game in product(BUILDS, SEATS):
        plies = _of(figures, f"{build}/{game}.4.record.plies")
        for how, key in (("read and checked", "read"), ("replayed", "replay")):
            what = f"{TITLES[game]}, 4 seats, {plies or 0:.0f} plies, {how}"
            row = _row(figures, "Record", what, build, "µs", f"{game}.4.record.{key}")
            if row and plies:
                row.floor, row.goal = 20e3, 5e3
                if theirs and their_plies:
                    row.peer = f"{PEERS[GIN_RUMMY]}, as many plies"
                    row.peer_value = theirs / their_plies * plies
                found.append(row)
    return found


def _memory(figures: Figures) -> list[Row]:
    found = []
    for name, peer in (
        *((f"{game}.4", GIN_RUMMY) for game in SEATS),
        ("connect_four.2", SMALL["connect_four"][0]),
        ("leduc.2", SMALL["leduc"][0]),
    ):
        for build in BUILDS:
            row = _row(figures, "Memory", TITLES[name.partition(".")[0]], build, "B", f"{name}.resident", peer)
            if row is None:
                row = _row(figures, "Memory", TITLES[name.partition(".")[0]], build, "B", f"{name}.traced")
            if row:
                found.append(row)
    return found


def table(lines: list[Row]) -> Table:
    """All rows, a rule between topics."""
    shown = Table(title="Conclave beside its peers", title_justify="left", caption=NEAREST, caption_justify="left")
    for heading in ("", "what", "build"):
        shown.add_column(heading)
    shown.add_column("figure", justify="right")
    shown.add_column("peer")
    for heading in ("its figure", "ratio"):
        shown.add_column(heading, justify="right")
    for heading in ("floor", "goal", "reached"):
        shown.add_column(heading)
    topic = what = ""
    for line in lines:
        if topic and line.topic != topic:
            shown.add_section()
            what = ""
        style = {NOT_YET: "bold red", "goal": "green", "floor": "green"}.get(line.reached, "")
        shown.add_row(
            line.topic if line.topic != topic else "",
            line.what if line.what != what else "",
            line.build,
            written(line.value, line.unit),
            line.peer,
            "" if line.peer_value is None else written(line.peer_value, line.unit),
            "" if line.ratio is None else f"{line.ratio:.1f}x",
            line.promise(line.floor, line.ratio_floor),
            line.promise(line.goal, line.ratio_goal),
            f"[{style}]{line.reached}[/]" if style else "",
        )
        topic, what = line.topic, line.what
    return shown


def growth(figures: Figures) -> Table:
    """A ply and a copy in each tenth of long matches: a state that kept its history would grow dearer."""
    shown = Table(title="Microseconds in each tenth of long matches", title_justify="left")
    for heading in ("what", "build"):
        shown.add_column(heading)
    for tenth in range(1, TENTHS + 1):
        shown.add_column(str(tenth), justify="right")
    subjects = [(f"{TITLES[game]}, 4 seats", build, f"{build}/{game}.4") for game in SEATS for build in BUILDS]
    subjects.append((PEERS[GIN_RUMMY], "", f"{PEER}/{GIN_RUMMY}"))
    for what, build, name in subjects:
        for kind in ("ply", "copy"):
            found = [_of(figures, f"{name}.growth.{kind}.{tenth}") for tenth in range(1, TENTHS + 1)]
            if None not in found:
                shown.add_row(f"{what}, a {kind}", build, *(f"{value:.1f}" for value in found if value is not None))
    return shown
