"""Say why a part of an answer is right or wrong, and what the whole was worth."""

from __future__ import annotations

from typing import Final, assert_never

from peling.core.melds import MeldKind
from peling.core.rules import Finding, Value
from peling.core.scoring import Doubles, Limit, Points, ScoreSheet
from peling.core.settlement import Transfer
from peling.core.tiles import Tile, Wind, tile
from peling.lessons.drills.question import (
    DOUBLES,
    POINTS,
    Arranged,
    Choose,
    Compared,
    Count,
    Earned,
    Explanation,
    FillSheet,
    Judged,
    Paid,
    Part,
    PickTiles,
    Question,
    SettleUp,
    State,
    Stated,
    Summed,
    Why,
)
from peling_app.books.words.findings import finding
from peling_app.books.words.scores import half_limit_word, limit_word, score_title
from peling_app.books.words.settlement import is_cut, transfer_reason
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import Counted
from peling_app.kit.words.numbers import MINUS, number, reckoned, summed, times
from peling_app.kit.words.tiles import begun, short_run, tile_name, tiles_joined
from peling_app.learn.words.drill_answers import DONE, SHEET, STATED, STATES, VERDICTS
from peling_app.learn.words.drill_facts import filled, item_title, rule_reason

SETS_AND_PAIR: Final = 5
"""Four sets and a pair."""
PAIR: Final = 2
"""The tiles of a pair."""


_too_many = Counted("DrillPlurals", "%n too many.")


def why(question: Question, part: Part) -> list[str]:
    """Return why a part of an answer is right or wrong; a sentence each."""
    return [begun(words) for one in part.why for words in _why(question, part, one) if words]


def _why(question: Question, part: Part, one: Why) -> list[str]:
    match one:
        case Arranged():
            return _arranged(question, part, one)
        case Judged(verdict):
            if question.topic == "why-not":
                return [finding(found) for found in verdict.findings if found.condition == part.id]
            return _allowed(verdict.findings) if verdict.legal else _refused(verdict.unmet)
        case Earned():
            return _earned(one, counted=isinstance(question.form, FillSheet))
        case Summed():
            return _summed(question, part, one)
        case Paid(transfers, right, given):
            if not transfers:
                return [SHEET["nothing-paid"]()]
            drawn = "winner" not in dict(question.facts) and transfers[0].reason == "difference"
            reasons = [SHEET["difference-drawn"]()] if drawn else _paid_for(transfers)
            return [*reasons, *_payment(transfers, right), *_given(right, given)]
        case Compared(concealed, exposed):
            return _compared(concealed, exposed)
        case Stated():
            return [_said(question, one)]
        case _:
            assert_never(one)


DECIDES: Final = frozenset({"both-held", "two-held", "three-held", "tile-completes", "enough-points"})
"""What allows a claim before all else: the tiles in hand; other conditions only do not forbid it."""


def _allowed(findings: tuple[Finding, ...]) -> list[str]:
    """Return why something is allowed, in a sentence or two."""
    decisive = [found for found in findings if found.condition in DECIDES]
    return [finding(found) for found in decisive or findings[-1:]]


def _refused(findings: tuple[Finding, ...]) -> list[str]:
    """Return what forbids something; of a chow that nobody has named, not which tiles it would be made of."""
    unmet = {found.condition: found for found in findings}
    if "suit-tile" in unmet:
        unmet.pop("makes-sequence", None)
        unmet.pop("both-held", None)
    return [
        STATED["no-chow"]() if condition == "both-held" else finding(found)
        for condition, found in unmet.items()
    ]


def left_over(laid: Arranged, wild: tuple[Tile, ...] = ()) -> str:
    """Return what is left over of a hand; where no set was found, to name all its pairs says less.

    Wild tiles among it could stand for something, but not for all that is missing.
    """
    no_set = all(meld.kind is MeldKind.PAIR for meld in laid.sets)
    if laid.sets and no_set and all(laid.left.count(one) == PAIR for one in laid.left):
        return DONE["pairs"]()
    natural = [one for one in laid.left if one not in wild]
    wilds = len(laid.left) - len(natural)
    key = "left" if not wilds else "left-with-wild" if wilds == 1 else "left-with-wilds"
    return DONE[key](tiles=tiles_joined(natural))


