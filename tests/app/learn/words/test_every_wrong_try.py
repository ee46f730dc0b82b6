"""Every wrong try is explained by the rules: a reason, its tiles and the place in the book."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from peling.lessons import courses, drills, faults, tasks
from peling.lessons.drills.fault import Fault
from peling.lessons.drills.makers.examples import exercises
from peling.lessons.drills.question import FillSheet, PickTiles, Question, State
from peling.lessons.model import AskTask, BoardTask, LayTask, Page, WallTask
from peling.play.deal import view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet
from peling_app.learn.words import faults as words
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import LANGUAGES
from tests.app.learn.tries.wrong_answers import wrong_answers
from tests.app.learn.tries.wrong_layouts import wrong_layouts
from tests.by_day import by_day

SEEDS = {"rule": 60, "pays": 12, "claim": 10, "why-not": 10, "wind": 10, "first": 8, "liable": 8}
"""So many questions of a kind; others two. At night five times as many."""
A_FEW = 6
"""Wrong answers to a question by day; at night `wrong_answers.RANDOM`."""
BARE = {"Not yet. Look again.", "Not right.", "not right", "Noch nicht. Schau noch einmal.", "Nicht richtig."}


class Try(NamedTuple):
    """A wrong answer: its faults, the question, whether it is about tiles, and where it was given."""

    found: tuple[Fault, ...]
    question: Question | None
    tiles: bool
    where: object


def check(one: Try) -> Iterator[str]:
    """Yield what is missing in the reasons for one wrong answer."""
    found, question, tiles, where = one
    if not found:
        yield f"{where}: nothing is said"
    for fault in found:
        first, then = words.said(fault, question), words.said(fault, question, more=True)
        if not first or set(first) & BARE:
            yield f"{where}: {fault.part}: no reason {fault.why}"
        if any("{" in line or "  " in line or not line.strip() for line in then):
            yield f"{where}: {fault.part}: not a sentence {then}"
        if fault.cite is None:
            yield f"{where}: {fault.part}: no place in the book"
        if tiles and fault.state is State.WRONG and not fault.tiles:
            yield f"{where}: {fault.part}: no tiles"
        if any(bool(noted.what) != bool(words.below(noted)) for noted in fault.tiles):
            yield f"{where}: {fault.part}: what a tile is has no word"


def about_tiles(question: Question) -> bool:
    """Return whether the tiles themselves are asked about."""
    scored = isinstance(question.form, FillSheet) and bool(question.shown.hands)
    return scored or isinstance(question.form, PickTiles) or question.topic in {"claim", "complete", "away"}


def of_question(question: Question, rules: RuleSet, most: int, where: object) -> Iterator[Try]:
    """Yield the wrong answers to a question."""
    for answer in wrong_answers(question, most):
        found = faults.of_question(question, answer, rules)
        yield Try(found, question, about_tiles(question), (where, question.topic, answer))


def of_page(page: Page, rules: RuleSet, most: int) -> Iterator[Try]:
    """Yield the wrong tries on a page."""
    match page.task:
        case AskTask() as task:
            yield from of_question(task.question(rules), rules, most, page.id)
        case BoardTask() as task:
            deal, _, _ = tasks.begin(task, rules)
            view = view_of(deal, task.me, rules)
            for act in (*legal_actions(view, rules), *(wrong.action for wrong in task.wrong)):
                done = tasks.try_on_board(task, [act], rules)
                if done.outcome in {tasks.Outcome.REFUSED, tasks.Outcome.MISSED}:
                    yield Try(
                        faults.of_acts(task, [act], rules, page.teaches),
                        None,
                        tiles=True,
                        where=(page.id, act),
                    )
        case WallTask() as task:
            for side in "ESWN":
                for stack in range(1, rules.course.stacks + 1):
                    answer = [side, str(stack)]
                    if not tasks.check(task, answer, rules).right and task.asks != "loose":
                        yield Try(
                            faults.of_stacks(task, answer, rules, page.teaches),
                            None,
                            tiles=False,
                            where=(page.id, answer),
                        )
        case LayTask() as task:
            for answer in wrong_layouts(task, rules, most):
                yield Try(
                    faults.of_laying(task, answer, rules, page.teaches),
                    None,
                    tiles=True,
                    where=(page.id, answer),
                )
        case None:
            return


def of_book(book: str, times: int, most: int) -> Iterator[Try]:
    """Yield the wrong tries in lessons, drills and examples of a book."""
    rules = rule_set(book)
    for page in courses.course(book).pages:
        yield from of_page(page, rules, most)
    for kind in drills.kinds(rules):
        for seed in range(times * SEEDS.get(kind, 2)):
            question = drills.question(kind, rules, seed % 5 + 1, random.Random(seed))
            under = rule_set(book, {**dict(question.key.options), **dict(question.under)})
            yield from of_question(question, under, most, (kind, seed))
    for exercise in exercises(book)[:: 1 if times > 1 else 4]:
        under = rule_set(book, dict(exercise.question.key.options))
        yield from of_question(exercise.question, under, most, exercise.id)


def lacking(book: str, times: int, most: int, english: Translations) -> Iterator[str]:
    """Yield what is missing in the reasons; what is wrong is found once, and then said in each language."""
    tries = list(of_book(book, times, most))
    assert tries
    for language in LANGUAGES:
        english.use(language)
        for one in tries:
            for lack in check(one):
                yield f"{language}: {lack}"


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_every_wrong_try_has_a_reason_by_the_rules(book: str, english: Translations) -> None:
    assert list(lacking(book, 1, A_FEW, english)) == []


@pytest.mark.nightly
@pytest.mark.parametrize("book", RULE_SETS)
def test_every_wrong_try_of_many_has_a_reason(book: str, english: Translations) -> None:
    assert list(lacking(book, 5, 200, english)) == []
