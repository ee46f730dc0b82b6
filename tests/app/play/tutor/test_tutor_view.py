from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from peling.advice.outlook import outlooks
from peling.coach.counsel import counsel
from peling.core.events import BonusSetOut, Drawn, TileDiscarded, TilesDealt
from peling.core.tiles import Wind, tile
from peling.core.view import PlayerView, Source
from peling.rulebooks import rule_set
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.controls import Button
from peling_app.kit.view.parts import Words
from peling_app.kit.view.rules import DoubleRule
from peling_app.platform.settings import Coaching, TutorDepth
from peling_app.play.coaching import Answer
from peling_app.play.tutor.model.log import PICTURES_ROLE, TILES_ROLE, LogModel
from peling_app.play.tutor.model.pages import AdvicePage
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.coach_table import CoachTable
from peling_app.play.tutor.view.panel import Tab, TutorPanel
from tests.app.play.settle.deals import picture
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_west, own_turn
from tests.app.reading_order import tab_stops

pytestmark = pytest.mark.usefixtures("english")


def panel_at(qtbot: QtBot, theme: Theme, view: PlayerView) -> tuple[TutorPanel, TutorModel, StillSession]:
    session = StillSession(view)
    model = TutorModel(session)
    panel = TutorPanel(model, theme)
    qtbot.addWidget(panel)
    panel.resize(392, 852)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel, model, session


def test_cards_can_be_reached_and_read(qtbot: QtBot, theme: Theme) -> None:
    panel, _, _ = panel_at(qtbot, theme, discard_of_west())
    names = [card.accessibleName() for card in panel.now.cards]
    assert names == ["Pung, allowed"]
    fold = panel.now.folds[-1]
    assert fold.line.accessibleName() == "3 claims are not possible: why?"
    fold.line.setFocus()
    QTest.keyClick(fold.line, Qt.Key.Key_Return)
    names = [card.accessibleName() for card in panel.now.cards]
    assert names == ["Pung, allowed", "Mah-Jongg, not allowed", "Kong, not allowed", "Chow, not allowed"]
    said = panel.now.cards[0].accessibleDescription()
    assert "Counts: 2 points, because it is exposed." in said
    assert "<b>" not in said


def test_arrows_go_from_card_to_card_and_enter_opens_the_rule(qtbot: QtBot, theme: Theme) -> None:
    panel, _, _ = panel_at(qtbot, theme, discard_of_west())
    panel.focus_first()
    panel.now.folds[-1].line.click()
    first, second = panel.now.cards[:2]
    assert first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert not panel.now.isVisible()
    panel.close_rule()
    assert panel.now.isVisible()


def test_tab_goes_through_the_page_before_the_foot(qtbot: QtBot, theme: Theme) -> None:
    panel, _, session = panel_at(qtbot, theme, own_turn())
    session.view = discard_of_west()
    session.changed.emit()
    qtbot.waitUntil(panel.now.cards[0].isVisible)
    panel.focus_tabs()
    stops: list[QWidget | None] = []
    while (focus := QApplication.focusWidget()) not in stops:
        stops.append(focus)
        QTest.keyClick(panel, Qt.Key.Key_Tab)
    in_page = [panel.now.isAncestorOf(stop) for stop in stops if stop is not None]
    first, last = in_page.index(True), len(in_page) - in_page[::-1].index(True)
    assert all(in_page[first:last]), "nothing of the foot comes between"
    assert last < len(stops), "the foot follows"


@pytest.mark.parametrize("position", [own_turn, discard_of_west])
def test_tab_comes_to_what_is_unfolded_below_its_line(
    qtbot: QtBot, theme: Theme, position: Callable[[], PlayerView]
) -> None:
    panel, _, session = panel_at(qtbot, theme, position())
    session.changed.emit()
    most = 0
    for fold in panel.now.folds:
        fold.line.click()
        QApplication.processEvents()
        stops = tab_stops(panel)
        inside = [stop for stop in stops if fold.isAncestorOf(stop)]
        most = max(most, len(inside))
        begin = stops.index(fold.line)
        assert stops[begin : begin + len(inside)] == inside
    assert most > 1


