"""The examination that every game has to pass really finds games that break their promises."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Self

import pytest

from conclave.engine.conformance import Broken, check_rulebook, conform, settings_of
from conclave.engine.game import Game
from conclave.engine.moves import CHANCE, Move
from conclave.engine.rules import Rule, Rulebook
from conclave.engine.secrets import ALL
from conclave.engine.steps import Chance, Step, Together
from conclave.games.zavandor import GAME as ZAVANDOR
from tests.engine.fair import (
    BEYOND_PURSE,
    GAME,
    HEADS,
    SKIP,
    TAILS,
    TIP,
    VOTE,
    Deal,
    Fair,
    Numbered,
    Round,
    Tip,
    Toss,
    View,
    Vote,
    fair,
    view,
)


def broken(game: Game, promise: str, inventory: Any = None) -> None:
    """The examination finds what is wrong, says so, and shows a record."""
    with pytest.raises(Broken, match=promise) as caught:
        conform(game, matches=5, inventory=inventory)
    assert "conclave record 1" in str(caught.value)


def test_a_sound_game_passes() -> None:
    found = conform(GAME, matches=3, inventory=box)
    assert found.matches == 2 * 3 * 3, "seats x settings x matches"
    assert {"buy cake", "vote song", "show", "tip 1", "heads"} <= set(found.moves)
    assert {"F2", "F3", "F4", "F5", "F6", "F7"} <= set(found.refusals)


def test_every_option_is_tried_alone_and_all_at_once() -> None:
    assert list(settings_of(GAME)) == [{}, {"purse": 0}, {"purse": 5}]
    tried = list(settings_of(ZAVANDOR))
    assert len(tried) == 1 + 8 + 1
    assert tried[-1] == {option.name: True for option in ZAVANDOR.options}


def box(state: Fair) -> object:
    return [state.secrets.pile[k] + state.secrets.kind.count(k) for k in range(3)]


# Copies


class SharesAList(Fair):
    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.coins = self.coins
        return copy


class ForgetsAField(Fair):
    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.stock = [2, 1]
        return copy


def test_a_copy_that_shares_a_list_is_found() -> None:
    broken(fair(SharesAList), r"a copy shares \['state.coins'\]")


def test_a_copy_that_differs_is_found() -> None:
    broken(fair(ForgetsAField), "a copy differs")


class CountsWithFlags(Fair):
    __slots__ = ()

    def clone(self) -> Self:
        self.stock[0] = self.stock[0] > 0
        return super().clone()


class IsARoundOfFlags(Fair):
    __slots__ = ()

    def clone(self) -> Self:
        self.round = self.round > 0
        return super().clone()


def test_true_and_false_in_place_of_numbers_are_found() -> None:
    broken(fair(CountsWithFlags), r"declared as numbers, but True or False: \['state.stock\[0\]'\]")
    broken(fair(IsARoundOfFlags), r"declared as numbers, but True or False: \['state.round'\]")


# Options


class GenerousOptions(Tip):
    __slots__ = ()

    def options(self, state: Fair) -> Sequence[Move]:
        return [SKIP, *[TIP.at(n) for n in range(1, state.coins[self.seat] + 2)]]


class StingyOptions(Tip):
    __slots__ = ()

    def options(self, state: Fair) -> Sequence[Move]:
        return [SKIP]


class DeadEnd(Tip):
    __slots__ = ()

    def candidates(self, state: Fair) -> list[Move]:
        return [TIP.at(n) for n in range(1, 4)]

    def options(self, state: Fair) -> Sequence[Move]:
        return [move for move in self.candidates(state) if self.refusal(state, move) is None]

    def refusal(self, state: Fair, move: Move) -> Rule | None:
        return super().refusal(state, move) if move is not SKIP else BEYOND_PURSE


class WildPick(Tip):
    __slots__ = ()

    def pick(self, state: Fair, rng: Random) -> Move:
        return TIP.at(9)


class TwiceTheSame(Tip):
    __slots__ = ()

    def candidates(self, state: Fair) -> list[Move]:
        return [*super().candidates(state), SKIP]

    def options(self, state: Fair) -> Sequence[Move]:
        return [*super().options(state), SKIP]


class UnfittingOption(Tip):
    __slots__ = ()

    def fits(self, state: Fair, move: Move) -> bool:
        return move is not SKIP and super().fits(state, move)


class SecretlyLegal(Tip):
    """Takes an answer that it does not list."""

    __slots__ = ()

    def fits(self, state: Fair, move: Move) -> bool:
        return move is VOTE[0] or super().fits(state, move)

    def refusal(self, state: Fair, move: Move) -> Rule | None:
        return None if move is VOTE[0] else super().refusal(state, move)


def with_tip(step: type[Tip]) -> Game:
    class Other(Fair):
        __slots__ = ()

        def tip(self, seat: int) -> Step[Any]:
            return step(seat)

    return fair(Other)


@pytest.mark.parametrize(
    ("step", "promise"),
    [
        (GenerousOptions, "options differ from candidates"),
        (StingyOptions, "options differ from candidates"),
        (DeadEnd, "a dead end: seat 0 can do nothing"),
        (WildPick, "pick gives a move that is no option"),
        (TwiceTheSame, "listed twice"),
        (UnfittingOption, "does not fit its own step"),
        (SecretlyLegal, "an option but not legal, or the other way round"),
    ],
)
def test_a_choice_whose_answers_disagree_is_found(step: type[Tip], promise: str) -> None:
    broken(with_tip(step), promise)


def test_a_move_that_is_not_in_the_lexicon_is_found() -> None:
    stray = Move("juggle")

    class Juggling(Tip):
        __slots__ = ()

        def candidates(self, state: Fair) -> list[Move]:
            return [SKIP, stray]

        def options(self, state: Fair) -> Sequence[Move]:
            return [SKIP, stray]

        def fits(self, state: Fair, move: Move) -> bool:
            return move in (SKIP, stray)

        def refusal(self, state: Fair, move: Move) -> Rule | None:
            return None

    broken(with_tip(Juggling), "juggle is not found by its text")


# Chance


class OddOdds(Toss):
    __slots__ = ()

    def weights(self, state: Fair) -> list[int]:
        return [1, 1, 1]


class ImpossibleOutcome(Toss):
    __slots__ = ()

    def weights(self, state: Fair) -> list[int]:
        return [1, 0]


class NothingHappens(Toss):
    __slots__ = ()

    def outcomes(self, state: Fair) -> list[Move]:
        return []


class TakesBackChance(Toss):
    __slots__ = ()

    def happen(self, state: Fair, outcome: Move) -> None:
        super().happen(state, outcome)
        state.tide -= 1


class DrawsTheImpossible(Chance[Fair]):
    """Draws what is not among its outcomes."""

    __slots__ = ()

    def outcomes(self, state: Fair) -> list[Move]:
        return [HEADS]

    def draw(self, state: Fair, rng: Random) -> Move:
        return TAILS

    def happen(self, state: Fair, outcome: Move) -> None:
        pass


def with_toss(step: type[Chance[Fair]]) -> Game:
    class Other(Fair):
        __slots__ = ()

        def toss(self) -> Step[Any]:
            return step()

    return fair(Other)


@pytest.mark.parametrize(
    ("step", "promise"),
    [
        (OddOdds, "outcomes and odds differ in number"),
        (ImpossibleOutcome, "cannot happen"),
        (NothingHappens, "outcomes and odds differ in number"),
        (TakesBackChance, "could be taken back"),
        (DrawsTheImpossible, "draw"),
    ],
)
def test_chance_that_breaks_its_promises_is_found(step: type[Chance[Fair]], promise: str) -> None:
    broken(with_toss(step), promise)


class LoudDeal(Deal):
    """Everybody hears what only the owner sees."""

    __slots__ = ()

    def happen(self, state: Fair, outcome: Move) -> None:
        assert isinstance(outcome, Numbered)
        super().happen(state, outcome)
        state.tell("psst", self.seat, outcome.n)


class OpenDeal(Deal):
    """Lies face up, though it says that only the owner sees it."""

    __slots__ = ()

    def happen(self, state: Fair, outcome: Move) -> None:
        super().happen(state, outcome)
        state.secrets.show(len(state.secrets.kind) - 1, ALL)


@pytest.mark.parametrize("step", [LoudDeal, OpenDeal])
def test_unseen_chance_that_can_be_seen_is_found(step: type[Deal]) -> None:
    class Other(Fair):
        __slots__ = ()

        def deal(self, seat: int) -> Step[Any]:
            return step(seat)

    broken(fair(Other), "can tell deal .* which it does not witness")


# Leaks


def leaky(state: Fair, seat: int | None) -> View:
    """Shows everybody all coins and cards taken together."""
    seen = view(state, seat)
    seen.votes.append(sum(state.secrets.kind) if state.round else 0)
    return seen


def answers_leak(state: Fair, seat: int | None) -> View:
    seen = view(state, seat)
    seen.mine = [str(move) for move in state.answers]
    return seen


class TellingRefusal(Tip):
    """Refuses by what only the neighbour knows."""

    __slots__ = ()

    def refusal(self, state: Fair, move: Move) -> Rule | None:
        other = state.secrets.at(1 - self.seat)[0]
        return BEYOND_PURSE if move is TIP.at(1) and state.secrets.kind[other] == 0 else super().refusal(state, move)

    def options(self, state: Fair) -> Sequence[Move]:
        return [move for move in self.candidates(state) if self.refusal(state, move) is None]


class TellingDeed(Tip):
    """What happens after a tip shows the neighbour's card."""

    __slots__ = ()

    def choose(self, state: Fair, move: Move) -> None:
        super().choose(state, move)
        state.tell("peeks", self.seat, state.secrets.kind[state.secrets.at(1 - self.seat)[0]])


