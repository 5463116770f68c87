"""Pages of studies: begin one from a finished table, look at it, grow and comment it, take it home as records."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from farshore.core.errors import FarshoreError, IllegalPick, NotYourDecision
from farshore.core.session import seeded
from farshore.server import socket_types as m
from farshore.server.call import Call, download, number
from farshore.server.positions import Addable, addable_at, shown_position
from farshore.server.request_types import Path, SeatNumber
from farshore.server.study_pages import finished_table, row_in
from farshore.server.study_types import Paths
from farshore.store.protocol import DocumentRow
from farshore.study import variations as tree
from farshore.study.types import Study
from farshore.tables import studies
from farshore.tables.create import known_game
from farshore.tables.faults import Illegal, NotAsked, NotPossible
from farshore.tables.records import record_of
from farshore.words import Words

Number = Annotated[int, Meta(ge=0, le=100_000)]
SEED = 1  # luck in variations is the same for the same picks


class NewStudy(Struct, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=64)]
    title: Annotated[str, Meta(max_length=80)] = ""


class TreeVariation(Struct):
    number: int
    parent: int | None
    row: int  # it leaves its parent after this row
    last: int  # its last row, from the start of the game
    name: str
    comment: str
    comments: dict[str, str]  # row -> text


class StudyTree(Struct):
    id: str
    title: str
    game: str
    game_title: str
    players: list[str]
    yours: bool
    first: int  # the row before the first choice of a player
    variations: list[TreeVariation]


class GrownTree(Struct):
    """The tree after an answer, and where the answer leads."""

    tree: StudyTree
    number: int
    row: int


class TreePick(Struct, forbid_unknown_fields=True):
    """An answer at a row of a variation: it goes on there, or begins a new variation."""

    number: Number
    row: Number
    seat: SeatNumber
    answer: Path | Paths


class TreePart(Struct, forbid_unknown_fields=True):
    """What may be added to this part of a choice?"""

    number: Number
    row: Number
    seat: SeatNumber
    chosen: Annotated[list[Path], Meta(max_length=60)]


class TreeWords(Struct, forbid_unknown_fields=True):
    """Names and comments; what is left out stays. `remove` takes the variation and all that leave it away."""

    number: Number = 0
    title: Annotated[str, Meta(max_length=80)] | None = None
    name: Annotated[str, Meta(max_length=80)] | None = None
    comment: Annotated[str, Meta(max_length=2000)] | None = None
    row: Number | None = None  # the comment is about this row
    remove: bool = False


class StudySummary(Struct):
    id: str
    title: str
    game: str
    game_title: str
    variations: int
    changed: float


class Studies(Struct):
    studies: list[StudySummary]


def told(call: Call, name: str, owner: str, study: Study) -> StudyTree:
    head = tree.header_of(study)
    main = study.variations[0].lines
    first = next((k for k, line in enumerate(main) if not line.startswith("N ")), 0)
    listed = [
        TreeVariation(
            one.number,
            one.parent,
            one.row,
            one.row + len(one.lines) if one.parent is not None else len(one.lines),
            one.name,
            one.comment,
            {str(row): text for row, text in one.comments.items()},
        )
        for one in study.variations
    ]
    title = Words(known_game(head.game), call.language).title
    players = head.players or [Words(None, call.language).seat(seat) for seat in range(head.seats)]
    return StudyTree(name, study.title, head.game, title, players, owner == call.person, first, listed)


async def list_studies(call: Call) -> Studies:
    rows = await studies.listed(call.hub.store, call.person)
    return Studies(await call.in_turn(lambda: [summary(row, call.language) for row in rows]))


def summary(row: DocumentRow, language: str) -> StudySummary:
    study = studies.read(row)
    game = tree.header_of(study).game
    title = Words(known_game(game), language).title
    return StudySummary(row.id, study.title, game, title, len(study.variations), row.at)


async def new_study(call: Call, form: NewStudy) -> StudyTree:
    call.slow_down()
    call.path_params["table"] = form.table
    table = await finished_table(call)
    record = record_of(table.info, await call.hub.store.journal(table.id))
    name, study = await studies.begin(call.hub.store, call.person, str(record), form.title)
    return told(call, name, call.person, study)


async def show_tree(call: Call) -> StudyTree:
    owner, study = await studies.found(call.hub.store, call.path_params["study"])
    return told(call, call.path_params["study"], owner, study)


async def show_tree_moment(call: Call) -> m.TableMessage:
    _, study = await studies.found(call.hub.store, call.path_params["study"])
    which = number(call.path_params["number"]) or 0
    session = await call.in_turn(studies.session_at, study, which, row_in(call))
    wish = number(call.query_params.get("seat", ""))
    waiting = session.waiting
    seat = wish if wish is not None and wish < session.seats else waiting[0] if waiting else 0
    names = told(call, "", "", study).players
    seen = max(0, session.version(seat) - 1)
    return shown_position(session, seat, call.person, call.language, call.hub.store, names, seen)


async def addable_in_tree(call: Call, form: TreePart) -> Addable:
    _, study = await studies.found(call.hub.store, call.path_params["study"])
    session = await call.in_turn(studies.session_at, study, form.number, form.row)
    if session.decision(form.seat) is None:
        raise NotAsked("not-asked")
    return addable_at(session, form.seat, form.chosen)


async def grow(call: Call, form: TreePick) -> GrownTree:
    """Plays an answer in the owner's study; luck falls after it."""
    name = call.path_params["study"]
    async with call.long_work():
        grown, (which, end) = await studies.change(
            call.hub.store, call.person, name, lambda study: answered(study, form)
        )
    return GrownTree(told(call, name, call.person, grown), which, end)


def answered(study: Study, form: TreePick) -> tuple[Study, tuple[int, int]]:
    """The study with this answer; in which variation that is, and up to which row."""
    session = studies.session_at(study, form.number, form.row)
    session.luck = seeded(SEED)
    start = len(session.moves)
    try:
        session.pick(form.answer, form.seat)
        rows = [move.text for move in session.moves[start:]]
        grown, which = studies.with_rows(study, form.number, form.row, rows)
    except (IllegalPick, NotYourDecision) as fault:
        raise Illegal("illegal", path=str(form.answer)) from fault
    except FarshoreError as fault:
        raise NotPossible("no-version", detail=fault) from fault
    return grown, (which, form.row + len(rows))


async def edit_tree(call: Call, form: TreeWords) -> StudyTree:
    name = call.path_params["study"]
    async with call.long_work():
        study, _ = await studies.change(call.hub.store, call.person, name, lambda study: (edited(study, form), None))
    return told(call, name, call.person, study)


def edited(study: Study, form: TreeWords) -> Study:
    if form.title is not None:
        study = Study(form.title.strip(), study.header, study.variations)
    try:
        if form.remove:
            return tree.remove(study, form.number)
        if form.row is not None:
            return tree.remark(study, form.number, form.row, form.comment or "")
        return tree.tell(study, form.number, form.name, form.comment)
    except FarshoreError as fault:
        raise NotPossible("no-version", detail=fault) from fault


async def delete_study(call: Call) -> Studies:
    """The owner's; what is left of theirs comes back."""
    await studies.delete(call.hub.store, call.person, call.path_params["study"])
    return await list_studies(call)


async def export_variation(call: Call) -> Response:
    _, study = await studies.found(call.hub.store, call.path_params["study"])
    one = studies.of_number(study, number(call.path_params["number"]) or 0)
    text = await call.in_turn(tree.record_of, study, one)
    return download(text.encode(), f"study-{call.path_params['study']}-{one.number}.rec", "text/plain")
