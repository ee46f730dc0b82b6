"""Why a hand does not earn a line of the sheet is said by what it has, and is true of the hand."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from peling.core.melds import Meld, MeldKind
from peling.core.scoring import HandRecord, InvalidHandError, WinBy
from peling.core.tiles import KINDS, Tile
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import RuleSet
from peling_app.kit.words.tiles import meld_name, tile_name, wind_name
from peling_app.learn.words.faults import said
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from tests.by_day import by_day
from tests.engine.lessons.faults.not_earned import lines_not_earned

BARE = {Language.ENGLISH: "does not earn it", Language.GERMAN: "bekommt diese Hand nicht"}
"""What is said of a hand of which nothing is known."""


def is_true(words: str, record: HandRecord, rules: RuleSet) -> bool:
    """Return whether a sentence about a hand is true of it.

    Raises:
        StopIteration: the test does not know the sentence.
    """
    sheet = rules.score(record).sheet
    sets, done = sheet.reading.sets, sheet.reading.completed
    won = record.win
    by, giver = (None, None) if won is None else (won.by, won.giver)
    last = None if won is None else won.tile
    tiles = [*record.hand.all_tiles(), *([] if last is None else [last])]
    natural = [held for held in tiles if held not in record.wild]
    wild = [shown for shown, _ in sheet.reading.stands]
    winds = [meld for meld in sets if meld.tile.wind is not None]
    dragons = [meld for meld in sets if meld.tile.dragon is not None]

    def has(kind: MeldKind) -> bool:
        return any(meld.kind is kind for meld in sets)

    def named(melds: list[Meld]) -> bool:
        return bool(melds) and all(meld_name(meld) in words for meld in melds)

    def among(kinds: list[Tile]) -> bool:
        return any(tile_name(kind) in words for kind in kinds)

    def of(kind: MeldKind) -> list[Meld]:
        return [meld for meld in sets if meld.kind is kind]

    checks = {
        "did not win": won is None,
        "no three of a kind is": not has(MeldKind.PUNG),
        "no three of a kind of this sort": named(of(MeldKind.PUNG)),
        "no four of a kind is": not has(MeldKind.KONG),
        "no four of a kind of this sort": named(of(MeldKind.KONG)),
        "four fours of a kind": named(of(MeldKind.KONG)) and len(of(MeldKind.KONG)) < 4,
        "no pair is": not has(MeldKind.PAIR),
        "no pair of this sort": named(of(MeldKind.PAIR)),
        "and the winning tile completed it": done is not None
        and done.kind is MeldKind.PAIR
        and named([done]),
        "no set of dragons is": not any(meld.is_triplet for meld in dragons),
        "of dragons this hand has": named([meld for meld in dragons if meld.is_triplet] or dragons),
        "no dragons are": not dragons,
        "no set of winds is": not any(meld.is_triplet for meld in winds),
        "of winds this hand has": named(winds),
        "no winds are": not winds,
        "own wind and wind of the round in one": record.seat is record.round_wind and bool(winds),
        "Its own wind is": wind_name(record.seat) in words,
        "no concealed threes or fours": any(not meld.concealed or not meld.is_triplet for meld in sets),
        "was the last discard": by is WinBy.LAST_DISCARD,
        "not the last one": by not in {WinBy.LAST_WALL, WinBy.LAST_DISCARD},
        "no fourth of an open three": last is not None and tile_name(last) in words,
        "first discard of the deal": by is not WinBy.FIRST_DISCARD,
        "come to more": by is WinBy.FIRST_DISCARD,
        "It was drawn, and completed": giver is None and done is not None and named([done]),
        "another player’s, and completed": giver is not None and done is not None and named([done]),
        "completed no set": done is None,
        "in a plain hand won": giver is not None and len(of(MeldKind.CHOW)) == 4,
        "no flower or season": not record.hand.bonus,
        "set out here": all(tile_name(held) in words for held in record.hand.bonus),
        "all eight are set out": len(record.hand.bonus) == 8 and by is not WinBy.EIGHT_FLOWERS,
        "by its eight flowers": by is WinBy.EIGHT_FLOWERS,
        "no wild tile is": not wild,
        "the wild tiles of this hand": bool(wild) and all(tile_name(shown) in words for shown in wild),
        "and not drawn": giver is not None,
        "as it was dealt": (by is WinBy.DEALT) == ("not complete" not in words),
        "there is a sequence": has(MeldKind.CHOW),
        "a set that is no sequence": any(meld.is_triplet and meld_name(meld) in words for meld in sets),
        "something else gives points": bool(sheet.lines),
        "for the way this hand was won": bool(sheet.lines),
        "no tile of a suit is": not any(held.suit for held in natural),
        "tiles of a suit": any(held.suit for held in natural),
        "of several suits": len({held.suit for held in natural if held.suit}) > 1,
        "no wind and no dragon": not any(held.is_honour for held in natural),
        "tiles of one suit only": among([held for held in natural if held.is_honour]),
        "in the way": among([held for held in natural if held.is_minor or held.is_honour]),
        "is four sets and a pair": len(sets) == 5,
        "is no four sets and a pair": len(sets) != 5 or bool(sheet.reading.shape),
        "that make no sets": bool(sets),
        "no four equal tiles": len(sets) != 5 or bool(sheet.reading.shape),
        "not drawn for a four": by is not WinBy.LOOSE,
        "was drawn for a four": by is WinBy.LOOSE,
        "no kong was robbed": by is not WinBy.ROBBED_KONG,
        "four sets on the table": len(record.hand.melds) < 4,
        "some are missing": not among(tiles),
        "1-1-1-2-3-4-5-6-7-8-9-9-9": won is not None,
        "thirteenth win": won is not None,
        "no standing hand": won is not None,
        "other tiles too": won is not None and len(winning(record, rules)) > 1,
    }
    return next(true for part, true in checks.items() if part in words)


def winning(record: HandRecord, rules: RuleSet) -> list[Tile]:
    """Return the kinds that would have completed a hand, each tried in the place of the tile that won."""
    assert record.win is not None
    found = []
    for kind in KINDS:
        other = replace(record, win=replace(record.win, tile=kind))
        try:
            rules.score(other)
        except InvalidHandError:
            continue
        found.append(kind)
    return found


@pytest.mark.cases_by_day(1)
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("book", by_day({"fenghua", "pung-chow-limit"}, RULE_SETS))
def test_why_a_hand_does_not_earn_a_line_is_true_of_it(book: str) -> None:
    rules = rule_set(book)
    for question, record, fault in lines_not_earned(rules, Random(7), 12):
        (words,) = said(fault, question)
        assert is_true(words, record, rules), (words, record)


@pytest.mark.parametrize("book", by_day({"fenghua", "how-to-play"}, RULE_SETS))
def test_of_no_line_it_is_only_said_that_a_hand_does_not_earn_it(book: str, english: Translations) -> None:
    """Of 303 lines in 794 nothing else was said."""
    lines = list(lines_not_earned(rule_set(book), Random(11), 20))
    assert len(lines) > 40
    for language, bare in BARE.items():
        english.use(language)
        for question, record, fault in lines:
            words = " ".join(said(fault, question))
            assert bare not in words, (words, record)
            assert fault.cite is not None
            assert fault.tiles
