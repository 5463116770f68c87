"""Several real servers on one real PostgreSQL, each a process of its own that can be killed, stopped and ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from tests.server.test_kill_server import free_port

LEASE = 2.0
PATIENCE = 60.0  # seconds, also on a machine that has much else to do


class Server:
    """`farshore serve` on this machine."""

    def __init__(self, database: str, *words: str, lease: float = LEASE) -> None:
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.words = ["serve", "--port", str(self.port), "--database", database, "--lease", str(lease), *words]
        self.start()

    def start(self) -> None:
        program = ["-c", "from farshore.cli import main; main()", *self.words, "--log-level", "error"]
        self.process = subprocess.Popen([sys.executable, *program], stdout=subprocess.DEVNULL)

    def ready(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, "the server ended by itself"
            try:
                if httpx.get(f"http://{self.address}/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def signal(self, which: signal.Signals) -> None:
        os.kill(self.process.pid, which)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        self.process.wait()

    def end(self) -> None:
        if self.process.poll() is None:
            self.signal(signal.SIGCONT)
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()


@contextmanager
def servers(database: str, count: int, *words: str, lease: float = LEASE) -> Iterator[list[Server]]:
    made = [Server(database, "--workers", "1", *words, lease=lease) for _ in range(count)]
    try:
        for server in made:
            server.ready()
        yield made
    finally:
        for server in made:
            server.end()
