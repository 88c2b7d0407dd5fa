"""What can be done, on buttons: short, complete, with the odds where a die decides. Texts stand in `text/*.ftl`.

A move may be named in any position and for any seat, so nothing here takes for granted that it is legal.
"""

from __future__ import annotations

from conclave.engine.moves import Move
from conclave.games.firepeak import chances
from conclave.games.firepeak.components import (
    ARMOURED,
    AURA_DEFENSE,
    BEING_OF,
    CLANS,
    DAWN,
    DIE,
    FIRST_SPELL_KIND,
    GUARD,
    MINIONS,
    NONE,
    PLACES,
    SPELL_BACK,
    SPELLS,
    SPOTS,
    WIZARD,
    WIZARDS,
)
from conclave.games.firepeak.moves import (
    AGAIN,
    CAPTURE,
    CHOOSE,
    DRAW,
    END,
    FREE,
    GIVE,
    IMPRISON,
    KEEP,
    LEARN,
    LOSE,
    MORE,
    NO,
    RECRUIT,
    RECRUIT_BY_GUARD,
    RETURN,
    ROLL,
    TAKE,
    TO,
    UP,
    WAKE,
    At,
    Between,
    Clan,
    Creature,
    Number,
    Raid,
    Spell,
    Spot,
    Wizard,
)
from conclave.games.firepeak.moves import CAST as CASTS
from conclave.games.firepeak.naming import (
    NAMELESS,
    WORDS,
    Names,
    being,
    captive,
    chance,
    cost,
    dungeon,
    lies,
    place,
    spell,
    whose,
    yours,
)
from conclave.games.firepeak.state import AIR, BOOK, Firepeak
from conclave.games.firepeak.steps import fight, raid
from conclave.games.firepeak.steps.dice import OWN, RollAgain, TemptFortune
from conclave.games.firepeak.steps.fight import ChooseTarget
from conclave.games.firepeak.steps.general import RaiseTitan, Resurrect, TakeFromTides
from conclave.games.firepeak.steps.granted import Granted
from conclave.games.firepeak.steps.lasting import ChooseModel, LayAura, LayEnchantment, enchant
from conclave.games.firepeak.steps.loss import DecoyInstead
from conclave.games.firepeak.steps.offering import Offering, SecondSpell
from conclave.games.firepeak.steps.placing import JoinCaptor, PutHeld
from conclave.games.firepeak.steps.recruit import PlaceRecruit
from conclave.games.firepeak.steps.turn import BY_MOBILITY, BY_NIGHTWINGS, budget


def label(state: Firepeak, seat: int, move: Move, lang: str, names: Names = NAMELESS) -> str:
    """A move as a button."""
    text = words(state, seat, move, lang, names)
    return text[0].upper() + text[1:]


def words(state: Firepeak, seat: int, move: Move, lang: str, names: Names) -> str:
    if isinstance(move, Spot):
        return spot_words(state, seat, move, lang)
    if isinstance(move, At):
        return target_words(state, seat, move, lang, names)
    if isinstance(move, Raid):
        return raid_words(state, seat, move, lang, names)
    if isinstance(move, Between):
        return way_words(state, seat, move, lang)
    if isinstance(move, Creature):
        return captive_words(state, seat, move, lang)
    if isinstance(move, Number):
        return number_words(state, seat, move, lang)
    if isinstance(move, Spell):
        return spell_words(move, lang)
    if isinstance(move, Clan):
        key = "label-research.two" if move.clan == DAWN and state.switches.clan_powers else "label-research"
        return WORDS.say(lang, key, clan=WORDS.say(lang, f"clan-{CLANS[move.clan]}.of"))
    if isinstance(move, Wizard):
        if move is CHOOSE[move.clan]:
            return WORDS.say(lang, f"wizard-{WIZARDS[move.clan]}.clan")
        return WORDS.say(lang, "label-deal", wizard=WORDS.say(lang, f"wizard-{WIZARDS[move.clan]}"))
    return word_words(state, seat, move, lang)


def asked(state: Firepeak, seat: int) -> object:
    """The choice that the seat has to make, if it has one."""
    return state.agenda[-1] if seat in state.to_act else None


