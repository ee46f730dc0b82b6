"""By which single slip a number or a payment that was given comes about."""

from __future__ import annotations

import pytest

from peling.core.rules import Citation, Evidence, Value
from peling.core.scoring import Award, Doubles, Limit, Points, Reading, ScoreLine, ScoreSheet
from peling.core.settlement import Transfer
from peling.core.tiles import Wind
from peling.lessons.drills.makers.examples import exercises
from peling.lessons.drills.question import (
    FillSheet,
    Key,
    Paid,
    Part,
    Question,
    SettleUp,
    Shown,
    State,
    Stated,
)
from peling.lessons.faults.answers import of_question
from peling.lessons.faults.numbers import slips_of
from peling.lessons.faults.payments import of_payment, slip_of
from peling.rulebooks import RULE_SETS, rule_set

E, S, W, N = Wind


def sheet(*lines: tuple[str, Award], limit: int | None = None) -> ScoreSheet:
    """Return a sheet of items, each with what it gives."""
    cite = Citation("book", "", "1")
    return ScoreSheet(
        tuple(ScoreLine(item, item, award, Evidence(), cite) for item, award in lines), Reading(()), limit
    )


PLAIN = sheet(("WON", Points(20)), ("PUNG", Points(4)), ("CHOW", Points(0)))
TWICE = sheet(("WON", Points(10)), ("PUNG", Points(4)), ("PUNG", Points(4)), ("DRAGON", Doubles(1)))
CUT = sheet(("WON", Points(20)), ("PURE", Doubles(3)), ("OWN", Doubles(1)), limit=300)


@pytest.mark.parametrize(
    ("score", "given", "slips"),
    [
        (PLAIN, 24, ""),
        (PLAIN, 20, "score-left-out PUNG"),
        (PLAIN, 4, "score-left-out WON"),
        (PLAIN, 28, "score-twice PUNG"),
        (PLAIN, 44, "score-twice WON"),
        (PLAIN, 23, ""),
        (TWICE, 18, "score-not-doubled, score-left-out DRAGON"),
        (TWICE, 28, "score-once-less PUNG"),
        (TWICE, 44, "score-twice PUNG"),
        (TWICE, 16, "score-left-out WON"),
        (TWICE, 56, "score-twice WON"),
        (TWICE, 72, "score-twice DRAGON"),
        (CUT, 320, "score-not-cut"),
        (CUT, 20, "score-not-doubled"),
        (CUT, 40, "score-left-out PURE"),
        (CUT, 160, "score-left-out OWN"),
        (sheet(("WON", Points(20)), ("GREAT", Limit()), limit=300), 20, ""),
        (sheet(("WON", Points(20)), ("GREAT", Limit()), limit=300), 320, "score-not-cut"),
    ],
)
def test_the_slips_that_lead_to_a_number_are_found_and_no_others(
    score: ScoreSheet, given: int, slips: str
) -> None:
    found = [f"{key} {line.item if line else ''}".strip() for key, line in slips_of(score, given)]
    assert ", ".join(found) == slips


@pytest.mark.parametrize(
    ("given", "factor", "base", "right", "full", "slip"),
    [
        (30, 2, 30, 60, 30, "paid-not-doubled"),
        (60, 1, 30, 30, 30, "paid-doubled"),
        (120, 2, 30, 60, 30, "paid-doubled-again"),
        (30, 1, 30, 30, 30, ""),
        (60, 2, 30, 50, 30, "paid-not-cut"),
        (30, 1, 30, 20, 30, "paid-not-cut"),
        (44, 1, 30, 30, 44, "paid-full-score"),
        (88, 2, 30, 60, 44, "paid-full-score"),
        (44, 2, 30, 60, 44, "paid-full-score"),
        (88, 1, 30, 30, 44, ""),
        (45, 2, 30, 60, 44, ""),
        (60, 2, 30, 60, 60, "paid-full-score"),
        (120, 2, 30, 60, 60, "paid-full-score"),
        (60, 1, 30, 30, 60, "paid-full-score"),
        (60, 2, 30, 50, 120, "paid-not-cut"),
    ],
)
def test_the_slip_that_leads_to_a_payment_is_found(
    given: int, factor: int, base: int, right: int, full: int, slip: str
) -> None:
    assert slip_of(given, factor, base, right, full) == slip


