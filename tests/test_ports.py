"""A port that a test holds is given to nobody else, and its server can listen there, again and again."""

from __future__ import annotations

import socket

import pytest

from conclave.web.doors import open_door
from tests.ports import Port, held_port


def test_nobody_else_is_given_a_port_that_is_held() -> None:
    ports = [Port() for _ in range(50)]
    assert len({port.number for port in ports}) == 50
    with socket.socket() as other, pytest.raises(OSError, match="in use"):
        other.bind(("127.0.0.1", ports[0].number))
    for port in ports:
        port.close()


def test_a_server_listens_at_a_port_that_is_held() -> None:
    with held_port() as port:
        for _ in range(2):
            with open_door("127.0.0.1", port), socket.create_connection(("127.0.0.1", port)):
                pass
