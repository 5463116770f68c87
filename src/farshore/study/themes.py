"""What a puzzle is about, told by its numbers: where the points of the solution come from, or whom it stops."""

from __future__ import annotations

from farshore.study.play_on import Tally
from farshore.words.words import Words

DENY = "deny"  # it costs a rival more than it brings
TIMING = "timing"  # it wins more often without more points: the end comes sooner, or later
LEAST = 0.5  # points that count as a difference


def theme_of(best: Tally, second: Tally, seat: int) -> str:
    """A category of points, or one of the themes above."""
    gain = best.score(seat).value - second.score(seat).value
    rivals = [other for other in range(len(best.shares)) if other != seat]
    drop = max((second.score(r).value - best.score(r).value for r in rivals), default=0.0)
    if drop >= LEAST and drop > gain:
        return DENY
    after, before = best.points(seat), second.points(seat)
    gains = {name: after.get(name, 0.0) - before.get(name, 0.0) for name in {**after, **before}}
    top = max(gains, key=lambda name: gains[name], default="")
    return top if top and gains[top] >= LEAST and gain >= LEAST else TIMING


def theme_words(words: Words, theme: str) -> str:
    """The name of a theme."""
    return words.text(f"theme-{theme}") if theme in (DENY, TIMING) else words.score(theme)
