"""Fill in the manifest for Flatpak, and build from it where that can be done.

Usage: python packaging/build_flatpak.py [--manifest]

Packs the tree that `build_deb.py` has laid out in `build/deb`. `--manifest` writes `build/flatpak/ID.yml` and
no more; otherwise `flatpak-builder` makes `dist/pe-ling-VERSION.flatpak` and fetches the runtime for it the
first time.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

from build_folder import BUILD, DIST, ROOT, run, version
from peling_app.platform.system.identity import APP_ID

TEMPLATE: Final = ROOT / "packaging" / "flatpak" / "pe-ling.yml.in"
TREE: Final = BUILD / "deb" / "usr"
FOLDER: Final = BUILD / "flatpak"


def manifest() -> Path:
    """Write the manifest and return it."""
    text = TEMPLATE.read_text(encoding="utf-8").replace("@ID@", APP_ID).replace("@TREE@", str(TREE))
    FOLDER.mkdir(parents=True, exist_ok=True)
    made = FOLDER / f"{APP_ID}.yml"
    made.write_text(text, encoding="utf-8")
    return made


def main() -> None:
    """Write the manifest, and build unless only that is wanted."""
    made = manifest()
    if "--manifest" in sys.argv[1:]:
        print(made)
        return
    if not TREE.is_dir():
        sys.exit("Lay out the tree first: python packaging/release.py folder deb")
    if shutil.which("flatpak-builder") is None:
        sys.exit("flatpak-builder is not installed.")
    tree, repository = FOLDER / "tree", FOLDER / "repository"
    run("flatpak-builder", "--force-clean", "--repo", repository, tree, made, cwd=FOLDER)
    run("flatpak", "build-bundle", repository, DIST / f"pe-ling-{version()}.flatpak", APP_ID)


if __name__ == "__main__":
    main()
