"""The whole game as lines of text: a header, then one pick a line, Nature's too. See `docs/records.md`.

This module knows the format; `replay` plays a record on a table.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from farshore.core.agenda import State
from farshore.core.errors import BrokenRecord
from farshore.core.game import Game
from farshore.core.notation import spell
from farshore.core.wire import digest

FORMAT = 1
FIRST_LINE = f"farshore record {FORMAT}"
CHECKPOINT_EVERY = 50
PICK = re.compile(r"(N|[0-9]{1,2}) [a-z0-9-]+ \S.*")
CHECKPOINT = re.compile(r"= ([0-9]{1,9}) ([0-9a-f]{16})( end)?")
NUMBER = re.compile(r"[0-9]{1,9}")
HEADER = re.compile(r"(game|rules|edition|seats|option \S+|player [0-9]{1,2}|note \S+):\s*(.*)")


@dataclass
class Header:
    """Everything needed to set up the same table again, and who sat there."""

    game: str
    rules_version: int
    edition: str
    digest: str  # of the edition's contents
    seats: int
    variants: dict[str, str] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)  # anything else worth keeping: seed, place, date

    def lines(self) -> list[str]:
        lines = [
            FIRST_LINE,
            f"game: {self.game}",
            f"rules: {self.rules_version}",
            f"edition: {self.edition} {self.digest}",
            f"seats: {self.seats}",
            *(f"option {name}: {value}" for name, value in self.variants.items()),
            *(f"player {seat}: {name}" for seat, name in enumerate(self.players)),
            *(f"note {name}: {value}" for name, value in self.notes.items()),
        ]
        return [" ".join(line.split()) for line in lines]  # a name with a line break in it stays one line


@dataclass(frozen=True)
class Line:
    """One line of the body and its number in the file: a pick, a checkpoint (`= 50 1f…`) or a comment (`# …`)."""

    number: int = field(compare=False)
    text: str

    @property
    def is_pick(self) -> bool:
        return not self.text.startswith(("=", "#"))

    @property
    def is_comment(self) -> bool:
        return self.text.startswith("#")


@dataclass
class Record:
    """A game as it was played."""

    header: Header
    body: list[Line] = field(default_factory=list)

    def add(self, text: str) -> None:
        last = self.body[-1].number if self.body else len(self.header.lines()) + 1  # a blank line in between
        self.body.append(Line(last + 1, text))

    @property
    def picks(self) -> list[str]:
        return [line.text for line in self.body if line.is_pick]

    def __str__(self) -> str:
        return "\n".join([*self.header.lines(), "", *(line.text for line in self.body)]) + "\n"


class Recorder:
    """Writes a record while the game is played: `note` each pick before it is applied, `checkpoint` after it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        variants: Mapping[str, str] | None = None,
        edition: str = "standard",
        players: Sequence[str] = (),
    ) -> None:
        content = game.edition(edition).digest
        settled = game.settle(seats, variants)
        self.record = Record(Header(game.name, game.rules_version, edition, content, seats, settled, list(players)))
        self.count = 0

    def note(self, s: State, seat: int, pick: int) -> str:
        """The line of a pick that is about to be applied."""
        line = spell(s, seat, pick)
        self.write(line)
        return line

    def write(self, line: str) -> None:
        """A pick already spelled."""
        self.record.add(line)
        self.count += 1

    def checkpoint(self, s: State) -> None:
        """A checkpoint after every CHECKPOINT_EVERY picks."""
        if self.count % CHECKPOINT_EVERY == 0:
            self.record.add(f"= {self.count} {digest(s)}")

    def end(self, s: State) -> None:
        """The last line of a finished game."""
        self.record.add(f"= {self.count} {digest(s)} end")


# --- reading -------------------------------------------------------------------------------------


def fault(number: int, what: str) -> BrokenRecord:
    return BrokenRecord(f"line {number}: {what}", number)


def parse_record(text: str) -> Record:
    """The record a text holds. Whether its picks are legal, only a replay can tell."""
    record, broken = read_record(text)
    if broken is not None:
        raise broken
    return record


def read_record(text: str) -> tuple[Record, BrokenRecord | None]:
    """As much as can be read, and what stopped it. Without a sound header there is nothing to read: that raises."""
    lines = text.splitlines()
    first, *_ = [*lines, ""]
    if first.strip().lstrip("\ufeff") != FIRST_LINE:
        raise fault(1, f"a record begins with '{FIRST_LINE}', not with '{first.strip()[:60]}'")
    length = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    record = Record(parse_header(lines[1:length]))
    for number, line in enumerate(lines[length:], start=length + 1):
        body = line.strip()
        if not body:
            continue
        if not (body.startswith("#") or PICK.fullmatch(body) or CHECKPOINT.fullmatch(body)):
            return record, fault(number, f"'{body[:60]}' is neither a pick, nor a checkpoint, nor a comment")
        record.body.append(Line(number, body))
    return record, None


def parse_header(lines: Sequence[str]) -> Header:
    found: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines, start=2):
        match = HEADER.fullmatch(line.strip())
        if match is None:
            raise fault(number, f"'{line.strip()[:60]}' is not part of a header; an empty line must follow the header")
        if match[1] in found:
            raise fault(number, f"'{match[1]}' is said twice")
        found[match[1]] = (number, match[2].strip())
    for name in ("game", "rules", "edition", "seats"):
        if name not in found:
            raise fault(len(lines) + 1, f"the header says nothing of '{name}'")
    edition, _, content = found["edition"][1].rpartition(" ")
    if not edition:
        raise fault(found["edition"][0], "an edition has a name and a digest: 'edition: standard 0f1e2d3c'")
    players = header_players(found)
    if players and len(players) != header_number(found["seats"]):
        raise fault(found["seats"][0], f"{len(players)} players are named for {found['seats'][1]} seats")
    return Header(
        found["game"][1],
        header_number(found["rules"]),
        edition,
        content,
        header_number(found["seats"]),
        entries(found, "option "),
        players,
        entries(found, "note "),
    )


def entries(found: Mapping[str, tuple[int, str]], what: str) -> dict[str, str]:
    return {name.removeprefix(what): value for name, (_, value) in found.items() if name.startswith(what)}


def header_players(found: Mapping[str, tuple[int, str]]) -> list[str]:
    named = entries(found, "player ")
    for seat in named:
        if int(seat) >= len(named) or seat != str(int(seat)):
            raise fault(found[f"player {seat}"][0], f"player {seat} is one of {len(named)}: name all, from player 0 on")
    return [named[str(seat)] for seat in range(len(named))]


def header_number(entry: tuple[int, str]) -> int:
    number, value = entry
    if not NUMBER.fullmatch(value):
        raise fault(number, f"'{value[:60]}' must be a number")
    return int(value)
