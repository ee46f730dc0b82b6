"""What was missed comes back: after three others, and on later days."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from peling.lessons import repeat
from peling.lessons.drills import Key
from peling.lessons.repeat import WAITS, Boxes, Sitting

DAY = date(2026, 3, 1)


HERE = ("waits", "pung-chow")


def key(seed: int, kind: str = "waits", book: str = "pung-chow") -> Key:
    return Key(kind, book, (), 1, seed)


def test_a_missed_question_comes_back_after_three_others() -> None:
    sitting = repeat.after(Sitting(), key(1), right=False)
    boxes = repeat.answered(Boxes(), key(1), right=False, today=DAY)
    for other in (2, 3, 4):
        assert repeat.next_key(sitting, boxes, DAY, *HERE) is None
        sitting = repeat.after(sitting, key(other), right=True)
    assert repeat.next_key(sitting, boxes, DAY, *HERE) == key(1)
    sitting = repeat.after(sitting, key(1), right=True)
    assert repeat.next_key(sitting, boxes, DAY, *HERE) is None


ELSEWHERE = (("score", "pung-chow"), ("waits", "fenghua"))


@pytest.mark.parametrize("other", ELSEWHERE)
def test_what_was_missed_in_another_drill_or_book_neither_comes_nor_stands_before(
    other: tuple[str, str],
) -> None:
    boxes = repeat.answered(Boxes(), key(1, *other), right=False, today=DAY - timedelta(days=9))
    sitting = replace(repeat.after(Sitting(), key(1, *other), right=False), asked=9)
    assert repeat.next_key(sitting, boxes, DAY, *HERE) is None
    assert repeat.next_key(Sitting(), boxes, DAY, *HERE) is None
    missed_later = repeat.answered(boxes, key(2), right=False, today=DAY - timedelta(days=5))
    assert repeat.next_key(Sitting(), missed_later, DAY, *HERE) == key(2)
    sitting = replace(repeat.after(sitting, key(2), right=False), asked=20)
    assert repeat.next_key(sitting, Boxes(), DAY, *HERE) == key(2)
    assert repeat.next_key(sitting, Boxes(), DAY, *other) == key(1, *other)


def test_boxes_wait_longer_and_longer_until_it_is_known() -> None:
    boxes = repeat.answered(Boxes(), key(1), right=False, today=DAY)
    today = DAY
    for wait in WAITS:
        assert repeat.due(boxes, today + timedelta(days=wait - 1), *HERE) == ()
        today += timedelta(days=wait)
        assert repeat.due(boxes, today, *HERE) == (key(1),)
        boxes = repeat.answered(boxes, key(1), right=True, today=today)
    assert len(boxes) == 0


def test_a_miss_goes_back_to_the_first_box() -> None:
    boxes = repeat.answered(Boxes(), key(1), right=False, today=DAY)
    boxes = repeat.answered(boxes, key(1), right=True, today=DAY + timedelta(days=1))
    boxes = repeat.answered(boxes, key(1), right=False, today=DAY + timedelta(days=9))
    found = boxes.find(key(1))
    assert found is not None
    assert (found.box, found.due) == (0, DAY + timedelta(days=10))


def test_right_at_once_never_comes_back_and_right_too_early_changes_nothing() -> None:
    assert repeat.answered(Boxes(), key(1), right=True, today=DAY) == Boxes()
    boxes = repeat.answered(Boxes(), key(1), right=False, today=DAY)
    assert repeat.answered(boxes, key(1), right=True, today=DAY) == boxes


def test_the_earliest_is_due_first() -> None:
    boxes = Boxes()
    for seed in (3, 1, 2):
        boxes = repeat.answered(boxes, key(seed), right=False, today=DAY - timedelta(days=seed))
    assert repeat.due(boxes, DAY, *HERE) == (key(3), key(2), key(1))
    assert all(repeat.due(boxes, DAY, *other) == () for other in ELSEWHERE)


def test_of_two_files_the_lower_box_stands() -> None:
    one = repeat.answered(Boxes(), key(1), right=False, today=DAY)
    other = repeat.answered(one, key(1), right=True, today=DAY + timedelta(days=1))
    other = repeat.answered(other, key(2), right=False, today=DAY)
    both = repeat.merged(other, one)
    assert both.find(key(1)) == one.find(key(1))
    assert len(both) == 2


def test_no_more_than_so_many_are_kept() -> None:
    boxes = Boxes()
    for seed in range(repeat.MOST + 5):
        boxes = repeat.answered(boxes, key(seed), right=False, today=DAY + timedelta(days=seed))
    assert len(boxes) == repeat.MOST
    assert boxes.find(key(0)) is None
