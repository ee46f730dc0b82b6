"""Every wrong answer to a question where they can be listed, else many of them made at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

from peling.lessons.drills.marking import explain
from peling.lessons.drills.question import (
    Answer,
    Choose,
    Count,
    FillSheet,
    PickTiles,
    Question,
    SettleUp,
)

RANDOM = 200
"""So many wrong answers are made where they cannot be listed."""
FEW = 7
"""So many cards have no more than 128 sets of cards."""


def wrong_answers(question: Question, most: int = RANDOM) -> Iterator[Answer]:
    """Yield wrong answers: all of them if there are few, else so many by chance, always the same ones.

    Nobody can give an answer in which nothing is chosen.
    """
    rng = random.Random(str(question.key))
    given = _all(question) or (_some(question, rng) for _ in range(2 * most))
    seen = 0
    for answer in given:
        if answer != [] and seen < most and not explain(question, answer).right:
            seen += 1
            yield answer


def _all(question: Question) -> list[Answer]:
    match question.form:
        case Choose(choices, several):
            ids = [choice.id for choice in choices]
            sizes = range(len(ids) + 1) if several else (1,)
            return (
                [list(some) for size in sizes for some in combinations(ids, size)] if len(ids) <= FEW else []
            )
        case Count(least, most) if most - least <= RANDOM:
            return list(range(least, most + 1))
        case _:
            return []


def _some(question: Question, rng: random.Random) -> Answer:
    right = question.solutions[0]
    match question.form:
        case Choose(choices, several):
            ids = [choice.id for choice in choices]
            return rng.sample(ids, rng.randint(0, len(ids)) if several else 1)
        case PickTiles(palette):
            codes = [kind.code for kind in palette]
            known = right if isinstance(right, list) else []
            return list(
                set(rng.sample(known, rng.randint(0, len(known)))) ^ set(rng.sample(codes, rng.randint(0, 3)))
            )
        case Count():
            near = right if isinstance(right, int) else 0
            return max(0, rng.choice((near // 2, 2 * near, near + rng.randint(-9, 9), rng.randrange(1000))))
        case FillSheet() | SettleUp():
            return _numbers(question.form, right, rng)


def _numbers(form: FillSheet | SettleUp, right: Answer, rng: random.Random) -> Answer:
    ids = list(form.pairs) if isinstance(form, SettleUp) else [*(line.id for line in form.lines), *form.sums]
    answer = dict(right) if isinstance(right, dict) else {}
    for part in rng.sample(ids, rng.randint(1, min(4, len(ids)))):
        value = answer.get(part, 0)
        answer[part] = max(0, rng.choice((0, value // 2, 2 * value, value + 1, rng.randrange(200))))
    return answer
