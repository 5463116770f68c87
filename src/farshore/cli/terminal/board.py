"""Any game's board in a terminal, drawn from its picture: places and pieces by name, what they do, who is there.

Shown is what has words: things with a ref, seats, and numbers the game speaks of (`shown-KEY`), under the headings it
has for parts of the picture (`part-KEY`). The rest of a picture is for graphical screens.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.text import Text

from farshore.cli.console import seat_style
from farshore.cli.terminal.layout import Layout, Row, spoken, wrap
from farshore.words import Words
from farshore.words.words import message_id

SEATED = {"owner", "seat", "by"}
PLAYERS = {"players"}  # shown by seat
EMPTY = "·"


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


def place(words: Words, thing: Mapping[str, Any]) -> Row:
    """A place with a name."""
    now = list(mapping_pieces(words, {key: part for key, part in thing.items() if key != "ref"}))
    return Row(Text(words.ref(str(thing["ref"])), style="bold"), in_full(words, str(thing["ref"])), dots(now))


def stand(words: Words, thing: Mapping[str, Any]) -> Iterator[Row]:
    """A place without a name: the first piece there and what it does, then the others, each with its effect."""
    by_kind: dict[str, list[str]] = {}
    for ref in dict.fromkeys(str(part["ref"]) for part in things_of(thing)):
        by_kind.setdefault(ref.partition(":")[0], []).append(ref)
    if not by_kind:
        yield Row(dots(pieces(words, thing)))
        return
    first, *others = by_kind.values()
    named = {words.ref(ref) for refs in by_kind.values() for ref in refs}
    rest = [text for text in pieces(words, thing) if text.plain not in named]
    same = [Text(words.ref(ref), style="sea") for ref in first[1:]]
    yield Row(Text(words.ref(first[0]), style="bold"), in_full(words, first[0]), dots([*same, *rest]))
    for refs in others:
        for ref in refs:
            yield Row(Text(f"  {words.ref(ref)}", style="sea"), in_full(words, ref))


def dots(parts: Iterable[Text]) -> Text:
    return Text(" · ").join(parts)


def in_full(words: Words, ref: str) -> str:
    return " ".join(line if line.endswith((".", ")", ":")) else f"{line}." for line in words.help(ref))


def section(words: Words, key: str, value: Any) -> list[Row]:
    if isinstance(value, list) and value and all(isinstance(x, Mapping) for x in value):
        return [row for x in value for row in ([place(words, x)] if "ref" in x else stand(words, x))]
    if isinstance(value, Mapping) and "ref" in value:
        return [place(words, value)]
    found = list(pieces(words, value, key))
    return [Row(dots(found))] if found else []


def board(words: Words, picture: Mapping[str, Any]) -> list[tuple[str, list[Row]]]:
    """What lies before all, part by part, with the game's headings."""
    parts = [(key, section(words, key, value)) for key, value in picture.items() if key not in PLAYERS]
    return [(heading(words, key), rows) for key, rows in parts if rows]


def board_lines(words: Words, picture: Mapping[str, Any], layout: Layout, known: set[str] | None = None) -> list[Text]:
    lines: list[Text] = []
    for title, rows in board(words, picture):
        lines += [layout.heading(title)] if title else []
        lines += layout.rows(rows, known)
    return lines


def facts(words: Words, picture: Mapping[str, Any]) -> set[str]:
    """Everything on the board, to be compared with a later look."""
    return {row.fact for _, rows in board(words, picture) for row in rows}


def heading(words: Words, key: str) -> str:
    """The game's heading for a part of its picture, if it has one."""
    return words.find(message_id("part", key)) or ""


# --- before a seat -------------------------------------------------------------------------------------------------
def possessions(words: Words, picture: Mapping[str, Any], seat: int, layout: Layout) -> list[Text]:
    """A seat's cards, tiles and hand, with what each does; grids as grids."""
    players = picture.get("players")
    if not isinstance(players, list) or seat >= len(players):
        return []
    lines = [line for part in players[seat].values() if is_grid(part) for line in grid(words, part, layout)]
    for key, part in players[seat].items():
        things = {} if is_grid(part) else {str(thing["ref"]): thing for thing in things_of(part)}
        if things:
            title = heading(words, key)
            lines += [*([layout.heading(title)] if title else []), *layout.full_rows(listed(words, things))]
    return lines


def listed(words: Words, things: Mapping[str, Mapping[str, Any]]) -> list[Row]:
    """By name, with what each does and what is on it."""
    rows = []
    for ref, thing in things.items():
        plain = {key: part for key, part in thing.items() if key != "ref" and not isinstance(part, (list, Mapping))}
        rows.append(
            Row(Text(words.ref(ref), style="bold"), in_full(words, ref), dots(mapping_pieces(words, plain)) or None)
        )
    return rows


def is_grid(value: Any) -> bool:
    """Is it a list of places with rows and columns?"""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(x, Mapping) and {"row", "column"} <= x.keys() for x in value)
    )


def own_grid(picture: Mapping[str, Any], seat: int) -> list[Mapping[str, Any]]:
    """The places of a seat's area that have rows and columns, if there are any."""
    players = picture.get("players")
    area = players[seat] if isinstance(players, list) and seat < len(players) else {}
    return next((part for part in area.values() if is_grid(part)), [])


def grid(
    words: Words, places: list[Mapping[str, Any]], layout: Layout, options: Mapping[str, Text] | None = None
) -> list[Text]:
    """Numbered rows and columns with what is on each place; plainly, the places that hold something.

    Places that are options hold what is said of them; then every row is one line.
    """
    chosen = options or {}
    there = {
        (place["row"], place["column"]): chosen.get(str(place["ref"]))
        or dots(mapping_pieces(words, {k: v for k, v in place.items() if k != "ref"}))
        for place in places
    }
    if layout.plain:
        named = {(place["row"], place["column"]): words.ref(str(place["ref"])) for place in places}
        return [Text(spoken(f"{named[where]}: {text.plain}")) for where, text in there.items() if text]
    columns = sorted({column for _, column in there})
    wide = min(max(7, *(text.cell_len for text in there.values())), (layout.width - 2) // len(columns) - 1)
    lines = [Text("  ") + Text(" ").join(Text(f"{column:^{wide}}", style="muted") for column in columns)]
    for number in sorted({row for row, _ in there}):
        cells = [there.get((number, column), Text()) for column in columns]
        told = [wrap(part, wide)[: 1 if options else None] if part else [Text(EMPTY, style="muted")] for part in cells]
        for i in range(max(len(part) for part in told)):
            line = Text(f"{number:<2}" if i == 0 else "  ", style="muted")
            line += Text(" ").join(layout.fitted(part[i], wide) if i < len(part) else Text(" " * wide) for part in told)
            lines.append(line)
    return lines


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
