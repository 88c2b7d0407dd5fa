"""Set-up, dungeon, guard, control and the frame of a turn: chapters III c to e, IV and V."""

from __future__ import annotations

import pytest

from conclave import CHANCE, NotAsked
from conclave.games.firepeak import GAME

from .kit import COSTS, Table, sight


def test_F9_F44_sixty_creatures_form_the_deck() -> None:
    t = Table("sylvane corvina").turn_of(0).play("recruit wizard")
    number = {1: 2, 2: 3, 3: 3, 4: 2}
    clans = ("doom", "cler", "twil", "dawn", "night", "gaia")
    assert t.chances() == {f"draw {clan}-{strength}": number[strength] for clan in clans for strength in number}
    t.play("draw gaia-4; to dungeon; recruit wizard")
    assert t.chances()["draw gaia-4"] == 1
    t.play("draw gaia-4; to dungeon; end; recruit wizard")
    assert "draw gaia-4" not in t.chances()


def test_F41_six_wizards_one_each() -> None:
    state = GAME.start(5, {})
    dealt: list[str] = []
    for _ in range(5):
        options = [str(move) for move in state.options(CHANCE)]
        assert len(options) == 6 - len(dealt)
        assert len(set(state.odds())) == 1
        state.play(CHANCE, options[0])
        dealt.append(options[0])
    assert len(set(dealt)) == 5


def test_F42_F43_seven_dealt_five_kept_two_back_into_the_research_deck() -> None:
    state = GAME.start(2, {})
    state.play(CHANCE, "deal sylvane")
    state.play(CHANCE, "deal corvina")
    assert sorted(map(str, state.options(CHANCE))) == sorted(f"learn {spell}" for spell in COSTS)
    spells = list(COSTS)
    for spell in spells[:14]:
        state.play(CHANCE, f"learn {spell}")
    assert state.to_act == (0, 1)  # FA37a: both at the same time
    state.play(1, "return 1")
    state.play(0, "return 2")
    state.play(0, "return 7")
    with pytest.raises(NotAsked):
        state.play(0, "return 1")
    state.play(1, "return 2")
    kept = [spell for place, spell in enumerate(spells[:7], 1) if place not in (2, 7)]
    assert sorted(sight(state, 0).players[0].book) == sorted(kept)
    assert sorted(sight(state, 1).players[1].book) == sorted(spells[9:14])
    assert sight(state).research == 36 - 10
    state.play(CHANCE, "roll 1")
    state.play(CHANCE, "roll 2")
    # The returned cards may be drawn in research.
    for card in ("twil-1", "twil-2"):
        state.play(1, "recruit wizard")
        state.play(CHANCE, f"draw {card}")
        state.play(1, "to dungeon")
    state.play(1, "research twil")
    state.play(1, "give twil-1")
    state.play(1, "give twil-2")
    drawn = sorted(map(str, state.options(CHANCE)))
    assert drawn == sorted(f"learn {spell}" for spell in [*spells[14:], spells[1], spells[6], spells[7], spells[8]])


def test_F45_everything_starts_empty() -> None:
    t = Table("sylvane corvina aurelian")
    for seat in range(3):
        player = t.player(seat)
        assert t.layout(seat) == ""
        assert player.dungeon_hidden == 0
        assert player.circle is None
        assert player.decoys == 0
        assert player.book_hidden == 5
    assert t.view().recruits == 60


def started(seats: int, rolls: str) -> int:
    state = GAME.start(seats, {})
    while state.to_act == (CHANCE,) and "roll 1" not in map(str, state.options(CHANCE)):
        state.play(CHANCE, state.options(CHANCE)[0])
    for seat in range(seats):
        state.play(seat, "return 1")
        state.play(seat, "return 2")
    for roll in rolls:
        state.play(CHANCE, f"roll {roll}")
    assert state.to_act != (CHANCE,)
    return state.to_act[0]


def test_F46_the_highest_roll_begins() -> None:
    assert started(3, "254") == 1
    assert started(2, "12") == 1


