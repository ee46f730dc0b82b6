"""What a drill says holds in the game that is asked about: under its house rules, its limit, its players."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from peling.core.scoring import Limit
from peling.core.tiles import Tile, Wind
from peling.lessons import drills
from peling.lessons.drills import Choose, FillSheet, Question, SettleUp, State
from peling.lessons.drills.books import cite, limit_of, rules_on
from peling.lessons.drills.fault import Fault
from peling.lessons.drills.makers.examples import exercises
from peling.lessons.drills.question import POINTS, TOTAL, Arranged, Judged, Paid, Part, Stated, Summed
from peling.lessons.faults import of_question
from peling.lessons.faults.said import rule_text
from peling.rulebooks import RULE_SETS, rule_book, rule_set
from peling.rules.ruleset import OptionValue
from peling_app.books.words.options import option_said
from peling_app.kit.words.tiles import tile_name, wind_name
from peling_app.learn.words import drills as words
from peling_app.learn.words import faults as fault_words
from tests.app.learn.tries.wrong_answers import wrong_answers
from tests.by_day import by_day

pytestmark = pytest.mark.usefixtures("english")


def asked(book: str, kind: str, number: int, levels: tuple[int, ...] = (1, 3, 5)) -> Iterator[Question]:
    rules = rule_set(book)
    if kind in drills.kinds(rules):
        for seed in range(number):
            yield drills.question(kind, rules, levels[seed % len(levels)], random.Random(seed))


def parts_said(question: Question) -> Iterator[tuple[Part, str]]:
    """Yield the parts of the right answer, each with why it is right."""
    for part in drills.explain(question, question.solutions[0]).parts:
        yield part, " ".join(words.why(question, part))


def solved(question: Question) -> dict[str, int]:
    """Return the right answer to a question with several numbers."""
    right = question.solutions[0]
    assert isinstance(right, dict)
    return right


def said_of(question: Question, most: int) -> Iterator[str]:
    """Yield what is said of wrong answers, all of it."""
    rules = rule_set(question.key.rules, dict(question.key.options))
    for answer in wrong_answers(question, most):
        for fault in of_question(question, answer, rules):
            yield " ".join(fault_words.said(fault, question, more=True))


def house_rules(book: str) -> Iterator[tuple[str, OptionValue]]:
    """Yield the house rules that change what the rules of a book say, each with every other value."""
    options = {option.key: option for option in rule_set(book).options}
    for topic in rule_book(book).asked:
        sort, _, key = topic.partition(" ")
        if sort == "house" and key in options:
            yield from ((key, value) for value in options[key].values if value != options[key].default)


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_a_rule_is_said_with_the_house_rule_that_changes_it(book: str) -> None:
    seen = 0
    for key, value in house_rules(book):
        rules = rule_set(book, {key: value})
        for id_ in rules_on(rules, f"house {key}"):
            fault = Fault("", State.WRONG, rule_text(rules, (id_,)))
            plain = Fault("", State.WRONG, rule_text(rule_set(book), (id_,)))
            assert option_said(key, value, book) in " ".join(fault_words.said(fault, None)), (key, id_)
            assert len(plain.why) == 1, "the book's own way is no house rule"
            seen += bool(fault.why)
    assert seen > 2


@pytest.mark.parametrize("book", ["pung-chow-limit", "how-to-play"])
def test_where_no_limit_is_agreed_no_payment_is_held_to_one(book: str) -> None:
    rules = rule_set(book, {"limit": "none"})
    for seed in range(60):
        question = drills.question("pays", rules, 1 + seed % 5, random.Random(seed))
        for id_ in question.asks:
            rule, *house = (dict(why.facts) for why in rule_text(rules, (id_,)) if isinstance(why, Stated))
            held = re.search(r"\blimit\b", str(rule.get("text", "")))
            assert not held or "limit" in {facts["option"] for facts in house}, (question.topic, id_)


@pytest.mark.parametrize("book", by_day({"pung-chow-limit"}, RULE_SETS))
def test_a_limit_hand_is_not_added_up_from_lines(book: str) -> None:
    """It was said that nothing, cut at the limit, makes the limit."""
    seen = 0
    for question in asked(book, "score", 40, (4, 5)):
        assert isinstance(question.form, FillSheet)
        for part, said in parts_said(question):
            summed = next((one for one in part.why if isinstance(one, Summed)), None)
            if summed is None or not any(isinstance(line.award, Limit) for line in summed.sheet.lines):
                continue
            assert part.id != TOTAL or " 0" not in said, said
            seen += 1
            for more in said_of(question, 12):
                assert "They are ." not in more, more
                assert "points of all lines" not in more, more
    assert seen or not any(isinstance(item.award, Limit) for item in rule_set(book).items)


@pytest.mark.parametrize("book", by_day({"how-to-play"}, RULE_SETS))
def test_who_is_paid_for_another_number_than_he_counts_is_said_why(book: str) -> None:
    """A score is cut at the limit, rounded, or left out as that of a dead hand."""
    for question in asked(book, "pays", 90, (3, 4, 5)):
        scores = dict(question.shown.scores)
        for part in drills.explain(question, question.solutions[0]).parts:
            paid = next((one for one in part.why if isinstance(one, Paid)), None)
            for transfer in paid.transfers if paid is not None else ():
                if transfer.reason != "difference" or len(scores) < len(Wind):
                    continue
                if transfer.higher != scores[transfer.payee] or transfer.lower != scores[transfer.payer]:
                    stated = [one for one in part.why if isinstance(one, Stated)]
                    said = " ".join(words.why(question, part))
                    assert stated or "imit" in said, (question.key, said)


def test_what_a_dead_hand_has_wrong_is_said_where_the_book_asks_for_it() -> None:
    seen = set()
    for question in asked("how-to-play", "pays", 90, (4, 5)):
        if question.topic == "pays-dead":
            kind = str(question.fact("why"))
            assert kind.replace("-", " ") in words.task(question)
            seen.add(kind)
    assert seen == {"too-many", "too-few"}


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_who_plays_is_named_where_not_all_four_do(book: str) -> None:
    course = rule_set(book).course
    for question in asked(book, "rule", 150, (1, 2, 3, 4, 5)):
        players = dict(question.facts).get("players")
        if players in {2, 3}:
            assert isinstance(players, int)
            for wind in course.seats(players):
                assert wind_name(wind) in words.task(question)


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_no_more_tiles_are_said_to_be_dealt_than_there_are(book: str) -> None:
    rules = rule_set(book)
    for question in asked(book, "rule", 150, (1, 2, 3, 4, 5)):
        tiles = dict(question.facts).get("tiles")
        if question.topic == "left-after-deal" and isinstance(tiles, int):
            for answer in (0, 1, tiles - 1, tiles, tiles + 1, 2 * tiles):
                if answer != question.solutions[0]:
                    (fault,) = of_question(question, answer, rules)
                    said = " ".join(fault_words.said(fault, question, more=True))
                    assert not re.search("[−-][0-9]| 0 would", said), said


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_an_honour_is_not_said_to_lack_the_neighbours_that_it_cannot_have(book: str) -> None:
    rules = rule_set(book)
    for question in asked(book, "claim", 40, (1, 3, 5)):
        tile = question.fact("tile")
        assert isinstance(tile, Tile)
        if "chow" in [part for part, _ in question.parts] and tile.is_honour:
            for fault in of_question(question, ["chow"], rules):
                if fault.part == "chow":
                    assert all(noted.tile.is_honour for noted in fault.tiles), question.key


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_a_claim_is_refused_by_the_rule_that_forbids_it(book: str) -> None:
    """A chow of whoever does not sit next was refused by what a chow is, which it would have been."""
    rules = rule_set(book)
    for question in asked(book, "claim", 40, (3, 4, 5)):
        assert isinstance(question.form, Choose)
        for choice in question.form.choices:
            for fault in of_question(question, [choice.id], rules):
                verdict = next((one.verdict for one in fault.why if isinstance(one, Judged)), None)
                if verdict is None or fault.state is not State.WRONG:
                    continue
                topics = [f"condition {one.condition}" for one in verdict.unmet]
                behind = rules_on(rules, *(one for one in topics if not one.endswith(("held", "sequence"))))
                if behind:
                    assert fault.more == rule_text(rules, behind), (question.key, choice.id)


@pytest.mark.parametrize("book", ["pung-chow", "how-to-play"])
def test_what_losers_settle_is_not_explained_by_what_the_winner_gets(book: str) -> None:
    rules, seen = rule_set(book), 0
    for question in asked(book, "pays", 30, (1, 3)):
        for part in drills.explain(question, question.solutions[0]).parts:
            paid = next((one for one in part.why if isinstance(one, Paid)), None)
            if question.topic == "pays" and paid is not None and paid.transfers and paid.transfers[0].lower:
                answer = {name: 1 if name == part.id else right for name, right in solved(question).items()}
                (fault,) = of_question(question, answer, rules)
                assert fault.more[-1:] == rule_text(rules, rules_on(rules, "differences")), question.key
                seen += 1
    assert seen > 20


def test_where_a_discarder_can_be_excused_it_is_said_that_he_is_not() -> None:
    seen = 0
    for question in asked("pung-chow-limit", "liable", 40, (1, 2, 3, 4, 5)):
        record = question.shown.hands[0]
        if question.topic == "liable" and record.win is not None and record.win.giver is not None:
            assert "excuses" in words.task(question)
            seen += 1
    assert seen > 3


def test_the_place_that_is_named_says_who_goes_first() -> None:
    """Of a Mah-Jongg that goes first, the place of pung and chow was named."""
    for question in asked("how-to-play", "first", 60, (1, 3, 5)):
        (why, *_) = (one for _, whys in question.parts for one in whys if isinstance(one, Stated))
        if why.topic == "higher-claim" and dict(why.facts)["claim"] == "win":
            assert why.cite is not None
            assert why.cite.section == "Rule 9"
            return
    pytest.fail("no Mah-Jongg goes first")


@pytest.mark.parametrize("book", [book for book in RULE_SETS if rule_set(book).rounded is not None])
def test_a_book_that_rounds_says_that_it_asks_for_what_is_not_rounded(book: str) -> None:
    for question in asked(book, "score", 4):
        assert "before it is rounded" in words.task(question)


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_no_sentence_lacks_what_it_tells(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fact that is not there leaves nothing behind: the loose tiles lay “ and  stacks” from the gap."""

    def missing(_facts: object, name: str) -> str:
        raise LookupError(name)

    monkeypatch.setattr("peling_app.learn.words.drill_facts._Known.__missing__", missing)
    topics = set()
    for kind in drills.kinds(rule_set(book)):
        for question in asked(book, kind, 60 if kind == "rule" else 6):
            topics.add(question.topic)
            assert words.prompt(question)
            assert words.task(question)
            assert list(parts_said(question))
    assert len(topics) > 20


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_a_question_says_what_its_answer_hangs_on(book: str) -> None:
    """An example did not tell the limit that cuts its payments, another not which tiles the winner saw."""
    examples = [one.question for one in exercises(book)]
    for question in (*examples, *asked(book, "pays", 9)):
        said, under = words.task(question), rule_set(book, dict(question.under or question.key.options))
        if isinstance(question.form, SettleUp) and question.shown.scores:
            assert all(f"{limit:,}" in said for _, limit in limit_of(under)), question.key
        for record in question.shown.hands:
            assert all(tile_name(seen) in said for seen in record.visible), question.key


