"""What screens need: everything clickable is on the picture, and every component explains itself in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from farshore.core.decision import apply, pending
from farshore.core.rng import Rng
from farshore.core.view import view
from farshore.words.check import patterns, refs_in
from farshore.words.files import LANGUAGES
from tests.games.age_of_discovery.board import GAME

SPOKEN_ONLY = ("count", "money", "seat")  # chosen by buttons and names, not by places


def missing_refs(s: Any) -> set[str]:
    """Refs of the options that the asked seat does not find on its picture."""
    d = pending(s)[0]
    tokens = {token for pick in d.options(s) for token in d.ask.describe(s, pick).split()}
    wanted = {token for token in tokens if ":" in token and token.partition(":")[0] not in SPOKEN_ONLY}
    return wanted - set(refs_in(GAME.picture(view(s, d.seat))))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_place_and_piece_to_click_is_on_the_picture(seats: int) -> None:
    options = {"builders": "on", "nations": "auction", "reconnaissance": "on", "points_purchase": "on"}
    for seed in range(2):
        s = GAME.new(seats, options)
        rng = Rng(seed)
        while pending(s):
            d = pending(s)[0]
            if d.seat >= 0:
                hidden = {ref for ref in missing_refs(s) if not ref.startswith("worker:")}
                assert not hidden, (type(d.ask).__name__, hidden)
            apply(s, d.seat, d.ask.sample(s, rng))


def test_every_component_explains_itself_in_both_languages() -> None:
    box = GAME.edition()
    refs = [
        *(f"building:{x.name}" for x in box.buildings),
        *(f"token:{x.name}" for x in box.tokens),
        *(f"card:{x.name}" for x in box.cards),
        *(f"good:{x}" for x in box.goods),
        *(f"region:{x.name}" for x in box.regions),
    ]
    used = set()
    for language in LANGUAGES:
        said, faults = patterns(GAME.package, language)
        assert not faults
        for ref in refs:
            lines = GAME.explain(box, ref)
            assert lines, ref
            for name, arguments in lines:
                assert said[name] <= arguments.keys(), (language, ref, name)
                used.add(name)
        assert used == {name for name in said if name.startswith("explain-")}
    assert GAME.explain(box, "space:dock,1") == []
