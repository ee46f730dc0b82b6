"""The tables of the drills speak of rules and conditions that some book has: a slip would leave them unused.

A rule or a condition is found by its id in a table; an id that no book has is not missed by the lookup, and
the question then names one rule less.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from fnmatch import fnmatchcase
from types import CodeType, FunctionType

import pytest

from peling import rulebooks
from peling.core.melds import MeldKind
from peling.lessons import drills
from peling.lessons.drills.books import ids
from peling.lessons.drills.makers import claim_questions
from peling.rulebooks import RULE_SETS, rule_book, rule_set
from peling.rulebooks.fenghua.hands import ALL_HONOURS, EIGHT_FLOWERS, INDEPENDENT, SEVEN_PAIRS
from peling.rules.readings import THIRTEEN_MAJORS
from peling.rules.ruleset import RuleSet

MODULES = sorted(module.name for module in pkgutil.walk_packages(drills.__path__, f"{drills.__name__}."))
OF_BOOKS = sorted(module.name for module in pkgutil.walk_packages(rulebooks.__path__, "peling.rulebooks."))


def every_rule_set() -> Iterator[RuleSet]:
    """Yield each book with its usual house rules and with each other one."""
    for book in RULE_SETS:
        yield rule_set(book)
        for option in rule_set(book).options:
            for value in option.values:
                yield rule_set(book, {option.key: value})


RULES = frozenset(id_ for rules in every_rule_set() for id_ in ids(rules))
CONDITIONS = frozenset(
    condition.id
    for rules in every_rule_set()
    for rule in rules.course.rules.values()
    for condition in rule.conditions
)


SHAPES = {THIRTEEN_MAJORS, SEVEN_PAIRS, INDEPENDENT, ALL_HONOURS, EIGHT_FLOWERS}


def values(table: object) -> Iterator[str]:
    """Yield the strings of a table that are no keys."""
    match table:
        case str():
            yield table
        case Mapping():
            for value in table.values():
                yield from values(value)
        case Sequence() | AbstractSet():
            for value in table:
                yield from values(value)


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_book_lets_be_asked_for_rules_that_it_has(book: str) -> None:
    others = [other for other in RULE_SETS if rule_set(other).book == rule_set(book).book]
    there = {id_ for rules in every_rule_set() if rules.id in others for id_ in ids(rules)}
    named = {id_ for asked in rule_book(book).asked.values() for id_ in asked}
    assert named <= there, named - there


SORTS = {"concealed", "exposed"}
"""What a set is, behind its kind."""


def test_every_topic_is_one_that_questions_have() -> None:
    said = {text for name in MODULES for text in strings(name)}
    topics = {topic for book in RULE_SETS for topic in rule_book(book).asked if " " not in topic}
    assert topics <= said, topics - said


@pytest.mark.parametrize("book", RULE_SETS)
def test_every_topic_about_one_thing_names_a_thing_that_the_book_has(book: str) -> None:
    every = [rules for rules in every_rule_set() if rules.book == rule_set(book).book]
    items = {item.id for rules in every for item in rules.items}
    options = {f"{one.key}={value}" for rules in every for one in rules.options for value in one.values}
    keys = {one.key for rules in every for one in rules.options}
    for topic in rule_book(book).asked:
        sort, _, name = topic.partition(" ")
        match sort:
            case _ if not name:
                continue
            case "condition":
                there = name in CONDITIONS
            case "item" | "item-of-shape":
                there = any(fnmatchcase(item, name) for item in items)
            case "option":
                there = name in options
            case "house":
                there = name in keys
            case "shape":
                there = name in SHAPES
            case _:
                there = sort in {kind.value for kind in MeldKind} and name in SORTS
        assert there, topic


@pytest.mark.parametrize("book", RULE_SETS)
def test_no_item_of_flowers_is_offered_where_no_flower_is_in_the_wall(book: str) -> None:
    of_flowers = rule_book(book).asked.get("items-of-flowers", ())
    for item in rule_set(book).items:
        about = "FLOWER" in item.id.removesuffix("-X-FLOWER") or item.id.startswith("PCM-")
        assert (item.id in of_flowers) is about, item.id


def strings(name: str) -> Iterator[str]:
    """Yield the strings that stand in a module."""
    source = inspect.getsource(importlib.import_module(name))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("name", [*MODULES, *OF_BOOKS])
def test_a_table_that_names_rules_names_only_rules_that_some_book_has(name: str) -> None:
    module = importlib.import_module(name)
    for title, table in vars(module).items():
        if title.isupper():
            found = set(values(table))
            if found & RULES:
                assert found <= RULES, (title, found - RULES)


def test_the_conditions_that_a_learner_cannot_see_exist() -> None:
    assert claim_questions.HIDDEN <= CONDITIONS


PREFIXES = tuple(sorted({id_.partition("-")[0] + "-" for id_ in RULES}))


def constants(code: object) -> Iterator[str]:
    """Yield the strings that stand in code, and in the functions and tuples inside it."""
    match code:
        case CodeType():
            for constant in code.co_consts:
                yield from constants(constant)
        case tuple() | frozenset():
            for constant in code:
                yield from constants(constant)
        case str():
            yield code


@pytest.mark.parametrize("name", MODULES)
def test_a_rule_that_is_named_in_code_or_the_beginning_of_one_is_in_some_book(name: str) -> None:
    module = importlib.import_module(name)
    functions = [found for found in vars(module).values() if isinstance(found, FunctionType)]
    for function in functions:
        if function.__module__ == module.__name__:
            for said in constants(function.__code__):
                if said != function.__doc__ and any(prefix in said.upper() for prefix in PREFIXES):
                    assert any(id_.startswith(said) for id_ in RULES), (function.__name__, said)
