"""Word the house rules: what each is about, and what its values mean."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling.rules.ruleset import OptionValue
from peling_app.books.faces import face
from peling_app.kit.words.numbers import number

translate = QCoreApplication.translate


def option_label(key: str, book: str) -> str:
    """Return what a house rule of a book is called.

    Raises:
        KeyError: the book has no such house rule.
    """
    return translate("House rules", face(book).options.labels[key])


def option_help(key: str, book: str) -> str:
    """Return what a house rule is about.

    Raises:
        KeyError: the book has no such house rule.
    """
    return translate("House rules", face(book).options.help[key])


def option_value(key: str, value: OptionValue, book: str) -> str:
    """Return what a value of a house rule means; a free number is written as it is.

    Raises:
        KeyError: the house rule has no such value.
    """
    words = face(book).options.values.get((key, str(value)))
    if words is not None:
        return translate("House rules", words)
    if key in face(book).options.labels and isinstance(value, int) and not isinstance(value, bool):
        return number(value)
    raise KeyError((key, value))
