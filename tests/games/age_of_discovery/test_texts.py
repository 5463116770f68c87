"""What texts say is what the engine does: components whose reading a variant settles, in both languages."""

from __future__ import annotations

import pytest

from farshore.games.age_of_discovery.steps.benefit_order import BuildingBenefits
from farshore.games.age_of_discovery.steps.discovery import ResolveDiscovery
from farshore.games.age_of_discovery.steps.plague import thin_colonies
from farshore.games.age_of_discovery.steps.rounds import ReceiveIncome
from farshore.games.age_of_discovery.steps.specialists import ResolveSpecialists
from farshore.words import Words
from tests.games.age_of_discovery.board import GAME, Board

ENGLISH, PORTUGUESE = "en", "pt-BR"


def said(ref: str, **variants: str) -> tuple[str, str]:
    """The help of a component in both languages."""
    found = [" ".join(Words(GAME, language, variants=variants).help(ref)) for language in (ENGLISH, PORTUGUESE)]
    return found[0], found[1]


@pytest.mark.parametrize("rate", ["5", "10"])
def test_wealth(rate: str) -> None:
    english, portuguese = said("building:wealth", wealth=rate)
    assert f"every ${rate} you have" in english and f"por ${rate} que você tem" in portuguese
    table = Board(2, wealth=rate)
    table.own(0, "wealth")
    table.cash(0, 2 * int(rate) - 1)
    assert table.game.outcome(table.s).seats[0].categories["buildings"] == 1


@pytest.mark.parametrize(
    ("variant", "english", "portuguese", "left"),
    [
        ("to_one", "shrinks to 1 worker", "é reduzida a 1 trabalhador", 1),
        ("by_one", "loses 1 worker", "perde 1 trabalhador", 2),
    ],
)
def test_plague_of_age_two(variant: str, english: str, portuguese: str, left: int) -> None:
    texts = said("building:plague-2", plague=variant)
    assert english in texts[0] and portuguese in texts[1]
    table = Board(2, builders="on", plague=variant)
    table.settle(1, "peru", colonist=3)
    thin_colonies(table.s, 3)
    table.stage(table.s.agenda.pop())
    assert sum(table.there(1, "peru").values()) == left


@pytest.mark.parametrize(
    ("variant", "english", "portuguese", "rides"),
    [
        ("own_colony", "where you have a worker", "onde você tem um trabalhador", False),
        ("any_region", "any neighbouring discovered region", "qualquer região vizinha já descoberta", True),
    ],
)
def test_stables(variant: str, english: str, portuguese: str, rides: bool) -> None:
    texts = said("building:stables", stables=variant)
    assert english in texts[0] and portuguese in texts[1]
    table = Board(2, stables=variant)
    table.own(0, "stables")
    table.settle(0, "caribbean", soldier=1)
    table.open("florida")
    table.stage(ResolveDiscovery())
    assert (table.asked() == ["0 ride-out"]) is rides


@pytest.mark.parametrize(
    ("variant", "english", "portuguese", "points"),
    [("own", "worker you had", "trabalhador seu", 4), ("everybody", "no matter who owns it", "seja de quem for", 8)],
)
def test_age_of_reason(variant: str, english: str, portuguese: str, points: int) -> None:
    texts = said("building:age-of-reason", age_of_reason=variant)
    assert english in texts[0] and portuguese in texts[1]
    table = Board(2, builders="on", age_of_reason=variant)
    table.own(0, "age-of-reason")
    table.s.round, table.s.age = 7, 2
    for seat in range(2):
        table.study(seat, seat, "colonist")
    table.stage(ResolveSpecialists())
    assert table.game.outcome(table.s).seats[0].categories["buildings"] == points


@pytest.mark.parametrize(("variant", "paid"), [("income", [4, 4]), ("benefits", [0, 4])])
def test_mint(variant: str, paid: list[int]) -> None:
    english, portuguese = said("building:mint", mint=variant)
    assert ("together with the income" in english) is (variant == "income")
    assert ("junto com a Receita" in portuguese) is (variant == "income")
    table = Board(2, builders="on", mint=variant)
    table.own(0, "mint")
    table.hold(0, gold=2)
    table.stage(ReceiveIncome())
    found = [table.money()[0]]
    table.stage(BuildingBenefits(0))
    assert [*found, table.money()[0]] == paid


def test_a_region_names_its_good_only_if_it_is_known() -> None:
    box = GAME.edition()
    for region in box.regions:
        good = box.goods[region.good]
        known, drawn = said(f"region:{region.name}"), said(f"region:{region.name}", region_goods="random")
        for language, texts in ((ENGLISH, (known[0], drawn[0])), (PORTUGUESE, (known[1], drawn[1]))):
            name = Words(GAME, language).ref(f"good:{good}")
            assert name in texts[0] and name not in texts[1]


COUNTED = {
    "mercantilism": (lambda t: t.hold(0, fish=1)),
    "navy": (lambda t: t.hold(0, 1)),
    "power": (lambda t: t.settle(0, "peru", soldier=1)),
    "prosperity": (lambda t: t.own(0, "trading-post")),
    "new-world-capital-city": (lambda t: t.settle(0, "peru", builder=1)),
    "population": (lambda t: t.settle(0, "peru", colonist=2)),
}


@pytest.mark.parametrize("name", COUNTED)
def test_a_building_that_counts_is_worth_what_its_text_says(name: str) -> None:
    tile = next(x for x in GAME.edition().buildings if x.name == name)
    lines = dict(GAME.explain(GAME.edition(), f"building:{name}", {}))
    (told,) = [arguments for message, arguments in lines.items() if message.startswith("explain-score-")]
    table = Board(2, builders="on")
    table.own(0, name)
    before = table.game.outcome(table.s).seats[0].categories["buildings"]
    COUNTED[name](table)
    after = table.game.outcome(table.s).seats[0].categories["buildings"]
    assert after - before == told["each"] == tile.each
