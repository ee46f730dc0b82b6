"""What the tutor says of the dice: their sums once they lie, and never before."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from peling.core.events import WallBroken
from peling.core.tiles import Wind
from peling.play.dealing import broken_wall
from peling.play.game import random_wall
from peling.rulebooks import rule_set
from peling_app.books.faces import book_ids
from peling_app.kit.model.theme import Theme
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import TutorDepth
from peling_app.play.table.model.deal.opening import Kind, Moment
from peling_app.play.tutor.model.beginning import SUMS, breaker
from peling_app.play.tutor.model.pages import NO_DICE, BeginningPage
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.panel import TutorPanel
from tests.app.play.table.moments.beginnings import THROWS, Begun
from tests.app.play.tutor.fakes import StillSession


class Watched:
    """A deal that begins, and the tutor beside its board."""

    def __init__(self, book: str, *, seats: bool = False) -> None:
        self.begun = Begun(book, seats=seats)
        game = self.begun.game
        session = StillSession(game.view, rules=game.rules)
        session.names = game.names
        self.tutor = TutorModel(session, board=self.begun.board)
        self.begun.table.openingShown.connect(self.tutor.set_opening)
        self.begun.tell()
        self.deal = self.begun.board.beginning

    @property
    def moments(self) -> list[Moment]:
        """Return the throws of its dice."""
        assert self.deal.opening is not None
        return [one for one in self.deal.opening.moments if one.kind in {Kind.SEATS, Kind.THROW}]

    @property
    def said(self) -> BeginningPage:
        """Return what the tutor says of the dice."""
        return self.tutor.now.beginning


@pytest.mark.parametrize("book", book_ids())
def test_a_sum_is_said_when_its_dice_lie_and_not_before(book: str) -> None:
    watched = Watched(book)
    for before, moment in enumerate(watched.moments):
        watched.deal.go_to(moment.said - 1)
        assert len(watched.said.throws) == before, f"{moment} has been said while its dice rolled"
        watched.deal.go_to(moment.said)
        assert len(watched.said.throws) == before + 1
        (thrown,) = moment.throws
        assert watched.said.throws[-1].dice == (thrown.first, thrown.second)
        assert watched.said.throws[-1].title.endswith(f" {thrown.first + thrown.second}")
    named = [seat for seat in watched.said.seats if seat.thrown]
    assert [seat.thrown for seat in named] == [sum(THROWS[0])]
    broken = next(event for event in watched.begun.events if isinstance(event, WallBroken))
    assert named[0].wind.casefold() == broken.breaker.name.casefold()


def test_no_seat_is_named_while_the_seats_are_thrown_for() -> None:
    watched = Watched("how-to-play", seats=True)
    seats = [one for one in watched.moments if one.kind is Kind.SEATS]
    watched.deal.go_to(seats[0].said - 1)
    assert watched.said == NO_DICE
    watched.deal.go_to(seats[0].said)
    assert (len(watched.said.throws), len(watched.said.seats)) == (4, 0)
    watched.deal.go_to(seats[-1].end)
    assert not list(watched.said.throws), "they were not for the wall"
    assert [seat.name for seat in watched.said.seats][:1] == ["You"]


def test_each_depth_tells_as_much_as_it_is_to() -> None:
    watched = Watched("pung-chow")
    watched.deal.go_to(watched.moments[0].said)
    assert watched.said.throws
    watched.tutor.set_depth(TutorDepth.QUIET)
    assert watched.said == NO_DICE
    watched.deal.go_to(watched.moments[1].said)
    assert watched.said == NO_DICE


def test_the_sums_are_those_by_which_the_engine_breaks_the_wall() -> None:
    for book in book_ids():
        rules = rule_set(book)
        for total in SUMS:
            one = min(6, total - 1)
            wall, _ = broken_wall(random_wall(random.Random(1), rules), ((one, total - one), (3, 4)), rules)
            assert wall.opening.breaker is breaker(rules.course, total), f"{book}: {total}"


def test_the_ring_is_round_the_sum_that_lies_and_is_said(qtbot: QtBot) -> None:
    watched = Watched("pung-chow")
    panel = TutorPanel(watched.tutor, Theme(Preferences()))
    qtbot.addWidget(panel)
    panel.resize(392, 852)
    panel.show()
    watched.deal.go_to(watched.moments[0].said)
    named = {widget.accessibleName() for widget in panel.now.findChildren(QWidget)}
    assert f"South, {watched.begun.game.names[Wind.SOUTH]} is named by 2, 6, 10. 6 has been thrown" in named
    assert "4 and 2" in named
