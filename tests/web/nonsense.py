"""Requests that are wrong in one or several ways, as bytes."""

from __future__ import annotations

import json
from random import Random
from typing import Any

NAMES = [
    "ply", "move", "seat", "text", "to", "level", "game", "seats", "options", "name", "agree", "lang", "kind",
    "hotseat",
]  # fmt: skip
VALUES: list[Any] = [
    None, True, False, 0, -1, 1, 63, 64, 2**31, 2**63, 10**30, -(10**30), 1.5, 1e308, "", "x", "bot", "me", "end",
    "de", "\x00", "☃", "\ud800", "<script>", "../../etc/passwd", "' OR 1=1 --", "%00", "x" * 5000, [], {}, [[]],
    [{}], {"kind": "me"}, [{"kind": "bot", "level": "x"}], {"": ""},
]  # fmt: skip
METHODS = [
    "GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "CONNECT", "get", "BREW", "", "G\x00T",
    "P" * 300,
]  # fmt: skip
ENDS = [
    "", "/moves", "/undo", "/chat", "/seats/0", "/seats/-1", "/seats/99999999999999999999", "/seats/x", "/rematch",
    "/record?seat=-1", "/record?seat=x", "/stream?seat=99", "?ply=99999999999", "?ply=-1&seat=0", "?seat=1e3",
    "/stream/x", "/../../x", "//", "/%2e%2e/", "?lang=" + "x" * 3000, "?" + "a=1&" * 500, "/\u2603", "/%ff%fe",
    "#x", "?seat=0&seat=1",
]  # fmt: skip
PATHS = [
    "/", "*", "", "x", "/api", "/api/", "/api/matches", "/api/records", "/api/settings", "/api/games",
    "/api/games/x/rules", "/api/games/%00/words", "/api/seats/x", "/static/../app.py",
    "/static/%2e%2e/%2e%2e/speech.py", "/static/", "/static/%00", "/games/zavandor/state.py",
    "/games/zavandor/%2e%2e/__init__.py", "/match/%0d%0aset-cookie:x=1", "/" + "a" * 5000, "/" + "a/" * 2000, "/%",
    "/%zz", "http://other.example/api/games", "//other.example/api/games", "/api/games?lang=%ff", "/new/\x7f",
    "/api\\matches", "/favicon.ico?" + "x" * 100,
]  # fmt: skip
HEADERS = [
    "content-type: application/json", "content-type: text/plain", "content-type: application/xml",
    "content-type: x", "content-type: multipart/form-data; boundary=x",
    "content-type: application/x-www-form-urlencoded", "content-type: application/json; charset=utf-16",
    "content-type: ", "authorization: Bearer x", "authorization: Bearer", "authorization: Basic eDp5",
    "authorization: Bearer " + "y" * 3000, "authorization: \u00ff\u00fe", "cookie: conclave=x",
    "cookie: conclave=" + "z" * 90, "cookie: ;;;=;=", "cookie: lang=xx; conclave=\"", "accept-language: de;q=x,,;;",
    "accept-language: " + "de," * 900, "accept: x", "accept-encoding: br;q=NaN", "origin: null", "origin: http://[",
    "sec-fetch-site: cross-site", "last-event-id: -1", "last-event-id: \u2603", "if-none-match: *",
    "range: bytes=0-", "transfer-encoding: chunked", "transfer-encoding: x", "content-length: -1",
    "content-length: 1e3", "content-length: 99999999999999999999", "expect: 100-continue", "connection: upgrade",
    "upgrade: websocket", "host: ", "host: other.example", "x: " + "h" * 20_000, "no colon", ": no name",
    "\u0000: x", "x-forwarded-for: ::::", "x-forwarded-proto: javascript",
]  # fmt: skip


def a_body(rng: Random) -> bytes:
    """JSON of wrong types and numbers, cut or spoilt JSON, deep JSON, other bytes."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return rng.choice([b"[", b'{"a":', b'{"seats":[', b"9"]) * rng.choice([10, 1000, 40_000])
    if kind == 2:
        return rng.choice([b"", b"null", b"{}", b"[]", b"NaN", b"\xef\xbb\xbf{}", b'"\\ud800"', b"1e999", b"\x00" * 9])
    body: Any = {name: rng.choice(VALUES) for name in rng.sample(NAMES, rng.randrange(1, 6))}
    if kind == 3:
        body = rng.choice(VALUES)
    written = json.dumps(body).encode()
    if kind == 4:
        written = written[: rng.randrange(len(written) + 1)]
    if kind == 5 and written:
        at = rng.randrange(len(written))
        written = written[:at] + rng.randbytes(1) + written[at + 1 :]
    return written


def a_request(rng: Random, match: str) -> bytes:
    """Perhaps not even HTTP."""
    if rng.random() < 0.08:
        return rng.randbytes(rng.randrange(1, 3000))
    path = (
        f"/api/matches/{rng.choice([match, 'x', '%27', '☃'])}{rng.choice(ENDS)}"
        if rng.random() < 0.6
        else rng.choice(PATHS)
    )
    method = rng.choice(["POST", "POST", "POST", "PUT", "GET", rng.choice(METHODS)])
    version = rng.choice(["HTTP/1.1"] * 12 + ["HTTP/1.0", "HTTP/2.0", "HTTP/9", "", "http"])
    body = a_body(rng)
    lines = [f"{method} {path} {version}", "host: 127.0.0.1"]
    if rng.random() < 0.9:
        length = len(body) if rng.random() < 0.9 else rng.randrange(2 * len(body) + 2)
        lines.append(f"content-length: {length}")
    if rng.random() < 0.7:
        lines.append(HEADERS[0])
    lines += [rng.choice(HEADERS) for _ in range(rng.randrange(3))] + ["connection: close"]
    rng.shuffle(lines[1:])
    end = rng.choice(["\r\n"] * 9 + ["\n"])
    sent = (end.join([*lines, "", ""])).encode("utf-8", "surrogatepass") + body
    if rng.random() < 0.05:
        at = rng.randrange(len(sent))
        sent = sent[:at] + rng.randbytes(3) + sent[at + rng.randrange(4) :]
    return sent
