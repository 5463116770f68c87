"""Health is honest, metrics tell where time goes, proxies are a setting, and absurd numbers are refused politely."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from farshore.server.settings import Settings
from farshore.store.protocol import BrokenStore
from farshore.store.sqlite_file import SqliteFile
from tests.server.remote import BOT, ME, Person, open_table, quick, serving


def test_health_is_503_while_the_store_fails_and_200_again_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(address: str) -> None:
        async with Person(address) as ana:
            assert (await ana.http.get("/health")).json()["status"] == "ok"
            with monkeypatch.context() as patch:

                def fail(*args: object) -> None:
                    raise BrokenStore("input/output error")

                patch.setattr(SqliteFile, "save", fail)
                assert (await ana.http.post("/api/me", json={"name": "Ana"})).status_code == 503
                failing = await ana.http.get("/health")
                assert (failing.status_code, failing.json()["status"]) == (503, "failing")
            assert (await ana.http.get("/health")).status_code == 200

    with serving(quick(tmp_path)) as address:
        asyncio.run(work(address))


def test_metrics_tell_lag_queues_and_steps(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana:
            async with ana.screen(await open_table(ana, ME, BOT)) as screen:
                await screen.pick()
            text = (await ana.http.get("/metrics")).text
            for name in (
                "farshore_loop_lag_seconds",
                'farshore_queue_length{queue="store"}',
                'farshore_queue_length{queue="bots"}',
                'farshore_step_seconds_total{step="message"}',
                'farshore_steps_total{step="send"}',
            ):
                assert name in text

    asyncio.run(work())


@pytest.mark.parametrize("number", ["9" * 4400, "-1", "1e9", "½", "0x10"])
def test_absurd_numbers_get_a_4xx(address: str, number: str) -> None:
    async def work() -> None:
        async with Person(address) as ana:
            table = await open_table(ana, ME, BOT)
            for path in (f"/api/tables/{table}/replay/{number}", f"/api/tables/{table}/replay/0?seat={number}x"):
                assert 200 <= (await ana.http.get(path)).status_code < 500, path
            assert (await ana.http.get(f"/api/tables/{table}/replay/{number}")).status_code == 400
            form = f'{{"seat": {number}}}'
            assert (await ana.http.post(f"/api/tables/{table}/sit", content=form.encode())).status_code in (400, 413)

    asyncio.run(work())


def test_metrics_are_for_this_machine(tmp_path: Path) -> None:
    """Counts of picks tell who has answered."""
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=f"http://{address}") as client:
        assert client.get("/metrics").status_code == 200
        for far in ("192.0.2.1", "2001:db8::1", "nonsense"):
            assert client.get("/metrics", headers={"X-Forwarded-For": far}).status_code == 403


@pytest.mark.parametrize(("proxies", "counted_apart"), [(("127.0.0.0/8",), True), (("10.0.0.7",), False)])
def test_only_a_trusted_proxy_says_where_people_come_from(
    tmp_path: Path, proxies: tuple[str, ...], counted_apart: bool
) -> None:
    """Rate limits count by address; a client that may not name one shares that of its connection."""
    settings = Settings(tmp_path / "t.db", port=0, workers=1, http_rate=0.001, open_rate=1, proxies=proxies)
    with serving(settings) as address, httpx.Client(base_url=f"http://{address}") as client:
        answers = [client.get("/health", headers={"X-Forwarded-For": f"192.0.2.{n}"}) for n in (1, 2)]
    assert [answer.status_code for answer in answers] == [200, 200 if counted_apart else 429]
