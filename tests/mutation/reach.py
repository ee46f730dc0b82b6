"""Which test runs which line: each test file is run once with marked sources, in a process of its own.

What was found is kept in build/mutation until a source or a helper of the tests changes; where only a test
file changed, that file is run again.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from tests.mutation.isolation import apart, pool, pytest_quietly
from tests.mutation.marks import Marked
from tests.mutation.mutants import ROOT

KEPT: Final = ROOT / "build" / "mutation"

TESTS_OF: Final = {
    "engine": (
        "tests/engine",
        "tests/engine/rulebooks",
        "tests/properties",
        "tests/public/test_api.py",
        "tests/app/**/test_*_words.py",
        "tests/app/learn/words",
        "tests/app/compare/test_draft.py",
    ),
    "app": (
        "tests/app/play/test_*.py",
        "tests/app/platform",
        "tests/app/score",
        "tests/app/learn",
        "tests/app/play/replay",
    ),
}
"""Folders and files of tests by the first folder of a source.

Those on whole windows and processes are too slow, and a session has to be held by the tests that are about
it. Ids of the engine are promises to the app, which has words for them.
"""

LONGEST: Final = 1800.0
"""Seconds after which a test file is given up; its tests then count as reaching nothing."""

SOURCES: Final[dict[str, Marked]] = {}
"""The sources for the tests of the engine and for those of the app; workers are copies and find them here."""

LITTLE: Final = 100
"""A test that runs fewer lines than these looks at constants."""


@dataclass(frozen=True, slots=True)
class Test:
    """One test, the seconds it took, and the lines it runs: a bit for each line, by source."""

    file: str
    name: str
    seconds: float
    lines: dict[str, int] = field(repr=False)


class _Recorder:
    """A plugin of pytest that takes the time of each test and notes the lines that it runs."""

    def __init__(self, sources: Marked) -> None:
        self._sources = sources
        self.found: dict[str, tuple[float, dict[str, int]]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Run one test."""
        self._sources.take()
        started = time.perf_counter()
        answer = yield
        seconds = time.perf_counter() - started
        self.found[item.nodeid] = round(seconds, 4), self._sources.take()
        return answer


def tests_of(places: Iterable[str]) -> list[str]:
    """Return the test files in these folders or with these names."""
    return sorted(
        path.relative_to(ROOT).as_posix()
        for place in places
        for path in ROOT.glob(place if place.endswith(".py") else f"{place}/**/test_*.py")
    )


def _digest(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def measure(kind: str, processes: int) -> list[Test]:
    """Return every test for the sources of `engine` or `app`, running what is not known."""
    around = _digest(
        [
            *(ROOT / "engine").rglob("*.py"),
            *((ROOT / "app").rglob("*.py") if kind == "app" else ()),
            *(
                path
                for path in (ROOT / "tests").rglob("*.py")
                if not path.name.startswith("test_") and path.parent != Path(__file__).parent
            ),
        ]
    )
    wanted = {name: f"{around} {_digest([ROOT / name])}" for name in tests_of(TESTS_OF[kind])}
    unknown = [name for name, of in wanted.items() if _known(kind, name).get("of") != of]
    if unknown:
        SOURCES[kind] = Marked(("engine", "app") if kind == "app" else ("engine",))
    with pool(processes) as workers:
        for number, name in enumerate(
            workers.map(partial(_measure_apart, kind), unknown, map(wanted.get, unknown)), 1
        ):
            print(f"{number:4} of {len(unknown)} test files measured: {name}", flush=True)
    found: list[Test] = []
    for name, of in wanted.items():
        known = _known(kind, name)
        if known.get("of") != of:
            print(f"Left out, for it fails or takes too long: {name}", flush=True)
            continue
        found += (
            Test(name, test, seconds, {path: int(bits, 16) for path, bits in lines.items()})
            for test, (seconds, lines) in known["tests"].items()
        )
    return found


def _kept(kind: str, name: str) -> Path:
    return KEPT / kind / (name.replace("/", "-") + ".json")


def _known(kind: str, name: str) -> dict[str, Any]:
    known: dict[str, Any] = {}
    if _kept(kind, name).is_file():
        known = json.loads(_kept(kind, name).read_text(encoding="utf-8"))
    return known


def _measure_apart(kind: str, name: str, wanted: str) -> str:
    apart(lambda: _measure(SOURCES[kind], _kept(kind, name), name, wanted), LONGEST)
    return name


def _measure(sources: Marked, kept: Path, name: str, wanted: str) -> int:
    """Run one test file and keep what it ran; this is the job of a process of its own."""
    sources.install()
    recorder = _Recorder(sources)
    code = pytest_quietly([name], recorder)
    known: dict[str, Any] = {
        "of": wanted,
        "tests": {
            test: (seconds, {path: f"{bits:x}" for path, bits in lines.items()})
            for test, (seconds, lines) in recorder.found.items()
        },
    }
    if code in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(known), encoding="utf-8")
    return code


