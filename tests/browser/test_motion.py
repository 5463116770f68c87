"""What moves is a piece, from where it was to where it is, never from or to a seat it has nothing to do with."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.browser.screen import new_screen
from tests.browser.test_table import ME_AND_BOTS

SIZE = (1440, 900)
PIECES = {
    "age_of_discovery": {"building", "good", "token", "discovery", "nation"},
    "century_new_world": {"card", "tile", "exploration"},
    "race_for_the_galaxy": {"card", "good"},
    "santa_maria": {"tile", "die", "scholar", "bishop", "ship", "station"},
}
FROM_A_HAND = {"card"}
NEAR = 60  # pixels: a panel that moves as a whole takes its pieces along
STILL = 2  # pixels

# Every frame remembers where each ref lies, so that the start of a motion can be held against what was on the screen.
WATCH = """() => {
  window.moved = [];
  const seatOf = (e) => e.closest('[data-whose]')?.dataset.whose || e.closest('[data-seat]')?.dataset.seat || '';
  const look = () => {
    const seen = new Map();
    for (const e of document.querySelectorAll('[data-ref]')) {
      const box = e.getBoundingClientRect();
      if (!box.width) continue;
      const here = { x: box.left, y: box.top, seat: seatOf(e) };
      seen.set(e.dataset.ref, [...(seen.get(e.dataset.ref) ?? []), here]);
    }
    return seen;
  };
  let frames = [look()];
  const again = () => { frames = [...frames.slice(-2), look()]; requestAnimationFrame(again); };
  requestAnimationFrame(again);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (steps, options) {
    const way = /translate\\((.+)px, (.+)px\\)/.exec(steps[0]?.transform ?? '');
    if (way) {
      const box = this.getBoundingClientRect();
      const [ref, seat] = [this.dataset.ref ?? '', seatOf(this)];
      const hand = document.querySelector(`[data-seat="${seat}"] [data-source]`)?.getBoundingClientRect();
      window.moved.push({
        ref, seat, from: [box.left + Number(way[1]), box.top + Number(way[2])],
        was: frames.flatMap((seen) => seen.get(ref) ?? []),
        hand: hand ? [hand.left, hand.top] : null,
        log: [...document.querySelectorAll('.side-log li')].slice(0, 6).map((e) => e.innerText).join(' '),
      });
    }
    return animate.call(this, steps, options);
  };
}"""


def lay_there(motion: dict[str, Any]) -> bool:
    """It starts where it lay. A piece that was still on its way goes on from wherever it is, between two frames."""
    seen = [(was["x"], was["y"]) for was in motion["was"]]
    ways = list(zip(motion["from"], zip(*seen, strict=True), strict=True)) if seen else []
    was_moving = any(max(values) - min(values) > STILL for _, values in ways)
    return bool(seen) and (was_moving or all(abs(value - values[0]) < NEAR for value, values in ways))


@pytest.mark.parametrize("game", sorted(PIECES))
def test_a_piece_moves_from_its_place_to_its_place(browser: Any, address: str, shots: Path, game: str) -> None:
    screen = new_screen(browser, address, shots, SIZE, locale="en-US")
    screen.go_to_table(screen.open("/").open_table(game, ME_AND_BOTS))
    screen.sees("[data-legal]")
    screen.page.evaluate(WATCH)
    screen.play(random.Random(2), until=lambda _: screen.picks >= 30)
    moved = screen.page.evaluate("window.moved")
    names = [seat["name"] for seat in ME_AND_BOTS]
    for motion in moved:
        kind = motion["ref"].split(":")[0]
        assert kind in PIECES[game], f"{motion['ref']} is no piece that moves"
        assert {was["seat"] for was in motion["was"]} <= {"", motion["seat"]}, f"from another's seat: {motion}"
        comes_from_hand = kind in FROM_A_HAND and motion["hand"] == pytest.approx(motion["from"], abs=2)
        assert comes_from_hand or lay_there(motion), f"it did not lie where it starts: {motion}"
        if motion["seat"] and {was["seat"] for was in motion["was"]} == {""}:  # somebody took it
            assert names[int(motion["seat"])] in motion["log"], f"another seat took it: {motion}"
    assert moved or game == "santa_maria", "nothing has moved"
    assert screen.faults == []
