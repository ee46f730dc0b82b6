"""Dialogs of a sheet: names of any length push nothing out of them, and a button that rests says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from peling.ledger.inputs import SheetSetup
from peling.rulebooks import rule_set
from peling_app.kit.model.theme import Theme
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Language
from peling_app.score.model.entry_extras import book_penalties
from peling_app.score.stakes import Stakes
from peling_app.score.view.dialogs import AskDialog, OverruleDialog, TitleDialog
from peling_app.score.view.entry.dialogs import (
    AdjustDialog,
    ClaimDialog,
    DealDialog,
    FalseCallDialog,
    PenaltyDialog,
    WashDialog,
)
from peling_app.score.view.evening.stakes import StakesDialog
from peling_app.score.view.people.dialogs import RenameDialog
from tests.app.score.evenings import NAMES
from tests.app.score.panels import StillScore, panel_of
from tests.end2end.stage import make_context

WIDEST = ("1" + "W" * 23, "2" + "W" * 23, "3" + "W" * 23, "4" + "W" * 23)
"""Names as long as a field has room for, of the widest letter there is."""


def theme(zoom: int = 100) -> Theme:
    made = Preferences(None)
    made.update(text_zoom=zoom, text_by_system=False)
    return Theme(made)


@pytest.mark.thorough
@pytest.mark.parametrize("zoom", [100, 150])
def test_names_of_any_length_push_nothing_out_of_a_dialog(qtbot: QtBot, english: object, zoom: int) -> None:
    del english
    score = StillScore("pung-chow-limit")
    score.names = WIDEST
    model, look = panel_of(qtbot, score).model, theme(zoom)
    dialogs: list[AskDialog] = [kind(model, look) for kind in DealDialog.__subclasses__()]
    dialogs.append(OverruleDialog(look, WIDEST, 0, None, (None, None, "")))
    assert len(dialogs) > 5
    cut = []
    for dialog in dialogs:
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.resize(dialog.wanted)  # the screen of a test may be smaller than any desk has
        fields = [field.width() for field in dialog.findChildren(QLineEdit)]
        inner = dialog.scroller.widget()
        if (
            inner is None
            or inner.width() > dialog.scroller.viewport().width()
            or min(fields, default=99) < 60
        ):
            cut.append(type(dialog).__name__)
        dialog.hide()
    assert cut == []


def test_no_dialog_scrolls_that_the_screen_has_room_for(qtbot: QtBot) -> None:
    """In German the field of the currency was cut at the lower edge of a dialog in the middle of a screen."""
    context = make_context(language=Language.GERMAN)
    try:
        model, look = panel_of(qtbot, StillScore("pung-chow-limit")).model, theme()
        dialogs: list[AskDialog] = [kind(model, look) for kind in DealDialog.__subclasses__()]
        dialogs += [StakesDialog(look, Stakes()), TitleDialog(look, SheetSetup("", "pung-chow", {}, NAMES))]
        dialogs.append(OverruleDialog(look, NAMES, 0, None, (None, None, "")))
        scrolls = {}
        for dialog in dialogs:
            qtbot.addWidget(dialog)
            dialog.show()
            dialog.resize(dialog.wanted)  # as above
            QApplication.processEvents()
            scrolls[type(dialog).__name__] = dialog.scroller.verticalScrollBar().maximum()
            dialog.hide()
    finally:
        context.translations.use(Language.ENGLISH)
    assert {name: hidden for name, hidden in scrolls.items() if hidden} == {}


def title_dialog(**changed: str) -> Callable[[QtBot], AskDialog]:
    def made(_: QtBot) -> AskDialog:
        dialog = TitleDialog(theme(), SheetSetup("At Anna’s", "pung-chow", {}, NAMES))
        for field, text in changed.items():
            (dialog.field if field == "title" else dialog.names[int(field[-1])]).setText(text)
        return dialog

    return made


def rename(name: str) -> Callable[[QtBot], AskDialog]:
    def made(_: QtBot) -> AskDialog:
        dialog = RenameDialog(theme(), NAMES[0], lambda _name: (True, ""))
        dialog.field.setText(name)
        return dialog

    return made


def washed(qtbot: QtBot) -> AskDialog:
    dialog = WashDialog(panel_of(qtbot, StillScore("pung-chow-limit")).model, theme())
    dialog.who[0].setChecked(True)
    dialog.counts[0].setText("x")
    return dialog


def paid_to_himself(qtbot: QtBot) -> AskDialog:
    dialog = PenaltyDialog(panel_of(qtbot, StillScore("pung-chow-limit")).model, theme())
    dialog.amount.setText("50")
    for who in (dialog.payer, dialog.payee):
        who.setCurrentIndex(who.findData(1))
    return dialog


def no_amount(qtbot: QtBot) -> AskDialog:
    return PenaltyDialog(panel_of(qtbot, StillScore("pung-chow")).model, theme())


RESTING: dict[str, tuple[Callable[[QtBot], Any], str]] = {
    "no name": (title_dialog(name1=" "), "Everybody needs a name."),
    "one name for two": (
        title_dialog(name1=NAMES[0].upper()),
        f"Two players cannot have the same name: {NAMES[0]}, {NAMES[0].upper()}.",
    ),
    "no title": (title_dialog(title=""), "The sheet has a title: it keeps one."),
    "no name of a person": (rename(""), "Everybody needs a name."),
    "no count": (washed, f"{NAMES[0]}: a number is needed."),
    "no amount": (no_amount, "The amount is still missing."),
    "paid to himself": (paid_to_himself, "Nobody pays a penalty to himself."),
}


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("case", RESTING)
def test_a_button_that_rests_says_why(qtbot: QtBot, english: object, case: str) -> None:
    del english
    make, why = RESTING[case]
    dialog = make(qtbot)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.done_button.isEnabled()
    assert why in [words.text() for words in dialog.findChildren(QLabel) if words.isVisible()]


@pytest.mark.usefixtures("english")
def test_enter_goes_from_field_to_field_as_long_as_something_is_missing(qtbot: QtBot) -> None:
    """It did nothing where the button that says it was off, as in a row of amounts."""
    dialog = AdjustDialog(panel_of(qtbot, StillScore("pung-chow-limit")).model, theme())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    made: list[object] = []
    dialog.decided.connect(made.append)
    fields = [*dialog.amounts, dialog.reason]
    fields[0].setFocus()
    for here, after, text in zip(fields, [*fields[1:], fields[0]], ("20", "-20", "", "", ""), strict=True):
        assert dialog.focusWidget() is here
        QTest.keyClicks(here, text)
        QTest.keyClick(here, Qt.Key.Key_Return)
        assert dialog.focusWidget() is after
    assert not made
    QTest.keyClicks(dialog.reason, "chips")
    QTest.keyClick(fields[0], Qt.Key.Key_Return)
    assert made


def test_names_that_can_be_taken_are_said_nothing_of(qtbot: QtBot, english: object) -> None:
    del english
    dialog = title_dialog(name1="Otto")(qtbot)
    qtbot.addWidget(dialog)
    assert isinstance(dialog, TitleDialog)
    assert dialog.done_button.isEnabled()
    assert dialog.note.text() == ""


@pytest.mark.cases_by_day(1)
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("book", "asks"), [("how-to-play", True), ("pung-chow-limit", False)])
def test_whether_a_hand_was_shown_is_asked_where_it_matters(qtbot: QtBot, book: str, *, asks: bool) -> None:
    """In one book alone a call can be taken back; what was said of it before is said again."""
    model = panel_of(qtbot, StillScore(book)).model
    dialog = FalseCallDialog(model, theme())
    assert dialog.shown.isHidden() is not asks
    dialog.who.setCurrentIndex(dialog.who.findData(2))
    if asks:
        dialog.shown.setChecked(False)
    model.change(dialog.made())
    again = FalseCallDialog(model, theme())
    assert (again.who.currentData(), again.shown.isChecked()) == (2, not asks)
    for one in (dialog, again):
        qtbot.addWidget(one)


@pytest.mark.parametrize("book", ["pung-chow-limit", "how-to-play"])
def test_no_rule_that_frees_from_a_penalty_is_offered_as_one(book: str) -> None:
    """*Who is excused* and *Who had no choice* stood among them."""
    frees = ("EXCUSE", "NOCHOICE", "CANCEL", "SAFE")
    assert [
        one.rule for one in book_penalties(rule_set(book)) if any(word in one.rule for word in frees)
    ] == []


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("kind", DealDialog.__subclasses__(), ids=lambda kind: kind.__name__)
def test_a_dialog_that_is_taken_as_it_opens_changes_nothing(qtbot: QtBot, kind: type[DealDialog]) -> None:
    """To wash the tiles with nobody ticked took the winner away; others named who stood first in a list."""
    book = "how-to-play" if kind is ClaimDialog else "pung-chow-limit"
    panel = panel_of(qtbot, StillScore(book))
    panel.model.set_all_by_points(on=True)
    for place, text in enumerate(("10", "20", "104", "10")):
        panel.model.set_points(place, text)
    panel.model.toggle_winner(2)
    before = panel.model.entry
    dialog = panel.foot.ask(kind)
    assert isinstance(dialog, kind)
    if dialog.done_button.isEnabled():
        dialog.done_button.click()
    assert panel.model.entry == before


def stakes(_: QtBot) -> AskDialog:
    dialog = StakesDialog(theme(), Stakes())
    dialog.value.setText("0.0x")
    return dialog


WRONG: dict[str, Callable[[QtBot], Any]] = {
    **{case: RESTING[case][0] for case in ("one name for two", "no count", "no amount", "paid to himself")},
    "stakes": stakes,
}


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("case", WRONG)
def test_enter_leads_to_what_is_wrong(qtbot: QtBot, case: str) -> None:
    """It led to the next line to write in, away from the red one, and never to a choice."""
    dialog = WRONG[case](qtbot)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    lines = [one for one in dialog.findChildren(QLineEdit) if one.isVisible()]
    assert lines
    for line in lines:
        line.setFocus()
        QTest.keyClick(line, Qt.Key.Key_Return)
        focus = dialog.focusWidget()
        assert focus.property("refused") or (isinstance(focus, QComboBox) and focus.currentIndex() < 0), focus
