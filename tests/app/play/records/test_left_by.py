"""Who comes back to the records stands where he left them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.kit.view.focus_keeper import come_back
from peling_app.kit.view.text.quiet_link import QuietLink
from peling_app.play.records.view.hands import HandRow
from tests.app.play.records.stores import Store, deals, page_of


def test_the_link_to_the_drills_has_the_focus_again(qtbot: QtBot) -> None:
    """The games were read again, all was made anew, and the focus was on what is counted."""
    store = Store(deals())
    page = page_of(store, qtbot)
    page.show()
    page.activateWindow()
    link = page.findChildren(QuietLink)[-1]
    link.setFocus(Qt.FocusReason.TabFocusReason)
    left = page.focusWidget()
    page.hide()
    page.show()
    store.count_all()  # the same as before, read again
    come_back(page, left)
    QApplication.processEvents()
    assert page.focusWidget() is link
    rows = page.findChildren(HandRow)
    page.retranslate()
    QApplication.processEvents()
    assert rows
    assert page.findChildren(HandRow) != rows, "in another language all is worded again"
