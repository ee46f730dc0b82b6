"""What was missed comes back in the same sitting, after three others; nothing else comes so soon."""

from dataclasses import replace
from itertools import combinations, cycle

import pytest

from peling.lessons import repeat
from peling.lessons.drills import Key, Question, again
from peling.lessons.repeat import Sitting
from peling.rulebooks import rule_set


def key(seed: int, kind: str = "waits", book: str = "pung-chow") -> Key:
    return Key(kind, book, (), 1, seed)


def test_a_missed_question_comes_back_after_three_others() -> None:
    sitting = repeat.after(Sitting(), key(1), right=False)
    for other in (2, 3, 4):
        assert repeat.waiting(sitting, "pung-chow", "waits") is None
        sitting = repeat.after(sitting, key(other), right=True)
    assert repeat.waiting(sitting, "pung-chow", "waits") == key(1)
    assert repeat.waiting(sitting, "pung-chow") == key(1), "also where any kind is asked"
    sitting = repeat.after(sitting, key(1), right=True)
    assert repeat.waiting(sitting, "pung-chow", "waits") is None


def test_where_no_others_are_left_it_need_not_wait() -> None:
    sitting = repeat.after(Sitting(), key(1), right=False)
    assert repeat.waiting(sitting, "pung-chow") is None
    assert repeat.waiting(sitting, "pung-chow", early=True) == key(1)


@pytest.mark.parametrize("other", [("score", "pung-chow"), ("waits", "fenghua")])
def test_what_was_missed_in_another_drill_or_book_neither_comes_nor_stands_before(
    other: tuple[str, str],
) -> None:
    sitting = replace(repeat.after(Sitting(), key(1, *other), right=False), asked=9)
    assert repeat.waiting(sitting, "pung-chow", "waits") is None
    sitting = replace(repeat.after(sitting, key(2), right=False), asked=20)
    assert repeat.waiting(sitting, "pung-chow", "waits") == key(2)
    assert repeat.waiting(sitting, other[1], other[0]) == key(1, *other)


def test_a_new_question_asks_nothing_that_was_asked_lately() -> None:
    rules = rule_set("pung-chow")
    seeds = iter(range(100))
    lately: list[Question] = []
    for _ in range(12):
        asked = repeat.unlike(lambda: again(Key("wind", rules.id, (), 1, next(seeds)), rules), lately[-3:])
        assert not any(asked.asks_as(one) for one in lately[-3:])
        lately.append(asked)


def test_where_there_is_too_little_to_ask_what_was_asked_longest_ago_comes_again() -> None:
    rules = rule_set("pung-chow")
    asked = [again(Key("wind", rules.id, (), 1, seed), rules) for seed in (1, 2, 4)]
    assert not any(one.asks_as(other) for one, other in combinations(asked, 2))
    others = cycle(reversed(asked))
    assert repeat.unlike(lambda: next(others), asked) is asked[0]
