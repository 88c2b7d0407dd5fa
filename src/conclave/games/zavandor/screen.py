"""Zavandor in a terminal: the table of a match, drawn from a view. Signs and words carry the meaning, colour only helps."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from conclave.games.zavandor.components import (
    ARTIFACT_POINTS,
    ARTIFACTS,
    COLOURS,
    CONCENTRATED,
    DECK_LETTER,
    GEMS,
    LETTERS,
    SENTINELS,
    SURCHARGE,
    SURCHARGE_FROM,
)
from conclave.games.zavandor.moves import LEXICON, CardMove, ConcentratedMove
from conclave.games.zavandor.speech import WORDS
from conclave.games.zavandor.view import Card, Lot, Player, View
from conclave.screens import BRASS, CANDLE, HEADING, QUIET, STRONG, WARNING, Drawing

GEM_STYLE: Final = [Style(color=colour) for colour in ("#b79ad9", "#5f95ea", "#3fae74", "#a9b8bd", "#dd6157")]
GEM_SIGN: Final = "○■▮◇▲"
GEM_LETTER: Final = "osedr"
"""Signs for terminals that know only ASCII."""

WIDE: Final = 140
"""From this width on a player fits on one row with all they own."""
FEW: Final = 4
"""So many pieces of energy fit on one line."""
ROOMY: Final = 72
"""From this width on there is room to say what an artifact does."""


def screen(view: View, names: list[str], seat: int | None, lang: str) -> RenderableType:
    """The table through the eyes that the view was made for."""
    return Screen(view, names, seat, lang)


class Screen(Drawing[View]):
    """A view, drawn when the width of the terminal is known."""

    def __init__(self, view: View, names: list[str], seat: int | None, lang: str) -> None:
        super().__init__(WORDS, view, names, seat, lang)
        self.signs: str = GEM_SIGN

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.width = options.max_width
        self.signs = GEM_LETTER if options.ascii_only else GEM_SIGN
        yield self.header()
        if not self.view.to_act:
            yield self.standing()
            return
        yield self.players()
        if self.view.round:
            yield self.offer()
            yield self.sentinels()
        if self.seat is not None and self.view.players[self.seat].character:
            yield self.hand(self.view.players[self.seat])
        yield self.business()
        yield Padding(self.legend(), (1, 1, 0, 1))

    # Helpers

    def thing(self, name: str) -> str:
        return self.say(f"thing-{name}")

    def grid(self, *columns: str, ratio: bool = False) -> Table:
        """A table without lines; a column is `<` words, `>` figures or `*` whatever width is left."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=True, header_style=QUIET)
        for column in columns:
            kind, title = column[0], column[1:]
            table.add_column(
                title,
                justify="right" if kind == ">" else "left",
                overflow="fold",
                no_wrap=kind == ">",
                ratio=1 if kind == "*" else None,
            )
        table.expand = any(column[0] == "*" for column in columns)
        return table

    # Parts

    def header(self) -> RenderableType:
        view = self.view
        parts = [self.say("title")]
        if not view.to_act:
            parts.append(self.say("head-over"))
        elif not view.round:
            parts.append(self.say("head-setup"))
        else:
            parts += [self.say("head-round", n=view.round), self.say(f"phase-{view.phase}")]
            if view.turn is not None:
                own = view.turn == self.seat
                parts.append(self.say("head-your-turn") if own else self.say("head-turn", who=self.names[view.turn]))
        if self.width < ROOMY and len(parts) > 2:
            parts = parts[1:]
        return self.line_of(parts)

    def players(self) -> RenderableType:
        seats = self.view.order + [p.seat for p in self.view.players if p.seat not in self.view.order]
        wide = self.width >= WIDE
        columns = [f"<{self.say('col-position')}", f"<{self.say('col-player')}", f">{self.say('col-points')}"]
        columns += [f"<{self.say('col-gems')}", f"<{self.say('col-energy')}", f">{self.say('col-weight')}"]
        table = self.grid(*columns, *([f"*{self.say('col-things')}"] if wide else []))
        owned = self.grid(
            f"<{self.say('col-player')}", f"*{self.say('col-knowledge')}", f"*{self.say('col-treasures')}"
        )
        for seat in seats:
            player = self.view.players[seat]
            if player.character is None:
                table.add_row("", self.name(player))
                continue
            row: list[RenderableType] = [self.position(player), self.name(player), Text(str(player.points), STRONG)]
            row += [self.gems(player), self.energy(player), self.weight(player)]
            knowledge, treasures = self.knowledge(player), self.treasures(player)
            if wide:
                row.append(Text(" · ").join([part for part in (knowledge, treasures) if part]))
            else:
                name = f"  {self.names[seat]}, {self.say(f'character-{player.character}')}"
                owned.add_row(Text(name, QUIET), knowledge, treasures)
            table.add_row(*row)
        parts: list[RenderableType] = [table]
        if owned.row_count:
            parts += [Text(), owned]
        return Padding(Group(*parts), (1, 1, 0, 1))

    def position(self, player: Player) -> Text:
        """The disc, and what it adds to the price of an artifact."""
        if player.position is None:
            return Text()
        amount = SURCHARGE[player.position - 1]
        decisive = self.view.players[self.view.order[0]] if amount < 0 else player
        text = Text.assemble((str(player.position), STRONG))
        if amount and decisive.points >= SURCHARGE_FROM:
            text.append(f" {amount:+d}".replace("-", "−"), BRASS)
        return text

    def name(self, player: Player) -> Text:
        asked = player.seat in self.view.to_act
        text = Text.assemble(("> " if asked else "  ", CANDLE))
        text.append(self.who(player.seat), CANDLE if asked else STRONG)
        if player.character:
            role = self.say("out") if player.out else self.say(f"character-{player.character}")
            if self.width >= WIDE or player.out:
                text.append(f", {role}", QUIET)
        return text

    def gems(self, player: Player) -> Text:
        text = self.signed(player.active)
        text.append(f"  {sum(player.active.values())}/{player.slots}", QUIET)
        if player.pentagon:
            text.append("\n")
            before, after = self.say("resting", gems="|").split("|")
            text.append(before, QUIET)
            text.append(self.signed(player.pentagon))
            text.append(after, QUIET)
        return text

    def signed(self, gems: dict[str, int]) -> Text:
        parts = []
        for gem, name in enumerate(GEMS):
            if gems.get(name):
                parts.append(Text.assemble(str(gems[name]), (self.signs[gem], GEM_STYLE[gem])))
        return Text(" ").join(parts) if parts else Text("-", QUIET)

    def energy(self, player: Player) -> Text:
        """Cards by colour, concentrated energy by value, dust; and what is laid aside."""
        counts = {colour: sum(card.colour == colour for card in player.hand) for colour in COLOURS}
        parts = [self.coloured(str(n), colour) for colour, n in counts.items() if n]
        for i, colour in enumerate(COLOURS):
            parts += [Text(f"[{CONCENTRATED[i]}]", GEM_STYLE[i + 1])] * player.concentrated.get(colour, 0)
        parts.append(Text(self.say("some-dust", n=player.dust)))
        text = Text(" ").join(parts)
        if player.aside:
            aside = {colour: sum(card.colour == colour for card in player.aside) for colour in COLOURS}
            signs = Text(" ").join([self.coloured(str(n), colour) for colour, n in aside.items() if n])
            text.append("\n")
            before, after = self.say("aside", cards="|").split("|")
            text = Text.assemble(text, (before, QUIET), signs, (after, QUIET))
        return text

    def coloured(self, figure: str, colour: str) -> Text:
        """A figure and the sign of the colour's gem."""
        gem = COLOURS.index(colour) + 1
        return Text.assemble(figure, (self.signs[gem], GEM_STYLE[gem]))

    def weight(self, player: Player) -> Text:
        over = player.weight > player.limit
        return Text(f"{player.weight}/{player.limit}{'!' if over else ''}", WARNING if over else "")

    def knowledge(self, player: Player) -> Text:
        parts = [f"{self.say(f'area-{area}.short')} {level}" for area, level in player.knowledge.items()]
        if player.waiting_stones:
            parts.append(self.say("stones-waiting", n=player.waiting_stones))
        return Text(", ".join(parts))

    def treasures(self, player: Player) -> Text:
        parts = [Text(times(self.thing(name), n)) for name, n in player.artifacts.items()]
        parts += [Text(self.thing(name), STRONG) for name in player.sentinels]
        return Text(", ").join(parts)

    def offer(self) -> RenderableType:
        deck = self.view.deck
        letters = " ".join([f"{letter}x{deck.count(letter)}" for letter in LETTERS if letter in deck])
        note = self.say("deck", letters=letters) if deck else self.say("deck-empty")
        if not self.view.artifacts:
            return self.block(self.say("offer-title"), note, Text(self.say("offer-none"), QUIET))
        mine = self.seat is not None
        columns = ["<", "<", f">{self.say('offer-from')}"]
        columns += [f">{self.say('offer-you-pay')}"] if mine else []
        columns.append(f">{self.say('offer-points')}")
        columns += [f"*{self.say('offer-effect')}"] if self.width >= ROOMY else []
        table = self.grid(*columns)
        lots = {lot.name: lot for lot in self.view.artifacts}
        for lot in sorted(lots.values(), key=lambda lot: ARTIFACTS.index(lot.name)):
            artifact = ARTIFACTS.index(lot.name)
            copies = sum(other.name == lot.name for other in self.view.artifacts)
            row = [
                Text(LETTERS[DECK_LETTER[artifact]], QUIET),
                Text(times(self.thing(lot.name), copies), STRONG),
                Text(str(lot.minimum)),
            ]
            if self.seat is not None:
                row.append(Text(str(price(lot, self.seat, lot.minimum)), BRASS))
            row.append(Text(str(ARTIFACT_POINTS[artifact])))
            if self.width >= ROOMY:
                row.append(Text(self.say(f"thing-{lot.name}.effect"), QUIET))
            table.add_row(*row)
        return self.block(self.say("offer-title"), note, table)

    def sentinels(self) -> RenderableType:
        lots = self.view.sentinels
        sold = self.say("sentinels-sold", n=len(SENTINELS) - len(lots))
        if not lots:
            return self.block(self.say("sentinels-title"), sold, Text(self.say("sentinels-none"), QUIET))
        if self.seat is None:
            note = self.say("sentinels-from", minimum=lots[0].minimum)
        else:
            cost = price(lots[0], self.seat, lots[0].minimum)
            note = self.say("sentinels-price", minimum=lots[0].minimum, price=cost)
            note += ", " + self.say("sentinels-worth")
        parts = []
        for lot in lots:
            part = Text(self.thing(lot.name))
            if self.seat is not None and lot.points is not None:
                part.append(f" {lot.points[self.seat]}", BRASS)
            parts.append(part)
        return self.block(self.say("sentinels-title"), f"{sold}  ·  {note}", Columns(parts, padding=(0, 3)))

    def hand(self, player: Player) -> RenderableType:
        """What the viewer holds, with values."""
        worth = sum(n * player.sales[gem] for gems in (player.active, player.pentagon) for gem, n in gems.items())
        notes = [] if player.energy is None else [self.say("hand-energy", n=player.energy)]
        notes += [self.say("hand-selling", n=worth), self.say("hand-weight", weight=player.weight, limit=player.limit)]
        lines: list[RenderableType] = [self.pieces(player)]
        if player.weight > player.limit:
            lines.append(Text(self.say("hand-over", n=player.weight - player.limit), WARNING))
        if player.aside:
            lines.append(
                Text(self.say("hand-aside", cards=", ".join([self.card(card) for card in player.aside])), QUIET)
            )
        if self.view.kept:
            kept = ", ".join([self.kept(player, move) for move in self.view.kept])
            lines.append(Text(self.say("hand-kept", pieces=kept), QUIET))
        stones = ", ".join([str(stone) for stone in player.stones])
        knowledge = [self.say("hand-stones", stones=stones) if stones else self.say("hand-no-stones")]
        if player.waiting_stones:
            knowledge.append(self.say("hand-waiting", n=player.waiting_stones))
        knowledge.append(self.say("hand-step-taken" if player.learned else "hand-step-free"))
        lines.append(Text("; ".join(knowledge) + ".", QUIET))
        return self.block(self.say("hand-title"), "  ·  ".join(notes), *lines)

    def card(self, card: Card) -> str:
        if card.value is None:
            return self.say(f"colour-{card.colour}.card")
        return self.say(f"colour-{card.colour}.piece", value=card.value)

    def kept(self, player: Player, notation: str) -> str:
        """A piece that the viewer has said to keep."""
        move = LEXICON.find(notation)
        if isinstance(move, CardMove):
            return self.card([card for card in player.hand if card.colour == COLOURS[move.colour]][move.nth])
        if isinstance(move, ConcentratedMove):
            return self.say(f"colour-{COLOURS[move.colour]}.lump", value=CONCENTRATED[move.colour])
        return notation

    def pieces(self, player: Player) -> RenderableType:
        """Each piece of energy by name; cards in the order in which moves number them."""
        cards: list[Text] = []
        others: list[Text] = []
        for i, colour in enumerate(COLOURS):
            sign, style = self.signs[i + 1], GEM_STYLE[i + 1]
            for card in player.hand:
                if card.colour == colour:
                    cards.append(Text.assemble((sign, style), " ", (self.card(card), STRONG)))
            for _ in range(player.concentrated.get(colour, 0)):
                name = self.say(f"colour-{colour}.lump", value=CONCENTRATED[i])
                others.append(Text.assemble((f"[{sign}]", style), " ", (name, STRONG)))
        if player.dust:
            others.append(Text(self.say("some-dust", n=player.dust), STRONG))
        if not cards and not others:
            return Text(self.say("hand-nothing"), QUIET)
        if len(cards) + len(others) <= FEW:
            return Columns([*cards, *others], padding=(0, 3))
        return Group(*[Columns(parts, padding=(0, 3)) for parts in (cards, others) if parts])

    def business(self) -> RenderableType:
        """A running auction, or what somebody has to pay."""
        view = self.view
        if view.auction is not None:
            auction = view.auction
            lot = next((lot for lot in [*view.artifacts, *view.sentinels] if lot.name == auction.name), None)
            minimum = lot.minimum if lot else 0
            if auction.high is None or auction.leader is None:
                words = [self.say("auction-opening", who=self.who(view.to_act[0]), minimum=minimum)]
            else:
                words = [self.say("auction-high", who=self.who(auction.leader), high=auction.high)]
                if self.seat in auction.bidders and lot is not None and self.seat is not None:
                    words.append(self.say("auction-your-price", price=price(lot, self.seat, auction.high)))
                words.append(self.say("auction-bidders", who=", ".join([self.who(s) for s in auction.bidders])))
            effect = Text(self.say(f"thing-{auction.name}.effect"), QUIET)
            return self.block(self.say("auction-title"), "", self.headline(self.thing(auction.name), words), effect)
        if view.due is not None and view.to_act:
            payer = view.to_act[0]
            own = payer == self.seat
            line = self.say("due-line-you" if own else "due-line", who=self.names[payer], due=view.due)
            return self.block(self.say("due-title"), "", Text(line))
        return Text(end="")

    def headline(self, name: str, sentences: list[str]) -> Text:
        return Text.assemble((name, CANDLE), "  ", " ".join(sentences))

    def legend(self) -> Text:
        parts = [
            Text.assemble((self.signs[gem], GEM_STYLE[gem]), (" " + self.say(f"gem-{name}"), QUIET))
            for gem, name in enumerate(GEMS)
        ]
        before, after = self.say("legend", gems="|").split("|")
        return Text.assemble((before, QUIET), Text("  ").join(parts), (after, QUIET))

    def standing(self) -> RenderableType:
        """The end: everybody's points and where they come from."""
        sources = ("gems", "knowledge", "artifacts", "sentinels")
        table = self.grid(
            f"<{self.say('col-player')}",
            f">{self.say('col-points')}",
            *[f">{self.say(f'final-{source}')}" for source in sources],
        )
        ranked = sorted(self.view.players, key=lambda player: (player.out, -player.points))
        for player in ranked:
            row = [Text(self.who(player.seat), STRONG), Text(str(player.points), HEADING)]
            if player.out:
                row = [row[0], Text(self.say("out"), QUIET)]
            else:
                row += [Text(str(player.breakdown[source])) for source in sources]
            table.add_row(*row)
        return self.block(self.say("final-title"), "", table)


def times(name: str, n: int) -> str:
    return f"{name} x{n}" if n > 1 else name


def price(lot: Lot, seat: int, bid: int) -> int:
    """What a seat would really pay for a bid (Z73, ZA11)."""
    return max(0, bid + lot.surcharge[seat] - lot.discount[seat])
