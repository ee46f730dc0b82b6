"""Do slow things off the GUI thread: one worker, one thread, one job after the other.

The thread is Python's, not Qt's, and holds the worker only weakly: a worker that nobody has finished ends its
thread when it is collected and all it was given is done, where a forgotten QThread would end the program.
"""

from __future__ import annotations

import sys
import threading
import weakref
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, Signal

T = TypeVar("T")

_SWITCH_INTERVAL: Final = 0.001
"""Seconds after which a busy thread must let another one run; with Python's 0.005 moving tiles stumble."""


class Worker(QObject):
    """Run jobs in order in one thread and hand their answers to the thread of whoever made the worker."""

    _answered = Signal(int, object, object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        """Name the thread; it starts with the first job."""
        super().__init__(parent)
        self._name = name
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._last = 0
        self._waiting: dict[int, tuple[Callable[[Any], None], Callable[[Exception], None]]] = {}
        self._answered.connect(self._pass_on)
        weakref.finalize(self, self._queue.put, None)

    @property
    def busy(self) -> bool:
        """Return whether an answer is waited for."""
        return bool(self._waiting)

    def ask(
        self, job: Callable[[], T], then: Callable[[T], None], otherwise: Callable[[Exception], None]
    ) -> None:
        """Run `job` in the thread, then one of the others here: `then` with its result, or `otherwise`."""
        self._last += 1
        self._waiting[self._last] = (then, otherwise)
        self._queue.put(_Job(self._last, job))
        if self._thread is None:
            sys.setswitchinterval(min(_SWITCH_INTERVAL, sys.getswitchinterval()))
            self._thread = threading.Thread(
                target=_work, args=(self._queue, weakref.ref(self)), name=self._name, daemon=True
            )
            self._thread.start()

    def forget(self) -> None:
        """Drop the answers of all jobs given so far; the jobs themselves are done."""
        self._waiting.clear()

    def finish(self) -> None:
        """Do what is left, drop the answers, and end the thread. A later job starts a new one."""
        self.forget()
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None

    def _pass_on(self, number: int, answer: object, error: Exception | None) -> None:
        then, otherwise = self._waiting.pop(number, (None, None))
        if error is None and then is not None:
            then(answer)
        elif error is not None and otherwise is not None:
            otherwise(error)


def ignore(_answer: object) -> None:
    """Do nothing with an answer that nobody waits for."""


@dataclass(frozen=True, slots=True)
class _Job:
    number: int
    run: Callable[[], object]


def _work(queue: SimpleQueue[_Job | None], owner: weakref.ref[Worker]) -> None:
    while (job := queue.get()) is not None:
        answer: object = None
        failure: Exception | None = None
        try:
            answer = job.run()
        except Exception as error:  # noqa: BLE001 - whatever went wrong is handed to the one who asked
            failure = error
        worker = owner()
        # Without a worker or Qt's half of it nobody is answered; what was given is done all the same.
        if worker is not None:
            with suppress(RuntimeError):
                worker._answered.emit(job.number, answer, failure)  # noqa: SLF001 - its own thread
        # Neither the answer nor the worker may live on while the thread waits for the next job.
        del worker, answer, failure, job
