"""Set up what Pe-Ling needs on this machine, once, then start, test or measure it.

Only the standard library is used, for this file runs before anything is installed. As root on Debian and
its relatives it installs the system libraries that are missing; otherwise it prints the line to type. The
packages of Python go into .venv beside this file and nowhere else.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
OLDEST_PYTHON = (3, 11)
NO_NETWORK_SIGNS = (
    "NewConnectionError",
    "name resolution",
    "Network is unreachable",
    "Connection refused",
    "timed out",
    "ProxyError",
    "SSLError",
)
COMMANDS = {
    "run": "start the game",
    "test": "run the tests of the day; arguments go to pytest, and say which tests are run, with all cases",
    "thorough": "run all tests but those of the night: also those whose lines cheaper ones run",
    "check": "run every check and the tests of the day; QUICK=1: no tests; THOROUGH=1: more of them",
    "bench": "measure the figures to reach",
    "strength": "play the matches that say how strong computer players are; it takes hours, -h tells more",
    "train": "find by play the numbers by which a book's hands are weighed; -h tells how",
    "mutate": "put small faults into the sources and name those that no test finds; for the night",
    "shots": "write pictures of every screen to build/shots; words choose some by name",
    "manual": "write the manual as HTML to build/manual; --pictures takes its pictures anew",
    "sweep": "lay every page out at very many sizes; words choose some by name, -h tells of coarser ones",
    "translations": "bring translations/ up to date with the sentences in the sources",
    "setup": "only set up",
}
DEVELOPERS_COMMANDS = frozenset(COMMANDS) - {"run"}

MOST_PROCESSES = 8
"""So many processes run tests at most: each needs half a gigabyte, and finds all tests by itself."""
THOROUGHLY = ("-m", "not nightly and not release")
"""What pytest is asked with for all tests but those that take minutes; by day it leaves out more."""


class Need(NamedTuple):
    """Something of the system: a shared library or a program, and Debian's package that has it."""

    name: str
    package: str
    # What does not work without it; empty when nothing works.
    loss: str = ""


