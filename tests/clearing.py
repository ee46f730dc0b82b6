"""Clear away what a test with a Qt application made, so that the next one is as fast."""

import gc
from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget


def clear_away() -> None:
    """Delete what is to be deleted later, and collect what that lets go of, until nothing more goes.

    What is kept by something is left out of later collections. So would be what a window holds that is not
    gone yet, for good: its translators, too, in each of which Qt looks for every text.
    """
    delete_now()
    while gc.collect():
        delete_now()
    gc.freeze()


def delete_now() -> None:
    """Delete what is to be deleted later; no event loop runs between tests that would."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def let_go(windows: Collection[QWidget]) -> bool:
    """Have windows deleted later, and return whether there are any.

    A window that stays hears of each other language and each other look, in every test that follows.
    """
    for window in windows:
        window.deleteLater()
    return bool(windows)
