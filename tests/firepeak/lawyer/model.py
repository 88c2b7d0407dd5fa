"""The rules once more, written from the printed text alone: what a referee at the table would work out from the cards."""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from .kit import COSTS, LEADERS, SPOTS

MINIONS = {spot: "".join(low for low in SPOTS if spot in LEADERS[low]) for spot in SPOTS}
BESIDE = {"a": "b", "b": "a", "c": "d", "d": "ce", "e": "d", "f": "g", "g": "fh", "h": "gi", "i": "h"}
ENEMY = {"doom": "cler", "cler": "doom", "twil": "dawn", "dawn": "twil", "night": "gaia", "gaia": "night"}
PRINTED = {"familiar": 1, "golem": 1, "titan": 5}
ENCHANTMENTS = ("aggression", "atrophy", "avatar", "ethereality", "mask_command", "mystic_armor")
CAPTURES = ("smite", "tornado", "touch_death")
SUMMONED = ("familiar", "golem", "titan")

Layout = dict[str, "Creature"]


class Creature:
    """A creature as it counts where it lies."""

    def __init__(self, kind: str, clan: str | None, strength: int, enchantments: Iterable[str] = ()) -> None:
        self.kind = kind
        self.clan = clan
        self.strength = strength
        self.enchantments = list(enchantments)
        self.shade = False


def printed(kind: str) -> int:
    return PRINTED[kind] if kind in PRINTED else int(kind[-1])


def clan_of(kind: str) -> str | None:
    return None if kind in PRINTED else kind[:-2]


def under(player: Any, spot: str, aura: str) -> int:
    """How many auras of this name affect the position (F79, F82)."""
    if spot == "guard":
        return 0
    sources = [spot, *(up for up in LEADERS[spot] if player.structure[SPOTS.index(up)] is not None)]
    return sum(player.auras[SPOTS.index(source)] == aura for source in sources)


def creature(player: Any, spot: str) -> Creature | None:
    """F14, F96, FA2, worked out from the printed card."""
    being = player.guard if spot == "guard" else player.structure[SPOTS.index(spot)]
    if being is None:
        return None
    clan = None if under(player, spot, "aura_neutrality") else clan_of(being.kind)
    strength = printed(being.kind) + (clan is not None and clan == player.clan)
    strength += 2 * being.enchantments.count("avatar") - being.enchantments.count("atrophy")
    result = Creature(being.kind, clan, max(strength, 0), being.enchantments)
    result.shade = being.shade
    return result


def layout(player: Any) -> Layout:
    found = {spot: creature(player, spot) for spot in SPOTS}
    return {spot: one for spot, one in found.items() if one is not None}


def leaderless(cards: Layout) -> list[str]:
    return [spot for spot in cards if LEADERS[spot] and not any(up in cards for up in LEADERS[spot])]


def breaches(cards: Layout) -> set[str]:
    """Everybody who takes part in a breach of the clan rule or the strength rule (F20, F22, F23, F109)."""
    guilty: set[str] = set()
    for spot, one in cards.items():
        for other in LEADERS[spot] + BESIDE[spot]:
            if other in cards and one.clan is not None and ENEMY[one.clan] == cards[other].clan:
                guilty |= {spot, other}
        above = [up for up in LEADERS[spot] if up in cards]
        if above and not any("mask_command" in cards[up].enchantments for up in above):
            if one.strength >= sum(cards[up].strength for up in above):
                guilty |= {spot, *above}
    return guilty


def legal(cards: Layout) -> bool:
    return not leaderless(cards) and not breaches(cards)


