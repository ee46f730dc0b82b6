"""Mark texts for translation where they are not translated yet: in a table of ids, in a row of sentences."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar, cast

from PySide6 import QtCore

from peling_app.kit.words.numbers import MINUS

QT_TRANSLATE_NOOP: Final = cast("Callable[[str, str], str]", QtCore.QT_TRANSLATE_NOOP)
"""Return the text (second argument) unchanged; the context is the first.

It is Qt's own mark under Qt's own name, by which `lupdate` finds it; PySide6 says it takes and gives objects.
"""


Key = TypeVar("Key")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of fixed words; called, it gives itself in the language of the app.

    `packaging/translations.py` tells lupdate that its two arguments are a context and a text.
    """

    context: str
    text: str

    def __call__(self, **values: object) -> str:
        """Return the sentence in the language of the app, with a value for each of its places."""
        said = QtCore.QCoreApplication.translate(self.context, self.text)
        return said.format(**values) if values else said


class Sentences(dict[Key, Sentence]):
    """Sentences of one kind by their keys; called with a key, it gives that one."""

    def __call__(self, key: Key, **values: object) -> str:
        """Return a sentence, with a value for each of its places.

        Raises:
            KeyError: there is none of this key.
        """
        return self[key](**values)

    def __missing__(self, key: Key) -> Sentence:
        """Say which table lacks the sentence of a new id, for a bare key may be of any of them."""
        beside = next(iter(self.values()))
        raise KeyError(f"no words for {key!r} in the table of {beside.context!r} with {beside.text!r}")


@dataclass(frozen=True, slots=True)
class Counted:
    """A phrase with a number, ``%n``; called, it gives itself in the form that a language has for it.

    `packaging/translations.py` tells lupdate of it as of `Sentence`. English has its own file for these.
    """

    context: str
    text: str

    def __call__(self, number: int) -> str:
        """Return the phrase in the language of the app; a number below 0 has a minus and its size.

        Qt takes a number below 0 for none at all, and would leave the mark in the phrase.
        """
        said = QtCore.QCoreApplication.translate(self.context, self.text, None, abs(number))
        return re.sub(rf"\b{-number}\b", f"{MINUS}{-number}", said, count=1) if number < 0 else said

    def without(self, number: int) -> str:
        """Return the phrase without its number, to stand beside that where it is written by itself."""
        return self(number).replace(str(number), "", 1).strip()
