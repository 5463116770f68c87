"""A server that is made to suffer: `python -m tests.chaos.victim FILE PORT TROUBLE`.

It is the real one. `TROUBLE` is a small file that the run writes: by how much the system's clock is wrong, and how long
the disk takes for every save. Full disks, kills and stops come from outside. Warnings go to standard error, and SIGUSR1
writes there what every thread is doing.
"""

from __future__ import annotations

import faulthandler
import json
import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from farshore.server.run import serve
from farshore.server.settings import Settings
from farshore.store import sqlite
from farshore.store.protocol import Change
from farshore.store.sqlite_file import SqliteFile

real_time = time.time


def trouble(name: str) -> float:
    try:
        return float(json.loads(Path(sys.argv[3]).read_text(encoding="ascii")).get(name, 0))
    except (OSError, ValueError):
        return 0.0


class SlowFile(SqliteFile):
    def save(self, changes: Sequence[Change]) -> None:
        time.sleep(trouble("slow"))
        super().save(changes)


def main() -> None:
    faulthandler.register(signal.SIGUSR1)
    time.time = lambda: real_time() + trouble("clock")
    sqlite.SqliteFile = SlowFile  # type: ignore[attr-defined]  # the same store, on a slow disk
    database = sys.argv[1] if sys.argv[1].startswith("postgresql:") else ""
    settings = Settings(
        Path(sys.argv[1]),
        database=database,
        lease=4.0,
        port=int(sys.argv[2]),
        workers=1,
        socket_rate=1e5,
        http_rate=1e5,
        open_rate=1e3,
        heartbeat=1.0,
    )
    opened = Path(sys.argv[3]).with_name(f"open-{os.getpid()}")
    serve(settings, lambda _: opened.touch(), log_level="WARNING")


if __name__ == "__main__":
    main()
