"""Lay the licence texts of all that a built folder holds beside it, as the licences ask for."""

from __future__ import annotations

import shutil
import subprocess
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TEXTS: Final = ROOT / "packaging" / "licences"
PACKAGES: Final = ("cffi", "fsrs", "miniaudio", "platformdirs", "typing_extensions", "wasmtime")
"""What comes along from the package index and has its licence with it."""
ABOUT: Final = """\
What this folder holds next to Pe-Ling itself, and under which licence
======================================================================

Pe-Ling                 MIT; pictures and sounds CC0-1.0; fonts OFL-1.1: pe-ling/
Qt {qt:15}      LGPL-3.0-only: qt/ (the text of the GPL, which it adds to, is beside it)
PySide6, Shiboken       LGPL-3.0-only: qt/
Python                  PSF-2.0: typing_extensions/ has the same text with its history
typing_extensions       PSF-2.0
wasmtime                Apache-2.0 WITH LLVM-exception
fsrs, miniaudio, cffi, platformdirs   MIT; cffi: MIT-0 or MIT, as its text says

Qt, PySide6 and Shiboken are used unchanged, as shared libraries: files under PySide6/ and shiboken6/ that
you may replace by your own builds of the same version. Their sources are those of the release with this
number, at https://download.qt.io/official_releases/
"""
SYSTEM: Final = """
Libraries of the system on which the folder was built, each with its own text in system/:

"""


def write_notices(folder: Path, libraries: list[Path]) -> None:
    """Write `folder`: an overview, and the texts; `libraries` are shared libraries taken from the system.

    Raises `FileNotFoundError` if a text is missing: without it nothing may be handed out.
    """
    shutil.rmtree(folder, ignore_errors=True)
    ours = folder / "pe-ling"
    ours.mkdir(parents=True)
    for path in (ROOT / "LICENSE", *sorted((ROOT / "LICENSES").glob("*.txt"))):
        shutil.copyfile(path, ours / path.name)
    for path in (ROOT / "assets" / "LICENSE", *sorted((ROOT / "assets" / "fonts").glob("OFL-*.txt"))):
        shutil.copyfile(path, ours / (f"{path.parent.name}-{path.name}" if path.suffix == "" else path.name))
    (folder / "qt").mkdir()
    for name in ("COPYING.LGPL-3.0", "COPYING.GPL-3.0"):
        shutil.copyfile(TEXTS / name, folder / "qt" / name)
    for name in PACKAGES:
        texts = [path for path in distribution(name).files or () if ".dist-info/licenses/" in path.as_posix()]
        if not texts:
            raise FileNotFoundError(f"{name} comes without the text of its licence")
        (folder / name).mkdir()
        for text in texts:
            shutil.copyfile(str(text.locate()), folder / name / text.name)
    about = ABOUT.format(qt=distribution("PySide6-Essentials").version)
    taken = sorted({owner(path) for path in libraries})
    if taken:
        (folder / "system").mkdir()
        about += SYSTEM + "".join(f"{name}\n" for name in taken)
        for name in taken:
            shutil.copyfile(f"/usr/share/doc/{name}/copyright", folder / "system" / f"{name}.txt")
    (folder / "README.txt").write_text(about, encoding="utf-8")


def owner(library: Path) -> str:
    """Return the package of Debian that a library belongs to, without its architecture."""
    for path in (library, library.resolve()):
        for spelt in (str(path), str(path).removeprefix("/usr")):
            asked = subprocess.run(["dpkg", "-S", spelt], capture_output=True, text=True, check=False)
            if asked.returncode == 0:
                return asked.stdout.split(":", 1)[0]
    raise FileNotFoundError(f"no package has {library}, so its licence is not known")