def test_a_view_that_leaks_is_found() -> None:
    broken(fair(sees=leaky), "different in a world it could be in|which it does not witness")


def test_a_view_that_leaks_answers_is_found() -> None:
    broken(fair(sees=answers_leak), "different in a world it could be in")


@pytest.mark.parametrize("step", [TellingRefusal, TellingDeed])
def test_moves_that_leak_are_found(step: type[Tip]) -> None:
    with pytest.raises(Broken, match="different in a world it could be in"):
        conform(with_tip(step), matches=5, seats=(2,))


class WildImagination(Fair):
    """Recomputes something public, wrongly, when cards are dealt anew."""

    __slots__ = ()

    def redealt(self) -> None:
        self.stock = [9, 9]


def test_an_imagined_world_that_looks_different_is_found() -> None:
    broken(fair(WildImagination), "different in a world it could be in")


class LosesACard(Fair):
    """A card vanishes wherever a world is imagined."""

    __slots__ = ()

    def redealt(self) -> None:
        self.secrets.pile[1] -= 1


def test_what_appears_or_vanishes_in_an_imagined_world_is_found() -> None:
    broken(fair(LosesACard), "imagining made something appear or vanish", box)


class BurnsACard(Tip):
    __slots__ = ()

    def choose(self, state: Fair, move: Move) -> None:
        super().choose(state, move)
        state.secrets.pile[1] -= 1


