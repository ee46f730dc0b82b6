"""What is wrong with a line or a sum of a score sheet that was filled in."""

from __future__ import annotations

from collections.abc import Mapping

from peling.core.rules import Value
from peling.core.scoring import Limit, Points
from peling.lessons.drills.fault import Fault, Noted
from peling.lessons.drills.question import (
    DOUBLES,
    POINTS,
    Answer,
    Earned,
    FillSheet,
    Part,
    Question,
    State,
    Stated,
    Summed,
)
from peling.lessons.faults.items import item_missed, not_in_hand, whole
from peling.lessons.faults.said import item_text, seen
from peling.rules.ruleset import RuleSet


def of_line(question: Question, part: Part, given: Mapping[str, int], rules: RuleSet) -> Fault:
    """Return what is wrong with a line or a sum; the lines come before the sums that rest on them."""
    for why in part.why:
        match why:
            case Earned(offered, times):
                if not times and any(_counts(other, part.id) for other in question.solutions[1:]):
                    other_way = Stated("line-of-other-reading")
                    gives = item_text(rules, offered.item, offered.title, offered.award)
                    return Fault(part.id, part.state, (other_way,), gives, _hand(question))
                if not times:
                    return not_in_hand(question, part, offered, rules)
                if part.state is State.MISSED:
                    return item_missed(question, part, why, rules)
                tiles = () if why.line is None else why.line.evidence.tiles
                noted = tuple(Noted(held, good=True, what="counts") for held in tiles)
                facts: tuple[tuple[str, Value], ...] = (
                    ("item", offered.item),
                    ("title", offered.title),
                    ("given", given.get(part.id, 0)),
                )
                key = "line-too-often" if given.get(part.id, 0) > times else "line-too-seldom"
                place = None if why.line is None else why.line.cite
                gives = item_text(rules, offered.item, offered.title, offered.award, place)
                return Fault(
                    part.id, part.state, (Stated(key, facts),), gives, noted or _hand(question), place
                )
            case Summed():
                return _sum(question, part, why, given)
            case _:
                continue
    return Fault(part.id, part.state, (), (), _hand(question))


def _sum(question: Question, part: Part, why: Summed, given: Mapping[str, int]) -> Fault:
    """Return that a sum does not follow: from the lines as they were given, or because they are not right."""
    form = question.form
    lines = form.lines if isinstance(form, FillSheet) else ()
    wanted = {line.id: int(_times(question, line.id)) for line in lines}
    off = any(given.get(line.id, 0) != wanted[line.id] for line in lines)
    value = given.get(part.id, 0)
    facts: tuple[tuple[str, Value], ...] = (
        ("given", value),
        ("points", why.sheet.points),
        ("doubles", why.sheet.doubles),
    )
    name = part.id if part.id in {POINTS, DOUBLES} else "total"
    key = f"sum-{name}-missing" if part.state is State.MISSED else f"sum-{name}"
    terms = [line.award.amount for line in why.sheet.lines if isinstance(line.award, Points)]
    limited = not terms and any(isinstance(line.award, Limit) for line in why.sheet.lines)
    if limited and name != DOUBLES:
        key += "-limit"
    elif name == "total" and not why.sheet.doubles:
        key += "-plain"
    first = (Stated("sum-of-lines", facts),) if off else ()
    said = terms and name == POINTS and not off
    more = (Stated("sum-terms", (("terms", " + ".join(map(str, terms))),)),) if said else ()
    return Fault(part.id, part.state, (*first, Stated(key, facts)), more, _hand(question))


def _counts(answer: Answer, line: str) -> bool:
    """Return whether a line stands on the sheet of another reading that counts as much."""
    return isinstance(answer, dict) and bool(answer.get(line))


def _times(question: Question, line: str) -> int:
    return next((why.times for why in question.why(line) if isinstance(why, Earned)), 0)


def _hand(question: Question) -> tuple[Noted, ...]:
    return seen(whole(question.shown.hands[0])) if question.shown.hands else ()
