"""What the text of a card says is what its powers do: every number in it is measured by playing the phase."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from farshore.games.race_for_the_galaxy.edition import RaceEdition
from farshore.games.race_for_the_galaxy.game import GAME
from farshore.games.race_for_the_galaxy.powers import GOODS, NO_GOOD, Power
from farshore.words import Words
from tests.games.race_for_the_galaxy.position import Position

GAME_ = GAME()
EDITION: RaceEdition = GAME_.edition()  # type: ignore[assignment]
FILLER = ["plague-world", "tourist-world", "terraformed-world", "prosperous-world", "new-vinland", "outlaw-world"]
SOURCE = {  # two worlds of every kind that have no other power
    "novelty": ("gem-world", "spice-world"),
    "rare": ("comet-zone", "mining-world"),
    "genes": ("distant-world", "lost-species-ark-world"),
    "alien": ("alien-robotic-factory", "deserted-alien-outpost"),
}
WINDFALL = {
    "novelty": "refugee-world",
    "rare": "asteroid-belt",
    "genes": "empath-world",
    "alien": "deserted-alien-outpost",
}
MILITARY = {"rare": "rebel-miners", "alien": "alien-robot-sentry", "": "former-penal-colony"}
PEACEFUL = {
    "novelty": "refugee-world",
    "rare": "new-earth",
    "genes": "distant-world",
    "alien": "deserted-alien-outpost",
}
PRICES = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}


def kind_of(power: Power) -> str:
    return "" if power.good == NO_GOOD else GOODS[power.good]


def explored(card: str, power: Power) -> int:
    table = Position()
    table.seat(0, [card])
    table.phase("explore")
    return len(table.s.players[0].drawn) - 2


def kept(card: str, power: Power) -> int:
    table = Position()
    table.seat(0, [card], actions=["explore-5"])
    table.phase("explore")
    while table.options(0):
        table.play(f"0 keep {table.options(0)[0]}")
    while table.options(1):
        table.play(f"1 keep {table.options(1)[0]}")
    return len(table.hand()) - 1


def drawn_first(card: str, power: Power) -> int:
    table = Position()
    table.seat(0, [card])
    table.phase("develop")
    return len(table.hand())


def develop(card: str, built: str, paid: int) -> Position:
    table = Position()
    table.seat(0, [card], [built, *FILLER[:paid]])
    table.phase("develop")
    table.play(f"0 place-development card:{built}", "1 place-development pass")
    while table.options():
        table.pick(table.options()[0])
    return table


def taken_off_a_development(card: str, power: Power) -> int:
    built = "new-galactic-order" if card != "new-galactic-order" else "merchant-guild"
    return 6 - int(str(develop(card, built, 6).heard("cards-paid")[0]["count"]))


def drawn_for_developing(card: str, power: Power) -> int:
    return len(develop(card, "expedition-force", 1).hand())


def settle(card: str, world: str, cards: int = 6) -> Position:
    table = Position()
    table.seat(0, [card], [world, *FILLER[:cards]])
    table.phase("settle")
    table.play(f"0 place-world card:{world}", "1 place-world pass")
    if table.asked() == ["0 choose-payment"]:
        table.pick(next(path for path in table.options() if path.endswith("pay")))
    while table.options():
        table.pick(table.options()[0])
    return table


def taken_off_a_world(card: str, power: Power) -> int:
    world = PEACEFUL[kind_of(power) or "rare"]
    world = world if world != card else "blaster-gem-mines"
    cost = int(EDITION.cards[EDITION.number(world)].cost)
    return min(cost, cost - int(str(settle(card, world).heard("cards-paid")[0]["count"])))


def strength(card: str, power: Power) -> int:
    world = "rebel-base" if power.rebels else MILITARY[kind_of(power)]
    world = world if world != card else "malevolent-lifeforms"
    table = Position()
    table.seat(0, [card], [world, *FILLER])
    table.phase("settle")
    bills = GAME_.plain_picture(view_of(table))["bills"]
    return int(next(bill["strength"] for bill in bills if bill["ref"] == f"card:{world}"))


def view_of(table: Position) -> object:
    from farshore.core.view import view

    return view(table.s, 0)


def drawn_for_settling(card: str, power: Power) -> int:
    table = settle(card, "pilgrimage-world", 0)
    return len(table.hand())


def sold_for_more(card: str, power: Power) -> int:
    kind = kind_of(power) or "novelty"
    world = card if power.here else next(x for x in SOURCE[kind] if x != card)
    good = GOODS[EDITION.cards[EDITION.number(world)].good]
    table = Position()
    table.seat(0, [card] if world == card else [card, world], goods=[world], actions=["trade"])
    table.phase("consume")
    return int(str(table.heard("good-sold")[0]["count"])) - PRICES[good]


def drawn_in_consume(card: str, power: Power) -> int:
    table = Position()
    table.seat(0, [card])
    table.phase("consume")
    return len(table.hand())


def drawn_in_produce(card: str, power: Power) -> int:
    kind = kind_of(power)
    worlds = [x for x in SOURCE[kind or "novelty"] if x not in ("gem-world", "mining-world", "lost-species-ark-world")]
    others = [x for x in worlds[:1] if x != card] if kind else []
    before = Position()
    before.seat(0, others)
    before.phase("produce")
    table = Position()
    table.seat(0, [*others, card], actions=["produce"] if power.does == "produce-draw-here" else [])
    table.phase("produce")
    return len(table.hand()) - len(before.hand())


MEASURED: dict[str, Callable[[str, Power], int]] = {
    "explore-draw": explored,
    "explore-keep": kept,
    "develop-first-draw": drawn_first,
    "develop-discount": taken_off_a_development,
    "develop-draw": drawn_for_developing,
    "settle-discount": taken_off_a_world,
    "settle-draw": drawn_for_settling,
    "military": strength,
    "trade-bonus": sold_for_more,
    "consume-draw": drawn_in_consume,
    "produce-draw": drawn_in_produce,
    "produce-draw-here": drawn_in_produce,
    "produce-draw-if-most": drawn_in_produce,
}
POWERS = [
    (name, k)
    for name, card in zip(EDITION.names, EDITION.cards, strict=True)
    if "#" not in name
    for k, power in enumerate(card.powers)
    if power.does in MEASURED
]


@pytest.mark.parametrize(("name", "k"), POWERS, ids=str)
def test_the_number_in_the_text_is_what_the_power_does(name: str, k: int) -> None:
    card = EDITION.cards[EDITION.number(name)]
    power = card.powers[k]
    measured = MEASURED[power.does](name, power)
    for language in ("en", "pt-BR"):
        lines = Words(GAME_, language).help(f"card:{name}")
        line = lines[len(lines) - len(card.scoring) - len(card.powers) + k]
        said = re.findall(r"[−-]?\d+", line.partition(":")[2])
        assert int(said[0].replace("−", "-")) == measured, line
