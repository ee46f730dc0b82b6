"""Build what starts without Python: one folder of PyInstaller, and what each system makes of it.

Usage: python packaging/build_folder.py

Linux: `dist/pe-ling-VERSION-linux-ARCHITECTURE.tar.xz`. Windows: `.zip`, and with Inno Setup an installer.
macOS: a `.dmg`. Needs a set-up working copy with its extra `release`; takes some minutes. The folder itself
stays in `build/onefolder`, where `build_deb.py` takes it from.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Final

from notices import write_notices

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build"
DIST: Final = ROOT / "dist"
FOLDER: Final = BUILD / "onefolder" / "pe-ling"
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HOMEPAGE: Final[str] = PROJECT["urls"]["Homepage"]
MAINTAINER: Final = "{name} <{email}>".format(**PROJECT["authors"][0])


def version() -> str:
    """Return the version that is built."""
    text = (ROOT / "engine" / "peling" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__.* = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("engine/peling/__init__.py names no version")
    return found[1]


def epoch() -> int:
    """Return the time that all built files bear: SOURCE_DATE_EPOCH, or that of the last commit."""
    said = os.environ.get("SOURCE_DATE_EPOCH", "")
    if said:
        return int(said)
    asked = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return int(asked.stdout) if asked.returncode == 0 else 1_609_459_200


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    """Run a program and end with its exit code if it fails."""
    programs = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    environment = {**os.environ, "PATH": programs, "SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "0"}
    done = subprocess.run([str(word) for word in command], cwd=cwd, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def build_folder() -> Path:
    """Build the folder and return it."""
    spec = ROOT / "packaging" / "pe-ling.spec"
    places = ("--distpath", FOLDER.parent, "--workpath", BUILD / "pyinstaller")
    run(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, spec)
    inside = FOLDER / "_internal"
    libraries: list[Path] = []
    if sys.platform == "linux":
        files = [path for path in inside.rglob("*.so*") if path.is_file() and not path.is_symlink()]
        # Qt comes stripped, but for its ICU.
        bare = [one for one in files if "PySide6" not in one.parts or one.name.startswith("libicu")]
        run("strip", "--strip-unneeded", *bare)
        # Python and its own modules look for libraries where that Python was built.
        built = [*inside.glob("libpython3*"), *inside.glob("python3*/lib-dynload/*.so")]
        run("patchelf", "--remove-rpath", *built)
        for path in [FOLDER / "pe-ling", *inside.rglob("*")]:
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or path.parent == FOLDER else 0o644)
        libraries = taken_from_the_system(inside)
    write_notices(FOLDER / "licences", libraries)
    return FOLDER


def taken_from_the_system(inside: Path) -> list[Path]:
    """Return where the libraries beside the program come from; the system's ICU stands for that of Qt."""
    search = (
        Path("/usr/lib") / f"{platform.machine()}-linux-gnu",
        Path("/lib") / f"{platform.machine()}-linux-gnu",
    )
    found = [
        place / path.name
        for path in sorted(inside.glob("lib*.so*"))
        for place in search
        if not path.is_symlink() and (place / path.name).exists()
    ]
    icu = next((path for place in search for path in sorted(place.glob("libicuuc.so.*"))), None)
    return [*found, *([icu] if icu else [])]


def archive(folder: Path) -> Path:
    """Pack the folder for Linux, file after file in the order of names, all of one time and nobody's."""
    name = f"pe-ling-{version()}-linux-{platform.machine()}"
    made = DIST / f"{name}.tar.xz"
    time = epoch()

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = time, 0, 0, "", ""
        return entry

    with tarfile.open(made, "w:xz", preset=6) as packed:
        for path in sorted([folder, *folder.rglob("*")]):
            packed.add(path, f"{name}/{path.relative_to(folder)}", recursive=False, filter=plain)
    return made


def windows(folder: Path) -> list[Path]:
    """Pack the folder for Windows and make the installer, where Inno Setup is there."""
    name = f"pe-ling-{version()}-windows-{platform.machine().lower()}"
    made = [Path(shutil.make_archive(str(DIST / name), "zip", folder.parent, folder.name))]
    compiler = shutil.which("iscc") or shutil.which(r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe")
    if compiler is not None:
        said = (f"/DVersion={version()}", f"/DHomepage={HOMEPAGE}", f"/F{name}-setup")
        run(compiler, *said, ROOT / "packaging" / "windows" / "pe-ling.iss")
        made.append(DIST / f"{name}-setup.exe")
    return made


def macos() -> Path:
    """Make the disk image for macOS, with a link to the folder of programs beside the program."""
    stage = BUILD / "dmg"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    shutil.copytree(FOLDER.parent / "Pe-Ling.app", stage / "Pe-Ling.app", symlinks=True)
    shutil.copytree(FOLDER / "licences", stage / "Licences")
    (stage / "Applications").symlink_to("/Applications")
    made = DIST / f"pe-ling-{version()}-macos-{platform.machine()}.dmg"
    run("hdiutil", "create", "-volname", "Pe-Ling", "-srcfolder", stage, "-ov", "-format", "ULMO", made)
    return made


def main() -> None:
    """Build the folder and what this system makes of it."""
    DIST.mkdir(exist_ok=True)
    folder = build_folder()
    made = [archive(folder)] if sys.platform == "linux" else windows(folder) if os.name == "nt" else [macos()]
    for path in made:
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
