"""Short explanations with a title: a deck of them is a file ``translations/cards/<language>/<deck>.md``.

A writer edits it without Python; ``translations/README.md`` says in which form.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.prose_file import read_prose
from peling_app.platform.settings import Language
from peling_app.platform.shipped import translations

FIRST_LANGUAGE: Final = Language.ENGLISH
"""What another language lacks is said in this one."""
prose_language = Sentence("Lessons", "en")
"""The code of the language in which prose is said. Its catalogue translates the code, so prose and sentences
are of one language always."""


class Card(NamedTuple):
    """An explanation: what it is of, and a few sentences."""

    title: str
    text: str


def deck(name: str) -> Mapping[str, Card]:
    """Return the cards of a deck by id, in the language of the app; a deck without a file has none."""
    return read_deck(name, prose_language())


@cache
def read_deck(name: str, language: str) -> Mapping[str, Card]:
    """Return the cards of a deck by id, in the order of the first language; a card unread is left out."""
    first = {} if language == FIRST_LANGUAGE else read_deck(name, FIRST_LANGUAGE)
    told = read_prose(translations() / "cards" / language / f"{name}.md").headings
    pages = {heading.id: heading.page.words for heading in told if heading.page is not None}
    cards = {key: Card(page.title, " ".join(page.paragraphs)) for key, page in pages.items()}
    return {**first, **cards}
