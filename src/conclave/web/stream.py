"""The stream of a match: server-sent events, each the whole message for the caller's seat."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import msgspec

from conclave.table.refusals import Refused
from conclave.table.seating import Caller
from conclave.table.service import Service

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
        sent = b""
        known = last is not None and last == str((await run(service.cabinet.open, id)).row.version)
        while not closing():
            if not known:
                try:
                    version, data = await run(encoded, service, id, caller, lang, seat)
                except Refused:
                    yield b"event: gone\ndata: {}\n\n"
                    return
                if data != sent:
                    sent = data
                    yield b"event: message\nid: %d\ndata: %s\n\n" % (version, data)
            known = False
            while not closing() and not await ear.wait(BEAT_SECONDS):
                yield b": alive\n\n"
    finally:
        service.bulletin.leave(id, ear)
        service.depart(id, held)


def encoded(service: Service, id: str, caller: Caller, lang: str, seat: int | None) -> tuple[int, bytes]:
    message = service.message(id, caller, lang, seat)
    return message.version, msgspec.json.encode(message)
