"""What is asked: one sentence that says what to do, and why. Texts stand in `text/*.ftl`."""

from __future__ import annotations

from conclave.engine.steps import Choice, Step
from conclave.games.firepeak import chances
from conclave.games.firepeak.components import (
    AS_DUPLICATE,
    BOUND,
    CLANS,
    DUNGEON,
    GUARD,
    LEADERS,
    LUCKY_CHARM,
    NEIGHBOURS,
    NONE,
    POSITIONS,
    RETURNED_SPELLS,
    SCRY,
    SMITE,
    SPELLS,
    SPOTS,
    STONE_SPIRIT,
    TORNADO,
    TOUCH_DEATH,
    WIZARD,
)
from conclave.games.firepeak.moves import FREE, RESEARCH, Creature, Spot
from conclave.games.firepeak.naming import NAMELESS, WORDS, Names, captive, described, dungeon, listed, spell, yours
from conclave.games.firepeak.state import AIR, ANY_STRENGTH, Firepeak
from conclave.games.firepeak.steps import fight, raid
from conclave.games.firepeak.steps.brainwash import Wake
from conclave.games.firepeak.steps.contest import attack_sum
from conclave.games.firepeak.steps.dice import RollAgain, TemptFortune
from conclave.games.firepeak.steps.fight import ChooseTarget
from conclave.games.firepeak.steps.general import (
    LoseBalance,
    RaiseCreature,
    RaiseTitan,
    Resurrect,
    TakeFromTides,
)
from conclave.games.firepeak.steps.granted import A_BRAINWASH, A_RAID, Granted
from conclave.games.firepeak.steps.lasting import ChooseModel, LayAura, LayEnchantment
from conclave.games.firepeak.steps.loss import TO_DISCARDS, DecoyInstead
from conclave.games.firepeak.steps.offering import Offering, SecondSpell
from conclave.games.firepeak.steps.placing import JoinCaptor, PutHeld
from conclave.games.firepeak.steps.raid import Spoils, Steal
from conclave.games.firepeak.steps.recruit import KeepOne, PlaceRecruit, may_scry
from conclave.games.firepeak.steps.repair import MoveUp, TakeOut
from conclave.games.firepeak.steps.setup import ChooseWizard, Returning
from conclave.games.firepeak.steps.spells import ChooseSpell
from conclave.games.firepeak.steps.turn import Turn
from conclave.sentences import plain_question, sentence

PLAIN_PROMPTS: dict[type[Step[Firepeak]], str] = {
    ChooseWizard: "prompt-choose",
    LoseBalance: "prompt-balance",
    RaiseTitan: "prompt-raise-titan",
    RaiseCreature: "prompt-raise",
    Resurrect: "prompt-resurrect",
    TakeFromTides: "prompt-tides",
    ChooseModel: "prompt-model",
    ChooseSpell: "prompt-duplicate",
    SecondSpell: "prompt-second-spell",
}
"""Choices whose question has no figures."""


def prompt(state: Firepeak, seat: int, lang: str, names: Names = NAMELESS) -> str:
    """What a seat is asked, or that it is not."""
    return sentence(plain_question(WORDS, PLAIN_PROMPTS, state, seat, lang) or question(state, seat, lang, names))


def question(state: Firepeak, seat: int, lang: str, names: Names) -> str:
    """A question with figures."""
    step = state.agenda[-1]
    if isinstance(step, Turn):
        return turn_prompt(state, seat, lang)
    if isinstance(step, Returning):
        return WORDS.say(lang, "prompt-return", n=RETURNED_SPELLS - len(state.answers_of(seat)))
    if isinstance(step, (PlaceRecruit, KeepOne)):
        return recruit_prompt(state, step, lang)
    if isinstance(step, (TemptFortune, RollAgain)):
        return roll_prompt(state, step, lang)
    if isinstance(step, (MoveUp, TakeOut)):
        return repair_prompt(state, seat, lang)
    if isinstance(step, (Spoils, Steal)):
        key = spoils_key(state, step) if isinstance(step, Spoils) else "prompt-steal"
        return WORDS.say(lang, key, dungeon=dungeon(lang, state, seat, step.owner, names, "dat"))
    if isinstance(step, (Offering, LayAura, LayEnchantment, Granted)):
        return spell_prompt(state, step, lang)
    return creature_prompt(state, step, seat, lang, names)


