"""Today: five minutes of what is due, the hand of the day, tiles to read, by mouse and by keyboard."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from peling.lessons.courses import course
from peling.lessons.drills.question import Key
from peling.lessons.learnt import Answered, Bookmarked, PageDone, Practised, TileNamed
from peling.lessons.memory import TILES, Recall
from peling.lessons.progress import Progress
from peling.lessons.repeat import Sitting, after
from peling_app.learn.facts import LEAST_TODAY, MOST_TODAY
from peling_app.learn.model.today import calendar, today
from peling_app.learn.progress import written
from peling_app.learn.session import LearnSession
from peling_app.play.habits.store import HabitsStore
from tests.app.learn.mistaken import mistaken
from tests.app.learn.today.stage import BOOK, DAY, WRONG, Stage, stage
from tests.by_day import by_day

__all__ = ["stage"]


def miss(learn: LearnSession, kind: str, *about: str, book: str = BOOK) -> None:
    asked = tuple((one, False) for one in about)
    learn.do(Answered(Key(kind, book, (), 1, 3), WRONG, asked))


# What is due


def test_who_is_new_begins_with_the_first_lesson(stage: Stage) -> None:
    assert today(stage.learn, BOOK).is_new
    stage.learn.do(TileNamed("C4", Recall.GOOD))
    assert today(stage.learn, BOOK).is_new, "a tile that was read is no lesson"
    stage.learn.do(PageDone(stage.learn.guided(BOOK).id))
    assert today(stage.learn, BOOK).is_new, "a deal with a guide is none either"
    assert stage.page.start.five.begin.hasFocus()
    QTest.keyClick(stage.page.start.five.begin, Qt.Key.Key_Return)
    assert stage.page.course.isVisible()


def test_who_only_looked_at_pages_is_not_sent_to_the_first_lesson_and_into_another(stage: Stage) -> None:
    learn, pages = stage.learn, course(BOOK).pages
    learn.do(Bookmarked(BOOK, pages[0].id))
    assert today(learn, BOOK).is_new, "it opens there"
    learn.do(Bookmarked(BOOK, pages[-1].id))
    found = today(learn, BOOK)
    assert not found.is_new
    assert "first lesson" not in found.head


def test_a_course_that_is_done_is_read_again_from_its_beginning(stage: Stage) -> None:
    learn, pages = stage.learn, course(BOOK).pages
    for page in pages:
        learn.do(PageDone(page.id))
    learn.do(Bookmarked(BOOK, pages[-1].id))
    assert learn.opens_at(BOOK) == 0
    learn.do(Bookmarked(BOOK, pages[7].id))
    assert learn.opens_at(BOOK) == 7, "and goes on where it was left"


def test_what_is_due_is_said_by_subject_and_counts_up(stage: Stage) -> None:
    learn = stage.learn
    miss(learn, "claim", "PC-CHOW", "PC-PUNG")
    miss(learn, "pays", "PC1-SETTLE")
    miss(learn, "rule", "FH-DEAL", book="fenghua")
    learn.do(TileNamed("C4", Recall.FORGOTTEN))
    assert today(learn, BOOK).number == 0, "not on the same day"
    assert today(learn, BOOK).later.startswith("Then: 4 tomorrow")
    stage.time.today += timedelta(days=1)
    found = today(learn, BOOK)
    assert [(row.subject, row.number) for row in found.rows] == [
        ("Reading tiles", 1),
        ("Claims", 2),
        ("Settling", 1),
    ]
    assert found.rows[0].about == "4 of characters"
    assert found.number == sum(row.number for row in found.rows) == 4
    assert (found.reads_tiles, found.asks_questions) == (True, True)


def test_what_is_due_can_be_begun_without_scrolling_in_a_small_window(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The hand of the day and the last mistakes beside it are higher than the window."""
    miss(stage.learn, "claim", "PC-CHOW", "PC-PUNG")
    stage.time.today += timedelta(days=1)
    monkeypatch.setattr(HabitsStore, "deals", property(lambda _store: mistaken()))
    start = stage.page.start
    start.mistakes.refresh()
    stage.window.resize(1024, 700)
    foot = start.bars
    qtbot.waitUntil(lambda: foot.mapTo(stage.window, QPoint(0, foot.height())).y() > 700)
    assert start.five.begin.visibleRegion().boundingRect() == start.five.begin.rect()


