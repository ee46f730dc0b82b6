"""What the questions of drills ask, and what is said of wrong answers to them, as marks in a file.

The progress of a learner keeps the keys of questions, not the questions: a key has to ask in later versions
what it asked in this one. Where that is changed on purpose, look at some of the questions, and at what is
said of mistakes in them; then write the marks anew:
``python -m tests.engine.lessons.drills.kept_questions``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

from peling.core.tiles import Wind
from peling.lessons import drills, faults
from peling.lessons.courses import beside, course
from peling.lessons.drills import Choose, Count, FillSheet, PickTiles, Question, SettleUp
from peling.lessons.drills.makers.examples import KIND, exercises
from peling.lessons.drills.question import Answer
from peling.lessons.drills.styles import STYLES
from peling.lessons.memory import remembered
from peling.lessons.model import AskTask
from peling.rulebooks import RULE_SETS, rule_set
from tests.engine.kept_values import mark, read_marks, write_marks

MARKS = Path(__file__).with_suffix(".json")
FEW = 15
MORE = {"rule": 90, "wind": 30, "first": 30, "pays": 30, "liable": 40, "score": 30}
"""Of these kinds more are asked: they have many topics and are made at once."""
PRINTED = "examples"
"""In place of a kind: the examples of the books, of which a key keeps the number."""
PAGES = "pages"
"""In place of a kind: what the pages of the course ask, of which is kept that they were solved."""


def asked(book: str, kind: str, number: int) -> Iterator[Question]:
    """Yield so many questions of a kind, the levels in turn; always the same ones."""
    rules = rule_set(book)
    rng = Random(f"{book} {kind}")
    for place in range(number):
        yield drills.question(kind, rules, place % 5 + 1, rng)


def few(book: str, kind: str) -> tuple[Question, ...]:
    """Return the questions of a kind that the marks are of."""
    if kind == PRINTED:
        return tuple(one.question for one in exercises(book))
    if kind == PAGES:
        every = (page for one in (course(book), *beside(book)) for page in one.pages)
        asked_ = (page.task.question for page in every if isinstance(page.task, AskTask))
        return tuple(make(rule_set(book)) for make in asked_)
    return tuple(asked(book, kind, MORE.get(kind, FEW)))


def wrong_answers(question: Question) -> Iterator[Answer]:
    """Yield some answers to a question, most of them wrong: nothing, everything, and what is nearly right."""
    right = question.solutions[0]
    match question.form:
        case Choose(choices):
            ids = [choice.id for choice in choices]
            yield from ([], ids, *([id_] for id_ in ids))
        case PickTiles(palette):
            codes = [kind.code for kind in palette]
            yield from ([], codes[::2])
        case Count():
            assert isinstance(right, int)
            yield from (right - 1, right + 1, 2 * right, right // 2)
        case FillSheet() | SettleUp() as form:
            assert isinstance(right, dict)
            names = (
                form.pairs if isinstance(form, SettleUp) else (*(one.id for one in form.lines), *form.sums)
            )
            yield from ({}, dict.fromkeys(names, 30 if isinstance(form, SettleUp) else 1))
            yield {name: number // 2 for name, number in right.items()}
            yield {name: number + 1 if number < 4 else 2 * number for name, number in right.items()}


def marks(questions: Sequence[Question]) -> list[str]:
    """Return a mark of what is asked, and one of what is said of wrong answers.

    Of the examples of the books, which are asked as drills are, only the first.
    """
    if questions[0].key.kind == KIND:
        return [mark(questions)]
    rules = rule_set(questions[0].key.rules)
    said = [
        (
            remembered(question, drills.explain(question, answer)),
            faults.of_question(question, answer, rules),
            faults.of_rest(question, answer, rules),
        )
        for question in questions
        for answer in wrong_answers(question)
    ]
    return [mark(questions), mark(said)]


def kinds(book: str) -> tuple[str, ...]:
    """Return the kinds of questions of a book that have marks."""
    return (*drills.kinds(rule_set(book)), PRINTED, PAGES)


def plans(style: str) -> str:
    """Return a mark of some hands of a style, as they are planned."""
    return mark([STYLES[style](Random(seed), Wind.SOUTH, Wind.WEST) for seed in range(20)])


def stored() -> Mapping[str, Mapping[str, object]]:
    """Return the marks by book and kind, and those of the styles of hands."""
    return read_marks(MARKS)


def main() -> None:
    """Write the marks anew."""
    found: dict[str, dict[str, object]] = {
        book: {kind: marks(few(book, kind)) for kind in kinds(book)} for book in RULE_SETS
    }
    found["styles"] = {style: plans(style) for style in STYLES}
    write_marks(MARKS, found)


if __name__ == "__main__":
    main()