def turn_prompt(state: Firepeak, seat: int, lang: str) -> str:
    """F47 What is left of the turn, and who must attack in it (F105)."""
    if state.moves:
        words = WORDS.say(lang, "prompt-turn-moves", n=state.actions, moves=state.moves)
    elif state.actions:
        words = WORDS.say(lang, "prompt-turn", n=state.actions)
    else:
        can_research = any(state.refusal(seat, move) is None for move in RESEARCH)
        words = WORDS.say(lang, "prompt-turn-done" if can_research else "prompt-turn-over")
    bound = [spot for spot in range(SPOTS) if state.charms[SPOTS * seat + spot] & BOUND]
    if bound and state.actions:
        creatures = listed(lang, [yours(lang, state, seat, spot) for spot in bound])
        words += " " + WORDS.say(lang, "prompt-turn-bound", n=len(bound), creatures=creatures)
    return words


def recruit_prompt(state: Firepeak, step: PlaceRecruit | KeepOne, lang: str) -> str:
    """F52 to F54, F104 What was drawn, and where it may go."""
    kinds = [state.secrets.kind[piece] for piece in state.secrets.at(AIR)]
    drawn = [captive(lang, kind, "the-acc") for kind in kinds]
    if isinstance(step, KeepOne):
        return WORDS.say(lang, "prompt-keep", drawn=listed(lang, drawn, "or"))
    if step.under == WIZARD:
        under = WORDS.say(lang, "your-wizard.acc")
    else:
        under = yours(lang, state, step.seat, step.under, "acc")
    key = "prompt-recruit-scry" if may_scry(state, step.seat) else "prompt-recruit"
    places = fitting(state, step, WORDS.say(lang, "fits-below", who=under), lang)
    return WORDS.say(lang, key, drawn=captive(lang, kinds[0], "one"), places=places)


def fitting(state: Firepeak, step: Choice[Firepeak], position: str, lang: str) -> str:
    """Where a card may go, and nothing where it may not: to a position, on guard, into the dungeon."""
    spots = {move.spot for move in step.options(state) if isinstance(move, Spot)}
    parts = [position] if spots - {GUARD, DUNGEON} else []
    if GUARD in spots:
        parts.append(WORDS.say(lang, "fits-guard"))
    if DUNGEON in spots:
        parts.append(WORDS.say(lang, "fits-unseen" if isinstance(step, PlaceRecruit) else "fits-dungeon"))
    return listed(lang, parts, "or")


def spoils_key(state: Firepeak, step: Spoils) -> str:
    """F67 May anybody be freed? To take somebody, or to leave, is always allowed."""
    free = any(isinstance(move, Creature) and move is FREE[move.kind] for move in step.options(state))
    return "prompt-spoils" if free else "prompt-spoils-take"


def roll_prompt(state: Firepeak, step: TemptFortune | RollAgain, lang: str) -> str:
    """F100 before a roll, F119 after it."""
    now = chances.rolling(state)
    if isinstance(step, TemptFortune):
        lucky = chances.with_fortune(state).wins
        return WORDS.say(lang, "prompt-fortune", plain=now.wins, lucky=lucky, all=now.throws)
    die, total = now.own.die or 0, now.own.total or 0
    if now.other is None:
        bonus = total - now.factor * die
        return WORDS.say(lang, "prompt-again-alone", die=die, total=total, bonus=bonus, need=now.need or 0)
    against, other = now.other.die or 0, now.other.total or 0
    return WORDS.say(lang, "prompt-again", die=die, total=total, against=against, other=other)


def repair_prompt(state: Firepeak, seat: int, lang: str) -> str:
    """F28 Who has no leader; F29 what is broken."""
    orphans = state.orphans(seat)
    if orphans:
        creatures = listed(lang, [yours(lang, state, seat, spot) for spot in orphans])
        return WORDS.say(lang, "prompt-up", n=len(orphans), creatures=creatures)
    return WORDS.say(lang, "prompt-remove", breach=breach(state, seat, lang))


def breach(state: Firepeak, seat: int, lang: str) -> str:
    """The first breach of the clan rule or the strength rule in a structure, in words."""
    for spot in range(POSITIONS):
        if state.being[SPOTS * seat + spot] != NONE:
            if state.clashes(seat, spot):
                return clash_in_words(state, seat, spot, lang)
            if state.too_strong(seat, spot):
                return strength_in_words(state, seat, spot, lang)
    return ""


