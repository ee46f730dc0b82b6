"""Words of Fenghua: every pattern has its reason, wild tiles say what they stand for."""

import re
from typing import Any

import pytest

from peling.advice.helpful import Helpful
from peling.core.notation import parse_tiles
from peling.core.rules import Finding, evidence
from peling.core.scoring import NearMiss, ScoreItem, ScoreLine
from peling.core.tiles import KINDS, Wind, tile
from peling.rulebooks import rule_set
from peling_app.books.fenghua import scores as scores_fenghua
from peling_app.books.words.findings import finding
from peling_app.books.words.scores import line_reason, near_miss
from peling_app.play.tutor.words.own_hand import nearer_fact
from tests.engine.rulebooks.fenghua.positions import HANDS

RULES = rule_set("fenghua")
record = HANDS.record


def reasons(hand: str, how: str, wild: str = "B9", winds: str = "SE") -> dict[str, str]:
    one = record(hand, how, wild, winds)
    sheet = RULES.score(one).sheet
    return {
        line.item.removeprefix("FH-PATTERN-"): line_reason(line, sheet, one.win, one.seat, me=True)
        for line in sheet.lines
    }


def near(hand: str, how: str, wild: str = "B9", winds: str = "SE") -> dict[str, str]:
    one = record(hand, how, wild, winds)
    return {miss.item.removeprefix("FH-PATTERN-"): near_miss(miss) for miss in RULES.near_misses(one)}


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("item", RULES.items, ids=lambda item: item.id)
def test_every_pattern_says_why_it_counts(item: ScoreItem[Any]) -> None:
    shown = evidence(*parse_tiles("D3 D3 D3"), role="eye", suit="B")
    if re.search("WILD$|TAME|WILD-(NORMAL|FLOWER)$", item.id) and not re.search(
        "NO-WILD|PUNG|LONER|PAIRS", item.id
    ):
        shown = evidence(tile("D3"), stands=(tile("B5"),))
    line = ScoreLine(item.id, "title", item.award, shown, RULES.entries[0].cite)
    sheet = RULES.score(record("B1 B2 B3 B4 B5 B6 D7 D8 D9 C4 C5 E E", "C6 wall")).sheet
    said = line_reason(line, sheet, None, Wind.SOUTH, me=True)
    assert said
    assert "{" not in said


def test_wild_tiles_say_what_they_stand_for() -> None:
    said = reasons("B1 B2 B3 B7 B9 D1 D7 D8 D9 C4 C5 E E", "C6 wall", wild="D1")
    assert said["ONE-WILD"] == "this 1 of circles stands for 8 of bamboos"
    assert said["OWN-TILE"] == "from the wall"
    tame = reasons("B1 B2 B3 B4 B5 B6 D7 D8 D9 C4 C5 E E", "C6 wall", wild="B6")
    assert tame["ONE-WILD"] == tame["TAME"] == "this 6 of bamboos stands for itself"


def test_a_call_names_the_tile_and_its_place() -> None:
    said = reasons("B1 B2 B3 B4 B5 B6 D7 D8 D9 C4 C6 E E", "C5 wall")
    assert said["SINGLE-CALL"] == "only 5 of characters completes the hand, in a closed sequence"
    said = reasons("B1 B2 B3 B4 B5 B6 D7 D8 D9 C4 C4 E E", "E wall")
    assert said["PAIR-CALL"] == "east wind turns a pair into a three, beside a finished eye"
    assert said["PREVAILING-WIND"] == "the wind of this round"


def test_closed_stars_say_what_is_so_of_a_drawn_honour_and_of_a_hand_as_dealt() -> None:
    honours = "E S W N R G Wh"
    before = reasons(f"{honours} B1 B4 D2 D5 C3 C6", "C9 wall", wild="D9")
    assert before["STARS-CLOSED"] == "all seven honours before the winning tile"
    dealt = reasons(f"{honours} B1 B4 D2 D5 C3 C6 C9", "dealt", wild="D9", winds="EE")
    assert dealt["STARS-CLOSED"] == "all seven honours, none of them claimed"


def test_near_misses_name_what_was_in_the_way() -> None:
    said = near("B1 B2 B3 B4 B5 B6 D7 D8 D9 C4 C4 E E", "C4 wall")
    assert said["COMMON"] == "4s of characters make the only set that is no sequence."
    assert said["PREVAILING-WIND"] == "A pair is there; a third east wind would make the set."


