"""A real PostgreSQL of our own: Debian's programs, a folder that goes away, a socket in it, no privileges."""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

NUMBERS = count(1)


def programs() -> Path | None:
    """The newest version that is installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda file: int(file.parts[-3]))
    beside = shutil.which("postgres")
    return found[-1].parent if found else Path(beside).parent if beside else None


class Cluster:
    """One PostgreSQL, started and stopped at will. `safe`: forces every transaction to disk."""

    def __init__(self, bin_folder: Path, *, safe: bool = False) -> None:
        self.bin = bin_folder
        self.folder = Path(tempfile.mkdtemp(prefix="farshore-pg-"))
        self.who: dict[str, Any] = {}
        if os.geteuid() == 0:
            unprivileged = next(u for u in pwd.getpwall() if u.pw_name in ("postgres", "nobody"))
            os.chown(self.folder, unprivileged.pw_uid, unprivileged.pw_gid)
            self.who = {"user": unprivileged.pw_uid, "group": unprivileged.pw_gid, "extra_groups": []}
        self.data = self.folder / "data"
        words = ["--no-sync", "--auth=trust", "--username=farshore", "--encoding=UTF8", "--locale=C.UTF-8"]
        self.run("initdb", "-D", str(self.data), *words)
        settings = [f"unix_socket_directories = '{self.folder}'", "listen_addresses = ''", "max_connections = 90"]
        settings += ["shared_buffers = 32MB"] if safe else ["shared_buffers = 32MB", "fsync = off"]
        with (self.data / "postgresql.conf").open("a") as file:
            file.write("\n".join(settings))
        self.start()

    def run(self, program: str, *words: str) -> None:
        made = [str(self.bin / program), *words]
        done = subprocess.run(made, cwd="/", capture_output=True, text=True, check=False, **self.who)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        self.run("pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-w", "start")

    def stop(self, how: str = "fast") -> None:
        self.run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop")

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str) -> str:
        return f"postgresql://farshore@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"t{next(NUMBERS)}"
        asyncio.run(self.order(f"create database {name}"))
        return self.address(name)

    async def order(self, order: str, database: str = "postgres") -> Any:
        line = await asyncpg.connect(self.address(database))
        try:
            return await line.fetch(order)
        finally:
            await line.close()


@cache
def cluster() -> Cluster:
    """One for all tests of this process."""
    found = programs()
    if found is None:
        pytest.skip("no PostgreSQL here: 'apt-get install postgresql' (make dev does it for root)")
    made = Cluster(found)
    atexit.register(made.remove)
    return made


def until_gone(process: subprocess.Popen[bytes], seconds: float = 20.0) -> int:
    """The exit code of a program that ends."""
    end = time.monotonic() + seconds
    while process.poll() is None:
        assert time.monotonic() < end, "it does not end"
        time.sleep(0.02)
    return int(process.returncode)
