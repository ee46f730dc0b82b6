"""The fields of sheets and payments, and numbers as they are written into them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from peling.core.scoring import Doubles, Limit, Points
from peling.core.tiles import Wind
from peling.core.typed import narrow
from peling.lessons.drills.question import (
    Answer,
    Choose,
    Count,
    FillSheet,
    Form,
    Offered,
    PickTiles,
    SettleUp,
)
from peling_app.books.words.scores import half_limit_word, limit_word, score_title
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import wind_name
from peling_app.learn.model.cards import Field
from peling_app.learn.words import learn

GROUPING: Final = " ,.’\u00a0\u202f"
"""What may stand between digits of a large number, in some language; no number here has decimals."""
NUMBER: Final = f"[-−]?[0-9][0-9{GROUPING}]*"
"""How a number is written, as a regular expression."""


def answer_of(form: Form, picks: frozenset[str], texts: Mapping[str, str]) -> Answer:
    """Return an answer as the engine takes it, from what was chosen and what was written."""
    match form:
        case Choose(choices=choices):
            return [choice.id for choice in choices if choice.id in picks]
        case PickTiles(palette=palette):
            return [kind.code for kind in palette if kind.code in picks]
        case Count():
            value = number_of(texts.get("number", ""))
            return -1 if value is None else value
        case FillSheet() | SettleUp():
            given = {part: number_of(text) for part, text in texts.items()}
            return {part: value for part, value in given.items() if value is not None}


def sentence(words: str) -> str:
    """Return words with a full stop, if they do not end already, so that others may follow."""
    return words if words.endswith((".", "?", "!")) else f"{words}."


def number_of(text: str) -> int | None:
    """Return a number as it was written, None where it is none."""
    digits = re.sub(f"[{GROUPING}]", "", narrow(text).replace("−", "-"))
    try:
        return int(digits)
    except ValueError:
        return None


def empty_fields(form: Form) -> list[Field]:
    """Return the fields of a sheet or of payments with nothing in them; none of other forms."""
    match form:
        case FillSheet():
            fields = _line_fields(form.points, learn.points_part())
            fields += _line_fields(form.doubles, learn.doubles_part())
            fields += _line_fields(form.limits, learn.limits_part())
            for place, part in enumerate(form.sums):
                head = learn.sums_part() if place == 0 else ""
                fields.append(Field(part, learn.sum_name(part), head=head))
            return fields
        case SettleUp():
            return [Field(pair, pair_words(pair), hint="0") for pair in form.pairs]
        case _:
            return []


def _line_fields(lines: tuple[Offered, ...], head: str) -> list[Field]:
    """Return the fields of lines, the first with a heading."""
    return [
        Field(
            line.id,
            f"{score_title(line.item, line.title)}: {_award(line)}",
            learn.times_word(),
            hint="0",
            head=head if place == 0 else "",
        )
        for place, line in enumerate(lines)
    ]


def pair_words(pair: str) -> str:
    """Return who pays whom."""
    payer, payee = (wind_name(Wind(code)) for code in pair.split(">"))
    return f"{learn.pays(wind=payer)} {learn.gets(wind=payee)}"


def _award(line: Offered) -> str:
    """Return what a line is worth; of what, the head of its part says."""
    match line.award:
        case Points(amount):
            return number(amount)
        case Doubles(times):
            return number(times)
        case Limit(numerator, denominator):
            return limit_word() if numerator == denominator else half_limit_word()
