"""Words of the glossary as links in the tutor's sentences, what is new, and the way to drills."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling.core.events import Drawn, TileDiscarded, TilesDealt
from peling.core.tiles import Wind, tile
from peling.core.view import PlayerView, Source
from peling.rulebooks import rule_set
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.parts import Words
from peling_app.kit.view.text.quiet_link import QuietLink
from peling_app.kit.words import glossary
from peling_app.kit.words.glossary_forms import spans
from peling_app.learn.session import LearnSession
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language, TutorDepth
from peling_app.play.settle.model.settle import SettleModel
from peling_app.play.settle.model.teaching import SettleTeaching
from peling_app.play.settle.view.page import SettlePage
from peling_app.play.tutor.model.first_times import FirstTimes
from peling_app.play.tutor.model.log import SPANS_ROLE, LogModel
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.log.rows import ROOM, SIDE
from peling_app.play.tutor.view.panel import Tab, TutorPanel
from tests.app.play.settle.deals import full_points, liable, picture
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_west, own_turn

pytestmark = pytest.mark.usefixtures("english")


def terms(text: str) -> list[tuple[str, str]]:
    return [(span.text, span.term) for span in spans(text, set()) if span.term]


def test_each_word_of_the_glossary_is_found_in_a_sentence() -> None:
    for term_id in glossary.terms():
        word = glossary.term(term_id).title
        found = dict(spans_of(f"This is the {word}, as it is written."))
        assert term_id in found.values(), word


def test_each_word_is_found_in_german_too(english: Translations) -> None:
    english.use(Language.GERMAN)
    for term_id in glossary.terms():
        word = glossary.term(term_id).title
        assert term_id in dict(spans_of(f"Das ist {word}, so.")).values(), word
    assert terms("Eine Folge vom linken Nachbarn, den Abwürfen") == [("Folge", "chow")]


def spans_of(text: str) -> list[tuple[str, str]]:
    return [(span.text, span.term) for span in spans(text, set())]


def test_a_word_is_marked_once_and_in_any_form() -> None:
    assert terms("Discard it: a discard is no discarded chow. Chows are sequences.") == [
        ("Discard", "discard"),
        ("chow", "chow"),
    ]
    assert terms("Three of a kind, four of a kind") == [
        ("Three of a kind", "pung"),
        ("four of a kind", "kong"),
    ]
    said = {"chow"}
    assert [span.term for span in spans("A chow and a pung", said)] == ["", "pung"]
    assert said == {"chow", "pung"}


def test_what_only_looks_like_a_term_stays_plain() -> None:
    assert terms("There is no time limit. It is set out. Pung Chow (Harr 1922)") == []
    assert terms("The east tile, the unpaired, a handful") == []
    assert terms("East may win") == [("East", "East")]


def test_a_text_is_the_same_with_its_terms() -> None:
    text = "Mah-Jongg needs a complete hand; 3 tiles are missing."
    assert "".join(span.text for span in spans(text, set())) == text
    assert terms(text) == [("Mah-Jongg", "Mah-Jongg"), ("hand", "hand")]


def panel_at(
    qtbot: QtBot, theme: Theme, view: PlayerView, depth: TutorDepth = TutorDepth.FULL
) -> tuple[TutorPanel, TutorModel, StillSession]:
    session = StillSession(view)
    learn = LearnSession()
    model = TutorModel(session, None, FirstTimes(lambda: learn))
    model.set_depth(depth)
    panel = TutorPanel(model, theme)
    qtbot.addWidget(panel)
    panel.resize(392, 852)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel, model, session


def named(panel: TutorPanel, beginning: str) -> Words:
    """Return the words on the page that begin so."""
    return next(
        label for label in panel.now.findChildren(Words) if label.accessibleName().startswith(beginning)
    )


def unfold(panel: TutorPanel) -> None:
    """Open what is not possible."""
    panel.now.folds[-1].line.click()


def test_a_term_opens_by_mouse_and_leads_to_the_rule(qtbot: QtBot, theme: Theme) -> None:
    panel, model, _ = panel_at(qtbot, theme, discard_of_west())
    unfold(panel)
    words = named(panel, "Mah-Jongg. The tile must")
    QApplication.processEvents()
    # Mah-Jongg is marked above, in the card of the pung: once a page is enough.
    assert words.accessibleDescription() == "Explained here: hand"
    place = QFontMetrics(words.font()).horizontalAdvance("Mah-Jongg. The tile must complete the ha")
    QTest.mouseClick(words, Qt.MouseButton.LeftButton, pos=QPoint(place, 9))
    assert panel.popover.isVisible()
    explained = model.explain("hand")
    assert explained is not None
    assert panel.popover.accessibleName().startswith(f"hand. {explained.html[:20]}")
    panel.popover.rule_asked.emit(explained.rule)
    assert not panel.popover.isVisible()
    assert not panel.now.isVisible()


def test_tab_goes_to_a_term_and_enter_opens_it(qtbot: QtBot, theme: Theme) -> None:
    panel, _, session = panel_at(qtbot, theme, discard_of_west())
    panel.activateWindow()
    panel.focus_tabs()
    lead = named(panel, "Pung it or pass.")
    for _ in range(6):
        if lead.hasFocus():
            break
        QTest.keyClick(panel.focusWidget(), Qt.Key.Key_Tab)
    assert lead.hasFocus()
    QTest.keyClick(lead, Qt.Key.Key_Return)
    assert panel.popover.accessibleName().startswith("pung. ")
    QTest.keyClick(panel.popover, Qt.Key.Key_Escape)
    assert not panel.popover.isVisible()
    assert lead.hasFocus()
    QTest.keyClick(lead, Qt.Key.Key_Return)
    session.view = own_turn()
    session.changed.emit()
    assert panel.popover.isVisible()
    QTest.keyClick(panel.popover, Qt.Key.Key_Escape)
    assert not panel.popover.isVisible()


def test_what_is_new_is_put_away_by_its_button(qtbot: QtBot, theme: Theme) -> None:
    panel, model, _ = panel_at(qtbot, theme, discard_of_west())
    first = panel.now.first
    assert first is not None
    assert first.accessibleName() == "New to you: Your first claim"
    assert panel.now.cards[0].card.title == "Pung"
    lessons: list[str] = []
    panel.lesson_wanted.connect(lessons.append)
    assert first.lesson is not None
    QTest.keyClick(first.lesson, Qt.Key.Key_Return)
    assert lessons == [first.card.lesson]
    first.place.linkActivated.emit("rule")
    assert not panel.now.isVisible()
    panel.close_rule()
    QTest.keyClick(first.got_it, Qt.Key.Key_Return)
    assert model.now.first is None, "one thing in a turn"
    qtbot.waitUntil(lambda: panel.now.first is None)
    assert panel.now.cards[0].hasFocus() or panel.focusWidget() is not None


def test_the_cards_lead_to_the_drills_that_fit(qtbot: QtBot, theme: Theme) -> None:
    panel, _, session = panel_at(qtbot, theme, discard_of_west())
    kinds: list[str] = []
    panel.practise_wanted.connect(kinds.append)

    def press(page: QWidget) -> list[str]:
        for fold in panel.now.folds:
            fold.show_open(is_open=True)
        names = []
        for link in page.findChildren(QuietLink):
            if link.text() == "Practise this" and link.isVisible():
                names.append(link.accessibleName())
                link.click()
        return names

    assert press(panel.now) == [
        "Practise this: May I claim this?",
        "Practise this: Why not?",
    ]
    assert kinds == ["claim", "why-not"]
    kinds.clear()
    session.view = own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D5 R R R E", "E")
    session.changed.emit()
    qtbot.waitUntil(panel.now.cards[0].isVisible)
    press(panel.now)
    assert kinds == ["exposing", "why-not", "waits"]
    kinds.clear()
    panel.show_tab(Tab.SCORE)
    (link,) = (
        link for link in panel.findChildren(QuietLink) if link.accessibleName().endswith("Score this hand")
    )
    link.click()
    assert kinds == ["score"]


def test_the_quiet_tutor_offers_no_drills_and_a_page_without_a_tutor_no_terms(
    qtbot: QtBot, theme: Theme
) -> None:
    panel, _, _ = panel_at(qtbot, theme, discard_of_west(), TutorDepth.QUIET)
    assert panel.now.first is None
    assert panel.now.findChildren(QuietLink) == []
    alone = TutorPanel(TutorModel(StillSession(own_turn())), theme)
    qtbot.addWidget(alone)
    alone.open_term("chow", alone)
    assert not alone.popover.isVisible()


def test_the_log_marks_each_word_where_it_first_stands() -> None:
    log = LogModel()
    begin = (TilesDealt(Wind.SOUTH, (), 13), TileDiscarded(Wind.EAST, tile("W")))
    log.show(begin, Wind.SOUTH)
    log.show(
        (*begin, TileDiscarded(Wind.SOUTH, tile("D1")), Drawn(Wind.SOUTH, tile("N"), Source.LOOSE)),
        Wind.SOUTH,
    )
    marked = [[span.term for span in log.index(row).data(SPANS_ROLE) if span.term] for row in range(4)]
    assert marked == [[], ["East", "discard", "wind"], [], ["loose-tile"]]


def test_a_word_of_the_log_opens_by_mouse_and_a_line_by_enter(qtbot: QtBot, theme: Theme) -> None:
    panel, _, session = panel_at(qtbot, theme, discard_of_west())
    session.log = (TileDiscarded(Wind.EAST, tile("W")), TileDiscarded(Wind.SOUTH, tile("D1")))
    session.changed.emit()
    panel.show_tab(Tab.LOG)
    log = panel.log
    area = log.visualRect(log.model().index(0, 0))
    place = QPoint(area.left() + SIDE + ROOM + 8, area.center().y())
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert panel.popover.accessibleName().startswith("East. ")
    panel.popover.close_and_return()
    log.setCurrentIndex(log.model().index(0, 0))
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert panel.popover.isVisible()
    said = panel.popover.accessibleName()
    assert said.startswith("Words in this line")
    assert all(word in said for word in ("East", "discard", "wind"))
    panel.popover.close_and_return()
    log.setCurrentIndex(log.model().index(1, 0))
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert not panel.popover.isVisible()


def test_the_settlement_teaches_too(qtbot: QtBot, theme: Theme) -> None:
    session = StillSession(own_turn(), result=picture())
    session.totals = dict.fromkeys(Wind, 0)
    learn = LearnSession()
    page = SettlePage(SettleModel(session), theme, None, SettleTeaching(session, FirstTimes(lambda: learn)))
    qtbot.addWidget(page)
    page.resize(1440, 852)
    with qtbot.waitExposed(page):
        page.show()
    kinds: list[str] = []
    page.practise_wanted.connect(kinds.append)
    for link in page.findChildren(QuietLink):
        if "Practise" in link.text():
            link.click()
    assert sorted(kinds) == ["pays", "score"]
    shown = []
    for deal in range(4):
        session.deal_number = deal
        session.changed.emit()
        if page.first is not None:
            shown.append(page.first.card.topic)
            page.first.known.emit()
        assert page.first is None, "one thing in a deal"
    assert shown == ["settlement", "east-double", "losers"]
    page.open_term("East", page)
    assert page.popover.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.popover.isVisible()
    # Whatever has the focus: Enter is shown on the button only where nothing else takes it.
    page.activateWindow()
    page.next.setEnabled(True)
    stops = [one for one in page.findChildren(QWidget) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    asked: list[str] = []
    for stop in stops:
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        if stop.hasFocus() and stop is not page.next and page.next.shown_key:
            asked.append(type(stop).__name__)
            enter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
            stop.keyPressEvent(enter)
            assert not enter.isAccepted(), asked
    assert "HandRow" in asked


def test_a_great_hand_and_a_liable_player_have_drills_of_their_own() -> None:
    learn = LearnSession()
    booklet = rule_set("how-to-play")
    session = StillSession(own_turn(), rules=booklet, result=liable())
    teaching = SettleTeaching(session, FirstTimes(lambda: learn))
    assert teaching.pays_drill == "liable"
    assert teaching.score_drill(Wind.EAST) == "score"
    session = StillSession(own_turn(), rules=rule_set("four-winds"), result=full_points())
    teaching = SettleTeaching(session, FirstTimes(lambda: learn))
    assert (teaching.pays_drill, teaching.score_drill(Wind.EAST)) == ("pays", "limit")
    session.last_result = None
    assert (teaching.pays_drill, teaching.first) == ("", None)


def test_the_focus_goes_to_the_page_when_what_had_it_is_out_of_sight(qtbot: QtBot, theme: Theme) -> None:
    panel, model, _ = panel_at(qtbot, theme, discard_of_west())
    panel.activateWindow()
    unfold(panel)
    words = named(panel, "Mah-Jongg. The tile must")
    words.setFocus()
    explained = model.explain("hand")
    assert explained is not None
    panel.popover.open(lambda: explained, words)
    panel.now.hide()
    panel.popover.close_and_return()
    assert panel.focusWidget() is not words
