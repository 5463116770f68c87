"""A table as differences from what a screen was sent before: from move to move most of it stays as it was.

Parts and pieces are compared as objects, which is quick, and only what differs becomes JSON. Everything told comes from
the newer message, so a screen learns nothing that the whole message would not tell it.
"""

from __future__ import annotations

from typing import Any, get_args, get_origin

import msgspec
from msgspec import Struct, UnsetType
from msgspec.structs import astuple, fields

from farshore.server import socket_types as m

Path = list[str | int]
Held = tuple[Any, ...] | None  # the fields of the table that a screen was last sent, without its log
ENCODER = msgspec.json.Encoder()
NAMES = m.TableMessage.__struct_fields__
APART = frozenset(NAMES.index(name) for name in ("log_from", "log", "picture"))  # the log says how it goes on
LOG_FROM, PICTURE = NAMES.index("log_from"), NAMES.index("picture")
OPENED: dict[type, tuple[str, ...]] = {}  # kind of struct -> its fields, if it is looked into; none: it is sent whole


def told(message: Any, held: Held) -> tuple[bytes, Held]:
    """What is sent to a screen that holds such a table, and what it holds then. None: it is sent the whole table."""
    log = message.log  # JSON already, so not quite what its type says; and not to be kept
    if held is None:
        data = ENCODER.encode(message)
    message.log = []
    now = astuple(message)
    if held is not None:
        data = ENCODER.encode(changes(held, now, log))
    return data, now


def changes(held: tuple[Any, ...], now: tuple[Any, ...], log: Any) -> m.Changes:
    """What turns the table that a screen holds into the one it is to show."""
    parts: dict[str, Any] = {"log_from": now[LOG_FROM], "log": log}
    for k in range(len(NAMES)):
        if now[k] is not held[k] and k not in APART and now[k] != held[k]:
            parts[NAMES[k]] = now[k]
    pieces: list[tuple[Path, Any]] = []
    before, picture = held[PICTURE], now[PICTURE]
    if type(before) is not type(picture):  # the game begins
        parts["picture"] = picture
    elif before is not picture:
        collect(before, picture, [], pieces)
    return m.Changes(parts, pieces)


def collect(before: Any, now: Any, path: Path, pieces: list[tuple[Path, Any]]) -> None:
    """The pieces of what differs. Lists of the same length are compared piece by piece, and what has lists, field by
    field: a board of places, players with their cards. Anything smaller is sent whole.
    """
    kind = type(now)
    names: tuple[str, ...] = opened(kind) if type(before) is kind else ()
    if names:
        old, new = astuple(before), astuple(now)
        for k in range(len(names)):
            if new[k] is not old[k] and new[k] != old[k]:
                collect(old[k], new[k], [*path, names[k]], pieces)
    elif kind is list and type(before) is list and len(before) == len(now):
        collect_listed(before, now, path, pieces)
    else:
        pieces.append((path, now))


def collect_listed(before: list[Any], now: list[Any], path: Path, pieces: list[tuple[Path, Any]]) -> None:
    for k in range(len(now)):
        if now[k] is not before[k] and now[k] != before[k]:
            collect(before[k], now[k], [*path, k], pieces)


def opened(kind: type) -> tuple[str, ...]:
    """The fields of a struct that has lists of structs, if all of them are always sent; of others none."""
    found = OPENED.get(kind)
    if found is None:
        is_open = is_struct(kind) and has_places(kind) and not leaves_out(kind)
        found = OPENED[kind] = tuple(field.name for field in fields(kind)) if is_open else ()
    return found


def leaves_out(kind: Any) -> bool:
    return kind.__struct_config__.omit_defaults or any(UnsetType in get_args(field.type) for field in fields(kind))


def has_places(kind: Any) -> bool:
    if get_origin(kind) is list:
        held = get_args(kind)[0]
        return is_struct(held) or any(is_struct(each) for each in get_args(held))
    if is_struct(kind):
        return any(has_places(field.type) for field in fields(kind))
    return any(has_places(each) for each in get_args(kind))


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)
