"""Golden matches: records with the hash of the position after every move. A change of the rules shows here at once.

After a change that is meant: `CONCLAVE_WRITE_GOLDEN=1 CONCLAVE_PURE=1 pytest tests/firepeak/test_golden.py` plays them anew;
with `CONCLAVE_WRITE_GOLDEN=digests` the matches stay and only the hashes are written, for a state with another field.
"""

from __future__ import annotations

from typing import cast

import pytest

from conclave.engine.game import Value
from conclave.games.firepeak import GAME
from conclave.games.firepeak.state import Firepeak
from conclave.games.firepeak.view import View
from tests.goldens import Plan, check_files, check_positions, golden, rewrite

EVERYTHING: dict[str, Value] = {option.name: True for option in GAME.options}
MATCHES: dict[str, Plan] = {
    "firepeak-2-example": (2, {}, "greedy"),
    "firepeak-2-greedy": (2, EVERYTHING, "greedy"),
    "firepeak-2-random": (2, {"choose_wizard": True, "guard_counts": True}, "random"),
    "firepeak-3-greedy": (3, {"clan_powers": True, "decoy_wide": True}, "greedy"),
    "firepeak-4-greedy": (4, {}, "greedy"),
    "firepeak-4-random": (4, EVERYTHING, "random"),
    "firepeak-5-greedy": (5, {"clan_powers": True}, "greedy"),
    "firepeak-5-random": (5, {"prolong": True}, "random"),
}
EXAMPLE = """
* deal sylvane
* deal benedikta
* learn atrophy
* learn scry
* learn balance
* learn golem
* learn decoy
* learn smite
* learn tornado
* learn mobility
* learn titan
* learn shade
* learn avatar
* learn time_warp
* learn raise_dead
* learn aggression
0 return 6
1 return 7
0 return 7
1 return 1
* roll 2
* roll 5
1 recruit wizard
* draw twil-4
1 to a
1 recruit a
* draw twil-3
1 to c
1 end
0 recruit wizard
* draw doom-3
0 to dungeon
0 end
1 recruit a
* draw doom-2
1 to d
1 recruit c
* draw twil-2
1 to f
1 end
0 recruit wizard
* draw gaia-3
0 to a
0 end
1 recruit c
* draw twil-1
1 to g
1 end
0 cast atrophy
0 give doom-3
0 at 1:a
1 remove a
1 up c>a
"""
"""The printed example (F33): troll, ogre, ghost, orc and goblin; Atrophy on the troll. Then the match is played to its end."""


for match, plan in MATCHES.items():
    rewrite(GAME, match, plan, EXAMPLE.strip().splitlines() if match.endswith("example") else ())


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_goes_through_the_same_positions_as_ever(name: str) -> None:
    check_positions(name)


def layout(state: Firepeak, seat: int) -> str:
    beings = cast(View, state.view(None)).players[seat].structure
    return " ".join(f"{being.spot}={being.name} {being.strength}" for being in beings if being)


def test_F33_the_printed_example_as_a_match() -> None:
    record = golden("firepeak-2-example")
    texts = [str(move) for _, move in record.moves]
    ply = texts.index("at 1:a")
    assert layout(cast(Firepeak, record.replay(ply)), 1) == "a=troll 4 c=ogre 3 d=ghost 2 f=orc 2 g=goblin 1"
    broken = cast(Firepeak, record.replay(ply + 1))
    assert layout(broken, 1) == "a=troll 3 c=ogre 3 d=ghost 2 f=orc 2 g=goblin 1"
    assert list(map(str, broken.options(1))) == ["remove a", "remove c"]
    assert texts[ply + 1 : ply + 3] == ["remove a", "up c>a"]
    assert layout(cast(Firepeak, record.replay(ply + 3)), 1) == "a=ogre 3 c=orc 2 d=ghost 2 g=goblin 1"


def test_every_golden_file_belongs_to_a_match_and_they_are_long_and_different() -> None:
    check_files("firepeak", list(MATCHES))


def test_golden_matches_know_every_number_of_seats_and_every_option() -> None:
    assert {seats for seats, _, _ in MATCHES.values()} == {2, 3, 4, 5}
    for option in GAME.options:
        assert {option.name in options for _, options, _ in MATCHES.values()} == {True, False}
