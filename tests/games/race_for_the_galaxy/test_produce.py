"""Phase V, Produce (pages 14 and 20)."""

from __future__ import annotations

import pytest

from tests.games.race_for_the_galaxy.position import Position


def producing(
    tableau: list[str], goods: list[str] | None = None, actions: list[str] | None = None, hand: list[str] | None = None
) -> Position:
    table = Position()
    table.seat(0, tableau, hand or [], goods or [], actions or [])
    table.phase("produce")
    return table


def test_p14_every_production_world_without_a_good_gets_one() -> None:
    table = producing(["gem-world", "comet-zone", "asteroid-belt", "old-earth"], ["comet-zone"])
    assert table.goods() == ["gem-world", "comet-zone"]
    assert len(table.hand()) == 1, "Gem World draws, Comet Zone did not produce"


@pytest.mark.parametrize(
    ("world", "cards"), [("gem-world", 1), ("mining-world", 1), ("lost-species-ark-world", 2), ("spice-world", 0)]
)
def test_p20_produce_and_draw_only_if_produced(world: str, cards: int) -> None:
    assert len(producing([world]).hand()) == cards
    assert producing([world], [world]).hand() == []


def test_p14_the_bonus_produces_on_one_windfall_world() -> None:
    table = producing(["asteroid-belt", "empath-world"], actions=["produce"])
    assert table.options() == ["card:asteroid-belt", "card:empath-world"]
    table.pick("card:empath-world")
    assert table.goods() == ["empath-world"]
    assert producing(["asteroid-belt"], ["asteroid-belt"], ["produce"]).asked() == []


def test_p20_windfall_powers_of_a_kind_come_before_those_of_any() -> None:
    table = producing(["mining-robots", "galactic-engineers", "asteroid-belt", "empath-world"])
    assert table.goods() == ["asteroid-belt", "empath-world"]
    table = producing(["genetics-lab", "asteroid-belt"])
    assert table.goods() == []


def test_p20_runaway_robots_draw_when_produced_upon() -> None:
    assert len(producing(["runaway-robots"], actions=["produce"]).hand()) == 1


@pytest.mark.parametrize(
    ("tableau", "actions", "cards"),
    [
        (["merchant-guild"], [], 2),
        (["rebel-underground"], [], 1),
        (["industrial-robots"], [], 1),
        (["consumer-markets", "artist-colony", "spice-world", "rebel-miners"], [], 2),
        (["consumer-markets", "refugee-world"], ["produce"], 1),
        (["research-labs", "alien-robotic-factory"], [], 1),
        (["diversified-economy", "artist-colony", "spice-world", "rebel-miners", "distant-world"], [], 3),
        (["pan-galactic-league", "empath-world", "distant-world", "comet-zone"], [], 2 + 1),
    ],
)
def test_p20_draws(tableau: list[str], actions: list[str], cards: int) -> None:
    assert len(producing(tableau, actions=actions).hand()) == cards


def test_p20_goods_that_lay_there_before_do_not_count() -> None:
    assert (
        producing(["consumer-markets", "artist-colony", "spice-world"], ["artist-colony", "spice-world"]).hand() == []
    )


@pytest.mark.parametrize(("others", "cards"), [([], 2), (["rebel-miners"], 0), (["rebel-miners", "new-earth"], 0)])
def test_p20_mining_conglomerate_needs_strictly_the_most_rare_goods(others: list[str], cards: int) -> None:
    table = Position(3)
    table.seat(0, ["mining-conglomerate", "bio-hazard-mining-world"])
    table.seat(2, others)
    table.phase("produce")
    assert len(table.hand()) == cards


def test_p20_two_conglomerates_compare_with_each_other() -> None:
    table = Position()
    table.seat(0, ["mining-conglomerate", "rebel-miners"])
    table.seat(1, ["mining-conglomerate#2", "new-earth", "bio-hazard-mining-world"])
    table.phase("produce")
    assert [len(table.hand(seat)) for seat in (0, 1)] == [0, 2]


def test_p20_colonists_may_discard_a_card_for_a_windfall_good() -> None:
    table = producing(["terraforming-colonists", "asteroid-belt", "empath-world"], hand=["gem-world", "new-earth"])
    assert table.options() == ["card:gem-world", "card:new-earth", "decline"]
    table.pick("card:new-earth", "card:asteroid-belt")
    assert table.goods() == ["asteroid-belt"]
    assert table.hand() == ["gem-world"]
    table = producing(["terraforming-colonists", "asteroid-belt"], hand=["gem-world"])
    table.pick("decline")
    assert table.goods() == []
    assert producing(["terraforming-colonists", "comet-zone"], hand=["gem-world"]).asked() == []


