"""The course of the book: one lesson, in the words that the first lesson of Part I has."""

from dataclasses import replace
from typing import Final

from peling.lessons.courses import course
from peling.lessons.courses.build import drill, example
from peling.lessons.model import Course, Section
from tests.sixth_book.book import ID
from tests.sixth_book.entries import ENTRIES

_FIRST: Final = course("pung-chow").sections[0]
_LESSON: Final = _FIRST.lessons[0]
TAUGHT: Final = (*(entry.id for entry in ENTRIES), "CY-OUT", "CY-THREE", "CY-RED")
_TASKS: Final = (example(ID, "CY-EX-1"), drill("waits", 1, 3))
COURSE: Final = Course(
    ID,
    (
        Section(
            _FIRST.id,
            (
                replace(
                    _LESSON,
                    pages=tuple(
                        replace(page, teaches=TAUGHT, task=_TASKS[number] if number < len(_TASKS) else None)
                        for number, page in enumerate(_LESSON.pages)
                    ),
                ),
            ),
        ),
    ),
)
