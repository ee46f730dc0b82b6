"""Word the titles of the rule books as they stand on their covers and cards."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Cover:
    """The words on the cover of a book: title, second line, where it is from."""

    title: str
    subtitle: str
    origin: str


def cover(book: str) -> Cover:
    """Return the words on the cover of a rule book.

    Raises:
        KeyError: there is no such book.
    """
    match book:
        case "pung-chow":
            return Cover(
                translate("Books", "Pung Chow"),
                translate("Books", "without a limit"),
                translate("Books", "L. L. Harr, 1922, Part I"),
            )
        case "pung-chow-limit":
            return Cover(
                translate("Books", "Pung Chow"),
                translate("Books", "with a limit"),
                translate("Books", "L. L. Harr, 1922, Part II"),
            )
        case "how-to-play":
            return Cover(
                translate("Books", "Mah-Jongg"),
                translate("Books", "the Game and\nHow to Play It"),
                translate("Books", "British booklet, 1920s"),
            )
        case "four-winds":
            return Cover(
                translate("Books", "Four Winds"),
                translate("Books", "Directions of\nPlaying Mah-Jongg"),
                translate("Books", "export leaflet, 1920s"),
            )
        case "fenghua":
            return Cover(
                translate("Books", "Fenghua"),
                translate("Books", "Zhejiang, with wild tiles"),
                translate("Books", "as played in 2016"),
            )
        case _:
            raise KeyError(book)


def short_title(book: str) -> str:
    """Return the title of a rule set in one line, for example "Pung Chow, without a limit"."""
    words = cover(book)
    return translate("Books", "{title}, {subtitle}").format(
        title=words.title, subtitle=words.subtitle.replace("\n", " ")
    )
