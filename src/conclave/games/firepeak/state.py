"""The state of a match of Firepeak, and queries on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from conclave.engine.game import Game, Value
from conclave.engine.rules import Rule
from conclave.engine.secrets import ALL, Secrets
from conclave.engine.state import State
from conclave.engine.steps import Choice
from conclave.games.firepeak.components import (
    AS_DUPLICATE,
    ATROPHIED,
    ATROPHY_MALUS,
    AURA_NEUTRALITY,
    AVATAR_BONUS,
    BEING_OF,
    CAPTIVES,
    CIRCLE_MIGHT,
    CLAN,
    CLAN_BONUS,
    CREATURE_BACK,
    DUPLICATE,
    ENOUGH,
    ENOUGH_WITH_MIGHT,
    EXALTED,
    FIRST_ENCHANTMENT,
    GUARD,
    KINDS_OF_ENCHANTMENT,
    LEADER_MASK,
    LEADERS,
    LEVEL,
    MASKED,
    MINIONS,
    NEIGHBOURS,
    NONE,
    POSITIONS,
    SPOTS,
    STRENGTH,
    STRUCTURE,
    TOP_LEVEL,
)
from conclave.games.firepeak.queries.evidence import provide, satisfied
from conclave.games.firepeak.rules import (
    CLAN_RULE,
    FREE_POSITIONS,
    LEADER_RULE,
    ONE_GUARD,
    STRENGTH_RULE,
    TURN_BY_TURN,
    TWO_LEADERS,
)

NOBODY: Final = -1
BOOK: Final = 8
"""Place `seat` is a seat's dungeon, place `BOOK + seat` its spellbook."""
DISCARDS: Final = 16
AIR: Final = 17
"""Recruits that have been drawn and not yet placed."""
ANY_STRENGTH: Final = 9


class Switches:
    """The options of a match, settled at the start."""

    __slots__ = ("choose_wizard", "clan_powers", "decoy_wide", "guard_counts", "prolong")

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.clan_powers: Final[bool] = values["clan_powers"] is True
        self.prolong: Final[bool] = values["prolong"] is True
        self.choose_wizard: Final[bool] = values["choose_wizard"] is True
        self.guard_counts: Final[bool] = values["guard_counts"] is True
        self.decoy_wide: Final[bool] = values["decoy_wide"] is True


