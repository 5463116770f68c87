"""Final scoring (page 7), bishops (reference sheet; reconstructed)."""

from __future__ import annotations

import pytest

from farshore.games.santa_maria import scoring
from farshore.games.santa_maria.colony import ALL
from tests.games.santa_maria.position import Position


def categories(table: Position, seat: int = 0) -> dict[str, int]:
    return table.game.outcome(table.s).seats[seat].categories


def test_page_7_three_coins_and_resources_for_four_are_two_points() -> None:
    table = Position()
    table.has(coins=3, wood=1, grain=1, sugar=1)
    assert categories(table)["coins"] == 2
    table.has(coins=2, gem=1, gold=1)
    assert categories(table)["coins"] == 2, "one division for the sum"


def test_page_7_columns_four_and_six_and_row_four_with_a_colonist_counted_twice() -> None:
    table = Position()
    table.put(c14="road", c24="wood", c34="road", c44="road", c54="wood", c64="wood")  # column 4: three colonists
    table.put(c16="wood", c26="wood", c36="road", c46="wood", c56="wood", c66="wood")  # column 6: one
    table.put(c41="wood", c42="road", c43="wood", c45="wood")  # row 4: one, and the one it shares with column 4
    table.put(c11="road", c12="2 colonists", c51="road")  # in no full line
    assert scoring.full_lines(table.player()) == 3
    assert categories(table)["colonists"] == 3 + 1 + 2


def test_two_colonists_on_a_space_count_two() -> None:
    table = Position()
    table.put(c11="2 colonists", c12="wood", c13="wood", c14="wood", c15="wood", c16="wood")
    assert categories(table)["colonists"] == 2


def test_page_7_a_scholar_of_three_and_two_bishops() -> None:
    table = Position()
    table.priests("SC06 SC01 SC02", "BI1 BI2 BI3")
    table.monk(0, 0)
    table.monk(3, 0)
    table.monk(4, 0)
    found = categories(table)
    assert found["scholars"] + found["bishop-cost"] == -1
    assert found["bishops"] == 0, "nothing of what they ask for"


def test_page_7_two_full_sets_are_six_points() -> None:
    table = Position()
    table.harbour(coins=2, religion=2, conquistador=3, points=2)
    assert categories(table)["harbour"] == 6
    table.harbour(conquistador=1)
    assert categories(table)["harbour"] == 6


@pytest.mark.parametrize("short", ["coins", "religion", "conquistador", "points"])
def test_a_set_needs_a_ship_in_every_dock(short: str) -> None:
    table = Position()
    docks = {"coins": 3, "religion": 3, "conquistador": 3, "points": 3}
    table.harbour(**{**docks, short: 1})
    assert categories(table)["harbour"] == 3


def test_shipment_tiles_score_what_they_show() -> None:
    table = Position()
    table.player().ships = table.player().ships[:0]
    table.harbour(points=3)
    worth = sum(table.s.edition.shipments[x // 4].points for x in table.player().ships)
    assert categories(table)["shipments"] == worth > 0


@pytest.mark.parametrize(("asked", "points"), [(0, 0), (3, 3), (12, 12), (14, 12)])
def test_bishop_of_the_fleet(asked: int, points: int) -> None:
    table = Position()
    table.priests(bishops="BI1 BI2 BI3")
    table.monk(3, 0)
    table.harbour(coins=asked)
    assert categories(table)["bishops"] == points
    assert categories(table)["bishop-cost"] == -2


def test_bishop_of_full_lines() -> None:
    table = Position()
    table.priests(bishops="BI2 BI1 BI3")
    table.monk(3, 0)
    table.put(**{f"c1{k}": "wood" for k in range(1, 7)}, **{f"c{k}1": "wood" for k in range(2, 7)})
    assert categories(table)["bishops"] == 4
    table.player().filled = ALL
    assert categories(table)["bishops"] == 12, "at most"


def test_bishop_of_the_clergy_counts_every_monk_on_the_board_but_not_the_scholar_of_a_town_hall() -> None:
    table = Position()
    table.priests(bishops="BI3 BI1 BI2")
    table.monk(3, 0)
    table.monk(7, 0)
    table.player().scholar = 4
    assert categories(table)["bishops"] == 4


def test_bishop_of_the_towns() -> None:
    table = Position()
    table.priests(bishops="BI4 BI1 BI2")
    table.monk(3, 0)
    table.put(c11="ship", c12="religion", c13="wood", c14="road", c55="2 coins")
    assert categories(table)["bishops"] == 3


def test_bishop_of_the_wilds_scores_sets() -> None:
    table = Position()
    table.priests(bishops="BI5 BI1 BI2")
    table.monk(3, 0)
    table.put(c11="wood", c12="wood", c13="grain", c14="sugar", c15="gem")
    assert categories(table)["bishops"] == 3
    table.put(c21="gem")
    assert categories(table)["bishops"] == 6


def test_bishop_of_the_largest_region() -> None:
    table = Position()
    table.priests(bishops="BI6 BI1 BI2")
    table.monk(3, 0)
    table.put(c11="wood", c12="wood", c22="wood", c33="wood", c23="grain", c16="wood", c21="road")
    assert categories(table)["bishops"] == 3, "side by side, not corner to corner, not around the edge"


def test_a_row_end_and_the_next_row_are_no_neighbours() -> None:
    table = Position()
    table.priests(bishops="BI6 BI1 BI2")
    table.monk(3, 0)
    table.put(c16="wood", c21="wood")
    assert categories(table)["bishops"] == 1


def test_ties_go_to_the_retiring_space_nearest_to_1st() -> None:
    table = Position(3)
    for seat, space in enumerate((4, 1, 2)):
        table.player(seat).retired = space
        table.player(seat).points = 7
    outcome = table.game.outcome(table.s)
    assert outcome.winners == [1]
    assert outcome.decided_by == "tie-break"
    assert [r.rank for r in outcome.seats] == [3, 1, 2]


def test_page_7_the_higher_total_wins_no_matter_who_retired_first() -> None:
    table = Position(2)
    table.player(0).retired, table.player(1).retired = 0, 4
    table.player(1).points = 1
    outcome = table.game.outcome(table.s)
    assert outcome.winners == [1]
    assert outcome.decided_by != "tie-break"


def test_coins_on_buildings_count_for_nothing_at_the_end() -> None:
    table = Position(1)
    table.put(c11="2 points")
    table.has(coins=3)
    table.s.year = 3
    table.turn().pick("cell:1,1", "retire:conquistador")
    assert categories(table)["coins"] == 0, "two coins are left, the third lay on the building"


def test_points_in_play_and_of_conquistadors_are_counted() -> None:
    table = Position()
    table.player().points = 5
    table.player().conquest_points = 4
    found = categories(table)
    assert (found["happiness"], found["conquistadors"]) == (5, 4)
    assert table.game.outcome(table.s).seats[0].score == 9 == scoring.score(table.s, 0)
