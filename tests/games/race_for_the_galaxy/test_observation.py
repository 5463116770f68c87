"""Rows for programs that learn: all that a seat may know, nothing else, the same from every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from farshore.core.agenda import NATURE, Lane
from farshore.core.decision import apply, pending
from farshore.core.game import Case
from farshore.core.rng import Rng
from farshore.core.view import imagine, view
from farshore.core.wire import to_wire
from farshore.games.race_for_the_galaxy.actions import DEVELOPING
from farshore.games.race_for_the_galaxy.game import GAME
from farshore.games.race_for_the_galaxy.state import Player, Race
from farshore.games.race_for_the_galaxy.steps.consume import Reward, Sell
from farshore.games.race_for_the_galaxy.steps.develop import Develop
from farshore.games.race_for_the_galaxy.steps.produce import (
    DrawByProduced,
    DrawForProduce,
    ProduceForCard,
    ProduceGoods,
    ProduceWindfall,
)
from farshore.games.race_for_the_galaxy.steps.spend import DiscardForChips, NameNumber, SpendGoods
from farshore.games.race_for_the_galaxy.steps.supply import Draw, Pay
from farshore.testing import row
from farshore.testing.spaces import parts, row_of
from farshore.testing.walk import Play, snapshot, walk
from tests.games.race_for_the_galaxy.position import Position

GAME_ = GAME()
CASES = [Case(seats, {"start": start}) for seats in (2, 3, 4) for start in ("dealt", "choice")]
CASES.append(Case(2, {"start": "choice", "two_actions": "on"}))


def space(s: Race) -> Any:
    found = GAME_.space(s.seats, {"two_actions": "on" if s.advanced else "off"})
    assert found is not None
    return found


def positions(case: Case, seed: int, greed: int, every: int = 1) -> Iterator[Race]:
    """Tables of one game, before every pick, Nature's too."""
    kept: list[Race] = []
    over = walk(Play(GAME_, case, seed, greed), lambda m: kept.append(m.s.clone()) if m.number % every == 0 else None)
    yield from [*kept, over]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_different_views_have_different_rows(case: Case) -> None:
    seen: dict[bytes, bytes] = {}
    for seed, greed in ((1, 0), (2, 90)):
        for number, s in enumerate(positions(case, seed, greed, every=2)):
            seat = number % s.seats
            shown = msgspec.json.decode(snapshot(view(s, seat)))
            text = msgspec.json.encode(rotated(shown, -seat), order="sorted")
            first = seen.setdefault(row_of(space(s), s, seat), text)
            assert first == text, "two views that differ share a row"
    assert len(seen) > 250


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_row_tells_nothing_that_is_hidden(case: Case) -> None:
    rng = Rng(5)
    for s in positions(case, 3, 50, every=7):
        for seat in range(s.seats):
            told = row_of(space(s), s, seat)
            seen = view(s, seat)
            assert row_of(space(s), seen, seat) == told, parts(space(s), s, seen, seat)
            assert row_of(space(s), imagine(seen, rng), seat) == told


def test_how_far_others_are_in_their_lanes_is_hidden() -> None:
    table = Position(3)
    table.phase("explore")
    before = row_of(space(table.s), table.s, 0)
    table.play(f"1 keep {table.options(1)[0]}")
    assert row_of(space(table.s), table.s, 0) == before
    assert row_of(space(table.s), table.s, 1) != before


def rotated(wire: dict[str, Any], by: int) -> dict[str, Any]:
    """The same table with everybody moved on by a number of seats."""
    seats = wire["seats"]

    def moved(row: list[Any]) -> list[Any]:
        return [row[(k - by) % len(row)] for k in range(len(row))] if row else row

    def step(x: Any) -> Any:
        if x is None:
            return None
        name, fields = x
        if name == "Together":
            openings = sorted((step(y) for y in fields["openings"]), key=lambda y: y[1]["seat"])
            return [name, {"openings": openings}]
        return [name, {k: (v + by) % seats if k in ("seat", "player") else v for k, v in fields.items()}]

    started = wire["players"][wire["first"]]["start"] >= 0
    return wire | {
        "agenda": [step(x) for x in wire["agenda"]],
        "lanes": moved([[step(x) for x in lane] for lane in wire["lanes"]]),
        "openings": step(wire["openings"]),
        "commits": moved(wire["commits"]),
        "players": moved(wire["players"]),
        "first": (wire["first"] + by) % seats if started else 0,
        "viewer": (wire["viewer"] + by) % seats if wire["viewer"] >= 0 else wire["viewer"],
    }


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_rows_are_the_same_from_every_seat(case: Case) -> None:
    for number, s in enumerate(positions(case, 4, 70, every=5)):
        by = 1 + number % (s.seats - 1)
        other = GAME_.restore(rotated(to_wire(s), by), case.variants)
        for seat in range(s.seats):
            same = row_of(space(s), s, seat) == row_of(space(s), other, (seat + by) % s.seats)
            assert same, f"seat {seat} sees another table after moving on by {by}"


