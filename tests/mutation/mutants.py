"""What can be mutated, and how: every small fault that mutmut's operators can make in a source.

mutmut's own runner is not used. It calls mutants through trampolines, for which it leaves out properties and
all that stands outside functions: about half of what the books say. Here a mutant is a whole source text.
"""

from __future__ import annotations

import ast
import fnmatch
import hashlib
import itertools
import json
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from typing import Final

import libcst as cst
from mutmut.mutation.mutators import mutation_operators

ROOT: Final = Path(__file__).resolve().parent.parent.parent

SESSIONS: Final = tuple(
    f"app/peling_app/{name}.py"
    for name in (
        "play/session",
        "play/facts",
        "play/open_journal",
        "play/pause",
        "play/store",
        "score/session",
        "score/facts",
        "score/open_file",
        "score/writer",
        "learn/facts",
        "learn/session",
        "learn/lesson_table",
        "platform/write_behind",
    )
)
DEFAULT_PATHS: Final = ("engine/peling", *SESSIONS)

LEFT_OUT: Final = {
    "*/__init__.py": "says what a package is",
    "*/citations.py": "places in a book; which item cites which place is read by people",
    "*entries.py": "the sentences of a book, shown and never computed with",
    "*rulings.py": "the sentences of our readings of a book, shown and never computed with",
    "*/lessons/courses/[!b]*.py": "pages are data; a walk over all courses checks every position and answer",
    "*/lessons/courses/boards.py": "as the other pages",
}
"""Files without mutants, as patterns of `fnmatch`, and why."""

WORDS_OF: Final = {
    "Citation": "a place in a book",
    "Generic": "a word for the type checker",
    "NewType": "a word for the type checker",
    "Ruling": "sentences",
    "TypeVar": "a word for the type checker",
    "assert_never": "a word for the type checker",
    "cast": "a word for the type checker",
    "translate": "sentences, with tests of their own",
}
"""Calls that are not mutated with all that is in them, and why.

These are left out too: annotations, decorators and imports (nothing runs, or nothing at all);
docstrings; each f-string; and each string with a blank or a capital before a small letter in it, with the
call's argument that it is: a title or a sentence. An id has neither.
"""

ASSERTED: Final = frozenset({"strict"})
"""Arguments that assert what holds already: lengths that are the same by the types they come from."""

ONLY_FAIL: Final = frozenset({"isinstance", "len"})
"""Calls whose arguments are kept: without them they fail at once, whatever is tested."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One small fault in one source.

    Attributes:
        path: the source, from the root of the project.
        place: the definition around the fault, as `Class.method`, or "" outside of all.
        first: the first line that differs, from 1.
        lines: the lines any of which runs when the fault can show.
        was: the lines that are gone, without what is blank around them.
        becomes: those that stand there now.
        source: the whole mutated source.
    """

    path: str
    place: str
    first: int
    lines: range
    was: str
    becomes: str
    source: str

    @property
    def id(self) -> str:
        """Return a name that stays while the source stays."""
        digest = hashlib.sha256(self.source.encode()).hexdigest()[:8]
        return f"{self.path}:{self.first}:{digest}"

    def diff(self) -> str:
        """Return the fault as a unified diff."""
        before = (ROOT / self.path).read_text(encoding="utf-8").splitlines()
        return "\n".join(
            unified_diff(before, self.source.splitlines(), self.path, self.path, lineterm="", n=2)
        )


