"""Rate limits count at every server: what an address has used up at one is gone at the others."""

from __future__ import annotations

from collections import Counter

from farshore.server.limits import Limits
from farshore.server.rate import Buckets
from farshore.server.settings import Settings
from farshore.tables import calls


def test_what_was_used_elsewhere_is_gone_here_and_nobody_falls_into_an_abyss() -> None:
    limits = Limits(Settings(open_rate=0.001))
    limits.tables.burst = 5.0
    limits.hear(calls.Spent("other", "tables", {"10.0.0.9": 3}), "me")
    limits.hear(calls.Spent("me", "tables", {"10.0.0.9": 3}), "me")  # our own words come back
    limits.hear(calls.Spent("other", "unknown", {"10.0.0.9": 3}), "me")
    assert [limits.tables.take("10.0.0.9") for _ in range(3)] == [True, True, False]
    assert limits.tables.take("10.0.0.8")
    limits.hear(calls.Spent("other", "tables", {"10.0.0.8": 10_000}), "me")
    assert limits.tables._bucket("10.0.0.8").left == -5.0


def test_only_what_was_granted_is_told() -> None:
    buckets = Buckets(0.001, 2.0)
    assert buckets.take("a") and buckets.spent is None, "alone there is nobody to tell"
    buckets.spent = Counter()
    assert buckets.take("a") and not buckets.take("a") and buckets.take("b")
    assert buckets.spent == {"a": 1, "b": 1}
