"""Where a row or a list goes on with the arrows, its buttons leave them to it.

A button of Qt takes the arrows itself and leads to the next stop of Tab: in the list of people that was a
button below the list, which said of two names that they are one person.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import peling_app
from tests.sources import trees

APP: Final = Path(peling_app.__file__).parent
ARROWS: Final = frozenset({"Key_Up", "Key_Down", "Key_Left", "Key_Right"})
KNOWN: Final = {"TileButton", "OneOfSeveral"}
"""Buttons that leave them, or that Qt leads from one to the other of several."""


def names(node: ast.AST) -> set[str]:
    """Return all names that stand in a part of a source."""
    plain = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return plain | {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}


def of_arrows(tree: ast.Module) -> set[str]:
    """Return the names by which a module speaks of arrows: of Qt, its own, and what it takes from others."""
    own = {
        name
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and names(node) & ARROWS
        for name in names(node)
        if name.isupper()
    }
    return own | ARROWS | {"ARROWS"}


def takes_arrows(made: ast.ClassDef, said: set[str]) -> bool:
    return any(
        isinstance(part, ast.FunctionDef) and part.name == "keyPressEvent" and names(part) & said
        for part in made.body
    )


def taken_from_rows(tree: ast.Module) -> Iterator[str]:
    """Yield the buttons of a module that keep the arrows from a row or list beside them."""
    said = of_arrows(tree)
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    buttons = [one for one in classes if any("Button" in base for base in map(ast.unparse, one.bases))]
    if any(takes_arrows(one, said) for one in classes if one not in buttons):
        for one in buttons:
            known = KNOWN & {ast.unparse(base) for base in one.bases}
            if not known and not takes_arrows(one, said):
                yield one.name


def test_buttons_leave_the_arrows_to_the_row_they_stand_in() -> None:
    taking = trees(APP, naming={"keyPressEvent"})
    assert len(taking) > 20
    found = {str(path.relative_to(APP)): [*taken_from_rows(tree)] for path, tree in taking.items()}
    assert {path: kept for path, kept in found.items() if kept} == {}
