"""An evening of many deals: its curve stays as high as one can look at, whatever stands beside it."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.score.model.evenings.evening import EveningModel
from peling_app.score.session import ScoreSession
from peling_app.score.view.evening.content import EveningContent
from tests.app.score.evenings import evening
from tests.end2end.stage import make_context


@pytest.mark.usefixtures("english")
def test_the_curve_beside_many_deals_can_be_seen_at_once(qtbot: QtBot, score: ScoreSession) -> None:
    """It was as high as the table of 130 deals beside it, 3,300 pixels, its names out of sight."""
    evening(qtbot, score)
    page = EveningModel(score).page
    content = EveningContent(make_context().theme)
    qtbot.addWidget(content)
    content.fit(1400, 1.0)
    high, table = {}, 0
    for times in (1, 2, 16):
        content.show_page(replace(page, rows=page.rows * times))
        content.resize(1400, content.minimumSizeHint().height())
        content.show()
        QApplication.processEvents()
        high[times] = content.chart.height()
        table = content.deals.height()
    assert high[1] < high[2], "it grows with the table"
    assert high[16] <= 600 < table, "but not for ever"
