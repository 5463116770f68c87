"""The common pool of blue dice, and the solo game (page 8)."""

from __future__ import annotations

import pytest

from farshore.games.santa_maria.solo import ACHIEVEMENTS, reached
from farshore.games.santa_maria.steps.religion import Religion
from farshore.games.santa_maria.steps.year import EndYear
from farshore.testing import ScriptedTable
from farshore.words import Words
from tests.games.santa_maria.position import SANTA_MARIA, Position


def test_common_pool_one_blue_die_a_player() -> None:
    s = ScriptedTable(SANTA_MARIA, 3, blue_dice="common").s
    assert sum(s.blue[:6]) == 3
    assert len(SANTA_MARIA.plain_picture(s)["blue_pool"]) == 3


def test_common_pool_anybody_takes_any_die_up_to_what_is_unlocked() -> None:
    table = Position(2, blue_dice="common")
    table.put(c11="wood", c21="wood", c31="wood")
    table.blue(1, 2, 3)
    table.player(0).unlocked = 2
    table.turn().pick("die:blue-1")
    table.turn().pick("die:blue-2")
    assert table.turn().refuses("die:blue-3"), "two dice unlocked, two taken"


def test_common_pool_an_unlocked_die_goes_to_the_pool() -> None:
    table = Position(2, blue_dice="common")
    table.player(1).religion = 1
    table.player(1).unlocked = 1
    table.luck("roll-blue-dice die:blue-6")
    table.begin(Religion(1))
    table.pick("advance", "decline")
    assert table.player(1).unlocked == 2
    assert table.s.blue[5] == 1
    table.put(0, c61="wood")
    table.player(0).unlocked = 1
    assert not table.turn(0).refuses("die:blue-6"), "the other player may take it"


def test_common_pool_all_unlocked_dice_are_rolled_each_year() -> None:
    table = Position(2, blue_dice="common")
    table.player(0).unlocked = 2
    table.begin_retiring()
    table.pick("retire:coins", "retire:shipping")
    assert table.s.year == 2
    assert sum(table.s.blue[:6]) == 3
    assert sum(table.s.blue[6:]) == 0


def test_common_pool_the_limit_grows_with_an_unlocked_die_and_starts_again_each_year() -> None:
    table = Position(2, blue_dice="common")
    table.put(c11="religion", c21="wood", c31="grain")
    table.blue(1, 2, 3)
    p = table.player()
    p.unlocked = 1
    p.religion = 1
    table.luck("roll-blue-dice die:blue-6")
    table.turn().pick("die:blue-1", "advance", "decline")
    table.turn().pick("die:blue-2")
    assert table.turn().refuses("die:blue-3"), "two unlocked, two taken"
    table.pick("retire", "retire:coins", "retire:shipping")
    assert table.s.year == 2
    assert p.blue_taken == 0


def test_common_pool_a_die_unlocked_while_retiring_is_there_for_others_at_once() -> None:
    table = Position(2, blue_dice="common")
    table.put(1, c61="wood")
    table.player().religion = 1
    table.player(1).unlocked = 1
    table.luck("roll-blue-dice die:blue-6")
    table.begin_retiring()
    table.pick("retire:religion", "advance", "decline")
    table.play("1 turn die:blue-6")
    assert table.goods(1) == {"wood": 1}


@pytest.mark.parametrize(
    ("year", "space", "points"), [(1, 2, 0), (1, 3, 4), (2, 4, 0), (2, 5, 5), (3, 6, 0), (3, 7, 6)]
)
def test_solo_trees(year: int, space: int, points: int) -> None:
    table = Position(1)
    table.s.year = year
    table.player().conquest = space
    table.begin(EndYear())
    assert table.player().conquest_points == points


def test_solo_all_retiring_spaces_every_year() -> None:
    table = Position(1)
    for year in (1, 2):
        assert table.s.year == year
        table.begin_retiring()
        assert len(table.options()) == 5
        table.pick("retire:coins")


def achieved(table: Position) -> list[str]:
    return [ACHIEVEMENTS[k] for k in reached(table.s)]


@pytest.mark.parametrize(("points", "winners"), [(6, []), (99, []), (100, [0]), (151, [0])])
def test_solo_a_hundred_points_or_more_are_a_win(points: int, winners: list[int]) -> None:
    table = Position(1)
    table.player().points = points
    outcome = table.game.outcome(table.s)
    assert outcome.seats[0].score == points
    assert outcome.winners == winners


def test_among_several_the_best_wins_with_any_score() -> None:
    table = Position(2)
    table.player(1).points = 6
    outcome = table.game.outcome(table.s)
    assert (outcome.winners, outcome.target, outcome.goals) == ([1], None, ())


