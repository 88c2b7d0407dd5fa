"""A range of moves that is not built until somebody looks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from conclave.engine.moves import Move, Series


class Span(Sequence[Move]):
    """A few leading moves, then members low..high of a series."""

    __slots__ = ("first", "high", "low", "series")

    def __init__(self, first: Sequence[Move], series: Series, low: int, high: int) -> None:
        self.first = first
        self.series = series
        self.low = low
        self.high = max(high, low - 1)

    def __len__(self) -> int:
        return len(self.first) + self.high - self.low + 1

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        ahead = len(self.first)
        return self.first[index] if index < ahead else self.series.at(self.low + index - ahead)

    def __iter__(self) -> Iterator[Move]:
        yield from self.first
        for n in range(self.low, self.high + 1):
            yield self.series.at(n)

    def __contains__(self, move: object) -> bool:
        if move in self.first:
            return True
        if not isinstance(move, Move):
            return False
        n = move.number - self.series.base
        return self.low <= n <= self.high and n < len(self.series.items) and self.series.items[n] is move
