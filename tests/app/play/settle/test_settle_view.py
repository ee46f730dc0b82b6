from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from peling.core.tiles import Wind
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.focus_keeper import is_there
from peling_app.kit.view.style import dress
from peling_app.kit.view.text.quiet_link import QuietLink
from peling_app.learn.session import LearnSession
from peling_app.platform.i18n import Translations
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import LANGUAGES, Appearance, Language
from peling_app.play.settle.model.settle import SettleModel
from peling_app.play.settle.model.teaching import SettleTeaching
from peling_app.play.settle.view.page import SettlePage
from peling_app.play.settle.view.tables import ARROW_ROOM, BESIDE_RING
from peling_app.play.tutor.model.first_times import FirstTimes
from tests.app.play.settle.deals import greatest, picture, totals
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_west
from tests.app.rings import darkest_under_ring
from tests.by_day import by_day
from tests.clearing import delete_now

pytestmark = pytest.mark.usefixtures("english")
SIZES = [(1024, 660), pytest.param(1440, 852, marks=pytest.mark.nightly), (2560, 1392)]
SMALLEST = by_day([(1024, 660)], [(1024, 660), (1440, 852), (2560, 1392)], several=True)
"""For what least room decides."""
"""Of the page in the least window and the largest; the one between is tried at night."""


def shown(
    qtbot: QtBot, theme: Theme, width: int = 1440, height: int = 852
) -> tuple[SettlePage, StillSession]:
    session = StillSession(discard_of_west(), result=picture())
    session.totals = totals(picture())
    page = SettlePage(SettleModel(session), theme)
    qtbot.addWidget(page)
    page.resize(width, height)
    with qtbot.waitExposed(page):
        page.show()
    return page, session


