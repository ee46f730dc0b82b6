from __future__ import annotations

import gc
import threading
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
