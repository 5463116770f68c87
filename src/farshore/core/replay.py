"""Records played again: every line checked against the rules, every checkpoint against the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from farshore.core.agenda import RawEvent
from farshore.core.decision import apply, pending
from farshore.core.errors import BrokenRecord, FarshoreError
from farshore.core.game import Fact, Game
from farshore.core.notation import parse
from farshore.core.record import CHECKPOINT, Header, Line, Record, Recorder, fault, parse_record, read_record
from farshore.core.registry import game_named
from farshore.core.session import Luck, Session
from farshore.core.wire import digest


@dataclass(frozen=True)
class Moment:
    """The table after a pick. It is the same table all along: clone it to keep it."""

    line: Line
    seat: int
    pick: int
    s: Any
    events: list[RawEvent]


@dataclass(frozen=True)
class Reading:
    """A record as far as it is sound, the table it leads to, and the fault that ended it, if any."""

    record: Record
    game: Game
    s: Any
    fault: BrokenRecord | None


def set_up(header: Header) -> tuple[Game, Any]:
    """The game and its table before the first pick, under the rules it was played by."""
    try:
        game = game_named(header.game)
        s = game.new(header.seats, game.variants_under(header.rules_version, header.variants), header.edition)
    except FarshoreError as why:
        raise BrokenRecord(f"the header cannot be followed: {why}") from why
    content = game.edition(header.edition).digest
    if content != header.digest:
        raise BrokenRecord(
            f"the edition '{header.edition}' has changed since: its digest is {content}, the record was played with "
            f"{header.digest}; name the old edition's file in the header to replay it"
        )
    return game, s


def follow(record: Record) -> Iterator[Moment]:
    """Each pick in turn; raises BrokenRecord where the record and the rules part."""
    game, s = set_up(record.header)
    yield from play_lines(record, game, s)


def play_lines(record: Record, game: Game, s: Any) -> Iterator[Moment]:
    count = 0
    for line in record.body:
        try:
            if line.is_pick:
                seat, pick = parse(s, line.text)
                s.log = []
                apply(s, seat, pick)
                count += 1
                yield Moment(line, seat, pick, s, s.log)
            elif not line.is_comment:
                check_checkpoint(line, count, s)
        except FarshoreError as why:
            raise fault(line.number, f"{why}{other_rules(record.header, game)}") from why


def check_checkpoint(line: Line, count: int, s: Any) -> None:
    match = CHECKPOINT.fullmatch(line.text)
    assert match is not None, "read_record lets nothing else through"
    if int(match[1]) != count:
        raise BrokenRecord(f"the checkpoint is for {match[1]} picks, but {count} came before it")
    if match[2] != digest(s):
        raise BrokenRecord(f"the table is {digest(s)} here, not {match[2]}: a pick before this line was changed")
    if match[3] and pending(s):
        raise BrokenRecord("the record says the game ends here, but a question is open")


def other_rules(header: Header, game: Game) -> str:
    if header.rules_version == game.rules_version:
        return ""
    return f" (played under rules {header.rules_version}; this program plays rules {game.rules_version})"


def read(text: str) -> Reading:
    """Whatever is sound in a record, however it ends."""
    record, broken = read_record(text)
    game, s = set_up(record.header)
    try:
        for _ in play_lines(record, game, s):
            pass
    except BrokenRecord as why:
        sound = Record(record.header, [line for line in record.body if line.number < why.line])
        s.log = None
        return Reading(sound, game, s, why)
    s.log = None
    return Reading(record, game, s, broken)


def session_of(text: str, luck: Luck | None = None) -> Session:
    """The game of a sound record as a session; with luck it can go on."""
    record = parse_record(text)
    game, _ = set_up(record.header)
    header = record.header
    variants = game.variants_under(header.rules_version, header.variants)
    session = Session(game, header.seats, variants, header.edition, None, header.players)
    session.notes.update(header.notes)
    for line in record.body:
        try:
            if line.is_pick:
                session.read(line.text)
            elif not line.is_comment:
                check_checkpoint(line, len(session.moves), session.s)
        except FarshoreError as why:
            raise fault(line.number, f"{why}{other_rules(header, game)}") from why
    session.luck = luck
    session.advance()
    return session


def replay(text: str) -> Any:
    """The table a sound record leads to."""
    reading = read(text)
    if reading.fault is not None:
        raise reading.fault
    return reading.s


def facts(told: dict[str, Fact]) -> str:
    """An event's arguments for people and diffs: `seat:0 location:A1-3 cube:yellow*3`."""
    words = []
    for label, value in told.items():
        if isinstance(value, dict):
            words += [f"{ref}*{n}" for ref, n in value.items()]
        else:
            words.append(value if isinstance(value, str) else f"{label}={value}")
    return " ".join(words)


def annotated(record: Record) -> Record:
    """The same picks under today's rules and edition, each with what it brought about: a golden playthrough."""
    old = record.header
    game = game_named(old.game)
    recorder = Recorder(game, old.seats, old.variants, old.edition, old.players)
    fresh = recorder.record
    fresh.header.notes.update(old.notes)
    table = None
    for moment in follow(Record(fresh.header, [line for line in record.body if line.is_pick])):
        table = moment.s
        recorder.write(moment.line.text)
        for event in moment.events:
            fresh.add(f"#   {event[0]} {facts(game.facts(table, event))}")
        recorder.checkpoint(table)
    if table is not None and not pending(table):
        recorder.end(table)
    return fresh
