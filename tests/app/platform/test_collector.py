import gc
import linecache
import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from peling_app.platform.collector import Collector


class Cycle:
    """Something that only the collector can end; it notes in which thread that happens."""

    def __init__(self, ended: list[int]) -> None:
        self.itself = self
        self.ended = ended

    def __del__(self) -> None:
        self.ended.append(threading.get_ident())


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[Collector]:
    assert qtbot is not None
    made = Collector()
    yield made
    made.finish()


def busy_with(ended: list[int]) -> None:
    """Make a cycle and then so many objects that Python would collect on its own."""
    Cycle(ended)
    kept = [[number] for number in range(2 * gc.get_threshold()[0])]
    assert kept


def test_garbage_of_a_worker_ends_in_the_thread_of_the_collector(qtbot: QtBot, collector: Collector) -> None:
    assert not gc.isenabled()
    ended: list[int] = []
    thread = threading.Thread(target=busy_with, args=(ended,))
    thread.start()
    thread.join()
    assert ended == []
    kept = [[number] for number in range(2 * gc.get_threshold()[0])]
    qtbot.waitUntil(lambda: bool(ended))
    assert ended == [threading.get_ident()]
    assert collector.look() is None
    assert kept


def test_python_collects_again_afterwards(qtbot: QtBot) -> None:
    assert qtbot is not None
    Collector().finish()
    gc.enable()
    assert gc.isenabled()
    ended: list[int] = []
    busy_with(ended)
    assert ended == [threading.get_ident()]


def test_the_source_of_modules_is_not_kept_in_memory(collector: Collector) -> None:
    source = linecache.getlines(__file__)
    assert source
    assert linecache.cache
    collector.look()
    assert not linecache.cache
    assert linecache.getlines(__file__) == source