def test_every_seat_has_the_same_layout() -> None:
    fields = space(Position(4).s).observation.layout.fields
    blocks = [[(f.name.partition(".")[2], f.width, f.scale) for f in fields if f.name.startswith(name)]
              for name in ("own.", "seat1.", "seat2.", "seat3.")]  # fmt: skip
    assert all(block == blocks[0] for block in blocks)
    assert len(blocks[0]) == 10


def test_sizes_follow_from_seats_and_action_cards() -> None:
    sizes = [GAME_.space(seats, {}).size for seats in (2, 3, 4)]
    assert sizes[1] - sizes[0] == sizes[2] - sizes[1]
    assert GAME_.space(2, {"two_actions": "on"}).size > sizes[0]
    assert GAME_.space(2, {"start": "choice"}).size == sizes[0]


# --- one thing changed ---------------------------------------------------------------------------------


def laid() -> Position:
    table = Position(3)
    table.seat(0, ["public-works", "gem-world", "gambling-world"], ["new-earth"], ["gem-world"])
    table.seat(1, ["deficit-spending", "comet-zone", "spice-world"], ["old-earth"], ["comet-zone"], ["trade"])
    table.seat(2, ["alien-robot-sentry", "asteroid-belt", "empath-world"], ["drop-ships"], ["asteroid-belt"])
    table.phase("consume")
    return table


def swap(p: Player) -> None:
    p.tableau[1], p.tableau[2] = p.tableau[2], p.tableau[1]
    p.goods[1], p.goods[2] = p.goods[2], p.goods[1]


def move_good(p: Player) -> None:
    p.goods[1], p.goods[2] = p.goods[2], p.goods[1]


def more(name: str, by: int = 1) -> Callable[[Any], None]:
    return lambda thing: setattr(thing, name, getattr(thing, name) + by)


def grown(name: str, k: int) -> Callable[[Any], None]:
    def change(thing: Any) -> None:
        getattr(thing, name)[k] += 1

    return change


def drawn(p: Player) -> None:
    p.drawn = row(*p.drawn, 77)


OF_PLAYERS: dict[str, Callable[[Any], None]] = {
    "order of the tableau": swap,
    "where a good lies": move_good,
    "chips": more("chips"),
    "actions": more("actions"),
    "powers used": more("used", 4),
    "hand": lambda p: setattr(p, "hand", row(*p.hand, 78)),
    "cards looked at": drawn,
    **{f"powers {k}": grown("powers", k) for k in (0, 8, 44)},
    **{f"produced {k}": grown("produced", k) for k in range(4)},
}


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("change", OF_PLAYERS.values(), ids=OF_PLAYERS.keys())
def test_every_fact_about_a_player_shows(change: Callable[[Any], None], seat: int) -> None:
    table = laid()
    s: Race = table.s
    p = s.players[seat]
    before = [row_of(space(s), s, viewer) for viewer in range(3)]
    change(p)
    assert all(row_of(space(s), s, viewer) != before[viewer] for viewer in range(3))


def discard_top(s: Race) -> None:
    number = s.deck.items[0]
    s.deck.take(number)
    s.discards.add(number)


OF_THE_TABLE: dict[str, Callable[[Any], None]] = {
    "round": more("round"),
    "round cap": more("round_cap"),
    "pool": more("pool"),
    "stage": more("stage"),
    "first": more("first"),
    "card turned over": lambda s: setattr(s, "turned", 50),
    "a card from supply to discards": discard_top,
}


@pytest.mark.parametrize("change", OF_THE_TABLE.values(), ids=OF_THE_TABLE.keys())
def test_every_fact_about_the_table_shows(change: Callable[[Any], None]) -> None:
    s: Race = laid().s
    for seat in range(3):
        s.players[seat].start = seat
    before = row_of(space(s), s, 0)
    change(s)
    assert row_of(space(s), s, 0) != before


QUESTIONS: dict[str, tuple[Any, ...]] = {
    "a sale": (Sell(0, True), Sell(0, False), Sell(1, True)),
    "goods": (
        SpendGoods(0, 30, 15, False, 2),
        SpendGoods(1, 30, 15, False, 2),
        SpendGoods(0, 31, 15, False, 2),
        SpendGoods(0, 30, 14, False, 2),
        SpendGoods(0, 30, 15, True, 2),
        SpendGoods(0, 30, 15, False, 1),
        SpendGoods(0, 30, 15, False, 2, 0),
        SpendGoods(0, 30, 15, False, 2, 1),
    ),
    "a payment": (Pay(0, 30, 2), Pay(1, 30, 2), Pay(0, 31, 2), Pay(0, 30, 3), Pay(0, 30, 2, 4), Pay(0, 30, 2, 0)),
    "cards for chips": (
        DiscardForChips(0, 2, 1),
        DiscardForChips(1, 2, 1),
        DiscardForChips(0, 1, 1),
        DiscardForChips(0, 2, 2),
        DiscardForChips(0, 2, 1, 0),
    ),
    "a bet": (NameNumber(0, 7), NameNumber(0, 6), NameNumber(2, 7)),
    "a windfall": (ProduceWindfall(0, 15), ProduceWindfall(0, 1), ProduceWindfall(0, 8), ProduceWindfall(1, 15)),
    "a good for a card": (ProduceForCard(0, 0), ProduceForCard(0, 1), ProduceForCard(0, 16), ProduceForCard(1, 0)),
}


