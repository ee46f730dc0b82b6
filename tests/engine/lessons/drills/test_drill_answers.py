"""Drill answers are right by a second opinion: the slow scorers, and plain counting."""

from typing import Any

import pytest

from peling.core.scoring import Award, Doubles, Limit, Points
from peling.lessons import drills
from peling.lessons.drills import FillSheet, Question
from peling.lessons.drills.makers.score_questions import great_items
from peling.rulebooks import RULE_SETS, rule_set
from tests.by_day import by_day
from tests.engine.kept_values import changed
from tests.engine.lessons.drills import second_opinion as second
from tests.engine.lessons.drills.answers_of_hands import (
    check_away,
    check_claim,
    check_complete,
    check_first,
    check_waits,
    check_why_not,
    check_wild,
)
from tests.engine.lessons.drills.kept_questions import PAGES, PRINTED, asked, few, marks, stored
from tests.engine.rulebooks.how_to_play import slow_scorer as slow_how_to_play
from tests.engine.rulebooks.pung_chow.slow_scorer import WINDS
from tests.engine.rulebooks.pung_chow_limit import slow_scorer as slow_limit

MANY = 500
SLOW = {(book, "away") for book in ("pung-chow-limit", "fenghua")}
"""Kinds whose second opinion takes long: those of other books are asked by day, at night these too."""
BOOK_KINDS = [(book, kind) for book in RULE_SETS for kind in drills.kinds(rule_set(book))]


QUICK = [one for one in BOOK_KINDS if one not in SLOW]
"""What takes no seconds; by day every third one, and with it most kinds in one book or two."""


def check(question: Question) -> None:
    """Hold one question against the second opinion."""
    assert question.key.kind in CHECKS, "this kind of drill has no second opinion yet: write one, see CHECKS"
    CHECKS[question.key.kind](question)
    for solution in question.solutions:
        found = drills.explain(question, solution)
        assert found.right
        assert found.got == found.of or not solution


def check_exposing(question: Question) -> None:
    book = question.key.rules
    totals = [second.scored(book, record, {}) for record in question.shown.hands]
    assert None not in totals
    assert question.solutions == (totals[0][0] - totals[1][0],)  # type: ignore[index]


def check_score(question: Question) -> None:
    """Compare line by line; of equal readings the slow scorer may take another that is accepted."""
    result = second.scored(question.key.rules, question.shown.hands[0], {})
    assert result is not None
    total, lines = result
    assert isinstance(question.form, FillSheet)
    values = {line.id: (line.item, value_of(line.award)) for line in question.form.lines}
    accepted: list[list[tuple[str, int]]] = []
    for solution in question.solutions:
        assert isinstance(solution, dict)
        assert solution.get("total", 0) == total
        found = [values[id_] for id_, times in solution.items() if id_ in values for _ in range(times)]
        accepted.append(sorted(found))
    limited = [(item, value) for item, value in lines if value or shares(item)]
    assert sorted(normal(limited)) in [sorted(normal(one)) for one in accepted]


