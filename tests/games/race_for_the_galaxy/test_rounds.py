"""The round: actions, which phases are played, the hand limit, the end (pages 6, 14 to 16)."""

from __future__ import annotations

import pytest

from farshore.core.decision import pending
from farshore.core.notation import spellings
from farshore.games.race_for_the_galaxy.actions import ACTIONS
from farshore.games.race_for_the_galaxy.steps.rounds import EndRound, Round
from farshore.games.race_for_the_galaxy.steps.supply import DiscardDownTo
from tests.games.race_for_the_galaxy.position import Position


def phases(table: Position) -> list[object]:
    return [told["phase"] for told in table.heard("phase-begun")]


def play_actions(table: Position, *actions: str) -> None:
    for seat, action in enumerate(actions):
        table.play(f"{seat} choose-action action:{action}")


def test_p06_one_of_seven_actions_chosen_in_secret() -> None:
    table = Position(3)
    table.stage(Round())
    assert table.asked() == ["0 choose-action", "1 choose-action", "2 choose-action"]
    assert table.options(0) == [f"action:{action}" for action in ACTIONS if not action.endswith("-2")]
    table.play("2 choose-action action:produce")
    assert table.asked() == ["0 choose-action", "1 choose-action"]
    assert not table.heard("action-revealed")


def test_p06_only_chosen_phases_are_played_once_each_and_in_order() -> None:
    table = Position(4)
    table.stage(Round())
    play_actions(table, "produce", "explore-5", "explore-1", "produce")
    for seat in range(4):
        while f"{seat} keep" in table.asked():
            table.play(f"{seat} keep {table.options(seat)[0]}")
    assert phases(table) == ["phase:explore", "phase:produce"]


def test_p06_every_chooser_gets_the_bonus() -> None:
    table = Position(2)
    table.stage(Round())
    play_actions(table, "explore-5", "explore-5")
    assert [len(p.drawn) for p in table.s.players] == [7, 7]


def test_p06_hands_go_down_to_ten_at_the_end_of_the_round_all_together() -> None:
    table = Position(3)
    names = [n for n in table.s.edition.names if "#" not in n][20:]
    table.seat(0, hand=names[:12])
    table.seat(1, hand=names[12:22])
    table.seat(2, hand=names[22:33])
    table.stage(DiscardDownTo(10))
    assert table.asked() == ["0 choose-discards", "2 choose-discards"]
    table.play(*(f"0 choose-discards card:{name}" for name in names[:2]))
    assert len(table.hand(0)) == 12, "nothing leaves a hand before all have chosen"
    table.play(f"2 choose-discards card:{names[30]}")
    assert [len(table.hand(seat)) for seat in range(3)] == [10, 10, 10]
    assert table.discards() == {*names[:2], names[30]}


def test_p06_a_hand_of_ten_is_within_the_limit() -> None:
    table = Position(2)
    table.seat(0, hand=[n for n in table.s.edition.names if "#" not in n][20:30])
    table.stage(DiscardDownTo(10))
    assert table.asked() == []
    assert phases(table) == [], "nobody discards, and nobody is told so"


def end_of(table: Position) -> bool:
    table.stage(EndRound())
    return not table.asked()


def test_p15_the_game_ends_with_twelve_cards_in_a_tableau() -> None:
    worlds = [n for n in Position().s.edition.names if "world" in n]
    for count, over in ((11, False), (12, True), (13, True)):
        table = Position()
        table.seat(1, tableau=worlds[:count])
        assert end_of(table) == over


def test_p15_goods_are_no_cards_of_the_tableau() -> None:
    table = Position()
    table.seat(0, tableau=["gem-world", "spice-world", "comet-zone"], goods=["gem-world", "spice-world"])
    assert not end_of(table)


def test_p15_the_game_ends_when_the_chips_are_out_or_owed() -> None:
    for chips, over in ((23, False), (24, True), (30, True)):
        table = Position()
        table.seat(0, chips=chips)
        assert end_of(table) == over
        table.game.laws(table.s)


def test_p14_discards_come_before_the_end_and_the_tie_break() -> None:
    table = Position(2, round_cap="1")
    names = [n for n in table.s.edition.names if "#" not in n][20:]
    table.seat(0, hand=names[:12])
    table.stage(DiscardDownTo(10), EndRound())
    assert table.asked() == ["0 choose-discards"]
    table.pick(f"card:{names[0]}", f"card:{names[1]}")
    assert not table.asked()
    assert table.game.outcome(table.s).seats[0].tie_break == (10,)


def test_p15_ties_go_to_cards_in_hand_and_goods() -> None:
    table = Position(3)
    table.seat(0, tableau=["gem-world"], hand=["public-works"])
    table.seat(1, tableau=["spice-world"], hand=["drop-ships"], goods=["spice-world"])
    table.seat(2, tableau=["secluded-world"], hand=["space-marines", "colony-ship"])
    outcome = table.game.outcome(table.s)
    assert [r.score for r in outcome.seats] == [1, 1, 1]
    assert outcome.winners == [1, 2]
    assert outcome.decided_by == "shared"
    table.seat(1, hand=["replicant-robots"])
    outcome = table.game.outcome(table.s)
    assert (outcome.winners, outcome.decided_by) == ([1], "tie-break")


# --- two action cards (page 16) ----------------------------------------------------------------------


