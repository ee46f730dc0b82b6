"""The JSON schemas: true of every example and of all that the program writes, and of no mutant of these."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

import pytest
from jsonschema import Draft202012Validator

import make_schemas
from peling.api import SCHEMAS, read_position, schema, score
from peling.core.scoring import InvalidHandError
from peling.core.tiles import Wind, tile
from peling.ledger.codec import digest
from peling.ledger.entry import Adjustment, EastIs, Laid, Penalty, Points, Result, RoundIs, Tiles
from peling.ledger.files.exchange import ImportFailedError, from_json, to_json
from peling.ledger.history import SheetHistory
from peling.ledger.inputs import (
    Archive,
    Correct,
    Enter,
    Insert,
    PlayedAt,
    Redo,
    Remove,
    Rename,
    Retitle,
    SaveDraft,
    Stake,
    Undo,
)
from peling.positions.fields import Fields
from peling.positions.record import read_rules, read_sketch, write_record
from peling.rulebooks import RULE_SETS, examples
from tests.by_day import by_day
from tests.engine.ledger.sheets import points, sheet, then
from tests.properties.evenings import AT, TABLES, evening

ROOT: Final = Path(__file__).resolve().parents[2]
POSITIONS: Final = ROOT / "tests" / "engine" / "advice" / "positions.json"
OPEN: Final = frozenset({"given", "expected"})
"""What stands below these in a case is not described field by field."""
Place = tuple[str | int, ...]


@cache
def validator(name: str) -> Draft202012Validator:
    """Return what checks values by a schema of the program."""
    return Draft202012Validator(schema(name))


def slips(name: str, value: object) -> list[str]:
    """Return what a schema has against a value."""
    return [f"{error.json_path}: {error.message[:100]}" for error in validator(name).iter_errors(value)]


@pytest.mark.thorough
@pytest.mark.parametrize("name", SCHEMAS)
def test_every_schema_is_one_and_up_to_date(name: str) -> None:
    Draft202012Validator.check_schema(schema(name))
    file = f"{name}.schema.json"
    assert (make_schemas.FOLDER / file).read_text(encoding="utf-8") == make_schemas.texts()[file]


def test_no_other_schema_lies_there() -> None:
    assert {path.name for path in make_schemas.FOLDER.iterdir()} == set(make_schemas.texts())


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_example_of_a_schema_is_of_the_schema_and_is_read(name: str) -> None:
    """The hand is scored, and the sheet shows how a correction is written."""
    [example] = schema(name)["examples"]
    assert slips(name, example) == []
    if name == "hand":
        assert score(example)["total"] == 22
    elif name == "position":
        assert read_position(example)[0].drawn is None
    else:
        assert [one["given"]["is"] for one in example["log"]] == ["enter", "enter", "correct"]
        assert exported(from_json(json.dumps(example))) == example


# ---- hands and cases ----


@pytest.mark.thorough
@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_every_example_is_of_the_schema(rules_id: str) -> None:
    whole = examples(rules_id)
    assert len(whole["hands"]) > 30
    assert slips("hand", whole) == []
    assert slips("hand", [*whole["hands"], *whole["cases"]]) == []


@pytest.mark.thorough
@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_what_the_program_answers_is_of_the_schema(rules_id: str) -> None:
    answers = Draft202012Validator({**schema("hand"), "if": True, "then": {"$ref": "#/$defs/answer"}})
    said = [score(hand, rules_id) for hand in examples(rules_id)["hands"]]
    said.append(score({"id": 3, "rules": rules_id}))
    assert {answer["valid"] for answer in said} == {True, False}
    for answer in said:
        assert [error.message for error in answers.iter_errors(json.loads(json.dumps(answer)))] == []


def places(value: object, place: Place = ()) -> Iterator[Place]:
    """Yield where something stands in a value, the value itself included; a case has parts that are open."""
    yield place
    if isinstance(value, dict):
        for key, item in value.items():
            if not ("kind" in value and key in OPEN):
                yield from places(item, (*place, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from places(item, (*place, number))


def at(value: Any, place: Place) -> Any:  # noqa: ANN401
    """Return what stands at a place."""
    for step in place:
        value = value[step]
    return value


def mutants(value: Any) -> Iterator[tuple[Place, object]]:  # noqa: ANN401
    """Yield copies of a value with one thing of a wrong type in each, or with a field that nobody knows."""
    written = json.dumps(value)
    for place in places(value):
        if place:
            made = json.loads(written)
            old = at(made, place)
            at(made, place[:-1])[place[-1]] = [1.5] if isinstance(old, dict) else {"no": ["such"]}
            yield place, made
        if isinstance(at(value, place), dict):
            made = json.loads(written)
            at(made, place)["king"] = 1
            yield (*place, "king"), made


UNREAD: Final = frozenset({"source", "reference", "note", "expected", "applies_to", "king", "id"})
"""What the program leaves unread in a hand; a schema finds slips there too."""


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("hands", "cases"),
    [pytest.param(2, 1, id="few"), pytest.param(12, 4, id="many", marks=pytest.mark.nightly)],
)
@pytest.mark.parametrize("rules_id", by_day({"pung-chow", "fenghua"}, RULE_SETS))
def test_no_mutant_of_an_example_is_of_the_schema_and_the_program_says_what_is_wrong(
    rules_id: str, hands: int, cases: int
) -> None:
    whole = examples(rules_id)
    rng = random.Random(rules_id)
    number = 0
    for hand in (*rng.sample(whole["hands"], hands), *rng.sample(whole["cases"], cases)):
        for place, made in mutants(hand):
            number += 1
            assert not validator("hand").is_valid(made), (hand["id"], place)
            if not UNREAD.intersection(map(str, place)):
                answer = score(made)
                assert answer["valid"] is False, (hand["id"], place)
                assert str(answer["message"])
    assert number > 13 * (hands + cases)


@pytest.mark.parametrize("field", ["rules", "seat", "role", "concealed", "win"])
def test_a_hand_without_a_field_that_must_be_there_is_refused_by_both(field: str) -> None:
    hand = next(one for one in examples("pung-chow")["hands"] if one["role"] == "winner")
    made = {key: value for key, value in hand.items() if key != field}
    assert slips("hand", hand) == []
    assert slips("hand", made) != []
    assert score(made)["valid"] is False


@pytest.mark.parametrize(
    "change",
    [
        {"concealed": ["B10"]},
        {"seat": "X"},
        {"role": "dealer"},
        {"rules": "bridge"},
        {"options": {"trumps": 1}},
        {"options": {"robbing_kong": 1}},
        {"options": {"limit": 0}, "rules": "how-to-play", "round": "E"},
        {"win": {"tile": "D2", "by": "luck"}},
        {"win": None},
        {"role": "loser"},
        {"circumstances": ["standing", "standing"]},
        {"melds": [{"kind": "quint", "tiles": ["B1"], "concealed": False}]},
        {"melds": [{"kind": "pung", "tiles": [], "concealed": False}]},
        {"melds": [{"kind": "pung", "tiles": ["B1"] * 3}]},
    ],
)
def test_a_word_that_is_none_is_refused_by_both(change: dict[str, object]) -> None:
    hand = next(one for one in examples("pung-chow")["hands"] if one["role"] == "winner")
    assert slips("hand", hand | change) != []
    assert score(hand | change)["valid"] is False


# ---- positions ----


def laid() -> list[dict[str, Any]]:
    """Return the positions that the tests of advice have."""
    return cast("list[dict[str, Any]]", json.loads(POSITIONS.read_text(encoding="utf-8")))


@pytest.mark.thorough
def test_every_position_is_of_the_schema_as_it_is_and_as_the_program_writes_it() -> None:
    assert len(laid()) > 4
    assert slips("position", laid()) == []
    for record in laid():
        fields = Fields(record)
        rules = read_rules(fields, None)
        written = write_record(
            read_sketch(fields, rules), rules.id, record.get("options", {}), record["wall"]
        )
        assert slips("position", json.loads(json.dumps(written))) == []


def test_no_mutant_of_a_position_is_of_the_schema_and_the_program_says_what_is_wrong() -> None:
    for record in laid()[:2]:
        for place, made in mutants(record):
            assert not validator("position").is_valid(made), (record["id"], place)
            if not UNREAD.intersection(map(str, place)):
                with pytest.raises(InvalidHandError):
                    read_position(made)


# ---- sheets ----


def full_sheet() -> SheetHistory:
    """Return a sheet with every input and nearly every field that an entry may have."""
    hand = Tiles(
        tuple(map(tile, ["B1", "B2", "B3", "C4"])),
        (Laid((tile("D2"),) * 3, giver=2), Laid((tile("D5"),) * 4, added=True)),
        (tile("E"),),
        tile("C4"),
        (tile("Fl1"),),
        frozenset({"supply-of-flower"}),
    )
    draft = replace(points(0, 1, 2, 3, 4), hands=(hand, None, Points("20+2*4"), None), note="“so far”")
    strange = points(
        3,
        80,
        12,
        48,
        112,
        penalties=(Penalty(1, 2, "10", reason="late"), Penalty(0)),
        adjustments=(Adjustment(("5", "-5", "", ""), "chairs"),),
        seats=(1, 2, 3, 0),
        east=EastIs(2, "so agreed"),
        note='-late, "very" late',
    )
    return then(
        sheet(Enter(points(0, 80, 12, 48, 112)), Enter(strange), rules_id="pung-chow-limit"),
        Enter(
            points(None, None, None, None, None, result=Result.DRAWN, round_wind=RoundIs(Wind.SOUTH, "late"))
        ),
        Correct(2, points(2, 80, 12, 48, 112, liable=(1,), dead=((0, "too-many"),)), "a slip"),
        Insert(1, points(1, 8, 8, 8, 8, giver=2), "forgotten"),
        Remove(1, "not forgotten"),
        Undo(),
        Redo(),
        Retitle("Sunday"),
        PlayedAt("at Anna’s"),
        Rename(0, "Ännchen 🀄"),
        Stake("0.05", "€"),
        Archive(away=True),
        SaveDraft(draft),
    )


def exported(book: SheetHistory) -> dict[str, Any]:
    """Return a sheet as it is exported."""
    return cast("dict[str, Any]", json.loads(to_json(book.sheet)))


@pytest.mark.thorough
@pytest.mark.parametrize(("rules_id", "players"), by_day(TABLES[::3], TABLES, several=True))
def test_evenings_of_every_book_are_of_the_schema(rules_id: str, players: int) -> None:
    for seed in range(3):
        book = evening(rules_id, players, seed)
        book = book.apply(Correct(1, book.sheet.deals[0].entry, "again"), AT).apply(Archive(away=True), AT)
        assert slips("sheet", exported(book)) == []


def test_a_sheet_with_everything_and_one_of_an_earlier_version_are_of_the_schema() -> None:
    whole = exported(full_sheet())
    assert slips("sheet", whole) == []
    inputs = schema("sheet")["$defs"]["logged"]["properties"]["given"]["anyOf"]
    assert {one["given"]["is"] for one in whole["log"]} == {one["$ref"].rpartition("/")[2] for one in inputs}
    old = ROOT / "tests" / "engine" / "ledger" / "formats" / "format-1.json"
    assert slips("sheet", json.loads(old.read_text(encoding="utf-8"))) == []


def sealed(whole: dict[str, Any]) -> str:
    """Return a changed sheet with a seal that fits, so that only its contents can be wrong."""
    parts = ("setup", "log", "facts")
    seal = digest({key: whole[key] for key in parts}) if all(key in whole for key in parts) else ""
    return json.dumps({**whole, "seal": seal})


@pytest.mark.thorough
@pytest.mark.parametrize("every", by_day([8], [8, 1]))
def test_no_mutant_of_a_sheet_is_of_the_schema_and_the_import_says_where(every: int) -> None:
    number = 0
    for place, made in list(mutants(exported(full_sheet())))[::every]:
        number += 1
        assert not validator("sheet").is_valid(made), place
        # What stands beside the fields of the whole, or of a fact, is left unread.
        if place[0] in {"setup", "log"} or (place[0] == "facts" and len(place) < 3 and place[-1] != "king"):
            with pytest.raises(ImportFailedError) as raised:
                from_json(sealed(cast("dict[str, Any]", made)))
            assert raised.value.detail
    assert number * every > 200