def test_what_vanishes_from_the_box_is_found() -> None:
    broken(with_tip(BurnsACard), "appeared or vanished", box)


class ShyVote(Vote):
    """Has nothing to offer to those whose card is a mask: a dead end in some imagined worlds only."""

    __slots__ = ()

    def candidates(self, state: Fair, seat: int) -> list[Move]:
        return [] if state.secrets.kind[state.secrets.at(seat)[0]] == 2 else super().candidates(state, seat)


def test_a_dead_end_in_an_imagined_world_is_found() -> None:
    class Other(Fair):
        __slots__ = ()

        def vote(self) -> Step[Any]:
            return ShyVote()

    with pytest.raises(Broken, match="dead end"):
        conform(fair(Other), matches=5)


class Hangs(Tip):
    """Comes to no end for whoever holds a mask, which the true deal below never gives."""

    __slots__ = ()

    def choose(self, state: Fair, move: Move) -> None:
        super().choose(state, move)
        state.tide += 1
        if state.secrets.kind[state.secrets.at(self.seat)[0]] == 2:
            state.then(self)


class NoMasks(Deal):
    __slots__ = ()

    def draw(self, state: Fair, rng: Random) -> Move:
        return self.outcomes(state)[0]


def test_an_imagined_world_without_an_end_is_found() -> None:
    class Other(Fair):
        __slots__ = ()

        def tip(self, seat: int) -> Step[Any]:
            return Hangs(seat)

        def deal(self, seat: int) -> Step[Any]:
            return NoMasks(seat)

    with pytest.raises(Broken, match="did not come to an end"):
        conform(fair(Other), matches=5, seats=(2,))


