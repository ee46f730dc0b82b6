"""Several processors for one question: a crew of threads takes the pieces of it.

While a kernel is at work, Python lets other threads run. Who asks works on his own pieces too and never waits
for a helper that is busy for somebody else; so one question cannot hold up another one.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, Generic, TypeVar

MOST_HELPERS: Final = 2
"""So many threads help at most; each keeps kernels of its own, of some 6 MB, for the last two rule sets."""

Piece = TypeVar("Piece")
Found = TypeVar("Found")


def helpers() -> int:
    """Return how many threads may help here: half of what processors are left beside the one who asks.

    Most processors count twice, for each of two threads that share one core; and the windows want one too.
    """
    return min(MOST_HELPERS, (processors() - 1) // 2)


def shared(pieces: Sequence[Piece], work: Callable[[Piece], Found]) -> list[Found]:
    """Return what comes of each piece, in their order, however many threads have done them.

    Args:
        pieces: what is to be done.
        work: does a piece, in any thread. What it raises is raised here, and no further piece is begun. A
            piece that fails in a helper, who may lack what the asking thread has, is tried again here.
    """
    work_list = _WorkList(pieces, work)
    number = min(helpers(), len(pieces) - 1)
    crew = [_pool().submit(work_list.help) for _ in range(number)] if number > 0 else []
    try:
        work_list.work()
    finally:
        work_list.close()
        for one in crew:
            # One that has not begun yet would find nothing left.
            if not one.cancel():
                one.result()
    work_list.work_again()
    return work_list.found()


class _WorkList(Generic[Piece, Found]):
    """Pieces, of which every thread takes the next one that nobody has taken."""

    def __init__(self, pieces: Sequence[Piece], work: Callable[[Piece], Found]) -> None:
        self._pieces: Final = pieces
        self._work: Final = work
        self._left: Final = deque(range(len(pieces)))
        self._failed: Final[list[int]] = []
        self._done: Final[dict[int, Found]] = {}

    def help(self) -> None:
        """Work as long as something is left; a piece that fails is left to the one who asks."""
        while (number := self._next()) is not None:
            try:
                self._done[number] = self._work(self._pieces[number])
            except Exception:  # noqa: BLE001 - whatever it was, the one who asks meets it again
                self._failed.append(number)
                return

    def work(self) -> None:
        """Work as long as something is left."""
        while (number := self._next()) is not None:
            self._done[number] = self._work(self._pieces[number])

    def close(self) -> None:
        """Leave nothing to be begun."""
        self._left.clear()

    def work_again(self) -> None:
        """Do what has failed in helpers."""
        for number in self._failed:
            self._done[number] = self._work(self._pieces[number])

    def found(self) -> list[Found]:
        """Return what was found, in the order of the pieces."""
        return [self._done[number] for number in range(len(self._pieces))]

    def _next(self) -> int | None:
        try:
            return self._left.popleft()
        except IndexError:
            return None


def processors() -> int:
    """Return on how many processors this process may run."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(MOST_HELPERS, "rollouts")