LIBRARIES = (
    Need("libGL.so.1", "libgl1"),
    Need("libEGL.so.1", "libegl1"),
    Need("libglib-2.0.so.0", "libglib2.0-0"),
    Need("libfontconfig.so.1", "libfontconfig1"),
    Need("libxkbcommon.so.0", "libxkbcommon0"),
    Need("libdbus-1.so.3", "libdbus-1-3"),
    Need("libbrotlidec.so.1", "libbrotli1"),
    Need("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    Need("libxcb-cursor.so.0", "libxcb-cursor0"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Need("libxcb-shape.so.0", "libxcb-shape0"),
    Need("libpulse.so.0", "libpulse0", "sound"),
    Need("libwayland-cursor.so.0", "libwayland-cursor0", "windows under Wayland"),
    Need("libwayland-egl.so.1", "libwayland-egl1", "windows under Wayland"),
)
PROGRAMS_OF_TESTS = (
    Need("Xvfb", "xvfb"),
    Need("xdotool", "xdotool"),
    Need("dbus-daemon", "dbus"),
    Need("/usr/libexec/at-spi-bus-launcher", "at-spi2-core"),
)


def main(arguments: list[str]) -> int:
    """Do what the command line asks and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="dev.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="\n".join(f"  {name:13} {meaning}" for name, meaning in COMMANDS.items()),
    )
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND")
    command = parser.parse_args(arguments[:1]).command
    rest = arguments[1:]
    os.chdir(ROOT)
    set_up(developer=command in DEVELOPERS_COMMANDS)
    if command == "run":
        return start(rest)
    if command in {"test", "thorough"}:
        return tests(rest, thorough=command == "thorough")
    if command == "check":
        return check(rest)
    if command == "bench":
        return in_venv("tests/benchmarks/run.py", *rest, offscreen=True)
    if command == "manual":
        return in_venv("packaging/manual.py", *rest, offscreen=True)
    if command == "strength":
        return in_venv("tests/strength/run.py", *rest)
    if command == "train":
        return in_venv("-m", "peling", "train", *rest)
    if command == "mutate":
        return in_venv("tests/mutation/run.py", *rest, offscreen=True)
    if command == "shots":
        return in_venv("tests/end2end/pictures/shots.py", *rest, offscreen=True)
    if command == "sweep":
        return in_venv("tests/end2end/walks/sweep.py", *rest, offscreen=True)
    if command == "translations":
        return in_venv("packaging/translations.py", "update")
    return 0


# ---- set-up ----


def set_up(*, developer: bool) -> None:
    """Install what is missing; done before and unchanged since, it costs the reading of two small files."""
    level = "developer" if developer else "player"
    stamp = VENV / "pe-ling-setup"
    wanted = fingerprint()
    done = stamp.read_text(encoding="utf-8").split() if stamp.is_file() else []
    if done[:1] == [wanted] and done[1] in {level, "developer"} and python().is_file():
        return
    if sys.platform.startswith("linux"):
        install_system_packages(developer=developer)
    make_venv()
    install_python_packages(developer=developer)
    stamp.write_text(f"{wanted} {level}\n", encoding="utf-8")


def fingerprint() -> str:
    """Return what changes when the set-up has to be done again: our two files, the interpreter, the place."""
    digest = hashlib.sha256()
    for part in (
        (ROOT / "pyproject.toml").read_bytes(),
        Path(__file__).read_bytes(),
        # Not the whole version: the set-up itself may bring a mended build of the same Python.
        repr(sys.version_info[:2]).encode(),
        str(ROOT).encode(),
    ):
        digest.update(part + b"\0")
    return digest.hexdigest()[:32]


def install_system_packages(*, developer: bool) -> None:
    """See to the libraries of Qt and, for a developer, the programs of the tests."""
    missing = [need for need in LIBRARIES if not loads(need.name)]
    if developer:
        missing += [need for need in PROGRAMS_OF_TESTS if shutil.which(need.name) is None]
    if not python().is_file() and importlib.util.find_spec("ensurepip") is None:
        missing.append(Need("ensurepip", f"python3.{sys.version_info.minor}-venv"))
    if not missing:
        return
    packages = sorted({need.package for need in missing})
    if shutil.which("apt-get") is None:
        needed = [need.name for need in missing if developer or not need.loss]
        if needed:
            stop(
                "These are missing on this system: " + ", ".join(needed) + ".\n"
                "Install them with your system's package manager, then type the same command again.\n"
                "(Debian calls the packages " + " ".join(packages) + ".)"
            )
        return
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if os.geteuid() == 0:
        say("Installing from the system's packages: " + " ".join(packages))
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for step in (["apt-get", "update", "-q"], install):
            if subprocess.run(step, env=environment, stdout=sys.stderr, check=False).returncode:
                stop(
                    f"`{shlex.join(step)}` failed; its own words stand above.\n"
                    "Mend that (is there a network?), then type the same command again."
                )
        return
    line = f"apt-get update && {shlex.join(install)}"
    line = f"sudo sh -c {shlex.quote(line)}" if shutil.which("sudo") else f"su -c {shlex.quote(line)}"
    if developer or not all(need.loss for need in missing):
        stop(f"Some system packages are missing. Type this once, then the same command again:\n\n  {line}\n")
    losses = " and ".join(sorted({need.loss for need in missing}))
    say(f"There will be no {losses} until some system packages are there. Type once:\n\n  {line}\n")


def loads(library: str) -> bool:
    """Return whether the system's loader finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def make_venv() -> None:
    """Make .venv unless it is there and works, which it does not after a move or an upgrade."""
    if python().is_file():
        probe = [str(python()), "-c", "import pip, sys; print(sys.prefix)"]
        answer = subprocess.run(probe, capture_output=True, text=True, check=False)
        if answer.returncode == 0 and Path(answer.stdout.strip()) == VENV:
            return
    say("Making .venv")
    if subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=False).returncode:
        stop(
            f"Python could not make {VENV}; its own words stand above.\n"
            "Is the folder writable, and is there room on the disk?"
        )


def install_python_packages(*, developer: bool) -> None:
    """Install Pe-Ling and what it needs into .venv."""
    say("Installing Python packages into .venv (the first time about 90 MB, for developers 150 MB)")
    if developer and installed_by_uv():
        return
    pip = [*pip_install(), "--editable", ".[dev]" if developer else "."]
    done = subprocess.run(pip, stderr=subprocess.PIPE, text=True, check=False)
    sys.stderr.write(done.stderr)
    if done.returncode == 0:
        return
    if any(sign in done.stderr for sign in NO_NETWORK_SIGNS):
        stop(
            "Python's package index cannot be reached. The first start needs a network, later ones do not.\n"
            "Behind a proxy, set HTTPS_PROXY; with an index of your own, set PIP_INDEX_URL."
        )
    if "No matching distribution" in done.stderr:
        stop(
            "There is a package missing for this system or this Python; pip names it above.\n"
            "Qt for Python exists for 64-bit Linux (glibc), Windows and macOS."
        )
    stop("pip could not install the packages; its own words stand above.")


def pip_install() -> list[str]:
    """Return how pip is asked to install something into .venv."""
    pip = [str(python()), "-m", "pip", "install", "--disable-pip-version-check"]
    return pip if sys.stdout.isatty() else [*pip, "--quiet"]