def test_what_is_unfolded_stays_so_until_something_else_happens(qtbot: QtBot, theme: Theme) -> None:
    panel, _, session = panel_at(qtbot, theme, discard_of_west())
    for fold in panel.now.folds:
        assert not fold.is_open
        assert fold.content is None, "it is made when it is opened"
        fold.line.click()
        assert fold.content is not None
        assert fold.content.isVisible()
    theme.changed.emit()
    opened = panel.now.folds
    qtbot.waitUntil(lambda: all(fold.isVisible() for fold in opened))
    assert [fold.is_open for fold in opened] == [True, True]
    opened[0].line.click()
    theme.changed.emit()
    assert [fold.is_open for fold in panel.now.folds] == [False, True]
    session.view = own_turn()
    session.changed.emit()
    assert panel.now.folds
    assert not any(fold.is_open for fold in panel.now.folds)


def test_a_screen_reader_can_open_what_is_folded(qtbot: QtBot, theme: Theme) -> None:
    panel, _, _ = panel_at(qtbot, theme, discard_of_west())
    fold = panel.now.folds[-1]
    said = QAccessible.queryAccessibleInterface(fold.line)
    assert said is not None
    assert not said.state().checked
    said.actionInterface().doAction(QAccessibleActionInterface.toggleAction())
    assert fold.content is not None
    assert fold.content.isVisible()
    assert said.state().checked


def test_how_it_is_done_is_said_for_keys_while_keys_are_used(qtbot: QtBot, theme: Theme) -> None:
    before = paint.RINGS.shown, paint.RINGS.keys
    paint.RINGS.use_keys(on=False)
    panel, model, _ = panel_at(qtbot, theme, own_turn())
    mouse, keys = model.now.how
    try:
        assert named(panel, mouse).isVisible()
        assert not spoken(panel, keys)
        paint.RINGS.use_keys(on=True)
        assert named(panel, keys).isVisible()
        assert not spoken(panel, mouse)
    finally:
        paint.RINGS.shown, paint.RINGS.keys = before


def spoken(panel: TutorPanel, words: str) -> bool:
    """Return whether the page says something."""
    return any(one.accessibleName() == words for one in panel.now.findChildren(Words))


def answer(session: StillSession, rollouts: int = 300) -> Answer:
    return Answer(counsel(own_turn(), session.rules, rollouts, 1), settled=True)


def test_nothing_stands_empty_under_the_double_rule(qtbot: QtBot, theme: Theme) -> None:
    panel, model, session = panel_at(qtbot, theme, own_turn())
    model.set_depth(TutorDepth.QUIET)
    line = panel.now.findChildren(DoubleRule)[-1]
    assert not line.isVisibleTo(panel), "nothing is said below it"
    model.ask_advice()
    session.advice.emit(answer(session))
    assert line.isVisibleTo(panel)


def test_no_picture_of_the_page_is_painted_before_all_of_it_is_seen(qtbot: QtBot, theme: Theme) -> None:
    panel, model, session = panel_at(qtbot, theme, discard_of_west())
    session.view = own_turn()
    for is_advice in (False, True):
        if is_advice:
            model.ask_advice()
            session.advice.emit(answer(session))
        else:
            session.changed.emit()
        parts = panel.now.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        explicit = Qt.WidgetAttribute.WA_WState_ExplicitShowHide
        assert [part for part in parts if part.isHidden() and not part.testAttribute(explicit)] == []


def test_a_rule_is_shown_in_the_words_of_our_rule_files(qtbot: QtBot, theme: Theme) -> None:
    _, model, session = panel_at(qtbot, theme, discard_of_west())
    page = model.rule("PC-CHOW")
    assert page.title
    assert page.text.endswith(".")
    assert "Part I" in page.cite
    with pytest.raises(KeyError):
        model.rule("PC-NO-SUCH-RULE")
    for rule in session.rules.course.rules.values():
        assert model.rule(rule.id).text


def test_advice_comes_only_when_it_is_asked_for(qtbot: QtBot, theme: Theme) -> None:
    _, model, session = panel_at(qtbot, theme, own_turn())
    assert model.advice == AdvicePage()
    model.ask_advice()
    model.retranslate()
    assert model.advice.thinking, "another language takes nothing away"
    assert session.hints == 1
    session.advice.emit(answer(session))
    model.retranslate()
    assert model.advice.coach.title == "Discard north wind"
    session.changed.emit()
    assert model.advice == AdvicePage()


