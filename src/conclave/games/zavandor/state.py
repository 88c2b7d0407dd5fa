"""The state of a match of Zavandor, and queries on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from conclave.engine.game import Game, Value
from conclave.engine.rules import Rule
from conclave.engine.secrets import Secrets, bit
from conclave.engine.state import State
from conclave.engine.steps import Choice
from conclave.games.zavandor.components import (
    AREA_LIMIT,
    AREA_POINTS,
    ARTIFACT_DISCOUNT,
    ARTIFACT_POINTS,
    BACKS,
    BALL,
    BALL_LIMIT,
    BASE_LIMIT,
    BELT,
    BELT_SLOTS,
    BONUS_CAP,
    CARD_WEIGHT,
    CONCENTRATED,
    CONCENTRATED_WEIGHT,
    DECK_LETTER,
    DIAMOND,
    EMERALD,
    EXTRA_SLOTS,
    FIRST_SENTINEL,
    FOX,
    GEM_POINTS,
    GEM_PRICE,
    GEM_SALE,
    GEMS_IN_BOX,
    HELP,
    HELPER,
    KINDS_OF_AREA,
    KINDS_OF_ARTIFACT,
    KINDS_OF_COLOUR,
    KINDS_OF_GEM,
    KINDS_OF_SENTINEL,
    LEAST_LIMIT,
    LORE_ACCUMULATION,
    LORE_ARTIFACTS,
    LORE_GEMS,
    MASK,
    MASK_HELP,
    OPAL,
    OWL,
    PHOENIX,
    RAVEN,
    RAVEN_LIKES,
    RUBY,
    SALAMANDER,
    SAPPHIRE,
    SCARAB,
    SENTINEL_POINTS,
    SPIRAL,
    SURCHARGE,
    SURCHARGE_FROM,
    TOAD,
    TOAD_LIKES,
    TOMCAT,
    TOP_LEVEL,
    UNICORN,
    VALUE,
    WAND,
    WAND_LIMIT,
    WAND_SLOTS,
    dust_weight,
)
from conclave.games.zavandor.rules import ALL_AT_ONCE, NOT_YOUR_TURN, WHILE_AN_AUCTION_RUNS

NOBODY: Final = -1
ASIDE: Final = 8
"""Place `seat` is a seat's hand; place `ASIDE + seat` are its cards laid aside from the Sages (Z63)."""


class Switches:
    """The options of a match, settled at the start."""

    __slots__ = (
        "choose_character", "druid_level3_ruby", "lightning", "limited_gems", "lower_variance", "one_dust",
        "public_money", "strict_subphases",
    )  # fmt: skip

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.lightning: Final[bool] = values["lightning"] is True
        self.one_dust: Final[bool] = values["one_dust"] is True
        self.limited_gems: Final[bool] = values["limited_gems"] is True
        self.strict_subphases: Final[bool] = values["strict_subphases"] is True
        self.choose_character: Final[bool] = values["choose_character"] is True
        self.druid_level3_ruby: Final[bool] = values["druid_level3_ruby"] is True
        self.public_money: Final[bool] = values["public_money"] is True
        self.lower_variance: Final[bool] = values["lower_variance"] is True


