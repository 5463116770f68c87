"""At the door: cookies, origins, hosts, limits, and what is logged about each visitor."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.datastructures import Headers
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.clients import HANDSHAKE, TEXT, frame
from farshore.server.connection import Connection
from farshore.server.guard import address_of, cookie, is_known_host, secret_in
from farshore.server.light_socket import LightSocket
from farshore.server.logs import JsonLines
from farshore.server.metrics import Metrics
from farshore.server.screen import OUTBOX
from farshore.server.settings import Settings
from farshore.server.socket_types import PROTOCOL, Heartbeat
from tests.server.remote import BOT, GAME, ME, OTHER, PATIENCE, Person, open_table, quick, serving


def test_cookies_origin_host_and_limits(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana:
            await open_table(ana, ME, BOT)
            ana.http.cookies.clear()
            fresh = await ana.http.get("/api/home")
            cookie = fresh.headers["set-cookie"]
            assert re.fullmatch(r"farshore=[\w-]{22}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Strict", cookie)
            assert "script-src 'self'" in fresh.headers["content-security-policy"]
            assert fresh.headers["referrer-policy"] == "no-referrer"
            form = {"game": GAME, "seats": [ME, BOT]}
            for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
                assert (await ana.http.post("/api/tables", json=form, headers=headers)).status_code == 403
            assert (await ana.http.get("/api/home", headers={"Host": "evil.example"})).status_code == 403
            assert (await ana.http.post("/api/tables", content=b"x" * 20_000)).status_code == 413
            assert (await ana.http.post("/api/records", content=b"x" * 1_100_000)).status_code == 413
            assert (await ana.http.delete("/api/tables")).status_code == 405
            with pytest.raises(ConnectionClosed) as closed:
                async with ana.screen("nosuchtable") as nothing:
                    await nothing.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404

    asyncio.run(work())


def test_a_socket_from_another_site_is_refused(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana:
            table = await open_table(ana, ME, BOT)
            with pytest.raises(InvalidStatus):
                async with connect(f"ws://{address}/api/tables/{table}/socket", origin="http://evil.example"):  # type: ignore[arg-type]
                    pass

    asyncio.run(work())


def test_hosts_are_addresses_local_names_and_what_is_allowed() -> None:
    for host in (
        "127.0.0.1:8123",
        "[::1]:8123",
        "localhost",
        "192.168.1.7",
        "living-room.local:80",
        "games.example.org",
    ):
        assert is_known_host(host, ("games.example.org",))
    for host in ("evil.example", "", "[", "127.0.0.1.evil.example"):
        assert not is_known_host(host, ("games.example.org",))


def test_limits_count_for_a_household_not_for_each_of_its_many_addresses() -> None:
    def scope(host: str) -> dict[str, object]:
        return {"client": (host, 1)}

    assert address_of(scope("192.0.2.7")) == "192.0.2.7" and address_of(scope("testclient")) == "testclient"
    near, far = address_of(scope("2001:db8:1:2:ffff::1")), address_of(scope("2001:db8:1:3::7"))
    assert address_of(scope("2001:db8:1:2::7")) == near != far
    assert address_of({}) == ""


def test_a_silent_or_rude_socket_is_closed(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        async with Person(address) as ana:
            table = await open_table(ana, ME, BOT)
            where = f"ws://{address}/api/tables/{table}/socket"
            for first, code in (("", 4408), ("{}", 4400), ("x" * 5000, 1009)):
                async with connect(where) as line:
                    if first:
                        await line.send(first)
                    await line.wait_closed()
                    assert line.close_code == code

    settings = quick(tmp_path, hello_within=0.2)
    with serving(settings) as address:
        asyncio.run(work(address))


def test_one_address_gets_so_many_screens(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        async with Person(address) as ana:
            table = await open_table(ana, ME, BOT)
            where = f"ws://{address}/api/tables/{table}/socket"
            async with ana.screen(table), ana.screen(table), connect(where) as third:
                await third.wait_closed()
                assert third.close_code == 4429
            await a_place_is_free(ana, table)

    async def a_place_is_free(ana: Person, table: str) -> None:
        """A visitor who leaves frees the place; the server may hear of it a moment later than the one who left."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    async with ana.screen(table), ana.screen(table):
                        return
                except ConnectionClosed:
                    await asyncio.sleep(0.02)

    with serving(quick(tmp_path, screens_per_address=2)) as address:
        asyncio.run(work(address))


