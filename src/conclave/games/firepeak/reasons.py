"""Why a move is refused: the rule's words, and the figures of this position where they help.

The figures are the seat's own and public ones only. What would be broken is found by doing the move on a copy.
"""

from __future__ import annotations

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.games.firepeak import rules
from conclave.games.firepeak.components import (
    BEING_OF,
    CAPTIVES,
    CLANS,
    COST,
    FAMILIAR,
    FIRST_SPELL_KIND,
    GUARD,
    LEADERS,
    LIKE,
    MINIONS,
    NEIGHBOURS,
    NONE,
    PLACES,
    POSITIONS,
    RESEARCH_COST,
    SHADE,
    SPELL_BACK,
    SPELLS,
    SPOTS,
    STRENGTHS,
    SUMMON_FAMILIAR,
    SUMMON_GOLEM,
    SUMMON_SHADE,
    SUMMON_TITAN,
    TITAN,
    WIZARD,
    WIZARDS,
)
from conclave.games.firepeak.components import GOLEM as A_GOLEM
from conclave.games.firepeak.moves import IMPRISON, At, Between, Clan, Creature, Number, Raid, Spell, Spot, Wizard
from conclave.games.firepeak.naming import (
    NAMELESS,
    WORDS,
    Names,
    being,
    captive,
    cost,
    dungeon,
    lies,
    listed,
    spell,
    symbol,
    where,
    whose,
    yours,
)
from conclave.games.firepeak.queries.dungeons import pays
from conclave.games.firepeak.state import AIR, BOOK, Firepeak
from conclave.games.firepeak.steps.fight import has_creature, has_target
from conclave.games.firepeak.steps.granted import can_capture, can_raid
from conclave.games.firepeak.steps.offering import Offering
from conclave.games.firepeak.steps.placing import JoinCaptor, PutHeld
from conclave.games.firepeak.steps.recruit import PlaceRecruit
from conclave.games.firepeak.steps.spells import EFFECTS

LAYOUT: tuple[Rule, ...] = (rules.CLAN_RULE, rules.LEADER_RULE, rules.STRENGTH_RULE, rules.TWO_LEADERS)
"""Rules that a layout can break."""
SUMMONS = {SUMMON_FAMILIAR: FAMILIAR, SUMMON_GOLEM: A_GOLEM, SUMMON_TITAN: TITAN}


def reason(state: Firepeak, seat: int, move: Move, rule: Rule, lang: str, names: Names = NAMELESS) -> str:
    """The rule's words and, for a seat that is asked, what this position adds to them."""
    words = rule.text(lang)
    figures = figures_of(state, seat, move, rule, lang, names) if seat in state.to_act else ""
    return f"{words} {figures[0].upper()}{figures[1:]}" if figures else words


def figures_of(state: Firepeak, seat: int, move: Move, rule: Rule, lang: str, names: Names) -> str:
    """What this position adds to the rule, or nothing."""
    if rule is rules.TWO_ACTIONS:
        return action_figures(state, seat, lang)
    if rule in LAYOUT:
        return layout_figures(state, seat, move, lang)
    if isinstance(move, (Spot, Between)):
        return place_figures(state, seat, move, rule, lang)
    if isinstance(move, At):
        return target_figures(state, seat, move, rule, lang, names)
    if isinstance(move, Raid):
        return raid_figures(state, seat, move, rule, lang, names)
    if isinstance(move, Spell):
        return spell_figures(state, seat, move, rule, lang)
    if isinstance(move, (Creature, Clan)):
        return dungeon_figures(state, seat, move, rule, lang)
    if isinstance(move, Number):
        return number_figures(state, seat, move, rule, lang)
    if isinstance(move, Wizard) and rule is rules.WIZARD_EACH:
        return WORDS.say(lang, "why-taken", wizard=WORDS.say(lang, f"wizard-{WIZARDS[move.clan]}"))
    return ""


