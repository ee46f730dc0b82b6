"""What is typed into a place of tiles: digits of one suit one after the other, and what is no tile."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling.core.tiles import tile
from peling.rules.draft import Place
from peling_app.compare.view.page import ComparePage
from peling_app.judge.view.page import JudgePage
from peling_app.kit.model.tiles_entry import MOST_PASTED, EnteredHand, NoTiles, Unread
from peling_app.kit.view.tiles.places import TilePlace
from peling_app.score.view.entry.entry import EntryPanel
from peling_app.shell.view.pages import PageId
from tests.app.play.tutor.conftest import english
from tests.app.score.panels import StillScore, panel_of
from tests.app.windows import window_at
from tests.end2end.stage import make_context

__all__ = ["english"]


def entry_of_sheet(qtbot: QtBot) -> QWidget:
    panel = panel_of(qtbot, StillScore("pung-chow"))
    panel.model.choose(0)
    return panel


def page_of(which: PageId) -> Callable[[QtBot], QWidget]:
    return lambda qtbot: window_at(qtbot, make_context(), which)


PAGES: dict[str, Callable[[QtBot], QWidget]] = {
    "compare": page_of(PageId.COMPARE),
    "judge": page_of(PageId.JUDGE),
    "score": entry_of_sheet,
}
"""Every page that has places of tiles."""


@pytest.fixture(params=PAGES)
def places(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    english: object,  # noqa: ARG001 - the language comes first
) -> Iterator[list[TilePlace]]:
    """Give the places of one of the pages that are seen and take many tiles."""
    shown = PAGES[request.param](qtbot)
    QApplication.processEvents()
    many = {Place.CONCEALED, Place.EXPOSED, Place.DISCARDS}
    found = [one for one in shown.findChildren(TilePlace) if one.isVisible() and one.width()]
    yield [one for one in found if one.place in many]
    shown.close()


def framed(place: TilePlace) -> float:
    """Return how much of the left edge of a place has the colour that most of its frame has."""
    image = place.grab().toImage()
    x = round(image.devicePixelRatio())
    middle = range(image.height() // 2, image.height() - 12)
    edge = [image.pixelColor(x, y).name() for y in middle]
    ground = image.pixelColor(x + 5, image.height() - 8).name()
    return sum(one != ground for one in edge) / len(edge)


def test_of_the_last_tile_it_is_said_how_it_is_laid_while_its_letter_waits(
    qtbot: QtBot,
    english: object,  # noqa: ARG001 - the language comes first
) -> None:
    """A "w" may become "wh": the hand seemed to be complete, and nothing came of it."""
    model = EnteredHand()
    place = TilePlace(model, Place.CONCEALED, make_context().theme)
    qtbot.addWidget(place)
    place.show()
    QTest.keyClicks(place, "b123c456d789ee w")
    assert not QToolTip.isVisible()
    QTest.keyClicks(place, " ew")
    assert QToolTip.text() == "W may go on; with Space it is west wind."
    QTest.keyClick(place, Qt.Key.Key_Space)
    assert model.draft.winning == tile("W")
    QToolTip.hideText()


@pytest.mark.cases_by_day(1)
def test_one_frame_alone_looks_like_the_focus(places: list[TilePlace]) -> None:
    """Where tiles went had the whole frame of the focus, while a button had the ring."""
    place = places[0]
    place.setFocus()
    QApplication.processEvents()
    assert place.is_filled_now
    assert framed(place) > 0.95
    other = next(
        one
        for one in place.window().findChildren(QAbstractButton)
        if one.isVisible() and one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus
    )
    other.setFocus()
    QApplication.processEvents()
    assert other.hasFocus()
    assert place.is_filled_now
    assert 0.2 < framed(place) < 0.8


def typed(text: str) -> EnteredHand:
    """Return a hand into which this was typed to its end, letter by letter; backspace takes a step back."""
    hand = EnteredHand()
    for letter in text:
        if letter == "\b":
            hand.erase()
        else:
            hand.type(letter)
    hand.finish_typing()
    return hand


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("b123", "B1 B2 B3"),
        ("b123 c55", "B1 B2 B3 C5 C5"),
        ("B123c55d9 ", "B1 B2 B3 C5 C5 D9"),
        ("b1 2 3", "B1 B2 B3"),
        ("Fl12se3", "Fl1 Fl2 Se3"),
        ("b1e2", "B1 E"),
        ("b10", "B1"),
        ("b1s2", "B1 S"),
        ("2b3", "B3"),
        ("ｂ１２", "B1 B2"),
        ("b1\b2", "B2"),
        ("b1e\b\b3", "B3"),
    ],
)
def test_digits_after_a_tile_are_tiles_of_its_suit(text: str, tiles: str) -> None:
    hand = typed(text)
    laid = hand.draft.tiles(Place.CONCEALED) + hand.draft.tiles(Place.BONUS)
    assert sorted(laid) == sorted(parse_tiles(tiles))


@pytest.mark.parametrize(
    ("between", "does"),
    [
        ("another place", lambda hand: hand.go_to(Place.EXPOSED)),
        ("a tile of the palette", lambda hand: hand.put(parse_tiles("C5")[0])),
        ("a step back", lambda hand: hand.undo()),
        ("no tiles", lambda hand: hand.clear()),
    ],
)
def test_no_suit_is_kept_after_something_else(between: str, does: Callable[[EnteredHand], None]) -> None:
    hand = EnteredHand()
    hand.type("b1")
    does(hand)
    before = hand.draft
    hand.type("2")
    assert (hand.draft, hand.no_tile) == (before, "2"), between


@pytest.mark.parametrize("text", ["3", "x", "b1e2", "b10", "sx", "fl9"])
def test_what_no_tile_begins_with_is_kept_until_the_next_key(text: str) -> None:
    hand = EnteredHand()
    hand.type(text)
    before = hand.draft
    assert hand.no_tile == text[-1]
    hand.erase()
    assert (hand.no_tile, hand.draft) == ("", before), "it is taken back, and no tile with it"
    hand.type(text[-1] + "b")
    assert (hand.no_tile, hand.typed) == ("", "b")


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("b7z345", "B7"),
        ("b7z3 45", "B7"),
        ("b7k 3", "B7"),
        ("b7zd45", "B7 D4 D5"),
        ("b7z\b8", "B7 B8"),
        ("sx3", "S"),
        ("b708", "B7 B8"),
    ],
)
def test_digits_after_a_letter_of_no_suit_are_no_tiles(text: str, tiles: str) -> None:
    """Who typed "z" for "Zeichen" got the bamboos he had typed before."""
    hand = typed(text)
    assert sorted(hand.draft.tiles(Place.CONCEALED)) == sorted(parse_tiles(tiles))


@pytest.mark.cases_by_day(1)
def test_in_every_place_of_every_page_a_suit_goes_on_and_what_is_no_tile_is_shown_and_said(
    places: list[TilePlace],
) -> None:
    """The second digit of "b12" did nothing, and nothing said so."""
    assert places
    for place in places:
        place.setFocus()
        QTest.keyClicks(place, "b22")
        assert place.model.draft.tiles(place.place) == parse_tiles("B2 B2"), place.accessibleName()
        QTest.keyClicks(place, "e ")
        bare, said = place.grab().toImage(), place.accessibleName()
        QTest.keyClicks(place, "7")
        assert place.accessibleName() == f"{said}, 7 is no tile"
        assert place.grab().toImage() != bare
        QTest.keyClicks(place, " ")
        assert (place.accessibleName(), place.grab().toImage()) == (said, bare)
        place.model.clear()


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("page_id", [PageId.JUDGE, PageId.COMPARE])
def test_more_fours_than_a_hand_can_have_are_narrower_and_move_nothing_out_of_sight(
    qtbot: QtBot, page_id: PageId
) -> None:
    """The page was as wide as all of them and scrolled sideways, away from what says that it cannot be."""
    window = window_at(qtbot, make_context(), page_id)
    window.resize(1024, 700)
    page = window.page(page_id)
    assert isinstance(page, JudgePage | ComparePage)
    place = page.entry.places[Place.KONGS]
    usual = place.widths()(30)
    place.setFocus()
    QTest.keyClicks(place, "b123456789c12345")
    QApplication.processEvents()
    assert len(place.laid) == 14 * 4
    for area in page.findChildren(QScrollArea):
        assert area.horizontalScrollBar().maximum() == 0
    assert place.visibleRegion().boundingRect().width() == place.width() > usual
    QTest.keyClicks(place, "c6789d123456789eswnrgw")
    QApplication.processEvents()
    assert len(place.laid) > 30 * 4
    assert place.visibleRegion().boundingRect().width() == place.width(), "the last ones were cut"
    assert all(place.rect().contains(one.geometry()) for one in place.laid)
    page.undo.click()
    for _ in range(len(place.laid) // 4):
        page.undo.click()
    QApplication.processEvents()
    assert place.width() == usual


@pytest.mark.parametrize(
    ("text", "why", "found"),
    [
        ("", NoTiles.NOTHING, ""),
        (" -\n", NoTiles.NOTHING, ""),
        ("b12 hello c3", NoTiles.NO_TILE, "hello"),
        ("b12 f", NoTiles.NO_TILE, "f"),
        ("b0", NoTiles.NO_TILE, "b0"),
        ('{"rules": "fenghua"}', NoTiles.NO_TILE, '{"rules":'),
        ("abcdefghijklmnopq", NoTiles.NO_TILE, "abcdefghijkl…"),
        ("b1 " * MOST_PASTED, NoTiles.TOO_LONG, ""),
    ],
)
def test_of_a_text_that_holds_anything_but_tiles_nothing_is_laid(text: str, why: NoTiles, found: str) -> None:
    """The letters of any text were laid as far as they begin a tile; "rules" brought a red dragon."""
    hand, heard = EnteredHand(), list[Unread]()
    hand.unread.connect(heard.append)
    hand.paste(text)
    assert (hand.draft.is_empty, hand.typed, hand.no_tile) == (True, "", "")
    assert [(one.why, one.found) for one in heard] == [(why, found)]


@pytest.mark.parametrize("text", ["b123", "B1, B2, B3", "b1 23", "1 2 3", "ｂ１２３", "b1\nb2\nb3"])
def test_tiles_of_the_clipboard_are_laid_as_if_typed(text: str) -> None:
    hand, heard = EnteredHand(), list[Unread]()
    hand.unread.connect(heard.append)
    hand.type("b1")
    hand.paste(text)
    assert (hand.draft.concealed, heard) == (parse_tiles("B1 B1 B2 B3"), [])


@pytest.mark.parametrize(
    "does", [EnteredHand.clear, EnteredHand.undo, EnteredHand.forget_typing], ids=["clear", "undo", "forget"]
)
def test_a_letter_that_waits_is_gone_with_the_tiles(does: Callable[[EnteredHand], None]) -> None:
    """After *Clear* a "w" still waited, and the next "h" made a white dragon."""
    hand = EnteredHand()
    hand.type("b1w")
    does(hand)
    assert hand.typed == ""


def said_on(page: QWidget) -> str:
    return " ".join(one.text() for one in page.window().findChildren(QLabel) if one.isVisible())


@pytest.mark.cases_by_day(2)
def test_in_every_place_of_every_page_it_is_said_what_of_the_clipboard_is_no_tile(
    places: list[TilePlace],
) -> None:
    """Ctrl+V was silent where the clipboard was empty or held another text."""
    assert places
    remarks: list[str] = []
    for panel in places[0].window().findChildren(EntryPanel):
        panel.model.remarked.connect(lambda said: remarks.append(said()))
    for place in places:
        for text, words in (("b12 hello", "“hello” is no tile"), ("", "no tiles in the clipboard")):
            QGuiApplication.clipboard().setText(text)
            place.setFocus()
            QTest.keyClick(place, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
            assert words in said_on(place) + "".join(remarks[-1:]), place.accessibleName()
            assert place.model.draft.is_empty
