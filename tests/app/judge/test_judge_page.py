"""Judge this hand in the window: laid by keys, clicks and text; guessed or shown; wrong positions say why."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from peling.coach.grades import Grade
from peling.core.tiles import tile
from peling.positions.laid import Moment
from peling.rules.draft import Place
from peling_app.compare.view.page import ComparePage
from peling_app.judge.view.page import JudgePage
from peling_app.kit.view.tiles.places import TilePlace
from peling_app.kit.words.tiles import begun, tile_name
from peling_app.learn.view.learn_page import LearnPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.judge.conftest import HAND
from tests.every_case import every


def paste(page: JudgePage, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    page.paste.click()


def wait_for_answer(page: JudgePage, qtbot: QtBot) -> None:
    session = page.model.session
    qtbot.waitUntil(lambda: session.answer is not None and session.answer.settled, timeout=60_000)


def shown(page: JudgePage) -> str:
    return " ".join(page.model.troubles.get(-1, ())) + " ".join(page.model.troubles.get(0, ()))


def test_a_hand_that_is_typed_is_judged_when_it_is_complete(page: JudgePage, qtbot: QtBot) -> None:
    place = page.entry.places[Place.CONCEALED]
    place.setFocus()
    assert "type their codes" in page.model.status, "nothing said that tiles can be typed"
    QTest.keyClicks(place, "b2b3b4b5b6b7c3c4d7d8d9ee")
    assert page.model.status == "1 tile still to lay."
    assert not page.model.choices
    QApplication.processEvents()
    below = page.seats.mapTo(page, QPoint(0, 0))
    QTest.keyClicks(place, "n ")
    QApplication.processEvents()
    assert page.seats.mapTo(page, QPoint(0, 0)) == below, "what lies below stays where it is"
    assert page.model.entries[0].draft.winning is tile("N")
    wait_for_answer(page, qtbot)
    assert page.model.advice.coach.title == "Discard north wind"
    assert len(page.strip.keys) == 13
    assert all(key.choice.grade is not None for key in page.strip.keys)


def test_tiles_of_the_palette_go_where_the_user_was_last(page: JudgePage, qtbot: QtBot) -> None:
    entry = page.seats.seats[2].entry
    place = entry.places[Place.DISCARDS]
    place.setFocus()
    qtbot.waitUntil(place.hasFocus)
    page.palette_of_tiles.tiles[tile("R")].click()
    assert page.model.session.laid.seats[2].discards == (tile("R"),)
    assert page.palette_of_tiles.tiles[tile("R")].left == 3
    page.entry.places[Place.CONCEALED].setFocus()
    page.palette_of_tiles.tiles[tile("R")].click()
    assert page.model.session.laid.own.concealed == (tile("R"),)
    page.undo.click()
    page.undo.click()
    assert page.model.session.laid.is_empty
    assert not page.undo.isEnabled()


def test_who_guesses_is_said_nothing_before_and_everything_after(page: JudgePage, qtbot: QtBot) -> None:
    page.telling.side("guess").click()
    paste(page, HAND)
    wait_for_answer(page, qtbot)
    assert all(key.choice.grade is None for key in page.strip.keys)
    assert not page.model.advice.coach.rows
    assert page.model.verdict == ""
    # Their order tells nothing: claims, then the tiles as they lie in a hand.
    codes = [key.choice.tile.code for key in page.strip.keys if key.choice.tile]
    assert codes == [one.code for one in sorted(map(tile, set(HAND.split())))]
    east = next(key for key in page.strip.keys if key.choice.tile is tile("B4"))
    east.click()
    assert page.model.advice.coach.rows
    assert page.model.verdict.startswith("4 of bamboos")
    assert "north wind" in page.model.verdict
    assert {key.choice.grade for key in page.strip.keys} & {Grade.BEST}
    assert page.model.session.answer is not None
    page.model.session.answer = replace(page.model.session.answer, settled=False)
    assert Grade.BEST not in {one.grade for one in page.model.choices}, (
        "nothing is the best before it is sure"
    )
    next(key for key in page.strip.keys if key.choice.tile is tile("N")).click()
    assert page.model.verdict == "North wind is ahead so far."
    page.model.session.answer = replace(page.model.session.answer, settled=True)
    assert page.model.verdict == "North wind: nothing is worth more."


@pytest.mark.parametrize("guess", [False, True])
def test_below_a_complete_hand_it_is_said_that_it_is_one(page: JudgePage, qtbot: QtBot, guess: bool) -> None:
    """Nothing stood there; to whoever guesses it is said when he has chosen."""
    said = "This hand is complete: you may declare Mah-Jongg."
    page.telling.side("guess" if guess else "at-once").click()
    paste(page, "B1 B2 B3 C4 C5 C6 D7 D8 D9 R R R E E")
    wait_for_answer(page, qtbot)
    assert (page.model.status == said) is not guess
    page.strip.keys[0].click()
    assert page.model.status == said
    (label,) = [one for one in page.findChildren(QLabel) if one.text() == said]
    assert label.isVisible()
    page.clear.click()
    assert not any(one.text() == said for one in page.findChildren(QLabel))


def test_the_reason_is_about_the_choice_that_was_pointed_at(page: JudgePage, qtbot: QtBot) -> None:
    paste(page, HAND)
    wait_for_answer(page, qtbot)
    for code in ("B4", "D8"):
        next(key for key in page.strip.keys if key.choice.tile is tile(code)).click()
        coach = page.model.advice.coach
        assert [row.tile for row in coach.rows if row.is_pointed] == [tile(code)]
        assert coach.why
        assert coach.why_title.endswith(tile_name(tile(code)))
        assert page.model.verdict.startswith(begun(tile_name(tile(code))))


@every(
    "text, says",
    [
        ("", "There is no text in the clipboard."),
        ("B1 B2 X7", "Line 1, letter 7: “X7” is no tile. Tiles are written like B3, C7, D1, E, R, Fl1."),
        ("{", "Line 1, letter 2: The text begins like a position and cannot be read on from here."),
        ('{"rules": 5}', "In “rules”: a text is needed, not 5."),
        ('{"rules": "pung-chow"}', "In “me”: this is missing."),
    ],
)
def test_a_text_that_is_no_position_gets_a_sentence(text: str, says: str, page: JudgePage) -> None:
    paste(page, HAND)
    before = page.model.session.laid
    paste(page, text)
    assert page.said == says
    assert page.model.session.laid == before
    page.entry.places[Place.CONCEALED].setFocus()
    page.palette_of_tiles.tiles[tile("R")].click()
    assert not page.said


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("B1 B1 B1 B1 B1 B2 B3 B4 B5 B6 B7 B8 B9 C1", "5 times 1 of bamboos: there are only four."),
        ("B1 B2 B3 B4 B5 B6 B7 B8 B9 C1 C2 C3 C4 C5 C6", "15 tiles are too many"),
    ],
)
def test_an_impossible_hand_gets_its_sentence_where_it_is(text: str, says: str, page: JudgePage) -> None:
    paste(page, text)
    assert says in shown(page)
    assert not page.strip.isVisible()
    assert page.model.advice.said == "There is nothing to judge in a position that cannot be."


def test_what_is_wrong_with_another_seat_is_said_there(page: JudgePage) -> None:
    place = page.seats.seats[1].entry.places[Place.EXPOSED]
    place.setFocus()
    QTest.keyClicks(place, "b1b5b9")
    assert "no set" in page.model.troubles[1][0]
    assert 0 not in page.model.troubles
    assert page.seats.seats[1].wrong.isVisible()
    QApplication.processEvents()
    beside = page.seats.seats[2].entry
    assert beside.height() == beside.sizeHint().height(), "the seat beside it keeps its parts together"


def test_a_copied_position_is_opened_again_as_it_was(page: JudgePage) -> None:
    paste(page, HAND)
    before = page.model.session.laid
    page.copy.click()
    assert json.loads(QGuiApplication.clipboard().text())["drawn"] == "N"
    page.clear.click()
    assert page.model.session.laid.is_empty
    page.paste.click()
    now = page.model.session.laid
    assert (now.seats, now.moment, now.me, now.book) == (before.seats, before.moment, before.me, before.book)


def test_a_claim_is_judged_against_letting_the_tile_go(page: JudgePage, qtbot: QtBot) -> None:
    paste(page, "B2 B3 B4 B5 B6 B7 D7 D8 D9 C3 C4 E E C5")
    page.frame.moment.side(Moment.CLAIM).click()
    assert page.entry.places[Place.WINNING].accessibleName().startswith("Tile just discarded")
    wait_for_answer(page, qtbot)
    assert [key.choice.name for key in page.strip.keys][:1] == ["Chow 3–4"]
    assert page.model.advice.coach.rows[0].name == "Mah-Jongg"


def test_with_nothing_to_decide_that_is_said(page: JudgePage, qtbot: QtBot) -> None:
    paste(page, "B2 B3 B4 B5 B6 B7 D7 D8 D9 C3 C4 E E N")
    page.frame.moment.side(Moment.CLAIM).click()
    wait_for_answer(page, qtbot)
    assert page.model.advice.said == "There is nothing to decide: you may not claim this tile."


@pytest.mark.parametrize("players", [2, 3])
def test_fewer_players_have_fewer_seats(players: int, page: JudgePage) -> None:
    page.model.session.choose_book("pung-chow")
    page.model.set_players(players)
    assert [seat.isHidden() for seat in page.seats.seats] == [place >= players for place in range(4)]
    assert page.frame.giver.count() == players - 1


def test_arrows_go_from_choice_to_choice_and_enter_points_at_one(page: JudgePage, qtbot: QtBot) -> None:
    paste(page, HAND)
    wait_for_answer(page, qtbot)
    page.strip.keys[0].setFocus()
    qtbot.waitUntil(page.strip.keys[0].hasFocus)
    QTest.keyClick(page.strip.keys[0], Qt.Key.Key_Right)
    qtbot.waitUntil(page.strip.keys[1].hasFocus)
    QTest.keyClick(page.strip.keys[1], Qt.Key.Key_Return)
    assert page.strip.keys[1].isChecked()
    assert page.strip.keys[1].hasFocus()
    spoken = page.strip.keys[1].accessibleName()
    assert spoken.startswith("Discard 3 of bamboos, ")


def test_up_and_down_go_to_what_lies_over_and_below(page: JudgePage, qtbot: QtBot) -> None:
    paste(page, HAND)
    wait_for_answer(page, qtbot)
    QApplication.processEvents()
    hand = page.entry.places[Place.CONCEALED]
    hand.setFocus()
    QTest.keyClick(hand, Qt.Key.Key_Down)
    below = page.seats.seats[1].entry.places[Place.DISCARDS]
    assert below.hasFocus(), "not what is laid next in the hand"
    QTest.keyClick(below, Qt.Key.Key_Up)
    assert hand.hasFocus()
    first, *others = page.strip.keys
    first.setFocus()
    line = next(key for key in others if key.y() > first.y())
    assert line.x() == first.x()
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert line.hasFocus()
    QTest.keyClick(line, Qt.Key.Key_Up)
    assert first.hasFocus()


def test_no_tile_is_laid_where_nobody_sees_it(page: JudgePage) -> None:
    page.model.session.choose_book("fenghua")
    for number, seat in enumerate(page.seats.seats):
        for place in seat.entry.places.values():
            for tile_typed in ("C9", "Fl1"):
                page.clear.click()
                page.model.choose(number)
                place.model.go_to(place.place)
                place.model.type(f"{tile_typed} ")
                shown = [one.laid for one in seat.entry.places.values()]
                own = [one.laid for one in page.entry.places.values()] if number == 0 else []
                assert any(shown + own), (number, place.place, tile_typed)


def test_compare_and_learn_lead_to_it(window: MainWindow, page: JudgePage) -> None:
    paste(page, HAND)
    window.show_page(PageId.COMPARE)
    compare = window.page(PageId.COMPARE)
    assert isinstance(compare, ComparePage)
    assert not compare.judge.isEnabled()
    compare.model.entry.put(tile("R"))
    compare.judge.click()
    assert window.current is PageId.JUDGE
    assert page.model.session.laid.own.concealed == (tile("R"),)
    page.undo.click()
    assert page.model.session.laid.own.winning is tile("N")
    window.show_page(PageId.LEARN)
    learn = window.page(PageId.LEARN)
    assert isinstance(learn, LearnPage)
    learn.start.cards["judge"].click()
    assert window.current is PageId.JUDGE


class Windows(QObject):
    """Note everything that is shown as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[object] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note it."""
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(watched)
        return False


@pytest.mark.nightly  # by day shell/test_kept_widgets.py
def test_no_part_of_it_is_ever_a_window_of_its_own(window: MainWindow, qtbot: QtBot) -> None:
    windows = Windows()
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(windows)
    try:
        page = JudgePage(window.wardrobe.context.services, window.wardrobe.context.judge)
        qtbot.addWidget(page)
        page.model.session.coach.patience = 0
        paste(page, HAND)
        page.model.session.ask()
        wait_for_answer(page, qtbot)
        page.pick(page.model.choices[0].action)
    finally:
        app.removeEventFilter(windows)
    assert windows.shown == []


def places_of(page: JudgePage) -> list[TilePlace]:
    return [place for place in page.findChildren(TilePlace) if place.isVisible()]


def test_every_place_says_whose_it_is_and_one_alone_is_marked(page: JudgePage, qtbot: QtBot) -> None:
    names = [place.accessibleName() for place in places_of(page)]
    assert len(set(names)) == len(names), "a reader cannot tell these apart"
    place = page.seats.seats[2].entry.places[Place.DISCARDS]
    for other in places_of(page):
        other.setFocus()
    place.setFocus()
    qtbot.waitUntil(place.hasFocus)
    entered = [one for one in places_of(page) if one.is_filled_now]
    assert entered == [place]


def test_tab_goes_over_the_seats_as_they_are_seen(page: JudgePage) -> None:
    shown = [place for seat in page.seats.seats for place in places_of(page) if seat.isAncestorOf(place)]
    seen = sorted(
        shown,
        key=lambda one: (
            one.mapTo(page, one.rect().topLeft()).y(),
            one.mapTo(page, one.rect().topLeft()).x(),
        ),
    )
    chain: list[QWidget] = []
    at: QWidget | None = page.nextInFocusChain()
    while at is not None and at is not page:
        if at in shown:
            chain.append(at)
        at = at.nextInFocusChain()
    assert [[*seen].index(one) for one in chain if isinstance(one, TilePlace)] == list(range(len(seen)))


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("which", ["clear", "undo", "paste"])
def test_nothing_typed_is_left_when_another_position_lies_there(page: JudgePage, which: str) -> None:
    """A "w" still waited after *Clear*, and the next "h" made a white dragon."""
    place = page.entry.places[Place.CONCEALED]
    place.setFocus()
    QTest.keyClicks(place, "b1 w")
    QGuiApplication.clipboard().setText(HAND)
    QTest.keyClick(
        page.window(),
        {"clear": Qt.Key.Key_Backspace, "undo": Qt.Key.Key_Z, "paste": Qt.Key.Key_V}[which],
        Qt.KeyboardModifier.ControlModifier
        | (Qt.KeyboardModifier.ShiftModifier if which == "paste" else Qt.KeyboardModifier.NoModifier),
    )
    assert place.model.typed == ""
    assert page.model.session.laid.own.concealed != (tile("B1"),)


def test_tiles_are_pasted_wherever_the_focus_is_and_a_whole_position_by_its_button(page: JudgePage) -> None:
    """Ctrl+V was silent; of a position that was copied it laid a tile for each letter that is one."""
    control = Qt.KeyboardModifier.ControlModifier
    page.copy.setFocus()
    QGuiApplication.clipboard().setText("b123")
    QTest.keyClick(page.copy, Qt.Key.Key_V, control)
    assert page.model.session.laid.own.concealed == tuple(map(tile, ("B1", "B2", "B3")))
    QApplication.processEvents()
    high = page.palette_of_tiles.y()
    page.copy_text()
    QApplication.processEvents()
    assert page.palette_of_tiles.y() == high, "what is said of it has its room"
    before = page.model.session.laid
    for target in (page.copy, page.entry.places[Place.CONCEALED]):
        target.setFocus()
        QTest.keyClick(target, Qt.Key.Key_V, control)
        assert page.model.session.laid == before
        assert "“Open a text” lays it" in page.said


def test_a_hand_that_waits_for_its_draw_comes_back_so(page: JudgePage) -> None:
    """Of 13 tiles that were copied the text said nothing of the draw: they came back without one."""
    paste(page, " ".join(HAND.split()[:-1]))
    assert (page.model.session.laid.moment, page.model.session.missing) == (Moment.DRAWN, 1)
    page.copy_text()
    before = page.model.session.laid
    page.clear.click()
    page.paste.click()
    now = page.model.session.laid
    assert (now.moment, now.seats, page.model.session.missing) == (Moment.DRAWN, before.seats, 1)
