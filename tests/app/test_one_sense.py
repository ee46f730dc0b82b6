"""A word of two senses is two texts: "Right" of an answer and of a seat are two words in other languages."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import peling_app
from tests.sources import trees

SAME: frozenset[tuple[str, str]] = frozenset(
    {("Commands", "Undo"), ("Deal entry", "Penalty"), ("Session", "You")}
)
"""Words that mean the same in two modules."""
MAKERS = frozenset({"Sentence", "translate", "QT_TRANSLATE_NOOP"})


@pytest.mark.thorough
def test_a_single_word_is_not_asked_for_in_two_modules_under_one_context() -> None:
    app = Path(peling_app.__file__).parent
    asked: dict[tuple[str, str], set[Path]] = defaultdict(set)
    for path, tree in trees(app, naming=MAKERS).items():
        if path.is_relative_to(app / "books"):
            continue  # books speak of one thing
        for call in ast.walk(tree):
            match call:
                case ast.Call(
                    func=ast.Name(id=made) | ast.Attribute(attr=made),
                    args=[ast.Constant(value=str(context)), ast.Constant(value=str(text)), *_],
                ) if made in MAKERS and " " not in text:
                    asked[context, text].add(path)
    assert len(asked) > 100
    assert {one for one, paths in asked.items() if len(paths) > 1} == SAME
