"""Positions as text: what is written is read again, what is wrong is named with its place."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from peling.core.notation import parse_tiles
from peling.core.tiles import Wind, tile
from peling.positions import kept
from peling.positions.laid import MOST_TILES, Laid, Moment, fitted, sketch_of
from peling.positions.sketch import view_of, wall_left
from peling.positions.text import LONGEST, TextError, read_text, write_text
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.draft import DraftSet, HandDraft

CHOW = {"kind": "chow", "tiles": ["B1", "B2", "B3"], "concealed": False}
TURN = {
    "rules": "four-winds",
    "options": {},
    "players": 4,
    "me": "S",
    "round": "E",
    "concealed": ["B2", "B3", "D7", "D8", "D9", "C3", "C4", "E", "E", "N", "N"],
    "drawn": "N",
    "melds": [{"kind": "pung", "tiles": ["R", "R", "R"], "concealed": False, "from": "W"}],
    "bonus": [],
    "others": {
        "W": {"melds": [{"kind": "chow", "tiles": ["B1", "B2", "B3"], "concealed": False}], "bonus": []}
    },
    "discards": [["E", "W"], ["S", "G"], ["W", "C1"], ["N", "N"], ["E", "D1"]],
    "offer": None,
    "wild": None,
    "wall": 60,
}
CLAIM = {
    **TURN,
    "concealed": ["B2", "B3", "D7", "D8", "D9", "C3", "C4", "E", "E", "N"],
    "drawn": None,
    "offer": {"tile": "C5", "from": "E"},
}
DEALT = {**TURN, "me": "E", "drawn": None, "melds": [], "discards": [], "others": {}, "wall": 83}
DEALT["concealed"] = [*TURN["concealed"], "R", "R", "R"]  # type: ignore[misc]
FENGHUA = {**TURN, "rules": "fenghua", "wild": ["W"], "bonus": ["Fl1"]}
NOW = Laid("pung-chow")
PUNG_CHOW = rule_set("pung-chow")


def read(text: str) -> Laid:
    return read_text(text, NOW, PUNG_CHOW)


@pytest.mark.parametrize("record", [TURN, CLAIM, DEALT, FENGHUA])
def test_a_written_position_is_read_again_and_as_it_is_kept(record: dict[str, object]) -> None:
    laid = read(json.dumps(record))
    rules = rule_set(laid.book)
    assert json.loads(write_text(laid, rules)) == record
    assert read(write_text(laid, rules)) == laid
    assert kept.read(json.loads(json.dumps(kept.written(laid)))) == laid
    assert view_of(sketch_of(laid, rules), rules).me.value == record["me"]


def test_one_position_in_a_list_is_read_as_it_stands_alone() -> None:
    assert read(json.dumps([TURN])) == read(json.dumps(TURN))


@pytest.mark.parametrize(
    ("text", "kind", "where", "found"),
    [
        ("", "empty", "", None),
        ("  \n ", "empty", "", None),
        ("B1 " * LONGEST, "too-long", "", None),
        ("B1 " * (MOST_TILES + 2), "too-many", "", None),
        (json.dumps({**CLAIM, "offer": {"tile": "C5", "from": "S"}}), "own-discard", "offer.from", None),
        (
            json.dumps(
                {
                    **CLAIM,
                    "rules": "pung-chow",
                    "players": 3,
                    "discards": [],
                    "offer": {"tile": "C5", "from": "N"},
                }
            ),
            "not-at-table",
            "offer.from",
            None,
        ),
        ("{", "not-json", "1:2", None),
        ('{"rules": "fenghua",\n "me": }', "not-json", "2:8", None),
        ("[" * 100_000, "not-json", "", None),
        ("[]", "several", "", None),
        (json.dumps([TURN, TURN]), "several", "", None),
        ("[7]", "not-object", "record", "7"),
        ('{"rules": "whist"}', "none-of", "rules", "'whist'"),
        ('{"me": "E"}', "missing", "rules", None),
        (json.dumps({**TURN, "me": "Q"}), "none-of", "me", "'Q'"),
        (json.dumps({**TURN, "concealed": ["B1", "B77"]}), "not-tile", "concealed[1]", "'B77'"),
        (json.dumps({**TURN, "discards": [["E", "B1"], ["E"]]}), "not-discard", "discards[1]", "a list"),
        (json.dumps({**TURN, "wall": "many"}), "not-number", "wall", "'many'"),
        (json.dumps(TURN)[:-1] + ', "me": "E"}', "twice", "me", None),
        ("B3 B4 X9", "no-tile", "1:7", "X9"),
        ("B3 B4\nB5 b6", "no-tile", "2:4", "b6"),
        ("B3 | (C1 C2", "no-meld", "1:6", "(C1 C2"),
        ("B3 | (C1 C3 C5)", "no-set", "1:7", "C1 C3 C5"),
        ("B1 | | | B2", "no-hand", "", None),
        ("hello", "no-tile", "1:1", "hello"),
    ],
)
def test_what_is_wrong_with_a_text_is_named_with_its_place(
    text: str, kind: str, where: str, found: str | None
) -> None:
    with pytest.raises(TextError) as caught:
        read(text)
    assert (caught.value.kind, caught.value.where) == (kind, where)
    assert found is None or caught.value.values["found"] == found


def test_of_a_hand_in_notation_the_tile_written_last_was_drawn() -> None:
    before = replace(NOW, me=Wind.WEST, wall=7)
    hand = "B9 B2 C3 C4 D7 D8 D9 E E N B3 | (R R R*)<S | Fl1"
    laid = read_text(hand, before, PUNG_CHOW)
    assert (laid.own.winning, laid.me, laid.moment, laid.wall) == (tile("B3"), Wind.WEST, Moment.DRAWN, None)
    assert laid.own.concealed == tuple(sorted(parse_tiles("B9 B2 C3 C4 D7 D8 D9 E E N")))
    assert [one.tiles for one in laid.own.exposed] == [parse_tiles("R R R")]
    assert laid.own.bonus == parse_tiles("Fl1")


def test_too_few_and_too_many_tiles_are_laid_and_can_be_mended_there() -> None:
    assert read("B1 B2").own.missing == 12
    many = read("B1 B1 B1 B1 B1 B2 B3 B4 B5 B6 B7 B8 B9 C1 C2 C3")
    assert many.own.size == 16


@pytest.mark.parametrize("book", RULE_SETS)
def test_the_wall_is_counted_from_what_is_laid(book: str) -> None:
    rules = rule_set(book)
    wild = parse_tiles("W") if rules.course.turned_up is not None else ()
    hand = parse_tiles("B1 B2 B3 B4 B5 B6 B7 B8 B9 C1 C2 C3 C4")
    own = HandDraft(concealed=hand, winning=tile("C5"), wild=wild)
    laid = fitted(replace(Laid(book), seats=(own, *Laid(book).seats[1:])), rules)
    fresh = wall_left(sketch_of(laid, rules), rules)
    assert 50 < fresh < 100
    # The tiles of a pung belong to the thirteen that everybody holds; two discards were drawn.
    pung = DraftSet(parse_tiles("R R R"))
    other = replace(laid.seats[1], discards=parse_tiles("D1 D2"), exposed=(pung,))
    later = replace(laid, seats=(own, other, *laid.seats[2:]))
    assert fresh - wall_left(sketch_of(later, rules), rules) == 2
    assert view_of(sketch_of(later, rules), rules).wall.drawable == fresh - 2


def test_the_place_of_a_discard_tells_nothing_but_who_discarded_it() -> None:
    laid = read(json.dumps(TURN))
    mixed = {**TURN, "discards": [["E", "W"], ["E", "D1"], ["N", "N"], ["S", "G"], ["W", "C1"]]}
    assert read(json.dumps(mixed)) == laid
