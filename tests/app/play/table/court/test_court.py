"""The court over simulated deals: no two things overlap that may not, and words keep their distance."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, pairwise

import pytest

from peling_app.platform import resources, shipped
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.play.table.court.contents import OWN, Contents, SeatContents
from peling_app.play.table.court.measures import FLOWER_SHARE, measures
from peling_app.play.table.court.plan import plan
from peling_app.play.table.model.court_model import CourtViewModel
from peling_app.play.table.model.laid import Shown
from peling_app.play.table.view.word_sizes import size_of_words
from tests.app.play.table.court.deals import BOOKS, SIZES, contents, pictures
from tests.app.play.table.court.rules import faults
from tests.app.play.table.pictures import design
from tests.by_day import by_day

SMALL = ((676, 542), (560, 420), (760, 430))
"""A board beside the page of a lesson, the least one, and that of a drill."""
SAMPLE, NIGHT = 5, 200
"""Positions of each book and language, on four boards each: in every run, and at night."""


@pytest.fixture(params=LANGUAGES, ids=str)
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[Language]:
    """Speak one language, and English afterwards."""
    del qapp
    resources.load_fonts()
    translations = Translations(shipped.translations())
    translations.use(request.param)
    yield request.param
    translations.use(Language.ENGLISH)


def wrong(book: str, count: int, seed: str) -> Counter[str]:
    """Return what is wrong in positions of a book, and how often."""
    rng = random.Random(f"{book} {seed}")
    found: Counter[str] = Counter()
    for picture in pictures(rng, book, count):
        shown = Shown(zoom=rng.choice((1, 1, 1.25, 1.5)), turned=rng.random() < 0.25, measure=size_of_words)
        for size in (*SIZES, rng.choice(SMALL)):
            table = contents(picture, size, shown)
            found.update(f"{size}: {fault}" for fault in faults(table, plan(table)))
    return found


@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES), indirect=True)
@pytest.mark.parametrize("book", by_day({"fenghua"}, BOOKS))
def test_nothing_lies_on_anything_else(book: str, language: Language) -> None:
    assert wrong(book, SAMPLE, language.value) == {}


@pytest.mark.nightly
@pytest.mark.parametrize("book", BOOKS)
def test_nothing_lies_on_anything_else_in_two_thousand_positions(book: str, language: Language) -> None:
    assert wrong(book, NIGHT, f"night {language.value}") == {}


def test_a_table_that_is_as_before_is_not_laid_again_until_words_have_another_size(qapp: object) -> None:
    del qapp
    asked: list[str] = []

    def measure(word: str, size: int) -> tuple[float, float]:
        asked.append(word)
        return len(word) * size / 2, float(size)

    court = CourtViewModel()
    court.measure_by(measure)
    laid = court.lay(design(), zoom=1, turned=False, labelled=True)
    assert asked
    asked.clear()
    assert court.lay(design(), zoom=1, turned=False, labelled=True) is laid
    assert not asked
    court.measure_by(measure)
    court.lay(design(), zoom=1, turned=False, labelled=True)
    assert asked
    asked.clear()
    court.lay(design(), zoom=1.5, turned=False, labelled=True)
    assert asked


@pytest.mark.parametrize(("width", "height", "least"), [(617, 660, 33), (553, 600, 29)])
def test_in_large_text_the_own_tiles_take_the_height_that_is_to_spare(
    width: int, height: int, least: int
) -> None:
    """Beside a guide the plates took the width, and tiles of 26 and 18 pixels stood on an empty felt."""
    large = measures(width, height, 1.5)
    assert large.own >= least
    assert 14 * (large.own + 1) + large.px(22) <= large.wide - 2 * large.margin
    assert large.foot <= large.frame + large.high
    plain = measures(1048, 852)
    assert plain.own == plain.px(58), "where height and width are taken nothing changes"


@pytest.mark.parametrize("zoom", [1, 1.25, 1.5])
def test_own_tiles_grow_pixel_by_pixel_while_a_window_is_made_wider(zoom: float) -> None:
    """They jumped between 39 and 43 pixels at every second width.

    One pixel is what rounding may take: where the frame becomes wider, the felt does not.
    """
    for height in (600, 640, 760):
        own = [measures(width, height, zoom).own for width in range(560, 1200)]
        assert [now for now, most in zip(own, accumulate(own, max), strict=True) if now < most - 1] == []
        assert max(after - before for before, after in pairwise(own)) == 1


@pytest.mark.parametrize("size", [(1092, 336), (1092, 420), (1440, 500), (780, 400)])
@pytest.mark.parametrize("barred", [False, True])
def test_a_low_wide_board_has_its_width_for_large_text(size: tuple[int, int], *, barred: bool) -> None:
    """The table was as narrow as in usual text, and the larger plates took from the tiles: 17 pixels."""
    usual = measures(*size, barred=barred).own
    for zoom in (1.25, 1.5):
        assert measures(*size, zoom, barred=barred).own >= 0.85 * usual


@pytest.mark.parametrize("zoom", [1, 1.25, 1.5])
@pytest.mark.parametrize("size", [*SIZES, (852, 852), (617, 660)])
def test_four_own_flowers_keep_their_size_beside_a_whole_hand(size: tuple[int, int], zoom: float) -> None:
    """In large text own tiles took the width: flowers of 13 pixels could not be read."""
    nothing = SeatContents()
    seats = (SeatContents(bonus=4), nothing, nothing, nothing)
    table = Contents(*size, zoom=zoom, seats=seats, hand=14, drawn=True)
    laid = plan(table).seats[OWN]
    assert laid.bonus_tile >= 0.85 * FLOWER_SHARE * measures(*size, zoom).own
