"""Rows for programs that learn: all that a seat may know, nothing else, the same from every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
import pytest

from farshore.core.agenda import NATURE, Lane
from farshore.core.decision import apply, pending
from farshore.core.game import Case
from farshore.core.play import run_nature
from farshore.core.rng import Rng
from farshore.core.view import imagine, view
from farshore.core.wire import to_wire
from farshore.games.race_for_the_galaxy.actions import DEVELOPING
from farshore.games.race_for_the_galaxy.game import GAME
from farshore.games.race_for_the_galaxy.state import Player, Race
from farshore.games.race_for_the_galaxy.steps.consume import Reward, Sell, UseConsumePower
from farshore.games.race_for_the_galaxy.steps.develop import (
    Develop,
    FinishDevelopment,
    PayForDevelopment,
    PlaceDevelopment,
)
from farshore.games.race_for_the_galaxy.steps.explore import Keep, Look
from farshore.games.race_for_the_galaxy.steps.payment import ChoosePayment
from farshore.games.race_for_the_galaxy.steps.produce import (
    DrawByProduced,
    DrawForProduce,
    ProduceForCard,
    ProduceGoods,
    ProduceWindfall,
)
from farshore.games.race_for_the_galaxy.steps.rounds import ChooseAction
from farshore.games.race_for_the_galaxy.steps.settle import FinishWorld, PlaceWorld
from farshore.games.race_for_the_galaxy.steps.setup import ChooseStartWorld, DealStartWorld, OfferStartWorld
from farshore.games.race_for_the_galaxy.steps.spend import DiscardForChips, NameNumber, SpendGoods, TurnOver
from farshore.games.race_for_the_galaxy.steps.supply import ChooseDiscards, Draw, Pay, PlaceGood
from farshore.testing import row
from farshore.testing.spaces import cells, parts, row_of
from farshore.testing.walk import Play, snapshot, walk
from tests.games.positions import ones
from tests.games.race_for_the_galaxy.position import Position

GAME_ = GAME()
CASES = [Case(seats, {"start": start}) for seats in (2, 3, 4) for start in ("dealt", "choice")]
CASES.append(Case(2, {"start": "choice", "two_actions": "on"}))


FAR = 9001  # cells before a row that stands behind others in a batch


def space(s: Race) -> Any:
    found = GAME_.space(s.seats, {"two_actions": "on" if s.advanced else "off"})
    assert found is not None
    return found


def positions(case: Case, seed: int, greed: int, every: int = 1) -> Iterator[Race]:
    """Tables of one game, before every pick, Nature's too."""
    kept: list[Race] = []
    over = walk(Play(GAME_, case, seed, greed), lambda m: kept.append(m.s.clone()) if m.number % every == 0 else None)
    yield from [*kept, over]


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


def read(s: Race, seat: int, name: str) -> list[int]:
    """The numbers of one field, as a seat sees them."""
    field = next(f for f in space(s).observation.layout.fields if f.name == name)
    return list(memoryview(cells(row_of(space(s), s, seat), field)).cast("h"))


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


OF_PLAYERS: dict[str, tuple[str, Callable[[Any], None]]] = {  # what changes, in which fields it shows
    "order of the tableau": ("place goods", swap),
    "where a good lies": ("goods", move_good),
    "chips": ("chips", more("chips")),
    "actions": ("actions", more("actions")),
    "powers used": ("used", more("used", 4)),
    "hand": ("hand_size", lambda p: setattr(p, "hand", row(*p.hand, 78))),
    "cards looked at": ("drawn_size", drawn),
    **{f"powers {k}": ("powers", grown("powers", k)) for k in (0, 8, 44)},
    **{f"produced {k}": ("produced", grown("produced", k)) for k in range(4)},
}


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("what", OF_PLAYERS)
def test_every_fact_about_a_player_shows_in_its_own_field_and_nowhere_else(what: str, seat: int) -> None:
    s: Race = laid().s
    before = s.clone()
    fields, change = OF_PLAYERS[what]
    change(s.players[seat])
    for viewer in range(3):
        block = "own" if viewer == seat else f"seat{(seat - viewer) % 3}"
        own = {"hand": ["hand"], "cards looked at": ["drawn"]}.get(what, []) if viewer == seat else []
        expected = {*own, *(f"{block}.{name}" for name in fields.split())}
        assert set(parts(space(s), before, s, viewer)) == expected


def test_open_things_of_a_player_are_read_as_the_layout_says() -> None:
    s: Race = laid().s
    for seat, p in enumerate(s.players):
        p.chips, p.used, p.actions, p.produced = 5 + seat, 0b100110, 0b1000010, row(1, 0, 2, 0)
        for viewer in range(3):
            block = "own" if viewer == seat else f"seat{(seat - viewer) % 3}"
            told = partial(read, s, viewer)
            deck = range(len(s.edition.cards))
            assert told(f"{block}.tableau") == [int(card in p.tableau) for card in deck]
            places = {card: place + 1 for place, card in enumerate(p.tableau)}
            assert told(f"{block}.place") == [places.get(card, 0) for card in deck]
            goods = {4 * place + s.edition.cards[p.tableau[place]].good for place, x in enumerate(p.goods) if x >= 0}
            assert goods
            assert set(ones(told(f"{block}.goods"))) == goods, "by place, then kind"
            assert ones(told(f"{block}.used")) == [1, 2, 5]
            assert ones(told(f"{block}.actions")) == [1, 6]
            assert told(f"{block}.powers") == list(p.powers)
            assert told(f"{block}.produced") == [1, 0, 2, 0]
            sizes = [told(f"{block}.{name}") for name in ("chips", "hand_size", "drawn_size")]
            assert sizes == [[5 + seat], [len(p.hand)], [len(p.drawn)]]


