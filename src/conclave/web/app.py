"""The application: the table's service behind Litestar."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, Final

from litestar import Litestar, MediaType
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from conclave.table.advisers import Advisers
from conclave.table.analysis import Analyses
from conclave.table.hints import Hints
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.web.advice import ADVICE
from conclave.web.api import API
from conclave.web.express import Express, match_of
from conclave.web.guard import Limits, dress, guard
from conclave.web.pages import board, favicon, page, robots, static
from conclave.web.stream import WIRE
from conclave.web.troubles import HANDLERS

MOST_BODY: Final = 64 * 1024


@dataclass(slots=True)
class House:
    """How the server is set up."""

    db: str | None = None
    """The store: a URL or a file; None is the user's own."""
    thinkers: int = 1
    """Processes in which bots think."""
    rate: float = 20.0
    """Commands a second that one may send for long; 0 is no limit."""
    pace: float = 0.0
    """Seconds between two moves of bots, at least."""
    effort: float = 1.0
    """How much is thought about hints and analyses, as a share of the usual."""


class Hall(Litestar):
    """Litestar, with an express way for moves beside the ordinary one."""

    express: Express

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == ScopeType.HTTP:
            scope.setdefault("state", {})[WIRE] = send
            match = match_of(scope)
            if match is not None:
                again = await self.express.plays(match, scope, receive, send)
                if again is None:
                    return
                receive = again
        await super().__call__(scope, receive, send)


def create_app(house: House | None = None) -> Litestar:
    """The server as an ASGI application."""
    house = house or House()
    limits = Limits(house.rate)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        service = Service(Store(house.db), processes=house.thinkers, pace=house.pace)
        app.state.service = hall.express.service = service
        advisers = Advisers()
        app.state.hints = Hints(service, advisers, house.effort)
        app.state.analyses = analyses = Analyses(service, advisers, house.effort)
        app.state.closing = asyncio.Event()
        service.start()
        analyses.start()
        try:
            yield
        finally:
            close_streams(app)
            await asyncio.to_thread(analyses.close)
            await asyncio.to_thread(service.close)

    hall = Hall(
        route_handlers=[API, ADVICE, page, static, board, favicon, robots],
        lifespan=[open_house],
        middleware=[guard(limits)],
        before_send=[dress],
        exception_handlers=HANDLERS,
        request_max_body_size=MOST_BODY,
        state=State({}),
        openapi_config=OpenAPIConfig(
            title="Conclave",
            version=version("conclave"),
            description="The protocol of the table. What the calls mean is told in docs/protocol.md.",
            path="/api",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"], media_type=MediaType.JSON)],
        ),
        logging_config=None,
    )
    hall.express = Express(limits)
    return hall


def close_streams(app: Litestar) -> None:
    """No stream goes on: the server is about to end."""
    app.state.closing.set()
    app.state.service.bulletin.tell_all()
