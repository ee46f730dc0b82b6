"""Start what was built as a stranger would, play a game in it, and say how large and how fast it is.

Usage: python packaging/smoke.py [--of FILE_OR_FOLDER ...] -- COMMAND...

`COMMAND --self-test` plays a few turns by keys and saves them; the same test is for all that is handed out.
It runs in an empty folder, with a home of its own and without a display. Exit code 0: a game was played and
saved.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

STARTS: Final = 3
"""The best of so many starts is named; the first one reads from the disk."""


def surroundings(home: Path) -> dict[str, str]:
    """Return an environment in which nothing of a working copy or of a user is found."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_", "QML"))
    }
    return kept | {"HOME": str(home), "USERPROFILE": str(home), "QT_QPA_PLATFORM": "offscreen"}


def run(command: list[str], home: Path) -> subprocess.CompletedProcess[str]:
    """Run a command to its end in an empty folder."""
    return subprocess.run(
        command,
        cwd=home,
        env=surroundings(home),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


def played(command: list[str], home: Path) -> str:
    """Let the program play and return what it says; end with a sentence where nothing is played or saved."""
    data = home / "data"
    done = run([*command, "--self-test", "--language", "de", "--data-dir", str(data)], home)
    if done.returncode or "Traceback" in done.stderr:
        sys.exit(f"The game was not played, exit code {done.returncode}:\n{done.stdout}{done.stderr}")
    saved = [path for path in (data / "games").glob("*.peling") if path.stat().st_size]
    if len(saved) != 1:
        sys.exit(f"A game was to be saved in {data / 'games'}; there are {len(saved)}.")
    # A program with windows alone has no terminal on Windows to say it on.
    return done.stdout.strip() or f"a game was played and saved: {saved[0].name}"


def started(command: list[str], home: Path) -> int | None:
    """Return the milliseconds to the first picture, the best of some starts, or None where it is not said."""
    said: list[int] = []
    for _ in range(STARTS):
        done = run([*command, "--measure-start", "--data-dir", str(home / "data")], home)
        if done.returncode:
            sys.exit(f"The program did not start, exit code {done.returncode}:\n{done.stderr}")
        said += [int(line.split()[0]) for line in done.stdout.splitlines() if line.endswith("first picture")]
    return min(said, default=None)


def size(path: Path) -> int:
    """Return the bytes of a file or of all files of a folder."""
    files = [path] if path.is_file() else [one for one in path.rglob("*") if not one.is_symlink()]
    return sum(one.stat().st_size for one in files if one.is_file())


def main(arguments: list[str]) -> None:
    """Test a command and print what was played, how large it is and how soon it shows a picture."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--of", nargs="+", type=Path, default=[], help="whose size is printed")
    parser.add_argument("command", nargs="+")
    options = parser.parse_args(arguments)
    home = Path(tempfile.mkdtemp(prefix="pe-ling-smoke-"))
    try:
        print(played(options.command, home))
        fastest = started(options.command, home)
    finally:
        shutil.rmtree(home, ignore_errors=True)
    sizes = "".join(f"{path.name}: {size(path) / 1e6:.1f} MB; " for path in options.of)
    print(sizes + ("start not measured" if fastest is None else f"first picture after {fastest} ms"))


if __name__ == "__main__":
    main(sys.argv[1:])
