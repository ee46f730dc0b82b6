"""What an input method writes in full width is read like the usual letters, digits and signs, everywhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling.core.comma_text import comma_text
from peling.core.tiles import tile
from peling.ledger.points import reckon_sum
from peling.ledger.worth import worth_of
from peling.rules.draft import HandDraft, Place
from peling_app.kit.model.tiles_entry import EnteredHand
from peling_app.kit.view.text.number_box import NumberBox
from peling_app.learn.model.question.fields import number_of
from peling_app.score.model.large import LargeEntry
from peling_app.score.view.large.page import LargeEntryPage
from tests.app.score.panels import StillScore, panel_of

ROOT = Path(__file__).parents[4]
ROOMS = (ROOT / "engine" / "peling", ROOT / "app" / "peling_app")
HOME = "engine/peling/core/typed.py"
"""The one place that knows of full width."""


def wide(text: str) -> str:
    """Return a text as it is in full width."""
    return text.translate({0x20: 0x3000} | {usual: usual + 0xFEE0 for usual in range(0x21, 0x7F)})


def points(text: str) -> object:
    return reckon_sum(text, signed=True)


def hand(text: str) -> HandDraft:
    entered = EnteredHand()
    entered.type(text)
    return entered.draft


def is_held(text: str) -> bool:
    """Return whether a cell is kept from being a formula."""
    return comma_text([(text,)]).startswith("'")


READERS: tuple[tuple[Callable[[str], object], tuple[str, ...]], ...] = (
    (points, ("104", "20+8*2-4", "-26 x 2 X 2")),
    (worth_of, ("0.05", "0,05", "2")),
    (hand, ("B3 e+", "wh", "fl2 SE1 ")),
    (number_of, ("-136", "1,200", "1.200")),
    (is_held, ("=1+1", "+1", "-1", "@x", " =1", "Anna")),
)


@pytest.mark.parametrize(
    ("read", "text"),
    [pytest.param(read, text, id=f"{read.__name__} {text}") for read, texts in READERS for text in texts],
)
def test_every_reader_takes_full_width_for_the_usual(read: Callable[[str], object], text: str) -> None:
    assert read(wide(text)) == read(text)
    assert read(text) not in {None, HandDraft()}


def typed_wide(widget: QWidget, text: str) -> None:
    """Type a text in full width, letter by letter."""
    for letter in wide(text):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(widget, event)


@pytest.mark.thorough
def test_keys_in_full_width_are_the_usual_ones_in_the_entry(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, StillScore("pung-chow"))
    panel.model.set_all_by_points(on=True)
    panel.begin()
    typed_wide(panel.rows[0].points.edit, "20+8m")
    assert panel.model.entry.winner == 0
    written(panel.rows[0].points.edit, "", wide("m"))
    assert panel.model.entry.winner is None
    assert panel.model.rows[0].total == "28"
    panel.model.set_all_by_points(on=False)
    typed_wide(panel.rows[1].hand.places[Place.CONCEALED], "b3 e+")
    assert panel.model.hand(1).draft.tiles(Place.CONCEALED)[0] is tile("B3")


def written(widget: QWidget, begun: str, text: str) -> None:
    """Write a text by an input method, in one piece or not at all."""
    event = QInputMethodEvent(begun, [])
    event.setCommitString(text)
    QApplication.sendEvent(widget, event)


def test_an_input_method_writes_points_and_who_won_at_once_and_leaves_nothing_begun(qtbot: QtBot) -> None:
    """Of a sum with a letter behind it nothing could be read, and what was begun stayed beside the points."""
    panel = panel_of(qtbot, StillScore("pung-chow"))
    panel.model.set_all_by_points(on=True)
    panel.begin()
    edit = panel.rows[0].points.edit
    begun, bare = [], edit.cursorRect()
    for letter in ("m", wide("m")):
        written(edit, letter, "")
        begun.append(edit.cursorRect() != bare)
        written(edit, "", letter)
        assert edit.cursorRect() == bare
    assert all(begun)
    assert panel.model.entry.winner is None, "said, and taken back"
    written(edit, "", wide("20+8m"))
    assert panel.model.entry.winner == 0
    assert panel.model.rows[0].total == "28"


def test_a_box_for_a_number_takes_full_width_by_keys_and_by_an_input_method(qtbot: QtBot) -> None:
    box = NumberBox()
    qtbot.addWidget(box)
    box.setRange(-5, 20_000)
    box.setGroupSeparatorShown(True)
    box.show()
    for typed, value in (("12", 12), ("1200", 1200), ("-5", -5)):
        box.selectAll()
        typed_wide(box, typed)
        assert (box.value(), box.cleanText().replace(",", "")) == (value, typed)
        box.selectAll()
        written(box.lineEdit(), "", wide(typed[:-1]))
        written(box.lineEdit(), "", wide(typed[-1]))
        assert box.value() == value


def test_every_box_for_a_number_is_one_that_takes_full_width() -> None:
    made = re.compile(r"Q(Double)?SpinBox(\(|\):)")
    found = {path.name for path in ROOMS[1].rglob("*.py") if made.search(path.read_text(encoding="utf-8"))}
    assert found == {"number_box.py"}


def test_keys_in_full_width_are_the_usual_ones_in_large_letters(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin("pung-chow")
    typed_wide(large, "330+4")
    assert model.entry.entry.winner == 2
    assert model.people[0].figure == "30+4"


def test_one_place_knows_of_full_width() -> None:
    """Where each field read it in its own way, each left something out."""
    knows = re.compile(r"NFKC|NFKD|[\uff01-\uff5e]|(?i:\\uff[0-5])")
    found = {
        path.relative_to(ROOT).as_posix()
        for room in ROOMS
        for path in room.rglob("*.py")
        if knows.search(path.read_text(encoding="utf-8"))
    }
    assert found == {HOME}
