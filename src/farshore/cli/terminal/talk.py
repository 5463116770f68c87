"""The conversation at the keyboard: a number picks; letters look, take back, hint, save and leave."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from farshore.cli.scores import score_table
from farshore.cli.terminal import screen
from farshore.cli.terminal.sitting import Sitting
from farshore.core.decision import Decision
from farshore.core.view import view
from farshore.words import Words


class Leave(Exception):
    """The person at the keyboard wants to stop."""


class Talk:
    """Asks the people of a sitting until it is over or they leave."""

    def __init__(self, sitting: Sitting, words: Words, out: Console) -> None:
        self.sitting = sitting
        self.words = words
        self.out = out
        self.last_seat = -1
        self.seen = [0] * len(sitting.chairs)  # how much of the log each person has read
        self.shown = (-1, -1)  # for whom the whole table was last shown, and after how many picks of bots

    def run(self) -> None:
        while (d := self.sitting.next_person()) is not None:
            self.curtain(d.seat)
            self.show(d)
            screen.ask(self.out, self.sitting, self.words, d)
            pick = self.answer(d)
            if pick is not None:
                self.seen[d.seat] = len(self.sitting.log)
                self.sitting.pick(d, pick)
        screen.finish(self.out, self.sitting, self.words)

    def show(self, d: Decision) -> None:
        """The whole table when others have moved; within one's own turn the news are enough."""
        now = (d.seat, self.sitting.bot_picks)
        since = self.seen[d.seat]
        if now == self.shown:
            screen.update(self.out, self.sitting, self.words, d, since)
        else:
            screen.show(self.out, self.sitting, self.words, d, since)
        self.shown = now

    def curtain(self, seat: int) -> None:
        """Nobody shall see another's hand while the keyboard changes hands."""
        if seat != self.last_seat and len(self.sitting.people) > 1 and self.sitting.has_secrets(seat):
            self.out.clear()
            self.line(self.words.text("terminal-curtain", {"name": self.words.seat(seat)}))
        self.last_seat = seat

    def line(self, prompt: str) -> str:
        try:
            return self.out.input(Text(prompt, style="gold")).strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def answer(self, d: Decision) -> int | None:
        """The pick; None when something else happened and the table must be shown again."""
        choices = list(d.options(self.sitting.s))
        while True:
            said = self.line(self.words.text("terminal-prompt", {"most": len(choices)}))
            if said.isdecimal() and 1 <= int(said) <= len(choices):
                return choices[int(said) - 1]
            if self.serve(said.lower(), d, choices):
                return None

    def serve(self, said: str, d: Decision, choices: list[int]) -> bool:
        """Do what a letter asks for; True if the question must be put anew."""
        if said in ("q", "quit"):
            raise Leave
        if said in ("u", "undo"):
            return self.undo()
        if said in ("", "b", "board"):
            self.shown = (-1, -1)
            return True
        if said in ("h", "hint"):
            screen.ask(self.out, self.sitting, self.words, d, self.sitting.hint(d))
        elif said in ("g", "guide"):
            screen.rules(self.out, self.words)
        elif said in ("o", "others"):
            screen.others(self.out, self.sitting, self.words, d)
        elif said in ("l", "log"):
            for one in self.sitting.heard_by(d.seat):
                self.out.print(Text(f"  {self.words.happened(one.name, one.told)}"))
        elif said in ("p", "points"):
            self.out.print(score_table(self.sitting.game, view(self.sitting.s, d.seat), self.words))
        elif said[0] == "?" and said[1:].strip().isdecimal():
            self.explain(d, choices, int(said[1:]))
        else:
            self.out.print(Text(self.words.text("terminal-help", {"most": len(choices)}), style="muted"))
        return False

    def undo(self) -> bool:
        if self.sitting.undo():
            self.seen = [min(n, len(self.sitting.log)) for n in self.seen]
            self.shown = (-1, -1)
            return True
        self.out.print(Text(self.words.text("terminal-no-undo"), style="muted"))
        return False

    def explain(self, d: Decision, choices: list[int], number: int) -> None:
        """What the things named by an option do."""
        if not 1 <= number <= len(choices):
            return
        for token in d.ask.describe(self.sitting.s, choices[number - 1]).split():
            self.out.print(Text(self.words.token(token), style="bold sea"))
            for line in self.words.help(token):
                self.out.print(Text(f"  {line}"))