class Zavandor(State):
    """All that lies on the table. Lists that hold several figures a seat are flat: `active[5 * seat + gem]`."""

    __slots__ = (
        "active", "character", "concentrated", "deck", "dust", "idle", "keeper", "learned", "levels", "offer",
        "order", "out", "owned", "phase", "points", "position", "pouch", "purse", "round", "shifts", "spent", "stage",
        "stones", "switches", "turn", "worth",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        seats: int,
        secrets: Secrets,
        switches: Switches,
        round: int,
        phase: int,
        turn: int,
        learned: int,
        shifts: int,
        stage: int,
        out: int,
        character: list[int],
        active: list[int],
        idle: list[int],
        dust: list[int],
        concentrated: list[int],
        purse: list[int],
        worth: list[int],
        levels: list[int],
        stones: list[int],
        pouch: list[int],
        owned: list[int],
        keeper: list[int],
        points: list[int],
        order: list[int],
        position: list[int],
        offer: list[int],
        deck: list[int],
        spent: list[int],
    ) -> None:
        super().__init__(game, seats, secrets)
        self.switches: Final[Switches] = switches
        self.round: int = round
        self.phase: int = phase
        self.turn: int = turn
        """Whose turn it is in phase 3, or NOBODY."""
        self.learned: int = learned
        """The mask of the seats that have taken their paid step this round (Z51)."""
        self.shifts: int = shifts
        """Activations and deactivations in this turn (ZA31)."""
        self.stage: int = stage
        """Under ZV4: 0 nothing yet, 1 gems were touched this turn, 2 knowledge after gems."""
        self.out: int = out
        """The mask of the seats struck by lightning (Z77)."""
        self.character: list[int] = character
        self.active: list[int] = active
        self.idle: list[int] = idle
        self.dust: list[int] = dust
        """Dust, with what change and sales of the own turn add to it; settled by `settle_dust` (ZA4)."""
        self.concentrated: list[int] = concentrated
        self.purse: list[int] = purse
        """What cards and concentrated energy in the hand are worth together. Derived; hidden from the others."""
        self.worth: list[int] = worth
        """What all gems would fetch. Derived."""
        self.levels: list[int] = levels
        self.stones: list[int] = stones
        """The mask of the knowledge stones still on the own board."""
        self.pouch: list[int] = pouch
        """How many knowledge stones wait in the pentagon."""
        self.owned: list[int] = owned
        self.keeper: list[int] = keeper
        """Who has each sentinel, or NOBODY."""
        self.points: list[int] = points
        self.order: list[int] = order
        """The seats by position."""
        self.position: list[int] = position
        self.offer: list[int] = offer
        self.deck: list[int] = deck
        """How many of each artifact lie in the deck."""
        self.spent: list[int] = spent
        """Spent energy cards, face up, by kind (ZA1)."""

    def clone(self) -> Zavandor:
        copy = Zavandor(
            self.game, self.seats, self.secrets.clone(), self.switches, self.round, self.phase, self.turn, self.learned,
            self.shifts, self.stage, self.out, self.character[:], self.active[:], self.idle[:], self.dust[:],
            self.concentrated[:], self.purse[:], self.worth[:], self.levels[:], self.stones[:], self.pouch[:], self.owned[:],
            self.keeper[:], self.points[:], self.order[:], self.position[:], self.offer[:], self.deck[:],
            self.spent[:],
        )  # fmt: skip
        copy.adopt(self)
        return copy

    # Points

    def scores(self) -> list[int]:
        return [0 if self.is_out(seat) else self.points[seat] for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Z122: most points; equal players share the victory."""
        alive = self.alive()
        best = max([self.points[seat] for seat in alive])
        return [seat for seat in alive if self.points[seat] == best]

    def gem_points(self, seat: int) -> int:
        """ZA21a: the points of the active gems alone."""
        total = 0
        if self.worth[seat]:
            at = KINDS_OF_GEM * seat
            for points in GEM_POINTS:
                total += points * self.active[at]
                at += 1
        return total

    def lore_points(self, seat: int) -> int:
        return AREA_POINTS * self.completed(seat)

    def artifact_points(self, seat: int) -> int:
        total = 0
        at = KINDS_OF_ARTIFACT * seat
        for points in ARTIFACT_POINTS:
            if self.owned[at]:
                total += points * self.owned[at]
            at += 1
        return total

    def sentinel_points(self, seat: int) -> int:
        """Z104, Z120: five each and the bonus, with what the seat has now."""
        total = 0
        for sentinel in range(KINDS_OF_SENTINEL):
            if self.keeper[sentinel] == seat:
                total += SENTINEL_POINTS + self.bonus(seat, sentinel)
        return total

    def count_points(self, seat: int) -> int:
        """Z118."""
        return self.gem_points(seat) + self.lore_points(seat) + self.artifact_points(seat) + self.sentinel_points(seat)

    def completed(self, seat: int) -> int:
        """How many areas the seat has at level 4."""
        total = 0
        for area in range(KINDS_OF_AREA):
            if self.levels[KINDS_OF_AREA * seat + area] == TOP_LEVEL:
                total += 1
        return total

    def bonus(self, seat: int, sentinel: int) -> int:
        """Z105 to Z113: what a sentinel is worth to the seat beyond its five points."""
        gems = KINDS_OF_GEM * seat
        if sentinel == PHOENIX:
            kinds = 0
            for gem in range(KINDS_OF_GEM):
                if self.active[gems + gem]:
                    kinds += 1
            return 2 * kinds
        if sentinel == OWL:
            return 2 * self.completed(seat)
        if sentinel == FOX:
            return min(BONUS_CAP, 2 * self.active[gems + SAPPHIRE])
        if sentinel == TOAD:
            return 2 * self.owns_of(seat, TOAD_LIKES)
        if sentinel == UNICORN:
            return self.active[gems + DIAMOND]
        if sentinel == TOMCAT:
            return min(BONUS_CAP, 2 * self.active[gems + OPAL])
        if sentinel == SCARAB:
            return self.active[gems + EMERALD]
        if sentinel == RAVEN:
            return 2 * self.owns_of(seat, RAVEN_LIKES)
        assert sentinel == SALAMANDER
        return 2 * self.active[gems + RUBY]

    def owns_of(self, seat: int, artifacts: list[int]) -> int:
        total = 0
        for artifact in artifacts:
            total += self.owned[KINDS_OF_ARTIFACT * seat + artifact]
        return total

    # Who plays

    def is_out(self, seat: int) -> bool:
        return bool(self.out >> seat & 1)

    def living(self) -> int:
        """How many have not been struck by lightning."""
        return self.seats - self.out.bit_count() if self.out else self.seats

    def alive(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.is_out(seat)]

    # Gems

    def slots(self, seat: int) -> int:
        """Z45: how many gems can be active."""
        owned = KINDS_OF_ARTIFACT * seat
        return (
            SPIRAL
            + BELT_SLOTS * self.owned[owned + BELT]
            + WAND_SLOTS * self.owned[owned + WAND]
            + EXTRA_SLOTS[self.level(seat, LORE_ACCUMULATION)]
        )

    def active_gems(self, seat: int) -> int:
        gems = KINDS_OF_GEM * seat
        active = self.active
        return active[gems] + active[gems + 1] + active[gems + 2] + active[gems + 3] + active[gems + 4]

    def gems(self, seat: int, gem: int) -> int:
        """How many gems of a kind the seat has, active or not."""
        return self.active[KINDS_OF_GEM * seat + gem] + self.idle[KINDS_OF_GEM * seat + gem]

    def supply(self, gem: int) -> int:
        """Gems of a kind left in the box (ZV3)."""
        total = GEMS_IN_BOX[gem]
        for seat in range(self.seats):
            total -= self.gems(seat, gem)
        return total

    def gem_price(self, seat: int, gem: int) -> int:
        return GEM_PRICE[self.level(seat, LORE_GEMS)][gem]

    def gem_sale(self, seat: int, gem: int) -> int:
        return GEM_SALE[self.level(seat, LORE_GEMS)][gem]

    def appraise(self, seat: int) -> None:
        """Keep `worth` true after gems, or the level of Knowledge of Gems, have changed."""
        sale = GEM_SALE[self.level(seat, LORE_GEMS)]
        total = 0
        for gem in range(KINDS_OF_GEM):
            total += sale[gem] * self.gems(seat, gem)
        self.worth[seat] = total

    def add_gem(self, seat: int, gem: int) -> None:
        """Z43: to a free slot in the own turn, else into the pentagon (ZA13)."""
        if self.turn == seat and self.active_gems(seat) < self.slots(seat):
            self.active[KINDS_OF_GEM * seat + gem] += 1
        else:
            self.idle[KINDS_OF_GEM * seat + gem] += 1
        self.appraise(seat)

    # Knowledge

    def level(self, seat: int, area: int) -> int:
        return self.levels[KINDS_OF_AREA * seat + area]

    def has_stone(self, seat: int, stone: int) -> bool:
        return bool(self.stones[seat] >> stone & 1)

    # Energy

    def energy(self, seat: int) -> int:
        """All energy the seat can spend at once. The value of the cards is known to the seat alone."""
        return self.dust[seat] + self.purse[seat]

    def can_raise(self, seat: int, price: int) -> bool:
        """Is the price within the energy in hand and the sale of all gems?"""
        return self.dust[seat] + self.purse[seat] + self.worth[seat] >= price

    def spend_concentrated(self, seat: int, colour: int) -> int:
        """A concentrated energy goes back to the supply; its value."""
        self.concentrated[KINDS_OF_COLOUR * seat + colour] -= 1
        self.purse[seat] -= CONCENTRATED[colour]
        self.tell("concentrated_spent", seat, colour)
        return CONCENTRATED[colour]

    def settled(self, amount: int) -> int:
        """ZA4: dust that can be laid out: 1 and 3 lose one, as there is no 1-dust."""
        if (amount == 1 or amount == 3) and not self.switches.one_dust:
            return amount - 1
        return amount

    def means(self, seat: int) -> int:
        """ZA6: what the seat could pay for an auction if it sold everything."""
        return self.settled(self.dust[seat]) + self.purse[seat] + self.worth[seat]

    def settle_dust(self, seat: int) -> None:
        kept = self.settled(self.dust[seat])
        if kept != self.dust[seat]:
            self.dust[seat] = kept
            self.tell("lost_dust", seat, 1)

    def gain_dust(self, seat: int, amount: int) -> None:
        """ZA4c: change and proceeds join the dust; outside the own turn they are laid out at once."""
        self.dust[seat] += amount
        if self.turn != seat:
            self.settle_dust(seat)

    def discard(self, piece: int) -> int:
        """A hand card goes face up to the spent ones; its value."""
        self.face_up(piece)
        seat = self.secrets.place[piece]
        kind = self.secrets.leave(piece)
        self.spent[kind] += 1
        value = VALUE[kind]
        self.purse[seat] -= value
        self.tell("card_spent", seat, kind)
        return value

    def cards(self, seat: int) -> int:
        """How many cards the seat holds."""
        return self.secrets.place.count(seat)

    def concentrated_pieces(self, seat: int) -> int:
        at = KINDS_OF_COLOUR * seat
        have = self.concentrated
        return have[at] + have[at + 1] + have[at + 2] + have[at + 3]

    def limit(self, seat: int) -> int:
        """Z117: the hand limit."""
        total = BASE_LIMIT
        for area in range(KINDS_OF_AREA):
            if self.levels[KINDS_OF_AREA * seat + area]:
                total += AREA_LIMIT[area]
        owned = KINDS_OF_ARTIFACT * seat
        return total + BALL_LIMIT * self.owned[owned + BALL] + WAND_LIMIT * self.owned[owned + WAND]

    def weight(self, seat: int) -> int:
        """Z114: what the seat's energy weighs in the hand."""
        return (
            CARD_WEIGHT * self.cards(seat)
            + CONCENTRATED_WEIGHT * self.concentrated_pieces(seat)
            + dust_weight(self.settled(self.dust[seat]), self.switches.one_dust)
        )

    def exceeds(self, seat: int) -> bool:
        """Z114: does the seat hold more than its hand limit?"""
        weight = self.weight(seat)
        return weight > LEAST_LIMIT and weight > self.limit(seat)

    # Auctions

    def on_offer(self, thing: int) -> bool:
        """Z67."""
        if thing >= FIRST_SENTINEL:
            return self.keeper[thing - FIRST_SENTINEL] == NOBODY
        return thing in self.offer

    def may_own(self, seat: int, thing: int) -> bool:
        """Z79: not a second belt or wand."""
        return (thing != BELT and thing != WAND) or not self.owned[KINDS_OF_ARTIFACT * seat + thing]

    def surcharge(self, seat: int, thing: int) -> int:
        """Z81 to Z84: what the position adds to the price, or takes off it."""
        position = self.position[seat]
        amount = SURCHARGE[position]
        decisive = self.order[0] if amount < 0 else seat
        if not amount or self.points[decisive] < SURCHARGE_FROM:
            return 0
        return 2 * amount if thing >= FIRST_SENTINEL else amount

    def discount(self, seat: int, thing: int) -> int:
        """Z65, Z86: what knowledge and artifacts take off the price."""
        owned = KINDS_OF_ARTIFACT * seat
        lore = ARTIFACT_DISCOUNT[self.level(seat, LORE_ARTIFACTS)]
        if thing >= FIRST_SENTINEL:
            return 2 * lore + MASK_HELP * self.owned[owned + MASK]
        helper = HELPER[thing]
        return lore if helper < 0 else lore + HELP[thing] * self.owned[owned + helper]

    def price(self, seat: int, thing: int, bid: int) -> int:
        """Z73: what the seat really pays for a bid; never below nothing (ZA11)."""
        return max(0, bid + self.surcharge(seat, thing) - self.discount(seat, thing))

    def highest_bid(self, seat: int, thing: int) -> int:
        """The highest bid that the seat could pay (ZA6)."""
        return self.means(seat) - self.surcharge(seat, thing) + self.discount(seat, thing)

    def sold_sentinels(self) -> int:
        total = 0
        for keeper in self.keeper:
            if keeper != NOBODY:
                total += 1
        return total

    def letter(self) -> int:
        """The letter on top of the artifact deck, or -1."""
        for artifact in range(KINDS_OF_ARTIFACT):
            if self.deck[artifact]:
                return DECK_LETTER[artifact]
        return -1

    # Imagined worlds

    def redealt(self) -> None:
        purse = [0] * self.seats
        for seat in range(self.seats):
            for colour in range(KINDS_OF_COLOUR):
                purse[seat] += CONCENTRATED[colour] * self.concentrated[KINDS_OF_COLOUR * seat + colour]
        secrets = self.secrets
        for i in range(len(secrets.place)):
            if secrets.place[i] < ASIDE:
                purse[secrets.place[i]] += VALUE[secrets.kind[i]]
        self.purse = purse

    def not_asked(self, seat: int) -> Rule:
        """Z33, unless it is the seat's own turn in which an auction runs, or the seat has had its say."""
        if self.turn == seat:
            return WHILE_AN_AUCTION_RUNS
        if self.phase == 4:
            return ALL_AT_ONCE
        step = self.agenda[-1]
        return step.leaves_out(self, seat) if isinstance(step, Owing) else NOT_YOUR_TURN

    def debtor(self) -> tuple[int, int]:
        """Who is about to pay, and how much; the highest bidder of a running auction counts. (NOBODY, 0) if none is."""
        if self.agenda:
            step = self.agenda[-1]
            if isinstance(step, Owing):
                return step.debt(self)
        return (NOBODY, 0)

    def plausible(self, seat: int | None) -> bool:
        """Whoever has bid, or has begun to buy, can pay; under ZV1 a bid proves nothing."""
        debtor, debt = self.debtor()
        return debtor == NOBODY or debtor == seat or self.can_raise(debtor, debt)

    def mend(self, seat: int | None) -> None:
        """Give the debtor the dearest cards that could be his: the true ones are not better."""
        debtor = self.debtor()[0]
        secrets = self.secrets
        mask = bit(seat)
        for i in range(len(secrets.place)):
            if secrets.place[i] == debtor and not secrets.seen[i] & mask:
                for kind in range(BACKS.first[BACKS.back[secrets.kind[i]] + 1] - 1, secrets.kind[i], -1):
                    if secrets.suppose(i, kind, seat, debtor):
                        break


class Owing(Choice[Zavandor]):
    """A choice that shows that somebody can pay: a bid in the room, a payment begun."""

    __slots__ = ()

    def debt(self, state: Zavandor) -> tuple[int, int]:
        """Who must be able to pay how much."""
        raise NotImplementedError

    def leaves_out(self, state: Zavandor, seat: int) -> Rule:
        """Why the seat is not the one that is asked."""
        return NOT_YOUR_TURN
