"""Every kind of step, shown on the Fair."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from conclave.engine.fields import digest
from conclave.engine.mistakes import IllegalMove, NotAsked, UnreadableMove
from conclave.engine.moves import CHANCE, Move
from conclave.engine.rules import NOT_ASKED, NOT_HERE, Rule
from conclave.engine.steps import Choice, Step
from tests.engine.fair import (
    BEYOND_PURSE,
    BOOK,
    END,
    GAME,
    LEXICON,
    SKIP,
    TIP,
    VERBS,
    VOTE,
    Fair,
    Note,
    Turn,
    View,
    started,
)
from tests.engine.odds import check_fits


def at_tips(purse: int = 2) -> Fair:
    state = started(purse=purse)
    state.play(0, "end")
    return state


def at_votes(seats: int = 2) -> Fair:
    state = started(seats=seats)
    for seat in range(seats):
        state.play(seat, "end")
        state.play(seat, "skip")
    return state


def texts(moves: object) -> list[str]:
    assert isinstance(moves, list)
    return [str(move) for move in moves]


# Steps that happen by themselves


class Branch(Step[Fair]):
    """Notes 1, puts two more on the agenda, notes 2."""

    __slots__ = ()

    def run(self, state: Fair) -> None:
        state.story.append(1)
        state.then(Note(3), Note(4))
        state.story.append(2)


def test_steps_happen_in_the_order_in_which_then_names_them() -> None:
    state = started()
    state.then(Note(1), Note(2), Note(3))
    state.then(Note(0))
    state.settle()
    assert state.story == [0, 1, 2, 3]


def test_what_a_step_puts_on_the_agenda_comes_before_everything_else() -> None:
    state = started()
    state.then(Branch(), Note(5))
    state.settle()
    assert state.story == [1, 2, 3, 4, 5]


def test_settling_stops_at_a_step_that_waits() -> None:
    state = started()
    state.then(Note(1), Turn(1), Note(2))
    state.settle()
    assert (state.story, state.to_act) == ([1], (1,))
    state.play(1, "end")
    assert (state.story, state.to_act) == ([1, 2], (0,))


def test_a_finished_game_asks_nobody() -> None:
    state = started()
    state.finish()
    state.settle()
    assert state.over
    assert state.to_act == ()
    assert not list(state.options(0))
    assert not state.odds()
    assert not state.refused(0)
    with pytest.raises(NotAsked):
        state.play(0, "end")


# A choice


def test_options_are_the_candidates_that_no_rule_forbids() -> None:
    state = at_tips()
    assert [str(move) for move in state.options(0)] == ["skip", "tip 1", "tip 2"]
    assert [(str(move), rule.id) for move, rule in state.refused(0)] == [("tip 3", "F6")]


def test_a_move_beyond_the_candidates_hears_its_own_rule_if_it_fits() -> None:
    state = at_tips()
    assert state.refusal(0, TIP.at(9)) is BEYOND_PURSE
    assert state.refusal(0, TIP.at(0)) is BEYOND_PURSE


def test_a_move_that_does_not_fit_hears_the_law_of_the_step() -> None:
    refusal = at_tips().refusal(0, END)
    assert refusal is not None
    assert refusal.id == "F8"


def test_a_step_without_a_law_of_its_own_says_that_this_is_no_answer() -> None:
    assert started().refusal(0, SKIP) is NOT_HERE


def test_who_is_not_asked_is_told_so() -> None:
    state = at_tips()
    assert not list(state.options(1))
    assert not list(state.options(CHANCE))
    assert not state.refused(1)
    assert state.refusal(1, SKIP) is NOT_ASKED
    with pytest.raises(NotAsked) as caught:
        state.play(1, "skip")
    assert caught.value.rule is NOT_ASKED


def test_a_mistake_changes_nothing() -> None:
    state = at_tips()
    before = digest(state)
    for seat, move in (
        (0, "tip 3"),
        (0, "end"),
        (0, "rubbish"),
        (1, "skip"),
        (0, "vote song"),
        (7, "skip"),
        (-1, "heads"),
    ):
        with pytest.raises((IllegalMove, UnreadableMove)):
            state.play(seat, move)
    assert digest(state) == before


def test_play_takes_a_move_or_its_text_and_says_what_was_played() -> None:
    assert at_tips().play(0, "  TIP 1 ") is at_tips().play(0, TIP.at(1)) is TIP.at(1)


class Lame(Choice[Fair]):
    """Ten candidates, of which only the third and the last are allowed."""

    __slots__ = ()

    def candidates(self, state: Fair) -> list[Move]:
        return [TIP.at(n) for n in range(10)]

    def refusal(self, state: Fair, move: Move) -> Rule | None:
        return None if move in (TIP.at(2), TIP.at(9)) else BEYOND_PURSE


def picks(state: Fair, seat: int, times: int = 3000) -> Counter[str]:
    rng = Random(11)
    return Counter(str(state.pick(seat, rng)) for _ in range(times))


def test_a_choice_picks_every_legal_move_alike() -> None:
    state = started()
    state.then(Lame(0))
    state.settle()
    check_fits(picks(state, 0), {"tip 2": 1, "tip 9": 1})


def test_a_choice_with_one_candidate_picks_it() -> None:
    assert picks(at_tips(purse=0), 0, 20) == {"skip": 20}


# A menu


def test_a_menu_stays_until_a_verb_ends_it() -> None:
    state = started()
    state.play(0, "buy apple")
    assert state.to_act == (0,)
    state.play(0, "end")
    assert "skip" in [str(move) for move in state.options(0)]


def test_a_menu_lists_its_verbs_in_order() -> None:
    assert [str(move) for move in started().options(0)] == ["buy apple", "buy cake", "show", "end"]


def test_a_barred_verb_refuses_all_its_moves_with_the_reason() -> None:
    state = started(purse=0)
    assert [str(move) for move in state.options(0)] == ["show", "end"]
    assert {str(move): rule.id for move, rule in state.refused(0)} == {"buy apple": "F2", "buy cake": "F2"}
    with pytest.raises(IllegalMove) as caught:
        state.play(0, "buy cake")
    assert caught.value.rule is BOOK.rule("F2")


def test_a_verb_refuses_single_moves_with_their_reason() -> None:
    state = started(purse=5)
    state.play(0, "buy cake")
    state.play(0, "show")
    assert {str(move): rule.id for move, rule in state.refused(0)} == {"buy cake": "F3", "show": "F5"}
    state.coins[0] = 1
    state.stock[1] = 1
    assert {str(move): rule.id for move, rule in state.refused(0)} == {"buy cake": "F4", "show": "F5"}


def test_a_menu_picks_every_legal_move_alike() -> None:
    state = started()
    check_fits(picks(state, 0), {"buy apple": 1, "buy cake": 1, "show": 1, "end": 1})
    state = started(purse=0)
    state.play(0, "show")
    assert picks(state, 0, 20) == {"end": 20}


def test_a_move_without_a_verb_is_no_answer_to_a_menu() -> None:
    state = started()
    assert not Turn(0).fits(state, SKIP)
    assert Turn(0).refusal(state, SKIP) is NOT_HERE
    assert all(move.verb is verb for verb in VERBS for move in verb.moves)


# Chance


def test_chance_draws_as_its_weights_say() -> None:
    state = GAME.start(3)
    assert state.to_act == (CHANCE,)
    assert [str(move) for move in state.options(CHANCE)] == ["deal ring", "deal drum", "deal mask"]
    assert state.odds() == [2, 3, 1]
    rng = Random(4)
    counts = Counter(str(state.pick(CHANCE, rng)) for _ in range(3000))
    check_fits(counts, {"deal ring": 2, "deal drum": 3, "deal mask": 1})


def test_even_chance_draws_every_outcome_alike() -> None:
    state = GAME.start(2)
    state.play(CHANCE, "deal ring")
    state.play(CHANCE, "deal ring")
    assert [str(move) for move in state.options(CHANCE)] == ["heads", "tails"]
    assert state.odds() == [1, 1]
    rng = Random(4)
    check_fits(Counter(str(state.pick(CHANCE, rng)) for _ in range(3000)), {"heads": 1, "tails": 1})


def test_what_has_been_drawn_cannot_come_again() -> None:
    state = GAME.start(2)
    state.play(CHANCE, "deal mask")
    assert state.odds() == [2, 3]
    with pytest.raises(IllegalMove):
        state.play(CHANCE, "deal mask")


def test_players_cannot_act_for_chance_nor_chance_for_players() -> None:
    state = GAME.start(2)
    with pytest.raises(NotAsked):
        state.play(0, "deal mask")
    with pytest.raises(NotAsked):
        started().play(CHANCE, "end")
    assert state.refused(CHANCE) == []
    assert started().odds() == []


def test_chance_and_reveals_move_the_tide_and_plain_moves_do_not() -> None:
    state = GAME.start(2)
    tides = [state.tide]
    for seat, move in (
        (CHANCE, "deal ring"),
        (CHANCE, "deal mask"),
        (CHANCE, "heads"),
        (0, "buy apple"),
        (0, "show"),
        (0, "end"),
    ):
        state.play(seat, move)
        tides.append(state.tide)
    assert tides == [0, 1, 2, 3, 3, 4, 4]


def test_turning_up_what_lies_face_up_reveals_nothing() -> None:
    state = started()
    state.face_up(0)
    tide = state.tide
    state.face_up(0)
    assert state.tide == tide


# Together


def test_together_asks_several_seats_at_once_until_nobody_owes() -> None:
    state = at_votes(3)
    asked = [state.to_act]
    for move in ("vote song", "vote cake"):
        state.play(1, move)
        asked.append(state.to_act)
    assert asked == [(0, 1, 2), (0, 1, 2), (0, 2)], "two answers are owed"
    with pytest.raises(NotAsked):
        state.play(1, "vote apple")


def test_each_seat_is_judged_by_its_own_answers() -> None:
    state = at_votes()
    state.play(1, "vote song")
    assert texts(list(state.options(1))) == ["vote apple", "vote cake"]
    assert texts(list(state.options(0))) == ["vote apple", "vote cake", "vote song"]
    with pytest.raises(IllegalMove) as caught:
        state.play(1, "vote song")
    assert caught.value.rule.id == "F7"


def vote_all(state: Fair, *votes: tuple[int, str]) -> None:
    for seat, thing in votes:
        state.play(seat, f"vote {thing}")


def test_answers_are_hidden_until_all_are_in() -> None:
    one, two = at_votes(), at_votes()
    vote_all(one, (0, "song"), (0, "cake"))
    vote_all(two, (0, "apple"), (0, "song"))
    for eyes in (1, None):
        assert one.view(eyes) == two.view(eyes)
    mine = one.view(0)
    assert isinstance(mine, View)
    assert (mine.mine, mine.votes) == (["vote song", "vote cake"], [0, 0, 0])
    vote_all(one, (1, "song"), (1, "apple"))
    assert one.votes == [1, 1, 2]


def test_a_completed_together_moves_the_tide_once_and_forgets_the_answers() -> None:
    state = at_votes()
    tide = state.tide
    vote_all(state, (1, "song"), (0, "cake"), (1, "cake"))
    assert state.tide == tide
    vote_all(state, (0, "apple"))
    assert state.tide == tide + 1
    assert not state.answers
    assert not state.answerers


def test_the_order_in_which_answers_come_in_does_not_matter() -> None:
    one, two = at_votes(), at_votes()
    vote_all(one, (0, "song"), (0, "cake"), (1, "cake"), (1, "apple"))
    vote_all(two, (1, "cake"), (0, "song"), (1, "apple"), (0, "cake"))
    assert digest(one) == digest(two)


def test_a_seat_imagines_its_own_answers_as_they_were() -> None:
    state = at_votes(3)
    vote_all(state, (0, "song"), (1, "cake"), (1, "apple"))
    for seed in range(20):
        world = state.imagine(0, Random(seed))
        assert texts(world.answers_of(0)) == ["vote song"]


def test_others_who_are_done_answer_anew_in_an_imagined_world() -> None:
    state = at_votes(3)
    vote_all(state, (1, "cake"), (1, "apple"))
    rng = Random(2)
    counts: Counter[str] = Counter()
    for _ in range(3000):
        world = state.imagine(0, rng)
        assert world.to_act == state.to_act == (0, 2)
        counts[" ".join(sorted(str(move) for move in world.answers_of(1)))] += 1
    check_fits(counts, dict.fromkeys(["vote apple vote cake", "vote apple vote song", "vote cake vote song"], 1))


def test_others_who_have_begun_start_afresh_in_an_imagined_world() -> None:
    state = at_votes(3)
    vote_all(state, (1, "cake"))
    world = state.imagine(0, Random(1))
    assert world.answers_of(1) == []
    assert world.to_act == (0, 1, 2)
    world.play(1, "vote cake")


def test_a_spectator_knows_no_answer() -> None:
    state = at_votes()
    vote_all(state, (0, "cake"), (0, "apple"), (1, "song"))
    seen = {tuple(texts(state.imagine(None, Random(seed)).answers_of(0))) for seed in range(40)}
    assert len(seen) == 6
    assert state.imagine(None, Random(1)).answers_of(1) == []


def test_imagining_does_not_touch_the_true_state() -> None:
    state = at_votes(3)
    vote_all(state, (0, "cake"), (1, "apple"), (1, "song"))
    before = digest(state)
    for seat in (0, 1, 2, None):
        state.imagine(seat, Random(9))
    assert digest(state) == before


def test_a_together_nobody_owes_an_answer_to_reveals_at_once() -> None:
    state = at_votes()
    tide = state.tide
    state.answers = [VOTE[0], VOTE[1]] * 2
    state.answerers = [0, 0, 1, 1]
    state.settle()
    assert state.votes == [2, 2, 0]
    assert state.tide == tide + 1


# The lexicon of a whole game


def test_a_text_is_legal_if_and_only_if_it_is_the_notation_of_an_option() -> None:
    for state in (started(), at_tips(), at_votes(), GAME.start(2)):
        for seat in (CHANCE, 0, 1):
            options = list(state.options(seat))
            for n in range(len(LEXICON)):
                move = LEXICON.numbered(n)
                assert (state.refusal(seat, move) is None) == (move in options), (seat, move)
