"""The tool for the night: what it mutates, what it leaves out, and that a fault is found or named."""

from __future__ import annotations

import fnmatch
import importlib.util
import inspect
import json
import linecache
import mmap
import os
import random
import signal
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import libcst as cst
import pytest

from tests.mutation import marks, mutants, reach, run
from tests.mutation.isolation import MEMORY, TIMED_OUT, Mutated, apart
from tests.mutation.mutants import DEFAULT_PATHS, LEFT_OUT, ROOT, faults, files, made

SOURCE = '''
class Hand:
    """A hand of three tiles."""

    size: int = 3

    @property
    def full(self) -> bool:
        """Return whether there are three."""
        if self.size >= 3:
            return True
        raise ValueError("There are not enough tiles.")


ITEM = Item("H-FULL", "A full hand", at.FULL, Citation("book", "", "1"))
'''


def exchanged(source: str) -> set[str]:
    """Return the first line of each mutant of a source, as it is now."""
    found = set()
    module = cst.parse_module(source)
    collector = mutants._Collector()
    module.visit(collector)
    for node, new in collector.found:
        changed = module.deep_replace(node, new)
        assert isinstance(changed, cst.Module)
        mutant = made("engine/peling/core/hand.py", source, changed.code)
        assert mutant is not None
        found.add(mutant.becomes)
    return found


def test_properties_tables_and_fields_are_mutated() -> None:
    found = exchanged(SOURCE)
    assert {"if self.size > 3:", "return False", "size: int = 4"} <= found
    assert any("h-full" in line for line in found)


def test_words_and_places_in_books_are_not_mutated() -> None:
    for line in exchanged(SOURCE):
        assert '"""' not in line
        if line.startswith("ITEM = Item("):
            assert '"A full hand"' in line
            assert "at.FULL" in line
            assert 'Citation("book", "", "1")' in line
    assert not faults('"""Words."""\nfrom a import b\nX: "int | None"\n')


def test_a_mutant_knows_its_definition_its_lines_and_what_changed() -> None:
    mutant = made("engine/peling/core/hand.py", SOURCE, SOURCE.replace(">=", ">"))
    assert mutant is not None
    assert (mutant.place, mutant.lines) == ("Hand.full", range(10, 11))
    assert (mutant.was, mutant.becomes) == ("if self.size >= 3:", "if self.size > 3:")


def test_what_cannot_be_compiled_is_no_mutant() -> None:
    assert made("engine/peling/core/hand.py", SOURCE, SOURCE.replace("class", "clas")) is None
    assert made("engine/peling/core/hand.py", SOURCE, SOURCE) is None


def test_a_sample_is_drawn_the_same_way_again_and_in_parts(tmp_path: Path) -> None:
    population = mutants.counts(["engine/peling/core/hand.py"], tmp_path / "counts.json")
    whole = [mutant.id for mutant in mutants.draw(population, 5, 0, 8)]
    parts = [mutant.id for first in (0, 4) for mutant in mutants.draw(population, 5, first, 4)]
    assert sorted(whole) == sorted(parts)
    assert whole != [mutant.id for mutant in mutants.draw(population, 6, 0, 8)]


def test_every_pattern_of_what_is_left_out_still_fits_a_file() -> None:
    every = [path.relative_to(ROOT).as_posix() for path in (ROOT / "engine/peling").rglob("*.py")]
    for pattern in LEFT_OUT:
        assert any(fnmatch.fnmatch(name, pattern) for name in every), pattern
    assert len(files(DEFAULT_PATHS)) > 100


def test_every_place_where_tests_are_looked_for_has_some() -> None:
    for place in {place for places in reach.TESTS_OF.values() for place in places}:
        assert reach.tests_of([place]), place


