"""Observations: everything a seat may know is in its row, nothing else, and all seats are alike."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Chance, Step
from farshore.core.decision import apply, pending
from farshore.core.game import Case
from farshore.core.rng import Rng
from farshore.core.space import Space
from farshore.core.view import imagine, view
from farshore.core.wire import field_names, from_wire, to_wire
from farshore.games.age_of_discovery import purse
from farshore.games.age_of_discovery.edition import KINDS
from farshore.games.age_of_discovery.observed_agenda import PLAIN
from farshore.games.age_of_discovery.observed_question import QUESTIONS
from farshore.games.age_of_discovery.state import Empires, Player
from farshore.games.age_of_discovery.steps.setup import NATIONS_BY
from farshore.testing.spaces import cells, check_spaces, parts, row_of
from farshore.testing.walk import Play
from tests.games.age_of_discovery.board import GAME, Board
from tests.games.positions import positions

EVERYTHING = {"builders": "on", "less_luck": "on", "nations": "random", "points_purchase": "on", "reconnaissance": "on"}
FAR = 9001  # cells before a row that stands behind others in a batch
CONSTANT = {"seats", "settings", "viewer", "agenda", "lanes", "commits", "openings", "players"}


def variants_of(s: Empires) -> dict[str, str]:
    """What tables of these tests were made with."""
    ways = {"nations": NATIONS_BY[s.rules.nations], "rules": str(s.rules.version)}
    return {**EVERYTHING, **ways} if s.settings.looks else ways


def space_of(s: Empires) -> Space:
    space: Space = GAME.space(int(s.seats), variants_of(s))
    return space


@cache
def in_the_middle(seats: int = 3, seed: int = 4, picks: int = 180, nations: str = "random", rules: str = "2") -> Any:
    """A table in the middle of a random game; tests change clones of it."""
    s = GAME.new(seats, {**EVERYTHING, "nations": nations, "rules": rules})
    rng = Rng(seed)
    for _ in range(picks):
        d = pending(s)[0]
        apply(s, d.seat, d.ask.sample(s, rng))
    return s


def changed(value: Any) -> Any:
    """The same kind of value, but another one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1 if value < 1 else value - 1
    if len(value) == 0:
        return vec[i64]([0])
    row = value[:]
    row[len(row) - 1] = row[len(row) - 1] + 1 if row[len(row) - 1] < 1 else row[len(row) - 1] - 1
    return row


FIELDS = {  # of rows, where they are not called as on the table
    "building_bag": ["buildings.pile"],
    "building_track": ["capital-buildings"],
    "deck": ["unseen.cards"],
    "discarded": ["goods.discarded"],
    "dock_x": ["dock.x"],
    "dock_y": ["dock.y"],
    "goods_track": ["trade-goods"],
    "last_age": ["buildings.last-age"],
    "market": ["buildings.open"],
    "offer": ["goods.offer"],
    "pool": ["goods.pool"],
    "region_good": ["region.good"],
    "token": ["region.token"],
    "token_bag": ["unseen.tokens"],
    "token_seen": ["region.token", "region.token-public", "unseen.tokens", "region.token-seen"],
    "top_seen": ["unseen.cards", "top-card", "top-card-seen"],
    "under": ["under.card"],
    "under_seen": ["unseen.cards", "under.card", "under.seen"],
}
PLAIN_ROWS = ("stock", "available", "shipping", "expedition", "colonies", "goods", "scored")
IN_ORDER = ("buildings", "tokens", "cards")  # each under its own number: 1 for the first, 2 for the second
FROM_MINUS_ONE = ("advantage_round", "economy", "fortune")  # one more than on the table, where −1 is none yet


def read(s: Any, seat: int, name: str) -> list[int]:
    """The numbers of one field, as a seat sees them."""
    field = next(f for f in space_of(s).observation.layout.fields if f.name == name)
    return list(memoryview(cells(row_of(space_of(s), s, seat), field)).cast("h"))


