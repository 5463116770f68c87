"""The dialogue at the keyboard: numbers pick; letters show things, undo, give hints, save and leave."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from farshore.cli.scores import score_table
from farshore.cli.terminal import screen
from farshore.cli.terminal.saved_game import SavedGame
from farshore.core.decision import Decision
from farshore.words import Words


class Leave(Exception):
    """The person at the keyboard wants to stop."""


class Talk:
    """Asks the people in a game until it is over or they leave."""

    def __init__(self, saved: SavedGame, words: Words, out: Console) -> None:
        self.saved = saved
        self.words = words
        self.out = out
        self.last_seat = -1
        self.seen = [0] * saved.session.seats  # how many lines of the log each person has read
        self.shown = (-1, -1)  # the seat for which the whole table was last shown, and the bots' picks until then

    def run(self) -> None:
        while (d := self.saved.next_person()) is not None:
            self.curtain(d.seat)
            self.show(d)
            screen.ask(self.out, self.saved, self.words, d)
            picks = self.answer(d)
            if picks is not None:
                self.seen[d.seat] = len(self.saved.session.events(d.seat))
                self.saved.pick(d, picks)
        screen.finish(self.out, self.saved, self.words)

    def show(self, d: Decision) -> None:
        """The whole table if others have moved; within a player's own turn only what is new."""
        now = (d.seat, self.saved.bot_picks)
        since = self.seen[d.seat]
        if now == self.shown:
            screen.update(self.out, self.saved, self.words, d, since)
        else:
            screen.show(self.out, self.saved, self.words, d, since)
        self.shown = now

    def curtain(self, seat: int) -> None:
        """Hide the previous player's hand before the next one takes the keyboard."""
        if seat != self.last_seat and len(self.saved.people) > 1 and self.saved.has_secrets(seat):
            self.out.clear()
            self.line(self.words.text("terminal-curtain", {"name": self.words.seat(seat)}))
        self.last_seat = seat

    def line(self, prompt: str) -> str:
        try:
            return self.out.input(Text(prompt, style="gold")).strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def answer(self, d: Decision) -> list[int] | None:
        """The picks; None when something else happened and the question must be shown again."""
        offered = self.saved.offered(d)
        while True:
            said = self.line(self.words.text("terminal-prompt", {"most": len(offered)}))
            numbers = said.replace(",", " ").split()
            if not numbers or not all(number.isdecimal() and int(number) <= len(offered) for number in numbers):
                if self.serve(said.lower(), d, offered):
                    return None
                continue
            picks = [offered[int(number) - 1] for number in numbers if int(number)]
            if self.saved.is_whole(d, picks):
                return picks
            self.out.print(Text(self.words.text("terminal-not-whole"), style="muted"))

    def serve(self, said: str, d: Decision, offered: list[int]) -> bool:
        """Do what a letter asks for; True if the question must be shown again."""
        if said in ("q", "quit"):
            raise Leave
        if said in ("u", "undo"):
            return self.undo()
        if said in ("", "b", "board"):
            self.shown = (-1, -1)
            return True
        if said in ("h", "hint"):
            screen.ask(self.out, self.saved, self.words, d, self.saved.hint(d))
        elif said in ("g", "guide"):
            screen.rules(self.out, self.words)
        elif said in ("o", "others"):
            screen.others(self.out, self.saved, self.words, d)
        elif said in ("l", "log"):
            for one in self.saved.session.events(d.seat):
                self.out.print(Text(f"  {self.words.happened(one.name, one.facts)}"))
        elif said in ("p", "points"):
            self.out.print(score_table(self.saved.session.game, self.saved.session.view(d.seat), self.words))
        elif said[0] == "?" and said[1:].strip().isdecimal():
            self.explain(d, offered, int(said[1:]))
        else:
            self.out.print(Text(self.words.text("terminal-help", {"most": len(offered)}), style="muted"))
        return False

    def undo(self) -> bool:
        if self.saved.undo():
            self.seen = [min(n, len(self.saved.session.events(seat))) for seat, n in enumerate(self.seen)]
            self.shown = (-1, -1)
            return True
        self.out.print(Text(self.words.text("terminal-no-undo"), style="muted"))
        return False

    def explain(self, d: Decision, offered: list[int], number: int) -> None:
        """What the things named by an option do."""
        if not 1 <= number <= len(offered):
            return
        for token in d.ask.describe(self.saved.session.s, offered[number - 1]).split():
            self.out.print(Text(self.words.token(token), style="bold sea"))
            for line in self.words.help(token):
                self.out.print(Text(f"  {line}"))
