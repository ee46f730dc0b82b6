"""Say in plain words what is special about each rule book, and how many it is for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.rules.course import Seating
from peling_app.books.faces import face
from peling_app.kit.words.marks import Sentence, Sentences

translate = QCoreApplication.translate


def players_words(seats: tuple[int, ...]) -> str:
    """Say how many can play: "two, three or four players"."""
    match seats:
        case (2, 3, 4):
            return translate("About books", "two, three or four players")
        case (3, 4):
            return translate("About books", "three or four players")
        case _:
            return translate("About books", "four players")


seats_words: Final = Sentences(
    {
        Seating.HIGHEST_THROW: Sentence(
            "About books",
            "Drawn by dice: everybody throws once, the highest is East. Equal throws are thrown again.",
        ),
        Seating.WIND_BOX: Sentence(
            "About books",
            "Winds are drawn: dice tell who lays them out and who draws first. East sits by the wind box.",
        ),
        Seating.BY_THROW: Sentence(
            "About books",
            "Winds are drawn: dice tell who draws first. Whoever draws East throws for the first East.",
        ),
    }
)
"""How the seats are found before the first deal."""


def about_book(book: str) -> tuple[str, ...]:
    """Return what is special about a rule book, one thing in each sentence or two.

    Raises:
        KeyError: there is no such book.
    """
    return tuple(translate("About books", words) for words in face(book).about)
