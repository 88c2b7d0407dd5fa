"""The printed figures of Das Zepter von Zavandor, and what follows from them for a player on view.

Written from the printed rules without a look at the program: tests hold the program against it.
"""

from __future__ import annotations

from typing import Any

COST = {"opal": 10, "sapphire": 20, "emerald": 30, "diamond": 40, "ruby": 60}
WORTH = {"opal": 1, "sapphire": 1, "emerald": 2, "diamond": 2, "ruby": 3}
COLOUR = {"sapphire": "blue", "emerald": "green", "diamond": "white", "ruby": "red"}
MIDDLE = {"blue": 5, "green": 7, "white": 10, "red": 15}
PACKED = {"blue": 20, "green": 30, "white": 40, "red": 60}
STEPS = {
    "gems": (2, 4, 8, 16),
    "flow": (3, 6, 12, 24),
    "fire": (5, 10, 15, 20),
    "sages": (3, 6, 12, 24),
    "artifacts": (2, 4, 8, 16),
    "accumulation": (2, 4, 8, 16),
}
LIMIT = {"gems": -1, "flow": -1, "fire": 0, "sages": 0, "artifacts": 1, "accumulation": 1}
# letter, least bid, points
ARTIFACTS = {
    "spellbook": ("A", 20, 1),
    "runestone": ("A", 20, 1),
    "ball": ("A", 20, 1),
    "belt": ("B", 30, 2),
    "mirror": ("B", 40, 2),
    "crystal": ("B", 40, 2),
    "elixir": ("B", 60, 2),
    "mask": ("C", 50, 3),
    "wand": ("C", 60, 3),
    "chalice": ("C", 80, 4),
    "cloak": ("D", 80, 5),
    "talisman": ("D", 100, 8),
}
SENTINELS = ("phoenix", "owl", "fox", "toad", "unicorn", "tomcat", "scarab", "raven", "salamander")
COPIES = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}  # of each artifact, by the number of players
START = {  # knowledge, limit, dust
    "witch": ("gems", 4, 10),
    "elf": ("flow", 4, 10),
    "druid": ("fire", 5, 20),
    "fairy": ("sages", 5, 10),
    "mage": ("artifacts", 6, 15),
    "kobold": ("accumulation", 6, 20),
}


def dust_weight(dust: int, ones: bool = False) -> int:
    """The smallest number of cards an amount of dust counts as."""
    coins = ((10, 3), (5, 2), (2, 1)) + (((1, 1),) if ones else ())
    best = [0] + [10**6] * dust
    for amount in range(1, dust + 1):
        best[amount] = min([best[amount - c] + w for c, w in coins if c <= amount], default=10**6)
    return best[dust]


def opal_dust(count: int) -> int:
    return 10 * (count // 3) + (0, 2, 5)[count % 3]


def income(player: Any) -> tuple[int, dict[str, int], dict[str, int]]:
    """Dust, cards by colour and concentrated energy by colour that a player's board yields in phase 2."""
    cards = {colour: player.active.get(gem, 0) for gem, colour in COLOUR.items()}
    cards["green"] += player.artifacts.get("crystal", 0)
    cards["red"] += player.artifacts.get("chalice", 0)
    packed = {colour: count // 4 for colour, count in cards.items()}
    dust = opal_dust(player.active.get("opal", 0)) + 2 * sum(packed.values())
    dust += (0, 0, 2, 5, 10)[player.knowledge.get("flow", 0)]
    return dust, {c: n % 4 for c, n in cards.items() if n % 4}, {c: n for c, n in packed.items() if n}


def bonus(sentinel: str, player: Any) -> int:
    active, own = player.active, player.artifacts
    match sentinel:
        case "phoenix":
            return 2 * sum(1 for n in active.values() if n)
        case "owl":
            return 2 * sum(1 for level in player.knowledge.values() if level == 4)
        case "fox":
            return int(min(12, 2 * active.get("sapphire", 0)))
        case "tomcat":
            return int(min(12, 2 * active.get("opal", 0)))
        case "unicorn":
            return int(active.get("diamond", 0))
        case "scarab":
            return int(active.get("emerald", 0))
        case "salamander":
            return int(2 * active.get("ruby", 0))
        case "toad":
            return int(2 * sum(own.get(n, 0) for n in ("runestone", "crystal", "spellbook", "elixir")))
        case "raven":
            return int(2 * sum(own.get(n, 0) for n in ("ball", "mask", "belt", "wand")))
    raise AssertionError(sentinel)


def gem_points(player: Any) -> int:
    return sum(WORTH[gem] * n for gem, n in player.active.items())


def points(player: Any) -> int:
    return int(
        gem_points(player)
        + 2 * sum(1 for level in player.knowledge.values() if level == 4)
        + sum(ARTIFACTS[name][2] * n for name, n in player.artifacts.items())
        + sum(5 + bonus(name, player) for name in player.sentinels)
    )


def hand_limit(player: Any) -> int:
    return int(
        5
        + sum(LIMIT[area] for area, level in player.knowledge.items() if level)
        + 3 * player.artifacts.get("ball", 0)
        + 3 * player.artifacts.get("wand", 0)
    )


def slots(player: Any) -> int:
    own = player.artifacts
    return int(
        5 + 2 * own.get("belt", 0) + 2 * own.get("wand", 0) + (0, 0, 1, 1, 2)[player.knowledge.get("accumulation", 0)]
    )


def gem_price(player: Any, gem: str) -> int:
    return int(COST[gem] * (10 - player.knowledge.get("gems", 0)) // 10)


def surcharge(view: Any, player: Any, name: str) -> int:
    """What the place in the order adds to (or takes off) the price of a thing."""
    rank = view.order.index(player.seat) + 1
    lead = view.players[view.order[0]].points
    amount = 0
    if rank == 1 and player.points >= 10:
        amount = 10
    if rank == 2 and player.points >= 10:
        amount = 5
    if rank == 5 and lead >= 10:
        amount = -5
    if rank == 6 and lead >= 10:
        amount = -10
    return amount * (2 if name in SENTINELS else 1)


def own_discount(player: Any, name: str) -> int:
    own, level = player.artifacts, player.knowledge.get("artifacts", 0)
    amount = (0, 0, 5, 5, 10)[level]
    if name in SENTINELS:
        return int(2 * amount + 20 * own.get("mask", 0))
    if name == "cloak":
        amount += 15 * own.get("spellbook", 0)
    if name == "chalice":
        amount += 10 * own.get("runestone", 0)
    if name == "elixir":
        amount += 5 * own.get("ball", 0)
    return amount


def net_price(view: Any, player: Any, name: str, bid: int) -> int:
    return max(0, bid + surcharge(view, player, name) - own_discount(player, name))


def least(name: str) -> int:
    return 120 if name in SENTINELS else ARTIFACTS[name][1]


def figures_fit(player: Any, ones: bool) -> None:
    """Are the standing figures of a player, seen by themselves, those of the printed rules?"""
    assert player.limit == hand_limit(player)
    assert player.slots == slots(player)
    assert sum(player.active.values()) <= player.slots
    assert player.prices == {gem: gem_price(player, gem) for gem in COST}
    assert player.sales == {gem: gem_price(player, gem) // 2 for gem in COST}
    if ones or player.dust not in (1, 3):
        cards = len(player.hand) + 3 * sum(player.concentrated.values())
        assert player.weight == cards + dust_weight(player.dust, ones)
    assert player.active.get("ruby", 0) + player.pentagon.get("ruby", 0) <= 5
    assert player.artifacts.get("belt", 0) <= 1
    assert player.artifacts.get("wand", 0) <= 1
