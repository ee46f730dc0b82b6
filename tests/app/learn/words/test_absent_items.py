"""Why a hand does not earn a line of the sheet is said by what it has, and is true of the hand."""

from __future__ import annotations

from random import Random

import pytest

from peling.core.melds import MeldKind
from peling.core.scoring import HandRecord, WinBy
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import RuleSet
from peling_app.kit.words.tiles import several
from peling_app.learn.words.faults import said
from tests.engine.lessons.faults.not_earned import lines_not_earned

pytestmark = pytest.mark.usefixtures("english")
PLAIN = "this hand does not earn it"


def is_true(words: str, record: HandRecord, rules: RuleSet) -> bool:
    """Return whether a sentence about a hand is true of it; of others, that the test does not know them."""
    sets = rules.score(record).sheet.reading.sets
    kinds = [meld.kind for meld in sets]
    won = record.win
    by, giver = (None, None) if won is None else (won.by, won.giver)
    tiles = [*record.hand.all_tiles(), *([] if won is None or won.tile is None else [won.tile])]
    checks = {
        "did not win": won is None,
        "no three of a kind is": MeldKind.PUNG not in kinds,
        "no four of a kind is": MeldKind.KONG not in kinds,
        "no set of dragons is": not any(meld.is_triplet and meld.tile.dragon is not None for meld in sets),
        "no set of winds is": not any(meld.is_triplet and meld.tile.wind is not None for meld in sets),
        "this hand has a pair of": any(
            meld.kind is MeldKind.PAIR and several(meld.tile) in words for meld in sets
        ),
        "not the last one": by not in {WinBy.LAST_WALL, WinBy.LAST_DISCARD},
        "no flower or season": not record.hand.bonus,
        "no wild tile is": not any(held in record.wild for held in tiles),
        "and not drawn": giver is not None,
        "there is a sequence": MeldKind.CHOW in kinds,
        "tiles of a suit": any(held.suit is not None for held in tiles),
        "of several suits": len({held.suit for held in tiles if held.suit}) > 1,
        "four sets and a pair": len(kinds) == 5,
        "no loose tile": by is not WinBy.LOOSE,
        "no kong was robbed": by is not WinBy.ROBBED_KONG,
        "complete as it was dealt": by is not WinBy.DEALT,
    }
    return next(true for part, true in checks.items() if part in words)


@pytest.mark.parametrize("book", RULE_SETS)
def test_what_a_hand_lacks_or_has_too_many_of_is_said_of_most_lines_it_does_not_earn(book: str) -> None:
    rules, plain, named = rule_set(book), 0, 0
    for question, record, fault in lines_not_earned(rules, Random(7), 12):
        (words,) = said(fault, question)
        if PLAIN in words:
            plain += 1
            assert (record.win is None) == ("how it was won" not in words), words
        else:
            named += 1
            assert is_true(words, record, rules), (words, record)
    assert named > 4, (plain, named)
