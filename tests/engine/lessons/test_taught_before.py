"""Nothing is to be counted before it was taught: not in a page's question, and not in what is shown first."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from peling.lessons.courses import COURSES, course
from peling.lessons.model import AskTask, Page
from peling.rulebooks import rule_set

FIRST = [one for one in COURSES if not one.startswith("pung-chow-limit")]
"""Courses that begin at the beginning: Part II is read after Part I, whose values it keeps."""
ANSWERS = json.loads(Path(__file__).with_name("lesson_answers.json").read_text(encoding="utf-8"))


def counted(book: str, page: Page) -> set[str]:
    """Return the items that the answer of a page names, and the hand that is counted before it."""
    answer = ANSWERS.get(page.id)
    named = {line.rpartition(":")[0] for line in answer if ":" in line} if isinstance(answer, dict) else set()
    if isinstance(page.task, AskTask) and page.task.worked is not None:
        rules = rule_set(book)
        hands = page.task.worked(rules).shown.hands
        named |= {line.item for hand in hands for line in rules.score(hand).sheet.lines}
    return named & {item.id for item in rule_set(book).items}


@pytest.mark.parametrize("book", FIRST)
def test_what_is_to_be_counted_was_taught(book: str) -> None:
    taught: set[str] = set()
    early = []
    for page in course(book).pages:
        taught |= set(page.teaches)
        early += [f"{page.id}: {item}" for item in sorted(counted(course(book).rules, page) - taught)]
    assert early == []
