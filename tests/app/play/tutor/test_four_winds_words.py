"""What is said of a hand that was won by the leaflet, Game of Four Winds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from peling.advice.consequences import consequences
from peling.core.actions import ClaimWin, ConcealedKong, GoOut
from peling.core.hand import Hand
from peling.core.melds import Meld, pung
from peling.core.notation import parse_tiles
from peling.core.scoring import HandRecord, Win, WinBy
from peling.core.tiles import Wind, tile
from peling.core.view import Offer
from peling.rulebooks import rule_set
from peling.rules.legality import conceivable, judge
from peling_app.books.words.house_sets import rule_label
from peling_app.kit.words import plurals
from peling_app.play.tutor.model.now import now_page
from peling_app.play.tutor.model.score import HandScore, hand_score
from peling_app.play.tutor.model.tutor import score_page
from peling_app.play.tutor.words import panel, tutor
from tests.app.compare.test_draft import example_hands
from tests.app.play.tutor.positions import discard_of_west, own_turn

pytestmark = pytest.mark.usefixtures("english")
E, S, W, N = Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH


def shown(
    concealed: str,
    *melds: Meld,
    win: Win | None,
    wind: Wind = E,
    options: Mapping[str, object] | None = None,
) -> HandScore:
    rules = rule_set("four-winds", options or {})
    record = HandRecord(wind, E, Hand.of(parse_tiles(concealed), melds), win)
    return hand_score(
        rules.score(record).sheet, wind, rules, win=win, me=True, near=rules.near_misses(record)
    )


def test_sets_are_called_by_their_tiles_and_said_of_which_sort_they_are() -> None:
    score = shown("E E D1 D1 D1 G G D7 D8 D9", pung(tile("Wh"), N), win=Win(tile("E"), WinBy.DISCARD, S))
    assert [(row.title, row.reason, row.value) for row in score.points] == [
        ("Three white dragons, visible", "Cardinals, the dragons", "4"),
        ("Three 1s of circles, hidden", "cards 1 or 9", "8"),
        ("Three east winds, visible", "Directions, the winds; the last was given", "4"),
        ("Pair of green dragons", "every pair of dragons counts", "2"),
        ("Winning", "for every winning hand", "10"),
    ]
    assert [(row.title, row.reason, row.value) for row in score.doubles] == [
        ("Three or four Cardinals", "white dragon", "× 2"),
        ("Own Direction that is the Direction of the game", "you are East in the East game", "× 4"),
        ("One variety with honours", "circles", "× 2"),
    ]
    assert [step.word for step in score.steps] == ["points", "dragons", "own wind", "suit, honours"]
    assert {(miss.title, miss.reason) for miss in score.missed} >= {
        ("Three or four Cardinals", "A pair is there; a third green dragon would make the set."),
        ("Winning by pairs", "7–8–9 is a sequence, the only one."),
    }


def test_the_head_of_the_bird_and_a_plain_hand_have_their_reasons() -> None:
    plain = shown("B1 B2 B3 B4 B5 B6 D2 D3 D4 C4 C5 C6 C9", win=Win(tile("C9"), WinBy.WALL))
    assert [(row.title, row.reason) for row in plain.points] == [
        ("Head of the bird obtained oneself, 1 or 9", "the last tile: 9 of characters"),
        ("Winning", "for every winning hand"),
        ("Plain winning", "four sequences and a pair"),
    ]
    other = shown(
        "B4 B5 B6 D2 D3 C4 C5 C6 C9 C9",
        pung(tile("D8"), N),
        win=Win(tile("D4"), WinBy.DISCARD, N),
    )
    said = {miss.title: miss.reason for miss in other.missed}
    assert said["Plain winning"] == "Only the set of 8s of circles is no sequence."
    assert said["Head of the bird given, 1 or 9"] == "The pair was there before the last tile."


def test_full_points_are_called_so() -> None:
    natural = shown("B1 B2 B3 B4 B5 B6 D2 D3 D4 C4 C5 C6 C9 C9", win=Win(None, WinBy.DEALT))
    assert [(row.title, row.reason, row.value) for row in natural.doubles] == [
        ("Natural winning", "complete as dealt", "full points")
    ]
    half = shown(
        "B1 B2 B3 B4 B5 B6 D2 D3 D4 C4 C5 C6 C9", win=Win(tile("C9"), WinBy.FIRST_DISCARD, E), wind=S
    )
    assert [(row.reason, row.value) for row in half.doubles] == [
        ("the banker’s first discard", "half of full points")
    ]


def test_every_example_has_words_for_all_its_lines() -> None:
    rules = rule_set("four-winds", {})
    for record in example_hands("four-winds"):
        score = rules.score(record).sheet
        near = rules.near_misses(record)
        said = hand_score(score, record.seat, rules, win=record.win, me=False, near=near)
        for row in (*said.points, *said.doubles):
            assert row.title
            assert "{" not in row.title + row.reason + row.value
        for miss in said.missed:
            assert miss.title
            assert miss.reason.endswith(".")


def test_the_tutor_says_what_sets_will_count_and_nothing_of_other_books() -> None:
    rules = rule_set("four-winds", {})
    view = replace(discard_of_west(), round_wind=E)
    page = score_page(view, rules, None, {})
    assert page.only_winner
    assert panel.standing_lead(only_winner=True).startswith("What its sets will count if you win.")
    pung_card = next(
        card
        for card in now_page(
            view, tuple(judge(view, a, rules) for a in conceivable(view, rules)), rules
        ).cards
        if card.rule == "FW-THREE-VISIBLE"
    )
    said = {fact.label: fact.text for fact in pung_card.more}
    assert said["Counts"] == "2 points, because it is exposed. Drawn by yourself it would count 4."


def test_other_shapes_are_not_called_sets_and_what_full_points_cut_is_said() -> None:
    rules = rule_set("four-winds", {})
    thirteen = Hand.of(parse_tiles("B1 B9 D1 D9 C1 C9 E S W N R G Wh Wh"))
    facts = consequences(replace(own_turn(), hand=thirteen, drawn=tile("Wh"), round_wind=E), GoOut(), rules)
    assert tutor.makes(facts) == "a complete hand: Mah-Jongg. The deal ends"
    assert tutor.counts(facts) == "1,000 points."
    great = Hand.of(parse_tiles("S S S R R R G G G Wh Wh Wh E E"))
    facts = consequences(replace(own_turn(), hand=great, drawn=tile("E"), round_wind=E), GoOut(), rules)
    assert tutor.makes(facts) == "four sets and a pair: Mah-Jongg. The deal ends"
    assert tutor.counts(facts) == "42 × 2 × 2 × 2 × 2 × 2 = 1,344, cut to 1,000 points."


def test_a_hidden_four_shows_one_of_its_cards() -> None:
    rules = rule_set("four-winds", {})
    view = replace(own_turn("C4 C5 C6 B8 B8 D3 D3 S S S S R R N"), round_wind=E)
    facts = consequences(view, ConcealedKong(tile("S")), rules)
    assert tutor.makes(facts, len(rules.course.covered)) == "a four of a kind, one of its tiles face up"
    assert tutor.makes(facts) == "a four of a kind, the two end tiles face down"


def test_who_gave_the_tile_is_said_to_pay_for_all_where_a_house_rule_makes_him() -> None:
    waits = Hand.of(parse_tiles("C5 C5 B8 B8 B8 D3 D3 D3 S S S R R"))
    view = replace(discard_of_west(), round_wind=E, hand=waits, offer=Offer(tile("R"), W))
    payers = (W, N, E)
    for options, expected in (
        ({"discarder_pays_all": True}, "West pays you 960."),
        (
            {"discarder_pays_all": True, "losers_settle": True},
            "West pays you for all; what East pays or receives is doubled.",
        ),
        ({"losers_settle": True}, "West, North and East pay you; what East pays or receives is doubled."),
    ):
        facts = consequences(view, ClaimWin(), rule_set("four-winds", options))
        assert tutor.then(facts, payers) == expected


def test_points_are_grouped_by_thousands_as_elsewhere() -> None:
    assert plurals.points(1000) == "1,000 points"
    assert plurals.points(1) == "1 point"


def test_the_limit_of_the_leaflet_is_called_full_points() -> None:
    assert rule_label("limit", "four-winds") == "Full points"
    assert rule_label("limit", "how-to-play") == "Limit"
