"""The documented layout once more, spelled out over plain data: slow, and easy to believe."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from farshore.adapters.encoding import BEYOND, HIGH, SAMPLES, Encoding
from farshore.adapters.sitting import Sitting
from farshore.core.agenda import Ask, State
from farshore.core.notation import question
from farshore.core.rng import Rng
from farshore.core.wire import OF_CORE, field_names, pack, to_wire

BITS = 63
LIMIT = 1e6


def leaves(value: Any, name: str = "") -> Iterator[tuple[str, list[int], bool]]:
    """Every row of numbers in plain data, by its path; True where it is a bag."""
    if isinstance(value, dict):
        if set(value) == {"items", "size", "where"}:
            yield name, value["items"][: value["size"]], True
            return
        for key in sorted(value):
            yield from leaves(value[key], f"{name}.{key}" if name else key)
    elif isinstance(value, list) and any(isinstance(x, (list, dict)) for x in value):
        for i, part in enumerate(value):
            yield from leaves(part, f"{name}.{i}")
    elif isinstance(value, list):
        yield name, value, False
    elif isinstance(value, int):
        yield name, [int(value)], False


def table_fields(seen: State) -> list[tuple[str, list[int], bool]]:
    wire = to_wire(seen)
    return list(leaves({key: value for key, value in wire.items() if key not in (*OF_CORE, "seats", "viewer")}))


def arguments(ask: Ask) -> list[int]:
    return [int(pack(getattr(ask, name))) for name in field_names(type(ask)) if name != "seat"]


def measured(code: Encoding) -> list[tuple[str, int, str]]:
    """The fields of the table with width and manner, from the sample games."""
    lengths: dict[str, set[int]] = {}
    highest: dict[str, int] = {}
    bags = set()
    for seed in range(SAMPLES):
        table, choices = Sitting(code.game, code.seats, {}, "standard", seed), Rng(seed + 1)
        while not table.is_over:
            for name, row, is_bag in table_fields(table.seen(table.seat)):
                lengths.setdefault(name, set()).add(len(row))
                highest[name] = max(highest.get(name, 0), *row, 0)
                if is_bag:
                    bags.add(name)
            table.pick(table.lane.options[choices.below(len(table.lane.options))])
    found = []
    for name, seen in lengths.items():
        if highest[name] > HIGH:
            found.append((name, max(seen) * BITS, "bits"))
        elif len(seen) > 1 or name in bags:
            found.append((name, int(highest[name] * BEYOND) + 1, "counts"))
        else:
            found.append((name, max(seen), "plain"))
    return found


def observe(code: Encoding, seen: State, ask: Ask | None) -> Any:
    out = np.zeros(code.size, dtype=np.float32)
    viewer = seen.viewer
    put(code, out, "viewer", [int(seat == viewer) for seat in range(code.seats)])
    if ask is not None and ask.seat == viewer:
        put(code, out, "question", [int(name == question(ask)) for name in code.questions])
        put(code, out, "picks_left", [ask.picks_left()])
        put(code, out, "arguments", arguments(ask))
    for turn in range(code.seats):
        for name, number in code.game.tallies(seen, (viewer + turn) % code.seats).items():
            put(code, out, f"tally.{turn}.{name}", [number])
    for name, row, _ in table_fields(seen):
        put(code, out, name, row)
    return np.clip(out, -LIMIT, LIMIT)


def put(code: Encoding, out: Any, name: str, row: list[int]) -> None:
    field = code.fields.get(name)
    if field is None or field.width == 0:
        return
    if field.how == "bits":
        row = [x >> bit & 1 for x in row for bit in range(BITS)]
    if field.how == "counts":
        for x in row:
            if x >= 0:
                out[field.start + min(x, field.width - 1)] += 1
        return
    kept = row[: field.width]
    out[field.start : field.start + len(kept)] = kept