def action_figures(state: Firepeak, seat: int, lang: str) -> str:
    """F47, F93."""
    if state.turn != seat or state.actions:
        return ""
    nightwings = state.switches.clan_powers and not state.nightly
    return WORDS.say(lang, "why-only-nightwings" if nightwings else "why-no-action")


# Places


def place_figures(state: Firepeak, seat: int, move: Spot | Between, rule: Rule, lang: str) -> str:
    """What lies where, or does not."""
    spot = move.there if isinstance(move, Between) else move.spot
    if rule is rules.FREE_POSITIONS:
        return WORDS.say(lang, "why-occupied", creature=yours(lang, state, seat, spot))
    if rule is rules.ONE_GUARD:
        return WORDS.say(lang, "why-guard", creature=being(lang, lies(state, seat, GUARD), "your"))
    if rule is rules.GUARD_NO_RECRUITER and lies(state, seat, GUARD) == NONE:
        return WORDS.say(lang, "why-empty-yours", where=where(lang, GUARD))
    if rule is rules.BELOW_RECRUITER or rule is rules.TWILIGHT:
        return below_figures(state, seat, lang)
    if rule is rules.EMPTY_DECK:
        return WORDS.say(lang, "why-deck-empty")
    if isinstance(move, Between):
        if rule is rules.MOVING:
            return WORDS.say(lang, "why-empty-yours", where=where(lang, move.here))
        return WORDS.say(lang, "why-not-neighbours") if rule is rules.SWAPPING else ""
    if rule is rules.TAKE_OUT and lies(state, seat, spot) != NONE:
        others = listed(lang, [yours(lang, state, seat, other) for other in state.offenders(seat)])
        return WORDS.say(lang, "why-not-involved", creature=yours(lang, state, seat, spot), others=others)
    if rule in (rules.RECRUITER, rules.ATTACKER_AND_TARGET, rules.IMPRISONING) and spot < SPOTS:
        if lies(state, seat, spot) == NONE:
            return WORDS.say(lang, "why-empty-yours", where=where(lang, spot))
        return "" if has_target(state, seat) else WORDS.say(lang, "why-no-target")
    return ""


def below_figures(state: Firepeak, seat: int, lang: str) -> str:
    """F52, F91 Which positions lie below the recruiter or captor."""
    step = state.agenda[-1]
    if not isinstance(step, (PlaceRecruit, JoinCaptor)) or not MINIONS[step.under]:
        return ""
    who = WORDS.say(lang, "your-wizard.dat") if step.under == WIZARD else yours(lang, state, seat, step.under, "dat")
    spots = listed(lang, [PLACES[spot] for spot in MINIONS[step.under]])
    return WORDS.say(lang, "why-below", who=who, spots=spots)


def target_figures(state: Firepeak, seat: int, move: At, rule: Rule, lang: str, names: Names) -> str:
    """F108, F111 Why somebody is safe; FA27 why a copy would have no place."""
    of = lies(state, move.owner, move.spot)
    if of == NONE:
        return ""
    creature = whose(lang, state, seat, move.owner, move.spot, names)
    if rule is rules.ETHEREAL_TARGET:
        return WORDS.say(lang, "why-safe-ethereal", creature=creature)
    if rule is rules.FAMILIAR_TARGET:
        return WORDS.say(lang, "why-safe-familiar", creature=creature)
    return homeless(state, seat, SHADE + LIKE[of], lang) if rule is rules.SUMMONED_PLACE else ""


def raid_figures(state: Firepeak, seat: int, move: Raid, rule: Rule, lang: str, names: Names) -> str:
    """F65, FA15."""
    if rule is rules.EMPTY_DUNGEON:
        if not can_raid(state, seat):
            return WORDS.say(lang, "why-no-dungeon")
        return WORDS.say(lang, "why-dungeon-empty", dungeon=dungeon(lang, state, seat, move.owner, names))
    return (
        "" if lies(state, seat, move.spot) != NONE else WORDS.say(lang, "why-empty-yours", where=where(lang, move.spot))
    )


