"""Measure the figures Pe-Ling has to reach and say which are missed.

A file `bench_*.py` beside this one has a function `run() -> list[Figure]`. Words on the command line choose
the files whose name has one of them in it. Each runs in a process of its own: what one has in memory would
count as memory of every program that another one starts.

Usage: python tests/benchmarks/run.py [WORD ...]
"""

import importlib
import sys
import traceback
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from tests.benchmarks.figure import Figure  # noqa: E402 -- the root is on the path only now

HEAD = ("figure", "measured", "target", "")


def names(words: Sequence[str]) -> list[str]:
    """Return the benchmarks to run, in order of their names."""
    found = sorted(path.stem for path in Path(__file__).parent.glob("bench_*.py"))
    return [name for name in found if not words or any(word in name for word in words)]


def table(figures: Iterable[Figure]) -> str:
    """Return the figures as lines in columns."""
    rows = [HEAD]
    for figure in figures:
        target = f"{figure.sense} {figure.target:,.6g} {figure.unit}"
        rows.append(
            (figure.name, f"{figure.value:,.4g} {figure.unit}", target, "ok" if figure.met else "MISSED")
        )
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return "\n".join(
        f"{row[0]:<{widths[0]}}  {row[1]:>{widths[1]}}  {row[2]:>{widths[2]}}  {row[3]}".rstrip()
        for row in rows
    )


def measured(module: str) -> list[Figure]:
    """Return the figures of a benchmark, measured in this process."""
    figures: list[Figure] = importlib.import_module(module).run()
    return figures


def apart(module: str) -> list[Figure]:
    """Return the figures of a benchmark, measured in a process of its own."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        return process.submit(measured, module).result()


def main(words: Sequence[str]) -> int:
    """Run the benchmarks, print the table and return 1 when a target is missed, or one measured nothing.

    One that breaks is named with its error, and takes the figures of the others from nobody.
    """
    figures: list[Figure] = []
    broken: list[str] = []
    for name in names(words):
        print(f"{name} ...", file=sys.stderr, flush=True)
        try:
            figures += apart(f"tests.benchmarks.{name}")
        except Exception as error:  # noqa: BLE001 - whatever it is, the others are measured too
            traceback.print_exception(error)
            broken.append(name)
    if broken:
        print("Broken: " + ", ".join(broken))
    if not figures:
        print("Nothing was measured." if broken else "No benchmark of that name.")
        return 1
    print(table(figures))
    missed = [figure.name for figure in figures if not figure.met]
    if missed:
        print("Missed: " + ", ".join(missed))
    return 1 if missed or broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
