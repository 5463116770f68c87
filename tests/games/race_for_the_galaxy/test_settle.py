"""Phase III, Settle (pages 9, 10, 11, 15, 17 and 18)."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.core.decision import apply, pending
from farshore.core.edition import edition_text
from farshore.core.wire import digest
from farshore.games.race_for_the_galaxy.game import GAME
from farshore.games.race_for_the_galaxy.steps.payment import ChoosePayment
from tests.games.race_for_the_galaxy.position import Position

FILLER = ["new-earth", "plague-world", "distant-world", "tourist-world", "mining-world", "terraformed-world"]


def ways(tableau: list[str], world: str, cards: int, edition: str = "standard") -> list[str]:
    """How a player with that many other cards may settle the world; none if it cannot be placed at all."""
    table = Position(edition=edition)
    table.seat(0, tableau=tableau, hand=[world, *FILLER[:cards]])
    table.phase("settle")
    if f"card:{world}" not in table.options(0):
        return []
    table.play(f"0 place-world card:{world}", "1 place-world pass")
    if table.asked() == ["0 choose-payment"]:
        return table.options()
    paid = table.heard("cards-paid")
    return [f"paid {paid[0]['count']}" if paid else "conquered"]


def test_p10_a_world_costs_cards() -> None:
    assert ways([], "comet-zone", 2) == []
    assert ways([], "comet-zone", 3) == ["paid 3"]
    assert ways([], "pilgrimage-world", 0) == ["paid 0"]


def test_p10_a_military_world_is_conquered_for_nothing() -> None:
    assert ways([], "rebel-miners", 6) == []
    assert ways(["expedition-force"], "rebel-miners", 6) == []
    assert ways(["space-marines"], "rebel-miners", 0) == ["conquered"]


def test_p18_specialised_military_counts_only_where_it_belongs() -> None:
    assert ways(["galactic-imperium"], "malevolent-lifeforms", 0) == []
    assert ways(["galactic-imperium"], "rebel-miners", 0) == ["conquered"]
    assert ways(["alien-tech-institute"], "alien-robot-sentry", 0) == ["conquered"]
    assert ways(["alien-tech-institute"], "rebel-miners", 0) == []
    assert ways(["alpha-centauri"], "runaway-robots", 0) == ["conquered"]
    assert ways(["alpha-centauri"], "new-survivalists", 0) == []


def test_p18_minus_one_military_is_not_optional() -> None:
    assert ways(["space-marines", "refugee-world"], "avian-uplift-race", 0) == []
    assert ways(["space-marines", "expedition-force", "empath-world"], "avian-uplift-race", 0) == ["conquered"]


def test_p18_contact_specialist_weakens_a_conquest_and_emissaries_do_not() -> None:
    assert ways(["space-marines"], "avian-uplift-race", 0) == ["conquered"]
    assert ways(["space-marines", "contact-specialist"], "avian-uplift-race", 0) == []
    assert ways(["space-marines", "galactic-trade-emissaries"], "avian-uplift-race", 0) == ["conquered"]


def test_p17_settle_discounts_add_up_and_stop_at_nothing() -> None:
    assert ways(["replicant-robots"], "comet-zone", 1) == ["paid 1"]
    assert ways(["replicant-robots", "mining-robots"], "comet-zone", 0) == ["paid 0"]
    assert ways(["replicant-robots", "mining-robots", "alpha-centauri"], "asteroid-belt", 0) == ["paid 0"]
    assert ways(["mining-robots"], "gem-world", 1) == []
    assert ways(["alien-rosetta-stone-world", "alien-tech-institute"], "deserted-alien-library", 2) == ["paid 2"]
    assert ways(["alien-tech-institute"], "alien-rosetta-stone-world", 2) == [], "a discount goes by the good"


def test_p10_contact_specialist_pays_one_less_than_the_defence() -> None:
    assert ways(["contact-specialist"], "malevolent-lifeforms", 2) == []
    assert ways(["contact-specialist"], "malevolent-lifeforms", 3) == ["paid 3"]
    assert ways(["contact-specialist", "replicant-robots"], "malevolent-lifeforms", 1) == ["paid 1"]
    assert ways(["contact-specialist", "mining-robots"], "rebel-miners", 0) == ["paid 0"]


def test_p10_military_never_lowers_a_payment() -> None:
    assert ways(["contact-specialist", "drop-ships"], "malevolent-lifeforms", 2) == []


def test_p18_alien_goods_are_closed_to_payment_and_colony_ship() -> None:
    assert ways(["contact-specialist", "colony-ship"], "alien-robot-sentry", 6) == []
    assert ways(["colony-ship"], "deserted-alien-outpost", 3) == []
    assert ways(["colony-ship"], "alien-rosetta-stone-world", 0) == ["paid 0"]


def test_p18_two_powers_to_pay_do_not_add_up() -> None:
    tableau = ["contact-specialist", "galactic-trade-emissaries"]
    assert ways(tableau, "malevolent-lifeforms", 2) == []
    assert ways(tableau, "malevolent-lifeforms", 3) == [
        "card:contact-specialist pay",
        "card:galactic-trade-emissaries pay",
    ]


def test_p09_a_world_does_not_let_itself_be_paid_for(tmp_path: Path) -> None:
    """No such world is in the box; an owner's edition may have one."""
    head, mark, tail = edition_text(GAME(), "standard").partition('id = "rebel-miners"')
    file = tmp_path / "own.toml"
    file.write_text(
        head + mark + tail.replace("powers = [", 'powers = [\n  { does = "pay-for-military" },', 1), "utf-8"
    )
    assert ways([], "rebel-miners", 1, str(file)) == []
    assert ways(["contact-specialist"], "rebel-miners", 1, str(file)) == ["paid 1"]


