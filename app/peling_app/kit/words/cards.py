"""Short explanations with a title: a deck of them is a file ``translations/cards/<language>/<deck>.md``.

A writer edits it without Python; ``translations/README.md`` says in which form.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.prose_file import PageWords, read_prose
from peling_app.platform.settings import Language
from peling_app.platform.shipped import translations

FIRST_LANGUAGE: Final = Language.ENGLISH
"""What another language lacks is said in this one."""
prose_language = Sentence("Lessons", "en")
"""The code of the language in which prose is said. Its catalogue translates the code, so prose and sentences
are of one language always."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck by its name; called, it gives its cards by their ids, none of a deck without a file."""

    name: str

    def __call__(self, language: str = "") -> Mapping[str, PageWords]:
        """Return the cards in a language, or in that of the app."""
        return _cards(self.name, language or prose_language())


@cache
def _cards(name: str, language: str) -> Mapping[str, PageWords]:
    """Return the cards of a deck, in the order of the first language; what cannot be read is left out."""
    first = {} if language == FIRST_LANGUAGE else _cards(name, FIRST_LANGUAGE)
    said = read_prose(translations() / "cards" / language / f"{name}.md").headings
    return {**first, **{heading.id: heading.page.words for heading in said if heading.page is not None}}
