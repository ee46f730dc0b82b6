"""Names of people: as they were typed, and those longer than their room.

Beside the sheet a long one is cut, never pushing, and whole where one asks.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from peling.core.tiles import tile
from peling.ledger.reckoning import EntryFault, FaultId
from peling_app.kit.view import paint
from peling_app.kit.view.parts import Cut
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from peling_app.platform.shipped import translations
from peling_app.score.model.evenings.person import PersonRow
from peling_app.score.model.new_sheet import LONGEST_NAME
from peling_app.score.model.table import FIRST
from peling_app.score.view.dialogs import TitleDialog
from peling_app.score.view.entry.entry import EntryPanel
from peling_app.score.view.legend import halves
from peling_app.score.view.page import ScorePage
from peling_app.score.view.people.rows import PersonButton
from peling_app.score.view.sheet_page import Part
from peling_app.score.words.entry_faults import FAULTS, fault
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evenings import NINTH, SETUP, settle
from tests.by_day import by_day
from tests.end2end.stage import make_context

LENGTHS = (4, 12, 24)
"""Letters of names that have room beside their wind, only without it, and not even so."""
LONG = ("W" * 24, "<b>Zq&amp;\u202eM</b>" + "m" * 12, "Maximiliane", "Jo")


@pytest.fixture
def panel(qtbot: QtBot, window: MainWindow, page: ScorePage) -> EntryPanel:
    window.resize(1440, 900)
    page.score.new(replace(SETUP, players=LONG))
    settle(qtbot, page.score)
    page.show_sheet()
    page.sheet.show_part(Part.ENTRY)
    page.score.save_draft(NINTH)
    page.sheet.entry.model.load()
    settle(qtbot, page.score)
    window.show()
    QApplication.processEvents()
    return page.sheet.entry


def test_a_tip_names_a_person_only_where_the_row_does_not(qtbot: QtBot) -> None:
    """It comes with the arrows too, and lies over the row that comes next."""
    theme = make_context().theme
    row = PersonRow("", "", "2", "4", "1 (25 %)", "+18.0", 1, "+72", 1, "")
    for name, cut in (("Cleo", False), ("Theodora Wilhelmine Constanze", True)):
        button = PersonButton(theme, replace(row, key=name, name=name))
        qtbot.addWidget(button)
        button.show()
        for width, is_cut in ((1600, False), (500, cut), (1600, False)):
            button.resize(width, 52)
            assert bool(button.toolTip()) is is_cut, (name, width)


def labels(panel: EntryPanel, whole: str) -> list[QLabel]:
    """Return what shows a name on its own, cut or whole."""
    begins = whole[:2]
    return [one for one in panel.findChildren(QLabel) if one.isVisible() and one.text().startswith(begins)]


@pytest.mark.thorough
@pytest.mark.parametrize("size", by_day([(1024, 700)], [(1024, 700), (1440, 900)]))
def test_long_names_push_nothing_out_of_the_window(
    window: MainWindow, panel: EntryPanel, size: tuple[int, int]
) -> None:
    window.resize(*size)
    for _ in range(3):
        QApplication.processEvents()
    assert (window.width(), window.height()) == size
    right = panel.mapTo(window, panel.rect().bottomRight()).x()
    assert right <= size[0]
    names = [name for name in panel.findChildren(Cut) if name.isVisible()]
    assert len(names) > len(LONG)
    for name in names:
        assert name.mapTo(panel, name.rect().topRight()).x() <= panel.width()
    bar = panel.body.horizontalScrollBar()
    assert (bar.minimum(), bar.maximum()) == (0, 0), "nothing lies beside the panel"


@pytest.mark.thorough
def test_a_cut_name_is_whole_on_hover_and_to_screen_readers(panel: EntryPanel) -> None:
    shown = panel.nets.findChildren(Cut)
    assert [one.accessibleName() for one in shown] == list(LONG)
    assert shown[0].text().endswith("…")
    assert "W" * 24 in shown[0].toolTip()
    for place, row in panel.rows.items():
        assert LONG[place] in row.accessibleName()
    cut = [one for one in labels(panel, LONG[0]) if one.text().endswith("…")]
    assert cut
    for one in cut:
        assert "W" * 24 in one.toolTip()


@pytest.mark.thorough
def test_a_name_takes_the_room_of_its_wind_before_it_is_cut(
    qtbot: QtBot, page: ScorePage, panel: EntryPanel
) -> None:
    seen: list[tuple[bool, bool]] = []
    for letters in LENGTHS:
        page.score.new(replace(SETUP, players=(*LONG[:3], "W" * letters)))
        settle(qtbot, page.score)
        page.show_sheet()
        page.sheet.show_part(Part.ENTRY)
        QApplication.processEvents()
        row = panel.rows[3]
        is_cut = row.name.text().endswith("…")
        seen.append((row.wind_mark.isVisible(), is_cut))
    assert list(dict.fromkeys(seen)) == [(True, False), (False, False), (False, True)]


@pytest.mark.thorough
def test_a_long_name_stands_in_two_lines_beside_tiles(
    qtbot: QtBot, page: ScorePage, panel: EntryPanel
) -> None:
    """It was "Boris-Maximilian Gr…" in a row of which half was empty; the row gets no higher by it."""
    panel.model.set_all_by_points(on=False)
    page.show_sheet()
    page.sheet.show_part(Part.ENTRY)
    QApplication.processEvents()
    high = [row.height() for row in panel.rows.values()]
    names = ("Bartholomäus von Hohenems", "Boris-Maximilian Großmann", "Maximiliane-Charlotte", "Jo")
    page.score.new(replace(SETUP, players=names))
    settle(qtbot, page.score)
    page.show_sheet()
    page.sheet.show_part(Part.ENTRY)
    panel.model.set_all_by_points(on=False)
    QApplication.processEvents()
    shown = [row.name.text() for row in panel.rows.values()]
    assert shown[0] == "Bartholomäus\nvon Hohenems"
    assert [text.replace("-\n", "-").replace("\n", " ") for text in shown] == list(names)
    assert [row.name.height() >= row.name.sizeHint().height() for row in panel.rows.values()] == [True] * 4
    assert [row.height() for row in panel.rows.values()] == high


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_a_name_keeps_its_letters_wherever_it_stands(language: Language) -> None:
    """In German some sentences on what is wrong begin with it, and a small letter became a capital there."""
    spoken = Translations(translations())
    spoken.use(language)
    why = {FaultId.INVALID_HAND: "not-complete", FaultId.CLAIM_IMPOSSIBLE: "HP-L-FOUR-WINDS"}
    found = [EntryFault(one, tiles=(tile("B1"),), number=3, reason=why.get(one, "empty")) for one in FAULTS]
    said = [fault(one, "eva", ()) for one in found]
    named = [words for words in said if "eva" in words.lower()]
    assert len(named) > 3
    assert [words for words in named if "eva" not in words] == []


def test_a_name_that_is_a_little_too_long_is_written_smaller_and_not_cut(
    qtbot: QtBot, window: MainWindow, page: ScorePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name of nineteen letters had dots at its end among people, and one of eleven in the sheet."""
    written: set[str] = set()

    def noted(painter: QPainter, text: str, room: float) -> str:
        shown = cut(painter, text, room)
        written.add(shown)
        return shown

    cut = paint.cut
    monkeypatch.setattr(paint, "cut", noted)
    window.setUpdatesEnabled(True)
    window.resize(1440, 900)
    page.score.new(replace(SETUP, players=("Theodora-Wilhelmine", "Maximiliane", "Bartholomäus", "Jo")))
    settle(qtbot, page.score)
    page.score.submit(NINTH)
    settle(qtbot, page.score)
    page.show_sheet()
    window.grab()
    assert {"Maximiliane", "Bartholomäus"} <= written
    assert page.sheet.entry.rows[0].name.text() == "Theodora-Wilhelmine"
    for show in (page.show_people, page.show_evening):
        show()
        qtbot.waitUntil(lambda: not page.people.model.store.is_reading)
        QApplication.processEvents()
        written.clear()
        window.grab()
        assert "Theodora-Wilhelmine" in written
    assert [text for text in written if text.endswith("…") and not text.startswith("Theodora")] == []


