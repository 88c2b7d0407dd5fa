"""Archmage in a terminal: the land as a map of letters and everybody's board, drawn from a view. Signs and words carry the
meaning, colour only helps."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from conclave.games.archmage.components import LANDS, LEVEL, LEVELS, PLACES, RELICS, SPELLS, SPHERES, TOKENS
from conclave.games.archmage.labels import cost
from conclave.games.archmage.naming import WORDS, spell_text
from conclave.games.archmage.view import Card, Hex, Player, View, Warlord
from conclave.screens import BRASS, CANDLE, HEADING, QUIET, STRONG, WARNING, Drawing

SEAT_STYLE: Final = [
    Style(color=colour, bold=True) for colour in ("#7fc4f0", "#ee6a3d", "#3bb586", "#d070de", "#d9604c")
]
"""The Warlord is the last."""
LAND_STYLE: Final = {
    **dict(zip(LANDS, [Style(color=c) for c in ("#6fb07a", "#b09a6a", "#7f9fcf", "#a79bb8", "#9fae8a")], strict=True)),
    "town": Style(color="#c98a5f"),
    "camp": Style(color="#b98b4f"),
}
CELL: Final = 7
"""The width of a hex on the map."""
BROAD: Final = 96
"""From this width on there is room to say what a spell does."""


def screen(view: View, names: list[str], seat: int | None, lang: str) -> RenderableType:
    """The table; everybody sees the same, and their own spells as well."""
    return Screen(WORDS, view, names, seat, lang)


class Screen(Drawing[View]):
    """A view, drawn when the width of the terminal is known."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.width = options.max_width
        yield self.header()
        yield Padding(self.land(), (1, 0, 0, 1))
        yield self.players()
        if self.view.warlord is not None:
            yield self.warlord(self.view.warlord)
        if not self.view.to_act:
            yield self.standing()
            return
        if self.seat is not None:
            yield self.tower(self.view.players[self.seat])
        yield Padding(self.legend(), (1, 1, 0, 1))

    # Helpers

    def sign(self, seat: int) -> str:
        """A seat in a letter."""
        return self.say(f"sign-{seat}")[0]

    def header(self) -> RenderableType:
        view = self.view
        parts = [self.say("title")]
        if not view.to_act:
            parts.append(self.say("head-over"))
        elif view.turn is None:
            parts.append(self.say("head-setup"))
        else:
            parts.append(self.say("head-round", n=view.round, all=view.rounds))
            own = view.turn == self.seat
            parts.append(self.say("head-your-turn") if own else self.say("head-turn", who=self.names[view.turn]))
            if view.phase is not None:
                parts.append(self.say(f"phase-{view.phase}"))
            if view.phase == "journey":
                parts.append(self.say("some-points", n=view.points))
            if view.final:
                parts.append(self.say("head-last"))
        if self.width < BROAD and len(parts) > 3:
            parts = parts[1:]
        return self.line_of(parts)

    # The land

    def land(self) -> RenderableType:
        """Columns from left to right, each half a hex off the one beside it; where there is no room, a list."""
        land = self.view.land
        left, right = min(h.q for h in land), max(h.q for h in land)
        if (right - left + 1) * CELL + 1 > self.width:
            return Text("\n").join([self.listed(h) for h in land if self.pieces(h).plain.strip() or h.face is not None])
        top = min(2 * h.r + h.q for h in land)
        height = max(2 * h.r + h.q for h in land) - top + 2
        rows: list[dict[int, Text]] = [{} for _ in range(height)]
        for h in land:
            y = 2 * h.r + h.q - top
            rows[y][h.q - left] = self.name(h)
            rows[y + 1][h.q - left] = self.pieces(h)
        lines = []
        for row in rows:
            line = Text(no_wrap=True)
            for column in range(right - left + 1):
                part = row.get(column, Text())
                part.pad_right(CELL - part.cell_len)
                line.append_text(part)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)

    def reach(self, h: Hex) -> str:
        """What it costs to get there, for who is asked."""
        if self.view.asked != "journey" or self.view.turn != self.seat:
            return ""
        return next((str(way.cost) for way in self.view.reach if way.cell == h.cell), "")

    def name(self, h: Hex) -> Text:
        """h5Gr2: a cell, what it shows, what it costs to get there."""
        face = h.face or h.kind
        text = Text.assemble((f"{h.cell:<3}", QUIET), (self.say(f"face-{face}.sign"), LAND_STYLE.get(face, BRASS)))
        return text.append(self.reach(h), CANDLE)

    def pieces(self, h: Hex) -> Text:
        """Who stands there: followers in small letters, Wards, towers, tokens, Mages, the Warlord."""
        text = Text(" ")
        if h.follower is not None:
            text.append(self.sign(h.follower).lower() + ("+" if h.ward else ""), SEAT_STYLE[h.follower])
        if h.inflamed:
            text.append("*", WARNING)
        if h.tower is not None:
            text.append(self.sign(h.tower) + "#", SEAT_STYLE[h.tower])
        if h.token is not None:
            text.append(self.say(f"token-{h.token}.sign"), BRASS)
        for seat in h.mages:
            text.append("@" + self.sign(seat) if len(h.mages) < 3 else self.sign(seat), SEAT_STYLE[seat])
        if h.warlord:
            text.append("!", SEAT_STYLE[-1])
        return text

    def listed(self, h: Hex) -> Text:
        """A hex in a line of its own."""
        return Text.assemble(self.name(h), " ", (self.say(f"face-{h.face or h.kind}"), STRONG), self.pieces(h))

    # The boards

    def players(self) -> RenderableType:
        broad = self.width >= BROAD
        table = Table(box=None, padding=(0, 2 if broad else 1, 0, 0), pad_edge=False, header_style=QUIET)
        table.add_column("", no_wrap=True)
        table.add_column(self.say("col-player"), overflow="fold")
        for title in ("col-points", "col-spells", "col-company", "col-supply"):
            table.add_column(self.say(title if broad else f"{title}.brief"), justify="right")
        table.add_column(self.say("col-relics"), overflow="fold")
        if broad:
            table.add_column(self.say("col-lands"), overflow="fold")
        for player in self.view.players:
            asked = player.seat in self.view.to_act
            row: list[str | Text] = [
                Text(("> " if asked else "  ") + self.sign(player.seat), SEAT_STYLE[player.seat]),
                Text(self.who(player.seat), CANDLE if asked else STRONG),
                Text(str(player.points), HEADING),
                str(len(player.book)),
                str(player.company),
                str(player.supply),
                self.relics(player),
            ]
            if broad:
                counted = player.counted and self.view.warlord is None
                row.append(self.lands({} if counted else player.held, player.breakdown.lands))
            table.add_row(*row)
        return Padding(table, (1, 0, 0, 1))

    def relics(self, player: Player) -> Text:
        parts = [f"{self.say(f'sphere-{sphere}.sign')}{player.relics[RELICS[n]]}" for n, sphere in enumerate(SPHERES)]
        return Text(" ".join(parts))

    def lands(self, held: dict[str, int], points: dict[str, int]) -> Text:
        """How much of each land, and what leading it is worth; of who has counted only this (A32)."""
        parts = [
            Text(
                f"{self.say(f'face-{land}.sign')}{held.get(land, '')}"
                + (f"(+{points[land]})" if points.get(land) else ""),
                HEADING if points.get(land) else "",
            )
            for land in LANDS
            if held.get(land) or points.get(land)
        ]
        return Text(" ").join(parts)

    def warlord(self, lord: Warlord) -> RenderableType:
        parts = [
            self.say("lord-points", n=lord.points),
            self.say("lord-looks", direction=self.say(f"direction-{lord.direction}.to")),
            self.say("lord-fires", n=lord.inflamed, left=lord.flames),
        ]
        if lord.shorter:
            parts.append(self.say("lord-shorter", n=lord.shorter))
        if lord.guided:
            parts.append(self.say("lord-guided"))
        return self.block(self.say("warlord"), "", Text("  ·  ".join(parts)))

    def tower(self, player: Player) -> RenderableType:
        """The viewer's own Tower Board: Apprentices, planets, spells."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style=QUIET, no_wrap=True)
        table.add_column(ratio=1)
        pupils = [
            f"{self.say(f'spell-{each.spell}')} ({self.level(each.place)})"
            + (f" x{each.clean + each.corrupt}" if each.clean + each.corrupt > 1 else "")
            + (f" {self.say('corrupted', n=each.corrupt)}" if each.corrupt else "")
            for each in player.apprentices
        ]
        table.add_row(self.say("row-apprentices"), ", ".join(pupils) or self.say("nobody"))
        risers = [self.say(f"spell-{each.spell}") for each in player.promotions]
        if risers:
            table.add_row(self.say("row-promotions"), ", ".join(risers))
        planets = sorted(player.planets.items(), key=lambda each: abs(each[1]))
        where = ", ".join(f"{self.say(f'sphere-{sphere}')} {abs(orbit)}" for sphere, orbit in planets)
        table.add_row(self.say("row-planets"), where)
        if not player.book:
            return self.block(self.say("tower-title"), "", table)
        return self.block(self.say("tower-title"), "", table, self.book(player))

    def level(self, place: str) -> str:
        return self.say(f"level-{LEVELS[LEVEL[PLACES.index(place)]]}")

    def book(self, player: Player) -> RenderableType:
        """The spells: what they cost, whether they could be cast, what they do."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(3):
            table.add_column(overflow="fold")
        alone = len(self.view.players) == 1
        for card in player.book:
            name = Text(self.say(f"spell-{card.spell}"), STRONG if self.castable(card) else QUIET)
            of = SPELLS.index(card.spell)
            price = cost(self.lang, of)
            form = "effect" if self.width >= BROAD else "brief"
            state = self.say("spell-was-cast") if card.cast else spell_text(self.lang, of, form, alone)
            table.add_row(name, Text(price, BRASS), Text(state, QUIET))
        return Padding(table, (1, 0, 0, 0))

    def castable(self, card: Card) -> bool:
        return not card.cast and len(card.payments) > 0 and card.refusal is None

    def legend(self) -> Text:
        tokens = ", ".join(f"{self.say(f'token-{token}.sign')} {self.say(f'token-{token}')}" for token in TOKENS[1:])
        return Text(f"{self.say('legend')} {tokens}", QUIET)

    def standing(self) -> RenderableType:
        """The end: everybody's sum, the best first."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=QUIET)
        table.add_column(self.say("col-player"))
        for title in ("level-fundamental", "level-advanced", "level-master", "col-lands", "col-points"):
            table.add_column(self.say(title), justify="right")
        winners = self.view.winners or []
        for player in sorted(self.view.players, key=lambda p: (p.seat not in winners, -p.points)):
            sums = player.breakdown
            figures = [sums.fundamental, sums.advanced, sums.master + sums.lost, sum(sums.lands.values())]
            table.add_row(
                Text(self.who(player.seat), CANDLE if player.seat in winners else STRONG),
                *[str(figure) for figure in figures],
                Text(str(player.points), HEADING),
            )
        lost = not winners and self.view.warlord is not None
        return self.block(self.say("final-title"), self.say("final-lost") if lost else "", table)
