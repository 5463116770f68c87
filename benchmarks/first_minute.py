"""The first minute: from `git clone` to the first move, on this machine.

    .venv/bin/python benchmarks/first_minute.py [--runs 2] [--until-compiled]

Each run clones this folder's commits into a temporary one, types `make play` there, and plays one move against a bot
over a real socket, as a browser would. pip and npm use their own caches, so the first run may be the cold one.
Processor seconds are those of everything that `make play` waits for; the compiler in the background is not among them,
but it competes for the processors, politely. `--until-compiled` waits for it as well.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import httpx
from websockets.asyncio.client import connect

ROOT = Path(__file__).resolve().parent.parent
TICKS = os.sysconf("SC_CLK_TCK")
ADDRESS = re.compile(r"Farshore is open at (http://[\d.]+:\d+)/")


@dataclass
class Run:
    """Seconds since `git clone` was typed."""

    began: float = field(default_factory=time.monotonic)
    marks: dict[str, float] = field(default_factory=dict)

    def mark(self, name: str) -> None:
        self.marks[name] = time.monotonic() - self.began


def cpu(pid: int) -> float:
    """Processor seconds of a process, of what it has waited for, and of its children that still run."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    except OSError:
        return 0.0
    return sum(int(n) for n in fields[11:15]) / TICKS + sum(cpu(int(child)) for child in children)


def address_of(said: IO[str]) -> str:
    """Read what `make play` prints, show it, and stop at the address."""
    for line in said:
        print(f"    {line}", end="", flush=True)
        if found := ADDRESS.search(line):
            return found[1]
    raise SystemExit("make play ended before the table was open")


async def first_move(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as person:
        await person.get("/api/home")
        form = {"game": "century_new_world", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hard"}]}
        table = (await person.post("/api/tables", json=form)).raise_for_status().json()["table"]["id"]
        cookie = {"Cookie": f"farshore={person.cookies['farshore']}"}
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(where, additional_headers=cookie) as line:
        await line.send('{"type":"hello","request_id":"h","protocol":2}')
        asked = False
        async for text in line:
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "refused":
                raise SystemExit(f"refused: {message}")
            if message["type"] == "accepted" and message["request_id"] == "p":
                return
            if message["type"] == "table" and message.get("decision") and not asked:
                asked = True
                d = message["decision"]
                path = " ".join(d["options"][0]["path"])
                pick = {"type": "pick", "request_id": "p", "seat": d["seat"], "version": d["version"], "path": path}
                await line.send(json.dumps(pick))


def measure(folder: Path, until_compiled: bool) -> Run:
    home = folder / "home"
    home.mkdir()
    clone = folder / "farshore"
    run = Run()
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    run.mark("cloned")
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "BROWSER": "true"}
    for name in ("PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL"):
        environment.pop(name, None)
    words = ["make", "--no-print-directory", "play", "ARGS=--port 0"]
    with subprocess.Popen(
        words, cwd=clone, env=environment, text=True, stdout=subprocess.PIPE, start_new_session=True
    ) as job:
        assert job.stdout is not None
        try:
            address = address_of(job.stdout)
            page = httpx.get(address)
            assert page.status_code == 200 and "/assets/" in page.text, "the browser table is not there"
            run.mark("home page answers")
            asyncio.run(first_move(address))
            run.mark("first move accepted")
            run.marks["processor seconds until then"] = cpu(job.pid)
            if until_compiled:
                wait_for_compiler(clone)
                run.mark("rules compiled")
        finally:
            os.killpg(job.pid, signal.SIGINT)
            job.wait()
            end_compiler(clone)
    return run


def wait_for_compiler(clone: Path) -> None:
    named = next((clone / ".venv").glob("lib/python*/site-packages/farshore.pth"))
    while "copies" not in named.read_text(encoding="utf-8"):
        if any((clone / "build").glob("failed-*")):
            raise SystemExit("the compiler failed")
        time.sleep(0.5)


def end_compiler(clone: Path) -> None:
    """The temporary folder goes away, so what works there must go first: the process that holds its lock."""
    for found in Path("/proc").glob("[0-9]*/cwd"):
        try:
            if found.readlink().is_relative_to(clone):
                os.kill(int(found.parent.name), signal.SIGKILL)
        except OSError:
            continue


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--runs", type=int, default=2)
    options.add_argument("--until-compiled", action="store_true")
    asked = options.parse_args()
    for number in range(1, asked.runs + 1):
        print(f"run {number}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            run = measure(Path(folder), asked.until_compiled)
        for name, seconds in run.marks.items():
            print(f"  {name:<30} {seconds:6.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
