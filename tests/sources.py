"""The sources of the program as trees, for tests that read them."""

from __future__ import annotations

import ast
import gc
from collections.abc import Collection
from functools import cache
from pathlib import Path


def trees(*folders: Path, naming: Collection[str] = ()) -> dict[Path, ast.Module]:
    """Return the trees of all modules in these folders by their files, in order.

    With names only of those modules in whose text one of them stands: to read in a text costs little, to
    make its tree much. So each is made once for all tests of a process, which only look at it. Meanwhile no
    garbage is looked for, nor later among these: with so many objects that takes most of the time.
    """
    looked_for = gc.isenabled()
    gc.disable()
    try:
        texts = (
            (path, path.read_text(encoding="utf-8"))
            for folder in folders
            for path in sorted(folder.rglob("*.py"))
        )
        return {
            path: tree_of(text) for path, text in texts if not naming or any(name in text for name in naming)
        }
    finally:
        gc.freeze()
        if looked_for:
            gc.enable()


@cache
def tree_of(text: str) -> ast.Module:
    """Return the tree of a module's text, made once for all tests of a process."""
    return ast.parse(text)
