"""What the face of a book lacks, in sentences like those of `python -m peling books --check`."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from peling.core.melds import Exposure, Meld, MeldKind
from peling.core.tiles import tile
from peling.lessons.drills.books import ids
from peling.rulebooks import RULE_SETS, rule_book, rule_set, with_book
from peling.rules.ruleset import RuleSet
from peling_app.books.face import BookFace
from peling_app.books.faces import book_ids, face, subject_of, with_face
from peling_app.books.words import open_hands
from peling_app.kit.words import glossary
from peling_app.platform.settings import Language
from peling_app.play.tutor.words.first_times import topics_worded
from tests.app.play.tutor.test_texts import catalogue
from tests.sixth_book.book import RULE_BOOKS
from tests.sixth_book.face import FACE

PLACES = frozenset(
    {
        *("dead", "laid", "robbing", "bonus", "draw", "order", "loose", "reserve", "turned", "standing"),
        *("one-winner", "rounds", "sets", "next-east", "nobody-pays", "errors"),
    }
)
"""The topics for which the app asks a book where it speaks of them."""


def lacks(one: BookFace) -> Iterator[str]:
    """Yield a sentence for everything that a face lacks."""
    variants = [rule_set(one.id, options) for options in rule_book(one.id).variants]
    yield from _of_rules(one, variants[0], {item.id for rules in variants for item in rules.items})
    known = {rule for rules in variants for rule in ids(rules)}
    for name, table, topics in (
        ("terms", one.terms, set(glossary.terms())),
        ("meetings", one.meetings, topics_worded()),
        ("places", one.places, PLACES),
    ):
        yield from (f"Nobody asks for {topic!r} of its {name}." for topic in table if topic not in topics)
    if not known & {rule for rules in one.meetings.values() for rule in rules}:
        yield "It speaks of nothing that a learner meets."
    if not one.about:
        yield "It does not say what is special about the book."


def _of_rules(one: BookFace, rules: RuleSet, items: set[str]) -> Iterator[str]:
    if one.book != rules.book:
        yield f"Its book is {one.book!r}, but its rules are cited from {rules.book!r}."
    if re.fullmatch("#[0-9A-F]{6}", one.cloth) is None:
        yield "The colour of its binding is none."
    for item in sorted(items):
        if not item.startswith(one.prefixes):
            yield f"The score item {item} begins otherwise than its rules."
            continue
        try:
            subject_of(item)
        except KeyError:
            yield f"It does not say what the score item {item} looks at."
    for option in rules.options:
        words = one.options().get(option.key)
        if words is None or not words.title or not words.text:
            yield f"The house rule {option.key!r} has no name or is not explained."
        for value in option.values:
            if isinstance(value, int) and not isinstance(value, bool):
                continue
            if words is None or not words.labels.get(str(value)):
                yield f"The value {value!r} of the house rule {option.key!r} has no words."


def sources(one: BookFace) -> Iterator[tuple[str, str]]:
    """Yield every sentence of a face with its context."""
    yield from (("Books", text) for text in (one.cover.title, one.cover.subtitle, one.cover.origin))
    yield from (("About books", text) for text in one.about)
    yield from (("Compare", one.short), ("Citations", one.quoted), ("Learn", one.course))
    yield from (("Score", text) for text in (*one.score.short.values(), one.score.limit_title) if text)
    yield from (("Score sheet", text) for text in (one.limit_line,) if text)


def test_every_rule_set_has_a_face_and_every_face_a_rule_set() -> None:
    assert book_ids() == RULE_SETS


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_face_lacks_nothing(book: str) -> None:
    assert list(lacks(face(book))) == []


@pytest.mark.parametrize("book", RULE_SETS)
def test_every_sentence_of_a_face_is_translated(book: str) -> None:
    german = catalogue(Language.GERMAN)
    assert [source for source in sources(face(book)) if not any(german.get(source, ()))] == []


@pytest.mark.parametrize("exposure", Exposure)
@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_the_name_of_a_set_says_how_it_counts_in_the_word_that_stands_under_it(
    rules_id: str, exposure: Exposure
) -> None:
    for kind in MeldKind:
        if kind is not MeldKind.PAIR:
            meld = Meld(kind, (tile("B1"),) * 3, exposure)
            named = open_hands.named(rules_id, "these", concealed=meld.concealed)
            assert named.partition(", ")[2] == open_hands.labels(rules_id, meld)[1].partition(", ")[2]


def test_what_a_face_lacks_is_said() -> None:
    poor = replace(
        FACE,
        book="yard",
        cloth="purple",
        prefixes=("CY-O", "CY-T"),
        about=(),
        options=dict,
        subjects=FACE.subjects[:1],
        terms={"riichi": ("CY-CHOW",)},
        meetings={"turn": ("CY-NOTHING",)},
    )
    with with_book(*RULE_BOOKS), with_face(poor):
        assert list(lacks(poor)) == [
            "Its book is 'yard', but its rules are cited from 'courtyard'.",
            "The colour of its binding is none.",
            "The score item CY-RED begins otherwise than its rules.",
            "It does not say what the score item CY-THREE looks at.",
            "The house rule 'going_out' has no name or is not explained.",
            "Nobody asks for 'riichi' of its terms.",
            "It speaks of nothing that a learner meets.",
            "It does not say what is special about the book.",
        ]


def test_the_sixth_book_has_all_but_translations() -> None:
    with with_book(*RULE_BOOKS), with_face(FACE):
        assert list(lacks(FACE)) == []
