"""The hand of the day: the same for everybody with that book, another each day, a question worth asking."""

from datetime import date, timedelta

import pytest

from peling.advice.own_hand import tiles_short
from peling.core.actions import Discard
from peling.lessons.day import EARLIEST, NEAR, day_hand
from peling.rulebooks import rule_set_ids
from peling.rules.legality import legal_actions
from tests.by_day import by_day

DAY = date(2026, 11, 22)


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("book", by_day({"fenghua", "pung-chow"}, rule_set_ids()))
def test_a_day_has_one_hand_in_each_book(book: str) -> None:
    hands = [day_hand(DAY + timedelta(days=number), book) for number in range(3)]
    assert day_hand(DAY, book).view == hands[0].view
    assert len({one.tiles for one in hands}) == 3
    for one in hands:
        view = one.view
        assert one.tiles[-1] == view.drawn
        assert sorted(one.tiles, key=str) == sorted(view.hand.concealed, key=str)
        assert all(isinstance(action, Discard) for action in legal_actions(view, one.rules))
        assert len(view.discards) >= EARLIEST
        assert tiles_short(view, one.rules) <= NEAR


def test_the_hand_of_a_day_never_changes() -> None:
    """Somebody with an older program sees the same: whoever changes what it is made of changes this."""
    assert [kind.code for kind in day_hand(DAY, "pung-chow").tiles] == HAND.split()


HAND = "B1 B3 B6 B6 B6 B7 B9 B9 B9 D4 D5 D8 G G"
