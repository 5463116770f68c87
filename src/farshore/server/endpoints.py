"""Every HTTP endpoint, once: routes and the OpenAPI document both come from this list and the types of the pages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import farshore
from farshore.core.registry import games
from farshore.server import http_types as h
from farshore.server import lesson_pages, pages, puzzle_pages, study_pages, tree_pages
from farshore.server.call import Call

TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 64}}
KNOWN = {"anyOf": [{"enum": list(games())}, {"type": "string", "maxLength": 64}]}
GAME = {"name": "game", "in": "path", "required": True, "schema": KNOWN}
LESSON = {"name": "lesson", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 40}}
LANG = {"name": "lang", "in": "query", "schema": {"enum": ["en", "pt-BR"]}}
SEAT = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 15}}
NUMBER = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
VERSION = {"name": "version", "in": "path", "required": True, "schema": NUMBER}
STUDY = {"name": "study", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 64}}
LINE = {"name": "number", "in": "path", "required": True, "schema": NUMBER}
PUZZLE = {"name": "puzzle", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 64}}
THEME = {"name": "theme", "in": "query", "schema": {"type": "string", "maxLength": 64}}
REPORT = {"name": "report", "in": "query", "schema": {"enum": ["whole"]}}  # spare one that has no yardstick yet
ROW = {"name": "row", "in": "path", "required": True, "schema": NUMBER}
EDITION = {"name": "edition", "in": "query", "schema": {"type": "string", "maxLength": 80}}
OF_GAME = {"name": "game", "in": "query", "schema": KNOWN}
REF = {"type": "string", "maxLength": 80, "pattern": "^[A-Za-z0-9_:,.#-]*$"}  # 200 of them fit into an address
REFS = {"name": "ref", "in": "query", "schema": {"type": "array", "items": REF, "maxItems": 200}}
VARIANTS = {"name": "variant", "in": "query", "schema": {"type": "array", "items": REF, "maxItems": 40}}
REFUSALS = ("400", "403", "404", "409", "413", "429", "503")


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    page: Callable[..., Awaitable[Any]]
    parameters: tuple[dict[str, Any], ...] = ()
    status: int = 200
    sends: Any = None  # what a page sends that makes its own response

    @property
    def form(self) -> Any:
        return next((kind for name, kind in get_type_hints(self.page).items() if name not in ("call", "return")), None)

    @property
    def answer(self) -> Any:
        return self.sends or get_type_hints(self.page)["return"]

    def route(self) -> Route:
        form = self.form

        async def serve(request: Request) -> Response:
            call = Call(request.scope, request.receive)
            answer = await (self.page(call) if form is None else self.page(call, await call.read_form(form)))
            return answer if isinstance(answer, Response) else await call.packed(answer, self.status)

        return Route(self.path, serve, methods=[self.method])


ENDPOINTS = (
    Endpoint("GET", "/api/home", pages.home, (LANG,)),
    Endpoint("POST", "/api/me", pages.introduce),
    Endpoint("DELETE", "/api/me", pages.delete_me),
    Endpoint("POST", "/api/me/link", pages.link_code),
    Endpoint("POST", "/api/me/recovery", pages.recovery_code),
    Endpoint("GET", "/api/me/export", pages.export, sends=dict),
    Endpoint("POST", "/api/link", pages.link),
    Endpoint("GET", "/api/games/{game}/words", pages.words, (GAME, LANG, EDITION, REFS, VARIANTS)),
    Endpoint("GET", "/api/games/{game}/guide", pages.guide, (GAME, LANG)),
    Endpoint("GET", "/api/games/{game}/rules", pages.rules, (GAME, LANG)),
    Endpoint("GET", "/api/games/{game}/lessons", lesson_pages.show_lessons, (GAME, LANG)),
    Endpoint("POST", "/api/games/{game}/lessons/{lesson}", lesson_pages.try_lesson, (GAME, LESSON, LANG)),
    Endpoint("POST", "/api/games/{game}/lessons/{lesson}/addable", lesson_pages.addable_in_lesson, (GAME, LESSON)),
    Endpoint("GET", "/api/tables", pages.lobby, (LANG,)),
    Endpoint("POST", "/api/tables", pages.open_table, (LANG,), 201),
    Endpoint("GET", "/api/tables/{table}", pages.show_table, (TABLE, LANG)),
    Endpoint("POST", "/api/tables/{table}/sit", pages.sit, (TABLE,)),
    Endpoint("POST", "/api/join", pages.join),
    Endpoint("POST", "/api/invitation", pages.show_invitation, (LANG,)),
    Endpoint("GET", "/api/tables/{table}/record", pages.record, (TABLE,), sends=str),
    Endpoint("POST", "/api/records", pages.import_record, (LANG,), 201),
    Endpoint("GET", "/api/tables/{table}/replay", pages.show_replay, (TABLE, LANG, SEAT)),
    Endpoint("POST", "/api/tables/{table}/comments", pages.add_comment, (TABLE,)),
    Endpoint("GET", "/api/tables/{table}/replay/{version}", pages.show_frame, (TABLE, VERSION, LANG, SEAT)),
    Endpoint("GET", "/api/tables/{table}/study", study_pages.show_study, (TABLE, LANG, REPORT)),
    Endpoint("POST", "/api/tables/{table}/study", study_pages.begin_study, (TABLE, LANG)),
    Endpoint("POST", "/api/tables/{table}/study/play", study_pages.play_on, (TABLE, LANG), 201),
    Endpoint("GET", "/api/tables/{table}/study/{row}", study_pages.show_moment, (TABLE, ROW, LANG, SEAT)),
    Endpoint("POST", "/api/tables/{table}/study/{row}/try", study_pages.try_pick, (TABLE, ROW, LANG)),
    Endpoint("POST", "/api/tables/{table}/study/{row}/addable", study_pages.addable_in_study, (TABLE, ROW)),
    Endpoint("GET", "/api/studies", tree_pages.list_studies, (LANG,)),
    Endpoint("POST", "/api/studies", tree_pages.new_study, (LANG,), 201),
    Endpoint("GET", "/api/studies/{study}", tree_pages.show_tree, (STUDY, LANG)),
    Endpoint("DELETE", "/api/studies/{study}", tree_pages.delete_study, (STUDY, LANG)),
    Endpoint("POST", "/api/studies/{study}/grow", tree_pages.grow, (STUDY, LANG)),
    Endpoint("POST", "/api/studies/{study}/words", tree_pages.edit_tree, (STUDY, LANG)),
    Endpoint("POST", "/api/studies/{study}/addable", tree_pages.addable_in_tree, (STUDY,)),
    Endpoint("GET", "/api/studies/{study}/record/{number}", tree_pages.export_variation, (STUDY, LINE), sends=str),
    Endpoint("GET", "/api/studies/{study}/{number}/{row}", tree_pages.show_tree_moment, (STUDY, LINE, ROW, LANG, SEAT)),
    Endpoint("GET", "/api/puzzles", puzzle_pages.show_puzzles, (LANG,)),
    Endpoint("GET", "/api/puzzles/next", puzzle_pages.next_puzzle, (OF_GAME, THEME, LANG)),
    Endpoint("GET", "/api/puzzles/{puzzle}", puzzle_pages.show_puzzle, (PUZZLE, LANG)),
    Endpoint("POST", "/api/puzzles/{puzzle}", puzzle_pages.answer_puzzle, (PUZZLE, LANG)),
    Endpoint("POST", "/api/puzzles/{puzzle}/addable", puzzle_pages.addable_in_puzzle, (PUZZLE,)),
    Endpoint("GET", "/api/ratings", pages.ratings, (OF_GAME,)),
    Endpoint("GET", "/health", pages.health, sends=h.Health),
)
BODIES = [kind for e in ENDPOINTS for kind in (e.form, e.answer) if kind not in (None, str, dict)] + [h.Fault]


def openapi() -> dict[str, Any]:
    _, components = msgspec.json.schema_components(BODIES, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for each in ENDPOINTS:
        responses = {str(each.status): content(each.answer), **{status: content(h.Fault) for status in REFUSALS}}
        page: dict[str, Any] = {"parameters": each.parameters, "responses": responses}
        if each.form is not None:
            page["requestBody"] = {"required": True, **content(each.form)}
        paths.setdefault(each.path, {})[each.method.lower()] = page
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
