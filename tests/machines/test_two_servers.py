"""Two real servers on one real PostgreSQL: people play through both, one dies, is paused or ends, and all goes on."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from farshore.store.club import CHANNEL
from farshore.tables import calls
from tests.machines.cluster import cluster
from tests.machines.history import check
from tests.machines.players import Pair
from tests.machines.servers import LEASE, PATIENCE, Server, servers
from tests.server.remote import Person, Screen

Two = tuple[str, Server, Server]  # with the address of their database


@pytest.fixture(scope="module")
def two() -> Iterator[Two]:
    database = cluster().new_database()
    with servers(database, 2) as (first, second):
        yield database, first, second


@pytest.fixture(scope="module")
def patient() -> Iterator[Two]:
    """Nobody could wait for such a lease to end."""
    database = cluster().new_database()
    with servers(database, 2, lease=30.0) as (first, second):
        yield database, first, second


def test_people_play_through_both_and_go_on_when_one_is_killed(two: Two) -> None:
    database, first, second = two
    pair = Pair()
    asyncio.run(pair.sit_down(first.address, second.address))
    asyncio.run(pair.play([first.address, second.address], 6))
    runs = owner_of(database, pair.table)
    dies, lives = (first, second) if runs == first.address else (second, first)
    dies.kill()
    asyncio.run(pair.play([lives.address, lives.address], 6))
    assert owner_of(database, pair.table) == lives.address
    dies.start()
    dies.ready()
    asyncio.run(pair.play([first.address, second.address], 6))
    assert check(database, [pair.table], pair.confirmed) == [] and len(pair.confirmed) >= 18


def test_a_server_that_was_paused_past_its_lease_cannot_write_and_disconnects_its_screens(two: Two) -> None:
    database, first, second = two
    pair = Pair()
    asyncio.run(pair.sit_down(first.address, first.address))
    asyncio.run(pair.play([first.address, first.address], 2))
    assert owner_of(database, pair.table) == first.address
    asyncio.run(paused(first, second, pair))
    assert owner_of(database, pair.table) == second.address
    first.ready()
    asyncio.run(pair.play([first.address, second.address], 4))
    assert check(database, [pair.table], pair.confirmed) == []


def test_the_database_is_away_for_longer_than_a_lease_and_all_goes_on(two: Two) -> None:
    database, first, second = two
    pair = Pair()
    asyncio.run(pair.sit_down(first.address, second.address))
    asyncio.run(pair.play([first.address, second.address], 2))
    cluster().stop()
    time.sleep(LEASE + 0.5)
    assert httpx.get(f"http://{first.address}/health", timeout=30).status_code == 503
    cluster().start()
    asyncio.run(pair.play([first.address, second.address], 4))
    first.ready()
    second.ready()
    assert check(database, [pair.table], pair.confirmed) == []


async def paused(one: Server, two: Server, pair: Pair) -> None:
    """A pick is under way to a server that stands still; meanwhile the other one goes on."""
    seat = await asked_seat(one, pair)
    async with Screen(one.address, pair.table, pair.secrets[seat], {}) as screen:
        decision = screen.table["decision"]
        stale = {"seat": seat, "version": decision["version"], "path": " ".join(decision["options"][-1]["path"])}
        one.signal(signal.SIGSTOP)
        try:
            await screen.send({"type": "pick", "request_id": "late", **stale})
            await asyncio.sleep(LEASE + 0.5)
            await pair.play([two.address, two.address], 3)
        finally:
            one.signal(signal.SIGCONT)
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    told = await screen.next()
                    assert told.get("request_id") != "late" or told["type"] == "refused", "a dead server confirmed"
        except ConnectionClosed:
            pass  # it has noticed


async def asked_seat(server: Server, pair: Pair) -> int:
    for seat, secret in enumerate(pair.secrets):
        async with Screen(server.address, pair.table, secret, {}) as screen:
            if screen.table["decision"] is not None:
                return seat
    raise AssertionError("nobody is asked")


async def table_of_bots(address: str) -> str:
    async with Person(address) as ana:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        opened = await ana.post("/api/tables", {"game": "century_new_world", "seats": seats, "pause": 0})
        return str(opened["table"]["id"])


def test_every_page_works_at_either_server(patient: Two) -> None:
    """Invitations, seats, records, comments and codes, although the table is run by the other one."""
    pair = Pair()

    async def work(one: str, two: str) -> None:
        await pair.sit_down(one, one)
        async with Screen(one, pair.table, pair.secrets[0], {}):
            ana = httpx.AsyncClient(base_url=f"http://{two}", cookies={"farshore": pair.secrets[0]}, timeout=30)
            eve = httpx.AsyncClient(base_url=f"http://{two}")
            shown = (await ana.get(f"/api/tables/{pair.table}")).json()
            assert shown["table"]["id"] == pair.table and "set-cookie" not in shown
            lobby = (await ana.get("/api/tables")).json()
            assert [table["id"] for table in lobby["mine"]] == [pair.table]
            stranger = await eve.get(f"/api/tables/{pair.table}")
            assert stranger.status_code == 200 and "farshore=" in stranger.headers["set-cookie"]
            missing = await ana.get("/api/tables/nowhere")
            assert missing.status_code == 404
            code = (await ana.post("/api/me/link")).json()["code"]
            async with Person(one) as phone:
                await asyncio.sleep(0.2)
                me = await phone.post("/api/link", {"code": code})
                assert me["tables"] == 1, "the phone is Ana's now"
                assert (await phone.http.post("/api/link", json={"code": code})).status_code == 400, "used"
            gone = await ana.delete("/api/me")
            assert gone.status_code == 200
            await ana.aclose()
            await eve.aclose()

    asyncio.run(work(patient[1].address, patient[2].address))


def test_an_address_that_is_limited_at_one_server_is_limited_at_the_other(patient: Two) -> None:
    """Each would let thirty tables be opened at once, and then one every two seconds."""
    database, first, second = patient
    greedy = {"X-Forwarded-For": "203.0.113.7"}  # as a proxy on this machine says it

    async def work() -> None:
        line = await asyncpg.connect(database)
        told: asyncio.Queue[int] = asyncio.Queue()
        await line.add_listener(CHANNEL, lambda *heard: told.put_nowait(tables_of("203.0.113.7", heard[3])))
        here, left = await opened(first.address, greedy, 60), 0
        async with asyncio.timeout(PATIENCE):
            while left < here:
                left += await told.get()
        await line.close()
        assert 30 <= here < 60
        assert await opened(second.address, greedy, 15) < 15
        assert await opened(second.address, {"X-Forwarded-For": "203.0.113.8"}, 1) == 1, "nobody else is"

    asyncio.run(work())


def tables_of(address: str, words: str) -> int:
    """How many this address has opened, as one server tells the others."""
    call = calls.DECODER.decode(words)
    return call.amounts.get(address, 0) if isinstance(call, calls.Spent) and call.limit == "tables" else 0


async def opened(address: str, headers: dict[str, str], most: int) -> int:
    """Tables that are opened before the server refuses another one."""
    form = {"game": "century_new_world", "seats": [{"kind": "me"}, {"kind": "person"}]}
    async with Person(address) as person:
        person.http.headers.update(headers)
        for done in range(most):
            answer = await person.http.post("/api/tables", json=form)
            if answer.status_code == 429:
                return done
            assert answer.is_success, answer.text
    return most


def test_a_server_that_ends_hands_its_tables_on_at_once(patient: Two) -> None:
    database, ends, stays = patient
    pair = Pair()
    asyncio.run(pair.sit_down(ends.address, ends.address))
    asyncio.run(pair.play([ends.address, ends.address], 2))
    bots = asyncio.run(table_of_bots(ends.address))
    ends.process.terminate()
    asyncio.run(pair.play([stays.address, stays.address], 3))  # perhaps all of it by way of the one that ends
    assert ends.process.wait(PATIENCE) == 0
    asyncio.run(pair.play([stays.address, stays.address], 1))
    assert owner_of(database, pair.table) == stays.address
    end = time.monotonic() + PATIENCE
    while owner_of(database, bots) != stays.address:  # where bots play, nobody needs to come
        assert time.monotonic() < end
        time.sleep(0.05)
    assert check(database, [pair.table, bots], pair.confirmed) == []


def owner_of(database: str, table: str) -> str:
    async def ask() -> str:
        line = await asyncpg.connect(database)
        try:
            query = "select s.address from tables t join servers s on s.id = t.owner where t.id = $1"
            return str(await line.fetchval(query, table))
        finally:
            await line.close()

    return asyncio.run(ask())
