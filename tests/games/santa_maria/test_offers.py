"""What a person is offered: no sale or purchase that leads nowhere, and labels that tell options apart."""

from __future__ import annotations

from itertools import product

import pytest

from farshore.core.decision import apply, pending
from farshore.core.session import Session
from farshore.core.sets import meant
from farshore.games.santa_maria.components import DOCKS
from farshore.games.santa_maria.state import EMPTY, SantaMaria
from farshore.games.santa_maria.steps.harbour import Ship
from farshore.games.santa_maria.steps.religion import ExtraStep
from farshore.games.santa_maria.steps.storage import SELL
from farshore.testing import row
from farshore.words import Words
from tests.games.santa_maria.position import SANTA_MARIA, Position


def offered(table: Position) -> list[str]:
    d = pending(table.s)[0]
    return [d.ask.describe(table.s, pick) for pick in d.ask.offered(table.s, d.options(table.s))]


def labels(table: Position, language: str = "en") -> list[str]:
    words = Words(SANTA_MARIA, language)
    d = pending(table.s)[0]
    return [words.option(table.s, d.ask, pick) for pick in d.options(table.s)]


def test_selling_everything_is_not_enough_for_a_grain_and_its_gem() -> None:
    table = Position()
    table.dock(coins="SS04")  # grain and gem
    table.has(gem=1, wood=1, coins=1)
    table.begin(Ship(0))
    assert table.options() == ["decline", "sell good:wood", "sell good:gem"], "all of it stays legal"
    assert offered(table) == ["decline"], "the gem is needed, and the wood does not bring enough"


def test_only_what_is_not_needed_is_worth_selling() -> None:
    table = Position()
    table.dock(coins="SS04")
    table.has(gem=1, sugar=1, coins=1)
    table.begin(Ship(0))
    assert table.options() == ["decline", "sell good:sugar", "sell good:gem"]
    assert offered(table) == ["decline", "sell good:sugar"]
    table.pick("sell good:sugar")
    assert offered(table) == ["decline", "buy good:grain"]
    table.pick("buy good:grain")
    assert offered(table) == ["shipment:SS04", "decline"]


def can_ship(s: SantaMaria, known: dict[tuple[int, ...], bool]) -> bool:
    """By trying every sale and purchase the rules allow."""
    p = s.players[0]
    key = (*p.storage, p.coins)
    if key not in known:
        known[key] = False
        for d in pending(s):
            picks = list(d.options(s))
            known[key] = picks[0] < DOCKS
            for pick in picks:
                if not known[key] and pick >= SELL:
                    tried = s.clone()
                    apply(tried, 0, pick)
                    known[key] = can_ship(tried, known)
    return known[key]


@pytest.mark.parametrize("skills", [[], ["navigator"], ["merchant", "provisioner"], ["navigator", "provisioner"]])
@pytest.mark.parametrize("tile", ["SS04", "ST02", "ST15", "ST27", "ST13"])
def test_exactly_the_sales_and_purchases_that_lead_to_a_shipment_are_offered(tile: str, skills: list[str]) -> None:
    table = Position()
    table.dock(coins=tile)
    for skill in skills:
        table.skill(skill)
    known: dict[tuple[int, ...], bool] = {}
    dropped = asked = 0
    for wood, grain, sugar, gem, gold, coins in product((0, 1, 3), (0, 2), (0, 1, 2), (0, 1), (0, 1), (0, 2, 7)):
        table.player().storage = row(wood, grain, sugar, gem, gold)
        table.player().coins = coins
        table.begin(Ship(0))
        for d in pending(table.s):
            kept = list(d.ask.offered(table.s, d.options(table.s)))
            for pick in d.options(table.s):
                if pick >= SELL:
                    tried = table.s.clone()
                    apply(tried, 0, pick)
                    asked += 1
                    dropped += pick not in kept
                    assert (pick in kept) == can_ship(tried, known), (wood, grain, sugar, gem, gold, coins, pick)
                else:
                    assert pick in kept
    assert asked > dropped > 0


def test_shipments_with_the_same_cargo_are_told_apart_by_dock_and_points() -> None:
    table = Position()
    table.dock(coins="SS01", religion="ST03")  # both wood and sugar
    table.has(wood=1, sugar=1)
    table.begin(Ship(0))
    points = {x.name: x.points for x in table.s.edition.shipments}
    assert labels(table)[:2] == [
        f"wood + sugar from the coin dock, {points['SS01']} points",
        f"wood + sugar from the religion dock, {points['ST03']} points",
    ]
    assert labels(table, "pt-BR")[0] == f"madeira + açúcar, da doca das moedas, {points['SS01']} pontos"
    assert len([dock for dock in table.s.docks if dock != EMPTY]) == 2


def test_the_extra_step_names_what_is_paid_and_a_purchase_is_one_choice() -> None:
    table = Position()
    table.skill("theologian")
    table.has(gold=1, coins=5)
    table.begin(ExtraStep(0))
    assert table.options() == ["good:gold", "good:coins", "stay", "buy good:grain"]
    assert labels(table) == ["Pay 1 gold", "Pay 2 coins", "Stay here", "Buy and pay · grain for 3 coins"]
    d = pending(table.s)[0]
    bought = meant(table.s, 0, d.options(table.s)[3])
    assert len(bought) == 2, "the grain is bought and paid"
    for pick in bought:
        apply(table.s, 0, pick)
    assert table.player().religion == 1
    assert table.goods() == {"gold": 1, "coins": 2}


@pytest.mark.parametrize("skips", [[0], []])
def test_a_session_pays_the_grain_that_a_person_bought(skips: list[int]) -> None:
    table = Position()
    table.has(coins=3)
    table.begin(ExtraStep(0))
    game = Session(SANTA_MARIA, 2, skips=skips)
    game.s = table.s
    made = game.pick("buy good:grain", seat=0)
    assert [move.text for move in made] == ["0 extra-step buy good:grain", "0 extra-step good:grain"][: 1 + len(skips)]
    assert table.player().religion == len(skips)


def test_other_picks_stand_for_themselves() -> None:
    table = Position()
    table.has(grain=1, gold=1)
    table.begin(ExtraStep(0))
    d = pending(table.s)[0]
    assert [list(meant(table.s, 0, pick)) for pick in d.options(table.s)] == [[pick] for pick in d.options(table.s)]


def test_the_extra_step_asks_for_a_point_at_the_end_of_the_track() -> None:
    table = Position()
    table.has(grain=1)
    table.begin(ExtraStep(0))
    words = Words(SANTA_MARIA, "en")
    assert words.prompt(table.s, pending(table.s)[0].ask) == (
        "Pay 1 grain to advance 1 more space on the religion track?"
    )
    table.skill("theologian")
    table.player().religion = table.s.edition.religion_end
    assert words.prompt(table.s, pending(table.s)[0].ask) == (
        "Pay 1 grain or 2 coins for 1 more point, at the end of the religion track?"
    )
