"""Windows for tests of the shell: their pages, the looks they can have, and controls without a name."""

from collections.abc import Callable

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QWidget,
)

from peling_app.platform.settings import Appearance
from peling_app.play.view.setup_page import SetupPage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.home import HomePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId

Make = Callable[..., tuple[MainWindow, AppContext]]


CONTROLS = (QAbstractButton, QLineEdit, QComboBox, QAbstractSlider, QAbstractItemView)
PLAIN = {"appearance": Appearance.DAY, "high_contrast": False, "text_zoom": 100}
LOOKS: dict[str, dict[str, object]] = {
    "night": {"appearance": Appearance.NIGHT},
    "contrast": {"high_contrast": True},
    "text": {"text_zoom": 150},
}


def home(window: MainWindow) -> HomePage:
    page = window.page(PageId.HOME)
    assert isinstance(page, HomePage)
    return page


def setup_page(window: MainWindow) -> SetupPage:
    page = window.page(PageId.SETUP)
    assert isinstance(page, SetupPage)
    return page


def nameless(root: QWidget) -> list[str]:
    """Return the visible controls that a screen reader could not name."""
    found = []
    for widget in root.findChildren(QWidget):
        if not isinstance(widget, CONTROLS) or isinstance(widget, QScrollBar) or not widget.isVisible():
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        name = interface.text(QAccessible.Text.Name)
        if isinstance(widget, QComboBox) and name == widget.currentText():
            # That says what is chosen, not what is asked; see `ChoiceBox.setAccessibleName`.
            labels = [one.text(QAccessible.Text.Name) for one, _ in interface.relations()]
            described = interface.text(QAccessible.Text.Description)
            name = "".join(labels) or (described if widget.accessibleName() in described else "")
        if not name:
            found.append(f"{type(widget).__name__} in {type(widget.parent()).__name__}")
    return found
