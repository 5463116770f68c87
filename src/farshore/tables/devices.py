"""One person on several devices: link codes, recovery codes, export and deletion. No passwords, no mail.

A device has a secret of its own, stored as a hash. A linked device's hash stands for the person of the first one.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from farshore.players.levels import DEFAULT_BOT
from farshore.store.protocol import Change, Device
from farshore.tables import calls
from farshore.tables.faults import NotPossible
from farshore.tables.info import TableInfo, read_info
from farshore.tables.people import LETTERS, person_of
from farshore.words import Words

if TYPE_CHECKING:
    from farshore.tables.loaded import LoadedTables

CODE_LENGTH = 8  # 40 bits for ten minutes, single use
RECOVERY_LENGTH = 26  # 130 bits
VALID = 600.0  # seconds
MOST_CODES = 10_000
MOST_TABLES = 10_000


class Devices:
    def __init__(self, hub: LoadedTables) -> None:
        self.hub = hub
        self._person: dict[str, str] = {}
        self._codes: dict[str, tuple[str, float]] = {}
        if hub.ownership is not None:
            hub.ownership.on[calls.Code].append(self._heard_code)
            hub.ownership.on[calls.Linked].append(lambda call: hub.begin(self._heard_device(call)))

    def _sealed(self, code: str) -> str:
        """Somebody who overhears the servers must not be able to use it."""
        return hmac.new(self.hub.key, f"code {code}".encode(), "sha256").hexdigest()

    def _heard_code(self, call: calls.Code) -> None:
        """Another server has shown a code, or it has been used there."""
        self._codes.pop(call.code, None)
        if call.person and len(self._codes) < MOST_CODES:
            self._codes[call.code] = (call.person, monotonic() + VALID)

    async def _heard_device(self, call: calls.Linked) -> None:
        if call.device:
            self._person[call.device] = call.person
        else:
            await self.load()

    async def load(self) -> None:
        self._person = {device.secret: device.person for device in await self.hub.store.devices()}

    def person(self, device: str) -> str:
        """The person whom a device belongs to."""
        return self._person.get(device, device)

    async def link_code(self, person: str) -> str:
        """A short code to type in on another device."""
        now = monotonic()
        self._codes = {
            code: (who, until) for code, (who, until) in self._codes.items() if until > now and who != person
        }
        if len(self._codes) >= MOST_CODES:
            raise NotPossible("not-possible")
        code = new_code(CODE_LENGTH)
        sealed = self._sealed(code)
        self._codes[sealed] = (person, now + VALID)
        await self.hub.tell(calls.Code(sealed, person))
        return code

    async def recovery_code(self, person: str) -> str:
        """A code to print: it brings the person back on any device. The one before is no longer valid."""
        code = new_code(RECOVERY_LENGTH)
        await self._save(Device(person_of(code), person, "recovery"))
        return code

    async def link(self, device: str, code: str) -> str:
        """Make this device one of the person who has the code, along with the tables it had."""
        code = "".join(c for c in code.lower() if c in LETTERS)
        person, until = self._codes.pop(self._sealed(code), ("", 0.0))
        if until < monotonic():
            person = self._person.get(person_of(code), "") if len(code) == RECOVERY_LENGTH else ""
        if not person:
            raise NotPossible("wrong-code")
        await self.hub.tell(calls.Code(self._sealed(code)))
        before = self.person(device)
        if before != person:
            await self._save(Device(device, person, "device"))
            if before == device:  # a person of its own until now
                await self._move_seats(before, person)
        return person

    async def _save(self, device: Device) -> None:
        await self.hub.store.save(Change(device=device))
        if device.kind == "recovery":
            await self.load()
        self._person[device.secret] = device.person
        await self.hub.tell(calls.Linked() if device.kind == "recovery" else calls.Linked(device.secret, device.person))

    async def _tables(self, person: str) -> list[str]:
        return [row.id for row in await self.hub.store.of_person(person, MOST_TABLES)]

    async def _move_seats(self, before: str, person: str) -> None:
        for table_id in await self._tables(before):
            table = await self.hub.summon(table_id, now=True)
            async with table.lock:
                for seat in table.info.seats_of(before):
                    table.info.seats[seat].person = person
                if table.info.host == before:
                    table.info.host = person
                await table.save()

    async def export(self, person: str) -> bytes:
        """Everything that is stored about a person, as JSON; written beside the event loop, for it may be much."""
        store = self.hub.store
        rows = await store.of_person(person, MOST_TABLES)
        chats = await store.chats_of(person)
        comments = await store.comments_of(person)
        ratings = await store.ratings_of_person(person)
        documents = await store.documents("", person, MOST_TABLES)
        settings = await store.preferences(person)
        name = await store.name_of(person)

        def written() -> bytes:
            found = {
                "name": name,
                "settings": settings,
                "tables": [described(row.id, read_info(row.data), person) for row in rows],
                "chats": [{"text": c.text, "at": c.at} for c in chats],
                "comments": [{"text": c.text, "at": c.at} for c in comments],
                "documents": [{"kind": p.kind, "id": p.id, "data": msgspec.Raw(p.data), "at": p.at} for p in documents],
                "ratings": [
                    {"game": r.game, "mean": r.mean, "uncertainty": r.uncertainty, "tables": r.tables} for r in ratings
                ],
            }
            return msgspec.json.encode(found)

        return await asyncio.to_thread(written)

    async def delete(self, person: str) -> None:
        """Everything about a person goes. Their games stay, without a name; a bot plays on where they were playing."""
        for table_id in await self._tables(person):
            table = await self.hub.summon(table_id, now=True)
            async with table.lock:
                forget(table.info, person)
                await table.save()
            table.chats = [chat for chat in table.chats if chat.person != person]
        await self.hub.store.save(Change(forgotten=person))
        self._person = {secret: who for secret, who in self._person.items() if who != person}
        await self.hub.tell(calls.Linked())


def forget(info: TableInfo, person: str) -> None:
    for number in info.seats_of(person):
        seat = info.seats[number]
        seat.person, seat.name = "", Words(None, "en").seat(number)
        if info.status == "gathering":
            seat.kind, seat.name, seat.ready = "open", "", False
        elif info.status == "running":
            seat.away, seat.bot = True, seat.bot or DEFAULT_BOT
        seat.generation += 1
    if info.host == person:
        info.host = ""
    info.muted = [who for who in info.muted if who != person]
    info.removed = [who for who in info.removed if who != person]


def described(table: str, info: TableInfo, person: str) -> dict[str, Any]:
    return {
        "id": table,
        "game": info.game,
        "status": info.status,
        "opened": info.opened,
        "seats": info.seats_of(person),
        "names": [info.seats[seat].name for seat in info.seats_of(person)],
    }


def new_code(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