@pytest.mark.parametrize(
    "foreign",
    [
        {"rules": TILES, "about": "Z9"},
        {"rules": BOOK, "about": "of-old"},
        {"key": {"kind": "juggling", "rules": BOOK, "options": {}, "level": 1, "seed": 7}},
        {"key": {"kind": "waits", "rules": BOOK, "options": {"on-stilts": True}, "level": 1, "seed": 7}},
        {
            "rules": BOOK,
            "about": "trumps",
            "key": {"kind": "waits", "rules": "whist", "options": {}, "level": 1, "seed": 7},
        },
        {"key": {"kind": "example", "rules": BOOK, "options": {}, "level": 1, "seed": 9999}},
    ],
)
def test_what_another_version_taught_is_kept_and_not_asked(
    stage: Stage, tmp_path: Path, foreign: dict[str, object]
) -> None:
    was = {"stability": 2.0, "difficulty": 5.0, "seen": "2026-11-01", "due": "2026-11-03"}
    file = tmp_path / "elsewhere.json"
    file.write_text(json.dumps({**json.loads(written(Progress())), "memories": [{**was, **foreign}]}))
    stage.learn.import_json(file)
    shown = today(stage.learn, BOOK)
    assert (shown.number, shown.rows) == (0, ())
    assert stage.learn.next_question(Sitting(), BOOK) is None
    assert len(stage.learn.progress.memories) == 1


def test_more_than_five_minutes_wait_for_another_time(stage: Stage) -> None:
    ids = [f"PC-{number}" for number in range(MOST_TODAY + 5)]
    miss(stage.learn, "rule", *ids)
    stage.time.today += timedelta(days=1)
    found = today(stage.learn, BOOK)
    assert found.number == sum(row.number for row in found.rows) == MOST_TODAY
    assert found.note == "Waiting for another time: 5."


def test_the_five_minutes_lead_from_tiles_to_questions_and_back(stage: Stage, qtbot: QtBot) -> None:
    learn, page = stage.learn, stage.page
    miss(learn, "claim", "PC-CHOW")
    miss(learn, "pays", "PC1-SETTLE")
    learn.do(TileNamed("C4", Recall.FORGOTTEN))
    stage.time.today += timedelta(days=1)
    page.show_start()
    QTest.keyClick(page.start.five.begin, Qt.Key.Key_Return)
    qtbot.waitUntil(page.reading.isVisible)
    reading = page.reading.model
    while not reading.is_over:
        assert reading.tile is not None
        reading.choose(reading.tile)
        QTest.keyClick(page.reading, Qt.Key.Key_Return)
    assert reading.leads_on
    QTest.keyClick(page.reading, Qt.Key.Key_Return)
    qtbot.waitUntil(page.drills.isVisible)
    drills = page.drills.model
    assert not page.drills.level.isVisible(), "what is due has its own level"
    asked = 0
    while page.drills.isVisible():
        assert drills.asked is not None
        assert drills.number <= drills.total
        drills.solve(drills.asked.question.solutions[0])
        drills.check()
        asked += 1
        page.drills.go_on()
    assert asked == LEAST_TODAY, "two were due, the others are new"
    assert page.start.isVisible()
    assert learn.due(BOOK) == learn.due(TILES) == ()


def test_what_is_missed_today_is_asked_again_before_the_end(stage: Stage) -> None:
    stage.learn.do(PageDone("pc-tiles/1"))
    miss(stage.learn, "wind", "PC-EAST")
    stage.time.today += timedelta(days=1)
    stage.page.open("due")
    drills = stage.page.drills.model
    assert drills.asked is not None
    first = drills.asked.question.key
    keys = []
    while stage.page.drills.isVisible():
        assert drills.asked is not None
        keys.append(drills.asked.question.key)
        if len(keys) > 1:
            drills.solve(drills.asked.question.solutions[0])
        else:
            drills.asked.explanation = stage.learn.explain(drills.asked.question, [])
            drills.marks = ("wrong",)
            drills.in_sitting = after(drills.in_sitting, first, right=False)
            drills.next()
            continue
        drills.check()
        stage.page.drills.go_on()
    assert keys.count(first) == 2


# The calendar


