"""The server over real sockets: short evenings from the first seat to the last pick."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.remote import BOT, GAME, ME, Person, Screen, open_table, quick, seat_two, serving


def test_home_words_and_guide(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana:
            home = await ana.get("/api/home?lang=pt-BR")
            card = next(game for game in home["games"] if game["name"] == GAME)
            assert card["seats"] == [2, 4] and card["editions"][0]["provenance"]["reconstructed"] > 0
            assert {bot["name"] for bot in home["bots"]} >= {"random", "greedy"}
            english = await ana.get(f"/api/games/{GAME}/words?lang=en&ref=cube:red&ref=location:A1-3")
            portuguese = await ana.get(f"/api/games/{GAME}/words?lang=pt-BR&ref=cube:red&ref=location:A1-3")
            assert english["refs"]["cube:red"]["name"] != portuguese["refs"]["cube:red"]["name"]
            assert english["refs"]["location:A1-3"]["help"] and english["tallies"]["points"]
            scholar = "/api/games/santa_maria/words?lang=en&ref=scholar:SC01&variant=town_hall_scholar:"
            told = {
                rule: (await ana.get(scholar + rule))["refs"]["scholar:SC01"]["help"]
                for rule in ("scores", "no-points", "x")
            }
            assert "town hall" in told["no-points"][-1]
            assert told["scores"] == told["x"] != told["no-points"]
            assert (await ana.post("/api/me", {"name": "Ana"}))["name"] == "Ana"
            odd = [
                f"{kind}:{name}" for kind in ("seat", "card", "cube", "x") for name in ("9" * 70, "-1", "", ",", "#")
            ]
            asked = await ana.http.get(f"/api/games/{GAME}/words", params={"ref": odd})
            assert set(asked.json()["refs"]) == set(odd), "whatever it is, it is answered"
            for path in ("/api/games/chess/words", f"/api/games/{GAME}/words?edition=/etc/hosts.toml", "/api/nothing"):
                assert (await ana.http.get(path)).status_code in (400, 404)

    asyncio.run(work())


def test_an_invitation_tells_which_variants_are_not_as_usual(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana:
            usual = await ana.post("/api/tables", {"game": GAME, "seats": [ME, BOT]})
            assert usual["table"]["variants"] and all(one["usual"] for one in usual["table"]["variants"])
            form = {"game": GAME, "seats": [ME, BOT], "variants": {"round_cap": "2"}}
            changed = await ana.post("/api/tables", form)
            assert [one["name"] for one in changed["table"]["variants"] if not one["usual"]] == ["round_cap"]

    asyncio.run(work())


def test_an_evening_of_two_with_reconnection(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana, Person(address) as rui:
            table = await seat_two(ana, rui, variants={"round_cap": "2"})
            people = {0: ana, 1: rui}
            held = {0: 0, 1: 0}
            lines: dict[int, list[str]] = {0: [], 1: []}
            status, seat, picks = "running", 0, 0
            while status == "running":  # everybody reconnects for every pick, and the log is whole in the end
                async with people[seat].screen(table, seen=held[seat], language="en") as screen:
                    await take_turn(screen, seat, held, lines)
                    status, picks = screen.table["status"], picks + 1
                    seat = screen.table["waiting"][0] if screen.table["waiting"] else seat
            for number, person in people.items():
                async with person.screen(table, seen=held[number]) as screen:
                    keep_log(screen, number, held, lines)
                async with person.screen(table) as fresh:
                    assert [line["text"] for line in fresh.table["log"]] == lines[number]
                    assert fresh.table["outcome"]["standings"][number]["categories"]
            assert picks >= 4

    asyncio.run(work())


async def take_turn(screen: Screen, seat: int, held: dict[int, int], lines: dict[int, list[str]]) -> None:
    keep_log(screen, seat, held, lines)
    assert screen.table["viewer"] == seat and screen.table["decision"]["seat"] == seat
    assert (await screen.pick())["type"] == "accepted"
    await screen.settle()
    keep_log(screen, seat, held, lines)


def keep_log(screen: Screen, seat: int, held: dict[int, int], lines: dict[int, list[str]]) -> None:
    """As a browser does: keep what is before `log_from`, append the rest."""
    table = screen.table
    assert table["log_from"] == held[seat]
    lines[seat] += [line["text"] for line in table["log"]]
    held[seat] = table["version"]
    table["log"], table["log_from"] = [], held[seat]


def test_refusals_carry_a_reason_and_the_fresh_table(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana, Person(address) as rui:
            table = await seat_two(ana, rui)
            async with ana.screen(table) as one, rui.screen(table, language="pt-BR") as two:
                decision = one.table["decision"]
                path = " ".join(decision["options"][0]["path"])
                stolen = await two.ask("pick", seat=0, version=decision["version"], path=path)
                assert (stolen["type"], stolen["reason"]) == ("refused", "not-yours")
                assert stolen["text"] == "Este lugar não é seu." and stolen["table"]["viewer"] == 1
                early = await two.ask("pick", seat=1, version=decision["version"], path=path)
                assert early["reason"] == "not-asked"
                illegal = await one.ask("pick", seat=0, version=decision["version"], path="castle:air")
                assert illegal["reason"] == "illegal" and illegal["table"]["decision"] == decision
                stale = await one.ask("pick", seat=0, version=decision["version"] - 1, path=path)
                assert stale["reason"] == "stale"
                first = await one.ask("pick", seat=0, version=decision["version"], path=path)
                again = await one.ask("pick", seat=0, version=decision["version"], path=path)
                assert first["type"] == again["type"] == "accepted" and first["version"] == again["version"]
                await one.send(["not", "a", "message"])
                assert (await one.until(lambda m: m["type"] == "refused"))["reason"] == "malformed"

    asyncio.run(work())


def test_undo_hint_chat_rename_presence_and_heartbeat(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana, Person(address) as rui:
            table = await seat_two(ana, rui)
            async with ana.screen(table) as one, rui.screen(table) as two:
                assert one.table["undo"]["reason"] == "nothing"
                hint = await one.ask("hint", seat=0, bot="greedy")
                assert hint["choice"]["path"] in [option["path"] for option in one.table["decision"]["options"]]
                assert (hint["bot"], hint["level"]) == ("greedy", "Simple"), "advice names who gives it"
                rest = len(one.table["decision"]["options"]) - 1
                assert one.table["decision"]["options"][rest]["path"] == ["rest"]
                before = one.table["decision"]
                await one.pick(rest)
                await one.settle()
                undo = one.table["undo"]
                assert (undo["possible"], undo["reason"], undo["seat"]) == (True, "", 0)
                assert undo["version"] == one.table["version"] and not undo["practice"], "people may think again"
                assert (await one.ask("undo", seat=0, version=undo["version"]))["type"] == "accepted"
                await one.settle()
                assert one.table["decision"]["options"] == before["options"]
                assert one.table["decision"]["version"] > before["version"]
                refused = await one.ask("undo", seat=0, version=one.table["version"])
                assert refused["reason"] == "not-possible"
                await two.ask("say", text="olá <b>\u202e</b>")
                said = await one.until(lambda m: m["type"] == "chat")
                assert (said["name"], said["seat"], said["text"]) == ("Rui", 1, "olá <b></b>")
                await two.ask("rename", seat=1, name="Rui Barbosa")
                await one.shows(lambda table: table["seats"][1]["name"] == "Rui Barbosa")
                await one.until(lambda m: m["type"] == "heartbeat")
            async with ana.screen(table) as one:
                assert [m["text"] for m in one.heard if m["type"] == "chat"] == ["olá <b></b>"]
                assert one.table["seats"][1]["connected"] is False

    asyncio.run(work())


def test_spectators_see_and_cannot_act(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana, Person(address) as eve:
            table = await open_table(ana, ME, BOT)
            async with ana.screen(table), eve.screen(table) as watching:
                assert watching.table["viewer"] is None and watching.table["yours"] == []
                assert watching.table["decision"] is None and watching.table["spectators"] == 1
                for kind in ("undo", "resign", "leave", "resume-seat", "look", "hint"):
                    extra = {"version": watching.table["version"]} if kind == "undo" else {}
                    assert (await watching.ask(kind, seat=0, **extra))["reason"] == "not-yours"
                assert (await watching.ask("pace", pause=0))["reason"] == "not-yours"
            assert (await eve.http.get(f"/api/tables/{table}/replay")).status_code == 403
            assert (await eve.http.get(f"/api/tables/{table}/record")).status_code == 400
            assert (await eve.get(f"/api/tables/{table}"))["invites"] == []

    asyncio.run(work())


def test_replay_record_ratings_and_rematch_of_a_finished_table(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana, Person(address) as rui:
            table = await seat_two(ana, rui, variants={"round_cap": "1"})
            async with ana.screen(table) as one, rui.screen(table) as two:
                while one.table["status"] == "running":
                    mover = one if one.table["waiting"] == [0] else two
                    while mover.table["decision"] is None and mover.table["status"] == "running":
                        await mover.next()
                    if mover.table["status"] == "running":
                        await mover.pick()
                        await mover.settle()
                    while one.table["version"] < mover.table["version"]:
                        await one.next()
                await one.ask("rematch")
                await two.shows(lambda table: table["rematch"])
                async with rui.screen(two.table["rematch"]) as again:
                    assert [seat["name"] for seat in again.table["seats"]] == ["Rui", "Ana"]
                    assert [seat["colour"] for seat in again.table["seats"]] == [1, 0], "people keep their colour"
            replay = await rui.get(f"/api/tables/{table}/replay?seat=0")
            assert replay["edition"] == two.table["edition"], "things are named as this table names them"
            last = replay["steps"][-1]["version"]
            frame = await rui.get(f"/api/tables/{table}/replay/{last}")
            assert frame["picture"] == two.table["picture"]
            assert replay["steps"][-1]["scores"] == [s["score"] for s in two.table["outcome"]["standings"]]
            assert (await rui.http.get(f"/api/tables/{table}/replay/{last + 1}")).status_code == 400
            record = (await rui.http.get(f"/api/tables/{table}/record")).text
            twin = (await rui.http.post("/api/records", content=record)).json()["table"]
            assert twin["status"] == "finished"
            assert (await rui.http.get(f"/api/tables/{twin['id']}/record")).text == record
            broken = await rui.http.post("/api/records", content=record.replace("\n0 turn ", "\n0 turn nowhere:", 1))
            assert broken.status_code == 400 and "line" in broken.json()["text"]
            rated = (await rui.get(f"/api/ratings?game={GAME}"))["ratings"]
            assert any(row["you"] and row["uncertainty"] < 25 / 3 for row in rated)
            finished = (await rui.get("/api/tables"))["finished"]
            assert {table, twin["id"]} <= {card["id"] for card in finished}

    asyncio.run(work())


def test_players_comment_on_moments_of_a_finished_game_for_everybody(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana, Person(address) as eve:
            table = await open_table(ana, ME, BOT, variants={"round_cap": "2"}, visibility="open", pause=0)
            path = f"/api/tables/{table}/comments"
            async with ana.screen(table) as one:
                await one.shows(lambda table: table["decision"])
                early = await ana.http.post(path, json={"version": 1, "text": "soon"})
                assert early.status_code == 400 and "finished" in early.json()["text"]
                while one.table["status"] == "running":
                    await one.shows(lambda table: table["decision"] or table["status"] == "finished")
                    if one.table["decision"]:
                        await one.pick()
            steps = (await ana.get(f"/api/tables/{table}/replay"))["steps"]
            at = steps[len(steps) // 2]["version"]
            said = (await ana.http.post(path, json={"version": at, "text": " Here I  lost it. "})).json()["comments"]
            assert [(c["version"], c["seat"], c["text"]) for c in said] == [(at, 0, "Here I lost it.")]
            assert (await ana.http.post(path, json={"version": at, "text": "  "})).status_code == 400
            assert (await ana.http.post(path, json={"version": 9999, "text": "x"})).status_code == 400
            assert (await eve.http.post(path, json={"version": at, "text": "x"})).status_code == 403
            seen = await eve.get(f"/api/tables/{table}/replay?seat=1")
            assert [c["text"] for c in seen["comments"]] == ["Here I lost it."] and not seen["may_comment"]
            assert "Here I lost it." in str(await ana.get("/api/me/export"))
            await ana.http.delete("/api/me")
            assert (await eve.get(f"/api/tables/{table}/replay"))["comments"] == []

    asyncio.run(work())


def test_watching_bots_with_a_pace(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana:
            table = await open_table(ana, BOT, BOT, variants={"round_cap": "2"}, visibility="open", pause=5)
            async with ana.screen(table) as watching:
                await watching.ask("pace", pause=0, paused=True)
                await watching.shows(lambda table: table["paused"])
                version = watching.table["version"]
                await asyncio.sleep(0.5)
                await watching.ask("hello", protocol=2)
                assert watching.table["version"] == version
                await watching.ask("pace", pause=0)
                await watching.shows(lambda table: table["status"] == "finished")

    asyncio.run(work())


def test_closing_says_goodbye_and_keeps_everything(tmp_path: Path) -> None:
    settings = quick(tmp_path)

    async def leave(address: str) -> tuple[str, dict[str, object], Screen]:
        ana = await Person(address).__aenter__()
        table = await open_table(ana, ME, BOT)
        screen = await ana.screen(table).__aenter__()
        await screen.pick()
        secret = ana.http.cookies["farshore"]
        await ana.http.aclose()
        return table, {"secret": secret}, screen

    async def evening() -> tuple[str, str]:
        with_server = serving(settings)
        address = with_server.__enter__()
        table, kept, screen = await leave(address)
        ending = asyncio.get_running_loop().run_in_executor(None, with_server.__exit__, None, None, None)
        notice = await screen.until(lambda m: m["type"] == "notice")
        assert notice["kind"] == "closing"
        await screen.socket.wait_closed()
        await ending
        return table, str(kept["secret"])

    async def next_day(address: str, table: str, secret: str) -> None:
        async with Screen(address, table, secret, {}) as screen:
            assert screen.table["status"] == "running" and screen.table["viewer"] == 0
            assert (await screen.ask("resign", seat=0))["type"] == "accepted"

    table, secret = asyncio.run(evening())
    with serving(settings) as address:
        asyncio.run(next_day(address, table, secret))


def test_health_and_metrics(address: str) -> None:
    async def work() -> None:
        async with Person(address) as ana:
            assert (await ana.get("/health"))["status"] == "ok"
            text = (await ana.http.get("/metrics")).text
            assert "farshore_pick_seconds_count" in text and 'farshore_requests_total{status="200"}' in text

    asyncio.run(work())
