"""The study of a finished game over HTTP: only of finished ones, kept, computed once; another answer; what if."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from farshore.core.registry import game_named
from farshore.core.rng import Rng
from farshore.core.session import Session, seeded
from farshore.study.shelf import KeptPart
from farshore.study.units import Unit
from farshore.tables.bots import Bots
from farshore.tables.worker import PartTask
from tests.server.remote import BOT, GAME, ME, PATIENCE, Person, open_table, quick, serving

EFFORT = 0.001  # as few simulations as there may be


def short_record(rounds: str = "2") -> str:
    session = Session(game_named(GAME), 2, {"round_cap": rounds}, luck=seeded(3), players=["Ana", "Rui"])
    rng = Rng(3)
    while not session.over:
        options = session.questions[0].options
        session.pick(options[rng.word() % len(options)])
    return session.record()


async def imported(person: Person, record: str) -> str:
    answer = await person.http.post("/api/records", content=record)
    assert answer.is_success, answer.text
    return str(answer.json()["table"]["id"])


async def read(person: Person, table: str) -> dict[str, Any]:
    """Wait until the analysis is there."""
    page = await person.post(f"/api/tables/{table}/study", {})
    while page["report"] is None or page["done"] < page["total"]:
        assert not page["failed"] and page["done"] <= page["total"]
        await asyncio.sleep(0.2)
        page = await person.get(f"/api/tables/{table}/study")
    return dict(page)


def test_an_analysis_is_computed_once_and_kept(tmp_path: Path) -> None:
    record = short_record()

    async def first(address: str) -> tuple[str, Any]:
        async with Person(address) as ana:
            table = await imported(ana, record)
            assert (await ana.get(f"/api/tables/{table}/study"))["total"] == 0, "nobody has asked for it"
            return table, (await read(ana, table))["report"]

    async def again(address: str, table: str, report: Any) -> None:
        async with Person(address) as rui:
            page = await rui.get(f"/api/tables/{table}/study?lang=en")
            assert page["report"] == report, "kept through a restart, for everybody"
            same = await imported(rui, record)
            assert (await rui.get(f"/api/tables/{same}/study"))["report"] is not None, "the same game is read once"

    settings = quick(tmp_path, study_effort=EFFORT)
    with serving(settings) as address:
        table, report = asyncio.run(first(address))
    rows = record.count("\n0 ") + record.count("\n1 ") + record.count("\nN ")
    assert report["rows"] == rows and report["moments"][-1]["row"] == rows
    assert {d["seat"] for d in report["decisions"]} == {0, 1}
    assert all(0 <= d["own"]["played"] < len(d["own"]["candidates"]) for d in report["decisions"])
    assert [one["phase"] for one in report["seats"][0]["accuracy"]] == [None, "opening", "middle", "end"]
    assert all(0 < turn["row"] <= rows and turn["seat"] in (None, 0, 1) for turn in report["turns"])
    assert all(aim is not None for seat in report["seats"] for _, _, aim in seat["points"]), "against the strongest bot"
    assert all(c["label"] for d in report["decisions"] for c in d["own"]["candidates"])
    found = kept(tmp_path, "analysis")
    assert found and not any(b"Ana" in data or b"Rui" in data for data in found), "others may bring the same picks"
    with serving(settings) as address:
        asyncio.run(again(address, table, report))


def test_nobody_waits_for_the_yardstick_and_a_restart_goes_on_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is held after its first leg: the report is shown without it, never kept so, and filled in after a restart."""
    held, asked, compute = threading.Event(), list[Unit](), Bots.part

    async def first_leg_only(bots: Bots, task: PartTask, key: str, limit: float) -> KeptPart:
        asked.append(task.unit)
        if len([unit for unit in asked if unit.kind == "yardstick"]) == 2 and not held.is_set():
            held.set()
            await asyncio.Event().wait()  # until the server stops
        return await compute(bots, task, key, limit)

    async def early(address: str) -> tuple[str, Any]:
        async with Person(address) as ana:
            table = await imported(ana, short_record())
            at = f"/api/tables/{table}/study"
            await ana.post(at, {})
            assert await asyncio.to_thread(held.wait, PATIENCE)
            page = await ana.get(at)
            assert page["done"] < page["total"] and not page["failed"]
            assert (await ana.get(f"{at}?report=whole"))["report"] is None, "who has this one waits for the whole"
            return table, page["report"]

    async def whole(address: str, table: str) -> Any:
        async with Person(address) as rui:
            assert (await rui.get(f"/api/tables/{table}/study"))["report"] is None, "an early one is not kept"
            return (await read(rui, table))["report"]

    monkeypatch.setattr(Bots, "part", first_leg_only)
    settings = quick(tmp_path, study_effort=EFFORT)
    with serving(settings) as address:
        table, first = asyncio.run(early(address))
    assert not kept(tmp_path, "analysis") and first["decisions"] and first["yardstick_games"] == 0
    assert {aim for seat in first["seats"] for _, _, aim in seat["points"]} == {None}
    before = asked[:-1]  # the leg that was held is asked for again
    asked.clear()
    with serving(settings) as address:
        report = asyncio.run(whole(address, table))
    assert asked and not {*before} & {*asked}, "nothing is computed twice"
    assert report["yardstick_games"] == 2 and report["decisions"] == first["decisions"]
    assert len(kept(tmp_path, "analysis")) == 1 and not kept(tmp_path, "analysis-part")