# Undo


class QuietShow(Tip):
    """Shows the own card without moving the tide, so that it could be taken back."""

    __slots__ = ()

    def choose(self, state: Fair, move: Move) -> None:
        super().choose(state, move)
        piece = state.secrets.at(self.seat)[0]
        state.secrets.show(piece, ALL)
        state.tell("shows", self.seat, state.secrets.kind[piece])


def test_a_reveal_that_could_be_taken_back_is_found() -> None:
    broken(with_tip(QuietShow), "taken back|different in a world it could be in")


# The end


class Endless(Round):
    __slots__ = ()

    def run(self, state: Fair) -> None:
        state.round = 0
        super().run(state)


def test_an_endless_game_is_found() -> None:
    class Other(Fair):
        __slots__ = ()

        def vote(self) -> Step[Any]:
            return Endless()

    broken(fair(Other, longest=150), "did not end within 150 moves|did not come to an end")


class NoWinner(Fair):
    __slots__ = ()

    def winners(self) -> list[int]:
        return []


class ShortScores(Fair):
    __slots__ = ()

    def scores(self) -> list[int]:
        return [1]

    def winners(self) -> list[int]:
        return [0]


@pytest.mark.parametrize("state", [NoWinner, ShortScores])
def test_a_match_without_winners_or_scores_is_found(state: type[Fair]) -> None:
    broken(fair(state), "without winners or scores")


class Forgetful(Together[Fair]):
    """Nobody is ever asked, but the step stays."""

    __slots__ = ()

    def owes(self, state: Fair, seat: int) -> bool:
        return False

    def advance(self, state: Fair) -> bool:
        state.to_act = ()
        return False


def test_a_match_in_which_nobody_is_asked_before_the_end_is_found() -> None:
    class Other(Fair):
        __slots__ = ()

        def vote(self) -> Step[Any]:
            return Forgetful()

    broken(fair(Other), "nobody is asked, but the match is not over")


# Records

TOSSED = Random(1)


class HiddenDice(Tip):
    """Throws dice of its own that no record knows."""

    __slots__ = ()

    def choose(self, state: Fair, move: Move) -> None:
        super().choose(state, move)
        state.story.append(TOSSED.randrange(1_000_000))


def test_a_record_that_cannot_be_replayed_is_found() -> None:
    broken(with_tip(HiddenDice), "replayed record")


# Rulebooks


def rulebook(folder: Path, english: str, german: str) -> Game:
    (folder / "rulebook.en.md").write_text(english, encoding="utf-8")
    (folder / "rulebook.de.md").write_text(german, encoding="utf-8")
    game = fair()
    return Game(
        id="book", titles=game.titles, seats=(2, 2), rules_version=1, lexicon=game.lexicon, rulebook=Rulebook(str(folder)),
        begin=lambda g, s, v: game.start(2), view=view, speech=game.speech,
    )  # fmt: skip


def test_rulebooks_that_differ_in_their_numbers_are_found(tmp_path: Path) -> None:
    with pytest.raises(Broken, match="F2"):
        check_rulebook(rulebook(tmp_path, "**F1** a\n\n**F2** b\n", "**F1** a\n"))


def test_rulebooks_that_differ_in_their_order_are_found(tmp_path: Path) -> None:
    with pytest.raises(Broken, match="order"):
        check_rulebook(rulebook(tmp_path, "**F1** a\n\n**F2** b\n", "**F2** b\n\n**F1** a\n"))


def test_a_rule_without_words_is_found(tmp_path: Path) -> None:
    game = rulebook(tmp_path, "**F1** a\n", "**F1** a\n")
    game.rulebook.rule("F99")
    with pytest.raises(Broken, match="F99"):
        check_rulebook(game)


def test_equal_rulebooks_pass(tmp_path: Path) -> None:
    check_rulebook(rulebook(tmp_path, "**F1** a\n\n**F2** b\n", "**F1** a\n\n**F2** b\n"))
    assert CHANCE == -1
