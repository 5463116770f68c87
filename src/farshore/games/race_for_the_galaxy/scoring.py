"""End of the game: chips, printed points, and the developments that cost 6."""

from __future__ import annotations

from mypy_extensions import i64

from farshore.games.race_for_the_galaxy.edition import (
    PER_CHIPS,
    PER_DEVELOPMENT,
    PER_GOOD,
    PER_MILITARY,
    PER_WORLD,
    Card,
    ScoreLine,
)
from farshore.games.race_for_the_galaxy.powers import MILITARY, NO_GOOD, NO_PHASE
from farshore.games.race_for_the_galaxy.state import EMPTY, Player, Race


def score(s: Race, seat: i64) -> i64:
    p = s.players[seat]
    return p.chips + points_of_worlds(s, p) + points_of_developments(s, p) + points_of_six(s, p)


def points_of_worlds(s: Race, p: Player) -> i64:
    points: i64 = 0
    for number in p.tableau:
        card = s.card(number)
        if card.world:
            points += card.vp
    return points


def points_of_developments(s: Race, p: Player) -> i64:
    points: i64 = 0
    for number in p.tableau:
        card = s.card(number)
        if not card.world:
            points += card.vp
    return points


def points_of_six(s: Race, p: Player) -> i64:
    points: i64 = 0
    for number in p.tableau:
        lines = s.card(number).scoring
        if lines:
            points += bonus(s, p, lines)
    return points


def bonus(s: Race, p: Player, lines: list[ScoreLine]) -> i64:
    """What one development is worth. A card of the tableau counts for the first line that names it, once."""
    points: i64 = 0
    for line in lines:
        if line.per == PER_MILITARY:
            points += line.points * p.powers[MILITARY]
        elif line.per == PER_CHIPS:
            points += line.points * (p.chips // line.every)
        elif line.per == PER_GOOD:
            points += line.points * goods_on_worlds(p)
    for number in p.tableau:
        card = s.card(number)
        for line in lines:
            if fits(card, line):
                points += line.points
                break
    return points


def goods_on_worlds(p: Player) -> i64:
    count: i64 = 0
    for good in p.goods:
        if good != EMPTY:
            count += 1
    return count


def fits(card: Card, line: ScoreLine) -> bool:
    if line.per >= PER_MILITARY:
        return False
    if (line.per == PER_WORLD and not card.world) or (line.per == PER_DEVELOPMENT and card.world):
        return False
    if line.good != NO_GOOD and card.good != line.good:
        return False
    if line.source and (card.good == NO_GOOD or card.windfall != (line.source == "windfall")):
        return False
    if (line.military and not card.military) or (line.rebel and not card.rebel):
        return False
    if line.cost >= 0 and card.cost != line.cost:
        return False
    if (line.name and card.name != line.name) or (line.keyword and line.keyword not in card.keywords):
        return False
    return line.phase == NO_PHASE or card.has_power(line.phase)


def cards_and_goods(p: Player) -> i64:
    """What decides among equal scores."""
    return len(p.hand) + goods_on_worlds(p)
