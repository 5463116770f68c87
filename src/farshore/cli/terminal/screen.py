"""The screen before a pick, for a window of any size: where the game stands, what is new, and the question."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from farshore.cli.scores import score_table, seat_name
from farshore.cli.terminal import choices, look
from farshore.cli.terminal.board import board_lines, possessions
from farshore.cli.terminal.layout import Layout
from farshore.cli.terminal.look import Look
from farshore.cli.terminal.reading import lines_of
from farshore.cli.terminal.saved_game import SavedGame
from farshore.core.decision import Decision
from farshore.core.game import Game, Outcome
from farshore.core.sets import PickSet
from farshore.players.advice import Reason, in_words
from farshore.players.levels import LEVELS
from farshore.tables.wording import text_of
from farshore.words import Words

FEWEST_NEWS = 1  # lines, before options have to stand side by side
FEWEST_THINGS = 3  # lines: fewer are not worth showing


@dataclass
class Asked:
    """A question and what is shown with it."""

    saved: SavedGame
    words: Words
    d: Decision
    before: Look
    hinted: list[int] | None = None
    reason: Reason | None = None  # of the hint
    page: int = 0

    def lines(self, layout: Layout) -> list[Text]:
        """All but the line that is typed on; never more than the window has."""
        session, words, seat = self.saved.session, self.words, self.d.seat
        now = look.look_at(session, words, seat)
        standing = words.progress(session.game.progress(session.view(seat)))
        top = [layout.rule(Text(words.title, style="title"), standing)]
        top += look.seat_lines(words, seat, now, self.before, layout)
        question = self.question(layout)
        told = self.told(layout)
        found = choices.choices(self.saved, words, self.d, self.hinted)
        if layout.plain:
            return [*told, *top, *question, *choices.pages(found, layout, 0)[0], *self.hint(layout)]
        free = layout.height - 2 - len(top) - len(question) - len(self.hint(layout))  # the keys, and the line typed on
        picture = session.game.plain_picture(session.view(seat))
        on_grid = choices.grid_of(found, words, picture, seat, layout)
        pages = choices.pages(found, layout, free - FEWEST_NEWS, on_grid)
        self.page %= len(pages)
        shown = pages[self.page]
        if len(pages) > 1:
            at = words.text("terminal-pages", {"page": self.page + 1, "pages": len(pages)})
            shown = [*shown, layout.cropped(Text(at, style="gold"))]
        told = newest(told, free - len(shown))
        keys = layout.cropped(Text(words.text("terminal-keys"), style="muted"))
        between = self.room_for(layout, free - len(shown) - len(told))
        return [*top, *between, *told, *question, *shown, *self.hint(layout), keys]

    def room_for(self, layout: Layout, free: int) -> list[Text]:
        """The board and the seat's own things, where the window has room for them."""
        game, seat = self.saved.session.game, self.d.seat
        picture = game.plain_picture(self.saved.session.view(seat))
        shown: list[Text] = []
        for lines in (
            possessions(self.words, picture, seat, layout),
            board_lines(self.words, picture, layout, self.before.facts),
        ):
            if len(lines) > free - len(shown):
                break
            shown = [*lines, *shown] if len(lines) > FEWEST_THINGS else shown
        return shown

    def told(self, layout: Layout) -> list[Text]:
        """What happened since the last look; at first, where help is."""
        new = not self.before.tallies
        told = [*(self.bots() if new else []), *look.news(self.saved.session, self.words, self.d.seat, self.before)]
        first = Text(self.words.text("terminal-first"), style="gold")
        heading = layout.cropped(first) if new else layout.heading(self.words.text("terminal-news"))
        lines = [layout.cropped(Text(f"{'' if layout.plain else '  '}{line}")) for line in told]
        return [heading, *lines] if told or new else []

    def bots(self) -> list[str]:
        """Who they are, and how well they play."""
        words, found = self.words, []
        for seat in self.saved.bots:
            spec = self.saved.players[seat].spec
            level = text_of(words.language, f"bot-{spec}") if spec in LEVELS else spec
            found.append(words.text("terminal-bot", {"name": words.seat(seat), "bot": level}))
        return found

    def question(self, layout: Layout) -> list[Text]:
        """Whose turn it is, what is asked, and how many things are chosen."""
        s, words, ask = self.saved.session.s, self.words, self.d.ask
        turn = words.text("terminal-turn", {"name": words.seat(self.d.seat)})
        lines = [layout.rule(Text(turn, style="turn")), *layout.wrapped(Text(words.prompt(s, ask), style="bold"))]
        most = ask.picks_left()
        if isinstance(ask, PickSet) and most > 1:
            least = ask.least(s)
            count = str(most) if least >= most else f"{least}–{most}"
            lines += layout.wrapped(Text(words.text("terminal-several", {"count": count}), style="muted"))
        return lines

    def hint(self, layout: Layout) -> list[Text]:
        """The advised pick in words, since its number may be on another page; and why."""
        if self.hinted is None:
            return []
        words, offered = self.words, self.saved.offered(self.d)
        numbers = " ".join(str(offered.index(pick) + 1) for pick in self.hinted) or "0"
        names = [words.option(self.saved.session.s, self.d.ask, pick) for pick in self.hinted]
        option = words.text("list-separator").join(names) or words.text("terminal-none")
        said = [Text(words.text("terminal-hint", {"number": numbers, "option": option}), style="gold")]
        if self.reason is not None:
            said += layout.wrapped(Text(in_words(words, self.reason, self.saved.session.seats == 1), style="gold"))
        return said


