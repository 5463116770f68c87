"""Builds the `table` message: a table as one viewer sees it, in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from farshore.core.agenda import SPECTATOR, State
from farshore.core.decision import decision_of
from farshore.core.game import Game
from farshore.core.moves import Event
from farshore.core.notation import question
from farshore.core.sets import PickSet
from farshore.core.view import hides_nothing
from farshore.core.wire import to_wire
from farshore.server import socket_types as m
from farshore.server.previews import Reach, is_final_set, previews
from farshore.server.set_choice import set_choice
from farshore.server.shared import ALL, shared
from farshore.server.wording import Wording, level_title, refs_in, wording_at
from farshore.tables.clock import monotonic
from farshore.tables.info import SeatInfo, TableInfo
from farshore.tables.outcome import standing, winners_of
from farshore.tables.table import Table
from farshore.tables.undoing import is_alone, undoing
from farshore.tables.versions import VersionedSession
from farshore.tables.wording import pace_of, text_of


class Viewer:
    """Who looks: a person, for one of their seats or as a spectator; in which language; what the screen holds."""

    def __init__(self, person: str, seat: int, language: str, seen: int = 0, curtain: int | None = None) -> None:
        self.person = person
        self.seat = seat
        self.language = language
        self.seen = seen
        self.curtain = curtain


def table_message(table: Table, viewer: Viewer) -> m.TableMessage:
    """To be sent, never to be changed: screens share its parts. New lines of the log are JSON already."""
    info, session = table.info, table.session
    yours = info.seats_of(viewer.person)
    others = hidden_seats(session, yours)
    wording = wording_at(info, viewer.language)
    shown = shown_table(table, session, wording, viewer) if session is not None else NOTHING_YET
    return m.TableMessage(
        id=table.id,
        game=info.game,
        title=wording.title,
        edition=info.edition,
        edition_title=wording.edition_title,
        variants=settled_variants(wording, info.variants),
        status=info.status,
        stopped=info.stopped > 0,
        practice=info.practice,
        note=note(info, viewer.language),
        seats=seats(table, viewer, yours, others),
        viewer=viewer.seat if viewer.seat >= 0 else None,
        yours=yours,
        curtain=viewer.curtain,
        host=viewer.person == info.host,
        waiting=waiting(session, others) if session is not None and table.is_running else [],
        undo=undo(table, session, viewer, yours),
        clock=info.clock,
        pace=pace_of(viewer.language, info.clock),
        pause=info.pause,
        paused=table.is_paused,
        spectators=presence(table).spectators,
        watchers=watchers(table) if viewer.person == info.host else [],
        rematch=info.rematch or None,
        **shown,
    )


NOTHING_YET: dict[str, Any] = {
    "version": 0,
    "progress": {},
    "phase": "",
    "picture": {},
    "tallies": [],
    "outcome": m.Outcome([], "score", [], None, []),
    "decision": None,
    "log_from": 0,
    "log": [],
}


def shown_table(table: Table, session: VersionedSession, wording: Wording, viewer: Viewer) -> dict[str, Any]:
    """What comes from the view and the moves the viewer may see, and from nothing else."""
    cache = shared(table)
    log = cache.log(table, session, wording, viewer.seat, line)
    start = log.start(viewer.seen)
    parts = cache.parts(table, (viewer.seat, viewer.language), lambda: seen_parts(table, session, wording, viewer.seat))
    return {
        "version": session.version(viewer.seat),
        "log_from": start,
        "log": log.after(start),
        **parts,
    }


def seen_parts(table: Table, session: VersionedSession, wording: Wording, seat: int) -> dict[str, Any]:
    """The large parts of a message, the same for all screens with this view."""
    game, view = session.game, session.view(seat)
    asked = table.is_running and not table.info.seats[seat].bot_picks if seat >= 0 else False
    return {
        **scored(table, game, view, wording),
        "picture": shared(table).picture(game, view),
        "decision": decision(session, view, wording, seat, reach_of(table.info, seat)) if asked else None,
    }


def scored(table: Table, game: Game, view: State, wording: Wording) -> Mapping[str, Any]:
    """Made once for all where everybody sees the same."""
    seats = table.info.seats
    if not hides_nothing(view):
        return scored_parts(game, view, seats, wording)
    return shared(table).parts(table, (ALL, wording.language), lambda: scored_parts(game, view, seats, wording))


def scored_parts(game: Game, view: State, seats: list[SeatInfo], wording: Wording) -> dict[str, Any]:
    """How far the game is, and how everybody stands."""
    progress = game.progress(view)
    return {
        "progress": progress,
        "phase": wording.phase(str(progress["phase"])) if "phase" in progress else "",
        "tallies": [game.tallies(view, seat) for seat in range(view.seats)],
        "outcome": outcome(game, view, seats, wording),
    }


def settled_variants(wording: Wording, variants: Mapping[str, str]) -> list[m.SettledVariant]:
    return _settled(wording, tuple(variants.items()))


@lru_cache(maxsize=512)
def _settled(wording: Wording, settled: tuple[tuple[str, str], ...]) -> list[m.SettledVariant]:
    variants = dict(settled)
    shown = [(v.name, variants[v.name], v.default) for v in wording.game.shown if v.name in variants]
    return [
        m.SettledVariant(name, value, wording.variant(name), wording.variant(name, value), value == default)
        for name, value, default in shown
    ]


def presence(table: Table) -> m.Presence:
    """Who is there: counted once for every change, however many are told."""
    return shared(table).presence(table, count_present)


def count_present(table: Table) -> m.Presence:
    seated = {seat.person for seat in table.info.seats}
    watching = sum(n for person, n in table.present.items() if person not in seated)
    return m.Presence([is_connected(table, seat) for seat in table.info.seats], watching)


def watchers(table: Table) -> list[m.Watcher]:
    """Whom the host may silence or send away: spectators, and people who have written."""
    info = table.info
    seated = {seat.person: number for number, seat in enumerate(info.seats)}
    names = {row.person: row.name for row in table.chats}
    known = [p for p in table.present if p not in seated] + [*names, *info.muted]
    return [
        m.Watcher(table.watcher_id(p), names.get(p, ""), seated.get(p), p in info.muted)
        for p in dict.fromkeys(known)
        if p and p != info.host and p not in info.removed
    ]


def is_connected(table: Table, seat: SeatInfo) -> bool:
    return seat.kind == "bot" or (seat.kind == "person" and table.present[seat.person] > 0)


def seats(table: Table, viewer: Viewer, yours: list[int], others: tuple[int, ...]) -> list[m.Seat]:
    def make() -> list[m.Seat]:
        return [seat(table, number, viewer, others) for number in range(len(table.info.seats))]

    return shared(table).seats(table, viewer.person if yours else "", viewer.language, make)


def seat(table: Table, number: int, viewer: Viewer, others: tuple[int, ...]) -> m.Seat:
    info = table.info.seats[number]
    left, runs = table.clocks.shown(number, others, monotonic()) if info.kind == "person" else (None, False)
    bot = info.bot or None if info.bot_picks else None
    yours = info.kind == "person" and info.person == viewer.person
    return m.Seat(
        seat=number,
        name=info.name,
        kind=info.kind,
        bot=bot,
        level=level_title(bot, viewer.language) if bot else "",
        colour=table.info.colour(number),
        yours=yours,
        connected=is_connected(table, info),
        ready=info.ready,
        away=info.away,
        resigned=info.resigned,
        skips=info.skips or not yours,
        clock=None if left is None else m.Clock(left, runs),
    )


def undo(table: Table, session: VersionedSession | None, viewer: Viewer, yours: list[int]) -> m.UndoState:
    """Of the person's latest pick, in whichever of their seats."""
    if not yours or session is None:
        return cannot_undo("nothing" if yours else "spectator", viewer)
    if not table.is_running:
        return cannot_undo("finished", viewer)
    seat = next((x.seat for x in reversed(session.moves) if x.counts and x.seat in yours), yours[0])
    found = undoing(table.info, session, seat)
    if found.reason:
        return cannot_undo(found.reason, viewer)
    text = text_of(viewer.language, f"undo-practice-{found.seen}") if found.seen else ""
    return m.UndoState(True, "", text, seat, session.version(seat), bool(found.seen))


