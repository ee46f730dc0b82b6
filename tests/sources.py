"""The sources of the program as trees, for tests that read them."""

from __future__ import annotations

import ast
import gc
from collections.abc import Collection
from pathlib import Path


def trees(*folders: Path, naming: Collection[str] = ()) -> dict[Path, ast.Module]:
    """Return the trees of all modules in these folders by their files, in order.

    With names only of those modules in whose text one of them stands: to read in a text costs little, to
    make its tree much. Meanwhile no garbage is looked for: among so many objects that stay, that takes most
    of the time.
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
            path: ast.parse(text)
            for path, text in texts
            if not naming or any(name in text for name in naming)
        }
    finally:
        if looked_for:
            gc.enable()
