"""Whole tables as plain data, and back. Nothing to write per class: names and templates are enough.

A step travels as its class name and its fields; parameters of __init__ bear the names of the fields.
A table is restored into a blank one of the same game, whose values tell the types.
Decisions do not travel: their steps go back on the stack and ask again. Edition and rules stay at home: they follow
from the record's header, and the template has them. So a new variant leaves the digests of older games as they are.
"""

from __future__ import annotations

import hashlib
from types import ModuleType
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import NOBODY_HIDDEN, Chance, Lane, State, Step, Together, begin
from farshore.core.view import open_view

ROW = type(vec[i64]())
PLAIN = {int, bool, str, type(None)}
NOT_SENT = {"here", "idle", "log", "edition", "rules"}
FIELDS: dict[type, list[str]] = {}
OF_CORE = ("agenda", "lanes", "openings", "commits")


def step_classes(*chapters: ModuleType) -> dict[str, type[Step]]:
    """Every step defined in these modules, by name."""
    found = [x for chapter in chapters for x in vars(chapter).values() if isinstance(x, type) and issubclass(x, Step)]
    return {cls.__name__: cls for cls in [*found, Together]}


def field_names(cls: type) -> list[str]:
    """The fields of a class that travel; looked up once."""
    if cls not in FIELDS:
        FIELDS[cls] = find_fields(cls)
    return FIELDS[cls]


def find_fields(cls: type) -> list[str]:
    """Compiled classes list their attributes; interpreted ones have slots."""
    names = {
        name
        for base in cls.__mro__
        for name in (*getattr(base, "__mypyc_attrs__", ()), *vars(base).get("__slots__", ()))
        if not name.startswith("__")
    }
    unsent = {*NOT_SENT, "seat"} if issubclass(cls, Chance) else NOT_SENT
    return sorted(names - unsent)


def pack(x: Any) -> Any:
    kind = type(x)
    if kind in PLAIN:
        return x
    if kind is ROW:
        return list(x)
    if kind is list:
        return [y if type(y) in PLAIN else pack(y) for y in x]
    if kind is Lane:
        return [pack(step) for step in [*x.steps[: x.depth], *([x.asking] if x.asking else [])]]
    fields = {name: pack(getattr(x, name)) for name in field_names(kind)}
    if isinstance(x, Step):
        return [kind.__name__, fields]
    if not fields:
        raise TypeError(f"{x!r} cannot travel: tables hold numbers, words, rows, lists, and objects with such fields")
    return fields


def to_wire(s: State) -> dict[str, Any]:
    wire: dict[str, Any] = pack(s)
    return wire


def digest(s: State) -> str:
    """A short digest of the whole table, the same on every machine and in both modes."""
    return hashlib.blake2b(msgspec.json.encode(to_wire(s), order="sorted"), digest_size=8).hexdigest()


def from_wire(wire: dict[str, Any], template: State, steps: dict[str, type[Step]]) -> State:
    """`template` is a fresh blank table; it becomes the restored one."""

    def step(x: Any) -> Any:
        if x is None:
            return None
        name, fields = x
        if name == "Together":
            return Together([step(y) for y in fields["openings"]])
        return steps[name](**fields)

    def lane(stack: list[Any]) -> Lane:
        made = Lane()
        for x in stack:
            made.push(step(x))
        return made

    fill(template, {name: value for name, value in wire.items() if name not in OF_CORE})
    template.agenda = template.here = lane(wire["agenda"])
    template.lanes = [lane(x) for x in wire["lanes"]]
    template.openings = step(wire["openings"])
    template.commits = [vec[i64](row) for row in wire["commits"]]
    if template.viewer == NOBODY_HIDDEN:
        begin(template)
    else:
        open_view(template)
    return template


def fill(template: Any, fields: dict[str, Any]) -> Any:
    for name, value in fields.items():
        setattr(template, name, restored(getattr(template, name), value))
    return template


def restored(template: Any, value: Any) -> Any:
    if isinstance(template, ROW):
        return vec[i64](value)
    if isinstance(template, list):
        return [restored(m, v) for m, v in zip(template, value, strict=True)]
    return fill(template, value) if isinstance(value, dict) else value
