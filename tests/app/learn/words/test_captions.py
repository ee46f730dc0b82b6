"""Words below the tiles of a page that say how many there are, and how many there are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from peling.lessons.courses import COURSES
from peling_app.kit.model.lesson_rows import PictureLine, Piece
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
OF_SETS = {Language.ENGLISH: (" sets", "set "), Language.GERMAN: (" Sätze", "Satz ")}
OF_PAIRS = {Language.ENGLISH: ("pair", "the head", "eye"), Language.GERMAN: ("Paar", "Kopf", "Auge")}
"""Words that name sets, and the pair."""


def pictures() -> Iterator[tuple[str, PictureLine]]:
    """Yield every line of a picture in all courses, with the id of its page."""
    for course_id in COURSES:
        model = CourseModel(LearnSession(new_seed=lambda: 1))
        model.open(course_id)
        for page in model.pages:
            model.open_page(page.id)
            row = model.page
            assert row is not None
            yield from ((page.id, line) for line in row.blocks if isinstance(line, PictureLine))


@pytest.mark.thorough
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES), ids=str)
def test_a_number_below_tiles_is_that_of_the_tiles(language: Language, english: Translations) -> None:
    """Below eight tiles stood *ten different*: a page had been written for another figure."""
    english.use(language)
    looked, wrong = 0, []
    for page, line in pictures():
        captions = [piece.caption for piece in line.pieces if piece.caption]
        number, _, of = (captions[0] if len(captions) == 1 else "").partition(" ")
        if number not in NUMBERS[language] or not of.startswith(OF_TILES):
            continue
        looked += 1
        tiles = sum(len(piece.tiles) for piece in line.pieces)
        if tiles != NUMBERS[language].index(number) + 2:
            wrong.append((page, captions[0], tiles))
    assert wrong == []
    assert looked > 2


def _shares(pieces: tuple[Piece, ...]) -> Iterator[tuple[str, list[int]]]:
    """Yield all words below groups, with the sizes of those groups, as a picture shows them."""
    sizes: list[int] = []
    for piece in pieces:
        if piece.sign:
            sizes = sizes if piece.sign == "plus" else []
            continue
        sizes.append(len(piece.tiles))
        if piece.caption:
            yield piece.caption, sizes
            sizes = []


@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES), ids=str)
def test_words_for_sets_or_for_the_pair_are_below_nothing_else(
    language: Language, english: Translations
) -> None:
    """*The head* stood below a whole hand, and *four sets* below four and a pair."""
    english.use(language)
    sets, pairs = OF_SETS[language], OF_PAIRS[language]
    looked, wrong = 0, []
    for page, line in pictures():
        for caption, sizes in _shares(line.pieces):
            names_sets, names_pair = (any(word in caption for word in of) for of in (sets, pairs))
            if names_sets == names_pair or max(sizes) < 2:
                continue
            looked += 1
            if any(size in ({2} if names_sets else {3, 4}) for size in sizes):
                wrong.append((page, caption, sizes))
    assert wrong == []
    assert looked > 2
