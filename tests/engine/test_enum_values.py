"""The values of an enumeration are of one sort, none is there twice; what a module offers is there."""

from __future__ import annotations

import importlib
import pkgutil
from enum import Enum

import pytest

import peling
from peling.core.tiles import Dragon, Suit, Wind

MODULES = [
    importlib.import_module(found.name)
    for found in pkgutil.walk_packages(peling.__path__, "peling.")
    if not found.name.endswith("__main__")
]
KINDS = sorted(
    {
        kind
        for module in MODULES
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Enum) and kind.__module__.startswith("peling")
    },
    key=lambda kind: (kind.__qualname__, kind.__module__),
)


LETTERS = (Dragon, Suit, Wind)
"""Their values are how tiles are written."""


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_members_have_values_of_one_sort(kind: type[Enum]) -> None:
    assert len(kind.__members__) == len(list(kind)), "one is another name of another"
    assert len({type(member.value) for member in kind}) == 1
    for member in kind:
        if isinstance(member.value, str):
            assert member.value == member.value.strip() != ""


def test_a_value_is_the_name_of_the_member_but_for_tiles_and_sentences() -> None:
    """A value is written into files and asked for by the app, and a slip in one is not missed by its enum."""
    for kind in KINDS:
        for member in kind:
            if isinstance(member.value, str) and " " not in member.value and kind not in LETTERS:
                assert member.value.replace("_", "-") == member.name.lower().replace("_", "-"), member


def test_what_a_module_says_that_it_offers_is_there_and_once() -> None:
    for module in MODULES:
        offered = getattr(module, "__all__", ())
        assert len(set(offered)) == len(offered), module.__name__
        assert not [name for name in offered if not hasattr(module, name)], module.__name__
