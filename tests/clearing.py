"""Clear away what a test with a Qt application made, so that the next one is as fast."""

import gc

from PySide6.QtCore import QCoreApplication, QEvent


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
