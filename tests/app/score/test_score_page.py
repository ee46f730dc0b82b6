from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

import peling_app
from peling_app.books.view.house_rules import HouseRulesDialog
from peling_app.platform.settings import Appearance, Language
from peling_app.score.model.report import report_of
from peling_app.score.model.table import FIRST
from peling_app.score.view.dialogs import TitleDialog
from peling_app.score.view.entry.entry import EntryPanel
from peling_app.score.view.page import ScorePage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.score.evenings import EVENING, NAMES, SETUP, evening, of_deals, settle
from tests.app.score.panels import dialog
from tests.end2end.stage import MIDDLE, SMALL
from tests.engine.ledger.test_ledger_from_game import played


def test_the_door_and_the_tab_lead_to_the_score_sheets(qtbot: QtBot, window: MainWindow) -> None:
    home = window.page(PageId.HOME)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_S)
    qtbot.waitUntil(lambda: window.current is PageId.SCORE)
    window.show_page(PageId.HOME)
    QTest.mouseClick(home.doors[2], Qt.MouseButton.LeftButton)  # type: ignore[attr-defined]  # the home page
    assert window.current is PageId.SCORE
    window.show_page(PageId.HELP)
    window.bar.tab("score").click()
    assert window.current is PageId.SCORE
    assert window.windowTitle() == "New score sheet — Pe-Ling"


def test_the_first_sheet_is_begun_at_once(qtbot: QtBot, page: ScorePage) -> None:
    assert page.current is page.start
    for field, name in zip(page.start.names, NAMES, strict=True):
        field.setFocus()
        QTest.keyClicks(field, name)
    page.start.begin_button.click()
    qtbot.waitUntil(lambda: page.current is page.sheet)
    settle(qtbot, page.score)
    assert page.score.names == NAMES
    assert page.sheet.half.table.model().rowCount() == 1


def test_escape_goes_from_the_sheet_to_the_list_to_the_start_page(
    qtbot: QtBot, window: MainWindow, page: ScorePage
) -> None:
    evening(qtbot, page.score)
    assert page.current is page.sheet
    page.score.edit(3)
    seen: list[QWidget | None] = []
    for _ in range(3):
        QTest.keyClick(page, Qt.Key.Key_Escape)
        assert not page.score.is_correction
        seen.append(page.current)
    assert seen[:2] == [page.sheet, page.saved]
    assert window.current is PageId.HOME


def test_the_title_names_the_sheet_and_its_limit(qtbot: QtBot, window: MainWindow, page: ScorePage) -> None:
    evening(qtbot, page.score)
    assert page.titles == ("Thursday table", "Pung Chow, with a limit of 300")
    assert window.windowTitle() == "Thursday table — Pe-Ling"


def test_undo_and_redo_by_keys(qtbot: QtBot, window: MainWindow, page: ScorePage) -> None:
    evening(qtbot, page.score)
    score = page.score
    assert score.sheet is not None
    after = score.sheet.totals
    page.sheet.half.take_focus()
    for is_typed in (True, False):
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        settle(qtbot, score)
        assert (score.sheet.totals == after) is is_typed, "what is typed comes first"
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_Z, both)
    settle(qtbot, score)
    assert score.sheet.totals == after
    for _ in range(9):
        score.undo()
        settle(qtbot, score)
    assert score.sheet.deals == ()
    assert not page.sheet.half.tools["score.undo"].isEnabled()
    assert page.sheet.half.tools["score.redo"].isEnabled()


