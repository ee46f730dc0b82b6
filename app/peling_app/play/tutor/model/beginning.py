"""Make what the tutor says of the dice while a deal begins: of those that lie, and never of others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from peling.core.tiles import WINDS, Wind
from peling.core.view import PlayerView
from peling.rules.course import CourseOfPlay
from peling.rules.ruleset import RuleSet
from peling_app.play.table.model.picture import Throw
from peling_app.play.table.words import deal
from peling_app.play.tutor.model.pages import BeginningPage, Named, Thrown
from peling_app.play.tutor.words import beginning as words

SUMS = range(2, 13)
"""What two dice can show."""


def beginning_page(
    lying: Sequence[Throw], view: PlayerView, names: Mapping[Wind, str], rules: RuleSet, *, seated: bool
) -> BeginningPage:
    """Return what the dice say that lie; `seated`: the seats are known, so that a sum can name one of them.

    Of the throws for the wall only the first names a seat.
    """
    throws = tuple(
        Thrown(
            (one.first, one.second),
            words.throws(one.who, one.first + one.second, own=one.side == 0),
            deal.as_sentence(one.sentence),
        )
        for one in lying
    )
    if not seated:
        return BeginningPage(throws=throws)
    first = lying[0].first + lying[0].second if lying else 0
    seats = [view.me.after(step) for step in range(len(WINDS))]
    named = {seat: tuple(total for total in SUMS if breaker(rules.course, total) is seat) for seat in seats}
    shown = tuple(
        Named(words.seat(seat), names.get(seat, ""), sums, first if first in sums else 0)
        for seat, sums in named.items()
    )
    return BeginningPage(words.rule(), shown, throws)


def breaker(course: CourseOfPlay, total: int) -> Wind:
    """Return whose wall is broken when East throws so many with two dice."""
    one = min(6, total - 1)
    # Where one throw decides all, the two dice are asked for; else its sum, and any second throw.
    dice = (total, min(SUMS)) if course.turned_up is None else (one, total - one)
    return course.break_wall(*dice, course.stacks).breaker
