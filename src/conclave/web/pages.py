"""The pages: one document for all of them, and the files it loads."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader
from litestar import Request, Response, get
from litestar.params import FromPath

from conclave.catalog import game as find_game
from conclave.table.refusals import Refused
from conclave.web.callers import keep_secret, language_of, secret_for
from conclave.web.files import serve
from conclave.web.shelf import room

HERE: Final = Path(__file__).parent
STATIC: Final = HERE / "static"
TEMPLATES: Final = Environment(loader=FileSystemLoader(HERE / "templates"), autoescape=True)
BOARD_FILES: Final = (".js", ".css", ".svg")

PAGES: Final = [
    "/",
    "/new/{game:str}",
    "/match/{match:str}",
    "/replay/{match:str}",
    "/replay",
    "/rules/{game:str}",
    "/credits",
    "/seat/{invite:str}",
]


@get(PAGES, include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[str]:
    """The one document; its module draws what the address names."""
    return document(request)


def document(request: Request[Any, Any, Any], status: int = 200) -> Response[str]:
    secret_for(request)
    html = TEMPLATES.get_template("page.html").render(lang=language_of(request))
    headers = {"cache-control": "no-store", "content-language": language_of(request), "vary": "cookie, accept-language"}
    return keep_secret(request, Response(html, status_code=status, media_type="text/html", headers=headers))


@get("/static/{name:path}", include_in_schema=False, sync_to_thread=False)
def static(request: Request[Any, Any, Any], name: FromPath[Path]) -> Response[bytes]:
    return serve(request, STATIC, name.as_posix())


@get("/games/{game:str}/{name:path}", include_in_schema=False, sync_to_thread=False)
def board(request: Request[Any, Any, Any], game: FromPath[str], name: FromPath[Path]) -> Response[bytes]:
    """A game's board, from its own room: modules and styles only."""
    if name.suffix not in BOARD_FILES:
        raise Refused("no-page")
    return serve(request, room(find_game(game)), name.as_posix())


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
def favicon(request: Request[Any, Any, Any]) -> Response[bytes]:
    return serve(request, STATIC, "mark.svg")


@get("/robots.txt", include_in_schema=False, sync_to_thread=False)
def robots() -> Response[str]:
    """Matches are nobody's business but the players'."""
    return Response("User-agent: *\nDisallow: /api/\nDisallow: /match/\nDisallow: /seat/\n", media_type="text/plain")