@pytest.mark.thorough
@pytest.mark.parametrize("zoom", by_day([100], [100, 150]))
def test_the_longest_name_is_whole_above_its_column(
    qtbot: QtBot,
    window: MainWindow,
    context: AppContext,
    page: ScorePage,
    monkeypatch: pytest.MonkeyPatch,
    zoom: int,
) -> None:
    """From fifteen letters on it ended in dots."""
    written: list[str] = []

    def noted(painter: QPainter, text: str, room: float) -> str:
        written.append(cut(painter, text, room))
        return written[-1]

    cut = paint.cut
    names = ("Theodora-Wilhelmine", "Konstantinopolitanerinne", "Anna Maria von Hohenfels", "W" * 24)
    assert max(map(len, names)) == LONGEST_NAME
    context.preferences.update(text_zoom=zoom, text_by_system=False)
    page.score.new(replace(SETUP, players=names))
    settle(qtbot, page.score)
    page.show_sheet()
    window.setUpdatesEnabled(True)
    window.resize(1440, 900)
    QApplication.processEvents()
    heads = page.sheet.half.table.horizontalHeader()
    monkeypatch.setattr(paint, "cut", noted)
    page.sheet.half.table.grab()
    whole = "".join(written).replace("-", "").replace(" ", "")
    for place, name in enumerate(names):
        assert name.replace("-", "").replace(" ", "") in whole or place == 3
        for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.DisplayRole):
            assert name in str(heads.model().headerData(FIRST + place, Qt.Orientation.Horizontal, role))
    assert ("Wilhelmine" in written) is (zoom == 100), written


