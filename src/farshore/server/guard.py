"""Middleware for every request and socket: who asks, from where, and how often."""

from __future__ import annotations

import ipaddress
import logging
import re
import time
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farshore.server.http_types import Fault
from farshore.server.metrics import Metrics
from farshore.server.rate import Buckets
from farshore.server.relay import SEAL, sealed_address
from farshore.server.settings import Settings
from farshore.tables.faults import NotPossible, TableFault
from farshore.tables.hub import TableHub
from farshore.tables.people import new_secret, person_of
from farshore.words import LANGUAGES, best_language

COOKIE = "farshore"
SECURE_COOKIE = "__Host-farshore"  # browsers take it over TLS only, and from this host alone
YEAR = 365 * 86_400
RENEWED_AT = "/api/home"  # every visit makes the cookie last for another year
OWN_COOKIE = re.compile(r"(?:^|[;,]\s*)(__Host-farshore|farshore)=([A-Za-z0-9_-]{22})(?=\s*(?:[;,]|$))")
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
log = logging.getLogger("farshore.http")


class Guard:
    """Middleware. Puts `person`, `language` and `address` into the scope's state."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, buckets: Buckets) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.buckets = buckets  # by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        secret, fault = self.recognise(scope)
        if scope["type"] == "websocket":
            await (self.app(scope, receive, send) if fault is None else send({"type": "websocket.close", "code": 4403}))
            return
        answer = Answer(self, scope, send, secret)
        if fault is None:
            await self.app(scope, receive, answer)
        else:
            await refuse(fault[0], fault[1], scope["state"]["language"], answer)

    def recognise(self, scope: Scope) -> tuple[str, tuple[int, TableFault] | None]:
        """Notes who asks and from where; the secret for a cookie that is new or renewed, and why to refuse, if so."""
        headers = Headers(scope=scope)
        secret = secret_in(headers)
        state = scope.setdefault("state", {})
        fresh = "" if secret else new_secret()
        state["device"] = person_of(secret or fresh)
        hub: TableHub = scope["app"].state.hub
        state["person"] = hub.devices.person(state["device"])
        renewed = secret if scope["path"] == RENEWED_AT else ""
        state["language"] = language_of(scope, headers)
        sealed = sealed_address(hub.key, headers.get(SEAL, ""))
        state["address"], state["is_relayed"], state["secret"] = (
            sealed or address_of(scope),
            bool(sealed),
            secret or fresh,
        )
        fault = None if sealed else self.fault(scope, headers, state["address"])  # the other server has looked already
        return fresh or renewed, fault

    def fault(self, scope: Scope, headers: Headers, address: str) -> tuple[int, TableFault] | None:
        if not is_known_host(headers.get("host", ""), self.settings.names):
            return 403, NotPossible("unknown-host")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not is_same_origin(headers):
            return 403, NotPossible("foreign-origin")
        if not self.buckets.take(address):
            return 429, NotPossible("too-fast")
        return None


class Answer:
    """Adds security headers, the cookie of a new person, and a line in the log to an answer."""

    def __init__(self, guard: Guard, scope: Scope, send: Send, secret: str) -> None:
        self.guard = guard
        self.scope = scope
        self.send = send
        self.secret = secret  # for a cookie that is new or renewed
        self.began = time.perf_counter()

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self.scope["path"].startswith("/assets/") and message["status"] == 200:
                headers.setdefault("Cache-Control", "public, max-age=31536000, immutable")  # names carry a digest
            if self.scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
                if self.secret:
                    headers.append("Set-Cookie", cookie(self.secret, self.scope["scheme"]))
            self.note(message["status"])
        await self.send(message)

    def note(self, status: int) -> None:
        self.guard.metrics.requests[str(status)] += 1
        route = self.scope.get("route")
        fields = {
            "method": self.scope["method"],
            "route": getattr(route, "path", "-"),
            "status": status,
            "ms": round(1000 * (time.perf_counter() - self.began), 1),
        }
        log.log(logging.WARNING if status >= 500 else logging.DEBUG, "request", extra=fields)


def cookie(secret: str, scheme: str) -> str:
    name, secure = (SECURE_COOKIE, "; Secure") if scheme == "https" else (COOKIE, "")
    return f"{name}={secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{secure}"


def secret_in(headers: Headers) -> str:
    """The secret in our cookie, whatever other cookies look like; empty if there is none."""
    pairs: list[tuple[str, str]] = OWN_COOKIE.findall("; ".join(headers.getlist("cookie")))
    found = dict(pairs[::-1])
    return found.get(SECURE_COOKIE) or found.get(COOKIE, "")


def language_of(scope: Scope, headers: Headers) -> str:
    query = scope.get("query_string", b"").decode("latin-1")
    wish = re.search(r"(?:^|&)lang=([A-Za-z-]{2,10})(?:&|$)", query)
    if wish and wish[1] in LANGUAGES:
        return wish[1]
    return best_language(headers.get("accept-language", "").split(",")[0].strip())


def address_of(scope: Scope) -> str:
    """The address that rate limits count for; of IPv6 the /64 that a household gets."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    return ipaddress.ip_network(f"{host}/64", strict=False).with_prefixlen if is_ipv6(host) else host


def is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_ipv6(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).version == 6
    except ValueError:
        return False


def is_known_host(host: str, names: tuple[str, ...]) -> bool:
    """Addresses, localhost and .local names; others must be allowed, against DNS rebinding."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name in ("localhost", *names) or name.endswith((".localhost", ".local")):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_same_origin(headers: Headers) -> bool:
    """Browsers name the origin of every request that changes something; other programs need not."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    try:
        return urlsplit(origin).netloc == headers.get("host", "") != ""
    except ValueError:
        return False


async def refuse(status: int, fault: TableFault, language: str, send: Send) -> None:
    body = msgspec.json.encode(Fault(fault.reason, fault.text(language), fault.detail))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
