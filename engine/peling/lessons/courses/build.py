"""Write lessons down shortly: pictures in notation, questions from the drills, positions with their acts."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from peling.core.notation import parse_hand, parse_tiles
from peling.core.scoring import HandRecord, InvalidHandError, ScoreItem, Win, WinBy
from peling.core.tiles import KINDS, WINDS, Tile, Wind, tile
from peling.core.view import Offer
from peling.lessons.courses.tables import TABLES
from peling.lessons.drills import catalogue
from peling.lessons.drills.books import cite, item
from peling.lessons.drills.makers import course_questions, examples
from peling.lessons.drills.makers.claim_questions import claims_of
from peling.lessons.drills.makers.score_questions import asked, sheet_question
from peling.lessons.drills.positions import offered
from peling.lessons.drills.question import (
    Answer,
    Choice,
    Choose,
    Count,
    Earned,
    FillSheet,
    Key,
    Offered,
    PickTiles,
    Question,
    Shown,
    line_id,
)
from peling.lessons.model import AskTask, LayTask, Lesson, Page, Picture, Piece, Task, WrongTry
from peling.rules.ruleset import RuleSet

E, S, W, N = WINDS
"""The winds as positions are written down."""
SIGNS: Final[Mapping[str, str]] = {"+": "plus", "->": "arrow", "=": "equals"}
MONEY: Final = ("stick-", "counter-")
"""How signs begin that stand for what is paid with; the value follows."""
_TRIES: Final = 100
"""So many questions of a drill are looked at for one that fits."""
_KEPT: Final = 8
"""So many questions of a task are kept, for to find one that fits takes up to a second."""
LESSON: Final = "lesson"
"""The kind of question that belongs to one page."""
Make = Callable[[RuleSet], Question]


def lesson(lesson_id: str, *pages: Page) -> Lesson:
    """Return a lesson with its pages numbered from 1."""
    return Lesson(
        lesson_id,
        tuple(_named(page, f"{lesson_id}/{number}") for number, page in enumerate(pages, 1)),
    )


def _named(page: Page, page_id: str) -> Page:
    return replace(page, id=page_id, table=TABLES.get(page_id, ""))


def page(teaches: str, *pictures: Picture, task: Task | None = None) -> Page:
    """Return a page that teaches these rules, ids with blanks between them; `lesson` gives it its id."""
    return Page("", tuple(teaches.split()), pictures, task)


def picture(*rows: str, after: int = 1) -> Picture:
    """Return a picture in notation.

    Tiles stand by their codes, signs are ``+``, ``->`` and ``=``; ``|`` begins another group. A group ends
    with ``:label``, ``:label!`` (good) or ``:label?`` (not good) if words stand below it. ``_B5`` lies face
    down, ``B5*`` has a ring. ``stick-100`` is a dotted stick of this value, ``counter-100`` a counter
    with its number, and a number stands for itself.
    """
    return Picture(tuple(tuple(_pieces(row)) for row in rows), after)


def _pieces(row: str) -> Iterable[Piece]:
    codes: list[str] = []
    for word in (*row.split(), "|"):
        if word == "|" or word in SIGNS or word.startswith((":", *MONEY)) or word.isdigit():
            if word.startswith(":"):
                label = word[1:].rstrip("!?")
                good = {"!": True, "?": False}.get(word[-1])
                yield replace(_group(codes), label=label, good=good)
            else:
                if codes:
                    yield _group(codes)
                if word != "|":
                    yield Piece(sign=SIGNS.get(word, word))
            codes = []
        else:
            codes.append(word)


def _group(codes: Sequence[str]) -> Piece:
    return Piece(
        tuple(tile(code.strip("_*")) for code in codes),
        backs=frozenset(place for place, code in enumerate(codes) if code.startswith("_")),
        ringed=frozenset(place for place, code in enumerate(codes) if code.endswith("*")),
    )


def key_of(rules: RuleSet, level: int = 1, seed: int = 0, kind: str = LESSON) -> Key:
    """Return what a question of a lesson is known by."""
    return Key(kind, rules.id, (), level, seed)


def drill(kind: str, level: int, seed: int, **wrong: Answer) -> AskTask:
    """Return a question of a drill, always the same one; "another hand" makes others of its level.

    Typical wrong answers are named by the key of their words.
    """

    @lru_cache(_KEPT)
    def make(rules: RuleSet, number: int = 0) -> Question:
        return catalogue.question(kind, rules, level, random.Random(seed + number))

    return AskTask(make, _wrong(wrong), make)


def topic(name: str, level: int, seed: int, **wrong: Answer) -> AskTask:
    """Return a question about the course of play by its topic, always the same one."""

    def make(rules: RuleSet, number: int = 0) -> Question:
        maker = course_questions.topics(rules)[name]
        return maker(key_of(rules, level, seed + number, "rule"), rules, random.Random(seed + number))

    return AskTask(make, _wrong(wrong), make)


def like(task: AskTask, fits: Callable[[Question], bool]) -> AskTask:
    """Return a task that asks only such questions of its sort as the words of its page fit.

    A question is the same until the drill itself makes others; then another that fits takes its place.
    """
    every = task.again or (lambda rules, _number: task.question(rules))

    @lru_cache(_KEPT)
    def make(rules: RuleSet, number: int = 0) -> Question:
        tried = (every(rules, number * _TRIES + step) for step in range(_TRIES))
        return next((question for question in tried if fits(question)), task.question(rules))

    return AskTask(make, task.wrong, make)


def about(*words: str) -> Callable[[Question], bool]:
    """Return whether a question has these words: rules that it asks, its topic, parts of its right answer."""

    def fits(question: Question) -> bool:
        right = question.solutions[0]
        return set(words) <= {question.topic, *question.asks, *(right if isinstance(right, list) else ())}

    return fits


def pick(teaches: str, right: Callable[[Tile], bool], among: str = "", **wrong: Answer) -> AskTask:
    """Ask for every tile of a property, among some or all 34 kinds."""
    palette = parse_tiles(among) or KINDS

    def make(rules: RuleSet) -> Question:
        codes = [kind.code for kind in palette if right(kind)]
        return _question(rules, teaches, PickTiles(palette), codes)

    return AskTask(make, _wrong(wrong))


def first_lesson(lesson_id: str, tiles: str, sets: str, names: str = "three four run") -> Lesson:
    """Begin a course at the beginning: one page on all kinds of tiles, one on sets and the pair.

    Args:
        lesson_id: the lesson.
        tiles, sets: the rules of the book about them.
        names: keys of the labels of three equal tiles, four equal tiles, and a sequence.
    """
    three, four, run = names.split()
    return lesson(
        lesson_id,
        page(
            tiles,
            picture(
                "C1 C2 C3 C4 C5 C6 C7 C8 C9 :characters",
                "B1 B2 B3 B4 B5 B6 B7 B8 B9 :bamboos",
                "D1 D2 D3 D4 D5 D6 D7 D8 D9 :circles",
            ),
            picture("E S W N :winds R G Wh :dragons", after=2),
            task=pick(
                tiles,
                lambda kind: kind.code.startswith("C"),
                "C3 D3 B3 C7 E C9 D9 R B9",
                circles=["D3", "D9"],
            ),
        ),
        page(
            sets,
            picture(f"B3 B4 B5 :{run}", f"D8 D8 D8 :{three}", f"E E E E :{four}", after=2),
            task=LayTask(
                parse_tiles("D3 D4 D5 D8 D8 D8 B2 B2"),
                (WrongTry(["D3 D4 D5", "D8 D8", "B2 B2"], "two-pairs"),),
            ),
        ),
    )


def number(teaches: str, count: Callable[[RuleSet], int], **wrong: Answer) -> AskTask:
    """Ask for a number that the engine knows."""
    return AskTask(lambda rules: _question(rules, teaches, Count(), count(rules)), _wrong(wrong))


def choose(
    teaches: str,
    right: Callable[[RuleSet], Iterable[str]],
    choices: str,
    *,
    several: bool = False,
    **wrong: Answer,
) -> AskTask:
    """Ask to choose among sentences of the page, by the keys of their labels; the engine knows the right."""
    ids = tuple(Choice(name) for name in choices.split())

    def make(rules: RuleSet) -> Question:
        return _question(rules, teaches, Choose(ids, several), list(right(rules)))

    return AskTask(make, _wrong(wrong))


def which_hands(
    teaches: str, right: Callable[[RuleSet, HandRecord], bool], *hands: str, **wrong: Answer
) -> AskTask:
    """Ask to choose among hands all that have a property."""
    records = tuple(HandRecord(Wind.SOUTH, Wind.EAST, parse_hand(text)) for text in hands)
    ids = tuple(Choice(f"hand-{place}", record) for place, record in enumerate(records, 1))

    def make(rules: RuleSet) -> Question:
        good = [one.id for one in ids if one.hand is not None and right(rules, one.hand)]
        return _question(rules, teaches, Choose(ids, several=True), good)

    return AskTask(make, _wrong(wrong))


def may_claim(hand: str, me: Wind, offered_tile: str, by: Wind, again: tuple[int, int] = (1, 1)) -> AskTask:
    """Ask for what a tile may be claimed; "another hand" makes others from this level and seed on."""
    level, seed = again

    def make(rules: RuleSet) -> Question:
        view = offered(rules, parse_hand(hand), me, Offer(tile(offered_tile), by))
        return claims_of(key_of(rules), rules, view)

    def another(rules: RuleSet, number: int) -> Question:
        return catalogue.question("claim", rules, level, random.Random(seed + number))

    return AskTask(make, (), another)


def is_complete(rules: RuleSet, record: HandRecord) -> bool:
    """Return whether fourteen tiles are a winning hand."""
    *rest, last = record.hand.concealed
    hand = parse_hand(" ".join(kind.code for kind in rest))
    whole = replace(hand, melds=record.hand.melds)
    try:
        rules.score(replace(record, hand=whole, win=Win(last, WinBy.WALL)))
    except InvalidHandError:
        return False
    return True


def record(hand: str, how: str = "", seats: str = "SE", *flags: str) -> HandRecord:
    """Return a hand: its notation, how it was won (`tile way giver`; empty: it lost), own and round wind."""
    return HandRecord(
        Wind(seats[0]), Wind(seats[1]), parse_hand(hand), _win(how.split()) if how else None, frozenset(flags)
    )


def _win(words: Sequence[str]) -> Win:
    """Return a win: `way` of a dealt hand, `tile way`, or `tile way giver`."""
    if len(words) == 1:
        return Win(None, WinBy(words[0]))
    code, way, *giver = words
    return Win(tile(code), WinBy(way), Wind(giver[0]) if giver else None)


def score_it(hand: HandRecord, level: int = 2, seed: int = 1, **wrong: Answer) -> AskTask:
    """Ask for the score sheet of a hand, line by line."""

    def make(rules: RuleSet) -> Question:
        scored = rules.score(hand)
        return sheet_question(key_of(rules, level, seed), rules, hand, scored, random.Random(seed))

    return AskTask(make, _wrong(wrong))


def counted_first(hand: HandRecord, task: AskTask) -> AskTask:
    """Return a task before which this hand is counted, line by line: points, doubles, the limit."""

    @lru_cache(_KEPT)
    def make(rules: RuleSet) -> Question:
        return sheet_question(key_of(rules), rules, hand, rules.score(hand), random.Random(1))

    return replace(task, worked=make)


def example(rules_id: str, name: str) -> AskTask:
    """Return an example of a book as a task, by its id; riddles have ``/slip`` behind it."""

    def make(_rules: RuleSet) -> Question:
        return next(one.question for one in examples.exercises(rules_id) if one.id == name)

    return AskTask(make)


def points_of(hand: HandRecord, **wrong: Answer) -> AskTask:
    """Ask for the total of a hand."""

    def make(rules: RuleSet) -> Question:
        scored = rules.score(hand)
        made = _question(rules, " ".join(asked(rules, hand, scored)), Count(), scored.total)
        return replace(made, shown=Shown(hands=(hand,)))

    return AskTask(make, _wrong(wrong))


def earns(hand: HandRecord, items: str, *, several: bool = False, **wrong: Answer) -> AskTask:
    """Ask which of some items a hand earns: ``label:item`` with blanks between, words by the labels."""
    named = dict(word.split(":") for word in items.split())
    form = Choose(tuple(Choice(label) for label in named), several)

    def make(rules: RuleSet) -> Question:
        found = {line.item for line in rules.score(hand).sheet.lines}
        right = [label for label, item in named.items() if item in found]
        absent = tuple(
            (label, (_absent(item(rules, id_)),)) for label, id_ in named.items() if id_ not in found
        )
        made = _question(rules, " ".join(named.values()), form, right)
        return replace(made, shown=Shown(hands=(hand,)), parts=absent)

    return AskTask(make, _wrong(wrong))


def _absent(one: ScoreItem[object]) -> Earned:
    """Return that a hand does not earn an item."""
    return Earned(Offered(line_id(one.id, one.award), one.id, one.title, one.award), 0, 1)


def winning_tiles(teaches: str, hand: HandRecord, **wrong: Answer) -> AskTask:
    """Ask for every tile that completes a hand of thirteen, drawn by its holder."""

    def make(rules: RuleSet) -> Question:
        codes = [kind.code for kind in KINDS if _wins(rules, hand, kind)]
        return replace(_question(rules, teaches, PickTiles(KINDS), codes), shown=Shown(hands=(hand,)))

    return AskTask(make, _wrong(wrong))


def _wins(rules: RuleSet, hand: HandRecord, kind: Tile) -> bool:
    try:
        rules.score(replace(hand, win=Win(kind, WinBy.WALL)))
    except InvalidHandError:
        return False
    return True


def _wrong(answers: Mapping[str, Answer]) -> tuple[WrongTry, ...]:
    return tuple(WrongTry(answer, words.replace("_", "-")) for words, answer in answers.items())


def _question(
    rules: RuleSet, teaches: str, form: Choose | PickTiles | Count | FillSheet, right: Answer
) -> Question:
    asks = tuple(teaches.split())
    return Question(key_of(rules), LESSON, form, (right,), asks, cite=cite(rules, asks))