def homeless(state: Firepeak, seat: int, of: int, lang: str) -> str:
    """FA14, FA27 Who has no place to go, and who stands on guard."""
    guard = lies(state, seat, GUARD)
    creature = being(lang, of, "the-acc")
    if guard == NONE:
        return WORDS.say(lang, "why-no-place", creature=creature)
    return WORDS.say(lang, "why-no-place-guarded", creature=creature, guard=being(lang, guard, "your"))


# The layout


def layout_figures(state: Firepeak, seat: int, move: Move, lang: str) -> str:
    """F20 to F23 What would be broken: which neighbour is an enemy, which leader how strong, who without a leader."""
    trial = state.clone()
    spot = try_out(trial, seat, move)
    if spot == NONE:
        return ""
    order = [spot, *[other for other in range(POSITIONS) if other != spot]]
    for at in order:
        if at < POSITIONS and trial.being[SPOTS * seat + at] != NONE and trial.fault(seat, at) is not None:
            return fault_in_words(trial, seat, at, lang)
    return ""


def try_out(trial: Firepeak, seat: int, move: Move) -> int:
    """Do the move on a copy; the spot to look at first, or NONE if there is nothing to try."""
    base = SPOTS * seat
    step = trial.agenda[-1]
    if isinstance(move, Between):
        trial.exchange(seat, move.here, move.there)
        return move.there
    if not isinstance(move, Spot) or move.spot >= SPOTS:
        return NONE
    if move is IMPRISON[move.spot]:
        trial.being[base + move.spot] = NONE
        trial.charms[base + move.spot] = 0
        trial.reckon(seat)
        return move.spot
    if isinstance(step, PlaceRecruit):
        trial.put(seat, move.spot, BEING_OF[trial.secrets.kind[trial.secrets.place.index(AIR)]])
        return move.spot
    if isinstance(step, (PutHeld, JoinCaptor)):
        trial.put(seat, move.spot, trial.held)
        return move.spot
    return NONE


def fault_in_words(state: Firepeak, seat: int, spot: int, lang: str) -> str:
    base = SPOTS * seat
    creature = yours(lang, state, seat, spot)
    if state.leaderless(seat, spot):
        return WORDS.say(lang, "why-leader", creature=creature)
    if state.clashes(seat, spot):
        enemy = state.clan[base + spot] ^ 1
        others = [yours(lang, state, seat, other) for other in NEIGHBOURS[spot] if state.clan[base + other] == enemy]
        return WORDS.say(lang, "why-clan", creature=creature, others=listed(lang, others))
    leaders = [leader for leader in LEADERS[spot] if state.being[base + leader] != NONE]
    return WORDS.say(
        lang,
        "why-strength",
        creature=creature,
        strength=state.might[base + spot],
        leaders=listed(lang, [yours(lang, state, seat, leader) for leader in leaders]),
        led=sum(state.might[base + leader] for leader in leaders),
        n=len(leaders),
    )


# Cards


def spell_figures(state: Firepeak, seat: int, move: Spell, rule: Rule, lang: str) -> str:
    """Casting and repeating."""
    if rule is rules.CASTING:
        return WORDS.say(lang, "why-not-in-book", spell=spell(lang, move.spell))
    if rule is rules.SACRIFICES:
        return cost_figures(state, seat, move.spell, lang)
    if rule is rules.NEEDS_A_TARGET:
        return WORDS.say(lang, "why-nobody-in-play")
    if rule is rules.DUPLICATING:
        return WORDS.say(lang, "why-no-model")
    if rule is rules.SUMMONED_PLACE:
        return homeless(state, seat, SUMMONS[move.spell], lang) if move.spell != SUMMON_SHADE else ""
    if rule is rules.GRANTED:
        return granted_figures(state, seat, move.spell, lang)
    return ""


