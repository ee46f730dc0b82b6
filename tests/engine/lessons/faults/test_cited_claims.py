"""The place that is named for a claim is that of the rule that allows it, or forbids the others."""

from __future__ import annotations

from random import Random

import pytest

from peling.core.actions import Pass
from peling.core.rules import Citation
from peling.lessons import drills, faults
from peling.lessons.courses import course
from peling.lessons.drills.books import cite
from peling.lessons.drills.question import Judged, Question
from peling.lessons.model import AskTask, BoardTask
from peling.rulebooks import RULE_SETS, rule_set

TILES = {"two-held", "three-held", "makes-sequence", "both-held"}


def forbidding(question: Question) -> set[Citation]:
    """Return where the conditions stand that forbid a claim to a set, but for tiles that are not held."""
    return {
        found.cite
        for part, whys in question.parts
        for why in whys
        if part in {"pung", "kong", "chow"} and isinstance(why, Judged)
        for found in why.verdict.unmet
        if found.condition not in TILES
    }


def test_a_kong_that_is_forbidden_is_cited_where_it_is_forbidden() -> None:
    """The page is about the fourth of an open three, and where nothing may be claimed the pung was cited."""
    task = course("pung-chow").page("pc-kong/4").task
    assert isinstance(task, AskTask)
    question = task.question(rule_set("pung-chow"))
    assert question.cite is not None
    assert question.cite.section == "Four of a Kind"


@pytest.mark.thorough
@pytest.mark.parametrize("book", RULE_SETS)
def test_where_nothing_may_be_claimed_what_forbids_it_is_cited(book: str) -> None:
    rules, rng, tried = rule_set(book), Random(5), 0
    for _ in range(60):
        question = drills.question("claim", rules, 4, rng)
        if question.solutions[0] == ["none"] and (places := forbidding(question)):
            tried += 1
            assert question.cite in places, (question.key, question.cite, places)
    assert tried


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_pass_where_nothing_waits_for_an_answer_cites_what_the_page_is_about(book: str) -> None:
    """Fenghua's page on a win that is drawn cited *Pung* for it: there the order of claims stands."""
    rules, tried = rule_set(book), 0
    for lesson in course(book).lessons:
        for page in lesson.pages:
            if not isinstance(page.task, BoardTask) or not page.teaches:
                continue
            for fault in faults.of_acts(page.task, (Pass(),), rules, page.teaches):
                if isinstance(fault.why[0], Judged) and not fault.why[0].verdict.legal:
                    tried += 1
                    assert fault.cite == cite(rules, page.teaches), page.teaches
    assert tried