def wild_in(question: Question, part: Part) -> tuple[Tile, ...]:
    """Return which tiles of the hand are wild that a part of an answer is about."""
    if question.topic == "wild":
        # Here it is asked what stands in the wild tile's place, and that is no wild tile.
        return ()
    if isinstance(question.form, Choose):
        hands = [one.hand for one in question.form.choices if one.id == part.id]
    else:
        hands = list(question.shown.hands[:1])
    return hands[0].wild if hands and hands[0] is not None else ()


def _arranged(question: Question, part: Part, laid: Arranged) -> list[str]:
    stands = [
        DONE["itself" if shown is meant else "stands"](wild=tile_name(shown), tile=tile_name(meant))
        for shown, meant in laid.stands
    ]
    if laid.shape:
        return [DONE["shape"](), *stands]
    if laid.left and isinstance(question.form, Count):
        return [left_over(laid, wild_in(question, part))]
    if laid.left or len(laid.sets) < SETS_AND_PAIR:
        words = [left_over(laid, wild_in(question, part))] if laid.left else []
        if not any(meld.kind is MeldKind.PAIR for meld in laid.sets):
            words.append(DONE["no-pair"]())
        return words or [DONE["too-few"]()]
    if laid.completed is None or not isinstance(question.form, PickTiles):
        return [DONE["complete"](), *stands]
    name = tile_name(tile(part.id))
    match laid.completed.kind:
        case MeldKind.PAIR:
            key, run = "pair", ""
        case MeldKind.CHOW:
            key, run = "chow", short_run(laid.completed.tiles)
        case _:
            key, run = "pung", ""
    return [DONE[key](tile=name, run=run), *stands]


def _earned(earned: Earned, *, counted: bool) -> list[str]:
    match earned.offered.award:
        case Points(amount):
            value = plurals.points(amount)
        case Doubles(doublings):
            value = plurals.doubles(doublings)
        case Limit(numerator, denominator):
            value = limit_word() if numerator == denominator else half_limit_word()
        case _:
            assert_never(earned.offered.award)
    title = f"{score_title(earned.offered.item, earned.offered.title)}: {value}"
    key = "not" if not earned.times else "once" if earned.times == 1 else "times"
    words = SHEET[key](times=number(earned.times))
    # The line of a sheet bears the title already.
    return [words, *_given(earned.times, earned.given)] if counted else [title, words]


def _compared(concealed: ScoreSheet, exposed: ScoreSheet) -> list[str]:
    """Return what a hand counts concealed and exposed; before it, what the limit makes of the two."""
    figures = {
        "one": number(concealed.total),
        "other": number(exposed.total),
        "lost": number(concealed.total - exposed.total),
        "uncapped": number(concealed.uncapped),
        "uncut": number(exposed.uncapped),
        "limit": number(concealed.limit or 0),
    }
    cut = [sheet.uncapped > sheet.total for sheet in (concealed, exposed)]
    great = any(isinstance(line.award, Limit) for line in concealed.lines)
    key = "great" if great else "cut-both" if all(cut) else "cut-one" if any(cut) else ""
    said = [SHEET[f"compared-{key}"]()] if key else []
    return [words.format(**figures) for words in (*said, SHEET["compared"]())]


def _summed(question: Question, part: Part, one: Summed) -> list[str]:
    """Return how a sum comes about: points, doublings, or all together."""
    sheet = one.sheet
    points = [line.award.amount for line in sheet.lines if isinstance(line.award, Points)]
    limits = [line.award for line in sheet.lines if isinstance(line.award, Limit)]
    if part.id == DOUBLES:
        terms = [line.award.times for line in sheet.lines if isinstance(line.award, Doubles)]
        words = _added(terms, one.right)
    elif part.id == POINTS:
        words = _added(points, one.right)
    elif limits and not sheet.points:
        whole = any(award.numerator == award.denominator for award in limits)
        words = SHEET["limit" if whole else "half-limit"](right=number(one.right))
    elif not sheet.doubles and not sheet.shares and sheet.uncapped == sheet.total:
        # Where the points have a sum of their own, the total is that sum.
        of_points = isinstance(question.form, FillSheet) and POINTS in question.form.sums
        words = _added([] if of_points else [amount for amount in points if amount], one.right)
    else:
        key = "sum" if sheet.uncapped == sheet.total else "cut"
        words = SHEET[key](
            sum=reckoned(sheet.points, sheet.doubles, sheet.shares),
            uncapped=number(sheet.uncapped),
            right=number(one.right),
        )
    return [words, *_given(one.right, one.given)]


def _added(terms: list[int], right: int) -> str:
    """Return some numbers and what they come to; of one or none only what it is."""
    if len(terms) > 1:
        return SHEET["sum"](sum=summed(terms), right=number(right))
    return SHEET["is"](right=number(right))


