"""The pages where a beginner fails show a table: who sits where, whose turn, who may claim, who pays whom."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from peling.core.tiles import WINDS, Wind
from peling.lessons.courses import TAUGHT, course
from peling.lessons.courses.tables import KINDS, TABLES
from peling.lessons.drills.question import Paid
from peling.lessons.model import AskTask, Page
from peling.rulebooks import rule_set
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.model.question.sketch import said_from_chair, turned
from peling_app.learn.model.question.tables import dice_of, table_of
from peling_app.learn.session import LearnSession
from peling_app.learn.view.answers.sketch import Sketch
from peling_app.learn.words import learn as words
from peling_app.learn.words import tables
from peling_app.learn.words.prose import words as page_words
from peling_app.platform.settings import LANGUAGES, Language
from tests.end2end.stage import make_context

pytestmark = pytest.mark.usefixtures("english")
PAGES = {page.id: (book, page) for book in TAUGHT for page in course(book).pages}


def topic_of(book: str, page: Page) -> str:
    """Return the topic of the question of a page; empty: it asks none."""
    return page.task.question(rule_set(book)).topic if isinstance(page.task, AskTask) else ""


def test_every_table_belongs_to_a_page_that_is_there() -> None:
    assert set(TABLES) <= set(PAGES)
    assert {PAGES[page_id][1].table for page_id in TABLES} == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_has_four_seats_and_says_what_it_shows(kind: str) -> None:
    shown = table_of(kind)
    assert shown is not None
    row, caption = shown
    assert {chair.wind for chair in row.chairs} == set(WINDS)
    assert caption in row.spoken
    for chair in row.chairs:
        assert chair.note in said_from_chair(row)
    assert all(arrow.label in row.spoken for arrow in row.arrows if not row.about_me)
    assert table_of("") is None


@pytest.mark.parametrize("zoom", [100, 150])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_on_a_small_plate(language: Language, zoom: int, qtbot: QtBot) -> None:
    context = make_context(language=language, settings={"text_zoom": zoom})
    sketch = Sketch(context.theme)
    qtbot.addWidget(sketch)
    sketch.resize(363, sketch.heightForWidth(363))
    for kind in KINDS:
        shown = table_of(kind)
        assert shown is not None
        sketch.show_sketch(shown[0])
        for chair, box in zip(sketch.row.chairs, sketch.chair_boxes(), strict=True):
            for text, font, place in sketch.lines_of(chair, box):
                assert box.contains(place)
                assert QFontMetricsF(font).horizontalAdvance(text) <= place.width(), (kind, text)
        left, right = sketch.chair_boxes()[3], sketch.chair_boxes()[1]
        assert right.left() - left.right() >= 30, kind


@pytest.mark.parametrize("book", TAUGHT)
def test_pages_about_seats_turns_precedence_and_payments_have_one(book: str) -> None:
    wanted = {"highest-throw", "turn-next", "next-east", "first", "draws-first", "first-banker", "dealing"}
    pages = [page for page in course(book).pages if topic_of(book, page) in wanted]
    assert pages
    assert [page.id for page in pages if not page.table] == []


@pytest.mark.parametrize("book", TAUGHT)
def test_a_tile_is_robbed_on_the_table_where_the_book_lets_one_be_robbed(book: str) -> None:
    pages = [page.id for page in course(book).pages if page.table == "rob"]
    assert bool(pages) is rule_set(book).course.robbing, pages


@pytest.mark.parametrize(
    "page_id",
    [
        page
        for page, kind in TABLES.items()
        if kind.startswith("all-pay") or kind in {"discarder-pays", "each-pays-twice"}
    ],
)
def test_payments_on_the_table_are_as_often_as_the_book_says(page_id: str) -> None:
    """What a table shows of payments is what the engine pays in the question of that page."""
    book, page = PAGES[page_id]
    shown = table_of(page.table)
    assert shown is not None
    if not isinstance(page.task, AskTask):
        pytest.skip("nothing is paid there")
    question = page.task.question(rule_set(book))
    winner, paid = question.fact("winner"), {}
    for pair, whys in question.parts:
        payer, payee = map(Wind, pair.split(">"))
        for why in whys:
            if isinstance(why, Paid) and why.transfers and payee is winner:
                paid[payer] = why.transfers[0].factor
    drawn = {WINDS[arrow.start]: int(arrow.label[2:]) for arrow in shown[0].arrows}
    assert paid == drawn
    assert {WINDS[arrow.end] for arrow in shown[0].arrows} == {winner}


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("page_id", TABLES)
def test_a_table_shows_the_winner_of_whom_its_page_asks(page_id: str) -> None:
    """A page that names its winner once, in the question, must not show another as the winner."""
    book, page = PAGES[page_id]
    shown = table_of(page.table)
    assert shown is not None
    pays = page.table.startswith(
        ("all-pay", "pays-for-all-", "limit", "discarder", "each-pays", "unfinished")
    )
    if not pays or not isinstance(page.task, AskTask):
        return
    facts = dict(page.task.question(rule_set(book)).facts)
    for fact, note in (("winner", words.has_won()), ("liable", tables.pays_for_all())):
        noted = [chair.wind for chair in shown[0].chairs if chair.note == note]
        assert not noted or noted == [facts[fact]], (fact, page_id)


SAID = re.compile(
    r"\b(East|South|West|North)( has won| wins| adds| discards| claims|, opposite to you, discards)\b"
)
EXAMPLES = {"passed-over", "first", "anybody", "all-pay-south", "next-east"}
"""Tables of another case than that of the question, which would be answered by its picture."""


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("page_id", TABLES)
def test_text_and_table_say_the_same_of_a_wind(page_id: str) -> None:
    _, page = PAGES[page_id]
    shown = table_of(page.table)
    assert shown is not None
    if page.table in EXAMPLES:
        return
    said = page_words(page_id)
    notes = {chair.name: chair.note for chair in shown[0].chairs}
    for wind, does in SAID.findall(" ".join([*said.paragraphs, said.ask])):
        verb = does.split()[-1]
        assert verb in notes[wind] or (verb in {"won", "wins"} and "won" in notes[wind]), (
            page_id,
            wind,
            does,
        )


def test_limits_on_the_table_are_those_of_the_question() -> None:
    for page_id, kind in TABLES.items():
        if kind == "limit":
            book, page = PAGES[page_id]
            assert isinstance(page.task, AskTask)
            limit = page.task.question(rule_set(book)).fact("limit")
            shown = table_of(kind)
            assert isinstance(limit, int)
            assert shown is not None
            assert [int(arrow.label[2:]) for arrow in shown[0].arrows] == [2 * limit, limit]


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("turns", range(1, 4))
def test_a_table_can_be_seen_from_every_chair(kind: str, turns: int) -> None:
    shown = table_of(kind)
    assert shown is not None
    row = shown[0]
    seen = turned(row, turns)
    winds = [chair.wind for chair in row.chairs]
    assert [chair.wind for chair in seen.chairs] == winds[turns:] + winds[:turns]
    for one, other in zip(row.arrows, seen.arrows, strict=True):
        if row.about_me:
            assert (one.start, one.end) == (other.start, other.end)
        else:
            assert [winds[one.start], winds[one.end]] == [
                seen.chairs[place].wind for place in (other.start, other.end)
            ]
    names = [chair.name for chair in seen.chairs]
    heard = said_from_chair(seen)
    assert heard.index(names[0]) < heard.index(names[1]) < heard.index(names[2]) < heard.index(names[3])
    assert all(chair.note in heard for chair in seen.chairs)


def test_the_throws_for_the_seats_lie_as_dice() -> None:
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    for book, page_id in (("pung-chow", "pc-seats/1"), ("how-to-play", "hp-start/1")):
        model.open(book)
        model.open_page(page_id)
        asked = model.task.asked
        assert asked is not None
        dice = dice_of(asked.question)
        assert [name for name, _ in dice] == ["A", "B", "C", "D"]
        assert model.task.dice == dice
        assert all(sum(throw) == asked.question.fact(f"throw-{name}") for name, throw in dice)
