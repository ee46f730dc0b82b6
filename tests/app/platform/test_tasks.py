from __future__ import annotations

import gc
import subprocess
import sys
import threading
import weakref
from functools import partial

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from peling_app.platform.tasks import Worker


def unexpected(answer: object) -> None:
    raise AssertionError(answer)


def threads() -> set[str]:
    return {thread.name for thread in threading.enumerate()}


def test_jobs_run_in_order_elsewhere_and_are_answered_here(qtbot: QtBot) -> None:
    worker = Worker("test-order")
    answers: list[tuple[int, str, str]] = []

    def job(number: int) -> tuple[int, str]:
        return number, threading.current_thread().name

    def then(answer: tuple[int, str]) -> None:
        answers.append((*answer, threading.current_thread().name))

    for number in range(20):
        worker.ask(partial(job, number), then, unexpected)
    assert worker.busy
    qtbot.waitUntil(lambda: len(answers) == 20)
    assert answers == [(number, "test-order", "MainThread") for number in range(20)]
    assert not worker.busy
    worker.finish()
    assert "test-order" not in threads()


def test_an_error_is_answered_too_and_the_thread_goes_on(qtbot: QtBot) -> None:
    worker = Worker("test-error")
    errors: list[Exception] = []
    answers: list[int] = []
    worker.ask(lambda: 1 // 0, answers.append, errors.append)
    worker.ask(lambda: 7, answers.append, errors.append)
    qtbot.waitUntil(lambda: answers == [7])
    assert [type(error) for error in errors] == [ZeroDivisionError]
    worker.finish()


def test_forgotten_answers_never_come_but_their_jobs_are_done(qtbot: QtBot) -> None:
    worker = Worker("test-forget")
    done: list[str] = []
    answers: list[str] = []
    worker.ask(lambda: done.append("old"), lambda _: answers.append("old"), unexpected)
    worker.forget()
    worker.ask(lambda: done.append("new"), lambda _: answers.append("new"), unexpected)
    qtbot.waitUntil(lambda: bool(answers))
    assert done == ["old", "new"]
    assert answers == ["new"]
    worker.finish()


def test_finishing_does_what_is_left_and_a_later_job_starts_again(qtbot: QtBot) -> None:
    worker = Worker("test-finish")
    gate = threading.Event()
    done: list[int] = []
    worker.ask(gate.wait, unexpected, unexpected)
    worker.ask(lambda: done.append(1), unexpected, unexpected)
    gate.set()
    worker.finish()
    assert done == [1]
    worker.finish()
    worker.ask(lambda: 2, done.append, unexpected)
    qtbot.waitUntil(lambda: done == [1, 2])
    worker.finish()


def test_a_worker_that_nobody_finished_leaves_no_thread(qtbot: QtBot) -> None:
    worker = Worker("test-forgotten")
    answers: list[int] = []
    worker.ask(lambda: 1, answers.append, unexpected)
    qtbot.waitUntil(lambda: answers == [1])
    del worker
    gc.collect()
    qtbot.waitUntil(lambda: "test-forgotten" not in threads())


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_a_worker_that_nobody_finished_does_all_it_was_given(qtbot: QtBot, jobs: int) -> None:
    worker = Worker("test-left")
    gate = threading.Event()
    done: list[int] = []
    worker.ask(gate.wait, unexpected, unexpected)
    for number in range(jobs):
        worker.ask(partial(done.append, number), unexpected, unexpected)
    del worker
    gc.collect()
    gate.set()
    qtbot.waitUntil(lambda: "test-left" not in threads())
    assert done == [*range(jobs)], "what was given to be written is written"


def test_a_worker_whose_half_of_qt_is_gone_does_all_it_was_given(qtbot: QtBot) -> None:
    worker = Worker("test-half")
    gate = threading.Event()
    done: list[int] = []
    worker.ask(gate.wait, unexpected, unexpected)
    for number in range(3):
        worker.ask(partial(done.append, number), unexpected, unexpected)
    delete(worker)
    gate.set()
    qtbot.waitUntil(lambda: len(done) == 3)
    del worker
    gc.collect()
    qtbot.waitUntil(lambda: "test-half" not in threads())


class Held:
    """Something that a job works for."""

    def work(self) -> int:
        """Answer something."""
        return 1


def test_what_a_job_holds_ends_in_the_thread_that_asked(qtbot: QtBot) -> None:
    worker = Worker("test-held")
    ended: list[str] = []
    answers: list[int] = []
    for _ in range(50):
        held = Held()
        weakref.finalize(held, lambda: ended.append(threading.current_thread().name))
        worker.ask(held.work, answers.append, unexpected)
        del held
    qtbot.waitUntil(lambda: len(ended) == 50)
    assert set(ended) == {"MainThread"}, "a page that a job holds must not be deleted by the thread"
    assert answers == [1] * 50
    worker.finish()


def test_what_a_job_holds_has_ended_when_the_worker_has_finished(qtbot: QtBot) -> None:
    worker = Worker("test-held-finish")
    held = Held()
    gone = weakref.ref(held)
    worker.ask(held.work, unexpected, unexpected)
    del held
    worker.finish()
    assert gone() is None
    qtbot.wait(1)  # the bell rings, and the answer is not there


DELETED_AT_WORK = """
import time
from random import Random
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from peling_app.platform.tasks import Worker

app = QApplication([])
chance = Random(1)


class Owner(QWidget):
    def __init__(self):
        super().__init__()
        self.worker = Worker("test-deleted", self)
        self.worker.ask(self.work, self.take, self.take)

    def work(self):
        time.sleep(chance.random() * 0.0004)
        return self.objectName

    def take(self, answer):
        self.setObjectName("answered")


for number in range(6000):
    owner = Owner()
    end = time.perf_counter() + chance.random() * 0.0006
    while time.perf_counter() < end:
        pass
    if number % 3 == 0:
        app.processEvents()
    owner.deleteLater()
    del owner
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    app.processEvents()
"""


# The fault ended the program once in about a thousand times, hence so many.
@pytest.mark.nightly
def test_an_owner_that_is_deleted_while_its_job_is_done_ends_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", DELETED_AT_WORK], capture_output=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr.decode()