def _paid_for(transfers: tuple[Transfer, ...]) -> list[str]:
    """Return why one player pays another, each reason once, with what cuts it where that is so."""
    reasons = list(dict.fromkeys(transfer_reason(paid) for paid in transfers))
    return [one for one in reasons if not any(other != one and other.startswith(one) for other in reasons)]


def _payment(transfers: tuple[Transfer, ...], right: int) -> list[str]:
    """Return how what one player pays another is reckoned; several shares one by one, then together."""
    if len(transfers) == 1:
        return [_reckoned(transfers[0])]
    shares = [_reckoned(paid) for paid in transfers if paid.lower or paid.factor != 1 or is_cut(paid)]
    whole = SHEET["sum"](sum=summed([paid.amount for paid in transfers]), right=number(right))
    return [*dict.fromkeys(shares), whole]


def _reckoned(paid: Transfer) -> str:
    """Return how a payment is reckoned: "(80 − 48) × 2 = 64"."""
    base = number(paid.base)
    if not paid.lower and paid.factor == 1:
        if is_cut(paid):
            return SHEET["cut-score"](uncapped=base, right=number(paid.amount))
        return SHEET["is"](right=base)
    if paid.lower:
        base = f"{number(paid.higher)} {MINUS} {number(paid.lower)}"
    if paid.factor != 1:
        base = f"({base})" if paid.lower else base
        base = f"{base} {times(paid.factor)}"
    if is_cut(paid):
        full = number(paid.base * paid.factor)
        return SHEET["cut"](sum=base, uncapped=full, right=number(paid.amount))
    return SHEET["sum"](sum=base, right=number(paid.amount))


def _given(right: int, given: int) -> list[str]:
    if right == given:
        return []
    return [SHEET["given"](given=number(given))]


def _said(question: Question, said: Stated) -> str:
    facts = dict(said.facts)
    key = said.topic
    if key == "slip":
        key = f"slip-{facts['how']}"
    if key == "wind-next-east":
        key = f"{key}-{_how_east_stands(question, facts['east'])}"
    key, more = rule_reason(question, key)
    if key not in STATED:
        # Where tiles are marked, the sentence that only tells what is right is enough.
        key = {"rule-next-tile-dealt": "rule-next-tile"}.get(key, "rule")
    words = STATED[key]()
    facts |= more
    if key in {"slip-left-out", "slip-wrong-value"}:
        item = str(facts["fault"])
        printed = dict(question.facts).get(f"title-{item}")
        title = item_title(question, item) if printed is None else score_title(item, str(printed))
        words = words.replace("{item}", title)
    return filled(words, facts, question)


def _how_east_stands(question: Question, east: Value) -> str:
    winner = dict(question.facts).get("winner")
    if winner is None:
        return "drawn-stays" if east is Wind.EAST else "drawn-passes"
    return "won" if winner is Wind.EAST else "lost"


def verdict(question: Question, explanation: Explanation) -> str:
    """Return what an answer was worth, in a few words: "3 of 5. 1 too many."."""
    if explanation.right:
        return VERDICTS["all"]()
    one_answer = isinstance(question.form, Count) or (
        isinstance(question.form, Choose) and not question.form.several
    )
    if one_answer or explanation.of == 1:
        return VERDICTS["none"]()
    right, wrong = explanation.count(State.RIGHT), explanation.count(State.WRONG)
    if isinstance(question.form, FillSheet | SettleUp):
        # What was given where nothing counts belongs to no whole of which the right ones would be a part.
        missing = explanation.count(State.MISSED)
        key = "both" if wrong and missing else "wrong" if wrong else "missing"
        return VERDICTS[f"numbers-{key}"](right=number(right), wrong=number(wrong), missing=number(missing))
    words = VERDICTS["some"](got=number(right), of=number(explanation.of))
    return f"{words} {_too_many(wrong)}" if wrong else words


def state_label(question: Question, part: Part) -> str:
    """Return how a part stands, in a word; nothing for what was rightly left alone."""
    keys = {State.RIGHT: "right", State.MISSED: "missed", State.WRONG: "wrong"}
    if isinstance(question.form, FillSheet | SettleUp):
        keys[State.MISSED] = "wrong"
    if question.topic == "waits":
        keys = {State.RIGHT: "wins", State.MISSED: "also-wins", State.WRONG: "does-not-win"}
    key = keys.get(part.state)
    return "" if key is None else STATES[key]()