class Firepeak(State):
    """All that lies on the table. Lists that hold a figure for every spot are flat: `being[10 * seat + spot]`."""

    __slots__ = (
        "actions", "aura", "being", "champion", "charms", "circle", "clan", "crowd", "deck", "decoys", "dice", "doomed",
        "duel", "fortune", "held", "last", "luck", "might", "moves", "neutral", "nightly", "occupied", "prolonged", "round",
        "scried", "shaken", "spell", "spent", "starter", "stated", "switches", "taken", "turn", "wizard",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        seats: int,
        secrets: Secrets,
        switches: Switches,
        round: int,
        turn: int,
        starter: int,
        actions: int,
        moves: int,
        nightly: bool,
        doomed: bool,
        fortune: bool,
        scried: bool,
        luck: int,
        stated: int,
        held: int,
        taken: int,
        spell: int,
        shaken: int,
        last: bool,
        prolonged: bool,
        champion: int,
        spent: int,
        deck: int,
        dice: list[int],
        wizard: list[int],
        being: list[int],
        charms: list[int],
        aura: list[int],
        circle: list[int],
        decoys: list[int],
        neutral: list[int],
        clan: list[int],
        might: list[int],
        occupied: list[int],
        crowd: list[int],
        duel: tuple[tuple[int, ...], ...],
    ) -> None:
        super().__init__(game, seats, secrets)
        self.switches: Final[Switches] = switches
        self.round: int = round
        self.turn: int = turn
        """Whose turn it is, or NOBODY during the set-up."""
        self.starter: int = starter
        self.actions: int = actions
        """Actions left in this turn (F47)."""
        self.moves: int = moves
        """Moves and swaps left that Mobility grants (F121)."""
        self.nightly: bool = nightly
        """Has the Nightwings' extra move been used this turn (F93)?"""
        self.doomed: bool = doomed
        """Has the Doombringers' extra action been given this turn (F89)?"""
        self.fortune: bool = fortune
        """Has the Circle of Fortune been used this turn (F100)?"""
        self.scried: bool = scried
        """Has the Circle of Scrying been used this turn (F104)?"""
        self.luck: int = luck
        """What the Circle of Fortune adds to the roll that is going on."""
        self.stated: int = stated
        """The strength that the active player has stated for the brainwash that is going on (F61); 0: none."""
        self.held: int = held
        """The being that waits to be put somewhere, or NONE."""
        self.taken: int = taken
        """The captive that the capture going on has brought to a dungeon, or NONE (F91)."""
        self.spell: int = spell
        """The spell card that is being carried out and lies nowhere yet, or NONE."""
        self.shaken: int = shaken
        """The mask of the seats whose structure may have become illegal (F24)."""
        self.last: bool = last
        """Has the last recruit been drawn (F3)?"""
        self.prolonged: bool = prolonged
        self.champion: int = champion
        """Who has completed a structure, or NOBODY (F2)."""
        self.spent: int = spent
        """The mask of the spells on the discard pile, which lie open (FA17)."""
        self.deck: int = deck
        """How many recruits are left to draw. Derived."""
        self.dice: list[int] = dice
        """The dice of the roll that is going on: of the active player, of the other; in the set-up, of all seats."""
        self.wizard: list[int] = wizard
        """The clan of each seat's wizard."""
        self.being: list[int] = being
        """What lies on each spot, or NONE."""
        self.charms: list[int] = charms
        """The enchantments on each spot's creature, a mask."""
        self.aura: list[int] = aura
        """The aura on each spot, or NONE; a guard's place never has one."""
        self.circle: list[int] = circle
        self.decoys: list[int] = decoys
        """Decoys before each seat: 1 the card itself, 2 a Duplicate of it."""
        self.neutral: list[int] = neutral
        """The mask of the positions on which an Aura of Neutrality lies, for each seat. Derived."""
        self.clan: list[int] = clan
        """The clan that each spot's creature counts for, or NONE. Derived."""
        self.might: list[int] = might
        """The strength that each spot's creature counts with (FA2). Derived."""
        self.occupied: list[int] = occupied
        """The mask of the spots where somebody lies, for each seat. Derived."""
        self.crowd: list[int] = crowd
        """How many cards lie in each dungeon. Derived."""
        self.duel: tuple[tuple[int, ...], ...] = duel
        """The last contest that was decided: what it was and against which strength, and its sides (`contest.py`)."""

    def clone(self) -> Firepeak:
        copy = Firepeak(
            self.game, self.seats, self.secrets.clone(), self.switches, self.round, self.turn, self.starter,
            self.actions, self.moves, self.nightly, self.doomed, self.fortune, self.scried, self.luck, self.stated,
            self.held, self.taken, self.spell, self.shaken, self.last, self.prolonged, self.champion, self.spent,
            self.deck, self.dice[:], self.wizard[:], self.being[:], self.charms[:], self.aura[:], self.circle[:],
            self.decoys[:], self.neutral[:], self.clan[:], self.might[:], self.occupied[:], self.crowd[:], self.duel,
        )  # fmt: skip
        copy.adopt(self)
        return copy

    # Who plays, who wins

    def not_asked(self, seat: int) -> Rule:
        return TURN_BY_TURN

    def clockwise(self, seat: int) -> list[int]:
        """All seats, this one first."""
        return [(seat + n) % self.seats for n in range(self.seats)]

    def total(self, seat: int) -> int:
        """F4 The strength of all creatures in the structure; with FV4 the guard's too."""
        total = 0
        for spot in range(self.counted()):
            if self.being[SPOTS * seat + spot] != NONE:
                total += self.might[SPOTS * seat + spot]
        return total

    def number(self, seat: int) -> int:
        """F5 How many creatures count in the end."""
        total = 0
        for spot in range(self.counted()):
            if self.being[SPOTS * seat + spot] != NONE:
                total += 1
        return total

    def counted(self) -> int:
        """FV4 The guard's place is the last of the spots."""
        return SPOTS if self.switches.guard_counts else POSITIONS

    def scores(self) -> list[int]:
        return [self.total(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """F2, F4, F5."""
        if self.champion != NOBODY:
            return [self.champion]
        best = -1
        found: list[int] = []
        for seat in range(self.seats):
            rank = 100 * self.total(seat) + self.number(seat)
            if rank > best:
                best = rank
                found = []
            if rank == best:
                found.append(seat)
        return found

    def size(self, seat: int) -> int:
        """How many creatures lie in the structure."""
        return (self.occupied[seat] & STRUCTURE).bit_count()

    def complete(self, seat: int) -> bool:
        """F2, F103. The structure must be legal, which it is once all repairs are done."""
        enough = ENOUGH_WITH_MIGHT if self.has_circle(seat, CIRCLE_MIGHT) else ENOUGH
        return self.size(seat) >= enough

    # Spells in play

    def has_circle(self, seat: int, circle: int) -> bool:
        return self.circle[seat] != NONE and self.circle[seat] % AS_DUPLICATE == circle

    def auras_on(self, seat: int, spot: int, aura: int) -> int:
        """F79 to F82 How many auras of a kind affect the creature on a spot."""
        if spot == GUARD:
            return 0
        base = SPOTS * seat
        count = 0
        if self.aura[base + spot] != NONE and self.aura[base + spot] % AS_DUPLICATE == aura:
            count += 1
        for leader in LEADERS[spot]:
            at = base + leader
            if self.aura[at] != NONE and self.being[at] != NONE and self.aura[at] % AS_DUPLICATE == aura:
                count += 1
        return count

    def charmed(self, seat: int, spot: int, charm: int) -> bool:
        return self.charms[SPOTS * seat + spot] & charm != 0

    def discard_spell(self, effect: int) -> None:
        """A spell in play goes to the discards; where Duplicate stood for it, Duplicate goes."""
        self.spent |= 1 << (effect if effect < AS_DUPLICATE else DUPLICATE)

    def discard_charms(self, charms: int) -> None:
        """F83 The enchantments that lay on a creature are discarded."""
        for n in range(KINDS_OF_ENCHANTMENT):
            if charms >> n & 1:
                self.discard_spell(FIRST_ENCHANTMENT + n)
            if charms >> (KINDS_OF_ENCHANTMENT + n) & 1:
                self.discard_spell(FIRST_ENCHANTMENT + n + AS_DUPLICATE)

    # Strength and clan

    def reckon(self, seat: int) -> None:
        """Keep `clan` and `might` of a seat true after anything in its structure has changed."""
        base = SPOTS * seat
        own = self.wizard[seat]
        neutral = self.neutral[seat]
        occupied = 0
        for spot in range(SPOTS):
            at = base + spot
            being = self.being[at]
            if being == NONE:
                self.clan[at] = NONE
                self.might[at] = 0
                continue
            occupied |= 1 << spot
            clan = CLAN[being]
            if neutral and clan != NONE and self.auras_on(seat, spot, AURA_NEUTRALITY):
                clan = NONE
            self.clan[at] = clan
            might = STRENGTH[being]
            if clan == own:
                might += CLAN_BONUS
            charms = self.charms[at]
            if charms:
                might += (
                    AVATAR_BONUS * (charms & EXALTED).bit_count() - ATROPHY_MALUS * (charms & ATROPHIED).bit_count()
                )
                if might < 0:
                    might = 0
            self.might[at] = might
        self.occupied[seat] = occupied

    def recount(self) -> None:
        """All that is derived, anew."""
        for seat in range(self.seats):
            self.reckon(seat)
            self.crowd[seat] = self.secrets.place.count(seat)
        self.deck = self.secrets.left(CREATURE_BACK)

    def changed(self, seat: int) -> None:
        """The structure of a seat has changed in a way that may break a rule (F24)."""
        self.reckon(seat)
        self.shaken |= 1 << seat

    # What is wrong with a structure

    def leaderless(self, seat: int, spot: int) -> bool:
        """F21."""
        return LEVEL[spot] != TOP_LEVEL and not self.occupied[seat] & LEADER_MASK[spot]

    def clashes(self, seat: int, spot: int) -> bool:
        """F20 Is the creature beside one of the enemy clan?"""
        base = SPOTS * seat
        clan = self.clan[base + spot]
        if clan == NONE:
            return False
        enemy = clan ^ 1
        for other in NEIGHBOURS[spot]:
            if self.clan[base + other] == enemy:
                return True
        return False

    def too_strong(self, seat: int, spot: int) -> bool:
        """F22, F23, F109 Is the creature as strong as its leaders together?"""
        if LEVEL[spot] == TOP_LEVEL:
            return False
        base = SPOTS * seat
        led = 0
        for leader in LEADERS[spot]:
            if self.being[base + leader] != NONE:
                if self.charms[base + leader] & MASKED:
                    return False
                led += self.might[base + leader]
        return self.might[base + spot] >= led

    def fault(self, seat: int, spot: int) -> Rule | None:
        """The rule that the creature on a position breaks."""
        if self.leaderless(seat, spot):
            return LEADER_RULE
        if self.clashes(seat, spot):
            return CLAN_RULE
        if self.too_strong(seat, spot):
            return self.strength_rule(seat, spot)
        return None

    def strength_rule(self, seat: int, spot: int) -> Rule:
        led = 0
        for leader in LEADERS[spot]:
            if self.being[SPOTS * seat + leader] != NONE:
                led += 1
        return TWO_LEADERS if led > 1 else STRENGTH_RULE

    def unsound(self, seat: int) -> Rule | None:
        """A rule that some creature of the structure breaks, or None if all is legal."""
        base = SPOTS * seat
        for spot in range(POSITIONS):
            if self.being[base + spot] != NONE:
                rule = self.fault(seat, spot)
                if rule is not None:
                    return rule
        return None

    def orphans(self, seat: int) -> list[int]:
        """F28 The creatures without a leader."""
        base = SPOTS * seat
        return [spot for spot in range(POSITIONS) if self.being[base + spot] != NONE and self.leaderless(seat, spot)]

    def offenders(self, seat: int) -> list[int]:
        """F29, FA6 The creatures that take part in a violation: both of an enemy pair, the too strong and its leaders."""
        base = SPOTS * seat
        found = 0
        for spot in range(POSITIONS):
            if self.being[base + spot] == NONE:
                continue
            if self.clashes(seat, spot):
                found |= 1 << spot
            if self.too_strong(seat, spot):
                found |= 1 << spot
                for leader in LEADERS[spot]:
                    if self.being[base + leader] != NONE:
                        found |= 1 << leader
        return [spot for spot in range(POSITIONS) if found >> spot & 1]

    # Placing

    def unfit(self, seat: int, being: int, spot: int) -> Rule | None:
        """The rule by which a new being cannot be put on a spot."""
        base = SPOTS * seat
        if spot == GUARD:
            return None if self.being[base + GUARD] == NONE else ONE_GUARD
        if self.being[base + spot] != NONE:
            return FREE_POSITIONS
        if self.leaderless(seat, spot):
            return LEADER_RULE
        if self.neutral[seat]:
            return self.unfit_by_trial(seat, being, spot)
        clan = CLAN[being]
        if clan != NONE:
            enemy = clan ^ 1
            for other in NEIGHBOURS[spot]:
                if self.clan[base + other] == enemy:
                    return CLAN_RULE
        if LEVEL[spot] == TOP_LEVEL:
            return None
        led = 0
        for leader in LEADERS[spot]:
            if self.being[base + leader] != NONE:
                if self.charms[base + leader] & MASKED:
                    return None
                led += self.might[base + leader]
        might = STRENGTH[being]
        if clan == self.wizard[seat]:
            might += CLAN_BONUS
        return self.strength_rule(seat, spot) if might >= led else None

    def unfit_by_trial(self, seat: int, being: int, spot: int) -> Rule | None:
        """With an Aura of Neutrality about, a new creature may change what its minions count for: put it and look."""
        at = SPOTS * seat + spot
        self.being[at] = being
        self.reckon(seat)
        rule = self.fault(seat, spot)
        if rule is None:
            rule = self.unsound(seat)
        self.being[at] = NONE
        self.reckon(seat)
        return rule

    def has_place(self, seat: int, being: int) -> bool:
        """FA14, FA27 Is there a free legal position, or an empty guard's place, for it?"""
        if self.being[SPOTS * seat + GUARD] == NONE:
            return True
        for spot in range(POSITIONS):
            if self.unfit(seat, being, spot) is None:
                return True
        return False

    def has_place_under(self, seat: int, being: int, leader: int) -> bool:
        for spot in MINIONS[leader]:
            if self.unfit(seat, being, spot) is None:
                return True
        return False

    def misplaced(self, seat: int, being: int, spot: int, under: int, law: Rule) -> Rule | None:
        """As `unfit`, where a law (F52, F91) allows of the positions only those below a leader."""
        if spot < POSITIONS and spot not in MINIONS[under]:
            return FREE_POSITIONS if self.being[SPOTS * seat + spot] != NONE else law
        return self.unfit(seat, being, spot)

    def put(self, seat: int, spot: int, being: int) -> None:
        """A being enters play where it is legal."""
        self.being[SPOTS * seat + spot] = being
        self.charms[SPOTS * seat + spot] = 0
        self.reckon(seat)

    # Moves and swaps

    def exchange(self, seat: int, here: int, there: int) -> None:
        """Two spots exchange what lies there, enchantments included; auras stay (FA58)."""
        base = SPOTS * seat
        being, charms = self.being[base + here], self.charms[base + here]
        self.being[base + here], self.charms[base + here] = self.being[base + there], self.charms[base + there]
        self.being[base + there], self.charms[base + there] = being, charms
        self.reckon(seat)

    # Dungeons

    def captives(self, seat: int) -> list[int]:
        """How many of each kind lie in a dungeon."""
        counts = [0] * CAPTIVES
        secrets = self.secrets
        for i in range(len(secrets.place)):
            if secrets.place[i] == seat:
                counts[secrets.kind[i]] += 1
        return counts

    def jail(self, kind: int, seat: int) -> None:
        """A card that everybody has seen goes to a dungeon."""
        self.secrets.put(kind, seat, ALL)
        self.crowd[seat] += 1

    def carry(self, piece: int, place: int) -> None:
        """A card goes from one place to another, and arrives there last."""
        old = self.secrets.place[piece]
        if old < self.seats:
            self.crowd[old] -= 1
        if place < self.seats:
            self.crowd[place] += 1
        self.secrets.bring(piece, place)

    def release(self, piece: int) -> int:
        """A card comes to the open table; its kind."""
        self.face_up(piece)
        old = self.secrets.place[piece]
        if old < self.seats:
            self.crowd[old] -= 1
        return self.secrets.leave(piece)

    def piece_of(self, place: int, kind: int) -> int:
        """A piece of this kind at a place: the one that most have seen, so that giving it tells the least; -1: none."""
        secrets = self.secrets
        best = -1
        for i in range(len(secrets.place)):
            if secrets.place[i] == place and secrets.kind[i] == kind:
                if best < 0 or secrets.seen[i].bit_count() > secrets.seen[best].bit_count():
                    best = i
        return best

    # What others can imagine

    def wants(self) -> list[list[int]]:
        """What a pending step proves about the dungeon of the active player: for each entry it holds a captive of one of
        these kinds, and all of them are different cards."""
        if not self.agenda:
            return []
        step = self.agenda[-1]
        if isinstance(step, Wanting):
            return step.wants(self)
        return self.wanted_by_statement()

    def wanted_by_statement(self) -> list[list[int]]:
        """F61 Who has stated a strength holds a creature of that strength that has a place to go."""
        if not self.stated:
            return []
        kinds: list[int] = []
        for kind in range(CAPTIVES):
            being = BEING_OF[kind]
            if (self.stated == ANY_STRENGTH or STRENGTH[being] == self.stated) and self.has_place(self.turn, being):
                kinds.append(kind)
        return [kinds]

    def plausible(self, seat: int | None) -> bool:
        if self.turn == NOBODY or seat == self.turn or self.to_act == ():
            return True
        wants = self.wants()
        return not wants or satisfied(wants, self.captives(self.turn), 0)

    def mend(self, seat: int | None) -> None:
        """Give the active player's dungeon what a pending step proves, in exchange for what the seat has not seen."""
        wants = self.wants()
        pieces = [i for i in range(len(self.secrets.place)) if self.secrets.place[i] == self.turn]
        provide(self.secrets, self.turn, seat, wants, pieces, 0)


class Wanting(Choice[Firepeak]):
    """A choice that proves something about the asked seat's dungeon."""

    __slots__ = ()

    def wants(self, state: Firepeak) -> list[list[int]]:
        raise NotImplementedError
