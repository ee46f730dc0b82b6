"""Nothing of a window outlives its test: each translator that stays makes every later text slower."""

from __future__ import annotations

import weakref

import pytest
from PySide6.QtWidgets import QApplication

from peling_app.shell.view.pages import PageId
from tests.clearing import clear_away
from tests.end2end.stage import make_context, make_window


@pytest.mark.thorough
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("page_id", [PageId.HOME, PageId.HELP, PageId.COMPARE])
def test_what_a_test_leaves_goes_with_its_windows(page_id: PageId) -> None:
    context = make_context()
    window = make_window(context)
    window.show_page(page_id)
    QApplication.processEvents()
    window.close()
    translations = weakref.ref(context.translations)
    window.deleteLater()
    del context, window
    assert translations() is not None
    clear_away()
    assert translations() is None


def test_no_window_of_another_module_is_there() -> None:
    assert QApplication.topLevelWidgets() == []