def cannot_undo(reason: str, viewer: Viewer) -> m.UndoState:
    text = text_of(viewer.language, f"fault-undo-{reason}")
    return m.UndoState(False, reason, text, None, 0, False)  # type: ignore[arg-type]  # the reasons of `undoable` are the protocol's


def outcome(game: Game, view: State, seats: list[SeatInfo], wording: Wording) -> m.Outcome:
    found, ranks, decided = standing(game, view, seats)
    standings = [
        m.Standing(
            one.seat,
            ranks[one.seat],
            one.score,
            [m.Category(name, wording.score(name), points) for name, points in one.categories.items()],
        )
        for one in found.seats
    ]
    goals = [m.Goal(goal.ref, wording.token(goal.ref), goal.have, goal.need) for goal in found.goals]
    winners = winners_of(found, ranks, seats)
    return m.Outcome(standings, decided, winners, found.target, goals)  # type: ignore[arg-type]  # as `standing` says


def lines(session: VersionedSession, wording: Wording, viewer: int, after: int) -> list[m.Line]:
    return [line(session, wording, event, version) for version, event in session.events_after(viewer, after)]


def line(session: VersionedSession, wording: Wording, event: Event, version: int = 0) -> m.Line:
    refs = refs_in(event.facts)
    actor = next((ref for ref in refs if ref.startswith("seat:")), None)
    who = int(actor.removeprefix("seat:")) if actor else None  # a round begins by itself
    is_milestone = event.name in session.game.milestones
    return m.Line(version, who, event.name, wording.line(event), refs, event.facts, is_milestone)


