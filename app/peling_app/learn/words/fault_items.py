"""Why a hand does not earn an item of the score card, by what the item looks at and what the hand has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from peling.core.melds import MeldKind
from peling.core.scoring import WinBy
from peling.core.tiles import Tile
from peling_app.books.faces import subject_of
from peling_app.books.subjects import GROUPS, Subject, SubjectGroup
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.tiles import tile_name, tiles_joined
from peling_app.learn.words.fault_sets import (
    AS_DEALT,
    FOURS,
    NO_FOUR,
    NO_THREE,
    THREES,
    Facts,
    Said,
    all_dragons,
    all_winds,
    dragons,
    four_concealed,
    four_kongs,
    in_words,
    last_set,
    number_of,
    of_kind,
    pair,
    sets_of,
    tiles_of,
    winds,
)

MANY: Final = 4
"""So many kinds of tiles are named at most."""

_LOST: Final = Sentence("Faults", "only a hand that won can have it, and this hand did not win.")
_NOT_SO: Final = Sentence("Faults", "this hand does not earn it. Look at its tiles, and how it was won.")
_IN_SETS: Final = Sentence("Faults", "this hand is four sets and a pair.")
_OTHER_SHAPE: Final = Sentence("Faults", "this hand is no four sets and a pair.")
_BY_FLOWERS: Final = Sentence("Faults", "this hand won by its eight flowers alone.")
_SUITS: Final = Sentence("Faults", "the tiles of this hand are of several suits.")
_SUIT_TILES: Final = Sentence("Faults", "there are tiles of a suit in this hand.")
_NO_SUIT_TILE: Final = Sentence("Faults", "no tile of a suit is in this hand.")
_NO_HONOUR: Final = Sentence("Faults", "no wind and no dragon is in this hand.")
_HONOURS: Final = Sentence("Faults", "in the way: {tiles}. It takes tiles of one suit only.")
_SEQUENCE: Final = Sentence("Faults", "there is a sequence in this hand: {sets}.")
_NO_SEQUENCES: Final = Sentence("Faults", "there is a set that is no sequence: {sets}.")
_GIVES: Final = Sentence("Faults", "something else gives points: {tiles}.")
_GIVES_BY_WIN: Final = Sentence("Faults", "another line gives points for the way this hand was won.")
_MINORS: Final = Sentence("Faults", "in the way: {tiles}.")
_MORE_MINORS: Final = Sentence("Faults", "in the way: {tiles}, and others.")
_NO_FLOWER: Final = Sentence("Faults", "no flower or season was set out.")
_SOME_FLOWERS: Final = Sentence("Faults", "set out here: {tiles}.")
_ALL_FLOWERS: Final = Sentence("Faults", "all eight are set out, but the hand won by its other tiles.")
_NO_WILD: Final = Sentence("Faults", "no wild tile is in this hand.")
_WILDS: Final = Sentence("Faults", "the wild tiles of this hand: {stands}.")
_STANDS: Final = Sentence("Faults", "{wild}, which stands for {tile}")
_STANDS_SO: Final = Sentence("Faults", "{wild}, which stands for itself")
_NOT_DRAWN: Final = Sentence("Faults", "the winning tile was another player’s, and not drawn.")
_NO_LOOSE: Final = Sentence("Faults", "the winning tile was not drawn for a four of a kind or a flower.")
_LOOSE_OF_KONG: Final = Sentence("Faults", "the tile that won was drawn for a four of a kind.")
_NOT_LAST: Final = Sentence("Faults", "the winning tile was not the last one.")
_LAST_DISCARD: Final = Sentence("Faults", "the winning tile was the last discard, and not drawn.")
_NO_FOURTH: Final = Sentence("Faults", "the winning tile, {last}, is no fourth of an open three.")
_NO_KONG_ROBBED: Final = Sentence("Faults", "no kong was robbed here.")
_NOT_FIRST: Final = Sentence("Faults", "the winning tile was not the first discard of the deal.")
_FIRST_GIVES_LESS: Final = Sentence("Faults", "the lines of this hand come to more, and the more counts.")
_NOT_DEALT: Final = Sentence("Faults", "this hand was not complete as it was dealt.")
_NOT_STANDING: Final = Sentence("Faults", "no standing hand was declared.")
_NOT_THIRTEENTH: Final = Sentence("Faults", "it is not East’s thirteenth win in a row.")
_OTHERS: Final = Sentence("Faults", "other tiles too would have completed this hand.")
_MISSING: Final = Sentence("Faults", "of the thirteen kinds some are missing: {tiles}.")
_NINE: Final = Sentence("Faults", "it takes 1-1-1-2-3-4-5-6-7-8-9-9-9 of one suit, and one tile of it more.")
_LAID: Final = Sentence("Faults", "it takes four sets on the table. Here there are so many: {laid}.")
_NO_FOUR_ALIKE: Final = Sentence("Faults", "no four equal tiles are in its pairs.")
_STAND_APART: Final = Sentence("Faults", "it takes fourteen tiles that make no sets. This hand has {sets}.")
_ITEM: Final = Sentence("Faults", "{item}: {reason}")
_OF_WINNERS: Final = frozenset(
    {
        *GROUPS[SubjectGroup.WINNING],
        *GROUPS[SubjectGroup.LIMIT],
        Subject.LAST_PAIR,
        Subject.LAST_SEQUENCE,
        Subject.PAIR_CALL,
        Subject.NO_SCORE,
        Subject.NO_SEQUENCE,
    }
)
"""Only a hand that won can have these items."""
_OF_FLOWERS: Final = frozenset(
    {Subject.BONUS_TILE, Subject.OWN_BONUS, Subject.FOUR_BONUS, Subject.EIGHT_BONUS, Subject.WILDS}
)


def absent(item: str, facts: Facts) -> str:
    """Return why a hand does not earn an item.

    Args:
        item: what it is called.
        facts: of the hand, as `peling.lessons.faults.items` finds them.
    """
    try:
        reason = _reason(subject_of(str(facts["item"])), facts)
    except KeyError:
        reason = None
    if reason is None:
        reason = _LOST() if "won" not in facts else _NOT_SO()
    return _ITEM(item=item, reason=reason)


def _reason(subject: Subject, facts: Facts) -> Said:
    if "won" not in facts and subject in _OF_WINNERS:
        return _LOST()
    won = facts.get("won")
    if won == WinBy.EIGHT_FLOWERS.value and subject not in _OF_FLOWERS:
        return _BY_FLOWERS()
    reason = _REASONS.get(subject)
    return None if reason is None else reason(facts)


def _only_place(facts: Facts) -> Said:
    return _OTHERS() if "last" in facts else AS_DEALT()


def _no_sequence(facts: Facts) -> Said:
    found = sets_of(facts, MeldKind.CHOW)
    if found:
        return _SEQUENCE(sets=in_words(found[:1], facts))
    return _by_wild_tiles(facts) if facts.get("whole") else _OTHER_SHAPE()


def _by_wild_tiles(facts: Facts) -> Said:
    """Return that a hand has wild tiles or none, of items that it would else have."""
    return _wilds(facts) if tiles_of(facts, "wilds") else _NO_WILD()


def _no_score(facts: Facts) -> Said:
    found = sets_of(facts, MeldKind.PUNG, MeldKind.KONG)
    if found:
        return _NO_SEQUENCES(sets=in_words(found[:1], facts))
    if paying := tiles_of(facts, "paying"):
        return _GIVES(tiles=tiles_joined(paying))
    return _GIVES_BY_WIN() if facts.get("whole") else _OTHER_SHAPE()


def _suit_and_honours(facts: Facts) -> Said:
    match number_of(facts, "suits"):
        case 0:
            return _NO_SUIT_TILE()
        case 1:
            return None if tiles_of(facts, "honours") else _NO_HONOUR()
        case _:
            return _SUITS()


def _one_suit(facts: Facts) -> Said:
    honours = tiles_of(facts, "honours")
    if number_of(facts, "suits") > 1:
        return _SUITS()
    return _HONOURS(tiles=tiles_joined(honours[:MANY])) if honours else None


def _all_honours(facts: Facts) -> Said:
    return _SUIT_TILES() if number_of(facts, "suits") else None


def _no_minors(facts: Facts) -> Said:
    found = tiles_of(facts, "minors")
    if not found:
        return None if tiles_of(facts, "honours") else _NO_HONOUR()
    words = _MORE_MINORS if len(found) > MANY else _MINORS
    return words(tiles=tiles_joined(found[:MANY]))


def _terminals(facts: Facts) -> Said:
    found = (*tiles_of(facts, "minors"), *tiles_of(facts, "honours"))
    words = _MORE_MINORS if len(found) > MANY else _MINORS
    return words(tiles=tiles_joined(found[:MANY])) if found else None


def _bonus(facts: Facts) -> Said:
    held = tiles_of(facts, "bonus")
    return _SOME_FLOWERS(tiles=tiles_joined(held)) if held else _NO_FLOWER()


def _eight(facts: Facts) -> Said:
    if len(tiles_of(facts, "bonus")) < len(_EIGHT):
        return _bonus(facts)
    return _BY_FLOWERS() if facts.get("won") == WinBy.EIGHT_FLOWERS.value else _ALL_FLOWERS()


_EIGHT: Final = range(8)


def _wilds(facts: Facts) -> Said:
    if facts.get("won") == WinBy.EIGHT_FLOWERS.value:
        return _BY_FLOWERS()
    pairs = list(zip(tiles_of(facts, "wilds"), tiles_of(facts, "stands"), strict=True))
    if not pairs:
        return _NO_WILD()
    words = [
        _STANDS_SO(wild=tile_name(shown))
        if shown is stood
        else _STANDS(wild=tile_name(shown), tile=tile_name(stood))
        for shown, stood in pairs
    ]
    return _WILDS(stands="; ".join(words))


def _drawn(facts: Facts) -> Said:
    if facts.get("won") == WinBy.DEALT.value:
        return AS_DEALT()
    return None if facts.get("drawn") else _NOT_DRAWN()


def _loose(facts: Facts) -> Said:
    return _LOOSE_OF_KONG() if facts.get("won") == WinBy.LOOSE.value else _NO_LOOSE()


def _last_tile(facts: Facts) -> Said:
    by = facts.get("won")
    if by == WinBy.LAST_WALL.value:
        return None
    return _LAST_DISCARD() if by == WinBy.LAST_DISCARD.value else _NOT_LAST()


def _fourth(facts: Facts) -> Said:
    last = facts.get("last")
    if not isinstance(last, Tile):
        return AS_DEALT()
    here = any(meld.tile is last and not meld.concealed for meld in sets_of(facts, MeldKind.PUNG))
    return None if here and facts.get("completed") is None else _NO_FOURTH(last=tile_name(last))


def _first(facts: Facts) -> Said:
    return _FIRST_GIVES_LESS() if facts.get("won") == WinBy.FIRST_DISCARD.value else _NOT_FIRST()


def _unless(by: WinBy, words: Sentence) -> Callable[[Facts], Said]:
    return lambda facts: None if facts.get("won") == by.value else words()


def _always(words: Sentence) -> Callable[[Facts], Said]:
    return lambda _facts: words()


def _thirteen(facts: Facts) -> Said:
    gone = tiles_of(facts, "missing")
    return _MISSING(tiles=tiles_joined(gone[:MANY])) if gone else None


def _nine(facts: Facts) -> Said:
    return _SUITS() if number_of(facts, "suits") > 1 else _NINE()


def _loner(facts: Facts) -> Said:
    on_table = number_of(facts, "laid")
    return _LAID(laid=on_table) if on_table < len(_LONE) else _by_wild_tiles(facts)


_LONE: Final = range(4)


def _pairs_only(facts: Facts) -> Said:
    if facts.get("whole"):
        return _IN_SETS()
    return _by_wild_tiles(facts)


def _four_in_pairs(facts: Facts) -> Said:
    return _IN_SETS() if facts.get("whole") else _NO_FOUR_ALIKE()


def _apart(facts: Facts) -> Said:
    if facts.get("whole"):
        return _IN_SETS()
    found = sets_of(facts)
    return _STAND_APART(sets=in_words(found[:MANY], facts)) if found else None


_REASONS: Final[Mapping[Subject, Callable[[Facts], Said]]] = {
    Subject.SET: of_kind(MeldKind.PUNG, NO_THREE, THREES),
    Subject.KONG: of_kind(MeldKind.KONG, NO_FOUR, FOURS),
    Subject.PAIR: pair,
    Subject.LAST_PAIR: last_set,
    Subject.LAST_SEQUENCE: last_set,
    Subject.PAIR_CALL: last_set,
    Subject.DRAGONS: dragons,
    Subject.WINDS: winds,
    Subject.BONUS_TILE: _bonus,
    Subject.OWN_BONUS: _bonus,
    Subject.FOUR_BONUS: _bonus,
    Subject.EIGHT_BONUS: _eight,
    Subject.DRAWN: _drawn,
    Subject.ONLY_PLACE: _only_place,
    Subject.LOOSE: _loose,
    Subject.LAST_TILE: _last_tile,
    Subject.FOURTH_TILE: _fourth,
    Subject.ROBBED: _unless(WinBy.ROBBED_KONG, _NO_KONG_ROBBED),
    Subject.FIRST_DISCARD: _first,
    Subject.DEALT: _unless(WinBy.DEALT, _NOT_DEALT),
    Subject.STANDING: _always(_NOT_STANDING),
    Subject.THIRTEENTH: _always(_NOT_THIRTEENTH),
    Subject.NO_SCORE: _no_score,
    Subject.NO_SEQUENCE: _no_sequence,
    Subject.SUIT_HONOURS: _suit_and_honours,
    Subject.ONE_SUIT: _one_suit,
    Subject.ALL_HONOURS: _all_honours,
    Subject.MAJORS: _no_minors,
    Subject.TERMINALS: _terminals,
    Subject.WILDS: _wilds,
    Subject.INDEPENDENT: _apart,
    Subject.SEVEN_PAIRS: _pairs_only,
    Subject.FOUR_IN_PAIRS: _four_in_pairs,
    Subject.LONER: _loner,
    Subject.THIRTEEN: _thirteen,
    Subject.FOUR_WINDS: all_winds,
    Subject.THREE_DRAGONS: all_dragons,
    Subject.FOUR_KONGS: four_kongs,
    Subject.FOUR_CONCEALED: four_concealed,
    Subject.NINE_TILES: _nine,
}
