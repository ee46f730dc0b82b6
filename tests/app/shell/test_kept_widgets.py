"""What the program keeps outlives every widget that stood before it in the chain of Tab.

PySide holds what `nextInFocusChain` and the like return for a part of the widget that was asked. When that
one goes, what Qt has made, a widget or the layout of its pages, is taken for gone with it, though it stands
in the window; what Python has made is not. So a page that was left could take the menus with it, or the pages
of the tutor.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import createdByPython, delete, isValid

from peling_app.play.session import Session
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.clearing import delete_now
from tests.end2end.stage import make_context, make_window


@pytest.fixture(scope="module")
def all_pages(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> tuple[MainWindow, set[QWidget]]:
    """Return a window in which everything has been shown, and the windows that came with it, to look at."""
    before, folder = set(qapp.topLevelWidgets()), tmp_path_factory.mktemp("kept")
    context = make_context(session=Session(folder / "games"), settings={"sound": False})
    context.score_folder = folder / "sheets"
    window = make_window(context)
    for page_id in PageId:
        window.show_page(page_id)
        QApplication.processEvents()
    window.show_settings()
    window.show_about()
    delete_now()
    return window, set(qapp.topLevelWidgets()) - before


def kept(value: object, depth: int = 2) -> Iterator[QObject]:
    """Yield what is kept in a value: itself, or what stands in a collection."""
    if isinstance(value, QObject):
        yield value
    elif depth and isinstance(value, dict | list | tuple | set):
        for one in value.values() if isinstance(value, dict) else value:
            yield from kept(one, depth - 1)


@pytest.mark.thorough
@pytest.mark.usefixtures("all_pages")
def test_what_is_kept_was_made_here() -> None:
    owners = [one for one in gc.get_objects() if type(one).__module__.startswith("peling_app.")]
    borrowed = {
        f"{type(owner).__name__}.{name}: {type(one).__name__}"
        for owner in owners
        if isinstance(owner, QObject) and isValid(owner)
        for name, value in vars(owner).items()
        for one in kept(value)
        if isValid(one) and not createdByPython(one)
    }
    assert len(owners) > 100
    assert not borrowed


@pytest.mark.thorough
def test_the_menus_outlive_what_stands_before_them(qtbot: QtBot) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    last = QPushButton(window)
    stop: QWidget | None = last
    for _ in range(400):
        assert stop is not None
        stop = stop.nextInFocusChain()
    delete(last)
    context.commands.trigger("view.menu")
    window.retranslate()
    window.alt_menu_bar.reveal()
    assert window.menuBar().isVisible()


def test_every_widget_but_the_window_hangs_on_another_one(all_pages: tuple[MainWindow, set[QWidget]]) -> None:
    """One that stands in a layout which stands nowhere is a window of its own, and goes when those go."""
    window, came = all_pages
    alone = {one for one in came if one.parent() is None}
    assert {type(one).__name__ for one in alone} == {type(window).__name__}
