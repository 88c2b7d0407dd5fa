"""The record of a match for one pair of eyes: what a running match still hides is written as `?`."""

from __future__ import annotations

from typing import Final

from conclave.engine.events import EVERYONE
from conclave.engine.records import Record
from conclave.engine.secrets import bit
from conclave.engine.steps import Together

HIDDEN: Final = "?"


def hidden_moves(record: Record, seat: int | None) -> set[int]:
    """The plies whose move the seat must not know: what it did not witness, of chance or of others, and answers of others
    that are not revealed yet."""
    hidden: set[int] = set()
    answers: list[int] = []
    state = record.start()
    for ply, (mover, move) in enumerate(record.moves, 1):
        step = state.agenda[-1]
        witnesses = step.witnesses(state)
        if witnesses != EVERYONE and not witnesses & bit(seat):
            hidden.add(ply)
        elif isinstance(step, Together) and mover != seat:
            answers.append(ply)
        state.apply(mover, move)
        if not state.answers:
            answers.clear()
    return hidden | set(answers)


def written(record: Record, seat: int | None, open: bool) -> str:
    """The record as text, with all its moves if everything is open."""
    text = record.write()
    hidden = set() if open else hidden_moves(record, seat)
    if not hidden:
        return text
    head, gap, moves = text.partition("\n\n")
    lines = moves.split("\n")
    for ply in hidden:
        place = lines[ply - 1].partition(":")[0]
        lines[ply - 1] = f"{place}: {HIDDEN}"
    return head + gap + "\n".join(lines)
