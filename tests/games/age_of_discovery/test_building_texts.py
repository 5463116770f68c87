"""What the text of a building says is what it does: every number in it is measured by playing."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from farshore.core.rows import total
from farshore.games.age_of_discovery.edition import EFFECTS, IMMEDIATE, SCORE, WORKERS, Building
from farshore.games.age_of_discovery.income import trade_income
from farshore.games.age_of_discovery.steps.benefit_order import BuildingBenefits
from farshore.games.age_of_discovery.steps.buildings import ResolveBuildings
from farshore.games.age_of_discovery.steps.discovery import ResolveDiscovery
from farshore.games.age_of_discovery.steps.dock import ResolveDock
from farshore.games.age_of_discovery.steps.placement import PlaceWorker
from farshore.games.age_of_discovery.steps.rounds import ReceiveIncome
from farshore.games.age_of_discovery.steps.university import UseUniversity
from farshore.games.age_of_discovery.steps.warfare import ResolveWarfare
from farshore.games.age_of_discovery.tracks import DOCK
from farshore.testing import row
from farshore.words import LANGUAGES, Words
from tests.games.age_of_discovery.board import GAME, Board

BOX = GAME.edition()


def owned(x: Building, seats: int = 2) -> Board:
    table = Board(seats, builders="on")
    table.own(0, x.name)
    return table


def bought(x: Building, table: Board) -> Board:
    """Somebody buys it now, with money for it and nothing more."""
    table.sell(x.name)
    table.cash(0, 0 if x.is_free else (10, 14, 20)[x.age])
    table.stand("building_track", (0, "colonist"))
    table.stage(ResolveBuildings())
    table.pick(f"building:{x.name}")
    return table


def benefits(x: Building) -> Board:
    table = owned(x)
    table.stage(BuildingBenefits(0))
    return table


def gain_worker(x: Building) -> list[int]:
    assert list(benefits(x).available(0)) == [WORKERS[x.worker]]
    return list(benefits(x).available(0).values())


def join_discovery(x: Building) -> list[int]:
    expedition = benefits(x).player(0).expedition
    assert total(expedition) == expedition[x.worker]
    return [expedition[x.worker]]


def fill(x: Building) -> list[int]:
    table = benefits(x)
    place = table.s.dock_x if EFFECTS[x.effect] == "fill-x" else table.s.dock_y
    assert place == x.worker
    return [30 - 1 - table.stock(0, "colonist")]  # one marks the order


def gain_money(x: Building) -> list[int]:
    return [bought(x, Board(2, builders="on")).money()[0] if x.kind == IMMEDIATE else benefits(x).money()[0]]


def money_by_goods(x: Building) -> list[int]:
    """For the good of which there are more, whichever it is; ships do not count."""
    paid = []
    for goods in (
        {BOX.goods[x.goods[0]]: 2},
        {BOX.goods[x.goods[-1]]: 2},
        dict.fromkeys((BOX.goods[g] for g in x.goods), 2),
    ):
        table = owned(x)
        table.hold(0, 3, **goods)
        table.stage(ReceiveIncome(), BuildingBenefits(0))
        hand = table.player(0)
        paid.append(table.money()[0] - trade_income(hand.goods, hand.ships))
    assert paid[0] == paid[1] == paid[2]
    return [paid[0] // 2]


def levy_by_ships(x: Building) -> list[int]:
    table = owned(x, 3)
    table.hold(0, 3)
    table.cash(1, 20)
    table.cash(2, 2)
    table.stage(BuildingBenefits(0))
    assert table.money()[2] == 0, "as far as the money goes"
    return [(20 - table.money()[1]) // 3]


def draw_goods(x: Building) -> list[int]:
    if x.kind == IMMEDIATE:
        return [sum(bought(x, Board(2, builders="on")).goods(0).values())]
    assert sum(benefits(x).goods(0).values()) == 1, "a trade good"
    return []


def swap_goods(x: Building) -> list[int]:
    table = owned(x)
    table.hold(0, fish=1)
    table.hold(1, gold=1)
    table.stage(BuildingBenefits(0))
    table.pick("seat:1 good:gold")
    assert (table.goods(0), table.goods(1), table.asked()) == ({"gold": 1}, {"fish": 1}, [])
    return []


def sell_goods(x: Building) -> list[int]:
    table = owned(x)
    table.hold(0, fish=3)
    table.stage(BuildingBenefits(0))
    while table.asked():
        table.pick("good:fish")
    assert table.goods(0) == {}
    return [table.money()[0] // 3]


def move_colonists(x: Building) -> list[int]:
    table = owned(x)
    table.settle(0, "peru", colonist=4)
    table.stage(BuildingBenefits(0))
    table.pick("region:peru region:caribbean")
    counts = table.options()
    table.pick(counts[-1])
    assert counts[-1] == f"count:{table.there(0, 'caribbean')['colonist']}"
    return [table.there(0, "caribbean")["colonist"]]


def discover_freely(x: Building) -> list[int]:
    later = bought(x, Board(2))
    later.pick("later")
    later.stage(BuildingBenefits(0))
    assert later.asked() == ["0 discover-freely"]
    table = Board(2)
    table.lay("peru", "T15")  # resistance 5, $4
    bought(x, table).pick("region:peru")
    assert (table.money()[0], table.there(0, "peru"), len(table.player(0).tokens)) == (4, {"colonist": 1}, 1)
    return []


def gain_ship(x: Building) -> list[int]:
    return [bought(x, Board(2, builders="on")).player(0).ships]


def choose_specialists(x: Building) -> list[int]:
    table = bought(x, Board(2, builders="on"))
    while table.asked():
        table.pick("worker:captain")
    return [table.available(0)["captain"]]


def settle_colonists(x: Building) -> list[int]:
    table = bought(x, Board(2, builders="on"))
    while table.asked():
        table.pick("region:caribbean")
    return [table.there(0, "caribbean")["colonist"]]


def send_soldiers(x: Building) -> list[int]:
    table = Board(2)
    table.settle(0, "peru", colonist=1)
    return [bought(x, table).there(0, "peru")["soldier"]]


def settle_two_players(x: Building) -> list[int]:
    table = Board(2, builders="on")
    table.settle(0, "peru", colonist=1)
    table.settle(1, "brazil", colonist=1)
    bought(x, table).pick("seat:1 first")
    found = [table.there(seat, region)["colonist"] - 1 for seat, region in enumerate(("peru", "brazil"))]
    assert found[0] == found[1]
    return found[:1]


def thin_colonies(x: Building) -> list[int]:
    """From which number on, and what is left."""
    for size in range(1, 9):
        table = Board(2)
        table.settle(1, "peru", colonist=size)
        if bought(x, table).there(1, "peru") != {"colonist": size}:
            return [size, table.there(1, "peru")["colonist"]]
    return []


def remove_colonists(x: Building) -> list[int]:
    table = Board(2)
    table.settle(1, "peru", colonist=6, soldier=2)
    bought(x, table).pick("region:peru seat:1")
    table.pick(table.options()[-1])
    assert table.there(1, "peru")["soldier"] == 2
    return [6 - table.there(1, "peru")["colonist"]]


def take_tokens(x: Building) -> list[int]:
    table = Board(4, builders="on")
    for number in range(6):
        table.s.token_bag.take(number)
    for seat in (1, 2, 3):
        table.player(seat).tokens = row(2 * seat - 2, 2 * seat - 1)
    bought(x, table)
    while table.asked():
        table.pick(table.options()[0])
    assert max(2 - len(table.player(seat).tokens) for seat in (1, 2, 3)) == 1, "one from each"
    assert table.money()[0] == 0, "no plunder"
    return [len(table.player(0).tokens)]


def reach(crew: dict[str, int], *buildings: str) -> int:
    """The highest resistance that this crew overcomes."""
    found = 0
    for token in BOX.tokens:
        table = Board(2, builders="on")
        table.own(0, *buildings)
        table.lay("peru", token.name)
        table.embark(0, **crew)
        table.stage(ResolveDiscovery())
        table.pick("region:peru", *(f"count:{n}" for n in crew.values() if n > 1))
        if len(table.player(0).tokens):
            found = max(found, int(token.resistance))
    return found


def raise_captains(x: Building) -> list[int]:
    assert reach({"colonist": 2}, x.name) == 2
    return [reach({"captain": 1}, x.name) - reach({"captain": 1})]


def lower_resistance(x: Building) -> list[int]:
    return [reach({"captain": 1}, x.name) - reach({"captain": 1})]


def landed(table: Board) -> int:
    table.stand("dock", (0, "missionary"))
    table.stage(ResolveDock())
    table.pick("region:caribbean")
    return table.there(0, "caribbean").get("colonist", 0)


def convert_more(x: Building) -> list[int]:
    return [landed(owned(x)) - landed(Board(2))]


def cancel_conversion(x: Building) -> list[int]:
    table = Board(2, builders="on")
    table.own(1, x.name)
    assert landed(table) == 1, "its owner has no missionary there"
    table = Board(2, builders="on")
    table.own(1, x.name)
    table.settle(1, "caribbean", missionary=1)
    assert landed(table) == 0
    return []


def carry_workers(x: Building) -> list[int]:
    table = owned(x)
    table.ready(0, colonist=5)
    table.hold(0, 5, fish=2)
    table.stage(*[PlaceWorker(0)] * 5)
    while any("ships," in path for path in table.options()):
        table.pick(next(path for path in table.options() if "ships," in path))
    carried = len(table.s.mayflower)
    table.stage(ReceiveIncome())
    assert table.money()[0] == trade_income(table.player(0).goods, 5 - carried), "those ships earn nothing"
    return [carried]


def raise_militia(x: Building) -> list[int]:
    table = Board(2)
    table.own(1, x.name)
    table.settle(0, "peru", soldier=1, colonist=4)
    table.settle(1, "peru", colonist=4)
    table.stand("warfare", (0, "colonist"))
    table.stage(ResolveWarfare())
    table.pick("battle region:peru seat:1", "worker:colonist")
    while table.asked():
        table.pick("worker:colonist")
    assert "soldier" not in table.there(1, "peru"), "temporary"
    return [4 - table.there(0, "peru")["colonist"]]


def move_soldier(x: Building) -> list[int]:
    table = owned(x)
    table.settle(0, "caribbean", soldier=3)
    table.settle(0, "florida", colonist=1)
    table.stage(ResolveDiscovery())
    moved = 0
    while table.asked() == ["0 ride-out"]:
        table.pick(next(path for path in table.options() if path != "forgo"))
        moved += 1
    return [moved]


def move_to_front(x: Building) -> list[int]:
    table = owned(x)
    table.stand("dock", (1, "colonist"), (0, "colonist"))
    table.stage(UseUniversity(0, 1 << DOCK))
    table.pick("space:dock,2")
    assert [worker // len(WORKERS) for worker in table.s.dock] == [0, 1]
    table.stage(UseUniversity(1, 1 << DOCK), BuildingBenefits(0))
    assert not table.player(0).powers[x.effect], "one time"
    return []


DONE: dict[str, Callable[[Building], list[int]]] = {
    "gain-worker": gain_worker,
    "join-discovery": join_discovery,
    "fill-x": fill,
    "fill-y": fill,
    "gain-money": gain_money,
    "money-by-goods": money_by_goods,
    "levy-by-ships": levy_by_ships,
    "draw-goods": draw_goods,
    "swap-goods": swap_goods,
    "sell-goods": sell_goods,
    "move-colonists": move_colonists,
    "discover-freely": discover_freely,
    "gain-ship": gain_ship,
    "choose-specialists": choose_specialists,
    "settle-colonists": settle_colonists,
    "send-soldiers": send_soldiers,
    "settle-two-players": settle_two_players,
    "thin-colonies": thin_colonies,
    "remove-colonists": remove_colonists,
    "take-tokens": take_tokens,
    "raise-captains": raise_captains,
    "lower-resistance": lower_resistance,
    "convert-more": convert_more,
    "cancel-conversion": cancel_conversion,
    "carry-workers": carry_workers,
    "raise-militia": raise_militia,
    "move-soldier": move_soldier,
    "move-to-front": move_to_front,
}


def numbers(ref: str, language: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", " ".join(Words(GAME, language).help(ref)))]


def points(x: Building) -> int:
    return int(owned(x).game.outcome(owned(x).s).seats[0].categories["buildings"])


@pytest.mark.parametrize("x", [x for x in BOX.buildings if x.effect != SCORE], ids=lambda x: str(x.name))
def test_a_building_does_what_its_text_says(x: Building) -> None:
    measured = DONE[EFFECTS[x.effect]](x)
    printed = [points(x)] if points(x) else []
    for language in LANGUAGES:
        assert numbers(f"building:{x.name}", language) == measured + printed
        if x.worker >= 0:
            assert Words(GAME, language).ref(f"worker:{WORKERS[x.worker]}") in " ".join(
                Words(GAME, language).help(f"building:{x.name}")
            )
