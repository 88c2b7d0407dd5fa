"""What happened, in words: a line of the log for every event. Texts stand in `text/*.ftl`."""

from __future__ import annotations

from typing import Final

from conclave.engine.events import Event
from conclave.games.archmage.components import DIRECTIONS, TOKENS, WARLORD
from conclave.games.archmage.naming import WORDS, face, listed, named_spot, some, spell, sphere
from conclave.sentences import Telling

LINES: Final[dict[str, tuple[str, ...]]] = {
    "dealt": ("sphere", "orbit", "n"),
    "starts": (),
    "warlord_appears": ("cell", "direction"),
    "turn": ("n",),
    "fades": ("n",),
    "learns": ("spell",),
    "forgets": ("spell",),
    "aligns": ("sphere", "n", "gain"),
    "planet": ("sphere", "n", "gain"),
    "final_turn": (),
    "counts": ("n", "spells", "lands"),
    "warlord_counts": ("n", "lands", "places"),
    "warlord_loses": ("n", "left"),
    "ends": ("winners", "tied", "decides"),
    "ends_alone": ("n", "lord"),
    "goes": ("cell", "n", "shows"),
    "cursed": ("cell",),
    "scorched": ("cell",),
    "tribute": ("relic", "to", "cell"),
    "explores": ("cell", "found"),
    "gains": ("kind", "gain"),
    "rallies": ("n",),
    "trades": ("taught", "cell"),
    "places": ("cell", "shows"),
    "unwards": ("cell", "owner"),
    "attacks": ("cell", "owner", "blood"),
    "divines": ("cell", "relic", "n"),
    "stops": ("cell", "shows"),
    "again": (),
    "gathers": ("cell",),
    "recruits": ("n",),
    "initiates": ("taught",),
    "wards": ("n",),
    "builds": ("cell", "shows", "back"),
    "promotes": ("spell", "where", "corrupt"),
    "casts": ("spell",),
    "pays": ("kind", "gain"),
    "leaves_door": ("sphere", "owner"),
    "lays": ("token", "cell"),
    "exchanges": ("relic", "for"),
    "decays": ("owner", "relic"),
    "haunts": ("owner", "sphere"),
    "captures": ("cell", "owner"),
    "chasm": ("direction",),
    "dies": ("cell", "spell"),
    "ward_gone": ("cell", "spell"),
    "uproots": ("cell", "target", "shows"),
    "teaches": ("sphere", "new"),
    "taints": ("owner", "sphere"),
    "slows": ("n",),
    "guides": (),
    "compass": ("direction", "chosen"),
    "march": ("n", "steps"),
    "turns": ("direction",),
    "marches": ("cell", "shows"),
    "warlord_rests": (),
    "warlord_unwards": ("cell", "fire"),
    "warlord_kills": ("cell", "fire", "blood"),
    "warlord_sinks": ("cell",),
    "turned_up": ("cell", "found"),
    "inflames": ("cell", "spread"),
}
"""Every event of the game, with what its numbers mean, in order."""

WORDLESS: Final = ("dealt", "march")
"""What the board shows and nobody needs to read: up to 24 planets, a die beside the steps it leads to."""
IMPERSONAL: Final = (
    *["warlord_appears", "warlord_counts", "warlord_loses", "slows", "guides", "compass", "turns", "marches"],
    *["warlord_rests", "warlord_unwards", "warlord_kills", "warlord_sinks", "turned_up", "inflames"],
)
"""Events that are told the same to everybody: they are the Warlord's, and there is one player."""
OWNED: Final = {"attacks": "follower", "captures": "follower", "unwards": "ward", "leaves_door": "shadow"}
"""Events in which somebody's piece is named, and which."""


def line(event: Event, names: list[str], seat: int | None, lang: str) -> str:
    """An event as a line of the log; nothing for what needs no words."""
    if event.what in WORDLESS or (event.what == "goes" and event.b):
        return ""  # a step is seen; where the Journey ends is said
    return ArchmageLine(WORDS, LINES, event, names, seat, lang).line()


