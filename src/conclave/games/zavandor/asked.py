"""What a seat is asked just now: a bid, a payment, what it keeps. Words need it for their figures."""

from __future__ import annotations

from conclave.games.zavandor.components import most_dust
from conclave.games.zavandor.state import Zavandor
from conclave.games.zavandor.steps.auction import Bidding, Opening
from conclave.games.zavandor.steps.payment import Pay
from conclave.games.zavandor.steps.reckoning import Kept, Limits


def under_the_hammer(state: Zavandor) -> int | None:
    """The object that is being auctioned."""
    step = state.agenda[-1] if state.agenda else None
    return step.thing if isinstance(step, (Opening, Bidding)) else None


def paying(state: Zavandor, seat: int) -> Pay | None:
    """The seat's own payment, if one is being made."""
    step = state.agenda[-1] if state.agenda else None
    return step if isinstance(step, Pay) and step.seat == seat else None


def keeping(state: Zavandor, seat: int) -> bool:
    """Is the seat asked what it keeps?"""
    return seat in state.to_act and isinstance(state.agenda[-1], Limits)


def fitting_dust(state: Zavandor, seat: int) -> int:
    """How much of its dust the seat may still keep."""
    return most_dust(state.dust[seat], Kept(state, seat).space, state.switches.one_dust)
