"""`farshore serve`, `backup` and `play` in the browser, from outside."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from farshore.cli.app import app
from farshore.server.settings import Settings
from farshore.store.protocol import Change
from farshore.store.sqlite_file import SqliteFile
from tests.server.remote import quick, serving


def farshore(*words: str) -> Result:
    return CliRunner().invoke(app, [*words], catch_exceptions=False)


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        told = farshore("serve", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path / "t.db"))
    assert told.exit_code == 2
    assert "name another with --port" in told.output and "Traceback" not in told.output


def test_a_file_another_server_uses_or_that_is_none_is_said_in_one_line(tmp_path: Path) -> None:
    with serving(quick(tmp_path)):
        told = farshore("serve", "--port", "0", "--data", str(tmp_path / "t.db"))
    assert told.exit_code == 2
    assert "another server uses" in told.output and "Traceback" not in told.output
    notes = tmp_path / "notes.txt"
    notes.write_text("no database " * 100)
    for file in (notes, notes / "t.db"):
        told = farshore("serve", "--port", "0", "--data", str(file))
        assert told.exit_code == 2 and str(file) in told.output


def test_proxies_are_named_by_address_and_added_to_our_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("farshore.cli.serve.serve", lambda settings, *_, **__: served.append(settings))
    where = ("serve", "--data", str(tmp_path / "t.db"))
    assert farshore(*where, "--proxy", "10.0.0.2", "--proxy", "192.168.7.0/24").exit_code == 0
    assert served[0].proxies == ("127.0.0.1", "10.0.0.2", "192.168.7.0/24")
    told = farshore(*where, "--proxy", "proxy.example.org")
    assert told.exit_code == 2 and "10.0.0.0/8" in told.output


def test_a_copy_is_made_and_never_written_over_by_mistake(tmp_path: Path) -> None:
    source, copy = tmp_path / "t.db", tmp_path / "copy.db"
    assert farshore("backup", str(copy), "--data", str(source)).exit_code == 2
    store = SqliteFile(source)
    store.save([Change(name=("p", "Ana"))])
    assert farshore("backup", str(copy), "--data", str(source)).exit_code == 0  # while it is open
    told = farshore("backup", str(copy), "--data", str(source))
    assert told.exit_code == 2 and "--force" in told.output
    assert farshore("backup", str(copy), "--data", str(source), "--force").exit_code == 0
    store.close()
    again = SqliteFile(copy)
    assert again.name_of("p") == "Ana"
    again.close()
    other = tmp_path / "notes.txt"
    other.write_text("no database " * 100)
    assert farshore("backup", str(tmp_path / "x.db"), "--data", str(other)).exit_code == 2
    told = farshore("backup", str(other / "x.db"), "--data", str(source))
    assert told.exit_code == 2 and str(other / "x.db") in told.output


def test_play_finds_the_server_that_runs_already(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    def show(page: str) -> bool:
        shown.append(page)
        return True

    monkeypatch.setattr("webbrowser.open", show)
    with serving(quick(tmp_path)) as address:
        port = int(address.rpartition(":")[2])
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        told = farshore("play", "century", "--port", str(port))
    assert told.exit_code == 0 and "Farshore is open at" in told.output
    assert shown == [f"http://{address}/?game=century_new_world"]
    assert not (tmp_path / "data").exists(), "no second server was started"