def pairs() -> set[tuple[str, str]]:
    table = Position(2, two_actions="on")
    table.stage(Round())
    found = set()
    for first in table.options(0):
        other = Position(2, two_actions="on")
        other.stage(Round())
        other.play(f"0 choose-action {first}")
        mine = next(d for d in pending(other.s) if d.seat == 0)
        found |= {(first, second) for second in spellings(other.s, mine)}
    return found


def test_p16_two_of_nine_action_cards_make_23_pairs() -> None:
    found = pairs()
    assert len(found) == 23
    assert ("action:develop", "action:develop-2") in found
    assert ("action:settle", "action:settle-2") in found
    assert not [pair for pair in found if pair[0].endswith("-2")]
    assert not [pair for pair in found if pair[1] == "action:settle-2" and pair[0] != "action:settle"]


def test_p16_both_explore_cards_see_eight_and_keep_two() -> None:
    table = Position(2, two_actions="on")
    table.stage(Round())
    table.play("0 choose-action action:explore-5", "0 choose-action action:explore-1")
    table.play("1 choose-action action:trade", "1 choose-action action:double")
    assert [len(p.drawn) for p in table.s.players] == [8, 2]
    for seat in (0, 0, 1):
        table.play(f"{seat} keep {table.options(seat)[0]}")
    assert [len(table.hand(seat)) for seat in (0, 1)] == [2, 1]


@pytest.mark.parametrize("kind", ["develop", "settle"])
def test_p16_two_of_a_kind_make_two_whole_phases(kind: str) -> None:
    table = Position(2, two_actions="on")
    table.stage(Round())
    table.play(f"0 choose-action action:{kind}", f"0 choose-action action:{kind}-2")
    table.play("1 choose-action action:trade", "1 choose-action action:produce")
    place = "place-development" if kind == "develop" else "place-world"
    for _ in range(2):
        table.play(f"0 {place} pass", f"1 {place} pass")
    assert phases(table)[:2] == [f"phase:{kind}", f"phase:{kind}-2"]


def test_p16_each_player_may_make_a_phase_happen_twice() -> None:
    table = Position(2, two_actions="on")
    table.stage(Round())
    table.play("0 choose-action action:settle", "0 choose-action action:settle-2")
    table.play("1 choose-action action:develop", "1 choose-action action:develop-2")
    for place in ("place-development", "place-development", "place-world", "place-world"):
        table.play(f"0 {place} pass", f"1 {place} pass")
    assert phases(table) == ["phase:develop", "phase:develop-2", "phase:settle", "phase:settle-2"]


def test_p16_who_played_both_develop_cards_gets_both_bonuses() -> None:
    table = Position(2, two_actions="on")
    table.seat(0, hand=["export-duties", "gem-world"], actions=["develop", "develop-2"])
    table.seat(1, hand=["public-works", "comet-zone"], actions=["develop", "develop-2"])
    table.phase("develop-2")
    table.play("0 place-development card:export-duties", "1 place-development card:public-works")
    assert [told["count"] for told in table.heard("cards-paid")] == [0, 0]


def test_p16_new_military_tactics_are_gone_in_the_second_settle() -> None:
    table = Position(2, two_actions="on")
    hand = ["rebel-warrior-race", "alien-robot-sentry"]
    table.seat(0, ["new-military-tactics"], hand, actions=["settle", "settle-2"])
    table.phase("settle")
    table.play("0 place-world card:alien-robot-sentry", "1 place-world pass")
    assert table.discards() == {"new-military-tactics"}
    table.phase("settle-2")
    assert "card:rebel-warrior-race" not in table.options(0)


def test_p16_one_develop_card_gives_no_bonus_in_the_second_phase() -> None:
    table = Position(2, two_actions="on")
    table.seat(0, hand=["deficit-spending", "gem-world"], actions=["develop", "develop-2"])
    table.seat(1, hand=["colony-ship", "comet-zone"], actions=["develop", "trade"])
    table.phase("develop")
    assert table.options(0) == ["pass", "card:deficit-spending"]
    assert table.options(1) == ["pass", "card:colony-ship"]
    table.phase("develop-2")
    assert table.options(0) == ["pass", "card:deficit-spending"]
    assert table.options(1) == ["pass"]


@pytest.mark.parametrize(("actions", "drawn"), [(["settle", "settle-2"], 1), (["settle", "trade"], 0)])
def test_p16_one_settle_card_gives_no_bonus_in_the_second_phase(actions: list[str], drawn: int) -> None:
    table = Position(2, two_actions="on")
    table.seat(0, tableau=["space-marines"], hand=["rebel-miners"], actions=actions)
    table.phase("settle-2")
    table.play("0 place-world card:rebel-miners", "1 place-world pass")
    assert len(table.hand()) == drawn


def test_p16_powers_of_the_first_phase_serve_in_the_second() -> None:
    table = Position(2, two_actions="on")
    table.seat(
        0, hand=["investment-credits", "drop-ships", "gem-world", "comet-zone"], actions=["develop", "develop-2"]
    )
    table.phase("develop")
    table.play("0 place-development card:investment-credits", "1 place-development pass")
    table.phase("develop-2")
    table.play("0 place-development card:drop-ships", "1 place-development pass")
    assert table.heard("cards-paid")[-1] == {"seat": "seat:0", "card": "card:drop-ships", "count": 2}
    assert table.hand() == []
