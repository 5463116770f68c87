"""Steps of preparation side by side, with a line that says what is happening and how long it will take."""

import shutil
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TextIO

PATIENCE = 1.5  # times the expected duration, before slowness is mentioned


class StepFailed(Exception):
    """A step that cannot be done without; says what to do."""


@dataclass
class Step:
    """`work` returns a remark for the user, usually none. `seconds`: on two quiet cores, with packages at hand."""

    title: str
    seconds: float
    work: Callable[[], str]
    took: float | None = None
    began: float | None = None


class Progress:
    """Chains of steps, one thread each. On a terminal one line is kept current; elsewhere finished steps are said."""

    def __init__(self, chains: list[list[Step]], out: TextIO | None = None) -> None:
        self.chains = [chain for chain in chains if chain]
        self.out = out or sys.stdout
        self.remarks: list[str] = []
        self.failure: BaseException | None = None
        self.began = time.monotonic()

    @property
    def expected(self) -> float:
        return max((sum(step.seconds for step in chain) for chain in self.chains), default=0.0)

    def run(self) -> None:
        """Raises what the first failing step raised; the other chains stop after their current step."""
        if not self.chains:
            return
        print(
            f"Preparing Farshore, about {self.expected:.0f} s if the packages are at hand:", file=self.out, flush=True
        )
        threads = [threading.Thread(target=self.work, args=(chain,), daemon=True) for chain in self.chains]
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads) and self.failure is None:
            self.draw()
            time.sleep(0.2)
        self.wipe()
        if self.failure is not None:
            raise self.failure
        for remark in self.remarks:
            print(f"  {remark}", file=self.out)
        print(f"  ready after {time.monotonic() - self.began:.0f} s", file=self.out, flush=True)

    def work(self, chain: list[Step]) -> None:
        try:
            for step in chain:
                if self.failure is not None:
                    return
                step.began = time.monotonic()
                remark = step.work()
                step.took = time.monotonic() - step.began
                self.remarks += [remark] if remark else []
                if not self.out.isatty():
                    print(f"  {step.title}: done in {step.took:.0f} s", file=self.out, flush=True)
        except BaseException as fault:  # noqa: BLE001  # raised again in the main thread
            self.failure = fault

    def line(self) -> str:
        """What is happening, and how far it is."""
        now = time.monotonic()
        doing = [step.title for step in self.steps() if step.began is not None and step.took is None]
        left, pace = self.left(now)
        when = f"about {left:.0f} s left"
        if pace > PATIENCE:
            when = f"at least {left:.0f} s left: a slow network or a busy machine"
        return f"  {now - self.began:3.0f} s · {' + '.join(doing)} · {when}"

    def left(self, now: float) -> tuple[float, float]:
        """Seconds left in the longest chain, and how many times longer than expected the current steps take.

        What is still to come is expected to be as slow; of a step that is late nothing more is known.
        """
        late = [(now - step.began) / step.seconds for step in self.steps() if step.began and step.took is None]
        pace = max([1.0, *late])
        return max(sum(remaining(step, now, pace) for step in chain) for chain in self.chains), pace

    def steps(self) -> list[Step]:
        return [step for chain in self.chains for step in chain]

    def draw(self) -> None:
        if self.out.isatty():
            wide = shutil.get_terminal_size().columns - 1
            self.out.write("\r" + self.line()[:wide].ljust(wide))
            self.out.flush()

    def wipe(self) -> None:
        if self.out.isatty():
            self.out.write("\r\x1b[K")


def remaining(step: Step, now: float, pace: float) -> float:
    if step.took is not None:
        return 0.0
    return step.seconds * pace if step.began is None else max(0.0, step.seconds - (now - step.began))