@pytest.mark.parametrize("book", by_day({"how-to-play"}, RULE_SETS))
def test_a_total_that_is_more_than_the_points_is_reckoned(book: str) -> None:
    """Of 20 points and half the limit it was said that they make 170, and no more."""
    for question in (one.question for one in exercises(book)):
        right = question.solutions[0]
        if isinstance(question.form, FillSheet) and isinstance(right, dict) and POINTS in question.form.sums:
            said = {part.id: words for part, words in parts_said(question)}[TOTAL]
            alone = right.get(TOTAL, 0) == right.get(POINTS, 0)
            assert alone or re.search("=|limit", said), (question.key, said)


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_a_hand_of_a_shape_of_its_own_is_cited_where_the_book_has_that_shape(book: str) -> None:
    """What wins as thirteen ones, nines, winds and dragons was cited from what the book says of sets."""
    rules = rule_set(book)
    plain = rules_on(rules, "shape")
    for question in asked(book, "waits", 40, (4, 5)):
        laid = [why for _, whys in question.parts for why in whys if isinstance(why, Arranged)]
        shapes = {why.shape for why in laid if why.shape or not why.left}
        own = [rules_on(rules, f"shape {shape}") for shape in shapes if shape]
        if len(shapes) == 1 and own and set(own[0]) - set(plain):
            assert question.cite == cite(rules, own[0]), question.key
