"""What is wrong with a number: what was probably forgotten, or how it comes about without saying it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from peling.core.rules import Value
from peling.core.scoring import Doubles, Points, ScoreLine, ScoreSheet
from peling.core.tiles import Tile
from peling.lessons.drills.fault import Fault, Noted
from peling.lessons.drills.makers.shape_questions import tiles_away_of
from peling.lessons.drills.nearest import in_the_way
from peling.lessons.drills.question import Compared, Question, State, Stated, Why
from peling.lessons.faults.items import whole
from peling.lessons.faults.laid import tiles_in_the_way
from peling.lessons.faults.said import seen
from peling.rules.ruleset import RuleSet

NUMBER: Final = "number"


def of_number(question: Question, given: int, rules: RuleSet, *, guesses: bool = True) -> Fault:
    """Return what is wrong with a number that was given; `guesses`: by the slip that would lead to it."""
    facts: dict[str, Value] = {**dict(question.facts), "given": given}
    right = question.solutions[0]
    facts["side"] = facts.get("side", "")
    size = "low" if isinstance(right, int) and given < right else "high"
    hands = question.shown.hands
    if question.topic == "away":
        return _away(question, given, rules)
    if question.topic == "exposing":
        return _exposing(question, given, size)
    if hands:
        return _score(question, given, rules, size, guesses=guesses)
    if question.topic == "lesson":
        return Fault(NUMBER, State.WRONG, (Stated(f"number-too-{size}", (("given", given),)),))
    if question.topic == "stacks-in-side":
        facts["tiles"] = 8 * given
    if question.topic == "left-after-deal":
        tiles = facts["tiles"]
        facts["taken"] = tiles - given if isinstance(tiles, int) else 0
        if isinstance(tiles, int) and given >= tiles:
            return Fault(NUMBER, State.WRONG, (Stated("count-left-after-deal-all", tuple(facts.items())),))
    key = question.topic.removesuffix("-none").removesuffix("-one")
    if question.topic == "dealt-so-far" and rules.course.leaps:
        key = f"{key}-leaping"
    said = Stated(f"count-{key}", tuple(facts.items()))
    size_of = Stated(f"number-too-{size}", (("given", given),))
    return Fault(NUMBER, State.WRONG, (size_of, said), (), seen(question.shown.tiles))


def _away(question: Question, given: int, rules: RuleSet) -> Fault:
    """Return what is in sets of a hand that was said to be nearer or farther than it is."""
    record = question.shown.hands[0]
    right = tiles_away_of(rules, record)
    laid = in_the_way(rules, record)
    if isinstance(laid, Stated):
        size = "high" if given > right else "low"
        said_of_size = Stated(f"number-too-{size}", (("given", given),))
        noted = tiles_in_the_way(laid) or seen(whole(record))
        return Fault(NUMBER, State.WRONG, (said_of_size, laid), (), noted)
    key = "away-fewer" if given > right else "away-more"
    said = Stated(key, (("given", given), ("number", len(laid.left))))
    noted = tuple(Noted(held, good=False, what="left-over") for held in laid.left)
    return Fault(NUMBER, State.WRONG, (said,), (laid,), noted or seen(whole(record)))


def _exposing(question: Question, given: int, size: str) -> Fault:
    facts = (("given", given), ("tile", question.fact("tile")))
    more = tuple(why for why in question.why(NUMBER) if isinstance(why, Compared))
    if size == "low" and any(why.one.doubles for why in more):
        size = "low-doubled"
    if size == "high" and any(why.one.uncapped > why.one.total for why in more):
        size = "high-cut"
    said: tuple[Why, ...] = (Stated(f"exposing-{size}", facts),)
    kept = question.shown.hands[0]
    tiles = [held for held in whole(kept) if held is question.fact("tile")]
    return Fault(NUMBER, State.WRONG, said, more, seen(tiles))


def _score(question: Question, given: int, rules: RuleSet, size: str, *, guesses: bool) -> Fault:
    """Return which line was probably forgotten, counted twice or not doubled; else which lines there are."""
    record = question.shown.hands[0]
    sheet = rules.score(record).sheet
    noted = seen(whole(record))
    for key, line in slips_of(sheet, given):
        if line is not None and not guesses:
            continue
        facts: list[tuple[str, Value]] = [("given", given)]
        if line is not None:
            facts += [("item", line.item), ("title", line.title)]
            noted = tuple(Noted(held, good=True, what="counts") for held in line.evidence.tiles) or noted
        place = None if line is None else line.cite
        return Fault(NUMBER, State.WRONG, (Stated(key, tuple(facts)),), (_lines(sheet),), noted, place)
    said = Stated(f"score-too-{size}", (("given", given),))
    return Fault(NUMBER, State.WRONG, (said, _lines(sheet)), (), _counting(sheet) or noted)


def _counting(sheet: ScoreSheet) -> tuple[Noted, ...]:
    """Return the tiles by which a hand earns its lines, each as often as it lies in it."""
    tiles: Counter[Tile] = Counter()
    for line in sheet.lines:
        tiles |= Counter(line.evidence.tiles)
    return tuple(Noted(held, good=True, what="counts") for held in tiles.elements())


def _lines(sheet: ScoreSheet) -> Stated:
    """Return what the hand earns, without what it comes to.

    Each line keeps its own title: one item may count otherwise where the set lies open.
    """
    earned = dict.fromkeys((line.item, line.title) for line in sheet.lines)
    facts: list[tuple[str, Value]] = [("items", " ".join(id_ for id_, _ in earned))]
    facts += [(f"title-{place}", title) for place, (_, title) in enumerate(earned)]
    return Stated("score-lines", tuple(facts))


def slips_of(sheet: ScoreSheet, given: int) -> list[tuple[str, ScoreLine | None]]:
    """Return by which single slips this number would come about: the key of each, and its line."""
    most = sheet.total if sheet.uncapped > sheet.total else None

    def total(points: int, doubles: int) -> int:
        made = points << max(0, doubles)
        return made if most is None else min(made, most)

    found: list[tuple[str, ScoreLine | None]] = []
    if most is not None and given == sheet.uncapped:
        found.append(("score-not-cut", None))
    if sheet.doubles and given == sheet.points:
        found.append(("score-not-doubled", None))
    times = Counter((line.item, line.award) for line in sheet.lines)
    lines = {(line.item, line.award): line for line in reversed(sheet.lines)}
    for of, number in times.items():
        line = lines[of]
        match line.award:
            case Points(amount) if amount:
                if given == total(sheet.points - amount, sheet.doubles):
                    found.append(("score-left-out" if number == 1 else "score-once-less", line))
                if given == total(sheet.points + amount, sheet.doubles):
                    found.append(("score-twice", line))
            case Doubles(doublings):
                if given == total(sheet.points, sheet.doubles - doublings):
                    found.append(("score-left-out", line))
                if given == total(sheet.points, sheet.doubles + doublings):
                    found.append(("score-twice", line))
            case _:
                continue
    return found