def test_p10_conquer_or_pay_is_the_players_choice() -> None:
    tableau = ["contact-specialist", "space-marines", "expedition-force"]
    assert ways(tableau, "rebel-miners", 1) == ["conquer", "card:contact-specialist pay"]
    assert ways(tableau, "rebel-miners", 0) == ["conquered"]


def offered(tableau: list[str], world: str, cards: int) -> tuple[list[str], set[str], set[str]]:
    """The ways to settle that are offered, and the tables to which these and all ways lead."""
    table = Position()
    table.seat(0, tableau, [world, *FILLER[:cards]])
    table.phase("settle")
    table.play(f"0 place-world card:{world}", "1 place-world pass")
    d = pending(table.s)[0]
    assert isinstance(d.ask, ChoosePayment)
    shown = d.ask.offered(table.s, d.lane.options)
    results = []
    for picks in (shown, d.lane.options):
        after = [table.s.clone() for _ in picks]
        for s, pick in zip(after, picks, strict=True):
            apply(s, 0, pick)
        results.append({digest(s) for s in after})
    return [d.ask.describe(table.s, pick) for pick in shown], results[0], results[1]


def test_p18_ways_to_pay_that_are_the_same_in_effect_are_offered_once() -> None:
    payers = ["contact-specialist", "galactic-trade-emissaries"]
    ways, some, all_of_them = offered([*payers, "space-marines", "expedition-force"], "rebel-miners", 3)
    assert ways == ["conquer", "card:contact-specialist pay"]
    assert some == all_of_them
    ways, some, all_of_them = offered([*payers, "colony-ship", "new-military-tactics"], "rebel-miners", 3)
    assert ways == [
        "card:new-military-tactics conquer",
        "card:contact-specialist pay",
        "card:contact-specialist card:colony-ship pay",
        "card:contact-specialist card:new-military-tactics pay",
        "card:contact-specialist card:colony-ship card:new-military-tactics pay",
    ]
    assert some == all_of_them


def test_p17_ways_to_pay_that_differ_are_all_offered() -> None:
    ways, some, all_of_them = offered(["colony-ship", "new-military-tactics"], "gem-world", 3)
    assert ways == [
        "pay",
        "card:colony-ship pay",
        "card:new-military-tactics pay",
        "card:colony-ship card:new-military-tactics pay",
    ]
    assert some == all_of_them
    assert len(some) == 4


def test_p17_colony_ship_makes_a_world_free_and_is_gone() -> None:
    assert ways(["colony-ship"], "new-earth", 0) == ["paid 0"]
    assert ways(["colony-ship"], "comet-zone", 3) == ["pay", "card:colony-ship pay"]
    assert ways(["colony-ship"], "rebel-miners", 5) == []
    assert ways(["colony-ship", "contact-specialist"], "rebel-base", 0) == ["paid 0"]
    table = Position()
    table.seat(0, tableau=["old-earth", "colony-ship"], hand=["new-earth"])
    table.phase("settle")
    table.play("0 place-world card:new-earth", "1 place-world pass")
    assert table.tableau() == ["old-earth", "new-earth"]
    assert table.discards() == {"colony-ship"}


