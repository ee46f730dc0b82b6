"""A page fades in from what was seen before, and only where something was seen."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import PageTheme, Theme
from peling_app.kit.theme import REDUCED_FADE
from peling_app.kit.view.fade import Fade, fade_from
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import make_context, make_window


def fades(widget: QWidget) -> list[Fade]:
    return [one for one in widget.findChildren(Fade) if one.isVisible()]


def test_a_page_of_the_program_fades_in_and_then_nothing_lies_over_it(qtbot: QtBot) -> None:
    context = make_context(fades=True)
    assert context.theme.fade() == REDUCED_FADE
    window = make_window(context)
    qtbot.addWidget(window)
    window.show_page(PageId.BOOKS)
    assert len(fades(window)) == 1
    qtbot.waitUntil(lambda: not fades(window))


@pytest.mark.parametrize("shown", [True, False])
def test_only_what_is_seen_fades(qtbot: QtBot, shown: bool) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.setVisible(shown)
    theme: Theme = make_context(fades=True).theme
    fade_from(widget, theme)
    assert len(widget.findChildren(Fade)) == shown


@pytest.mark.parametrize("fades", [True, False])
def test_a_page_comes_as_the_whole_program_does(qtbot: QtBot, fades: bool) -> None:  # noqa: ARG001 - for the app
    """The parts of a page faded in where pages came at once: each time a picture of all was taken."""
    whole = make_context(fades=fades).theme
    assert PageTheme(whole).fade() == whole.fade()
    assert bool(whole.fade()) is fades
