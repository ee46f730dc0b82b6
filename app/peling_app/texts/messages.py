"""Word what went wrong with a file, and what became of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def failure_words(message: str, name: str) -> str:
    """Return a sentence for a message id about a file (`name`), or about the system's reason.

    An id without a sentence of its own gives a general one that names it, so that nothing is silent.
    """
    match message:
        case "missing":
            words = translate("Messages", "The saved game {name} is no longer there.")
        case "exists":
            words = translate("Messages", "There is already a saved game {name}. It was left as it is.")
        case "not-a-journal":
            words = translate(
                "Messages", "The file is no saved game of Pe-Ling. It was set aside as {name}; nothing was deleted."
            )
        case "damaged":
            words = translate(
                "Messages", "A saved game is damaged. It was set aside as {name}; nothing was deleted."
            )
        case "not-a-journal-left" | "damaged-left":
            words = translate(
                "Messages", "The saved game {name} cannot be read, and it could not be set aside. It was left there."
            )
        case "newer-format":
            words = translate("Messages", "The game {name} was saved by a newer version of Pe-Ling.")
        case "in-use":
            words = translate("Messages", "The game {name} is open in another window of Pe-Ling.")
        case "disk-full":
            words = translate("Messages", "The disk is full, the game cannot be saved. Make room, then go on.")
        case "read-only":
            words = translate("Messages", "The folder of saved games cannot be written to: {name}")
        case "unreadable":
            words = translate("Messages", "The saved game {name} cannot be read.")
        case "unknown-rules":
            words = translate("Messages", "This version does not know the rules of the game {name}.")
        case "other-rules":
            words = translate("Messages", "By the rules of this version the game {name} cannot be gone on with.")
        case "settings-damaged":
            words = translate(
                "Messages", "The settings could not be read. They were set aside as {name}; the defaults are used."
            )
        case "settings-lost":
            words = translate("Messages", "The settings could not be read. The defaults are used.")
        case "settings-refused":
            words = translate("Messages", "Some settings were not usable and stand at their defaults: {name}")
        case "settings-unsaved":
            words = translate("Messages", "The settings could not be saved: {name}")
        case "computer":
            words = translate("Messages", "A computer player could not decide and passes: {name}")
        case _:
            words = translate("Messages", "Something went wrong ({message}): {name}")
    return words.format(name=name, message=message)
