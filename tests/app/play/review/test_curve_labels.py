"""The labels of the curve: what one says can be read, whatever stands around it."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF

from peling_app.play.review.view.curve_labels import BESIDE_START, Labelled, crosses

ROOM = QRectF(0, 0, 560, 220)
SIZE = QSizeF(110, 17)


@pytest.mark.parametrize("seed", range(12))
def test_no_label_lies_on_another_and_no_line_crosses_one(seed: int) -> None:
    """A line to a far label ran through the words of others, where many decisions cost something."""
    rng = Random(seed)
    marks = [QPointF(20 + 18 * place, rng.uniform(60, 160)) for place in range(28)]
    there = Labelled([QRectF(one.x() - 8, one.y() - 8, 16, 16) for one in marks], [])
    found: list[tuple[QRectF, QLineF | None]] = []
    for mark in marks:
        taken = there.place(mark, SIZE, ROOM)
        if taken is not None:
            found.append(taken)
    assert len(found) > 3
    assert any(leader is not None for _, leader in found)
    for place, own in found:
        assert ROOM.contains(place)
        others = [one for one in found if one[0] != place]
        assert not any(place.intersects(other) for other, _ in others)
        assert not any(leader is not own and leader and crosses(leader, place) for _, leader in others)


@pytest.mark.parametrize("seed", range(12))
def test_where_the_curve_begins_it_is_said_what_the_deal_was_worth(seed: int) -> None:
    """Nothing stands left of the plot, and the places right of it were crossed by the curve itself."""
    rng = Random(seed)
    start = QPointF(0, rng.uniform(40, 180))
    turns = [QPointF(60 * (place + 1), start.y() + rng.uniform(-30, 30)) for place in range(8)]
    lines = [QLineF(start.x(), 110, start.x(), start.y())]
    lines += [QLineF(one, other) for one, other in zip([start, *turns], turns, strict=False)]
    there = Labelled([QRectF(one.x() - 8, one.y() - 8, 16, 16) for one in turns], lines)
    found = there.place(start, SIZE, ROOM, BESIDE_START)
    assert found is not None
    assert ROOM.contains(found[0])
    assert not any(crosses(line, found[0]) for line in lines)


def test_two_values_side_by_side_are_two() -> None:
    """Read as one: "5 of characters −11.3red dragon −4.8"."""
    wide = SIZE.width()
    start = QPointF(40, 110)
    for step in range(int(wide) - 20, int(wide) + 20):
        there = Labelled([], [])
        for mark in (start, QPointF(start.x() + step, start.y())):
            there.place(mark, SIZE, ROOM)
        one, other = there.labels
        side_by_side = one.top() < other.bottom() and other.top() < one.bottom()
        assert not side_by_side or max(other.left() - one.right(), one.left() - other.right()) >= 8, step
