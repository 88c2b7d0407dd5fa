"""The last reckoning: F4, F5."""

from __future__ import annotations

from conclave.engine.secrets import bit
from conclave.games.firepeak.state import Firepeak


def reckon(state: Firepeak) -> None:
    """F4 The match is over, and the strongest structure wins; F5 where several are, it is told what decides among them."""
    totals = state.scores()
    best = max(totals)
    tied = [other for other in range(state.seats) if totals[other] == best]
    winners = state.winners()
    if len(winners) > 1:
        mask = 0
        for winner in winners:
            mask |= bit(winner)
        state.tell("shares", winners[0], best, state.number(winners[0]), mask)
    elif len(tied) > 1:
        rest = [state.number(other) for other in tied if other != winners[0]]
        state.tell("breaks_tie", winners[0], best, state.number(winners[0]), max(rest))
    state.finish()
