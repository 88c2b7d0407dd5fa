"""Firepeak in a terminal: the table of a match, drawn from a view. Signs and words carry the meaning, colour only helps."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from conclave.games.firepeak.components import (
    BEING_OF,
    CAPTIVE_NAMES,
    CIRCLE_MIGHT,
    CLAN,
    CLANS,
    ENOUGH,
    ENOUGH_WITH_MIGHT,
    NONE,
    PLACES,
    SPELLS,
    STRENGTH,
)
from conclave.games.firepeak.naming import WORDS, cost, described
from conclave.games.firepeak.naming import being as being_in_words
from conclave.games.firepeak.odds import Contest, Side
from conclave.games.firepeak.view import Being, Player, View
from conclave.screens import BRASS, CANDLE, HEADING, QUIET, STRONG, WARNING, Drawing

CLAN_STYLE: Final = dict(
    zip(
        CLANS,
        [Style(color=colour) for colour in ("#c4574d", "#d9cfae", "#8f7bd1", "#e3b04b", "#6f9fd8", "#62b06a")],
        strict=True,
    )
)
CLAN_SIGN: Final = dict(zip(CLANS, "☠✚☾☀✦♣", strict=True))
NO_SIGN: Final = "○"
LEVELS: Final = (range(2), range(2, 5), range(5, 9))
CELL: Final = 15
"""The width of a position in a pyramid."""
NAME: Final = 9
"""So much of a creature's name fits there."""
BROAD: Final = 96
"""From this width on there is room for the rest of a player's things beside the pyramid."""
NARROW: Final = 4 * CELL + 2
"""Below this width the positions stand one below the other."""


def screen(view: View, names: list[str], seat: int | None, lang: str) -> RenderableType:
    """The table through the eyes that the view was made for."""
    return Screen(view, names, seat, lang)


