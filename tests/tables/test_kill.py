"""`kill -9` at any moment, two hundred times: no confirmed pick is lost, nothing is corrupted, the tables go on."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

LIVES = 200


def one_life(nursery: subprocess.Popen[str], seed: int, picks: int, seconds: float) -> list[str]:
    """Start a victim, kill it a while after some picks; what it had confirmed."""
    assert nursery.stdin is not None and nursery.stdout is not None
    nursery.stdin.write(f"{seed}\n")
    nursery.stdin.flush()
    opened = nursery.stdout.readline().split()
    assert opened[0] == "open", opened
    said = [nursery.stdout.readline().strip() for _ in range(picks)]
    assert all(line and not line.startswith("fault") for line in said), said
    time.sleep(seconds)
    os.kill(int(opened[1]), signal.SIGKILL)
    while (line := nursery.stdout.readline().strip()) != "dead":
        assert line and not line.startswith("fault"), line
        said.append(line)
    return said


def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    rng = random.Random(20261115)
    confirmed: dict[tuple[str, int], str] = {}
    words = [sys.executable, "-m", "tests.tables.victims", str(tmp_path)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as nursery:
        for life in range(LIVES):
            for line in one_life(nursery, life, rng.randrange(5), rng.uniform(0, 0.02)):
                table, number, text = line.split(" ", 2)
                confirmed[table, int(number)] = text
        assert nursery.stdin is not None
        nursery.stdin.close()
    db = sqlite3.connect(tmp_path / "tables.db")
    journal = {(table, n): text for table, n, text in db.execute("select table_id, number, text from journal")}
    lost = {key: text for key, text in confirmed.items() if journal.get(key) != text}
    assert not lost
    assert len(confirmed) > LIVES, "there was something to lose"
    assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    gaps = "select table_id from journal group by table_id having max(number) != count(*)"
    assert db.execute(gaps).fetchall() == []
    db.close()