def discard_top(s: Race) -> None:
    number = s.deck.items[0]
    s.deck.take(number)
    s.discards.add(number)


OF_THE_TABLE: dict[str, tuple[list[str], Callable[[Any], None]]] = {
    "round": (["round", "rounds_left"], more("round")),
    "round cap": (["rounds_left"], more("round_cap")),
    "pool": (["pool"], more("pool")),
    "stage": (["stage"], more("stage")),
    "first": (["first"], more("first")),
    "card turned over": (["turned"], lambda s: setattr(s, "turned", 50)),
    "a card from supply to discards": (["supply", "discards"], discard_top),
}


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("what", OF_THE_TABLE)
def test_every_fact_about_the_table_shows_in_its_own_fields(what: str, seat: int) -> None:
    s: Race = laid().s
    for k in range(3):
        s.players[k].start = k
    before = s.clone()
    fields, change = OF_THE_TABLE[what]
    change(s)
    assert parts(space(s), before, s, seat) == fields
    assert read(s, seat, "round") == [s.round]
    assert read(s, seat, "rounds_left") == [s.round_cap - s.round]
    assert read(s, seat, "pool") == [s.pool]
    assert read(s, seat, "supply") == [s.deck.size]
    assert read(s, seat, "discards") == [s.discards.size]
    assert read(s, seat, "stage").index(1) == s.stage
    assert read(s, seat, "first").index(1) == (s.first - seat) % 3, "counted from the seat that looks"
    assert ones(read(s, seat, "turned")) == ([50] if s.turned == 50 else [])
    for name, cards in (("hand", s.players[seat].hand), ("drawn", s.players[seat].drawn)):
        assert ones(read(s, seat, name)) == sorted(cards)


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


ASKED: list[tuple[Any, dict[str, list[int]]]] = [  # a question, and what its fields read; all others are 0
    (ChooseAction(1, 2), {"choose_action": [1], "left": [2]}),
    (Keep(1, 2, 40), {"keep": [1], "left": [2], "above": [40]}),
    (PlaceDevelopment(1), {"place_development": [1]}),
    (PlaceWorld(1), {"place_world": [1]}),
    (ChoosePayment(1, 30), {"choose_payment": [1], "card": [30]}),
    (Pay(1, 30, 3, 40), {"pay": [1], "card": [30], "left": [3], "above": [40]}),
    (ChooseDiscards(1, 3, 40), {"choose_discards": [1], "left": [3], "above": [40]}),
    (UseConsumePower(1), {"use_consume_power": [1]}),
    (Sell(1, True), {"sell": [1], "flag": [1]}),
    (Sell(1, False), {"sell": [1]}),
    (
        SpendGoods(1, 30, 10, True, 2, 1),
        {"spend_goods": [1], "card": [30], "left": [2], "flag": [1], "goods": [1, 3], "place": [1]},
    ),
    (DiscardForChips(1, 2, 3, 40), {"discard_for_chips": [1], "number": [3], "left": [2], "above": [40]}),
    (NameNumber(1, 6), {"name_number": [1], "number": [6]}),
    (ProduceWindfall(1, 6), {"produce_windfall": [1], "goods": [1, 2]}),
    (ProduceForCard(1, 5), {"produce_for_card": [1], "draws_used": [0, 2]}),
    (ChooseStartWorld(1), {"choose_start_world": [1]}),
    (Draw(1, 3), {"draw": [1], "left": [3]}),
    (Look(1, 3), {"look": [1], "left": [3]}),
    (PlaceGood(1, 2, True), {"place_good": [1], "place": [2]}),
    (TurnOver(1, 5), {"turn_over": [1], "number": [5]}),
    (DealStartWorld(1), {"deal_start_world": [1]}),
    (OfferStartWorld(1, True), {"offer_start_world": [1], "flag": [1]}),
]
IN_CELLS = ("card", "above", "place", "goods", "draws_used")  # fields that name things by the cells that are 1