def test_tables_are_not_opened_without_end_and_names_come_in_ones_own_language(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        async with Person(address) as ana:
            form = {"game": GAME, "seats": [ME, ME]}
            opened = await ana.post("/api/tables?lang=pt-BR", form)
            assert [seat["name"] for seat in opened["table"]["seats"]] == ["Jogador 1", "Jogador 2"]
            assert opened["table"]["your_turn"]
            for _ in range(5):
                last = await ana.http.post("/api/tables", json=form)
            assert last.status_code == 429

    with serving(replace(quick(tmp_path), open_rate=0.05)) as address:
        asyncio.run(work(address))


def test_a_person_and_an_address_keep_only_so_many_tables_open(tmp_path: Path) -> None:
    form = {"game": GAME, "seats": [ME, OTHER]}

    async def work(address: str) -> None:
        async with Person(address) as ana, Person(address) as rui, Person(address) as eva:
            tables = [(await ana.post("/api/tables", form))["table"]["id"] for _ in range(2)]
            refused = await ana.http.post("/api/tables?lang=pt-BR", json=form)
            assert refused.status_code == 400 and "Você já tem 2 mesas abertas" in refused.json()["text"]
            await rui.post("/api/tables", form)
            refused = await eva.http.post("/api/tables?lang=en", json=form)
            assert "3 open tables from your network" in refused.json()["text"]
            async with ana.screen(tables[0]) as screen:
                await screen.ask("call-off")
            await ana.post("/api/tables", form)
            record = (await eva.http.post("/api/records?lang=en", content="farshore 1")).json()
            assert "3 open tables" in record["text"], "a record is a table too"

    with serving(quick(tmp_path, tables_per_person=2, tables_per_address=3)) as address:
        asyncio.run(work(address))


def test_nothing_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(address: str) -> list[str]:
        async with Person(address) as ana, Person(address) as rui:
            opened = await ana.post("/api/tables", {"game": GAME, "seats": [ME, OTHER]})
            secret = opened["invites"][-1]["path"].removeprefix("/join/")
            await ana.http.get(f"/join/{secret}")
            await rui.post("/api/join", {"secret": secret})
            await rui.http.post("/api/join", json={"secret": secret[:-1] + "x"})
            async with rui.screen(opened["table"]["id"]) as screen:
                await screen.ask("ready", seat=1)
                await screen.ask("pick", seat=0, version=0, path="castle:air")
            return [secret.rsplit("-", 1)[1], ana.http.cookies["farshore"], rui.http.cookies["farshore"]]

    with caplog.at_level(logging.DEBUG, logger="farshore"), serving(quick(tmp_path)) as address:
        secrets = asyncio.run(work(address))
    formatter = JsonLines()
    lines = [formatter.format(record) for record in caplog.records if record.name.startswith("farshore")]
    assert any('"route":"/api/join"' in line for line in lines)
    assert not [line for line in lines for secret in secrets if secret in line]
    assert all(json.loads(line)["what"] for line in lines)


def test_the_log_of_a_whole_server_names_no_table_and_no_address(tmp_path: Path) -> None:
    words = ["-c", "from farshore.cli import main; main()", "serve", "--port", "0", "--data", str(tmp_path / "t.db")]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, *words, "--log-level", "debug"], **pipes) as server:  # type: ignore[call-overload]
        address = server.stdout.readline().split("//")[1].strip("/\n")

        async def work() -> str:
            async with Person(address) as ana:
                table = await open_table(ana, ME, BOT)
                async with ana.screen(table) as screen:
                    await screen.pick()
                return table

        table = asyncio.run(work())
        server.terminate()
        _, log = server.communicate()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"open", "closed", "request"} <= {line["what"] for line in lines}
    assert table not in log and "127.0.0.1" not in log


def test_whoever_does_not_listen_is_cut_off() -> None:
    async def work() -> None:
        ours, theirs = socket.socketpair()
        transport, _ = await asyncio.get_running_loop().create_connection(asyncio.Protocol, sock=ours)
        line = LightSocket(transport, set(), 4096)
        seats = SimpleNamespace(info=SimpleNamespace(seats=[]))
        screen = Connection(line, None, seats, Settings(), Metrics(), "p")  # type: ignore[arg-type]  # nobody is there
        line.pause_writing()
        for _ in range(OUTBOX):
            screen.put(Heartbeat(0.0, 1.0))
        assert not transport.is_closing()
        screen.put(Heartbeat(0.0, 1.0))
        assert transport.is_closing()
        theirs.close()

    asyncio.run(work())


