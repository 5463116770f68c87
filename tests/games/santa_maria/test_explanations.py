"""What a text says is what the engine does: every effect is carried out, every number in a text compared."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from farshore.core.game import Fact
from farshore.games.santa_maria.components import GOODS, RESOURCES, ROAD, Effect
from farshore.games.santa_maria.edition import SantaMariaEdition
from farshore.games.santa_maria.explain import effect as lines_of
from farshore.games.santa_maria.steps.activate import change_price, single_price
from farshore.games.santa_maria.steps.buildings import action
from farshore.games.santa_maria.steps.expand import tile_cost
from farshore.games.santa_maria.steps.storage import buy_price, sale_price
from farshore.words import LANGUAGES, Words
from tests.games.santa_maria.position import SANTA_MARIA, Position

BOX = cast("SantaMariaEdition", SANTA_MARIA.edition())


def has_all(table: Position) -> dict[str, int]:
    """One of every resource, and room for two more."""
    table.has(**dict.fromkeys(GOODS[:RESOURCES], 1), coins=1)
    return dict.fromkeys((*GOODS[:RESOURCES], "coins"), 1)


def after_effect(number: int, *picks: str) -> tuple[Position, dict[str, int]]:
    """What an effect changed in goods, coins and points."""
    table = Position(1)
    before = has_all(table)
    table.dock(coins="SS01")
    table.player().points = 0
    table.begin(*(action(table.s, 0, number) for k in range(table.s.edition.effects[number].times)))
    table.pick(*picks)
    now = {**dict.fromkeys(before, 0), **table.goods(), "points": table.player().points}
    return table, {name: n - before.get(name, 0) for name, n in now.items() if n != before.get(name, 0)}


def counted(fact: Fact) -> dict[str, int]:
    assert isinstance(fact, dict)
    return {ref.removeprefix("good:"): n for ref, n in fact.items()}


def check_effect(number: int, effect: Effect) -> None:
    for message, facts in lines_of(effect):
        if message == "explain-gain":
            assert after_effect(number)[1] == counted(facts["goods"])
        elif message.startswith("explain-trade"):
            paid = str(facts["good"])
            gains = counted(facts["goods"])
            path = " ".join([paid, *(f"good:{name}" for name in gains)]) if len(effect.alternatives) > 1 else paid
            expected = dict(gains)
            expected[paid.removeprefix("good:")] = expected.get(paid.removeprefix("good:"), 0) - 1
            assert after_effect(number, path)[1] == {name: n for name, n in expected.items() if n}
        elif message == "explain-conquistador":
            assert after_effect(number)[0].player().conquest == facts["times"]
        elif message == "explain-religion":
            assert facts["times"] == 1
            assert after_effect(number, "good:grain", "decline")[0].player().religion == 2
        elif message == "explain-ship":
            assert facts["times"] == 1
            assert len(after_effect(number, "shipment:SS01")[0].player().ships) == 1
        else:
            assert message == "explain-road"
            assert after_effect(number, "cell:2,2")[0].player().filled != 0


@pytest.mark.parametrize("number", range(len(BOX.effects)))
def test_every_effect_does_what_its_text_says(number: int) -> None:
    check_effect(number, BOX.effects[number])


def said(ref: str, language: str = "en", **variants: str) -> str:
    return " ".join(Words(SANTA_MARIA, language, (), BOX, variants).help(ref))


def numbers(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", text)]


def scholar(skill: int) -> str:
    return f"scholar:{next(x.name for x in BOX.scholars if x.skill == skill)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prices_of_skills_are_those_in_their_texts(language: str) -> None:
    table = Position()
    p = table.player()
    table.skill("mathematician")
    assert numbers(said(scholar(3), language))[0] == 2
    assert [change_price(p, 0, k) for k in range(4)] == [0, 0, 0, 1]
    table.skill("merchant")
    assert numbers(said(scholar(5), language))[:2] == [sale_price(p, 2), 2] == [sale_price(p, 4), 2]
    table.skill("provisioner")
    assert numbers(said(scholar(6), language))[0] == buy_price(p)
    table.skill("theologian")
    assert numbers(said(scholar(8), language))[0] == 2
    table.skill("architect")
    assert numbers(said(scholar(1), language))[0] == 1
    assert tile_cost(p, 0) == 1
    table.skill("steward")
    p.singles = 3
    assert numbers(said(scholar(4), language))[:2] == [4 - single_price(p), 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_shipments_scholars_and_bishops_show_their_points(language: str) -> None:
    for shipment in BOX.shipments:
        assert numbers(said(f"shipment:{shipment.name}", language))[-1] == shipment.points
    for x in BOX.scholars:
        assert numbers(said(f"scholar:{x.name}", language))[-1] == x.points
    for bishop in BOX.bishops:
        shown = numbers(said(f"bishop:{bishop.name}", language))
        assert (shown[0], *shown[-2:]) == (bishop.points, bishop.cap, 2)


def test_the_points_of_a_town_halls_scholar_follow_the_variant() -> None:
    assert "town hall" not in said("scholar:SC01")
    assert "town hall" not in said("scholar:SC01", town_hall_scholar="scores")
    assert "nothing if it came with your town hall" in said("scholar:SC01", town_hall_scholar="no-points")
    assert "nada se veio com a sua prefeitura" in said("scholar:SC01", "pt-BR", town_hall_scholar="no-points")
    for rule, counts in (("scores", True), ("no-points", False)):
        table = Position(2, town_hall_scholar=rule)
        table.player().scholar = 0
        categories: dict[str, Any] = table.game.outcome(table.s).seats[0].categories
        assert bool(categories["scholars"]) is counts


def test_every_space_of_a_tile_is_in_its_text() -> None:
    for tile in BOX.tiles:
        text = said(f"tile:{tile.name}")
        for number in tile.spaces:
            space = BOX.spaces[number]
            if space.terrain == ROAD:
                assert f"Road with {space.colonists} colonist" in text
            else:
                assert ("forest", "farmland", "mountain", "town")[space.terrain] in text
