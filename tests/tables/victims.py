"""Processes that live to be killed: `python -m tests.tables.victims FOLDER`. For `test_kill.py`.

Each line on standard input is a seed and starts a life by a fork, so that imports are paid for once. A life plays as
fast as it can and says on standard output what was confirmed; when it is dead, that is said, too.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path

from farshore.core.registry import game_named
from farshore.tables.hub import TableHub
from farshore.tables.table import Table
from tests.tables.helpers import hub_at, new_table, path_of

TABLES = 3
PLAN = new_table("century_new_world", [("me", "Ana"), ("me", "Rui")], {"round_cap": "4"})


def tell(line: str) -> None:
    """In one write, so that a line is there whole or not at all."""
    os.write(1, f"{line}\n".encode())


async def play(table: Table, rng: random.Random) -> None:
    while table.is_running:
        seat = table.people_asked()[0]
        session = table.playing()
        asked = session.decision(seat)
        assert asked is not None
        path = path_of(table, seat, rng.randrange(len(asked.options(session.s))))
        number = len(session.moves) + 1
        await table.pick("p", seat, session.asked_version(seat), path)
        tell(f"{table.id} {number} {session.moves[number - 1].text}")


async def running_tables(hub: TableHub) -> list[Table]:
    """Every table that was running when its server died; loading one plays its whole journal again."""
    return [await hub.table(row.id) for row in await hub.store.with_status("running", "", 100)]


async def live(folder: Path, seed: str) -> None:
    rng = random.Random(seed)
    async with hub_at(folder) as hub:
        running = await running_tables(hub)
        while len(running) < TABLES:
            running.append(await hub.open("p", PLAN))
        tell(f"open {os.getpid()}")
        while True:  # until we are killed
            await asyncio.gather(*(play(table, rng) for table in running))
            running = [await hub.open("p", PLAN) for _ in range(TABLES)]


def main() -> None:
    game_named(PLAN.game).edition()  # read once, by all lives together
    for seed in sys.stdin:
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(live(Path(sys.argv[1]), seed))
            except BaseException as fault:  # noqa: BLE001  # the process that started us reads it
                tell(f"fault {fault!r}")
            os._exit(0)
        os.waitpid(child, 0)
        tell("dead")


if __name__ == "__main__":
    main()
