"""Nobody is sent what they must not know: at every position of many matches, whatever a seat has not seen is dealt anew,
and not a byte of what it is sent may change. `CONCLAVE_LEAK_MATCHES=200` plays more than the usual eight matches."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from conclave.bots import bot
from conclave.engine.events import Sink
from conclave.engine.moves import CHANCE
from conclave.engine.steps import Together
from conclave.games.firepeak import GAME
from conclave.games.firepeak.state import Firepeak
from tests.firepeak.kit import Table, price
from tests.leaks import permuted, sent, unseen

FEW = 8
MATCHES = int(os.environ.get("CONCLAVE_LEAK_MATCHES", FEW))
OPTIONS = [option.name for option in GAME.options]


def after(world: Firepeak, seat: int, text: str) -> tuple[bytes, int]:
    """What the seat is sent after a move of its own, and how much it then has not seen."""
    world.sink = sink = Sink()
    world.play(seat, text)
    return sent(world, seat, sink.events), len(unseen(world, seat))


def positions(n: int) -> Iterator[Firepeak]:
    """Every position of the n-th match: another number of seats, another option, other players each time."""
    rng = Random(f"leaks {n}")
    options = {OPTIONS[n // 2 % len(OPTIONS)]: True} if n % 2 else {}
    greedy = n % 8 == 3
    player = bot("greedy" if greedy else "random")
    state = GAME.start(2 + n // 8 % 2 if greedy else 2 + n % 4, options)
    assert isinstance(state, Firepeak)
    while state.to_act:
        yield state
        seat = state.to_act[rng.randrange(len(state.to_act))]
        move = state.pick(seat, rng) if seat == CHANCE else player.decide(state.imagine(seat, rng), seat, rng)
        state.apply(seat, move)
    yield state


def check_position(state: Firepeak, rng: Random) -> int:
    """No seat can tell this position from one in which what it has not seen is different; how many seats had unseen cards."""
    looked = 0
    for seat in (*range(state.seats), None):
        before = len(unseen(state, seat))
        if not before:
            continue
        looked += 1
        true = sent(state, seat)
        world = state.imagine(seat, rng)
        assert isinstance(world, Firepeak)
        assert sent(world, seat) == true, f"seat {seat}, imagined"
        assert sent(permuted(state, seat, rng), seat) == true, f"seat {seat}, permuted"
        if seat is not None and seat in state.to_act and not isinstance(state.agenda[-1], Together):
            move = str(state.pick(seat, rng))
            (one, left), (two, _) = after(state.clone(), seat, move), after(world, seat, move)
            if left >= before:  # otherwise the seat has just been shown something (Scry, a won raid), and it may differ
                assert one == two, f"seat {seat}, after its own {move}"
    return looked


@pytest.mark.parametrize("n", range(MATCHES))
def test_what_a_seat_is_sent_does_not_hang_on_what_it_has_not_seen(n: int) -> None:
    rng = Random(n)
    looked = sum(
        check_position(state, rng) for ply, state in enumerate(positions(n)) if MATCHES > FEW or ply % 6 == n % 6
    )
    assert looked > 50


def test_a_view_that_hung_on_hidden_cards_would_be_found() -> None:
    """The two worlds really differ: the owner of the cards sees it."""
    rng = Random(1)
    differences = 0
    for state in positions(3):
        if len(unseen(state, None)) > 4:
            world = permuted(state, None, rng)
            differences += any(sent(world, seat) != sent(state, seat) for seat in range(state.seats))
            if differences > 20:
                break
    assert differences > 20


# One secret, two stories


def stream(table: Table, eyes: int | None, script: list[tuple[int, str]]) -> list[bytes]:
    """All that somebody is sent while these moves are made."""
    messages = [sent(table.state, eyes, table.events())]
    for seat, move in script:
        table.play(seat, move)
        messages.append(sent(table.state, eyes, table.events()))
    return messages


def check_same_for(strangers: tuple[int | None, ...], tellings: list[tuple[Table, list[tuple[int, str]]]]) -> None:
    """Strangers are sent the same, byte by byte, however the story went; its hero is not."""
    (one, first), (two, second) = tellings
    for eyes in (0, *strangers):
        told = [stream(table_copy(table), eyes, script) for table, script in ((one, first), (two, second))]
        assert (told[0] == told[1]) == (eyes in strangers), f"seat {eyes}"


def table_copy(table: Table) -> Table:
    copy = object.__new__(Table)
    copy.__dict__.update(table.__dict__)
    copy.state = table.state.clone()
    copy.sink = Sink()
    copy.state.sink = copy.sink
    copy._rolls = list(table._rolls)
    copy._script = {word: list(script) for word, script in table._script.items()}
    return copy


def test_FA57_a_recruit_put_into_the_dungeon() -> None:
    script = [(0, "recruit wizard"), (0, "to dungeon"), (0, "end"), (1, "end")]
    check_same_for((1, 2, None), [(Table(seats=3).draws(card), script) for card in ("twil-4", "gaia-1")])


def test_FA60_a_stolen_captive() -> None:
    """The victim sees what is gone; the third player and the spectators do not."""
    tellings = []
    for card in ("twil-1", "night-2"):
        table = Table("cler gaia doom", ["a=dawn-4"], dungeons=["", "twil-1* night-2"]).rolls(6, 1)
        tellings.append((table, [(0, "raid a>1"), (0, "steal"), (0, f"take {card}"), (0, "end"), (1, "end")]))
    check_same_for((2, None), tellings)


def test_F122_what_raise_dead_brings() -> None:
    tellings = []
    for cards in (("night-4", "dawn-1"), ("doom-1", "twil-2")):
        table = Table(
            "dawn gaia twil", dungeons=["$raise_dead"], books=["raise_dead"], discards="night-4 dawn-1 doom-1 twil-2"
        )
        script = [(0, "cast raise_dead"), *[(0, f"give {card}") for card in price("raise_dead")]]
        tellings.append(
            (table.learns("scry"), [*script, *[(0, f"raise {card}") for card in cards], (0, "end"), (1, "end")])
        )
    check_same_for((1, 2, None), tellings)


def test_F124_what_scry_shows() -> None:
    """The third player learns nothing of the dungeons that the caster looks into, nor of the spell drawn."""
    tellings = []
    for card, spell in (("night-4", "smite"), ("doom-1", "titan")):
        table = Table("dawn gaia twil", dungeons=["dawn-1", card, ""], books=["scry"]).learns(spell)
        tellings.append((table, [(0, "cast scry"), (0, "give dawn-1"), (0, "end"), (1, "end")]))
    check_same_for((2, None), tellings)


def test_FA37a_spells_returned_at_the_start() -> None:
    tellings = []
    for returned in (("return 1", "return 2"), ("return 5", "return 7")):
        table = Table(seats=3)
        table.state = cast(Firepeak, GAME.start(3))
        table._script["deal"] = ["corvina", "malgrath", "sylvane"]
        table.rolls(6, 1, 1).settle()
        others = [(seat, move) for seat in (1, 2) for move in ("return 1", "return 2")]
        tellings.append((table, [*[(0, move) for move in returned], *others, (0, "end"), (1, "end")]))
    check_same_for((1, 2, None), tellings)


def test_F86_a_spell_drawn_by_research() -> None:
    script = [(0, "research twil"), (0, "give twil-1"), (0, "give twil-2"), (0, "end"), (1, "end")]
    tellings = [(Table(seats=3, dungeons=["twil-1 twil-2"]).learns(spell), script) for spell in ("scry", "golem")]
    check_same_for((1, 2, None), tellings)


def test_FA65_which_creature_a_failed_brainwash_was_about() -> None:
    script = [(0, "brainwash 3"), (0, "end"), (1, "end")]
    tellings = [(Table(seats=3, dungeons=[card]).rolls(1), script) for card in ("twil-3", "gaia-3")]
    check_same_for((1, 2, None), tellings)
