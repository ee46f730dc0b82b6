"""The modules of words: one sentence without arguments is a row, and every row is in use."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import peling_app
from peling_app.kit.words.marks import Sentence

APP = Path(peling_app.__file__).parent
MODULES = sorted(path for path in APP.rglob("words/*.py") if path.stem != "__init__")
FEWEST_ROWS = 150


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


def rows(module: ast.Module) -> list[str]:
    """Return the names of the rows of sentences in a module."""
    return [
        target.id
        for line in module.body
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Call)
        if isinstance(line.value.func, ast.Name) and line.value.func.id == Sentence.__name__
        for target in line.targets
        if isinstance(target, ast.Name)
    ]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(APP).as_posix())
def test_a_sentence_without_arguments_is_a_row_and_no_function(path: Path) -> None:
    module = ast.parse(path.read_text(encoding="utf-8"))
    functions = [line for line in module.body if isinstance(line, ast.FunctionDef)]
    assert [function.name for function in functions if is_one_sentence(function)] == []


def imported(tree: ast.Module) -> set[str]:
    """Return the modules that a module imports, or imports names of, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def said(tree: ast.Module) -> set[str]:
    """Return the names and attributes that a module reads."""
    nodes = list(ast.walk(tree))
    names = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    return names | {node.attr for node in nodes if isinstance(node, ast.Attribute)}


def test_every_row_is_said_somewhere() -> None:
    """A name is looked for where its module is imported, and where it stands itself."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in APP.rglob("*.py")}
    imports = {path: imported(tree) for path, tree in trees.items()}
    found = {path: rows(trees[path]) for path in MODULES}
    assert sum(map(len, found.values())) >= FEWEST_ROWS
    for path, names in found.items():
        module = ".".join(path.relative_to(APP.parent).with_suffix("").parts)
        users = [path, *(user for user, modules in imports.items() if module in modules)]
        assert set(names) - set().union(*(said(trees[user]) for user in users)) == set(), module


def test_a_row_says_itself_in_english_where_no_language_is_loaded() -> None:
    assert Sentence("Nowhere", "Not yet.")() == "Not yet."
