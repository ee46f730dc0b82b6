"""Whatever offers to open the book, or to explain a word, is heard: else its button would do nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMetaMethod, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import peling_app
from peling.lessons.model import BoardTask
from peling_app.kit.view.dialogs.popover import Popover
from peling_app.learn.view.learn_page import LearnPage
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.view.page import TablePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.learn.guided.test_guided_page import count_rightly, go_to_score
from tests.end2end.stage import silent_window

ASKING = ("rule", "term")
"""How signals begin that lead to the book or to its words."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with silent_window(tmp_path) as made:
        qtbot.addWidget(made)
        yield made


def learn_of(window: MainWindow) -> LearnPage:
    window.show_page(PageId.LEARN)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    return page


def make_all(window: MainWindow) -> None:
    """Show every page, and every page that is made within another when it is first wanted."""
    for page_id in PageId:
        window.show_page(page_id)
        QApplication.processEvents()
    learn = learn_of(window)
    for way in ("drills", "reading", "course:pung-chow", "guided"):
        learn.open(way)
        QApplication.processEvents()
    course = learn.course.model
    course.open_page(next(one.id for one in course.pages if isinstance(one.task, BoardTask)))
    model = learn.guided.model
    go_to_score(model)
    count_rightly(model)
    while not model.is_over:
        model.go_on()


def unheard(window: MainWindow) -> Iterator[str]:
    """Yield for all that asks for the book what it is if nobody hears it, else nothing."""
    shown = [page.model for page in window.findChildren(TablePage)]
    for one in window.findChildren(QObject):
        if isinstance(one, TableViewModel) and one.board not in shown:
            continue  # a hand that is counted has no board
        kind = one.metaObject()
        for place in range(QObject().metaObject().methodCount(), kind.methodCount()):
            method = kind.method(place)
            name = bytes(method.methodSignature().data()).decode()
            if method.methodType() is not QMetaMethod.MethodType.Signal or not name.startswith(ASKING):
                continue
            parents: list[str] = []
            over = one.parent()
            while over is not None and len(parents) < 3:
                parents.append(type(over).__name__)
                over = over.parent()
            yield (
                f"{' < '.join((type(one).__name__, *parents))}: {name}"
                if not one.receivers(f"2{name}")
                else ""
            )


@pytest.mark.thorough
def test_whatever_asks_for_the_book_is_heard(window: MainWindow) -> None:
    make_all(window)
    found = list(unheard(window))
    assert len(found) > 20
    assert not [one for one in found if one]


def test_every_signal_is_sent_or_heard_somewhere() -> None:
    """Two were declared, described, and nothing more."""
    app = Path(peling_app.__file__).parent
    sources = "\n".join(path.read_text("utf-8") for kind in ("*.py", "*.qml") for path in app.rglob(kind))
    declared = set(re.findall(r"^    (\w+) = Signal\(", sources, re.MULTILINE))
    assert len(declared) > 100
    assert {name for name in declared if not re.search(rf"\.{name}\b", sources)} == set()


def test_a_word_of_the_guide_opens_the_book(window: MainWindow) -> None:
    learn = learn_of(window)
    learn.open("guided")
    guided = learn.guided
    words = re.findall(r'href="([^"]+)"', "".join(guided.model.paragraphs))
    guided.panel.link_asked.emit(words[0], guided.panel)
    popover = guided.findChild(Popover)
    assert popover is not None
    assert popover.isVisible()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.current is PageId.BOOKS
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert guided.isVisible()
