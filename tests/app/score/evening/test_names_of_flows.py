"""From whom and to whom something came: the names are read whole beside their bars."""

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from peling_app.kit.view.paint import fitted
from peling_app.kit.view.style import text_font
from peling_app.score.model.evenings.person import Flow, PersonPage
from peling_app.score.view.people.person import Flows
from tests.app.score.evening.test_names_of_debts import LONG
from tests.end2end.stage import make_context


@pytest.mark.parametrize("zoom", [100, 150])
def test_a_long_name_is_whole_beside_its_bar(qtbot: QtBot, zoom: int) -> None:
    """It had a third of the room, and ended in dots though there was room."""
    theme = make_context(settings={"text_zoom": zoom, "text_by_system": False}).theme
    names = ("Joe", *LONG)
    flows = Flows(theme)
    qtbot.addWidget(flows)
    flows.show_page(PersonPage("Agnes", flows=tuple(Flow(name, 88, "+88") for name in names)))
    flows.resize(flows.minimumSizeHint())
    font = text_font(theme, 15)
    for name in names:
        written = QFontMetricsF(fitted(font, name, flows.name_room)).horizontalAdvance(name)
        assert written <= flows.name_room + 1, name
    flows.show_page(PersonPage("Agnes", flows=(Flow("Joe", 88, "+88"),)))
    assert flows.name_room < QFontMetricsF(font).horizontalAdvance("Joe") + 2, "and no more than names need"
