"""Observations and actions: everything a seat may know is in its row, nothing else is, and every pick has a number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i16

from farshore.core.agenda import NATURE, Ask, Chance, State, Step
from farshore.core.decision import pending
from farshore.core.game import Case
from farshore.core.rng import Rng
from farshore.core.space import Observation
from farshore.core.view import imagine, view
from farshore.core.wire import to_wire
from farshore.games.santa_maria.colony import only
from farshore.games.santa_maria.components import of
from farshore.games.santa_maria.edition import SantaMariaEdition
from farshore.games.santa_maria.observed_agenda import STEPS
from farshore.games.santa_maria.state import SantaMaria
from farshore.games.santa_maria.steps.activate import ChooseLine, LeaveDie
from farshore.games.santa_maria.steps.buildings import Activate, Trade
from farshore.games.santa_maria.steps.expand import PlaceTile, TurnTile
from farshore.games.santa_maria.steps.harbour import RefillDock
from farshore.games.santa_maria.steps.payment import Pay
from farshore.games.santa_maria.steps.religion import ExtraStep, Recruit, Religion, RollBlueDice
from farshore.games.santa_maria.steps.retire import Income, LastSale
from farshore.games.santa_maria.steps.storage import Gain
from farshore.games.santa_maria.steps.turn import EndTurn, Turn
from farshore.testing import row
from tests.games.positions import ones
from tests.games.positions import positions as every_position
from tests.games.santa_maria.position import SANTA_MARIA, Position

CASES = [
    Case(1, {}),
    Case(2, {"colonies": "chosen"}),
    Case(3, {"colonies": "advanced", "blue_dice": "common"}),
    Case(4, {"colonies": "random"}),
]


def blank(case: Case) -> SantaMaria:
    box = SANTA_MARIA.edition()
    assert isinstance(box, SantaMariaEdition)
    return SANTA_MARIA.blank(case.seats, SANTA_MARIA.settle(case.seats, case.variants), box)


def encoder(case: Case) -> Observation:
    return SANTA_MARIA.observation(blank(case))


def written(code: Observation, s: State, seat: int) -> bytes:
    """The row behind another one, as in a batch."""
    size = code.layout.size
    out = vec[i16]([0] * (2 * size))
    ask = next((d.ask for d in pending(s) if d.seat == seat), None)
    code.write(s, seat, ask, out, size)
    found = bytes(memoryview(out))
    assert not any(found[: 2 * size]), "nothing outside its own stretch"
    return found[2 * size :]


def positions(case: Case, seed: int, greed: int) -> Iterator[SantaMaria]:
    """A whole game, Nature's moments too; with this percentage of picks by the greedy bot."""
    return every_position(SANTA_MARIA, SANTA_MARIA.new(case.seats, case.variants), seed, greed)


def turned_step(wire: list[Any], by: int, seats: int) -> list[Any]:
    name, fields = wire
    return [name, {k: (v + by) % seats if k in ("seat", "owner") else v for k, v in fields.items()}]


def rotated(s: SantaMaria, by: int, case: Case) -> SantaMaria:
    """The same table with everybody sitting some chairs further on."""
    wire, n = to_wire(s), s.seats
    wire["players"] = [wire["players"][(k - by) % n] for k in range(n)]
    wire["starter"] = (wire["starter"] + by) % n
    wire["monks"] = [sum(1 << (k + by) % n for k in range(n) if there >> k & 1) for there in wire["monks"]]
    wire["retiring"] = [seat if seat < 0 else (seat + by) % n for seat in wire["retiring"]]
    if not s.common:
        wire["blue"] = [wire["blue"][6 * ((k - by) % n) + value] for k in range(n) for value in range(6)]
    wire["agenda"] = [turned_step(step, by, n) for step in wire["agenda"]]
    table = SANTA_MARIA.restore(wire, case.variants)
    assert isinstance(table, SantaMaria)
    return table


def test_every_seat_has_the_same_fields() -> None:
    fields = encoder(CASES[3]).layout.fields
    own = [(f.name.removeprefix("own."), f.width, f.scale) for f in fields if f.name.startswith("own.")]
    for k in (1, 2, 3):
        start = f"seat{k}."
        assert [(f.name.removeprefix(start), f.width, f.scale) for f in fields if f.name.startswith(start)] == own


