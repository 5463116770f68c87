"""Names, clocks, webhooks, ratings, words: the small parts a table is made of."""

from __future__ import annotations

import asyncio
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from farshore.tables.clock import Clocks
from farshore.tables.faults import NotPossible, UnknownTable
from farshore.tables.info import ClockRule, SeatInfo, TableInfo
from farshore.tables.names import LONGEST_NAME, bot_name, free_name, plain_text
from farshore.tables.people import invitation, invited, is_genuine, new_secret, person_of
from farshore.tables.rating import rated
from farshore.tables.webhook import Webhooks
from farshore.words.check import patterns


def test_names_are_plain_text() -> None:
    assert plain_text("  A\u202en\u200ba\n\tMaria\x00 ", 40) == "Ana Maria"
    assert plain_text("<b>José</b>", 40) == "<b>José</b>", "screens show it as it is; they never read it as HTML"
    for unseen in ("\u200b", "\u3164\u2800", "\u202e\u2066", "\u0301\u0302"):
        assert free_name(unseen, "Player 1", []) == "Player 1", "there is nothing to see in it"
    assert plain_text("Z" + "\u0334" * 30 + "e", 40) == "Z\u0334\u0334e", "accents do not grow over other lines"
    assert free_name("\uff21na", "", ["Ana"]) == "\uff21na 2", "wide letters make no other name"
    assert free_name("ana", "", ["Ana", "ana 2"]) == "ana 3"
    assert len(free_name("x" * 100, "", ["x" * LONGEST_NAME])) <= LONGEST_NAME
    assert bot_name(["Ada"]) == "Bento"


def test_a_bank_of_time_runs_down_and_grows_by_the_increment() -> None:
    seats = [SeatInfo("person", "Ana"), SeatInfo("person", "Rui")]
    clocks = Clocks(ClockRule("bank", 60, 5), seats)
    clocks.turn_to({0: 1}, 100.0)
    assert clocks.left(0, 130.0) == 30.0 and clocks.left(1, 130.0) == 60.0
    assert clocks.first_out() == (160.0, 0)
    clocks.turn_to({0: 2}, 130.0)
    assert clocks.left(0, 130.0) == 35.0
    clocks.turn_to({1: 3}, 230.0)
    assert clocks.left(0, 230.0) == 5.0 and clocks.left(1, 240.0) == 50.0


def test_time_for_each_pick_begins_anew() -> None:
    clocks = Clocks(ClockRule("move", 30), [SeatInfo("person", "Ana")])
    clocks.turn_to({0: 1}, 0.0)
    clocks.turn_to({0: 1}, 10.0)
    assert clocks.left(0, 20.0) == 10.0
    clocks.turn_to({0: 2}, 20.0)
    assert clocks.left(0, 20.0) == 30.0


@pytest.mark.parametrize("rule", [ClockRule("move", 30), ClockRule("bank", 30, 10)])
def test_taking_a_pick_back_gains_no_time(rule: ClockRule) -> None:
    clocks = Clocks(rule, [SeatInfo("person", "Ana"), SeatInfo("person", "Rui")])
    now, row = 0.0, 1
    clocks.turn_to({0: row}, now)
    for times in (1, 2, 3):  # Ana picks after two seconds, Rui thinks for three, Ana takes it back
        clocks.turn_to({1: row + 1}, now + 2)
        now, row = now + 5, row + 2
        clocks.take_back(0, {0: row}, now)
        clocks.turn_to({0: row}, now)
        assert clocks.left(0, now) == 30 - 2 * times
    assert clocks.left(1, now) == 30, "who was asked for nothing has lost nothing"


def test_in_lanes_the_clocks_of_others_run_on_when_somebody_takes_back() -> None:
    clocks = Clocks(ClockRule("move", 30), [SeatInfo("person", "Ana"), SeatInfo("person", "Rui")])
    clocks.turn_to({0: 1, 1: 1}, 0.0)
    clocks.turn_to({1: 1}, 5.0)
    clocks.take_back(0, {0: 3, 1: 1}, 9.0)
    clocks.turn_to({0: 3, 1: 1}, 9.0)
    assert clocks.left(0, 9.0) == 25.0 and clocks.left(1, 9.0) == 21.0


def test_secrets_have_128_bits_and_are_not_stored() -> None:
    secret = new_secret()
    assert len(secret) == 22 and secret != new_secret()
    assert secret not in person_of(secret) and person_of(secret) == person_of(secret)
    key = b"k" * 32
    link = invitation(key, "abc", 1, 0)
    assert invited(link) == ("abc", 1) and len(link.rsplit("-", 1)[1]) * 4 == 128
    assert is_genuine(link, key, "abc", 1, 0)
    for other in (invitation(key, "abc", 1, 1), invitation(key, "abc", 2, 0), invitation(b"x", "abc", 1, 0)):
        assert not is_genuine(other, key, "abc", 1, 0)
    with pytest.raises(UnknownTable):
        invited("abc-x-y")


def test_webhooks_go_only_where_the_operator_allows() -> None:
    hooks = Webhooks(("hooks.example.org",))
    assert hooks.check("") == ""
    assert hooks.check("https://hooks.example.org/room")
    for url in (
        "https://hooks.example.org.evil.net/",
        "https://hooks.example.org@evil.net/",
        "file:///etc/passwd",
        "http://hooks.example.org:8080/",
        "http://[",
    ):
        with pytest.raises(NotPossible):
            hooks.check(url)
    with pytest.raises(NotPossible):
        Webhooks().check("https://hooks.example.org/")


def test_a_webhook_is_called_and_a_broken_one_does_no_harm() -> None:
    heard: list[bytes] = []

    class Room(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *args: object) -> None: ...

    async def work(address: str) -> None:
        hooks = Webhooks((address,))
        hooks.call(f"http://{address}/room", {"seat": 1})
        hooks.call("http://127.0.0.1:9/room", {"seat": 1})
        await asyncio.gather(*hooks._tasks)

    with HTTPServer(("127.0.0.1", 0), Room) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        asyncio.run(work(f"127.0.0.1:{server.server_port}"))
        server.shutdown()
        thread.join()
    assert heard == [b'{"seat":1}']


def test_ratings_count_different_people_and_bots() -> None:
    seats = [SeatInfo("person", "Ana", "a"), SeatInfo("bot", "Ada", bot="easy"), SeatInfo("bot", "Bento", bot="easy")]
    info = TableInfo("g", 1, "standard", "", {}, seats, "a", 0.0)
    rows = {row.player: row for row in rated(info, [1, 2, 3], [])}
    assert set(rows) == {"a", "bot:easy"} and rows["a"].mean > rows["bot:easy"].mean
    again = {row.player: row for row in rated(info, [1, 2, 3], list(rows.values()))}
    assert again["a"].tables == 2 and again["a"].uncertainty < rows["a"].uncertainty
    info.seats[1] = SeatInfo("person", "Ana too", "a")
    assert rated(info, [1, 2, 3], []) == (), "nobody is rated against oneself"


def test_tables_speak_both_languages() -> None:
    english, faults = patterns("farshore.tables", "en")
    portuguese, more = patterns("farshore.tables", "pt-BR")
    assert faults == more == []
    assert english == portuguese
