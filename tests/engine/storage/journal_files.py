"""Journals for tests: what stands in them, and what is said of one that cannot be opened."""

from __future__ import annotations

from pathlib import Path

import pytest

from peling.storage.entries import Kind, NewEntry
from peling.storage.journal import Journal, JournalError, JournalTrouble

SETUP = NewEntry(Kind.SETUP, {"rules": "pung-chow", "revision": 1, "options": {}}, {"deal": 0})


def play(number: int) -> NewEntry:
    return NewEntry(Kind.INPUT, {"do": "act", "tile": "B3", "number": number}, {"deal": 1, "number": number})


def written(path: Path, number: int = 20) -> list[dict[str, object]]:
    """Make a journal with so many inputs, close it and return them."""
    with Journal.create(path, SETUP) as made:
        made.append(*(play(n) for n in range(number)))
        return list(made.inputs())


def trouble(path: Path) -> JournalTrouble:
    with pytest.raises(JournalError) as caught:
        Journal.open(path)
    assert caught.value.detail
    return caught.value.kind
