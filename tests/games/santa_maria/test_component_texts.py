"""What the text of a component says is what it does, played: ships, priests, places, goods, achievements."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from farshore.games.santa_maria.colony import ALL
from farshore.games.santa_maria.components import GOODS, RESOURCES
from farshore.games.santa_maria.edition import SantaMariaEdition
from farshore.games.santa_maria.scoring import points_of_bishops, points_of_colonists, score
from farshore.games.santa_maria.solo import ACHIEVEMENTS, reached
from farshore.games.santa_maria.steps.conquest import Conquistador
from farshore.games.santa_maria.steps.religion import Religion
from farshore.games.santa_maria.steps.retire import Income
from farshore.testing import row
from farshore.words import LANGUAGES, Words
from tests.games.santa_maria.position import BUILDINGS, SANTA_MARIA, Position

BOX = cast("SantaMariaEdition", SANTA_MARIA.edition())
both = pytest.mark.parametrize("language", LANGUAGES)


def said(ref: str, language: str) -> str:
    return " ".join(Words(SANTA_MARIA, language, (), BOX, {}).help(ref))


def numbers(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", text)]


def goods_in(ref: str, language: str) -> dict[str, int]:
    """The goods that the explanation of a thing names, all of which stand in its text."""
    (facts,) = [facts for _, facts in SANTA_MARIA.explain(BOX, ref, {}) if "goods" in facts]
    goods = {name.removeprefix("good:"): n for name, n in cast("dict[str, int]", facts["goods"]).items()}
    text, words = said(ref, language), Words(SANTA_MARIA, language)
    for name, n in goods.items():
        assert words.bundle({f"good:{name}": n}) in text
    return goods


def categories(table: Position) -> dict[str, Any]:
    return table.game.outcome(table.s).seats[0].categories


@both
@pytest.mark.parametrize("name", [x.name for x in BOX.shipments])
def test_a_shipment_costs_and_scores_what_its_text_says(name: str, language: str) -> None:
    cost = goods_in(f"shipment:{name}", language)
    for short in (*cost, ""):
        table = Position()
        table.put(c11="ship")
        table.has(**{good: n - (good == short) for good, n in cost.items()}, coins=1)
        table.dock(religion=name)
        table.turn()
        if short:
            assert table.refuses("cell:1,1") or f"shipment:{name}" not in shown(table)
            continue
        table.pick("cell:1,1", f"shipment:{name}")
        assert table.goods() == {}, "a coin for the building, and the cost"
        assert categories(table)["shipments"] == numbers(said(f"shipment:{name}", language))[-1]


def shown(table: Position) -> list[str]:
    table.pick("cell:1,1")
    return table.options()


@both
@pytest.mark.parametrize("number", range(len(BOX.scholars)))
def test_a_scholar_scores_what_its_text_says(number: int, language: str) -> None:
    table = Position()
    others = [k for k in range(len(BOX.scholars)) if k != number]
    table.s.scholars = row(number, *others[:2])
    table.monk(0, 0)
    assert categories(table)["scholars"] == numbers(said(f"scholar:{BOX.scholars[number].name}", language))[-1]


def satisfy(table: Position, bishop: str, times: int) -> None:
    """What the bishop asks for, so often."""
    spaces = [f"c{down}{across}" for down in range(1, 7) for across in range(1, 7)]
    if bishop == "shipment":
        table.harbour(coins=times)
    elif bishop == "line":
        table.put(**dict.fromkeys(spaces[: 6 * min(times, 6)], "wood"))
    elif bishop == "monk":
        for space in range(6, 6 + times - 1):
            table.monk(space, 0)  # the bishop's own is one
    elif bishop == "terrain":
        table.put(**dict.fromkeys(spaces[:times], "ship"))
    elif bishop == "terrains":
        for k, what in enumerate(("wood", "grain", "gem")):
            table.put(**dict.fromkeys(spaces[12 * k : 12 * k + times + (k == 0)], what))
    else:
        assert bishop == "region"
        table.put(**dict.fromkeys(spaces[:times], "wood"), c65="wood", c64="grain")


@both
@pytest.mark.parametrize("number", range(len(BOX.bishops)))
def test_a_bishop_pays_for_what_its_text_asks(number: int, language: str) -> None:
    name = BOX.bishops[number].name
    ((message, facts),) = SANTA_MARIA.explain(BOX, f"bishop:{name}", {})
    each, *_, cap, cost = numbers(said(f"bishop:{name}", language))
    assert (each, cap, cost) == (facts["points"], facts["cap"], facts["cost"])
    most = 5 if message.endswith("-monk") else 6 if message.endswith("-line") else 8 if message.endswith("s") else 20
    for times in range(1, most + 1):
        table = Position()
        table.s.bishops = row(number, *[k for k in range(len(BOX.bishops)) if k != number][:2])
        table.monk(3, 0)
        satisfy(table, message.removeprefix("explain-bishop-"), times)
        assert categories(table)["bishops"] == min(cap, each * times)
        assert categories(table)["bishop-cost"] == -cost


@both
@pytest.mark.parametrize("name", [x.name for x in BOX.stations])
def test_a_station_gives_what_its_text_says(name: str, language: str) -> None:
    table = Position()
    table.player().religion = 3
    table.priests()
    table.begin(Religion(0)).pick("advance", f"station:{name}")
    gained = {**table.goods(), "points": table.player().points}
    assert {good: n for good, n in gained.items() if n} == goods_in(f"station:{name}", language)


def does(table: Position, message: str, facts: dict[str, Any]) -> None:
    """What one line of a dock or retiring space promised has happened."""
    gained = {**table.goods(), "points": table.player().points}
    if message == "explain-gain":
        told = {ref.removeprefix("good:"): n for ref, n in facts["goods"].items()}
        assert {good: n for good, n in gained.items() if n} == told
    elif message == "explain-religion":
        assert table.player().religion == facts["times"]
    elif message == "explain-conquistador":
        assert table.player().conquest == facts["times"]
    elif message == "explain-ship":
        assert table.options()[0] == "shipment:SS01" or len(table.player().ships) == facts["times"]
    else:
        assert message == "explain-road" and table.asked() == ["0 place-road"] and facts["times"] == 1


@pytest.mark.parametrize("name", [x.name for x in BOX.docks])
def test_a_dock_pays_what_its_text_says(name: str) -> None:
    for message, facts in SANTA_MARIA.explain(BOX, f"dock:{name}", {}):
        table = Position()
        table.harbour(**{name: 1})
        table.begin(Income(0, 0))
        does(table, message, facts)


@pytest.mark.parametrize("name", [x.name for x in BOX.retiring])
def test_a_retiring_space_does_what_its_text_says(name: str) -> None:
    for message, facts in SANTA_MARIA.explain(BOX, f"retire:{name}", {}):
        table = Position(3)
        if message == "explain-ship":
            table.dock(coins="SS01")
            table.has(wood=1, sugar=1)
        table.begin_retiring().pick(f"retire:{name}")
        does(table, message, facts)


@both
def test_goods_sell_cost_and_fill_the_storage_as_their_texts_say(language: str) -> None:
    for k, good in enumerate(GOODS[:RESOURCES]):
        told = numbers(said(f"good:{good}", language))
        for skill, sale in (("", told[0]), ("merchant", told[1] if k >= 2 else told[0])):
            table = Position()
            if skill:
                table.skill(skill)
            table.has(**{good: 1})
            table.turn().pick(f"sell good:{good}")
            assert table.goods() == {"coins": sale}
        if k < 2:
            for skill, price in (("", told[1]), ("provisioner", told[2])):
                table = Position()
                if skill:
                    table.skill(skill)
                table.has(coins=price)
                table.put(c11="religion")
                table.turn()
                assert f"buy good:{good}" in table.options()
                table.pick(f"buy good:{good}")
                assert table.goods() == {good: 1}
        table = Position(1)
        place = {"wood": "2 wood", "grain": "2 grain"}.get(good)
        if place in BUILDINGS:
            table.put(c11=place)
            table.has(**{good: told[-1] - 1}, coins=1)
            table.turn().pick("cell:1,1")
            assert table.goods()[good] == told[-1]
    (coins, points) = numbers(said("good:coins", language))
    table = Position()
    table.has(coins=2 * coins)
    assert categories(table)["coins"] == 2 * points
    table.has(coins=2 * coins - 1)
    assert categories(table)["coins"] == points


@both
def test_the_captain_gives_as_many_coins_as_its_text_says(language: str) -> None:
    name = next(x.name for x in BOX.scholars if x.skill == 9)
    table = Position()
    table.skill("captain")
    table.begin(Conquistador(0), Conquistador(0))
    assert table.goods()["coins"] == 2 * numbers(said(f"scholar:{name}", language))[0]


@both
def test_achievements_are_reached_at_the_numbers_in_their_texts(language: str) -> None:
    def need(name: str) -> int:
        return numbers(said(f"achievement:{name}", language))[0]

    def has(table: Position, name: str) -> bool:
        return ACHIEVEMENTS.index(name) in reached(table.s)

    table = Position(1)
    for name in ("democracy", "utopy"):
        table.player().points += need(name) - score(table.s, 0)
        assert has(table, name)
        table.player().points -= 1
        assert not has(table, name)
    docks = ("coins", "religion", "conquistador", "points")
    table = Position(1)
    table.harbour(**dict.fromkeys(docks, need("capitalism") - 1))
    assert not has(table, "capitalism")
    table.harbour(**dict.fromkeys(docks, 1))
    assert has(table, "capitalism")
    table = Position(1)
    found: list[tuple[int, bool]] = []
    for down in range(1, 7):
        for across in range(1, 7):
            table.put(**{f"c{down}{across}": "road"})
            found.append((int(points_of_colonists(table.s, table.player())), has(table, "communism")))
    assert table.player().filled == ALL
    assert all(reached_it == (points >= need("communism")) for points, reached_it in found)
    assert {reached_it for _, reached_it in found} == {True, False}
    table = Position(1)
    table.priests(bishops="BI1 BI6 BI4")
    for space in (3, 4, 5):
        table.monk(space, 0)
    found = []
    for ships in range(12):
        table.harbour(coins=1)
        table.put(**{f"c{ships // 6 + 1}{ships % 6 + 1}": "ship"})
        found.append((int(points_of_bishops(table.s, 0)), has(table, "theocracy")))
    assert all(reached_it == (points >= need("theocracy")) for points, reached_it in found)
    assert {reached_it for _, reached_it in found} == {True, False}
