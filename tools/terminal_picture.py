"""Draw docs/pictures/terminal.svg: a real game in the terminal, as it looks in front of a person."""

import io
import re
import sys
import tempfile
from pathlib import Path

from rich.console import Console

from farshore.cli.console import THEME
from farshore.cli.terminal import screen
from farshore.cli.terminal.sitting import Chair, Sitting
from farshore.core.record import Recorder
from farshore.core.registry import game_named
from farshore.words import Words

ROOT = Path(__file__).resolve().parent.parent
TURNS = 30


def main() -> int:
    game = game_named("century_new_world")
    names = ["Ana", "Rui", "Bia"]
    options = {"board": "E1"}
    with tempfile.TemporaryDirectory() as folder:
        recorder = Recorder(game, len(names), options, players=names)
        chairs = [Chair("Ana"), *(Chair(name, game.greedy()) for name in names[1:])]
        sitting = Sitting(game, game.new(len(names), options), recorder, chairs, 5, Path(folder) / "game.rec")
        asked = sitting.next_person()
        for _ in range(TURNS):
            assert asked is not None
            since = len(sitting.log)
            sitting.pick(asked, sitting.bot_pick(asked, game.greedy()))
            asked = sitting.next_person()
        assert asked is not None
        out = Console(theme=THEME, record=True, width=124, file=io.StringIO(), highlight=False)
        words = Words(game, "en", names)
        screen.show(out, sitting, words, asked, since)
        screen.ask(out, sitting, words, asked)
    picture = ROOT / "docs" / "pictures" / "terminal.svg"
    picture.parent.mkdir(parents=True, exist_ok=True)
    drawn = out.export_svg(title="farshore play century --terminal")
    drawn = re.sub(r"@font-face \{.*?\}\n", "", drawn, flags=re.DOTALL)  # nothing is loaded from outside
    drawn = re.sub(r"<!--.*?-->", "", drawn).replace("Fira Code", "Menlo, Consolas, DejaVu Sans Mono")
    picture.write_text(drawn, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
