"""`kill -9` at any moment, two hundred times: no confirmed pick is lost, nothing is corrupted, the tables go on.

The victim is a process of its own with the real application and the real store. It plays as fast as it can and says on
a pipe what was confirmed; a moment later it is dead. A fork starts it, so that two hundred lives take seconds.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import time
from pathlib import Path

from farshore.tables.house import House
from farshore.tables.opening import Plan
from farshore.tables.table import Table
from tests.tables.rooms import house_at, path_of

LIVES = 200
TABLES = 3
PLAN = Plan("century_new_world", [("me", "Ana"), ("me", "Rui")], {"round_cap": "4"})


async def play(table: Table, rng: random.Random, pipe: int) -> None:
    """Pick and take back at random, and say so once it is confirmed."""
    while table.is_running:
        seat = table.people_asked()[0]
        course = table.playing()
        version = course.asked_version(seat)
        asked = course.decision(seat)
        assert asked is not None
        path = path_of(table, seat, rng.randrange(len(asked.options(course.s))))
        number = len(course.moments) + 1
        await table.pick("p", seat, version, path)
        os.write(pipe, f"{table.id} {number} {course.moments[number - 1].text}\n".encode())


async def live(folder: Path, seed: int, pipe: int) -> None:
    rng = random.Random(seed)
    async with house_at(folder) as house:
        running = await running_tables(house)
        while len(running) < TABLES:
            running.append(await house.open("p", PLAN))
        os.write(pipe, b"open\n")
        await asyncio.gather(*(play(table, rng, pipe) for table in running))


async def running_tables(house: House) -> list[Table]:
    """Every table that was running when its server died; loading one plays its whole journal again."""
    rows = house.store.with_status("running", "", 100)
    return [await house.table(row.id) for row in rows]


def one_life(folder: Path, seed: int, seconds: float) -> list[str]:
    """Start a victim, kill it in the middle; what it had confirmed."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            asyncio.run(live(folder, seed, writing))
        except BaseException as fault:  # noqa: BLE001  # the parent reads it from the pipe
            os.write(writing, f"fault {fault!r}\n".encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as lines:
        said = [lines.readline().strip()]  # "open", or a fault
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        said += lines.read().splitlines()
    assert said[0] == "open" and not any(line.startswith("fault") for line in said), said
    return said[1:]


def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    rng = random.Random(20261115)
    confirmed: dict[tuple[str, int], str] = {}
    for life in range(LIVES):
        for line in one_life(tmp_path, life, rng.uniform(0, 0.03)):
            table, number, text = line.split(" ", 2)
            confirmed[table, int(number)] = text
    db = sqlite3.connect(tmp_path / "tables.db")
    journal = {(table, n): text for table, n, text in db.execute("select table_id, number, text from journal")}
    lost = {key: text for key, text in confirmed.items() if journal.get(key) != text}
    assert not lost
    assert len(confirmed) > LIVES, "there was something to lose"
    assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    gaps = "select table_id from journal group by table_id having max(number) != count(*)"
    assert db.execute(gaps).fetchall() == []
    db.close()