def test_the_calendar_has_whole_weeks_and_minutes_are_rounded_up(stage: Stage) -> None:
    stage.learn.do(Practised(61))
    days = calendar(stage.learn)
    assert len(days) == 35
    assert [one.day.weekday() for one in days[:7]] == list(range(7))
    (now,) = (one for one in days if one.is_today)
    assert (now.day, now.minutes) == (DAY, 2)
    assert all(one.is_ahead == (one.day > DAY) for one in days)
    said = stage.page.start.calendar.accessibleName()
    assert said == "Minutes of practice: 22 Nov 2"


# The hand of the day


def test_the_hand_is_chosen_by_keys_answered_once_and_explained(stage: Stage, qtbot: QtBot) -> None:
    box = stage.page.start.day
    model = box.model
    qtbot.waitUntil(lambda: bool(model.tiles), timeout=60_000)
    first = box.hand.tiles[0]
    name = box.hand.tiles[1].accessibleName()  # it begins with two tiles of different kinds
    assert not box.answer.isEnabled()
    assert first.accessibleName() != name
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert (model.choice, model.is_given) == (first.tile, False), "Enter chooses before it gives the answer"
    QTest.keyClick(first, Qt.Key.Key_Right)
    second = box.hand.tiles[1]
    assert second.hasFocus()
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert (model.choice, model.is_given) == (second.tile, False), (
        "Enter chooses the tile that it is pressed on"
    )
    assert second.accessibleName() == f"{name}, chosen"
    lay = box.hand.y()
    QTest.mouseClick(box.answer, Qt.MouseButton.LeftButton)
    assert model.is_given
    qtbot.waitUntil(lambda: model.best is not None, timeout=60_000)
    assert box.hand.y() == lay, "the tiles stay where they are"
    assert model.verdict.startswith(name)
    marked = [one for one in box.hand.tiles if one.accessibleName().endswith("the best discard")]
    assert {one.tile for one in marked} == {model.best} - {second.tile}
    box.hand.tiles[3].click()
    assert model.choice == second.tile, "it is answered once"
    assert stage.learn.day_choice(BOOK) == str(second.tile)
    assert LearnSession(clock=stage.time.clock).day_choice(BOOK) == ""


def test_of_two_equal_tiles_of_the_day_the_one_that_is_pressed_is_raised(
    stage: Stage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = stage.page.start.day
    qtbot.waitUntil(lambda: bool(box.model.tiles), timeout=60_000)
    one, other, *_ = dict.fromkeys(box.model.tiles)
    monkeypatch.setattr(type(box.model), "tiles", (one, one, one, other))
    box.hand.refresh()
    for best, place in ((None, 2), (None, 0), (None, 3), (None, 1), (one, 2), (one, 1)):
        monkeypatch.setattr(type(box.model), "best", best)
        box.hand.tiles[place].click()
        said = [tile.accessibleName() for tile in box.hand.tiles[:4]]
        marked = [name.endswith(("chosen", "best discard")) for name in said]
        assert marked == [number == place for number in range(4)]


def test_begin_says_enter_only_where_enter_begins(stage: Stage, qtbot: QtBot) -> None:
    """Enter on a tile chooses it and then gives the answer; on a hand that is answered it begins."""
    start = stage.page.start
    box, begin = start.day, start.five.begin
    assert begin.shown_key == "Enter"
    qtbot.waitUntil(lambda: bool(box.model.tiles), timeout=60_000)
    first = box.hand.tiles[0]
    first.setFocus()
    assert begin.shown_key == ""
    for said in (True, False):
        QTest.keyClick(first, Qt.Key.Key_Return)
        assert box.answer.isVisible() == said, "chosen, then given"
    assert first.hasFocus()
    assert begin.shown_key == "Enter"
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert stage.page.course.isVisible()


def test_enter_begins_nothing_by_a_button_that_is_out_of_sight(stage: Stage, qtbot: QtBot) -> None:
    """On the list far below Enter opens it; elsewhere there it does nothing."""
    start = stage.page.start
    start.resize(900, 400)
    start.known_in.setFocus()
    qtbot.waitUntil(lambda: start.five.begin.visibleRegion().isEmpty())
    assert start.five.begin.shown_key == ""
    QTest.keyClick(start.known_in, Qt.Key.Key_Return)
    assert start.isVisible()
    assert start.known_in.view().isVisible()
    start.known_in.hidePopup()
    QTest.keyClick(start, Qt.Key.Key_Return)
    assert start.isVisible()


def test_another_day_and_another_book_have_another_hand(stage: Stage, qtbot: QtBot) -> None:
    model = stage.page.start_model.hand
    qtbot.waitUntil(lambda: bool(model.tiles), timeout=60_000)
    before = model.tiles
    model.choose(before[0])
    model.show_book("fenghua")
    assert model.choice is None
    qtbot.waitUntil(lambda: bool(model.tiles), timeout=60_000)
    assert model.tiles != before
    assert "Wild: " in model.situation
    model.show_book(BOOK)
    qtbot.waitUntil(lambda: bool(model.tiles), timeout=60_000)
    assert model.tiles == before
    stage.time.today += timedelta(days=1)
    stage.page.show_start()
    qtbot.waitUntil(lambda: bool(model.tiles), timeout=60_000)
    assert model.tiles != before


def test_a_hand_that_cannot_be_dealt_is_reported(
    stage: Stage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_arguments: object) -> None:
        raise OSError

    monkeypatch.setattr("peling_app.learn.session.day_hand", broken)
    stage.page.start_model.hand.show_book("four-winds")
    qtbot.waitUntil(lambda: stage.page.start_model.hand.situation == "There is no hand today.")
    assert not stage.page.start.day.answer.isVisible()


def test_learn_begins_at_its_beginning_when_it_is_entered_anew(stage: Stage, qtbot: QtBot) -> None:
    """It stood as it was left, with the card that has the focus cut at the top."""
    start = stage.page.start
    stage.window.resize(1024, 700)
    bar = start.scroller.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 100)
    bar.setValue(bar.maximum())
    start.setFocus()
    assert start.five.begin.hasFocus()
    assert bar.value() == 0


