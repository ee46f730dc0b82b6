"""What several sorts of faults say: the rule in our words, what a tile is, how a count goes round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, assert_never

from peling.core.actions import ClaimWin
from peling.core.rules import Citation, Finding, Value
from peling.core.scoring import Award, Doubles, Limit, Points
from peling.core.tiles import Tile
from peling.core.view import PlayerView
from peling.lessons.drills.books import cite, rules_on
from peling.lessons.drills.fault import Noted
from peling.lessons.drills.question import Question, Stated, Why
from peling.rulebooks import rule_set
from peling.rules.legality import Verdict, judge
from peling.rules.ruleset import RuleSet

SEATS = 4
HELD: Final = frozenset({"both-held", "two-held", "three-held", "four-held", "makes-sequence"})
"""What a set is made of: the rule of the act itself says that."""


def rule_text(rules: RuleSet, asks: Iterable[str]) -> tuple[Why, ...]:
    """Return the first of these rules in our words, or what the first item of them gives.

    Where a house rule changes what the rule says, that is said with it: alone it would be untrue.
    """
    entries = {entry.id: entry for entry in rules.entries}
    items = {item.id: item for item in rules.items}
    for id_ in asks:
        if id_ in entries:
            text = Stated("rule-text", (("text", entries[id_].text),), entries[id_].cite)
            return (text, *_house_rules_on(rules, id_))
        if id_ in items:
            one = items[id_]
            return item_text(rules, id_, one.title, one.award, one.cite)
    return ()


def behind(question: Question, verdict: Verdict, rules: RuleSet) -> tuple[str, ...]:
    """Return the rules behind what forbids an act, then the one of the act itself.

    That of the act may name a condition that is met here.
    """
    of_the_act = HELD | {"enough-points"} if _is_robbed(question, verdict) else HELD
    topics = [f"condition {one.condition}" for one in verdict.unmet if one.condition not in of_the_act]
    return (*rules_on(rules, *topics), *of_act(question, verdict, rules))


def text_behind(question: Question, verdict: Verdict, rules: RuleSet) -> tuple[Why, ...]:
    """Return the rule behind what forbids an act or allows it, in our words, with the house rules that do."""
    ids = of_act(question, verdict, rules) if verdict.legal else behind(question, verdict, rules)
    text = rule_text(rules, ids)
    view = question.shown.view
    deciding = () if view is None else _deciding(view, verdict, rules)
    return (*text, *(house for house in deciding if house not in text))


def _deciding(view: PlayerView, verdict: Verdict, rules: RuleSet) -> Iterator[Stated]:
    """Yield the house rules without which what is allowed would be forbidden, or the other way round."""
    chosen = rules.house.changed(rules.options)
    for key, value in sorted(chosen.items()):
        others = rule_set(rules.id, {other: chosen[other] for other in chosen if other != key})
        if judge(view, verdict.action, others).legal is not verdict.legal:
            yield Stated("house-rule", (("option", key), ("value", value), ("book", rules.id)))


def of_act(question: Question, verdict: Verdict, rules: RuleSet) -> tuple[str, ...]:
    """Return the rule of an act, before it that of robbing where a tile is robbed."""
    entries = {entry.id for entry in rules.entries}
    robbing = rules_on(rules, "claimed-robbing") if _is_robbed(question, verdict) else ()
    return (*(id_ for id_ in robbing if id_ in entries), verdict.rule)


def _is_robbed(question: Question, verdict: Verdict) -> bool:
    """Return whether a tile that is being added to a pung is claimed to win: no discard is claimed."""
    return dict(question.facts).get("robbing") is True and isinstance(verdict.action, ClaimWin)


def item_text(
    rules: RuleSet, item: str, title: str, award: Award, place: Citation | None = None
) -> tuple[Stated, ...]:
    """Return what an item gives, with the house rules that change when it is earned or what it gives."""
    return (item_gives(item, title, award, place), *_house_rules_on(rules, item))


def _house_rules_on(rules: RuleSet, rule: str) -> tuple[Stated, ...]:
    """Return the house rules in force, other than the book's own way, that change what a rule says."""
    return tuple(
        Stated("house-rule", (("option", key), ("value", value), ("book", rules.id)))
        for key, value in sorted(rules.house.changed(rules.options).items())
        if rule in rules_on(rules, f"house {key}")
    )


def item_gives(item: str, title: str, award: Award, place: Citation | None = None) -> Stated:
    """Return what an item gives: points, doubles, or the limit."""
    match award:
        case Points(amount):
            kind, value = "points", amount
        case Doubles(times):
            kind, value = "doubles", times
        case Limit(numerator, denominator):
            kind, value = "limit" if numerator == denominator else "half-limit", 0
        case _:
            assert_never(award)
    return Stated(f"item-{kind}", (("item", item), ("title", title), (kind, value)), place)


def place_of(rules: RuleSet, asks: Iterable[str], else_: Citation | None = None) -> Citation | None:
    """Return the place of the first of these rules, else another."""
    return cite(rules, asks) or else_


def what_it_is(tile: Tile) -> str:
    """Return the id of what a tile is: its suit, or its sort."""
    if tile.suit is not None:
        return tile.suit.name.lower()
    if tile.is_bonus:
        return "bonus"
    return "wind" if tile.wind is not None else "dragon"


def seen(tiles: Iterable[Tile], *, good: bool | None = None) -> tuple[Noted, ...]:
    """Return each tile with its suit or sort, marked as good or bad; None: with no mark."""
    return tuple(Noted(tile, good, what_it_is(tile)) for tile in tiles)


def marked(tiles: Iterable[Tile], *, good: bool | None = None) -> tuple[Noted, ...]:
    """Return each tile marked in the same way, for a reason that is not what it is: no word is below it."""
    return tuple(Noted(tile, good) for tile in tiles)


def evidence_of(findings: Iterable[Finding]) -> tuple[Tile, ...]:
    """Return the tiles that these findings show, each once; four at most."""
    return tuple(dict.fromkeys(held for found in findings for held in found.evidence.tiles))[:4]


def unmet_seen(unmet: Sequence[Finding], else_: Iterable[Tile]) -> tuple[Noted, ...]:
    """Return the tiles that unmet conditions show; of those that somebody does not hold this is said.

    What a tile is stands below it only where that is the reason: a tile that comes too late has a suit, too.

    Args:
        unmet: the conditions.
        else_: the tiles that are shown if the conditions show none.
    """
    lacking = {
        held
        for one in unmet
        if one.condition == "both-held"
        for held in _tiles_in(dict(one.evidence.facts).get("missing", ()))
    }
    is_its_sort = any(one.condition == "suit-tile" for one in unmet)
    return tuple(
        Noted(
            held,
            good=False,
            what="not-held" if held in lacking else what_it_is(held) if is_its_sort else "",
        )
        for held in evidence_of(unmet) or tuple(else_)
    )


def _tiles_in(value: Value) -> tuple[Tile, ...]:
    return tuple(one for one in value if isinstance(one, Tile)) if isinstance(value, tuple) else ()


def counted_at(start: int, given: int) -> tuple[tuple[str, Value], ...]:
    """Return the first three numbers at which a seat is counted, if the count begins with `start` as one.

    >>> counted_at(0, 2)
    (('once', 3), ('twice', 7), ('thrice', 11))
    """
    first = (given - start) % SEATS + 1
    return (("once", first), ("twice", first + SEATS), ("thrice", first + 2 * SEATS))