def test_undo_works_from_a_field_in_which_nothing_was_typed(qtbot: QtBot, page: ScorePage) -> None:
    def press(modifiers: Qt.KeyboardModifier) -> None:
        held = QApplication.focusWidget()
        assert held is not None
        QTest.keyClick(held, Qt.Key.Key_Z, modifiers)
        settle(qtbot, score)

    control = Qt.KeyboardModifier.ControlModifier
    score = page.score
    score.adopt(of_deals(EVENING))
    settle(qtbot, score)
    assert score.sheet is not None
    deals = score.sheet.deals
    page.sheet.show_entry()
    field = page.sheet.entry.rows[page.sheet.entry.model.chosen].points.edit
    qtbot.waitUntil(field.hasFocus)
    QTest.keyClicks(field, "12")
    press(control)
    assert not field.text()
    assert score.sheet.deals == deals, "only the field's own text was taken back"
    press(control)
    assert score.sheet.deals != deals
    press(control | Qt.KeyboardModifier.ShiftModifier)
    assert score.sheet.deals == deals


def test_arrows_move_in_the_sheet_and_the_arithmetic_is_said(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    half = page.sheet.half
    half.table.go_to(9)
    half.take_focus()
    assert half.chosen_deal == 9
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, *[Qt.Key.Key_Right] * (FIRST + 1)):
        QTest.keyClick(half.table, key)
    assert half.chosen_deal == 7
    assert half.arithmetic.text().startswith("Deal 7, Theo: ")
    assert "to Agnes" in half.arithmetic.text()
    # What is selected keeps the paper: the figure is written in a dark ink.
    marked = half.table.visualRect(half.table.currentIndex())
    place = half.table.viewport().mapTo(page, marked.topLeft() + QPoint(marked.width() // 3, 8))
    assert page.grab().toImage().pixelColor(place).lightness() > 200


def test_a_small_window_shows_one_part(qtbot: QtBot, window: MainWindow, page: ScorePage) -> None:
    evening(qtbot, page.score)
    window.resize(SMALL)
    QApplication.processEvents()
    half = page.sheet.half
    assert half.isVisible()
    assert half.table.height() >= half.table.minimumSizeHint().height()
    assert half.chart.height() >= half.chart.minimumSizeHint().height()


def test_a_new_sheet_begins_in_the_entry_in_a_small_window_too(
    qtbot: QtBot, window: MainWindow, page: ScorePage
) -> None:
    for size in (SMALL, MIDDLE):
        window.resize(size)
        page.begin(SETUP)
        settle(qtbot, page.score)
        QApplication.processEvents()
        focus = QApplication.focusWidget()
        assert focus is not None
        assert page.sheet.entry.isAncestorOf(focus)


@pytest.mark.thorough
def test_tab_goes_on_from_hand_to_hand_though_what_it_leaves_goes(
    qtbot: QtBot, window: MainWindow, page: ScorePage
) -> None:
    page.begin(SETUP)
    settle(qtbot, page.score)
    QApplication.processEvents()
    entry, handle = page.sheet.entry, window.windowHandle()
    assert handle is not None
    met = [entry.model.chosen]
    for _ in range(3):
        for _ in range(2):
            QTest.keyClick(handle, Qt.Key.Key_Tab)
            QApplication.processEvents()
        met.append(entry.model.chosen)
    assert tuple(met) == entry.model.order
    held = window.focusWidget()
    QTest.keyClick(handle, Qt.Key.Key_F1)
    QApplication.processEvents()
    QTest.keyClick(handle, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert (window.focusWidget(), entry.model.chosen) == (held, met[-1]), (
        "the hand that is entered is the same"
    )


def test_no_deal_is_cut_and_the_last_one_is_in_sight(qtbot: QtBot, page: ScorePage) -> None:
    page.score.adopt(of_deals(EVENING[:7] * 5))
    settle(qtbot, page.score)
    table = page.sheet.half.table
    QApplication.processEvents()
    assert table.verticalScrollBar().maximum() > 0
    assert table.verticalScrollBar().value() == table.verticalScrollBar().maximum()
    last = table.visualRect(page.model.deals.index(35, 2))
    assert last.bottom() <= table.viewport().height()
    assert page.sheet.half.totals.columnWidth(3) == table.columnWidth(3)


def test_house_rules_of_a_real_table_are_offered_here_only(window: MainWindow, page: ScorePage) -> None:
    page.rules.choose_book("pung-chow")
    page.show_start()
    window.ways.show_house_rules()
    shown = window.findChildren(HouseRulesDialog)[-1]
    assert shown.choice("p1_false_call") is not None
    shown.close()
    window.show_page(PageId.SETUP)
    window.ways.show_house_rules()
    with pytest.raises(KeyError):
        window.findChildren(HouseRulesDialog)[-1].choice("p1_false_call")


def test_everything_is_worded_again_in_another_language(
    qtbot: QtBot, context: AppContext, page: ScorePage
) -> None:
    evening(qtbot, page.score)
    context.translations.use(Language.GERMAN)
    QApplication.processEvents()
    context.translations.use(Language.ENGLISH)
    QApplication.processEvents()
    assert page.sheet.half.table.accessibleName() == "Deals by players"
    assert page.model.deals.headerData(0, Qt.Orientation.Horizontal) == "deal"


def test_screen_readers_get_names(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    half = page.sheet.half
    for widget in (half.table, half.totals, half.chart, half.legend, half.more, *half.tools.values()):
        assert widget.accessibleName()
    assert "Agnes" in half.chart.accessibleDescription()


def test_the_game_on_the_table_is_opened_as_a_sheet(
    qtbot: QtBot, window: MainWindow, context: AppContext, page: ScorePage
) -> None:
    state = played("pung-chow", 3, 2, 2)
    context.session = SimpleNamespace(state=state)  # type: ignore[assignment]  # all that is asked of it
    window.ways.open_game_as_sheet()
    context.session = None
    settle(qtbot, page.score)
    assert page.titles == ("Game, Pung Chow, without a limit",)
    assert page.model.deals.rowCount() == 3
    assert page.model.totals.balance == 0


@pytest.mark.parametrize("leave", ["closed", pytest.param("list", marks=pytest.mark.nightly)])
def test_looks_change_where_a_sheet_was_open(
    qtbot: QtBot, context: AppContext, page: ScorePage, leave: str
) -> None:
    """What shows a sheet asks nothing of it when it is closed: the fixture fails on any exception."""
    evening(qtbot, page.score)
    page.show_saved()
    if leave == "closed":
        page.score.close()
    preferences = page.services.preferences
    for change in (
        {"appearance": Appearance.NIGHT},
        {"text_zoom": 150},
        {"high_contrast": True},
        {"tile_index": False},
        {"language": Language.GERMAN},
        {"language": Language.ENGLISH},
    ):
        preferences.update(**change)
        context.translations.use(preferences.current.language)
        QApplication.processEvents()
    assert (page.score.sheet is None) == (leave == "closed")


def test_a_sheet_asked_for_twice_is_begun_once(qtbot: QtBot, page: ScorePage, tmp_path: Path) -> None:
    page.begin(SETUP)
    page.begin(SETUP)
    settle(qtbot, page.score)
    assert page.score.sheet is not None
    page.score.finish()
    assert len(list((tmp_path / "sheets").glob("*.peling-sheet"))) == 1


def test_enter_enters_the_deal_wherever_the_button_says_so(qtbot: QtBot, page: ScorePage) -> None:
    """From every stop of Tab on the sheet: Enter enters, or the button does not say Enter."""
    page.score.new(replace(SETUP, rules_id="four-winds"))
    settle(qtbot, page.score)
    window = page.window()
    entry = page.sheet.entry
    entry.model.set_all_by_points(on=True)
    for deal in range(len(reachable(entry, page))):
        entry.foot.drawn.setFocus()
        QTest.keyClick(entry.foot.drawn, Qt.Key.Key_Space)
        assert entry.foot.enter.isEnabled()
        stop = reachable(entry, page)[deal]
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        focus = window.focusWidget()
        assert focus is not None
        if entry.foot.enter.shown_key != "Enter":
            entry.foot.submit()
            settle(qtbot, page.score)
            continue
        QTest.keyClick(focus, Qt.Key.Key_Return)
        settle(qtbot, page.score)
        assert page.score.sheet is not None
        assert len(page.score.sheet.deals) == deal + 1, stop


def reachable(entry: EntryPanel, page: ScorePage) -> list[QWidget]:
    """Return the stops of Tab in the entry, and the tables of the sheet."""
    tables = [entry.paid.table, page.sheet.half.table]
    fields = [row.points.edit for row in entry.rows.values()]
    return [*fields, *tables, entry.foot.drawn, entry.foot.enter, entry.foot.more]


def test_a_sheet_without_a_title_is_called_after_its_day_in_the_language_of_the_day(
    qtbot: QtBot, page: ScorePage
) -> None:
    page.score.new(replace(SETUP, title="", created="1923-05-17T20:00:00+00:00"))
    settle(qtbot, page.score)
    path = page.score.path
    assert path is not None
    assert path.name.startswith("1923-05-17")
    shown = page.score.sheet
    assert shown is not None
    for language, day in (
        (Language.GERMAN, "Donnerstag, 17. Mai 1923"),
        (Language.ENGLISH, "Thursday, 17 May 1923"),
    ):
        page.services.preferences.update(language=language)
        assert page.titles[0] == day
        assert report_of(shown).title == day
        page.show_saved()
        index = page.saved.list.model().index(0, 0)
        assert index.data() == day
        assert day in index.data(Qt.ItemDataRole.AccessibleTextRole)
        page.show_sheet()
    page.services.commands.trigger("score.rename")
    asked = dialog(page, TitleDialog)
    assert asked.field.text() == ""
    assert asked.field.placeholderText() == "Thursday, 17 May 1923"
    asked.names[0].setText("Ida")
    asked.done_button.click()
    settle(qtbot, page.score)
    assert shown.setup.title == ""
    assert page.score.names[0] == "Ida"


def test_every_page_asks_for_the_title_of_a_sheet_in_words() -> None:
    """What is stored may be none; only the words of `sheet_title` are shown."""
    wrong = [
        f"{path.name}:{number}: {line.strip()}"
        for folder in ("model", "view")
        for path in sorted(Path(peling_app.__file__).parent.glob(f"**/{folder}/**/*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if "setup.title" in line and "sheet_title(" not in line and "title, players = " not in line
    ]
    assert not wrong


def test_a_row_shows_how_it_is_corrected_when_it_is_pointed_at(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    half = page.sheet.half
    tools, table = half.row_tools, half.table
    table.setFocus()
    table.go_to(3)
    assert tools.isVisible()
    assert (tools.deal, tools.correct.accessibleName()) == (3, "Correct deal 3")
    row = table.visualRect(table.model().index(2, 0))
    assert row.top() <= tools.y()
    assert tools.geometry().bottom() <= row.bottom()
    tools.correct.click()
    assert page.score.editing == 3
    page.score.edit_next()
    table.setFocus()
    table.go_to(5)
    tools.insert.click()
    assert (page.score.editing, page.score.is_insertion) == (5, True)
    page.score.edit_next()
    table.setFocus()
    table.go_to(9)
    assert not tools.isVisible(), "the deal that is being entered is no earlier one"


def test_the_menu_of_a_deal_is_that_of_its_row(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    table = page.sheet.half.table
    index = table.model().index(1, 3)
    place = table.visualRect(index).center()
    click = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse,
        place,
        table.viewport().mapToGlobal(place),
        Qt.KeyboardModifier.NoModifier,
    )
    table.contextMenuEvent(click)
    menu = page.findChild(QMenu)
    assert menu is not None
    said = [action.text() for action in menu.actions() if action.text()]
    assert said[0].startswith("Correct")
    assert page.sheet.half.chosen_deal == 2
    menu.actions()[0].trigger()
    assert page.score.editing == 2
    menu.close()
