"""No two places of the program do the same in more than eight lines, be it under other names.

What is compared are runs of statements that follow one another in a block; lines that hold code count. Lists
of facts look alike without being the same: fields, signals, rows of words, widgets that get their texts. So
under other names only that counts in which something is decided or repeated; with the same names everything.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from textwrap import indent
from typing import Final, NamedTuple, TypeGuard

from tests.sources import tree_of, trees

ROOT: Final = Path(__file__).parent.parent
ROOMS: Final = (ROOT / "engine" / "peling", ROOT / "app" / "peling_app")
MOST: Final = 8
"""So many lines may stand twice."""
DECIDES: Final = (ast.If, ast.IfExp, ast.For, ast.comprehension, ast.While, ast.With, ast.Try, ast.Match)
SKIPPED: Final = frozenset({"annotation", "returns", "ctx", "type_comment", "type_params"})
BLOCKS: Final = frozenset({"body", "orelse", "finalbody"})


class Statement(NamedTuple):
    """A statement of a block.

    Attributes:
        first, last: its lines.
        length: how many of them hold code.
        literal: equal for statements that are written alike.
        shape: equal for statements that are alike but for names and values.
        decides: whether anything in it is decided or repeated.
    """

    first: int
    last: int
    length: int
    literal: int
    shape: int
    decides: bool


Block = tuple[str, list[Statement]]
"""The file of a block, and its statements."""


def read(name: str, source: str) -> list[Block]:
    """Return all blocks of a module; explanations and imports are passed over."""
    blocks: list[Block] = []
    tree = tree_of(source)
    with_code = {line for line, text in enumerate(source.splitlines(), 1) if text.strip(" ()[]{},")}

    def seen(node: ast.AST) -> tuple[int, int, bool]:
        """Return `literal`, `shape` and `decides` of a part, and note the blocks in it."""
        literal: list[object] = [type(node)]
        shape: list[object] = [type(node)]
        decides = isinstance(node, DECIDES)
        for field in node._fields:
            if field in SKIPPED:
                continue
            value = getattr(node, field)
            parts = value if isinstance(value, list) else [value]
            block: list[Statement] = []
            for part in parts:
                if isinstance(part, ast.AST):
                    if isinstance(part, ast.Import | ast.ImportFrom):
                        continue
                    if _explains(part):
                        with_code.difference_update(_lines(part))
                        continue
                    one, other, deep = seen(part)
                    literal.append(one)
                    shape.append(other)
                    decides = decides or deep
                    if field in BLOCKS and isinstance(part, ast.stmt):
                        lines = _lines(part)
                        length = sum(line in with_code for line in lines)
                        block.append(Statement(lines[0], lines[-1], length, one, other, deep))
                else:
                    literal.append(part)
                    shape.append(type(part))
            # Where a list ends; else an argument more or less would not be seen.
            shape.append(field)
            if block:
                blocks.append((name, block))
        return hash(tuple(literal)), hash(tuple(shape)), decides

    seen(tree)
    return blocks


def _explains(part: ast.AST) -> TypeGuard[ast.Expr]:
    """Return whether it is an explanation: a text that stands alone."""
    return (
        isinstance(part, ast.Expr)
        and isinstance(part.value, ast.Constant)
        and isinstance(part.value.value, str)
    )


def _lines(part: ast.stmt) -> range:
    return range(part.lineno, (part.end_lineno or part.lineno) + 1)


def runs(block: Sequence[Statement]) -> Iterator[tuple[int, tuple[int, int]]]:
    """Yield the runs of a block that are too long to stand twice, by what is to be equal, and their lines."""
    for begin, first in enumerate(block):
        literal = shape = 0
        decides = False
        length = 0
        for statement in block[begin:]:
            literal, shape = hash((literal, statement.literal)), hash((shape, statement.shape))
            decides = decides or statement.decides
            length += statement.length
            if length > MOST:
                yield literal, (first.first, statement.last)
                if decides:
                    yield shape, (first.first, statement.last)


def twins(blocks: Sequence[Block]) -> list[str]:
    """Return what stands twice in more than so many lines, with both places, the longest first."""
    alike: defaultdict[int, list[tuple[str, int, int]]] = defaultdict(list)
    for file, block in blocks:
        for key, (first, last) in runs(block):
            alike[key].append((file, first, last))
    pairs = {pair for places in alike.values() for pair in combinations(sorted(set(places)), 2)}
    found: list[tuple[tuple[str, int, int], tuple[str, int, int]]] = []
    for one, other in sorted(pairs, key=lambda pair: pair[0][1] - pair[0][2]):
        apart = one[0] != other[0] or one[2] < other[1]
        if apart and not any(_lies_in(one, a) and _lies_in(other, b) for a, b in found):
            found.append((one, other))
    return [" ~ ".join(f"{file}:{first}-{last}" for file, first, last in pair) for pair in found]


def _lies_in(one: tuple[str, int, int], other: tuple[str, int, int]) -> bool:
    return one[0] == other[0] and other[1] <= one[1] and one[2] <= other[2]


def test_no_two_places_of_the_program_do_the_same_in_more_than_eight_lines() -> None:
    files = [path for room in ROOMS for path in sorted(room.rglob("*.py"))]
    assert len(files) > 600
    trees(*ROOMS)  # All at once it takes a third of the time.
    blocks = [
        block
        for path in files
        for block in read(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8"))
    ]
    assert twins(blocks) == []


QML: Final = ROOT / "app" / "peling_app"
A_VALUE: Final = re.compile(r'"[^"]*"|(?<![\w.])\d[\d.]*')
"""A text or a number of a QML file."""


def read_qml(name: str, source: str) -> Block:
    """Return the lines of a QML file as one block: what imports, explains or only closes is passed over."""
    lines = [
        Statement(number, number, 1, hash(text), hash(A_VALUE.sub("0", text)), decides=True)
        for number, text in enumerate(map(str.strip, source.splitlines()), 1)
        if text.strip(" {}()[];,") and not text.startswith(("//", "import ", "pragma "))
    ]
    return name, lines


def test_no_two_places_of_qml_do_the_same_in_more_than_eight_lines() -> None:
    """Be it with other numbers, colours and texts; a part of the board is a file, which others use."""
    files = sorted(QML.rglob("*.qml"))
    assert len(files) > 30
    blocks = [read_qml(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")) for path in files]
    assert twins(blocks) == []


def test_a_copy_in_qml_is_found_with_other_numbers_and_texts() -> None:
    box = ["Rectangle {", *(f"    side{name}: {number}" for number, name in enumerate("abcdefgh")), "}"]
    other = ["Item {", *(line.replace(": ", ": 1") for line in box), "}"]
    assert twins([read_qml("a", "\n".join(box)), read_qml("b", "\n".join(other))]) == ["a:1-9 ~ b:2-10"]
    assert twins([read_qml("a", "\n".join(box)), read_qml("b", "\n".join(box[:8]))]) == []


FIRST: Final = """
def first(names):
    \"\"\"Count.\"\"\"
    found = {}
    for name in names:
        key = name.lower()
        if key in found:
            found[key] += 1
        else:
            found[key] = 1
    return max(found.values())
