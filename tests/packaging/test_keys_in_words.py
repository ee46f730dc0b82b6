"""Keys are named as the user reads them: "Ctrl" is "Strg" on a German keyboard, and a sign on a Mac."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import peling_app
from tests.sources import trees

APP = Path(peling_app.__file__).parent
TURNED = frozenset(
    {"QKeySequence", "QT_TRANSLATE_NOOP", "Sentence", "key_sequence", "key_text", "set_key", "translate"}
)
"""What brings a key into the language of the program, or has its words in the catalogue."""
COMMANDS = (APP / "kit" / "commands.py", APP / "kit" / "score_commands.py")
"""The tables of keys, in Qt's notation; they are shown by `key_text`."""


def plain_keys(tree: ast.AST) -> Iterator[ast.Constant]:
    """Yield the texts with a key that nothing turns into the user's words; notes in the sources are none."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Call) and ast.unparse(node.func).rsplit(".", 1)[-1] in TURNED:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "Ctrl" in node.value:
            yield node
        yield from plain_keys(node)


def test_no_key_is_named_in_english_whatever_the_language() -> None:
    named = trees(APP, naming={"Ctrl"})
    assert set(COMMANDS) & set(named), "keys are named somewhere"
    found = [
        f"{path.relative_to(APP)}:{text.lineno}: {text.value!r}"
        for path, tree in named.items()
        if path not in COMMANDS
        for text in plain_keys(tree)
    ]
    assert found == []
