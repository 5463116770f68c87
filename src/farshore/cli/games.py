"""`farshore games`: lists the games, their player counts, variants and components."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.table import Table

from farshore.build import mode
from farshore.cli.arguments import json_option, language_option
from farshore.cli.console import console
from farshore.core.game import Game, Variant
from farshore.core.registry import games
from farshore.words import Words


def values_of(variant: Variant) -> list[str]:
    span = [f"{variant.numbers.start}…{variant.numbers.stop - 1}"] if variant.numbers is not None else []
    return [*variant.values, *([f"some of {','.join(variant.parts)}"] if variant.parts else []), *span]


def summary(game: Game, language: str) -> dict[str, Any]:
    words = Words(game, language)
    edition = game.edition()
    return {
        "name": game.name,
        "title": words.title,
        "tagline": words.tagline,
        "seats": list(game.seats),
        "rules_version": game.rules_version,
        "variants": {
            v.name: {"label": words.variant(v.name), "values": values_of(v), "default": v.default} for v in game.shown
        },
        "editions": list(game.editions),
        "provenance": edition.provenance,
    }


@click.command("games", epilog="\b\nExamples:\n  farshore games\n  farshore games --json | jq '.[].name'")
@language_option()
@json_option()
def command(lang: str, as_json: bool) -> None:
    """List the games, their variants and where their components come from.

    The value in brackets is the default.
    """
    found = [summary(game, lang) for game in games().values()]
    if as_json:
        click.echo(json.dumps(found, indent=2, ensure_ascii=False))
        return
    out = console()
    for game in found:
        low, high = game["seats"]
        out.print(f"[title]{game['title']}[/]  [muted]{game['name']} · {low}–{high} players[/]")
        if game["tagline"]:
            out.print(f"  {game['tagline']}")
        table = Table.grid(padding=(0, 2))
        for name, variant in game["variants"].items():
            values = f"{', '.join(variant['values'])} [muted]({variant['default']})[/]"
            table.add_row(f"  [sea]{name}[/]", values, f"[muted]{variant['label']}[/]")
        origin = ", ".join(f"{n} {where}" for where, n in sorted(game["provenance"].items()))
        table.add_row("  [sea]components[/]", origin)
        out.print(table)
        out.print()
    out.print(
        f"[muted]Rules run {mode()}. Play one: farshore play {found[0]['name'] if found else 'GAME'} --terminal[/]"
    )