def clash_in_words(state: Firepeak, seat: int, spot: int, lang: str) -> str:
    """F20 Which neighbours are enemies."""
    base = SPOTS * seat
    clan = state.clan[base + spot]
    enemies = [other for other in NEIGHBOURS[spot] if state.clan[base + other] == clan ^ 1]
    others = listed(lang, [yours(lang, state, seat, other, "dat") for other in enemies])
    return WORDS.say(lang, "breach-clan", creature=yours(lang, state, seat, spot), others=others)


def strength_in_words(state: Firepeak, seat: int, spot: int, lang: str) -> str:
    """F22, F23 How strong a creature and its leaders are."""
    base = SPOTS * seat
    leaders = [leader for leader in LEADERS[spot] if state.being[base + leader] != NONE]
    return WORDS.say(
        lang,
        "breach-strength",
        creature=yours(lang, state, seat, spot),
        strength=state.might[base + spot],
        leaders=listed(lang, [yours(lang, state, seat, leader) for leader in leaders]),
        led=sum(state.might[base + leader] for leader in leaders),
        n=len(leaders),
    )


def spell_prompt(state: Firepeak, step: Offering | LayAura | LayEnchantment | Granted, lang: str) -> str:
    """What a spell costs, and what it lets one choose."""
    if isinstance(step, Offering):
        clan, least = step.symbols[step.nth]
        of = WORDS.say(lang, f"clan-{CLANS[clan]}.of")
        nth, n = step.nth + 1, len(step.symbols)
        if state.spell == NONE:
            return WORDS.say(lang, "prompt-research", clan=of, nth=nth, n=n)
        return WORDS.say(lang, "prompt-sacrifice", spell=spell(lang, state.spell), clan=of, least=least, nth=nth, n=n)
    if isinstance(step, Granted):
        return WORDS.say(lang, "prompt-granted", spell=spell(lang, granting(step)), what=granted_what(step))
    key = "prompt-aura" if isinstance(step, LayAura) else "prompt-enchant"
    effect = WORDS.say(lang, f"spell-{SPELLS[step.card % AS_DUPLICATE]}.effect")
    return WORDS.say(lang, key, spell=spell(lang, step.card), effect=effect)


def granting(step: Granted) -> int:
    """The spell that grants an action."""
    if step.mode == fight.LUCKY:
        return LUCKY_CHARM
    if step.mode == fight.TOUCH:
        return TOUCH_DEATH
    if step.mode == fight.TORNADO:
        return TORNADO
    if step.mode == raid.STONE:
        return STONE_SPIRIT
    return SCRY if step.actions & A_RAID else SMITE


def granted_what(step: Granted) -> str:
    if step.actions & A_BRAINWASH:
        return "any"
    return "raid" if step.actions & A_RAID else "capture"


def creature_prompt(state: Firepeak, step: Step[Firepeak], seat: int, lang: str, names: Names) -> str:
    """Targets, and where a creature goes that has come to the table or would leave it."""
    if isinstance(step, ChooseTarget):
        mode = {fight.TORNADO: "tornado", fight.TOUCH: "touch"}.get(step.mode, "plain")
        attacker = yours(lang, state, seat, step.spot)
        return WORDS.say(lang, "prompt-target", attacker=attacker, n=attack_sum(state, seat, step.spot), mode=mode)
    if isinstance(step, Wake):
        if state.stated == ANY_STRENGTH:
            return WORDS.say(lang, "prompt-wake-any")
        return WORDS.say(lang, "prompt-wake", n=state.stated)
    if isinstance(step, PutHeld):
        places = fitting(state, step, WORDS.say(lang, "fits-position"), lang)
        return WORDS.say(lang, "prompt-put", creature=described(lang, state.held, "the-acc"), places=places)
    if isinstance(step, JoinCaptor):
        captor = yours(lang, state, seat, step.under, "acc")
        key = "prompt-join" if fitting(state, step, captor, lang) else "prompt-join-nowhere"
        return WORDS.say(lang, key, creature=described(lang, state.held, "the"), captor=captor)
    assert isinstance(step, DecoyInstead)
    creature = yours(lang, state, seat, step.spot)
    if step.to == TO_DISCARDS:
        return WORDS.say(lang, "prompt-decoy-discards", creature=creature)
    return WORDS.say(lang, "prompt-decoy", creature=creature, dungeon=dungeon(lang, state, seat, step.to, names, "acc"))
