"""Editions: one component set for a game, from a TOML file of the game's own or of a user's making.

`Facts` remembers where in the file it stands, so that every error names the place: "point_cards[3].cost.red".
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from farshore.core.errors import BrokenEdition, UnknownEdition

if TYPE_CHECKING:
    from farshore.core.game import Game

REF_NAME = re.compile(r"[A-Za-z0-9_,.#-]+")
PROVENANCES = ("rulebook", "source", "reconstructed", "owner")


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """What every edition knows of itself; games add their components."""

    def __init__(self, name: str, digest: str, provenance: dict[str, int]) -> None:
        self.name = name
        self.digest = digest  # a short digest of its contents, for records
        self.provenance = provenance  # how many components come from where


class Facts:
    """A part of an edition file, and where it stands in it."""

    def __init__(self, value: Any, place: str, name: str = "", digest: str = "") -> None:
        self.value = value
        self.place = place
        self.name = name
        self.digest = digest

    def fault(self, what: str) -> BrokenEdition:
        return BrokenEdition(f"{self.place or 'file'}: {what}")

    def has(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def at(self, key: str) -> Facts:
        if not self.has(key):
            raise self.fault(f"'{key}' is missing")
        return Facts(self.value[key], f"{self.place}.{key}" if self.place else key)

    def rows(self, key: str) -> list[Facts]:
        """A list of things, each with its own place."""
        part = self.at(key)
        if not isinstance(part.value, list):
            raise part.fault("must be a list")
        return [Facts(x, f"{part.place}[{i}]") for i, x in enumerate(part.value)]

    def text(self, key: str, default: str | None = None) -> str:
        if default is not None and not self.has(key):
            return default
        part = self.at(key)
        if not isinstance(part.value, str):
            raise part.fault(f"must be text, not {part.value!r}")
        return part.value

    def ref(self, key: str) -> str:
        """A name that refs and records can bear."""
        name = self.text(key)
        if not REF_NAME.fullmatch(name):
            raise self.at(key).fault(f"may have letters, digits and -_,.# only, not '{name}'")
        return name

    def number(self, key: str, default: int | None = None, low: int = 0, high: int = 1000) -> int:
        if default is not None and not self.has(key):
            return default
        return self.at(key).whole(low, high)

    def whole(self, low: int, high: int) -> int:
        """This very part as a whole number."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not low <= self.value <= high:
            raise self.fault(f"must be a whole number from {low} to {high}, not {self.value!r}")
        return self.value

    def numbers(self, key: str, least: int, most: int, low: int = 0, high: int = 1000) -> list[int]:
        """A list of `least` to `most` whole numbers."""
        rows = self.rows(key)
        if not least <= len(rows) <= most:
            span = str(least) if least == most else f"{least} to {most}"
            raise self.at(key).fault(f"must be a list of {span} numbers, not of {len(rows)}")
        return [row.whole(low, high) for row in rows]

    def flag(self, key: str) -> bool:
        """True or false; false when left out."""
        part = self.at(key) if self.has(key) else Facts(False, self.place)
        if not isinstance(part.value, bool):
            raise part.fault("must be true or false")
        return part.value

    def choice(self, key: str, names: Sequence[str], default: str | None = None) -> int:
        """One of the names, as its place among them."""
        text = self.text(key, default)
        if text not in names:
            raise self.at(key).fault(f"must be one of {', '.join(names)}, not '{text}'")
        return list(names).index(text)

    def choices(self, key: str, names: Sequence[str]) -> list[int]:
        """A list of such names; none when left out."""
        if not self.has(key):
            return []
        part = self.at(key)
        if not isinstance(part.value, list) or any(x not in names for x in part.value):
            raise part.fault(f"must be a list of {', '.join(names)}")
        return [list(names).index(x) for x in part.value]

    def counts(self, key: str, names: Sequence[str]) -> list[int]:
        """How many of each name; a missing table is all zero."""
        if not self.has(key):
            return [0] * len(names)
        part = self.at(key)
        if not isinstance(part.value, dict):
            raise part.fault("must be a table of numbers")
        for name in part.value:
            if name not in names:
                raise part.fault(f"'{name}' is unknown; known are {', '.join(names)}")
        return [part.number(name, 0) for name in names]

    def count_provenance(self) -> dict[str, int]:
        """How many components of the whole file come from where; each must say."""
        found: Counter[str] = Counter()
        for key in self.value:
            if isinstance(self.value[key], list):
                for row in self.rows(key):
                    if isinstance(row.value, dict):
                        found[PROVENANCES[row.choice("provenance", PROVENANCES)]] += 1
        return dict(found)


def edition_text(game: Game, name: str) -> str:
    """The file of an edition: one that ships with the game, or a path ending in .toml."""
    if name in game.editions:
        return files(game.package).joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    if name.endswith(".toml"):
        return file_text(Path(name))
    raise UnknownEdition(
        f"{game.name} has no edition '{name}'; it has {', '.join(game.editions)}, or name a .toml file"
    )


def file_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as fault:
        raise UnknownEdition(f"edition file {path} cannot be read: {fault.strerror}") from fault
    except UnicodeDecodeError as fault:
        raise UnknownEdition(f"edition file {path} cannot be read: it is not text in UTF-8") from fault


def digest_of(value: dict[str, Any]) -> str:
    """A short digest of what an edition says; comments and spaces do not count."""
    text = json.dumps(value, sort_keys=True, default=str)
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def read_edition(game: Game, name: str) -> Facts:
    text = edition_text(game, name)
    try:
        value = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BrokenEdition(f"edition {name} is not valid TOML: {fault}") from fault
    facts = Facts(value, "", name, digest_of(value))
    if facts.text("game") != game.name:
        raise BrokenEdition(f"edition {name} is for {value['game']}, not for {game.name}")
    return facts
