"""Build all that this system can hand out, play a game in each, and write the check sums.

Usage: python packaging/release.py [wheel] [folder] [deb]
       python packaging/release.py notes TAG

This is the one command of a release. Without words: everything. Needs the working copy set up with its extra
`release`: `.venv/bin/python -m pip install -e ".[release]"`. All comes to lie in `dist`, where `SHA256SUMS`
names it.

`notes` prints what CHANGELOG.md says of the version, and needs nothing but Python. It ends with a sentence
where the tag, which is `v` and the version, the tree and the change log do not agree, or where something
stands below `[Unreleased]`, which would go out without a word.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
from pathlib import Path
from typing import Final

from build_folder import DIST, FOLDER, ROOT, run, version

PACKAGING: Final = ROOT / "packaging"
PARTS: Final = ("wheel", "folder", "deb") if sys.platform == "linux" else ("wheel", "folder")


def smoke(built: Path, *command: str | Path) -> None:
    """Play a game in what was built; end if it is not played."""
    run(sys.executable, PACKAGING / "smoke.py", "--of", built, "--", *command)


def wheel(place: Path) -> None:
    """Build wheels and source archives, and play from the wheel in an environment of its own."""
    run(sys.executable, PACKAGING / "build_wheel.py")
    (built,) = (DIST / "index").glob("pe_ling-*.whl")
    venv.create(place / "venv", with_pip=True)
    programs = place / "venv" / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "--quiet", built)
    smoke(built, programs / "pe-ling")


def folder(place: Path) -> None:
    """Build the one folder and play from what is unpacked of it."""
    run(sys.executable, PACKAGING / "build_folder.py")
    if sys.platform == "linux":
        (built,) = DIST.glob(f"pe-ling-{version()}-linux-*.tar.xz")
        with tarfile.open(built) as packed:
            packed.extractall(place, filter="tar")
        smoke(built, next(place.glob("pe-ling-*")) / "pe-ling")
    elif os.name == "nt":
        (built,) = DIST.glob(f"pe-ling-{version()}-windows-*.zip")
        shutil.unpack_archive(built, place)
        smoke(built, place / "pe-ling" / "pe-ling.exe")
    else:
        (built,) = DIST.glob(f"pe-ling-{version()}-macos-*.dmg")
        smoke(built, FOLDER.parent / "Pe-Ling.app" / "Contents" / "MacOS" / "pe-ling")


def deb(place: Path) -> None:
    """Build Debian's package, let lintian look at it, and play from it unpacked."""
    run(sys.executable, PACKAGING / "build_deb.py", *(() if FOLDER.is_dir() else ("--folder",)))
    (built,) = DIST.glob(f"pe-ling_{version()}-*.deb")
    if shutil.which("lintian") is None:
        print("lintian is not installed and was not asked")
    else:
        run("lintian", "--no-cfg", "--fail-on", "error", "--tag-display-limit", "0", built)
    run("dpkg-deb", "-x", built, place)
    dangling = [path for path in place.rglob("*") if path.is_symlink() and not path.exists()]
    if dangling:
        sys.exit(f"These links lead nowhere: {dangling}")
    smoke(built, place / "usr/games/pe-ling")


def sums() -> None:
    """Write the check sums of all that is there."""
    files = sorted(path for path in DIST.rglob("*") if path.is_file() and path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(DIST)}\n" for path in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def notes(tag: str, version: str, changes: str) -> str:
    """Return the part of a change log about a version, without its heading.

    Raises `ValueError` if the tag is not that of the version, or the log is not ready for it.
    """
    if tag != f"v{version}":
        raise ValueError(f"the tag is {tag}, and the version of the tree {version}")
    parts = re.split(r"^## (.+)\n", changes, flags=re.MULTILINE)[1:]
    said = dict(zip(parts[::2], parts[1::2], strict=True))
    if said.pop("[Unreleased]", "").strip():
        raise ValueError(f"the change log has news that is not below {version} yet")
    first = next(iter(said), "")
    if not re.fullmatch(rf"\[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d", first):
        raise ValueError(
            f"the change log begins with {first or 'no version'}, not with {version} and its day"
        )
    return said[first].strip()


def main(arguments: list[str]) -> None:
    """Build the parts that are named, or all; or print the notes."""
    if arguments[:1] == ["notes"]:
        try:
            print(
                notes("".join(arguments[1:]), version(), (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
            )
        except ValueError as error:
            sys.exit(f"This is not ready for a release: {error}.")
        return
    makers = {"wheel": wheel, "folder": folder, "deb": deb}
    wrong = set(arguments) - set(PARTS)
    if wrong:
        sys.exit(f"On this system there is no {', '.join(sorted(wrong))}; there are: {', '.join(PARTS)}.")
    missing = subprocess.run([sys.executable, "-c", "import PyInstaller, build, hatchling"], check=False)
    if missing.returncode:
        sys.exit('Install what builds first: .venv/bin/python -m pip install -e ".[release]"')
    DIST.mkdir(exist_ok=True)
    for part in arguments or PARTS:
        with tempfile.TemporaryDirectory(prefix="pe-ling-release-") as place:
            makers[part](Path(place))
    sums()


if __name__ == "__main__":
    main(sys.argv[1:])
