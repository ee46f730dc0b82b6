"""Rule sets reach the kernel whole: every house rule of every book, in the order of the struct."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from peling.advice.kernel.rules import BOOKS, FIELDS, UnknownToKernelError, packed
from peling.rulebooks import RULE_SETS, rule_set, with_book
from peling.rules.ruleset import Option
from tests.properties.random_play import one_by_one
from tests.sixth_book.book import RULE_BOOKS

HEADER = Path(__file__).parents[3] / "engine" / "kernel" / "core" / "hand.h"


def struct() -> str:
    """Return what stands in the struct of a rule set."""
    found = re.search(r"typedef struct \{(.*?)\} Rules;", HEADER.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_fields_are_those_of_the_struct() -> None:
    assert tuple(re.findall(r"int32_t (\w+);", struct())) == FIELDS


@pytest.mark.parametrize("book", RULE_SETS)
def test_the_values_of_house_rules_are_those_that_the_struct_names_and_in_their_order(book: str) -> None:
    named = dict(re.findall(r"int32_t (\w+); +/\* ([^:;]*?)(?:[:;] [^*]*)? \*/", struct()))
    for option in rule_set(book).options:
        if option.scope != "sheet" and not option.any_number:
            values = [("no", "yes")[one] if isinstance(one, bool) else str(one) for one in option.values]
            assert ", ".join(values) == named[option.key], option.key


def test_books_are_in_the_order_of_the_program() -> None:
    assert BOOKS == RULE_SETS


@pytest.mark.parametrize("book", RULE_SETS)
def test_every_value_of_a_house_rule_is_a_number_of_its_own(book: str) -> None:
    options = {option.key: option for option in rule_set(book).options}
    default = packed(rule_set(book))
    for setting in list(one_by_one(book))[1:]:
        ((key, _),) = setting.house
        if options[key].scope != "sheet":
            changed = [
                field
                for field, *two in zip(FIELDS, default, packed(setting.rules), strict=True)
                if two[0] != two[1]
            ]
            assert changed == [key]


def test_a_rule_set_from_outside_is_refused_by_name() -> None:
    with with_book(RULE_BOOKS[0]), pytest.raises(UnknownToKernelError, match=RULE_BOOKS[0].id):
        packed(rule_set(RULE_BOOKS[0].id))


def test_a_house_rule_that_the_kernel_lacks_is_refused_by_name() -> None:
    rules = rule_set("pung-chow")
    more = replace(rules, options=(*rules.options, Option("goulash", (False, True), "A99")))
    with pytest.raises(UnknownToKernelError, match="'goulash' of 'pung-chow'"):
        packed(more)
