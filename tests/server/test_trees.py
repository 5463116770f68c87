"""Studies and puzzles over HTTP: a tree grows, is named, read by others and taken home; a puzzle is rated once."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from farshore.core.decision import decision_of
from farshore.core.registry import game_named
from farshore.core.replay import read
from farshore.core.wire import digest
from farshore.study.puzzle_file import KeptCandidate, KeptGame, KeptPuzzle, puzzle_id
from farshore.tables import puzzles, studies
from tests.server.remote import GAME, Person, quick, serving
from tests.server.test_study import imported, short_record


def test_a_study_grows_is_named_read_by_others_and_exported(tmp_path: Path) -> None:
    record = short_record()

    async def work(address: str) -> None:
        async with Person(address) as ana, Person(address) as rui:
            table = await imported(ana, record)
            tree = await ana.post("/api/studies", {"table": table, "title": "What if"})
            at, first = f"/api/studies/{tree['id']}", tree["first"]
            moment = await ana.get(f"{at}/0/{first}")
            options = [" ".join(option["path"]) for option in moment["decision"]["options"]]
            other = next(path for path in options if path not in record.split("\n0 turn ")[1])
            pick = {"number": 0, "row": first, "seat": moment["viewer"], "answer": other}
            grown = await ana.post(f"{at}/grow", pick)
            assert grown["number"] == 1 and len(grown["tree"]["variations"]) == 2
            assert (await ana.post(f"{at}/grow", pick))["tree"] == grown["tree"], "the same answer is one variation"
            further = await ana.get(f"{at}/1/{grown['row']}")
            answer = " ".join(further["decision"]["options"][0]["path"])
            longer = await ana.post(
                f"{at}/grow", {"number": 1, "row": grown["row"], "seat": further["viewer"], "answer": answer}
            )
            assert longer["number"] == 1 and longer["row"] > grown["row"], "at its end a variation goes on"
            await ana.post(f"{at}/words", {"number": 1, "name": "Sharper", "comment": "It presses on."})
            await ana.post(f"{at}/words", {"number": 1, "row": grown["row"], "comment": "Here!"})
            seen = await rui.get(at)
            assert not seen["yours"] and seen["variations"][1]["name"] == "Sharper" and seen["title"] == "What if"
            assert seen["variations"][1]["comments"] == {str(grown["row"]): "Here!"}
            for form in ({"number": 1, "remove": True}, {"title": "Mine"}):
                assert (await rui.http.post(f"{at}/words", json=form)).status_code == 403
            assert (await rui.http.delete(at)).status_code == 403
            assert (await rui.http.post(f"{at}/grow", json=pick)).status_code == 403
            exported = (await rui.http.get(f"{at}/record/1")).text
            assert read(exported).fault is None and "# Here!" in exported
            assert [one["title"] for one in (await ana.get("/api/studies"))["studies"]] == ["What if"]
            assert (await ana.post(f"{at}/words", {"number": 1, "remove": True}))["variations"][1:] == []
            assert (await ana.http.delete("/api/me")).status_code == 200
            assert (await rui.http.get(at)).status_code == 404, "gone with its owner"

    with serving(quick(tmp_path)) as address:
        asyncio.run(work(address))


def test_a_person_has_so_many_studies_and_deletes_some(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "MOST", 2)

    async def work(address: str) -> None:
        async with Person(address) as ana, Person(address) as rui:
            table = await imported(ana, short_record())
            first, second = [await ana.post("/api/studies", {"table": table, "title": name}) for name in ("A", "B")]
            refused = await ana.http.post("/api/studies", json={"table": table, "title": "C"})
            assert refused.status_code == 400 and "2 studies" in refused.json()["text"]
            await rui.post("/api/studies", {"table": await imported(rui, short_record()), "title": "R"})
            left = (await ana.http.delete(f"/api/studies/{first['id']}")).json()["studies"]
            assert [one["id"] for one in left] == [second["id"]]
            assert (await rui.http.get(f"/api/studies/{first['id']}")).status_code == 404
            assert (await ana.http.delete(f"/api/studies/{first['id']}")).status_code == 404
            assert (await ana.post("/api/studies", {"table": table, "title": "C"}))["title"] == "C"

    with serving(quick(tmp_path)) as address:
        asyncio.run(work(address))


def test_changes_at_once_to_a_study_all_count_until_it_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(address: str) -> None:
        async with Person(address) as ana:
            tree = await ana.post("/api/studies", {"table": await imported(ana, short_record()), "title": ""})
            at = f"/api/studies/{tree['id']}"
            forms = [{"number": 0, "row": row, "comment": f"Row {row}."} for row in range(1, 9)]
            await asyncio.gather(*(ana.post(f"{at}/words", form) for form in forms))
            shown = await ana.get(at)
            assert len(shown["variations"][0]["comments"]) == 8
            monkeypatch.setattr(studies, "LARGEST", 100)
            refused = await ana.http.post(f"{at}/words", json={"number": 0, "row": 9, "comment": "One more."})
            assert refused.status_code == 400 and "full" in refused.json()["text"]
            assert await ana.get(at) == shown

    with serving(quick(tmp_path)) as address:
        asyncio.run(work(address))


def test_long_work_is_done_one_after_the_other_and_many_cookies_are_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Six people from one address, then one from another, who waits for no more than what has begun."""
    real, now, peak = studies.session_at, 0, 0

    def slow(*args: Any) -> Any:
        nonlocal now, peak
        now += 1
        peak = max(peak, now)
        time.sleep(0.05)
        now -= 1
        return real(*args)

    monkeypatch.setattr(studies, "session_at", slow)
    order: list[str] = []

    async def work(address: str) -> None:
        async with Person(address) as ana:
            tree = await ana.post("/api/studies", {"table": await imported(ana, short_record()), "title": ""})
            form = {"number": 0, "row": tree["first"], "seat": 0, "chosen": []}

            async def ask(where: str) -> None:
                """Without a cookie: somebody new."""
                headers = {"X-Forwarded-For": where}
                async with httpx.AsyncClient(base_url=f"http://{address}", headers=headers, timeout=30) as somebody:
                    assert (await somebody.post(f"/api/studies/{tree['id']}/addable", json=form)).status_code < 500
                order.append(where)

            many = [asyncio.create_task(ask("203.0.113.1")) for _ in range(6)]
            while not now:  # noqa: ASYNC110  # the server is another thread
                await asyncio.sleep(0.005)
            await asyncio.gather(ask("203.0.113.2"), *many)

    with serving(quick(tmp_path)) as address:
        asyncio.run(work(address))
    assert peak == 1 and order.index("203.0.113.2") <= 3


