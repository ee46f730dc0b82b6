"""What was missed comes back in the same sitting, after three others."""

from dataclasses import replace

import pytest

from peling.lessons import repeat
from peling.lessons.drills import Key
from peling.lessons.repeat import Sitting


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
