"""What happened, in words: a line of the log for every event. Texts stand in `text/*.ftl`."""

from __future__ import annotations

from typing import Final

from conclave.engine.events import Event
from conclave.games.firepeak.components import CLANS, NONE, PLACES, SPOTS, WIZARDS
from conclave.games.firepeak.naming import WORDS, being, captive, described, listed, spell, where, whither
from conclave.sentences import Telling

LINES: Final[dict[str, tuple[str, ...]]] = {
    "wizard": ("wizard",),
    "dealt": (),
    "keeps_spells": ("n",),
    "rolls": ("n",),
    "rolls_again": ("n",),
    "starts": (),
    "turn": ("n",),
    "recruits": ("recruiter",),
    "draws": (),
    "jails": (),
    "placed": ("whither", "being"),
    "rejects": ("captive",),
    "prolonged": (),
    "last_recruit": (),
    "moves": ("here", "there", "moved"),
    "swaps": ("first", "second"),
    "moves_up": ("here", "there", "riser"),
    "attacks": ("attacker", "owner", "target"),
    "clash": ("n", "other"),
    "converts": ("n", "other", "being"),
    "raids": ("owner", "attacker"),
    "raid_rolled": ("n", "other"),
    "takes_nothing": ("owner",),
    "frees": ("owner", "card"),
    "takes": ("owner", "captive"),
    "steals": ("owner",),
    "brainwashes": ("n",),
    "wash_rolled": ("n", "other"),
    "wakes": ("card",),
    "doom_action": (),
    "imprisoned": ("spot", "creature", "to"),
    "discarded": ("spot", "creature"),
    "returns_to_book": ("spot", "creature"),
    "crumbles": ("spot", "creature"),
    "armour_breaks": ("spot", "creature"),
    "decoy_goes": ("spot", "creature"),
    "disobeys": ("spot", "creature"),
    "casts": ("spell",),
    "researches": ("clan",),
    "gives_up": ("captive",),
    "learns": (),
    "content": (),
    "spells_shuffled": (),
    "aura_laid": ("spell", "owner", "position"),
    "circle_laid": ("spell",),
    "enchanted": ("spell", "owner", "target"),
    "summons": ("spell", "summoned"),
    "decoy_laid": ("spell",),
    "duplicates": ("spell",),
    "tempest": (),
    "scries": (),
    "raises": (),
    "resurrects": ("card",),
    "takes_from_tides": ("captive",),
    "completes": ("n",),
    "deck_out": (),
    "too_long": ("n",),
    "breaks_tie": ("n", "number", "other"),
    "shares": ("n", "number", "sharers"),
}
"""Every event of the game, with what its numbers mean, in order."""

CONTESTS: Final = ("clash", "converts", "raid_rolled", "wash_rolled")
"""Rolls that are won or lost; alone against a strength there is no tie."""
ALONE: Final = ("converts", "wash_rolled")
IMPERSONAL: Final = (
    *[what for what, meanings in LINES.items() if meanings[:2] == ("spot", "creature")],
    *["swaps", "prolonged", "last_recruit", "spells_shuffled", "tempest", "deck_out", "too_long"],
)
"""Events that are told the same to the one they happen to."""
HIDDEN: Final = ("dealt", "draws", "jails", "learns", "steals", "raises")
"""Events in which something may be unseen."""


def line(event: Event, names: list[str], seat: int | None, lang: str) -> str:
    """An event as a line of the log; nothing for what needs no words or stands in another line."""
    return FirepeakLine(WORDS, LINES, event, names, seat, lang).line()


