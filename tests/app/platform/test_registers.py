"""Rollouts are not held up by what the window paints."""

from __future__ import annotations

import ctypes
import mmap
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from peling_app.platform.registers import free_wide_registers
from peling_app.platform.tasks import Worker

UPPER_HALVES = 1 << 2
"""Of the states that are in use, by Intel's manual: that of the upper halves of the AVX registers."""
ASK = bytes.fromhex("b901000000 0f01d0 c3")
"""mov ecx, 1; xgetbv; ret: return which states are in use in this thread."""
FLAGS = Path("/proc/cpuinfo")


@pytest.fixture
def in_use() -> Iterator[Callable[[], bool]]:
    """Return what says whether the upper halves are in use in the thread that asks."""
    if not FLAGS.exists() or not {"avx", "xgetbv1"} <= set(FLAGS.read_text(encoding="utf-8").split()):
        pytest.skip("this processor has no such registers, or does not say whether they are in use")
    with mmap.mmap(-1, len(ASK), prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC) as code:
        code.write(ASK)
        begin = ctypes.c_char.from_buffer(code)
        asked = ctypes.CFUNCTYPE(ctypes.c_uint32)(ctypes.addressof(begin))
        yield lambda: bool(asked() & UPPER_HALVES)
        del begin


def paint() -> None:
    """Fill a picture in the thread of the windows."""
    QImage(200, 200, QImage.Format.Format_RGB32).fill(0)


@pytest.mark.usefixtures("qapp")
def test_they_are_free_when_they_were_freed(in_use: Callable[[], bool]) -> None:
    paint()
    free_wide_registers()
    assert not in_use()


def asked_in_a_job(qtbot: QtBot, in_use: Callable[[], bool]) -> bool:
    """Return what a new worker's first job finds."""
    found: list[bool] = []
    worker = Worker("test-registers")
    worker.ask(in_use, found.append, lambda error: pytest.fail(str(error)))
    qtbot.waitUntil(lambda: bool(found))
    worker.finish()
    return found[0]


def test_a_job_begins_with_free_ones_though_its_thread_is_started_by_one_that_paints(
    qtbot: QtBot, in_use: Callable[[], bool]
) -> None:
    asked_in_a_job(qtbot, in_use)  # the first worker of a process makes more, and that may free them
    paint()
    begun: list[bool] = []
    plain = threading.Thread(target=lambda: begun.append(in_use()))
    plain.start()
    plain.join()
    if begun != [True]:
        pytest.skip("Qt frees the registers that it paints by")
    paint()
    assert not asked_in_a_job(qtbot, in_use)
