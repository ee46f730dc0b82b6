"""The modules of words: one sentence is a row, every row is in use, and gets what its places stand for."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter

import pytest

import peling_app
from peling_app.kit.words.marks import Counted, Sentence
from tests.sources import tree_of, trees

APP = Path(peling_app.__file__).parent
PACKAGING = APP.parents[1] / "packaging"
MODULES = sorted(path for path in APP.rglob("words/*.py") if path.stem != "__init__")
FEWEST_ROWS = 150
FEWEST_FILLED = 40


def is_one_sentence(function: ast.FunctionDef) -> bool:
    """Return whether a function without arguments only translates a text."""
    arguments = function.args
    if arguments.args or arguments.posonlyargs or arguments.kwonlyargs or arguments.vararg or arguments.kwarg:
        return False
    *before, last = function.body
    if not isinstance(last, ast.Return) or not isinstance(last.value, ast.Call):
        return False
    called = last.value.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return name == "translate" and all(isinstance(line, ast.Expr) for line in before)


def rows(module: ast.Module) -> dict[str, set[str]]:
    """Return the names of the rows of a module, each with the names of the places in its sentence."""
    return {
        target.id: {name for _, name, _, _ in Formatter().parse(text.value) if name}
        for line in module.body
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Call)
        if isinstance(line.value.func, ast.Name)
        and line.value.func.id in {Sentence.__name__, Counted.__name__}
        for text in line.value.args[1:]
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
        for target in line.targets
        if isinstance(target, ast.Name)
    }


@pytest.fixture(scope="module")
def parsed() -> dict[Path, ast.Module]:
    """Return the tree of every module of the app."""
    return trees(APP)


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(APP).as_posix())
def test_a_sentence_without_arguments_is_a_row_and_no_function(path: Path) -> None:
    module = tree_of(path.read_text(encoding="utf-8"))
    functions = [line for line in module.body if isinstance(line, ast.FunctionDef)]
    assert [function.name for function in functions if is_one_sentence(function)] == []


def read_in(tree: ast.Module) -> tuple[set[str], set[str]]:
    """Return what a module imports, modules and their names, and the names and attributes that it reads."""
    imported, said = set[str](), set[str]()
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module), names=names):
                imported |= {module, *(f"{module}.{alias.name}" for alias in names)}
            case ast.Name(id=name, ctx=ast.Load()):
                said.add(name)
            case ast.Attribute(attr=name):
                said.add(name)
    return imported, said


def test_every_row_is_said_somewhere(parsed: dict[Path, ast.Module]) -> None:
    """A name is looked for where its module is imported, also by the manual, and where it stands."""
    readers = {**parsed, **trees(PACKAGING, naming=["peling_app"])}
    read = {path: read_in(tree) for path, tree in readers.items()}
    found = {path: rows(parsed[path]) for path in MODULES}
    assert sum(map(len, found.values())) >= FEWEST_ROWS
    for path, names in found.items():
        module = ".".join(path.relative_to(APP.parent).with_suffix("").parts)
        users = [path, *(user for user, (imported, _) in read.items() if module in imported)]
        assert set(names) - set().union(*(read[user][1] for user in users)) == set(), module


def called(tree: ast.Module, found: dict[str, dict[str, set[str]]]) -> list[tuple[ast.Call, set[str]]]:
    """Return the calls of rows in a module, each with the places of its sentence; `found`: rows by module."""
    modules: dict[str, dict[str, set[str]]] = {}
    names: dict[str, set[str]] = {}
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    for statement in imports:
        for alias in statement.names:
            here = alias.asname or alias.name
            modules[here] = found.get(f"{statement.module}.{alias.name}", {})
            if alias.name in found.get(f"{statement.module}", {}):
                names[here] = found[f"{statement.module}"][alias.name]
    calls: list[tuple[ast.Call, set[str]]] = []
    if not names and not any(modules.values()):
        return calls
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr=row)):
                places = modules.get(owner, {}).get(row)
            case ast.Call(func=ast.Name(id=row)):
                places = names.get(row)
            case _:
                continue
        if places is not None:
            calls.append((node, places))
    return calls


def test_a_row_gets_a_value_for_each_of_its_places_and_no_other(parsed: dict[Path, ast.Module]) -> None:
    found = {
        ".".join(path.relative_to(APP.parent).with_suffix("").parts): rows(parsed[path]) for path in MODULES
    }
    calls = [(path, call, places) for path, tree in parsed.items() for call, places in called(tree, found)]
    assert sum(bool(places) for _, _, places in calls) >= FEWEST_FILLED
    wrong = [
        f"{path.relative_to(APP)}:{call.lineno}"
        for path, call, places in calls
        if {keyword.arg for keyword in call.keywords} != places
    ]
    assert wrong == []


def test_a_row_says_itself_in_english_where_no_language_is_loaded() -> None:
    assert Sentence("Nowhere", "Not yet.")() == "Not yet."


def test_a_row_says_itself_with_the_values_of_its_places_and_a_counted_one_with_its_number() -> None:
    assert Sentence("Nowhere", "{one} of {all}")(one=2, all="three") == "2 of three"
    assert Counted("Nowhere", "%n left")(4) == "4 left"


def test_a_counted_one_says_a_number_below_nought_with_a_minus() -> None:
    """Qt took -5 for no number and left the mark of it in the phrase."""
    assert Counted("Nowhere", "costs you %n points")(-5) == "costs you −5 points"
    assert Counted("Nowhere", "costs you %n points")(-1) == "costs you −1 points"
