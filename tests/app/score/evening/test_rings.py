"""The ring of the focus and the sign of a key are drawn beside what a part says, not through it."""

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import contrast
from peling_app.kit.view import paint
from peling_app.kit.view.text.key_frame import key_width
from peling_app.platform.preferences import Preferences
from peling_app.score.view.large.cards import FromCard, Ground, Key
from peling_app.score.view.large.measure import Measure
from peling_app.score.view.page import ScorePage
from tests.app.score.evenings import evening
from tests.end2end.stage import make_context

RING = 3
"""Pixels of the ring."""


def rows_with_words(widget: QWidget) -> list[int]:
    """Return in which rows of pixels something but a rule is painted where the ring runs."""
    picture: QImage = widget.grab().toImage()
    ends = (range(RING), range(picture.width() - RING, picture.width()))
    return [
        y
        for y in range(picture.height())
        if any(len({picture.pixel(x, y) for x in columns}) > 1 for columns in ends)
    ]


@pytest.mark.thorough
def test_no_words_stand_where_the_ring_of_the_focus_runs(qtbot: QtBot, page: ScorePage) -> None:
    paint.RINGS.use_keys(False)
    evening(qtbot, page.score)
    page.show_evening()
    content = page.evening.content
    page.show_large()
    QApplication.processEvents()
    assert page.large.model.paid.rows
    assert rows_with_words(page.large.settled) == []
    page.show_people()
    qtbot.waitUntil(lambda: bool(page.people.model.person.flows))
    QApplication.processEvents()
    person = page.people.person
    for part in (content.deals, content.debts, person.figures, person.flows, person.last):
        assert rows_with_words(part) == [], type(part).__name__


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize(("width", "has_room"), [(64, False), (90, False), (160, True)])
def test_no_word_of_a_narrow_card_runs_under_its_key_and_none_is_cut_for_it(
    qtbot: QtBot, width: int, *, has_room: bool, chosen: bool
) -> None:
    """Without room for both it is the key that goes: words were written tiny beside it."""
    measure = Measure(Theme(Preferences(None)))
    card = FromCard(measure)
    qtbot.addWidget(card)
    card.resize(width, 44)
    card.show_choice("gezogen", chosen=chosen, can=True)
    bare = card.grab().toImage()
    card.show_choice("gezogen", chosen=chosen, can=True, number="D")
    picture = card.grab().toImage()
    assert (picture != bare) == has_room
    left = round(width - 8 - key_width(measure.theme, "D"))
    for x in (left - 3, left - 2) if has_room else ():
        assert len({picture.pixel(x, y) for y in range(10, 34)}) == 1, x


@pytest.mark.parametrize("ground", list(Ground))
@pytest.mark.parametrize("night", [False, True])
def test_a_key_that_is_pressed_can_be_read_in_high_contrast(
    qtbot: QtBot, ground: Ground, *, night: bool
) -> None:
    """Its ground was that of a line, which is as dark there as the words."""
    key = Key(Measure(make_context(night=night, settings={"high_contrast": True}).theme), ground=ground)
    qtbot.addWidget(key)
    key.resize(120, 60)
    picture = QImage(key.size(), QImage.Format.Format_RGB32)
    picture.fill(key.measure.theme.paper.top)
    key.setDown(True)
    painter = QPainter(picture)
    ink = key.paint_ground(painter)
    painter.end()
    assert contrast(ink.name(), picture.pixelColor(60, 30).name()) >= 4.5
