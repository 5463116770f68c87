"""Whatever is refused is refused in the language of the person who asked, quickly, and never as a crash of ours."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from farshore.core.errors import FarshoreError
from farshore.core.registry import game_named
from farshore.store.protocol import BrokenStore, Change
from farshore.store.sqlite_file import SqliteFile
from farshore.tables.faults import as_table_fault
from farshore.tables.info import read_info
from farshore.words import source
from tests.server.remote import BOT, GAME, ME, OTHER, Person, open_table, quick, seat_two, serving

MARK = game_named(GAME).edition().digest
HEAD = f"farshore record 1\ngame: {GAME}\nrules: 1\nedition: standard {MARK}\nseats: 2\n"


def sentences(language: str) -> dict[str, re.Pattern[str]]:
    """Everything that can be said, as patterns, by name."""
    plain = re.sub(
        r"\{ (\$\w+) ->.*?\n +\}", r"{ \1 }", source("farshore.tables", language), flags=re.DOTALL
    )  # plurals
    found = re.findall(r"^((?:fault|notice)-[\w-]+) = (.*)$", plain, re.MULTILINE)
    return {name: re.compile(re.sub(r"\\{\\ \\\$\w+\\ \\}", ".*", re.escape(text))) for name, text in found}


PORTUGUESE, ENGLISH = sentences("pt-BR"), sentences("en")


def check(text: str) -> str:
    """The name of the sentence; it must be Portuguese."""
    names = [name for name, pattern in PORTUGUESE.items() if pattern.fullmatch(text)]
    assert names, f"not a Portuguese sentence of ours: {text}"
    assert not [name for name, pattern in ENGLISH.items() if pattern.fullmatch(text)], f"English: {text}"
    return names[0]


BAD_TABLES: list[dict[str, Any]] = [
    {"game": "chess", "seats": [ME, BOT]},
    {"game": GAME, "seats": [ME]},
    {"game": GAME, "seats": [ME, BOT], "variants": {"round_cap": "9" * 80}},
    {"game": GAME, "seats": [ME, BOT], "variants": {"gravity": "off"}},
    {"game": GAME, "seats": [ME, BOT], "edition": "../../secret"},
    {"game": GAME, "seats": [ME, {"kind": "bot", "bot": "command:/bin/true"}]},
    {"game": GAME, "seats": [ME, BOT], "webhook": "http://169.254.169.254/"},
    {"game": GAME, "seats": [ME, {"kind": "king"}]},
    {"game": GAME, "seats": [ME, BOT], "pause": "long"},
]
BAD_RECORDS = [
    "nonsense",
    "",
    "farshore record 1\n",
    HEAD.replace("seats: 2", "seats: 1000000000"),
    HEAD.replace("seats: 2", "seats: " + "9" * 5000),
    HEAD.replace("rules: 1", "rules: " + "9" * 5000),
    HEAD.replace("rules: 1", "rules: 7") + "\n0 turn nowhere\n",
    HEAD.replace(MARK, "00000000"),
    HEAD.replace(GAME, "chess"),
    HEAD + "option gravity: off\n",
    HEAD + f"player {'9' * 5000}: x\n",
    HEAD + f"\n{'9' * 5000} turn rest\n",
    HEAD + f"\n= {'9' * 5000} 0123456789abcdef\n",
    HEAD + "\n0 turn nowhere\n",
    HEAD + "\n\u0663 turn rest\n",
]


def test_refusals_over_http_are_worded_in_ones_own_language(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana, Person(address) as eve:
            ana.http.headers["Accept-Language"] = eve.http.headers["Accept-Language"] = "pt-BR,en;q=0.5"
            table = await open_table(ana, ME, OTHER)
            answers = [await ana.http.post("/api/tables", json=form) for form in BAD_TABLES]
            answers += [await ana.http.post("/api/records", content=text) for text in BAD_RECORDS]
            answers.append(await ana.http.post("/api/records", content=b"\xff\xfe"))
            answers += [
                await ana.http.get("/api/games/chess/guide"),
                await ana.http.get("/api/games/chess/words"),
                await ana.http.get(f"/api/games/{GAME}/words?edition=../x"),
                await ana.http.get("/api/tables/nosuchtable"),
                await ana.http.get(f"/api/tables/{table}/record"),
                await ana.http.get(f"/api/tables/{table}/replay"),
                await eve.http.get(f"/api/tables/{table}/replay"),
                await eve.http.post(f"/api/tables/{table}/sit", json={"seat": 1}),
                await ana.http.post("/api/join", json={"secret": "x" * 30}),
                await ana.http.post("/api/join", json={"secret": f"{table}-1-{'0' * 32}"}),
                await ana.http.post("/api/me", json={"name": "\u200b"}),
                await ana.http.post("/api/me", content=b"x" * 20_000),
                await ana.http.post("/api/me", json={"name": "A"}, headers={"Origin": "http://evil.example"}),
                await ana.http.get("/api/home", headers={"Host": "evil.example"}),
                await ana.http.get("/api/nothing"),
                await ana.http.delete("/api/tables"),
            ]
            for answer in answers:
                assert 400 <= answer.status_code < 500, answer.text
                check(answer.json()["text"])

    asyncio.run(work())


def test_refusals_over_sockets_are_worded_in_ones_own_language(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana, Person(address) as rui:
            waiting = await open_table(ana, ME, OTHER)
            async with ana.screen(waiting, language="pt-BR") as host, rui.screen(waiting, language="pt-BR") as guest:
                names = {
                    check((await guest.ask("call-off"))["text"]),
                    check((await guest.ask("ready", seat=0))["text"]),
                }
                assert names == {"fault-not-host", "fault-not-yours"}
                assert (await host.ask("call-off"))["type"] == "accepted"
                await guest.shows(lambda table: table["status"] == "called-off")
                check(next(m["text"] for m in guest.heard if m["type"] == "notice"))
                assert check((await host.ask("ready", seat=0))["text"]) == "fault-called-off"
            table = await seat_two(ana, rui)
            async with ana.screen(table, language="pt-BR") as one, rui.screen(table, language="pt-BR") as two:
                asked = one.table["decision"]["version"]
                requests: list[dict[str, Any]] = [
                    {"kind": "pick", "seat": 0, "version": asked, "path": "castle:air"},
                    {"kind": "pick", "seat": 0, "version": asked + 5, "path": "rest"},
                    {"kind": "undo", "seat": 0, "version": asked},
                    {"kind": "hint", "seat": 0, "bot": "nobody"},
                    {"kind": "replace", "seat": 1},
                    {"kind": "rematch"},
                    {"kind": "call-off"},
                    {"kind": "ready", "seat": 0},
                ]
                for request in requests:
                    check((await one.ask(**request))["text"])
                check(one.table["undo"]["text"])
                assert check((await two.ask("pick", seat=1, version=asked, path="rest"))["text"]) == "fault-not-asked"
                await one.send(["not", "a", "message"])
                refused = await one.until(lambda m: m["type"] == "refused")
                assert check(refused["text"]) == "fault-malformed" and refused["detail"]

    asyncio.run(work())


def test_what_nobody_foresaw_is_worded_too_and_tells_nothing_of_the_house() -> None:
    for fault in (BrokenStore("cellar/tables.db: disk is full"), FarshoreError("something in English")):
        said = as_table_fault(fault)
        check(said.text("pt-BR"))
        assert "cellar" not in said.text("en") and said.detail == ""


def test_a_table_with_a_variant_that_is_gone_says_so_and_gives_its_record_to_its_player(tmp_path: Path) -> None:
    settings = quick(tmp_path)

    async def begin(address: str) -> tuple[str, str]:
        async with Person(address) as ana:
            return await open_table(ana, ME, ME), ana.http.cookies["farshore"]

    async def come_back(address: str, table: str, secret: str) -> None:
        async with Person(address) as ana, Person(address) as eve:
            ana.http.cookies.clear()
            ana.http.cookies.set("farshore", secret)
            told = await ana.http.get(f"/api/tables/{table}?lang=pt-BR")
            assert (told.status_code, check(told.json()["text"])) == (400, "fault-old-rules")
            assert told.json()["fault"] == "unplayable"
            record = await ana.http.get(f"/api/tables/{table}/record")
            assert record.status_code == 200 and record.text.startswith("farshore record 1\n")
            assert (await eve.http.get(f"/api/tables/{table}/record")).status_code == 400

    with serving(settings) as address:
        table, secret = asyncio.run(begin(address))
    store = SqliteFile(settings.file)
    claimed = store.claim(table)
    assert claimed is not None
    row, fence = claimed
    info = read_info(row.data)
    info.variants["gravity"] = "off"
    store.save([Change(info.row(table, row.changed), fence=fence)])
    store.close()
    with serving(settings) as address:
        asyncio.run(come_back(address, table, secret))
