"""What if: a game that goes on from any row of a record, with the luck it had or with fresh luck."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.core.agenda import NATURE, Ask, State
from farshore.core.errors import BrokenRecord, FarshoreError
from farshore.core.notation import parse, question
from farshore.core.record import Header, parse_record
from farshore.core.replay import set_up
from farshore.core.rng import Rng
from farshore.core.session import Luck, Session


def same_luck(session: Session, prefix: int, draws: Sequence[str], fresh: Luck) -> Luck:
    """Nature picks as she did in another game after `prefix` rows: for each question the first, the second, and so on.

    Where that cannot fall any more, because the card is gone or the question never came, luck is fresh. What has
    fallen is counted in the session itself, so it holds through an undo and a restart.
    """

    def draw(s: State, ask: Ask) -> int:
        name = question(ask)
        made = sum(m.seat == NATURE and m.counts and asked_in(m.text) == name for m in session.moves[prefix:])
        fitting = [line for line in draws if asked_in(line) == name]
        if made < len(fitting):
            try:
                return parse(s, fitting[made])[1]
            except FarshoreError:
                pass  # not possible at this table
        return fresh(s, ask)

    return draw


def asked_in(line: str) -> str:
    return line.split(" ", 2)[1]


def fresh_luck(seed: int) -> Luck:
    rng = Rng(seed)
    return lambda s, ask: int(ask.sample(s, rng))


def follow_lines(header: Header, lines: Sequence[str]) -> Session:
    """A session after these rows, without luck; each row is checked by the rules."""
    session = set_up(header)
    for line in lines:
        session.read(line)
    return session


def play_on(record: str, row: int, seed: int, *, same: bool = False) -> Session:
    """A new game that goes on after a row of a record. Its own record holds the whole game."""
    parsed = parse_record(record)
    lines = parsed.picks
    if not 0 <= row <= len(lines):
        raise BrokenRecord(f"the record has {len(lines)} rows; there is no row {row} to play on from")
    session = follow_lines(parsed.header, lines[:row])
    session.notes["played-on-after"] = str(row)
    session.luck = fresh_luck(seed)
    if same:
        draws = [line for line in lines[row:] if line.startswith("N ")]
        session.luck = same_luck(session, row, draws, fresh_luck(seed))
    session.advance()
    return session
