"""No part of the program asks which book is played: ids stand in a book's package, face and course alone."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from peling.rulebooks import RULE_SETS, rule_set

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = (ROOT / "engine" / "peling", ROOT / "app" / "peling_app")
PACKAGES: Final = tuple(
    path.parent.name for path in sorted((SOURCES[0] / "rulebooks").glob("*/citations.py"))
)
REGISTRIES: Final = (
    *("rulebooks/__init__.py", "courses/__init__.py", "books/faces.py"),
    "advice/kernel/rules.py",
)
"""The places where a book is added."""
OF_BOOKS: Final = ("rulebooks", "courses", "books")
"""The folders in which a book has its package, its course, its face."""
OF_A_BOOK: Final = (*PACKAGES, "part_one", "part_two")

NAMES: Final = frozenset({*RULE_SETS, *(rule_set(book).book for book in RULE_SETS)})
BY_ID: Final = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(NAMES, key=len, reverse=True))})(?![\w-])")
ANY_NAME: Final = (*NAMES, *PACKAGES, "part_one", "part_two")
"""A file with none of these names no book; most are such, and need not be taken apart."""
RULE_IDS: Final = re.compile(r"(?<![\w-])(?:PC(?:[12M]|23)?|HP|FW|FH)-[A-Z0-9]")
RULE_ID_ANYWHERE: Final = re.compile(r"(?:PC(?:[12M]|23)?|HP|FW|FH)-[A-Z0-9]")
"""Looser than what is looked for in the strings: a file without it is not taken apart."""


def files() -> Iterator[Path]:
    """Yield the files in which no book may be named."""
    for source in SOURCES:
        for path in sorted((*source.rglob("*.py"), *source.rglob("*.qml"))):
            if path.as_posix().endswith(REGISTRIES):
                continue
            folder, *_ = [part for part in reversed(path.parent.parts) if part not in PACKAGES]
            inside = path.parent.name in PACKAGES or path.stem.startswith(OF_A_BOOK)
            if not (inside and folder in OF_BOOKS):
                yield path


def texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the strings of a module with their lines, explanations left out, and what it imports."""
    explanations = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str() as text) if id(node) not in explanations:
                yield node.lineno, text
            case ast.ImportFrom(module=str() as module):
                for name in node.names:
                    yield node.lineno, f"import {module}.{name.name}"
            case ast.Import():
                for name in node.names:
                    yield node.lineno, f"import {name.name}"


def named(path: Path) -> list[str]:
    """Return where a file names a book."""
    source = path.read_text(encoding="utf-8")
    if not any(name in source for name in ANY_NAME):
        return []
    if path.suffix == ".qml":
        found = [(number, line) for number, line in enumerate(source.splitlines(), 1)]
    else:
        found = list(texts(ast.parse(source)))
    return [f"{path.relative_to(ROOT)}:{line}: {text[:60]}" for line, text in found if names_a_book(text)]


def names_a_book(text: str) -> bool:
    """Return whether a string is or holds the id of a book, or a module of one is imported."""
    if text.startswith("import "):
        return any(part in PACKAGES or part.startswith(("part_one", "part_two")) for part in text.split("."))
    return BY_ID.search(text) is not None


def test_no_book_is_named_outside_its_package_its_face_and_its_course() -> None:
    checked = list(files())
    assert len(checked) > 400
    assert [place for path in checked for place in named(path)] == []


def test_no_rule_of_a_book_is_named_outside_its_package_its_face_and_its_course() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text[:60]}"
        for path in files()
        if path.suffix == ".py" and RULE_ID_ANYWHERE.search(source := path.read_text(encoding="utf-8"))
        for line, text in texts(ast.parse(source))
        if RULE_IDS.search(text)
    ]
    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "fenghua",
        "chow@how-to-play",
        "pung-chow-limit",
        "import peling.rulebooks.four_winds.book.ID",
        "import peling.lessons.courses.part_one_scores",
    ],
)
def test_what_names_a_book_is_found(text: str) -> None:
    assert names_a_book(text)


@pytest.mark.parametrize(
    "text", ["win-pung-chow", "all-winds", "Pung Chow", "import peling.rulebooks.rule_set"]
)
def test_what_names_none_is_left(text: str) -> None:
    assert not names_a_book(text)


def test_files_name_a_book_by_its_id() -> None:
    """No book has a second name, by which it would be looked for in vain."""
    others = ("harr", "booklet", "leaflet")
    rooms = [ROOT / folder for folder in ("app", "engine", "tests")]
    sources = (path for room in rooms for kind in ("*.py", "*.qml", "*.md") for path in room.rglob(kind))
    named_otherwise = [path for path in sources if any(other in path.stem.split("_") for other in others)]
    assert named_otherwise == []
