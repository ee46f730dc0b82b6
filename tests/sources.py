"""The sources of the program as trees, for tests that read them."""

from __future__ import annotations

import ast
import gc
from pathlib import Path


def trees(*folders: Path) -> dict[Path, ast.Module]:
    """Return the trees of all modules in these folders by their files, in order.

    Meanwhile no garbage is looked for: among so many objects that stay, that takes most of the time.
    """
    looked_for = gc.isenabled()
    gc.disable()
    try:
        return {
            path: ast.parse(path.read_text(encoding="utf-8"))
            for folder in folders
            for path in sorted(folder.rglob("*.py"))
        }
    finally:
        if looked_for:
            gc.enable()
