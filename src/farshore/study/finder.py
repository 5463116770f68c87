"""Finds puzzles: strong bots play, and where one pick stands out, longer searches with other luck confirm it.

Screening costs nothing, because the bots search anyway. What passes is compared option by option, from the view of the
seat that is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from farshore.core.agenda import NATURE, Ask, State, resolve, waiting
from farshore.core.game import Game
from farshore.core.notation import question
from farshore.core.rng import Rng
from farshore.core.sets import PickSet, lane_of
from farshore.core.wire import digest
from farshore.players.advice import tries_of
from farshore.players.mind import Mind
from farshore.study.contest import Contest
from farshore.study.estimates import mean
from farshore.study.play_on import reader
from farshore.study.position import Position, explore, position
from farshore.study.puzzle_file import KeptCandidate, KeptGame, KeptPuzzle
from farshore.study.themes import theme_of

PLAYING = 60  # simulations of a pick in the games that are searched: those of the level `medium`
LONGER = 600  # of each search that confirms
CONFIRMING = 2  # such searches, all of which must agree
SCREEN = 0.03  # by this value the best pick must stand out at first sight
LOOKS = ((6, 8), (24, 4), (64, 3))  # simulations of every option, and how many of them stay for the next look
COMPARE = 400  # simulations of the last ones, at length
GAP = 0.11  # of win share between the solution and every other pick, as simulated, and
SURELY = 0.05  # at least this much at the lower end of the interval
TABLES = (2, 2, 3, 2, 2, 3, 2, 4)  # seats, game after game
EARLIEST = 0.3  # of the rows of a game: before that, a search that is worth trusting takes long
FORK = 0.5  # of the rows of a game: from there on it is played again with other luck,
TAILS = 6  # this many times
FEWEST_OPTIONS = 3
PER_GAME = 6
APART = 6  # rows between two puzzles of a game
LADDER = (12, 48, 200)  # simulations: a search that finds it with fewer makes a puzzle easier


@dataclass(frozen=True)
class Spot:
    """A position where one pick seems to stand out."""

    row: int
    seat: int
    table: State
    best: int
    gap: float
    plain: bool  # the simple bot finds it


def find(game: Game, seed: int) -> Iterator[KeptGame]:
    """A game of strong bots, whose later part is played again with other luck, each with the puzzles found in it."""
    rng, mind = Rng(seed), reader(game)
    s: State = game.new(min(game.seats[1], TABLES[seed % len(TABLES)]))
    first = Course(mind, s, [])
    first.play(rng)
    yield first.kept(seed, rng)
    fork = int(FORK * len(first.picks))
    for _ in range(TAILS):
        tail = Course(mind, first.tables[fork].clone(), first.picks[:fork])
        tail.play(rng)
        yield tail.kept(seed, rng)


class Course:
    """A game as it is played: its picks, and the positions that stand out."""

    def __init__(self, mind: Mind, s: State, picks: list[tuple[int, int]]) -> None:
        self.mind = mind
        self.simple = mind.game.greedy()
        self.s = s
        self.picks = picks
        self.spots: list[Spot] = []
        self.tables: list[State] = []  # before each pick that is made here

    def play(self, rng: Rng) -> None:
        """To the end. A seat that chooses together with others is asked before they answer."""
        s = self.s
        asked: tuple[int, State] = len(self.picks), s.clone()  # the row and the table when the question was put
        answering = s.commits
        while (lane := waiting(s)) is not None:
            ask = lane.asking
            assert ask is not None
            self.tables.append(s.clone())
            if not s.lanes or s.commits is not answering:
                asked, answering = (len(self.picks), self.tables[-1]), s.commits
            pick = int(ask.sample(s, rng) if ask.seat == NATURE else lane.options[0])
            if ask.seat != NATURE and len(lane.options) > 1:
                pick = self.choose(ask, asked, rng)
            self.picks.append((int(ask.seat), pick))
            resolve(s, lane, ask, pick)

    def choose(self, ask: Ask, asked: tuple[int, State], rng: Rng) -> int:
        s, seat = self.s, int(ask.seat)
        at = position(self.mind, s, seat, "own")
        pick, gap = standing_out(at, rng)
        is_first = not s.lanes or len(s.commits[seat]) == 0
        if gap >= SCREEN and is_first and is_fit(s, ask):
            plain = pick == self.simple.pick(at.seen, ask, at.options, Rng(1))
            self.spots.append(Spot(asked[0], seat, asked[1], pick, gap, plain))
        return pick

    def kept(self, seed: int, rng: Rng) -> KeptGame:
        """The game up to its last puzzle, with the puzzles in it."""
        game, seats = self.mind.game, int(self.s.seats)
        found = self.puzzles(rng)
        rows = self.picks[: found[-1].row] if found else []
        text = " ".join(f"{seat}:{pick}" for seat, pick in rows)
        return KeptGame(seed, game.rules_version, game.edition().digest, seats, game.settle(seats), text, found)

    def puzzles(self, rng: Rng) -> list[KeptPuzzle]:
        found: list[KeptPuzzle] = []
        late = [spot for spot in self.spots if spot.row >= EARLIEST * len(self.picks)]
        for spot in sorted(late, key=lambda spot: (spot.plain, -spot.gap)):
            if len(found) < PER_GAME and all(abs(spot.row - other.row) >= APART for other in found):
                puzzle = confirmed(self.mind, spot, Rng(rng.word()))
                if puzzle is not None:
                    found.append(puzzle)
        return sorted(found, key=lambda puzzle: puzzle.row)


def standing_out(at: Position, rng: Rng) -> tuple[int, float]:
    """The bot's pick, and by how much its value exceeds that of every other pick that was tried."""
    search, ask = explore(at, PLAYING, Rng(rng.word())), at.ask
    rated = {int(p): (tries_of(search, ask, p), search.value(ask, p)) for p in at.options}
    best = max(rated, key=lambda p: rated[p])
    others = [worth for p, (tried, worth) in rated.items() if p != best and tried > 1]
    return best, rated[best][1] - max(others, default=rated[best][1])


