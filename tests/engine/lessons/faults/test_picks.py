"""Why the player or wind that was chosen is wrong: where he sits, when he is counted, what goes before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from peling.core.hand import Hand
from peling.core.melds import pung
from peling.core.notation import parse_tiles
from peling.core.rules import Value
from peling.core.scoring import HandRecord, Win, WinBy
from peling.core.tiles import KINDS, Wind, tile
from peling.lessons.drills.question import (
    Choice,
    Choose,
    Key,
    Part,
    PickTiles,
    Question,
    Shown,
    State,
    Stated,
)
from peling.lessons.faults.picks import wrong_pick
from peling.rulebooks import rule_set

RULES = rule_set("pung-chow")
E, S, W, N = Wind


def asked(topic: str, right: str, facts: dict[str, Value], passed: int | None = None) -> Question:
    """Return a question of which these facts are known."""
    choices = Choose(tuple(Choice(id_) for id_ in "ESWNABCD"))
    why = () if passed is None else (Stated(f"wind-{topic}", (("passed", passed),)),)
    key = Key("rule", "pung-chow", (), 1, 1)
    parts = tuple((choice.id, why) for choice in choices.choices)
    return Question(key, topic, choices, ([right],), (), tuple(facts.items()), parts=parts)


def said(said: Stated, known: dict[str, Value]) -> str:
    """Return a topic with what is said beside the facts of the question."""
    facts = (str(getattr(value, "value", value)) for name, value in said.facts if name not in known)
    return " ".join((said.topic, *facts))


@pytest.mark.parametrize(
    ("topic", "right", "facts", "given", "why"),
    [
        ("turn-next", "E", {"from": N, "players": 4}, "S", "not-turn-opposite S N"),
        ("turn-next", "E", {"from": N, "players": 4}, "W", "not-turn-left W N"),
        ("turn-next", "E", {"from": N, "players": 4}, "N", "not-turn-himself N N"),
        ("turn-next", "W", {"from": S, "players": 3}, "N", "not-turn-absent N"),
        ("turn-next", "W", {"from": E, "players": 2}, "S", "not-turn-absent S"),
        ("turn-after-claim", "N", {"from": N, "claimer": W}, "E", "not-turn-opposite E W"),
        ("turn-after-claim", "W", {"from": N, "claimer": W}, "N", "not-turn-right N W"),
        ("next-east", "E", {"winner": E}, "S", "not-next-east-east S"),
        ("next-east", "S", {"winner": W}, "E", "not-next-east-other E"),
        ("next-east", "E", {}, "S", "not-next-east-drawn S"),
        ("own-wind", "W", {"me": N, "winner": S}, "N", "not-own-wind-other N"),
        ("breaker", "W", {"throw": 7}, "N", "counted-out N E 7 4 8 12"),
        ("breaker", "W", {"throw": 6}, "N", "not-breaker N"),
        ("breaker-dice", "S", {"one": 5, "other": 1}, "W", "counted-out W E 6 3 7 11"),
        ("draws-first", "C", {"thrower": "D", "throw": 8}, "A", "counted-out A D 8 2 6 10"),
        ("positioner", "A", {"thrower": "C", "throw": 7}, "C", "counted-out C C 7 1 5 9"),
        ("dealing", "S", {"place": 10}, "W", "counted-in-deal W E 10 3 7 11"),
        ("first-banker", "W", {"throw": 3}, "S", "counted-out S E 3 2 6 10"),
        ("first-banker", "S", {"throw": 3}, "W", "counted-less W E 2 3 7 11"),
        ("first", "N", {"from": E, "claim-N": "win", "claim-S": "chow"}, "S", "not-lower-claim S chow win N"),
        ("first", "S", {"from": E, "claim-N": "win", "claim-S": "win"}, "N", "not-equal-claims N win win S"),
        ("no-round", "none", {}, "E", "not-no-round E"),
        ("whose-flower", "N", {"tile": "Fl4"}, "E", "not-whose-flower E"),
    ],
)
def test_what_is_said_of_a_player_who_was_chosen(
    topic: str, right: str, facts: dict[str, Value], given: str, why: str
) -> None:
    question = asked(topic, right, facts)
    fault = wrong_pick(question, Part(given, State.WRONG, ()), RULES)
    (shown,) = fault.why
    assert isinstance(shown, Stated)
    assert (fault.part, fault.state, said(shown, facts)) == (given, State.WRONG, why)
    assert bool(fault.more) is (topic == "first"), "of claims the rule is said that lifts one above the other"
    if topic not in {"breaker", "breaker-dice", "draws-first", "positioner", "dealing", "first-banker"}:
        assert dict(shown.facts).items() >= facts.items(), "the words may need every fact of the question"


@pytest.mark.parametrize(
    ("right", "given", "why"),
    [
        ("C3 C7 C9", "B3", "is-of-other-suit B3 bamboos"),
        ("C3 C7 C9", "R", "is-dragon R"),
        ("E S R", "B1", "is-of-suit B1 bamboos"),
        ("E B1 D9", "C5", "is-middle C5 characters"),
        ("D2 C5", "B9", "is-end B9 bamboos"),
    ],
)
def test_a_tile_is_an_end_of_its_suit_only_where_ends_are_asked_for(right: str, given: str, why: str) -> None:
    """Who was asked for characters learns nothing from “neither its 1 nor its 9”."""
    asks = replace(asked("lesson", "", {}), form=PickTiles(KINDS), solutions=(right.split(),))
    (shown,) = wrong_pick(asks, Part(given, State.WRONG, ()), RULES).why
    assert isinstance(shown, Stated)
    assert said(shown, {}) == why


def test_where_majors_are_asked_a_tile_is_an_end_or_not_though_only_honours_are_right() -> None:
    """A drill may have no end among its tiles: its reasons must not leave the question."""
    asks = replace(asked("majors", "", {}), form=PickTiles(KINDS), solutions=(["G"],))
    (shown,) = wrong_pick(asks, Part("C5", State.WRONG, ()), RULES).why
    assert isinstance(shown, Stated)
    assert said(shown, {}) == "is-middle C5 characters"


def test_more_is_said_of_the_highest_throw_and_of_what_passed() -> None:
    throws: dict[str, Value] = {
        f"throw-{name}": number for name, number in zip("ABCD", (4, 2, 10, 8), strict=True)
    }
    lower = wrong_pick(asked("highest-throw", "C", throws), Part("D", State.WRONG, ()), RULES)
    assert [said(one, throws) for one in lower.why if isinstance(one, Stated)] == ["not-highest-throw D 8"]
    seat = wrong_pick(asked("my-seat", "N", throws), Part("E", State.WRONG, ()), RULES)
    assert [said(shown, throws) for shown in (*seat.why, *seat.more) if isinstance(shown, Stated)] == [
        "not-my-seat E",
        "not-my-seat-east E C",
    ]
    for topic in ("east-after", "round"):
        question = asked(topic, "W", {}, passed=6)
        after = wrong_pick(question, Part("E", State.WRONG, question.why("E")), RULES)
        assert [said(shown, {}) for shown in (*after.why, *after.more) if isinstance(shown, Stated)] == [
            f"not-{topic} E",
            f"not-{topic}-passed E 6",
        ]


@pytest.mark.parametrize(
    ("giver", "right", "given", "why", "more"),
    [
        (N, "N", "E", "not-liable-not-giver-uncounted E 1 N", ""),
        (N, "N", "S", "not-liable-not-giver-uncounted S 0 N", ""),
        (N, "none", "N", "not-liable-gave-uncounted N 2 N", "liable-no"),
        (N, "N", "none", "not-liable-none-uncounted none", "liable-no"),
        (None, "none", "N", "not-liable-drawn-uncounted N 2 ", "liable-no"),
        (None, "N", "E", "not-liable-drawn-uncounted E 1 ", ""),
    ],
)
def test_of_who_was_said_to_pay_for_all_it_is_said_what_he_fed_and_gave(
    giver: Wind | None, right: str, given: str, why: str, more: str
) -> None:
    """Why nobody pays is kept for the second time where nobody does, or where that was chosen."""
    melds = (pung(tile("R"), N), pung(tile("B2"), E), pung(tile("G"), N))
    win = Win(tile("D5"), WinBy.WALL if giver is None else WinBy.DISCARD, giver)
    record = HandRecord(W, E, Hand.of(parse_tiles("D3 D4 C1 C1"), melds), win)
    question = asked("liable", right, {"winner": W})
    question = replace(question, shown=Shown(hands=(record,)))
    fault = wrong_pick(question, Part(given, State.WRONG, (Stated("liable-no"),)), RULES)
    for says, expected in ((fault.why, why), (fault.more, more)):
        assert "; ".join(said(one, {"winner": W}) for one in says if isinstance(one, Stated)) == expected
    assert [noted.tile.code for noted in fault.tiles] == ["R"] * 3 + ["B2"] * 3 + ["G"] * 3
