"""The stream of a match: server-sent events, the whole message for the caller's seat first, and then what changes of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

from conclave.table.refusals import Refused
from conclave.table.seating import Caller
from conclave.table.service import Service
from conclave.table.telling import Teller

BEAT_SECONDS: Final = 15.0
"""So often a silent stream says that it is alive."""
RETRY_MS: Final = 1000

Run = Callable[..., Awaitable[Any]]


async def updates(
    service: Service,
    run: Run,
    id: str,
    caller: Caller,
    lang: str,
    seat: int | None,
    last: str | None,
    closing: Callable[[], bool],
) -> AsyncIterator[bytes]:
    """The message now, unless the caller has it already (`last` is the version they know), then one for each change. Several
    changes at once become one message."""
    ear = service.bulletin.listen(id)
    held = await run(service.arrive, id, caller)
    try:
        yield f"retry: {RETRY_MS}\n\n".encode()
        teller, heard, whole = Teller(caller, seat, lang), 0, True
        known = last is not None and last == str((await run(service.cabinet.open, id)).row.version)
        if known:
            await run(service.tell, id, teller)
            heard = teller.serial
        while not closing():
            if not known:
                try:
                    await run(service.tell, id, teller)
                except Refused:
                    yield b"event: gone\ndata: {}\n\n"
                    return
                if teller.serial != heard:
                    yield teller.news(0 if whole else heard)  # what they have, they may not have from here
                    heard, whole = teller.serial, False
            known = False
            while not closing() and not await ear.wait(BEAT_SECONDS):
                yield b": alive\n\n"
    finally:
        service.bulletin.leave(id, ear)
        service.depart(id, held)