def test_every_shape_and_what_wild_tiles_stand_for_is_worded() -> None:
    sheet = RULES.score(record("B1 B1 B4 B4 D2 D2 D5 D5 C3 C3 C8 C8 D1", "E wall", wild="D1")).sheet
    assert scores_fenghua.shape_words(sheet.reading) == "seven pairs"
    assert scores_fenghua.stands_words(sheet.reading) == "This 1 of circles stands for east wind."
    with pytest.raises(KeyError):
        scores_fenghua.shape_words(type(sheet.reading)((), shape="thirteen-majors"))


def test_every_near_miss_of_the_book_is_worded() -> None:
    ids = {item.id for item in RULES.items}
    for name in scores_fenghua.REASONS:
        assert f"FH-PATTERN-{name}" in ids
    shown = evidence(*parse_tiles("D3 D4 D5"))
    for item in RULES.items:
        miss = NearMiss(item.id, item.title, item.award, shown, RULES.entries[0].cite)
        assert "{" not in near_miss(miss)


def test_any_tile_is_said_and_all_others_are_shown() -> None:
    assert nearer_fact(Helpful(1, KINDS, every=True)) == ("Completes it", "any tile", ())
    label, words, shown = nearer_fact(Helpful(2, (*KINDS[:12], *KINDS[27:29])))
    assert (label, words[:10], words[-21:]) == ("Nearer", "1, 2, 3, 4", "east wind; south wind")
    assert shown == (KINDS[:9], KINDS[9:12], KINDS[27:29])


def test_a_claim_that_many_tiles_would_complete_does_not_list_them() -> None:
    shown = evidence(away=1, missing=KINDS)
    found = Finding("tile-completes", met=False, evidence=shown, cite=RULES.entries[0].cite)
    assert finding(found).startswith("The tile must complete the hand; 1 tile")


LAID = "(B1* B2 B3)<E (D5* D5 D5)<N (C8* C8 C8)<W"


@pytest.mark.parametrize("wild", ["C5", "B7"])
@pytest.mark.parametrize(
    ("closed", "sets"),
    [
        ("(D2* D3 D4)<E", "four open sets and one tile in the hand"),
        ("[D2 D2 D2 D2]", "four sets laid down, not all of them open, and one tile in the hand"),
    ],
)
def test_what_a_house_rule_lets_pass_is_said_as_it_lies(closed: str, sets: str, wild: str) -> None:
    rules = rule_set("fenghua", {"loner_closed_kong": True, "tame_counts_as_no_wild": True})
    one = record(f"B7 | {LAID} {closed}", "B7 wall", wild)
    sheet = rules.score(one).sheet
    said = {line.item: line_reason(line, sheet, one.win, one.seat, me=True) for line in sheet.lines}
    tame = wild == "B7"
    end = "every wild tile standing for itself" if tame else "no wild tile"
    assert said["FH-PATTERN-LONER-STRAIGHT"] == f"{sets}, {end}"
    assert said["FH-PATTERN-NO-WILD"] == (
        "every wild tile stands for itself" if tame else "all tiles are natural ones"
    )


@pytest.mark.parametrize(
    ("wild", "end"), [("C5", "no wild tile"), ("R", "every wild tile standing for itself")]
)
@pytest.mark.parametrize(
    ("name", "hand", "last", "words"),
    [
        ("ALL-PUNG", "B1 B1 B1 D5 D5 D5 C8 C8 C8 D2 D2 D2 R", "R", "four threes or fours and an eye"),
        ("SEVEN-PAIRS", "B1 B1 B4 B4 D2 D2 D5 D5 C3 C3 C8 C8 R", "R", "nothing laid down"),
    ],
)
def test_a_straight_hand_says_whether_it_has_wild_tiles(
    name: str, hand: str, last: str, words: str, wild: str, end: str
) -> None:
    rules = rule_set("fenghua", {"tame_counts_as_no_wild": True})
    one = record(hand, f"{last} wall", wild)
    sheet = rules.score(one).sheet
    said = {line.item: line_reason(line, sheet, one.win, one.seat, me=True) for line in sheet.lines}
    assert said[f"FH-PATTERN-{name}-STRAIGHT"] == f"{words}, {end}"