@pytest.mark.parametrize("viewer", [0, 1, 2])
@pytest.mark.parametrize(("ask", "told"), ASKED, ids=lambda x: type(x).__name__ if not isinstance(x, dict) else "")
def test_a_question_is_read_as_the_layout_says(ask: Any, told: dict[str, list[int]], viewer: int) -> None:
    s: Race = laid().s
    s.agenda.depth, s.agenda.asking = 0, ask
    names = [f.name for f in space(s).observation.layout.fields if f.name.startswith("question.")]
    secret = viewer != 1 and isinstance(ask, (Pay, DiscardForChips))
    assert row_of(space(s), s, viewer, FAR) == row_of(space(s), s, viewer)
    for name in names:
        short = name.removeprefix("question.")
        found = read(s, viewer, name)
        if short == "seat":
            assert found == [int(k == (1 - viewer) % 3) for k in range(3)], "counted from the seat that looks"
        elif short in IN_CELLS:
            wanted = [] if short == "above" and secret else told.get(short, [])
            assert ones(found) == wanted, short
        else:
            assert found == told.get(short, [0]), short


WAITS: list[tuple[Any, str, list[int]]] = [  # a step of seat 1 as seat 2 sees it, two places further on
    (UseConsumePower(1), "consume", [0, 0, 1]),
    (Sell(1, True), "sales", [0, 0, 1]),
    (Reward(1, 30, 2, 3, 1), "reward", [2, 3, 1]),
    (ChoosePayment(1, 30), "payments", [0, 0, 1]),
    (PayForDevelopment(1, 30), "payments", [0, 0, 1]),
    (FinishWorld(1, 30), "finish", [0, 0, 1]),
    (FinishDevelopment(1, 30), "finish", [0, 0, 1]),
    (ProduceGoods(1), "produce", [0, 0, 1]),
    (DrawForProduce(1), "produce_draws", [0, 0, 1]),
    *((ProduceWindfall(1, 1 << k), "windfalls", [int(k == x) for x in range(5)]) for k in range(4)),
    (ProduceWindfall(1, 15), "windfalls", [0, 0, 0, 0, 1]),
    (Draw(1, 3), "draws", [0, 0, 3]),
    (Look(1, 3), "looks", [0, 0, 3]),
    (DealStartWorld(1), "start_worlds", [0, 0, 1]),
]


@pytest.mark.parametrize(("step", "name", "cells"), WAITS, ids=lambda x: type(x).__name__)
def test_a_waiting_step_is_read_as_the_layout_says(step: Any, name: str, cells: list[int]) -> None:
    s: Race = laid().s
    s.agenda.depth, s.agenda.asking = 0, None
    before = s.clone()
    s.agenda.push(step)
    assert parts(space(s), before, s, 2) == [f"waiting.{name}"]
    assert read(s, 2, f"waiting.{name}") == cells
    assert row_of(space(s), s, 2, FAR) == row_of(space(s), s, 2)
    if name in ("draws", "start_worlds", "windfalls"):
        s.agenda.push(step)
        assert read(s, 2, f"waiting.{name}") == [2 * x for x in cells], "twice the same is twice as many"


def test_goods_and_counted_draws_that_wait_are_read_as_the_layout_says() -> None:
    s: Race = laid().s
    s.agenda.depth, s.agenda.asking = 0, None
    before = s.clone()
    s.agenda.push(PlaceGood(1, 2, True))
    assert parts(space(s), before, s, 2) == ["waiting.goods"]
    places = len(read(s, 2, "waiting.goods")) // 3
    assert ones(read(s, 2, "waiting.goods")) == [2 * places + 2], "by seat, then place"
    for step, name in ((ProduceForCard(1, 5), "produce_for_card"), (DrawByProduced(1, 5), "counted_draws")):
        s.agenda.depth = 0
        s.agenda.push(step)
        assert parts(space(s), before, s, 2) == [f"waiting.{name}", "waiting.draws_used"]
        assert read(s, 2, f"waiting.{name}") == [1]
        assert ones(read(s, 2, "waiting.draws_used")) == [0, 2]


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
        assert read(twin, 0, "committed.pass") == [int(pick < 0)]
        assert ones(read(twin, 0, "committed.cards")) == ([pick] if pick >= 0 else [])
        assert row_of(space(twin), twin, 1) == row_of(space(twin), table.s, 1)
    assert len(rows) == len(table.options(0)) == 3


def test_actions_chosen_show_as_such_to_their_seat() -> None:
    s: Race = GAME_.new(2, {"two_actions": "on"})
    run_nature(s, Rng(3))
    while not isinstance(pending(s)[0].ask, ChooseAction):
        d = pending(s)[0]
        apply(s, d.seat, d.options(s)[0])
        run_nature(s, Rng(3))
    before, picks = s.clone(), []
    while own := next((d for d in pending(s) if d.seat == 0), None):
        picks.append(own.options(s)[1])
        apply(s, 0, picks[-1])
    assert len(picks) == 2
    assert ones(read(s, 0, "committed.actions")) == picks
    assert not any(read(s, 0, "committed.cards"))
    assert parts(space(s), before, s, 1) == []


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


# --- whole games -------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_rows_are_the_same_from_every_seat(case: Case) -> None:
    for number, s in enumerate(positions(case, 4, 70, every=5)):
        by = 1 + number % (s.seats - 1)
        other = GAME_.restore(rotated(to_wire(s), by), case.variants)
        for seat in range(s.seats):
            same = row_of(space(s), s, seat) == row_of(space(s), other, (seat + by) % s.seats)
            assert same, f"seat {seat} sees another table after moving on by {by}"