def mode_of(state: Firepeak, seat: int) -> int:
    """In which way a capture or raid that is chosen now would be carried out."""
    step = asked(state, seat)
    return step.mode if isinstance(step, (Granted, ChooseTarget)) else fight.PLAIN


def with_luck(lang: str, mode: int, odds: str) -> str:
    """The odds, and that there is a second try (F119)."""
    return WORDS.say(lang, "chance.lucky", odds=odds) if mode == fight.LUCKY else odds


# Places


def spot_words(state: Firepeak, seat: int, move: Spot, lang: str) -> str:
    spot = move.spot
    if move is RECRUIT_BY_GUARD:
        return WORDS.say(lang, "label-recruit.full", who=yours(lang, state, seat, GUARD, "dat"))
    if move is RECRUIT[min(spot, WIZARD)]:
        return recruit_words(state, seat, spot, lang)
    if move is TO[spot]:
        return WORDS.say(
            lang, f"label-to-{PLACES[spot]}" if spot >= GUARD else "label-to", **waiting(state, seat, move, lang)
        )
    if move is CAPTURE[spot]:
        creature = yours(lang, state, seat, spot, "dat")
        mode = mode_of(state, seat)
        if mode == fight.TORNADO or lies(state, seat, spot) == NONE:
            return WORDS.say(lang, "label-capture", creature=creature)
        best = chances.best_capture(state, seat, spot, mode)
        odds = with_luck(lang, mode, chance(lang, best, chances.THROWS))
        return WORDS.say(lang, "label-capture.odds", creature=creature, odds=odds)
    word = "imprison" if move is IMPRISON[spot] else "remove"
    armoured = lies(state, seat, spot) != NONE and state.charmed(seat, spot, ARMOURED)
    return WORDS.say(
        lang, f"label-{word}.armour" if armoured else f"label-{word}", creature=yours(lang, state, seat, spot, "acc")
    )


def recruit_words(state: Firepeak, seat: int, spot: int, lang: str) -> str:
    """F50 The recruiter, and the free positions below."""
    who = WORDS.say(lang, "your-wizard.dat") if spot == WIZARD else yours(lang, state, seat, spot, "dat")
    free = [PLACES[below] for below in MINIONS[spot] if lies(state, seat, below) == NONE]
    if free:
        return WORDS.say(lang, "label-recruit", who=who, free=", ".join(free))
    return WORDS.say(lang, "label-recruit.full", who=who)


def waiting(state: Firepeak, seat: int, move: Spot, lang: str) -> dict[str, str]:
    """The creature that waits to be put somewhere, as far as the seat knows it; and the place."""
    step = asked(state, seat)
    creature = WORDS.say(lang, "it")
    if isinstance(step, PlaceRecruit):
        creature = being(lang, BEING_OF[state.secrets.kind[state.secrets.place.index(AIR)]], "the-acc")
    elif isinstance(step, (PutHeld, JoinCaptor)):
        creature = being(lang, state.held, "the-acc")
    return {"creature": creature, "spot": PLACES[move.spot]}


def target_words(state: Firepeak, seat: int, move: At, lang: str, names: Names) -> str:
    """A target with its odds, a bearer, a model, a position for an aura."""
    step = asked(state, seat)
    owner, spot = move.owner, move.spot
    there = lies(state, owner, spot)
    if isinstance(step, LayAura):
        return aura_words(state, seat, move, lang, names)
    creature = whose(lang, state, seat, owner, spot, names, "acc")
    if there == NONE:
        return creature
    might = state.might[SPOTS * owner + spot]
    if isinstance(step, LayEnchantment):
        creature = whose(lang, state, seat, owner, spot, names)
        trial = state.clone()
        enchant(trial, step.card, owner, spot)
        after = trial.might[SPOTS * owner + spot]
        if after != might:
            return WORDS.say(lang, "label-bearer.change", creature=creature, before=might, after=after)
        return WORDS.say(lang, "label-bearer", creature=creature, strength=might)
    if isinstance(step, ChooseModel):
        return WORDS.say(lang, "label-model", creature=creature)
    if not isinstance(step, ChooseTarget) or lies(state, seat, step.spot) == NONE:
        return WORDS.say(lang, "label-target", creature=creature)
    return capture_words(state, step, move, creature, lang)


