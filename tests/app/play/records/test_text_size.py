"""Records under another size of text: what has the focus keeps it."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.kit.view.text.quiet_link import QuietLink
from tests.app.play.records.stores import Store, deals, page_of


def test_another_size_of_text_leaves_the_focus_on_a_link_of_special_hands(qtbot: QtBot) -> None:
    """All is made anew for it: the focus went to the top of the page."""
    page = page_of(Store(deals()), qtbot)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)

    def links() -> list[QuietLink]:
        return [one for one in page.findChildren(QuietLink) if not one.isHidden()]

    before = links()
    before[3].setFocus()
    page.theme.changed.emit()
    QApplication.processEvents()
    assert links()[3] is not before[3]
    assert QApplication.focusWidget() is links()[3]
