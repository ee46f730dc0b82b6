"""*Playing well*: one shape of a course for every book, filled with what was measured for the book.

What a way of playing brings stands in ``figures/<rule set>.json`` (`tests/benchmarks/strategy/measure.py`),
the positions to be judged in ``boards/<rule set>.json`` (`tests/benchmarks/strategy/find_boards.py`). What a
book does not know is left out of its course; a page for which there is no position is there to be read.
"""

from __future__ import annotations

from peling.lessons.courses.well.measured import boards, figures, measured_books
from peling.lessons.courses.well.shape import LESSONS, SECTIONS, SUBJECT
from peling.lessons.model import Course, Lesson, Page, Section

__all__ = ["SUBJECT", "measured_books", "playing_well"]


def playing_well(rules_id: str) -> Course:
    """Return the course of a book.

    Raises:
        KeyError: nothing was measured for it.
    """
    tasks, known = boards(rules_id), figures(rules_id)
    sections = []
    for name, lessons in SECTIONS.items():
        made = []
        for lesson in lessons:
            lesson_id = f"{rules_id}-{SUBJECT}-{lesson}"
            pages: list[Page] = []
            for page in LESSONS[lesson]:
                said = tuple(known[one] for one in page.figures.split() if one in known)
                if page.figures.split()[0] in known:
                    number = len(pages) + 1
                    pages.append(Page(f"{lesson_id}/{number}", (), page.pictures, tasks.get(page.id), said))
            if pages:
                made.append(Lesson(lesson_id, tuple(pages)))
        if made:
            sections.append(Section(f"{rules_id}-{SUBJECT}-{name}", tuple(made)))
    return Course(rules_id, tuple(sections), subject=SUBJECT)
