"""Build what goes to the package index: wheel and source archive, of the program and of the engine alone.

Usage: python packaging/build_wheel.py

Writes to `dist/index`. The wheel is built twice, from the tree and from the unpacked source archive; both
must be the same, byte for byte. What `twine`, `check-wheel-contents` and `pyroma` say ends it unless they are
content; those that are not installed are named and left out.
"""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from build_folder import DIST, ROOT, run

MADE: Final = DIST / "index"
PROJECTS: Final = (ROOT, ROOT / "engine")
INTENDED: Final = "W002,W009"
"""The same file twice (licences lie where each looks for them), and two packages at the top."""
PERFECT: Final = "10/10"


def build(project: Path, into: Path, *kinds: str) -> None:
    """Build a project by its own backend, which must be installed, as it is in a set-up working copy."""
    run(sys.executable, "-m", "build", "--no-isolation", *kinds, "--outdir", into, project)


def same_from_archive(archive: Path, wheel: Path) -> None:
    """End unless the unpacked source archive makes the same wheel."""
    with tempfile.TemporaryDirectory() as made:
        with tarfile.open(archive) as packed:
            packed.extractall(made, filter="data")
        build(next(Path(made).iterdir()), Path(made) / "again", "--wheel")
        if (Path(made) / "again" / wheel.name).read_bytes() != wheel.read_bytes():
            sys.exit(f"{wheel.name} is another one when it is built from {archive.name}")


def check(files: list[Path]) -> None:
    """End unless the checkers are content."""
    wheels = [path for path in files if path.suffix == ".whl"]
    archives = [path for path in files if path.suffix != ".whl"]
    if there("twine"):
        run(sys.executable, "-m", "twine", "check", "--strict", *files)
    if there("check_wheel_contents"):
        run(sys.executable, "-m", "check_wheel_contents", "--no-config", "--ignore", INTENDED, *wheels)
    if there("pyroma"):
        for archive in archives:
            said = subprocess.run(
                [sys.executable, "-m", "pyroma", "--file", str(archive)],
                capture_output=True,
                text=True,
                check=False,
            ).stdout
            mark = re.search(r"rating: (\S+)", said, re.IGNORECASE)
            if mark is None or mark[1] != PERFECT:
                sys.exit(f"pyroma of {archive.name}:\n{said}")
            print(f"pyroma of {archive.name}: {PERFECT}")


def there(package: str) -> bool:
    """Return whether a checker is installed, and say so if it is not."""
    found = importlib.util.find_spec(package) is not None
    if not found:
        print(f"{package} is not installed and was not asked")
    return found


def main() -> None:
    """Build both projects and check what was made."""
    shutil.rmtree(MADE, ignore_errors=True)
    for project in PROJECTS:
        build(project, MADE, "--sdist", "--wheel")
    files = sorted(MADE.iterdir())
    for archive in MADE.glob("*.tar.gz"):
        (wheel,) = MADE.glob(f"{archive.name.removesuffix('.tar.gz')}-*.whl")
        same_from_archive(archive, wheel)
    check(files)
    for path in files:
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
