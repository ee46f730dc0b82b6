"""The courses of the rule books, each in the order of its book.

A course is added to the program in one place, `_PRINTED`; `with_course` adds one from outside for a while.
Beside the course of a book stands *Playing well*, made of what was measured for the book (`courses.well`).
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Final

from peling.lessons.courses import fenghua, four_winds, how_to_play, part_one, part_two
from peling.lessons.courses.well import measured_books, playing_well
from peling.lessons.guided import Guided
from peling.lessons.model import Course
from peling.rules.registry import Registry

_PRINTED: Final = (part_one.COURSE, part_two.COURSE, how_to_play.COURSE, four_winds.COURSE, fenghua.COURSE)
TAUGHT: Final = tuple(course.rules for course in _PRINTED)
"""The ids of the rule sets that come with the program and have a course."""

_BESIDE: Final = tuple(playing_well(rules) for rules in TAUGHT if rules in measured_books())
COURSES: Final = tuple(course.id for course in (*_PRINTED, *_BESIDE))
"""The ids of all courses that come with the program."""

_courses: Final = Registry((course.id, course) for course in (*_PRINTED, *_BESIDE))


def taught() -> tuple[str, ...]:
    """Return the ids of all rule sets that have a course."""
    return tuple(course.rules for course in _courses.values() if not course.subject)


def beside(rules_id: str) -> tuple[Course, ...]:
    """Return the courses that a rule set has beside that of its book."""
    return tuple(course for course in _courses.values() if course.rules == rules_id and course.subject)


def course(course_id: str) -> Course:
    """Return a course by its id; that of a rule book has the id of the rule set.

    Raises:
        KeyError: there is none.
    """
    return _courses[course_id]


def guided_deal(rules_id: str = "") -> Guided:
    """Return the guided deal of a book; of one that has none, that of the first course that has one.

    Raises:
        LookupError: none has one.
    """
    own = [taught_here for taught_here in _courses.values() if taught_here.rules == rules_id]
    for taught_here in (*own, *_courses.values()):
        if taught_here.guided is not None:
            return taught_here.guided()
    raise LookupError("no course has a guided deal")


def with_course(course: Course) -> AbstractContextManager[None]:
    """Let the course of a rule set from outside be taught until the block ends.

    Raises:
        ValueError: the rule set has a course.
    """
    return _courses.added(course.id, course)
