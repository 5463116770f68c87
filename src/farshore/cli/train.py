"""`farshore train`: a net that judges positions, from a game's own play; see docs/training.md."""

from __future__ import annotations

from pathlib import Path

import click

from farshore.cli.arguments import game_argument, players_option, seats_of
from farshore.core.errors import FarshoreError
from farshore.core.game import Game


@click.command(
    "train",
    epilog="\b\nExamples:\n  farshore train century --hours 2\n"
    "  farshore train race --players 4 --workers 8 --folder training/race-4\n"
    "  farshore train santa --greedy-games 100000 --hours 0      one net from greedy games, no self-play\n"
    "  farshore train race --rollouts 300000      the weights of the heuristic instead of a net: needs no torch",
)
@game_argument()
@players_option()
@click.option("--hours", type=click.FloatRange(min=0), default=1.0, show_default=True, help="After that no new round.")
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="Processes that play games.")
@click.option("--greedy-games", type=click.IntRange(min=100), default=40_000, show_default=True, help="Of round 0.")
@click.option("--search-games", type=click.IntRange(min=10), default=2_000, show_default=True, help="Of other rounds.")
@click.option("--simulations", type=click.IntRange(min=10), default=150, show_default=True, help="A pick, in these.")
@click.option(
    "--match-simulations",
    type=click.IntRange(min=10),
    default=2_000,
    show_default=True,
    help="A pick, in matches that decide whether a net is kept: a net that wins with few can lose with many.",
)
@click.option("--rollouts", type=click.IntRange(min=8), help="Learn the heuristic's weights instead; games to play.")
@click.option("--seed", type=click.IntRange(min=1), default=1, show_default=True)
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where everything is kept; a run in the same folder goes on.  [default: training/GAME-PLAYERS]",
)
def command(
    game: Game,
    players: int | None,
    hours: float,
    workers: int,
    greedy_games: int,
    search_games: int,
    simulations: int,
    match_simulations: int,
    rollouts: int | None,
    seed: int,
    folder: Path | None,
) -> None:
    """Train a net for the levels of a game. Needs the extra 'train' (torch); playing with a net does not."""
    seats = seats_of(game, players)
    place = folder or Path("training") / f"{game.name}-{seats}"
    if rollouts:
        train_rollouts(game, rollouts, seed, place)
        return
    try:
        import torch
    except ImportError as fault:
        raise FarshoreError("training needs torch: pip install 'farshore[train]'") from fault
    from farshore.players.training.run import Training, TrainingSettings

    torch.set_num_threads(workers)
    settings = TrainingSettings(
        seats,
        greedy_games,
        search_games,
        simulations,
        match_simulations=match_simulations,
        hours=hours,
        workers=workers,
        seed=seed,
    )
    Training(game, settings, place, click.echo).run()
    click.echo(f"the best net is {place / 'best.net'}; the game ships it as nets/{seats}.net")


def train_rollouts(game: Game, games: int, seed: int, place: Path) -> None:
    """The weights of a heuristic, in a file that the game can ship."""
    from farshore.players.training.weights import in_toml, learn_weights

    if not game.weights():
        raise FarshoreError(f"{game.name} declares no weights, so there is nothing to learn; see docs/training.md")
    weights = learn_weights(game, games, seed, click.echo)
    place.mkdir(parents=True, exist_ok=True)
    file = place / "rollouts.toml"
    file.write_text(in_toml(weights, f"farshore train {game.name} --rollouts {games} --seed {seed}"), encoding="utf-8")
    click.echo(f"the weights are in {file}; the game ships them as nets/rollouts.toml")
