"""Any game's board in a terminal, drawn from its picture: places and pieces by name, what they do, who is there.

Shown is what has words: things with a ref, seats, and numbers the game speaks of (`shown-KEY`), under the headings it
has for parts of the picture (`part-KEY`). The rest of a picture is for graphical screens.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.console import seat_style
from farshore.words import Words
from farshore.words.words import message_id

SEATED = {"owner", "seat", "by"}
PLAYERS = {"players"}  # shown in panels of their own


def pieces(words: Words, value: Any, key: str = "") -> Iterator[Text]:
    """Short texts for a part of the picture."""
    if key in SEATED and isinstance(value, int) and value >= 0:
        colour, shape = seat_style(value)
        yield Text(f"{shape} {words.seat(value)}", style=colour)
    elif isinstance(value, Mapping):
        yield from mapping_pieces(words, value)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from pieces(words, part, key)
    elif isinstance(value, str) and ":" in value and " " not in value:
        yield Text(words.ref(value), style="sea")
    elif isinstance(value, int) and (said := words.find(message_id("shown", key), {"count": int(value)})):
        yield Text(said)


def mapping_pieces(words: Words, value: Mapping[str, Any]) -> Iterator[Text]:
    if "ref" in value:
        yield Text(words.ref(str(value["ref"])), style="sea")
    for key, part in value.items():
        if key != "ref" and (part or key in SEATED):
            yield from pieces(words, part, key)


def row(words: Words, thing: Mapping[str, Any]) -> tuple[Text, Text, Text]:
    """A place: its name, what it does, what is on it now."""
    ref = str(thing["ref"])
    now = list(mapping_pieces(words, {key: part for key, part in thing.items() if key != "ref"}))
    return Text(words.ref(ref), style="bold"), in_short(words, ref), Text(" · ").join(now)


def stand(words: Words, thing: Mapping[str, Any]) -> tuple[Text, Text]:
    """A place without a name: what is on it, and what the first piece does."""
    first = next(things_of(thing), None)
    told = Text(in_full(words, str(first["ref"])) if first else "", style="muted")
    return Text(" · ").join(pieces(words, thing)), told


def others_there(words: Words, thing: Mapping[str, Any]) -> Iterator[tuple[Text, Text]]:
    """Pieces of another kind than the first, each with its effect: buildings on offer, the tile below a card."""
    refs = list(dict.fromkeys(str(part["ref"]) for part in things_of(thing)))
    for ref in refs:
        if ref.partition(":")[0] != refs[0].partition(":")[0]:
            yield Text(f"  {words.ref(ref)}", style="sea"), in_short(words, ref)


def in_short(words: Words, ref: str) -> Text:
    """What it does, cut off at the end of the line; `?` shows the rest."""
    return Text(in_full(words, ref), style="muted", overflow="ellipsis", no_wrap=True)


def in_full(words: Words, ref: str) -> str:
    return " ".join(line if line.endswith((".", ")", ":")) else f"{line}." for line in words.help(ref))


def section(words: Words, key: str, value: Any) -> RenderableType | None:
    if isinstance(value, list) and value and all(isinstance(x, Mapping) for x in value):
        table = Table.grid(padding=(0, 2))
        for thing in value:
            rows = [row(words, thing)] if "ref" in thing else [stand(words, thing), *others_there(words, thing)]
            for cells in rows:
                table.add_row(*cells)
        return table
    if isinstance(value, Mapping) and "ref" in value:
        return Text("  ").join(stand(words, value))
    found = list(pieces(words, value, key))
    return Text("  ").join(found) if found else None


def board(words: Words, picture: Mapping[str, Any]) -> RenderableType:
    parts: list[RenderableType] = []
    for key, value in picture.items():
        if key in PLAYERS:
            continue
        shown = section(words, key, value)
        if shown is not None:
            parts += [*heading(words, key), shown]
    return Group(*parts)


def heading(words: Words, key: str) -> list[RenderableType]:
    """The game's heading for a part of its picture, if it has one."""
    said = words.find(message_id("part", key))
    return [Text(said, style="gold")] if said else []


def possessions(words: Words, picture: Mapping[str, Any], seat: int) -> RenderableType | None:
    """A seat's cards, tiles and hand, with what each does; grids as grids."""
    players = picture.get("players")
    if not isinstance(players, list) or seat >= len(players):
        return None
    shown: list[RenderableType] = [grid(words, part) for part in players[seat].values() if is_grid(part)]
    for key, part in players[seat].items():
        things = {} if is_grid(part) else {str(thing["ref"]): thing for thing in things_of(part)}
        if things:
            shown += [*heading(words, key), listed(words, things)]
    return Group(*shown) if shown else None


def listed(words: Words, things: Mapping[str, Mapping[str, Any]]) -> Table:
    """By name, with what each does and what is on it."""
    table = Table.grid(padding=(0, 2))
    for ref, thing in things.items():
        plain = {key: part for key, part in thing.items() if key != "ref" and not isinstance(part, (list, Mapping))}
        table.add_row(
            Text(words.ref(ref), style="bold"),
            Text(in_full(words, ref), style="muted"),
            Text(" · ").join(mapping_pieces(words, plain)),
        )
    return table


def is_grid(value: Any) -> bool:
    """Is it a list of places with rows and columns?"""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(x, Mapping) and {"row", "column"} <= x.keys() for x in value)
    )


def grid(words: Words, places: list[Mapping[str, Any]]) -> Table:
    """Numbered rows and columns with what is on each place."""
    columns = sorted({place["column"] for place in places})
    table = Table(show_lines=True, header_style="muted")
    table.add_column("")
    for column in columns:
        table.add_column(str(column))
    for number in sorted({place["row"] for place in places}):
        lying = {place["column"]: place for place in places if place["row"] == number}
        cells = [mapping_pieces(words, {k: v for k, v in lying.get(c, {}).items() if k != "ref"}) for c in columns]
        table.add_row(Text(str(number), style="muted"), *(Text("\n").join(cell) for cell in cells))
    return table


def things_of(value: Any) -> Iterator[Mapping[str, Any]]:
    """Everything with a ref, at any depth."""
    if isinstance(value, Mapping):
        if "ref" in value:
            yield value
        for part in value.values():
            yield from things_of(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from things_of(part)