@pytest.mark.parametrize("name", [name for name in field_names(Empires) if name not in CONSTANT])
def test_every_field_of_the_table_is_in_the_row(name: str) -> None:
    s = in_the_middle().clone()
    if name.startswith(("under", "top")):
        s.under, s.under_seen = vec[i64]([3]), vec[i64]([1])
        s.deck.take(3)
        s.top_card, s.top_seen = 5, 1
        s.deck.take(5)
    twin = s.clone()
    value = getattr(twin, name)
    if hasattr(value, "items"):  # a bag
        value.take(value.items[0])
    else:
        setattr(twin, name, changed(value))
    assert parts(space_of(s), s, twin, 0) == FIELDS.get(name, [name.replace("_", "-")])


@pytest.mark.parametrize("owner", [0, 2])
@pytest.mark.parametrize("name", field_names(Player))
def test_every_field_of_every_player_is_in_the_row(name: str, owner: int) -> None:
    s = in_the_middle().clone()
    if not len(s.players[owner].buildings):
        s.players[owner].buildings = vec[i64]([0])
    twin = s.clone()
    if name == "powers":  # those of the buildings owned: there are no others
        twin.players[owner].powers[s.edition.buildings[s.players[owner].buildings[0]].effect] += 1
    else:
        setattr(twin.players[owner], name, changed(getattr(twin.players[owner], name)))
    block = "own" if owner == 0 else f"seat{owner}"
    field = f"{block}.{name.replace('_', '-')}"
    assert parts(space_of(s), s, twin, 0) == [field]
    told, value = read(twin, 0, field), getattr(twin.players[owner], name)
    if len(told) == 1:
        assert told == [int(value) + (name in FROM_MINUS_ONE)]
    elif name in PLAIN_ROWS:
        assert told == list(value)
    elif name in IN_ORDER:
        places = {thing: k + 1 for k, thing in enumerate(value)}
        assert told == [places.get(thing, 0) for thing in range(len(told))]


@pytest.mark.parametrize("row", ["market", "last_age"])
def test_buildings_stand_in_their_order(row: str) -> None:
    s = in_the_middle()
    twin = s.clone()
    setattr(twin, row, vec[i64](list(getattr(s, row))[::-1]))
    assert row_of(space_of(s), twin, 0) != row_of(space_of(s), s, 0)


def test_workers_on_a_track_stand_in_their_order() -> None:
    table = Board(3)
    table.stand("dock", (0, "colonist"), (1, "merchant"), (2, "colonist"))
    twin = table.s.clone()
    twin.dock = vec[i64]([1 * KINDS + 2, 0, 2 * KINDS])
    assert row_of(space_of(table.s), twin, 0) != row_of(space_of(table.s), table.s, 0)


BASES = {
    "Ask",
    "Chance",
    "ChooseWorker",
    "DrawCard",
    "DrawFromBag",
    "DrawGood",
    "DrawToken",
    "PickSet",
    "SettleInColony",
}
NEVER = BASES | {"Step", "Together", "LayOut"}  # on an agenda that waits
STEPS = [(name, cls) for name, cls in GAME.steps.items() if name not in NEVER and cls not in PLAIN]


WAIT_TOO = {  # questions that may also wait behind another one
    "BuyPoints", "ChooseSpecialist", "DealLastAge", "DealNation", "DrawGoodFor", "DrawRegionGood", "ExchangeSpecialist",
    "KeepWorker", "LoseToken", "LoseWorker", "PlaceWorker", "RewriteHistory", "RideOut", "SettleColony", "TurnUpToken",
    "UseUniversity",
}  # fmt: skip
WAITING = [(name, cls) for name, cls in STEPS if cls not in QUESTIONS or name in WAIT_TOO]
SHARED = {"KeepWorker": "plague", "LoseWorker": "plague", "OfferUniversity": "university-tracks"}  # not by their names
IMPLIED = {("UseBuilding", "seat")}  # the building says whose it is
OF_VERSION_1 = {"ChooseSpecialist", "CrewHome", "NextExpedition", "RewriteHistory"}  # they no longer wait


def table_for(name: str) -> Any:
    """A table on which this step may wait."""
    if name in OF_VERSION_1:
        return in_the_middle(rules="1")
    return in_the_middle(nations="auction") if name == "OpenAuction" else in_the_middle()


