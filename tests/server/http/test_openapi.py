"""Every route, asked what its description allows and what it does not, by schemathesis.

Whatever comes, the answer is the right one or a `Problem` that says why; the server never fails,
and a table in the middle of a match is not disturbed.

Also proves `server/app.py`, `server/http/errors.py`.
"""

from __future__ import annotations

import asyncio
import random
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error, response_schema_conformance
from schemathesis.specs.openapi.checks import status_code_conformance

from abth.protocol.log import encode
from abth.protocol.wire import Problem
from abth.server.run import Server, make_server
from abth.server.settings import Limits, Settings
from tests.played import finished

GENEROUS = Limits(
    requests_per_second=1e6,
    requests_at_once=1_000_000,
    reviews_at_once=0,  # a review takes longer than this test may
    newcomers_per_minute=1e6,
    newcomers_at_once=1_000_000,
    tables_open=1_000_000,
    tables_playing=1_000_000,
    tables_per_day=1_000_000,
    tables_at_once=1_000_000,
    imports=1_000_000,
    tokens=1_000_000,
)
# Whoever asks this is gone; `tests/server/test_account_deletion.py` asks it.
LEAVING = [("DELETE", "/api/me")]
EXAMPLES = 4  # of each kind for each operation
FUZZ = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class House:
    """A server with somebody who hosts a finished, a playing and an open table."""

    def __init__(self, url: str, client: httpx.Client) -> None:
        self.url = url
        self.client = client
        person = self.client.post("/api/people", json={"name": "Anna"}).json()
        self.headers = {"Authorization": f"Bearer {person['secret']}"}
        self.client.headers.update(self.headers)
        seats = [{"kind": "person"}, {"kind": "person"}]
        options = {"name": "Fuzz", "seats": seats}
        self.over = self.post("/api/matches", content=encode(finished(2)))["id"]
        self.playing = self.post("/api/tables", json=options)["id"]
        self.open = self.post("/api/tables", json=options)["id"]
        for seat in (0, 1):
            self.post(f"/api/tables/{self.playing}/join", json={"seat": seat})
        self.post(f"/api/tables/{self.playing}/start")

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.client.post(path, **body)
        assert answer.status_code < 300, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def tables(self) -> list[str]:
        return [self.over, self.playing, self.open]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on a free port of this machine, in a thread."""
    ready = threading.Event()
    data: Path = tmp_path_factory.mktemp("house") / "abth.sqlite"
    server: Server = make_server(Settings(data=data, limits=GENEROUS), on_start=ready.set)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])))
        thread.start()
        try:
            assert ready.wait(30)
            url = f"http://127.0.0.1:{listening.getsockname()[1]}"
            with httpx.Client(base_url=url, timeout=30) as client:
                yield House(url, client)
        finally:
            server.should_exit = True
            thread.join(30)


def operations(house: House) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{house.url}/openapi.json")
    found: list[Any] = list(schema.get_all_operations())
    asked = [result.ok() for result in found]
    return [one for one in asked if (one.method.upper(), one.path) not in LEAVING]


def aimed(case: Case[Any], house: House, choice: random.Random) -> Case[Any]:
    """The case, more often than not at a table that exists, and without long waits."""
    if "table" in case.path_parameters and choice.random() < 0.8:
        case.path_parameters["table"] = choice.choice(house.tables())
    if case.query and "wait" in case.query:
        case.query["wait"] = 0
    return case


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_route_answers_whatever_it_is_asked(house: House, mode: GenerationMode) -> None:
    problems = msgspec.json.Decoder(Problem)
    choice = random.Random(1)
    answered: dict[int, int] = {}

    def ask(case: Case[Any]) -> None:
        response = aimed(case, house, choice).call(base_url=house.url, headers=house.headers)
        answered[response.status_code] = answered.get(response.status_code, 0) + 1
        checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
        case.validate_response(response, checks=checks)
        if response.status_code >= 400:
            problem = problems.decode(response.content)
            assert problem.code
            assert problem.reason

    for operation in operations(house):
        if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query):
            continue
        FUZZ(given(case=operation.as_strategy(generation_mode=mode))(ask))()

    assert sum(answered.values()) > 50
    assert 200 in answered if mode is GenerationMode.POSITIVE else answered[400] > 50


def test_every_error_is_described_as_a_problem(house: House) -> None:
    """Whatever the route and the status; nothing of what the framework would send by itself."""
    schema = house.client.get("/openapi.json").json()
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}

    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            answers = operation["responses"]
            errors = {status for status in answers if status[0] not in "123"}
            assert errors == {"400", "4XX", "5XX"}, (method, path)
            assert all(answers[status]["content"] == problem for status in errors)
    assert set(schema["components"]["schemas"]["Problem"]["properties"]) == set(
        Problem.__struct_fields__
    )


@pytest.mark.parametrize("number", [0, -1, 2**63, 2**80])
def test_a_number_that_no_token_has_is_unknown(house: House, number: int) -> None:
    """However large it is."""
    assert house.client.delete(f"/api/me/tokens/{number}").status_code == 404


def test_all_went_on_as_if_nothing_had_happened(house: House) -> None:
    position = house.client.get(f"/api/tables/{house.playing}/position").json()
    report = house.client.get(f"/api/tables/{house.over}/report").json()

    assert position["table"] == house.playing
    assert report["table"]["state"] == "over"
    assert house.client.get("/healthz").json()["ok"]