def kept(folder: Path, kind: str) -> list[bytes]:
    with closing(sqlite3.connect(folder / "t.db")) as db:
        return [bytes(data) for (data,) in db.execute("select data from documents where kind = ?", (kind,))]


def test_a_running_game_is_never_read(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        async with Person(address) as ana:
            table = await open_table(ana, ME, BOT)
            at = f"/api/tables/{table}/study"
            answers = [
                await ana.http.get(at),
                await ana.http.post(at, json={}),
                await ana.http.get(f"{at}/0?seat=1"),
                await ana.http.post(f"{at}/0/try", json={"seat": 0, "answer": "rest"}),
                await ana.http.post(f"{at}/0/addable", json={"seat": 0, "chosen": []}),
                await ana.http.post(f"{at}/play", json={"row": 0, "seat": 0}),
            ]
            assert [(a.status_code, a.json()["fault"]) for a in answers] == [(400, "not-possible")] * len(answers)

    with serving(quick(tmp_path)) as address:
        asyncio.run(work(address))


def test_a_moment_another_answer_and_a_table_that_goes_on(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        async with Person(address) as ana:
            table = await imported(ana, short_record())
            report = (await read(ana, table))["report"]
            decision = report["decisions"][0]
            row, seat = decision["first"] - 1, decision["seat"]
            at = f"/api/tables/{table}/study"
            moment = await ana.get(f"{at}/{row}?seat={seat}")
            options = [" ".join(option["path"]) for option in moment["decision"]["options"]]
            assert decision["own"]["candidates"][0]["paths"][0] in options and moment["viewer"] == seat
            tried = await ana.post(f"{at}/{row}/try", {"seat": seat, "answer": options[-1]})
            assert tried["choice"]["paths"] == [options[-1]] and tried["lines"]
            assert tried["table"]["version"] > moment["version"]
            for wrong in ({"seat": seat, "answer": "nonsense"}, {"seat": 1 - seat, "answer": options[0]}):
                assert (await ana.http.post(f"{at}/{row}/try", json=wrong)).status_code == 400
            opened = await ana.post(f"{at}/play", {"row": row, "seat": seat, "luck": "same", "bot": "random"})
            assert opened["table"]["status"] == "running" and not opened["invites"][1:]
            async with ana.screen(opened["table"]["id"]) as screen:
                assert screen.table["practice"] and screen.table["decision"]["question"] == "turn"
                assert screen.table["picture"] == moment["picture"]
            friends = await ana.post(f"{at}/play", {"row": row, "seat": seat, "others": "friends"})
            assert friends["table"]["status"] == "gathering" and len(friends["invites"]) == 2
            over = await ana.http.post(f"{at}/play", json={"row": report["rows"], "seat": 0})
            assert over.status_code == 400

    with serving(quick(tmp_path, study_effort=EFFORT)) as address:
        asyncio.run(work(address))