def spoken(widget: QWidget) -> str:
    """Return what a screen reader says of a widget: its name, else the words on it."""
    return widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")


def test_tab_goes_through_all_of_today(stage: Stage, qtbot: QtBot) -> None:
    start = stage.page.start
    qtbot.waitUntil(lambda: bool(start.day.model.tiles), timeout=60_000)
    start.five.begin.setFocus()
    seen = [spoken(start.five.begin)]
    for _ in range(40):
        focus = stage.window.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        focus = stage.window.focusWidget()
        assert focus is not None
        seen.append(spoken(focus))
        if focus is start.reset_button:
            break
    assert start.reset_button.hasFocus()
    cards = [card.accessibleName() for card in start.cards.values()]
    assert set(cards) < set(seen)
    assert all(seen), "each stop says what it is"
    assert len(seen) == len(set(seen)), "and none comes twice"
    tiles = {one.accessibleName() for one in start.day.hand.tiles}
    assert sum(name in tiles for name in seen) == 1, "the hand is one stop"
    while not start.day.isAncestorOf(stage.window.focusWidget()):
        QTest.keyClick(stage.window.focusWidget(), Qt.Key.Key_Backtab)
    assert start.day.visibleRegion().boundingRect() == start.day.rect(), (
        "what is asked is seen with the tiles"
    )


@pytest.mark.parametrize(
    ("width", "zoom"),
    by_day([(1024, 150)], [(1024, 100), (1024, 150), (1440, 100), (2560, 100)], several=True),
)
def test_nothing_is_wider_than_the_page(stage: Stage, qtbot: QtBot, width: int, zoom: int) -> None:
    stage.page.services.preferences.update(text_zoom=zoom)
    stage.window.resize(width, 700 if width == 1024 else 900)
    start = stage.page.start
    qtbot.waitUntil(lambda: start.width() == stage.window.width())
    area = start.scroller
    qtbot.waitUntil(lambda: area.horizontalScrollBar().maximum() == 0)
    for part in (start.five, start.day, start.bars, start.calendar, *start.cards.values()):
        right = part.mapTo(start, part.rect().topRight()).x()
        assert right < start.width(), part.accessibleName()


def test_the_book_of_what_is_known_can_be_chosen(stage: Stage) -> None:
    start = stage.page.start
    before = start.bars.accessibleName()
    place = start.known_in.findData("fenghua")
    start.known_in.setCurrentIndex(place)
    start.known_in.activated.emit(place)
    assert start.bars.accessibleName() != before
    assert start.bars.accessibleName().startswith("Reading tiles: 0 of 34 firm")
