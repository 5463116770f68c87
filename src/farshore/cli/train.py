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
    "  farshore train santa --first-games 100000 --hours 0      one net from games of the heuristic, no self-play\n"
    "  farshore train race --rollouts 300000      the weights of the heuristic instead of a net: needs no torch",
)
@game_argument()
@players_option()
@click.option("--hours", type=click.FloatRange(min=0), default=1.0, show_default=True, help="After that no new round.")
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="Processes that play games.")
@click.option(
    "--first-games",
    type=click.IntRange(min=100),
    default=300_000,
    show_default=True,
    help="Of the heuristic, in round 0.",
)
@click.option("--games", type=click.IntRange(min=10), default=20_000, show_default=True, help="Of every later round.")
@click.option(
    "--simulations",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    help="A pick, if a search plays the games of later rounds; 0: a lookahead plays them, which is far cheaper.",
)
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
    first_games: int,
    games: int,
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
        first_games,
        games,
        simulations,
        match_simulations=match_simulations,
        hours=hours,
        workers=workers,
        seed=seed,
    )
    training = Training(game, settings, place, click.echo)
    training.run()
    best = training.best()
    if best:
        click.echo(f"the best net is {best}; the game ships it as nets/{seats}.net")
    else:
        click.echo(f"no net has won its match yet; the same command with more --hours goes on from {place}")


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
