"""What people and bots can do at a table, and what is refused to them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from conclave.catalog import game as find_game
from conclave.engine.game import Game
from conclave.table.live import read_move
from conclave.table.refusals import Refused
from conclave.table.seating import ANYBODY, Caller, clean
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.wire import Asked, AtPly, Created, Message, NewMatch, NewSeat
from tests.engine.fair import GAME as FAIR
from tests.table.kit import refused, wait_until

ME, OPEN, BOT = NewSeat("me"), NewSeat("open"), NewSeat("bot")


def find(id: str) -> Game:
    return FAIR if id == "fair" else find_game(id)


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    service = Service(Store(str(tmp_path / "kept.db")), find=find, rng=Random(7), most_live=3)
    yield service
    service.close()


def fair(service: Service, *seats: NewSeat, secret: str | None = None) -> tuple[Created, list[Caller]]:
    created = service.create(NewMatch("fair", list(seats), {"purse": 5}), secret)
    return created, [Caller.of(seat.token) for seat in created.seats if seat.token]


def friends(service: Service) -> tuple[str, list[Caller]]:
    """A fair of two people at two browsers."""
    created, (ann,) = fair(service, NewSeat("me", name="Ann"), OPEN)
    bo = service.take(created.seats[1].invite or "", "Bo", "browser of Bo")
    return created.match, [ann, Caller.of(bo.token)]


def at(service: Service, id: str) -> int:
    return service.message(id).ply


def play(service: Service, id: str, caller: Caller, *moves: str, seat: int | None = None) -> None:
    for move in moves:
        service.play(id, caller, at(service, id), move, seat)


# Making a match


def test_a_new_match_is_ready_to_play(service: Service) -> None:
    created, (me,) = fair(service, ME, NewSeat("bot", name="Golem"))
    message = service.message(created.match, me)
    assert message.ply == 3
    assert message.to_act == [0]
    assert message.seat == 0
    assert [seat.name for seat in message.seats] == ["Player 1", "Golem"]
    assert [option.move for option in message.options] == ["buy apple", "buy cake", "show", "end"]
    assert message.settings == {"purse": 5}


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        (NewMatch("nothing", [ME, ME]), 404),
        (NewMatch("fair", [ME]), 400),
        (NewMatch("fair", [ME] * 4), 400),
        (NewMatch("fair", [ME, ME], {"colour": "red"}), 400),
        (NewMatch("fair", [ME, ME], {"purse": 99}), 400),
        (NewMatch("fair", [ME, NewSeat("bot", "genius")]), 400),
    ],
)
def test_a_match_that_cannot_be_is_refused(service: Service, asked: NewMatch, status: int) -> None:
    with pytest.raises(Refused) as caught:
        service.create(asked)
    assert caught.value.status == status
    assert caught.value.reason("de") != caught.value.reason("en")


def test_only_hashes_of_secrets_are_kept(service: Service, tmp_path: Path) -> None:
    created, _ = fair(service, ME, OPEN, secret="a browser's own secret")
    service.store.close()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in (created.seats[0].token, created.seats[1].invite, "a browser's own secret"):
        assert secret
        assert secret.encode() not in kept


# Seats


def test_an_invitation_works_once(service: Service) -> None:
    created, _ = fair(service, ME, OPEN)
    invite = created.seats[1].invite or ""
    with refused("no-invite"):
        service.take("nonsense")
    taken = service.take(invite, "  Bo \n\t<i> ")
    assert (taken.match, taken.seat) == (created.match, 1)
    assert service.message(created.match, Caller.of(taken.token)).seats[1].name == "Bo <i>"
    with refused("used-invite"):
        service.take(invite, "Eve")


def test_nobody_plays_while_a_seat_is_open(service: Service) -> None:
    created, (me,) = fair(service, ME, OPEN)
    message = service.message(created.match, me)
    assert message.options == []
    assert message.prompt == "The match begins when all seats are taken."
    with refused("waiting"):
        play(service, created.match, me, "end")
    service.hand(created.match, me, 1, "bot")
    play(service, created.match, me, "end")


def test_a_token_holds_its_seat_and_no_other(service: Service) -> None:
    id, (ann, bo) = friends(service)
    assert service.message(id, bo).seat == 1
    assert service.message(id).seat is None
    with refused("forged"):
        service.message(id, Caller.of("nonsense"))
    with refused("not-your-seat"):
        service.message(id, bo, seat=0)
    with refused("not-your-seat"):
        service.play(id, bo, 3, "end", seat=0)
    with refused("no-seat"):
        service.message(id, ann, seat=5)
    with refused("spectator"):
        service.play(id, ANYBODY, 3, "end")


def test_several_people_at_one_screen(service: Service) -> None:
    created, _ = fair(service, ME, ME, secret="one screen for all of us")
    us = Caller.of(secret="one screen for all of us")
    message = service.message(created.match, us)
    assert message.hotseat
    assert [seat.you for seat in message.seats] == [True, True]
    play(service, created.match, us, "end", "skip")
    assert service.message(created.match, us).seat == 1
    assert service.message(created.match, us, seat=0).seat == 0
    play(service, created.match, us, "end", "skip")
    with refused("which-seat"):
        play(service, created.match, us, "vote apple")
    play(service, created.match, us, "vote apple", seat=1)


def test_a_seat_is_handed_to_a_bot_and_back(service: Service) -> None:
    id, (ann, bo) = friends(service)
    with refused("spectator"):
        service.hand(id, ANYBODY, 1, "bot")
    held = service.arrive(id, bo)
    with refused("still-here"):
        service.hand(id, ann, 1, "bot")
    service.depart(id, held)
    service.hand(id, ann, 1, "bot", "apprentice")
    seat = service.message(id).seats[1]
    assert (seat.kind, seat.level, seat.away) == ("bot", "apprentice", True)
    with refused("bot-plays"):
        service.play(id, bo, 3, "end")
    with refused("not-your-seat"):
        service.hand(id, ann, 1, "me")
    service.hand(id, bo, 1, "me")
    assert service.message(id, bo).seats[1].kind == "person"


def test_who_leaves_is_replaced_and_the_last_one_ends_it(service: Service) -> None:
    id, (ann, bo) = friends(service)
    service.leave(id, bo)
    assert service.message(id).seats[1].kind == "bot"
    with refused("forged"):
        service.message(id, bo)
    service.leave(id, ann)
    message = service.message(id)
    assert message.left
    assert not message.over
    assert service.store.waiting_for_bots(time.time() + 1) == []


def test_a_rematch_has_the_same_people_and_is_made_once(service: Service) -> None:
    id, (ann, bo) = friends(service)
    with refused("running"):
        service.rematch(id, ann)
    finish(service, id, [ann, bo])
    again = service.rematch(id, bo)
    assert service.rematch(id, ann).match == again.match
    assert service.message(id).rematch == again.match
    message = service.message(again.match, bo)
    assert (message.seat, message.ply, message.over) == (1, 3, False)
    assert [seat.name for seat in message.seats] == ["Ann", "Bo"]


def test_a_match_is_deleted_by_who_made_it(service: Service) -> None:
    id, (ann, bo) = friends(service)
    with refused("not-yours-to-delete"):
        service.delete(id, bo)
    service.delete(id, ann)
    with refused("no-match"):
        service.message(id, ann)


def test_the_callers_matches_are_listed(service: Service) -> None:
    created, _ = fair(service, ME, BOT, secret="the secret of a browser")
    fair(service, ME, BOT)
    mine = service.matches(Caller.of(secret="the secret of a browser"), "de")
    assert [(one.match, one.title, one.your_turn, one.over) for one in mine] == [
        (created.match, "Der Jahrmarkt", True, False)
    ]
    assert service.matches(ANYBODY, "de") == []


# Playing


def finish(service: Service, id: str, callers: list[Caller], seed: int = 1) -> None:
    rng = Random(seed)
    while (message := service.message(id)).to_act:
        seat = rng.choice(message.to_act)
        mine = service.message(id, callers[seat], seat=seat)
        service.play(id, callers[seat], mine.ply, rng.choice(mine.options).move, seat)


def test_a_whole_match(service: Service) -> None:
    id, callers = friends(service)
    finish(service, id, callers)
    message = service.message(id, callers[0])
    assert message.over
    assert message.winners == [seat for seat in (0, 1) if message.scores[seat] == max(message.scores)]
    with refused("ended"):
        play(service, id, callers[0], "end")


def test_a_stale_move_changes_nothing(service: Service) -> None:
    id, (ann, _) = friends(service)
    service.play(id, ann, 3, "buy apple")
    for ply in (3, 2, 5, 1000):
        with refused("stale"):
            service.play(id, ann, ply, "buy apple")
    assert at(service, id) == 4


@pytest.mark.parametrize(("move", "rule"), [("tip 3", "E2"), ("vote apple", "E2"), ("rubbish", None), ("", None)])
def test_a_forbidden_move_names_its_rule(service: Service, move: str, rule: str | None) -> None:
    id, (ann, _) = friends(service)
    with pytest.raises(Refused) as caught:
        service.play(id, ann, 3, move)
    assert caught.value.status == 422
    assert (caught.value.rule.id if caught.value.rule else None) == rule
    assert at(service, id) == 3


def test_who_is_not_asked_is_told_so(service: Service) -> None:
    id, (_, bo) = friends(service)
    with pytest.raises(Refused) as caught:
        service.play(id, bo, 3, "end")
    assert caught.value.rule is not None
    assert caught.value.status == 422


def test_answers_given_at_the_same_time_are_not_stale(service: Service) -> None:
    id, (ann, bo) = friends(service)
    play(service, id, ann, "end", "skip")
    play(service, id, bo, "end", "skip")
    ply = at(service, id)
    service.play(id, ann, ply, "vote apple")
    service.play(id, bo, ply, "vote song")
    with refused("stale"):
        service.play(id, ann, ply, "vote cake")
    assert at(service, id) == ply + 2


def test_since_is_where_the_others_stopped(service: Service) -> None:
    """So a page knows that it is asked anew, though it was asked before and never saw the others' turns."""
    id, (ann, bo) = friends(service)
    assert [service.message(id, who).since for who in (ann, bo, ANYBODY)] == [0, 0, 0]
    play(service, id, ann, "buy apple", "end")
    before = at(service, id)
    assert [service.message(id, who).since for who in (ann, bo, ANYBODY)] == [0, before, before]
    play(service, id, ann, "skip")
    play(service, id, bo, "end")
    after = at(service, id)
    assert [service.message(id, who).since for who in (ann, bo)] == [after, before + 1]


