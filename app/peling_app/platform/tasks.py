"""Do slow things off the GUI thread: one worker, one thread, one job after the other.

The thread is Python's, not Qt's, and knows nothing of the worker: a worker that nobody has finished ends its
thread when it is collected and all it was given is done, where a forgotten QThread would end the program.

Nothing of Qt may come to its end in the thread. A job holds what it works for, often a page or a model, and
whoever lets go of that last deletes it; a signal of a worker that is being deleted elsewhere falls into the
void. Both end the program without a word. So a job is kept in `_OPEN` until the thread that asked takes it
out again, and the thread rings a `_Bell`, which is never deleted.
"""

from __future__ import annotations

import sys
import threading
import weakref
from collections.abc import Callable
from functools import cache
from itertools import count
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

T = TypeVar("T")

_SWITCH_INTERVAL: Final = 0.001
"""Seconds after which a busy thread must let another one run; with Python's 0.005 moving tiles stumble."""


class Worker(QObject):
    """Run jobs in order in one thread and hand their answers to the thread of the windows, which makes it."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        """Name the thread; it starts with the first job."""
        super().__init__(parent)
        self._name = name
        self._queue: SimpleQueue[int | None] = SimpleQueue()
        self._bell = _bell()
        self.running: threading.Thread | None = None
        self._waiting: dict[int, tuple[Callable[[Any], None], Callable[[Exception], None]]] = {}
        weakref.finalize(self, self._queue.put, None)

    @property
    def busy(self) -> bool:
        """Return whether an answer is waited for."""
        return bool(self._waiting)

    def ask(
        self, job: Callable[[], T], then: Callable[[T], None], otherwise: Callable[[Exception], None]
    ) -> None:
        """Run `job` in the thread, then one of the others here: `then` with its result, or `otherwise`."""
        number = next(_NUMBERS)
        self._waiting[number] = (then, otherwise)
        _OPEN[number] = _Job(job, weakref.ref(self))
        self._queue.put(number)
        if self.running is None:
            sys.setswitchinterval(min(_SWITCH_INTERVAL, sys.getswitchinterval()))
            self.running = threading.Thread(
                target=_work, args=(self._queue, self._bell), name=self._name, daemon=True
            )
            self.running.start()

    def forget(self) -> None:
        """Drop the answers of all jobs given so far; the jobs themselves are done."""
        self._waiting.clear()

    def finish(self) -> None:
        """Do what is left, drop the answers, and end the thread. A later job starts a new one."""
        self.forget()
        if self.running is not None:
            self._queue.put(None)
            self.running.join()
            self.running = None
        for number in [number for number, job in _OPEN.items() if job.owner() is self]:
            del _OPEN[number]

    def _pass_on(self, number: int, answer: Any, error: Exception | None) -> None:  # noqa: ANN401 - any job's
        then, otherwise = self._waiting.pop(number, (None, None))
        if error is None and then is not None:
            then(answer)
        elif error is not None and otherwise is not None:
            otherwise(error)


def ignore(_answer: object) -> None:
    """Do nothing with an answer that nobody waits for."""


class _Job:
    """What is to be done and for whom; then, what came of it."""

    def __init__(self, run: Callable[[], object], owner: weakref.ref[Worker]) -> None:
        self.run = run
        self.owner = owner
        self.answer: object = None
        self.failure: Exception | None = None


class _Bell(QObject):
    """Rung by threads for each job that is done; heard in the thread of the windows."""

    rung = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.rung.connect(self._hear)

    def _hear(self, number: int) -> None:
        job = _OPEN.pop(number, None)
        worker = job.owner() if job is not None else None
        # Without a worker or Qt's half of it nobody is answered; what was given is done all the same.
        if job is not None and worker is not None and isValid(worker):
            worker._pass_on(number, job.answer, job.failure)  # noqa: SLF001 - of this module


_NUMBERS: Final = count(1)
_OPEN: Final[dict[int, _Job]] = {}
"""The jobs that are not yet taken out again, by their numbers."""


@cache
def _bell() -> _Bell:
    """Return the one bell; workers are made in one thread, that of the windows."""
    return _Bell()


def _work(queue: SimpleQueue[int | None], bell: _Bell) -> None:
    while (number := queue.get()) is not None:
        job = _OPEN[number]
        try:
            job.answer = job.run()
        except Exception as error:  # noqa: BLE001 - whatever went wrong is handed to the one who asked
            job.failure = error
        # From the ring on the job is another thread's.
        del job
        bell.rung.emit(number)