def test_solo_goals_tell_what_was_reached_and_what_is_needed() -> None:
    table = Position(1)
    table.harbour(coins=3, religion=2, conquistador=4, points=2)
    table.player().points = 20
    outcome = table.game.outcome(table.s)
    total = outcome.seats[0].score
    assert [(goal.ref.removeprefix("achievement:"), goal.have, goal.need) for goal in outcome.goals] == [
        ("communism", 0, 28),
        ("capitalism", 2, 4),
        ("theocracy", 0, 30),
        ("capracracy", 0, 1),
        ("democracy", total, 120),
        ("utopy", total, 150),
    ]


def test_solo_nobody_is_told_to_be_number_one() -> None:
    table = Position(1)
    table.player().conquest = 5
    table.begin(EndYear())
    (told,) = table.heard("conquest-scored")
    assert (told["place"], told["points"]) == (0, 4)
    assert Words(SANTA_MARIA, "en", ["Ana"]).happened("conquest-scored", told) == (
        "Ana has passed the tree of this year and gains 4 points"
    )


def test_solo_nothing_reached() -> None:
    assert achieved(Position(1)) == []


@pytest.mark.parametrize(("total", "names"), [(119, []), (120, ["democracy"]), (150, ["democracy", "utopy"])])
def test_solo_totals(total: int, names: list[str]) -> None:
    table = Position(1)
    table.player().points = total
    assert achieved(table) == names


@pytest.mark.parametrize(("pairs", "single", "points"), [(6, 1, 26), (7, 0, 28)])
def test_solo_communism(pairs: int, single: int, points: int) -> None:
    """A full colony: each colonist counts in its row and in its column."""
    table = Position(1)
    table.put(**{f"c{r}{c}": "wood" if (r + c) % 2 else "grain" for r in range(1, 7) for c in range(1, 7)})
    for k in range(pairs + single):
        table.put(**{f"c{k // 2 + 1}{k % 2 + 1}": "2 colonists" if k < pairs else "road"})
    assert table.game.outcome(table.s).seats[0].categories["colonists"] == points
    assert ("communism" in achieved(table)) is (points >= 28)


def test_solo_capitalism() -> None:
    table = Position(1)
    table.harbour(coins=4, religion=4, conquistador=4, points=3)
    assert "capitalism" not in achieved(table)
    table.harbour(points=1)
    assert "capitalism" in achieved(table)


def test_solo_theocracy_counts_before_the_cost() -> None:
    table = Position(1)
    table.priests(bishops="BI1 BI4 BI2")
    for space in (3, 4, 5):
        table.monk(space, 0)
    table.harbour(coins=12)
    table.put(**{f"c{r}{c}": "ship" for r in (1, 2) for c in range(1, 7)})
    assert table.game.outcome(table.s).seats[0].categories["bishops"] == 12 + 12 + 4
    assert "theocracy" not in achieved(table)
    table.put(**{f"c3{c}": "wood" for c in range(1, 7)})
    assert table.game.outcome(table.s).seats[0].categories["bishops"] == 30
    assert "theocracy" in achieved(table)


def test_solo_capracracy_a_bending_chain_of_one_terrain() -> None:
    table = Position(1)
    table.put(c21="wood", c22="wood", c32="wood", c33="wood", c34="wood", c24="wood", c25="wood")
    assert achieved(table) == []
    table.put(c26="grain")
    assert achieved(table) == [], "another terrain"
    table.put(c35="wood", c36="wood")
    assert achieved(table) == ["capracracy"]


def test_solo_capracracy_roads_and_corners_break_the_chain() -> None:
    table = Position(1)
    table.put(c11="wood", c21="wood", c31="road", c41="wood", c51="wood", c61="wood")
    assert achieved(table) == []
    table.put(c31="wood")
    assert achieved(table) == ["capracracy"], "from north to south"
    table = Position(1)
    table.put(c11="wood", c21="wood", c31="wood", c42="wood", c52="wood", c62="wood")
    assert achieved(table) == []


def test_solo_achievements_are_told_at_the_end() -> None:
    table = Position(1)
    table.player().points = 130
    table.s.year = 3
    table.begin(EndYear())
    assert table.heard("achievement-reached") == [{"seat": "seat:0", "achievement": "achievement:democracy"}]
    assert SANTA_MARIA.plain_picture(table.s)["solo"] == {"win": 100, "achievements": ["democracy"]}


def test_solo_achievements_are_not_told_before_the_end_nor_to_several() -> None:
    table = Position(1)
    table.player().points = 130
    table.s.year = 2
    table.begin(EndYear())
    assert table.heard("achievement-reached") == []
    table = Position(2)
    table.player().points = 130
    table.s.year = 3
    table.begin(EndYear())
    assert table.heard("achievement-reached") == []


@pytest.mark.parametrize(("rule", "points"), [("scores", 3), ("no-points", 0)])
def test_the_scholar_of_the_town_hall_scores_by_option(rule: str, points: int) -> None:
    table = Position(1, town_hall_scholar=rule)
    table.player().scholar = 5
    assert table.game.outcome(table.s).seats[0].categories["scholars"] == points
