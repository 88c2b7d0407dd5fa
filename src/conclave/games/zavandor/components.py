"""What is in the box of the Scepter of Zavandor: every figure, with its rule number.

Figures that no surviving copy of the document gives (costs of gems, values of cards, start dust) are listed as likely or
reconstructed in the rulebook's chapter about the box.
"""

from __future__ import annotations

from typing import Final

from conclave.engine.secrets import Backs

MOST_SEATS: Final = 6  # Z1

# Gems (Edelsteine)
OPAL: Final = 0
SAPPHIRE: Final = 1
EMERALD: Final = 2
DIAMOND: Final = 3
RUBY: Final = 4
GEMS: Final = ["opal", "sapphire", "emerald", "diamond", "ruby"]
KINDS_OF_GEM: Final = 5
GEM_COST: Final = [10, 20, 30, 40, 60]  # Z37
GEM_POINTS: Final = [1, 1, 2, 2, 3]  # Z118
GEMS_IN_BOX: Final = [28, 28, 24, 24, 20]  # ZV3
START_GEMS: Final = [2, 1, 0, 0, 0]  # Z3
MOST_RUBIES: Final = 5  # Z42
GEM_PRICE: Final = [[cost * (10 - level) // 10 for cost in GEM_COST] for level in range(5)]  # Z37: by Gems level
GEM_SALE: Final = [[price // 2 for price in prices] for prices in GEM_PRICE]  # Z48

# Energy cards (Energiekarten): colour c belongs to gem c + 1
BLUE: Final = 0
GREEN: Final = 1
WHITE: Final = 2
RED: Final = 3
COLOURS: Final = ["blue", "green", "white", "red"]
KINDS_OF_COLOUR: Final = 4
CARD_VALUES: Final = [[3, 4, 5, 6, 7], [5, 6, 7, 8, 9, 10], [8, 9, 10, 11, 12], [13, 14, 15, 16, 17]]
CARD_COPIES: Final = [[3, 6, 12, 6, 3], [3, 6, 9, 9, 6, 3], [3, 6, 12, 6, 3], [3, 6, 12, 6, 3]]
FLAT_COPIES: Final = [[0, 5, 20, 5, 0], [0, 3, 15, 15, 3, 0], [0, 5, 20, 5, 0], [0, 5, 20, 5, 0]]  # ZV8
BACKS: Final = Backs([len(values) for values in CARD_VALUES])
VALUE: Final = [value for values in CARD_VALUES for value in values]  # by kind, all colours numbered through
KIND_COLOUR: Final = [colour for colour, values in enumerate(CARD_VALUES) for _ in values]
CARDS_OF_COLOUR: Final = [30, 36, 30, 30]
CONCENTRATED: Final = [20, 30, 40, 60]  # Z25: what four cards are worth
AVERAGE_IN_DUST: Final = [5, 7, 10, 15]  # ZA1: when there is no card left at all
GROUP: Final = 4  # Z25
DUST_OF_GROUP: Final = 2  # Z25

# Hand weight (Z114, table I)
CARD_WEIGHT: Final = 1
CONCENTRATED_WEIGHT: Final = 3
DUST_TILES: Final = [(2, 1), (5, 2), (10, 3)]
BASE_LIMIT: Final = 5  # Z117
OPAL_DUST: Final = [0, 2, 5]  # Z22: for no, one or two opals beyond a full three, which give 10

# Characters: character n starts in area n (Z7)
CHARACTERS: Final = ["witch", "elf", "druid", "fairy", "mage", "kobold"]
DRUID: Final = 2
FAIRY: Final = 3
START_DUST: Final = [10, 10, 20, 10, 15, 20]  # Z4
FAIRY_CARDS: Final = 2  # Z5
START_POINTS: Final = 3  # Z6

# Knowledge (Wissensgebiete)
LORE_GEMS: Final = 0
LORE_FLOW: Final = 1
LORE_FIRE: Final = 2
LORE_SAGES: Final = 3
LORE_ARTIFACTS: Final = 4
LORE_ACCUMULATION: Final = 5
AREAS: Final = ["gems", "flow", "fire", "sages", "artifacts", "accumulation"]
KINDS_OF_AREA: Final = 6
TOP_LEVEL: Final = 4
STEP_COST: Final = [[2, 4, 8, 16], [3, 6, 12, 24], [5, 10, 15, 20], [3, 6, 12, 24], [2, 4, 8, 16], [2, 4, 8, 16]]  # Z52
CHEAPEST_STEP: Final = 2
AREA_LIMIT: Final = [-1, -1, 0, 0, 1, 1]  # Z59
LEAST_LIMIT: Final = BASE_LIMIT + sum([change for change in AREA_LIMIT if change < 0])
AREA_POINTS: Final = 2  # Z58
FLOW_DUST: Final = [0, 0, 2, 5, 10]  # Z28
SAGES_CARDS: Final = 2  # Z62
ARTIFACT_DISCOUNT: Final = [0, 0, 5, 5, 10]  # Z65; doubled for sentinels
EXTRA_SLOTS: Final = [0, 0, 1, 1, 2]  # Z66
ACCUMULATION_SLOTS_AT: Final = [2, 4]
RUBY_LEVEL: Final = 4  # Z41
STONES: Final = [20, 25, 30, 35, 40]  # Z6
ALL_STONES: Final = 0b11111

# Slots (Z45)
SPIRAL: Final = 5
BELT_SLOTS: Final = 2
WAND_SLOTS: Final = 2

# Artifacts (Artefakte)
SPELLBOOK: Final = 0
RUNESTONE: Final = 1
BALL: Final = 2
BELT: Final = 3
MIRROR: Final = 4
CRYSTAL: Final = 5
ELIXIR: Final = 6
MASK: Final = 7
WAND: Final = 8
CHALICE: Final = 9
CLOAK: Final = 10
TALISMAN: Final = 11
ARTIFACTS: Final = [
    "spellbook", "runestone", "ball", "belt", "mirror", "crystal", "elixir", "mask", "wand", "chalice", "cloak",
    "talisman",
]  # fmt: skip
KINDS_OF_ARTIFACT: Final = 12
DECK_LETTER: Final = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3]  # A to D
LETTERS: Final = "ABCD"
MINIMUM: Final = [20, 20, 20, 30, 40, 40, 60, 50, 60, 80, 80, 100, *[120] * 9]  # Z69; sentinels too
ARTIFACT_POINTS: Final = [1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 8]
COPIES: Final = [0, 0, 1, 2, 2, 3, 3]  # Z8: by number of players
FREE_STEPS: Final = [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2]  # Z88, Z96, Z100
HELPER: Final = [-1, -1, -1, -1, -1, -1, BALL, -1, -1, RUNESTONE, SPELLBOOK, -1]  # Z86: which artifact makes it cheaper
HELP: Final = [0, 0, 0, 0, 0, 0, 5, 0, 0, 10, 15, 0]
MASK_HELP: Final = 20  # Z86: each mask on every sentinel
BALL_LIMIT: Final = 3  # Z89
WAND_LIMIT: Final = 3  # Z97

# Sentinels (Waechter): objects 12 to 20
PHOENIX: Final = 0
OWL: Final = 1
FOX: Final = 2
TOAD: Final = 3
UNICORN: Final = 4
TOMCAT: Final = 5
SCARAB: Final = 6
RAVEN: Final = 7
SALAMANDER: Final = 8
SENTINELS: Final = ["phoenix", "owl", "fox", "toad", "unicorn", "tomcat", "scarab", "raven", "salamander"]
KINDS_OF_SENTINEL: Final = 9
FIRST_SENTINEL: Final = 12
OBJECTS: Final = [*ARTIFACTS, *SENTINELS]
SENTINEL_POINTS: Final = 5  # Z104
BONUS_CAP: Final = 12  # Z106, Z107, Z110
TOAD_LIKES: Final = [SPELLBOOK, RUNESTONE, CRYSTAL, ELIXIR]  # Z108
RAVEN_LIKES: Final = [BALL, BELT, MASK, WAND]  # Z112

# Position discs (Z81 to Z84): by position from 0; sentinels twice as much
SURCHARGE: Final = [10, 5, 0, 0, -5, -10]
SURCHARGE_FROM: Final = 10
"""The points from which positions matter: one's own for a surcharge, the leader's for a discount."""

LAST_SENTINEL: Final = 5  # Z121: so many in players' hands end the game
ROUND_CAP: Final = 100  # ZA25b
TOP_BID: Final = 9999  # ZA30
MOST_SHIFTS: Final = 40  # ZA31


def _dust_weights(tiles: list[tuple[int, int]]) -> list[int]:
    """The least hand weight of each amount of dust; 99 where it cannot be laid out."""
    weights = [0]
    for amount in range(1, 34):
        weights.append(min([99, *[weights[amount - value] + weight for value, weight in tiles if amount >= value]]))
    return weights


_WEIGHTS: Final = _dust_weights(DUST_TILES)
_WEIGHTS_WITH_ONES: Final = _dust_weights([(1, 1), *DUST_TILES])


def dust_weight(amount: int, ones: bool) -> int:
    """How much a hand is weighed down by this amount of dust, laid out as lightly as possible."""
    tens = 0
    if amount >= 34:
        tens = (amount - 24) // 10
        amount -= 10 * tens
    return 3 * tens + (_WEIGHTS_WITH_ONES[amount] if ones else _WEIGHTS[amount])


def most_dust(amount: int, space: int, ones: bool) -> int:
    """The largest part of this amount that fits into a space of the hand (ZA33)."""
    if space <= 0:
        return 0
    fits = 10 * (space // 3) + [0, 2, 5][space % 3]
    if fits < amount:
        amount = fits
    while dust_weight(amount, ones) > space:
        amount -= 1
    return amount
