"""Above a question lies the hand and nothing else: what is wild in the deal is said apart from it."""

import random
from collections import Counter

import pytest

from peling.core.scoring import HandRecord
from peling.core.tiles import Tile
from peling.lessons import drills
from peling.lessons.drills import Question
from peling.lessons.drills.makers.examples import exercises
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.kit.model.lesson_rows import StripRow
from peling_app.kit.model.theme import Theme
from peling_app.learn.model.strip import hands_of
from peling_app.learn.view.strip import Strip
from tests.app.learn.conftest import Bench


def asked(book: str) -> list[Question]:
    """Return questions of every kind, and what is asked of the examples of the book."""
    rules = rule_set(book)
    made = [
        drills.question(kind, rules, level, random.Random(level))
        for kind in drills.kinds(rules)
        for level in (1, 3, 5)
    ]
    return [*made, *(one.question for one in exercises(book))]


def tiles_of(record: HandRecord) -> Counter[Tile]:
    """Return every tile that a hand holds or has set out."""
    held = Counter([*record.hand.concealed, *record.hand.bonus])
    for meld in record.hand.melds:
        held.update(meld.tiles)
    if record.win is not None and record.win.tile is not None and not record.win.tile.is_bonus:
        held[record.win.tile] += 1
    return held


def laid(row: StripRow) -> Counter[Tile]:
    """Return what lies there as the hand."""
    return Counter(held for group in row.groups if not group.aside for held in group.tiles)


@pytest.mark.thorough
@pytest.mark.parametrize("book", RULE_SETS)
def test_a_hand_is_shown_with_its_own_tiles_alone(book: str) -> None:
    for question in asked(book):
        rows = hands_of(question)
        assert len(rows) == len(question.shown.hands)
        for record, row in zip(question.shown.hands, rows, strict=True):
            assert laid(row) == tiles_of(record), question.key
            beside = [held for group in row.groups if group.aside for held in group.tiles]
            assert beside == list(record.wild), question.key


def test_wild_tiles_of_a_hand_have_their_mark_and_flowers_the_number_of_their_book() -> None:
    for question in asked("fenghua"):
        for record, row in zip(question.shown.hands, hands_of(question), strict=True):
            assert all(row.faces.of(held).endswith("-wild") for held in record.wild)
    for question in asked("how-to-play"):
        for row in hands_of(question):
            assert dict(row.faces.numbers) == {"Fl4": 2, "Fl2": 4}


def test_what_lies_aside_is_small_and_behind_a_line(theme: Theme, bench: Bench) -> None:
    question = drills.question("wild", rule_set("fenghua"), 1, random.Random(1))
    (row,) = hands_of(question)
    strip = Strip(theme)
    strip.show_rows([row])
    bench.show(strip, 600, 140)
    tile = strip.tile_width(strip.width())
    assert {strip.tile_of(group, tile) < tile for group in row.groups if group.aside} == {True}
    assert {strip.tile_of(group, tile) == tile for group in row.groups if not group.aside} == {True}
    assert strip.row_width(row, tile) <= strip.room(strip.width())
