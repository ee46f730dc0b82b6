"""What is said to stand in the way does: of a hand near to a shape without sets, of an act, of who pays."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from peling.core.notation import parse_hand
from peling.core.scoring import HandRecord
from peling.core.tiles import Tile, Wind, tile
from peling.lessons import drills, faults
from peling.lessons.courses import course
from peling.lessons.drills.books import rules_on
from peling.lessons.drills.makers.examples import exercises
from peling.lessons.drills.nearest import in_the_way
from peling.lessons.drills.question import Answer, Arranged, Choose, Judged, Paid, Question, Stated, Why
from peling.lessons.model import AskTask
from peling.rulebooks import RULE_SETS, rule_set

WAY = 6
"""No more than these, wild ones among them, are left over of sets and a pair with one tile missing."""


def said(why: Arranged | Stated) -> str:
    """Return what is in the way, as a topic with the tiles; of left-over tiles their number."""
    if isinstance(why, Arranged):
        return f"left {len(why.left)}"
    if not why.facts:
        return why.topic
    ((_, value),) = why.facts
    tiles = value if isinstance(value, tuple) else (value,)
    return " ".join([why.topic, *(str(getattr(one, "code", one)) for one in tiles)])


@pytest.mark.parametrize(
    ("book", "hand", "way"),
    [
        ("fenghua", "B1 B3 B7 D2 D5 D8 C3 C6 C9 E S W N R", "near-apart B1 B3"),
        ("fenghua", "B1 B4 B7 D2 D5 D8 C3 C6 C9 E E W N R", "near-apart-twice E"),
        ("fenghua", "B1 B1 B4 B4 D2 D2 D5 D5 C7 C7 E E R G", "near-pairs R G"),
        ("fenghua", "E E S S S W N R R G G Wh Wh C5", "near-honours C5"),
        ("fenghua", "B1 B2 B3 B4 B5 B6 D2 D2 D2 C7 C8 R E E", "left 3"),
        ("how-to-play", "B1 B9 D1 D9 C1 C9 E S W N R G Wh D5", "near-thirteen D5"),
        ("four-winds", "B1 B1 D1 D9 D9 C1 C9 E S W N R G Wh", "near-thirteen D9"),
        ("pung-chow", "B1 B9 D1 D9 C1 C9 E S W N R G Wh D5", "left 14"),
        ("fenghua", "B1 B6 B9 D3 D9 C3 C9 E W N R G Wh", "near-apart-clear"),
        ("fenghua", "E E S S S W N R R G G Wh Wh", "near-honours-clear"),
        ("four-winds", "B1 B9 D1 D9 C1 C9 E S W N R G G", "near-thirteen-clear"),
    ],
)
def test_a_hand_is_measured_by_the_shape_that_is_nearest(book: str, hand: str, way: str) -> None:
    record = HandRecord(Wind.EAST, None, parse_hand(hand))
    assert said(in_the_way(rule_set(book), record)) == way


def test_pairs_that_wild_tiles_could_make_are_not_said_to_be_without_a_partner_only() -> None:
    hand = parse_hand("B1 B1 B4 B4 D2 D2 D5 D5 C7 C7 E R G B6")
    record = HandRecord(Wind.EAST, None, hand, wild=(tile("B6"),))
    assert said(in_the_way(rule_set("fenghua"), record)) == "near-pairs-wild E R G"


@pytest.mark.thorough
@pytest.mark.parametrize("book", RULE_SETS)
def test_of_a_tile_that_does_not_win_it_is_not_said_that_all_is_in_sets_and_a_pair(book: str) -> None:
    """The fifth of a kind would complete a hand, and that it would was the reason why it does not."""
    rules, fifth = rule_set(book), 0
    for seed in range(14):
        question = drills.question("waits", rules, 5, Random(seed))
        right = question.solutions[0]
        assert isinstance(right, list)
        for part, whys in question.parts:
            if part in right:
                continue
            for why in whys:
                complete = isinstance(why, Arranged) and not why.left and not why.shape
                assert not complete, (seed, part)
            if any(isinstance(why, Stated) and why.topic == "all-four-held" for why in whys):
                fifth += 1
                found = faults.of_question(question, [*right, part], rules)
                assert said(next(one for one in found if one.part == part).why[0]) == f"all-four-held {part}"  # type: ignore[arg-type]
    assert fifth


@pytest.mark.thorough
def test_no_question_denies_that_a_wild_tile_stands_for_a_fifth() -> None:
    """By the rules it may be the fifth of a kind; where it could, that was not among the right answers."""
    for seed in (107, 148, 184, 209, 223, 225):
        question = drills.question("wild", rule_set("fenghua"), seed % 5 + 1, Random(seed))
        right = question.solutions[0]
        assert isinstance(right, list)
        for part, whys in question.parts:
            complete = any(isinstance(why, Arranged) and not why.left and not why.shape for why in whys)
            assert part in right or not complete, (seed, part)


@pytest.mark.parametrize("book", RULE_SETS)
def test_the_rule_of_a_hand_that_is_not_complete_is_that_of_a_complete_one(book: str) -> None:
    """Of a hand that lacked a set it was said that no hand wins without a pair."""
    rules = rule_set(book)
    for condition in ("tile-completes", "hand-complete"):
        assert rules_on(rules, f"condition {condition}")[0] == rules_on(rules, "shape")[0]


@pytest.mark.parametrize(("given", "why"), [("plain", "item-replaced"), ("natural", "item-absent")])
def test_a_limit_takes_the_place_of_what_a_hand_has(given: str, why: str) -> None:
    """Of four sequences and a pair it was said that the hand has no plain winning."""
    rules = rule_set("four-winds")
    task = course("four-winds").page("fw-winning/4").task
    assert isinstance(task, AskTask)
    (fault, *_) = faults.of_question(task.question(rules), [given], rules)
    assert [one.topic for one in fault.why if isinstance(one, Stated)] == [why]


@pytest.mark.parametrize("book", ["how-to-play", "fenghua"])
def test_no_question_says_that_a_hand_one_tile_short_has_many_left_over(book: str) -> None:
    rng, tried = Random(7), 0
    for kind in ("complete", "waits") * 3:
        question = drills.question(kind, rule_set(book), 5, rng)
        for part, whys in question.parts:
            for why in whys:
                if isinstance(why, Arranged) and not why.shape:
                    tried += 1
                    assert len(why.left) <= WAY or part in _far(question, book), (question.key, part, why)
    assert tried > 5


def _far(question: Question, book: str) -> set[str]:
    """Return the hands that lack more than one tile."""
    form, rules = question.form, rule_set(book)
    if not isinstance(form, Choose):
        return set()
    away = drills.makers.shape_questions.tiles_away_of
    return {one.id for one in form.choices if one.hand is not None and away(rules, one.hand) > 1}


@pytest.mark.parametrize("book", RULE_SETS)
def test_the_rule_said_of_a_wrong_obstacle_is_not_that_of_a_condition_that_is_met(book: str) -> None:
    rules, rng = rule_set(book), Random(3)
    texts = {entry.text: entry.id for entry in rules.entries}
    for level in (1, 1, 2, 5):
        question = drills.question("why-not", rules, level, rng)
        verdict = next(one.verdict for _, whys in question.parts for one in whys if isinstance(one, Judged))
        met, unmet = (
            {
                rule
                for found in verdict.findings
                if found.met is which
                for rule in rules_on(rules, f"condition {found.condition}")
            }
            for which in (True, False)
        )
        if not unmet:
            # The book has no rule of its own for what forbids it: that of the act stands in its place.
            continue
        right = {one for way in question.solutions if isinstance(way, list) for one in way}
        for wrong in {part for part, _ in question.parts} - right:
            for fault in faults.of_question(question, [wrong], rules):
                named = {texts.get(text) for text in map(_text, (*fault.why, *fault.more)) if text}
                assert not named & (met - unmet), (question.key, wrong, named)


def _text(why: Why) -> str:
    return str(dict(why.facts)["text"]) if isinstance(why, Stated) and why.topic == "rule-text" else ""


def test_who_fed_the_winner_does_not_pay_where_the_last_tile_makes_another_pay() -> None:
    rules, rng, found = rule_set("fenghua"), Random(0), 0
    for _ in range(2):
        question = drills.question("liable", rules, 3, rng)
        melds = question.shown.hands[0].hand.melds
        by = next(one.topic for _, whys in question.parts for one in whys if isinstance(one, Stated))
        for wind in "ESWN":
            fed = sum(meld.claimed_from is Wind(wind) for meld in melds)
            if fed < 3 or [wind] in question.solutions or by not in {"liable-robbed", "liable-bottom"}:
                continue
            found += 1
            (fault,) = faults.of_question(question, [wind], rules)
            assert fault.why[0] == Stated("not-liable-tile-first", fault.why[0].facts)  # type: ignore[union-attr]
    assert found


def test_the_first_tile_from_the_tail_lies_in_the_last_stack_that_was_passed_over() -> None:
    rules, rng = rule_set("fenghua"), Random(1)
    asked = [drills.question("rule", rules, level, rng) for level in (1, 2, 3) * 12]
    of_tail = [one for one in asked if one.topic == "first-supply"]
    assert of_tail
    for question in of_tail:
        assert question.solutions == (max(question.fact("one"), question.fact("other")),)  # type: ignore[type-var]


@pytest.mark.parametrize("book", ["four-winds", "fenghua"])
def test_a_hand_is_said_to_wait_with_tiles_that_it_holds(book: str) -> None:
    rules, rng = rule_set(book), Random(5)
    for level in (3, 4, 5, 5):
        question = drills.question("waits", rules, level, rng)
        held = Counter(question.shown.hands[0].hand.concealed)
        right = question.solutions[0]
        assert isinstance(right, list)
        for missed in right:
            answer: list[str] = [code for code in right if code != missed] or ["N"]
            for fault in faults.of_question(question, answer, rules):
                for why in fault.why:
                    if isinstance(why, Stated) and why.topic == "one-more-wait":
                        waiting = dict(why.facts)["tiles"]
                        assert isinstance(waiting, tuple)
                        tiles = Counter(one for one in waiting if isinstance(one, Tile))
                        assert not tiles - held, (question.key, missed, waiting)


@pytest.mark.parametrize("book", RULE_SETS)
def test_what_an_item_gives_is_said_only_of_that_item(book: str) -> None:
    rules, rng = rule_set(book), Random(2)
    for kind in ("exposing", "score"):
        question = drills.question(kind, rules, 3, rng)
        right = question.solutions[0]
        if isinstance(right, int):
            answers: list[Answer] = [right + 2, right + 40]
        else:
            assert isinstance(right, dict)
            answers = [{**right, "total": right["total"] + 1}, dict.fromkeys(right, 0)]
        for answer in answers:
            for fault in faults.of_question(question, answer, rules):
                for why in (*fault.why, *fault.more):
                    if isinstance(why, Stated) and why.topic.startswith("item-"):
                        assert fault.part.startswith(str(dict(why.facts)["item"])), (kind, fault.part, why)


def topics(question: Question, answer: Answer, book: str) -> set[str]:
    """Return the topics of all that is said of a wrong answer."""
    found = faults.of_question(question, answer, rule_set(book))
    return {why.topic for fault in found for why in (*fault.why, *fault.more) if isinstance(why, Stated)}


@pytest.mark.parametrize("book", RULE_SETS)
def test_the_winner_is_not_said_to_be_paid_a_difference(book: str) -> None:
    """Who paid a score that was not yet rounded or cut read that only the difference is paid."""
    rules, rng, of_winner = rule_set(book), Random(8), 0
    asked = [drills.question("pays", rules, level, rng) for level in (1, 2, 3) * 4]
    asked += [one.question for one in exercises(book) if one.question.topic == "pays"]
    for question in asked:
        scores = dict(question.shown.scores)
        for part, whys in question.parts:
            paid = next((why for why in whys if isinstance(why, Paid)), None)
            if paid is None or not paid.transfers or paid.transfers[0].reason != "winner":
                continue
            of_winner += 1
            for times in (1, 2):
                right = question.solutions[0]
                assert isinstance(right, dict)
                given = times * scores[paid.transfers[0].payee]
                if given != paid.right:
                    assert "paid-full-score" not in topics(question, {**right, part: given}, book), part
    assert of_winner


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("book", ["pung-chow-limit", "how-to-play", "fenghua"])
def test_where_one_pays_for_all_no_score_of_a_loser_is_a_reason(book: str) -> None:
    """Of one who counted more it was said that he counts no more: he is not paid since one pays for all."""
    rules, rng, seen = rule_set(book), Random(2), 0
    for _ in range(60):
        question = drills.question("pays", rules, 5, rng)
        if question.topic != "pays-liable":
            continue
        right = question.solutions[0]
        assert isinstance(right, dict)
        for pair, _whys in question.parts:
            if pair not in right:
                seen += 1
                of_pair = topics(question, {**right, pair: 10}, book)
                assert not of_pair & {"unpaid-other", "unpaid-equal", "unpaid-higher"}, (pair, of_pair)
    assert seen


def test_where_losers_settle_all_the_same_one_who_pays_for_all_is_no_reason_between_them() -> None:
    rules = rule_set("four-winds", {"discarder_pays_all": True, "losers_settle": True})
    rng, seen = Random(2), 0
    for _ in range(20):
        question = drills.question("pays", rules, 2, rng)
        right, known = question.solutions[0], dict(question.facts)
        assert isinstance(right, dict)
        winner = known.get("winner")
        losers_paid = any(Wind(pair[-1]) is not winner for pair in right)
        for pair, _whys in question.parts:
            among = winner not in {Wind(pair[0]), Wind(pair[-1])}
            if "liable" in known and losers_paid and among and pair not in right:
                (fault, *_) = faults.of_question(question, {**right, pair: 10}, rules)
                assert {one.topic for one in fault.why if isinstance(one, Stated)} <= {
                    "unpaid-equal",
                    "unpaid-higher",
                }
                seen += 1
    assert seen


@pytest.mark.parametrize("book", RULE_SETS)
def test_where_nobody_has_won_no_score_is_a_reason(book: str) -> None:
    rules, rng = rule_set(book), Random(6)
    asked = [drills.question("pays", rules, level, rng) for level in (3, 4) * 12]
    for question in asked:
        if question.topic == "pays-drawn" and question.solutions == ({},):
            assert topics(question, {"E>S": 10}, book) - {"rule-text"} == {"unpaid-drawn"}


def test_the_rule_said_of_a_lower_claim_is_the_one_that_lifts_the_other() -> None:
    for book, higher, text in (
        ("how-to-play", "win", "Mah-Jongg goes before"),
        ("pung-chow-limit", "wash", "washing before a win"),
    ):
        rules, rng, seen = rule_set(book), Random(4), 0
        for _ in range(40):
            question = drills.question("first", rules, 5, rng)
            facts = dict(question.facts)
            right = question.solutions[0]
            assert isinstance(right, list)
            taker = right[0]
            lower = [
                wind for wind in "ESWN" if facts.get(f"claim-{wind}") not in {None, facts[f"claim-{taker}"]}
            ]
            if facts[f"claim-{taker}"] == higher and lower:
                seen += 1
                (fault,) = faults.of_question(question, lower[:1], rules)
                assert text in " ".join(map(_text, fault.more))
        assert seen


def test_claims_are_counted_only_where_the_book_counts_them() -> None:
    counted = {"not-liable-gave", "not-liable-not-giver", "not-liable-drawn"}
    for book in ("how-to-play", "pung-chow-limit"):
        rng = Random(9)
        for _ in range(4):
            question = drills.question("liable", rule_set(book), 2, rng)
            right = question.solutions[0]
            assert isinstance(right, list)
            win = question.shown.hands[0].win
            assert right == ["none"] or (win is not None and win.giver is Wind(right[0]))
            for wrong in sorted({part for part, _ in question.parts} - set(right)):
                assert not topics(question, [wrong], book) & counted


@pytest.mark.parametrize("book", RULE_SETS)
def test_the_deal_is_described_as_the_book_has_it_where_its_turns_are_counted(book: str) -> None:
    rules, rng = rule_set(book), Random(5)
    asked = [drills.question("rule", rules, 4, rng) for _ in range(70)]
    dealt = [question for question in asked if question.topic == "dealt-so-far"]
    assert dealt
    for question in dealt[:2]:
        said_of = topics(question, 20, book)
        assert ("count-dealt-so-far-leaping" in said_of) is rules.course.leaps
        assert ("count-dealt-so-far" in said_of) is not rules.course.leaps
