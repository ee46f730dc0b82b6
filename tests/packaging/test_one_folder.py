"""What is imported by name alone is named to what builds the one folder."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from peling.rulebooks import RULE_SETS, rule_book

ROOT = Path(__file__).resolve().parent.parent.parent
SPEC = ROOT / "packaging" / "pe-ling.spec"


def test_every_rule_book_is_in_the_one_folder() -> None:
    made = next(
        node
        for node in ast.parse(SPEC.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name == "books"
    )
    names: dict[str, Any] = {"ROOT": ROOT}
    exec(compile(ast.Module([made], []), str(SPEC), "exec"), names)  # noqa: S102 - a file of the project
    assert "*books()" in SPEC.read_text(encoding="utf-8")
    packages = {Path(str(rule_book(rules_id).examples)).parent.name for rules_id in RULE_SETS}
    assert {f"peling.rulebooks.{package}.book" for package in packages} == set(names["books"]())
