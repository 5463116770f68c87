"""Two whole games of every title, played through the server by remote clients that know nothing but the messages."""

from __future__ import annotations

import asyncio
import random

import pytest

from farshore.core.registry import games
from tests.server.remote import Person, Screen


async def choose(screen: Screen, seat: int, rng: random.Random) -> str:
    """Mostly what a simple bot advises for this view, sometimes anything."""
    anything = " ".join(rng.choice(screen.table["decision"]["options"])["path"])
    if rng.random() < 0.2:
        return anything
    hint = await screen.ask("hint", seat=seat, bot="greedy")
    assert hint["type"] == "hint", hint["text"]
    return " ".join(hint["choice"]["path"])


async def play(screen: Screen, seat: int, rng: random.Random) -> int:
    """Answer every question once; how many there were."""
    answered = -1
    picks = 0
    while screen.table["status"] == "running":
        table = screen.table
        decision = table["decision"]
        assert table["viewer"] == seat and table["yours"] == [seat]
        if decision is not None and decision["version"] > answered:
            answered, picks = decision["version"], picks + 1
            path = await choose(screen, seat, rng)
            answer = await screen.ask("pick", seat=seat, version=answered, path=path)
            assert answer["type"] == "accepted", answer["text"]
        else:
            await screen.next()
    return picks


async def whole_game(address: str, game: str, seats: int, language: str, seed: int) -> None:
    people = [await Person(address).__aenter__() for _ in range(seats)]
    form = {"game": game, "seats": [{"kind": "me"}, *({"kind": "person"} for _ in people[1:])], "pause": 0}
    opened = await people[0].post("/api/tables", form)
    table = opened["table"]["id"]
    links = {invite["seat"]: invite["path"].removeprefix("/join/") for invite in opened["invites"]}
    for seat, person in enumerate(people[1:], start=1):
        await person.post("/api/join", {"secret": links[seat]})
    screens = [await person.screen(table, language=language).__aenter__() for person in people]
    for seat, screen in enumerate(screens[1:], start=1):
        assert (await screen.ask("ready", seat=seat))["type"] == "accepted"
    for screen in screens:
        while screen.table["status"] == "gathering":
            await screen.next()
    rngs = [random.Random(f"{seed} {seat}") for seat in range(seats)]
    picks = await asyncio.gather(*(play(screen, seat, rngs[seat]) for seat, screen in enumerate(screens)))
    assert all(picks)
    ranks = [[one["rank"] for one in screen.table["outcome"]["standings"]] for screen in screens]
    assert 1 in ranks[0] and all(rank == ranks[0] for rank in ranks), "everybody sees the same result"
    replay = await people[0].get(f"/api/tables/{table}/replay")
    assert replay["steps"][-1]["version"] == screens[0].table["version"]
    for screen, person in zip(screens, people, strict=True):
        await screen.__aexit__()
        await person.__aexit__()


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_a_whole_game(address: str, game: str, language: str) -> None:
    low, high = games()[game].seats
    seats = max(2, low) if language == "en" else min(3, high)
    asyncio.run(whole_game(address, game, seats, language, 7))
