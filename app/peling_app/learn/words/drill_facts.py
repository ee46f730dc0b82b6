"""Put facts into the sentences of the drills, and word what can be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from peling.core.rules import Value
from peling.core.tiles import COPIES, KINDS, Tile, Wind, tile
from peling.lessons.drills.question import POINTS, PickTiles, Question
from peling.rulebooks import rule_set
from peling_app.books.words.scores import score_title
from peling_app.kit.words import plurals
from peling_app.kit.words.numbers import number, summed
from peling_app.kit.words.tiles import joined, several, tile_name, tiles_joined, wind_name
from peling_app.learn.words.drill_answers import CHOICES, CONDITIONS
from peling_app.learn.words.drill_questions import CLAIMED, WISHES

LAST_TWO: Final = (1, 2)
"""The stacks to the right of the gap on which the loose tiles lie, where a book names no others."""
Facts: TypeAlias = Mapping[str, Value]


def choice(question: Question, choice_id: str) -> str:
    """Return the words of a choice."""
    kind, topic = question.key.kind, question.topic
    if topic == "why-not":
        return CONDITIONS[choice_id]()
    if choice_id == "none":
        key = {"liable": "nobody", "limit": "none-of-these", "wind": "no-wind"}.get(kind, "none")
        return CHOICES[key]()
    if choice_id.startswith("hand-"):
        return CHOICES["hand"](number=choice_id.removeprefix("hand-"))
    if topic in _SLIPS and choice_id == POINTS:
        return CHOICES["sum-in-book"](sum=number(_whole(question.fact("printed"))))
    if choice_id in CHOICES:
        return CHOICES[choice_id]()
    if topic in _SLIPS:
        return _as_printed(question, choice_id)
    if choice_id in _LETTERS:
        return wind_name(Wind(choice_id))
    if "-" in choice_id:
        return item_title(question, choice_id)
    return choice_id


_SLIPS: Final = frozenset({"slip", "slip-players"})
_LETTERS: Final = frozenset(wind.value for wind in Wind)


def _as_printed(question: Question, item: str) -> str:
    """Return an item with what the book counts for it."""
    facts = dict(question.facts)
    title = score_title(item, str(facts[f"title-{item}"]))
    doubles, points = (_whole(facts.get(f"{what}-{item}", 0)) for what in ("doubles", "points"))
    if not doubles and not points:
        return CHOICES["not-in-book"](item=title)
    return f"{title}: {plurals.doubles(doubles) if doubles else plurals.points(points)}"


def _whole(value: Value) -> int:
    return value if isinstance(value, int) else 0


def item_title(question: Question, item: str) -> str:
    """Return the name of an item of the book that is asked."""
    rules = rule_set(question.key.rules, dict(question.key.options))
    title = next((one.title for one in rules.items if one.id == item), "")
    return score_title(item, title) if title else item


def is_rounded(question: Question) -> bool:
    """Return whether scores are rounded before they are paid."""
    return rule_set(question.key.rules, dict(question.key.options)).rounded is not None


def rule_reason(question: Question, key: str) -> tuple[str, dict[str, Value]]:
    """Return which sentence says why an answer about the course of play is right, with its further facts."""
    house = dict(question.key.options)
    course = rule_set(question.key.rules, house).course
    facts = dict(question.facts)
    match key:
        case "rule-first-banker":
            throw = _whole(facts["throw"])
            plain = question.solutions[0] == [Wind.EAST.after(throw - 1).value]
            return (key if plain else f"{key}-less"), {}
        case "rule-reserve":
            least = course.reserve(0)
            more = course.reserve(1) - least
            if more:
                return f"{key}-grows", {"least": least, "more": more}
            return (key if least else f"{key}-none"), {}
        case "rule-loose-tile":
            on = course.loose_on or LAST_TWO
            return key, {"near": min(on), "far": max(on)}
        case "rule-set-out" if house.get("foreign_mandarin", "replace") != "replace":
            return f"{key}-own", {}
        case "rule-wild-kinds":
            turned = facts["tile"]
            of_bonus = isinstance(turned, Tile) and turned.is_bonus
            return (f"{key}-flowers" if of_bonus else key), {}
        case "rule-tiles-in-wall":
            plain = question.solutions[0] == COPIES * len(KINDS)
            return (key if plain else f"{key}-flowers"), {}
        case "rule-sticks":
            held = {int(name.removeprefix("stick-")): _whole(many) for name, many in facts.items()}
            return key, {"sum": summed([worth * many for worth, many in held.items() if many])}
        case _:
            return key, {}


def filled(words: str, facts: Facts, question: Question) -> str:
    """Put in the facts that a sentence asks for."""
    known = {name: _value(name, value, question) for name, value in facts.items()}
    if "{wish}" in words:
        known["wish"] = filled(WISHES[str(facts["action"])](), facts, question)
    if "{claims}" in words:
        known["claims"] = _claims(facts)
    if "{seats}" in words:
        rules = rule_set(question.key.rules, dict(question.key.options))
        known["seats"] = joined([wind_name(wind) for wind in rules.course.seats(_whole(facts["players"]))])
    if "{deals}" in words:
        deals = [value for name, value in facts.items() if name.startswith("deal-")]
        known["deals"] = ", ".join(_deal(value) for value in deals)
    if "{tiles}" in words and isinstance(kind := facts.get("tile"), Tile):
        known["tiles"] = several(kind)
    return words.format_map(_Known(known))


class _Known(dict[str, str]):
    """Facts of a sentence; one that is not there leaves nothing behind."""

    def __missing__(self, _name: str) -> str:
        """Return nothing."""
        return ""


def _claims(facts: Facts) -> str:
    sentences = []
    for wind in Wind:
        claim = facts.get(f"claim-{wind.value}")
        if claim is not None:
            words = CLAIMED[str(claim)]()
            sentences.append(words.format(player=wind_name(wind)))
    return " ".join(sentences)


def _deal(value: Value) -> str:
    return wind_name(value) if isinstance(value, Wind) else CHOICES["nobody"]()


def plain_value(value: Value) -> str | None:
    """Return the words of a number, a tile or a wind, nothing for yes or no; None: it is something else."""
    match value:
        case bool():
            return ""
        case int():
            return number(value)
        case Tile():
            return tile_name(value)
        case Wind():
            return wind_name(value)
        case _:
            return None


def _value(name: str, value: Value, question: Question) -> str:
    plain = plain_value(value)
    if plain is not None:
        return plain
    match value:
        case tuple():
            return tiles_joined(one for one in value if isinstance(one, Tile))
        case str() if name == "right":
            return _right(value, question)
        case str() if value in CHOICES:
            return CHOICES[value]()
        case _:
            return str(value)


def _right(value: str, question: Question) -> str:
    """Return the ids of what is right as a list in a sentence."""
    ids = value.split()
    if isinstance(question.form, PickTiles):
        return joined([tile_name(tile(code)) for code in ids])
    return joined([choice(question, id_) for id_ in ids])
