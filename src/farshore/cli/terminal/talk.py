"""The dialogue at the keyboard: numbers pick; letters show things, undo, give hints, save and leave."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from farshore.cli.terminal import reading, screen
from farshore.cli.terminal.layout import Layout
from farshore.cli.terminal.look import Look, look_at
from farshore.cli.terminal.saved_game import SavedGame
from farshore.cli.terminal.screen import Asked
from farshore.core.decision import Decision
from farshore.words import Words

LOG = ("l", "log")


class Leave(Exception):
    """The person at the keyboard wants to stop."""


class Talk:
    """Asks the people in a game until it is over or they leave."""

    def __init__(self, saved: SavedGame, words: Words, out: Console, plain: bool = False) -> None:
        self.saved = saved
        self.words = words
        self.out = out
        self.plain = plain
        self.last_seat = -1
        self.looks = [Look() for _ in range(saved.session.seats)]  # what each person saw last

    @property
    def layout(self) -> Layout:
        """The window may change its size at any time."""
        return Layout.of(self.out, self.plain)

    @property
    def is_still(self) -> bool:
        """Is a screen replaced by the next one? Elsewhere everything stays to be read in order."""
        return self.out.is_terminal and not self.plain

    def run(self) -> None:
        while (d := self.saved.next_person()) is not None:
            self.curtain(d.seat)
            asked = Asked(self.saved, self.words, d, self.looks[d.seat])
            self.show(asked)
            picks = self.answer(asked)
            if picks is not None:
                self.looks[d.seat] = look_at(self.saved.session, self.words, d.seat)
                self.saved.pick(d, picks)
        screen.finish(self.out, self.saved, self.words, self.plain)

    def show(self, asked: Asked) -> None:
        if self.is_still:
            self.out.clear()
        self.say(asked.lines(self.layout))

    def say(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.out.print(line, no_wrap=True, crop=False, overflow="ignore", soft_wrap=self.plain)

    def tell(self, name: str, **told: object) -> None:
        """A remark below the question."""
        self.say(self.layout.wrapped(Text(self.words.text(name, told), style="muted")))

    def curtain(self, seat: int) -> None:
        """Hide the previous player's hand before the next one takes the keyboard."""
        if seat != self.last_seat and len(self.saved.people) > 1 and self.saved.has_secrets(seat):
            self.out.clear()
            self.line(self.words.text("terminal-curtain", {"name": self.words.seat(seat)}))
        self.last_seat = seat

    def line(self, prompt: str) -> str:
        """What is typed; plainly, the prompt has a line of its own, since a pipe shows nothing that is typed."""
        try:
            if self.plain:
                self.say([Text(prompt.strip())])
            return self.out.input("" if self.plain else Text(prompt, style="gold")).strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def read(self, lines: list[Text], asked: Asked, latest_first: bool = False) -> None:
        """A long text, page by page, and the question again; of the log the last page comes first."""
        if not self.is_still:
            self.say(lines)
            return
        height = self.layout.height - 1
        short = -len(lines) % height if latest_first else 0  # then the first page is the short one
        parts = [lines[max(0, at) : at + height] for at in range(-short, len(lines), height)] or [[]]
        parts = parts[::-1] if latest_first else parts
        for number, part in enumerate(parts, start=1):
            self.out.clear()
            self.say(part)
            told = {"page": number, "pages": len(parts)}
            last = number == len(parts)
            if self.line(self.words.text("terminal-back" if last else "terminal-more", told)) and not last:
                break
        self.show(asked)

    def answer(self, asked: Asked) -> list[int] | None:
        """The picks; None when the question has changed."""
        offered = self.saved.offered(asked.d)
        while True:
            said = self.line(self.words.text("terminal-prompt", {"most": len(offered)}))
            numbers = said.replace(",", " ").split()
            if not numbers or not all(number.isdecimal() and int(number) <= len(offered) for number in numbers):
                if self.serve(said.lower(), asked, offered):
                    return None
                continue
            picks = [offered[int(number) - 1] for number in numbers if int(number)]
            if self.saved.is_whole(asked.d, picks):
                return picks
            self.tell("terminal-not-whole")

    def serve(self, said: str, asked: Asked, offered: list[int]) -> bool:
        """Do what a letter asks for; True if there is another question now."""
        d, layout = asked.d, self.layout
        first, _, rest = said.partition(" ")
        if first in ("q", "quit"):
            raise Leave
        if first in ("u", "undo"):
            return self.undo()
        if first in ("h", "hint"):
            asked.hinted, asked.reason = self.saved.advise(d)
            self.hint(asked)
        elif first == "n":
            asked.page += 1
            self.show(asked)
        elif first == "":
            self.show(asked)
        elif said[0] == "?" and said[1:].strip().isdecimal():
            self.explain(d, offered, int(said[1:]))
        elif (lines := self.text(first, rest, asked, layout)) is not None:
            self.read(lines, asked, latest_first=first in LOG)
        elif said[0].isdecimal():
            self.tell("terminal-no-such", most=len(offered))
        else:
            self.read([Text(line) for line in self.words.text("terminal-help").splitlines()], asked)
        return False

    def text(self, key: str, rest: str, asked: Asked, layout: Layout) -> list[Text] | None:
        """What a letter shows."""
        saved, words, d = self.saved, self.words, asked.d
        if key in ("b", "board"):
            return screen.board(saved, words, d, asked.before, layout)
        if key in ("m", "mine"):
            return screen.before_seats(saved, words, d, [d.seat], layout)
        if key in ("o", "others"):
            others = [seat for seat in range(saved.session.seats) if seat != d.seat]
            return screen.before_seats(saved, words, d, others, layout)
        if key in LOG:
            return screen.log(saved, words, d)
        if key in ("p", "points"):
            return screen.scores(self.out, saved.session.game, words, saved.session.view(d.seat), self.plain)
        if key in ("g", "guide"):
            return reading.guide_lines(self.out, words, layout)
        if key in ("r", "rules"):
            return reading.rules_lines(self.out, words, layout, rest)
        return None

    def hint(self, asked: Asked) -> None:
        if self.is_still:
            self.show(asked)
        else:
            self.say(asked.hint(self.layout))

    def undo(self) -> bool:
        if self.saved.undo():
            for seat, before in enumerate(self.looks):
                before.events = min(before.events, len(self.saved.session.events(seat)))
            return True
        self.tell("terminal-no-undo")
        return False

    def explain(self, d: Decision, offered: list[int], number: int) -> None:
        """What the things named by an option do."""
        if not 1 <= number <= len(offered):
            self.tell("terminal-no-such", most=len(offered))
            return
        for token in d.ask.describe(self.saved.session.s, offered[number - 1]).split():
            self.say([Text(self.words.token(token), style="thing")])
            for line in self.words.help(token):
                self.say(self.layout.wrapped(Text(line), 0 if self.plain else 2))
