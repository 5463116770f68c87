"""Bad messages over real sockets: `python -m tests.server.fuzz 100000`. No crash, no leak, no change of any table.

Two people try: one who only watches, and one who sits at the table and may do nothing now but wait.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, get_args

from websockets.exceptions import ConnectionClosed

from farshore.core.registry import games
from farshore.server.connection import STRIKES
from farshore.server.request_types import FromBrowser
from tests.server.remote import Person, Screen, quick, serving

KINDS = [cls.__struct_config__.tag for cls in get_args(FromBrowser)]
ODD: list[Any] = [None, True, -1, 0, 1, 15, 16, 2**31, 2**64, 1.5, "", "x", "é" * 50, "\u0000", "\u202e", [], {}, [[]]]
ODD += ["N", "seat:0", "undo 1", "'; drop table journal; --", "../../etc/passwd", "<script>", "__class__", "0", "rest"]


class Faults(logging.Handler):
    """Counts what the server itself calls an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(self.format(record))


def bad_message(rng: random.Random, table: dict[str, Any], yours: list[int]) -> str | bytes:
    """Something between noise and a message that is right in every way but one."""
    which = rng.randrange(8)
    if which == 0:
        return rng.randbytes(rng.randrange(1, 80))
    message: dict[str, Any] = {"type": rng.choice(KINDS), "request_id": "m", "seat": other_seat(rng, table, yours)}
    if which == 1:
        return json.dumps(rng.choice([message, [message], "x", 1, None, [[[[[]]]]]]))[: rng.randrange(1, 60)]
    if which == 2:
        return "[" * rng.randrange(1, 3000)
    message |= {
        "version": rng.choice([table["version"], table["version"] + 1, 0, -1, 2**40]),
        "path": a_path(rng, table),
    }
    if which <= 4:
        return json.dumps(message)
    for _ in range(rng.randrange(1, 4)):
        message[rng.choice([*message, "name", "text", "bot", "pause", "language", "seen", "ready"])] = rng.choice(ODD)
    if message.get("seat") in yours or isinstance(message.get("seat"), bool):
        message["seat"] = -1
    return json.dumps(message)


def other_seat(rng: random.Random, table: dict[str, Any], yours: list[int]) -> int:
    return rng.choice([seat for seat in range(-1, 17) if seat not in yours])


def a_path(rng: random.Random, table: dict[str, Any]) -> str:
    options = (table["decision"] or {}).get("options") or []
    return rng.choice(["rest", "N", "0 turn rest", "card:1", *(" ".join(o["path"]) for o in options[:5])])


async def attack(person: Person, table: str, count: int, rng: random.Random) -> int:
    """Send a number of bad messages, connecting again whenever we are thrown out; how many were answered at all."""
    answered = sent = 0
    while sent < count:
        async with person.screen(table) as screen:
            try:
                for _ in range(min(STRIKES - 1, count - sent)):
                    sent += 1
                    await screen.socket.send(bad_message(rng, screen.table, screen.table["yours"]))
                    answered += await hear(screen)
            except ConnectionClosed:
                continue
    return answered


async def hear(screen: Screen) -> int:
    """Everything that has come by now; each answer must be a refusal, and every table ours to see."""
    heard = 0
    while True:
        try:
            message = await asyncio.wait_for(screen.next(), 0.001 if heard else 1)
        except TimeoutError:
            return heard
        heard += 1
        kind = message["type"]
        shown = message if kind == "table" else message.get("table")
        if shown:
            assert shown["viewer"] is None or shown["viewer"] in shown["yours"]
            assert shown["decision"] is None or shown["decision"]["seat"] in shown["yours"]


def journals(file: Path) -> dict[str, Any]:
    """All that must not change: every row of every journal, who sits where, and whether it runs."""
    db = sqlite3.connect(file)
    rows = db.execute("select table_id, number, text from journal order by 1, 2").fetchall()
    tables = db.execute("select id, status, json_extract(data, '$.seats') from tables order by 1").fetchall()
    db.close()
    return {"journal": rows, "tables": tables}


async def siege(address: str, file: Path, count: int, seed: int) -> int:
    async with Person(address) as ana, Person(address) as rui, Person(address) as eve:
        secretive = "race_for_the_galaxy" if "race_for_the_galaxy" in games() else next(iter(games()))
        opened = await ana.post("/api/tables", {"game": secretive, "seats": [{"kind": "me"}, {"kind": "person"}]})
        table = opened["table"]["id"]
        link = next(i["path"] for i in opened["invites"] if i["seat"] == 1)
        await rui.post("/api/join", {"secret": link.removeprefix("/join/")})
        async with rui.screen(table) as screen:
            await screen.ask("ready", seat=1)
        before = journals(file)
        half = count // 2
        answered = await asyncio.gather(
            attack(eve, table, half, random.Random(seed)), attack(rui, table, count - half, random.Random(seed + 1))
        )
        assert journals(file) == before, "something changed"
        assert (await ana.get("/health"))["status"] == "ok"
        async with ana.screen(table) as screen:
            assert screen.table["viewer"] == 0 and (await screen.pick())["type"] == "accepted", "the game goes on"
    return sum(answered)


def fuzz(folder: Path, count: int, seed: int = 1) -> tuple[int, list[str]]:
    """How many messages came back, and what the server complained about."""
    settings = quick(folder)
    faults = Faults()
    logging.getLogger().addHandler(faults)
    try:
        with serving(settings) as address:
            answered = asyncio.run(siege(address, settings.file, count, seed))
    finally:
        logging.getLogger().removeHandler(faults)
    return answered, faults.seen


if __name__ == "__main__":
    total = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as place:
        came, complaints = fuzz(Path(place), total)
    print(f"{total} bad messages in {time.monotonic() - began:.0f} s, {came} answers, {len(complaints)} errors")
    print("\n".join(complaints[:10]))
    sys.exit(bool(complaints))
