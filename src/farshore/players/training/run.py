"""Training from the first game to a net that has won its match: `farshore train`.

Round 0 learns from games of the heuristic with noise. Every later round goes on learning from games that a lookahead,
or a search, plays with the newest net: those of the last rounds, so that play does not fit one opponent only, and a few
of round 0, so that nothing old is forgotten; from games of a search it also learns priors. Every few rounds, and when
time is up, the newest net plays a match against the best one; the first, against the search without a net that costs
as much of a processor. Everything is kept in one folder: a run that was stopped goes on where it was.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from farshore.core.game import Game
from farshore.players.mind import Level, Mind
from farshore.players.nets import SavedNet, layout_of, read_net
from farshore.players.training.match import matches
from farshore.players.training.samples import ENDLESS, Job, cost, play, read

BEST = "best.net"
LOG = "log.jsonl"
ROUNDS = 1000
WINDOW = 8  # rounds whose games are learned from
OLD = 30  # and of the games of round 0 one in this many
EVERY = 5  # rounds between matches
SLOWER, SLOWEST = 0.93, 4e-4  # rates of learning from round to round


@dataclass(frozen=True)
class TrainingSettings:
    """How much of everything."""

    seats: int = 2
    first_games: int = 300_000
    games: int = 20_000  # of every later round
    simulations: int = 0  # a pick, where a search plays them; 0: a lookahead does
    match_simulations: int = 2_000  # about as many as the level that will use the net
    piece: int = 250  # games of one file, at most
    deals: int = 40  # of a match, at most
    hours: float = 1.0
    workers: int = 1
    seed: int = 1


class Training:
    """One game, one number of seats, one folder."""

    def __init__(self, game: Game, settings: TrainingSettings, folder: Path, tell: Callable[[str], None]) -> None:
        self.game = game
        self.settings = settings
        self.folder = folder
        self.tell = tell
        self.until = time.monotonic() + 3600 * settings.hours
        self.level = Level(settings.match_simulations, ENDLESS)

    def run(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        number = self.made()
        while number < ROUNDS and (not number or time.monotonic() < self.until):
            self.sample(number)
            net = self.learn(number)
            part = self.folder / "net.part"
            part.write_bytes(msgspec.msgpack.encode(net))
            part.replace(self.net(number))  # a net is whole, or its round is done again
            if number % EVERY == 0:
                self.gate(number)
            number += 1
        if number - 1 not in self.judged():
            self.gate(number - 1)

    def net(self, number: int) -> Path:
        return self.folder / f"round{number}.net"

    def weights(self, number: int) -> Path:
        """The same, as it was learned."""
        return self.folder / f"round{number}.weights"

    def made(self) -> int:
        """How many rounds have their net."""
        return next(number for number in range(ROUNDS + 1) if not self.net(number).exists())

    def best(self) -> Path | None:
        path = self.folder / BEST
        return path if path.exists() else None

    def teacher(self, number: int) -> Path | None:
        """The net that plays the games of a round; none plays those of round 0."""
        return self.net(number - 1) if number else None

    def games(self, number: int) -> list[Path]:
        """What a round learns from."""
        first = sorted(self.folder.glob("games0-*.npz"))
        if not number:
            return first
        rounds = range(max(1, number - WINDOW + 1), number + 1)
        later = [path for k in rounds for path in sorted(self.folder.glob(f"games{k}-*.npz"))]
        return first[number % OLD :: OLD] + later

    def judged(self) -> set[int]:
        """Rounds whose match is over."""
        return {entry["round"] for entry in self.entries() if entry["what"] == "match"}

    def entries(self) -> Iterator[dict[str, Any]]:
        log = self.folder / LOG
        if log.exists():
            yield from (json.loads(line) for line in log.read_text(encoding="utf-8").splitlines())

    def note(self, **facts: Any) -> None:
        line = json.dumps(facts)
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(line + "\n")
        self.tell(line)

    def sample(self, number: int) -> None:
        """The games of a round, by as many processes as there are workers; what was played is not played again."""
        net = self.teacher(number)
        settings, began = self.settings, time.monotonic()
        piece = max(1, settings.piece // 10) if net and settings.simulations else settings.piece
        total = settings.games if net else settings.first_games
        jobs = [
            Job(
                game=self.game.name,
                seats=settings.seats,
                games=piece,
                seed=(settings.seed * 1000 + number) * 1_000_000 + 1000 * k,
                path=self.folder / f"games{number}-{k:04}.npz",
                net=net,
                simulations=settings.simulations,
            )
            for k in range(max(1, total // piece))
        ]
        if settings.workers == 1:
            for job in jobs:
                play(job)
        else:
            with ProcessPoolExecutor(settings.workers, get_context("spawn")) as pool:
                list(pool.map(play, jobs))
        seconds = round(time.monotonic() - began)
        by = "heuristic" if net is None else "search" if settings.simulations else "lookahead"
        self.note(what="games", round=number, by=by, games=total, seconds=seconds)

    def learn(self, number: int) -> SavedNet:
        """A net that goes on from the one before."""
        from farshore.players.training.choices import read_choices
        from farshore.players.training.fit import EPOCHS, RATE, fit, read_fitted, saved, write_fitted  # they need torch
        from farshore.players.training.priors import fit_priors

        began = time.monotonic()
        before = read_fitted(self.weights(number - 1)) if number else None
        fitted, figures = fit(
            read(self.games(number)),
            self.settings.seats,
            self.settings.seed + number,
            epochs=1 if number else EPOCHS,
            rate=max(SLOWEST, RATE / 2 * SLOWER**number) if number else RATE,
            before=before,
        )
        write_fitted(fitted, self.weights(number))
        self.note(what="fit", round=number, **figures, seconds=round(time.monotonic() - began))
        table = self.game.new(self.settings.seats)
        layout = layout_of(self.game, table, self.game.observation(table))
        about = {"game": self.game.name, "seats": self.settings.seats, "layout": layout}
        net = saved(fitted, about, self.game.tuning)
        choices = sorted(self.folder.glob("choices*.npz"))
        if choices:
            began = time.monotonic()
            priors, figures = fit_priors(
                read_choices(choices), self.game.actions(table).size, about, self.settings.seed
            )
            net.priors = msgspec.msgpack.encode(priors)
            self.note(what="priors", round=number, **figures, seconds=round(time.monotonic() - began))
        return net

    def gate(self, number: int) -> None:
        """The match that decides; the winner is the best from now on."""
        began, best, settings = time.monotonic(), self.best(), self.settings
        candidate = self.net(number)
        new = self.player(candidate, self.level)
        fewer = (
            settings.match_simulations
            if best
            else max(
                1,
                round(settings.match_simulations * cost(new, settings.seats) / cost(self.player(None), settings.seats)),
            )
        )
        old = self.player(best, Level(fewer, ENDLESS))
        match = None
        for match in matches(self.game, settings.seats, new, old, settings.deals, settings.seed + number, 0.05):
            if len(match.shares) % 10 == 0:
                self.tell(f"round {number}: {match}")
        assert match is not None
        won = match.verdict == "better" or (match.verdict == "undecided" and match.share > 1 / settings.seats)
        if won:
            (self.folder / BEST).write_bytes(candidate.read_bytes())
        facts = {"share": round(match.share, 3), "error": round(match.error, 3), "deals": len(match.shares)}
        facts |= {"simulations": settings.match_simulations, "theirs": fewer}
        self.note(what="match", round=number, **facts, kept=won, seconds=round(time.monotonic() - began))

    def player(self, net: Path | None, level: Level | None = None) -> Mind:
        return Mind(self.game, level or self.level, saved=read_net(net.read_bytes()) if net else None)