def test_p17_colony_ship_may_be_given_up_even_for_nothing() -> None:
    assert ways(["colony-ship"], "pilgrimage-world", 0) == ["pay", "card:colony-ship pay"]


def test_p18_new_military_tactics_add_three_once() -> None:
    assert ways(["new-military-tactics"], "rebel-warrior-race", 0) == ["conquered"]
    assert ways(["new-military-tactics"], "malevolent-lifeforms", 0) == []
    assert ways(["new-military-tactics", "expedition-force"], "runaway-robots", 0) == [
        "conquer",
        "card:new-military-tactics conquer",
    ]
    table = Position()
    table.seat(0, tableau=["new-military-tactics"], hand=["rebel-warrior-race"])
    table.phase("settle")
    table.play("0 place-world card:rebel-warrior-race", "1 place-world pass")
    assert table.tableau() == ["rebel-warrior-race"]
    assert table.discards() == {"new-military-tactics"}
    assert table.s.players[0].powers[9] == 0


def test_p18_new_military_tactics_may_be_given_up_while_paying() -> None:
    assert ways(["new-military-tactics"], "gem-world", 2) == ["pay", "card:new-military-tactics pay"]


def test_p18_new_military_tactics_are_offered_only_while_a_world_is_placed() -> None:
    table = Position()
    table.seat(0, tableau=["new-military-tactics"], hand=["gem-world"])
    table.phase("settle")
    assert table.options(0) == ["pass"]
    table.play("0 place-world pass", "1 place-world pass")
    assert table.tableau() == ["new-military-tactics"]
    assert not table.asked()


def test_p09_an_optional_power_must_be_used_for_a_world_that_needs_it() -> None:
    table = Position()
    table.seat(0, tableau=["colony-ship"], hand=["new-earth", "gem-world"])
    table.phase("settle")
    table.play("0 place-world card:new-earth", "1 place-world pass")
    assert "colony-ship" in table.discards()


def test_p10_a_windfall_good_comes_with_the_world_and_is_not_produced() -> None:
    table = Position()
    table.seat(0, tableau=["expedition-force"], hand=["runaway-robots"])
    table.seat(1, hand=["comet-zone", *FILLER[:3]])
    table.phase("settle")
    table.play("0 place-world card:runaway-robots", "1 place-world card:comet-zone")
    assert table.goods(0) == ["runaway-robots"]
    assert table.goods(1) == []
    assert table.hand(0) == []
    assert sum(table.s.players[0].produced) == 0


@pytest.mark.parametrize(
    ("tableau", "actions", "drawn"),
    [
        ([], ["settle"], 1),
        ([], ["develop"], 0),
        (["terraforming-robots"], [], 1),
        (["terraforming-robots", "terraforming-colonists"], ["settle"], 3),
    ],
)
def test_p10_draws_follow_a_settled_world(tableau: list[str], actions: list[str], drawn: int) -> None:
    table = Position()
    table.seat(0, tableau=[*tableau, "space-marines"], hand=["rebel-miners"], actions=actions)
    table.phase("settle")
    table.play("0 place-world card:rebel-miners", "1 place-world pass")
    assert len(table.hand()) == drawn
    table.phase("settle")
    table.play("0 place-world pass", "1 place-world pass")
    assert len(table.hand()) == drawn


def test_p09_a_world_does_not_serve_itself() -> None:
    table = Position()
    table.seat(0, hand=["terraforming-colonists", "gem-world", "spice-world"])
    table.phase("settle")
    table.play("0 place-world card:terraforming-colonists", "1 place-world pass")
    assert table.hand() == []
    assert table.s.players[0].powers[6] == 1, "from the next phase on"


def test_p15_all_place_then_each_in_turn_pays_and_draws_before_the_next() -> None:
    table = Position()
    table.s.first = 1
    table.seat(0, hand=["empath-world", "gem-world", "spice-world"], actions=["settle"])
    table.seat(1, hand=["secluded-world", "new-vinland", "old-earth"], actions=["settle"])
    table.phase("settle")
    table.play("0 place-world card:empath-world", "1 place-world card:secluded-world")
    assert table.goods(0) == ["empath-world"], "windfall goods are part of placing"
    assert table.asked() == ["1 pay"]
    table.pick("card:new-vinland")
    assert len(table.hand(1)) == 2, "drawn before the other pays"
    assert table.asked() == ["0 pay"]


def test_p10_nobody_must_place_and_developments_cannot_be() -> None:
    table = Position()
    table.seat(0, hand=["export-duties", "gem-world"])
    table.phase("settle")
    assert table.options(0) == ["pass"]