def chosen(tests: Iterable[Test], path: str, lines: range, budget: float) -> list[list[Test]]:
    """Return the tests for a mutant in the order to run them: few close ones, others, those of the module.

    A file of tests is close when much of what it runs is in the mutated module. A line that runs only while
    modules are imported, or whose function keeps its answers, matters to tests that do not run it, so the
    other tests of the module come last. Before these come those that only look: at code too,
    and at what is made of it once. Nothing in a table of constants runs in a test: then the tests of what
    stands in the same folder are asked, and those that only look. Together they take no longer than the
    budget, in seconds, a third of which is kept for those that look.
    """
    tests = list(tests)
    if not any(path in test.lines for test in tests):
        return _beside(tests, path, budget)
    wanted = sum(1 << line for line in lines)
    reaching: dict[str, list[Test]] = {}
    others: list[Test] = []
    for test in tests:
        if bits := test.lines.get(path):
            if bits & wanted:
                reaching.setdefault(test.file, []).append(test)
            else:
                others.append(test)

    def closeness(group: list[Test]) -> float:
        """Return how much of what these tests run is in the module, less for slow ones."""
        inside = sum(test.lines[path].bit_count() for test in group)
        everywhere = sum(bits.bit_count() for test in group for bits in test.lines.values())
        return inside / everywhere / (0.2 + min(test.seconds for test in group))

    by_file = sorted(reaching.values(), key=closeness, reverse=True)
    close = sorted((test for group in by_file[:3] for test in group), key=lambda test: test.seconds)
    far = sorted((test for group in by_file[3:] for test in group), key=lambda test: test.seconds)
    others.sort(key=lambda test: test.seconds)
    stages: list[list[Test]] = []
    beside = within((test for test in looking(tests) if path not in test.lines), budget / 3)
    kept = _seconds(beside)
    for stage, reserved in ((close, kept), (far, kept), (beside, 0), (others, 0)):
        taken = within(stage, budget - reserved)
        budget -= _seconds(taken)
        if taken:
            stages.append(taken)
    return stages


def _beside(tests: Sequence[Test], path: str, budget: float) -> list[list[Test]]:
    """Return the tests that are most about the folder of a source, and as the next stage all others of it."""
    folder = path.rpartition("/")[0]
    share: dict[str, float] = {}
    near: list[Test] = []
    for test in tests:
        inside = sum(
            bits.bit_count() for name, bits in test.lines.items() if name.rpartition("/")[0] == folder
        )
        if inside:
            near.append(test)
            everywhere = sum(bits.bit_count() for bits in test.lines.values())
            share[test.name] = inside / everywhere / (0.05 + test.seconds)
    near.sort(key=lambda test: share[test.name], reverse=True)
    looked = within(looking(tests), budget / 3)
    closest = within(near[:100], budget - _seconds(looked))
    taken = within([*closest, *looked, *near], budget)
    return [stage for stage in (taken[:200], taken[200:]) if stage]


def looking(tests: Iterable[Test]) -> list[Test]:
    """Return the tests that run little: they look at what has been imported. Fast ones come first."""
    found = [test for test in tests if sum(bits.bit_count() for bits in test.lines.values()) < LITTLE]
    return sorted(found, key=lambda test: test.seconds)


def _seconds(tests: Iterable[Test]) -> float:
    return sum(test.seconds for test in tests)


def within(tests: Iterable[Test], budget: float) -> list[Test]:
    """Return the first of these tests that take no longer than the budget, in seconds, all together."""
    taken: dict[str, Test] = {}
    for test in tests:
        if test.name not in taken and test.seconds <= budget:
            budget -= test.seconds
            taken[test.name] = test
    return list(taken.values())
