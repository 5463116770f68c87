"""What the picture tells its viewer about going somewhere: the settlers it takes, who would leave, what is missing."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from farshore.core.view import view
from farshore.games.century_new_world import edition, picture_types
from farshore.games.century_new_world.picture import picture
from farshore.games.century_new_world.picture_types import Fort, Location, Picture
from farshore.games.century_new_world.scoring import score
from farshore.games.century_new_world.state import EMPTY, Century
from farshore.testing import row
from tests.games.century_new_world.position import Position, two_stacks


def seen(table: Position, seat: int) -> Picture:
    s = view(table.s, seat)
    assert isinstance(s, Century)
    return picture(s)


def location(table: Position, seat: int, name: str) -> Location:
    return next(x for x in seen(table, seat).locations if x.ref == f"location:{name}")


def fort(table: Position, seat: int, number: int) -> Fort:
    return seen(table, seat).forts[number]


def test_a_location_held_by_another_tells_who_would_leave_and_how_many_are_short() -> None:
    table = Position()
    table.stand(1, "A1-3", 3)
    table.home(0, 2)
    table.turn()
    place = location(table, 0, "A1-3")
    assert (place.need, place.short, place.leaving) == (4, 2, 3)


def test_every_location_shows_its_symbol() -> None:
    table = Position().turn()
    names = ("prairie", "forest", "river", "mountain")
    shown = {x.ref: x.circle for x in seen(table, 0).locations}
    places = table.s.edition.maps[table.s.board]
    assert shown == {f"location:{x.name}": names[x.circle] if x.circle >= 0 else None for x in places}
    assert {*shown.values()} == {None, *names}


def test_nobody_leaves_where_the_viewer_stands_already() -> None:
    table = Position()
    table.stand(0, "A1-3", 1)
    table.turn()
    place = location(table, 0, "A1-3")
    assert (place.need, place.short, place.leaving) == (None, 0, 0)


def test_a_trade_tells_which_cubes_are_missing_after_the_tools_of_its_symbol() -> None:
    table = Position()
    table.turn()
    assert location(table, 0, "A1-6").missing == {"yellow": 2}
    table.tool(0, "river", 0)
    assert location(table, 0, "A1-6").missing == {"yellow": 1}
    assert location(table, 1, "A1-6").missing == {"yellow": 2}, "each viewer's own"


def test_tools_of_the_first_symbol_count_and_a_trade_without_a_symbol_has_none() -> None:
    table = Position()
    table.tool(0, "prairie", 1)
    table.tool(0, "mountain", 0, 2)
    table.turn()
    assert location(table, 0, "C1-3").missing == {"red": 2}
    assert location(table, 0, "D1-6").missing == {"yellow": 2, "green": 1}


def test_a_location_shows_who_stands_there_and_what_covers_it() -> None:
    table = Position()
    table.stand(1, "A1-3", 1)
    table.cover("C1-3", "ET01")
    table.turn()
    assert (location(table, 0, "A1-3").owner, location(table, 0, "A1-5").owner) == (1, None)
    cover = location(table, 0, "C1-3").cover
    assert cover is not None and cover.ref == "exploration:ET01"
    assert location(table, 0, "A1-3").cover is None
    covered = location(table, 0, "C1-3")
    assert (covered.need, covered.short, covered.leaving) == (None, 0, 0), "nobody works under a tile"


def test_the_next_card_is_shown_until_there_is_none() -> None:
    table = Position().turn()
    card = seen(table, 0).next_card
    assert card is not None and card.ref == f"card:{table.row_of_cards()[4]}"
    table.s.next_card = EMPTY
    assert seen(table, 0).next_card is None


def test_a_fort_tells_which_cubes_of_its_card_are_missing() -> None:
    table = Position().turn()
    card = fort(table, 0, 0).card
    assert card is not None
    assert fort(table, 0, 0).missing == card.cost
    table.has(0, 9, 9, 9, 9)
    assert fort(table, 0, 0).missing == {}


def test_spectators_lack_nothing() -> None:
    table = Position().turn()
    assert fort(table, -1, 0).missing == {}
    assert location(table, -1, "A1-6").need is None


def test_the_words_of_the_picture_are_those_of_the_edition() -> None:
    for words, alias in [
        (edition.COLOURS, picture_types.Colour),
        (edition.SYMBOLS, picture_types.Symbol),
        (edition.CIRCLES, picture_types.Circle),
        (edition.LOCATIONS, picture_types.LocationKind),
        (edition.BONUSES, picture_types.BonusKind),
        (edition.FINDS, picture_types.FindKind),
    ]:
        assert get_args(alias) == words


def test_limits_are_told() -> None:
    table = Position().turn()
    assert (seen(table, 0).storage, seen(table, 0).last_card) == (10, 8)


def test_every_stack_of_a_fort_is_shown_with_what_lies_below(tmp_path: Path) -> None:
    table = Position(edition=two_stacks(tmp_path))
    table.bonus(0, "BT17", "BT11")
    stacks = fort(table, 0, 0).stacks
    assert [(stack.top.ref, stack.top.points, stack.below) for stack in stacks] == [
        ("tile:BT17", 3, 1),
        ("tile:BT11", 2, 2),
    ]
    assert len(fort(table, 0, 1).stacks) == 1


def test_a_player_is_shown_with_all_that_is_theirs() -> None:
    table = Position(3)
    table.has(1, 3, 0, 2, 1)
    table.home(1, 5)
    table.hold(1, 2)
    p = table.s.players[1]
    p.finds, p.tiles = row(table.find("ET01")), row(4, 2)
    shown = seen(table.turn(), 0)
    box, me = table.s.edition, shown.players[1]
    assert me.cubes == dict(zip(edition.COLOURS, (3, 0, 2, 1), strict=True))
    assert (me.home, me.reserve) == (5, 7)
    assert [card.ref for card in me.cards] == [f"card:{box.cards[c].name}" for c in p.cards]
    assert [tile.ref for tile in me.tiles] == [f"tile:{box.tiles[t].name}" for t in (4, 2)]
    assert [find.ref for find in me.explorations] == ["exploration:ET01"]
    assert me.points == score(table.s, 1)
    assert shown.deck == table.s.deck.size
    assert [len(other.cards) for other in shown.players] == [0, 2, 0]