@pytest.mark.parametrize("asks", QUESTIONS.values(), ids=QUESTIONS.keys())
def test_every_argument_of_a_question_shows(asks: tuple[Any, ...]) -> None:
    rows = set()
    for ask in asks:
        s: Race = laid().s
        s.agenda.asking = ask
        rows.add(row_of(space(s), s, 0))
    assert len(rows) == len(asks)


def test_what_others_pay_with_does_not_show() -> None:
    for first, second in ((Pay(1, 30, 2), Pay(1, 30, 2, 17)), (DiscardForChips(1, 2, 1), DiscardForChips(1, 2, 1, 9))):
        rows = set()
        for ask in (first, second):
            s: Race = laid().s
            s.agenda.asking = ask
            rows.add(row_of(space(s), s, 0))
        assert len(rows) == 1


WAITING: tuple[Any, ...] = (
    Reward(0, 30, 2, 2, 0),
    Reward(0, 30, 3, 2, 0),
    Reward(0, 30, 2, 3, 0),
    Reward(0, 30, 2, 2, 1),
    Sell(1, True),
    Sell(2, True),
    ProduceGoods(1),
    ProduceGoods(2),
    DrawForProduce(1),
    DrawByProduced(1, 0),
    DrawByProduced(1, 4),
    ProduceForCard(1, 0),
    ProduceForCard(1, 4),
    ProduceWindfall(1, 2),
    ProduceWindfall(1, 15),
)


def test_every_step_that_waits_shows() -> None:
    rows = set()
    for step in (None, *WAITING):
        s: Race = laid().s
        s.agenda.depth = 0
        if step is not None:
            s.agenda.push(step)
        rows.add(row_of(space(s), s, 0))
    assert len(rows) == 1 + len(WAITING)


def test_draws_before_developing_are_told_from_draws_after_it() -> None:
    """In both cases nothing but a draw is open, but before the choice the choice is still to come."""
    rows = set()
    for steps in ([], [Develop(DEVELOPING)]):
        table = Position(2)
        table.seat(0, ["interstellar-bank"])
        s: Race = table.s
        s.stage, s.lanes = DEVELOPING, []
        s.agenda = s.here = Lane()
        for step in steps:
            step.run(s)
            s.agenda.pop()
        s.agenda.asking = Draw(0, 1)
        rows.add(row_of(space(s), s, 0))
    assert len(rows) == 2


def test_own_commitments_show_and_only_to_their_seat() -> None:
    table = Position(2, two_actions="on")
    table.seat(0, hand=["expedition-force", "public-works", "gem-world"])
    table.phase("develop")
    rows = set()
    for path in table.options(0):
        twin = table.s.clone()
        pick = next(p for p in pending(twin)[0].lane.options if pending(twin)[0].ask.describe(twin, p) == path)
        apply(twin, 0, pick)
        rows.add(row_of(space(twin), twin, 0))
        assert row_of(space(twin), twin, 1) == row_of(space(twin), table.s, 1)
    assert len(rows) == len(table.options(0)) == 3


# --- actions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_option_has_an_action_of_its_own(case: Case) -> None:
    actions = GAME_.space(case.seats, case.variants).actions
    for seed, greed in ((6, 0), (7, 80)):
        for s in positions(case, seed, greed):
            for d in pending(s):
                if d.seat != NATURE:
                    numbers = [actions.number(d.ask, pick) for pick in d.options(s)]
                    assert len(set(numbers)) == len(numbers)
                    assert [actions.pick(d.ask, number) for number in numbers] == list(d.options(s))


def test_actions_are_what_the_box_allows() -> None:
    plain = GAME_.space(2, {}).actions
    advanced = GAME_.space(2, {"two_actions": "on"}).actions
    sizes = {kind.__name__: len(plain.numbers[kind].picks) for kind in plain.kinds}
    assert sizes["ChooseAction"] == 7
    assert sizes["ChooseStartWorld"] == 11
    assert sizes["PlaceDevelopment"] + sizes["PlaceWorld"] == 120 + 2
    assert sizes["NameNumber"] == 7
    assert sizes["ChoosePayment"] == 4 * (1 + 3), (
        "by right of nothing, of Contact Specialist (two copies) or the Emissaries"
    )
    assert sizes["Sell"] == 13, "eleven cards, one developed and one settled in the last round"
    assert sizes["ProduceForCard"] == 120 + 1 + 3
    assert {kind.__name__: len(advanced.numbers[kind].picks) for kind in advanced.kinds}["Sell"] == 15
