"""Numbers that stand in Python and in the C of the kernel under one name are the same."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import peling

SOURCES = sorted((Path(__file__).resolve().parents[3] / "engine" / "kernel").rglob("*.[ch]"))
OF_OTHER_THINGS = {"PAIR"}
"""In C a kind of set, in Python how many tiles it has."""


def numbers() -> Iterator[tuple[str, int]]:
    """Yield the names that the kernel gives to numbers."""
    for source in SOURCES:
        text = re.sub(r"/\*.*?\*/|//[^\n]*", "", source.read_text(encoding="utf-8"), flags=re.DOTALL)
        for inside in re.findall(r"enum\s*\w*\s*\{([^}]*)\}", text):
            last = -1
            for part in filter(None, map(str.strip, inside.split(","))):
                name, _, value = map(str.strip, part.partition("="))
                if value and not re.fullmatch(r"[\d\s<+*-]+", value):
                    break
                last = eval(value) if value else last + 1  # noqa: S307 -- a sum of digits of our own
                yield name, last


def constants() -> dict[str, set[int]]:
    """Return the numbers of the engine's modules, by name."""
    found = defaultdict(set)
    for place in pkgutil.walk_packages(peling.__path__, "peling."):
        if not place.name.endswith("__main__"):
            for name, value in vars(importlib.import_module(place.name)).items():
                if name.isupper() and type(value) is int:
                    found[name].add(value)
    return found


def test_a_number_of_the_kernel_is_the_same_in_python() -> None:
    ours, seen = constants(), set()
    for name, number in numbers():
        if name in ours and name not in OF_OTHER_THINGS:
            seen.add(name)
            assert ours[name] == {number}, name
    assert {"GREEDY", "TO_THE_END", "MODELS", "SLOTS", "MOST_CHOICES", "NOBODY", "ANY_WILD"} <= seen, seen
