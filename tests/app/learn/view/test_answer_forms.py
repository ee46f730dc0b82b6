"""The forms of an answer by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from peling.core.notation import parse_tiles
from peling_app.kit.model.lesson_rows import StripGroup, StripRow
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import contrast, felt
from peling_app.kit.view import paint
from peling_app.kit.view.controls import Button, Kind, takes_enter
from peling_app.learn.model.cards import Card, Field, Mark
from peling_app.learn.view.answers.answers import ChoiceAnswer, NumberAnswer, TilesAnswer
from peling_app.learn.view.answers.area import AnswerArea
from peling_app.learn.view.answers.fields import PaymentsAnswer, SheetAnswer
from peling_app.learn.view.answers.lay import LOOSE, LayAnswer, Spot
from peling_app.learn.view.strip import Strip
from peling_app.platform.settings import Cloth
from tests.app.learn.conftest import Bench

CARDS = [Card(name, text=f"Answer {name}") for name in "abcd"]
LEFT = Qt.MouseButton.LeftButton
RING_CONTRAST = 3
"""What accessibility asks of a mark that is no text (WCAG 2.2, 1.4.11)."""


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, pos=at or widget.rect().center())


def test_cards_are_chosen_by_click_digit_and_space(theme: Theme, bench: Bench) -> None:
    place = ChoiceAnswer(theme)
    chosen: list[str] = []
    place.chosen.connect(chosen.append)
    place.show_cards(CARDS, open_=True)
    bench.show(place)

    click(place.cards[1])
    assert place.press_key(Qt.Key.Key_3)
    assert not place.press_key(Qt.Key.Key_9)
    QTest.keyClick(place.cards[2], Qt.Key.Key_Left)
    assert place.cards[1].hasFocus()
    QTest.keyClick(place.cards[1], Qt.Key.Key_Down)
    assert place.cards[3].hasFocus()
    QTest.keyClick(place.cards[3], Qt.Key.Key_Space)

    assert chosen == ["b", "c", "d"]


def test_a_card_is_chosen_only_when_the_page_says_so(theme: Theme, bench: Bench) -> None:
    place = ChoiceAnswer(theme)
    place.show_cards(CARDS, open_=True)
    bench.show(place)

    click(place.cards[0])
    assert not place.cards[0].isChecked()
    place.show_cards([Card("a", chosen=True), *CARDS[1:]], open_=True)
    assert place.cards[0].isChecked()


def test_enter_on_a_card_asks_for_the_check(theme: Theme, bench: Bench) -> None:
    place = ChoiceAnswer(theme)
    asked: list[bool] = []
    place.entered.connect(lambda: asked.append(True))
    place.show_cards(CARDS, open_=True)
    bench.show(place)
    place.take_focus()

    QTest.keyClick(place.cards[0], Qt.Key.Key_Return)

    assert asked == [True]


def test_a_checked_card_says_what_is_right_about_it(theme: Theme, bench: Bench) -> None:
    place = ChoiceAnswer(theme)
    card = Card("a", (parse_tiles("B3 B4"),), "", True, Mark.RIGHT, "Right", "makes 3–4–5")
    place.show_cards([card], open_=False)
    bench.show(place)

    assert place.cards[0].accessibleName() == "3 of bamboos and 4 of bamboos. Right. makes 3–4–5"


def test_cards_stand_in_one_column_where_it_is_narrow(theme: Theme, bench: Bench) -> None:
    place = ChoiceAnswer(theme)
    place.show_cards(CARDS, open_=True)
    bench.show(place, 380)

    assert len({card.x() for card in place.cards}) == 1


def test_tiles_are_marked_by_click_digit_and_arrows(theme: Theme, bench: Bench) -> None:
    place = TilesAnswer(theme)
    chosen: list[str] = []
    place.chosen.connect(chosen.append)
    row = [(kind, Card(kind.code)) for kind in parse_tiles("B1 B2 B3 B4")]
    place.show_rows([("", row)])
    bench.show(place)

    click(place.cards[2])
    assert place.press_key(Qt.Key.Key_1)
    QTest.keyClick(place.cards[0], Qt.Key.Key_Right)
    QTest.keyClick(place.cards[1], Qt.Key.Key_Space)

    assert chosen == ["B3", "B1", "B2"]


def test_a_number_is_typed_or_pressed(theme: Theme, bench: Bench) -> None:
    place = NumberAnswer(theme)
    bench.show(place)
    place.take_focus()

    QTest.keyClicks(place.field, "12")
    click(place.keypad.keys["4"])
    assert place.number == 124
    click(place.keypad.keys["⌫"])
    assert place.number == 12
    place.field.setText("no number")
    assert place.number is None


def test_fields_for_numbers_take_nothing_else(theme: Theme, bench: Bench) -> None:
    """A letter stood in the field, and the answer counted as none."""
    alone, sheet = NumberAnswer(theme), SheetAnswer(theme)
    sheet.show_fields([Field("a", "First")])
    for place, field in ((alone, alone.field), (sheet, sheet.fields["a"])):
        bench.show(place)
        place.take_focus()
        for typed, kept in (("t", ""), ("1t2", "12"), ("-x7", "-7"), ("1.250", "1.250"), ("1,250", "1,250")):
            field.clear()
            QTest.keyClicks(field, typed)
            assert field.text() == kept
    assert alone.number == 1250


def test_a_sheet_is_filled_from_field_to_field(theme: Theme, bench: Bench) -> None:
    place = SheetAnswer(theme)
    written: list[tuple[str, str]] = []
    asked: list[bool] = []
    place.filled.connect(lambda part, text: written.append((part, text)))
    place.entered.connect(lambda: asked.append(True))
    place.show_fields([Field("a", "First"), Field("b", "Second")])
    bench.show(place)
    place.take_focus()

    QTest.keyClicks(place.fields["a"], "8")
    QTest.keyClick(place.fields["a"], Qt.Key.Key_Return)
    assert place.fields["b"].hasFocus()
    click(place.keypad.keys["5"])
    QTest.keyClick(place.fields["b"], Qt.Key.Key_Return)

    assert written == [("a", "8"), ("b", "5")]
    assert asked == [True]


def test_enter_goes_on_from_every_field_once_the_sheet_is_checked(theme: Theme, bench: Bench) -> None:
    """The button says Enter while the focus is in a field that leaves Enter to it, and then Enter is its."""
    place = SheetAnswer(theme)
    asked: list[bool] = []
    place.entered.connect(lambda: asked.append(True))
    place.show_fields([Field("a", "First"), Field("b", "Second")])
    bench.show(place)
    assert [takes_enter(edit) for edit in place.fields.values()] == [True, False]
    place.show_fields([Field("a", "First"), Field("b", "Second", mark=Mark.RIGHT)], open_=False)
    assert [takes_enter(edit) for edit in place.fields.values()] == [False, False]
    QTest.keyClick(place.fields["a"], Qt.Key.Key_Return)
    assert asked == [True]


def test_a_wrong_field_says_why(theme: Theme, bench: Bench) -> None:
    place = SheetAnswer(theme)
    wrong = Field("a", "First", "points", value="3", mark=Mark.WRONG, verdict="Not right.", note="It is 4.")
    place.show_fields([wrong])
    bench.show(place)

    assert place.fields["a"].property("refused") is True
    assert place.fields["a"].accessibleName() == "First. points. Not right. It is 4."


def test_the_sums_of_a_wide_sheet_stand_at_the_top_of_their_own_column(theme: Theme, bench: Bench) -> None:
    """Below the doubles they were out of sight in a small window: in 37 of 49 examples of a book."""
    place = SheetAnswer(theme)
    lines = [Field(f"{kind}{n}", "Line", "times", head="" if n else kind) for kind in "pd" for n in range(6)]
    fields = [*lines, Field("s0", "Sum", head="Sums"), Field("s1", "Sum")]
    place.reshaped.connect(lambda: place.show_fields(fields))
    bench.show(place, 740, 700)
    place.show_fields(fields)
    QApplication.processEvents()
    tops = {one: place.fields[one].mapTo(place, QPoint()) for one in ("p0", "d0", "s0")}
    assert tops["p0"].x() < tops["d0"].x() < tops["s0"].x()
    assert abs(tops["s0"].y() - tops["d0"].y()) < place.fields["s0"].height()


def test_fields_of_a_sheet_in_two_columns_are_evenly_apart(theme: Theme, bench: Bench) -> None:
    """The heads of one column pushed the fields of the other apart."""
    place = SheetAnswer(theme)
    points = [Field(f"p{n}", "Set", head="" if n else "Points") for n in range(6)]
    sums = [Field(f"s{n}", "Sum", head="" if n % 2 else "More") for n in range(4)]
    fields = [*points, *sums]
    place.reshaped.connect(lambda: place.show_fields(fields))
    bench.show(place, 1100, 700)
    place.show_fields(fields)
    QApplication.processEvents()
    spots = [place.fields[one.id].mapTo(place, QPoint()) for one in points]
    steps = {lower.y() - upper.y() for upper, lower in pairwise(spots) if lower.x() == upper.x()}
    assert len(steps) == 1
    assert place.fields["s0"].mapTo(place, QPoint()).x() > place.fields["p0"].geometry().right()


def test_payments_stand_in_a_square(theme: Theme, bench: Bench) -> None:
    place = PaymentsAnswer(theme)
    pairs = [f"{one}>{other}" for one in "ESWN" for other in "ESWN" if one != other]
    place.show_fields([Field(pair, pair) for pair in pairs])
    bench.show(place)

    def spot(pair: str) -> QPoint:
        return place.fields[pair].mapTo(place, QPoint(0, 0))

    assert spot("E>S").y() == spot("E>N").y()
    assert spot("E>S").x() == spot("W>S").x()
    assert spot("S>E").y() > spot("E>S").y()


def fill(area: AnswerArea, form: str, text: str = "", *, mark: Mark = Mark.NONE, open_: bool = True) -> None:
    """Show a form of an answer in which two numbers, or one, are written."""
    fields = [Field("E>S", "E>S", value=text, mark=mark), Field("S>E", "S>E", value=text)]
    if form == "sheet":
        area.show_sheet(fields, open_=open_)
    elif form == "payments":
        area.show_payments(fields, open_=open_)
    else:
        area.show_number(text, "", "Not right." if mark is Mark.WRONG else "", "red", open_=open_)


@pytest.mark.parametrize("form", ["sheet", "payments", "number"])
def test_once_an_answer_is_checked_nothing_is_written_and_what_is_said_has_the_room_of_the_digits(
    theme: Theme, bench: Bench, form: str
) -> None:
    """The digits stood there still, though nothing could be written, and the reasons below them were cut.

    Where a line of a sheet was left out no field is marked, and what was written then was not kept.
    """
    area = AnswerArea(theme)
    fill(area, form)
    bench.show(area)
    shown = area.form
    assert isinstance(shown, SheetAnswer | PaymentsAnswer | NumberAnswer)
    field = area.stops[0]
    assert isinstance(field, QLineEdit)
    assert shown.keypad.isVisible()
    for mark in (Mark.WRONG, Mark.NONE):
        fill(area, form, "8", mark=mark, open_=False)
        assert not shown.keypad.isVisible(), "nothing is written before it is tried again"
        QTest.keyClicks(field, "7")
        assert field.text() == "8"
    fill(area, form, "8")
    assert shown.keypad.isVisible(), "another try"
    QTest.keyClicks(field, "7")
    assert field.text() == "87"


@pytest.mark.parametrize("form", ["sheet", "payments", "number"])
def test_a_digit_that_is_pressed_elsewhere_is_written_into_the_first_empty_field(
    theme: Theme, bench: Bench, form: str
) -> None:
    """On the bar or on *Check* it did nothing, though the digits of cards work from everywhere."""
    area = AnswerArea(theme)
    written: list[tuple[str, str]] = []
    area.written.connect(lambda part, text: written.append((part, text)))
    fill(area, form)
    bench.show(area)
    five = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_5, Qt.KeyboardModifier.NoModifier, "5")
    assert area.press_key(five)
    assert area.stops[0].hasFocus()
    assert written == [("number" if form == "number" else "E>S", "5")]
    fill(area, form, "8")
    assert not area.press_key(five), "what is written stays"
    fill(area, form, open_=False)
    assert not area.press_key(five), "it is checked"


def test_what_is_written_in_another_try_takes_the_place_of_the_wrong_number(
    theme: Theme, bench: Bench
) -> None:
    area = AnswerArea(theme)
    asked = [Field("E>S", "E>S", value="88", mark=Mark.WRONG), Field("S>E", "S>E", value="4")]
    area.show_payments(asked, open_=False)
    bench.show(area)
    reopened = [replace(field, mark=Mark.NONE) for field in asked]
    area.try_again(lambda: area.show_payments(reopened, open_=True))
    QTest.keyClicks(area.payments.fields["E>S"], "176")
    assert area.payments.fields["E>S"].text() == "176"


HAND = parse_tiles("B1 B2 B3 R R")
SPOTS = [Spot("Set 1"), Spot("Pair", 2)]


@pytest.fixture
def lay(theme: Theme, bench: Bench) -> LayAnswer:
    """Return a hand of five tiles and two places, which follow what is moved."""
    place = LayAnswer(theme)
    where = [LOOSE] * len(HAND)

    def move(number: int, to: int) -> None:
        where[number] = to
        place.show_hand(HAND, where, SPOTS, "Loose")

    place.moved.connect(move)
    place.show_hand(HAND, where, SPOTS, "Loose")
    bench.show(place)
    return place


def test_tiles_are_laid_by_click_into_the_place_that_is_filled(lay: LayAnswer) -> None:
    for number in range(5):
        click(lay.buttons[number])

    assert lay.where == (0, 0, 0, 1, 1)
    click(lay.buttons[3])
    assert lay.where == (0, 0, 0, LOOSE, 1)


def test_tiles_are_laid_by_keys(lay: LayAnswer) -> None:
    lay.take_focus()
    for number in range(3):
        assert lay.buttons[number].hasFocus()
        QTest.keyClick(lay.buttons[number], Qt.Key.Key_1)
    lay.buttons[4].setFocus()
    QTest.keyClick(lay.buttons[4], Qt.Key.Key_2)
    assert lay.buttons[3].hasFocus()
    QTest.keyClick(lay.buttons[3], Qt.Key.Key_2)
    assert lay.where == (0, 0, 0, 1, 1)

    lay.buttons[4].setFocus()
    QTest.keyClick(lay.buttons[4], Qt.Key.Key_Backspace)
    assert lay.where == (0, 0, 0, 1, LOOSE)


def test_tab_stops_at_the_tile_that_has_the_focus(theme: Theme, lay: LayAnswer) -> None:
    check = Button(theme, Kind.PRIMARY, key="Enter", parent=lay)
    lay.show_hand(tuple(reversed(HAND)), [LOOSE] * len(HAND), SPOTS, "Loose")
    lay.take_focus()
    stops = [one for one in lay.buttons if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert [one.hasFocus() for one in stops] == [True]
    assert stops[0].tile == HAND[0]
    assert check.shown_key == "Enter", "tiles leave Enter to the page"


def test_the_ring_of_the_focus_is_seen_on_every_cloth(theme: Theme, lay: LayAnswer) -> None:
    paint.RINGS.use_keys(True)
    tiles = TilesAnswer(theme)
    tiles.on_cloth = True
    tiles.show_rows([("", [(HAND[0], Card("a"))])])
    lay.take_focus()
    button = lay.buttons[0]
    at = button.grab().toImage().pixelColor(1, button.height() // 2).name()
    for ring in (at, tiles.cards[0].ring):
        for cloth in Cloth:
            for night in (False, True):
                seen = min(contrast(ring, ground) for ground in felt(cloth, night=night))
                assert seen >= RING_CONTRAST, (ring, cloth)


def test_a_tile_is_dragged_into_a_place(lay: LayAnswer) -> None:
    button, target = lay.buttons[3], lay.spots[1]
    start = button.rect().center()
    end = button.mapFromGlobal(target.mapToGlobal(target.rect().center()))
    QTest.mousePress(button, LEFT, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(button, start + (end - start) * (step / 8))
    QTest.mouseRelease(button, LEFT, pos=end)

    assert lay.where[3] == 1
    assert button.parentWidget() is target


def test_a_strip_names_every_tile_and_keeps_inside_its_frame(theme: Theme, bench: Bench) -> None:
    strip = Strip(theme)
    groups = (
        StripGroup(parse_tiles("B1 B2 B3 B4 B5 B6 B7 B8 B9")),
        StripGroup(parse_tiles("R R R R"), "laid down"),
        StripGroup(parse_tiles("G"), "winning tile", ringed=True),
    )
    strip.show_rows([StripRow("South", groups, "64")])
    bench.show(strip, 520, 200)

    assert "laid down: red dragon, red dragon, red dragon and red dragon" in strip.accessibleName()
    assert strip.accessibleName().startswith("South")
    tile = strip.tile_width(strip.width())
    assert strip.row_width(strip.rows[0], tile) <= strip.room(strip.width())
