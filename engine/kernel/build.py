"""Compile the kernel to WebAssembly: `python engine/kernel/build.py`.

The compiler is that of the PyPI package `ziglang`, which only developers have (`pip install -e .[kernel]`).
The built file lies in the tree, and equal sources give equal bytes. A test builds it again and compares.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
TARGET: Final = HERE.parent / "peling" / "advice" / "kernel" / "kernel.wasm"
FLAGS: Final = (
    "-target",
    "wasm32-freestanding",
    # Every machine that runs wasmtime has both; numbers side by side are the same numbers.
    "-mcpu=generic+bulk_memory+simd128",
    "-std=c11",
    # A header is named with its room: "shapes/read.h".
    "-I.",
    "-O3",
    # Most of what is asked of a hand lies in another file.
    "-flto",
    # Sums of floating-point numbers are the same on every machine, native ones for a comparison too.
    "-ffp-contract=off",
    "-Wall",
    "-Wextra",
    "-Werror",
    "-nostdlib",
    # No path and no date gets into the file.
    "-g0",
    "-fno-ident",
    "-Wl,--no-entry",
    "-Wl,--strip-all",
    "-Wl,-z,stack-size=262144",
)


def sources() -> tuple[str, ...]:
    """Return the C files of all rooms, as paths from here, in order."""
    return tuple(sorted(path.relative_to(HERE).as_posix() for path in HERE.rglob("*.c")))


def build(target: Path) -> None:
    """Compile all sources into one file.

    Raises:
        subprocess.CalledProcessError: the compiler refuses them; it has said why.
    """
    command = (sys.executable, "-m", "ziglang", "cc", *FLAGS, "-o", str(target), *sources())
    subprocess.run(command, cwd=HERE, check=True)
    target.chmod(0o644)


if __name__ == "__main__":
    build(TARGET)
