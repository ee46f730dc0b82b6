"""Put small faults into the engine and the sessions, one at a time, and name those that no test finds.

A random sample of all mutants is drawn; each is tried in a process of its own against the tests that reach
its line, close and fast ones first, to the first failure. The sources on the disk are never touched. What
survives is printed as a diff; one that behaves as the original is named in equivalent.toml, with the
reason. Answers go to build/mutation.json. Processes are copied, which Windows cannot do.

Usage: python dev.py mutate [--sample 400] [--seed N] [--first N] [--paths PATH ...] [--again] [--help]
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any, Final

import pytest
import wasmtime
from PySide6 import QtQuick, QtWidgets
from pytestqt import plugin

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from tests.mutation.isolation import TIMED_OUT, Mutated, apart, pool, pytest_quietly  # noqa: E402 -- as in benchmarks
from tests.mutation.mutants import DEFAULT_PATHS, Mutant, counts, draw, files  # noqa: E402
from tests.mutation.reach import KEPT, Test, chosen, measure  # noqa: E402

RESULTS: Final = ROOT / "build" / "mutation.json"
EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")

KILLED, TIMEOUT, TYPES = "killed", "timed out", "by types"
SURVIVED, SAME = "survived", "equivalent"
PATIENCE: Final = 15
"""Seconds that a test may take longer than twenty times what it took without a fault."""

EARLY: Final = (QtQuick, QtWidgets, plugin, wasmtime)
"""What takes long to import is there already in each copy of this process."""

TESTS: Final[dict[str, list[Test]]] = {}
"""The tests for the engine and those for the app; workers are copies and find them here."""

OUTCOMES: Final = (KILLED, TIMEOUT, TYPES, SURVIVED, SAME)


@dataclass(frozen=True, slots=True)
class Trial:
    """What became of a mutant, the tests that it was tried against, and the seconds it took."""

    mutant: Mutant
    outcome: str
    tests: int
    seconds: float

    def as_json(self) -> dict[str, Any]:
        """Return what is kept of it."""
        return {
            "place": self.mutant.place,
            "outcome": self.outcome,
            "tests": self.tests,
            "seconds": round(self.seconds, 2),
            "diff": self.mutant.diff(),
        }


class _Order:
    """A plugin of pytest that keeps the chosen tests, runs them in their order and lets none run for ever.

    Tests that no name is known of are run last: the mutant has changed the cases of the tests.
    """

    def __init__(self, tests: Sequence[Test], every: Iterable[Test]) -> None:
        self._every = {test.name for test in every}
        self._seconds = {test.name: test.seconds for test in tests}
        self._place = {test.name: number for number, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep what was chosen and what is new; all, if there is neither."""
        known = sorted(
            (item for item in items if item.nodeid in self._place), key=lambda item: self._place[item.nodeid]
        )
        new = (item for item in items if item.nodeid not in self._every)
        items[:] = [*known, *new] or items

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        """Set the alarm that ends the process if the test takes far longer than without a fault."""
        signal.alarm(ceil(PATIENCE + 20 * self._seconds.get(item.nodeid, 1)))


def equivalents() -> set[tuple[str, str, str]]:
    """Return the mutants that were looked at and behave as the original."""
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("equivalent", [])
    return {(entry["place"], entry["was"].strip(), entry["becomes"].strip()) for entry in entries}


def attempt(mutant: Mutant, budget: float) -> Trial:
    """Try one mutant: against the few tests that are close to it, then by types, then against the others."""
    started = time.perf_counter()
    ran = 0
    outcome = SURVIVED
    stages = chosen(TESTS[_kind(mutant)], mutant.path, mutant.lines, budget)
    for stage in (*stages[:1], None, *stages[1:]):
        if stage is None:
            if refused(mutant):
                outcome = TYPES
                break
            continue
        ran += len(stage)
        code = apart(partial(_run, mutant, stage), 60 + 20 * sum(test.seconds for test in stage))
        if code != pytest.ExitCode.OK:
            outcome = TIMEOUT if code == TIMED_OUT else KILLED
            break
    if outcome == SURVIVED and (mutant.place, mutant.was, mutant.becomes) in equivalents():
        outcome = SAME
    return Trial(mutant, outcome, ran, time.perf_counter() - started)


def refused(mutant: Mutant) -> bool:
    """Return whether mypy, which is a check as the tests are, finds the fault; one asks it at a time."""
    import fcntl  # noqa: PLC0415 - only where processes can be copied

    with (
        (KEPT / "lock").open("w") as lock,
        tempfile.NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as shadow,
    ):
        fcntl.flock(lock, fcntl.LOCK_EX)
        shadow.write(mutant.source)
        shadow.flush()
        command = [sys.executable, "-m", "mypy", "--cache-dir", str(KEPT / "mypy"), mutant.path]
        command += ["--shadow-file", mutant.path, shadow.name]
        return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 1


