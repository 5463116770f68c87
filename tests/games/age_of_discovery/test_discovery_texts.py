"""What the text of a discovery, a good or a building that scores says is what it is worth, measured by playing."""

from __future__ import annotations

import re

import pytest

from farshore.games.age_of_discovery.edition import SCORE, Building, Discovery
from farshore.games.age_of_discovery.steps.discovery import ResolveDiscovery
from farshore.games.age_of_discovery.steps.rounds import ReceiveIncome
from farshore.testing import row
from farshore.words import LANGUAGES, Words
from tests.games.age_of_discovery.board import EVERYWHERE, GAME, Board

BOX = GAME.edition()


def numbers(ref: str, language: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", " ".join(Words(GAME, language).help(ref)))]


def scored(x: Building, count: int) -> int:
    """Points of a building of the last age with this many of what it counts."""
    table = Board(2, builders="on")
    table.own(0, x.name)
    what = x.name
    if what == "mercantilism":
        table.hold(0, 2, fish=count)
    elif what == "population":
        table.settle(0, "peru", colonist=count)
    elif what == "navy":
        table.hold(0, count, fish=1)
    elif what == "power":
        table.settle(0, "peru", soldier=count, colonist=1)
    elif what == "prosperity":
        table.own(0, *["settlers", "monastery", "plague-1", "spoils-1-money"][: count - 1])
    elif what == "glory":
        for region in EVERYWHERE[:count]:
            table.settle(0, region, colonist=1)
            table.settle(1, region, colonist=3)
        table.settle(0, "caribbean", colonist=2)
        table.settle(1, "caribbean", colonist=2)
    elif what == "wealth":
        table.cash(0, count)
    elif what == "age-of-discovery":
        table.player(0).tokens = row(*range(count - 1))
        table.player(0).cards = row(3)
    elif what == "new-world-capital-city":
        table.settle(0, "peru", builder=count)
        table.settle(1, "peru", builder=1)
    else:
        assert what == "age-of-reason"
        table.player(0).scholars = count
    return int(table.game.outcome(table.s).seats[0].categories["buildings"])


@pytest.mark.parametrize("x", [x for x in BOX.buildings if x.effect == SCORE], ids=lambda x: str(x.name))
def test_a_building_that_scores_is_worth_what_its_text_says(x: Building) -> None:
    for language in LANGUAGES:
        each, *rest = numbers(f"building:{x.name}", language)
        per = rest[0] if rest and x.name != "glory" else 1
        assert [scored(x, count) for count in (per, 2 * per, 3 * per)] == [each, 2 * each, 3 * each]
        assert per == 1 or scored(x, 2 * per - 1) == each
        assert rest == ([3] if x.name == "glory" else [per] if per > 1 else [])


@pytest.mark.parametrize("x", BOX.tokens, ids=lambda x: str(x.name))
def test_a_token_resists_pays_and_scores_as_its_text_says(x: Discovery) -> None:
    for language in LANGUAGES:
        resistance, plunder, booty, worth = numbers(f"token:{x.name}", language)
        for soldiers, wins in ((resistance - 1, False), (resistance, True)):
            table = Board(2)
            table.lay("peru", x.name)
            table.embark(0, soldier=soldiers)
            table.stage(ResolveDiscovery())
            if soldiers:
                table.pick("region:peru", *([f"count:{soldiers}"] if soldiers > 1 else []))
            assert bool(len(table.player(0).tokens)) is wins
            assert table.money()[0] == (plunder + booty * soldiers if wins else 0)
            assert table.game.outcome(table.s).seats[0].categories["discoveries"] == (worth if wins else 0)


@pytest.mark.parametrize("x", BOX.cards, ids=lambda x: str(x.name))
def test_a_card_resists_pays_and_scores_as_its_text_says(x: Discovery) -> None:
    for language in LANGUAGES:
        resistance, plunder, booty, worth = numbers(f"card:{x.name}", language)
        for soldiers, wins in ((resistance - 1, False), (resistance, True)):
            table = Board(2, luck=(f"reveal-card card:{x.name}",))
            table.open(*EVERYWHERE)
            table.embark(0, soldier=soldiers)
            table.stage(ResolveDiscovery())
            table.pick("deck", f"count:{soldiers}")
            assert bool(len(table.player(0).cards)) is wins
            assert table.money()[0] == (plunder + booty * soldiers if wins else 0)
            assert table.game.outcome(table.s).seats[0].categories["discoveries"] == (worth if wins else 0)


@pytest.mark.parametrize("good", BOX.goods)
def test_a_good_has_as_many_tiles_and_pays_as_its_text_says(good: str) -> None:
    table = Board(2)
    number = table.good(good)
    tiles = table.s.pool[number] + table.s.offer[number] + list(table.s.region_good).count(number)
    other = next(x for x in BOX.goods if x != good)

    def income(ships: int = 0, **goods: int) -> int:
        hand = Board(2)
        hand.hold(0, ships, **goods)
        hand.stage(ReceiveIncome())
        return hand.money()[0]

    alike = [income(1, **{good: 3}), income(**{good: 3}), income(**{good: 2, other: 1})]
    assert income(2, **{good: 1}) == 0, "one ship in each set"
    for language in LANGUAGES:
        count, four, most, three, less, any_three, least = numbers(f"good:{good}", language)[:7]
        assert (four, three, any_three) == (4, 3, 3)
        assert [count, most, less, least] == [tiles, *alike]
