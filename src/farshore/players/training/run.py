"""Training from the first game to a net that has won its match: `farshore train`.

Round 0 learns from games of the heuristic with noise; every later round from games that a lookahead, or a search, plays
with the best net so far, and from all games before, so that play neither stalls nor fits one opponent only; from games
of a search it also learns priors. Until a net is the best the newest one plays: self-play is what helps a net that
knows games of the heuristic only. A net becomes the best by winning a match against the best before; the first one,
against the search without a net that costs as much of a processor. Everything is kept in one folder: a run that was
stopped goes on where it was.
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
from farshore.core.tuning import Tuning
from farshore.players.mind import Level, Mind
from farshore.players.nets import SavedNet, layout_of, read_net
from farshore.players.training.match import matches
from farshore.players.training.samples import ENDLESS, Job, cost, play, read

BEST = "best.net"
LOG = "log.jsonl"
FIRST_TUNING = Tuning(exploration=0.25, trust=0.15, modesty=0.0)  # suits a judge that is quick and smooth
ROUNDS = 100


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
        for number in range(ROUNDS):
            candidate = self.folder / f"round{number}.net"
            if not candidate.exists():
                if number and time.monotonic() > self.until:
                    return
                self.sample(number)
                candidate.write_bytes(msgspec.msgpack.encode(self.learn(number)))
            if number not in self.judged():
                self.gate(number, candidate)

    def best(self) -> Path | None:
        path = self.folder / BEST
        return path if path.exists() else None

    def teacher(self, number: int) -> Path | None:
        """The net that plays the games of a round; none plays those of round 0."""
        made = [self.folder / f"round{k}.net" for k in range(number - 1, -1, -1)]
        return self.best() or next((path for path in made if path.exists()), None) if number else None

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
        """The games of a round, by as many processes as there are workers; what is there already is not played again.

        Later rounds end with the time of the run; round 0 is always played.
        """
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
        """A net from all games so far."""
        from farshore.players.training.choices import read_choices
        from farshore.players.training.fit import fit, saved  # torch is needed here only
        from farshore.players.training.priors import fit_priors

        began = time.monotonic()
        data = read(sorted(self.folder.glob("games*.npz")))
        learner, inputs, points, figures = fit(data, self.settings.seats, self.settings.seed + number)
        self.note(what="fit", round=number, **figures, seconds=round(time.monotonic() - began))
        table = self.game.new(self.settings.seats)
        layout = layout_of(self.game, table, self.game.observation(table))
        about = {"game": self.game.name, "seats": self.settings.seats, "layout": layout}
        net = saved(learner, inputs, points, about, FIRST_TUNING)
        choices = sorted(self.folder.glob("choices*.npz"))
        if choices:
            began = time.monotonic()
            priors, figures = fit_priors(
                read_choices(choices), self.game.actions(table).size, about, self.settings.seed
            )
            net.priors = msgspec.msgpack.encode(priors)
            self.note(what="priors", round=number, **figures, seconds=round(time.monotonic() - began))
        return net

    def gate(self, number: int, candidate: Path) -> None:
        """The match that decides; the winner is the best from now on."""
        began, best, settings = time.monotonic(), self.best(), self.settings
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
