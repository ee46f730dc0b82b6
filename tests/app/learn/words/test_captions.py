"""Words below the tiles of a page that say how many there are, and how many there are."""

from __future__ import annotations

import pytest

from peling.lessons.courses import COURSES
from peling_app.kit.model.lesson_rows import PictureLine
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.session import LearnSession
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import LANGUAGES, Language
from tests.by_day import by_day

ENGLISH = "two three four five six seven eight nine ten eleven twelve thirteen fourteen"
GERMAN = "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn"
NUMBERS = {Language.ENGLISH: ENGLISH.split(), Language.GERMAN: GERMAN.split()}
"""Two and what follows it, in words."""
OF_TILES = ("different", "verschiedene", "equal", "gleiche")
"""The words behind a number by which it counts tiles, and not sets or points."""


@pytest.mark.thorough
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES), ids=str)
def test_a_number_below_tiles_is_that_of_the_tiles(language: Language, english: Translations) -> None:
    """Below eight tiles stood *ten different*: a page had been written for another figure."""
    english.use(language)
    looked, wrong = 0, []
    for course_id in COURSES:
        model = CourseModel(LearnSession(new_seed=lambda: 1))
        model.open(course_id)
        for page in model.pages:
            model.open_page(page.id)
            row = model.page
            assert row is not None
            for line in row.blocks:
                if not isinstance(line, PictureLine):
                    continue
                captions = [piece.caption for piece in line.pieces if piece.caption]
                number, _, of = (captions[0] if len(captions) == 1 else "").partition(" ")
                if number not in NUMBERS[language] or not of.startswith(OF_TILES):
                    continue
                looked += 1
                tiles = sum(len(piece.tiles) for piece in line.pieces)
                if tiles != NUMBERS[language].index(number) + 2:
                    wrong.append((page.id, captions[0], tiles))
    assert wrong == []
    assert looked > 2
