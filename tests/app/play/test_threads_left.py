"""What one test leaves to be collected does no harm to the next one, however slow its thread ends."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from tests.app.play.sessions import MakeSession


@pytest.fixture
def thread_of_another_test() -> Iterator[threading.Thread]:
    """Return a thread that begins before the sessions of a test do, and is there after they are closed."""
    end = threading.Event()
    thread = threading.Thread(target=end.wait, name="pe-ling-left", daemon=True)
    thread.start()
    yield thread
    end.set()
    thread.join()


def test_a_thread_that_was_there_before_is_nothing_that_sessions_leave(
    thread_of_another_test: threading.Thread, make: MakeSession
) -> None:
    make()
    assert thread_of_another_test.is_alive()