class ArchmageLine(Telling):
    """An event of Archmage in words."""

    def text(self) -> str:
        event = self.event
        what = event.what
        if what in OWNED:
            self.figures["thing"] = self.owned(OWNED[what], event.b)
        if what == "warlord_counts":
            self.figures["more"] = event.a - event.b - event.c  # what the difficulty gives him
        if what in IMPERSONAL:
            return self.say(f"line-{what}")
        key = f"line-{what}"
        if what == "goes" and event.b == 0:
            key = "line-goes-gate"
        elif what == "taints" and event.a == WARLORD:
            key = "line-taints-warlord"
        elif what == "ends":
            return self.ending()
        elif what == "ends_alone":
            self.figures["outcome"] = "won" if event.a > event.b else "tied" if event.a == event.b else "lost"
        elif what == "attacks" and event.b == WARLORD:
            key = "line-attacks-fire"
        elif what == "turn":
            self.figures["turn"] = self.say("turn-yours" if self.own else "turn-of")
            return self.say(key)
        elif what in ("decays", "haunts", "taints", "tribute"):
            other = event.b if what == "tribute" else event.a
            self.figures["whose"] = self.whose(other, "dat" if what == "tribute" else "of")
        return self.to_you(key)

    def ending(self) -> str:
        """Who has won: by points, by a tie-break, or together."""
        winners, decides = self.event.a, self.event.c
        if decides:
            self.figures["why"] = self.say(f"tie-break-{decides}")
        if winners.bit_count() > 1:
            return self.say("line-ends-part" if decides else "line-ends-shared")
        how = "line-ends-broken" if decides else "line-ends-points"
        return self.say(f"{how}-you" if self.seat is not None and winners >> self.seat & 1 else how)

    def all_of(self, mask: int) -> str:
        """Leonie, you and Yun."""
        names = [self.say("you") if seat == self.seat else name for seat, name in enumerate(self.names)]
        return listed(self.lang, [name for seat, name in enumerate(names) if mask >> seat & 1])

    def whose(self, owner: int, form: str) -> str:
        """Thorben’s, your; to Thorben, to you."""
        key = "yours" if owner == self.seat else "theirs"
        return WORDS.say(self.lang, f"{key}.{form}", who=self.names[owner])

    def owned(self, thing: str, owner: int) -> str:
        """your follower, Thorben’s Ward, the Inflame token."""
        if owner == WARLORD:
            return WORDS.say(self.lang, "warlords-fire")
        key = "yours" if owner == self.seat else "theirs"
        return WORDS.say(self.lang, f"{key}-{thing}", who=self.names[owner])

    def translate(self, meaning: str, number: int) -> None:
        """Add what a number of an event means."""
        lang, figures, event = self.lang, self.figures, self.event
        if meaning == "cell":
            shows = self.meanings.index("shows") if "shows" in self.meanings else -1
            figures["spot"] = named_spot(lang, number, (event.a, event.b, event.c)[shows] if shows >= 0 else -1)
        elif meaning in ("winners", "tied"):
            figures[meaning] = self.all_of(number)
        elif meaning == "target":
            figures["target"] = named_spot(lang, number, -1)
        elif meaning == "found":
            figures["found"] = face(lang, number, "one")
        elif meaning == "spell":
            figures["spell"] = spell(lang, number)
        elif meaning == "sphere":
            figures["sphere"] = sphere(lang, number)
            figures["of"] = sphere(lang, number, "of")
        elif meaning == "taught":
            figures["sphere"] = sphere(lang, number)
            figures["price"] = some(lang, number, 2)
        elif meaning == "relic":
            figures["relic"] = some(lang, number, 1)
        elif meaning == "for":
            figures["other"] = some(lang, number, 1)
        elif meaning == "gain":
            kind = event.a
            figures["relics"] = some(lang, kind, number)
            figures["gained"] = number
        elif meaning == "token":
            figures["token"] = WORDS.say(lang, f"token-{TOKENS[number]}.some")
        elif meaning == "direction":
            figures["direction"] = WORDS.say(lang, f"direction-{DIRECTIONS[number]}.to")
        elif meaning not in ("shows", "owner", "to", "kind", "orbit"):
            figures[meaning] = number