OF_PLAYER: dict[str, Any] = {
    "board": 4, "filled": only(7), "vacant": only(8), "coins": 9, "points": 9, "conquest_points": 9, "monks": 2,
    "religion": 3, "conquest": 3, "arrival": 3, "skills": only(4), "scholar": 5, "unlocked": 2, "unrolled": 2,
    "white_taken": 1, "blue_taken": 1, "singles": 1, "retired": 1,
}  # fmt: skip
OF_TABLE: dict[str, Any] = {"year": 2, "starter": 1, "unrolled": 2, "roads": 1, "arrivals": 4, "issued": 77}
ROWS = {"white": 2, "blue": 2, "docks": 20, "display": 3, "scholars": 8, "bishops": 5, "monks": 2, "retiring": 1}


FIELDS = {  # of rows, where they are not called as on the table
    "religion": "religion-track", "unlocked": "blue.unlocked", "unrolled": "blue.unrolled", "blue_taken": "blue.taken",
    "white_taken": "white.taken",
}  # fmt: skip
FIELDS_OF_TABLE = {
    "unrolled": "dice.unrolled", "roads": "roads.taken", "arrivals": "conquistadors.arrivals", "white": "dice.white",
    "issued": "coins.issued", "doubles": "stack.doubles", "triples": "stack.triples", "shipment_bag": "stack.shipments",
    "scholar_bag": "stack.scholars", "bishop_bag": "stack.bishops",
}  # fmt: skip


def differing(code: Observation, before: bytes, after: bytes) -> list[str]:
    """The fields in which two rows differ."""
    a, b = memoryview(before).cast("h"), memoryview(after).cast("h")
    return [f.name for f in code.layout.fields if a[f.start : f.start + f.width] != b[f.start : f.start + f.width]]


def cells(code: Observation, row: bytes, name: str) -> list[int]:
    found = next(f for f in code.layout.fields if f.name == name)
    return list(memoryview(row).cast("h")[found.start : found.start + found.width])


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", OF_PLAYER)
def test_every_field_of_a_player_shows_in_its_own_field_and_nowhere_else(name: str, seat: int) -> None:
    table = Position(2)
    code = encoder(Case(2))
    before = written(code, table.s, 0)
    setattr(table.player(seat), name, OF_PLAYER[name])
    field = f"{'seat1' if seat else 'own'}.{FIELDS.get(name, name)}"
    after = written(code, table.s, 0)
    assert differing(code, before, after) == [field]
    told = cells(code, after, field)
    if len(told) == 1:
        assert told == [OF_PLAYER[name]]


@pytest.mark.parametrize("seat", [0, 1])
def test_every_place_of_a_player_is_in_the_row(seat: int) -> None:
    code = encoder(Case(2))
    block = "seat1" if seat else "own"
    for rows, value in (("cells", 60), ("marks", 3), ("marks", 9), ("marks", 14), ("storage", 2)):
        for k in range(5):
            table = Position(2)
            before = written(code, table.s, 0)
            getattr(table.player(seat), rows)[k] = value
            changed = differing(code, before, written(code, table.s, 0))
            assert changed
            assert all(name.startswith(f"{block}.") for name in changed)
            if rows != "cells":
                assert len(changed) == 1
                assert changed[0].startswith(f"{block}.{rows}")
    table.player(seat).storage = row(1, 2, 0, 3, 1)
    assert cells(code, written(code, table.s, 0), f"{block}.storage") == [1, 2, 0, 3, 1]


def test_which_piece_lies_where_is_in_the_row_though_it_shows_the_same() -> None:
    table = Position(2)
    code = encoder(Case(2))
    table.put(c11="wood")
    before = written(code, table.s, 0)
    table.player().cells[0] = table.tile("D06").spaces[0]  # wood, too
    assert written(code, table.s, 0) != before


def test_ships_are_told_by_tile_dock_and_order() -> None:
    code = encoder(Case(2))
    table = Position(2)
    rows = []
    for ships in ([], [41], [42], [45], [41, 45], [45, 41]):
        table.player().ships = row(*ships)
        rows.append(written(code, table.s, 0))
    assert len(set(rows)) == len(rows)


@pytest.mark.parametrize("name", OF_TABLE)
def test_every_field_of_the_table_shows_in_its_own_field_and_nowhere_else(name: str) -> None:
    table = Position(2)
    code = encoder(Case(2))
    before = written(code, table.s, 0)
    setattr(table.s, name, OF_TABLE[name])
    field = FIELDS_OF_TABLE.get(name, name)
    after = written(code, table.s, 0)
    assert differing(code, before, after) == [field]
    told = cells(code, after, field)
    if len(told) == 1:
        assert told == [OF_TABLE[name]]