@pytest.mark.parametrize(
    ("facts", "factors", "reason", "given", "why", "more"),
    [
        ({"from": E}, (2,), "winner", 160, "paid-winner paid-given", "paid-how-gave"),
        ({"from": E}, (2,), "winner", 80, "paid-winner paid-only-once", "paid-how-gave"),
        ({"from": S}, (1,), "winner", 160, "paid-winner paid-twice-over", "paid-how-single"),
        ({}, (2,), "winner", 80, "paid-winner paid-only-once", "paid-how-drawn"),
        ({"from": S, "liable": E}, (1, 2, 1), "pays-for", 100, "paid-pays-for paid-given", "paid-how-shares"),
        ({"from": E, "liable": E}, (2, 1, 1), "winner", 160, "paid-winner paid-one-share", "paid-how-shares"),
    ],
)
def test_where_east_pays_no_more_than_others_a_payment_is_explained_by_the_tile(
    facts: dict[str, Value], factors: tuple[int, ...], reason: str, given: int, why: str, more: str
) -> None:
    """East was said to be one of the two, and to pay double therefore, where the book has no such rule.

    Who pays for all pays as many times as their shares together, and not as the first of them.
    """
    place = Citation("book", "", "1")
    paid = tuple(
        Transfer(E, W, 80, factor, "pays-for" if number else reason, 80, 0, place)
        for number, factor in enumerate(factors)
    )
    question = Question(
        Key("pays", "fenghua", (), 1, 1),
        "pays",
        SettleUp((E, W)),
        ({},),
        (),
        (("winner", W), *facts.items()),
        Shown(scores=((E, 0), (W, 80))),
    )
    part = Part("E>W", State.WRONG, (Paid(paid, sum(one.amount for one in paid), given),))
    fault = of_payment(question, part, {"E>W": given}, rule_set("fenghua"))
    for said, topics in ((fault.why, why), (fault.more, more)):
        stated = [shown for shown in said if isinstance(shown, Stated)]
        assert " ".join(shown.topic for shown in stated) == topics
        assert {dict(shown.facts)["times"] for shown in stated} == {sum(factors)}


@pytest.mark.parametrize(
    ("book", "topic", "facts", "pair", "topic_said"),
    [
        ("how-to-play", "false-call", {"offender": W}, "E>W", "unpaid-false-call"),
        ("pung-chow-limit", "pays-washed", {"claimer": E}, "S>W", "unpaid-washed"),
        ("pung-chow", "pays", {"winner": W, "from": S}, "W>E", "unpaid-by-winner"),
        ("how-to-play", "pays-liable", {"winner": W, "liable": N}, "E>W", "unpaid-liable"),
        ("how-to-play", "pays-liable", {"winner": W, "liable": N}, "N>E", "unpaid-by-liable"),
        ("fenghua", "pays", {"winner": W, "from": S}, "E>S", "unpaid-losers"),
        ("how-to-play", "pays-dead", {"winner": W, "dead": S}, "E>S", "unpaid-dead"),
        ("how-to-play", "pays-dead", {"winner": W, "dead": S}, "S>E", "unpaid-dead"),
        ("how-to-play", "pays-claim", {"winner": W, "claimer": N}, "N>E", "unpaid-claim"),
        ("pung-chow", "pays", {"winner": W, "from": S}, "E>S", "unpaid-equal"),
        ("pung-chow", "pays", {"winner": W, "from": S}, "N>S", "unpaid-higher"),
        ("pung-chow", "pays-drawn", {}, "S>N", "unpaid-drawn"),
        ("pung-chow", "pays", {"winner": W, "from": S}, "S>N", "unpaid-other"),
    ],
)
def test_why_one_player_pays_another_nothing(
    book: str, topic: str, facts: dict[str, Value], pair: str, topic_said: str
) -> None:
    scores = ((E, 8), (S, 8), (W, 40), (N, 12))
    form = SettleUp((E, S, W, N))
    key = Key("pays", book, (), 1, 1)
    question = Question(key, topic, form, ({},), (), tuple(facts.items()), Shown(scores=scores))
    fault = of_payment(question, Part(pair, State.WRONG, (Paid((), 0, 30),)), {pair: 30}, rule_set(book))
    (said,) = fault.why
    assert isinstance(said, Stated)
    payer, payee = (Wind(letter) for letter in pair.split(">"))
    points = dict(scores)
    assert (fault.part, fault.state, said.topic) == (pair, State.WRONG, topic_said)
    assert dict(said.facts) == {
        "payer": payer,
        "payee": payee,
        "given": 30,
        "one": points[payer],
        "other": points[payee],
    }


