"""The description of the protocol is true: requests made from it, good and bad, meet no fault, and every answer is as it says.
`CONCLAVE_SCHEMA_EXAMPLES=200` makes more of them than usual for each call."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from conclave.web.app import create_app
from tests.web.kit import PATIENCE, Server, new_match, serving

EXAMPLES = int(os.environ.get("CONCLAVE_SCHEMA_EXAMPLES", "10"))
ENDLESS = "/api/matches/{match}/stream"
"""A stream does not end where the match is there; it is heard in other tests."""
CHECKS: list[Any] = [
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]
DESCRIBED = create_app().openapi_schema.to_schema()
SCHEMA = schemathesis.openapi.from_dict(DESCRIBED)
CALLS = [(path, verb) for path, verbs in DESCRIBED["paths"].items() for verb in verbs]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("schema") / "kept.db") as server:
        yield server


@pytest.mark.parametrize(("path", "verb"), CALLS)
def test_every_call_answers_as_described(server: Server, path: str, verb: str) -> None:
    """Half of the requests are about a match that is there, by somebody who sits at it."""
    operation = SCHEMA[path][verb.upper()]
    modes = st.sampled_from([GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
    cases = modes.flatmap(lambda mode: operation.as_strategy(generation_mode=mode))

    @settings(
        max_examples=EXAMPLES,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, there=st.booleans())
    def ask(case: Any, there: bool) -> None:
        headers = {}
        if there and "match" in (case.path_parameters or {}) and path != ENDLESS:
            case.path_parameters["match"], people = new_match(server.url, ["me", "me"])
            headers = people[0].headers
        case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS, timeout=PATIENCE)

    ask()
