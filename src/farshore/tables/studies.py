"""Studies in the store: a tree of variations that its owner changes, and that anybody with its address may read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from farshore.core.errors import FarshoreError
from farshore.store.protocol import Change, DocumentRow, Fenced, Store
from farshore.study import variations as tree
from farshore.study.types import Study, Variation
from farshore.tables.create import known_game
from farshore.tables.faults import NotPossible, NotYours, UnknownTable
from farshore.tables.people import new_table_id
from farshore.tables.versions import VersionedSession

KIND, OWNER = "study", "study-owner"  # kinds of documents: the tree, and whose it is
MOST = 100  # of one person
LARGEST = 256 * 1024  # bytes of a study, which is written whole at every change
TRIES = 5  # of a change, where others change the same study
T = TypeVar("T")


async def begin(store: Store, person: str, record: str, title: str) -> tuple[str, Study]:
    if len(await listed(store, person)) >= MOST:
        raise NotPossible("too-many-studies", most=MOST)
    study = await asyncio.to_thread(tree.new_study, record, title)
    name = new_table_id()
    await save(store, person, name, study)
    return name, study


async def change(store: Store, person: str, name: str, how: Callable[[Study], tuple[Study, T]]) -> tuple[Study, T]:
    """The owner's study, changed. Of two changes at once both count, on whichever server they are made."""
    for tries in range(1, TRIES + 1):
        row = await own(store, person, name)
        study = read(row)
        changed, told = await asyncio.to_thread(how, study)
        if changed is study:
            break
        try:
            await save(store, person, name, changed, row)
            break
        except Fenced:
            if tries == TRIES:
                raise
    return changed, told


async def save(store: Store, person: str, name: str, study: Study, before: DocumentRow | None = None) -> None:
    """Under its owner, so that it is theirs to export and to delete; who that is, is found by the study's name."""
    now, data = time.time(), msgspec.json.encode(study)
    if len(data) > LARGEST:
        raise NotPossible("study-full")
    document = DocumentRow(KIND, name, person, data, now)
    documents = (document, DocumentRow(OWNER, name, "", person.encode(), now))
    await store.save(Change(documents=documents, based_on=before))


async def delete(store: Store, person: str, name: str) -> None:
    await own(store, person, name)
    gone = (DocumentRow(KIND, name, person, b"", 0.0), DocumentRow(OWNER, name, "", b"", 0.0))
    await store.save(Change(documents=gone))


async def found(store: Store, name: str) -> tuple[str, Study]:
    """The owner and the study."""
    row = await row_of(store, name)
    return row.owner, read(row)


async def row_of(store: Store, name: str) -> DocumentRow:
    owner = await store.document(OWNER, name)
    row = await store.document(KIND, name, owner.data.decode()) if owner is not None else None
    if row is None:
        raise UnknownTable("not-found")
    return row


def read(row: DocumentRow) -> Study:
    return msgspec.json.decode(row.data, type=Study)


async def own(store: Store, person: str, name: str) -> DocumentRow:
    row = await row_of(store, name)
    if row.owner != person:
        raise NotYours("not-yours")
    return row


async def listed(store: Store, person: str) -> list[DocumentRow]:
    return await store.documents(KIND, person, MOST)


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