def test_a_name_is_parted_between_its_words_and_no_mark_from_its_letter() -> None:
    assert halves("Theodora-Wilhelmine", len) == ["Theodora-", "Wilhelmine"]
    assert halves("Anna Maria von Hohenfels", len) == ["Anna Maria", "von Hohenfels"]
    assert halves("Jo Konstantinopolitaner", len) == ["Jo Konstant-", "inopolitaner"]
    assert halves("a\u0308" * 3, len) == ["a\u0308-", "a\u0308" * 2]
    assert halves("W", len) == ["W"]


def known(page: ScorePage) -> list[str]:
    """Return the names with which a new sheet begins."""
    page.show_start()
    return [field.text() for field in page.start.names]


def test_a_new_sheet_begins_with_names_as_they_are_now(qtbot: QtBot, page: ScorePage) -> None:
    """Whoever was called otherwise on a sheet, or among the people, stood there as he was first typed."""
    page.show_start()
    for field, name in zip(page.start.names, ("Ann", "Bert", "Cleo", "Dora"), strict=True):
        field.setFocus()
        QTest.keyClicks(field, name)
    page.start.begin()
    settle(qtbot, page.score)
    page.asking.rename()
    (dialog,) = page.findChildren(TitleDialog)
    dialog.names[0].setText("Anna")
    dialog.take()
    settle(qtbot, page.score)
    assert page.score.names[0] == "Anna"
    assert known(page) == ["Anna", "Bert", "Cleo", "Dora"]
    for step, name in ((page.score.undo, "Ann"), (page.score.redo, "Anna")):
        step()
        settle(qtbot, page.score)
        assert page.score.names[0] == name
        assert known(page) == [name, "Bert", "Cleo", "Dora"], "undone and done again, too"
    people = page.people.model.store
    people.refresh()
    qtbot.waitUntil(lambda: not people.is_reading)
    assert people.rename("Cleo", "Cleopatra")
    assert known(page) == ["Anna", "Bert", "Cleopatra", "Dora"]
    page.start.model.rename("Dora", "Bert")
    assert known(page) == ["Anna", "Bert", "Cleopatra", "Dora"], "no two are called alike by it"
    people.undo()
    assert known(page) == ["Anna", "Bert", "Cleo", "Dora"], "among the people, too"
