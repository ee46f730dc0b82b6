"""No widget may feed on its own size.

One that gives itself a height when it got a width can go on for ever: a scroll bar comes with the greater
height and takes from the width, the smaller width asks for another height, the bar goes, and so on until the
stack is full. Layouts ask `heightForWidth` instead, before anything moves.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import peling_app
from tests.sources import trees

APP = Path(peling_app.__file__).parent
SIZED = frozenset(
    f"set{kind}{side}" for kind in ("Fixed", "Minimum", "Maximum") for side in ("Height", "Width", "Size")
) | {"updateGeometry", "adjustSize", "resize"}
RESIZED = frozenset({"resizeEvent", "setGeometry"})
SHOWN = frozenset({"setVisible", "show", "hide"})
HINTS = frozenset({"sizeHint", "minimumSizeHint", "heightForWidth"})
SIDES = ("width", "height")
LEAST = {f"set{kind}{side.title()}": side for kind in ("Fixed", "Minimum") for side in SIDES}
OWN = frozenset({"width", "height", "size", "rect", "geometry"})
PROPERTIES = frozenset({"property", "cached_property"})


@pytest.fixture(scope="module")
def classes() -> list[tuple[str, ast.ClassDef]]:
    """Return every class of the app with the name of its file."""
    return [
        (f"{path.relative_to(APP)}:{node.name}", node)
        for path, tree in trees(APP).items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    ]


@cache
def called(method: ast.FunctionDef) -> frozenset[str]:
    """Return the names of all that a method asks of anything."""
    return frozenset(node.attr for node in ast.walk(method) if isinstance(node, ast.Attribute))


@cache
def called_by_name(method: ast.FunctionDef) -> frozenset[str]:
    """Return the names that a method uses without an owner."""
    return frozenset(node.id for node in ast.walk(method) if isinstance(node, ast.Name))


@cache
def called_on_self(method: ast.FunctionDef) -> frozenset[str]:
    """Return the names of what a method calls or asks of itself."""
    return frozenset(
        node.attr
        for node in ast.walk(method)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    )


def reached(made: ast.ClassDef, begin: frozenset[str]) -> set[str]:
    """Return what the methods of these names ask of their own object, and what that leads to."""
    methods = {node.name: node for node in methods_of(made)}
    found: set[str] = set()
    open_ = [name for name in begin if name in methods]
    while open_:
        for name in called_on_self(methods[open_.pop()]):
            if name not in found:
                found.add(name)
                if name in methods:
                    open_.append(name)
    return found


def measured(method: ast.FunctionDef) -> Iterator[ast.Call]:
    """Yield the calls in which a method gives other widgets a least size by its own.

    An upper bound is none of them: it takes room from nobody. Nor is one of a few given sizes.
    """
    if not called(method) & LEAST.keys():
        return
    by_own = {side: {f"self.{side}()"} for side in SIDES}
    for node in ast.walk(method):
        if isinstance(node, ast.Assign):
            for name, value in assigned(node):
                for known in by_own.values():
                    if uses(value, known):
                        known.add(name)
        match node:
            case ast.Call(func=ast.Attribute(attr=setter), args=arguments) if setter in LEAST:
                of = ast.unparse(node.func)
                side = LEAST[setter]
                if not of.startswith("self.set") and any(uses(one, by_own[side]) for one in arguments):
                    yield node


def assigned(node: ast.Assign) -> Iterator[tuple[str, ast.expr]]:
    """Yield each name that gets a value, with the value."""
    for target in node.targets:
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            for one, value in zip(target.elts, node.value.elts, strict=True):
                yield ast.unparse(one), value
        else:
            yield ast.unparse(target), node.value


@cache
def rules_of_shares(made: ast.ClassDef) -> frozenset[str]:
    """Return the names of a class's methods that say how a `Divided` shares its room out."""
    return frozenset(
        argument.attr
        for node in ast.walk(made)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Divided"
        for argument in node.args
        if isinstance(argument, ast.Attribute) and argument.attr in {one.name for one in methods_of(made)}
    )


def methods_of(made: ast.ClassDef) -> list[ast.FunctionDef]:
    """Return the methods of a class."""
    return [node for node in made.body if isinstance(node, ast.FunctionDef)]


def is_property(method: ast.FunctionDef) -> bool:
    """Return whether a method is never called by its name."""
    return not PROPERTIES.isdisjoint(map(ast.unparse, method.decorator_list))


def uses(value: ast.expr, known: set[str]) -> bool:
    """Return whether a value is made of one of these, and not only chosen by it."""
    if ast.unparse(value) in known:
        return True
    parts = [value.body, value.orelse] if isinstance(value, ast.IfExp) else ast.iter_child_nodes(value)
    return any(uses(part, known) for part in parts if isinstance(part, ast.expr))


def test_no_widget_gives_its_parts_a_least_size_by_its_own(classes: list[tuple[str, ast.ClassDef]]) -> None:
    wrong = []
    for name, made in classes:
        methods = {node.name: node for node in methods_of(made)}
        begin = RESIZED | rules_of_shares(made)
        for method in (reached(made, begin) | begin) & set(methods):
            wrong += [f"{name}.{method}: {ast.unparse(call.func)}" for call in measured(methods[method])]
    assert not wrong


def test_no_rule_that_shares_room_out_sets_a_size(classes: list[tuple[str, ast.ClassDef]]) -> None:
    """A layout asks such a rule while it divides the room; what it set would have the room divided anew."""
    rules = {name: (made, rules_of_shares(made)) for name, made in classes}
    wrong = [
        f"{name}: {call}"
        for name, (made, begin) in rules.items()
        for call in reached(made, begin) & (SIZED | SHOWN)
    ]
    assert any(begin for _, begin in rules.values())
    assert not wrong


def test_no_widget_feeds_on_its_own_size(classes: list[tuple[str, ast.ClassDef]]) -> None:
    wrong = []
    for name, made in classes:
        wrong += [f"{name}: {call} when it got a size" for call in reached(made, RESIZED) & SIZED]
        wrong += [f"{name}: asks for a size by its own {call}" for call in reached(made, HINTS) & OWN]
    assert not wrong


def test_nothing_that_is_asked_for_a_size_has_a_layout_ask_again(
    classes: list[tuple[str, ast.ClassDef]],
) -> None:
    """A layout that is to ask again says so to its window, which asks for the size again, and so for ever.

    What is asked of others is followed where one class alone has it, as a rule asks a panel for its height.
    """
    methods = [method for _, made in classes for method in methods_of(made)]
    having = Counter(method.name for method in methods)
    alone = {method.name for method in methods if having[method.name] == 1 and not is_property(method)}
    asked = {rule for _, made in classes for rule in rules_of_shares(made)} | HINTS
    wrong, before = set[str](), set[str]()
    while asked != before:
        before = set(asked)
        for name, made in classes:
            own = {method.name: method for method in methods_of(made)}
            for reach in (reached(made, frozenset(asked)) | asked) & own.keys():
                asked |= called(own[reach]) & alone
                if "invalidate" in called(own[reach]) or "width_anew" in called_by_name(own[reach]):
                    wrong.add(f"{name}.{reach}")
    assert not wrong
