"""What is typed is written at once while nothing is under way, and of what comes meanwhile the latest."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from peling_app.platform.tasks import Worker
from peling_app.platform.write_behind import WriteBehind


class Slow(Worker):
    """A worker whose jobs end when a test says so."""

    def __init__(self) -> None:
        """Begin with no job."""
        super().__init__("test-slow")
        self.jobs: list[tuple[Any, Callable[[Any], None], Callable[[Exception], None]]] = []

    def ask(
        self, job: Callable[[], Any], then: Callable[[Any], None], otherwise: Callable[[Exception], None]
    ) -> None:
        """Keep the job for later."""
        self.jobs.append((job, then, otherwise))

    def end(self) -> None:
        """Do the job that came first and tell its answer."""
        job, then, _ = self.jobs.pop(0)
        then(job())

    def fail(self) -> None:
        """Tell that the job that came first could not be done."""
        _, _, otherwise = self.jobs.pop(0)
        otherwise(OSError("full"))


@pytest.mark.usefixtures("qapp")
def test_a_value_is_written_at_once_and_of_those_that_wait_the_latest() -> None:
    slow = Slow()
    written: list[str] = []
    failed: list[Exception] = []
    behind = WriteBehind[str](slow, lambda value: partial(str, value), written.append, failed.append)
    assert not behind.is_writing
    behind.put("a")
    assert (behind.is_writing, len(slow.jobs)) == (True, 1)
    behind.put("ab")
    behind.put("abc")
    assert len(slow.jobs) == 1
    slow.end()
    assert (written, behind.is_writing, len(slow.jobs)) == (["a"], True, 1)
    slow.end()
    assert (written, behind.is_writing, slow.jobs) == (["a", "abc"], False, [])
    behind.put("d")
    slow.fail()
    assert (len(failed), behind.is_writing) == (1, False)
    behind.put("e")
    assert behind.is_writing
    slow.end()
    assert written == ["a", "abc", "e"]


@pytest.mark.usefixtures("qapp")
def test_what_is_forgotten_is_reported_nobody_and_the_next_value_is_written() -> None:
    slow = Slow()
    written: list[str] = []
    failed: list[Exception] = []
    behind = WriteBehind[str](slow, lambda value: partial(str, value), written.append, failed.append)
    behind.put("a")
    behind.put("b")
    behind.forget()
    assert not behind.is_writing
    behind.put("c")
    slow.end()
    assert (written, behind.is_writing, len(slow.jobs)) == ([], True, 1)
    slow.end()
    assert (written, behind.is_writing) == (["c"], False)
    assert failed == []
