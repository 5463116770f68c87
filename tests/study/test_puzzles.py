"""Every puzzle that ships is legal, asks its seat, and says the truth; some are solved again with other luck."""

from __future__ import annotations

import pytest

from farshore.core.decision import decision_of
from farshore.core.game import Game
from farshore.core.notation import question
from farshore.core.registry import games
from farshore.core.replay import session_of
from farshore.core.rng import Rng
from farshore.core.view import view
from farshore.core.wire import digest
from farshore.study.contest import Contest
from farshore.study.play_on import reader
from farshore.study.position import position
from farshore.study.puzzle_file import puzzle_of, shipped, table_of, without_known
from farshore.study.puzzles import UnknownPuzzle, catalogue, is_solved, of_the_day, puzzle, session_at, solution
from farshore.words.words import Words

GAMES = list(games().values())
NAMES = [game.name for game in GAMES]
DEEPER = 2  # puzzles of each game that are played on again
TENTH = 0.10  # of win share: by that much the solution is better than every other pick


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_every_puzzle_can_be_played_and_asks_its_seat(game: Game) -> None:
    seen = set()
    for kept, one in shipped(game):
        table = table_of(game, kept, one.row)
        assert digest(table) == one.digest
        d = decision_of(table, one.seat)
        assert question(d.ask) == one.question
        offered = {int(pick) for pick in d.ask.offered(table, d.options(table))}
        picks = [candidate.picks[0] for candidate in one.candidates]
        assert set(picks) <= offered and len(set(picks)) == len(picks) >= 3 <= len(offered)
        hidden = view(table, one.seat)
        assert {int(pick) for pick in decision_of(hidden, one.seat).options(hidden)} >= set(picks)
        seen.add(one.digest + str(one.seat))
    assert len(seen) == len(catalogue(game)) == len({one.id for one in catalogue(game)})


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_the_solution_is_better_by_ten_points_beyond_doubt(game: Game) -> None:
    for kept, one in shipped(game):
        told = puzzle_of(game, kept, one)
        assert is_solved(told, told.solution) and not is_solved(told, told.candidates[1].paths)
        assert 1 <= told.difficulty <= 5
        for candidate in told.candidates[1:]:
            assert candidate.gap.value >= TENTH
            assert candidate.gap.low > 0


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_played_on_again_with_other_luck_the_solution_still_wins_more(game: Game) -> None:
    """A sample, the surest ones: interpreted rules are slow."""
    surest = sorted(shipped(game), key=lambda pair: -pair[1].candidates[1].gap[1])[:DEEPER]
    for kept, one in surest:
        at = position(reader(game), table_of(game, kept, one.row), one.seat, "own")
        contest = Contest(at, [tuple(candidate.picks) for candidate in one.candidates[:2]], Rng(99))
        contest.run((0, 1), 12)
        assert contest.tallies[0].raw(one.seat) > contest.tallies[1].raw(one.seat)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_puzzle_by_its_id_and_by_its_day(game: Game) -> None:
    ids = [one.id for one in catalogue(game)]
    if not ids:
        assert of_the_day(game, 5) is None
        return
    one = puzzle(game, ids[0])
    session = session_at(game, ids[0])
    assert len(session.live) == one.row and one.seat in session.waiting
    assert digest(session_of(session.record()).s) == digest(session.s)
    assert {of_the_day(game, day) for day in range(len(ids))} == set(ids)
    for language in ("en", "pt-BR"):
        told = solution(Words(game, language, ["Ana", "Bruno", "Clara", "Davi"]), one)
        assert "{" not in told and "puzzle-" not in told and str(round(100 * one.candidates[0].share.value)) in told
    with pytest.raises(UnknownPuzzle):
        puzzle(game, "none")


def test_a_position_that_comes_again_is_no_second_puzzle() -> None:
    kept, one = next(shipped(GAMES[1]))
    known: set[tuple[str, int]] = set()
    first, again = without_known(kept, known), without_known(kept, known)
    assert first.puzzles == kept.puzzles and again.puzzles == [] and (one.digest, one.seat) in known
    assert again.picks == kept.picks
