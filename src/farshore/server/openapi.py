"""The HTTP endpoints as an OpenAPI document, generated from their types."""

from __future__ import annotations

from typing import Any

import msgspec

import farshore
from farshore.core.registry import games
from farshore.server import http_types as h

TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 64}}
KNOWN = {"anyOf": [{"enum": list(games())}, {"type": "string", "maxLength": 64}]}
GAME = {"name": "game", "in": "path", "required": True, "schema": KNOWN}
LANG = {"name": "lang", "in": "query", "schema": {"enum": ["en", "pt-BR"]}}
SEAT = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 15}}
NUMBER = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
VERSION = {"name": "version", "in": "path", "required": True, "schema": NUMBER}
EDITION = {"name": "edition", "in": "query", "schema": {"type": "string", "maxLength": 80}}
OF_GAME = {"name": "game", "in": "query", "schema": KNOWN}
REF = {"type": "string", "maxLength": 80, "pattern": "^[A-Za-z0-9_:,.#-]*$"}  # 200 of them fit into an address
REFS = {"name": "ref", "in": "query", "schema": {"type": "array", "items": REF, "maxItems": 200}}
VARIANTS = {"name": "variant", "in": "query", "schema": {"type": "array", "items": REF, "maxItems": 40}}
REFUSALS = ("400", "403", "404", "409", "413", "429", "503")

# method, path, parameters, form, answer, status
PAGES: tuple[tuple[str, str, list[dict[str, Any]], Any, Any, str], ...] = (
    ("get", "/api/home", [LANG], None, h.Home, "200"),
    ("post", "/api/me", [], h.Introduce, h.Me, "200"),
    ("delete", "/api/me", [], None, h.Me, "200"),
    ("post", "/api/me/link", [], None, h.LinkCode, "200"),
    ("post", "/api/me/recovery", [], None, h.RecoveryCode, "200"),
    ("get", "/api/me/export", [], None, dict, "200"),
    ("post", "/api/link", [], h.Link, h.Me, "200"),
    ("get", "/api/games/{game}/words", [GAME, LANG, EDITION, REFS, VARIANTS], None, h.Words, "200"),
    ("get", "/api/games/{game}/guide", [GAME, LANG], None, h.Guide, "200"),
    ("get", "/api/tables", [LANG], None, h.Lobby, "200"),
    ("post", "/api/tables", [LANG], h.NewTable, h.Opened, "201"),
    ("get", "/api/tables/{table}", [TABLE, LANG], None, h.Opened, "200"),
    ("post", "/api/tables/{table}/sit", [TABLE], h.Sit, h.Joined, "200"),
    ("post", "/api/join", [], h.Join, h.Joined, "200"),
    ("post", "/api/invitation", [LANG], h.OpenInvitation, h.Invitation, "200"),
    ("get", "/api/tables/{table}/record", [TABLE], None, str, "200"),
    ("post", "/api/records", [LANG], str, h.Opened, "201"),
    ("get", "/api/tables/{table}/replay", [TABLE, LANG, SEAT], None, h.Replay, "200"),
    ("get", "/api/tables/{table}/replay/{version}", [TABLE, VERSION, LANG, SEAT], None, h.Frame, "200"),
    ("get", "/api/ratings", [OF_GAME], None, h.Ratings, "200"),
    ("get", "/health", [], None, h.Health, "200"),
)


def openapi() -> dict[str, Any]:
    kinds = [kind for page in PAGES for kind in page[3:5] if kind not in (None, str, dict)]
    _, components = msgspec.json.schema_components([*kinds, h.Fault], ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for method, path, parameters, form, answer, status in PAGES:
        page: dict[str, Any] = {"parameters": parameters, "responses": {status: content(answer)}}
        page["responses"] |= {refusal: content(h.Fault) for refusal in REFUSALS}
        if form is not None:
            page["requestBody"] = {"required": True, **content(form)}
        paths.setdefault(path, {})[method] = page
    return {
        "openapi": "3.1.0",
        "info": {"title": "Farshore", "version": farshore.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def content(kind: Any) -> dict[str, Any]:
    if kind is str:
        return {"description": "a record", "content": {"text/plain": {"schema": {"type": "string"}}}}
    if kind is dict:
        return {"description": "everything about you", "content": {"application/json": {"schema": {"type": "object"}}}}
    schema = {"$ref": f"#/components/schemas/{kind.__name__}"}
    return {"description": kind.__name__, "content": {"application/json": {"schema": schema}}}
