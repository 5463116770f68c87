"""Long texts in a terminal: the guide for newcomers, the full rules and what is found in them."""

from __future__ import annotations

import re

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from farshore.cli.terminal.layout import Layout
from farshore.words import Words, guide
from farshore.words.rulebook import rulebook

DRAWING = re.compile(r"!\[(.*?)\]\(#?[\w-]+\)( ?)")  # a terminal shows only their text
SIGNS = re.compile(r"^#+ |\*\*|__|`|(?<!\w)\*|\*(?!\w)", re.MULTILINE)


def guide_lines(out: Console, words: Words, layout: Layout) -> list[Text]:
    """The guide for newcomers; its tagline for a game without one."""
    told = guide(words.game.package, words.language) if words.game else None
    return prose(out, told[0] if told else words.tagline, layout)


def rules_lines(out: Console, words: Words, layout: Layout, wanted: str = "") -> list[Text]:
    """The full rules, or the sections and rules in which a word occurs."""
    told = rulebook(words.game.package, words.language) if words.game else None
    found = []
    for section in told[0] if told else ():
        points = [line for line in section.text.splitlines() if wanted.casefold() in line.casefold()]
        text = section.text if wanted.casefold() in section.title.casefold() else "\n".join(points)
        found += [f"## {section.title}\n\n{text}\n"] if text.strip() else []
    return prose(out, "\n".join(found), layout) if found else [Text(words.text("terminal-nothing-found"))]


def prose(out: Console, text: str, layout: Layout) -> list[Text]:
    text = DRAWING.sub(lambda drawn: drawn[1] + drawn[2] if drawn[1] else "", text)
    if layout.plain:
        return [Text(told) for line in text.splitlines() if (told := spoken_line(line))]
    return lines_of(out, Markdown(text), layout.width)


def spoken_line(line: str) -> str:
    """Without the signs of Markdown; a row of a table as its cells."""
    if line.startswith("|"):
        cells = [cell.strip() for cell in line.strip("| ").split("|")]
        line = "" if set("".join(cells)) <= set("-: ") else ": ".join(cells)
    return SIGNS.sub("", line).strip()


def lines_of(out: Console, drawn: RenderableType, width: int) -> list[Text]:
    lines = out.render_lines(drawn, out.options.update(width=width), pad=False)
    return [Text.assemble(*((part.text, part.style or "") for part in line)) for line in lines]
