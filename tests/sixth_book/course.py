"""The course of the book: one lesson, in words that a lesson of Part I has."""

from typing import Final

from peling.lessons.courses.build import example, lesson, page
from peling.lessons.model import Course, Section
from tests.sixth_book.book import ID
from tests.sixth_book.entries import ENTRIES

TAUGHT: Final = (*(entry.id for entry in ENTRIES), "CY-OUT", "CY-THREE", "CY-RED")
LESSON: Final = lesson("pc-game", page(" ".join(TAUGHT), task=example(ID, "CY-EX-1")))
COURSE: Final = Course(ID, (Section("pc-the-set", (LESSON,)),))