def arguments(cls: type[Step]) -> tuple[dict[str, int], list[dict[str, int]]]:
    """Of a step, and the same with one of them changed."""
    base = {field: True if field.startswith("is_") else 1 for field in field_names(cls)}
    return base, [{**base, field: False if field.startswith("is_") else 2} for field in base]


def table_with(s: Any, step: Step | None, asked: bool) -> Any:
    """A table on whose agenda is nothing but this step."""
    twin = s.clone()
    twin.agenda.depth = 0
    twin.agenda.asking = step if asked else None
    if not asked and step is not None:
        twin.agenda.push(step)
    return twin


def set_in(s: Any, name: str) -> dict[int, int]:
    """The cells of a field that are not 0."""
    return {k: x for k, x in enumerate(read(s, 0, name)) if x}


BITS = ("passed", "tracks", "done")  # arguments that are sets: 1 is the first cell alone, 2 the second
PACKED = ("workers", "workers-lost")  # numbers of workers: 1 is one colonist, 2 are two


@pytest.mark.parametrize(("name", "cls"), [step for step in STEPS if step[1] in QUESTIONS])
def test_every_argument_of_every_question_is_in_the_row(name: str, cls: type[Step]) -> None:
    """Each in a field of its own; seats are counted from seat 0, which looks."""
    s = in_the_middle()
    base, others = arguments(cls)
    first, nothing = table_with(s, cls(**base), True), table_with(s, None, True)
    assert all(field.split(".")[0] == "question" for field in parts(space_of(s), nothing, first, 0))
    assert set_in(first, "question") == {QUESTIONS.index(cls): 1}
    assert row_of(space_of(s), first, 0, FAR) == row_of(space_of(s), first, 0)
    for other in others:
        second = table_with(s, cls(**other), True)
        fields = parts(space_of(s), first, second, 0)
        if len(fields) > 1:  # what is left to pick may be an argument too
            fields.remove("question.picks-left")
        (field,) = fields
        short = field.removeprefix("question.")
        told = set_in(first, field), set_in(second, field)
        if len(read(s, 0, field)) == 1 or short in PACKED:
            assert told == ({0: 1}, {0: 2}), f"{name}: {other} in {field}"
        else:
            assert told == (({0: 1}, {1: 1}) if short in BITS else ({1: 1}, {2: 1})), f"{name}: {other} in {field}"


@pytest.mark.parametrize(("name", "cls"), WAITING)
def test_every_argument_of_every_waiting_step_is_in_the_row(name: str, cls: type[Step]) -> None:
    s = table_for(name)
    base, others = arguments(cls)
    first, nothing = table_with(s, cls(**base), False), table_with(s, None, False)
    own = re.sub("(?<!^)([A-Z])", r"-\1", name).lower()
    fields = parts(space_of(s), nothing, first, 0)
    assert fields
    assert row_of(space_of(s), first, 0, FAR) == row_of(space_of(s), first, 0)
    assert all(field.startswith(("waiting.university-tracks", f"waiting.{SHARED.get(name, own)}")) for field in fields)
    for argument, other in zip(base, others, strict=True):
        if (name, argument) not in IMPLIED:
            second = table_with(s, cls(**other), False)
            (field,) = parts(space_of(s), first, second, 0)
            assert field in fields


@pytest.mark.parametrize("cls", PLAIN)
def test_every_plain_step_that_waits_is_in_the_row(cls: type[Step]) -> None:
    s = in_the_middle()
    waits = table_with(s, cls(), False)
    assert parts(space_of(s), table_with(s, None, False), waits, 0) == ["waiting.plain"]
    assert set_in(waits, "waiting.plain") == {PLAIN.index(cls): 1}


def test_every_question_and_every_step_is_known_to_the_observation() -> None:
    for name, cls in GAME.steps.items():
        if name not in NEVER:
            assert cls in QUESTIONS or cls in PLAIN or field_names(cls), f"{name} is not declared"


