"""A referee who watches a match from the outside, keeps notes of his own and compares everything after every move."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from conclave import CHANCE, State
from conclave.games.archmage import GAME

from . import script
from .feast import feast, read
from .lore import CENTRE, RELICS, SPHERES, Spot, name, spot
from .model import WARLORD, Ask, Board, Match

LIKING = {
    **{"stop": 0.25, "end": 0.3, "done": 0.3, "cast": 4.0, "promote": 4.0, "initiate": 5.0, "build": 4.0, "place": 5.0},
    **{"attack": 4.0, "unward": 4.0, "explore": 2.0, "gather": 3.0, "trade": 4.0, "divine": 2.0, "wards": 1.0},
}


class Referee:
    """Plays one random match through the public interface, and checks every step."""

    def __init__(
        self, seats: int, seed: int, options: dict[str, Any], gentle: bool = False, rich: bool = False
    ) -> None:
        self.chance = random.Random(seed)
        self.gentle = gentle
        self.notes = Match(seats, dict(options))
        if rich:
            self.state: State = feast(seats, seed, options).state
            self.story = script.rest(read(self.notes, self.state.view(None)))
        else:
            self.state = GAME.start(seats, dict(options))
            self.story = script.match(self.notes)
        self.ask: Ask | None = next(self.story)
        self.seen: Any = None
        self.steps = 0
        self.casts: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.moves: list[tuple[int, str]] = []

    # --- playing ---------------------------------------------------------------------------------------------------

    def run(self) -> Referee:
        while self.state.to_act:
            assert len(self.state.to_act) == 1, "A41"
            seat = self.state.to_act[0]
            view = self.look()
            moves = [str(move) for move in self.state.options(seat)]
            self.compare(seat, moves, view)
            if seat == CHANCE:
                weights: list[float] = list(self.state.odds())
            else:
                weights = self.taste(moves)
                if self.steps % 5 == 0:
                    self.inspect(seat, moves, view)
            move = self.chance.choices(moves, weights)[0]
            self.play(seat, move)
        self.finish()
        return self

    def play(self, seat: int, move: str) -> None:
        self.moves.append((seat, move))
        self.casts[move[5:]] += move.startswith("cast ")
        self.verbs[move.partition(" ")[0]] += 1
        self.state.play(seat, move)
        self.seen = None
        self.steps += 1
        self.answer(move)
        # What has only one answer the table may do by itself.
        while self.ask is not None and len(self.ask.answers) == 1 and not self.asked_alike():
            self.answer(self.ask.answers[0])

    def answer(self, move: str) -> None:
        try:
            self.ask = self.story.send(move)
        except StopIteration:
            self.ask = None

    def asked_alike(self) -> bool:
        """Does the program ask what the notes ask?"""
        if self.ask is None or not self.state.to_act:
            return self.ask is None and not self.state.to_act
        if self.state.to_act[0] != self.ask.seat:
            return False
        return self.ask.seat == CHANCE or self.look().asked == self.ask.word

    def look(self) -> Any:
        """The table, looked at once a move."""
        if self.seen is None:
            self.seen = self.state.view(None)
        return self.seen

    def taste(self, moves: list[str]) -> list[float]:
        """Every verb alike, spells and growth more often, the end of a turn seldom; the gentle do not attack."""
        verbs = Counter(move.split()[0] for move in moves)
        liking = {**LIKING, "attack": 0.05, "unward": 0.05} if self.gentle else LIKING
        return [liking.get(move.split()[0], 1.0) / verbs[move.split()[0]] for move in moves]

    # --- is this the table of the notes? ----------------------------------------------------------------------------

    def compare(self, seat: int, moves: list[str], view: Any) -> None:
        ask, m = self.ask, self.notes
        assert ask is not None, "the match should be over"
        assert ask.seat == seat, f"asked is {seat}, should be {ask.seat} ({ask.word} {ask.answers})"
        assert seat == CHANCE or view.asked == ask.word, f"asked is {view.asked}, should be {ask.word} {ask.answers}"
        assert len(set(moves)) == len(moves)
        assert set(moves) == set(ask.answers), (
            f"{ask.word}: too many {set(moves) - set(ask.answers)}, missing {set(ask.answers) - set(moves)}"
        )
        if seat == CHANCE:
            odds = dict(zip(ask.answers, ask.odds, strict=True))
            told = self.state.odds()
            assert [odds[move] * sum(told) for move in moves] == [n * sum(ask.odds) for n in told], "the odds"
        if m.round:
            m.check()
            self.compare_land(view)
            for board in m.boards:
                self.compare_board(board, view.players[board.seat])
            self.compare_turn(view)

    def compare_land(self, view: Any) -> None:
        m = self.notes
        assert {hex.cell: (hex.q, hex.r) for hex in view.land} == {name(place): place for place in m.land}, "A235"
        for hex in view.land:
            note = m.land[hex.q, hex.r]
            mages = [board.seat for board in m.boards if board.mage == (hex.q, hex.r)]
            follower = note.follower if note.follower != WARLORD else None
            seen = hex.kind, hex.face, hex.follower, hex.inflamed, hex.ward, hex.tower, hex.token, hex.caster
            kept = (
                note.kind,
                note.face,
                follower,
                note.follower == WARLORD,
                note.ward,
                note.tower,
                note.token,
                note.caster,
            )
            assert seen == kept, f"{hex.cell}: {seen}, should be {kept}"
            assert (sorted(hex.mages), hex.warlord) == (mages, m.warlord == (hex.q, hex.r)), hex.cell
        assert view.unexplored == {face: n for face, n in m.down.items() if n} or view.unexplored == m.down, "A15"

    def compare_board(self, board: Board, player: Any) -> None:
        m = self.notes
        seen = player.mage, player.company, player.supply, player.stone_skin
        assert seen == (name(board.mage), board.company, board.supply, board.stone_skin), (board.seat, seen)
        assert player.relics == dict(zip(RELICS, board.relics, strict=True)), (board.seat, board.relics)
        assert player.planets == {sphere: board.orbit[sphere] for sphere in SPHERES}
        assert player.rest == sum(abs(orbit) for orbit in board.orbit.values())
        places = {each.spell: (each.clean, each.corrupt) for each in player.apprentices if each.clean + each.corrupt}
        assert places == {spell: (board.clean[spell], board.corrupt[spell]) for spell in board.supported()}
        assert {each.spell: each.cast for each in player.book} == board.book, (board.seat, board.book)
        assert player.doors == {SPHERES[sphere]: owner for sphere, owner in board.doors.items()}
        assert player.captives == +board.captives
        towers = [name(place) for place, hex in m.land.items() if hex.tower == board.seat]
        assert player.tower == (towers[0] if towers else None)
        assert player.counted == (board.score is not None)
        if board.score is not None:
            self.compare_score(board.score, player)

    def compare_score(self, score: Any, player: Any) -> None:
        points, fundamental, advanced, master, lost, lands = score
        found = player.breakdown
        assert (found.fundamental, found.advanced, found.master) == (fundamental, advanced, master), "A23 to A26"
        assert (found.lost, found.lands, player.points) == (lost, lands, points), "A27 to A32"

    def compare_turn(self, view: Any) -> None:
        m = self.notes
        assert (view.round, view.rounds, view.starter) == (m.round, 13, m.starter)
        if m.phase is not None:
            assert (view.turn, view.phase) == (m.active, m.phase)
        if m.phase == "journey":
            assert view.points == m.mp, f"{view.points} points, should be {m.mp}"
            assert (view.divining, view.extra) == (m.divining, m.extra)
            assert sorted(view.divined) == sorted(name(place) for place, hex in m.land.items() if hex in m.divined)
            if m.options.get("strict_quicken"):
                assert view.quick == m.quick, "AV6"
        if m.phase == "journeys_end":
            assert view.acted == m.acted
        if m.phase is not None:
            assert view.subjugating == m.subjugating
            assert view.final == (m.final() if m.phase != "preparation" else m.round == 13 and m.final())
        if view.warlord is not None:
            self.compare_warlord(view.warlord)
        assert (view.warlord is None) == (not m.solo)

    def compare_warlord(self, seen: Any) -> None:
        m = self.notes
        assert m.warlord is not None
        counted = m.warlord_counts()
        assert (seen.cell, seen.direction, seen.flames) == (name(m.warlord), m.heading, m.flames), "AS6, AS13"
        assert seen.inflamed == sum(hex.follower == WARLORD for hex in m.land.values())
        if m.phase is not None:
            assert (seen.shorter, seen.guided) == (m.shorter, m.guided), "AS18"
        assert (seen.points, seen.breakdown) == (sum(counted.values()), counted), "AS20"

    # --- what else the view tells whose turn it is -------------------------------------------------------------------

    def inspect(self, seat: int, moves: list[str], view: Any) -> None:
        m = self.notes
        for board in m.boards:
            player = view.players[board.seat]
            for card in player.book:
                ways = m.payments(board, card.spell)
                told = [[way.get(relic, 0) for relic in RELICS] for way in card.payments]
                assert sorted(told) == sorted([] if card.cast else ways) or sorted(told) == sorted(ways), card.spell
                if board.seat == seat and view.asked in ("planet", "journey", "journeys_end"):
                    assert (card.refusal is None) == (f"cast {card.spell}" in moves), card.spell
                    assert view.asked != "planet" or card.refusal == "A43"
            promotions = {(each.spell, tuple(each.parents)) for each in player.promotions}
            assert {spell for spell, _ in promotions} == set(board.promotable())
            held = Counter(hex.face for hex in m.controlled(board.seat))
            assert +Counter(player.held) == held
            if board.score is None:
                self.compare_score(m.count(board, board.book), player)
        if view.asked == "journey":
            self.inspect_reach(view)
        for move, rule in self.state.refused(seat):
            assert str(move) not in moves
            assert rule.id.startswith("A"), "a refusal quotes the rulebook of the game"
            assert rule.text("en")
            assert rule.text("de")

    def inspect_reach(self, view: Any) -> None:
        """The cheapest ways, worked out once more."""
        m = self.notes
        best: dict[Spot, int] = {m.me.mage: 0}
        edge = [m.me.mage]
        while edge:
            edge.sort(key=best.__getitem__, reverse=True)
            one = edge.pop()
            for other in m.near(one):
                if m.enterable(other) and best[one] + m.toll(other) < min(best.get(other, 99), m.mp + 1):
                    best[other] = best[one] + m.toll(other)
                    edge.append(other)
        del best[m.me.mage]
        assert {reach.cell: reach.cost for reach in view.reach} == {name(to): cost for to, cost in best.items()}
        for reach in view.reach:
            way = [spot(cell) for cell in reach.path]
            assert way[-1] == spot(reach.cell)
            assert all(after in m.near(before) for before, after in zip([m.me.mage, *way], way, strict=False))
            assert sum(m.toll(place) for place in way) == reach.cost
            losses = sum(place == CENTRE or m.land[place].token == "chasm" for place in way)
            springs = [m.land[place] for place in way if m.land[place].token == "wellspring"]
            relics = sum(hex.caster != m.active for hex in springs)
            assert reach.losses in (losses, min(losses, m.me.company))
            assert reach.relics in (relics, min(relics, sum(m.me.relics)))

    # --- the end ---------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        m = self.notes
        assert self.ask is None, "the match should go on"
        assert m.round == 14, "A21"
        view = self.look()
        self.compare_land(view)
        for board in m.boards:
            self.compare_board(board, view.players[board.seat])
            assert board.score is not None, "A184"
        assert self.state.scores() == [board.score[0] for board in m.boards if board.score], "A32"
        assert self.state.winners() == m.winners(), "A22, A33 to A38, AS21"
        assert view.winners == m.winners()
        assert not any(any(board.orbit.values()) for board in m.boards), "A57"
