"""What reaches one viewer: never what only another may know, in any game, in pictures, lines and options."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farshore.core.agenda import SPECTATOR
from farshore.core.registry import games
from farshore.core.rng import Rng
from farshore.server.socket_types import TableMessage
from farshore.server.table_message import Viewer, has_secrets
from farshore.tables.hub import TableHub
from farshore.words.check import refs_in
from tests.server.messages import shown_to
from tests.server.remote import Person
from tests.tables.helpers import hub_at, new_table

PICKS = 120


def sent(message: TableMessage) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    return found


async def play_and_look(hub: TableHub, game: str) -> None:
    seats = min(3, games()[game].seats[1])
    table = await hub.open("p", new_table(game, [("me", f"P{seat}") for seat in range(seats)]))
    rng = Rng(20261115)
    seen = dict.fromkeys([*range(seats), SPECTATOR], table.playing().version(SPECTATOR))
    held: dict[int, set[str]] = {viewer: set() for viewer in seen}
    for _ in range(PICKS):
        if not table.is_running:
            break
        session = table.playing()
        asked = table.people_asked()
        seat = asked[rng.below(len(asked))]
        question = session.decision(seat)
        assert question is not None
        options = list(question.options(session.s))
        path = question.ask.describe(session.s, options[rng.below(len(options))])
        await table.pick("p", seat, session.asked_version(seat), path)
        shown = {viewer: sent(shown_to(table, Viewer("p", viewer, "en", seen[viewer]))) for viewer in seen}
        seen = {viewer: message["version"] for viewer, message in shown.items()}
        look_for_leaks(shown, held, seats)
        held = {viewer: set(refs_in(message["picture"])) for viewer, message in shown.items()}


def look_for_leaks(shown: dict[int, dict[str, Any]], held: dict[int, set[str]], seats: int) -> None:
    """A thing that only one picture shows is that seat's secret: no other seat's new lines or options may name it.

    Unless that seat held one of the same name itself a moment ago: there are cards that exist twice.
    """
    refs = {viewer: set(refs_in(message["picture"])) for viewer, message in shown.items()}
    for owner in range(seats):
        secrets = refs[owner] - set().union(*(refs[viewer] for viewer in shown if viewer != owner))
        for viewer, message in shown.items():
            if viewer == owner:
                continue
            told = {*refs_in(message["log"]), *(ref for line in message["log"] for ref in line["refs"])}
            options = message["decision"]["options"] if message["decision"] else []
            told |= {token for option in options for token in option["path"]}
            leaks = (told & secrets) - held[viewer]
            assert not leaks, f"viewer {viewer} is told of {leaks}, which only seat {owner} sees"
            assert message["decision"] is None or message["decision"]["seat"] == viewer


@pytest.mark.parametrize("game", games())
def test_nobody_is_told_what_only_another_sees(tmp_path: Path, game: str) -> None:
    async def work() -> None:
        async with hub_at(tmp_path) as hub:
            await play_and_look(hub, game)

    asyncio.run(work())


@pytest.mark.parametrize("game", games())
def test_hot_seat_passes_the_screen_where_hands_are_hidden(address: str, tmp_path: Path, game: str) -> None:
    seats = max(2, games()[game].seats[0])
    form = {"game": game, "seats": [{"kind": "me"}] * seats, "pause": 0}

    async def hides() -> bool:
        async with hub_at(tmp_path) as hub:
            table = await hub.open("p", new_table(game, [("me", "")] * seats))
            return has_secrets(table.playing(), list(range(seats)))

    async def work(secret: bool) -> None:
        async with Person(address) as ana:
            table = (await ana.post("/api/tables", form))["table"]["id"]
            async with ana.screen(table) as screen:
                assert screen.table["yours"] == list(range(seats))
                for _ in range(6):
                    asked = screen.table["waiting"][0]
                    if secret and screen.table["viewer"] not in screen.table["waiting"]:
                        assert screen.table["curtain"] == asked and screen.table["viewer"] is None
                        assert screen.table["decision"] is None
                        await screen.ask("look", seat=asked)
                        await screen.shows(lambda table, asked=asked: table["viewer"] == asked)
                    assert screen.table["viewer"] in screen.table["waiting"] and screen.table["curtain"] is None
                    before = screen.table
                    await screen.pick()
                    await screen.shows(lambda table, before=before: table is not before)

    asyncio.run(work(asyncio.run(hides())))
