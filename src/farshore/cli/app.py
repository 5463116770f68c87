"""Finds the command, and turns every error a user can fix into one line and exit code 2."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

import farshore
from farshore.build import mode, stale_modules
from farshore.core.errors import FarshoreError

COMMANDS = (
    "analyse",
    "arena",
    "backup",
    "bench",
    "bots",
    "check",
    "edition",
    "games",
    "move",
    "new-game",
    "play",
    "puzzles",
    "replay",
    "serve",
    "simulate",
    "train",
)

EPILOG = """
\b
Examples:
  farshore games                                     list the games
  farshore play                                      in the browser
  farshore play century --terminal --bots greedy     you against a bot, here
  farshore simulate century --players 4 --games 1000 --bots greedy,random
  farshore replay game.rec --step                    a record, pick by pick

\b
Shell completion: put one of these into your shell's start-up file
  bash   eval "$(_FARSHORE_COMPLETE=bash_source farshore)"
  zsh    eval "$(_FARSHORE_COMPLETE=zsh_source farshore)"
  fish   _FARSHORE_COMPLETE=fish_source farshore | source
"""


class Commands(click.Group):
    """Commands are imported on demand: `farshore games` does not load the server."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found = import_module(f"farshore.cli.{cmd_name.replace('-', '_')}").command
        assert isinstance(found, click.Command)
        return found

    def main(self, args: Sequence[str] | None = None, *rest: Any, **named: Any) -> Any:
        try:
            return super().main(args, *rest, **named)
        except FarshoreError as fault:
            click.echo(f"farshore: {fault}", err=True)
            sys.exit(2)
        except BrokenPipeError:  # `farshore … | head`
            sys.stderr.close()
            sys.exit(0)


def warn_if_stale() -> None:
    changed = stale_modules()
    if changed:
        some = ", ".join(changed[:3]) + (", …" if len(changed) > 3 else "")
        click.echo(f"farshore: {some} changed since the last build; run 'make setup' to compile again", err=True)


@click.group(cls=Commands, epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(farshore.__version__, message=f"farshore %(version)s, rules {mode()}")
def app() -> None:
    """Four board games, playable by people, or millions of times by bots."""
    warn_if_stale()
