"""The words of the lessons: every page and key has them, none is left over, links lead somewhere."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from peling.core.melds import sequence_from
from peling.core.notation import parse_tiles
from peling.core.scoring import Limit
from peling.core.tiles import Suit, Tile, tile
from peling.lessons.courses import COURSES, TAUGHT, course, guided_deal
from peling.lessons.drills.question import Choose
from peling.lessons.guided import ended
from peling.lessons.model import AskTask, BoardTask, LayTask, Page
from peling.rulebooks import rule_set
from peling_app.kit.words import glossary
from peling_app.kit.words.prose_file import PageWords
from peling_app.learn.words.prose import lesson_title, page_ids, section_title, words
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from tests.every_case import every

pytestmark = pytest.mark.usefixtures("english")
PAGES = [
    pytest.param(course(one).rules, page, id=f"{one}:{page.id}")
    for one in COURSES
    for page in course(one).pages
]
COUNTED = re.compile(r"(\w+) hands count")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
LINK = re.compile(r"\[\[([^\]]+)\]\]")


def _labels(book: str, page: Page) -> set[str]:
    """Return the keys that the pictures and the choices of a page need words for."""
    found = {piece.label for picture in page.pictures for row in picture.rows for piece in row if piece.label}
    if isinstance(page.task, AskTask):
        question = page.task.question(rule_set(book))
        if question.topic == "lesson" and isinstance(question.form, Choose):
            found |= {choice.id for choice in question.form.choices if choice.hand is None}
    return found


def _sentences(said: PageWords) -> list[str]:
    """Return everything that is said on a page."""
    texts = [said.title, *said.paragraphs, *said.remember, said.ask, said.todo, *said.hints, said.right]
    return [text for text in (*texts, *said.labels.values(), *said.wrong.values()) if text]


@every("book, page", PAGES)
def test_a_page_has_a_title_and_one_to_three_short_paragraphs(book: str, page: Page) -> None:  # noqa: ARG001
    said = words(page.id)
    assert said.title
    assert 1 <= len(said.paragraphs) <= 3
    assert sum(map(len, said.paragraphs)) <= 640
    assert len(said.remember) <= 3
    assert len(said.hints) <= 2
    assert {picture.after for picture in page.pictures} <= set(range(1, len(said.paragraphs) + 1))


@every("book, page", PAGES)
def test_a_page_says_what_to_do_just_where_there_is_something_to_do(book: str, page: Page) -> None:
    said = words(page.id)
    if page.task is None:
        assert not any((said.ask, said.todo, said.hints, said.wrong))
    elif not isinstance(page.task, AskTask) or page.task.question(rule_set(book)).topic == "lesson":
        assert said.ask
        assert said.todo
    else:
        assert said.ask or not said.todo, "the drill's own sentence is shown, not this one"


@every("book, page", PAGES)
def test_every_label_has_words_and_no_words_are_left_over(book: str, page: Page) -> None:
    assert set(words(page.id).labels) == _labels(book, page)


@every("book, page", PAGES)
def test_every_wrong_try_has_words_and_no_words_are_left_over(book: str, page: Page) -> None:  # noqa: ARG001
    keys = {wrong.words for wrong in page.task.wrong} if page.task is not None else set()
    assert set(words(page.id).wrong) == keys


@every("page_id", page_ids())
def test_every_link_leads_to_a_word_of_the_glossary(page_id: str) -> None:
    for text in _sentences(words(page_id)):
        assert text.count("[[") == text.count("]]") == len(LINK.findall(text))
        for link in LINK.findall(text):
            assert glossary.find(link.split("|")[-1]) is not None, link


@every("page_id", page_ids())
def test_sentences_are_plain_text_without_praise(page_id: str) -> None:
    for text in _sentences(words(page_id)):
        assert text == text.strip()
        assert not re.search(r"[{}<>]|  |\bWell done\b|\bGreat\b", text), text


def test_there_are_no_words_for_a_page_that_is_not_there() -> None:
    taught = {page.id for one in COURSES for page in course(one).pages}
    guided = {step.id for book in TAUGHT for step in guided_deal(book).steps}
    assert set(page_ids()) == taught | guided
    with pytest.raises(KeyError):
        words("pc-nothing/1")


@pytest.mark.parametrize("course_id", COURSES)
def test_sections_and_lessons_have_titles_of_their_own(course_id: str) -> None:
    sections = [section_title(section.id) for section in course(course_id).sections]
    lessons = [lesson_title(lesson.id) for lesson in course(course_id).lessons]
    assert all(sections)
    assert all(lessons)
    assert len(set(sections)) == len(sections)
    assert len(set(lessons)) == len(lessons)


@pytest.mark.parametrize("book", TAUGHT)
def test_the_guide_says_how_its_deal_is_settled(book: str) -> None:
    """Its words give no figures, but who pays whom: double to East, and among the losers or not."""
    deal = guided_deal(book)
    settled = ended(deal)
    reasons = {one.reason for one in settled.settlement.transfers}
    said = " ".join(words(deal.steps[-1].id).paragraphs)
    assert ("Among the losers nothing is paid" in said) is (reasons == {"winner"})
    assert all(one.factor == 2 for one in settled.settlement.transfers if one.payee is deal.me)
    assert re.search(r"double|twice", said)
    assert re.search(r"remains East|keeps the bank", said)


def test_the_guide_counts_the_points_that_a_discard_would_need() -> None:
    deal = guided_deal("fenghua")
    items = [line.item for line in ended(deal).scores[deal.me].sheet.lines]
    small = [item for item in items if not re.search("KONG|FLOWER|OWN-TILE", item)]
    assert NUMBERS[len(small)] == "three"
    said = words("guided/win-fenghua").paragraphs[1]
    assert "had only three: the kong and the flower do not help there" in said


@pytest.mark.parametrize("book", TAUGHT)
def test_the_guide_names_every_tile_that_is_waited_for(book: str) -> None:
    """Where a wild tile is in play it wins as well as the two that the sequence lacks."""
    wild = any("WILD" in entry.id for entry in rule_set(book).entries)
    naming = [
        text
        for step in guided_deal(book).steps
        for text in words(step.id).paragraphs
        if "a 2 or a 5 of circles" in text
    ]
    assert naming
    assert [text for text in naming if ("wild tile" in text) is not wild] == []


def test_as_many_hands_count_the_limit_as_a_page_says() -> None:
    said = {
        (book, shown.lower())
        for book in TAUGHT
        for page in course(book).pages
        for sentence in _sentences(words(page.id))
        for shown in COUNTED.findall(sentence)
    }
    assert {book for book, _ in said} == {"how-to-play", "four-winds"}
    for book, shown in said:
        assert NUMBERS.index(shown) == sum(item.award == Limit() for item in rule_set(book).items), book


def test_a_hand_to_wash_has_as_many_heads_as_its_page_says() -> None:
    said = words("pc2-wash/1")
    heads = {held for held in _hand_on_the_board("pc2-wash/1") if held.is_major}
    for text in (said.todo, said.wrong["too-late"]):
        assert f"{NUMBERS[len(heads)]} different heads" in text


def test_every_tile_that_cannot_be_dangerous_may_be_discarded_where_that_is_asked() -> None:
    task = course("pung-chow-limit").page("pc2-penalties/1").task
    assert isinstance(task, BoardTask)
    hand = [*_hand_on_the_board("pc2-penalties/1"), tile(task.position.drawn)]
    assert set(task.goal.split()[1:]) == {held.code for held in hand if held.suit is not Suit.CIRCLES}


def _hand_on_the_board(page_id: str) -> tuple[Tile, ...]:
    """Return the learner's tiles on a board of Part II."""
    task = course("pung-chow-limit").page(page_id).task
    assert isinstance(task, BoardTask)
    return parse_tiles(dict(task.position.hands)[task.me.value])