def some_puzzle() -> tuple[puzzles.Shipped, list[str]]:
    """Not a good puzzle: the first options of a game, the first of them called the best."""
    game = game_named(GAME)
    reading = read(short_record())
    row = next(k for k, line in enumerate(reading.record.picks) if not line.startswith("N "))
    rows = [(move.seat, move.pick) for move in reading.session.live][:row]
    s = reading.session.fresh()
    session = read(
        "\n".join(
            [*short_record().split("\n")[: short_record().split("\n").index("") + 1], *reading.record.picks[:row]]
        )
        + "\n"
    ).session
    s = session.s
    asked = decision_of(s, 0)
    picks = [int(pick) for pick in asked.options(s)][:2]
    candidates = [
        KeptCandidate([pick], 60.0 - 30 * k, 100, (40.0, 39.0, 41.0), (0.3 * k, 0.2 * k, 0.4 * k), {})
        for k, pick in enumerate(picks)
    ]
    found = KeptPuzzle(row, 0, "turn", "timing", 2, digest(s), candidates)
    kept = KeptGame(
        1,
        game.rules_version,
        game.edition().digest,
        2,
        session.variants,
        " ".join(f"{a}:{b}" for a, b in rows),
        [found],
    )
    return puzzles.Shipped(puzzle_id(game, found), game, kept, found), [asked.ask.describe(s, pick) for pick in picks]


def test_a_puzzle_is_answered_explained_and_rated_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, (right, wrong) = some_puzzle()
    monkeypatch.setattr(puzzles, "all_puzzles", lambda: {one.id: one})

    async def work(address: str) -> None:
        async with Person(address) as ana, Person(address) as rui:
            listed = await ana.get("/api/puzzles")
            assert listed["daily"] == one.id and listed["games"][0]["themes"][0]["count"] == 1
            page = await ana.get(f"/api/puzzles/next?game={GAME}&theme=timing")
            assert page["id"] == one.id and page["table"]["decision"]["seat"] == 0
            assert "solution" not in page and "candidates" not in page
            at = f"/api/puzzles/{one.id}"
            assert (await ana.http.post(at, json={"answer": "nonsense"})).status_code == 400
            found = await ana.post(at, {"answer": right})
            assert found["right"] and found["after"] > found["before"] == 1000 and len(found["candidates"]) == 2
            again = await ana.post(at, {"answer": wrong})
            assert not again["right"] and again["before"] == again["after"] == found["after"], (
                "only the first try counts"
            )
            lost = await rui.post(at, {"answer": wrong})
            assert not lost["right"] and lost["played"] == 1 and lost["after"] < 1000
            page = await rui.get(at)
            assert page["tries"] == 2 and page["right"] == 1 and page["done"]
            assert (await ana.get("/api/puzzles"))["daily_done"]

    with serving(quick(tmp_path)) as address:
        asyncio.run(work(address))
