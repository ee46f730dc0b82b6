"""What the books say of many hands and positions, under each house rule, as marks in a file.

The revision of a book counts up with every change of what its rules say: by it a game that goes on knows
whether the figures of its finished deals can be relied on. So where a mark is another one, either something
broke, or the revision of the book has to be counted up. Then look at what is said differently, and write the
marks anew: ``python -m tests.engine.rulebooks.kept_rules``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from peling.commands.hand_json import read_hand
from peling.core.scoring import HandRecord, InvalidHandError
from peling.core.settlement import DealOutcome
from peling.core.tiles import WINDS
from peling.positions.fields import Fields
from peling.rulebooks import RULE_SETS, examples, rule_set
from peling.rules.legality import conceivable, judge
from peling.rules.ruleset import Option, OptionValue, RuleSet
from tests.engine.kept_values import mark, read_marks, write_marks
from tests.engine.rulebooks.suite import Items, Place, of_each_book

MARKS = Path(__file__).with_suffix(".json")
STEP = 15
"""Under another house rule than that of the book one hand in so many is scored."""
ITEMS = of_each_book("items", Items)
PLAYS = of_each_book("plays", tuple)


def house_rules(book: str) -> Iterator[tuple[str, Option, OptionValue]]:
    """Yield each house rule that differs from the book's: what it is called, the option and the value."""
    rules = rule_set(book)
    for option in rules.options:
        for value in option.values:
            if value != rules.house[option.key]:
                yield f"{option.key}={value}", option, value


@lru_cache(maxsize=1)
def hands(book: str) -> tuple[HandRecord, ...]:
    """Return the hands of the examples, and those that earn the items of the book or just miss them."""
    items, found = ITEMS[book], []
    for raw in examples(book)["hands"]:
        with suppress(InvalidHandError):
            found.append(read_hand(Fields({**raw, "options": {}})))
    places: list[Place] = [place for pair in items.earned_and_missed.values() for place in pair]
    return (*found, *(items.hands.record(*place) for place in places))


def scored(record: HandRecord, rules: RuleSet) -> object:
    """Return what a hand counts, what it just misses, who pays for it, or why it is refused."""
    try:
        score = rules.score(record)
    except InvalidHandError as error:
        return error.reason, error.field
    if record.win is None:
        return score.sheet, rules.claims(record)
    winners = dict.fromkeys(WINDS, 0) | {record.seat: score.total}
    liable = rules.liable(record)
    paid = rules.settle(DealOutcome(WINDS, record.seat, winners, record.win.giver, liable=liable))
    return score, rules.near_misses(record), liable, rules.sharing(record), paid


def counted(rules: RuleSet, some: Iterable[HandRecord]) -> str:
    """Return a mark of what hands count."""
    return mark([scored(record, rules) for record in some])


def allowed(rules: RuleSet) -> str:
    """Return a mark of what is said of every act that a player could think of."""
    return mark(
        [
            judge(view, action, rules)
            for _, view, _, _ in PLAYS[rules.id]
            for action in conceivable(view, rules)
        ]
    )


def cited(rules: RuleSet) -> str:
    """Return a mark of where each condition of each rule of play stands in the book."""
    return mark(
        [
            (rule.id, one.id, cite.part, cite.section, cite.page)
            for rule in rules.course.rules.values()
            for one in rule.conditions
            for cite in (one.cite or rule.cite,)
        ]
    )


def marks(book: str) -> dict[str, Any]:
    """Return the revision of a book, and a mark of what it says by itself and by each house rule."""
    rules = rule_set(book)
    found = {
        "items": mark(rules.items),
        "cites": cited(rules),
        "counts": counted(rules, hands(book)),
        "allows": allowed(rules),
    }
    for number, (name, option, value) in enumerate(house_rules(book)):
        other = rule_set(book, {option.key: value})
        in_play = option.scope == "play"
        found[name] = allowed(other) if in_play else counted(other, hands(book)[number % STEP :: STEP])
    return {"revision": rules.revision, "marks": found}


def stored() -> Mapping[str, Any]:
    """Return the revisions and marks by book."""
    return read_marks(MARKS)


def main() -> None:
    """Write the marks anew."""
    write_marks(MARKS, {book: marks(book) for book in RULE_SETS})


if __name__ == "__main__":
    main()
