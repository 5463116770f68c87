"""What if: a game that goes on from any row of a record, with the luck it had or with fresh luck."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.agenda import Ask, State
from farshore.core.errors import BrokenRecord, IllegalPick
from farshore.core.notation import named, question
from farshore.core.record import Header, parse_record
from farshore.core.replay import set_up
from farshore.core.rng import Rng
from farshore.core.session import Luck, Session


class SameLuck:
    """Nature picks what she picked in the record, in that order, for as long as the same can happen.

    A card that was drawn already, or a question that never came, is skipped; when nothing fits, luck is fresh.
    """

    def __init__(self, lines: Sequence[str], seed: int) -> None:
        self.left = [line.split(" ", 2)[1:] for line in lines if line.startswith("N ")]
        self.rng = Rng(seed)

    def __call__(self, s: State, ask: Ask) -> int:
        name = question(ask)
        for k, (asked, path) in enumerate(self.left):
            if asked == name and (pick := found(s, ask, path)) is not None:
                del self.left[k]
                return pick
        return int(ask.sample(s, self.rng))


def found(s: State, ask: Ask, path: str) -> int | None:
    try:
        return named(path, {ask.describe(s, pick): int(pick) for pick in ask.options(s)}, ask)
    except IllegalPick:
        return None


def fresh_luck(seed: int) -> Luck:
    rng = Rng(seed)
    return lambda s, ask: int(ask.sample(s, rng))


def follow_lines(header: Header, lines: Sequence[str]) -> Session:
    """A session after these rows, without luck; each row is checked by the rules."""
    session = set_up(header)
    for line in lines:
        session.read(line)
    return session


def play_on(record: str, row: int, seed: int, same_luck: bool = False) -> Session:
    """A new game that goes on after a row of a record. Its own record holds the whole game."""
    parsed = parse_record(record)
    lines = parsed.picks
    if not 0 <= row <= len(lines):
        raise BrokenRecord(f"the record has {len(lines)} rows; there is no row {row} to play on from")
    session = follow_lines(parsed.header, lines[:row])
    session.notes["played-on-after"] = str(row)
    session.luck = SameLuck(lines[row:], seed) if same_luck else fresh_luck(seed)
    session.advance()
    return session
