"""Income: the best way to lay goods and ships into sets of three and four. Exact, not greedy.

For every number of tiles of one good there are few sensible ways to take sets from it; all of them are listed once.
The hand is then the sum of one way per good: a table over ships used and goods left over holds the best of each.
What is left over makes sets of any three.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.rows import filled, total

ANY_THREE: Final = 1
THREE_ALIKE: Final = 3
FOUR_ALIKE: Final = 6
MOST_OF_A_GOOD: Final = 20
REMEMBERED: Final = 100_000  # hands


def ways_to_use(count: i64) -> vec[i64]:
    """Triples (ships, goods left over, money), none of which another one beats in all three."""
    best: dict[tuple[int, int], int] = {}
    for fours in range(count // 4 + 1):
        for helped_fours in range((count - 4 * fours) // 3 + 1):
            for threes in range((count - 4 * fours - 3 * helped_fours) // 3 + 1):
                rest = count - 4 * fours - 3 * (helped_fours + threes)
                for helped_threes in range(rest // 2 + 1):
                    key = (int(helped_fours + helped_threes), int(rest - 2 * helped_threes))
                    money = int(FOUR_ALIKE * (fours + helped_fours) + THREE_ALIKE * (threes + helped_threes))
                    best[key] = max(money, best.get(key, 0))
    out = vec[i64]()
    for (ships, left), money in sorted(best.items()):
        beaten = any(
            (other != (ships, left)) and other[0] <= ships and other[1] >= left and best[other] >= money
            for other in best
        )
        if not beaten:
            out = append(append(append(out, ships), left), money)
    return out


WAYS: Final[list[vec[i64]]] = [ways_to_use(n) for n in range(MOST_OF_A_GOOD + 1)]


def any_threes(goods: i64, ships: i64) -> i64:
    """How many sets of any three: each holds three goods, or two and a ship."""
    with_ship = min(ships, goods // 2)
    return with_ship + (goods - 2 * with_ship) // 3


INCOMES: Final[dict[int, int]] = {}  # hand -> income, once worked out: bots ask for the same hands over and over


def trade_income(goods: vec[i64], ships: i64) -> i64:
    """The most money these goods and ships can bring in one round."""
    hand = 0
    for count in goods:
        if count:  # which good it is does not matter
            hand = hand * (MOST_OF_A_GOOD + 1) + count
    hand = hand * 1000 + ships
    known = INCOMES.get(hand, -1)
    if known >= 0:
        return known
    if len(INCOMES) >= REMEMBERED:
        INCOMES.clear()
    income = best_income(goods, ships)
    INCOMES[hand] = income
    return income


def best_income(goods: vec[i64], ships: i64) -> i64:
    """Worked out: every way to use every good."""
    width = total(goods) + 1
    table = filled((ships + 1) * width, -1)  # [ships used][goods left over] -> money of sets alike
    table[0] = 0
    for count in goods:
        if count:
            table = with_good(table, ships, width, WAYS[count])
    most: i64 = 0
    for used in range(ships + 1):
        for left in range(width):
            money = table[used * width + left]
            if money >= 0:
                most = max(most, money + ANY_THREE * any_threes(left, ships - used))
    return most


def with_good(table: vec[i64], ships: i64, width: i64, ways: vec[i64]) -> vec[i64]:
    """The table after one more good has been laid out in every way."""
    out = filled(len(table), -1)
    for used in range(ships + 1):
        for left in range(width):
            money = table[used * width + left]
            if money < 0:
                continue
            for k in range(0, i64(len(ways)), 3):
                if used + ways[k] > ships:
                    break
                place = (used + ways[k]) * width + left + ways[k + 1]
                out[place] = max(out[place], money + ways[k + 2])
    return out
