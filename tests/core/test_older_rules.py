"""Older rules: hidden variants bring them back, a record's header chooses them, and no screen offers them."""

from __future__ import annotations

import pytest

from farshore.core.errors import UnknownVariant
from farshore.core.game import Variant
from farshore.core.record import Recorder
from farshore.core.replay import set_up
from farshore.games.century_new_world.game import CenturyNewWorld


class Newer(CenturyNewWorld):
    """Century under imaginary new rules; those of version 1 had a round cap of 7."""

    rules_version = 2
    variants: tuple[Variant, ...] = (  # type: ignore[assignment]  # Century's are inferred as a tuple of fixed length
        *CenturyNewWorld.variants,
        Variant("laps", ("as_now", "as_then"), "as_now", hidden=True),
    )
    older = {1: {"laps": "as_then", "round_cap": "7"}}


def test_hidden_variants_are_neither_shown_nor_settled_unless_chosen() -> None:
    game = Newer()
    assert [o.name for o in game.shown] == [o.name for o in CenturyNewWorld.variants]
    assert "laps" not in game.settle(2)
    assert "laps" not in game.settle(2, {"laps": "as_now"})
    assert game.settle(2, {"laps": "as_then"})["laps"] == "as_then"
    with pytest.raises(UnknownVariant) as fault:
        game.settle(2, {"lapse": "x"})
    assert "laps," not in str(fault.value) and "laps'" not in str(fault.value)


def test_an_older_version_gives_its_values_unless_the_game_had_its_own() -> None:
    game = Newer()
    assert game.variants_under(2, {"board": "D1"}) == {"board": "D1"}
    assert game.variants_under(1, {"board": "D1"}) == {"board": "D1", "laps": "as_then", "round_cap": "7"}
    assert game.variants_under(1, {"round_cap": "9"})["round_cap"] == "9"


@pytest.mark.parametrize(("version", "laps"), [(1, "as_then"), (2, None)])
def test_a_record_is_set_up_under_the_rules_of_its_header(
    version: int, laps: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Newer()
    given: dict[str, str] = {}
    monkeypatch.setattr("farshore.core.replay.game_named", lambda name: game)
    monkeypatch.setattr(game, "prepare", lambda s, variants: given.update(variants))
    header = Recorder(game, 2).record.header
    header.rules_version = version
    set_up(header)
    assert given.get("laps") == laps