@pytest.mark.parametrize("name", ROWS)
def test_every_place_of_the_table_is_in_the_row(name: str) -> None:
    code = encoder(Case(2))
    for k in range(len(getattr(Position(2).s, name))):
        table = Position(2)
        before = written(code, table.s, 0)
        value = 17 + k % 3 if name == "display" and k > 4 else ROWS[name]
        if getattr(table.s, name)[k] == value:
            continue
        getattr(table.s, name)[k] = value
        field = FIELDS_OF_TABLE.get(name, name)
        if name == "blue":
            field = "own.blue.dice" if k < 6 else "seat1.blue.dice"
        after = written(code, table.s, 0)
        assert differing(code, before, after) == [field], k
        if name in ("white", "blue"):
            assert cells(code, after, field)[k % 6] == value


@pytest.mark.parametrize("name", ["doubles", "triples", "shipment_bag", "scholar_bag", "bishop_bag"])
def test_what_is_left_in_a_stack_is_in_the_row_but_not_its_order(name: str) -> None:
    table = Position(2)
    code = encoder(Case(2))
    before = written(code, table.s, 0)
    bag = getattr(table.s, name)
    thing = bag.items[0]
    bag.take(thing)
    assert differing(code, before, written(code, table.s, 0)) == [FIELDS_OF_TABLE[name]]
    bag.add(thing)
    assert written(code, table.s, 0) == before, "now the last, and nobody can tell"


ASKED: list[list[Step]] = [
    [Turn(0)],
    [Turn(1)],
    [ChooseLine(0, 3)],
    [ChooseLine(0, 4)],
    [ChooseLine(0, 10)],
    [PlaceTile(0, 3)],
    [PlaceTile(0, 4)],
    [TurnTile(0, 3, 8)],
    [TurnTile(0, 4, 8)],
    [TurnTile(0, 3, 9)],
    [Pay(0, of(0, 1), 1)],
    [Pay(0, of(1, 1), 1)],
    [Pay(0, of(0, 1) + of(1, 1), 0)],
    [Pay(0, of(0, 1) + of(1, 1), 1)],
    [Pay(0, of(0, 1) + of(1, 1), 0, 1)],
    [ExtraStep(0)],
    [ExtraStep(0), Religion(0)],
    [ExtraStep(0), Religion(0), Religion(0)],
    [Religion(0), ExtraStep(0), EndTurn(1)],
    [Recruit(0), ExtraStep(0), EndTurn(0)],
    [Recruit(0), Gain(0, of(0, 1)), EndTurn(0)],
    [Recruit(0), Gain(0, of(0, 2)), EndTurn(0)],
    [Recruit(0), Gain(0, of(0, 1)), Gain(0, of(1, 1)), EndTurn(0)],
    [Recruit(0), Gain(0, of(1, 1)), Gain(0, of(0, 1)), EndTurn(0)],
    [Recruit(0), Activate(0, 6), EndTurn(0)],
    [Recruit(0), Activate(0, 2), EndTurn(0)],
    [Recruit(0), Activate(0, 2), LeaveDie(0, 3), EndTurn(0)],
    [Recruit(0), Activate(0, 2), LeaveDie(0, 2), EndTurn(0)],
    [Recruit(0), Income(0, 1), LastSale(0), EndTurn(0)],
    [Recruit(0), Income(0, 2), LastSale(0), EndTurn(0)],
    [RollBlueDice(0), EndTurn(0)],
    [RollBlueDice(1), EndTurn(0)],
    [RollBlueDice(0), EndTurn(1)],
    [RefillDock(1), EndTurn(0)],
    [RefillDock(2), EndTurn(0)],
]


def test_every_question_and_waiting_step_is_in_the_row() -> None:
    """Put on the agenda as they are, whether or not play can lead there."""
    code = encoder(Case(2))
    table = Position(2)
    trades = [k for k, e in enumerate(table.s.edition.effects) if len(e.pay)]
    stacks = ASKED.copy()
    for k in trades:
        stacks += [[Trade(0, k)], [Turn(0), Trade(0, k)]]
    rows = []
    for stack in stacks:
        table.s.agenda.depth = 0
        for step in reversed(stack[1:]):
            table.s.agenda.push(step)
        asked = stack[0]
        assert isinstance(asked, Ask)
        table.s.agenda.asking = asked
        rows.append(written(code, table.s, 0))
    assert len(set(rows)) == len(rows)


def asking(stack: list[Step]) -> Position:
    table = Position(2)
    table.s.agenda.depth = 0
    for step in reversed(stack[1:]):
        table.s.agenda.push(step)
    asked = stack[0]
    assert isinstance(asked, Ask)
    table.s.agenda.asking = asked
    return table