def is_fit(s: State, ask: Ask) -> bool:
    """Is this a question for a puzzle? One pick, and some to choose from."""
    lane = lane_of(s, ask.seat)
    single = not isinstance(ask, PickSet) or ask.most(s) == 1
    return single and len(ask.offered(s, lane.options)) >= FEWEST_OPTIONS


def confirmed(mind: Mind, spot: Spot, rng: Rng) -> KeptPuzzle | None:
    """The puzzle, if every other pick is clearly worse and longer searches agree. The cheapest checks come first."""
    at = position(mind, spot.table, spot.seat, "own")
    nearest = rivals(at, spot.best, rng)
    if nearest is None:
        return None
    for _ in range(CONFIRMING):
        if favourite(at, LONGER, rng) != spot.best:
            return None
    contest = Contest(at, [(pick,) for pick in (spot.best, *nearest)], rng)
    if not is_clear(contest):
        return None
    order = sorted(range(1, len(contest.lines)), key=lambda k: -contest.tallies[k].raw(spot.seat))
    return KeptPuzzle(
        row=spot.row,
        seat=spot.seat,
        question=question(at.ask),
        theme=theme_of(contest.tallies[0], contest.tallies[order[0]], spot.seat),
        difficulty=difficulty(at, spot, rng),
        digest=digest(spot.table),
        candidates=[kept(contest, k) for k in (0, *order)],
    )


def favourite(at: Position, simulations: int, rng: Rng) -> int:
    """The pick that a search of its own tries most."""
    search, ask = explore(at, simulations, Rng(rng.word())), at.ask
    return int(max(at.options, key=lambda pick: tries_of(search, ask, pick)))


def rivals(at: Position, best: int, rng: Rng) -> list[int] | None:
    """The picks that come nearest to the best; None where one of them seems to come too near."""
    picks = [best, *(int(pick) for pick in at.ask.offered(at.seen, at.options) if pick != best)]
    for simulations, stay in LOOKS:
        contest = Contest(at, [(pick,) for pick in picks], rng)
        contest.run(range(len(picks)), simulations)
        order = sorted(range(1, len(picks)), key=lambda k: -contest.tallies[k].raw(at.seat))[:stay]
        gap = raw_gap(contest, order[0])
        if simulations > LOOKS[0][0] and (gap[0] <= GAP / 4 or gap[2] < GAP):
            return None
        picks = [best, *(picks[k] for k in order)]
    return picks[1:]


def is_clear(contest: Contest) -> bool:
    """Is the first pick better than each of the others by far, beyond doubt?"""
    others, parts = range(1, len(contest.lines)), 4
    for _ in range(parts):
        contest.run(range(len(contest.lines)), COMPARE // parts)
        if any(raw_gap(contest, k)[2] < GAP for k in others):
            return False
    return all(gap[0] >= GAP and gap[1] >= SURELY for gap in (raw_gap(contest, k) for k in others))


def raw_gap(contest: Contest, k: int) -> tuple[float, float, float]:
    seat = contest.at.seat
    pairs = zip(contest.tallies[0].shares[seat], contest.tallies[k].shares[seat], strict=True)
    e = mean([x - y for x, y in pairs])
    return round(e.value, 4), round(e.low, 4), round(e.high, 4)


def kept(contest: Contest, k: int) -> KeptCandidate:
    tally, seat = contest.tallies[k], contest.at.seat
    score = tally.score(seat)
    return KeptCandidate(
        picks=list(contest.lines[k]),
        won=round(sum(tally.shares[seat]), 2),
        count=tally.count,
        score=(round(score.value, 2), round(score.low, 2), round(score.high, 2)),
        gap=(0.0, 0.0, 0.0) if k == 0 else raw_gap(contest, k),
        points={name: points for name, points in tally.points(seat).items() if points},
    )


def difficulty(at: Position, spot: Spot, rng: Rng) -> int:
    """1: the simple bot finds it. Then by how long a search must be that finds it three times of three."""
    if spot.plain:
        return 1
    for level, simulations in enumerate(LADDER, start=2):
        if all(favourite(at, simulations, rng) == spot.best for _ in range(3)):
            return level
    return 2 + len(LADDER)
