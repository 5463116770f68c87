"""Preparation (rulebook, Preparação 1 to 8): what lies where before the first turn, by number of players."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.core.agenda import NATURE
from farshore.core.decision import pending
from farshore.core.edition import edition_text
from farshore.core.errors import BrokenLaw, UnknownVariant, WrongSeatCount
from farshore.games.century_new_world.state import EMPTY
from farshore.testing import ScriptedTable, row
from tests.games.century_new_world.position import CENTURY, Position, played


@pytest.mark.parametrize(("seats", "home"), [(2, 7), (3, 6), (4, 6)])
def test_setup_6_settlers_at_home_and_in_reserve(seats: int, home: int) -> None:
    s = ScriptedTable(CENTURY, seats).s
    assert [(p.home, p.reserve) for p in s.players] == [(home, 12 - home)] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_8_starting_cubes_by_turn_order(seats: int) -> None:
    s = ScriptedTable(CENTURY, seats).s
    expected = [[3, 0, 0, 0], [4, 0, 0, 0], [4, 0, 0, 0], [3, 1, 0, 0]]
    assert [list(p.cubes) for p in s.players] == expected[:seats]


@pytest.mark.parametrize(("seats", "count"), [(2, 24), (3, 32), (4, 40)])
def test_setup_2_cards_for_more_players_stay_in_the_box(seats: int, count: int) -> None:
    s = ScriptedTable(CENTURY, seats).s
    dealt = [*s.slots, s.next_card, *(s.deck.items[i] for i in range(s.deck.size))]
    assert len(set(dealt)) == count
    assert all(s.edition.cards[card].players <= seats for card in dealt)


def test_setup_2_a_card_above_each_fort_and_a_deck_face_up() -> None:
    luck = [f"deal-point-card card:{name}" for name in ("P01", "P02", "P31", "P21", "P11")]
    s = ScriptedTable(CENTURY, 2, luck).s
    assert [s.edition.cards[card].name for card in (*s.slots, s.next_card)] == ["P01", "P02", "P31", "P21", "P11"]


def test_setup_3_stacks_of_the_printed_size_with_their_top_tile_showing() -> None:
    s = ScriptedTable(CENTURY, 3).s
    assert list(s.stack_left) == [1, 0, 1, 0, 3, 0, 3, 0], "one of each stack of 2, 2, 4 and 4 is turned up"
    assert [top >= 0 for top in s.stack_top] == [True, False] * 4


@pytest.mark.parametrize("board", ["D1", "E1", "F1"])
@pytest.mark.parametrize(("seats", "count"), [(2, 10), (3, 10), (4, 8)])
def test_setup_4_exploration_tiles_cover_their_locations(seats: int, count: int, board: str) -> None:
    s = ScriptedTable(CENTURY, seats, board=board).s
    places = s.edition.maps[s.board]
    covered = [place.name for place, tile in zip(places, s.cover, strict=True) if tile >= 0]
    open_with_four = ["C1-2", f"{board}-2"]
    assert len(covered) == count
    assert all((name in covered) == (seats < 4) for name in open_with_four)
    assert s.find_bag.size == 10 - count


def test_setup_1_the_fourth_board_is_chosen_or_drawn() -> None:
    drawn = CENTURY.new(2)
    (decision,) = pending(drawn)
    assert decision.seat == NATURE
    assert [decision.ask.describe(drawn, x) for x in decision.options(drawn)] == ["board:D1", "board:E1", "board:F1"]
    for board in ("D1", "E1", "F1"):
        s = ScriptedTable(CENTURY, 2, board=board).s
        assert {place.board for place in s.edition.maps[s.board]} == {"A1", "B1", "C1", board}


def test_setup_the_first_seat_begins() -> None:
    assert ScriptedTable(CENTURY, 4).asked() == ["0 turn"]


@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_to_four_play(seats: int) -> None:
    with pytest.raises(WrongSeatCount, match="2 to 4"):
        CENTURY.new(seats)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(UnknownVariant, match="board"):
        CENTURY.new(2, {"board": "G1"})
    with pytest.raises(UnknownVariant, match="has no variant 'boards'"):
        CENTURY.new(2, {"boards": "D1"})


def test_an_edition_may_leave_its_last_location_open(tmp_path: Path) -> None:
    """Which locations are covered is the edition's; dealing the tiles ends after the last one either way."""
    first, last = 'id = "D1-1"', 'id = "D1-6"'
    text = edition_text(CENTURY, "standard")
    before, rest = text.split(first)
    middle, after = rest.split(last)
    text = before + first + middle.replace('"none"', '"always"', 1) + last + after.replace('"always"', '"none"', 1)
    path = tmp_path / "last-open.toml"
    path.write_text(text, encoding="utf-8")
    s = ScriptedTable(CENTURY, 2, board="D1", edition=str(path)).s
    assert s.cover[-1] == EMPTY
    assert sum(tile != EMPTY for tile in s.cover) == 10
    assert s.find_bag.size == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_forts_with_two_stacks_are_laid_out_and_played(seats: int, tmp_path: Path) -> None:
    """The rulebook knows such forts; here all four have two, and games with them keep every tile in one place."""
    text = edition_text(CENTURY, "standard").replace("stacks = [2]", "stacks = [2, 1]")
    path = tmp_path / "two-everywhere.toml"
    path.write_text(text.replace("stacks = [4]", "stacks = [3, 2]"), encoding="utf-8")
    s = ScriptedTable(CENTURY, seats, edition=str(path)).s
    assert list(s.stack_left) == [1, 0, 1, 0, 2, 1, 2, 1], "below the tops"
    assert all(top >= 0 for top in s.stack_top)
    seconds = 0
    for s in played(seats, 2, 80, str(path)):
        CENTURY.laws(s)
        seconds = max(seconds, sum(s.stack_top[k] == EMPTY for k in (1, 3, 5, 7)))
    assert seconds, "somebody took a tile of a second stack"


def test_nothing_is_lost_nor_there_twice() -> None:
    """Laws that every position keeps: a card less is noticed, and a card more."""
    table = Position().turn()
    CENTURY.laws(table.s)
    lost, doubled = table.s.clone(), table.s.clone()
    lost.next_card = EMPTY
    doubled.players[0].cards = row(lost.slots[0])
    for s in (lost, doubled):
        with pytest.raises(BrokenLaw):
            CENTURY.laws(s)
    more = table.s.clone()
    more.players[0].cards = row(*[n for n in range(len(more.edition.cards)) if more.edition.cards[n].players > 2][:1])
    with pytest.raises(BrokenLaw):
        CENTURY.laws(more)