class Screen(Drawing[View]):
    """A view, drawn when the width of the terminal is known."""

    def __init__(self, view: View, names: list[str], seat: int | None, lang: str) -> None:
        super().__init__(WORDS, view, names, seat, lang)
        self.plain: bool = False

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.width = options.max_width
        self.plain = options.ascii_only
        yield self.header()
        others = [player for player in self.view.players if player.seat != self.seat]
        own = [player for player in self.view.players if player.seat == self.seat]
        for player in [*others, *own]:
            if player.wizard:
                yield self.player(player)
        if not self.view.to_act:
            yield self.standing()
            return
        if self.view.round:
            yield self.piles()
        for player in own:
            if player.book:
                yield self.book(player)
        yield self.business()
        yield Padding(self.legend(), (1, 1, 0, 1))

    # Helpers

    def sign(self, clan: str | None) -> tuple[str, Style]:
        """The sign of a clan, two letters of its name where only ASCII is known."""
        if clan is None:
            return ("-" if self.plain else NO_SIGN), QUIET
        return (self.say(f"clan-{clan}.sign") if self.plain else CLAN_SIGN[clan]), CLAN_STYLE[clan]

    def card(self, name: str, count: int = 1) -> Text:
        """A captive or discarded creature: sign, name, strength."""
        of = BEING_OF[CAPTIVE_NAMES.index(name)]
        clan = CLANS[CLAN[of]] if CLAN[of] != NONE else None
        text = Text.assemble(self.sign(clan), (being_in_words(self.lang, of), STRONG), f" {STRENGTH[of]}")
        if count > 1:
            text.append(f" x{count}", QUIET)
        return text

    def cards(self, names: list[str], hidden: int) -> Text:
        """Several of them, and how many more lie there unseen."""
        parts = [self.card(name, names.count(name)) for name in sorted(set(names), key=CAPTIVE_NAMES.index)]
        if hidden:
            parts.append(Text(self.say("unseen", n=hidden), QUIET))
        return Text(", ").join(parts) if parts else Text(self.say("nobody"), QUIET)

    # Parts

    def header(self) -> RenderableType:
        view = self.view
        parts = [self.say("title")]
        if not view.to_act:
            parts.append(self.say("head-over"))
        elif view.turn is None:
            parts.append(self.say("head-setup"))
        else:
            own = view.turn == self.seat
            parts.append(self.say("head-round", n=view.round))
            parts.append(self.say("head-your-turn") if own else self.say("head-turn", who=self.names[view.turn]))
            parts.append(self.say("head-actions", n=view.actions))
            if view.moves:
                parts.append(self.say("head-moves", n=view.moves))
            if view.last:
                parts.append(self.say("head-last"))
        if self.width < BROAD and len(parts) > 2:
            parts = parts[1:]
        return self.line_of(parts)

    def player(self, player: Player) -> RenderableType:
        """A wizard, the pyramid below, and what lies beside it."""
        asked = player.seat in self.view.to_act
        enough = ENOUGH_WITH_MIGHT if player.circle == SPELLS[CIRCLE_MIGHT] else ENOUGH
        filled = sum(being is not None for being in player.structure)
        title = Text.assemble(("> " if asked else "  ", CANDLE), (self.who(player.seat), CANDLE if asked else STRONG))
        title.append(", ")
        title.append(*self.sign(player.clan))
        key = f"wizard-{player.wizard}.clan" if self.width >= BROAD else f"wizard-{player.wizard}"
        title.append(f" {self.say(key)}", QUIET)
        title.append("  ·  ", QUIET)
        title.append(self.say("filled", n=filled, all=enough), BRASS)
        title.append("  ·  ", QUIET)
        title.append(self.say("total", n=player.strength), BRASS)
        pyramid, things = self.pyramid(player), self.things(player)
        if self.width < BROAD:
            return Padding(Group(title, pyramid, Padding(things, (0, 0, 0, 2))), (1, 0, 0, 0))
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_column(width=NARROW, no_wrap=True)
        row.add_column(ratio=1)
        row.expand = True
        row.add_row(pyramid, things)
        return Padding(Group(title, row), (1, 1, 0, 0))

    def pyramid(self, player: Player) -> RenderableType:
        """The three levels, each set off by half a position; one below the other where there is no room."""
        if self.width < NARROW:
            lines = [self.position(player, spot) for level in LEVELS for spot in level if player.structure[spot]]
            return Padding(Group(*lines), (0, 0, 0, 2))
        rows = []
        for level in LEVELS:
            row = Text(" " * (2 + (len(LEVELS[-1]) - len(level)) * CELL // 2), no_wrap=True)
            for spot in level:
                cell = self.position(player, spot)
                cell.pad_right(CELL - cell.cell_len)
                row.append(cell)
            row.rstrip()
            rows.append(row)
        return Group(*rows)

    def position(self, player: Player, spot: int) -> Text:
        being = player.structure[spot]
        aura = "~" if player.auras[spot] else " "
        text = Text.assemble((PLACES[spot], QUIET), (aura, BRASS))
        return text.append("·", QUIET) if being is None else text.append(self.being(being, NAME))

    def being(self, being: Being, most: int | None = None) -> Text:
        """A creature that lies face up: clan, name, strength, and whether something lies on it."""
        name = self.say(f"creature-{being.name}")
        if most is not None and len(name) > most:
            name = name[: most - 1] + "."
        text = Text.assemble(self.sign(being.clan), (name, STRONG), f" {being.strength}")
        if being.enchantments or being.shade:
            text.append("*", BRASS)
        return text.append("!", WARNING) if being.bound else text

    def things(self, player: Player) -> RenderableType:
        """Guard, dungeon, book, circle, Decoys; and which spells lie on whom."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(style=QUIET, no_wrap=True)
        table.add_column(ratio=1)
        guard = self.being(player.guard) if player.guard else Text(self.say("nobody"), QUIET)
        table.add_row(self.say("guard"), guard)
        table.add_row(self.say("dungeon"), self.cards(player.dungeon, player.dungeon_hidden))
        beside = [self.say("some-spells", n=len(player.book) + player.book_hidden)]
        beside += [self.say(f"spell-{player.circle}")] if player.circle else []
        beside += [self.say("some-decoys", n=player.decoys)] if player.decoys else []
        table.add_row(self.say("book"), Text("  ·  ".join(beside)))
        laid = self.laid(player)
        if laid:
            table.add_row(self.say("laid"), Text("; ".join(laid), BRASS))
        return table

    def laid(self, player: Player) -> list[str]:
        """Auras by position, enchantments and Shades by creature."""
        found = [f"{PLACES[spot]} {self.say(f'spell-{aura}')}" for spot, aura in enumerate(player.auras) if aura]
        for being in [*player.structure, player.guard]:
            if being is not None:
                on = [self.say(f"spell-{name}") for name in being.enchantments]
                on += [self.say("shade")] if being.shade else []
                if on:
                    place = self.say("guard") if being is player.guard else being.spot
                    found.append(f"{place} {', '.join(on)}")
        return found

    def piles(self) -> RenderableType:
        view = self.view
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style=QUIET, no_wrap=True)
        table.add_column(ratio=1)
        table.add_row(self.say("decks"), self.say("decks-left", recruits=view.recruits, research=view.research))
        if view.discards or view.discards_hidden:
            table.add_row(self.say("discards"), self.cards(view.discards, view.discards_hidden))
        if view.spent:
            table.add_row(self.say("spent"), Text(", ".join([self.say(f"spell-{name}") for name in view.spent])))
        return Padding(table, (1, 1, 0, 1))

    def book(self, player: Player) -> RenderableType:
        """The viewer's own spells: what they cost, and whether the dungeon could pay."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=self.width >= NARROW)
        if self.width >= BROAD:
            table.add_column(ratio=1)
        for name in self.view.dealt or player.book:
            payable = all(self.view.payers.get(name, [[]]))
            row = [Text(self.say(f"spell-{name}"), STRONG if payable else ""), self.price(name)]
            if self.width >= BROAD:
                row.append(Text(self.say(f"spell-{name}.effect"), QUIET))
            table.add_row(*row)
        return self.block(self.say("book-title"), self.say("book-note"), table)

    def price(self, name: str) -> Text:
        """The sacrifices of a spell; those that the own dungeon holds are ticked."""
        parts = []
        for words, kinds in zip(
            cost(self.lang, SPELLS.index(name)).split(", "), self.view.payers.get(name, []), strict=False
        ):
            parts.append(Text.assemble(words, (("+" if self.plain else "✓") if kinds else "", CANDLE)))
        return Text(", ").join(parts) if parts else Text(cost(self.lang, SPELLS.index(name)))

    def business(self) -> RenderableType:
        """A contest that is being rolled for, a card that has been drawn or waits to be put somewhere."""
        view = self.view
        if view.contest is not None:
            return self.block(self.say("contest-title"), "", self.contest(view.contest))
        drawn = [name for name in view.drawn if name is not None]
        if drawn:
            cards = Text(", ").join([self.described(name) for name in drawn])
            return self.block(self.say("drawn-title"), "", cards)
        return Text(end="")

    def described(self, name: str) -> Text:
        return Text(described(self.lang, BEING_OF[CAPTIVE_NAMES.index(name)], ""), STRONG)

    def contest(self, contest: Contest) -> Text:
        text = Text.assemble((self.say(f"contest-{contest.what}"), CANDLE), "  ", self.side(contest.own))
        if contest.other is not None:
            text.append(f"  {self.say('contest-against')}  ", QUIET)
            text.append(self.side(contest.other))
        elif contest.need is not None:
            text.append(f"  {self.say('contest-need', n=contest.need)}", QUIET)
        return text

    def side(self, side: Side) -> Text:
        """Who contends, what is added to the die, and the die if it lies there."""
        text = Text(self.who(side.seat), STRONG)
        if side.name is not None:
            text.append(f", {self.say(f'creature-{side.name}')}")
        added = sum(side.terms.values())
        die = self.say("die") if side.die is None else str(side.die)
        text.append(f" {added} + ", BRASS)
        text.append(die, STRONG if side.die is not None else QUIET)
        return text

    def legend(self) -> Text:
        pairs = []
        for n in range(0, len(CLANS), 2):
            both = [
                Text.assemble(self.sign(clan), (" " + self.say(f"clan-{clan}.brief"), QUIET))
                for clan in CLANS[n : n + 2]
            ]
            pairs.append(Text(" – " if not self.plain else " - ", QUIET).join(both))
        return Text.assemble((self.say("legend-enemies") + " ", QUIET), Text(", ", QUIET).join(pairs), "\n",
                             (self.say("legend-marks"), QUIET))  # fmt: skip

    def standing(self) -> RenderableType:
        """The end: who has completed a structure, or whose is the strongest."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=QUIET)
        for title in ("col-player", "col-strength", "col-creatures"):
            table.add_column(self.say(title), justify="left" if title == "col-player" else "right")
        champion = self.view.champion
        ranked = sorted(self.view.players, key=lambda p: (p.seat != champion, -p.strength, -p.number))
        for player in ranked:
            strength = Text(str(player.strength), HEADING)
            table.add_row(Text(self.who(player.seat), STRONG), strength, str(player.number))
        note = "" if champion is None else self.say("final-champion", who=self.who(champion))
        return self.block(self.say("final-title"), note, table)
