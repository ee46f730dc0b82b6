"""No widget may feed on its own size.

One that gives itself a height when it got a width can go on for ever: a scroll bar comes with the greater
height and takes from the width, the smaller width asks for another height, the bar goes, and so on until the
stack is full. Layouts ask `heightForWidth` instead, before anything moves.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import peling_app

APP = Path(peling_app.__file__).parent
SIZED = frozenset(
    f"set{kind}{side}" for kind in ("Fixed", "Minimum", "Maximum") for side in ("Height", "Width", "Size")
) | {"updateGeometry", "adjustSize", "resize"}
RESIZED = frozenset({"resizeEvent"})
HINTS = frozenset({"sizeHint", "minimumSizeHint", "heightForWidth"})
OWN = frozenset({"width", "height", "size", "rect", "geometry"})


def classes() -> list[tuple[str, ast.ClassDef]]:
    """Return every class of the app with the name of its file."""
    return [
        (f"{path.relative_to(APP)}:{node.name}", node)
        for path in sorted(APP.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]


def called_on_self(method: ast.AST) -> Iterator[str]:
    """Yield the names of what a method calls or asks of itself."""
    for node in ast.walk(method):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
            yield node.attr


def reached(made: ast.ClassDef, begin: frozenset[str]) -> set[str]:
    """Return what the methods of these names ask of their own object, and what that leads to."""
    methods = {node.name: node for node in made.body if isinstance(node, ast.FunctionDef)}
    found: set[str] = set()
    open_ = [name for name in begin if name in methods]
    while open_:
        for name in called_on_self(methods[open_.pop()]):
            if name not in found:
                found.add(name)
                if name in methods:
                    open_.append(name)
    return found


def test_no_widget_feeds_on_its_own_size() -> None:
    wrong = []
    for name, made in classes():
        wrong += [f"{name}: {call} when it got a size" for call in reached(made, RESIZED) & SIZED]
        wrong += [f"{name}: asks for a size by its own {call}" for call in reached(made, HINTS) & OWN]
    assert not wrong