def transfer(factor: int, ceiling: int | None = None) -> Transfer:
    """Return what East pays West, who has won with 80."""
    return Transfer(E, W, 80, factor, "winner", 80, 0, Citation("book", "", "25"), ceiling)


@pytest.mark.parametrize(
    ("transfers", "state", "given", "why", "more"),
    [
        ((transfer(2),), State.MISSED, 0, "paid-winner", "rounded paid-how-double"),
        ((transfer(1),), State.MISSED, 0, "paid-winner", "rounded paid-how-once"),
        ((transfer(2),), State.WRONG, 80, "paid-winner paid-not-doubled", "rounded paid-how-double"),
        ((transfer(2),), State.WRONG, 90, "paid-winner paid-given", "rounded paid-how-double"),
        (
            (transfer(2, 100),),
            State.WRONG,
            160,
            "paid-winner paid-not-cut",
            "rounded paid-how-double paid-how-cut",
        ),
        ((transfer(2, 600),), State.WRONG, 90, "paid-winner paid-given", "rounded paid-how-double"),
        ((transfer(2), transfer(1)), State.WRONG, 90, "paid-winner paid-given", "rounded paid-how-double"),
        (
            (transfer(2), transfer(1)),
            State.WRONG,
            160,
            "paid-winner paid-shares-not-doubled",
            "rounded paid-how-double",
        ),
        (
            (transfer(2), transfer(1)),
            State.WRONG,
            80,
            "paid-winner paid-one-share",
            "rounded paid-how-double",
        ),
    ],
)
def test_a_payment_is_explained_by_its_first_share_and_the_slip(
    transfers: tuple[Transfer, ...], state: State, given: int, why: str, more: str
) -> None:
    question = Question(
        Key("pays", "pung-chow", (), 1, 1),
        "pays",
        SettleUp((E, W)),
        ({},),
        (),
        (("winner", W),),
        Shown(scores=((E, 8), (W, 80))),
    )
    part = Part("E>W", state, (Stated("rounded"), Paid(transfers, 0, given)))
    fault = of_payment(question, part, {"E>W": given} if given else {}, rule_set("pung-chow"))
    facts = {"payer": E, "payee": W, "given": given, "higher": 80, "lower": 0}
    for said, topics in ((fault.why, why), (fault.more, more)):
        assert " ".join(shown.topic for shown in said if isinstance(shown, Stated)) == topics
        assert all(dict(shown.facts) == facts for shown in said if isinstance(shown, Stated) and shown.facts)
    assert fault.cite == transfers[0].cite


def test_of_a_wrong_sum_it_is_not_said_what_the_first_line_gives() -> None:
    for book in RULE_SETS:
        question = next(one.question for one in exercises(book) if isinstance(one.question.form, FillSheet))
        assert isinstance(question.form, FillSheet)
        right = question.solutions[0]
        assert isinstance(right, dict)
        for part in question.form.sums:
            for fault in of_question(question, {**right, part: right.get(part, 0) + 1}, rule_set(book)):
                topics = {one.topic for one in (*fault.why, *fault.more) if isinstance(one, Stated)}
                assert not topics & {"item-points", "item-doubles", "item-limit"}, (book, part)