def _kind(mutant: Mutant) -> str:
    return mutant.path.split("/")[0]


def _run(mutant: Mutant, tests: Sequence[Test]) -> int:
    signal.alarm(4 * PATIENCE)
    module = ".".join(Path(mutant.path).with_suffix("").parts[1:])
    sys.meta_path.insert(0, Mutated(module, str(ROOT / mutant.path), mutant.source))
    return pytest_quietly(sorted({test.file for test in tests}), _Order(tests, TESTS[_kind(mutant)]))


def table(trials: Mapping[str, Mapping[str, Any]]) -> str:
    """Return the figures by folder, as lines in columns."""
    by_folder: dict[str, Counter[str]] = {}
    for name, trial in trials.items():
        folder = Path(name.partition(":")[0]).parent.as_posix()
        by_folder.setdefault(folder, Counter())[trial["outcome"]] += 1
    lines = ["".join((f"{'folder':44}", *(f"{head:>12}" for head in ("mutants", *OUTCOMES))))]
    total = sum(by_folder.values(), Counter())
    for folder, found in [*sorted(by_folder.items()), ("all", total)]:
        numbers = (found.total(), *(found[outcome] for outcome in OUTCOMES))
        lines.append("".join((f"{folder:44}", *(f"{number:>12}" for number in numbers))))
    share = total[SURVIVED] / max(1, total.total() - total[SAME])
    lines.append(f"{share:.1%} survived of those that are not equivalent")
    return "\n".join(lines)


def main(words: Sequence[str]) -> int:
    """Draw, try and report; return 1 if one in twenty or more survived."""
    arguments = parsed(words)
    population = counts(files(arguments.paths), KEPT / "counts.json")
    mutants = list(draw(population, arguments.seed, arguments.first, arguments.sample))
    kept = earlier(arguments.answers, arguments.seed, sum(population.values()))
    if arguments.again:
        mutants = [mutant for mutant in mutants if kept.get(mutant.id, {}).get("outcome") == SURVIVED]
    print(f"{len(mutants)} of {sum(population.values())} mutants, seed {arguments.seed}", flush=True)
    for kind in sorted({_kind(mutant) for mutant in mutants}):
        TESTS[kind] = measure(kind, arguments.processes)
    for mutant in mutants[:1]:
        unchanged = replace(mutant, source=(ROOT / mutant.path).read_text(encoding="utf-8"))
        if attempt(unchanged, 5).outcome == KILLED:
            raise SystemExit(f"The tests fail without any fault in {mutant.path}: nothing can be said.")
    started = time.perf_counter()
    with pool(arguments.processes) as workers:
        answers = workers.map(partial(attempt, budget=arguments.budget), mutants)
        for number, trial in enumerate(answers, 1):
            print(f"{number:4} {trial.outcome:10} {trial.seconds:6.1f} s  {trial.mutant.id}", flush=True)
            if trial.outcome == SURVIVED:
                print(trial.mutant.diff(), flush=True)
            kept[trial.mutant.id] = trial.as_json()
            whole = {"seed": arguments.seed, "population": sum(population.values()), "trials": kept}
            arguments.answers.write_text(json.dumps(whole, indent=1), encoding="utf-8")
    print(f"\n{table(kept)}\n{time.perf_counter() - started:.0f} s; all of it stands in {arguments.answers}")
    survived = sum(trial["outcome"] == SURVIVED for trial in kept.values())
    return int(survived * 20 >= max(1, sum(trial["outcome"] != SAME for trial in kept.values())))


def earlier(path: Path, seed: int, population: int) -> dict[str, dict[str, Any]]:
    """Return the answers there are for mutants drawn in the same way, by id: parts of a sample add up."""
    if not path.is_file():
        return {}
    answers = json.loads(path.read_text(encoding="utf-8"))
    if (answers["seed"], answers["population"]) != (seed, population):
        return {}
    trials: dict[str, dict[str, Any]] = answers["trials"]
    return trials


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="dev.py mutate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sample", type=int, default=400, help="how many mutants are tried")
    parser.add_argument("--seed", type=int, default=1923, help="which ones")
    parser.add_argument("--first", type=int, default=0, help="how many of the sample to pass over")
    parser.add_argument("--paths", nargs="+", default=DEFAULT_PATHS, help="files or folders to mutate")
    parser.add_argument("--again", action="store_true", help="only those that survived the last time")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many at once")
    parser.add_argument("--budget", type=float, default=60, help="seconds of tests for one mutant")
    parser.add_argument("--answers", type=Path, default=RESULTS, help="the file to which answers are added")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
