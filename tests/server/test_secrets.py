"""What reaches one pair of eyes: never what only another may know, in any game, in pictures, lines and options."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farshore.core.agenda import SPECTATOR
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.server.messages import Table as Message
from farshore.server.scene import Eyes, has_secrets, scene
from farshore.tables.house import House
from farshore.tables.opening import Plan
from farshore.words.check import refs_in
from tests.server.remote import Person
from tests.tables.rooms import house_at

PICKS = 120


def sent(message: Message) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    return found


async def play_and_look(house: House, game: str) -> None:
    seats = min(3, games()[game].seats[1])
    table = await house.open("p", Plan(game, [("me", f"P{seat}") for seat in range(seats)]))
    rng = Rng(20261115)
    seen = dict.fromkeys([*range(seats), SPECTATOR], table.playing().version(SPECTATOR))
    held: dict[int, set[str]] = {eye: set() for eye in seen}
    for _ in range(PICKS):
        if not table.is_running:
            break
        course = table.playing()
        asked = table.people_asked()
        seat = asked[rng.below(len(asked))]
        question = course.decision(seat)
        assert question is not None
        options = list(question.options(course.s))
        path = question.ask.describe(course.s, options[rng.below(len(options))])
        await table.pick("p", seat, course.asked_version(seat), path)
        shown = {eye: sent(scene(table, Eyes("p", eye, "en", seen[eye]))) for eye in seen}
        seen = {eye: message["version"] for eye, message in shown.items()}
        look_for_leaks(shown, held, seats)
        held = {eye: set(refs_in(message["picture"])) for eye, message in shown.items()}


def look_for_leaks(shown: dict[int, dict[str, Any]], held: dict[int, set[str]], seats: int) -> None:
    """A thing that only one picture shows is that seat's secret: no other seat's new lines or options may name it.

    Unless that seat held one of the same name itself a moment ago: there are cards that exist twice.
    """
    refs = {eye: set(refs_in(message["picture"])) for eye, message in shown.items()}
    for owner in range(seats):
        secrets = refs[owner] - set().union(*(refs[eye] for eye in shown if eye != owner))
        for eye, message in shown.items():
            if eye == owner:
                continue
            told = {*refs_in(message["log"]), *(ref for line in message["log"] for ref in line["refs"])}
            options = message["decision"]["options"] if message["decision"] else []
            told |= {token for option in options for token in option["path"]}
            leaks = (told & secrets) - held[eye]
            assert not leaks, f"eye {eye} is told of {leaks}, which only seat {owner} sees"
            assert message["decision"] is None or message["decision"]["seat"] == eye


@pytest.mark.parametrize("game", games())
def test_nobody_is_told_what_only_another_sees(tmp_path: Path, game: str) -> None:
    async def work() -> None:
        async with house_at(tmp_path) as house:
            await play_and_look(house, game)

    asyncio.run(work())


@pytest.mark.parametrize("game", games())
def test_hot_seat_passes_the_screen_where_hands_are_hidden(address: str, tmp_path: Path, game: str) -> None:
    seats = max(2, games()[game].seats[0])
    form = {"game": game, "seats": [{"kind": "me"}] * seats, "pause": 0}

    async def hides() -> bool:
        async with house_at(tmp_path) as house:
            table = await house.open("p", Plan(game, [("me", "")] * seats))
            return has_secrets(table.playing(), list(range(seats)))

    async def work(secret: bool) -> None:
        async with Person(address) as ana:
            table = (await ana.post("/api/tables", form))["table"]["id"]
            async with ana.screen(table) as screen:
                assert screen.table["yours"] == list(range(seats))
                for _ in range(6):
                    asked = screen.table["waiting"][0]
                    if secret and screen.table["eye"] not in screen.table["waiting"]:
                        assert screen.table["curtain"] == asked and screen.table["eye"] is None
                        assert screen.table["decision"] is None
                        await screen.ask("look", seat=asked)
                        await screen.shows(lambda table, asked=asked: table["eye"] == asked)
                    assert screen.table["eye"] in screen.table["waiting"] and screen.table["curtain"] is None
                    before = screen.table
                    await screen.pick()
                    await screen.shows(lambda table, before=before: table is not before)

    asyncio.run(work(asyncio.run(hides())))
