"""Lay hands on a strip of baize: in suits, with what was laid down and how it was won."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby

from peling.core.melds import KongForm, Meld, MeldKind
from peling.core.scoring import HandRecord
from peling.core.tiles import Tile
from peling.lessons.drills.question import Question
from peling.rulebooks import rule_set
from peling.rules.ruleset import RuleSet
from peling_app.books.faces import faces_in
from peling_app.kit.model.lesson_rows import StripGroup, StripRow
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import wind_name
from peling_app.learn.words import learn as words


def by_suit(tiles: Iterable[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """Return tiles in order, a group for each suit, for winds and for dragons."""

    def family(tile: Tile) -> str:
        if tile.suit is not None:
            return tile.suit.value
        return "bonus" if tile.is_bonus else "dragon" if tile.dragon is not None else "wind"

    return tuple(tuple(group) for _, group in groupby(sorted(tiles), family))


def hands_of(question: Question) -> tuple[StripRow, ...]:
    """Return the hands that a question shows; of several the players, and what they count if it is known."""
    shown = question.shown
    scores = dict(shown.scores)
    several = len(shown.hands) > 1
    return tuple(
        hand_row(
            record,
            rule_set(question.key.rules),
            wind_name(record.seat) if several else "",
            number(scores[record.seat]) if record.seat in scores else "",
        )
        for record in shown.hands
    )


def hand_to_choose(question: Question, record: HandRecord) -> tuple[tuple[Tile, ...], ...]:
    """Return the groups of a hand to choose; what is wild is said in words: it would seem one of it."""
    row = hand_row(replace(record, wild=()), rule_set(question.key.rules))
    return tuple(group.tiles for group in row.groups)


def hand_row(record: HandRecord, rules: RuleSet, label: str = "", count: str = "") -> StripRow:
    """Return a recorded hand: what is concealed, the winning tile, what was laid down, the flowers.

    What is wild in the deal is no part of the hand, so it lies aside; in the hand such tiles have a mark.

    Args:
        record: the hand.
        rules: the rules by which it is played: they say how a four from the own hand lies.
        label: what stands before it.
        count: what it counts, if that is shown.
    """
    groups = [StripGroup(tiles) for tiles in by_suit(record.hand.concealed)]
    if record.win is not None and record.win.tile is not None and not record.win.tile.is_bonus:
        groups.append(StripGroup((record.win.tile,), words.winning_tile(), ringed=True))
    groups += [_meld_group(meld, rules.course.covered) for meld in record.hand.melds]
    if record.hand.bonus:
        groups.append(StripGroup(tuple(record.hand.bonus), words.set_out()))
    if record.wild:
        groups.append(StripGroup(record.wild, words.wild(), aside=True))
    return StripRow(label, tuple(groups), count, faces_in(rules, record.wild))


def _meld_group(meld: Meld, covered: frozenset[int]) -> StripGroup:
    if meld.kind is MeldKind.KONG and meld.form is KongForm.DRAWN:
        return StripGroup(meld.tiles, words.concealed(), backs=covered)
    return StripGroup(meld.tiles, words.concealed() if meld.concealed else words.laid_down())


def tiles_row(tiles: Iterable[Tile], label: str = "") -> StripRow:
    """Return loose tiles in groups."""
    return StripRow(label, tuple(StripGroup(group) for group in by_suit(tiles)))
