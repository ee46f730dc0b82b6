"""The examples of the books as exercises, in their order, and their slips as riddles."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from peling.core.hand import Hand
from peling.core.melds import Exposure, KongForm, Meld, MeldKind
from peling.core.rules import Value
from peling.core.scoring import (
    Doubles,
    HandRecord,
    InvalidHandError,
    Points,
    ScoreSheet,
    Win,
    WinBy,
)
from peling.core.settlement import DealOutcome
from peling.core.tiles import WINDS, Tile, Wind, tile
from peling.lessons.drills.books import cite, known, limit_of
from peling.lessons.drills.makers.pay_questions import settling, settling_rules
from peling.lessons.drills.makers.score_questions import asked, sheet_question
from peling.lessons.drills.question import (
    POINTS,
    Choice,
    Choose,
    Hint,
    Key,
    Question,
    Shown,
    Stated,
    Why,
)
from peling.rulebooks import examples, rule_book, rule_set
from peling.rules.counting import as_counted
from peling.rules.rulebook import Slip
from peling.rules.ruleset import RuleSet

KIND: Final = "example"
"""The kind in the key of an exercise; its seed is the place in the book."""
PAYERS: Final = "payers"
_LEVEL: Final = 4
_Record = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Exercise:
    """An example of a book as an exercise.

    Attributes:
        id: the id of the example, for a riddle with ``/slip`` behind it.
        question: what is asked.
        reference: where it stands in the book, as the file of examples has it.
        printed: whether it is printed in the book; else it was made from its rules.
        slip: the slip that is to be found; None in all other exercises.
    """

    id: str
    question: Question
    reference: str
    printed: bool
    slip: Slip | None = None


@lru_cache(maxsize=8)
def exercises(rules_id: str) -> tuple[Exercise, ...]:
    """Return the examples of a book in its order: hands to score, deals to settle, slips to find."""
    every = examples(rules_id)
    made = [*_hands(every["hands"], rules_id), *_cases(every["cases"], rules_id)]
    return tuple(_numbered(one, place) for place, one in enumerate(made))


def _numbered(made: tuple[_Record, RuleSet, Slip | None], place: int) -> Exercise:
    raw, rules, slip = made
    options = tuple(sorted(rules.house.changed(rules.options).items()))
    key = Key(KIND, rules.id, options, _LEVEL, place)
    if raw.get("kind") == "settlement":
        question = _settled(key, rules, raw)
    elif slip is not None:
        question = _riddle(key, rules, _record(raw), slip)
    else:
        record = _record(raw)
        # The lines beside the right ones are chosen by the place, so that an example is always the same.
        question = sheet_question(key, rules, record, rules.score(record), random.Random(place), "example")
    name = raw["id"] if slip is None else f"{raw['id']}/slip"
    # An example may hold by a house rule only; the page then says by which one.
    question = replace(question, under=options)
    return Exercise(name, question, raw.get("reference", ""), raw.get("source") == "book", slip)


def _hands(hands: list[_Record], rules_id: str) -> Iterator[tuple[_Record, RuleSet, Slip | None]]:
    slips = {slip.example: slip for slip in rule_book(rules_id).slips}
    for raw in hands:
        rules = rule_set(rules_id, raw.get("options", {}))
        try:
            rules.score(_record(raw))
        except InvalidHandError:
            continue
        yield raw, rules, None
        if raw["id"] in slips:
            yield raw, rules, slips[raw["id"]]


def _cases(cases: list[_Record], rules_id: str) -> Iterator[tuple[_Record, RuleSet, Slip | None]]:
    for raw in cases:
        if raw["kind"] == "settlement":
            limit = raw["given"].get("limit")
            options = {**raw.get("options", {}), **({} if limit is None else {"limit": limit})}
            yield raw, rule_set(rules_id, options), None


def _settled(key: Key, rules: RuleSet, raw: _Record) -> Question:
    given = raw["given"]
    scores = {Wind(letter): points for letter, points in given["scores"].items()}
    winds = tuple(wind for wind in WINDS if wind in scores)
    winner = Wind(given["winner"]) if given.get("winner") else None
    liable = Wind(given["liable"]) if given.get("liable") else None
    dead = {Wind(letter): why for letter, why in given.get("dead", {}).items()}
    claims = {Wind(letter): item for letter, item in given.get("claims", {}).items()}
    outcome = DealOutcome(winds, winner, scores, dead=dead, liable=liable, claims=claims)
    settlement = rules.settle(outcome)
    topic = "pays-dead" if dead else "pays-claim" if claims else "pays-liable" if liable else "pays"
    facts: list[tuple[str, Value]] = [("winner", winner)] if winner is not None else []
    facts += [("liable", liable)] if liable is not None else []
    facts += [("dead", wind) for wind in dead] + [("why", why) for why in dead.values()]
    facts += [("claimer", wind) for wind in claims]
    facts += limit_of(rules)
    asks = settling_rules(rules, outcome, settlement, topic)
    return settling(key, topic, settlement, winds, asks, tuple(facts), rules, tuple(scores.items()))


def _riddle(key: Key, rules: RuleSet, record: HandRecord, slip: Slip) -> Question:
    """Ask what is wrong with a figure of the book: a line, the sum, or who is said to pay."""
    scored = rules.score(record)
    sheet = as_counted(scored.sheet, rules)
    items = list(dict.fromkeys(line.item for line in sheet.lines))
    why: tuple[Why, ...] = (
        Stated(
            "slip",
            (("printed", slip.printed), ("right", slip.right), ("how", slip.how), ("fault", slip.fault)),
        ),
    )
    ids = [*items, POINTS, PAYERS]
    asks = known(rules, (*((slip.fault,) if slip.fault in items else ()), *asked(rules, record, scored)))
    return Question(
        key,
        "slip-players" if slip.how == "wrong-players" else "slip",
        Choose(tuple(Choice(id_) for id_ in ids)),
        ([slip.fault],),
        asks,
        facts=(("printed", slip.printed), *_as_printed(sheet, slip)),
        shown=Shown(hands=(record,)),
        cite=cite(rules, asks),
        hints=(Hint("add-up-yourself"),),
        parts=tuple((id_, why) for id_ in ids),
    )


def _as_printed(sheet: ScoreSheet, slip: Slip) -> Iterator[tuple[str, Value]]:
    """Return the list of the book, its slip with it: of each item the title, and its points or its doubles.

    Without it nobody could find the slip: a sum that is 2 too low may lack any item of 2 points.
    """
    for item in dict.fromkeys(line.item for line in sheet.lines):
        lines = [line for line in sheet.lines if line.item == item]
        points = sum(line.award.amount for line in lines if isinstance(line.award, Points))
        doubles = sum(line.award.times for line in lines if isinstance(line.award, Doubles))
        if item == slip.fault and slip.how == "wrong-value":
            points += (slip.printed - slip.right) >> sheet.doubles
        yield f"title-{item}", lines[0].title
        if item == slip.fault and slip.how == "left-out":
            yield f"points-{item}", 0
        else:
            yield (f"doubles-{item}", doubles) if doubles else (f"points-{item}", points)


def _record(raw: _Record) -> HandRecord:
    """Return the hand of an example; the files are our own and hold what they promise."""
    win = raw.get("win")
    return HandRecord(
        Wind(raw["seat"]),
        Wind(raw["round"]) if raw.get("round") else None,
        Hand.of(_tiles(raw, "concealed"), [_meld(meld) for meld in raw["melds"]], _tiles(raw, "bonus")),
        None if win is None else _win(win),
        frozenset(raw["circumstances"]),
        _tiles(raw, "visible"),
        _tiles(raw, "wild"),
    )


def _tiles(raw: _Record, name: str) -> tuple[Tile, ...]:
    return tuple(tile(code) for code in raw.get(name, ()))


def _win(raw: _Record) -> Win:
    giver = Wind(raw["from"]) if raw.get("from") else None
    return Win(tile(raw["tile"]) if raw.get("tile") else None, WinBy(raw["by"]), giver)


def _meld(raw: _Record) -> Meld:
    tiles = tuple(sorted(_tiles(raw, "tiles")))
    concealed = bool(raw["concealed"])
    kind = MeldKind(raw["kind"])
    return Meld(
        kind,
        tiles,
        Exposure.CONCEALED if concealed else Exposure.EXPOSED,
        Wind(raw["from"]) if raw.get("from") else None,
        None if concealed or kind is MeldKind.CHOW else tiles[0],
        KongForm(raw["formed"]) if raw.get("formed") else None,
    )
