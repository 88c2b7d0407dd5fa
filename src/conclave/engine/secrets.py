"""Secrets: face-down piles and the pieces drawn from them, and who has seen what."""

from __future__ import annotations

from random import Random
from typing import Final

ALL: Final = (1 << 30) - 1
"""The mask of everybody, spectators included."""
SPECTATOR: Final = 29
"""The bit of the spectators: set only when a piece lies face up."""


def bit(seat: int | None) -> int:
    """The mask of one seat; None is a spectator."""
    return 1 << (SPECTATOR if seat is None else seat)


class Backs:
    """Which kinds of piece share a card back. Kinds are numbered through, those of one back side by side."""

    __slots__ = ("back", "first")

    def __init__(self, sizes: list[int]) -> None:
        self.first: list[int] = [0]
        self.back: list[int] = []
        for back, size in enumerate(sizes):
            self.first.append(self.first[-1] + size)
            self.back.extend([back] * size)


class Secrets:
    """The pieces of a state whose faces not everybody may know.

    `pile` counts, by kind, what lies face down and undecided: a lazy pile. A piece that was drawn is decided: it has a
    kind, a place (a number the game gives meaning to; places are public), the mask of the seats that have seen it, and
    perhaps a hint, a mask of kinds that everybody knows it to be among (0: none). Pieces stay in order of arrival.

    Pieces among which somebody secretly chose one are mingled: they share a `pool` (0: none), and the mask `sensed` says
    who had seen a piece before. Such a seat knows that this kind is somewhere in the pool, but no longer where. Both lists
    are empty until pieces are mingled for the first time.
    """

    __slots__ = ("backs", "hint", "kind", "pile", "place", "pool", "seen", "sensed")

    def __init__(
        self, backs: Backs, pile: list[int], kind: list[int], place: list[int], seen: list[int], hint: list[int]
    ) -> None:
        self.backs: Final[Backs] = backs
        self.pile: list[int] = pile
        self.kind: list[int] = kind
        self.place: list[int] = place
        self.seen: list[int] = seen
        self.hint: list[int] = hint
        self.pool: list[int] = []
        self.sensed: list[int] = []

    def clone(self) -> Secrets:
        copy = Secrets(self.backs, self.pile[:], self.kind[:], self.place[:], self.seen[:], self.hint[:])
        if self.pool:
            copy.pool = self.pool[:]
            copy.sensed = self.sensed[:]
        return copy

    @staticmethod
    def fresh(backs: Backs, pile: list[int]) -> Secrets:
        """Everything lies in the piles: so many of each kind."""
        return Secrets(backs, pile, [], [], [], [])

    # The pile

    def left(self, back: int) -> int:
        """How many pieces with this back still lie in the pile."""
        total = 0
        for kind in range(self.backs.first[back], self.backs.first[back + 1]):
            total += self.pile[kind]
        return total

    def random_kind(self, back: int, rng: Random) -> int:
        """A kind drawn from the pile, each piece as likely as any other."""
        rest = int(rng.random() * self.left(back))
        for kind in range(self.backs.first[back], self.backs.first[back + 1]):
            rest -= self.pile[kind]
            if rest < 0:
                return kind
        raise ValueError("an empty pile")

    def take(self, kind: int, place: int, seen: int) -> None:
        """A piece of this kind leaves the pile for a place; `seen` says who looks at it."""
        self.pile[kind] -= 1
        self.put(kind, place, seen)

    def put(self, kind: int, place: int, seen: int) -> None:
        """A piece comes from the open table to a place; `seen` says who knows it there."""
        self.kind.append(kind)
        self.place.append(place)
        self.seen.append(seen)
        self.hint.append(0)
        if self.pool:
            self.pool.append(0)
            self.sensed.append(0)

    # Pieces

    def at(self, place: int) -> list[int]:
        """The pieces at a place, in order of arrival."""
        return [i for i in range(len(self.place)) if self.place[i] == place]

    def nth(self, place: int, back: int, n: int) -> int:
        """The n-th piece (from 0) with this back at a place, or -1."""
        backs = self.backs.back
        for i in range(len(self.place)):
            if self.place[i] == place and backs[self.kind[i]] == back:
                if n == 0:
                    return i
                n -= 1
        return -1

    def count(self, place: int, back: int) -> int:
        """How many pieces with this back lie at a place."""
        backs = self.backs.back
        n = 0
        for i in range(len(self.place)):
            if self.place[i] == place and backs[self.kind[i]] == back:
                n += 1
        return n

    def known(self, piece: int, seat: int | None) -> int:
        """Its kind if the seat has seen it, else -1; -1 too for no piece at all (-1)."""
        return self.kind[piece] if piece >= 0 and self.seen[piece] & bit(seat) else -1

    def move(self, piece: int, place: int) -> None:
        """It goes to another place; who has seen it goes with it."""
        self.place[piece] = place

    def bring(self, piece: int, place: int) -> None:
        """It goes to another place and arrives there last, so that the order tells nothing of where it lay before."""
        kind, seen, hint = self.kind.pop(piece), self.seen.pop(piece), self.hint.pop(piece)
        self.place.pop(piece)
        self.kind.append(kind)
        self.place.append(place)
        self.seen.append(seen)
        self.hint.append(hint)
        if self.pool:
            self.pool.append(self.pool.pop(piece))
            self.sensed.append(self.sensed.pop(piece))

    def show(self, piece: int, mask: int) -> None:
        """Some more seats look at it."""
        self.seen[piece] |= mask

    def say(self, piece: int, kinds: int) -> None:
        """Everybody hears that it is one of these kinds (a mask)."""
        hint = self.hint[piece]
        self.hint[piece] = hint & kinds if hint else kinds

    def mix(self, place: int, watchers: int) -> None:
        """The pieces at a place are shuffled: only the watchers can still tell which is which."""
        for i in range(len(self.place)):
            if self.place[i] == place:
                self.seen[i] &= watchers

    def mingle(self, pieces: list[int], watchers: int) -> None:
        """One of these is about to be chosen, and only the watchers see which: the others keep what they know of them all
        together, and lose which is which. Pools that meet become one."""
        if not self.pool:
            self.pool = [0] * len(self.kind)
            self.sensed = [0] * len(self.kind)
        pool = max(self.pool) + 1
        met: list[int] = []
        for i in pieces:
            if self.pool[i] and self.pool[i] not in met:
                met.append(self.pool[i])
            self.pool[i] = pool
            self.sensed[i] |= self.seen[i] & ~watchers
            self.seen[i] &= watchers
        for i in range(len(self.pool)):
            if self.pool[i] in met:
                self.pool[i] = pool

    def leave(self, piece: int) -> int:
        """It leaves the hidden world for good; its kind."""
        if piece < 0:
            raise IndexError("no such piece")
        if self.pool:
            self.pool.pop(piece)
            self.sensed.pop(piece)
        self.place.pop(piece)
        self.seen.pop(piece)
        self.hint.pop(piece)
        return self.kind.pop(piece)

    def bury(self, piece: int) -> None:
        """It is shuffled back into its pile. Whoever sensed its pool can no longer tell what has stayed in it."""
        if self.pool and self.pool[piece]:
            pool = self.pool[piece]
            for i in range(len(self.pool)):
                if self.pool[i] == pool:
                    self.sensed[i] = 0
        self.pile[self.leave(piece)] += 1

    # What a seat can imagine

    def deal_anew(self, seat: int | None, rng: Random) -> None:
        """Deal afresh all that the seat has not seen: one bag a back, of the pile and every unseen piece. Hinted pieces
        first, each uniformly within its hint, then the others; what remains is the pile. What the seat senses in a pool
        stays in it, and changes places there."""
        mask = bit(seat)
        pile = self.pile
        kind = self.kind
        unseen: list[int] = []
        hinted: list[int] = []
        pooled: list[int] = []
        for i in range(len(kind)):
            if not self.seen[i] & mask:
                if self.pool and self.pool[i]:
                    if not self.sensed[i] & mask:
                        pile[kind[i]] += 1
                        pooled.append(i)
                    continue
                pile[kind[i]] += 1
                if self.hint[i]:
                    hinted.append(i)
                else:
                    unseen.append(i)
        if hinted:
            self._deal_hinted(hinted, rng)
        if pooled:
            # Which pieces of a pool a seat has sensed is not to be told from where they lie, so they are dealt last.
            pooled.sort(key=self._rank)
            unseen.extend(pooled)
        first = self.backs.first
        backs = self.backs.back
        left = [-1] * (len(first) - 1)
        for i in unseen:
            back = backs[kind[i]]
            if left[back] < 0:
                left[back] = self.left(back)
            rest = int(rng.random() * left[back])
            left[back] -= 1
            k = first[back]
            rest -= pile[k]
            while rest >= 0:
                k += 1
                rest -= pile[k]
            pile[k] -= 1
            kind[i] = k
        if self.pool:
            self._stir(mask, rng)

    def suppose(self, piece: int, kind: int, seat: int | None, place: int) -> bool:
        """In a world that a seat imagines let a piece be of another kind, exchanged with the pile or with a piece that the seat
        has not seen, elsewhere than at the place; is there one?"""
        old, mask = self.kind[piece], bit(seat)
        if self.pile[kind]:
            self.pile[kind] -= 1
            self.pile[old] += 1
            self.kind[piece] = kind
            return True
        for i in range(len(self.kind)):
            if self.kind[i] == kind and self.place[i] != place and not self.seen[i] & mask:
                self.kind[i] = old
                self.kind[piece] = kind
                return True
        return False

    def _rank(self, piece: int) -> tuple[int, int, int]:
        """An order of the pieces of pools that does not hang on where they lie, nor on what they are."""
        return self.pool[piece], self.backs.back[self.kind[piece]], self.sensed[piece]

    def _stir(self, mask: int, rng: Random) -> None:
        """What a seat has not seen of a pool changes places, among pieces with the same back; who has sensed a piece goes with
        it. They are put in order first, so that nothing hangs on where they truly lie."""
        backs = self.backs.back
        kind = self.kind
        done: list[int] = []
        for i in range(len(kind)):
            if not self.pool[i] or self.seen[i] & mask or i in done:
                continue
            alike: list[int] = []
            pieces: list[tuple[int, int]] = []
            for j in range(i, len(kind)):
                if self.pool[j] == self.pool[i] and not self.seen[j] & mask and backs[kind[j]] == backs[kind[i]]:
                    alike.append(j)
                    pieces.append((kind[j], self.sensed[j]))
            pieces.sort()
            for j in alike:
                kind[j], self.sensed[j] = pieces.pop(int(rng.random() * len(pieces)))
            done.extend(alike)

    def _deal_hinted(self, pieces: list[int], rng: Random) -> None:
        """Deal the hinted pieces, every way in which all hints are true as likely as any other. Kinds that the same hints
        allow are told apart only by their numbers, so it is enough to count ways by such classes."""
        first = self.backs.first
        allowed: list[int] = []
        for i in pieces:
            back = self.backs.back[self.kind[i]]
            allowed.append(self.hint[i] & ((1 << first[back + 1]) - (1 << first[back])))
        signs: list[int] = []
        members: list[list[int]] = []
        for kind in range(len(self.pile)):
            sign = 0
            for n in range(len(pieces)):
                sign |= (allowed[n] >> kind & 1) << n
            if sign and self.pile[kind]:
                if sign not in signs:
                    signs.append(sign)
                    members.append([])
                members[signs.index(sign)].append(kind)
        left = [sum([self.pile[kind] for kind in kinds]) for kinds in members]
        for n in range(len(pieces)):
            weights = [0] * len(signs)
            for c in range(len(signs)):
                if signs[c] >> n & 1 and left[c]:
                    left[c] -= 1
                    weights[c] = (left[c] + 1) * ways(signs, left, n + 1, len(pieces))
                    left[c] += 1
            c = weighted(weights, rng)
            kinds = members[c]
            kind = kinds[weighted([self.pile[kind] for kind in kinds], rng)]
            left[c] -= 1
            self.pile[kind] -= 1
            self.kind[pieces[n]] = kind


def ways(signs: list[int], left: list[int], n: int, last: int) -> int:
    """In how many ways the pieces n..last-1 can be dealt from what is left of each class."""
    if n == last:
        return 1
    total = 0
    for c in range(len(signs)):
        if signs[c] >> n & 1 and left[c]:
            left[c] -= 1
            total += (left[c] + 1) * ways(signs, left, n + 1, last)
            left[c] += 1
    return total


def weighted(weights: list[int], rng: Random) -> int:
    """An index, as likely as its weight."""
    rest = int(rng.random() * sum(weights))
    for i in range(len(weights)):
        rest -= weights[i]
        if rest < 0:
            return i
    raise ValueError("nothing to choose from")
