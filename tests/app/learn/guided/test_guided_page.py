"""The guided deal on its page: pointed at, refused with reasons, left and come back to, counted, done."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from peling.core.actions import ClaimChow, ClaimPung, ClaimWin, Discard
from peling.core.tiles import tile
from peling.lessons.courses import TAUGHT, guided_deal
from peling.lessons.learnt import Bookmarked
from peling_app.kit.view.text.linked import Linked
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.guided import GuidedModel
from peling_app.learn.view.learn_page import LearnPage
from peling_app.learn.view.start import WayButton
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.settings_dialog import SettingsDialog
from tests.app.play.table.conftest import Hands
from tests.by_day import by_day
from tests.end2end.stage import SMALL

# The page does the same in every book: two that differ much by day. What is answered differs: all by day.
BY_DAY = ("fenghua",)
BOOKS = by_day(BY_DAY, TAUGHT)
SIDES = ("Own", "Right", "Opposite", "Left")


def go_to_score(model: GuidedModel) -> None:
    """Do what the guide asks for until the hand is to be counted."""
    while model.step.action is not None:
        model.lesson_table.do(model.step.action)


def count_rightly(model: GuidedModel) -> None:
    """Fill in the sheet as it is."""
    assert model.score.asked is not None
    model.score.solve(model.score.asked.question.solutions[0])
    model.score.check()


def seen(item: QQuickItem, name: str) -> Iterator[QQuickItem]:
    """Yield the things of a name that are shown on a board."""
    for child in item.childItems():
        if child.objectName() == name and child.isVisible():
            yield child
        yield from seen(child, name)


def on_board(item: QQuickItem, root: QQuickItem) -> QRectF:
    """Return where a thing stands on the board."""
    return QRectF(item.mapToItem(root, QPointF()), QSizeF(item.width(), item.height()))


@pytest.mark.nightly  # by day the arrow over a tile below
@pytest.mark.parametrize("book", BOOKS)
def test_no_arrow_of_the_guide_lies_on_a_plate(page: LearnPage, qtbot: QtBot, book: str) -> None:
    """In a small window the one over *Mah-Jongg* covered whose deal it is."""
    page.rules.choose_book(book)
    page.window().resize(SMALL)
    page.open("guided")
    model, root = page.guided.model, page.guided.table.quick.rootObject()
    covering = []
    while model.step.action is not None:
        qtbot.waitUntil(lambda: any(seen(root, "meantMark")))
        for mark in (on_board(one, root) for one in seen(root, "meantMark")):
            plates = {side: on_board(one, root) for side in SIDES for one in seen(root, f"plate{side}")}
            covering += [(model.number, side) for side, plate in plates.items() if plate.intersects(mark)]
        model.lesson_table.do(model.step.action)
    assert covering == []


@pytest.mark.thorough
def test_the_arrow_over_a_tile_covers_no_word_of_the_claims(page: LearnPage, qtbot: QtBot) -> None:
    page.window().resize(SMALL)
    page.open("guided")
    root = page.guided.table.quick.rootObject()
    qtbot.waitUntil(lambda: any(seen(root, "meantMark")))
    (mark,), (bar,) = seen(root, "meantMark"), seen(root, "claimBar")
    assert mark.mapToItem(root, QPointF()).y() >= bar.mapToItem(root, QPointF()).y() + bar.height()


@pytest.mark.thorough
def test_a_refusal_stands_once_and_leaves_the_task_in_sight(
    page: LearnPage, window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(SMALL)
    window.context.preferences.update(language=Language.GERMAN)
    page.open("guided")
    model, panel = page.guided.model, page.guided.panel
    model.lesson_table.do(ClaimPung())
    assert panel.message.text
    assert not model.board.property("noteShown"), "beside it is said already"

    def seen() -> bool:
        task = [label for label in panel.findChildren(QLabel) if label.text() in {model.ask, model.todo}]
        return {one.visibleRegion().boundingRect() == one.rect() for one in task} == {True}

    qtbot.waitUntil(seen)
    window.context.preferences.update(language=Language.ENGLISH)


def test_escape_leads_back_to_the_hand_before_it_leaves_and_one_begins_there_again(
    page: LearnPage, window: MainWindow
) -> None:
    page.open("guided")
    guided = page.guided
    assert guided.model.step.action is not None
    guided.model.lesson_table.do(guided.model.step.action)
    assert not guided.table.lead_back(), "one begins on the hand"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert guided.table.isAncestorOf(window.focusWidget()), "on a discard"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert page.guided.isVisible()
    assert not guided.table.lead_back(), "Escape has led to the hand"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert page.start.isVisible()
    page.open("guided")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    page.show_start()
    page.open("guided")
    assert not guided.table.lead_back(), "one begins on the hand again"


@pytest.mark.thorough
@pytest.mark.parametrize("book", BOOKS)
def test_each_step_begins_on_the_hand_wherever_the_board_was_left(
    page: LearnPage, window: MainWindow, book: str
) -> None:
    """After *Do it for me* the focus lay on the pile or the meld that Tab had led to."""
    page.rules.choose_book(book)
    page.open("guided")
    guided, elsewhere = page.guided, 0
    while guided.model.step.action is not None:
        for _ in range(2):
            QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        elsewhere += guided.table.isAncestorOf(window.focusWidget())
        guided.panel.show_me.click()
        if guided.model.step.action is not None:
            assert guided.table.isAncestorOf(window.focusWidget())
            assert not guided.table.lead_back(), guided.model.step.id
    assert elsewhere


@pytest.mark.nightly  # by day table/words/test_text_size.py
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
def test_the_names_of_all_four_are_whole_in_a_small_window(
    page: LearnPage, window: MainWindow, qtbot: QtBot, language: Language
) -> None:
    """The word for who sits opposite was longer in German than the plate."""
    window.resize(1024, 700)
    window.context.preferences.update(language=language)
    page.open("guided")
    hands = Hands(page.guided.table, qtbot)
    qtbot.waitUntil(lambda: len(hands.items("nameWord")) == 4)
    cut = [item.property("text") for item in hands.items("nameWord") if item.property("truncated")]
    window.context.preferences.update(language=Language.ENGLISH)
    assert cut == []


@pytest.mark.thorough
def test_a_place_that_an_older_version_kept_begins_anew(page: LearnPage) -> None:
    learn = page.learn
    learn.new()
    deal = learn.guided("pung-chow")
    for mark in ("guided/seats", "guided/last-discard", "guided/next"):
        learn.do(Bookmarked(deal.id, mark))
        page.open("guided")
        assert page.guided.model.number == 1


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"fenghua"}, TAUGHT))
def test_it_is_done_when_the_hand_is_counted_and_not_before(page: LearnPage, qtbot: QtBot, book: str) -> None:
    page.rules.choose_book(book)
    page.open("guided")
    guided, model = page.guided, page.guided.model
    deal = guided_deal(book)
    assert model.book == book
    go_to_score(model)
    assert model.number == model.total - 1
    assert guided.score is not None
    assert guided.score.isVisible()
    assert not model.shows_settlement
    assert guided.panel.next.isHidden()
    guided.go_on()
    assert model.counts, "nobody goes on without counting"
    assert not page.learn.is_done(deal.id)
    count_rightly(model)
    assert page.learn.is_done(deal.id)
    assert guided.panel.next.hasFocus()
    guided.go_on()
    assert model.is_over
    assert model.shows_settlement
    page.show_start()
    way = page.start.cards["guided"]
    assert way.row.state == "Done. About 10 minutes"
    assert isinstance(way, WayButton)
    assert way.is_done, "its tick is seen without pointing at it"
    page.open("guided")
    assert model.number == 1, "after its end it begins anew"
    model.go_to(model.total - 1)
    settle = guided.settle
    assert settle is not None
    assert all(button.isHidden() for button in (settle.look, settle.compare, settle.review, settle.next))
    page.window().resize(1024, 700)
    qtbot.waitUntil(lambda: guided.panel.width() == page.width() == settle.width())


@pytest.mark.thorough
def test_a_wrong_sheet_is_explained_and_can_be_left_and_come_back_to(page: LearnPage) -> None:
    page.open("guided")
    model = page.guided.model
    go_to_score(model)
    asked = model.score.asked
    assert asked is not None
    right = asked.question.solutions[0]
    assert isinstance(right, dict)
    part = next(name for name, value in right.items() if value)
    model.score.solve({**right, part: 3})
    model.score.check()
    assert not model.waits_for_reading
    assert model.score.reasons[0].lines
    assert not page.learn.is_done("guided")
    page.show_start()
    page.open("guided")
    assert model.counts
    assert not model.score.reasons, "it begins with an empty sheet"
    model.score.solve({**right, part: 3})
    model.score.check()
    model.score.show_solution()
    assert page.learn.is_done("guided"), "whoever asks for the answer has seen how it is counted"


@pytest.mark.nightly  # by day test_drills_page.py
def test_a_judged_sheet_is_not_cut_where_there_is_room(page: LearnPage, qtbot: QtBot) -> None:
    """What lies on the page and what is said of it have no scroll bar while the rest of the page is empty."""
    page.window().resize(2560, 1440)
    page.open("guided")
    model = page.guided.model
    model.go_to(model.total - 2)
    assert model.counts
    assert model.score.asked is not None
    model.score.solve({"total": 3})
    model.score.check()
    assert page.guided.score is not None
    bar = page.guided.score.scroller.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0)


@pytest.mark.parametrize("book", BOOKS)
def test_what_is_meant_is_pointed_at_at_every_step(page: LearnPage, book: str) -> None:
    page.rules.choose_book(book)
    page.open("guided")
    model, board = page.guided.model, page.guided.model.board
    while (action := model.step.action) is not None:
        thing = board.meant.is_at
        kind, _, rest = thing.partition(":")
        assert action in model.table.meant(thing), f"{model.step.id} points at {thing}"
        if isinstance(action, Discard):
            assert dict(board.order.tiles)[int(rest)] is action.tile
            assert board.meant.named("tile", thing) == "tile, this is meant"
        else:
            assert kind == "claim"
        assert board.meant.named("other", "hand:999") == "other"
        if isinstance(action, ClaimChow):
            model.table.press("chow")
            way = board.meant.is_at
            assert way.startswith("way:")
            assert model.table.meant(way) == (action,)
            board.wayWished.emit(-1)
            assert board.meant.is_at == thing, "the choice is put away"
        model.lesson_table.do(action)
    assert not board.meant.is_at, "nothing is meant where the hand is counted"


@pytest.mark.thorough
def test_the_pointer_follows_its_tile_when_the_hand_is_put_in_order(page: LearnPage) -> None:
    page.open("guided")
    board = page.guided.model.board
    before = board.meant.is_at
    key = int(before.partition(":")[2])
    board.arrange(key, 0)
    assert board.meant.is_at == before
    assert board.order.place_of(key) == 0


@pytest.mark.thorough
def test_what_escape_does_stands_on_the_button(page: LearnPage) -> None:
    page.open("guided")
    guided = page.guided
    assert guided.panel.skip.shown_key == "Esc"
    left: list[str] = []
    guided.back_asked.connect(lambda: left.append("left"))
    guided.panel.skip.click()
    page.open("guided")
    QTest.keyClick(guided, Qt.Key.Key_Escape)
    assert left == ["left", "left"]


def test_another_act_is_explained_and_changes_nothing(page: LearnPage) -> None:
    page.open("guided")
    model = page.guided.model
    step = model.step
    assert isinstance(step.action, Discard)
    model.lesson_table.do(ClaimWin())
    assert model.mark is Mark.WRONG
    assert "Mah-Jongg" in page.guided.panel.message.text
    model.lesson_table.do(Discard(tile("B2")))
    assert model.mark is Mark.WRONG, "a tile that is not in the hand"
    other = next(kind for _, kind in model.board.order.tiles if kind is not step.action.tile)
    model.lesson_table.do(Discard(other))
    assert page.guided.model.mark is Mark.NONE, "it may be as good: no cross stands before that"
    assert "neighbour" in page.guided.panel.message.text
    assert model.step is step


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"pung-chow-limit"}, TAUGHT))
def test_every_other_act_at_every_step_gets_a_reason(page: LearnPage, book: str) -> None:
    """What the rules allow is answered by the guide, what they forbid by the rule and its place."""
    page.rules.choose_book(book)
    page.open("guided")
    model, seen = page.guided.model, 0
    while (wanted := model.step.action) is not None:
        step = model.step
        for verdict in model.lesson_table.verdicts():
            if verdict.action == wanted:
                continue
            model.lesson_table.do(verdict.action)
            said = page.guided.panel.message.text
            assert model.step is step
            assert model.mark is (Mark.NONE if verdict.legal else Mark.WRONG)
            assert len(said) > 20, (step.id, verdict.action)
            assert verdict.legal or "<i>" in said, "what is forbidden has its place in the book"
            seen += 1
        model.lesson_table.do(wanted)
    assert seen > 50


@pytest.mark.parametrize("book", BOOKS)
def test_from_the_board_the_key_for_parts_leads_to_the_guide_at_every_step(
    page: LearnPage, window: MainWindow, book: str
) -> None:
    """Where no word had a link it led to the bar, and Enter there left the deal."""
    page.guided.model.begin(book)
    page.bring(page.guided)
    model, panel = page.guided.model, page.guided.panel
    while model.step.action is not None:
        page.guided.table.setFocus()
        assert page.next_part()
        assert panel.isAncestorOf(window.focusWidget()), model.number
        for _ in page.stops_by_part[1:]:
            page.next_part()
        assert not panel.isAncestorOf(window.focusWidget()), "round the parts and back to the board"
        model.lesson_table.do(model.step.action)


def test_the_card_of_a_word_stays_when_the_language_is_changed_in_the_settings(
    page: LearnPage, window: MainWindow, qtbot: QtBot
) -> None:
    """It went when they were closed, and the focus was on the hand: one more Esc left the deal."""
    page.open("guided")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    words = next(stop for stop in page.guided.panel.stops if isinstance(stop, Linked))
    words.setFocus()
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_Return)
    card = page.guided.popover
    assert card.isVisible()
    window.show_settings()
    (settings,) = window.findChildren(SettingsDialog)
    qtbot.waitUntil(settings.isActiveWindow)
    try:
        window.context.preferences.update(language=Language.GERMAN)
        QApplication.processEvents()
        settings.reject()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        QApplication.processEvents()
        assert card.isVisible()
        focus = QApplication.focusWidget()
        assert focus is not None
        assert card.isAncestorOf(focus)
    finally:
        window.context.preferences.update(language=Language.ENGLISH)
