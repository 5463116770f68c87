"""A person is more than one cookie: several devices, a printed code, export and deletion."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from tests.server.remote import BOT, ME, Person, open_table, quick, seat_two, serving


def test_a_second_device_is_the_same_person(tmp_path: Path) -> None:
    async def work(address: str) -> tuple[str, str]:
        async with Person(address) as desk, Person(address) as phone, Person(address) as thief:
            await desk.post("/api/me", {"name": "Ana", "settings": {"theme": "dark"}})
            table = await open_table(desk, ME, BOT)
            own = await open_table(phone, ME, BOT)
            code = (await desk.post("/api/me/link", {}))["code"]
            assert (await thief.http.post("/api/link", json={"code": "aaaabbbb"})).status_code == 400
            me = await phone.post("/api/link", {"code": f" {code[:4].upper()}-{code[4:]} "})
            assert me == {"name": "Ana", "tables": 2, "settings": {"theme": "dark"}}
            assert (await thief.http.post("/api/link", json={"code": code})).status_code == 400, "it works once"
            for device in (desk, phone):
                mine = (await device.get("/api/tables"))["mine"]
                assert {card["id"] for card in mine} == {table, own}, "along with the tables the phone had"
            async with phone.screen(table) as screen:
                assert screen.table["yours"] == [0] and screen.table["host"]
                assert (await screen.pick())["type"] == "accepted"
            return (await desk.post("/api/me/recovery", {}))["code"], table

    async def later(address: str, code: str, table: str) -> None:
        async with Person(address) as new, Person(address) as other:
            assert (await new.post("/api/link", {"code": code}))["name"] == "Ana"
            assert table in {card["id"] for card in (await new.get("/api/tables"))["mine"]}
            second = (await new.post("/api/me/recovery", {}))["code"]
            assert (await other.http.post("/api/link", json={"code": code})).status_code == 400, "replaced"
            assert (await other.post("/api/link", {"code": second}))["name"] == "Ana"

    with serving(quick(tmp_path)) as address:
        code, table = asyncio.run(work(address))
    with serving(quick(tmp_path)) as address:
        asyncio.run(later(address, code, table))


def test_everything_about_me_can_be_had_and_deleted(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        async with Person(address) as ana, Person(address) as rui:
            await rui.post("/api/me", {"name": "Rui", "settings": {"a": "b"}})
            table = await seat_two(ana, rui)
            async with rui.screen(table) as screen:
                await screen.ask("say", text="a secret of mine")
            found = await rui.get("/api/me/export")
            assert found["name"] == "Rui" and found["settings"] == {"a": "b"}
            assert [one["id"] for one in found["tables"]] == [table] and found["tables"][0]["seats"] == [1]
            assert [chat["text"] for chat in found["chats"]] == ["a secret of mine"]
            assert (await rui.http.delete("/api/me")).status_code == 200
            assert await rui.get("/api/me/export") == {
                "name": "",
                "settings": {},
                "tables": [],
                "chats": [],
                "comments": [],
                "documents": [],
                "ratings": [],
            }
            async with ana.screen(table) as screen:
                assert screen.table["seats"][1]["name"] == "Player 2" and screen.table["seats"][1]["away"]
                assert not any(message["type"] == "chat" for message in screen.heard)

    with serving(quick(tmp_path)) as address:
        asyncio.run(work(address))
    assert b"a secret of mine" not in (tmp_path / "t.db").read_bytes()
    assert b"Rui" not in (tmp_path / "t.db").read_bytes()


def test_codes_are_handed_out_slowly(tmp_path: Path) -> None:
    """Thousands of open codes would make guessing one easier, and leave none for others."""

    async def work(address: str) -> None:
        async with Person(address) as eve:
            answers = [(await eve.http.post("/api/me/link", json={})).status_code for _ in range(3)]
            assert answers == [200, 429, 429]

    with serving(replace(quick(tmp_path), open_rate=1 / 60)) as address:
        asyncio.run(work(address))
