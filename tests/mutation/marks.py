"""Sources that say themselves which of their statements run: several times faster than a tracer.

A mark stands before each group of statements that run one after the other, in each body and after each
statement that has bodies, and in each lambda. What a group does after an exception in it counts as run.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, ModuleType
from typing import Final, cast

from tests.mutation.mutants import ROOT

PACKAGES: Final = {"engine": "peling", "app": "peling_app"}

MARKS: Final = "__marks__"
"""The name in a marked module of the bytes that are set to one by what runs."""


_BRANCH: Final = (ast.excepthandler, ast.match_case)
"""What has bodies and is no statement."""


class _Marker(ast.NodeTransformer):
    """Put marks into a source, and note the lines of each."""

    def __init__(self) -> None:
        self.lines: list[int] = []

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        """Return the statements of a body with marks between them."""
        marked: list[ast.stmt] = []
        number = None
        for statement in statements:
            is_words = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            if is_words or (isinstance(statement, ast.ImportFrom) and statement.module == "__future__"):
                marked.append(statement)
                continue
            if number is None:
                number = self._new()
                marked.append(_mark(number, statement))
            own, inner = _split(statement)
            self.lines[number] |= own
            marked.append(cast("ast.stmt", self.visit(statement)))
            if inner:
                number = None
        return marked

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        """Mark a lambda where its answer is made."""
        number = self._new()
        self.lines[number] = _lines(node)
        self.generic_visit(node)
        mark = ast.Call(
            ast.Attribute(ast.Name(MARKS, ast.Load()), "__setitem__", ast.Load()),
            [ast.Constant(number), ast.Constant(1)],
            [],
        )
        node.body = ast.copy_location(ast.BoolOp(ast.Or(), [mark, node.body]), node.body)
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Go through the bodies of a statement as blocks, and through all else."""
        for name, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                setattr(node, name, self.block(value))
            elif isinstance(value, list):
                for one in value:
                    if isinstance(one, ast.AST):
                        self.visit(one)
            elif isinstance(value, ast.AST):
                self.visit(value)
        return node

    def _new(self) -> int:
        self.lines.append(0)
        return len(self.lines) - 1


def _split(statement: ast.stmt) -> tuple[int, list[ast.stmt]]:
    """Return the lines of a statement that belong to none of its bodies, as bits, and what is in these."""
    own = _lines(statement)
    inner = [
        node
        for child in ast.iter_child_nodes(statement)
        for node in (ast.iter_child_nodes(child) if isinstance(child, _BRANCH) else (child,))
        if isinstance(node, ast.stmt)
    ]
    for node in inner:
        own &= ~_lines(node)
    return own | 1 << statement.lineno, inner


def _lines(node: ast.stmt | ast.Lambda) -> int:
    return (1 << (node.end_lineno or node.lineno) + 1) - (1 << node.lineno)


def _mark(number: int, before: ast.stmt) -> ast.stmt:
    place = ast.Subscript(ast.Name(MARKS, ast.Load()), ast.Constant(number), ast.Store())
    return ast.copy_location(ast.Assign([place], ast.Constant(1)), before)


def marked(source: str, path: str) -> tuple[CodeType, list[int]]:
    """Return the code of a source with marks in it, and the lines that each mark stands for, as bits."""
    marker = _Marker()
    tree = ast.parse(source, path)
    tree.body = marker.block(tree.body)
    return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True), marker.lines


class Marked:
    """All sources of some folders with their marks; copies of this process import them from here."""

    def __init__(self, folders: Iterable[str]) -> None:
        """Read and compile the sources in `folders`, which are `engine` or `app`."""
        self._code: dict[str, tuple[CodeType, list[int]]] = {}
        self._marks: dict[str, bytearray] = {}
        for folder in folders:
            for path in (ROOT / folder / PACKAGES[folder]).rglob("*.py"):
                self._code[str(path)] = marked(path.read_text(encoding="utf-8"), str(path))

    def install(self) -> None:
        """Import these sources from now on with their marks; none of them has been imported before."""
        sys.meta_path.insert(0, self)

    def find_spec(self, fullname: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """Answer for the sources, as a finder on `sys.meta_path`."""
        for folder, package in PACKAGES.items():
            if fullname.partition(".")[0] == package:
                place = ROOT.joinpath(folder, *fullname.split("."))
                for path in (place / "__init__.py", place.with_suffix(".py")):
                    if str(path) in self._code:
                        return spec_from_file_location(
                            fullname, path, loader=_Loader(fullname, str(path), self)
                        )
        return None

    def begin(self, path: str) -> tuple[CodeType, bytearray]:
        """Return the code of a source and its marks, all of them zero."""
        code, lines = self._code[path]
        self._marks[path] = bytearray(len(lines))
        return code, self._marks[path]

    def take(self) -> dict[str, int]:
        """Return the lines that have run since the last time, a bit for each, by source from the root."""
        found: dict[str, int] = {}
        for path, marks in self._marks.items():
            if 1 in marks:
                lines = self._code[path][1]
                ran = 0
                for number, is_set in enumerate(marks):
                    if is_set:
                        ran |= lines[number]
                found[path[len(str(ROOT)) + 1 :]] = ran
                marks[:] = bytes(len(marks))
        return found


class _Loader(SourceFileLoader):
    """Import one module with its marks."""

    def __init__(self, module: str, path: str, sources: Marked) -> None:
        super().__init__(module, path)
        self._begun = sources.begin(path)

    def get_code(self, _fullname: str) -> CodeType:
        """Return the code with marks."""
        return self._begun[0]

    def exec_module(self, module: ModuleType) -> None:
        """Give the module its marks and run it."""
        vars(module)[MARKS] = self._begun[1]
        super().exec_module(module)
