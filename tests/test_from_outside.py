"""Tests ask from outside, of what has a public name: what is inside may change without them.

The linter sees private attributes (SLF001), but no private name that is imported or stands in a text.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from tests.sources import trees

HERE: Final = Path(__file__).parent
WITH_A_REASON: Final = {
    ("app/play/table/test_drawn_pictures.py", "_kept"): "pictures are drawn once for all tests",
    ("app/play/table/test_drawn_pictures.py", "_keep"): "pictures are drawn once for all tests",
}


def is_private(name: object) -> bool:
    return isinstance(name, str) and name.startswith("_") and not name.startswith("__")


def private(tree: ast.Module) -> set[str]:
    """Return the private names of the program that a module imports, or replaces for a while."""
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str() as module) if module.startswith("peling"):
                found |= {alias.name for alias in node.names if is_private(alias.name)}
            case ast.Call(func=ast.Attribute(attr="setattr"), args=[ast.Constant(value=str() as path), *_]):
                name = path.rpartition(".")[2]
                found |= {name} if path.startswith("peling") and is_private(name) else set()
            case ast.Call(func=ast.Attribute(attr="setattr"), args=[_, ast.Constant(value=str() as key), *_]):
                found |= {key} if is_private(key) else set()
    return found


def test_no_test_takes_what_is_private() -> None:
    asking = trees(HERE, naming=("import _", ", _", "    _", '"_', "._"))
    found = {(str(path.relative_to(HERE)), name) for path, tree in asking.items() for name in private(tree)}
    assert found == set(WITH_A_REASON)
