"""What the texts of workers, nations, regions, spaces and variants say is what happens: every number is played out."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from farshore.games.age_of_discovery.edition import NATIONS, WORKERS
from farshore.games.age_of_discovery.steps.buildings import ResolveBuildings
from farshore.games.age_of_discovery.steps.discovery import ResolveDiscovery
from farshore.games.age_of_discovery.steps.dock import ResolveDock
from farshore.games.age_of_discovery.steps.placement import PlaceWorker
from farshore.games.age_of_discovery.steps.reset import ScoreNewWorld
from farshore.games.age_of_discovery.steps.rounds import PayInitiative, Reorder
from farshore.games.age_of_discovery.steps.specialists import ResolveSpecialists
from farshore.games.age_of_discovery.steps.trade import ResolveShipping, ResolveTradeGoods
from farshore.games.age_of_discovery.steps.warfare import ResolveWarfare
from farshore.testing import ScriptedTable
from farshore.words import LANGUAGES, Words
from tests.games.age_of_discovery.board import GAME, Board

BOX = GAME.edition()
ROUNDS = sum(age.rounds for age in BOX.ages)


def numbers(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", text)]


def worth_in_shipping(kind: str) -> int:
    """Against how many colonists of an earlier player it loses the tie, but not against one less."""
    for colonists in range(1, 5):
        table = Board(2)
        table.ship_crew(0, colonist=colonists)
        table.ship_crew(1, **{kind: 1})
        table.stage(ResolveShipping())
        if table.player(0).ships:
            return colonists
    return 0


def worth_in_discovery(kind: str) -> int:
    best = 0
    for token in BOX.tokens:
        table = Board(2)
        table.lay("peru", token.name)
        table.embark(0, **{kind: 1})
        table.stage(ResolveDiscovery())
        table.pick("region:peru")
        best = max(best, int(token.resistance)) if len(table.player(0).tokens) else best
    return best


def landed(kind: str) -> Board:
    table = Board(2)
    table.stand("dock", (0, kind))
    table.stage(ResolveDock())
    table.pick("region:caribbean")
    return table


def captain() -> list[int]:
    assert worth_in_shipping("captain") == worth_in_discovery("captain")
    return [worth_in_shipping("captain")]


def merchant() -> list[int]:
    assert worth_in_discovery("merchant") == 1
    return [landed("merchant").money()[0], worth_in_shipping("merchant")]


def missionary() -> list[int]:
    assert landed("missionary").there(0, "caribbean")["missionary"] == 1
    return [landed("missionary").there(0, "caribbean")["colonist"]]


def soldier() -> list[int]:
    assert worth_in_shipping("soldier") == worth_in_discovery("soldier") == 1
    return []


def builder() -> list[int]:
    """What it saves, what it adds for the first and the second in a region, no matter who these are."""
    paid = []
    for kind in ("colonist", "builder"):
        table = Board(2, builders="on")
        table.sell("settlers")
        table.cash(0, 10)
        table.stand("building_track", (0, kind))
        table.stage(ResolveBuildings())
        table.pick("building:settlers")
        paid.append(10 - table.money()[0])
    scored = []
    for third in ("colonist", "builder"):
        table = Board(3, builders="on")
        table.settle(0, "peru", colonist=4)
        table.settle(1, "peru", colonist=2)
        table.settle(2, "peru", **{third: 1})
        table.stage(ScoreNewWorld())
        scored.append([p.scored[0] for p in table.s.players])
    assert scored[0][2] == scored[1][2] == 0
    return [paid[0] - paid[1], scored[1][0] - scored[0][0], scored[1][1] - scored[0][1]]


def colonist() -> list[int]:
    assert worth_in_shipping("colonist") == worth_in_discovery("colonist") == 1
    return []


DONE: dict[str, Callable[[], list[int]]] = {
    "colonist": colonist,
    "captain": captain,
    "merchant": merchant,
    "missionary": missionary,
    "soldier": soldier,
    "builder": builder,
}


@pytest.mark.parametrize("kind", WORKERS)
def test_a_worker_does_what_its_text_says(kind: str) -> None:
    for language in LANGUAGES:
        assert numbers(" ".join(Words(GAME, language).help(f"worker:{kind}"))) == DONE[kind]()


@pytest.mark.parametrize("region", BOX.regions, ids=lambda x: str(x.name))
def test_a_region_gives_its_good_to_as_many_workers_as_its_text_says(region: object) -> None:
    name, good = region.name, BOX.goods[region.good]  # type: ignore[attr-defined]
    for language in LANGUAGES:
        (least,) = numbers(" ".join(Words(GAME, language).help(f"region:{name}")))
        for there, gained in ((least - 2, {}), (least - 1, {good: 1})):
            table = Board(2)
            table.settle(0, name, colonist=there)
            table.stand("dock", (0, "colonist"))
            table.stage(ResolveDock())
            table.pick(f"region:{name}")
            assert table.goods(0) == gained


def offer_advantage(table: Board, nation: str) -> bool:
    """A chance to use the advantage in this round; used if it is offered."""
    if nation == "england":
        table.stage(ResolveDock())
    elif nation == "france":
        table.stage(ResolveTradeGoods())
    elif nation == "holland":
        table.s.ships_left -= not table.s.ship
        table.s.ship = True
        table.stage(ResolveShipping())
    elif nation == "italy":
        table.study(0, 1, "colonist")
        table.stage(ResolveSpecialists())
    else:
        table.embark(0, soldier=1)
        table.player(0).sailing = 0
        table.stage(ResolveDiscovery())
    ways = table.options() if table.asked() and table.asked()[0].startswith("0 ") else []
    used = next((path for path in ways if "nation:" in path or "good:" in path or "worker:colonist" in path), None)
    if used is not None:
        table.pick(used)
    while table.asked():
        table.pick(table.options()[-1])
    return used is not None


@pytest.mark.parametrize("nation", [x for x in NATIONS if x != "spain"])
def test_a_nation_uses_its_advantage_as_often_as_its_text_says(nation: str) -> None:
    table = Board(2, nations="random")
    table.player(0).nation = NATIONS.index(nation)
    table.player(0).advantage = BOX.nation_uses[NATIONS.index(nation)]
    uses: list[tuple[int, int]] = []
    for _ in range(ROUNDS):
        twice = [offer_advantage(table, nation) for _ in range(2)]
        assert not all(twice), "at most once a round"
        uses += [(table.s.age, table.s.round)] * sum(twice)
        table.s.succession = table.s.order[:0]
        if table.s.round < ROUNDS - 1:
            table.stage(Reorder())
    ages = {age for age, _ in uses}
    for message, told in GAME.explain(BOX, f"nation:{nation}", {}):
        assert message == ("explain-uses-per-age" if len(ages) == len(BOX.ages) else "explain-uses")
        assert told["uses"] == max(sum(a == age for a, _ in uses) for age in ages)
        assert message == "explain-uses-per-age" or told["uses"] == len(uses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_nations(language: str) -> None:
    table = Board(2)
    table.player(0).nation, table.player(0).advantage = NATIONS.index("england"), 1
    table.stage(ResolveDock())
    table.pick("nation:england")
    assert numbers(Words(GAME, language).help("nation:england")[0]) == [len(table.s.dock)]
    reach = []
    for soldiers in range(1, 7):
        table = Board(2, luck=("reveal-card card:china",))
        table.player(0).nation, table.player(0).advantage = NATIONS.index("portugal"), 1
        table.embark(0, soldier=soldiers)
        table.stage(ResolveDiscovery())
        table.pick("nation:portugal", *([f"count:{soldiers}"] if soldiers > 1 else []))
        reach += [soldiers] * len(table.player(0).cards)
    assert numbers(Words(GAME, language).help("nation:portugal")[0]) == [min(reach)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prices_of_spaces(language: str) -> None:
    def said(ref: str) -> list[int]:
        return numbers(" ".join(Words(GAME, language).help(ref)))

    table = Board(2)
    table.study(5, 0, "colonist")
    table.cash(0, 9)
    table.stage(ResolveSpecialists())
    table.pick("worker:captain")
    assert said("space:specialists,training") == [9 - table.money()[0]]
    table = Board(2)
    table.settle(0, "peru", soldier=1)
    table.settle(1, "peru", colonist=1)
    table.cash(0, 15)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    table.pick("war seat:1")
    assert said("space:warfare,1") == numbers(Words(GAME, language).help("war")[0]) == [15 - table.money()[0]]
    assert said("space:buildings,1") == builder()[:1]
    table = Board(3)
    table.stand("initiative", (1, "colonist"), (2, "colonist"), (0, "colonist"))
    table.stage(PayInitiative())
    assert table.money() == [3, 1, 2], "as many dollars as its number"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_variants(language: str) -> None:
    def said(name: str) -> list[int]:
        return numbers(str(Words(GAME, language).find(f"variant-{name}", {}, "help")))

    def money(nations: str) -> list[int]:
        table = ScriptedTable(GAME, 4, nations=nations)
        return [table.s.players[seat].money for seat in (table.s.order if len(table.s.order) else range(4))]

    first, step = said("nations-off")
    assert money("off") == [first + step * k for k in range(4)]
    assert [*set(money("auction"))] == said("nations-auction")
    assert [*set(money("random"))] == said("nations-random")
    (buildings,) = said("builders")
    assert sum(x.is_expansion for x in BOX.buildings) == buildings == said("expansion_buildings")[0]
    assert said("two_captains") == [ScriptedTable(GAME, 2, two_captains="on").s.players[0].expedition[1]]
    assert said("less_luck") == [len(ScriptedTable(GAME, 2, less_luck="on").s.last_age)]
    bought, looked = [], []
    for age, last in enumerate((2, 5, 7)):
        table = Board(2, points_purchase="on")
        table.s.age, table.s.round = age, last
        table.cash(0, 10)
        table.stage(ScoreNewWorld())
        table.pick("count:1")
        bought.append(10 - table.money()[0])
        table = Board(2, reconnaissance="on")
        table.s.age = age
        table.cash(0, 10)
        table.ready(0, colonist=1)
        table.stage(PlaceWorker(0))
        table.pick("look region:peru")
        looked.append(10 - table.money()[0])
    assert (said("points_purchase"), said("reconnaissance")) == (bought, looked)
