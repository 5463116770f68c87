"""What the text of a card says is what it does: consuming, producing, settling, prices and points, played out."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from farshore.games.race_for_the_galaxy.edition import Card, RaceEdition
from farshore.games.race_for_the_galaxy.game import GAME
from farshore.games.race_for_the_galaxy.powers import GOODS, MILITARY, NO_GOOD, Power
from farshore.words import LANGUAGES, Words
from tests.games.race_for_the_galaxy.position import Position

GAME_ = GAME()
EDITION: RaceEdition = GAME_.edition()  # type: ignore[assignment]
WORLDS = {  # without a power in the phases Consume and Settle
    "novelty": ["gem-world", "spice-world", "artist-colony", "refugee-world"],
    "rare": ["comet-zone", "mining-world", "asteroid-belt"],
    "genes": ["distant-world", "lost-species-ark-world", "empath-world"],
    "alien": ["alien-robotic-factory", "deserted-alien-outpost", "alien-robot-sentry"],
}
WINDFALLS = {
    "novelty": "refugee-world",
    "rare": "asteroid-belt",
    "genes": "empath-world",
    "alien": "deserted-alien-outpost",
}
PLAIN = {  # production worlds that draw nothing
    "novelty": ["spice-world", "artist-colony"],
    "genes": ["distant-world", "plague-world"],
    "alien": ["alien-robotic-factory", "lost-alien-battle-fleet"],
}
HAND = [
    "tourist-world",
    "terraformed-world",
    "outlaw-world",
    "public-works",
    "new-sparta",
    "pirate-world",
    "new-economy",
]


def kind_of(power: Power) -> str:
    return "" if power.good == NO_GOOD else GOODS[power.good]


def consuming(card: str, goods: list[str], hand: list[str], actions: list[str]) -> Position:
    worlds = [x for x in goods if x != card]
    table = Position()
    table.seat(0, [card, *worlds], hand, worlds, actions)
    table.phase("consume")
    return table


def consumed(card: str, power: Power) -> list[int]:
    """Goods, chips and cards; `times` goods come first where it can be used more than once."""
    kind = kind_of(power)
    fitting = WORLDS[kind or "novelty"]
    others = [WORLDS[x][0] for x in WORLDS if x != (kind or "novelty")]
    goods = [*fitting[:2], *others] if power.different else [*fitting, *(others if kind else [])]
    table = consuming(card, goods, [], [])
    before = len(table.goods())
    while table.asked() and table.asked() != ["0 name-number"]:
        table.pick(next((x for x in table.options() if not x.endswith(" bet")), table.options()[0]))
    if kind:
        assert set(others) <= set(table.goods()), "goods of other kinds stay"
    used, chips, cards = before - len(table.goods()), int(table.s.players[0].chips), len(table.hand())
    if power.different:
        assert not consuming(card, [*fitting[:2], others[0]], [], []).heard("goods-consumed")
    if power.times == 1:
        return [n for n in (used, chips, cards) if n]
    return [used, 1, *(n // used for n in (chips, cards) if n)]


def discarded(card: str, power: Power) -> list[int]:
    """Every card that may be discarded, for chips that are never doubled."""
    table = consuming(card, [], HAND[:4], ["double"])
    table.pick(f"card:{card}")
    while table.asked() == ["0 discard-for-chips"]:
        table.pick(table.options()[0])
    cards = 4 - len(table.hand())
    return [cards, int(table.s.players[0].chips) // cards]


def all_consumed(card: str, power: Power) -> list[int]:
    table = consuming(card, WORLDS["novelty"], [], [])
    assert table.goods() == []
    return [len(WORLDS["novelty"]) - int(table.s.players[0].chips)]


def sold(card: str, power: Power) -> list[int]:
    """With Export Duties a sale brings a card more, but only where Trade powers count."""
    own = sum(int(x.amount) for x in EDITION.cards[EDITION.number(card)].powers if x.does == "trade-bonus")
    table = consuming(card, ["gem-world"], [], [])
    with_duties = Position()
    with_duties.seat(0, [card, "export-duties", "gem-world"], goods=["gem-world"])
    with_duties.phase("consume")
    assert len(table.hand()) == 2 + (own if power.bonuses else 0)
    assert len(with_duties.hand()) - len(table.hand()) == (1 if power.bonuses else 0)
    return [1 - len(table.goods())]


def bet(card: str, power: Power) -> list[int]:
    table = consuming(card, [], [], [])
    numbers = [int(x.removeprefix("number:")) for x in table.options()]
    table.supply("space-marines")  # it costs 2
    table.pick("number:2")
    assert table.hand() == ["space-marines"]
    return [numbers[0], numbers[-1]]


def producing(tableau: list[str], hand: list[str] | None = None, goods: list[str] | None = None) -> Position:
    table = Position()
    table.seat(0, tableau, hand or [], goods or [])
    table.phase("produce")
    return table


def produced(card: str, power: Power) -> list[int]:
    table, full = producing([card]), producing([card], goods=[card])
    assert full.goods() == [card]
    return [len(table.goods()), *(n for n in [len(table.hand()) - len(full.hand())] if n)]


def windfall(card: str, power: Power) -> list[int]:
    kind = kind_of(power)
    worlds = [x for x in WINDFALLS.values() if x != card]
    table = producing([card, *worlds])
    if table.asked():
        assert [f"card:{x}" for x in worlds if not kind or x == WINDFALLS[kind]] == [
            x for x in table.options() if x != f"card:{card}"
        ]
        table.pick(table.options()[-1])
    found = [x for x in table.goods() if x in worlds]
    assert not kind or found in ([WINDFALLS[kind]], [])
    return [len([x for x in table.goods() if EDITION.cards[EDITION.number(x)].windfall])]


def windfall_for_card(card: str, power: Power) -> list[int]:
    table = producing([card, "refugee-world", "empath-world"], HAND[:2])
    table.pick(f"card:{HAND[0]}", "card:empath-world")
    assert table.goods() == ["empath-world"] and len(table.hand()) == 1
    return [len(table.goods())]


def drawn_for_two(card: str, power: Power) -> list[int]:
    """Cards for two goods, worlds or kinds; what else the card draws is left out."""
    worlds = PLAIN[kind_of(power) or "novelty"]
    if power.does == "produce-draw-per-kind":
        worlds = ["spice-world", "rebel-miners", "new-survivalists"]  # two kinds on three worlds
    assert len(producing(worlds).hand()) == 0
    return [(len(producing([card, *worlds]).hand()) - len(producing([card]).hand())) // 2]


def settling(tableau: list[str], world: str, cards: int) -> Position | None:
    """None if the world cannot be placed."""
    table = Position()
    table.seat(0, tableau, [world, *HAND[:cards]])
    table.phase("settle")
    if f"card:{world}" not in table.options(0):
        return None
    table.play(f"0 place-world card:{world}", "1 place-world pass")
    while table.asked():
        table.pick(table.options()[0])
    return table


def paid(table: Position | None) -> int:
    assert table is not None
    return int(str(table.heard("cards-paid")[0]["count"]))


def below_the_defence(card: str, power: Power) -> list[int]:
    assert settling([card], "alien-robot-sentry", 7) is None
    return [4 - paid(settling([card], "malevolent-lifeforms", 7))]


def placed_free(card: str, power: Power) -> list[int]:
    table = settling([card], "new-earth", 0)
    assert paid(table) == 0 and table is not None and table.tableau() == ["new-earth"]
    assert settling([card], "deserted-alien-outpost", 3) is None
    assert settling([card], "malevolent-lifeforms", 7) is None
    assert settling([card, "contact-specialist"], "malevolent-lifeforms", 0) is not None
    return []


def until_the_phase_ends(card: str, power: Power) -> list[int]:
    """The strongest military world that can be placed with nothing else; the card is gone afterwards."""
    found = 0
    for name, world in zip(EDITION.names, EDITION.cards, strict=True):
        if world.military and "#" not in name and (table := settling([card], name, 0)):
            assert table.tableau() == [name]
            found = max(found, int(world.cost))
    return [found]


EXECUTED: dict[str, Callable[[str, Power], list[int]]] = {
    "consume-goods": consumed,
    "consume-cards": discarded,
    "consume-all": all_consumed,
    "consume-at-price": sold,
    "consume-bet": bet,
    "produce-good": produced,
    "produce-windfall": windfall,
    "produce-windfall-for-card": windfall_for_card,
    "produce-draw-per-good": drawn_for_two,
    "produce-draw-per-kind": drawn_for_two,
    "produce-draw-per-world": drawn_for_two,
    "pay-for-military": below_the_defence,
    "settle-free": placed_free,
    "military-once": until_the_phase_ends,
}
MEASURED_ELSEWHERE = {  # test_explanations.py
    "explore-draw", "explore-keep", "develop-first-draw", "develop-discount", "develop-draw", "settle-discount",
    "settle-draw", "military", "trade-bonus", "consume-draw", "produce-draw", "produce-draw-here",
    "produce-draw-if-most",
}  # fmt: skip
CARDS = [(name, card) for name, card in zip(EDITION.names, EDITION.cards, strict=True) if "#" not in name]
POWERS = [(name, k) for name, card in CARDS for k, x in enumerate(card.powers) if x.does not in MEASURED_ELSEWHERE]


def lines(name: str, language: str) -> list[str]:
    return Words(GAME_, language).help(f"card:{name}")


def numbers(line: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", line)]


@pytest.mark.parametrize(("name", "k"), POWERS, ids=str)
def test_a_power_does_what_its_line_says(name: str, k: int) -> None:
    card = EDITION.cards[EDITION.number(name)]
    power = card.powers[k]
    measured = EXECUTED[power.does](name, power)
    for language in LANGUAGES:
        said = lines(name, language)
        line = said[len(said) - len(card.scoring) - len(card.powers) + k]
        assert numbers(line.partition(":")[2]) == measured, line
        if kind_of(power):
            assert Words(GAME_, language).ref(f"kind:{kind_of(power)}") in line


def test_every_power_is_measured() -> None:
    assert {x.does for _, card in CARDS for x in card.powers} == MEASURED_ELSEWHERE | set(EXECUTED)


SCORED: dict[str, list[list[str]]] = {  # for every line of a development of cost 6, cards that count for it alone
    "free-trade-association": [["gem-world"], ["refugee-world"], ["consumer-markets"], ["expanding-colony"]],
    "galactic-imperium": [["rebel-base"], ["alien-robot-sentry"]],
    "mining-league": [["comet-zone"], ["asteroid-belt"], ["mining-robots"], ["mining-conglomerate"]],
    "galactic-federation": [["merchant-guild"], ["public-works"]],
    "alien-tech-institute": [["alien-robotic-factory"], ["alien-robot-sentry"], ["alien-rosetta-stone-world"]],
    "pan-galactic-league": [["distant-world"], ["empath-world"], ["rebel-miners"], ["contact-specialist"]],
    "trade-league": [["export-duties"], ["spice-world"]],
    "new-economy": [["public-works"], ["old-earth"]],
    "galactic-survey-seti": [["expedition-force"], ["star-nomad-lair"], ["gem-world"]],
}


ALSO_SAID = {("galactic-federation", 0): [6], ("galactic-renaissance", 0): [3]}  # cost 6; every 3 chips


def six(tableau: list[str], goods: list[str], chips: int = 0) -> int:
    table = Position()
    table.seat(0, tableau, goods=goods, chips=chips)
    return int(table.game.outcome(table.s).seats[0].categories["six-cost"])


def scored(name: str, k: int) -> int:
    """What one more of the thing that a line counts is worth."""
    alone = six([name], [])
    if name == "new-galactic-order":
        return (six([name, "space-marines"], []) - alone) // 2  # Military 2
    if name == "merchant-guild":
        with_world = six([name, "gem-world"], [])
        return with_world - alone if k == 0 else six([name, "gem-world"], ["gem-world"]) - with_world
    if name == "galactic-renaissance":
        named = ["", "research-labs", "galactic-trendsetters", "artist-colony"]
        return six([name, named[k]], []) - alone if k else six([name], [], 3) - six([name], [], 2)
    return six([name, *SCORED[name][k]], []) - alone


@pytest.mark.parametrize(("name", "k"), [(name, k) for name, card in CARDS for k in range(len(card.scoring))], ids=str)
def test_a_line_of_scoring_counts_what_it_says(name: str, k: int) -> None:
    card = EDITION.cards[EDITION.number(name)]
    for language in LANGUAGES:
        said = lines(name, language)
        line = said[len(said) - len(card.scoring) + k]
        assert numbers(line)[0] == scored(name, k), line
        assert numbers(line)[1:] == ALSO_SAID.get((name, k), [])


def price(name: str, card: Card) -> int:
    """The fewest cards with which it can be placed; a military world by the Military it takes."""
    phase = "settle" if card.world else "develop"
    for cards in range(8):
        table = Position()
        table.seat(0, [], [name, *(x for x in HAND if x != name)][: cards + 1])
        if card.military:
            table.s.players[0].powers[MILITARY] += cards
        table.phase(phase)
        if f"card:{name}" in table.options(0):
            return cards
    return -1


@pytest.mark.parametrize(("name", "card"), CARDS, ids=[name for name, _ in CARDS])
def test_a_card_costs_and_scores_what_its_first_line_says(name: str, card: Card) -> None:
    table = Position()
    table.seat(0, [name])
    categories = table.game.outcome(table.s).seats[0].categories
    points = int(categories["worlds" if card.world else "developments"])
    measured = [price(name, card)] if card.scoring else [price(name, card), points]
    for language in LANGUAGES:
        assert numbers(lines(name, language)[0]) == measured
