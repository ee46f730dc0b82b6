"""What the payments and what is said below them need of the room beside the hands."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling.ledger.entry import Adjustment, Penalty
from peling.ledger.inputs import SheetSetup
from peling.rulebooks import RULE_SETS
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.score.view.page import ScorePage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evenings import NAMES, settle
from tests.app.score.panels import StillScore, panel_of
from tests.by_day import by_day
from tests.end2end.pictures.score.shots_score_entry import HANDS, tiles


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("rules_id", "language"),
    by_day(
        [("how-to-play", Language.GERMAN)],
        [(one, language) for one in RULE_SETS for language in LANGUAGES],
        several=True,
    ),
)
def test_all_that_is_paid_is_in_sight_with_four_hands_laid_and_a_penalty(
    qtbot: QtBot, window: MainWindow, context: AppContext, page: ScorePage, rules_id: str, language: Language
) -> None:
    """The last payments were scrolled out of sight in a window of the usual size."""
    context.translations.use(language)
    window.resize(1440, 900)
    page.score.new(SheetSetup("T", rules_id, {}, NAMES))
    settle(qtbot, page.score)
    page.show_sheet()
    panel = page.sheet.entry
    tiles(panel, page.score)
    penalty = Penalty(1, None, "50", "", "showed a tile")
    rows = 0
    for extras in ((), (penalty,)):
        panel.model.change(replace(panel.model.entry, penalties=extras))
        for _ in range(6):
            panel.grab()
            QApplication.processEvents()
        table = panel.paid.table
        assert table.model().rowCount() == rows + 3 or not rows
        rows = table.model().rowCount()
        last = table.visualRect(table.model().index(rows - 1, 4))
        seen: QWidget = table
        while (parent := seen.parentWidget()) is not None:
            at = QRect(table.viewport().mapTo(parent, last.topLeft()), last.size())
            assert parent.rect().contains(at), (rows, parent)
            seen = parent
        assert last.height() >= QFontMetrics(table.look(0, 0).font).height() - 1
        assert panel.nets.isVisible()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("rules_id", "language"),
    by_day(
        [("pung-chow-limit", Language.GERMAN)],
        [(one, language) for one in RULE_SETS for language in LANGUAGES],
        several=True,
    ),
)
@pytest.mark.parametrize("by_hand", by_day([False], [False, True]))
def test_what_is_said_below_the_payments_is_whole_or_out_of_sight(
    qtbot: QtBot,
    window: MainWindow,
    context: AppContext,
    page: ScorePage,
    rules_id: str,
    language: Language,
    *,
    by_hand: bool,
) -> None:
    """Below eight payments the upper half of its first line stood at the edge."""
    context.translations.use(language)
    page.score.new(SheetSetup("T", rules_id, {}, NAMES))
    settle(qtbot, page.score)
    page.show_sheet()
    panel = page.sheet.entry
    tiles(panel, page.score)
    plain = panel.model.entry
    if by_hand:
        plain = replace(plain, adjustments=(Adjustment(("+10", "", "", "-10"), "sticks counted"),))
    halved = []
    for entry in (plain, replace(plain, penalties=(Penalty(1, None, "50", "", "showed a tile"),))):
        panel.model.change(entry)
        for height in range(840, 960, 12):
            window.resize(1440, height)
            for _ in range(3):
                panel.grab()
                QApplication.processEvents()
            if panel.body.verticalScrollBar().maximum():
                continue  # the panel as a whole is scrolled there
            for note in panel.paid.findChildren(QLabel):
                seen = note.visibleRegion().boundingRect().height()
                if note.isVisible() and note.text() == panel.paid.said and 0 < seen < note.height():
                    halved.append((height, seen))
    assert halved == []


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
def test_nothing_moves_while_tiles_are_laid_beside_a_penalty(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, StillScore("pung-chow"), (782, 830))
    model = panel.model
    model.set_all_by_points(on=False)
    model.toggle_winner(2)
    model.change(replace(model.entry, penalties=(Penalty(1, None, "50"),)))
    QApplication.processEvents()
    tops = []
    for place, hand in enumerate(HANDS):
        model.choose(place)
        for where, text in hand.items():
            for one in parse_tiles(text):
                model.hand(place).put(one, where)
                QApplication.processEvents()
                tops.append(panel.palette_of_tiles.y())
    assert len(set(tops)) == 1
