"""Before the kernel works, nothing stands in the upper halves of the registers.

The machine code here asks the processor itself, and leaves something in a register as Qt does.
"""

from __future__ import annotations

import ctypes
import mmap
import platform
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from peling.advice.kernel.machine import Kernel
from peling.advice.kernel.registers import clear_upper_halves
from peling.rulebooks import rule_set

IN_USE = bytes.fromhex("b901000000 0f01d0 c3")
"""mov ecx, 1; xgetbv; ret: which parts of the registers are in use."""
FILL = bytes.fromhex("c5fd76c0 c3")
"""vpcmpeqd ymm0, ymm0, ymm0; ret: something stands in the upper half of one."""
UPPER_HALVES = 1 << 2
CPU = Path("/proc/cpuinfo")


def knows_them() -> bool:
    """Return whether this processor has upper halves and says whether they are in use."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        return False
    return {"avx2", "xgetbv1"} <= set(CPU.read_text(encoding="utf-8").split())


pytestmark = pytest.mark.skipif(not knows_them(), reason="the processor cannot say what is in use")


@pytest.fixture
def machine_code() -> Iterator[Callable[[bytes], int]]:
    """Return what runs machine code of this thread's processor."""
    code = mmap.mmap(-1, mmap.PAGESIZE, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    begin = ctypes.c_char.from_buffer(code)
    run = ctypes.CFUNCTYPE(ctypes.c_uint32)(ctypes.addressof(begin))

    def given(words: bytes) -> int:
        code[: len(words)] = words
        return int(run())

    yield given
    del begin


def test_they_are_cleared(machine_code: Callable[[bytes], int]) -> None:
    machine_code(FILL)
    assert machine_code(IN_USE) & UPPER_HALVES
    clear_upper_halves()
    assert not machine_code(IN_USE) & UPPER_HALVES


def test_the_kernel_has_them_cleared_before_it_works(machine_code: Callable[[bytes], int]) -> None:
    kernel = Kernel(rule_set("pung-chow"))
    machine_code(FILL)
    assert machine_code(IN_USE) & UPPER_HALVES
    kernel.call("io")
    assert not machine_code(IN_USE) & UPPER_HALVES