def test_every_equivalent_still_stands_in_a_source_and_has_a_reason() -> None:
    entries = tomllib.loads(run.EQUIVALENT.read_text(encoding="utf-8")).get("equivalent", [])
    lines = {
        line.strip()
        for name in files(DEFAULT_PATHS)
        for line in (ROOT / name).read_text(encoding="utf-8").splitlines()
    }
    for entry in entries:
        assert entry["because"].strip(), entry
        assert entry["was"] != entry["becomes"], entry
        assert set(entry["was"].strip().splitlines()) <= lines, entry


def test_close_tests_come_first_then_others_and_never_beyond_the_budget() -> None:
    path = "engine/peling/core/hand.py"

    def one(file: str, seconds: float, lines: int, elsewhere: int) -> reach.Test:
        return reach.Test(file, f"{file}::{seconds}", seconds, {path: lines, "engine/peling/x.py": elsewhere})

    close = [one("close", 0.2, 0b110, 0), one("close", 0.1, 0b100, 0)]
    middle = [one(f"middle{n}", 0.1, 0b100, 0b11) for n in range(2)]
    far = one("far", 0.1, 0b100, 2**90 - 1)
    beside, slow = one("beside", 0.1, 0b10, 0), one("slow", 90, 0b100, 0)
    tests = [far, slow, beside, *middle, *close]
    random.Random(1).shuffle(tests)
    stages = reach.chosen(tests, path, range(2, 3), 60)
    assert {test.file for test in stages[0]} == {"close", "middle0", "middle1"}
    assert [test.seconds for test in stages[0]] == sorted(test.seconds for test in stages[0])
    assert stages[1:] == [[far], [beside]], "a line that runs while modules are imported concerns others too"
    assert reach.chosen([slow, beside, close[0]], path, range(2, 3), 60) == [[close[0]], [beside]]
    assert reach.chosen([far, slow, beside], path, range(5, 6), 60) == [[far, beside]]
    assert (
        sum(test.seconds for stage in reach.chosen(tests, path, range(2, 3), 0.35) for test in stage) <= 0.35
    )


def test_for_a_table_that_no_test_runs_the_tests_of_its_folder_are_asked() -> None:
    about = reach.Test(
        "about", "about", 0.1, {"engine/peling/rulebooks/x.py": 0b111, "engine/peling/y.py": 1}
    )
    brushing = reach.Test("other", "other", 0.1, {"engine/peling/rulebooks/x.py": 1, "engine/peling/y.py": 7})
    elsewhere = reach.Test("none", "none", 0.1, {"engine/peling/y.py": 7})
    found = reach.chosen([elsewhere, brushing, about], "engine/peling/rulebooks/options.py", range(1, 2), 60)
    assert found == [[about, brushing, elsewhere]], "and those that run next to nothing, which look at tables"


def test_a_third_of_the_budget_is_kept_for_those_that_only_look() -> None:
    path = "engine/peling/rulebooks/x.py"
    look = reach.Test("look", "look", 0.1, {"engine/peling/y.py": 1})
    many = [
        reach.Test(f"many{n}", f"many{n}", 0.3, {path: 2**90 - 1, "engine/peling/y.py": 2**200 - 1})
        for n in range(4)
    ]
    for mutated in (path, "engine/peling/rulebooks/options.py"):
        stages = reach.chosen([*many, look], mutated, range(1, 2), 1.1)
        assert [test.name for stage in stages for test in stage].count("look") == 1, mutated
        assert sum(test.seconds for stage in stages for test in stage) <= 1.1
        assert look in stages[-1], "far ones first, which run the line"


