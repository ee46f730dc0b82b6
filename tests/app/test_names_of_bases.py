"""What a piece of the kit keeps for itself, no class that is built on it uses for something else.

Python has one name for both: what is brought into sight kept how far a bar can go in ``_most``, and a place
for what came of an answer, built on it, how high it might be; so all that was said of answers had to be
scrolled.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.sources import trees

APP = Path(__file__).resolve().parents[2] / "app"
KIT = "peling_app.kit."


class Built(NamedTuple):
    """A class: on what it is built, and the private names that it sets itself."""

    bases: tuple[tuple[str, str], ...]
    sets: frozenset[str]


def classes() -> dict[tuple[str, str], Built]:
    """Return all classes of the program by module and name."""
    found = {}
    for path, tree in trees(APP).items():
        module = ".".join(path.relative_to(APP).with_suffix("").parts)
        known = {
            name.asname or name.name: (node.module or "", name.name)
            for node in tree.body
            if isinstance(node, ast.ImportFrom)
            for name in node.names
        }
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
                names = [base.id for base in bases if isinstance(base, ast.Name)]
                built_on = tuple(known.get(name, (module, name)) for name in names)
                found[module, node.name] = Built(built_on, frozenset(private_names(node)))
    return found


def private_names(made: ast.ClassDef) -> Iterator[str]:
    """Yield the private names that the methods of a class give to ``self``."""
    for node in ast.walk(made):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Store)
            and isinstance(node.value, ast.Name)
            and node.value.id == "self"
            and node.attr.startswith("_")
        ):
            yield node.attr


def below(one: tuple[str, str], known: dict[tuple[str, str], Built]) -> Iterator[tuple[str, str]]:
    """Yield all classes on which one is built."""
    for base in known[one].bases if one in known else ():
        yield base
        yield from below(base, known)


@pytest.mark.thorough
def test_no_class_uses_a_private_name_of_the_kit_that_it_is_built_on() -> None:
    known = classes()
    assert {"_most", "_brought"} <= known["peling_app.kit.view.parts", "Scroller"].sets
    built = {
        one: [base for base in below(one, known) if base in known and base[0].startswith(KIT)]
        for one in known
    }
    assert sum(map(len, built.values())) > 100
    taken = {
        (*one, *base): sorted(known[one].sets & known[base].sets)
        for one, bases in built.items()
        for base in bases
        if base[0] != one[0] and known[one].sets & known[base].sets
    }
    assert taken == {}
