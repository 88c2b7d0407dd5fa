"""What would the Archmage do? Told to whoever is asked and to nobody else, from what their seat knows; that they asked is told
to everybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from conclave.bots.tree import Finding
from conclave.catalog import game as find_game
from conclave.catalog import games
from conclave.engine.moves import CHANCE
from conclave.engine.state import State
from conclave.table.advisers import Advisers
from conclave.table.counsel import advice, best
from conclave.table.hints import Hints
from conclave.table.seating import ANYBODY, Caller
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.wire import Hint, NewMatch, NewSeat
from tests.leaks import sent, unseen
from tests.table.kit import PATIENCE, refused

LITTLE = 0.001
"""So little of its usual time the Archmage takes here."""


class Room:
    """A service with somebody who gives hints."""

    def __init__(self, file: Path) -> None:
        self.service = Service(Store(str(file)), rng=Random(3))
        self.advisers = Advisers()
        self.hints = Hints(self.service, self.advisers, LITTLE)

    def table(self, *seats: NewSeat, game: str = "firepeak", hints: bool = True) -> tuple[str, list[Caller]]:
        made = self.service.create(NewMatch(game, list(seats), hints=hints))
        return made.match, [Caller.of(seat.token) for seat in made.seats if seat.token]

    def hint(self, id: str, caller: Caller, lang: str = "en", seat: int | None = None) -> Hint:
        ply = self.service.message(id).ply
        thought = self.hints.ask(id, caller, ply, seat)
        assert thought.result(PATIENCE).moves
        return self.hints.give(id, caller, ply, seat, thought, lang)

    def log(self, id: str, caller: Caller = ANYBODY, lang: str = "en") -> list[str]:
        return [line.text for line in self.service.message(id, caller, lang).log]

    def close(self) -> None:
        self.advisers.close()
        self.service.close()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    room = Room(tmp_path / "hints.db")
    yield room
    room.close()


ANN, BO = NewSeat("me", name="Ann"), NewSeat("me", name="Bo")


def turns(room: Room, id: str, callers: list[Caller]) -> tuple[Caller, Caller]:
    """Who is asked, and who is not."""
    now = room.service.message(id).to_act[0]
    return callers[now], callers[1 - now]


def test_the_best_moves_are_told_with_their_chances(room: Room) -> None:
    id, callers = room.table(ANN, BO)
    asked, _ = turns(room, id, callers)
    hint = room.hint(id, asked)
    offered = {option.move: option for option in room.service.message(id, asked).options}
    assert 1 <= len(hint.moves) <= 3
    assert len({move.move for move in hint.moves}) == len(hint.moves)
    for move in hint.moves:
        option = offered[move.move]
        assert (move.label, move.group, move.touches) == (option.label, option.group, option.touches)
        assert 0 <= move.chance <= 1
    assert 0 <= hint.chance <= 1
    assert (hint.level, hint.ply, hint.seat) == (
        "archmage",
        room.service.message(id).ply,
        room.service.message(id).to_act[0],
    )
    german = room.hint(id, asked, "de")
    assert [move.move for move in german.moves] == [move.move for move in hint.moves]
    assert [move.label for move in german.moves] != [move.label for move in hint.moves]
    room.service.play(id, asked, hint.ply, hint.moves[0].move)


def test_the_move_it_would_play_comes_first_and_then_the_likelier_ones() -> None:
    one, other, third, rumour = find_game("zavandor").lexicon.moves[:4]
    tried = [(one, 90, 0.5), (other, 30, 0.3), (third, 20, 0.4), (rumour, 1, 0.9)]
    found = [Finding(move, visits, [1 - chance, chance]) for move, visits, chance in tried]
    assert [finding.move for finding in best(found, 1)] == [one, third, other]
    assert [finding.move for finding in best(found[:1], 1)] == [one]


def test_everybody_is_told_that_a_hint_was_taken_and_nobody_which(room: Room) -> None:
    id, callers = room.table(ANN, BO)
    asked, other = turns(room, id, callers)
    name = room.service.message(id).seats[room.service.message(id).to_act[0]].name
    before = {caller: room.log(id, caller) for caller in (asked, other, ANYBODY)}
    version = room.service.message(id).version
    room.hint(id, asked)
    assert room.log(id, asked) == [*before[asked], "You asked the Archmage."]
    assert room.log(id, other) == [*before[other], f"{name} asked the Archmage."]
    assert room.log(id) == [*before[ANYBODY], f"{name} asked the Archmage."]
    assert room.log(id, other, "de")[-1] == f"{name} hat den Erzmagier gefragt."
    assert room.service.message(id, other).events[-1].what == "hint"
    assert room.service.message(id).version > version


def test_the_same_question_is_written_down_once_and_answered_alike(room: Room) -> None:
    id, callers = room.table(ANN, BO)
    asked, _ = turns(room, id, callers)
    first = room.hint(id, asked)
    assert room.hint(id, asked) == first
    assert room.log(id).count(room.log(id)[-1]) == 1


def test_the_next_lines_of_the_log_come_after_it(room: Room) -> None:
    id, callers = room.table(ANN, BO)
    asked, _ = turns(room, id, callers)
    hint = room.hint(id, asked)
    told = room.log(id)
    room.service.play(id, asked, hint.ply, hint.moves[0].move)
    while len(later := room.log(id)) == len(told):  # not every move is worth a line
        asked, _ = turns(room, id, callers)
        now = room.service.message(id, asked)
        room.service.play(id, asked, now.ply, now.options[0].move)
    assert later[: len(told)] == told
    earlier = room.service.message(id, ply=hint.ply)
    assert [line.text for line in earlier.log] == told


def test_it_is_still_written_there_after_a_restart(room: Room, tmp_path: Path) -> None:
    id, callers = room.table(ANN, BO)
    asked, _ = turns(room, id, callers)
    hint = room.hint(id, asked)
    room.service.play(id, asked, hint.ply, hint.moves[0].move)
    told = room.log(id)
    again = Room(tmp_path / "hints.db")
    assert again.log(id) == told
    again.close()


def test_what_one_was_told_is_not_unlearnt_by_taking_back(room: Room) -> None:
    id, callers = room.table(ANN, BO, game="zavandor")
    service = room.service
    me, _ = turns(room, id, callers)
    first = service.message(id, me)
    service.play(id, me, first.ply, first.options[0].move)
    then = service.message(id, me)
    assert then.seat in then.to_act
    room.hint(id, me)
    service.undo(id, me, then.ply)
    assert service.message(id).ply == first.ply
    assert room.log(id, me)[-1] == "You asked the Archmage."
    with service.cabinet.at(id) as live:
        assert [hint.ply for hint in live.hints] == [first.ply]
    saved = service.store.load(id)
    assert saved is not None
    assert [hint.ply for hint in saved.hints] == [first.ply]


def test_only_who_is_asked_gets_a_hint(room: Room) -> None:
    id, callers = room.table(ANN, BO, game="zavandor")
    asked, other = turns(room, id, callers)
    ply = room.service.message(id).ply
    with refused("not-your-turn"):
        room.hints.ask(id, other, ply)
    with refused("spectator"):
        room.hints.ask(id, ANYBODY, ply)
    with refused("forged"):
        room.hints.ask(id, Caller.of("no such token"), ply)
    with refused("not-your-seat"):
        room.hints.ask(id, asked, ply, 1 - room.service.message(id).to_act[0])
    with refused("no-seat"):
        room.hints.ask(id, asked, ply, 7)
    with refused("stale"):
        room.hints.ask(id, asked, ply - 1)
    assert not any("Archmage" in line for line in room.log(id))


def test_a_match_that_goes_on_while_it_is_thought_about_needs_no_hint(room: Room) -> None:
    id, callers = room.table(ANN, BO)
    asked, _ = turns(room, id, callers)
    ply = room.service.message(id).ply
    thought = room.hints.ask(id, asked, ply)
    room.service.play(id, asked, ply, room.service.message(id, asked).options[0].move)
    with refused("stale"):
        room.hints.give(id, asked, ply, None, thought, "en")
    assert not any("Archmage" in line for line in room.log(id))


def test_a_hint_stands_while_others_who_are_asked_too_give_their_answers(room: Room) -> None:
    id, callers = room.table(ANN, BO)
    now = room.service.message(id)
    assert now.to_act == [0, 1]
    thought = room.hints.ask(id, callers[0], now.ply, 0)
    room.service.play(id, callers[1], now.ply, room.service.message(id, callers[1]).options[0].move)
    assert room.service.message(id).ply == now.ply + 1
    hint = room.hints.give(id, callers[0], now.ply, 0, thought, "en")
    assert {move.move for move in hint.moves} <= {
        option.move for option in room.service.message(id, callers[0]).options
    }
    assert room.hint(id, callers[0]).moves == hint.moves
    assert sum("Archmage" in line for line in room.log(id)) == 1


def test_what_was_thought_of_another_position_is_no_hint(room: Room) -> None:
    """The match has come to the same move again, by another way."""
    id, callers = room.table(ANN, BO, game="zavandor")
    asked, _ = turns(room, id, callers)
    ply = room.service.message(id).ply
    room.service.play(id, asked, ply, "enchant opal")
    thought = room.hints.ask(id, asked, ply + 1)
    assert thought.result(PATIENCE).moves
    room.service.undo(id, asked, ply + 1)
    other = next(one.move for one in room.service.message(id, asked).options if one.move != "enchant opal")
    room.service.play(id, asked, ply, other)
    assert room.service.message(id).ply == ply + 1
    with refused("no-advice"):
        room.hints.give(id, asked, ply + 1, None, thought, "en")
    assert not any("Archmage" in line for line in room.log(id))


def test_a_table_may_forbid_hints(room: Room) -> None:
    id, callers = room.table(ANN, BO, hints=False)
    asked, _ = turns(room, id, callers)
    assert room.service.message(id, asked).hints is False
    with refused("no-hints"):
        room.hints.ask(id, asked, room.service.message(id).ply)


def test_nobody_is_advised_while_a_seat_is_free_or_a_bot_plays_it(room: Room) -> None:
    id, (me,) = room.table(ANN, NewSeat("open"))
    with refused("waiting"):
        room.hints.ask(id, me, room.service.message(id).ply)
    id, (me,) = room.table(ANN, NewSeat("bot", "apprentice"))
    room.service.turns.thinkers.close()  # nobody moves any more
    room.service.hand(id, me, 0, "bot")
    with refused("bot-plays"):
        room.hints.ask(id, me, room.service.message(id).ply)


def test_a_fault_of_the_thinking_process_is_told_and_the_next_question_answered(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, callers = room.table(ANN, BO)
    asked, _ = turns(room, id, callers)
    ply = room.service.message(id).ply
    with monkeypatch.context() as patch:
        patch.setattr(room.hints, "share", "no number")
        assert isinstance(room.hints.ask(id, asked, ply).exception(PATIENCE), RuntimeError)
    assert room.hint(id, asked).moves


# Honest


def positions(game: str, seats: int, count: int, rng: Random) -> Iterator[tuple[State, int]]:
    """Some decisions of matches played at random."""
    for _ in range(count):
        state = find_game(game).start(seats)
        skip = rng.randrange(20, 120)
        while not state.over:
            seat = state.to_act[0]
            if seat != CHANCE and len(state.options(seat)) > 1:
                skip -= 1
                if skip < 0:
                    yield state, seat
                    break
            state.apply(seat, state.pick(seat, rng))


@pytest.mark.parametrize("game", list(games()))
def test_two_worlds_that_look_the_same_get_the_same_hint(game: str) -> None:
    rng = Random(f"honest {game}")
    hidden = differed = 0
    for state, seat in positions(game, 3, 2, rng):
        other = state.imagine(seat, rng)
        assert sent(other, seat) == sent(state, seat)
        hidden += bool(unseen(state, seat))
        differed += other.secrets.kind != state.secrets.kind
        seed = str(rng.random())
        assert advice(state, seat, seed, LITTLE, False) == advice(other, seat, seed, LITTLE, False)
    assert differed or not hidden
