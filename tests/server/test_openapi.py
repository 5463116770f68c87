"""Whatever is asked over HTTP, sensible or not: an answer as documented, and never a fault of ours."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from farshore.server.app import routes
from farshore.server.endpoints import ENDPOINTS, openapi

schema = schemathesis.openapi.from_dict(openapi())


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_page_answers_as_documented(case: schemathesis.Case[Any], address: str) -> None:
    response = case.call(base_url=f"http://{address}")
    checks = [not_a_server_error, content_type_conformance, response_schema_conformance]
    case.validate_response(response, checks=checks)


def test_every_page_is_documented() -> None:
    known = {each.path for each in ENDPOINTS} | {"/api/openapi.json", "/api/tables/{table}/socket", "/metrics"}
    served = {getattr(route, "path", "").replace(":int", "") for route in routes()}
    assert served - known == {"/api/{rest:path}", "/assets/{name}", "/{page:path}"}
