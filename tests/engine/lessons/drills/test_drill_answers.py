"""Drill answers are right by a second opinion: the slow scorers, and plain counting."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from peling.core.scoring import Award, Doubles, Limit, Points
from peling.lessons import drills
from peling.lessons.drills import Choose, FillSheet, PickTiles, Question
from peling.lessons.drills.score_questions import great_items
from peling.rulebooks import RULE_SETS, rule_set
from tests.engine.lessons.drills import second_opinion as second
from tests.engine.rulebooks.fenghua import slow_scorer as slow_fenghua
from tests.engine.rulebooks.how_to_play import slow_scorer as slow_how_to_play
from tests.engine.rulebooks.pung_chow.slow_scorer import KINDS, WINDS
from tests.engine.rulebooks.pung_chow_limit import slow_scorer as slow_limit

FEW = 15
MANY = 500
BOOK_KINDS = [(book, kind) for book in RULE_SETS for kind in drills.kinds(rule_set(book))]


def asked(book: str, kind: str, number: int) -> Iterator[Question]:
    rules = rule_set(book)
    rng = random.Random(f"{book} {kind}")
    for place in range(number):
        yield drills.question(kind, rules, place % 5 + 1, rng)


def check(question: Question) -> None:
    """Hold one question against the second opinion."""
    CHECKS[question.key.kind](question)
    for solution in question.solutions:
        found = drills.explain(question, solution)
        assert found.right
        assert found.got == found.of or not solution


def check_complete(question: Question) -> None:
    assert isinstance(question.form, Choose)
    right = []
    for choice in question.form.choices:
        assert choice.hand is not None
        hand = choice.hand.hand
        wild = second.codes(choice.hand.wild)
        tiles = second.codes(hand.concealed)
        # The tile that counts as drawn is a natural one, if there is any.
        ordered = sorted(tiles, key=lambda code: code not in wild)
        if second.completes(
            question.key.rules,
            ordered,
            len(hand.melds),
            wild,
            all(meld.tile.is_honour for meld in hand.melds),
        ):
            right.append(choice.id)
    assert question.solutions == (right,)


def check_waits(question: Question) -> None:
    record = question.shown.hands[0]
    wild = second.codes(record.wild)
    tiles = second.codes(record.hand.concealed)
    every = second.codes(record.hand.all_tiles())
    assert isinstance(question.form, PickTiles)
    right = [
        code
        for code in second.codes(question.form.palette)
        if every.count(code) < (1 if code[:2] in ("Fl", "Se") else 4 - (code in wild))
        and second.completes(
            question.key.rules,
            [*tiles, code],
            len(record.hand.melds),
            wild,
            all(meld.tile.is_honour for meld in record.hand.melds),
        )
    ]
    assert question.solutions == (right,)


def check_wild(question: Question) -> None:
    record = question.shown.hands[0]
    tiles = [code for code in second.codes(record.hand.concealed) if code not in second.codes(record.wild)]
    right = [
        code
        for code in KINDS
        if second.completes(
            "fenghua",
            [*tiles, code],
            len(record.hand.melds),
            [],
            all(meld.tile.is_honour for meld in record.hand.melds),
        )
        and [*tiles, *second.codes(t for m in record.hand.melds for t in m.tiles)].count(code) < 4
    ]
    assert question.solutions == (right,)


def check_away(question: Question) -> None:
    hand = question.shown.hands[0].hand
    away = second.tiles_away(question.key.rules, second.codes(hand.concealed), len(hand.melds))
    assert question.solutions == (away,)


def check_claim(question: Question) -> None:
    """Chow from the left with two tiles, pung with two, four with three; to win by the slow reading."""
    view, book = question.shown.view, question.key.rules
    assert view is not None
    offer = view.offer
    assert offer is not None
    tile, hand = offer.tile.code, second.codes(view.hand.concealed)
    wild = second.codes(view.wild)
    standing = "standing" in view.noted
    fresh = not offer.late or (book == "how-to-play" and view.turn is not view.me)
    open_ = fresh and tile not in wild and not offer.robbing and not standing
    only_win = offer.last and book not in ("pung-chow", "pung-chow-limit")
    barred = offer.tile in view.barred
    right = []
    left = second.after(view.me.value, -1)
    ways = [] if tile not in KINDS[:27] else [(-2, -1), (-1, 1), (1, 2)]
    fits = any(
        all(1 <= int(tile[1]) + step <= 9 and f"{tile[0]}{int(tile[1]) + step}" in hand for step in way)
        and not any(f"{tile[0]}{int(tile[1]) + step}" in wild for step in way)
        for way in ways
    )
    if open_ and not only_win and not offer.late and offer.by.value == left and fits:
        right.append("chow")
    if open_ and offer.late and not only_win and offer.by.value == left and fits:
        right.append("chow")
    if open_ and not only_win and not barred and hand.count(tile) >= 2:
        right.append("pung")
    if open_ and not only_win and not barred and hand.count(tile) >= 3 and view.wall.drawable > 0:
        right.append("kong")
    wins = second.completes(
        book,
        [*hand, tile],
        len(view.hand.melds),
        wild,
        all(meld.tile.is_honour for meld in view.hand.melds),
    )
    if book == "four-winds" and offer.robbing and tile in [*WINDS, "R", "G", "Wh"]:
        wins = False
    if wins and book == "fenghua":
        wins = tile not in wild and fenghua_claim(question)
    if wins and fresh:
        right.append("win")
    assert question.solutions == (right or ["none"],)


def fenghua_claim(question: Question) -> bool:
    """Return whether the slow scorer lets the hand be claimed for."""
    view = question.shown.view
    assert view is not None
    offer = view.offer
    assert offer is not None
    by = "robbed-kong" if offer.robbing else "last-discard" if offer.last else "discard"
    melds: list[slow_fenghua.SlowMeld] = [
        (
            meld.kind.value,
            second.codes(meld.tiles),
            meld.concealed,
            None if meld.form is None else meld.form.value,
            None,
        )
        for meld in view.hand.melds
    ]
    round_wind = "" if view.round_wind is None else view.round_wind.value
    hand = slow_fenghua.SlowHand(
        view.me.value,
        round_wind,
        second.codes(view.hand.concealed),
        melds,
        [],
        second.codes(view.wild),
        by,
        offer.tile.code,
        offer.by.value,
    )
    return not isinstance(slow_fenghua.score(hand), str)


def check_why_not(question: Question) -> None:
    """Count what can be counted: tiles held, the seat of the discarder, the complete hand."""
    view, book = question.shown.view, question.key.rules
    assert view is not None
    facts = dict(question.facts)
    hand = second.codes(view.hand.concealed)
    tile = getattr(facts.get("tile"), "code", "")
    wild = second.codes(view.wild)
    honours = all(meld.tile.is_honour for meld in view.hand.melds)
    # A hand with a flower that is not melded is not complete, whatever its other tiles are.
    flowers = any(code[:2] in ("Fl", "Se") and code not in wild for code in [*hand, tile])
    for solution in question.solutions:
        assert isinstance(solution, list)
        match solution[0]:
            case "two-held" | "three-held" | "four-held" | "fourth-held" as held:
                least = {"two-held": 2, "three-held": 3, "four-held": 4, "fourth-held": 1}[held]
                assert hand.count(tile) < least
            case "from-left":
                assert facts["from"].value != second.after(view.me.value, -1)  # type: ignore[union-attr]
            case "tile-completes":
                assert flowers or not second.completes(
                    book, [*hand, tile], len(view.hand.melds), wild, honours
                )
            case "hand-complete":
                ordered = sorted(hand, key=lambda code: code not in wild)
                assert flowers or not second.completes(book, ordered, len(view.hand.melds), wild, honours)
            case _:
                continue


def check_first(question: Question) -> None:
    discarder = dict(question.facts)["from"]
    assert question.solutions == ([second.served(question, discarder.value)],)  # type: ignore[union-attr]


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
    """Shares of the limit are written in several ways, so they are told by their items alone."""
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


@pytest.mark.parametrize(("book", "kind"), BOOK_KINDS)
def test_the_answers_are_right_by_a_second_opinion(book: str, kind: str) -> None:
    for question in asked(book, kind, FEW):
        check(question)


@pytest.mark.nightly
@pytest.mark.parametrize(("book", "kind"), BOOK_KINDS)
def test_five_hundred_answers_of_each_kind_are_right(book: str, kind: str) -> None:
    for question in asked(book, kind, MANY):
        check(question)