def capture_words(state: Firepeak, step: ChooseTarget, move: At, creature: str, lang: str) -> str:
    """F56 A target, the odds against it, and what stands in the way; of one that is safe only who it is."""
    if state.refusal(step.seat, move) is not None:
        return WORDS.say(lang, "label-target", creature=creature)
    if step.mode == fight.TORNADO:
        text = WORDS.say(lang, "label-target.tornado", creature=creature)
    else:
        wins = chances.capture(state, step.seat, step.spot, move.owner, move.spot, step.mode)
        odds = with_luck(lang, step.mode, chance(lang, wins, chances.THROWS))
        key = "label-target.touch" if step.mode == fight.TOUCH else "label-target.odds"
        text = WORDS.say(lang, key, creature=creature, odds=odds)
    notes = []
    armoured = state.charmed(move.owner, move.spot, ARMOURED)
    if armoured:
        notes.append(WORDS.say(lang, "note-armour"))
    if step.mode != fight.TORNADO:
        if state.auras_on(move.owner, move.spot, AURA_DEFENSE):
            notes.append(WORDS.say(lang, "note-six"))
        if state.decoys[move.owner] and not armoured:
            notes.append(WORDS.say(lang, "note-decoy"))
    return f"{text} ({', '.join(notes)})" if notes else text


def aura_words(state: Firepeak, seat: int, move: At, lang: str, names: Names) -> str:
    """F79, F80 A position, who lies there, and the aura that would go."""
    text = place(lang, state, seat, move.owner, move.spot, names)
    there = lies(state, move.owner, move.spot)
    if there != NONE:
        text = WORDS.say(lang, "label-aura", place=text, creature=being(lang, there))
    old = state.aura[SPOTS * move.owner + move.spot] if move.owner < state.seats else NONE
    return WORDS.say(lang, "label-aura.instead", place=text, spell=spell(lang, old)) if old != NONE else text


def raid_words(state: Firepeak, seat: int, move: Raid, lang: str, names: Names) -> str:
    creature = yours(lang, state, seat, move.spot, "dat")
    where = dungeon(lang, state, seat, move.owner, names, "dat")
    if lies(state, seat, move.spot) == NONE or move.owner >= state.seats or not state.crowd[move.owner]:
        return WORDS.say(lang, "label-raid", creature=creature, dungeon=where)
    mode = mode_of(state, seat)
    wins = chances.raid(state, seat, move.spot, move.owner, mode if mode == raid.STONE else fight.PLAIN)
    odds = with_luck(lang, mode, chance(lang, wins, chances.THROWS))
    return WORDS.say(lang, "label-raid.odds", creature=creature, dungeon=where, odds=odds)


def way_words(state: Firepeak, seat: int, move: Between, lang: str) -> str:
    here = lies(state, seat, move.here)
    name = being(lang, here, "your-acc") if here != NONE else WORDS.say(lang, "it")
    figures = {"creature": name, "here": PLACES[move.here], "there": PLACES[move.there]}
    if move in UP:
        figures["creature"] = being(lang, here, "your-dat") if here != NONE else name
        return WORDS.say(lang, "label-up", **figures)
    free = ""
    if state.turn == seat and seat in state.to_act and here != NONE:
        free = ".free" if budget(state, seat, move.here, move.there) in (BY_MOBILITY, BY_NIGHTWINGS) else ""
    if move.text.startswith("swap"):
        first = yours(lang, state, seat, move.here, "acc")
        return WORDS.say(lang, f"label-swap{free}", first=first, second=yours(lang, state, seat, move.there, "acc"))
    if move.there == GUARD:
        return WORDS.say(lang, f"label-post{free}", **figures)
    return WORDS.say(lang, f"label-move{free}", **figures)


# Cards


