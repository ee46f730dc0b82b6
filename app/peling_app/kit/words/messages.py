"""Word what went wrong, mostly with a file, and what became of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP, Sentence

translate = QCoreApplication.translate

saved_as = Sentence("Messages", "Saved as {file}")
room_for = Sentence("Messages", "There is room for {number} letters here.")
nearest = Sentence("Messages", "{number} is the nearest number that can be taken here.")
KINDS: Final = ("settings", "progress", "bookmarks", "house-sets", "people", "position")
"""How the ids of the messages about each small file of the user begin."""
BUSY: Final = QT_TRANSLATE_NOOP(
    "Messages",
    "Another window of Pe-Ling is just writing {name}. What you changed is saved with the next change.",
)
REPLACED: Final = QT_TRANSLATE_NOOP(
    "Messages",
    "What was saved before was found damaged. It was set aside as {name}; what you see here was saved in its "
    "place.",
)

WORDS: Final = {
    "missing": QT_TRANSLATE_NOOP("Messages", "The saved game {name} is no longer there."),
    "exists": QT_TRANSLATE_NOOP("Messages", "There is already a saved game {name}. It was left as it is."),
    "not-a-journal": QT_TRANSLATE_NOOP(
        "Messages", "The file {name} is no saved game of Pe-Ling. It was left as it is."
    ),
    "damaged": QT_TRANSLATE_NOOP(
        "Messages", "The saved game {name} is damaged and cannot be opened. It was left as it is."
    ),
    "newer-format": QT_TRANSLATE_NOOP("Messages", "The game {name} was saved by a newer version of Pe-Ling."),
    "in-use": QT_TRANSLATE_NOOP("Messages", "The game {name} is open in another window of Pe-Ling."),
    "disk-full": QT_TRANSLATE_NOOP(
        "Messages", "The disk is full, the game cannot be saved. Make room, then go on."
    ),
    "read-only": QT_TRANSLATE_NOOP("Messages", "The folder of saved games cannot be written to: {name}"),
    "unreadable": QT_TRANSLATE_NOOP("Messages", "The saved game {name} cannot be read."),
    "unknown-rules": QT_TRANSLATE_NOOP(
        "Messages", "This version does not know the rules of the game {name}."
    ),
    "other-rules": QT_TRANSLATE_NOOP(
        "Messages", "By the rules of this version the game {name} cannot be gone on with."
    ),
    "setup": QT_TRANSLATE_NOOP("Messages", "A game cannot be begun like this: {name}"),
    "opening": QT_TRANSLATE_NOOP("Messages", "The game could not be opened: {name}"),
    "moving": QT_TRANSLATE_NOOP("Messages", "The game could not be moved; it is where it was: {name}"),
    "deleting": QT_TRANSLATE_NOOP("Messages", "The game could not be deleted: {name}"),
    "writing": QT_TRANSLATE_NOOP("Messages", "The game could not be saved: {name}"),
    "records": QT_TRANSLATE_NOOP("Messages", "The records could not be computed: {name}"),
    "reviews": QT_TRANSLATE_NOOP("Messages", "What was reviewed could not be added up: {name}"),
    "export": QT_TRANSLATE_NOOP("Messages", "The file could not be written: {name}"),
    "advice": QT_TRANSLATE_NOOP("Messages", "The advisor could not answer: {name}"),
    "review": QT_TRANSLATE_NOOP("Messages", "The game could not be looked at again: {name}"),
    "review-damaged": QT_TRANSLATE_NOOP(
        "Messages",
        "The game {name} is damaged and cannot be looked at again. Nothing was changed; the file is where "
        "it was.",
    ),
    "bookmarks-damaged": QT_TRANSLATE_NOOP(
        "Messages", "The bookmarks could not be read. They were set aside as {name}; nothing was deleted."
    ),
    "bookmarks-lost": QT_TRANSLATE_NOOP(
        "Messages",
        "The bookmarks cannot be read and were left as they are, so new ones are not saved: {name}",
    ),
    "bookmarks-newer": QT_TRANSLATE_NOOP(
        "Messages",
        "A newer version of Pe-Ling saved the bookmarks; they were left as they are, so new ones are not "
        "saved: {name}",
    ),
    "bookmarks-unsaved": QT_TRANSLATE_NOOP("Messages", "The bookmarks could not be saved: {name}"),
    "computer": QT_TRANSLATE_NOOP(
        "Messages", "A computer player could not decide and plays something simple: {name}"
    ),
    "unexpected": QT_TRANSLATE_NOOP(
        "Messages", "Something unexpected happened. Your game is saved. For a report: {name}"
    ),
    "settings-damaged": QT_TRANSLATE_NOOP(
        "Messages", "The settings could not be read. They were set aside as {name}; the defaults are used."
    ),
    "settings-lost": QT_TRANSLATE_NOOP(
        "Messages",
        "The settings cannot be read and were left as they are: {name}. The defaults are used, and changes "
        "are not saved.",
    ),
    "settings-newer": QT_TRANSLATE_NOOP(
        "Messages",
        "A newer version of Pe-Ling saved the settings; they were left as they are: {name}. The defaults are "
        "used, and changes are not saved.",
    ),
    "settings-refused": QT_TRANSLATE_NOOP(
        "Messages", "Some settings were not usable and stand at their defaults: {name}"
    ),
    "people-damaged": QT_TRANSLATE_NOOP(
        "Messages",
        "What was known of the names of people is damaged. It was set aside as {name}; the sheets are whole.",
    ),
    "people-lost": QT_TRANSLATE_NOOP(
        "Messages",
        "What was known of the names of people cannot be read and was left as it is, so what you change now "
        "is not saved: {name}",
    ),
    "people-newer": QT_TRANSLATE_NOOP(
        "Messages",
        "A newer version of Pe-Ling saved the names of people; they were left as they are, so what you "
        "change now is not saved: {name}",
    ),
    "people-unsaved": QT_TRANSLATE_NOOP("Messages", "The names of people could not be saved: {name}"),
    "people-unread": QT_TRANSLATE_NOOP("Messages", "The score sheets could not be read: {name}"),
    "house-sets-damaged": QT_TRANSLATE_NOOP(
        "Messages",
        "The saved house rules could not be read. They were set aside as {name}; nothing was deleted.",
    ),
    "house-sets-lost": QT_TRANSLATE_NOOP(
        "Messages",
        "The saved house rules cannot be read and were left as they are, so what you change now is not "
        "saved: {name}",
    ),
    "house-sets-newer": QT_TRANSLATE_NOOP(
        "Messages",
        "A newer version of Pe-Ling saved the house rules; they were left as they are, so what you change "
        "now is not saved: {name}",
    ),
    "house-sets-unsaved": QT_TRANSLATE_NOOP("Messages", "The house rules could not be saved: {name}"),
    "progress-damaged": QT_TRANSLATE_NOOP(
        "Messages",
        "What was learnt could not be read. It was set aside as {name}; nothing was deleted.",
    ),
    "progress-lost": QT_TRANSLATE_NOOP(
        "Messages",
        "What was learnt cannot be read and was left as it is, so what you learn now is not saved: {name}",
    ),
    "progress-newer": QT_TRANSLATE_NOOP(
        "Messages",
        "A newer version of Pe-Ling saved what was learnt; it was left as it is, so what you learn now is "
        "not saved: {name}",
    ),
    "progress-unsaved": QT_TRANSLATE_NOOP("Messages", "What was learnt could not be saved: {name}"),
    "position-damaged": QT_TRANSLATE_NOOP(
        "Messages",
        "The position to be judged could not be read. It was set aside as {name}; nothing was deleted.",
    ),
    "position-lost": QT_TRANSLATE_NOOP(
        "Messages",
        "The position to be judged cannot be read and was left as it is, so what you lay now is not kept: "
        "{name}",
    ),
    "position-newer": QT_TRANSLATE_NOOP(
        "Messages",
        "A newer version of Pe-Ling saved the position to be judged; it was left as it is, so what you lay "
        "now is not kept: {name}",
    ),
    "position-unsaved": QT_TRANSLATE_NOOP("Messages", "The position to be judged could not be kept: {name}"),
    "settings-unsaved": QT_TRANSLATE_NOOP("Messages", "The settings could not be saved: {name}"),
    **dict.fromkeys((f"{kind}-busy" for kind in KINDS), BUSY),
    **dict.fromkeys((f"{kind}-replaced" for kind in KINDS), REPLACED),
    # Who is called otherwise is only called so when it is written.
    "people-busy": QT_TRANSLATE_NOOP(
        "Messages", "Another window of Pe-Ling is just writing {name}. Nothing was changed; try again."
    ),
}
"""A sentence for each message id; ``{name}`` is a file or the system's reason."""

OPENING: Final = frozenset(
    {
        *("missing", "not-a-journal", "damaged", "newer-format", "in-use", "unreadable", "unknown-rules"),
        *("other-rules", "setup", "opening", "review", "review-damaged"),
        *("import", "import-no-text", "import-newer", "import-damaged", "import-changed"),
    }
)
"""Messages that a game or a sheet could not be opened: they are over when another one is open."""
SAVING: Final = frozenset({"disk-full", "read-only", "writing"})
"""Messages that something could not be saved: they are over when it is."""
KEPT: Final = {f"{kind}-{state}": kind for kind in KINDS for state in ("unsaved", "busy", "lost", "newer")}
"""The same of messages that nothing is saved in a small file of the user: which one each is about."""

GENERAL: Final = QT_TRANSLATE_NOOP("Messages", "Something went wrong ({message}): {name}")


def failure_words(message: str, name: str) -> str:
    """Return a sentence for a message id about a file (`name`), or about the system's reason.

    An id without a sentence of its own gives a general one that names it, so that nothing is silent.
    """
    return translate("Messages", WORDS.get(message, GENERAL)).format(name=name, message=message)