"""
"""Nine lines of code in which something is decided."""
WORDS: Final = {
    "names": "hands",
    "name": "hand",
    "key": "kind",
    "found": "seen",
    "Count.": "Say it otherwise.",
}


def test_a_copy_under_other_names_is_found() -> None:
    other = FIRST
    for before, after in WORDS.items():
        other = other.replace(before, after)
    assert twins(read("a", FIRST) + read("b", other)) == ["a:2-11 ~ b:2-11"]
    assert twins(read("a", FIRST) + read("b", f"if ready:\n    begin(){indent(other, '    ')}")) == [
        "a:2-11 ~ b:3-12"
    ]


def test_what_is_no_copy_or_a_short_one_is_not_found() -> None:
    for one, other in {
        "    return": "    print(found)\n    return",
        "+=": "-=",
        ".lower": ".upper().lower",
    }.items():
        assert twins(read("a", FIRST) + read("b", FIRST.replace(one, other))) == []
    shorter = FIRST.replace("        key = name.lower()\n", "")
    assert twins(read("a", shorter) + read("b", shorter)) == []


def test_lists_of_facts_may_look_alike_but_not_be_written_twice() -> None:
    facts = "class A:\n" + "".join(f"    {name}: int = {number}\n" for number, name in enumerate("abcdefgh"))
    other = facts.replace(" a:", " z:")
    assert twins(read("a", facts) + read("b", other)) == []
    assert twins(read("a", facts) + read("b", facts)) == ["a:1-9 ~ b:1-9"]