class Styled(QObject):
    """Notes the widgets that hear of another style, while it is installed."""

    def __init__(self) -> None:
        super().__init__()
        self.widgets: set[QWidget] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note a widget."""
        if event.type() == QEvent.Type.StyleChange and isinstance(watched, QWidget):
            self.widgets.add(watched)
        return False


@pytest.mark.thorough
@pytest.mark.parametrize(
    "change",
    by_day(
        [{"appearance": Appearance.NIGHT}],
        [{"appearance": Appearance.NIGHT}, {"high_contrast": True}, {"text_zoom": 150}],
    ),
    ids=str,
)
def test_nothing_is_styled_that_is_made_anew_for_another_look(
    qtbot: QtBot, theme: Theme, change: dict[str, object]
) -> None:
    page, _ = shown(qtbot, theme)
    dress(page, theme)
    QApplication.processEvents()
    before = set(page.findChildren(QWidget))
    styled = Styled()
    for widget in before:
        widget.installEventFilter(styled)
    theme.preferences.update(**change)
    delete_now()
    assert len(styled.widgets) > 10
    assert [type(widget) for widget in styled.widgets if not isValid(widget)] == []
    assert any(not isValid(widget) for widget in before), "words are made anew"


def test_each_hand_and_each_tile_has_a_name(qtbot: QtBot, theme: Theme) -> None:
    page, _ = shown(qtbot, theme)
    rows = page.hands.rows
    assert rows[0].accessibleName() == "Hand of South, You, points: 200"
    names = [child.accessibleName() for child in rows[0].tiles.findChildren(QLabel)]
    assert names.count("8 of bamboos") == 3
    assert "three red dragons, exposed" in rows[0].tiles.accessibleName()


def test_a_click_shows_the_score_of_another_hand(qtbot: QtBot, theme: Theme) -> None:
    page, _ = shown(qtbot, theme)
    QTest.mouseClick(page.hands.rows[3], Qt.MouseButton.LeftButton)
    assert page.chosen == 3


def test_arrows_and_the_button_go_through_the_hands(qtbot: QtBot, theme: Theme) -> None:
    page, _ = shown(qtbot, theme)
    page.hands.rows[0].setFocus()
    QTest.keyClick(page.hands.rows[0], Qt.Key.Key_Down)
    assert page.chosen == 1
    page.other.click()
    assert page.chosen == 2
    QTest.keyClick(page, Qt.Key.Key_Up)
    assert page.chosen == 1


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("name", by_day(["next", "other"], ["next", "review", "compare", "look", "other"]))
def test_arrows_go_through_the_hands_from_every_button(qtbot: QtBot, theme: Theme, name: str) -> None:
    """The page begins on a button: Down led from there to another, which Enter then pressed."""
    page, session = shown(qtbot, theme)
    button = getattr(page, name)
    button.setFocus()
    for key, chosen in ((Qt.Key.Key_Down, 1), (Qt.Key.Key_Down, 2), (Qt.Key.Key_Up, 1)):
        QTest.keyClick(button, key)
        assert page.chosen == chosen
        assert page.focusWidget() is button
    assert session.dealt == 0


def test_enter_begins_the_next_deal(qtbot: QtBot, theme: Theme) -> None:
    page, session = shown(qtbot, theme)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert session.dealt == 1
    page.next.click()
    assert session.dealt == 2


def test_enter_on_another_button_does_not_begin_the_next_deal(qtbot: QtBot, theme: Theme) -> None:
    page, session = shown(qtbot, theme)
    with qtbot.waitSignal(page.look_wanted):
        QTest.keyClick(page.look, Qt.Key.Key_Return)
    assert session.dealt == 0


@pytest.mark.nightly  # by day shell/test_size_while_shown.py, nothing cut in the tables
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
@pytest.mark.parametrize("zoom", by_day([150], [100, 125, 150]))
@pytest.mark.parametrize(("width", "height"), by_day([(1024, 660)], [(1024, 660), (1440, 852)], several=True))
def test_no_button_is_cut(
    qtbot: QtBot, english: Translations, language: Language, zoom: int, width: int, height: int
) -> None:
    preferences = Preferences(None)
    theme = Theme(preferences)
    english.use(language)
    page, _ = shown(qtbot, theme, width, height)
    preferences.update(text_zoom=zoom)
    QTest.qWait(0)
    buttons = [
        one for one in (page.look, page.other, page.compare, page.review, page.next) if one.isVisible()
    ]
    assert len(buttons) >= 4
    for button in buttons:
        # The edges round the words may give way by some pixels, the words may not.
        assert button.width() >= button.sizeHint().width() - 4, button.text()


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "height"), SMALLEST)
def test_nothing_is_cut_in_the_tables(qtbot: QtBot, theme: Theme, width: int, height: int) -> None:
    page, session = shown(qtbot, theme, width, height)
    session.last_result = greatest()
    session.totals = totals(greatest(), dict.fromkeys(Wind, -48_612))
    session.changed.emit()
    QTest.qWait(0)
    for table in (page.payments, page.totals):
        assert table.width() >= table.needed_width()
        assert table.height() >= table.model().rowCount() * 20
        for column in range(table.model().columnCount()):
            for row in range(table.model().rowCount()):
                words = str(table.model().index(row, column).data() or "")
                wide = QFontMetricsF(table.look(row, column).font).horizontalAdvance(words)
                room = table.columnWidth(column) - 2 * BESIDE_RING - ARROW_ROOM * table.arrow_at(column)
                assert wide <= room, words
        for place in ((0, 0), (table.model().rowCount() - 1, table.model().columnCount() - 1)):
            table.setCurrentIndex(table.model().index(*place))
            table.setFocus()
            assert darkest_under_ring(table, theme.paper.top) > 120, "the ring runs through no words"


def stops_of_tab(page: QWidget) -> list[QWidget]:
    """Return where Tab stops in a page, in its order."""
    stops: list[QWidget] = []
    stop = page.nextInFocusChain()
    while stop is not None and stop is not page:
        if page.isAncestorOf(stop) and is_there(stop) and stop.focusPolicy() & Qt.FocusPolicy.TabFocus:
            stops.append(stop)
        stop = stop.nextInFocusChain()
    return stops


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "height"), SMALLEST)
def test_tab_goes_from_button_to_button_and_then_as_one_reads(
    qtbot: QtBot, theme: Theme, width: int, height: int
) -> None:
    session = StillSession(discard_of_west(), result=picture())
    session.totals = totals(picture())
    learn = LearnSession()
    teaching = SettleTeaching(session, FirstTimes(lambda: learn))
    page = SettlePage(SettleModel(session), theme, None, teaching)
    qtbot.addWidget(page)
    page.resize(width, height)
    with qtbot.waitExposed(page):
        page.show()
    for deal in (picture(), greatest()):
        session.last_result = deal
        session.changed.emit()
        QTest.qWait(0)
        stops = stops_of_tab(page)
        hands, first = len(page.hands.rows), stops.index(page.hands.rows[0])
        # Tab begins where it may, then goes round.
        stops = stops[first:] + stops[:first]
        assert stops[:hands] == list(page.hands.rows)
        # Side by side, or where that is too narrow the totals above the payments.
        places = {one: one.mapTo(page, one.rect().topLeft()) for one in (page.payments, page.totals)}
        tables = sorted(places, key=lambda one: (places[one].x(), places[one].y()))
        assert stops.index(tables[0]) < stops.index(tables[1])
        assert stops[-5:] == [page.next, page.review, page.compare, page.look, page.other], "one key or two"
        following = stops[stops.index(tables[1]) + 1 : -5]
        score = [one for one in following if one.mapTo(page, QPoint()).x() >= page.hands.width()]
        assert score
        read = [one.mapTo(page, one.rect().topLeft()) for one in score]
        jumps = [one for one, then in pairwise(read) if then.y() < one.y() - 20]
        assert not jumps, "Tab goes up again in the score"


def test_tab_from_the_next_deal_stays_on_the_page(qtbot: QtBot, theme: Theme) -> None:
    session = StillSession(discard_of_west(), result=picture())
    session.totals = totals(picture())
    window, bar = QWidget(), QPushButton("bar")
    page = SettlePage(SettleModel(session), theme)
    column = QVBoxLayout(window)
    for part in (bar, page):
        column.addWidget(part)
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page.setFocus()
    assert page.next.hasFocus()
    seen: list[QWidget | None] = [page.next]
    for _ in stops_of_tab(page)[1:]:
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        now = window.focusWidget()
        assert page.isAncestorOf(now), "the bar comes when all of the page was reached"
        assert now not in seen
        seen.append(now)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert bar.hasFocus()


@pytest.mark.parametrize("counts", [True, False])
def test_no_two_links_say_the_same_and_a_hand_that_counts_nothing_leads_to_no_drill_about_its_score(
    qtbot: QtBot, theme: Theme, *, counts: bool
) -> None:
    deal = picture()
    nothing = {
        wind: replace(score, sheet=replace(score.sheet, lines=())) for wind, score in deal.scores.items()
    }
    session = StillSession(discard_of_west(), result=deal if counts else replace(deal, scores=nothing))
    session.totals = totals(deal)
    learn = LearnSession()
    page = SettlePage(SettleModel(session), theme, None, SettleTeaching(session, FirstTimes(lambda: learn)))
    qtbot.addWidget(page)
    page.resize(1024, 660)
    with qtbot.waitExposed(page):
        page.show()
    links = [one.text() for one in page.findChildren(QuietLink) if "Practise" in one.text()]
    assert len(set(links)) == len(links) == 1 + counts
