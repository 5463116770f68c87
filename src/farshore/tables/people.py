"""Identity without accounts: a secret makes a person, an invitation gives a seat. Secrets have 128 bits."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from farshore.tables.faults import UnknownTable

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_secret() -> str:
    return secrets.token_urlsafe(16)


def person_of(secret: str) -> str:
    """The id under which a person is stored; the secret itself never is."""
    return hashlib.blake2b(secret.encode(), digest_size=16, person=b"farshore").hexdigest()


def new_table_id() -> str:
    """80 bits: anybody who has the address of a private table may watch it."""
    return "".join(secrets.choice(LETTERS) for _ in range(16))


def invitation(key: bytes, table: str, seat: int, generation: int) -> str:
    """Computed from the server's key each time, never stored."""
    digest = hmac.new(key, f"{table} {seat} {generation}".encode(), hashlib.sha256).hexdigest()[:32]
    return f"{table}-{seat}-{digest}"


def invited(secret: str) -> tuple[str, int]:
    """The table and seat an invitation is for; `is_genuine` tells whether it is real."""
    parts = secret.split("-")
    if len(parts) != 3 or not parts[1].isdecimal() or len(parts[1]) > 2:
        raise UnknownTable("not-invitation")
    return parts[0], int(parts[1])


def is_genuine(secret: str, key: bytes, table: str, seat: int, generation: int) -> bool:
    return hmac.compare_digest(secret.encode(), invitation(key, table, seat, generation).encode())