class FirepeakLine(Telling):
    """An event of Firepeak in words."""

    def text(self) -> str:
        event = self.event
        what = event.what
        if what in HIDDEN:
            return self.unseen(what)
        if what in CONTESTS:
            result = "won" if event.a > event.b else "lost" if event.a < event.b or what in ALONE else "tie"
            return self.say(f"line-{what}", result=result)
        if what in IMPERSONAL:
            return self.say(f"line-{what}")
        if what == "shares":
            mine = self.seat is not None and event.c >> self.seat & 1
            return self.say("line-shares-you" if mine else "line-shares")
        if what == "recruits" and event.a == NONE:
            what = "recruits-wizard"
        if what == "turn":
            self.figures["turn"] = self.say("turn-yours" if self.own else "turn-of", who=self.names[event.seat])
            return self.say("line-turn")
        return self.to_you(f"line-{what}")

    def unseen(self, what: str) -> str:
        """What only the witnesses may know is named to them alone; what others drew stands in the line before."""
        event, lang = self.event, self.lang
        known = event.hidden >= 0
        if what == "dealt" or what == "learns":
            if known:
                return self.say(f"line-{what}-you", spell=spell(lang, event.hidden))
            return self.say("line-learns") if what == "learns" else ""
        if what == "draws":
            return self.say("line-draws-you", creature=captive(lang, event.hidden, "one")) if known else ""
        if what == "jails":
            return (
                self.say("line-jails-you", creature=captive(lang, event.hidden, "the-acc"))
                if known
                else self.say("line-jails")
            )
        if what == "steals":
            creature = captive(lang, event.hidden, "the") if known else self.say("a-creature")
            into = self.say("own-dungeon" if self.own else "that-of", who=self.names[event.seat])
            return self.say("line-steals", creature=creature, into=into)
        creature = captive(lang, event.hidden, "the-acc") if known else self.say("a-creature")
        return self.say("line-raises-you" if self.own else "line-raises", creature=creature)

    def translate(self, meaning: str, number: int) -> None:
        """Add what a number of an event means."""
        lang, figures = self.lang, self.figures
        if meaning == "wizard":
            figures["wizard"] = WORDS.say(lang, f"wizard-{WIZARDS[number]}.clan")
        elif meaning == "clan":
            figures["clan"] = WORDS.say(lang, f"clan-{CLANS[number]}.of")
        elif meaning == "spell":
            figures["spell"] = spell(lang, number)
        elif meaning == "being" or meaning == "moved":
            figures["creature"] = being(lang, number, "the-acc" if meaning == "being" or not self.own else "your-acc")
        elif meaning == "riser":
            figures["creature"] = being(lang, number, "your-dat" if self.own else "the-dat")
        elif meaning == "card":
            figures["creature"] = described(lang, number, "the-acc")
        elif meaning == "summoned":
            figures["creature"] = being(lang, number, "one")
        elif meaning == "captive":
            figures["creature"] = captive(lang, number, "the-acc")
        elif meaning == "creature":
            figures["creature"] = self.owned(self.event.seat, number, self.event.a)
        elif meaning in ("first", "second"):
            figures[meaning] = self.owned(self.event.seat, number // SPOTS, number % SPOTS)
        elif meaning == "attacker" or meaning == "recruiter":
            if number != NONE:
                form = "your-dat" if self.own else "the-dat"
                figures["creature"] = self.standing(being(lang, number // SPOTS, form), number % SPOTS)
        elif meaning == "target":
            figures["target"] = self.owned(self.event.b, number // SPOTS, number % SPOTS, "acc")
        elif meaning == "owner":
            figures["dungeon"] = self.dungeon(number, "acc")
            figures["from"] = self.dungeon(number, "dat")
        elif meaning == "position":
            figures["place"] = self.position(self.event.b, number)
        elif meaning == "to":
            figures["dungeon"] = self.dungeon(number, "acc")
        elif meaning == "sharers":
            who = [name for seat, name in enumerate(self.names) if number >> seat & 1 and seat != self.seat]
            figures["sharers"] = listed(lang, who)
        elif meaning == "whither":
            figures["whither"] = whither(lang, number)
            figures["spot"] = PLACES[number]
        elif meaning in ("here", "there"):
            figures[meaning] = PLACES[number]
        elif meaning != "spot":
            figures[meaning] = number

    def owned(self, owner: int, of: int, spot: int, case: str = "") -> str:
        """your troll on b, Anna's troll on b; to whom Anna herself does something, the troll on b."""
        lang = self.lang
        suffix = f"-{case}" if case else ""
        if owner == self.seat:
            return self.standing(being(lang, of, f"your{suffix}"), spot)
        if case and owner == self.event.seat:
            return self.standing(being(lang, of, f"the{suffix}"), spot)
        return self.say(
            "owned",
            who=self.names[owner],
            bare=being(lang, of),
            the=being(lang, of, f"the{suffix}"),
            where=where(lang, spot),
        )

    def standing(self, name: str, spot: int) -> str:
        return self.say("standing", name=name, where=where(self.lang, spot))

    def dungeon(self, owner: int, case: str) -> str:
        if owner == self.seat:
            return self.say(f"dungeon-yours.{case}")
        return self.say(f"dungeon-who.{case}", who=self.names[owner])

    def position(self, owner: int, spot: int) -> str:
        if owner == self.seat:
            return self.say("place-yours.acc", spot=PLACES[spot])
        if owner == self.event.seat:
            return self.say("place-self", spot=PLACES[spot])
        return self.say("place-who", who=self.names[owner], spot=PLACES[spot])