class Seat:
    """One player's side of the table, for questions about what could lie where."""

    def __init__(self, player: Any) -> None:
        self.player = player

    def rearranged(self, beings: dict[str, Any]) -> Layout:
        """The layout as it would count with these beings on these positions: auras stay, enchantments travel."""
        changed = SimpleNamespace(clan=self.player.clan, auras=self.player.auras, guard=None)
        changed.structure = [beings.get(spot) for spot in SPOTS]
        return layout(changed)

    def beings(self) -> dict[str, Any]:
        return {spot: being for spot, being in zip(SPOTS, self.player.structure, strict=True) if being is not None}

    def places(self, being: Any) -> set[str]:
        """Free positions where this being would be legal, and the guard place if it is empty."""
        beings = self.beings()
        found = {spot for spot in SPOTS if spot not in beings and legal(self.rearranged({**beings, spot: being}))}
        return found | ({"guard"} if self.player.guard is None else set())

    def moves(self) -> set[str]:
        beings = self.beings()
        found = set()
        for spot, being in beings.items():
            rest = {other: one for other, one in beings.items() if other != spot}
            for to in SPOTS:
                if to not in beings and legal(self.rearranged({**rest, to: being})):
                    found.add(f"move {spot}>{to}")
            if self.player.guard is None and legal(self.rearranged(rest)):
                found.add(f"move {spot}>guard")
        return found

    def swaps(self) -> set[str]:
        beings = self.beings()
        found = set()
        for spot in beings:
            for other in MINIONS[spot] + BESIDE[spot]:
                if other in beings and spot < other:
                    changed = {**beings, spot: beings[other], other: beings[spot]}
                    if legal(self.rearranged(changed)):
                        found.add(f"swap {spot} {other}")
        return found

    def imprisonments(self) -> set[str]:
        beings = self.beings()
        found = {"imprison guard"} if self.player.guard is not None else set()
        for spot, being in beings.items():
            rest = {other: one for other, one in beings.items() if other != spot}
            if "mystic_armor" in being.enchantments or legal(self.rearranged(rest)):
                found.add(f"imprison {spot}")
        return found

    def controlled(self) -> list[str]:
        return [*self.beings(), *(["guard"] if self.player.guard is not None else [])]


def capturable(player: Any) -> list[str]:
    """F56, F108, F111: whom of this player one may try to capture."""
    found = []
    for spot in Seat(player).controlled():
        being = player.guard if spot == "guard" else player.structure[SPOTS.index(spot)]
        if "ethereality" not in being.enchantments and being.kind != "familiar":
            found.append(spot)
    return found


def attack(player: Any, spot: str) -> int:
    one = creature(player, spot)
    assert one is not None
    return one.strength + under(player, spot, "aura_strength")


def defence(player: Any, spot: str, powers: bool) -> int:
    one = creature(player, spot)
    assert one is not None
    gaia = powers and one.clan == "gaia"
    return one.strength + (spot in "ab") + under(player, spot, "aura_resistance") + gaia


def raider(player: Any, spot: str, powers: bool) -> int:
    one = creature(player, spot)
    assert one is not None
    return one.strength + under(player, spot, "aura_stealth") + (powers and one.clan == "cler")


def keeper(player: Any) -> int:
    guard = creature(player, "guard")
    return 0 if guard is None else guard.strength


def odds(difference: int, factor: int = 1) -> tuple[int, int]:
    """Wins and ties of the 36 throws."""
    sums = [factor * own + difference - other for own in range(1, 7) for other in range(1, 7)]
    return sum(one > 0 for one in sums), sums.count(0)


def payments(dungeon: list[str], cost: list[str], bonus: int) -> list[list[str]]:
    """What is left of the dungeon after each way of paying (F76)."""
    if not cost:
        return [dungeon]
    clan, strength = cost[0].split("-")
    found = []
    for card in set(dungeon):
        if clan_of(card) == clan and printed(card) + bonus >= int(strength):
            rest = list(dungeon)
            rest.remove(card)
            found += payments(rest, cost[1:], bonus)
    return found


def remainders(dungeon: list[str], spell: str, circle: str | None) -> list[list[str]]:
    return payments(dungeon, COSTS[spell].split(), int(circle == "circle_magic"))