def rotated(s: Empires, by: int) -> Any:
    """The same table with every player `by` seats further round."""
    wire = to_wire(s)
    n = int(s.seats)

    def seat(x: int) -> int:
        return (x + by) % n if x >= 0 else x

    def worker(x: int) -> int:
        return KINDS * seat(x // KINDS) + x % KINDS if x >= 0 else x

    def mask(x: int) -> int:
        return x if x == 255 else sum(1 << seat(k) for k in range(n) if x >> k & 1)

    wire["players"] = [wire["players"][(k - by) % n] for k in range(n)]
    for name in ("order", "succession"):
        wire[name] = [seat(x) for x in wire[name]]
    for name in ("initiative", "dock", "mayflower", "goods_track", "building_track", "specialists", "warfare"):
        wire[name] = [worker(x) for x in wire[name]]
    for name in ("dock_x", "dock_y"):
        wire[name] = worker(wire[name])
    for name in ("token_seen", "under_seen"):
        wire[name] = [mask(x) for x in wire[name]]
    wire["top_seen"] = mask(wire["top_seen"])
    seats = {"seat", "owner", "by", "victim", "thief", "attacker", "defender", "other", "leader", "opener", "above"}
    for name, fields in wire["agenda"]:
        for field, value in fields.items():
            if field in seats:
                fields[field] = seat(value)
            elif field in ("placed", "passed") or (field == "done" and name == "NextExplorer"):
                fields[field] = mask(value)
    return from_wire(wire, GAME.blank(n, GAME.settle(n, variants_of(s)), s.edition), GAME.steps)


@pytest.mark.parametrize("picks", [60, 140, 220, 300])
def test_a_row_does_not_tell_the_number_of_the_seat(picks: int) -> None:
    s = in_the_middle(4, seed=picks, picks=picks)
    for by in (1, 3):
        other = rotated(s, by)
        for seat in range(4):
            assert row_of(space_of(s), other, (seat + by) % 4) == row_of(space_of(s), s, seat)


def test_what_others_have_looked_at_is_not_in_the_row() -> None:
    table = Board(3, (), **EVERYTHING)
    table.lay("peru", table.s.edition.tokens[3].name)
    table.s.token_seen[table.region("peru")] = 1 << 1
    s = table.s
    hidden = row_of(space_of(s), s, 0)
    assert row_of(space_of(s), view(s, 0), 0) == hidden
    for seed in range(5):
        assert row_of(space_of(s), imagine(view(s, 0), Rng(seed)), 0) == hidden
    twin = s.clone()  # another token lies there
    twin.token_bag.add(3)
    twin.token_bag.take(4)
    twin.token[table.region("peru")] = 4
    assert row_of(space_of(s), twin, 0) == hidden
    assert row_of(space_of(s), twin, 1) != row_of(space_of(s), s, 1)


@pytest.mark.parametrize("case", [GAME.cases[k] for k in (0, 7, 11)], ids=lambda case: str(case.name))
@pytest.mark.parametrize("greed", [0, 100])
def test_no_two_views_share_a_row_and_every_pick_has_an_action(case: Case, greed: int) -> None:
    check_spaces(Play(GAME, case, 5, greed))


def test_no_action_is_declared_for_nature_and_all_seats_have_the_same_fields() -> None:
    space: Space = GAME.space(4, EVERYTHING)
    assert not [kind for kind in space.actions.kinds if issubclass(kind, Chance)]
    fields = [field for field in space.observation.layout.fields if field.name.startswith(("own.", "seat"))]
    shapes = [
        [(f.name.partition(".")[2], f.width, f.scale) for f in fields if f.name.startswith(f"{name}.")]
        for name in ("own", "seat1", "seat2", "seat3")
    ]
    assert shapes[0] and all(shape == shapes[0] for shape in shapes)


def test_nobody_can_buy_more_points_than_there_are_actions() -> None:
    """The bound counts everything one player could ever earn; games stay far below it."""
    s = GAME.blank(6, GAME.settle(6, EVERYTHING), GAME.edition())
    assert purse.most_money(s, 0) < purse.most_money(s, 1) < purse.most_money(s, 2)
    most = [0, 0, 0]
    for played in positions(GAME, GAME.new(6, EVERYTHING), 1):
        for p in played.players:
            most[played.age] = max(most[played.age], p.money)
    assert all(most[age] <= purse.most_money(s, age) for age in range(3))
