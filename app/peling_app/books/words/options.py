"""Word the house rules: what each is about, and what its values mean."""

from __future__ import annotations

from peling.rules.ruleset import OptionValue
from peling_app.books.faces import face
from peling_app.kit.words.numbers import number


def option_label(key: str, book: str) -> str:
    """Return what a house rule of a book is called.

    Raises:
        KeyError: the book has no such house rule.
    """
    return face(book).options()[key].title


def option_help(key: str, book: str) -> str:
    """Return what a house rule is about.

    Raises:
        KeyError: the book has no such house rule.
    """
    return face(book).options()[key].text


def option_value(key: str, value: OptionValue, book: str) -> str:
    """Return what a value of a house rule means; a free number is written as it is.

    Raises:
        KeyError: the house rule has no such value.
    """
    words = face(book).options()[key].labels.get(str(value))
    if words is not None:
        return words
    if isinstance(value, bool) or not isinstance(value, int):
        raise KeyError((key, value))
    return number(value)


def option_said(key: str, value: OptionValue, book: str) -> str:
    """Return a house rule with its value.

    Raises:
        KeyError: the book has no such house rule, or it has no such value.
    """
    return f"{option_label(key, book)}: {option_value(key, value, book)}"