def note(info: TableInfo, language: str) -> str:
    if info.stopped:
        return text_of(language, "note-stopped", {"row": info.stopped})
    return text_of(language, "note-moved", {"rules": info.rules_version}) if info.moved_from else ""


def hidden_seats(session: VersionedSession | None, yours: list[int]) -> tuple[int, ...]:
    """In a simultaneous choice: all other seats that take part. Nobody sees which of them have answered."""
    return tuple(sorted(session.choosing - set(yours))) if session is not None else ()


def waiting(session: VersionedSession, others: tuple[int, ...]) -> list[int]:
    """The seats whose answers are awaited, as far as the viewer may know; of others it may not know who is forced."""
    return sorted({seat for seat in session.waiting if not session.is_forced(seat)} | set(others))


def decision(session: VersionedSession, view: State, wording: Wording, seat: int, reach: Reach) -> m.Decision | None:
    """What the seat is asked, computed from its own view. It is not asked what will be answered for it."""
    if session.decision(seat) is None or session.is_forced(seat):
        return None
    asked = decision_of(view, seat)
    ask = asked.ask
    picks = list(ask.offered(view, asked.options(view)))
    brings = previews(session.game, wording, view, seat, picks, session.sight, reach=reach)
    spelled = wording.options(view, ask, picks)
    return m.Decision(
        seat=seat,
        version=session.asked_version(seat),
        question=question(ask),
        prompt=wording.prompt(view, ask),
        about=ask.about(view),
        options=[m.Option(path, labels, brought) for (path, labels), brought in zip(spelled, brings, strict=True)],
        set=several(session, view, wording, ask, reach) if isinstance(ask, PickSet) and ask.most(view) > 1 else None,
    )


def several(session: VersionedSession, view: State, wording: Wording, ask: PickSet, reach: Reach) -> m.SetChoice:
    final = is_final_set(session.game, view, ask.seat, ask, session.sight, reach=reach)
    return set_choice(view, ask, wording, final=final)


def reach_of(info: TableInfo, seat: int) -> Reach:
    if not is_alone(info, seat):
        return Reach.TURN
    return Reach.GAME if info.practice else Reach.BOTS


def has_secrets(session: VersionedSession, seats: list[int]) -> bool:
    """Do these seats see different tables now?"""
    views = [to_wire(session.view(seat)) | {"viewer": 0} for seat in seats]
    return any(view != views[0] for view in views)


def viewer_of(table: Table, person: str, viewer: int) -> tuple[int, int | None]:
    """Whose view a person gets next, and the seat to pass the screen to if hands are hidden."""
    yours = table.info.seats_of(person)
    if not yours or table.session is None:
        return SPECTATOR if not yours else yours[0], None
    if len(yours) == 1:
        return yours[0], None
    asked = [seat for seat in table.people_deciding() if seat in yours]
    if viewer in asked or (not asked and viewer in yours):
        return viewer, None
    wanted = asked[0] if asked else yours[0]
    if table.is_running and has_secrets(table.session, yours):
        return SPECTATOR, wanted
    return wanted, None
