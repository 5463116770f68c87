"""Tables as rows of numbers: nothing a seat may know is missing, nothing else is in, and every pick has an action."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from farshore.core.agenda import NATURE, Ask, Lane, Step
from farshore.core.rng import Rng
from farshore.core.space import Observation
from farshore.core.view import imagine, view
from farshore.core.wire import to_wire
from farshore.games.century_new_world.edition import SPOTS
from farshore.games.century_new_world.state import EMPTY, NOBODY, Century
from farshore.games.century_new_world.steps.fort import Explore, TurnUpPointCard, VisitFort
from farshore.games.century_new_world.steps.turn import EndTurn, ReturnCubes, Turn
from farshore.games.century_new_world.steps.work import Trade, Upgrade
from farshore.testing import row
from farshore.testing.walk import snapshot
from tests.games.century_new_world.position import CENTURY, Position, blank, played, two_stacks
from tests.games.positions import ones

Row = tuple[int, ...]


@cache
def encoder(seats: int, edition: str = "standard") -> Observation:
    return CENTURY.observation(blank(seats, edition))


def read(encoder: Observation, s: Century, seat: int) -> Row:
    """The row behind another one, as in a batch."""
    at = encoder.layout.size + 1
    out = vec[i16]([0] * (2 * at))
    asking = s.agenda.asking
    encoder.write(s, seat, asking if asking is not None and asking.seat == seat else None, out, at)
    assert out[-1] == 0, "nothing outside its own stretch"
    assert not any(out[:at]), "nothing outside its own stretch"
    return tuple(out)[at:-1]


def field(encoder: Observation, cells: Row, name: str) -> list[int]:
    found = next(f for f in encoder.layout.fields if f.name == name)
    return list(cells[found.start : found.start + found.width])


def table_with_everything() -> Position:
    """Something in every row of the state, seat 1 to move at a fort where it has claimed."""
    table = Position(3)
    table.has(0, 1, 2, 3, 4)
    table.has(1, 2, 2, 0, 1)
    table.stand(0, "A1-3", 2)
    table.stand(2, "A1-4", 1)
    table.cover("C1-2", "ET01")
    table.cards("P01", "P21", "P32", "P11", "P02")
    table.bonus(0, "BT17")
    table.help(1, "river")
    table.tool(1, "forest", 2)
    give(table.s, "cards", 30, 31)
    give(table.s, "tiles", 3, 1)
    give(table.s, "finds", 7, 8)
    table.begin(VisitFort(1, 0, False, True), EndTurn(1))
    return table


def put(s: Century, name: str, index: int, value: int) -> None:
    getattr(s, name)[index] = value


def give(s: Century, name: str, *things: int) -> None:
    setattr(s.players[1], name, row(*things))


# seat 1 is the player who changes; location 2 is A1-3, and 12 is C1-2
CHANGES: dict[str, tuple[str, Callable[[Century], None]]] = {  # the fields in which it shows; ~ is the player's
    "board": ("board", lambda s: setattr(s, "board", 2)),
    "round": ("round", lambda s: setattr(s, "round", 2)),
    "ending": ("last-round", lambda s: setattr(s, "ending", True)),
    "owner": ("locations.settlers", lambda s: put(s, "owner", 2, 1)),
    "settlers": ("locations.settlers", lambda s: put(s, "settlers", 2, 3)),
    "cover": ("locations.cover", lambda s: put(s, "cover", 12, 5)),
    "uncover": ("locations.cover", lambda s: put(s, "cover", 12, EMPTY)),
    "slot": ("forts.card forts.price forts.points", lambda s: put(s, "slots", 2, s.next_card)),
    "empty slot": ("forts.card forts.price forts.points", lambda s: put(s, "slots", 3, EMPTY)),
    "next card": ("forts.card forts.price forts.points", lambda s: setattr(s, "next_card", s.deck.items[0])),
    "stack top": ("forts.tile", lambda s: put(s, "stack_top", 0, s.tile_bag.items[0])),
    "stack empty": ("forts.tile", lambda s: put(s, "stack_top", 0, EMPTY)),
    "stack left": ("forts.tiles-below", lambda s: put(s, "stack_left", 2, 0)),
    "home": ("~home", lambda s: setattr(s.players[1], "home", s.players[1].home + 1)),
    "reserve": ("~reserve", lambda s: setattr(s.players[1], "reserve", s.players[1].reserve - 1)),
    "another card": ("~cards", lambda s: give(s, "cards", 31, 32)),
    "one card less": ("~cards ~symbols ~points", lambda s: give(s, "cards", 30)),
    "order of cards": ("~cards", lambda s: give(s, "cards", 31, 30)),
    "another tile": ("~tiles", lambda s: give(s, "tiles", 3, 2)),
    "order of tiles": ("~tiles", lambda s: give(s, "tiles", 1, 3)),
    "another find": ("~finds", lambda s: give(s, "finds", 7, 9)),
    "order of finds": ("~finds", lambda s: give(s, "finds", 8, 7)),
}


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("what", CHANGES)
def test_everything_on_the_table_shows_in_its_own_fields_and_nowhere_else(what: str, seat: int) -> None:
    table = table_with_everything()
    before = read(encoder(3), table.s, seat)
    fields, change = CHANGES[what]
    change(table.s)
    expected = fields.replace("~", block(1, seat)).split()
    assert differing(encoder(3), before, read(encoder(3), table.s, seat)) == expected


def block(owner: int, viewer: int) -> str:
    """How the fields of a player begin for one who looks."""
    return "own." if owner == viewer else f"seat{(owner - viewer) % 3}."


def differing(encoder: Observation, a: Row, b: Row) -> list[str]:
    fields = encoder.layout.fields
    return [f.name for f in fields if a[f.start : f.start + f.width] != b[f.start : f.start + f.width]]


@pytest.mark.parametrize(
    ("name", "k"),
    [*(("cubes", k) for k in range(4)), *(("help", k) for k in range(4)), *(("tools", k) for k in range(16))],
)
def test_the_row_changes_with_every_number_of_a_player(name: str, k: int) -> None:
    table = table_with_everything()
    before = [read(encoder(3), table.s, seat) for seat in range(3)]
    getattr(table.s.players[1], name)[k] += 1
    for seat in range(3):
        after = read(encoder(3), table.s, seat)
        assert differing(encoder(3), before[seat], after) == [block(1, seat) + name]
        cells = list(getattr(table.s.players[1], name))
        assert field(encoder(3), after, block(1, seat) + name) == cells


AGENDAS: list[tuple[Step, ...]] = [
    (),
    *((Turn(seat),) for seat in range(3)),
    *((Upgrade(1, left, lowest), EndTurn(1)) for left in (1, 2, 3) for lowest in (0, 1, 2)),
    *((ReturnCubes(1, left, lowest), EndTurn(1)) for left in (1, 2, 3) for lowest in (0, 1, 2, 3)),
    *((Trade(1, spot), EndTurn(1)) for spot in range(SPOTS)),
    *((VisitFort(1, 0, claimed, not claimed), EndTurn(1)) for claimed in (False, True)),
    *((VisitFort(1, fort), EndTurn(1)) for fort in range(4)),
    *((Explore(1), VisitFort(1, fort, True), EndTurn(1)) for fort in range(4)),
    (Explore(1), VisitFort(1, 0, True, True), EndTurn(1)),
    (TurnUpPointCard(), VisitFort(1, 0, True), EndTurn(1)),
    (TurnUpPointCard(), Explore(1), VisitFort(1, 0, True), EndTurn(1)),
    (VisitFort(2, 0), EndTurn(2)),
]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_question_and_what_waits_behind_it_is_told_apart(seat: int) -> None:
    found = set()
    for steps in AGENDAS:
        s = table_with_everything().s
        s.agenda = Lane()
        for step in reversed(steps[1:]):
            s.agenda.push(step)
        if steps:
            assert isinstance(steps[0], Ask)
            s.agenda.asking = steps[0]
        found.add(read(encoder(3), s, seat))
    assert len(found) == len(AGENDAS)


@pytest.mark.parametrize("viewer", [0, 1, 2])
@pytest.mark.parametrize(("steps", "told"), [
    ((Turn(1),), {}),
    ((Upgrade(1, 3, 2), EndTurn(1)), {"question.picks-left": [3], "question.lowest-cube": [0, 0, 1, 0]}),
    ((ReturnCubes(1, 2, 3), EndTurn(1)), {"question.picks-left": [2], "question.lowest-cube": [0, 0, 0, 1]}),
    ((Trade(1, 7), EndTurn(1)), {"question.trade-location": [int(k == 7) for k in range(SPOTS)]}),
    ((VisitFort(1, 2, True, False), EndTurn(1)), {"fort": [0, 0, 1, 0], "fort.done": [1, 0]}),
    ((Explore(1), VisitFort(1, 3, False, True), EndTurn(1)),
     {"fort": [0, 0, 0, 1], "fort.done": [0, 1], "explore-next": [1]}),
    ((TurnUpPointCard(), Explore(1), EndTurn(1)), {"explore-next": [1]}),
])  # fmt: skip
def test_a_question_is_read_as_the_layout_says(
    steps: tuple[Step, ...], told: dict[str, list[int]], viewer: int
) -> None:
    s = table_with_everything().s
    s.agenda = Lane()
    bare = read(encoder(3), s, viewer)
    for step in reversed(steps[1:]):
        s.agenda.push(step)
    assert isinstance(steps[0], Ask)
    s.agenda.asking = steps[0]
    row_ = read(encoder(3), s, viewer)
    assert set(differing(encoder(3), bare, row_)) == {"turn", "question", *told}
    assert {name: field(encoder(3), row_, name) for name in told} == told
    assert ones(field(encoder(3), row_, "turn")) == [(1 - viewer) % 3], "counted from the seat that looks"
    kinds = (Turn, Upgrade, ReturnCubes, Trade, VisitFort, Explore, TurnUpPointCard)
    assert len(ones(field(encoder(3), row_, "question"))) == 1
    assert len(field(encoder(3), row_, "question")) == len(kinds)


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_locations_and_forts_are_read_as_the_layout_says(viewer: int) -> None:
    table = table_with_everything()
    s, cells = table.s, encoder(3)
    mine = read(cells, s, viewer)
    settlers = [0] * (3 * SPOTS)
    for spot in range(SPOTS):
        if s.owner[spot] != NOBODY:
            settlers[3 * spot + (s.owner[spot] - viewer) % 3] = s.settlers[spot]
    assert field(cells, mine, "locations.settlers") == settlers
    assert field(cells, mine, "board") == [1, 0, 0]
    assert len(ones(field(cells, mine, "locations.cover"))) == 1
    dealt = [k for k, card in enumerate(s.edition.cards) if card.players <= 3]
    shown = [*s.slots, s.next_card]
    assert ones(field(cells, mine, "forts.card")) == [len(dealt) * k + dealt.index(x) for k, x in enumerate(shown)]
    assert field(cells, mine, "forts.points") == [s.edition.cards[x].points for x in shown]
    assert field(cells, mine, "forts.price") == [n for x in shown for n in s.edition.cards[x].cost]
    kinds, tops = len(s.edition.tiles), [s.stack_top[2 * fort] for fort in range(4)]
    assert ones(field(cells, mine, "forts.tile")) == [kinds * k + x for k, x in enumerate(tops) if x != EMPTY]
    assert field(cells, mine, "forts.tiles-below") == [s.stack_left[2 * fort] for fort in range(4)]
    assert any(x != EMPTY for x in tops[1:])
    for owner, p in enumerate(s.players):
        name = block(owner, viewer)
        assert field(cells, mine, f"{name}home") == [p.home]
        assert field(cells, mine, f"{name}reserve") == [p.reserve]
        held = {dealt.index(card): 8 + k for k, card in enumerate(p.cards)}
        assert {k: x for k, x in enumerate(field(cells, mine, f"{name}cards")) if x} == held
        symbols = [sum(s.edition.cards[x].kind == kind for x in p.cards) for kind in range(4)]
        for find in p.finds:
            if s.edition.finds[find].symbol >= 0:
                symbols[s.edition.finds[find].symbol] += 1
        assert field(cells, mine, f"{name}symbols") == symbols


@pytest.mark.parametrize(("seats", "seeds", "greed"), [(2, 6, 0), (3, 4, 50), (4, 4, 90)])
def test_no_two_views_share_a_row(seats: int, seeds: int, greed: int) -> None:
    found: list[dict[Row, bytes]] = [{} for _ in range(seats)]
    cells = encoder(seats)
    for s in played(seats, seeds, greed):
        seat = s.round % seats
        seen = snapshot(view(s, seat))
        assert found[seat].setdefault(read(cells, s, seat), seen) == seen
    assert sum(map(len, found)) > 600


@pytest.mark.parametrize("greed", [0, 80])
def test_the_row_is_the_same_from_table_view_and_any_table_imagined_from_it(greed: int) -> None:
    rng = Rng(5)
    cells = encoder(3)
    for number, s in enumerate(played(3, 2, greed)):
        seat = number % 3
        seen = view(s, seat)
        assert isinstance(seen, Century)
        real = read(cells, s, seat)
        assert read(cells, seen, seat) == real
        if s.agenda.asking is not None and s.agenda.asking.seat != NATURE:
            other = imagine(seen, rng)
            assert isinstance(other, Century)
            assert read(cells, other, seat) == real


def rotated(s: Century, by: int) -> Century:
    """The same table with every player some seats further on."""
    wire = to_wire(s)
    wire["players"] = [wire["players"][(seat - by) % s.seats] for seat in range(s.seats)]
    wire["owner"] = [owner if owner == NOBODY else (owner + by) % s.seats for owner in wire["owner"]]
    for _, fields in wire["agenda"]:
        if "seat" in fields:
            fields["seat"] = (fields["seat"] + by) % s.seats
    turned = CENTURY.restore(wire)
    assert isinstance(turned, Century)
    return turned


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_are_told_relative_to_the_viewer(seats: int) -> None:
    cells = encoder(seats)
    first = next(f for f in cells.layout.fields if f.name == "first-seat")
    for s in played(seats, 1, 70):
        for seat in range(seats):
            turned = read(cells, rotated(s, 1), (seat + 1) % seats)
            row_ = read(cells, s, seat)
            assert turned[: first.start] == row_[: first.start]
            assert turned[first.start + seats :] == row_[first.start + seats :]
            assert field(cells, row_, "first-seat").index(1) == (-seat) % seats, "who begins every round"


def test_own_things_come_first_and_all_seats_have_the_same_fields() -> None:
    cells = encoder(4)
    names = [f.name for f in cells.layout.fields]
    own = [(f.name.removeprefix("own."), f.width, f.scale) for f in cells.layout.fields if f.name.startswith("own.")]
    assert names[: len(own)] == [f"own.{name}" for name, _, _ in own]
    for k in (1, 2, 3):
        theirs = cells.layout.fields[k * len(own) : (k + 1) * len(own)]
        assert [(f.name.removeprefix(f"seat{k}."), f.width, f.scale) for f in theirs] == own


def test_rows_are_read_as_the_layout_says() -> None:
    table = table_with_everything()
    cells = encoder(3)
    mine = read(cells, table.s, 1)
    assert field(cells, mine, "own.cubes") == [2, 2, 0, 1]
    assert field(cells, mine, "seat2.cubes") == [1, 2, 3, 4], "seat 0 is the second after seat 1"
    assert field(cells, mine, "own.tiles")[3] == 3, "the first of three reads 1 by its scale"
    assert field(cells, mine, "own.tiles")[1] == 4, "the second a third more"
    assert field(cells, mine, "turn") == [1, 0, 0]
    assert field(cells, mine, "fort") == [1, 0, 0, 0]
    assert field(cells, mine, "fort.done") == [0, 1], "the tile is taken, the card not claimed"
    price = list(table.s.edition.cards[table.card("P21")].cost)
    assert field(cells, mine, "forts.price")[4:8] == price
    held = table.s.players[1].cards
    points = sum(table.s.edition.cards[card].points for card in held)
    points += sum(table.s.edition.finds[find].points for find in table.s.players[1].finds)
    assert field(cells, mine, "own.points") == [points]
    assert sum(field(cells, mine, "own.symbols")) >= len(held)


def test_the_last_round_and_the_first_player_are_read() -> None:
    table = table_with_everything()
    cells = encoder(3)
    for seat in range(3):
        assert ones(field(cells, read(cells, table.s, seat), "first-seat")) == [(0 - seat) % 3]
    assert field(cells, read(cells, table.s, 1), "last-round") == [0]
    table.s.ending = True
    assert field(cells, read(cells, table.s, 1), "last-round") == [1]


def test_cards_for_more_players_have_no_cell() -> None:
    for seats in (2, 3, 4):
        dealt = sum(card.players <= seats for card in blank(seats).edition.cards)
        assert next(f for f in encoder(seats).layout.fields if f.name == "own.cards").width == dealt


def test_second_stacks_have_cells_where_an_edition_has_them(tmp_path: Path) -> None:
    def width(cells: Observation) -> int:
        return next(f for f in cells.layout.fields if f.name == "forts.tiles-below").width

    cells = encoder(2, two_stacks(tmp_path))
    assert (width(encoder(2)), width(cells)) == (4, 5)
    found: dict[Row, bytes] = {}
    for s in played(2, 1, 60, two_stacks(tmp_path)):
        assert found.setdefault(read(cells, s, 0), snapshot(view(s, 0))) == snapshot(view(s, 0))