def test_a_case_that_has_got_another_name_is_run_too() -> None:
    def cases(*names: str) -> list[pytest.Item]:
        return cast("list[pytest.Item]", [SimpleNamespace(nodeid=name) for name in names])

    every = [reach.Test("a", f"a[{name}]", 0.1, {}) for name in ("pung", "kong", "chow")]
    order = run._Order(every[:2], every)
    for found, kept in (
        (["a[chow]", "a[kong]", "a[pung]"], ["a[pung]", "a[kong]"]),
        (["a[xxpungxx]", "a[chow]", "a[kong]"], ["a[kong]", "a[xxpungxx]"]),
        (["a[chow]"], ["a[chow]"]),
    ):
        items = cases(*found)
        order.pytest_collection_modifyitems(items)
        assert [item.nodeid for item in items] == kept


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="the tool copies its process")
def test_a_process_apart_answers_ends_late_and_dies_of_errors() -> None:
    def wait() -> int:
        time.sleep(60)
        return 0

    def alarmed() -> int:
        signal.alarm(1)
        return wait()

    assert apart(lambda: 7, 30) == 7
    assert apart(alarmed, 30) == TIMED_OUT
    assert apart(wait, 0.2) == TIMED_OUT
    assert apart(lambda: 1 // 0, 30) == 255


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux counts what is filled")
def test_a_process_apart_may_reserve_more_than_it_may_fill() -> None:
    def reserve() -> int:
        mine = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
        with mmap.mmap(-1, 2 * MEMORY, flags=mine, prot=mmap.PROT_READ) as much:
            return much[-1]

    assert apart(reserve, 30) == 0, "several kernels find room"
    assert apart(lambda: bytearray(2 * MEMORY)[-1], 30) == 255


MARKED = '''"""Words."""
from __future__ import annotations

def share(points: int) -> int:
    """Words."""
    if points < 0:
        raise ValueError(
            "There are fewer than none."
        )
    doubled = [2 * point
               for point in range(points)]
    for one in doubled:
        match one:
            case 0:
                continue
            case _ if one > 100:
                return 100
    else:
        points += 1
    return points

class Hand:
    """Words."""
    order = staticmethod(
        lambda tile:
            -tile
    )
    def look(self): return 3
'''


@pytest.mark.parametrize(
    ("use", "ran"),
    [
        (lambda names: names["share"](0), {6, 10, 11, 12, 18, 19, 20}),
        (lambda names: names["share"](1), {6, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20}),
        (lambda names: names["share"](102), {6, 10, 11, 12, 13, 14, 15, 16, 17, 18}),
        (lambda names: names["Hand"].order(4), {25, 26}),
        (lambda names: names["Hand"]().look(), {28}),
    ],
)
def test_marks_say_which_statements_ran(use: Callable[[dict[str, Any]], int], ran: set[int]) -> None:
    code, lines = marks.marked(MARKED, "hand.py")
    plain: dict[str, Any] = {"__name__": "hand"}
    names = plain | {marks.MARKS: bytearray(len(lines))}
    exec(code, names)  # noqa: S102 - what stands above
    exec(MARKED, plain)  # noqa: S102
    names[marks.MARKS][:] = bytes(len(lines))
    assert use(names) == use(plain)
    bits = sum(one for number, one in enumerate(lines) if names[marks.MARKS][number])
    assert {line for line in range(40) if bits >> line & 1} == ran


@pytest.mark.nightly
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="the tool copies its process")
def test_a_test_file_is_measured_test_by_test(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    name = "tests/engine/core/test_tiles.py"
    sources = marks.Marked(("engine",))
    code = apart(lambda: reach._measure(sources, kept, name, "as it is"), 60)
    known = json.loads(kept.read_text(encoding="utf-8"))
    assert (code, known["of"]) == (0, "as it is")
    assert all(test.startswith(name) for test in known["tests"])
    assert any("engine/peling/core/tiles.py" in lines for _, lines in known["tests"].values())


def test_a_test_that_reads_the_source_of_a_module_sees_the_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(linecache, "cache", {})
    path = tmp_path / "topics.py"
    path.write_text('TOPIC = "draw"\n', encoding="utf-8")
    loader = Mutated("topics", str(path), 'TOPIC = "DRAW"\n')
    spec = loader.find_spec("topics")
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    assert (module.TOPIC, inspect.getsource(module)) == ("DRAW", 'TOPIC = "DRAW"\n')
