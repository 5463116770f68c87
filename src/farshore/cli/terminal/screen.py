"""The screen before a pick: progress, board, seats, what happened, and the question."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from farshore.cli.scores import score_table, seat_name
from farshore.cli.terminal.board import board, possessions
from farshore.cli.terminal.saved_game import SavedGame
from farshore.core.decision import Decision
from farshore.core.foresight import Foresight
from farshore.core.game import Outcome
from farshore.core.moves import Event
from farshore.core.session import Session
from farshore.core.sets import PickSet
from farshore.words import Words, guide

DRAWING = re.compile(r"!\[(.*?)\]\(#?[\w-]+\)( ?)")  # a terminal shows only their text
NEWS = 12  # lines of the log shown before a question


def seats_table(session: Session, words: Words, asked: int) -> Table:
    """A row per seat; numbers that are zero for every seat are left out."""
    seen = session.view(asked)
    tallies = [session.game.tallies(seen, seat) for seat in range(session.seats)]
    names = [name for name in tallies[0] if any(row.get(name) for row in tallies)]
    table = Table(box=None, header_style="muted", padding=(0, 2, 0, 0))
    table.add_column("")
    for name in names:
        table.add_column(words.tally(name), justify="right")
    for seat, row in enumerate(tallies):
        mark = Text("▸ " if seat == asked else "  ", style="gold")
        table.add_row(mark + seat_name(words, seat), *(str(row.get(name, 0)) for name in names))
    return table


def news(words: Words, heard: list[Event]) -> RenderableType:
    lines = [Text(f"  {words.happened(one.name, one.facts)}") for one in heard[-NEWS:]]
    if len(heard) > NEWS:
        lines.insert(0, Text("  …", style="muted"))
    return Group(*lines)


def change(words: Words, difference: dict[str, int]) -> Text:
    """What a pick costs and gives: "+3 corn  −1 settler"."""
    text = Text()
    for name, n in difference.items():
        text.append(f" {'+' if n > 0 else '−'}{abs(n)} {words.tally(name, abs(n))}", style="gain" if n > 0 else "loss")
    return text


def options(saved: SavedGame, words: Words, d: Decision, hinted: int | None) -> RenderableType:
    """What may be chosen, each with its number, its words, and what it changes."""
    s = saved.session.s
    preview = Foresight(saved.session.game, saved.session.view(d.seat), d.seat)
    legal = d.options(s)
    rows = [none_row(words)] if saved.is_whole(d, []) else []
    for number, pick in enumerate(saved.offered(d), start=1):
        text = Text(f"{number:>3} ", style="gold")
        text.append(words.option(s, d.ask, pick), style="bold reverse" if pick == hinted else "bold")
        rows.append(text + change(words, preview.changes(pick) if pick in legal else {}))
    wide = max((row.cell_len for row in rows), default=0) > 56
    return Group(*rows) if wide or len(rows) < 6 else Columns(rows, padding=(0, 3), equal=True, column_first=True)


def none_row(words: Words) -> Text:
    return Text.assemble(("  0 ", "gold"), (words.text("terminal-none"), "bold"))


def show(out: Console, saved: SavedGame, words: Words, d: Decision, since: int) -> None:
    """The whole table for the seat that is asked, from its own view."""
    game, seen = saved.session.game, saved.session.view(d.seat)
    picture = game.plain_picture(seen)
    standing = words.progress(game.progress(seen))
    out.print()
    out.print(Rule(Text.assemble((words.title, "bold accent"), "  ", (standing, "muted")), style="sea"))
    out.print(board(words, picture))
    before_seat(out, words, picture, d.seat)
    update(out, saved, words, d, since)


def before_seat(out: Console, words: Words, picture: Mapping[str, Any], seat: int) -> None:
    """A panel with a seat's own cards and pieces, if it has any."""
    lying = possessions(words, picture, seat)
    if lying is not None:
        out.print(Panel(lying, title=seat_name(words, seat), border_style="muted", title_align="left"))


def others(out: Console, saved: SavedGame, words: Words, d: Decision) -> None:
    """The cards and pieces of the other seats, as far as this one may see them."""
    picture = saved.session.game.plain_picture(saved.session.view(d.seat))
    for seat in range(saved.session.seats):
        if seat != d.seat:
            before_seat(out, words, picture, seat)


def update(out: Console, saved: SavedGame, words: Words, d: Decision, since: int) -> None:
    """The seats, and what happened."""
    out.print(seats_table(saved.session, words, d.seat))
    heard = saved.session.events(d.seat, since)
    if heard:
        out.print(Rule(words.text("terminal-news"), style="muted", align="left"))
        out.print(news(words, heard))


def rules(out: Console, words: Words) -> None:
    """The guide for newcomers; its tagline for a game without one."""
    told = guide(words.game.package, words.language) if words.game else None
    text = DRAWING.sub(lambda drawn: drawn[1] + drawn[2] if drawn[1] else "", told[0]) if told else words.tagline
    out.print(Markdown(text))


def ask(out: Console, saved: SavedGame, words: Words, d: Decision, hinted: int | None = None) -> None:
    out.print(Rule(seat_name(words, d.seat), style="gold", align="left"))
    s = saved.session.s
    out.print(Text(words.prompt(s, d.ask), style="bold"))
    if isinstance(d.ask, PickSet) and (most := d.ask.most(s)) > 1:
        least = d.ask.least(s)
        count = str(most) if least >= most else f"{least}–{most}"
        out.print(Text(words.text("terminal-several", {"count": count}), style="muted"))
    out.print(options(saved, words, d, hinted))


def headline(words: Words, outcome: Outcome) -> str:
    """Who has won; alone, perhaps nobody."""
    if not outcome.winners:
        return words.text("terminal-lost", {"score": outcome.seats[0].score, "target": outcome.target})
    names = words.text("list-separator").join(words.seat(seat) for seat in outcome.winners)
    return words.text("terminal-over", {"winners": names, "count": len(outcome.winners)})


def finish(out: Console, saved: SavedGame, words: Words) -> None:
    session = saved.session
    outcome = session.outcome()
    out.print()
    out.print(Rule(headline(words, outcome), style="gold"))
    out.print(score_table(session.game, session.s, words))
    for goal in outcome.goals:
        told = {"goal": words.token(goal.ref), "have": goal.have, "need": goal.need}
        out.print(Text(words.text("terminal-goal", told), style="bold" if goal.have >= goal.need else "muted"))
    if outcome.decided_by == "tie-break":
        out.print(Text(words.text("terminal-tie-break"), style="muted"))
