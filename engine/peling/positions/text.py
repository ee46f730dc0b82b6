"""Positions as text: written to be sent to somebody, read as the JSON of positions or as a hand in notation.

A hand alone, such as `"B3 B4 B5 R R | (C1 C2* C3) | Se1"`, is laid on a table on which nothing else lies; its
concealed tile that is written last is the one just drawn.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

from peling.core.notation import NotationError, parse_hand, parse_tiles
from peling.core.scoring import HandRecord, InvalidHandError
from peling.positions.fields import Fields, bad, load_json, refuse_repeated, shown
from peling.positions.laid import MOST_TILES, Laid, Moment, bare, fitted, laid_of, sketch_of
from peling.positions.record import read_rules, read_sketch, write_record
from peling.positions.sketch import wall_left
from peling.rules.draft import HandDraft, draft_of
from peling.rules.ruleset import RuleSet

LONGEST: Final = 100_000
"""Letters of a text that is looked into; a position has some hundred."""


class TextError(ValueError):
    """A text that is no position.

    Attributes:
        kind: what is wrong: ``"empty"``, ``"too-long"``, ``"too-many"``, ``"not-json"``, ``"several"``,
            ``"no-tile"``, ``"no-meld"``, ``"no-set"``, ``"no-hand"``, or what a `FieldError` says; empty:
            see `reason`.
        where: the field, or the place "line:column"; empty: the whole text.
        reason: the reason of a hand that cannot be.
        values: what a sentence about it names.
    """

    def __init__(self, kind: str, where: str = "", reason: str = "", **values: object) -> None:
        """Keep what a sentence needs."""
        super().__init__(f"{where}: {kind or reason}" if where else kind or reason)
        self.kind = kind
        self.where = where
        self.reason = reason
        self.values = values


def write_text(laid: Laid, rules: RuleSet) -> str:
    """Return the text of what lies on a table, one field a line; `read_text` and `advise` read it."""
    sketch = sketch_of(laid, rules)
    wall = wall_left(sketch, rules) if sketch.wall is None else sketch.wall
    changed = rules.house.changed(rules.options)
    record = write_record(sketch, rules.id, changed, wall)
    lines = (f"{json.dumps(key)}: {json.dumps(value)}" for key, value in record.items())
    return "{" + ",\n ".join(lines) + "}\n"


def read_text(text: str, now: Laid, rules: RuleSet) -> Laid:
    """Return the table that a text tells of; a hand alone is laid by the book and seat of the table `now`.

    Raises:
        TextError: it tells of none; says what is wrong and where.
    """
    if len(text) > LONGEST:
        raise TextError("too-long", most=LONGEST)
    if not text.strip():
        raise TextError("empty")
    laid = _read_record(text) if text.lstrip()[0] in "{[" else _read_hand(text, now, rules)
    if laid.most_tiles > MOST_TILES:
        raise TextError("too-many", number=laid.most_tiles, most=MOST_TILES)
    return laid


def _read_record(text: str) -> Laid:
    try:
        value = load_json(text)
    except json.JSONDecodeError as error:
        raise TextError("not-json", f"{error.lineno}:{error.colno}") from None
    except (RecursionError, ValueError):
        raise TextError("not-json") from None
    if isinstance(value, list):
        if len(value) != 1:
            raise TextError("several", number=len(value))
        value = value[0]
    try:
        if not isinstance(value, dict):
            raise bad("record", "an object is needed", kind="not-object", found=shown(value))
        refuse_repeated(value)
        fields = Fields(value)
        rules = read_rules(fields, None)
        return laid_of(read_sketch(fields, rules), rules, rules.house.changed(rules.options))
    except InvalidHandError as error:
        kind, values = getattr(error, "kind", ""), getattr(error, "values", {})
        raise TextError(kind, error.field, error.reason, **values) from None


def _read_hand(text: str, now: Laid, rules: RuleSet) -> Laid:
    try:
        hand = parse_hand(text)
        written = parse_tiles(text.split("|", maxsplit=1)[0])
    except NotationError as error:
        place = text.find(error.part) if error.part else -1
        line, column = text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, max(0, place))
        where = f"{line}:{column}" if place >= 0 else ""
        raise TextError(f"no-{error.kind}", where, found=shown(error.part)[1:-1]) from None
    own = replace(bare(draft_of(HandRecord(now.me, now.round_wind, hand))), won=True)
    if written and len(own.concealed) > own.due:
        number = own.concealed.index(written[-1])
        own = replace(
            own, concealed=own.concealed[:number] + own.concealed[number + 1 :], winning=written[-1]
        )
    empty = HandDraft(won=False)
    laid = replace(now, moment=Moment.DRAWN, wall=None, seats=(own, *(empty for _ in now.seats[1:])))
    return fitted(laid, rules)
