"""Somebody who means harm: broken frames, tricks with paths and cookies, others' seats, odd names, floods."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from farshore.server.door import Door
from farshore.server.settings import Settings
from farshore.server.socket_types import PROTOCOL
from tests.server.fuzz import Faults, journals
from tests.server.remote import Person, open_table, quick, seat_two, serving

RACE = "race_for_the_galaxy"
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
FRAMES = {  # after the handshake, byte by byte
    "text that is no text": b"\x81\x82\0\0\0\0\xff\xfe",
    "a frame without a mask": b"\x81\x02hi",
    "bits nobody has agreed on": b"\xf1\x82\0\0\0\0hi",
    "parts of a message without end": b"\x01\x80\0\0\0\0" * 300,
    "a length beyond all measure": b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
}
PATHS = (
    "/api/tables/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/%2e%2e%2f%2e%2e%2fapp.py",
    "/assets//etc/passwd",
    "/..\\..\\etc\\passwd",
    "/index.html%00",
    "//evil.example/",
    "http://evil.example/",
)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return quick(tmp_path, hello_within=1.0)


@pytest.fixture
def calm(settings: Settings) -> Iterator[str]:
    """A server that must not complain of itself."""
    faults = Faults()
    logging.getLogger().addHandler(faults)
    try:
        with serving(settings) as address:
            yield address
    finally:
        logging.getLogger().removeHandler(faults)
    assert faults.seen == []


async def hang_up(writer: asyncio.StreamWriter) -> None:
    """At once, also if the other side never took what was written: nothing is left for the end of the loop."""
    writer.transport.abort()
    await asyncio.sleep(0)


async def say(address: str, data: bytes) -> bytes:
    """What comes back for these bytes, whatever they are."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(data)
    heard = b""
    try:
        while part := await asyncio.wait_for(reader.read(65_536), 1):
            heard += part
    except (TimeoutError, ConnectionError):
        pass  # it has nothing to add, or has hung up
    await hang_up(writer)
    return heard


def test_broken_frames_end_the_line_and_nothing_else(calm: str) -> None:
    async def work() -> None:
        async with Person(calm) as ana, Person(calm) as rui:
            table = await seat_two(ana, rui, game=RACE)
            upgrade = UPGRADE.format(key="dGhlIHNhbXBsZSBub25jZQ==")
            for what, frame in FRAMES.items():
                start = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {calm}\r\n{upgrade}"
                answer = await say(calm, start.encode() + frame)
                assert b" 101 " in answer and b"picture" not in answer, what
            for message in ("x" * 5000, "x" * 3_000_000, b"\xff\xfe", "\x00", "[" * 4000, ""):
                async with connect(f"ws://{calm}/api/tables/{table}/socket") as line:
                    await line.send(message)
                    await line.wait_closed()
                    assert line.close_code in (1009, 4400)
            async with ana.screen(table) as screen:
                assert (await screen.pick())["type"] == "accepted", "the game goes on"

    asyncio.run(work())


def test_who_was_sent_away_does_not_come_back_by_a_socket_kept_silent(calm: str) -> None:
    async def work() -> None:
        async with Person(calm) as ana, Person(calm) as rui, Person(calm) as troll:
            table = await seat_two(ana, rui)
            async with ana.screen(table) as host, troll.screen(table).line as silent:
                async with troll.screen(table):
                    told = await host.until(lambda heard: heard["type"] == "presence" and heard["watchers"])
                    assert (await host.ask("remove", watcher=told["watchers"][0]["id"]))["type"] == "accepted"
                await silent.send(json.dumps({"type": "hello", "request_id": "h", "protocol": PROTOCOL}))
                with pytest.raises(ConnectionClosed):
                    await silent.recv()
                assert silent.close_code == 4403

    asyncio.run(work())


