"""What moves is a piece, from where it was to where it is, on the board of the seat that did it; and it does move."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.browser.screen import new_screen
from tests.browser.test_table import ME_AND_BOTS

SIZE = (1440, 900)
PICKS = 24
PIECES = {
    "age_of_discovery": {"building", "good", "token", "discovery", "nation"},
    "century_new_world": {"card", "tile", "exploration"},
    "race_for_the_galaxy": {"card", "good"},
    "santa_maria": {"tile", "die", "scholar", "bishop", "ship", "station"},
}
# What happens in each game that moves a piece: the event, and the kind of piece.
MOVES = {
    "age_of_discovery": {"building-bought": "building"},
    "century_new_world": {"bonus-taken": "tile"},
    "race_for_the_galaxy": {"card-placed": "card", "world-conquered": "card"},
    "santa_maria": {"column-activated": "die", "row-activated": "die"},
}
FROM_A_HAND = {"card"}
ALIKE = {"die"}  # several seats may have one of the same name
NEAR = 60  # pixels: a panel that moves as a whole takes its pieces along

# Every frame remembers where each ref lies, so that the start of a motion can be held against what was on the screen,
# and what the log says: it shows its newest lines only, and bots who go on alone soon fill it.
WATCH = """() => {
  window.moved = [];
  window.told = new Set();
  const seatOf = (e) => e.dataset.to ?? (e.closest('[data-whose]')?.dataset.whose
    || e.closest('[data-seat]')?.dataset.seat || '');
  const look = () => {
    for (const e of document.querySelectorAll('.side-log li')) window.told.add(e.dataset.told);
    const seen = new Map();
    for (const e of document.querySelectorAll('[data-ref], [data-piece]')) {
      const box = e.getBoundingClientRect();
      if (!box.width) continue;
      const [ref, here] = [e.dataset.ref ?? e.dataset.piece, { x: box.left, y: box.top, seat: seatOf(e) }];
      seen.set(ref, [...(seen.get(ref) ?? []), here]);
    }
    return seen;
  };
  let frames = [look()];
  const again = () => { frames = [...frames.slice(-2), look()]; requestAnimationFrame(again); };
  requestAnimationFrame(again);
  const ends = new Map();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (steps, options) {
    const way = /translate\\((.+)px, (.+)px\\)/.exec(steps[0]?.transform ?? '');
    if (way) {
      const box = this.getBoundingClientRect();
      const [ref, seat] = [this.dataset.ref ?? this.dataset.flies ?? '', seatOf(this)];
      const drawn = this.currentCSSZoom || 1; // a ticket may be drawn larger than it is laid out
      const hand = document.querySelector(`[data-seat="${seat}"] [data-source]`)?.getBoundingClientRect();
      const boards = [...document.querySelectorAll(`[data-whose="${seat}"], [data-seat="${seat}"]`)];
      const inside = boards.map((e) => e.getBoundingClientRect()).some((b) =>
        box.left > b.left - 9 && box.right < b.right + 9 && box.top > b.top - 9 && box.bottom < b.bottom + 9);
      window.moved.push({
        ref, seat, inside, from: [box.left + drawn * Number(way[1]), box.top + drawn * Number(way[2])],
        was: frames.flatMap((seen) => seen.get(ref) ?? []), flown: ends.get(ref) ?? null,
        hand: hand ? [hand.left, hand.top] : null,
      });
      ends.set(ref, [box.left, box.top]);
    }
    return animate.call(this, steps, options);
  };
}"""


class Report(NamedTuple):
    """A line of the log."""

    version: int
    seat: str
    event: str
    refs: list[str]


def told(screen: Any) -> list[Report]:
    """All that the log has said since somebody watches it."""
    found = [text.split() for text in screen.page.evaluate("[...window.told]")]
    return [Report(int(version), seat, event, refs) for version, seat, event, *refs in found]


def taken(screen: Any, game: str, before: int) -> set[tuple[str, str]]:
    """The pieces that seats took after this version, as the log tells."""
    kinds = [(line, MOVES[game].get(line.event)) for line in told(screen) if line.version > before]
    return {(ref, line.seat) for line, kind in kinds if kind for ref in line.refs if ref.startswith(f"{kind}:")}


def lay_there(motion: dict[str, Any]) -> bool:
    """It starts where it lay; a piece in flight somewhere between where it was seen last and where it was flying to."""
    seen = [(was["x"], was["y"]) for was in motion["was"]]
    if not seen:
        return False
    if motion["flown"]:
        seen.append(tuple(motion["flown"]))
    ways = zip(motion["from"], zip(*seen, strict=True), strict=True)
    return all(min(values) - NEAR < value < max(values) + NEAR for value, values in ways)


@pytest.mark.parametrize("game", sorted(PIECES))
def test_a_piece_moves_from_its_place_to_its_place(browser: Any, address: str, shots: Path, game: str) -> None:
    screen = new_screen(browser, address, shots, SIZE, locale="en-US")
    screen.go_to_table(screen.open("/").open_table(game, ME_AND_BOTS, pause=0.1))
    screen.sees("[data-legal]")
    screen.page.evaluate(WATCH)
    before = max((line.version for line in told(screen)), default=0)
    should: set[tuple[str, str]] = set()
    rng = random.Random(2)
    while screen.picks < PICKS or (len({seat for _, seat in should}) < 2 and screen.picks < 3 * PICKS):
        picks = screen.picks
        screen.play(rng, until=lambda _, picks=picks: screen.picks > picks + 3)
        if screen.state()["over"]:
            break
        should = taken(screen, game, before)
    moved = screen.page.evaluate("window.moved")
    should = taken(screen, game, before)  # a bot may have moved since the last look
    for motion in moved:
        kind = motion["ref"].split(":")[0]
        assert kind in PIECES[game], f"{motion['ref']} is no piece that moves"
        if kind in ALIKE:  # everybody may have a blue 4
            motion["was"] = [was for was in motion["was"] if was["seat"] in {"", motion["seat"]}]
        seats = {was["seat"] for was in motion["was"]}
        assert seats <= {"", motion["seat"]}, f"from another's seat: {motion}"
        comes_from_hand = kind in FROM_A_HAND and motion["hand"] == pytest.approx(motion["from"], abs=2)
        assert comes_from_hand or lay_there(motion), f"it did not lie where it starts: {motion}"
        assert motion["inside"] or not motion["seat"], f"it does not end on its seat's board: {motion}"
        if kind in MOVES[game].values() and motion["seat"] and seats == {""}:  # somebody took it
            assert (motion["ref"], motion["seat"]) in should, f"another seat took it: {motion}"
    did = {(motion["ref"], motion["seat"]) for motion in moved} & should
    print(f"{game}: {len(moved)} motions, {len(did)} of {len(should)} that should have been")
    # Several messages may be painted at once, and what came and went between two paintings nobody saw.
    assert 2 * len(did) >= len(should) > 0, f"what should have moved did not: {should - did}"
    assert {seat for _, seat in did} - {"0"}, "nothing of a rival's has moved"
    assert screen.faults == []
