"""The values of an enumeration are of one sort, and no two members have the same."""

from __future__ import annotations

import importlib
import pkgutil
from enum import Enum

import pytest

import peling

KINDS = sorted(
    {
        kind
        for found in pkgutil.walk_packages(peling.__path__, "peling.")
        if not found.name.endswith("__main__")
        for kind in vars(importlib.import_module(found.name)).values()
        if isinstance(kind, type) and issubclass(kind, Enum) and kind.__module__.startswith("peling")
    },
    key=lambda kind: kind.__qualname__,
)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_members_have_values_of_one_sort(kind: type[Enum]) -> None:
    assert len(kind.__members__) == len(list(kind)), "one is another name of another"
    assert len({type(member.value) for member in kind}) == 1
    for member in kind:
        if isinstance(member.value, str):
            assert member.value == member.value.strip() != ""
