"""Files for the browser: read once, checked by their time, answered with 304 where the browser has them already."""

from __future__ import annotations

import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response

from conclave.table.refusals import Refused

TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".html": "text/html",
    ".txt": "text/plain",
    ".md": "text/plain",
}
UTF8: Final = ("application/json", "image/svg", "application/manifest")
"""Texts that are not called so; to `text/...` Litestar adds it."""

_read: dict[Path, tuple[int, str, bytes]] = {}


def file_type(path: Path) -> str:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith(UTF8) else kind


def load(path: Path) -> tuple[str, bytes]:
    """The file's tag and bytes, as they are now."""
    try:
        changed = path.stat().st_mtime_ns
        known = _read.get(path)
        if known is None or known[0] != changed:
            data = path.read_bytes()
            known = _read[path] = (changed, f'"{sha256(data).hexdigest()[:20]}"', data)
    except (OSError, ValueError):
        raise Refused("no-page") from None
    return known[1], known[2]


def serve(request: Request[Any, Any, Any], folder: Path, name: str) -> Response[bytes]:
    """A file of a folder; nothing outside it, and nothing hidden."""
    parts = name.strip("/").split("/")
    if any(not part or part.startswith(".") or "\\" in part or "\0" in part for part in parts):
        raise Refused("no-page")
    path = folder.joinpath(*parts)
    if not path.resolve().is_relative_to(folder.resolve()) or not path.is_file():
        raise Refused("no-page")
    tag, data = load(path)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, headers=headers, media_type=file_type(path))
