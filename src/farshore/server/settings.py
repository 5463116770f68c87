"""How a server is run. Nothing needs to be set to play at home."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

KB = 1024


def default_file() -> Path:
    return user_data_path("farshore", appauthor=False) / "tables.db"


@dataclass(frozen=True)
class Settings:
    file: Path = field(default_factory=default_file)
    database: str = ""  # postgresql://…, for several servers, instead of the file
    address: str = ""  # host:port where the other servers on that database reach this one; empty: host and port
    fleet: bool = False  # are bots on other machines asked first?
    lease: float = 5.0  # seconds after which a silent server counts as dead
    host: str = "127.0.0.1"
    port: int = 8123
    names: tuple[str, ...] = ()  # host names the server answers to, besides addresses and localhost
    proxies: tuple[str, ...] = ("127.0.0.1",)  # addresses that may name the client they ask for
    webhooks: tuple[str, ...] = ()  # hosts that webhooks may call
    workers: int | None = None  # processes for bots; None: one less than the number of cores
    study_effort: float = 1.0  # how much is simulated for an analysis, against the usual
    bot_seconds: float = 20.0  # for one pick, then the bot counts as hung
    socket_rate: float = 20.0  # messages a second from one screen
    http_rate: float = 50.0  # requests a second from one address
    open_rate: float = 0.5  # tables opened a second from one address; thirty at once
    tables_per_person: int = 50  # opened by one person and not over
    tables_per_address: int = 300  # the same from one address: a household, a school
    chat_rate: float = 2.0  # chat messages a second from one address; ten at once
    form_limit: int = 16 * KB
    record_limit: int = 1024 * KB
    message_limit: int = 4 * KB
    screens_per_address: int = 200
    heartbeat: float = 15.0
    hello_within: float = 10.0