def normal(lines: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Shares of the limit are written in several ways, so they are compared by their items alone."""
    return [(item, 1 if shares(item) else value) for item, value in lines if value or shares(item)]


def shares(item: str) -> bool:
    return any(part in item for part in ("-LIMIT-", "HP-L-", "FIRSTCARD", *SHARES))


SHARES = ("FW-THIRTEEN", "FW-NATURAL", "FW-UNNATURAL", "FW-FOUR-DIRECTIONS")


def value_of(award: Award) -> int:
    match award:
        case Points(amount):
            return amount
        case Doubles(times):
            return times
        case Limit():
            return 1


def check_limit(question: Question) -> None:
    rules = rule_set(question.key.rules)
    names = {item.id for item in great_items(rules)}
    result = second.scored(question.key.rules, question.shown.hands[0], {})
    assert result is not None
    right = {item for item, _ in result[1] if item in names} or {"none"}
    assert right in [set(solution) for solution in question.solutions]  # type: ignore[arg-type]


def check_pays(question: Question) -> None:
    book = question.key.rules
    if question.topic in ("pays-dead", "pays-claim"):
        return
    limit = dict(rule_set(book).house.values).get("limit")
    number = limit if isinstance(limit, int) and not isinstance(limit, bool) else None
    if question.topic == "pays-washed":
        facts = dict(question.facts)
        who = facts["claimer"].value  # type: ignore[union-attr]
        value = {9: 50, 10: 70, 11: 100, 12: 150, 13: 200}[facts["heads"]]  # type: ignore[index]
        assert question.solutions == ({f"{wind}>{who}": value for wind in WINDS if wind != who},)
        return
    if question.topic == "false-call":
        who = dict(question.facts)["offender"].value  # type: ignore[union-attr]
        assert number is not None
        if book == "how-to-play":
            right = {f"{who}>{wind}": 2 * number for wind in WINDS if wind != who}
        else:
            right = {
                f"{who}>{wind}": number if "E" in (who, wind) else number // 2
                for wind in WINDS
                if wind != who
            }
        assert question.solutions == (right,)
        return
    scores = {wind.value: points for wind, points in question.shown.scores}
    assert question.solutions == (second.settled(question, book, scores, number),)


def check_liable(question: Question) -> None:
    """Read the winner's hand slowly; of two hands tell only that there was something to be excused."""
    book, record = question.key.rules, question.shown.hands[0]
    win = record.win
    assert win is not None
    payer: str | None
    if book == "pung-chow-limit":
        hand = slow_limit.SlowLimitHand(
            record.seat.value,
            record.round_wind.value,  # type: ignore[union-attr]
            second.codes(record.hand.concealed),
            [(m.kind.value, second.codes(m.tiles), m.concealed) for m in record.hand.melds],
            [],
            None if win.tile is None else win.tile.code,
            win.by.value,
            None if win.giver is None else win.giver.value,
        )
        payer = slow_limit.payer_for_all(hand)
    elif book == "how-to-play":
        raw = second.as_json(record, {})
        laid = [(m["kind"], m["tiles"], m["concealed"]) for m in raw["melds"]]
        payer = slow_how_to_play.liable(
            raw, slow_how_to_play.DEFAULTS, list(slow_how_to_play.ways_to_read(raw, laid))
        )
    else:
        payer = fed_or_robbed(question)
    if question.topic == "liable-two-hands":
        assert payer is not None
        assert question.solutions in ((["none"],), ([payer],))
    else:
        assert question.solutions == ([payer or "none"],)


def fed_or_robbed(question: Question) -> str | None:
    record = question.shown.hands[0]
    win = record.win
    assert win is not None
    if win.by.value in ("robbed-kong", "last-discard") and win.giver is not None:
        return win.giver.value
    given = [meld.claimed_from.value for meld in record.hand.melds if meld.claimed_from is not None]
    result = second.scored("fenghua", record, {})
    assert result is not None
    big = any(item.split("PATTERN-")[1].startswith(("PURE", "MIXED", "ALL-PUNG")) for item, _ in result[1])
    for wind in WINDS:
        if given.count(wind) == 4 or (given.count(wind) == 3 and big):
            return wind
    return None


def check_wind(question: Question) -> None:
    facts = dict(question.facts)
    if question.topic == "no-round":
        assert question.solutions == (["none"],)
        return
    if question.topic in ("next-east", "own-wind"):
        winner = facts.get("winner")
        stays = winner is None or winner.value == "E"  # type: ignore[union-attr]
        right = "E" if stays else "S"
        if question.topic == "own-wind":
            me = facts["me"].value  # type: ignore[union-attr]
            right = me if stays else second.after(me, -1)
        assert question.solutions == ([right],)
        return
    east = passed = 0
    for name, winner in question.facts:
        if name.startswith("deal-") and winner != "drawn" and winner.value != "E":  # type: ignore[union-attr]
            east, passed = (east + 1) % 4, passed + 1
    right = WINDS[passed // 4 % 4] if question.topic == "round" else WINDS[east]
    assert question.solutions == ([right],)


def check_rule(question: Question) -> None:
    """Check what plain arithmetic tells; the rest stands in the examples of the books."""
    facts: dict[str, Any] = dict(question.facts)
    flowers = bool(question.under) or question.key.rules == "fenghua"
    expected: Any
    match question.topic:
        case "tiles-in-wall":
            expected = 144 if flowers else 136
        case "stacks-in-side":
            expected = 18 if flowers else 17
        case "left-after-deal":
            expected = facts["tiles"] - 53
        case "breaker":
            expected = [second.after("E", facts["throw"] - 1)]
        case "breaker-dice":
            expected = [second.after("E", facts["one"] + facts["other"] - 1)]
        case "broken-stack":
            expected = (facts["one"] + facts["other"] - 1) % 17 + 1
        case "broken-stack-dice":
            expected = max(facts["one"], facts["other"])
        case "turned-up":
            expected = abs(facts["one"] - facts["other"]) + 1
        case "hand-size":
            expected = 13 + facts["kongs"]
        case "hand-size-complete":
            expected = 14 + facts["kongs"]
        case "turn-after-claim":
            expected = [second.after(facts["claimer"].value)]
        case "whose-flower":
            expected = [WINDS[int(facts["tile"].code[2]) - 1]]
        case "sticks":
            expected = sum(int(name.split("-")[1]) * number for name, number in facts.items())
        case "loose-tile":
            expected = facts["stack"] - (3 if question.key.rules == "how-to-play" else 2)
        case _:
            return
    assert question.solutions == (expected,)


CHECKS = {
    "complete": check_complete,
    "waits": check_waits,
    "away": check_away,
    "claim": check_claim,
    "why-not": check_why_not,
    "first": check_first,
    "exposing": check_exposing,
    "score": check_score,
    "limit": check_limit,
    "pays": check_pays,
    "liable": check_liable,
    "wind": check_wind,
    "wild": check_wild,
    "rule": check_rule,
}


@pytest.mark.thorough
@pytest.mark.parametrize(("book", "kind"), by_day(QUICK[1::6], QUICK, several=True))
def test_the_answers_are_right_by_a_second_opinion_and_a_kept_key_asks_what_it_asked(
    book: str, kind: str
) -> None:
    questions = few(book, kind)
    for question in questions:
        check(question)
    assert marks(questions) == stored()[book].get(kind), changed("tests.engine.lessons.drills.kept_questions")


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"how-to-play"}, RULE_SETS))
def test_examples_are_asked_under_the_numbers_they_had_and_pages_ask_what_they_asked(book: str) -> None:
    for kind in (PRINTED, PAGES):
        assert marks(few(book, kind)) == stored()[book][kind], changed(
            "tests.engine.lessons.drills.kept_questions"
        )


@pytest.mark.nightly
@pytest.mark.parametrize(("book", "kind"), BOOK_KINDS)
def test_five_hundred_answers_of_each_kind_are_right(book: str, kind: str) -> None:
    for question in asked(book, kind, MANY):
        check(question)