def test_a_line_that_is_cut_while_it_asks_is_let_go() -> None:
    class Overflowing(Connection):
        async def heed(self, request: object) -> None:
            self.cut()

    async def work() -> None:
        ours, theirs = socket.socketpair()
        transport, _ = await asyncio.get_running_loop().create_connection(asyncio.Protocol, sock=ours)
        line = LightSocket(transport, set(), 4096)
        transport.set_protocol(line)
        screen = Overflowing(line, None, None, Settings(), Metrics(), "p")  # type: ignore[arg-type]  # nobody is there
        gone = asyncio.Event()
        screen.ended, line.owner = gone.set, screen
        line.data_received(frame(TEXT, b"{}"))
        await asyncio.wait_for(gone.wait(), 20)
        theirs.close()

    asyncio.run(work())


def test_whoever_stays_and_reads_nothing_is_cut_off(tmp_path: Path) -> None:
    """A full line to somebody who never reads would otherwise be held for ever, and with it a seat in the table."""

    async def work(address: str) -> None:
        async with Person(address) as ana, Person(address) as eve:
            table = await open_table(ana, {"kind": "me"}, {"kind": "me"}, game="santa_maria")
            host, port = address.split(":")
            secret = eve.http.cookies["farshore"]
            hello = frame(TEXT, b'{"type":"hello","request_id":"h","protocol":%d}' % PROTOCOL)
            with socket.socket() as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                line.connect((host, int(port)))
                line.sendall(HANDSHAKE.format(table=table, host=address, secret=secret).encode())
                assert b" 101 " in line.recv(1000)
                line.sendall(hello)
                await until(lambda count: count == 1, ana)
                line.sendall(1000 * hello)  # each is answered with the whole table
                await until(lambda count: count == 0, ana)

    async def until(holds: Callable[[int], bool], person: Person) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds((await person.get("/health"))["connections"]):
                pass

    with serving(quick(tmp_path, heartbeat=1.0)) as address:
        asyncio.run(work(address))


def test_a_replay_counts_for_more_than_one_request(tmp_path: Path) -> None:
    """Limits go by what a request costs; and large answers arrive whole, compressed or not."""

    async def work(address: str) -> None:
        async with Person(address) as ana:
            table = await open_table(ana, ME, ME, game="race_for_the_galaxy")
            whole = await ana.http.get(f"/api/tables/{table}/replay")
            plain = await ana.http.get(f"/api/tables/{table}/replay", headers={"Accept-Encoding": "identity"})
            assert whole.json() == plain.json() and "content-encoding" not in plain.headers
            answers = [await ana.http.get(f"/api/tables/{table}/replay") for _ in range(12)]
            assert [a.status_code for a in answers].count(429) >= 5
            assert all(a.json() == plain.json() for a in answers if a.status_code == 200)

    with serving(quick(tmp_path, http_rate=15)) as address:
        asyncio.run(work(address))


def test_words_that_nobody_has_asked_for_cost_by_their_number(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        async with Person(address) as ana:
            for known in (True, False):
                asked = [
                    await ana.http.get(
                        "/api/games/age_of_discovery/words",
                        params={"ref": [f"space:{0 if known else turn},{k}" for k in range(200)]},
                    )
                    for turn in range(10)
                ]
                assert (429 in [answer.status_code for answer in asked]) is not known

    with serving(quick(tmp_path, http_rate=15)) as address:
        asyncio.run(work(address))


def test_our_cookie_is_found_among_any_others() -> None:
    secret = "s" * 22
    for line in (
        f'prefs={{"a":1}}; farshore={secret}',
        f"farshore={secret}; x=y",
        f"a=\xe9;farshore={secret}",
        f"other; farshore={secret}; =; ;;",
        f"farshore=short; farshore={secret}",
    ):
        assert secret_in(Headers({"cookie": line})) == secret, line
    assert secret_in(Headers({"cookie": f"xfarshore={secret}"})) == ""
    both = f"farshore={'o' * 22}; __Host-farshore={secret}"
    assert secret_in(Headers({"cookie": both})) == secret, "the safer one counts"


def test_cookies_over_tls_belong_to_this_host_alone_and_are_renewed() -> None:
    assert cookie("s", "https").startswith("__Host-farshore=s; Path=/;") and "; Secure" in cookie("s", "https")
    assert cookie("s", "http").startswith("farshore=s; Path=/;") and "Secure" not in cookie("s", "http")


def test_a_visit_renews_the_cookie(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana:
            secret = ana.http.cookies.get("farshore")
            again = await ana.http.get("/api/home")
            assert f"farshore={secret};" in again.headers["set-cookie"]
            assert "set-cookie" not in (await ana.http.get("/api/tables")).headers

    asyncio.run(work())