def installed_by_uv() -> bool:
    """Install what developers need by uv, and return whether that went well; else pip does it and says why.

    A developer needs some eighty packages: uv has them in .venv in a quarter of the time that pip needs.
    """
    environment = dict(os.environ)
    if index := environment.get("PIP_INDEX_URL"):
        environment.setdefault("UV_DEFAULT_INDEX", index)
    uv = [str(python()), "-m", "uv", "pip", "install", "--python", str(python())]
    uv += [] if sys.stdout.isatty() else ["--quiet"]
    return not any(
        subprocess.run(step, capture_output=True, env=environment, check=False).returncode
        for step in ([*pip_install(), "uv"], [*uv, "--editable", ".[dev]"])
    )


def python() -> Path:
    """Return the interpreter of .venv."""
    return VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


# ---- commands ----


def start(arguments: list[str]) -> NoReturn:
    """Start the game, in place of this process where the system can do that."""
    shown = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    if sys.platform.startswith("linux") and not shown:
        stop("There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set. Start from a desktop.")
    command = [str(python()), "-m", "peling_app", *arguments]
    if sys.platform == "win32":
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)  # noqa: S606 -- a shell would only stand between


def tests(arguments: list[str], *, thorough: bool) -> int:
    """Run the tests of the day on all processors, or those that the arguments say, with all their cases.

    Who is ready takes from the others, so that all come to the end together. There is one process more than
    processors: many tests of windows wait for what comes, and leave a processor to others meanwhile.
    """
    processes = str(min(MOST_PROCESSES, (os.cpu_count() or 2) + 1))
    marks = THOROUGHLY if thorough or arguments else ()
    return in_venv("-m", "pytest", *marks, *(arguments or ["-n", processes, "--dist", "worksteal"]))


def check(arguments: list[str]) -> int:
    """Run every check to its end, the tests last, and return 0 only if all went well.

    The types take much longer than all others: the tests begin meanwhile.

    Quick, by `--quick` or QUICK=1, are the checks that read the Python sources alone, without the tests.
    Thorough, by `--thorough` or THOROUGH=1, are all tests but those of the night.
    """
    parser = argparse.ArgumentParser(prog="dev.py check", description=check.__doc__)
    parser.add_argument("--quick", action="store_true", help="only what reads the Python sources, no tests")
    parser.add_argument("--thorough", action="store_true", help="also tests whose lines cheaper ones run")
    given = parser.parse_args(arguments)
    quick, thorough = (
        asked or os.environ.get(name, "") not in {"", "0"}
        for name, asked in (("QUICK", given.quick), ("THOROUGH", given.thorough))
    )
    steps = {
        # The longest is begun first.
        "types": ("-m", "mypy"),
        "format": ("-m", "ruff", "format", "--check", "."),
        "lint": ("-m", "ruff", "check", "."),
        "imports": ("-c", "from importlinter.cli import lint_imports_command as run; run()"),
        "licences": ("-m", "reuse", "lint", "--lines"),
    }
    if not quick:
        steps["qml"] = ("packaging/lint_qml.py",)
        steps["translations"] = ("packaging/translations.py", "check")
    with ThreadPoolExecutor(max_workers=2) as pool:
        ended = {name: pool.submit(heard_in_venv, *arguments) for name, arguments in steps.items()}
        types = ended.pop("types")
        failed = [name for name, end in ended.items() if stepped(name, *end.result())]
        if not quick and tests([], thorough=thorough):
            say("check: tests: failed")
            failed.append("tests")
        if stepped("types", *types.result()):
            failed.append("types")
    if failed:
        say("check: not in order: " + ", ".join(failed))
    return 1 if failed else 0


def stepped(name: str, code: int, output: str) -> bool:
    """Print what a step said and how it ended, and return whether it failed."""
    say(output.rstrip())
    say(f"check: {name}: failed" if code else f"check: {name}: ok")
    return code != 0


def heard_in_venv(*arguments: str) -> tuple[int, str]:
    """Run the interpreter of .venv; return its exit code and all that it printed."""
    command = [str(python()), *arguments]
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return done.returncode, done.stdout


def in_venv(*arguments: str, offscreen: bool = False) -> int:
    """Run the interpreter of .venv and return its exit code."""
    environment = dict(os.environ)
    # Tests and measurements start the program again and again: each module is compiled once, not each time.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if offscreen:
        environment.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", PYTHONPATH=str(ROOT))
    return subprocess.run([str(python()), *arguments], env=environment, check=False).returncode


def say(sentence: str) -> None:
    """Print a sentence at once, so that it stands before what a started program prints."""
    print(sentence, flush=True)


def stop(sentence: str) -> NoReturn:
    """End with a sentence for the user and exit code 1."""
    raise SystemExit(sentence)


if __name__ == "__main__":
    if sys.version_info < OLDEST_PYTHON:
        stop(f"Pe-Ling needs Python 3.11 or newer; this is {sys.version.split()[0]}: {sys.executable}")
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