class _Collector(cst.CSTVisitor):
    """Collect each node that can be mutated, with what can stand in its place."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[cst.CSTNode, cst.CSTNode]] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        """Mutate a node and go on with its children, or leave out both."""
        if _is_left_out(node):
            return False
        for kind, operator in mutation_operators:
            if isinstance(node, kind):
                self.found += ((node, new) for new in operator(node) if not _loses_words(node, new))
        return True


def _is_left_out(node: cst.CSTNode) -> bool:
    match node:
        case cst.Arg(keyword=cst.Name(value=name)) if name in ASSERTED:
            return True
        case cst.Annotation() | cst.Decorator() | cst.Import() | cst.ImportFrom():
            return True
        case cst.Expr(value=cst.SimpleString() | cst.ConcatenatedString()):
            return True
        case cst.Call(func=cst.Name(value=name)) if name in ONLY_FAIL:
            return True
    return _is_words(node)


def _is_words(node: cst.CSTNode) -> bool:
    """Return whether a node is a title, a sentence or a place in a book."""
    match node:
        case cst.SimpleString():
            text = node.value
            return " " in text or any(a.isupper() and b.islower() for a, b in itertools.pairwise(text))
        case cst.ConcatenatedString() | cst.FormattedString():
            return True
        case cst.Call(func=cst.Name(value=name) | cst.Attribute(attr=cst.Name(value=name))):
            return name in WORDS_OF
        case cst.Attribute(value=cst.Name(value="at")):
            return True
    return False


def _loses_words(node: cst.CSTNode, new: cst.CSTNode) -> bool:
    """Return whether all that a mutant does to a call is to take words away."""
    if not (isinstance(node, cst.Call) and isinstance(new, cst.Call)):
        return False
    kept = {id(argument) for argument in new.args}
    return any(
        _is_words(argument.value) or (argument.keyword is not None and argument.keyword.value in ASSERTED)
        for argument in node.args
        if id(argument) not in kept
    )


def faults(source: str) -> list[tuple[cst.CSTNode, cst.CSTNode]]:
    """Return what can be exchanged in a source."""
    collector = _Collector()
    cst.parse_module(source).visit(collector)
    return collector.found


def files(paths: Iterable[str]) -> list[str]:
    """Return the sources under these files and folders, without those left out."""
    found: set[str] = set()
    for path in paths:
        place = ROOT / path
        if not place.exists():
            raise SystemExit(f"There is no {path} in {ROOT}.")
        sources = place.rglob("*.py") if place.is_dir() else [place]
        found.update(source.relative_to(ROOT).as_posix() for source in sources)
    return sorted(name for name in found if not any(fnmatch.fnmatch(name, pattern) for pattern in LEFT_OUT))


def counts(names: Sequence[str], kept: Path) -> dict[str, int]:
    """Return how many mutants each source has; those counted once are kept in a file."""
    known: dict[str, int] = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    rules = Path(__file__).read_bytes()
    found: dict[str, int] = {}
    for name in names:
        text = (ROOT / name).read_bytes()
        key = name + " " + hashlib.sha256(rules + text).hexdigest()[:16]
        if key not in known:
            known[key] = len(faults(text.decode()))
        found[name] = known[key]
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps(known, indent=0), encoding="utf-8")
    return found


def draw(population: dict[str, int], seed: int, first: int, size: int) -> Iterator[Mutant]:
    """Yield a random sample of all mutants: those from `first` on in the order that the seed gives.

    So a sample of 400 is the four samples of 100 that begin at 0, 100, 200 and 300. What cannot be compiled
    is no mutant and is passed over.
    """
    every = [(name, index) for name, count in sorted(population.items()) for index in range(count)]
    random.Random(seed).shuffle(every)
    wanted = every[first : first + size]
    for name, group in itertools.groupby(sorted(wanted), key=lambda place: place[0]):
        source = (ROOT / name).read_text(encoding="utf-8")
        collector = _Collector()
        module = cst.parse_module(source)
        module.visit(collector)
        for _, index in group:
            node, new = collector.found[index]
            changed = module.deep_replace(node, new)
            if isinstance(changed, cst.Module) and (mutant := made(name, source, changed.code)):
                yield mutant


def made(name: str, source: str, mutated: str) -> Mutant | None:
    """Return a mutant of a source, or None if it cannot be compiled or is the same."""
    try:
        compile(mutated, name, "exec", dont_inherit=True)
    except SyntaxError:
        return None
    before, after = source.splitlines(), mutated.splitlines()
    first = next((n for n, (a, b) in enumerate(zip(before, after, strict=False), 1) if a != b), 0)
    if not first:
        return None
    removed: list[str] = []
    added: list[str] = []
    for line in list(unified_diff(before, after, lineterm="", n=0))[2:]:
        (removed if line[0] == "-" else added if line[0] == "+" else []).append(line[1:].strip())
    tree = ast.parse(source)
    return Mutant(
        name, _place(tree, first), first, _reach(tree, first), "\n".join(removed), "\n".join(added), mutated
    )


def _place(tree: ast.Module, line: int) -> str:
    around = [
        (node.lineno, node.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and node.lineno <= line <= (node.end_lineno or node.lineno)
    ]
    return ".".join(name for _, name in sorted(around))


def _reach(tree: ast.Module, line: int) -> range:
    """Return the lines of the innermost statement around a line, of one with a body only its head."""
    best = range(line, line + 1)
    width = len(tree.body) + 10**6
    for node in ast.walk(tree):
        if not isinstance(node, ast.stmt) or not node.lineno <= line <= (node.end_lineno or node.lineno):
            continue
        if (span := (node.end_lineno or node.lineno) - node.lineno) < width:
            width = span
            body = getattr(node, "body", None)
            if not body and not isinstance(node, ast.Match):
                best = range(node.lineno, node.lineno + span + 1)
            elif body and line < body[0].lineno:
                best = range(node.lineno, body[0].lineno)
            else:
                best = range(line, line + 1)
    return best