def test_everything_is_there_after_a_restart(service: Service) -> None:
    id, (ann, bo) = friends(service)
    play(service, id, ann, "buy apple", "end", "tip 2")
    service.say(id, bo, "well played", None, 1.0)
    before = msgspec.json.encode(service.message(id, bo))
    again = Service(Store(str(service.store.url.database)), find=find)
    assert msgspec.json.encode(again.message(id, bo)) == before
    again.close()


def test_memory_is_bounded_and_only_a_cache(service: Service) -> None:
    matches = [fair(service, ME, ME) for _ in range(6)]
    for created, (ann, _) in matches:
        play(service, created.match, ann, "buy apple")
    assert len(service.cabinet) == 3
    assert [at(service, created.match) for created, _ in matches] == [4] * 6


def test_a_move_that_could_not_be_kept_did_not_happen(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    id, (ann, _) = friends(service)

    def full(*_: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(service.store, "change", full)
        with pytest.raises(OSError, match="no space"):
            service.play(id, ann, 3, "buy apple")
    assert at(service, id) == 3
    service.play(id, ann, 3, "buy apple")


# Taking back


def test_an_own_move_is_taken_back_at_once(service: Service) -> None:
    id, (ann, bo) = friends(service)
    play(service, id, ann, "buy apple")
    assert service.message(id, ann).undo.can
    assert not service.message(id, bo).undo.can
    assert service.undo(id, ann, 4) == AtPly(3)
    assert not service.message(id, ann).undo.can
    play(service, id, ann, "buy cake")
    assert "buy cake" in service.record(id)
    assert "buy apple" not in service.record(id)


def test_beyond_the_barrier_all_people_are_asked(service: Service) -> None:
    id, (ann, bo) = friends(service)
    play(service, id, ann, "buy apple", "show")
    message = service.message(id, ann)
    assert (message.undo.can, message.undo.ask) == (False, True)
    assert service.undo(id, ann, 5) == Asked(5, [1])
    assert service.undo(id, ann, 5) == Asked(5, [1])
    undo = service.message(id, bo).undo
    assert (undo.by, undo.asked, undo.to) == (0, [1], 4)
    assert service.undo(id, bo, 5) == AtPly(4)
    assert service.message(id, bo).undo.by is None


def test_people_may_decline_and_a_move_is_a_no(service: Service) -> None:
    id, (ann, bo) = friends(service)
    play(service, id, ann, "show")
    with refused("not-asked"):
        service.undo(id, bo, 4, agree=False)
    service.undo(id, ann, 4)
    assert service.undo(id, bo, 4, agree=False) == AtPly(4)
    assert service.message(id).undo.by is None
    service.undo(id, ann, 4)
    play(service, id, ann, "end")
    assert service.message(id).undo.by is None
    assert at(service, id) == 5


def test_a_question_ends_when_nobody_is_left_to_answer_it(service: Service) -> None:
    """Ann asks Bo, who leaves, or is represented by a bot: everybody else has agreed. The bot waits no longer."""
    for goes in ("leaves", "is handed over"):
        id, (ann, bo) = friends(service)
        play(service, id, ann, "buy apple", "show")
        assert service.undo(id, ann, 5) == Asked(5, [1])
        if goes == "leaves":
            service.leave(id, bo)
        else:
            service.hand(id, ann, 1, "bot")
        now = service.message(id, ann)
        assert (now.ply, now.undo.by, now.undo.asked) == (4, None, [])
        service.play(id, ann, 4, "end")


def test_a_question_of_who_has_gone_is_dropped(service: Service) -> None:
    for goes in ("leaves", "is represented"):
        id, (ann, bo) = friends(service)
        play(service, id, ann, "buy apple", "show")
        service.undo(id, ann, 5)
        if goes == "leaves":
            service.leave(id, ann)
        else:
            service.hand(id, ann, 0, "bot")
        assert service.message(id, bo).undo.by is None


def test_a_question_stays_while_somebody_has_to_answer(service: Service) -> None:
    created, (ann, bo, cid) = fair(service, ME, ME, ME)
    id = created.match
    play(service, id, ann, "buy apple", "show")
    assert service.undo(id, ann, 6) == Asked(6, [1, 2])
    service.leave(id, bo)
    undo = service.message(id, cid).undo
    assert (undo.by, undo.asked) == (0, [2])
    assert service.undo(id, cid, 6) == AtPly(5)


def test_who_plays_against_bots_only_need_ask_nobody(service: Service) -> None:
    created, (me,) = fair(service, ME, BOT)
    play(service, created.match, me, "show")
    assert service.undo(created.match, me, 4) == AtPly(3)


def test_there_may_be_nothing_to_take_back(service: Service) -> None:
    id, (ann, bo) = friends(service)
    with refused("no-undo"):
        service.undo(id, ann, 3)
    with refused("spectator"):
        service.undo(id, ANYBODY, 3)
    play(service, id, ann, "buy apple")
    with refused("stale"):
        service.undo(id, ann, 3)
    with refused("no-undo"):
        service.undo(id, bo, 4)


# What is said


def test_talk_is_text_on_one_line(service: Service) -> None:
    id, (ann, _) = friends(service)
    service.say(id, ann, "<script>\n alert(1)</script>", None, 3.0)
    service.say(id, ANYBODY, "hello", "Eve", 4.0)
    chat = service.message(id).chat
    assert [(said.seat, said.name, said.text) for said in chat] == [
        (0, "Ann", "<script> alert(1)</script>"),
        (None, "Eve", "hello"),
    ]
    with refused("empty"):
        service.say(id, ann, " \n\u200b\x00 ", None, 3.0)


def test_names_are_cleaned() -> None:
    assert clean(" a\x00b\u202e c\n ") == "a b c"
    assert len(clean("x" * 1000)) == 40


# The message


def zavandor(service: Service, seats: int = 3) -> tuple[str, list[Caller]]:
    created = service.create(NewMatch("zavandor", [ME] * seats))
    return created.match, [Caller.of(seat.token) for seat in created.seats]


def acting(service: Service, id: str, callers: list[Caller], lang: str = "en") -> Message:
    seat = service.message(id).to_act[0]
    return service.message(id, callers[seat], lang)


def test_texts_come_in_the_callers_language(service: Service) -> None:
    id, callers = zavandor(service)
    german, english = acting(service, id, callers, "de"), acting(service, id, callers)
    assert (german.title, english.title) == ("Das Zepter von Zavandor", "The Scepter of Zavandor")
    assert german.prompt != english.prompt
    assert [one.move for one in german.options] == [one.move for one in english.options]
    assert all(a.label != b.label for a, b in zip(german.options, english.options, strict=True))
    assert english.refused
    assert english.refused[0].rule.startswith("Z")
    assert all(one.reason for one in english.refused)
    assert english.log


def test_a_long_series_is_a_range(service: Service) -> None:
    id, callers = zavandor(service)
    message = acting(service, id, callers)
    me = callers[message.seat or 0]
    thing = next(one.move for one in message.options if one.move.startswith("auction"))
    service.play(id, me, message.ply, thing)
    message = service.message(id, me)
    assert message.range is not None
    assert message.range.word == "bid"
    assert message.range.low < message.range.high
    assert message.range.label.startswith("Bid {n}")
    assert message.range.touches
    if message.range.price:
        assert "{price}" in message.range.label
    assert not [one for one in message.options if one.move.startswith("bid")]
    service.play(id, me, message.ply, f"bid {message.range.low}")


def test_an_earlier_position_is_shown_as_it_was(service: Service) -> None:
    id, callers = zavandor(service)
    rng = Random(3)
    seen = {}
    for _ in range(150):
        message = acting(service, id, callers)
        first = service.message(id, callers[0], seat=0)
        seen[first.ply] = (msgspec.to_builtins(first.view), first.log)
        moves = [one.move for one in message.options]
        if message.range is not None:
            moves.append(f"{message.range.word} {message.range.low}")
        service.play(id, callers[message.seat or 0], message.ply, rng.choice(moves))
    for ply, (view, log) in seen.items():
        then = service.message(id, callers[0], seat=0, ply=ply)
        assert msgspec.to_builtins(then.view) == view
        assert then.log == log
        assert then.options == []
        assert (then.ply, then.last) == (ply, at(service, id))
    with refused("no-ply"):
        service.message(id, ply=100_000)


# The record


def test_the_record_of_a_running_match_keeps_its_secrets(service: Service) -> None:
    id, (ann, bo) = friends(service)
    play(service, id, ann, "end", "skip")
    play(service, id, bo, "end", "skip", "vote song")

    def lines(caller: Caller) -> list[str]:
        return service.record(id, caller).split("\n\n")[1].splitlines()

    assert lines(ANYBODY)[:2] == ["1 *: ?", "2 *: ?"]
    assert lines(ann)[0] != "1 *: ?"
    assert lines(ann)[1] == "2 *: ?"
    assert lines(ann)[-1] == "8 s1: ?"
    assert lines(bo)[-1] == "8 s1: vote song"
    assert "?" not in lines(ANYBODY)[2]
    finish(service, id, [ann, bo])
    assert "?" not in service.record(id)


def test_a_record_comes_back_as_a_match_to_look_at(service: Service) -> None:
    id, callers = friends(service)
    finish(service, id, callers)
    text = service.record(id)
    copy = service.upload(text)
    message = service.message(copy.match, seat=1, ply=5)
    assert message.view.cards[1] >= 0
    assert service.record(copy.match) == text
    with refused("spectator"):
        service.play(copy.match, ANYBODY, message.last, "end")
    with pytest.raises(Refused) as caught:
        service.upload("no record at all")
    assert caught.value.status == 400


# Bots


def test_bots_play_by_themselves_and_go_on_after_a_restart(tmp_path: Path) -> None:
    service = Service(Store(str(tmp_path / "bots.db")))
    created = service.create(NewMatch("zavandor", [BOT, NewSeat("bot", "apprentice")]))
    wait_until(lambda: at(service, created.match) > 60)
    service.close()
    before = service.store.load(created.match)
    assert before is not None
    again = Service(Store(str(tmp_path / "bots.db")))
    again.start()
    wait_until(lambda: at(again, created.match) > before.row.ply + 20)
    after = again.store.load(created.match)
    assert after is not None
    assert after.moves[: len(before.moves)] == before.moves
    again.close()


def test_what_can_be_done_calls_the_players_by_their_names(service: Service) -> None:
    """Firepeak would call a rival by the wizard where nobody knew the names."""
    created = service.create(NewMatch("firepeak", [NewSeat("me", name="Ann"), NewSeat("bot", name="Golem")]))
    with service.cabinet.at(created.match) as live:
        raid = read_move(live.game, "raid a>1")
        assert "Golem’s dungeon" in live.speech("en").label(live.match.state, 0, raid, "en")
        assert "Kerker von Golem" in live.speech("de").label(live.match.state, 0, raid, "de")
