"""A real server and a real browser for the screens; without a browser: a loud notice."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
import warnings
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from farshore.core.agenda import State
from farshore.server.run import listen, make_server
from tests.server.remote import quick

PATIENCE = 120  # seconds, on a machine that has much else to do
ROOT = Path(__file__).parents[2]
SHOTS = Path(os.environ.get("FARSHORE_SHOTS", ROOT / "build" / "screenshots"))
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def chromium() -> str | None:
    """`make test` installs Debian's where it may."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@pytest.fixture(scope="module")
def running_browser() -> Iterator[Any]:
    """For one file: while Playwright runs, no other test in the process can have an event loop of its own."""
    path = chromium()
    if path is None:
        notice = "THE SCREENS ARE NOT TESTED: no chromium on this machine, and no right to install one"
        warnings.warn(notice, stacklevel=1)
        pytest.skip(notice)
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as running:
        launched = running.chromium.launch(executable_path=path, args=FLAGS, timeout=1000 * PATIENCE)
        yield launched
        launched.close()


@pytest.fixture
def browser(running_browser: Any) -> Iterator[Any]:
    """The browser with no window open; whatever a test opens is closed after it."""
    yield running_browser
    for context in running_browser.contexts:
        context.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a fresh server listens."""
    import farshore.server

    static = Path(farshore.server.__file__).parent / "static"
    if not (static / "index.html").is_file():
        pytest.fail("the screens are not built: run `npm ci && npm run build` in web/, or install the package")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = tmp_path_factory.mktemp("tables") / "tables.db"
    command = [
        sys.executable,
        "-c",
        "import farshore.cli; farshore.cli.main()",
        "serve",
        "--port",
        str(port),
        "--data",
        str(data),
        "--workers",
        "1",
    ]
    where = f"http://127.0.0.1:{port}"
    with (data.parent / "server.log").open("wb") as log:
        server = subprocess.Popen([*command, "--log-level", "warning"], stdout=log, stderr=log)
        wait_until_open(where, server)
        yield where
        server.terminate()
        server.wait(PATIENCE)


def wait_until_open(where: str, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert server.poll() is None, "the server did not start"
        try:
            with urllib.request.urlopen(f"{where}/health", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server did not answer")


@pytest.fixture
def shots() -> Path:
    return SHOTS


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Any]]:
    """A server in this process: its address, and a way to lay a position on one of its tables."""
    settings = quick(tmp_path_factory.mktemp("tables"))
    line = listen(settings.host, settings.port)
    server = make_server(settings)
    thread = Thread(target=server.run, kwargs={"sockets": [line]})
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)

    def lay(name: str, s: State, *, bots_are_people: bool = False) -> Any:
        table = server.config.app.state.hub.tables[name]  # type: ignore[union-attr]  # our own application
        for seat in table.info.seats if bots_are_people else ():
            seat.kind, seat.person = "person", seat.person or seat.name
        session = table.session
        session.s, session.choice = s, 1 if s.lanes else 0
        session._before = (len(session.moves), s.clone())
        return session

    yield f"http://127.0.0.1:{line.getsockname()[1]}", lay
    server.should_exit = True
    thread.join()
    line.close()
