"""Each house rule says what it is about: one that changes the course of play is none of the score alone."""

from __future__ import annotations

from dataclasses import fields

import pytest

from peling import rulebooks
from peling.rules.ruleset import Option, OptionValue

ABOUT_WHAT_IS_PAID = {"extra_rob", "rob_form", "rob_suits_only"}
"""They let a robber in or keep him out, but are chosen with the extras that a robbed kong is paid by."""


def changed_by(book: str, option: Option, value: OptionValue) -> set[str]:
    """Return what an option changes of the course of play, but for the rules (made anew each time)."""
    course, other = rulebooks.rule_set(book).course, rulebooks.rule_set(book, {option.key: value}).course
    names = {part.name for part in fields(course)} - {"rules"}
    return {name for name in names if getattr(course, name) != getattr(other, name)}


OPTIONS = [(book, option) for book in rulebooks.RULE_SETS for option in rulebooks.rule_set(book).options]


@pytest.mark.parametrize(("book", "option"), OPTIONS, ids=lambda given: getattr(given, "key", given))
def test_what_changes_the_course_of_play_is_about_play(book: str, option: Option) -> None:
    values: tuple[OptionValue, ...] = option.values[1:]
    changed = {name for value in values for name in changed_by(book, option, value)}
    if changed and option.key not in ABOUT_WHAT_IS_PAID:
        assert option.scope != "score", changed
