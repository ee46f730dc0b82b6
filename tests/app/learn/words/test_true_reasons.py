"""What the drills say of an answer is a sentence, reckons rightly and gives the reason that the book has."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from peling.core.rules import Citation, Evidence, Finding
from peling.core.scoring import WinBy
from peling.core.tiles import Wind, tile
from peling.lessons import drills
from peling.lessons.drills import Choose, Question, State
from peling.lessons.drills.books import rules_on
from peling.lessons.drills.question import Judged, Paid, Part, Stated
from peling.lessons.faults import of_question
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import nobody_liable
from peling_app.books.words.findings import finding
from peling_app.learn.model.question.asked import Asked
from peling_app.learn.words import drills as words
from peling_app.learn.words import faults as fault_words
from tests.by_day import by_day

LEVELS = (1, 3, 5)
SEEDS = 12
BOOKS = by_day({"how-to-play", "fenghua"}, RULE_SETS)
"""By day one that doubles for East, with hands of a shape of their own, and the one that rounds instead."""
EQUATION = re.compile(r"([0-9(][0-9,()×+− ]*) = ([0-9,]+)")


def asked(book: str, kinds: tuple[str, ...] = (), seeds: int = SEEDS) -> Iterator[Question]:
    """Return many questions of a book."""
    rules = rule_set(book)
    for kind in drills.kinds(rules):
        if kinds and kind not in kinds:
            continue
        for level in LEVELS:
            for seed in range(seeds):
                yield made(book, kind, level, seed)


@cache
def made(book: str, kind: str, level: int, seed: int) -> Question:
    """Return one question: to make it takes longer than to look at it, and several tests do."""
    return drills.question(kind, rule_set(book), level, random.Random(seed))


def parts_of(question: Question) -> Iterator[Part]:
    """Return the parts of the answers nothing, all wrong and all right."""
    for answer in (question.solutions[0], [], {}, -1):
        yield from drills.explain(question, answer).parts


def value(sum_: str) -> int:
    """Return what a sum comes to: "(80 − 48) × 2"."""
    plain = sum_.replace(",", "").replace("×", "*").replace("−", "-").strip()
    assert re.fullmatch(r"[0-9()*+\- ]+", plain), sum_
    return int(eval(plain))  # noqa: S307 - digits and signs alone, as asserted above


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"pung-chow-limit"}, RULE_SETS))
@pytest.mark.parametrize("seeds", by_day([4], [4, SEEDS]))
def test_every_sentence_begins_like_one_and_every_sum_is_right(book: str, seeds: int) -> None:
    sums = 0
    for question in asked(book, seeds=seeds):
        for said in (words.prompt(question), words.task(question)):
            assert not said[0].islower(), said
        for part in parts_of(question):
            for said in words.why(question, part):
                assert not said[0].islower(), said
                for left, right in EQUATION.findall(said):
                    assert value(left) == value(right), said
                    sums += 1
    assert sums > 20


@pytest.mark.thorough
@pytest.mark.parametrize("book", BOOKS)
def test_several_shares_are_added_up(book: str) -> None:
    for question in asked(book, ("pays",)):
        for part in parts_of(question):
            paid = next(one for one in part.why if isinstance(one, Paid))
            said = words.why(question, part)
            assert len(said) == len(set(said)), said
            assert sum(one.startswith("Right is") for one in said) <= 1, said
            if len(paid.transfers) > 1:
                assert any(f"= {paid.right:,}" in one for one in said), said


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("book", BOOKS)
def test_an_allowed_claim_is_explained_by_the_tiles(book: str) -> None:
    seen = set()
    for question in asked(book, ("claim",)):
        for part in parts_of(question):
            verdict = next((one.verdict for one in part.why if isinstance(one, Judged)), None)
            said = " ".join(words.why(question, part))
            if verdict is None:
                continue
            if verdict.legal:
                assert re.search("You hold|completes the hand", said), said
                seen.add(part.id)
            elif "make no sequence" in said:
                assert "lack" not in said, said
                assert "is no sequence" not in said, said
            if part.id == "chow":
                assert "you lack" not in said, "nobody has named the two tiles"
    assert {"pung", "win"} <= seen


@pytest.mark.parametrize("book", BOOKS)
def test_a_claim_left_out_is_explained_by_its_own_rule(book: str) -> None:
    rules, seen = rule_set(book), set()
    entries = {entry.id: entry.text for entry in rules.entries}
    for question in asked(book, ("claim",)):
        for fault in of_question(question, [], rules):
            verdict = next(
                (one.verdict for one in (*fault.why, *fault.more) if isinstance(one, Judged)), None
            )
            said = [one for one in fault.more if isinstance(one, Stated) and one.topic == "rule-text"]
            if verdict is None or not said:
                continue
            robbed = fault.part == "win" and dict(question.facts).get("robbing") is True
            robbing = [id_ for id_ in rules_on(rules, "claimed-robbing") if robbed and id_ in entries]
            own = (robbing or [verdict.rule])[0]
            assert [dict(one.facts)["text"] for one in said] == [entries[own]], fault.part
            seen.add(fault.part)
    assert {"pung", "win"} <= seen


@pytest.mark.thorough
@pytest.mark.parametrize("number", by_day([60], [60, 120]))
def test_who_feeds_is_liable_for_what_was_claimed_from_him(number: int) -> None:
    said: set[str] = set()
    for seed in range(number):
        question = made("fenghua", "liable", seed % 5 + 1, seed)
        assert {hint.id for hint in question.hints} == {"count-the-claims", "robbed-or-bottom"}
        record = question.shown.hands[0]
        payer = None if question.solutions[0] == ["none"] else Wind(str(question.solutions[0][0]))  # type: ignore[index]  # a list
        why = " ".join(words.why(question, drills.explain(question, question.solutions[0]).parts[0]))
        assert "lay open" not in why
        fed = sum(meld.claimed_from is payer for meld in record.hand.melds)
        if payer is None:
            continue
        expected = "All four sets" if fed == 4 else "Three sets"
        if record.win is not None and record.win.giver is payer:
            by_its_tile = {WinBy.ROBBED_KONG: "robbed", WinBy.LAST_DISCARD: "bottom tile"}
            expected = by_its_tile.get(record.win.by, expected)
        assert expected in why
        said.add(expected)
    assert len(said) >= 3


@pytest.mark.parametrize("book", BOOKS)
def test_hints_on_payments_hold_in_their_book(book: str) -> None:
    rules = rule_set(book)
    doubled = rounded = False
    for question in asked(book, ("pays",)):
        hints = {hint.id for hint in question.hints}
        for part in parts_of(question):
            for paid in (one for why in part.why if isinstance(why, Paid) for one in why.transfers):
                assert "losers-by-pairs" in hints or paid.reason != "difference"
                east = Wind.EAST in {paid.payer, paid.payee}
                doubled |= east and paid.factor == 2 and "round-first" not in hints
            rounded |= any("rounded up" in said for said in words.why(question, part))
        assert ("round-first" in hints) is (rules.rounded is not None)
        if book == "fenghua":
            assert "east-double" not in hints
        else:
            assert "east-double" in hints
    assert doubled is (rules.rounded is None)
    assert rounded is (rules.rounded is not None)


def test_books_without_liability_have_no_such_drill() -> None:
    for book in RULE_SETS:
        rules = rule_set(book)
        assert ("liable" in drills.kinds(rules)) is (rules.liable is not nobody_liable)


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("book", BOOKS)
def test_a_hand_on_a_card_shows_its_own_tiles_alone(book: str) -> None:
    wild = 0
    for question in asked(book, ("complete",)):
        assert isinstance(question.form, Choose)
        for choice, card in zip(question.form.choices, Asked(question).cards, strict=True):
            assert choice.hand is not None
            laid = [tile for meld in choice.hand.hand.melds for tile in meld.tiles]
            tiles = [tile for group in card.groups for tile in group]
            won = [] if choice.hand.win is None or choice.hand.win.tile is None else [choice.hand.win.tile]
            held = [*choice.hand.hand.concealed, *laid, *choice.hand.hand.bonus, *won]
            assert sorted(tile.code for tile in tiles) == sorted(tile.code for tile in held)
            assert card.wild == choice.hand.wild
            assert ("wild" in card.text) is bool(card.wild)
            wild += bool(card.wild)
    assert bool(wild) is (book == "fenghua")


@pytest.mark.thorough
@pytest.mark.parametrize("book", BOOKS)
def test_what_was_left_out_is_not_called_right_too_when_nothing_else_was(book: str) -> None:
    for question in asked(book, ("complete", "waits", "claim")):
        for part in parts_of(question):
            if part.state is State.MISSED:
                assert not re.search("also|too", words.state_label(question, part))


@pytest.mark.parametrize(("held", "said"), [(2, "a pair of"), (3, "three")])
@pytest.mark.usefixtures("english")
def test_a_reason_names_how_many_are_held(held: int, said: str) -> None:
    shown = Evidence((tile("N"),), (("needs", 2), ("held", held)))
    found = Finding("two-held", met=True, evidence=shown, cite=Citation("", "", ""))
    assert finding(found).startswith(f"You hold {said} north winds")


def test_the_tail_is_explained_by_the_larger_die_which_leads_there() -> None:
    rules, rng = rule_set("fenghua"), random.Random(1)
    of_tail = [
        one
        for one in (drills.question("rule", rules, level, rng) for level in (1, 2, 3) * 8)
        if one.topic == "first-supply"
    ]
    assert of_tail
    for question in of_tail:
        right = question.solutions[0]
        assert right in (question.fact("one"), question.fact("other"))
        (fault,) = of_question(question, 19, rules)
        lines = " ".join(fault_words.said(fault, question))
        assert "larger" in lines
        assert "smaller" not in lines


def test_where_the_whole_wall_is_drawn_no_reason_speaks_of_tiles_that_are_not() -> None:
    rules, rng, found = rule_set("pung-chow"), random.Random(2), 0
    for level in (2, 3, 4) * 8:
        question = drills.question("rule", rules, level, rng)
        if question.topic == "reserve":
            (fault,) = of_question(question, 3, rules)
            assert "Some tiles" not in " ".join(fault_words.said(fault, question))
            found += 1
    assert found