READ: list[tuple[list[Step], dict[str, dict[int, int]]]] = [  # what is asked, then what waits; cells that are not 0
    ([Turn(1)], {}),
    ([ChooseLine(1, 10)], {"question.die": {10: 1}}),
    ([PlaceTile(1, 4)], {"tile": {4: 1}}),
    ([TurnTile(1, 4, 9)], {"tile": {4: 1}, "question.cell": {9: 1}}),
    (
        [Pay(1, of(0, 1) + of(2, 2), 1, 2)],
        {"question.cost": {0: 1, 2: 2}, "question.swaps": {0: 1}, "question.lowest": {2: 1}},
    ),
    ([LeaveDie(1, only(3) + only(8))], {"leave_die": {3: 1, 8: 1}}),
    ([Gain(1, of(1, 2) + of(4, 1))], {"question.goods": {1: 2, 4: 1}}),
    ([RollBlueDice(1), EndTurn(1)], {"question.owner": {1: 1}}),
    ([RefillDock(2), EndTurn(1)], {"dock": {2: 1}}),
    ([Recruit(1), Turn(1)], {}),
    ([Recruit(1), Activate(1, only(5)), EndTurn(1)], {"activate": {5: 1}}),
    ([Recruit(1), LeaveDie(1, only(6)), EndTurn(1)], {"leave_die": {6: 1}}),
    ([Recruit(1), Income(1, 2), EndTurn(1)], {"income": {2: 1}}),
    ([Recruit(1), PlaceTile(1, 7), EndTurn(1)], {"tile": {7: 1}}),
    ([Recruit(1), RefillDock(3), EndTurn(1)], {"dock": {3: 1}}),
    ([Recruit(1), Gain(1, of(2, 3)), EndTurn(1)], {"waiting.goods": {7 + 2: 3}}),
    ([Recruit(1), Gain(1, of(2, 3)), Gain(1, of(1, 1)), EndTurn(1)], {"waiting.goods": {7 + 1: 1, 14 + 2: 3}}),
]


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize(("stack", "told"), READ, ids=lambda x: type(x[0]).__name__ if isinstance(x, list) else "")
def test_a_question_is_read_as_the_layout_says(stack: list[Step], told: dict[str, dict[int, int]], viewer: int) -> None:
    code = encoder(Case(2))
    table = asking(stack)
    shown = written(code, table.s, viewer)

    def set_in(name: str) -> dict[int, int]:
        return {k: x for k, x in enumerate(cells(code, shown, name)) if x}

    mine = [f.name for f in code.layout.fields if f.name.startswith(("question.", "waiting.goods", "waiting.trades"))]
    mine += ["tile", "dock", "leave_die", "activate", "income"]
    if isinstance(stack[0], RollBlueDice):
        told = {"question.owner": {(1 - viewer) % 2: 1}}
    assert {name: set_in(name) for name in mine if set_in(name)} == told
    assert set_in("question") == {STEPS.index(type(stack[0])): 1}
    assert set_in("turn_of") == {(1 - viewer) % 2: 1}, "counted from the seat that looks"
    waits = [type(step) for step in reversed(stack[1:])]
    runs = [kind for k, kind in enumerate(waits) if k == 0 or kind is not waits[k - 1] or kind is Gain]
    assert set_in("waiting.steps") == {len(STEPS) * run + STEPS.index(kind): 1 for run, kind in enumerate(runs)}


def test_trades_are_numbered_among_themselves() -> None:
    code = encoder(Case(2))
    trades = [k for k, e in enumerate(Position(2).s.edition.effects) if len(e.pay)]
    for number, effect in enumerate(trades):
        asked = written(code, asking([Trade(0, effect)]).s, 0)
        assert ones(cells(code, asked, "question.trade")) == [number]
        waits = written(code, asking([Recruit(0), Trade(0, effect), EndTurn(0)]).s, 0)
        assert ones(cells(code, waits, "waiting.trades")) == [len(trades) + number]
    same = written(code, asking([Recruit(0), Religion(0), Religion(0), EndTurn(0)]).s, 0)
    steps = cells(code, same, "waiting.steps")
    assert steps[len(STEPS) + STEPS.index(Religion)] == 2, "the same twice in a row is counted"


