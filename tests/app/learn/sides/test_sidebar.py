"""The lacquer at the left of Learn: the entry that is open stays in sight, whatever grows above it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.learn.view.answers.entry import Done, Entry
from peling_app.learn.view.sidebar import Sidebar
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Appearance


def is_in_sight(sidebar: Sidebar) -> bool:
    """Return whether all of the last entry is within the part of the list that is seen."""
    button = sidebar.buttons[-1]
    list_, foot = button.parentWidget(), button.mapTo(sidebar, QPoint(0, button.height())).y()
    assert list_ is not None
    view = list_.parentWidget()
    assert view is not None
    top = view.mapTo(sidebar, QPoint(0, 0)).y()
    return button.mapTo(sidebar, QPoint(0, 0)).y() >= top and foot <= top + view.height()


def test_the_entry_that_is_open_is_whole_in_another_look_and_when_it_grows(qtbot: QtBot) -> None:
    """Its last line was cut at the lower edge after day and night, until the focus came back."""
    preferences = Preferences()
    sidebar = Sidebar(Theme(preferences))
    qtbot.addWidget(sidebar)
    entries = [Entry(f"drill-{number}", f"A kind of question {number}") for number in range(16)]
    entries[-1] = replace(entries[-1], done=Done.HERE)
    sidebar.resize(sidebar.width(), 420)
    sidebar.show()
    sidebar.show_entries("Drills", entries)
    qtbot.waitUntil(lambda: is_in_sight(sidebar))
    preferences.update(appearance=Appearance.NIGHT, text_zoom=150)
    qtbot.waitUntil(lambda: is_in_sight(sidebar))
    grown = [
        replace(one, title=f"{one.title}, with more to say of it than there is room for") for one in entries
    ]
    sidebar.show_entries("Drills", grown)
    qtbot.waitUntil(lambda: is_in_sight(sidebar))
