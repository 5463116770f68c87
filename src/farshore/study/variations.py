"""A study as a tree: the game that was played, and lines of play that leave it. Every line exports as a record.

These functions return a changed copy, and raise where the rules forbid a row; so a study that exists can be played.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from farshore.core.decision import apply
from farshore.core.errors import BrokenRecord
from farshore.core.record import Header, Recorder, parse_record
from farshore.core.session import Session
from farshore.study.types import Study, Variation
from farshore.study.what_if import follow_lines

MAIN = 0
LONGEST_NAME = 80
LONGEST_COMMENT = 2000
MOST = 200  # variations of a study


def new_study(record: str, title: str) -> Study:
    """A study of a game; the game is its main line."""
    parsed = parse_record(record)
    follow_lines(parsed.header, parsed.picks)
    main = Variation(MAIN, None, 0, "", "", parsed.picks, {})
    return Study(title.strip()[:LONGEST_NAME], parsed.header.lines(), [main])


def variation(study: Study, number: int) -> Variation:
    for one in study.variations:
        if one.number == number:
            return one
    raise BrokenRecord(f"the study has no variation {number}")


def rows_of(study: Study, number: int) -> list[str]:
    """All rows of a variation from the start of the game."""
    one = variation(study, number)
    before = [] if one.parent is None else rows_of(study, one.parent)[: one.row]
    return [*before, *one.lines]


def header_of(study: Study) -> Header:
    return parse_record("\n".join(study.header)).header


def session_at(study: Study, number: int, row: int | None = None) -> Session:
    """The game after a row of a variation, by default after its last; without luck."""
    return follow_lines(header_of(study), rows_of(study, number)[:row])


def add(study: Study, parent: int, row: int, lines: Sequence[str], name: str = "", comment: str = "") -> Study:
    """A new variation that leaves `parent` after a row."""
    rows = rows_of(study, parent)
    if not 0 <= row <= len(rows):
        raise BrokenRecord(f"variation {parent} has {len(rows)} rows; nothing can leave it after row {row}")
    if len(study.variations) >= MOST:
        raise BrokenRecord(f"a study has at most {MOST} variations")
    follow_lines(header_of(study), [*rows[:row], *lines])
    number = 1 + max(one.number for one in study.variations)
    new = Variation(number, parent, row, name[:LONGEST_NAME], comment[:LONGEST_COMMENT], list(lines), {})
    return copied(study, [*study.variations, new])


def extend(study: Study, number: int, lines: Sequence[str]) -> Study:
    """More rows at the end of a variation. The game that was played stays as it was."""
    if number == MAIN:
        raise BrokenRecord("the main line is the game that was played; add a variation instead")
    follow_lines(header_of(study), [*rows_of(study, number), *lines])
    one = variation(study, number)
    return changed(study, msgspec.structs.replace(one, lines=[*one.lines, *lines]))


def tell(study: Study, number: int, name: str | None = None, comment: str | None = None) -> Study:
    """Another name or comment for a variation; None leaves it as it is."""
    one = variation(study, number)
    name = one.name if name is None else name.strip()[:LONGEST_NAME]
    comment = one.comment if comment is None else comment.strip()[:LONGEST_COMMENT]
    return changed(study, msgspec.structs.replace(one, name=name, comment=comment))


def remark(study: Study, number: int, row: int, text: str) -> Study:
    """A comment on a row of a variation; an empty one removes it."""
    one = variation(study, number)
    if not 1 <= row <= len(rows_of(study, number)):
        raise BrokenRecord(f"variation {number} has no row {row}")
    comments = {**one.comments, row: text.strip()[:LONGEST_COMMENT]}
    kept = {k: said for k, said in comments.items() if said}
    return changed(study, msgspec.structs.replace(one, comments=kept))


def remove(study: Study, number: int) -> Study:
    """Without a variation and all that leave it."""
    if number == MAIN:
        raise BrokenRecord("the main line cannot be removed")
    gone = {variation(study, number).number}
    while more := {one.number for one in study.variations if one.parent in gone} - gone:
        gone |= more
    return copied(study, [one for one in study.variations if one.number not in gone])


def changed(study: Study, one: Variation) -> Study:
    return copied(study, [one if one.number == other.number else other for other in study.variations])


def copied(study: Study, variations: list[Variation]) -> Study:
    return Study(study.title, study.header, variations)


def export(study: Study) -> list[str]:
    """Every variation as a record of its own, with its comments."""
    return [record_of(study, one) for one in study.variations]


def record_of(study: Study, one: Variation) -> str:
    session = session_at(study, one.number)
    recorder = Recorder(session.game, session.seats, session.variants, session.edition, session.players)
    record = recorder.record
    record.header.notes.update(session.notes | {"study": study.title} | ({"variation": one.name} if one.name else {}))
    said = comments_of(study, one.number)
    s = session.fresh()
    for text in filter(None, [one.comment]):
        record.add(commented(text))
    for row, move in enumerate(session.live, start=1):
        recorder.write(move.text)
        apply(s, move.seat, move.pick)
        if row in said:
            record.add(commented(said[row]))
        recorder.checkpoint(s)
    if session.over:
        recorder.end(s)
    return str(record)


def comments_of(study: Study, number: int) -> dict[int, str]:
    """The comments on all rows of a variation, those of the lines it leaves included."""
    one = variation(study, number)
    before = {} if one.parent is None else comments_of(study, one.parent)
    return {**{row: text for row, text in before.items() if row <= one.row}, **one.comments}


def commented(text: str) -> str:
    return f"# {' '.join(text.split())}"
