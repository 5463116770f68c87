"""Write docs/spaces/GAME.md from the layouts that the games declare: .venv/bin/python tools/space_docs.py"""

import sys
from pathlib import Path

from farshore.core.game import Game
from farshore.core.registry import games

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "spaces"
HEAD = """# Observations and actions of {name}

Written by `tools/space_docs.py` from the layout that the game declares; [research.md](../research.md) says how to read
it. `game.space(seats, variants).describe()` prints the layout of any other set of variants.

| seats | numbers of an observation | actions | layout |
|---:|---:|---:|---|
{sizes}

## Two seats
A line is where a field starts, how many numbers it has, its name, and what its numbers are divided by to come out
around 0 to 1; `own` is the seat that looks, the others follow in turn order. An action is a pick of a question: the
first action of a run, how many there are, the question, its picks.

```
{layout}
```
"""


def page(game: Game) -> str:
    low, high = game.seats
    spaces = [game.space(seats) for seats in range(low, high + 1)]
    sizes = [f"| {space.seats} | {space.size} | {space.actions.size} | `{space.digest}` |" for space in spaces]
    two = game.space(min(high, max(low, 2)))
    return HEAD.format(name=game.name, sizes="\n".join(sizes), layout="\n".join(two.describe()))


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for name, game in games().items():
        (FOLDER / f"{name}.md").write_text(page(game), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
