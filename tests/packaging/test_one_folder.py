"""What builds the one folder is named all that nothing imports: books, tables, the kernel and its library."""

from __future__ import annotations

import ast
from fnmatch import fnmatch
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from peling.advice.formula.model import FOLDER
from peling.advice.kernel.machine import FILE
from peling.rulebooks import RULE_SETS, rule_book

ROOT = Path(__file__).resolve().parent.parent.parent
SPEC = ROOT / "packaging" / "pe-ling.spec"


MACHINE_CODE = {".so", ".dylib", ".dll"}


def of_the_recipe(*names: str, **given: object) -> dict[str, Any]:
    """Return functions and values of the recipe, which as a whole only PyInstaller can run."""
    wanted: list[ast.stmt] = [
        node
        for node in ast.parse(SPEC.read_text(encoding="utf-8")).body
        if (isinstance(node, ast.FunctionDef) and node.name in names)
        or (isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in names)
    ]
    assert len(wanted) == len(names)
    made: dict[str, Any] = {"ROOT": ROOT, **given}
    exec(compile(ast.Module(wanted, []), str(SPEC), "exec"), made)  # noqa: S102 - a file of the project
    return made


def test_every_rule_book_is_in_the_one_folder() -> None:
    assert "*books()" in SPEC.read_text(encoding="utf-8")
    packages = {Path(str(rule_book(rules_id).examples)).parent.name for rules_id in RULE_SETS}
    named = of_the_recipe("books")["books"]()
    assert {f"peling.rulebooks.{package}.book" for package in packages} == set(named)


def test_kernel_and_models_are_in_the_one_folder() -> None:
    engine = ROOT / "engine"
    assert '*data_of(ROOT / "engine" / "peling")' in SPEC.read_text(encoding="utf-8")
    data = {Path(source): folder for source, folder in of_the_recipe("data_of")["data_of"](engine / "peling")}
    for path in (FILE, *FOLDER.glob("*.json")):
        assert data[path] == str(path.parent.relative_to(engine))


def test_the_library_of_the_kernels_package_is_in_the_one_folder() -> None:
    package = find_spec("wasmtime")
    if package is None or package.origin is None:
        pytest.skip("the package wasmtime is not there")
    libraries = [path for path in Path(package.origin).parent.rglob("*") if path.suffix in MACHINE_CODE]
    assert libraries
    assert 'collect_dynamic_libs("wasmtime", search_patterns=LIBRARIES)' in SPEC.read_text(encoding="utf-8")
    patterns = of_the_recipe("LIBRARIES")["LIBRARIES"]
    for path in libraries:
        assert any(fnmatch(path.name, pattern) for pattern in patterns), path.name
