"""Choosing several things through the server: every legal choice, whole, in any order, and counted once."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import combinations, combinations_with_replacement, permutations
from pathlib import Path
from typing import Any

import pytest

from farshore.core.agenda import State
from farshore.core.notation import question
from farshore.core.registry import games
from farshore.core.sets import PickSet
from farshore.core.view import view
from farshore.games.age_of_discovery.steps.decrees import SettleColonist
from farshore.games.age_of_discovery.steps.enterprise import SellGood
from farshore.games.century_new_world.steps.turn import EndTurn
from farshore.games.century_new_world.steps.work import Upgrade
from farshore.games.race_for_the_galaxy.actions import ACTIONS
from farshore.games.santa_maria.steps.religion import ExtraStep
from farshore.games.santa_maria.steps.turn import Turn
from farshore.server import socket_types as m
from farshore.server.set_choice import candidates_for, set_choice
from farshore.server.table_message import Viewer
from farshore.server.wording import wording
from farshore.tables.faults import Illegal
from farshore.tables.table import Table
from farshore.testing.sets import whole_choices as every_choice
from farshore.testing.walk import Moment, Play, walk
from tests.games.age_of_discovery.board import Board as DiscoveryBoard
from tests.games.century_new_world.position import Position as CenturyPosition
from tests.games.race_for_the_galaxy.position import Position as RacePosition
from tests.games.santa_maria.position import Position as SantaMariaPosition
from tests.server.messages import shown_to
from tests.server.remote import Person, Screen
from tests.tables.helpers import hub_at, new_table

CENTURY, RACE = "century_new_world", "race_for_the_galaxy"
NOVELTY, RARE, RARE_TOO, GENES = "gem-world", "comet-zone", "mining-world", "distant-world"
Choice = tuple[str, ...]


def whole_choices(asked: m.SetChoice) -> set[Choice]:
    """Every choice a client lets people confirm, by the rule in the message alone."""
    paths = [" ".join(item.path) for item in asked.items]
    if asked.rule == "listed":
        return {tuple(sorted(paths[k] for k in choice)) for choice in asked.choices}
    assert asked.rule == "any"
    sizes, rows = range(asked.least, asked.most + 1), combinations_with_replacement if asked.repeats else combinations
    return {tuple(sorted(chosen)) for size in sizes for chosen in rows(paths, size)}


def laid(table: Table, s: State) -> m.SetChoice:
    """Put a position on the table; what seat 0 is asked there."""
    session = table.playing()
    session.s = s.clone()
    session._before = (len(session.moves), s.clone())
    decision = shown_to(table, Viewer("p", 0, "en")).decision
    assert decision is not None and decision.set is not None
    return decision.set


async def choose(table: Table, *paths: str) -> None:
    session = table.playing()
    version = session.asked_version(0)
    after = await table.pick("p", 0, version, paths)
    rows = len(session.moves)
    assert await table.pick("p", 0, version, paths[::-1]) == after, "sent again, in another order"
    assert len(session.moves) == rows, "it counts once"


def returning(*cubes: int) -> State:
    position = CenturyPosition()
    position.has(0, *cubes)
    return position.begin(EndTurn(0)).s


def raising(*cubes: int) -> State:
    position = CenturyPosition()
    position.has(0, *cubes)
    return position.begin(Upgrade(0, 2), EndTurn(0)).s


@pytest.mark.parametrize(
    ("position", "choice", "left"),
    [
        (returning(1, 8, 3, 0), ("cube:red", "cube:red"), [1, 6, 3, 0]),
        (returning(1, 8, 3, 0), ("cube:green", "cube:yellow"), [0, 8, 2, 0]),
        (raising(1, 2, 0, 0), ("cube:red", "cube:red"), [1, 0, 2, 0]),
        (raising(1, 1, 0, 0), ("cube:red", "cube:yellow"), [0, 1, 1, 0]),
        (raising(1, 2, 0, 0), (), [1, 2, 0, 0]),
    ],
)
def test_cubes_of_century_in_any_order(tmp_path: Path, position: State, choice: Choice, left: list[int]) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", new_table(CENTURY, [("me", "Ana"), ("me", "Rui")], {"board": "D1"}))
            assert tuple(sorted(choice)) in whole_choices(laid(table, position))
            await choose(table, *choice)
            assert list(table.playing().s.players[0].cubes) == left

    asyncio.run(work())


def test_century_offers_only_cubes_that_are_owned(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", new_table(CENTURY, [("me", "Ana"), ("me", "Rui")], {"board": "D1"}))
            asked = laid(table, raising(1, 0, 0, 0))
            assert whole_choices(asked) == {(), ("cube:yellow",), ("cube:red", "cube:yellow")}
            paths = [item.path for item in asked.items]
            assert [k for k in range(len(paths)) if [k] in asked.choices + asked.partial] == [
                paths.index(["cube:yellow"])
            ]
            with pytest.raises(Illegal):
                await table.pick("p", 0, table.playing().asked_version(0), ["cube:red"])

    asyncio.run(work())


def test_diversified_economy_takes_every_triple_of_different_kinds(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            goods = [RARE, NOVELTY, RARE_TOO, GENES]
            for triple in ((NOVELTY, RARE, GENES), (NOVELTY, RARE_TOO, GENES)):
                for order in permutations(triple):
                    position = RacePosition()
                    position.seat(0, ["diversified-economy", *goods], [], goods)
                    position.phase("consume")
                    table = await hub.open("p", new_table(RACE, [("me", "Ana"), ("me", "Rui")]))
                    asked = laid(table, position.s)
                    assert tuple(sorted(f"good:{good}" for good in triple)) in whole_choices(asked)
                    assert len(whole_choices(asked)) == 2, "no other choice can be confirmed"
                    await choose(table, *(f"good:{good}" for good in order))
                    assert table.session is not None and table.session.s.players[0].chips == 3

    asyncio.run(work())


def test_all_23_pairs_of_action_cards_over_the_socket(address: str) -> None:
    """Each pair is handed in and taken back again, backwards every second time."""

    async def work() -> None:
        async with Person(address) as ana, Person(address) as rui:
            seats = [{"kind": "me"}, {"kind": "person"}]
            form = {"game": RACE, "seats": seats, "pause": 0, "variants": {"two_actions": "on"}}
            opened = await ana.post("/api/tables", form)
            link = next(invite["path"] for invite in opened["invites"] if invite["seat"] == 1)
            table = (await rui.post("/api/join", {"secret": link.removeprefix("/join/")}))["table"]
            async with ana.screen(table) as one, rui.screen(table) as two:
                await two.ask("ready", seat=1)
                for screen in (one, two):
                    await screen.shows(lambda table: table["decision"])
                    await hand_in(screen, *(" ".join(i["path"]) for i in screen.table["decision"]["set"]["items"][:2]))
                await one.shows(lambda table: table["decision"] and table["decision"]["question"] == "choose-action")
                before = two.table
                for turn, pair in enumerate(pairs_in(one)):
                    await hand_in(one, *(pair if turn % 2 else pair[::-1]))
                    await one.shows(lambda table: table["undo"]["possible"])
                    assert one.table["decision"] is None and one.table["waiting"] == [1]
                    undo = one.table["undo"]
                    assert (await one.ask("undo", seat=0, version=undo["version"]))["type"] == "accepted"
                    await one.shows(lambda table: table["decision"])
                await two.shows(lambda table: table["decision"] and table["decision"]["question"] == "choose-action")
                assert two.table["version"] >= before["version"] and two.table["waiting"] == [0, 1]

    asyncio.run(work())


def pairs_in(screen: Screen) -> list[tuple[str, str]]:
    asked = screen.table["decision"]["set"]
    paths = [" ".join(item["path"]) for item in asked["items"]]
    pairs = [(paths[a], paths[b]) for a, b in asked["choices"]]
    plain = [f"action:{action}" for action in ACTIONS if not action.endswith("-2")]
    doubles = [("action:develop", "action:develop-2"), ("action:settle", "action:settle-2")]
    assert sorted(pairs) == sorted([*combinations(plain, 2), *doubles]) and len(pairs) == 23
    return pairs


async def hand_in(screen: Screen, *paths: str) -> None:
    asked = screen.table["decision"]
    version = {"seat": asked["seat"], "version": asked["version"]}
    assert (await screen.ask("pick", **version, paths=list(paths)))["type"] == "accepted"
    again = await screen.ask("pick", **version, paths=list(paths)[::-1])
    assert again["type"] == "accepted", "a choice sent twice counts once"


def test_a_pick_has_a_path_or_paths(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana:
            form = {"game": CENTURY, "seats": [{"kind": "me"}, {"kind": "bot"}], "pause": 5}
            async with ana.screen((await ana.post("/api/tables", form))["table"]["id"]) as screen:
                asked = screen.table["decision"]
                where = {"seat": 0, "version": asked["version"]}
                assert (await screen.ask("pick", **where))["reason"] == "malformed"
                assert (await screen.ask("pick", **where, path="rest", paths=["rest"]))["reason"] == "malformed"
                assert (await screen.ask("pick", **where, paths=["rest"]))["reason"] == "illegal", "it is no set"
                assert (await screen.ask("candidates", **where, chosen=[]))["reason"] == "illegal"
                assert (await screen.ask("candidates", seat=0, version=999, chosen=[]))["reason"] == "stale"

    asyncio.run(work())


@pytest.mark.parametrize("skips", [True, False])
def test_a_grain_bought_in_order_to_pay_it_is_one_choice(tmp_path: Path, skips: bool) -> None:
    """`Ask.also`: sent twice it counts once, and undo takes back both picks; pick by pick for those who want that."""

    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", new_table("santa_maria", [("me", "Ana"), ("me", "Rui")]))
            table.info.seats[0].skips = skips
            position = SantaMariaPosition()
            position.has(coins=7)
            position.begin(ExtraStep(0), Turn(0))
            session = table.playing()
            session.s = position.s
            session._before = (len(session.moves), position.s.clone())
            before, version = len(session.moves), session.asked_version(0)
            for _ in range(2):
                await table.pick("p", 0, version, "buy good:grain")
                made = [move.text for move in session.moves[before:]]
                assert made == ["0 extra-step buy good:grain", "0 extra-step good:grain"][: 1 + skips]
            assert session.s.players[0].religion == skips
            await table.undo("p", 0, session.version(0))
            assert len(session.live) == before
            assert session.s.players[0].coins == 7 and session.s.players[0].religion == 0

    asyncio.run(work())


def selling() -> State:
    board = DiscoveryBoard(2)
    board.hold(0, sugar=2, fish=1)
    board.stage(SellGood(0, 5, 0))
    position: State = board.s
    return position


def settling() -> State:
    """Three colonists are due, and two are left."""
    board = DiscoveryBoard(2)
    board.open("peru")
    board.ship_crew(0, colonist=board.stock(0, "colonist") - 2)
    board.stage(SettleColonist(0, 3, 0))
    position: State = board.s
    return position


@pytest.mark.parametrize(
    ("position", "size", "choice"),
    [
        (selling(), (0, 3), ("good:fish", "good:sugar")),
        (settling(), (2, 2), ("region:peru", "region:caribbean")),
    ],
)
def test_discovery_asks_for_what_can_be_had(tmp_path: Path, position: State, size: Any, choice: Choice) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", new_table("age_of_discovery", [("me", "Ana"), ("me", "Rui")]))
            asked = laid(table, position)
            assert (asked.least, asked.most) == size
            assert tuple(sorted(choice)) in whole_choices(asked)
            await choose(table, *choice)

    asyncio.run(work())


@pytest.mark.parametrize("game", games())
def test_clients_confirm_what_the_rules_call_whole(game: str) -> None:
    """For every kind of set met in every case: by the message alone, as by asking item by item."""
    met: Counter[str] = Counter()

    def look(now: Moment) -> None:
        ask = now.decision.ask
        if not isinstance(ask, PickSet) or ask.most(now.s) < 2 or met[question(ask)] >= 40:
            return
        seen = view(now.s, now.decision.seat)
        shown = set_choice(seen, ask, wording(game, "standard", "en", ()), final=True)
        met[question(ask)] += 1
        if shown.rule != "ask":
            found = every_choice(seen, ask, 2000)
            by_rules = {tuple(sorted(ask.describe(seen, pick) for pick in choice)) for choice in found or ()}
            assert found is None or by_rules == whole_choices(shown)
        for part in [*shown.choices[:10], *shown.partial[:10]]:
            answer = candidates_for(seen, ask, [" ".join(shown.items[k].path) for k in part])
            assert answer is not None
            may_add, whole = answer
            assert whole == (sorted(part) in shown.choices)
            grown = {k: sorted([*part, k]) for k in range(len(shown.items))}
            assert may_add == [k for k in grown if grown[k] in shown.choices or grown[k] in shown.partial]

    for number, case in enumerate(games()[game].cases):
        walk(Play(games()[game], case, seed=number, greed=60), look)
    assert met
