"""The chaos: `make chaos`, or `python -m tests.chaos.run --minutes 60`.

People play all four games on one server, with bots and clocks, while it is killed, stopped, starved of disk, slowed,
its clock set wrong, lines are cut and strangers send nonsense. Then the file on disk is held against everything that
anybody was told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from farshore.core.registry import games
from tests.chaos.people import BROKEN, Line, Memory, Player, harass
from tests.chaos.proof import prove
from tests.server.remote import Person
from tests.server.test_kill_server import free_port

RECOVERY = 120.0  # seconds in which people must get on again; a loaded machine is slow
LINES = 60  # of a server's log that a failure shows
STEPS = (-86_400, -3_600, 3_600, 86_400)


class Chaos:
    def __init__(self, folder: Path, seed: int, moves: int) -> None:
        self.file = folder / "t.db"
        self.trouble = folder / "trouble.json"
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.rng = random.Random(seed)
        self.moves = moves  # that are confirmed between two troubles
        self.memory = Memory()
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.happened: Counter[str] = Counter()
        self.latest = "the start"
        self.server = self.start()
        self.troubles: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self.kill,
            "stop": self.stop,
            "full disk": self.fill,
            "slow disk": self.slow,
            "clock": self.step,
            "cut lines": self.cut,
        }

    # --- the server -------------------------------------------------------------------------------------
    def start(self) -> subprocess.Popen[bytes]:
        words = ["-m", "tests.chaos.victim", str(self.file), str(self.port), str(self.trouble)]
        return self.launch(words, self.port)

    def launch(self, words: list[str], port: int) -> subprocess.Popen[bytes]:
        """What a server writes to standard error is kept, by port, to tell why it failed."""
        with self.trouble.with_name(f"{port}.log").open("ab") as log:
            return subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL, stderr=log)

    def written(self) -> str:
        """The last lines that every server wrote."""
        logs = sorted(self.trouble.parent.glob("*.log"))
        texts = {log.name: log.read_text(encoding="utf-8", errors="replace").splitlines() for log in logs}
        return "\n".join(f"--- {name}\n" + "\n".join(lines[-LINES:]) for name, lines in texts.items())

    async def ready(self) -> None:
        async with asyncio.timeout(RECOVERY), httpx.AsyncClient(base_url=f"http://{self.address}") as client:
            while True:
                self.check_alive()
                try:
                    if (await client.get("/health", timeout=5)).status_code == 200:
                        return
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)

    def check_alive(self) -> None:
        assert self.server.poll() is None, f"the server ended by itself\n{self.written()}"

    async def patiently(self, work: Callable[[], Awaitable[list[str]]]) -> list[str]:
        """Refused while the last trouble is still felt, people try again; nothing of it has happened."""
        end = time.monotonic() + RECOVERY
        while True:
            try:
                return await work()
            except (AssertionError, *BROKEN) as refusal:
                if time.monotonic() > end:
                    raise
                print(f"refused: {refusal}", file=sys.stderr)
                await asyncio.sleep(1)

    async def open_tables(self) -> list[str]:
        """Of every game one for two people, with a clock, and one with a bot."""
        opened = []
        self.players.clear()
        for game in sorted(games()):
            async with Person(self.address) as ana, Person(self.address) as rui:
                clock = {"kind": "bank", "seconds": 40 * 86_400, "increment": 1}
                seats = [{"kind": "me"}, {"kind": "person"}]
                form = {"game": game, "seats": seats, "clock": clock, "pause": 0}
                made = await ana.post("/api/tables", form)
                table = made["table"]["id"]
                link = next(i["path"] for i in made["invites"] if i["seat"] == 1)
                await rui.post("/api/join", {"secret": link.removeprefix("/join/")})
                async with rui.screen(table) as screen:
                    await screen.ask("ready", seat=1)
                seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
                alone = await ana.post("/api/tables", {"game": game, "seats": seats, "pause": 0})
                secrets = [person.http.cookies["farshore"] for person in (ana, rui)]
            self.seat(table, secrets[0])
            self.seat(table, secrets[1])
            self.seat(alone["table"]["id"], secrets[0])
            opened += [table, alone["table"]["id"]]
        return opened

    def seat(self, table: str, secret: str) -> None:
        rng = random.Random(self.rng.random())
        self.players.append(self.player(table, secret, rng))

    def player(self, table: str, secret: str, rng: random.Random) -> Player:
        return Player(self.address, table, secret, self.memory, rng)

    # --- troubles ---------------------------------------------------------------------------------------
    def set_trouble(self, **troubles: float) -> None:
        part = self.trouble.with_suffix(".part")
        part.write_text(json.dumps(troubles), encoding="ascii")
        part.replace(self.trouble)

    async def kill(self) -> None:
        os.kill(self.server.pid, signal.SIGKILL)
        self.server.wait()
        self.server = self.start()
        await self.ready()

    async def stop(self) -> None:
        os.kill(self.server.pid, signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(0.1, 1.0))
        os.kill(self.server.pid, signal.SIGCONT)

    async def fill(self) -> None:
        """No file may grow beyond what it is, or not even that: the system refuses to write."""
        limit = self.rng.choice([0, self.size_of_log(), self.size_of_log() + 5_000])
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
        await asyncio.sleep(self.rng.uniform(0.2, 1.0))
        if self.rng.random() < 0.3:
            await self.kill()
        else:
            infinite = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, infinite)

    def size_of_log(self) -> int:
        wal = Path(f"{self.file}-wal")
        return wal.stat().st_size if wal.exists() else 0

    async def slow(self) -> None:
        self.set_trouble(slow=self.rng.uniform(0.02, 0.3))
        await asyncio.sleep(self.rng.uniform(0.2, 1.0))
        if self.rng.random() < 0.5:
            await self.kill()
        self.set_trouble()

    async def step(self) -> None:
        self.set_trouble(clock=self.rng.choice(STEPS))
        await asyncio.sleep(self.rng.uniform(0.1, 0.5))
        if self.rng.random() < 0.3:
            await self.kill()

    async def cut(self) -> None:
        for player in self.players:
            if self.rng.random() < 0.7:
                player.cut()

    # --- the whole --------------------------------------------------------------------------------------
    async def recovered(self) -> None:
        """Some more moves are confirmed, or every game is over."""
        try:
            await self.get_on()
        except TimeoutError as fault:
            people = "; ".join(player.describe() for player in self.players)
            self.dump()
            told = f"nobody gets on after {self.latest}, {dict(self.happened)}: {people}\n{self.written()}"
            raise AssertionError(told) from fault

    def dump(self) -> None:
        """Have every server write what its threads are doing."""
        for process in self.servers():
            if process.poll() is None:
                process.send_signal(signal.SIGUSR1)
        time.sleep(1)

    def servers(self) -> list[subprocess.Popen[bytes]]:
        return [self.server]

    async def get_on(self) -> None:
        enough = len(self.memory.confirmed) + self.moves
        async with asyncio.timeout(RECOVERY):
            while len(self.memory.confirmed) < enough and not self.memory.faults:
                self.check_alive()
                await asyncio.sleep(0.05)
                if self.is_over():
                    await self.begin_again()

    def is_over(self) -> bool:
        return all(player.is_over for player in self.players)

    async def begin_again(self) -> None:
        await self.end_tasks()
        self.players.clear()
        await self.begin()

    async def begin(self) -> None:
        tables = await self.patiently(self.open_tables)
        self.tasks = [asyncio.create_task(player.run()) for player in self.players]
        for secret in await self.patiently(self.strangers):
            work = harass(self.address, self.rng.choice(tables), secret, random.Random(self.rng.random()))
            self.tasks.append(asyncio.create_task(work))

    async def strangers(self) -> list[str]:
        async with Person(self.address) as eve, Person(self.address) as mallory:
            return [person.http.cookies["farshore"] for person in (eve, mallory)]

    async def end_tasks(self) -> None:
        """Repeated until they have ended: a line that is just being opened may take the first word for a timeout."""
        while left := [task for task in self.tasks if not task.done()]:
            for task in left:
                task.cancel()
            await asyncio.wait(left, timeout=1)
        for ended in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, BROKEN):
                self.memory.faults.append(repr(ended))
        self.tasks = []
        await Line.hang_up()

    async def run(self, go_on: Callable[[], bool]) -> None:
        await self.ready()
        try:
            await self.trouble_people(go_on)
        finally:
            await self.end_tasks()

    async def trouble_people(self, go_on: Callable[[], bool]) -> None:
        await self.begin()
        names = sorted(self.troubles)
        while go_on() and not self.memory.faults:
            await self.recovered()
            due = min(names, key=lambda name: (self.happened[name], self.rng.random()))
            for name in {due, *(self.rng.choice(names) for _ in range(self.rng.randrange(2)))}:
                self.happened[name] += 1
                self.latest = name
                await self.troubles[name]()
        self.set_trouble()
        await self.recovered()

    def close(self) -> None:
        for process in self.servers():
            if process.poll() is None:
                process.terminate()
        for process in self.servers():
            try:
                process.wait(RECOVERY)
            except subprocess.TimeoutExpired as fault:
                self.dump()
                process.kill()
                process.wait()
                raise AssertionError(f"a server does not end\n{self.written()}") from fault


def chaos(folder: Path, seed: int, moves: int, go_on: Callable[[Counter[str]], bool]) -> tuple[Chaos, list[str]]:
    return proved(Chaos(folder, seed, moves), go_on)


def club_chaos(
    folder: Path, seed: int, moves: int, go_on: Callable[[Counter[str]], bool], servers: int
) -> tuple[Chaos, list[str]]:
    from tests.chaos.club import ClubChaos
    from tests.machines.cluster import Cluster, programs

    found = programs()
    assert found is not None, "no PostgreSQL here: 'apt-get install postgresql'"
    cluster = Cluster(found, safe=True)
    try:
        return proved(ClubChaos(folder, seed, moves, cluster, servers), go_on)
    finally:
        cluster.remove()


def proved(found: Chaos, go_on: Callable[[Counter[str]], bool]) -> tuple[Chaos, list[str]]:
    """Run until enough has happened; the run, and every promise that was broken."""
    try:
        asyncio.run(found.run(lambda: go_on(found.happened)))
    finally:
        found.close()
    return found, prove(found.file, found.memory)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--servers", type=int, default=1, help="more than one share a PostgreSQL")
    given = parser.parse_args()
    end = time.monotonic() + 60 * given.minutes
    with tempfile.TemporaryDirectory() as folder:
        if given.servers > 1:
            run, faults = club_chaos(Path(folder), given.seed, 5, lambda _: time.monotonic() < end, given.servers)
        else:
            run, faults = chaos(Path(folder), given.seed, 20, lambda _: time.monotonic() < end)
    memory = run.memory
    print(f"seed {given.seed}, {given.minutes:g} minutes: {dict(run.happened)}")
    print(f"{len(memory.confirmed)} picks confirmed, {memory.messages} messages, refused: {memory.refusals}")
    print(f"{len(memory.pictures)} pictures and {len(memory.lines)} lines of the log compared")
    print("\n".join(faults[:50]) or "every promise was kept")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
