"""Names of players are read whole in the rows of an entry, in every size of text."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.score.view.entry.row import EntryRow
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evenings import SETUP, settle
from tests.end2end.stage import MIDDLE, SMALL

PEOPLE = ("Agnes Wetherby-Smith", "Bartholomew Higginbottom", "Chun-Mei Li", "Maximiliane Hohenberger")


def let_lay_out() -> None:
    """Let every layout come to rest."""
    for _ in range(5):
        QApplication.processEvents()


def cut(row: EntryRow) -> bool:
    """Return whether the name in a row is not whole, or has no room."""
    shown, name = row.name.text(), row.name
    needed = name.fontMetrics().boundingRect(QRect(), int(name.alignment()), shown)
    whole = shown.replace("-\n", "-").replace("\n", " ") == name.accessibleName()
    return not whole or needed.width() > name.width() or needed.height() > name.height() + 1


@pytest.mark.parametrize("book", ["pung-chow", "fenghua"])
@pytest.mark.parametrize("size", [SMALL, MIDDLE])
def test_long_names_are_read_whole_in_rows_at_rest_too(
    qtbot: QtBot, window: MainWindow, page: ScorePage, size: QSize, book: str
) -> None:
    """In a row of one line it ended in dots in large text; above its button it stood in two lines."""
    window.resize(size)
    page.begin(replace(SETUP, rules_id=book, players=PEOPLE))
    settle(qtbot, page.score)
    panel = page.sheet.entry
    found = []
    for zoom in (150, 125, 100):
        window.context.preferences.update(text_zoom=zoom, text_by_system=False)
        for by_points in (True, False):
            panel.model.set_all_by_points(on=by_points)
            for chosen in (0, 1):
                panel.model.choose(chosen)
                let_lay_out()
                found += [(zoom, by_points, row.name.text()) for row in panel.rows.values() if cut(row)]
    assert found == []