LAID = [page.id for book in TAUGHT for page in course(book).pages if isinstance(page.task, LayTask)]


@pytest.mark.parametrize(
    ("language", "ways"),
    [
        (Language.ENGLISH, ("Drag", "click", "keyboard: arrows, then the number")),
        (Language.GERMAN, ("Zieh", "klick", "Tastatur: Pfeile, dann die Nummer")),
    ],
)
def test_where_a_hand_is_laid_out_every_way_of_doing_it_is_said(
    english: Translations, language: Language, ways: tuple[str, ...]
) -> None:
    english.use(language)
    assert len(LAID) >= 5
    said = {page: words(page).todo for page in LAID}
    assert {page: todo for page, todo in said.items() if not all(way in todo for way in ways)} == {}


def _falls_into_sets(held: Counter[Tile]) -> bool:
    first = min(+held, default=None)
    ways = () if first is None else ((first,) * 3, sequence_from(first) or ())
    return first is None or any(
        way and not Counter(way) - held and _falls_into_sets(held - Counter(way)) for way in ways
    )


def test_what_is_said_of_a_hand_laid_out_fits_every_way_that_is_right() -> None:
    several = 0
    for page in (page for book in TAUGHT for page in course(book).pages if isinstance(page.task, LayTask)):
        task = page.task
        assert isinstance(task, LayTask)
        if task.wild or task.counts:
            continue
        held = Counter(task.tiles)
        pairs = [one for one in held if held[one] > 1 and _falls_into_sets(held - Counter([one, one]))]
        assert pairs
        if len(pairs) > 1:
            several += 1
            assert [one for one in pairs if f"{one.rank}s" not in words(page.id).right] == [], page.id
    assert several
