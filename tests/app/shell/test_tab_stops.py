"""Of several of which one is chosen, Tab reaches the chosen one, on every page."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QLabel, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.platform.preferences import Preferences
from peling_app.play.replay.view.parts import Parts
from peling_app.shell.view.pages import PageId
from peling_app.shell.view.settings_dialog import SettingsDialog
from tests.end2end.stage import make_context, make_window

PAGES = (PageId.HOME, PageId.SETUP, PageId.SCORE, PageId.COMPARE)


def choices(top: QWidget) -> list[list[QAbstractButton]]:
    """Return all choices of one out of several in a widget."""
    several: defaultdict[QObject, list[QAbstractButton]] = defaultdict(list)
    for button in top.findChildren(QAbstractButton):
        group: QButtonGroup | None = button.group()
        if button.isCheckable() and (button.autoExclusive() if group is None else group.exclusive()):
            together = button.parentWidget() if group is None else group
            assert together is not None
            several[together].append(button)
    return [one for one in several.values() if len(one) > 1 and any(side.isChecked() for side in one)]


def missed(top: QWidget) -> list[list[str]]:
    """Return what Tab reaches in each choice where that is not the chosen one alone."""
    found: list[list[str]] = []
    for sides in choices(top):
        stops = [side for side in sides if side.focusPolicy() & Qt.FocusPolicy.TabFocus]
        if stops != [side for side in sides if side.isChecked()]:
            found.append([side.accessibleName() or side.text() for side in stops])
    return found


@pytest.mark.thorough
@pytest.mark.usefixtures("qapp")
def test_tab_reaches_what_is_chosen_on_every_page(tmp_path: Path) -> None:
    context = make_context(settings={"rule_set": "four-winds"})
    context.score_folder = tmp_path
    window = make_window(context)
    window.ways.show_score()
    counted = 0
    for page_id in PAGES:
        window.show_page(page_id)
        page = window.page(page_id)
        counted += len(choices(page))
        assert missed(page) == [], page_id
    assert counted >= len(PAGES)


@pytest.mark.usefixtures("qapp")
def test_tab_reaches_what_is_chosen_in_the_settings_and_beside_the_replay() -> None:
    preferences = Preferences(None)
    theme = Theme(preferences)
    dialog = SettingsDialog(theme, preferences, lambda: None)
    assert choices(dialog)
    assert missed(dialog) == []
    parts = Parts(theme, ("one", "two", "three"))
    parts.choose("two")
    assert choices(parts)
    assert missed(parts) == []


@pytest.mark.usefixtures("qapp")
def test_no_tip_of_a_choice_says_what_stands_on_the_page() -> None:
    """By Tab it came up over the words themselves and what follows them."""
    window = make_window(make_context())
    window.show_page(PageId.SETUP)
    page = window.page(PageId.SETUP)
    for chosen in (0, 1, 0):
        for sides in choices(page):
            sides[chosen % len(sides)].click()
        said = {plain(label.text()) for label in page.findChildren(QLabel) if label.isVisible()}
        tips = [plain(side.toolTip()) for sides in choices(page) for side in sides if side.toolTip()]
        assert said.isdisjoint(tips)
        assert tips, "what the others mean is said in theirs"
        assert all(side.accessibleDescription() for side in choices(page)[0])


def plain(text: str) -> str:
    """Return the words of a text without its marks."""
    return QTextDocumentFragment.fromHtml(text).toPlainText().replace("\n", " ")
