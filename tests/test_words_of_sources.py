"""One word, one thing: sources and papers keep to the words of the glossary, and to plain English."""

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
ROOMS: Final = (ROOT / "engine" / "peling", ROOT / "app" / "peling_app")
ONE_CLASS: Final = ("Draft", "Asked", "Book", "Course", "Question", "Trouble", "GameSetup")
"""Names each of which once stood for several classes."""
KERNEL: Final = ROOT / "engine" / "kernel"
ODD: Final = {
    "tell whether": re.compile(r"\btells? whether\b", re.IGNORECASE),
}
"""What no comment has, by words without which there is none of it."""
NEVER: Final = re.compile(r"(?<![a-z])(?:(?:un)?told|besides)(?![a-z])", re.IGNORECASE)
"""What no name, sentence or paper has: "said", "shown" or "reported" is meant, "as well" or "next to"."""
WRITTEN: Final = frozenset({".py", ".md", ".qml", ".c", ".h", ".toml"})
THROWN: Final = re.compile(
    r"\b(?:throw\w*|threw)\b[^.:;]{0,30}"
    r"\b(?:(?<!the )tiles?|discards?|dragons?|bamboos|circles|characters|away)\b"
    r"|\b(?:tile|dragon|discard|third|fourth)s?(?: \w+)? thrown\b",
    re.IGNORECASE,
)
"""A tile that is thrown. Dice are thrown, tiles are discarded."""


@cache
def comments(path: Path) -> tuple[tuple[int, str], ...]:
    """Return the comments and explanations of a file with their lines; each file is read once."""
    read = python_comments if path.suffix == ".py" else c_comments
    return tuple(read(path.read_text(encoding="utf-8")))


def python_comments(source: str) -> Iterator[tuple[int, str]]:
    """Yield the comments and explanations of a module with their lines."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.lineno, str(node.value.value)


def c_comments(source: str) -> Iterator[tuple[int, str]]:
    """Yield the comments of a C file with their lines."""
    for comment in re.finditer(r"/\*.*?\*/", source, re.DOTALL):
        yield source.count("\n", 0, comment.start()) + 1, comment[0]


def found(pattern: re.Pattern[str], words: tuple[str, ...], *folders: Path) -> list[str]:
    """Return where comments and explanations in these folders have a pattern.

    Most files have none of the words that it cannot do without; those are not taken apart, which is slow.
    """
    modules = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    assert len(modules) > 100
    in_c = sorted(KERNEL.rglob("*.[ch]"))
    assert len(in_c) > 30
    return [
        f"{path.relative_to(ROOT)}:{line}: {text[:80]}"
        for path in (*modules, *in_c)
        if any(word in path.read_text(encoding="utf-8").lower() for word in words)
        for line, text in comments(path)
        if pattern.search(text)
    ]


def test_a_comment_says_return_whether() -> None:
    words = ("tell whether", "tells whether")
    assert found(ODD["tell whether"], words, *ROOMS, ROOT / "tests") == []


def test_odd_words_stand_in_no_name_no_sentence_and_no_paper() -> None:
    rooms = ("engine", "app", "packaging", "tests", "translations")
    files = [path for room in rooms for path in sorted((ROOT / room).rglob("*")) if path.suffix in WRITTEN]
    files += [*ROOT.glob("*.md"), *ROOT.glob("*.toml"), *ROOT.glob("*.py")]
    assert len(files) > 1500
    odd = [
        f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, match.start()) + 1}"
        for path in files
        if path != Path(__file__) and "__pycache__" not in path.parts
        for text in (path.read_text(encoding="utf-8"),)
        if any(word in text.lower() for word in ("told", "besides"))
        for match in NEVER.finditer(text)
    ]
    assert odd == []


@pytest.mark.parametrize(
    "text", ["is_told(", "class Told:", '"row-told"', "what is told", "_besides", "Besides"]
)
def test_an_odd_word_is_found_in_every_form(text: str) -> None:
    assert NEVER.search(text)
    assert not NEVER.search("as foretold beside it")


def test_dice_are_thrown_and_tiles_are_discarded() -> None:
    prose = sorted((ROOT / "translations").glob("*/en/*.md"))
    assert len(prose) > 4
    lessons = [
        f"{path.name}:{line}: {text}"
        for path in prose
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if THROWN.search(text)
    ]
    assert lessons == []
    assert found(THROWN, ("throw", "threw"), *ROOMS) == []


def test_no_two_classes_have_one_of_the_names_that_meant_several_things() -> None:
    named = Counter(
        name
        for room in ROOMS
        for path in sorted(room.rglob("*.py"))
        for name in re.findall(r"^class _?(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert len(named) > 500
    assert {name: named[name] for name in ONE_CLASS if named[name] > 1} == {}


@pytest.mark.parametrize(
    "text",
    ["West throws the 2 of bamboos", "what the third thrown", "Throw away this", "a tile is thrown"],
)
def test_a_thrown_tile_is_found(text: str) -> None:
    assert THROWN.search(text)


@pytest.mark.parametrize("text", ["East throws two dice", "Both throws count", "throws. Tiles are drawn"])
def test_thrown_dice_are_left(text: str) -> None:
    assert not THROWN.search(text)


def test_what_is_said_of_one_thing_is_joined_in_one_way_alone() -> None:
    joined = [
        f"{path.relative_to(ROOT)}"
        for path in sorted(ROOMS[1].rglob("*.py"))
        if '". ".join(' in path.read_text(encoding="utf-8")
    ]
    assert joined == [], "`in_sentences` knows that a part may have an end already"
