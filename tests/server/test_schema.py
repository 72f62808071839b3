"""The API as it describes itself: no input makes the server stumble."""

from pathlib import Path
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error

from tests.server.serving import Served

ROUTES = {
    "/healthz", "/api/games", "/api/games/{game}/first",
    "/api/tables", "/api/tables/{table_id}", "/api/tables/{table_id}/choices",
    "/api/tables/{table_id}/undo", "/api/tables/{table_id}/undo/ask", "/api/tables/{table_id}/undo/answer",
    "/api/tables/{table_id}/stream", "/api/tables/{table_id}/scene", "/api/tables/{table_id}/sheet",
    "/api/tables/{table_id}/standing",
    "/api/tables/{table_id}/coach", "/api/tables/{table_id}/coach/line/{choice}",
    "/api/tables/{table_id}/refusals", "/api/tables/{table_id}/replay", "/api/tables/{table_id}/replay/{decisions}",
    "/api/tables/{table_id}/curves", "/api/tables/{table_id}/orders",
    "/api/tables/{table_id}/journal", "/api/tables/{table_id}/chat", "/api/tables/{table_id}/seats/{seat}",
    "/api/tables/{table_id}/invitation", "/api/tables/{table_id}/rematch", "/api/people/me",
    "/api/people/guest", "/api/people/account",
    "/api/people/signin", "/api/people/signout", "/api/people/settings",
    "/api/lessons/{game}/{name}", "/api/tables/{table_id}/lesson",
}  # fmt: skip


def test_the_description_names_every_route(served: Served) -> None:
    schema = served.anybody().get("/schema/openapi.json").json()
    assert set(schema["paths"]) == ROUTES
    page = served.anybody().get("/schema").text
    assert "/api/tables/{table_id}/choices" in page
    assert "<script" not in page
    assert "http" not in page
    for route in ROUTES:
        name = route.replace("{table_id}", "{table}").replace("{decisions}", "{n}")
        assert name in (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


def test_no_input_makes_the_server_stumble(served: Served) -> None:
    described = served.anybody().get("/schema/openapi.json").json()
    description: Any = schemathesis.openapi.from_dict(described)  # type: ignore[no-untyped-call, unused-ignore]
    description.config.update(base_url=served.url)
    table = served.table()
    client = httpx.Client(timeout=30, headers={"Authorization": f"Bearer {table.made['seats'][0]['token']}"})
    tried = 0
    for result in description.get_all_operations():
        operation = result.ok()
        if operation.path.endswith("/stream"):
            continue  # never ends; its query is that of the scene

        @given(case=operation.as_strategy())
        @settings(max_examples=25, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
        def call(case: Any) -> None:
            nonlocal tried
            tried += 1
            if "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table.id
            answer = case.call(session=None, headers=dict(client.headers))
            case.validate_response(answer, checks=[not_a_server_error])

        call()
    client.close()
    assert tried > 200
