"""Rate limits: token buckets."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict


class Bucket:
    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.size = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < min(cost, self.size):
            return False
        self.left -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until so much can be taken."""
        return max(0.0, (min(cost, self.size) - self.left) / self.rate)


class Buckets:
    """One for each address, the longest unused forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.spent: Counter[str] | None = None  # lately, where other servers are told
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def _bucket(self, who: str) -> Bucket:
        bucket = self._of.setdefault(who, Bucket(self.rate, self.burst))
        self._of.move_to_end(who)
        if len(self._of) > self.most:
            self._of.popitem(last=False)
        return bucket

    def take(self, who: str) -> bool:
        if not self._bucket(who).take():
            return False
        if self.spent is not None:
            self.spent[who] += 1
        return True

    def charge(self, who: str, amount: float) -> None:
        """What this address has used at another server."""
        bucket = self._bucket(who)
        bucket.left = max(-self.burst, bucket.left - amount)