def test_p20_colonists_after_a_draw_that_counts_only_what_was_produced_before() -> None:
    tableau = ["terraforming-colonists", "consumer-markets", "artist-colony", "refugee-world"]
    table = producing(tableau)
    assert table.options() == ["card:consumer-markets draw", "decline"]
    table.pick("card:consumer-markets draw")
    assert len(table.hand()) == 1, "one good so far"
    table.pick(f"card:{table.hand()[0]}")
    assert table.goods() == ["artist-colony", "refugee-world"]
    assert table.hand() == [], "the draw is spent, the second good comes too late for it"


def test_p20_colonists_before_the_draw_count_for_it() -> None:
    tableau = ["terraforming-colonists", "consumer-markets", "artist-colony", "refugee-world"]
    table = producing(tableau, hand=["new-earth"])
    table.pick("card:new-earth")
    assert len(table.hand()) == 2


def test_p20_a_draw_that_counts_nothing_yet_may_be_used_before_the_colonists() -> None:
    tableau = ["terraforming-colonists", "consumer-markets", "diversified-economy", "refugee-world"]
    table = producing(tableau, hand=["new-earth"])
    assert table.options() == [
        "card:new-earth",
        "card:consumer-markets draw",
        "card:diversified-economy draw",
        "decline",
    ]
    table.pick("card:consumer-markets draw")
    assert table.hand() == ["new-earth"], "nothing is produced yet"
    assert table.options() == ["card:new-earth", "card:diversified-economy draw", "decline"]
    table.pick("card:new-earth")
    assert table.goods() == ["refugee-world"]
    assert len(table.hand()) == 1, "only Diversified Economy still counts the good"
    assert not table.asked()


def test_p20_without_a_card_to_come_the_order_of_draws_is_not_asked() -> None:
    tableau = ["terraforming-colonists", "consumer-markets", "refugee-world"]
    table = producing(tableau)
    assert not table.asked(), "no card in hand, and the draw counts nothing"
    assert table.hand() == []
    tableau = ["terraforming-colonists", "consumer-markets", "research-labs", "artist-colony", "refugee-world"]
    table = producing(tableau)
    assert table.options() == ["card:consumer-markets draw", "card:research-labs draw", "decline"]
    table.pick("card:research-labs draw")
    assert table.hand() == []
    assert table.options() == ["card:consumer-markets draw", "decline"]


def test_p20_plain_draws_come_before_the_colonists() -> None:
    tableau = ["terraforming-colonists", "merchant-guild", "pan-galactic-league", "empath-world", "asteroid-belt"]
    table = Position()
    table.seat(0, tableau, goods=["empath-world"])
    table.luck("draw card:new-earth", "draw card:old-earth", "draw card:gem-world")
    table.phase("produce")
    assert set(table.options()) == {*table.cards("gem-world", "new-earth", "old-earth"), "decline"}, "just drawn"
    table.pick("card:old-earth")
    assert table.goods() == ["empath-world", "asteroid-belt"]
    assert set(table.hand()) == {"gem-world", "new-earth"}


@pytest.mark.parametrize(
    ("development", "world"),
    [
        ("consumer-markets", "artist-colony"),
        ("research-labs", "alien-robotic-factory"),
        ("diversified-economy", "artist-colony"),
    ],
)
def test_p20_a_draw_used_before_the_colonists_is_not_used_again(development: str, world: str) -> None:
    table = producing(["terraforming-colonists", development, world, "refugee-world"], hand=["new-earth"])
    table.pick(f"card:{development} draw")
    assert len(table.hand()) == 2, "one for the good of the production world"
    table.pick("decline")
    assert len(table.hand()) == 2


def test_p20_who_declines_colonists_still_draws_for_what_was_produced() -> None:
    tableau = ["terraforming-colonists", "consumer-markets", "artist-colony", "refugee-world"]
    table = producing(tableau, hand=["new-earth"])
    table.pick("decline")
    assert table.goods() == ["artist-colony"]
    assert len(table.hand()) == 1 + 1


def test_p14_one_player_produces_and_draws_before_the_next() -> None:
    table = Position(3)
    table.s.first = 2
    for seat, world in enumerate(("gem-world", "mining-world", "comet-zone")):
        table.seat(
            seat, [world, *(["mining-conglomerate"] if seat == 1 else ["rebel-underground"] if seat == 2 else [])]
        )
    table.phase("produce")
    told = [(e.name, e.facts["seat"]) for e in table.log if e.name in ("good-placed", "card-drawn", "most-produced")]
    assert told == [
        ("good-placed", "seat:2"),
        ("card-drawn", "seat:2"),
        ("card-drawn", "seat:2"),
        ("good-placed", "seat:0"),
        ("card-drawn", "seat:0"),
        ("good-placed", "seat:1"),
        ("card-drawn", "seat:1"),
    ], "each produces and draws in turn; two players produced one rare good each, so nobody has the most"


def test_p14_worlds_never_hold_two_goods() -> None:
    table = producing(["gem-world", "asteroid-belt"], ["gem-world", "asteroid-belt"], ["produce"])
    assert not table.asked()
    table.game.laws(table.s)
