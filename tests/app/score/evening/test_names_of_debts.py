"""Who owes whom is read in full: names that have no room side by side stand one below the other."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.platform.preferences import Preferences
from peling_app.score.model.evenings.evening import Debt
from peling_app.score.view.evening.parts import Debts

LONG = "Annegret-Charlotte Muell", "Bartholomäus Friedrich K"
"""As long as names may be."""


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("zoom", [100, 150])
@pytest.mark.parametrize("payer", ["Jo", LONG[0]])
@pytest.mark.parametrize("payee", ["Ann", LONG[1]])
def test_no_name_of_who_owes_whom_is_cut(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, zoom: int, payer: str, payee: str
) -> None:
    settings = Preferences(None)
    settings.update(text_zoom=zoom, text_by_system=False)
    debts = Debts(Theme(settings))
    qtbot.addWidget(debts)
    debts.show_debts((Debt(payer, payee, "1,234.50 €"),))
    debts.resize(debts.minimumSizeHint().width() + 70, debts.sizeHint().height())
    cut, shown = paint.cut, []

    def noted(painter: QPainter, text: str, room: float) -> str:
        shown.append((text, cut(painter, text, room)))
        return shown[-1][1]

    monkeypatch.setattr(paint, "cut", noted)
    debts.grab()
    assert {payer, payee} <= {text for text, _ in shown}
    assert all(text == seen for text, seen in shown)
    assert payer in debts.toolTip()
    assert payee in debts.toolTip()