def granted_figures(state: Firepeak, seat: int, of: int, lang: str) -> str:
    """FA30 What is missing for the action that a spell grants."""
    if EFFECTS[of].barred(state, seat) is None:
        return WORDS.say(lang, "why-cost-spare", cost=cost(lang, of))
    if SPELLS[of] == "domination":
        return WORDS.say(lang, "why-nobody-washable")
    if not has_creature(state, seat):
        return WORDS.say(lang, "why-no-creature")
    if SPELLS[of] == "stone_spirit":
        return WORDS.say(lang, "why-no-dungeon")
    return WORDS.say(lang, "why-no-target") if not can_capture(state, seat) else ""


def cost_figures(state: Firepeak, seat: int, of: int, lang: str) -> str:
    """F76 Which sacrifice is missing."""
    counts = state.captives(seat)
    price = cost(lang, of)
    missing = lacking(state, seat, counts, COST[of])
    if missing:
        return WORDS.say(lang, "why-cost", cost=price, missing=listed(lang, [symbol(lang, *each) for each in missing]))
    return WORDS.say(lang, "why-cost-shared", cost=price)


def lacking(state: Firepeak, seat: int, counts: list[int], symbols: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The symbols for which nobody is there at all."""
    return [
        each for each in symbols if not any(counts[kind] and pays(state, seat, kind, each) for kind in range(CAPTIVES))
    ]


def dungeon_figures(state: Firepeak, seat: int, move: Creature | Clan, rule: Rule, lang: str) -> str:
    """Sacrifices, research, brainwashing, freeing."""
    counts = state.captives(seat)
    if isinstance(move, Clan):
        if sum(counts) < RESEARCH_COST:
            return WORDS.say(lang, "why-few-captives", n=sum(counts))
        first = move.clan * STRENGTHS
        clan = WORDS.say(lang, f"clan-{CLANS[move.clan]}.of")
        return WORDS.say(lang, "why-clan-count", n=sum(counts[first : first + STRENGTHS]), clan=clan)
    if rule is rules.A_PLACE_FOR_IT or rule is rules.RAID_WON:
        return homeless(state, seat, BEING_OF[move.kind], lang)
    if rule is rules.NOT_WHOM_YOU_WASH:
        return WORDS.say(lang, "why-only-one", n=state.stated)
    if rule is rules.GRANTED:
        return WORDS.say(lang, "why-needed-after")
    step = state.agenda[-1]
    if rule is rules.SACRIFICES and isinstance(step, Offering):
        wanted, least = step.symbols[step.nth]
        if move.kind // STRENGTHS != wanted:
            return ""
        if not pays(state, seat, move.kind, (wanted, least)):
            return WORDS.say(lang, "why-weak", creature=captive(lang, move.kind, "the"), least=least)
        rest = [symbol(lang, *each) for each in step.symbols[step.nth + 1 :]]
        return WORDS.say(lang, "why-needed-later", missing=listed(lang, rest))
    return ""


def number_figures(state: Firepeak, seat: int, move: Number, rule: Rule, lang: str) -> str:
    """A strength that nobody has or that has no place; a spell given back before."""
    if rule is rules.BRAINWASH:
        if not state.crowd[seat]:
            return WORDS.say(lang, "why-own-dungeon-empty")
        return WORDS.say(lang, "why-no-strength", n=move.n)
    if rule is rules.A_PLACE_FOR_IT:
        guard = being(lang, lies(state, seat, GUARD), "your")
        return WORDS.say(lang, "why-no-place-strength", n=move.n, guard=guard)
    if rule is rules.KEEP_FIVE and move in state.answers_of(seat):
        kind = state.secrets.known(state.secrets.nth(BOOK + seat, SPELL_BACK, move.n - 1), seat)
        return WORDS.say(lang, "why-given", spell=spell(lang, kind - FIRST_SPELL_KIND)) if kind >= 0 else ""
    return ""
