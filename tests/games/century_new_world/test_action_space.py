"""Picks as action numbers: every pick that a question can offer has one, and hardly any number is spare."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farshore.core.agenda import NATURE, Ask
from farshore.core.decision import pending
from farshore.core.edition import edition_text
from farshore.games.century_new_world.action_space import most_trades
from farshore.games.century_new_world.edition import CenturyEdition
from farshore.games.century_new_world.steps.fort import Explore, VisitFort
from farshore.games.century_new_world.steps.work import Trade
from tests.games.century_new_world.position import CENTURY, CIRCLES, Position, blank, played, two_stacks


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("greed", [0, 80])
def test_every_pick_has_an_action_and_every_action_its_pick(seats: int, greed: int, tmp_path: Path) -> None:
    for edition in ("standard", two_stacks(tmp_path)):
        numbers = CENTURY.actions(blank(seats, edition))
        for s in played(seats, 1, greed, edition):
            for d in pending(s):
                for pick in d.options(s) if d.seat != NATURE else []:
                    action = numbers.number(d.ask, pick)
                    assert 0 <= action < numbers.size
                    assert numbers.pick(d.ask, action) == pick


def test_actions_are_declared_without_waste(tmp_path: Path) -> None:
    def picks(seats: int, edition: str, kind: type[Ask]) -> list[int]:
        return list(CENTURY.actions(blank(seats, edition)).numbers[kind].picks)

    assert picks(2, "standard", VisitFort) == [0, 1, 2]
    assert picks(2, two_stacks(tmp_path), VisitFort) == [0, 1, 2, 3]
    assert len(picks(3, "standard", Explore)) == 10
    assert len(picks(4, "standard", Explore)) == 8, "two locations stay open with four"


def test_the_most_trades_are_those_of_full_storage_and_every_tool() -> None:
    """The best exchange gives one tobacco away; one Tool card brings another on arrival."""
    table = Position(4)
    table.has(0, 0, 0, 10, 0)
    place = table.s.location(table.spot("D1-1"))
    tools = [c for c in table.s.edition.cards if c.kind == 1 and c.circle == place.circle and c.cube == 2]
    table.tool(0, CIRCLES[place.circle], 2, len(tools))
    table.turn().pick("location:D1-1")
    most = int(table.options()[-1].removeprefix("times:"))
    assert most == 10 + len(tools)
    numbers = CENTURY.actions(blank(4))
    assert list(numbers.numbers[Trade].picks) == list(range(1, most + 1))


def test_a_trade_that_gives_some_of_its_cubes_back_can_be_made_more_often(tmp_path: Path) -> None:
    path = tmp_path / "lasting.toml"
    before, after = edition_text(CENTURY, "standard").split('id = "D1-1"')
    after = after.replace("give = { green = 1 }", "give = { green = 3 }", 1)
    after = after.replace("gain = { red = 2 }", "gain = { red = 1, green = 2 }", 1)
    path.write_text(f'{before}id = "D1-1"{after}', encoding="utf-8")
    edition = CENTURY.edition(str(path))
    assert isinstance(edition, CenturyEdition)
    place = next(x for x in edition.maps[0] if x.name == "D1-1")
    tools = len([c for c in edition.cards if c.kind == 1 and c.circle == place.circle and c.cube == 2])
    assert most_trades(edition, 4, place) == 10 + tools - 2, "one tobacco less each time, down to two"


def test_nobody_who_works_has_more_tools_than_one_card_less_than_ends_the_game(tmp_path: Path) -> None:
    """Ten Tool cards that all bring a tobacco on the mountain: the eighth Point card ends the game."""
    path = tmp_path / "tools.toml"
    tool = r'(type = "tool"\ncircle = )"\w+"(\ncube = )"\w+"'
    text, changed = re.subn(tool, r'\1"mountain"\2"green"', edition_text(CENTURY, "standard"))
    assert changed == 10
    path.write_text(text, encoding="utf-8")
    edition = CENTURY.edition(str(path))
    assert isinstance(edition, CenturyEdition)
    place = next(x for x in edition.maps[0] if x.name == "D1-1")
    assert CIRCLES[place.circle] == "mountain"
    assert most_trades(edition, 4, place) == 10 + 7
