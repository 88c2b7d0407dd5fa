"""What the table refuses to do, in one sentence of either language, with the number HTTP has for it."""

from __future__ import annotations

from typing import Final

from conclave.engine.mistakes import IllegalMove, Mistake, NotAsked, UnreadableMove
from conclave.engine.rules import Rule

BAD: Final = 400
NOT_KNOWN: Final = 401
NOT_YOURS: Final = 403
NOT_THERE: Final = 404
CONFLICT: Final = 409
GONE: Final = 410
TOO_LONG: Final = 413
FORBIDDEN_BY_RULE: Final = 422
TOO_OFTEN: Final = 429

WORDS: Final[dict[str, tuple[int, str, str]]] = {
    "no-match": (NOT_THERE, "There is no such match.", "Diese Partie gibt es nicht."),
    "no-ply": (
        NOT_THERE,
        "The match has {last} moves; there is no move {ply}.",
        "Die Partie hat {last} Züge, keinen Zug {ply}.",
    ),
    "no-seat": (NOT_THERE, "There is no seat {seat} at this table.", "An diesem Tisch gibt es keinen Platz {seat}."),
    "no-invite": (NOT_THERE, "There is no such invitation.", "Diese Einladung gibt es nicht."),
    "used-invite": (GONE, "This invitation has been used already.", "Diese Einladung wurde schon benutzt."),
    "forged": (NOT_KNOWN, "This secret holds no seat at this table.", "Dieses Geheimnis hält keinen Platz an diesem Tisch."),
    "spectator": (NOT_YOURS, "You only watch here: you hold no seat.", "Du schaust hier nur zu: Du hast keinen Platz."),
    "not-your-seat": (NOT_YOURS, "Seat {seat} is not yours.", "Platz {seat} ist nicht deiner."),
    "which-seat": (BAD, "You hold several seats: say which one plays.", "Du hast mehrere Plätze: sage, welcher zieht."),
    "bot-plays": (CONFLICT, "A bot plays for this seat just now.", "Für diesen Platz spielt gerade ein Bot."),
    "stale": (
        CONFLICT,
        "The match has gone on meanwhile: it is at move {now}, not at {ply}.",
        "Die Partie ist inzwischen weiter: bei Zug {now}, nicht bei {ply}.",
    ),
    "waiting": (
        CONFLICT,
        "The match begins when all seats are taken.",
        "Die Partie beginnt, wenn alle Plätze besetzt sind.",
    ),
    "other-rules": (
        CONFLICT,
        "This match was played by other rules than this program knows.",
        "Diese Partie wurde nach anderen Regeln gespielt, als dieses Programm kennt.",
    ),
    "ended": (CONFLICT, "The match has ended.", "Die Partie ist beendet."),
    "over-here": (
        CONFLICT,
        "At move {ply} the match is over: there is nothing to go on with.",
        "Bei Zug {ply} ist die Partie zu Ende: Es gibt nichts weiterzuspielen.",
    ),
    "running": (CONFLICT, "The match is still going on.", "Die Partie läuft noch."),
    "busy": (CONFLICT, "Others were faster; please try again.", "Andere waren schneller; bitte noch einmal."),
    "no-undo": (CONFLICT, "There is nothing to take back.", "Es gibt nichts zurückzunehmen."),
    "no-hints": (
        NOT_YOURS,
        "At this table nobody asks the Archmage: hints were forbidden when it was opened.",
        "An diesem Tisch fragt niemand den Erzmagier: Tipps wurden beim Eröffnen ausgeschlossen.",
    ),
    "not-your-turn": (CONFLICT, "It is not your turn.", "Du bist nicht am Zug."),
    "not-judged": (
        NOT_THERE,
        "Nothing was judged at move {ply}.",
        "Bei Zug {ply} wurde nichts beurteilt.",
    ),
    "no-advice": (
        CONFLICT,
        "The Archmage came to no conclusion; please ask again.",
        "Der Erzmagier kam zu keinem Schluss; bitte frage noch einmal.",
    ),
    "not-asked": (CONFLICT, "Nobody has asked to take back.", "Niemand hat um Rücknahme gebeten."),
    "still-here": (
        NOT_YOURS,
        "{name} is at the table: only they can hand over their seat.",
        "{name} sitzt am Tisch und kann den Platz nur selbst übergeben.",
    ),
    "not-a-person": (CONFLICT, "Nobody sits at this seat.", "Auf diesem Platz sitzt niemand."),
    "no-level": (BAD, "There is no level “{level}”. There are: {known}.", "Es gibt keine Stufe „{level}“. Es gibt: {known}."),
    "not-yours-to-delete": (
        NOT_YOURS,
        "Only who made the match can delete it.",
        "Nur wer die Partie angelegt hat, kann sie löschen.",
    ),
    "empty": (BAD, "There is nothing in it.", "Darin steht nichts."),
    "uploaded": (CONFLICT, "This is a record to look at.", "Das ist eine Aufzeichnung zum Ansehen."),
    "malformed": (BAD, "This request cannot be read: {what}", "Diese Anfrage ist nicht lesbar: {what}"),
    "too-long": (TOO_LONG, "This is too long: at most {most} bytes.", "Das ist zu lang: höchstens {most} Bytes."),
    "too-often": (TOO_OFTEN, "Too many requests; please wait a moment.", "Zu viele Anfragen; bitte warte einen Moment."),
    "foreign": (NOT_YOURS, "This request comes from another site.", "Diese Anfrage kommt von einer fremden Seite."),
    "no-page": (NOT_THERE, "There is nothing here.", "Hier ist nichts."),
    "no-such-call": (405, "This cannot be done here.", "Das geht hier nicht."),
    "fault": (500, "Something is wrong with the server.", "Mit dem Server stimmt etwas nicht."),
}  # fmt: skip


class Refused(Exception):
    """Something that was asked for and is not done. Nothing has changed."""

    def __init__(self, key: str, **figures: str | int) -> None:
        super().__init__(key)
        self.key: Final[str] = key
        self.figures: Final = figures
        self.status: int = WORDS[key][0]

    @property
    def rule(self) -> Rule | None:
        return None

    def reason(self, lang: str) -> str:
        _, en, de = WORDS[self.key]
        return (de if lang == "de" else en).format(**self.figures)

    def __str__(self) -> str:
        return self.reason("en")


class Forbidden(Refused):
    """A move that a rule forbids; its reason may carry the figures of the position, in either language."""

    def __init__(self, mistake: Mistake, reasons: dict[str, str] | None = None) -> None:
        super().__init__("empty")
        self.mistake: Final[Mistake] = mistake
        self.reasons: Final = reasons or {}
        self.status = FORBIDDEN_BY_RULE

    @property
    def rule(self) -> Rule | None:
        return self.mistake.rule if isinstance(self.mistake, IllegalMove) else None

    def reason(self, lang: str) -> str:
        return self.reasons.get(lang) or self.mistake.text(lang)


class Wrong(Refused):
    """A mistake of a person in what they asked for: an unknown game, a bad option, a broken record."""

    def __init__(self, mistake: Mistake) -> None:
        super().__init__("empty")
        self.mistake: Final[Mistake] = mistake
        self.status = NOT_THERE if mistake.key == "game" else BAD

    def reason(self, lang: str) -> str:
        return self.mistake.text(lang)


__all__ = ["Forbidden", "IllegalMove", "NotAsked", "Refused", "UnreadableMove", "Wrong"]
