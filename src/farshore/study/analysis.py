"""A whole game read: planned as units, computed one by one, and put together.

What comes out of a unit depends on the record and the budget alone. So a server computes units in whatever worker is
free, keeps every part, and never computes one twice. Only the legs of a yardstick game need each other: each goes on
from the picks of the one before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from farshore.core.agenda import State
from farshore.core.game import Outcome
from farshore.core.record import parse_record
from farshore.core.registry import game_named
from farshore.core.replay import session_of
from farshore.core.rng import Rng
from farshore.core.session import Session
from farshore.players.levels import ADVISER
from farshore.study.assemble import assembled
from farshore.study.budget import paced, scaled
from farshore.study.calibration import steepness
from farshore.study.estimates import around
from farshore.study.play_on import moment, reader
from farshore.study.position import position
from farshore.study.reading import read
from farshore.study.timeline import Timeline, timeline
from farshore.study.types import Analysis, AnalysisProgress, Budget, Moment
from farshore.study.units import DecisionPart, Part, Unit
from farshore.study.yardstick import legs, picks_before, play_leg

ANALYSER = 3  # raise it when the same record would get other numbers
OPEN_EFFORT = 0.5  # hindsight gets half the simulations
DIGITS = 4


class Plan(Struct, frozen=True):
    """What there is to compute, and where the result belongs."""

    key: str
    units: list[Unit]


def key_of(record: str, budget: Budget | None = None) -> str:
    """The same for the same picks, rules and bots: who played, and what was written beside it, does not matter."""
    parsed = parse_record(record)
    header = parsed.header
    game = game_named(header.game)
    budget = paced(game, budget)
    facts = [header.game, header.rules_version, header.digest, header.seats, header.variants, parsed.picks]
    text = msgspec.json.encode([ANALYSER, budget, steepness(game), learned(game.package), facts])
    return hashlib.blake2b(text, digest_size=16).hexdigest()


@cache
def learned(package: str) -> list[str]:
    """Digests of what the bots of a game have learned: with other weights, another analysis comes out."""
    folder = files(package) / "nets"
    kept = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return [hashlib.blake2b(file.read_bytes(), digest_size=8).hexdigest() for file in kept if file.is_file()]


@lru_cache(maxsize=4)
def line_of(record: str) -> Timeline:
    """The record played again; kept, because its units come one after the other."""
    return timeline(session_of(record))


def plan(record: str, budget: Budget | None = None) -> Plan:
    """The units of an analysis: the graph first, then the decisions, so that something can be shown early."""
    line = line_of(record)
    games = paced(line.session.game, budget).yardstick
    units = [Unit("moment", row) for row in line.moments()]
    units += [Unit("decision", number) for number in range(len(line.choices))]
    units += [leg for number in range(games) for leg in legs(line, number)]
    return Plan(key_of(record, budget), units)


def compute(record: str, unit: Unit, budget: Budget | None = None, before: Sequence[int] = ()) -> Part:
    """One part of an analysis, with as many digits as it is worth; `before` as `picks_before` finds it."""
    line = line_of(record)
    part = computed(line, unit, paced(line.session.game, budget), before)
    return msgspec.convert(rounded(msgspec.to_builtins(part)), type(part))


def rounded(x: Any) -> Any:
    if isinstance(x, float):
        return round(x, DIGITS)
    if isinstance(x, list):
        return [rounded(y) for y in x]
    return {name: rounded(y) for name, y in x.items()} if isinstance(x, dict) else x


def computed(line: Timeline, unit: Unit, budget: Budget, before: Sequence[int]) -> Part:
    if unit.kind == "moment":
        return moment_at(line, unit.number, budget)
    if unit.kind == "decision":
        return decision_at(line, unit.number, budget)
    return play_leg(reader(line.session.game, budget.yardstick_search), line, unit, before)


def moment_at(line: Timeline, row: int, budget: Budget) -> Moment:
    """Who would win after a row; more simulations where luck is measured."""
    table = line.tables[row]
    if row == line.rows and line.session.over:
        return the_end(line.session.outcome(), row)
    simulations = budget.luck if row in line.lucky_rows() else budget.moment
    return moment(reader(line.session.game), table, row, simulations, Rng(row))


def the_end(outcome: Outcome, row: int) -> Moment:
    shares = [1 / len(outcome.winners) if one.seat in outcome.winners else 0.0 for one in outcome.seats]
    scores = [around(one.score, 0.0) for one in outcome.seats]
    return Moment(row, [around(share, 0.0) for share in shares], scores, 0)


def decision_at(line: Timeline, number: int, budget: Budget) -> DecisionPart:
    """A decision by its seat's own view, and with all cards open where that makes a difference.

    The seed is the row: it must not depend on what the seat cannot know.
    """
    choice, mind = line.choices[number], reader(line.session.game)
    own = read(position(mind, choice.table, choice.seat, "own"), choice.chosen, budget, choice.first)
    if not budget.open_cards or not has_secrets(choice.table):
        return DecisionPart(number, own)
    open_cards = position(mind, choice.table, choice.seat, "open")
    return DecisionPart(number, own, read(open_cards, choice.chosen, scaled(OPEN_EFFORT, budget), choice.first))


def has_secrets(s: State) -> bool:
    """Does this game hide anything from a seat? Where it does not, both readings are the same."""
    return type(s).deal is not State.deal


def assemble(record: str, parts: Mapping[Unit, Part], budget: Budget | None = None) -> Analysis:
    """The analysis, once all parts are there; without the yardstick as soon as the others are."""
    line = line_of(record)
    spent = paced(line.session.game, budget)
    labels = {"key": key_of(record, budget), "analyser": ANALYSER, "bot": ADVISER, "budget": spent}
    return assembled(line, parts, labels)


def steps(
    record: str,
    budget: Budget | None = None,
    parts: Mapping[Unit, Part] | None = None,
    keep: Callable[[Unit, Part], None] | None = None,
) -> Iterator[AnalysisProgress]:
    """Unit after unit, the analysis at last. `parts` need not be computed again; `keep` gets every new one."""
    units, found = plan(record, budget).units, dict(parts or {})
    for done, unit in enumerate(units):
        yield AnalysisProgress(done, len(units))
        before = picks_before(unit, found)
        if unit not in found and before is not None:
            found[unit] = compute(record, unit, budget, before)
            if keep is not None:
                keep(unit, found[unit])
    yield AnalysisProgress(len(units), len(units), assemble(record, found, budget))


def analyse(
    session: Session, budget: Budget | None = None, report: Callable[[AnalysisProgress], None] | None = None
) -> Analysis:
    """All of it, here and now; `report` hears how far it is."""
    for progress in steps(session.record(), budget):
        if report is not None:
            report(progress)
    assert progress.analysis is not None
    return progress.analysis
