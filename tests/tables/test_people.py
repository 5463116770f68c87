"""Secrets and invitations."""

from __future__ import annotations

import pytest

from farshore.tables.faults import UnknownTable
from farshore.tables.people import invitation, invited, is_genuine, new_secret, person_of


def test_secrets_have_128_bits_and_are_not_stored() -> None:
    secret = new_secret()
    assert len(secret) == 22 and secret != new_secret()
    assert secret not in person_of(secret) and person_of(secret) == person_of(secret)
    key = b"k" * 32
    link = invitation(key, "abc", 1, 0)
    assert invited(link) == ("abc", 1) and len(link.rsplit("-", 1)[1]) * 4 == 128
    assert is_genuine(link, key, "abc", 1, 0)
    for other in (invitation(key, "abc", 1, 1), invitation(key, "abc", 2, 0), invitation(b"x", "abc", 1, 0)):
        assert not is_genuine(other, key, "abc", 1, 0)
    with pytest.raises(UnknownTable):
        invited("abc-x-y")
