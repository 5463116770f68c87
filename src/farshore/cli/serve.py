"""`farshore serve`: serves tables to browsers."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path

import click

from farshore.cli.arguments import database_option
from farshore.server.run import serve
from farshore.server.settings import Settings, default_file

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  # no address that anybody could be told


def known_proxies(context: click.Context, option: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    """Only addresses: a mistyped one would silently count all visitors as one."""
    for proxy in given:
        try:
            ip_network(proxy)
        except ValueError as fault:
            raise click.BadParameter(f"{fault}; give an address or a network such as 10.0.0.0/8") from fault
    return given


def checked(database: str, host: str, port: int, address: str, fleet: bool) -> str:
    """Other servers must be able to reach this one."""
    if fleet and not database:
        raise click.UsageError("--fleet needs --database: questions to bots are put there")
    if database and not address and (not port or host in EVERYWHERE):
        raise click.UsageError("with --database, name the host and port of this server: --address 10.0.0.3:8123")
    return database


@click.command(
    "serve",
    epilog="\b\nExamples:\n  farshore serve\n  farshore serve --host 0.0.0.0 --port 8000\n"
    "  farshore serve --host 0.0.0.0 --name games.example.org --webhook-host hooks.example.org\n"
    "  farshore serve --host 0.0.0.0 --name games.example.org --proxy 10.0.0.2 --proxy 192.168.7.0/24\n"
    "  farshore serve --host 0.0.0.0 --address 10.0.0.3:8123 --database postgresql://farshore@db.example.org/farshore",
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for the network.")
@click.option("--port", type=click.IntRange(0, 65535), default=8123, show_default=True)
@click.option("--data", type=click.Path(dir_okay=False, path_type=Path), default=None, help="The database file.")
@database_option()
@click.option("--address", default="", help="Host and port where the other servers on that database reach this one.")
@click.option("--lease", type=click.FloatRange(1, 60), default=5.0, help="Seconds after which a silent server is dead.")
@click.option("--fleet", is_flag=True, help="Ask bots on other machines first: 'farshore bots'.")
@click.option("--name", "names", multiple=True, help="A host name the server accepts, besides addresses.")
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    callback=known_proxies,
    help="Address or network of a proxy that may name the client, besides one on this machine.",
)
@click.option("--webhook-host", "webhooks", multiple=True, help="A host that webhooks may call.")
@click.option("--workers", type=click.IntRange(1, 64), default=None, help="Processes for bots.")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), default="info")
def command(
    host: str,
    port: int,
    data: Path | None,
    database: str,
    address: str,
    lease: float,
    fleet: bool,
    names: tuple[str, ...],
    proxies: tuple[str, ...],
    webhooks: tuple[str, ...],
    workers: int | None,
    log_level: str,
) -> None:
    """Serve tables to browsers until interrupted. With --database several servers share all tables.

    Logs go to standard error, one JSON object per line.
    """
    settings = Settings(
        file=data or default_file(),
        database=checked(database, host, port, address, fleet),
        address=address,
        lease=lease,
        fleet=fleet,
        host=host,
        port=port,
        names=names,
        proxies=(*Settings.proxies, *proxies),
        webhooks=webhooks,
        workers=workers,
    )
    serve(settings, lambda address: click.echo(f"Farshore is open at {address}"), log_level=log_level.upper())