def captive_words(state: Firepeak, seat: int, move: Creature, lang: str) -> str:
    kind = move.kind
    step = asked(state, seat)
    if kind < len(DRAW) and move is DRAW[kind]:
        return WORDS.say(lang, "label-draw", creature=captive(lang, kind, "one"))
    creature = captive(lang, kind, "the-acc")
    if move is GIVE[kind]:
        if isinstance(step, TemptFortune):
            lucky = chances.with_fortune(state)
            odds = chance(lang, lucky.wins, lucky.throws)
            return WORDS.say(lang, "label-give.fortune", creature=creature, odds=odds)
        if isinstance(step, PlaceRecruit):
            return WORDS.say(lang, "label-give.scry", creature=creature)
        return WORDS.say(
            lang, "label-give.sacrifice" if isinstance(step, Offering) else "label-give", creature=creature
        )
    if move is LOSE[kind]:
        return WORDS.say(lang, "label-lose", creature=creature)
    if move is WAKE[kind]:
        return WORDS.say(lang, "label-wake", creature=creature)
    if move is FREE[kind]:
        return WORDS.say(lang, "label-free", creature=creature)
    if move is TAKE[kind] or isinstance(step, TakeFromTides):
        return WORDS.say(lang, "label-take", creature=creature)
    return WORDS.say(lang, "label-raise.back" if isinstance(step, Resurrect) else "label-raise", creature=creature)


def number_words(state: Firepeak, seat: int, move: Number, lang: str) -> str:
    n = move.n
    if move is ROLL[min(n, DIE) - 1]:
        return WORDS.say(lang, "label-roll", n=n)
    if move is RETURN[n - 1]:
        piece = state.secrets.nth(BOOK + seat, SPELL_BACK, n - 1) if seat >= 0 else -1
        kind = state.secrets.known(piece, seat)
        if kind < 0:
            return WORDS.say(lang, "label-return.nth", n=n)
        return WORDS.say(lang, "label-return", spell=spell(lang, kind - FIRST_SPELL_KIND))
    if n <= len(KEEP) and move is KEEP[n - 1]:
        drawn = state.secrets.at(AIR)
        kind = state.secrets.known(drawn[n - 1], seat) if seat >= 0 and n <= len(drawn) else -1
        if kind < 0:
            return WORDS.say(lang, "label-keep.nth", n=n)
        return WORDS.say(lang, "label-keep", creature=captive(lang, kind, "the-acc"))
    wins = chances.wash(state, seat, n) if 0 <= seat < state.seats else 0
    odds = with_luck(lang, mode_of(state, seat), chance(lang, wins, DIE))
    return WORDS.say(lang, "label-brainwash", n=n, odds=odds)


def spell_words(move: Spell, lang: str) -> str:
    name = spell(lang, move.spell)
    if move is LEARN[move.spell]:
        return WORDS.say(lang, "label-learn", spell=name)
    if move is CASTS[move.spell]:
        return WORDS.say(lang, "label-cast", spell=name, cost=cost(lang, move.spell))
    return WORDS.say(lang, "label-as", spell=name, effect=WORDS.say(lang, f"spell-{SPELLS[move.spell]}.effect"))


def word_words(state: Firepeak, seat: int, move: Move, lang: str) -> str:
    """Moves that are a single word; `no` says what it leaves undone."""
    step = asked(state, seat)
    if move is END:
        mine = state.turn == seat and state.actions
        return WORDS.say(lang, "label-end.left", n=state.actions) if mine else WORDS.say(lang, "label-end")
    if isinstance(step, RollAgain) and (move is AGAIN or move is NO):
        now = chances.rolling(state)
        if move is AGAIN:
            return WORDS.say(lang, "label-again.odds", odds=chance(lang, now.wins, now.throws))
        return WORDS.say(lang, "label-no-again", n=state.dice[OWN], result=now.result or "")
    if move is MORE and not state.secrets.left(SPELL_BACK):
        return WORDS.say(lang, "label-more.shuffled")
    if move is NO:
        if isinstance(step, SecondSpell):
            return WORDS.say(lang, "label-no-more")
        if isinstance(step, TemptFortune):
            now = chances.rolling(state)
            return WORDS.say(lang, "label-no-fortune", odds=chance(lang, now.wins, now.throws))
        if isinstance(step, DecoyInstead):
            return WORDS.say(lang, "label-no-decoy", creature=yours(lang, state, seat, step.spot, "acc"))
        if isinstance(step, JoinCaptor):
            return WORDS.say(lang, "label-no-join", creature=being(lang, state.held, "the-acc"))
        if isinstance(step, RaiseTitan):
            return WORDS.say(lang, "label-no-titan")
        if isinstance(step, TakeFromTides):
            return WORDS.say(lang, "label-no-tides")
    return WORDS.say(lang, f"label-{move.text}")
