"""Errors that nobody catches: Qt calls our code and goes on after one, so that all would seem well."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType


@contextmanager
def uncaught() -> Iterator[list[str]]:
    """Give the errors that come meanwhile, each with its kind; they are reported as they would be without."""
    raised: list[str] = []
    before = sys.excepthook

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        raised.append(f"{kind.__name__}: {error}")
        before(kind, error, trace)

    sys.excepthook = note
    try:
        yield raised
    finally:
        sys.excepthook = before
