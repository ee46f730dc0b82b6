"""A table that is laid: what makes it impossible, by seat; who sits there; and its file."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from peling.core.notation import parse_tiles
from peling.core.scoring import InvalidHandError
from peling.core.tiles import Wind, tile
from peling.positions import kept
from peling.positions.fields import FieldError
from peling.positions.laid import TABLE, Laid, Moment, faults_of, fitted, sketch_of, winds_of
from peling.positions.sketch import view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.draft import DraftSet, FaultKind, HandDraft

FOUR_WINDS = rule_set("four-winds")
OWN = HandDraft(concealed=parse_tiles("B2 B3 B4 B5 B6 B7 C3 C4 D7 D8 D9 E E"), winning=tile("N"))


def table(own: HandDraft = OWN, *others: HandDraft, book: str = "four-winds", **changes: object) -> Laid:
    empty = Laid(book).seats[1:]
    laid = Laid(book, seats=(own, *others, *empty[len(others) :]))
    return replace(laid, **changes)  # type: ignore[arg-type]


def kinds(laid: Laid) -> list[tuple[int, FaultKind]]:
    return [(place, fault.kind) for place, fault in faults_of(laid, rule_set(laid.book))]


def test_what_is_impossible_is_said_where_it_is() -> None:
    shown = HandDraft(won=False)
    assert kinds(table()) == []
    five = replace(OWN, concealed=parse_tiles("B2 B2 B2 B2 B2 B7 C3 C4 D7 D8 D9 E E"))
    assert kinds(table(five)) == [(0, FaultKind.COPIES)]
    assert kinds(table(replace(OWN, concealed=(*OWN.concealed, tile("C9"))))) == [(0, FaultKind.TOO_MANY)]
    torn = replace(shown, exposed=(DraftSet(parse_tiles("B1 B4 B7")),))
    assert kinds(table(OWN, shown, torn)) == [(2, FaultKind.NO_SET)]
    # Two with me and three on the table are one too many, in nobody's hand alone.
    discards = replace(shown, discards=parse_tiles("E E E"))
    assert kinds(table(OWN, discards)) == [(TABLE, FaultKind.COPIES)]


def test_of_a_wild_kind_one_tile_lies_turned_up() -> None:
    own = replace(OWN, wild=parse_tiles("W"))
    shown = HandDraft(won=False, discards=parse_tiles("W W W"))
    assert kinds(table(own, shown, book="fenghua")) == []
    shown = replace(shown, discards=parse_tiles("W W W W"))
    assert kinds(table(own, shown, book="fenghua")) == [(TABLE, FaultKind.TURNED_UP)]


@pytest.mark.parametrize("book", RULE_SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_sit_as_the_book_allows_and_whoever_is_gone_holds_nothing(book: str, players: int) -> None:
    rules = rule_set(book)
    laid = fitted(replace(table(book=book), players=players, me=Wind.NORTH, giver=3), rules)
    assert laid.players in rules.course.players
    assert laid.me in rules.course.seats(laid.players)
    assert laid.giver < laid.players
    assert len(winds_of(laid, rules)) == laid.players
    assert winds_of(laid, rules)[0] is laid.me


def test_the_tile_that_came_last_is_drawn_or_offered_or_one_of_the_hand() -> None:
    drawn = sketch_of(table(), FOUR_WINDS)
    assert (drawn.drawn, drawn.offer, len(drawn.hand.concealed)) == (tile("N"), None, 14)
    offered = sketch_of(table(moment=Moment.CLAIM, giver=3), FOUR_WINDS)
    assert offered.drawn is None
    assert offered.offer is not None
    assert (offered.offer.tile, offered.offer.by, len(offered.hand.concealed)) == (tile("N"), Wind.NORTH, 13)
    last = sketch_of(table(moment=Moment.NO_DRAW), FOUR_WINDS)
    assert (last.drawn, last.offer, len(last.hand.concealed)) == (None, None, 14)


@pytest.mark.parametrize(
    ("laid", "kind"),
    [
        (table(wall=140), "too-much-wall"),
        (table(replace(OWN, bonus=parse_tiles("Fl1"))), "no-bonus"),
        (table(replace(OWN, wild=parse_tiles("Fl1 Se1")), book="fenghua"), "not-wild"),
    ],
)
def test_what_else_cannot_be_is_named(laid: Laid, kind: str) -> None:
    rules = rule_set(laid.book)
    with pytest.raises(FieldError) as caught:
        view_of(sketch_of(laid, rules), rules)
    assert caught.value.kind == kind


UNFINISHED = table(
    HandDraft(
        concealed=parse_tiles("B1 B1 B1 B1 B1"),
        exposed=(DraftSet(parse_tiles("C1 C5"), giver=Wind.WEST),),
    ),
    HandDraft(
        won=False,
        kongs=parse_tiles("R"),
        bonus=parse_tiles("Fl1 Fl1"),
        discards=parse_tiles("E E E E E"),
    ),
    options=(("limit", 300),),
    moment=Moment.CLAIM,
)


def test_what_is_unfinished_or_impossible_is_kept_as_it_lies() -> None:
    assert kept.read(json.loads(json.dumps(kept.written(UNFINISHED)))) == UNFINISHED


@pytest.mark.parametrize("key", sorted(kept.written(UNFINISHED)))
@pytest.mark.parametrize("value", ["?", 7.5, [7], {"x": []}, -1])
def test_a_file_of_something_else_is_refused(key: str, value: object) -> None:
    entries = {**kept.written(UNFINISHED), key: value}
    with pytest.raises(InvalidHandError):
        kept.read(entries)
