"""A game's full rules for players: `rules/<language>.md`, one section for one or more groups of the ledger.

Under each heading a comment says which groups of ledger rows the section tells, and which pieces lead to it:
`<!-- C-FORT C-CARD | tile card -->`. A piece is the beginning of its ref; the longest one that fits wins.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from farshore.words.files import LANGUAGES

SECTION = re.compile(r"^## (.+)\n<!-- ([A-Z0-9 -]+?)(?: \| (.+?))? -->\n", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    title: str
    text: str
    groups: tuple[str, ...]
    pieces: tuple[str, ...]

    @property
    def id(self) -> str:
        return self.groups[0].lower()

    @property
    def points(self) -> int:
        return self.text.count("\n- ") + self.text.startswith("- ")


@cache
def rulebook(package: str, language: str) -> tuple[tuple[Section, ...], str] | None:
    """The sections and their language; English where there are none in this one."""
    for tongue in (language, LANGUAGES[0]):
        file = files(package).joinpath("rules", f"{tongue}.md")
        if file.is_file():
            return tuple(sections(file.read_text(encoding="utf-8"))), tongue
    return None


def sections(text: str) -> list[Section]:
    _, *parts = SECTION.split(text)
    return [
        Section(title, body.strip(), tuple(groups.split()), tuple((pieces or "").split()))
        for title, groups, pieces, body in zip(parts[::4], parts[1::4], parts[2::4], parts[3::4], strict=True)
    ]
