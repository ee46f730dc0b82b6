"""Find the folders of what the program ships: assets and translations.

In an installed package they lie inside it; in a working copy they lie at its top, where everyone can see
them.
"""

from functools import cache
from pathlib import Path


@cache
def data_dir() -> Path:
    """Return the folder that holds `assets` and `translations`.

    Raises `FileNotFoundError` when the installation has lost them.
    """
    package = Path(__file__).resolve().parents[1]
    for folder in (package, package.parent.parent):
        if (folder / "assets" / "tiles").is_dir():
            return folder
    raise FileNotFoundError(f"Pe-Ling's pictures are missing: no assets beside {package}")


def assets() -> Path:
    """Return the folder of the assets."""
    return data_dir() / "assets"


def translations() -> Path:
    """Return the folder of the translations."""
    return data_dir() / "translations"
