"""Choices of several things, by clicks in any order: everything the rules allow can be chosen, and nothing else."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from farshore.core.agenda import State
from farshore.games.race_for_the_galaxy.actions import ACTIONS
from tests.browser.screen import PHONE, Screen, new_screen
from tests.games.century_new_world.test_sets import returning, upgrading
from tests.games.race_for_the_galaxy.test_sets import GENES, NOVELTY, RARE, RARE_TOO, choosing_actions, consuming
from tests.games.santa_maria.test_payment import asked_to_pay
from tests.server.test_sets import selling

HOT_SEAT = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bruno"}]
AGAINST_BOT = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random", "name": "Bruno"}]


def at(
    browser: Any, hall: tuple[str, Any], shots: Path, game: str, s: State, alone: bool = False, **variants: str
) -> tuple[Screen, Any]:
    """Ana before this position, against a bot if she is alone, and the session."""
    address, lay = hall
    screen = new_screen(browser, address, shots, reduced_motion="reduce", locale="en-US")
    table = screen.open("/").open_table(game, AGAINST_BOT if alone else HOT_SEAT, variants=variants, pause=10)
    session = lay(table, s)
    screen.go_to_table(table)
    if screen.state()["curtain"]:
        screen.page.click('[data-testid="look"]')
    screen.sees("[data-legal]")
    return screen, session


def clicks(screen: Screen, *refs: str) -> None:
    for ref in refs:
        assert screen.click(ref), f"{ref} does not glow: {screen.state()}"
        screen.page.wait_for_timeout(60)


def confirm(screen: Screen) -> None:
    assert screen.state()["ready"], screen.state()
    screen.confirm()


def glowing(screen: Screen, kind: str) -> set[str]:
    return {ref.removeprefix(kind) for ref in screen.state()["glowing"] if ref.startswith(kind)}


def test_all_23_pairs_of_action_cards(browser: Any, hall: Any, shots: Path) -> None:
    screen, session = at(browser, hall, shots, "race_for_the_galaxy", choosing_actions().s, two_actions="on")
    ready = set()
    for pair in combinations(ACTIONS, 2):
        first, second = (f"action:{action}" for action in reversed(pair))
        clicks(screen, first)
        if second.removeprefix("action:") in glowing(screen, "action:"):
            clicks(screen, second)
            if screen.state()["ready"]:
                ready.add(frozenset(pair))
        while screen.page.locator(".back").count():
            screen.page.keyboard.press("Escape")
            screen.page.wait_for_timeout(20)
    plain = [action for action in ACTIONS if not action.endswith("-2")]
    twice = {frozenset({"develop", "develop-2"}), frozenset({"settle", "settle-2"})}
    assert ready == {frozenset(pair) for pair in combinations(plain, 2)} | twice
    clicks(screen, "action:settle-2", "action:settle")
    screen.shoot("race-two-actions")
    before = len(session.moves)
    confirm(screen)
    screen.until(lambda: len(session.moves) >= before + 2, "the pair did not arrive")
    made = [move.text.split()[-1] for move in session.moves[before : before + 2]]
    assert made == ["action:settle", "action:settle-2"]
    assert screen.faults == []


@pytest.mark.parametrize("rare", [RARE, RARE_TOO])
def test_diversified_economy_takes_any_triple(browser: Any, hall: Any, shots: Path, rare: str) -> None:
    table = consuming(["diversified-economy"], [RARE, NOVELTY, RARE_TOO, GENES])
    screen, session = at(browser, hall, shots, "race_for_the_galaxy", table.s)
    clicks(screen, f"good:{GENES}", f"good:{rare}")
    assert glowing(screen, "good:") == {GENES, rare, NOVELTY}, "the other rare good is no other kind"
    clicks(screen, f"good:{NOVELTY}")
    screen.shoot("race-diversified-economy")
    confirm(screen)
    screen.until(lambda: session.s.players[0].chips == 3, "no chips came")
    assert screen.faults == []


def test_two_reds_can_be_returned(browser: Any, hall: Any, shots: Path) -> None:
    screen, session = at(browser, hall, shots, "century_new_world", returning((1, 8, 3, 0)).s)
    assert glowing(screen, "cube:") == {"yellow", "red", "green"}
    clicks(screen, "cube:red", "cube:red")
    screen.sees("[data-ref='cube:red'][data-count='2']")
    screen.shoot("century-two-returned")
    confirm(screen)
    screen.until(lambda: list(session.s.players[0].cubes) == [1, 6, 3, 0], "the cubes are still there")
    assert screen.faults == []


@pytest.mark.parametrize(
    ("cubes", "chosen", "after"),
    [
        ((1, 2, 0, 0), ["red", "red"], [1, 0, 2, 0]),
        ((1, 1, 0, 0), ["red", "yellow"], [0, 1, 1, 0]),
        ((1, 1, 0, 0), ["yellow", "red"], [0, 1, 1, 0]),
        ((1, 0, 0, 0), ["yellow"], [0, 1, 0, 0]),
        ((1, 0, 0, 0), ["yellow", "red"], [0, 0, 1, 0]),
    ],
)
def test_cubes_are_upgraded_in_any_order(
    browser: Any, hall: Any, shots: Path, cubes: Any, chosen: list[str], after: list[int]
) -> None:
    screen, session = at(browser, hall, shots, "century_new_world", upgrading(cubes).s)
    clicks(screen, *(f"cube:{colour}" for colour in chosen))
    screen.shoot("century-upgrade")
    confirm(screen)
    screen.until(lambda: list(session.s.players[0].cubes) == after, "nothing was upgraded")
    assert screen.faults == []


def test_only_cubes_that_are_there_can_be_upgraded(browser: Any, hall: Any, shots: Path) -> None:
    screen, _ = at(browser, hall, shots, "century_new_world", upgrading((1, 0, 0, 0)).s)
    assert glowing(screen, "cube:") == {"yellow"}
    screen.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    clicks(screen, "cube:yellow")
    assert glowing(screen, "cube:") == {"yellow", "red"}
    assert screen.page.locator("[data-chips]").count() == 0, "on a phone a chip would move the board"


@pytest.mark.parametrize(
    ("cost", "goods", "chosen", "left"),
    [
        ({"wood": 1, "grain": 1, "sugar": 1}, {"wood": 1, "sugar": 1, "gold": 2}, ["grain", "wood"], {"wood": 1}),
        ({"wood": 1, "grain": 1}, {"wood": 1, "grain": 1, "gold": 1}, ["grain"], {"grain": 1}),
        ({"wood": 2}, {"wood": 2, "gold": 2}, ["wood", "wood"], {"wood": 2}),
    ],
)
def test_gold_pays_for_the_goods_that_are_clicked(
    browser: Any, hall: Any, shots: Path, cost: dict[str, int], goods: dict[str, int], chosen: list[str], left: Any
) -> None:
    """A payment in Santa Maria has two tokens: what is paid, and what it replaces."""
    position, _ = asked_to_pay(cost, **goods)
    screen, _ = at(browser, hall, shots, "santa_maria", position.s)
    for good in chosen:
        clicks(screen, "good:gold")
        if f"good:{good}" in screen.state()["glowing"]:  # the only good left to replace is taken along
            clicks(screen, f"good:{good}")
    screen.shoot("santa-maria-gold")
    confirm(screen)
    screen.until(lambda: position.goods() == left, "the payment did not arrive")
    assert screen.faults == []


def test_the_trading_house_sells_goods_in_any_order(browser: Any, hall: Any, shots: Path) -> None:
    screen, session = at(browser, hall, shots, "age_of_discovery", selling())
    clicks(screen, "good:fish", "good:sugar")
    assert glowing(screen, "good:") >= {"sugar"}, "there is another one to sell"
    screen.shoot("discovery-trading-house")
    confirm(screen)
    screen.until(lambda: sum(session.s.players[0].goods) == 1, "nothing was sold")
    assert [move.text for move in session.live if "sell-good" in move.text][:2] == [
        "0 sell-good good:sugar",
        "0 sell-good good:fish",
    ], "the rules ask for them in their own order"
    assert screen.faults == []


PLACES = """() => [...document.querySelectorAll('.place, aside.panels > *, .sheet, .board')]
  .map((e) => e.getBoundingClientRect()).map((b) => [b.left, b.top, b.height].map(Math.round))"""


@pytest.mark.parametrize("size", [(1280, 720), PHONE], ids=["desk", "phone"])
def test_chosen_upgrades_are_drawn_and_move_nothing(browser: Any, hall: Any, shots: Path, size: Any) -> None:
    """The cubes are shown as they will be, so a cube that was just raised can be raised again where it lies."""
    address, lay = hall
    screen = new_screen(browser, address, shots, size, reduced_motion="reduce", locale="en-US")
    table = screen.open("/").open_table("century_new_world", HOT_SEAT)
    lay(table, upgrading((3, 0, 0, 0), 3).s)
    screen.go_to_table(table)
    if screen.state()["curtain"]:
        screen.page.click('[data-testid="look"]')
    screen.sees("[data-legal]")
    screen.page.wait_for_timeout(300)
    before = screen.page.evaluate(PLACES)
    clicks(screen, "cube:yellow", "cube:red")
    assert screen.page.locator(".chips button").count() == 0, "what is raised lies with the other cubes"
    drawn = screen.page.locator("[data-ref='cube:yellow']").first
    assert drawn.locator("svg").count() - drawn.locator(".next svg").count() == (1 if size == PHONE else 2)
    assert screen.page.evaluate(PLACES) == before
    assert screen.faults == []