def newest(told: list[Text], height: int) -> list[Text]:
    """The heading and the latest lines, with a sign for those left out; the latest alone where there is no room."""
    if len(told) <= height:
        return told
    cut = Text("  …", style="muted")
    return [told[0], cut, *told[len(told) - height + 2 :]] if height > 2 else told[len(told) - max(0, height) :]


def board(saved: SavedGame, words: Words, d: Decision, before: Look, layout: Layout) -> list[Text]:
    """What lies before all; marked is what was not so at the last look."""
    picture = saved.session.game.plain_picture(saved.session.view(d.seat))
    lines = board_lines(words, picture, layout, before.facts)
    if before.facts is not None and not layout.plain:
        lines.append(layout.cropped(Text(words.text("terminal-marked"), style="gold")))
    return lines


def before_seats(saved: SavedGame, words: Words, d: Decision, seats: list[int], layout: Layout) -> list[Text]:
    """Numbers, cards and pieces of some seats, as far as the one that is asked may see them."""
    session = saved.session
    seen = session.view(d.seat)
    picture = session.game.plain_picture(seen)
    lines: list[Text] = []
    for seat in seats:
        lines.append(Text(words.seat(seat)) if layout.plain else layout.rule(seat_name(words, seat)))
        numbers = [
            look.tally(words, key, n, n)
            for key, n in session.game.tallies(seen, seat).items()
            if n or key == look.FIRST
        ]
        lines += numbers if layout.plain else layout.wrapped(Text(" · ", style="muted").join(numbers))
        lines += possessions(words, picture, seat, layout)
    return lines


def log(saved: SavedGame, words: Words, d: Decision) -> list[Text]:
    session = saved.session
    return [Text(line) for line in look.news(session, words, d.seat, Look())]


def headline(words: Words, outcome: Outcome) -> str:
    """Who has won; alone, perhaps nobody."""
    if not outcome.winners:
        return words.text("terminal-lost", {"score": outcome.seats[0].score, "target": outcome.target})
    names = words.text("list-separator").join(words.seat(seat) for seat in outcome.winners)
    return words.text("terminal-over", {"winners": names, "count": len(outcome.winners)})


def finish(out: Console, saved: SavedGame, words: Words, plain: bool = False) -> None:
    session = saved.session
    outcome = session.outcome()
    out.print()
    out.print(headline(words, outcome) if plain else Rule(headline(words, outcome), style="gold"))
    for line in scores(out, session.game, words, session.s, plain):
        out.print(line)
    for goal in outcome.goals:
        told = {"goal": words.token(goal.ref), "have": goal.have, "need": goal.need}
        out.print(Text(words.text("terminal-goal", told), style="bold" if goal.have >= goal.need else "muted"))
    if outcome.decided_by == "tie-break":
        out.print(Text(words.text("terminal-tie-break"), style="muted"))


def scores(out: Console, game: Game, words: Words, s: Any, plain: bool) -> list[Text]:
    """The score sheet; plainly, a number a line."""
    if not plain:
        return lines_of(out, score_table(game, s, words), out.width)
    lines = []
    for row in game.outcome(s).seats:
        lines += [f"{words.seat(row.seat)}, {words.score(name)}: {n}" for name, n in row.categories.items()]
        lines.append(f"{words.seat(row.seat)}, {words.score('total')}: {row.score}")
    return [Text(line) for line in lines]