def test_FA36_tied_players_roll_again_among_themselves() -> None:
    assert started(3, "55323") == 1  # only the first two roll again
    assert started(3, "66655126") == 1
    assert started(3, "666112") == 2
    assert started(2, "443361") == 0


def test_F46_clockwise() -> None:
    t = Table("sylvane corvina aurelian", first=1)
    order = []
    for _ in range(6):
        order.append(t.asked)
        t.play("end")
    assert order == [1, 2, 0, 1, 2, 0]


def test_FV3_wizards_may_be_chosen_beginning_with_the_starter() -> None:
    state = GAME.start(3, {"choose_wizard": True})
    for roll in (2, 6, 3):
        state.play(CHANCE, f"roll {roll}")
    assert state.to_act == (1,)
    state.play(1, "choose corvina")
    assert state.to_act == (2,)
    assert "choose corvina" not in map(str, state.options(2))
    assert len(state.options(2)) == 5
    state.play(2, "choose malgrath")
    state.play(0, "choose sylvane")
    assert [player.wizard for player in sight(state).players] == ["sylvane", "corvina", "malgrath"]
    for _ in range(21):
        state.play(CHANCE, state.options(CHANCE)[0])
    for seat in range(3):
        state.play(seat, "return 1")
        state.play(seat, "return 2")
    assert state.to_act == (1,)


def test_F34_F36_F37_one_guard_at_a_time() -> None:
    t = Table("sylvane corvina").build(0, "guard=twil-2 a=doom-4").turn_of(0)
    assert t.refuses("move a>guard") == "F37"
    t.play("recruit wizard; draw doom-1")
    assert t.refuses("to guard") == "F37"
    t.play("to dungeon; brainwash 1; roll 6; wake doom-1")
    assert "to guard" not in t.may()


def test_FA12_the_guard_has_no_neighbours() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-2 b=twil-3").turn_of(0).play("recruit wizard; draw dawn-4")
    assert "to guard" in t.may()


def test_F47_up_to_two_actions_also_the_same_twice() -> None:
    t = Table("sylvane corvina").turn_of(0)
    assert t.actions == 2
    t.play("recruit wizard; draw twil-1; to a; recruit wizard; draw twil-2; to b")
    assert t.may() == ["end"]
    assert t.refuses("recruit wizard") == "F47"
    t.play("end")
    assert t.asked == 1
    t.play("end")
    assert t.asked == 0
    assert t.actions == 2


def test_FA59_nobody_acts_in_a_foreign_turn() -> None:
    t = Table("sylvane corvina").build(1, "a=twil-1").turn_of(0)
    with pytest.raises(NotAsked):
        t.by(1, "recruit wizard")


def test_F48_F86_research_is_no_action_and_may_be_repeated() -> None:
    t = Table("sylvane corvina").lock(0, "twil-1 twil-1 doom-2 doom-3 cler-1").turn_of(0)
    assert t.may("research") == ["research doom", "research twil"]
    assert t.refuses("research cler") == "F86"
    t.play("research twil; give twil-1; give twil-1; learn scry")
    assert t.actions == 2
    t.play("recruit wizard; draw gaia-1; to dungeon; recruit wizard; draw gaia-2; to dungeon")
    t.play("research doom; give doom-2; give doom-3; learn balance")  # also after the last action
    assert {"scry", "balance"} <= set(t.book(0))
    assert t.discarded == "doom-2 doom-3 twil-1 twil-1"
    assert t.may() == ["end", "research gaia"]


def test_FA31_no_research_while_an_action_is_going_on() -> None:
    t = Table("sylvane corvina").lock(0, "twil-1 twil-1").turn_of(0).play("recruit wizard; draw doom-1")
    assert t.may("research") == []


def test_FA31_a_researched_spell_may_be_cast_at_once() -> None:
    t = Table("sylvane corvina", "scry").lock(0, "twil-1 twil-1 gaia-1").turn_of(0)
    t.play("research twil; give twil-1; give twil-1; learn balance; cast balance; give gaia-1")
    assert t.spent == ["balance"]
    assert t.actions == 1
