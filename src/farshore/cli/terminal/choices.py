"""What may be chosen: a number, a name, what it changes and what it does, on as many lines as there are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from farshore.cli.terminal.board import dots, grid, in_full, mapping_pieces, own_grid, things_of
from farshore.cli.terminal.layout import GAP, Layout, spoken
from farshore.cli.terminal.saved_game import SavedGame
from farshore.core.decision import Decision
from farshore.core.foresight import Foresight
from farshore.words import Words

LABEL_SHARE = 0.5  # of the width, at most
COLUMNS = 2


@dataclass
class Choice:
    number: int
    name: str
    changes: Text
    does: str
    about: str = ""  # the last thing it names
    lying: str = ""  # what is on it, the part of `does` that is no rule
    hinted: bool = False

    def label(self) -> Text:
        text = Text().append(f"{self.number:>3} ", style="gold")
        return text.append(self.name, style="bold reverse" if self.hinted else "bold")

    def fact(self) -> str:
        """Heard option after option: its rule would be told with every one, and is kept for those who ask."""
        told = [part for part in (self.changes.plain, self.lying) if part]
        return spoken(". ".join([f"{self.number}: {self.name}", *told]))


def choices(saved: SavedGame, words: Words, d: Decision, hinted: list[int] | None = None) -> list[Choice]:
    """What all of them change alike is no reason for one of them, and left out."""
    s = saved.session.s
    preview = Foresight(saved.session.game, saved.session.view(d.seat), d.seat)
    legal = d.options(s)
    offered = saved.offered(d)
    changes = {pick: preview.changes(pick) if pick in legal else {} for pick in offered}
    alike = shared(changes, {pick: d.ask.describe(s, pick).split()[0] for pick in offered})
    there = lying(words, saved.session.game.plain_picture(saved.session.view(d.seat)), d.seat)
    found = [Choice(0, words.text("terminal-none"), Text(), "")] if saved.is_whole(d, []) else []
    for number, pick in enumerate(offered, start=1):
        difference = {name: n for name, n in changes[pick].items() if (name, n) not in alike[pick]}
        path = d.ask.describe(s, pick)
        on_it, rule = what_it_does(words, path, there)
        told = change(words, difference), ". ".join(part for part in (on_it, rule) if part)
        name, about = words.option(s, d.ask, pick), path.split()[-1]
        found.append(Choice(number, name, *told, about, on_it, pick in (hinted or [])))
    if len({one.does for one in found}) == 1 < len(found):
        for one in found:
            one.does = one.lying = ""  # tells nothing about one of them
    return found


def shared(changes: dict[int, dict[str, int]], kinds: dict[int, str]) -> dict[int, set[tuple[str, int]]]:
    """By pick, the changes that all options of its kind, or all options there are, have in common."""
    found: dict[int, set[tuple[str, int]]] = {pick: set() for pick in changes}
    for group in (changes, *([p for p in changes if kinds[p] == kind] for kind in set(kinds.values()))):
        if len(group) > 1:
            common = set.intersection(*(set(changes[pick].items()) for pick in group))
            for pick in group:
                found[pick] |= common
    return found


def what_it_does(words: Words, path: str, there: dict[str, str]) -> tuple[str, str]:
    """The last thing an option names is the one that it is about: what is on it, and what it does."""
    for token in reversed(path.split()):
        told = there.get(token, ""), in_full(words, token)
        if any(told):
            return told
    return "", ""


def lying(words: Words, picture: Mapping[str, Any], seat: int) -> dict[str, str]:
    """By ref, what is on the places of the seat's own area: their names say only where they are."""
    players = picture.get("players")
    own = players[seat] if isinstance(players, list) and seat < len(players) else {}
    return {
        str(thing["ref"]): dots(mapping_pieces(words, {key: part for key, part in thing.items() if key != "ref"})).plain
        for thing in things_of(own)
    }


def change(words: Words, difference: dict[str, int]) -> Text:
    """What a pick costs and gives: "+3 Corn −1 Settler at home"."""
    parts = [
        Text(f"{'+' if n > 0 else '−'}{abs(n)} {words.tally(name, abs(n))}", style="gain" if n > 0 else "loss")
        for name, n in difference.items()
    ]
    return Text(", ").join(parts)


def pages(found: list[Choice], layout: Layout, height: int, on_grid: list[Text] | None = None) -> list[list[Text]]:
    """On one page if they fit: on their grid, a line each, in two columns, or by name alone; else on several."""
    if layout.plain:
        return [[Text(one.fact()) for one in found]]
    if on_grid and len(on_grid) <= height:
        return [on_grid]
    if len(found) <= height:
        return [lines_of(found, layout)]
    brief = [one.label() + Text(GAP) + (one.changes or Text(one.does, style="muted")) for one in found]
    names = [one.label() for one in found]
    half = (layout.width - len(GAP)) // COLUMNS
    whole = [layout.side_by_side(brief, COLUMNS)] if max(name.cell_len for name in names) <= half else []
    for lines in (*whole, layout.side_by_side(names)):
        if len(lines) <= height:
            return [lines]
    many = COLUMNS * (height - 1)  # a line says which page it is
    return [layout.side_by_side(brief[start : start + many], COLUMNS) for start in range(0, len(brief), many)]


def grid_of(found: list[Choice], words: Words, picture: Mapping[str, Any], seat: int, layout: Layout) -> list[Text]:
    """Where all options are places of the seat's own grid: the grid with their numbers."""
    places = own_grid(picture, seat)
    options = {
        one.about: Text().append(f"[{one.number}]", style="bold reverse" if one.hinted else "gold") for one in found
    }
    if not places or not options.keys() <= {str(place["ref"]) for place in places} or len(options) < len(found):
        return []
    return grid(words, places, layout, options)


def lines_of(found: list[Choice], layout: Layout) -> list[Text]:
    labels = [one.label() for one in found]
    told = any(one.changes or one.does for one in found)  # otherwise the labels have the whole line
    wide = min(max(label.cell_len for label in labels), int(layout.width * LABEL_SHARE) if told else layout.width)
    lines = []
    for one, label in zip(found, labels, strict=True):
        parts = [part for part in (one.changes, Text(one.does, style="muted")) if part]
        lines.append(layout.cropped(layout.fitted(label, wide) + Text(GAP) + Text(". ").join(parts)))
    return lines
