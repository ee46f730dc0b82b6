"""Build `dist/pe-ling_VERSION_ARCHITECTURE.deb` from the one folder, for Debian, Ubuntu and their kin.

Usage: python packaging/build_deb.py [--folder]

`--folder` builds the one folder first, by `build_folder.py`; otherwise the one that is there is taken. What
the package depends on is asked of its libraries by `dpkg-shlibdeps`, so it is to be built on the oldest
system that it is for: Debian 12. Needs `dpkg-dev`; `lintian` checks what was made.
"""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import sys
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

from build_folder import (
    BUILD,
    DIST,
    FOLDER,
    HOMEPAGE,
    MAINTAINER,
    ROOT,
    build_folder,
    epoch,
    run,
    version,
)
from desktop_files import install

PACKAGING: Final = ROOT / "packaging"
OVERRIDES: Final = PACKAGING / "debian" / "pe-ling.lintian-overrides"
OWN: Final = ("libicu", "libpyside6", "libpython", "libshiboken6")
"""How the libraries begin that stay beside the program."""
OPTIONAL: Final = (
    "/printsupport/",
    "/wayland-",
    "libqwayland",
    "libQt6Wayland",
    "libQt6WlShell",
    "/xcbglint",
)
"""Parts of the paths of what is left alone by Qt where its libraries are missing."""
SOUND: Final = "libpulse0 | libasound2"
"""What miniaudio looks for when it is to play; no library asks for it."""
DESCRIPTION: Final = """\
classical mah-jongg of the 1920s
 Play against the computer by the books of the time, learn the rules from a
 tutor and by lessons, and keep the score of a table of people with real tiles.
 .
 Everything is worked out on this computer; nothing is sent.
"""


def depends(tree: Path, *, optional: bool) -> list[str]:
    """Return what the libraries ask for, the optional ones or the others, as Debian writes it."""
    inside = tree / "usr" / "lib" / "pe-ling" / "_internal"
    files = [
        path
        for path in sorted([inside.parent / "pe-ling", *inside.rglob("*.so*")])
        if not path.is_symlink() and any(part in str(path) for part in OPTIONAL) is optional
    ]
    private = sorted({f"-l{path.parent}" for path in inside.rglob("*.so*")})
    work = BUILD / "shlibdeps"
    (work / "debian").mkdir(parents=True, exist_ok=True)
    (work / "debian" / "control").write_text(
        "Source: pe-ling\n\nPackage: pe-ling\nArchitecture: any\n", "utf-8"
    )
    done = subprocess.run(
        ["dpkg-shlibdeps", "-O", "--ignore-missing-info", *private, *map(str, files)],
        cwd=work,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(done.stderr)
    found = re.fullmatch(r"shlibs:Depends=(.*)", done.stdout.strip())
    return found[1].split(", ") if found is not None else []


def lay_out(tree: Path) -> None:
    """Lay the files of the package into a tree."""
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(FOLDER, tree / "usr/lib/pe-ling", symlinks=True)
    for path in (tree / "usr/lib/pe-ling/_internal").glob("lib*.so*"):
        # Debian has these, and mends them; what it has not in this version is Qt, its ICU and Python.
        if not path.is_symlink() and not path.name.startswith(OWN):
            path.unlink()
    notices = tree / "usr/share/doc/pe-ling/licences"
    notices.parent.mkdir(parents=True)
    shutil.move(tree / "usr/lib/pe-ling/licences", notices)
    (tree / "usr/games").mkdir()
    (tree / "usr/games/pe-ling").symlink_to("../lib/pe-ling/pe-ling")
    install(tree / "usr")
    for page in sorted((tree / "usr/share/man").rglob("*.6")):
        packed(page.with_name(f"{page.name}.gz"), page.read_text(encoding="utf-8"))
        page.unlink()
    document(tree / "usr/share/doc/pe-ling")
    put(OVERRIDES, tree / "usr/share/lintian/overrides/pe-ling")


def document(folder: Path) -> None:
    """Write licence and change log where Debian looks for them."""
    shutil.copyfile(PACKAGING / "debian" / "copyright", folder / "copyright")
    packed(folder / "changelog.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    when = format_datetime(datetime.fromtimestamp(epoch(), UTC))
    packed(
        folder / "changelog.Debian.gz",
        f"pe-ling ({version()}-1) stable; urgency=medium\n\n"
        f"  * Version {version()}; what is new stands in changelog.gz.\n\n"
        f" -- {MAINTAINER}  {when}\n",
    )


def packed(path: Path, text: str) -> None:
    """Write a text packed by gzip, the same each time."""
    with path.open("wb") as file, gzip.GzipFile("", "wb", 9, file, 0) as packing:
        packing.write(text.encode())


def put(source: Path, target: Path) -> None:
    """Copy a file and make its folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def control(tree: Path, architecture: str) -> str:
    """Return what Debian is to know of the package."""
    needed = depends(tree, optional=False)
    names = {one.split()[0] for one in needed}
    optional = {one for one in depends(tree, optional=True) if one.split()[0] not in names}
    recommended = sorted({*optional, SOUND})
    files = [path for path in tree.rglob("*") if path.is_file() and not path.is_symlink()]
    kilobytes = sum(-(-path.stat().st_size // 1024) for path in files)
    fields = {
        "Package": "pe-ling",
        "Version": f"{version()}-1",
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(kilobytes),
        "Depends": ", ".join(needed),
        "Recommends": ", ".join(recommended),
        "Section": "games",
        "Priority": "optional",
        "Homepage": HOMEPAGE,
        "Description": DESCRIPTION.rstrip(),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def main() -> None:
    """Build the package."""
    if "--folder" in sys.argv[1:] or not FOLDER.is_dir():
        build_folder()
    asked = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    architecture = asked.stdout.strip()
    tree = BUILD / "deb"
    lay_out(tree)
    for path in tree.rglob("*"):
        if path.is_dir():
            path.chmod(0o755)
    (tree / "DEBIAN").mkdir(mode=0o755)
    (tree / "DEBIAN/control").write_text(control(tree, architecture), encoding="utf-8")
    sums = subprocess.run(
        ["find", "usr", "-type", "f", "-exec", "md5sum", "{}", "+"], cwd=tree, capture_output=True, check=True
    )
    (tree / "DEBIAN/md5sums").write_bytes(b"".join(sorted(sums.stdout.splitlines(keepends=True))))
    DIST.mkdir(exist_ok=True)
    made = DIST / f"pe-ling_{version()}-1_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, made)
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
    print(textwrap.indent((tree / "DEBIAN/control").read_text(encoding="utf-8"), "  "))


if __name__ == "__main__":
    main()
