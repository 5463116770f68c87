"""`farshore check`: checks that a game is complete: ledger, languages, provenance, golden playthroughs."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from farshore.cli.arguments import game_argument
from farshore.cli.console import console, tracked
from farshore.core.errors import FarshoreError
from farshore.core.game import Game
from farshore.core.registry import games
from farshore.testing import ledger, playthroughs, rulebook
from farshore.words import check as languages

SHOWN = 12


def provenance_faults(game: Game) -> list[str]:
    """Every edition loads, and every component says where it comes from."""
    found = []
    for name in game.editions:
        try:
            edition = game.edition(name)
        except FarshoreError as why:
            found.append(f"edition {name}: {why}")
            continue
        if not sum(edition.provenance.values()):
            found.append(f"edition {name}: no component says where it comes from")
    return found


def all_faults(game: Game, root: Path) -> dict[str, list[str]]:
    return {
        "ledger": ledger.faults(game, root / "tests"),
        "full rules": rulebook.faults(game),
        "languages": languages.faults(game),
        "provenance": provenance_faults(game),
        "playthroughs": playthroughs.faults(root, game),
    }


@click.command(
    "check", epilog="\b\nExamples:\n  farshore check\n  farshore check century\n  farshore check --write-playthroughs"
)
@game_argument(required=False)
@click.option(
    "--root",
    type=click.Path(file_okay=False, exists=True, path_type=Path),
    default=Path(),
    help="The checkout; the current folder by default.",
)
@click.option("--write-playthroughs", is_flag=True, help="Write the golden playthroughs again, then check.")
@click.option("--all", "every", is_flag=True, help="Show every fault, not only the first of each kind.")
def command(game: Game | None, root: Path, write_playthroughs: bool, every: bool) -> None:
    """Check that games are complete: rules, tests, words, components, playthroughs."""
    if not (root / "tests").is_dir():
        raise FarshoreError(f"{root.resolve()} has no folder 'tests'; go to the checkout, or name it with --root")
    chosen = [game] if game else list(games().values())
    out = console()
    broken = 0
    for one in tracked(chosen, len(chosen), "checking"):
        if write_playthroughs:
            out.print(f"{one.name}: {playthroughs.write(root, one)} playthroughs rewritten")
        for what, found in all_faults(one, root).items():
            broken += len(found)
            mark = "[leaf]complete[/]" if not found else f"[accent]{len(found)} faults[/]"
            out.print(f"{one.name}: {what} {mark}")
            for fault in found if every else found[:SHOWN]:
                out.print(f"  {fault}", markup=False, soft_wrap=True)
            if len(found) > SHOWN and not every:
                out.print(f"  [muted]… and {len(found) - SHOWN} more; --all shows them[/]")
    if broken:
        sys.exit(1)
