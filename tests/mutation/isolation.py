"""Run something in a process of its own that dies with all it has started, and whose files go with it."""

from __future__ import annotations

import importlib.util
import linecache
import multiprocessing
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import CodeType
from typing import Final

import hypothesis
import pytest

from dev import THOROUGHLY

MEMORY: Final = 6 << 30
"""Bytes that a process may fill: a mutant may collect for ever. What is only reserved does not count.

Each kernel reserves four billion bytes, of which it fills few.
"""

TIMED_OUT: Final = -1
"""What `apart` returns for a process that was ended because its time was over, by us or by its own alarm."""


def apart(job: Callable[[], int], seconds: float) -> int:
    """Run a job in a copy of this process and return its exit code; 255 for an exception.

    The copy is a group of processes of its own, with a folder for temporary files that is removed.
    """
    folder = tempfile.mkdtemp(prefix="pe-ling-mutation-")
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        code = 255
        try:
            import resource  # noqa: PLC0415 - only where processes can be copied

            os.setsid()
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            os.environ["TMPDIR"] = tempfile.tempdir = folder
            code = job()
        finally:
            os._exit(code)
    try:
        deadline = time.monotonic() + seconds
        pause = 0.005
        while True:
            ended, status = os.waitpid(child, os.WNOHANG)
            if ended:
                code = os.waitstatus_to_exitcode(status)
                return TIMED_OUT if code == -signal.SIGALRM else code if code >= 0 else 255
            if time.monotonic() > deadline:
                return TIMED_OUT
            time.sleep(pause)
            pause = min(0.1, pause * 1.2)
    finally:
        _end(child)
        shutil.rmtree(folder, ignore_errors=True)


def pool(processes: int) -> ProcessPoolExecutor:
    """Return workers that are copies of this process; each runs its jobs in its main thread, as Qt wants."""
    return ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("fork"))


def _end(child: int) -> None:
    try:
        os.killpg(child, signal.SIGKILL)
    except ProcessLookupError:
        return
    try:
        os.waitpid(child, 0)
    except ChildProcessError:
        return


def pytest_quietly(arguments: Sequence[str], plugin: object) -> int:
    """Run pytest in this process, writing nothing on the terminal and nothing into the project.

    Hypothesis takes the same examples each time and is content with the first that fails. What an assertion
    compared is not asked, which saves a quarter of the time.
    """
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nothing, number)
    sys.dont_write_bytecode = True
    hypothesis.settings.register_profile(
        "mutation",
        database=None,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
    )
    hypothesis.settings.load_profile("mutation")
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no", "--assert=plain"]
    return int(pytest.main([*options, *THOROUGHLY, *arguments], plugins=[plugin]))


class Mutated(SourceFileLoader):
    """Import one module from another text than that of its file."""

    def __init__(self, module: str, path: str, source: str) -> None:
        """Stand in for `module`, whose file is at `path`."""
        super().__init__(module, path)
        self._module = module
        self._source = source

    def find_spec(self, fullname: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """Answer for the one module, as a finder on `sys.meta_path`."""
        if fullname != self._module:
            return None
        return importlib.util.spec_from_file_location(fullname, self.path, loader=self)

    def get_code(self, _fullname: str) -> CodeType:
        """Return the other text, compiled; who asks for the lines of the module is given it too."""
        lines = self._source.splitlines(keepends=True)
        linecache.cache[self.path] = (len(self._source), None, lines, self.path)
        return compile(self._source, self.path, "exec", dont_inherit=True)
