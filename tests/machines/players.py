"""Two people at a table who go from server to server, and remember what was confirmed."""

from __future__ import annotations

import asyncio
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.remote import Person, Screen

GAME = "century_new_world"
BROKEN = (OSError, WebSocketException, TimeoutError, EOFError)


class Pair:
    """Ana at the first server she likes, Rui at another."""

    def __init__(self) -> None:
        self.table = ""
        self.secrets: list[str] = []
        self.confirmed: dict[tuple[str, int, int], str] = {}

    async def sit_down(self, here: str, there: str) -> None:
        async with Person(here) as ana, Person(there) as rui:
            seats = [{"kind": "me"}, {"kind": "person"}]
            opened = await ana.post("/api/tables", {"game": GAME, "seats": seats, "pause": 0})
            self.table = opened["table"]["id"]
            link = next(invite["path"] for invite in opened["invites"] if invite["seat"] == 1)
            await rui.post("/api/join", {"secret": link.removeprefix("/join/"), "name": "Rui"})
            async with rui.screen(self.table) as screen:
                assert (await screen.ask("ready", seat=1))["type"] == "accepted"
            self.secrets = [person.http.cookies["farshore"] for person in (ana, rui)]

    async def play(self, addresses: list[str], moves: int) -> None:
        """Each seat at its own server; until a number of picks more is confirmed."""
        enough = len(self.confirmed) + moves
        async with asyncio.timeout(90), asyncio.TaskGroup() as both:
            for seat, address in enumerate(addresses):
                both.create_task(self.play_seat(seat, address, enough))

    async def play_seat(self, seat: int, address: str, enough: int) -> None:
        """Connects again when the line breaks, and sends again what was not answered, as browsers do."""
        asked: dict[str, Any] | None = None
        while len(self.confirmed) < enough:
            try:
                async with Screen(address, self.table, self.secrets[seat], {}) as screen:
                    while len(self.confirmed) < enough:
                        asked = asked or question(screen, seat)
                        if asked is None:
                            await next_within(screen)
                            continue
                        answer = await screen.ask("pick", **asked)
                        if answer["type"] == "accepted":
                            self.confirmed[self.table, seat, asked["version"]] = asked["path"]
                            await screen.settle()
                        asked = None
            except BROKEN:
                await asyncio.sleep(0.05)


def question(screen: Screen, seat: int) -> dict[str, Any] | None:
    decision = screen.table["decision"]
    if decision is None or decision["seat"] != seat:
        return None
    path = " ".join(decision["options"][0]["path"])
    return {"seat": seat, "version": decision["version"], "path": path}


async def next_within(screen: Screen) -> None:
    """Somebody else may be the one who plays enough."""
    try:
        await asyncio.wait_for(screen.next(), 0.3)
    except TimeoutError:
        return
