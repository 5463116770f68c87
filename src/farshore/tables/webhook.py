"""A message to a chat room or a phone when it is an absent person's turn. Only to hosts the operator allows."""

from __future__ import annotations

import asyncio
import http.client
import logging
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import msgspec

from farshore.tables.faults import NotPossible

log = logging.getLogger("farshore.webhook")
LIMIT = 5.0  # seconds
MOST = 100  # calls that may wait


class Webhooks:
    """`allowed` holds hosts or host:port; without it there are no webhooks at all."""

    def __init__(self, allowed: tuple[str, ...] = ()) -> None:
        self.allowed = allowed
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(2, "webhook")  # its own: a silent host must not hold up anything else

    def check(self, url: str) -> str:
        """The address if it may be called, or a refusal that names the allowed hosts."""
        if not url:
            return ""
        try:
            parts = urlsplit(url)
            known = parts.scheme in ("http", "https") and parts.netloc in self.allowed
        except ValueError:
            known = False
        if not known:
            raise NotPossible("no-webhook", hosts=", ".join(self.allowed) or "–")
        return url

    def call(self, url: str, message: dict[str, object]) -> None:
        """Does not wait for the answer and follows no redirects. Where too many wait already, it is dropped."""
        try:
            self.check(url)
        except NotPossible:
            return  # allowed when the table was created, and no longer
        if len(self._tasks) >= MOST:
            log.warning("webhook dropped", extra={"host": urlsplit(url).hostname})
            return
        task = asyncio.get_running_loop().create_task(self._call(url, msgspec.json.encode(message)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call(self, url: str, body: bytes) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, post, url, body)
        except (OSError, ValueError, http.client.HTTPException) as fault:  # an address may hold letters HTTP has not
            log.warning("webhook failed", extra={"host": urlsplit(url).hostname, "fault": type(fault).__name__})


def post(url: str, body: bytes) -> None:
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    line = kind(parts.netloc, timeout=LIMIT)
    try:
        path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
        line.request("POST", path, body, {"Content-Type": "application/json"})
        line.getresponse().read(1024)
    finally:
        line.close()
