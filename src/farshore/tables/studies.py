"""Studies in the store: a tree of variations that its owner changes, and that anybody with its address may read."""

from __future__ import annotations

import asyncio
import time

import msgspec

from farshore.core.errors import FarshoreError
from farshore.store.protocol import Change, DocumentRow, Store
from farshore.study import variations as tree
from farshore.study.types import Study, Variation
from farshore.tables.create import known_game
from farshore.tables.faults import NotPossible, NotYours, UnknownTable
from farshore.tables.people import new_table_id
from farshore.tables.versions import VersionedSession

KIND, OWNER = "study", "study-owner"  # kinds of documents: the tree, and whose it is
LISTED = 100
LARGEST = 256 * 1024  # bytes of a study, which is written whole at every change


async def begin(store: Store, person: str, record: str, title: str) -> tuple[str, Study]:
    study = await asyncio.to_thread(tree.new_study, record, title)
    name = new_table_id()
    await save(store, person, name, study)
    return name, study


async def save(store: Store, person: str, name: str, study: Study) -> None:
    """Under its owner, so that it is theirs to export and to delete; who that is, is found by the study's name."""
    now, data = time.time(), msgspec.json.encode(study)
    if len(data) > LARGEST:
        raise NotPossible("study-full")
    document = DocumentRow(KIND, name, person, data, now)
    await store.save(Change(documents=(document, DocumentRow(OWNER, name, "", person.encode(), now))))


async def found(store: Store, name: str) -> tuple[str, Study]:
    """The owner and the study."""
    owner = await store.document(OWNER, name)
    row = await store.document(KIND, name, owner.data.decode()) if owner is not None else None
    if row is None:
        raise UnknownTable("not-found")
    return row.owner, read(row)


def read(row: DocumentRow) -> Study:
    return msgspec.json.decode(row.data, type=Study)


async def own(store: Store, person: str, name: str) -> Study:
    owner, study = await found(store, name)
    if owner != person:
        raise NotYours("not-yours")
    return study


async def listed(store: Store, person: str) -> list[DocumentRow]:
    return await store.documents(KIND, person, LISTED)


def session_at(study: Study, number: int, row: int) -> VersionedSession:
    """The game after a row of a variation."""
    try:
        head, lines = tree.header_of(study), tree.rows_of(study, number)
    except FarshoreError as fault:
        raise NotPossible("no-version", detail=fault) from fault
    game = known_game(head.game)
    session = VersionedSession(game, head.seats, game.variants_under(head.rules_version, head.variants), head.edition)
    if row > len(lines):
        raise NotPossible("no-version")
    for line in lines[:row]:
        session.read(line)
    return session


def with_rows(study: Study, number: int, row: int, rows: list[str]) -> tuple[Study, int]:
    """The study with these rows after a row of a variation: as a part of it at its end, else as a new one."""
    lines = tree.rows_of(study, number)
    if lines[row : row + len(rows)] == rows:
        return study, number
    for other in study.variations:
        if other.parent == number and other.row == row and other.lines[: len(rows)] == rows:
            return study, other.number
    if number != tree.MAIN and row == len(lines):
        return tree.extend(study, number, rows), number
    grown = tree.add(study, number, row, rows)
    return grown, grown.variations[-1].number


def of_number(study: Study, number: int) -> Variation:
    try:
        return tree.variation(study, number)
    except FarshoreError as fault:
        raise NotPossible("no-version", detail=fault) from fault