def test_the_score_now_tells_what_is_one_step_away(qtbot: QtBot, theme: Theme) -> None:
    _, model, _ = panel_at(qtbot, theme, discard_of_west())
    hand = model.score.hands[0]
    assert (hand.total, hand.sum) == ("4", "2 + 2")
    assert [missed.title for missed in hand.missed][:2] == ["Set of the own wind", "Set of red dragons"]


def test_a_complete_hand_is_scored_as_if_it_went_out(qtbot: QtBot, theme: Theme) -> None:
    complete = own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D6 D7 R R R", "R")
    _, model, _ = panel_at(qtbot, theme, complete)
    assert model.score.going_out
    assert model.score.hands[0].total == "76"


def test_after_the_deal_the_score_has_all_hands(qtbot: QtBot, theme: Theme) -> None:
    panel, model, session = panel_at(qtbot, theme, discard_of_west())
    session.last_result = picture()
    session.changed.emit()
    panel.show_tab(Tab.SCORE)
    assert model.score.final
    assert [hand.total for hand in model.score.hands] == ["16", "200", "10", "28"]


def test_the_log_adds_what_is_new_and_begins_again_with_a_new_deal() -> None:
    log = LogModel()
    QAbstractItemModelTester(log, QAbstractItemModelTester.FailureReportingMode.Fatal)
    begin = (TilesDealt(Wind.SOUTH, (), 13), TileDiscarded(Wind.EAST, tile("W")))
    log.show(begin, Wind.SOUTH)
    log.show((*begin, Drawn(Wind.SOUTH, tile("D1"), Source.WALL)), Wind.SOUTH)
    assert log.texts() == ("You receive 13 tiles.", "East discards west wind.", "You draw 1 of circles.")
    assert log.index(2).data(TILES_ROLE) == (tile("D1"),)
    log.show(begin[:1], Wind.SOUTH)
    assert log.rowCount() == 1
    log.show(begin, Wind.WEST)
    assert log.texts() == ("East discards west wind.",)


def test_the_log_follows_the_newest_line(qtbot: QtBot, theme: Theme) -> None:
    panel, model, session = panel_at(qtbot, theme, discard_of_west())
    panel.show_tab(Tab.LOG)
    session.log = tuple(TileDiscarded(Wind.EAST, tile("W")) for _ in range(80))
    session.changed.emit()
    bar = panel.log.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    bar.setValue(0)
    session.log = (*session.log, TileDiscarded(Wind.SOUTH, tile("W")))
    session.changed.emit()
    qtbot.waitUntil(lambda: model.log.rowCount() == 81)
    assert bar.value() == 0


def low_panel(
    qtbot: QtBot, theme: Theme, view: PlayerView, height: int = 400
) -> tuple[TutorPanel, TutorModel, StillSession]:
    panel, model, session = panel_at(qtbot, theme, view)
    panel.resize(392, height)
    qtbot.waitUntil(lambda: bar_of(panel).maximum() > 60)
    return panel, model, session


def bar_of(panel: TutorPanel) -> QScrollBar:
    area = panel.areas[panel.pages.currentIndex()]
    assert isinstance(area, QScrollArea)
    return area.verticalScrollBar()


def test_a_new_subject_is_shown_from_its_beginning(qtbot: QtBot, theme: Theme) -> None:
    panel, model, session = low_panel(qtbot, theme, discard_of_west())
    bar_of(panel).setValue(bar_of(panel).maximum())
    session.changed.emit()
    model.retranslate()
    assert bar_of(panel).value() > 0, "the same subject stays where it is read"
    session.view = own_turn()
    session.changed.emit()
    assert bar_of(panel).value() == 0
    panel.open_rule("PC-CHOW")
    QApplication.processEvents()
    bar_of(panel).setValue(bar_of(panel).maximum())
    panel.open_rule("PC-PUNG")
    assert bar_of(panel).value() == 0


def test_advice_stays_in_sight_while_tiles_are_pointed_at(qtbot: QtBot, theme: Theme) -> None:
    """It has the row of what is pointed at; what would come of it stands below."""
    panel, model, session = panel_at(qtbot, theme, own_turn())
    panel.resize(360, 490)
    model.ask_advice()
    session.advice.emit(answer(session))
    bar = next(a for a in panel.findChildren(QScrollArea) if a.isAncestorOf(panel.now)).verticalScrollBar()
    for _ in range(4):
        QApplication.processEvents()
    before = bar.value()
    weighed = outlooks(own_turn(), session.rules)
    session.weighed.emit(weighed)
    for action in [one.action for one in weighed][:3]:
        model.look_at(action)
        for _ in range(4):
            QApplication.processEvents()
        assert bar.value() == before


