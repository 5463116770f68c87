"""Draw docs/pictures/terminal.svg: a real game in the terminal, as it looks in front of a person."""

import io
import re
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

from farshore.cli.console import THEME
from farshore.cli.terminal.layout import Layout
from farshore.cli.terminal.look import Look, look_at
from farshore.cli.terminal.saved_game import Player, SavedGame
from farshore.cli.terminal.screen import Asked
from farshore.core.registry import game_named
from farshore.core.session import Session
from farshore.words import Words

ROOT = Path(__file__).resolve().parent.parent
TURNS = 30


def main() -> int:
    game = game_named("century_new_world")
    names = ["Ana", "Rui", "Bia"]
    with tempfile.TemporaryDirectory() as folder:
        session = Session(game, len(names), {"board": "E1"}, players=names)
        players = [Player("Ana"), *(Player(name, game.greedy()) for name in names[1:])]
        saved = SavedGame(session, players, 5, Path(folder) / "game.rec")
        words = Words(game, "en", names)
        asked = saved.next_person()
        before = Look()
        for _ in range(TURNS):
            assert asked is not None
            before = look_at(session, words, asked.seat)
            path = asked.ask.describe(session.s, saved.bot_pick(asked, game.greedy()))
            session.pick(path, asked.seat)
            asked = saved.next_person()
        assert asked is not None
        out = Console(theme=THEME, record=True, width=80, file=io.StringIO(), highlight=False)
        for line in Asked(saved, words, asked, before).lines(Layout(80, 24)):
            out.print(line, no_wrap=True)
        out.print(Text(words.text("terminal-prompt", {"most": len(saved.offered(asked))}), style="gold"))
    picture = ROOT / "docs" / "pictures" / "terminal.svg"
    picture.parent.mkdir(parents=True, exist_ok=True)
    drawn = out.export_svg(title="farshore play century --terminal")
    drawn = re.sub(r"@font-face \{.*?\}\n", "", drawn, flags=re.DOTALL)  # nothing is loaded from outside
    drawn = re.sub(r"<!--.*?-->", "", drawn).replace("Fira Code", "Menlo, Consolas, DejaVu Sans Mono")
    picture.write_text(drawn, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
