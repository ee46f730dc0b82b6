"""What import-linter cannot see: which parts of Qt are reached, and which names are taken from the engine."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import isfunction, ismodule
from pathlib import Path

import pytest

import peling_app
from tests.by_day import by_day
from tests.sources import tree_of

GUI = (
    "PySide6.QtGui",
    "PySide6.QtWidgets",
    "PySide6.QtQuick",
    "PySide6.QtQuickWidgets",
    "PySide6.QtMultimedia",
)
APP = Path(peling_app.__file__).parent
FEATURES = sorted(path.parent.name for path in APP.glob("*/__init__.py") if path.parent.name != "platform")
MODULES = [
    ".".join(("peling_app", *path.relative_to(APP).with_suffix("").parts))
    for feature in FEATURES
    for path in sorted((APP / feature).rglob("*.py"))
    if "view" not in path.relative_to(APP).parts and path.stem != "__init__"
]


WALK = """
import importlib, sys
for module in sys.argv[2:]:
    importlib.import_module(module)
    reached = [name for name in sys.argv[1].split() if name in sys.modules]
    if reached:
        sys.exit(f"{module} reaches {reached}")
"""


def test_view_models_and_what_they_import_need_qtcore_only() -> None:
    walk = subprocess.run(
        [sys.executable, "-c", WALK, " ".join(GUI), *MODULES], check=False, capture_output=True, text=True
    )
    assert walk.returncode == 0, walk.stderr


STARTED = """
import sys
import peling_app.shell.view.home, peling_app.shell.view.main_window
from peling.rulebooks import rule_set

def books():
    found = {name for name in sys.modules if name.startswith("peling.rulebooks.")}
    return {name.split(".")[2] for name in found if name.endswith(".book")}

assert books() == set(), f"before any is asked for: {books()}"
for rules_id in sys.argv[1:]:
    rule_set(rules_id)
    assert books() == {rules_id.replace("-", "_")}, f"{rules_id}: {books()}"
"""


@pytest.mark.parametrize(
    "rules_id", by_day({"pung-chow"}, ["pung-chow", "how-to-play", "four-winds", "fenghua"])
)
def test_a_rule_book_is_read_in_when_it_is_first_asked_for(rules_id: str) -> None:
    started = subprocess.run(
        [sys.executable, "-c", STARTED, rules_id], check=False, capture_output=True, text=True
    )
    assert started.returncode == 0, started.stderr


READINGS = {
    "learn/words/drill_facts.py": {"rule_set"},
    "score/model/report.py": {"deal_reckoning"},
}
"""Functions that words or a model may call: they only read, see the contracts in pyproject.toml."""
CORE = "peling.core."
"""What everybody speaks of, tiles and sets of them; its functions only name and count."""
TAKEN = re.compile(r"from peling(?!_app|\.core\b)")
"""Of a module in which this stands nowhere no tree need be made: it takes nothing but from the core."""
STATE = (
    "peling.ledger.history",
    "peling.ledger.codec",
    "peling.ledger.course",
    "peling.ledger.files",
    "peling.ledger.reckon",
    "peling.lessons.courses",
    "peling.lessons.tasks",
    "peling.play.deal",
    "peling.play.game",
    "peling.play.inputs",
    "peling.play.table",
    "peling.storage",
)
"""Where deals, games, sheets and files go on; what plays, reckons, reads or writes is a function there."""


def engine_functions(path: Path, modules: tuple[str, ...]) -> Iterator[str]:
    """Yield the functions and whole modules that a file takes from these modules of the engine."""
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(tree_of(text)) if TAKEN.search(text) else ():
        if not isinstance(node, ast.ImportFrom) or f"{node.module}.".startswith(CORE):
            continue
        if f"{node.module}.".startswith(tuple(f"{one}." for one in modules)):
            module = import_module(str(node.module))
            for name in node.names:
                taken = getattr(module, name.name, module)
                if isfunction(taken) or ismodule(taken):
                    yield name.name


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(
    ("room", "modules"), [("view", ("peling",)), ("words", ("peling",)), ("model", STATE)]
)
def test_only_sessions_call_the_engine(room: str, modules: tuple[str, ...]) -> None:
    paths = [path for path in sorted(APP.rglob("*.py")) if room in path.relative_to(APP).parts]
    assert len(paths) > 20
    called = {path.relative_to(APP).as_posix(): set(engine_functions(path, modules)) for path in paths}
    assert {name: found for name, found in called.items() if found - READINGS.get(name, set())} == {}


def test_no_page_is_kept_from_the_check_of_types() -> None:
    pages = [path for path in APP.rglob("*.py") if "view" in path.relative_to(APP).parts]
    assert len(pages) > 100
    assert [path.name for path in pages if "type: ignore" in path.read_text("utf-8")] == []