def test_what_would_come_of_a_tile_is_brought_into_sight_and_stays_to_be_read(
    qtbot: QtBot, theme: Theme
) -> None:
    panel, model, session = low_panel(qtbot, theme, own_turn(), 330)
    found = outlooks(own_turn(), session.rules)
    model.look_at(found[0].action)
    session.weighed.emit(found)
    qtbot.waitUntil(lambda: bar_of(panel).value() > 0)
    there = bar_of(panel).value()
    model.look_at()
    QApplication.processEvents()
    assert bar_of(panel).value() == there
    alone = named(panel, "If you discard")
    assert alone.isVisible()
    model.look_at(found[1].action)
    QApplication.processEvents()
    session.advice.emit(answer(session))
    (table,) = (one for one in panel.now.findChildren(CoachTable) if one.isVisible())
    assert table.accessibleName().count("Discard ") == 2
    session.advice.emit(answer(session, 1500))
    assert [one for one in panel.now.findChildren(CoachTable) if one.isVisible()] == [table], "it stays"
    model.set_manner(Coaching.QUIET)
    QApplication.processEvents()
    assert not [one for one in panel.now.findChildren(CoachTable) if one.isVisible()], "no more is said"
    (advise,) = (one for one in panel.findChildren(Button) if one.property("asked") == "advise")
    assert not advise.isEnabled()
    model.set_manner(Coaching.REQUEST)
    assert advise.isEnabled()


def named(panel: TutorPanel, beginning: str) -> Words:
    """Return the words on the page that begin so."""
    found = (one for one in panel.now.findChildren(Words) if one.accessibleName().startswith(beginning))
    return next(found)


def test_while_a_deal_begins_nothing_is_said_of_the_hand(qtbot: QtBot, theme: Theme) -> None:
    for view in (discard_of_west(), own_turn(), replace(own_turn(), me=Wind.EAST, turn=Wind.EAST)):
        panel, model, _ = panel_at(qtbot, theme, view)
        model.set_opening(True)
        now = model.now
        assert now.heading == "The deal begins"
        assert "dealt" in now.lead
        assert "East" not in now.lead, "who that is may still be thrown for"
        assert not any((now.cards, now.refusals, now.distance, now.hand, now.tile, now.may_advise))
        assert not panel.now.cards
        model.set_opening(False)
        assert model.now.heading != "The deal begins"
        assert model.now.distance or model.now.cards


def test_an_empty_session_shows_an_empty_tutor(qtbot: QtBot, theme: Theme) -> None:
    session = StillSession(None)
    model = TutorModel(session)
    panel = TutorPanel(model, theme)
    qtbot.addWidget(panel)
    assert panel.now.cards == ()


def test_the_log_shows_flowers_with_the_numbers_of_the_book() -> None:
    session = StillSession(
        replace(discard_of_west(), round_wind=Wind.EAST),
        rules=rule_set("how-to-play", {"flowers": True}),
        log=(BonusSetOut(Wind.WEST, tile("Fl2")), TileDiscarded(Wind.WEST, tile("C5"))),
    )
    model = TutorModel(session)
    log = model.log
    assert [log.index(row).data(PICTURES_ROLE) for row in range(2)] == [("Fl4.2",), ("C5",)]
    assert log.index(0).data(TILES_ROLE) == (tile("Fl2"),)


def test_the_head_and_the_proof_of_the_score_mark_wild_tiles_and_number_flowers() -> None:
    view = replace(own_turn(), round_wind=Wind.EAST)
    held = replace(view.hand, bonus=(tile("Fl2"), tile("Fl4")))
    session = StillSession(replace(view, hand=held), rules=rule_set("how-to-play", {"flowers": True}))
    model = TutorModel(session)
    (score,) = model.score.hands
    flowers = [row for row in score.points if tile("Fl2") in row.tiles]
    assert flowers
    assert flowers[0].faces.of(tile("Fl2")) == "Fl4.2"
    fenghua = StillSession(replace(view, wild=(tile("C5"),)), rules=rule_set("fenghua"))
    assert TutorModel(fenghua).now.faces.of(tile("C5")) == "C5-wild"
