"""Every stop of a settlement keeps the focus where it is made anew."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.learn.session import LearnSession
from peling_app.platform.settings import Appearance
from peling_app.play.settle.model.settle import SettleModel
from peling_app.play.settle.model.teaching import SettleTeaching
from peling_app.play.settle.view.page import SettlePage
from peling_app.play.tutor.model.first_times import FirstTimes
from tests.app.play.settle.deals import picture, totals
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_west
from tests.app.reading_order import tab_stops
from tests.by_day import by_day

pytestmark = pytest.mark.usefixtures("english")
CHANGES: dict[str, dict[str, object]] = {
    "larger text": {"text_zoom": 110, "text_by_system": False},
    "night": {"appearance": Appearance.NIGHT},
}


@pytest.fixture
def page(qtbot: QtBot, theme: Theme) -> SettlePage:
    session = StillSession(discard_of_west(), result=picture())
    session.totals = totals(picture())
    learn = LearnSession()
    made = SettlePage(SettleModel(session), theme, None, SettleTeaching(session, FirstTimes(lambda: learn)))
    learn.setParent(made)
    qtbot.addWidget(made)
    made.resize(1440, 852)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("change", by_day([CHANGES["night"]], CHANGES.values()), ids=str)
def test_in_another_size_or_look_it_stays(page: SettlePage, theme: Theme, change: dict[str, object]) -> None:
    """Links were made anew in two steps, and the button that leads on had the focus."""
    now = theme.preferences.current
    back = {name: getattr(now, name) for name in change}
    wrong = []
    for number, stop in enumerate(tab_stops(page)):
        kind = type(stop)
        tab_stops(page)[number].setFocus()
        for changes in (change, back):
            theme.preferences.update(**changes)
            settle()
            if QApplication.focusWidget() is not tab_stops(page)[number]:
                wrong.append((number, kind, QApplication.focusWidget()))
    assert len(tab_stops(page)) > 10
    assert wrong == []


def test_another_hand_leaves_it_among_the_words_of_the_score(page: SettlePage) -> None:
    last = tab_stops(page)[-1]
    last.setFocus()
    page.choose(1)
    settle()
    focus = QApplication.focusWidget()
    assert focus in tab_stops(page)[-8:]
