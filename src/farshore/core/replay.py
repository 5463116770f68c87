"""Records played again: every line checked against the rules, every checkpoint against the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from farshore.core.errors import BrokenRecord, FarshoreError
from farshore.core.game import Fact, Game
from farshore.core.moves import Move
from farshore.core.record import CHECKPOINT, Header, Line, Record, Recorder, fault, read_record
from farshore.core.registry import game_named
from farshore.core.session import Luck, Session
from farshore.core.wire import digest


@dataclass(frozen=True)
class Reading:
    """The sound part of a record, the session it leads to, and the fault that ended it, if any."""

    record: Record
    session: Session
    fault: BrokenRecord | None


def set_up(header: Header) -> Session:
    """The game before its first pick, under the rules it was played by."""
    try:
        game = game_named(header.game)
        variants = game.variants_under(header.rules_version, header.variants)
        session = Session(game, header.seats, variants, header.edition, None, header.players)
    except FarshoreError as why:
        raise BrokenRecord(f"the header cannot be followed: {why}") from why
    session.notes.update(header.notes)
    content = game.edition(header.edition).digest
    if content != header.digest:
        raise BrokenRecord(
            f"the edition '{header.edition}' has changed since: its digest is {content}, the record was played with "
            f"{header.digest}; name the old edition's file in the header to replay it"
        )
    return session


def follow(record: Record, session: Session | None = None) -> Iterator[Move]:
    """Each pick in turn, made in the session; raises BrokenRecord where the record and the rules part."""
    session = session or set_up(record.header)
    for line in record.body:
        try:
            if line.is_pick:
                yield session.replay(line.text)
            elif not line.is_comment:
                check_checkpoint(line, session)
        except FarshoreError as why:
            raise fault(line.number, f"{why}{other_rules(record.header, session.game)}") from why


def check_checkpoint(line: Line, session: Session) -> None:
    match = CHECKPOINT.fullmatch(line.text)
    assert match is not None, "read_record lets nothing else through"
    count, now = len(session.moves), digest(session.s)
    if int(match[1]) != count:
        raise BrokenRecord(f"the checkpoint is for {match[1]} picks, but {count} came before it")
    if match[2] != now:
        raise BrokenRecord(f"the table is {now} here, not {match[2]}: a pick before this line was changed")
    if match[3] and not session.over:
        raise BrokenRecord("the record says the game ends here, but a question is open")


def other_rules(header: Header, game: Game) -> str:
    if header.rules_version == game.rules_version:
        return ""
    return f" (played under rules {header.rules_version}; this program plays rules {game.rules_version})"


def read(text: str) -> Reading:
    """The sound part of a record, however it ends."""
    record, broken = read_record(text)
    session = set_up(record.header)
    try:
        for _ in follow(record, session):
            pass
    except BrokenRecord as why:
        sound = Record(record.header, [line for line in record.body if line.number < why.line])
        return Reading(sound, session, why)
    return Reading(record, session, broken)


def session_of(text: str, luck: Luck | None = None) -> Session:
    """The game of a sound record as a session; with luck it can go on."""
    reading = read(text)
    if reading.fault is not None:
        raise reading.fault
    reading.session.luck = luck
    reading.session.advance()
    return reading.session


def replay(text: str) -> Any:
    """The table a sound record leads to."""
    return session_of(text).s


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
    """The same picks under today's rules and edition, each with its events: a golden playthrough."""
    old = record.header
    recorder = Recorder(game_named(old.game), old.seats, old.variants, old.edition, old.players)
    fresh = recorder.record
    fresh.header.notes.update(old.notes)
    session = set_up(fresh.header)
    for move in follow(Record(fresh.header, [line for line in record.body if line.is_pick]), session):
        recorder.write(move.text)
        for event in move.events:
            fresh.add(f"#   {event.name} {facts(event.facts)}")
        recorder.checkpoint(session.s)
    if session.moves and session.over:
        recorder.end(session.s)
    return fresh