def test_no_path_leads_out_of_the_house(calm: str) -> None:
    async def work() -> None:
        for path in PATHS:
            asked = f"GET {path} HTTP/1.1\r\nHost: {calm}\r\nConnection: close\r\n\r\n"
            answer = await say(calm, asked.encode())
            assert answer.startswith(b"HTTP/1.1 ") and b" 500 " not in answer.splitlines()[0]
            assert b"root:" not in answer and b"def make_app" not in answer
        long = await say(calm, b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n")
        assert long.startswith(b"HTTP/1.1 400")

    asyncio.run(work())


def test_nobody_holds_a_line_without_saying_what_for(calm: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ended(data: bytes, more: bytes = b"") -> bytes:
        """What is said before the server hangs up; `more` is sent again and again."""
        reader, writer = await asyncio.open_connection(*calm.split(":"))
        writer.write(data)
        heard = b""
        async with asyncio.timeout(60):
            while not reader.at_eof():
                try:
                    writer.write(more)
                    heard += await asyncio.wait_for(reader.read(65_536), 0.1)
                except TimeoutError:
                    continue
                except ConnectionError:
                    break  # it has hung up without waiting for the rest
        await hang_up(writer)
        return heard

    async def work() -> None:
        monkeypatch.setattr(Door, "within", 0.5)
        start = f"GET /health HTTP/1.1\r\nHost: {calm}\r\n".encode()
        assert await ended(b"") == b""
        assert await ended(b"G") == b""
        assert await ended(start, b"x: y\r\n") == b"", "a header now and then is no sign of life"
        assert (await ended(start + b"\r\n" + start)).count(b" 200 ") == 1, "nor is half of a second request"
        monkeypatch.setattr(Door, "within", 60.0)
        assert (await ended(start, b"x: " + b"y" * 20_000 + b"\r\n")).startswith(b"HTTP/1.1 400")

    asyncio.run(work())


def test_nobody_sees_or_acts_for_another(calm: str, settings: Settings) -> None:
    async def work() -> None:
        async with Person(calm) as ana, Person(calm) as rui, Person(calm) as eve:
            table = await seat_two(ana, rui, game=RACE)
            elsewhere = await open_table(eve, {"kind": "me"}, {"kind": "me"}, game=RACE)
            before = journals(settings.file)
            for cookie in (eve.http.cookies["farshore"], "A" * 22, "x", '"\\042"', "a" * 8000):
                async with httpx.AsyncClient(base_url=f"http://{calm}", headers={"Cookie": f"farshore={cookie}"}) as h:
                    assert (await h.get(f"/api/tables/{table}")).json()["invites"] == []
                    assert (await h.get(f"/api/tables/{table}/replay?seat=0")).status_code == 403
            for path in ("replay?seat=0", "replay/3?seat=0"):
                assert (await rui.http.get(f"/api/tables/{table}/{path}")).status_code == 403
            kinds = ("look", "hint", "leave", "resume-seat", "resign", "replace", "ready")
            requests: dict[str, dict[str, Any]] = {kind: {"seat": 0} for kind in kinds}
            requests |= {"rename": {"seat": 0, "name": "x"}, "undo": {"seat": 0, "version": 0}, "pace": {"pause": 0}}
            async with rui.screen(table) as seated, eve.screen(table) as watching:
                for kind, fields in {**requests, "call-off": {}}.items():
                    for screen in (seated, watching):
                        refused = await screen.ask(kind, **fields)
                        assert refused["type"] == "refused", kind
                        assert refused["table"]["viewer"] == (1 if screen is seated else None)
            assert journals(settings.file) == before
            async with eve.screen(elsewhere) as own:
                assert own.table["yours"] == [0, 1]

    asyncio.run(work())


def test_floods_keep_nobody_waiting_and_sayings_are_few_from_one_address(tmp_path: Path) -> None:
    async def spam(person: Person, table: str) -> int:
        async with person.screen(table) as screen:
            return sum([(await screen.ask("say", text="spam"))["type"] == "accepted" for _ in range(5)])

    async def work(address: str) -> None:
        async with Person(address) as ana, Person(address) as eve:
            table = await open_table(ana, {"kind": "me"}, {"kind": "me"})
            async with eve.screen(table) as flood:
                for _ in range(2000):
                    await flood.socket.send('{"type":"hello","request_id":"f","protocol":2}')
                async with ana.screen(table) as screen:  # while the flood is read at 20 messages a second
                    assert (await screen.pick())["type"] == "accepted"
            taken = await asyncio.gather(*(spam(eve, table) for _ in range(3)))
            assert sum(taken) == 1, "one address, however many screens"

    with serving(Settings(tmp_path / "t.db", port=0, workers=1, http_rate=1000, chat_rate=0.0001)) as address:
        asyncio.run(work(address))
