"""`farshore play` in the browser: starts a local server and opens its page."""

from __future__ import annotations

import json
import time
import webbrowser
from threading import Thread
from urllib.error import URLError
from urllib.request import urlopen

import click

from farshore.build import folder_in_use, is_compiled
from farshore.core.game import Game
from farshore.server.run import PortTaken, serve
from farshore.server.settings import Settings

LOOK = 2.0  # seconds between looks at whether the rules are compiled


def play_in_browser(game: Game | None, port: int = Settings.port, show: bool = True) -> None:
    """Start the server, or use the running one, and open the page. Port 0: any free one."""
    settings = Settings(port=port)
    page = f"?game={game.name}" if game else ""

    def opened(address: str) -> None:
        click.echo(f"Farshore is open at {address}{page}\nEvery pick is kept. Close it with Ctrl-C.")
        if show and not webbrowser.open(f"{address}{page}"):
            click.echo("No browser could be opened from here; copy the address into one.")

    if not is_compiled():
        Thread(target=tell_when_compiled, daemon=True).start()
    here = f"http://{settings.host}:{settings.port}/"
    if is_ours(here):
        opened(here)
        return
    try:
        serve(settings, opened, log_level="WARNING")
    except PortTaken:
        serve(Settings(port=0), opened, log_level="WARNING")


def is_ours(address: str) -> bool:
    """Is a Farshore server already listening there?"""
    try:
        with urlopen(f"{address}health", timeout=1) as answer:  # noqa: S310  # always http on this machine
            return set(json.load(answer)) >= {"status", "version", "tables"}
    except (URLError, OSError, ValueError):
        return False


def tell_when_compiled() -> None:
    """`make play` compiles in the background; `tables/bots.py` looks by itself."""
    before = folder_in_use()
    while folder_in_use() == before:
        time.sleep(LOOK)
    click.echo("The rules are compiled: bots think with them from now on, all the rest from the next start.")