@pytest.mark.parametrize("viewer", [0, 1])
def test_the_board_is_read_as_the_layout_says(viewer: int) -> None:
    table = Position(2)
    s, code = table.s, encoder(Case(2))
    s.monks[2], s.retiring[3], s.starter, s.roads, s.arrivals = 0b10, 1, 1, 2, 5
    shown = written(code, s, viewer)

    def named(name: str) -> list[int]:
        return ones(cells(code, shown, name))

    other = (1 - viewer) % 2
    assert named("starter") == [other]
    assert 2 * 2 + other in named("monks")
    standing = [
        2 * k + (owner - viewer) % 2 for k, there in enumerate(s.monks) for owner in (0, 1) if there >> owner & 1
    ]
    assert named("monks") == sorted(standing)
    assert named("retiring") == [2 * 3 + other]
    assert named("year") == [s.year - 1]
    box = s.edition
    for name, row_, width in (("docks", s.docks, len(box.shipments)), ("scholars", s.scholars, len(box.scholars)),
                              ("bishops", s.bishops, len(box.bishops))):  # fmt: skip
        assert named(name) == [width * k + x for k, x in enumerate(row_) if x >= 0], name
    assert named("display") == [15 * k + x % 15 for k, x in enumerate(s.display) if x >= 0], "fifteen of each size"
    for name, bag in (("doubles", s.doubles), ("triples", s.triples), ("shipments", s.shipment_bag),
                      ("scholars", s.scholar_bag), ("bishops", s.bishop_bag)):  # fmt: skip
        assert named(f"stack.{name}") == sorted(bag.items[: bag.size])


def test_all_steps_that_can_wait_or_ask_are_known() -> None:
    at_once = {"LayOut", "Pilgrimage", "EndYear", "NewYear", "Together"}  # run as soon as they are put on the agenda
    bases = {"Ask", "Step", "Chance", "DrawFromBag", "Bargain", "PickSet"}
    assert {step.__name__ for step in STEPS} == SANTA_MARIA.steps.keys() - at_once - bases


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_option_has_an_action_and_back(case: Case) -> None:
    code = SANTA_MARIA.actions(blank(case))
    for seed, greed in ((21, 0), (22, 80)):
        for s in positions(case, seed, greed):
            for d in pending(s):
                if d.seat != NATURE:
                    numbers = [code.number(d.ask, pick) for pick in d.options(s)]
                    assert [code.pick(d.ask, number) for number in numbers] == list(d.options(s))
                    assert len(set(numbers)) == len(numbers)
                    assert 0 <= min(numbers) <= max(numbers) < code.size
    questions = {step for step in STEPS if issubclass(step, Ask) and not issubclass(step, Chance)}
    left_out = questions - set(code.kinds)
    assert {step.__name__ for step in left_out} == (set() if case.seats > 1 else {"TakeBoard"})


# --- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_two_different_views_never_share_a_row(case: Case) -> None:
    code = encoder(case)
    seen: dict[bytes, bytes] = {}
    for seed, greed in ((1, 0), (2, 60), (3, 95)):
        for s in positions(case, seed, greed):
            for seat in {0, case.seats - 1}:
                told = msgspec.json.encode(to_wire(view(s, seat)), order="sorted")
                shown = written(code, s, seat) + bytes([seat])
                assert seen.setdefault(shown, told) == told
    assert len(seen) > 300


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_row_reads_the_same_from_the_table_a_view_and_an_imagined_table(case: Case) -> None:
    code = encoder(case)
    for number, s in enumerate(positions(case, 7, 50)):
        seat = number % case.seats
        seen = view(s, seat)
        real = written(code, s, seat)
        assert written(code, seen, seat) == real
        assert written(code, imagine(seen, Rng(number)), seat) == real


@pytest.mark.parametrize("case", CASES[1:], ids=lambda case: case.name)
def test_seats_are_told_from_the_viewers_chair(case: Case) -> None:
    code = encoder(case)
    for number, s in enumerate(positions(case, 11, 70)):
        if number % 3 == 0 and pending(s) and not isinstance(pending(s)[0].ask, Chance):
            by = 1 + number % (case.seats - 1) if case.seats > 2 else 1
            turned = rotated(s, by, case)
            for seat in range(case.seats):
                assert written(code, turned, (seat + by) % case.seats) == written(code, s, seat)


@pytest.mark.parametrize("viewer", [0, 1])
def test_dice_and_coins_on_buildings_are_read_as_the_layout_says(viewer: int) -> None:
    s, code = Position(2).s, encoder(Case(2))
    s.players[1].marks[7], s.players[1].marks[20], s.players[1].marks[35] = 4, 6 + 5, 12 + 3
    shown = written(code, s, viewer)
    block = "own" if viewer == 1 else "seat1"
    for name, cell, value in (("white", 7, 4), ("blue", 20, 5), ("coins", 35, 3)):
        told = cells(code, shown, f"{block}.marks.{name}")
        assert told == [value if k == cell else 0 for k in range(36)], name
