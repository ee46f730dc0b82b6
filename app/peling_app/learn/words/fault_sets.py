"""Why the sets of a hand, or its winning tile, do not earn an item of the score card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from peling.core.melds import KongForm, Meld, MeldKind
from peling.core.rules import Value
from peling.core.tiles import Dragon, Tile, Wind
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.tiles import joined, meld_name, tile_name, wind_name
from peling_app.learn.words.fault_numbers import open_set

Facts: TypeAlias = Mapping[str, Value]
Said: TypeAlias = str | None
"""A reason without the item before it; None: it does not hold of this hand."""

NO_THREE: Final = Sentence("Faults", "no three of a kind is in this hand.")
NO_FOUR: Final = Sentence("Faults", "no four of a kind is in this hand.")
_NO_PAIR: Final = Sentence("Faults", "no pair is in this hand.")
THREES: Final = Sentence("Faults", "no three of a kind of this sort is here. This hand has {sets}.")
FOURS: Final = Sentence("Faults", "no four of a kind of this sort is here. This hand has {sets}.")
_PAIRS: Final = Sentence("Faults", "no pair of this sort is here. This hand has {sets}.")
_PAIR_COMPLETED: Final = Sentence("Faults", "this hand has {sets}, and the winning tile completed it.")
_ALL_FOURS: Final = Sentence("Faults", "it takes four fours of a kind. This hand has {sets}.")
_NO_WIND_SET: Final = Sentence("Faults", "no set of winds is in this hand.")
_WIND_SETS: Final = Sentence("Faults", "this hand has {sets}. Its own wind is {own}.")
_WIND_SETS_IN_ROUND: Final = Sentence(
    "Faults", "this hand has {sets}. Its own wind is {own}, and the wind of the round {round}."
)
_BOTH_WINDS: Final = Sentence(
    "Faults", "this hand has {sets}, own wind and wind of the round in one. Another line counts that."
)
_NO_DRAGON_SET: Final = Sentence("Faults", "no set of dragons is in this hand.")
_DRAGON_SETS: Final = Sentence("Faults", "of dragons this hand has only {sets}.")
_SOME_WINDS: Final = Sentence("Faults", "of winds this hand has {sets}. Missing: {tiles}.")
_FOUR_WINDS: Final = Sentence("Faults", "of winds this hand has {sets}.")
_SOME_DRAGONS: Final = Sentence("Faults", "of dragons this hand has {sets}. Missing: {tiles}.")
_NO_DRAGONS: Final = Sentence("Faults", "no dragons are in the sets of this hand.")
_NO_WINDS: Final = Sentence("Faults", "no winds are in the sets of this hand.")
_NOT_CONCEALED: Final = Sentence("Faults", "these are no concealed threes or fours of a kind: {sets}.")
AS_DEALT: Final = Sentence("Faults", "no tile completed this hand; it was complete as it was dealt.")
_DREW: Final = Sentence("Faults", "{last} won. It was drawn, and completed {sets}.")
_CLAIMED: Final = Sentence("Faults", "{last} won. It was another player’s, and completed {sets}.")
_SPOILT: Final = Sentence("Faults", "in a plain hand won with another’s tile the pair counts nothing.")
_LAST_SHAPE: Final = Sentence("Faults", "{last} won, and completed no set of four sets and a pair.")
_FORMS: Final = {
    KongForm.CLAIMED: Sentence("Faults", "{set}, the fourth claimed"),
    KongForm.DRAWN: Sentence("Faults", "{set}, all four drawn"),
    KongForm.ADDED: Sentence("Faults", "{set}, the fourth added to a pung"),
}
_WON_WITH: Final = Sentence("Faults", "{set}, open as the winning tile was claimed")
_DRAGON_NAMES: Final = {
    Dragon.RED: Sentence("Faults", "a set of red dragons"),
    Dragon.GREEN: Sentence("Faults", "a set of green dragons"),
    Dragon.WHITE: Sentence("Faults", "a set of white dragons"),
}


def laid(meld: Meld) -> str:
    """Return what a set is, and whether it lies open; each book has another word for the contrary."""
    name = meld_name(meld)
    return name if meld.kind is MeldKind.PAIR or meld.concealed else open_set(set=name)


def sets_of(facts: Facts, *kinds: MeldKind) -> list[Meld]:
    """Return the sets of a hand of these kinds; those of all kinds if none is named."""
    found = [one for name, one in facts.items() if name.startswith("set-") and isinstance(one, Meld)]
    return [one for one in found if not kinds or one.kind in kinds]


def tiles_of(facts: Facts, name: str) -> tuple[Tile, ...]:
    """Return the tiles that a fact names; none if there is no such fact."""
    value = facts.get(name)
    return tuple(one for one in value if isinstance(one, Tile)) if isinstance(value, tuple) else ()


def number_of(facts: Facts, name: str) -> int:
    """Return the number that a fact gives; 0 if there is no such fact."""
    value = facts.get(name, 0)
    return value if isinstance(value, int) else 0


def _is_won_by_claim(facts: Facts) -> bool:
    return "last" in facts and not facts.get("drawn")


def in_words(melds: Iterable[Meld], facts: Facts) -> str:
    """Return these sets in words; why one is open that lies in the hand, and how a four came about."""
    done = facts.get("completed") if _is_won_by_claim(facts) else None
    words = []
    for meld in melds:
        name = laid(meld)
        if meld == done and not meld.concealed and meld.is_triplet:
            name = _WON_WITH(set=meld_name(meld))
        elif meld.form is not None:
            name = _FORMS[meld.form](set=name)
        words.append(name)
    return "; ".join(words)


def of_kind(kind: MeldKind, none: Sentence, some: Sentence) -> Callable[[Facts], Said]:
    """Return what says which sets of a kind a hand has, or that it has none."""

    def reason(facts: Facts) -> Said:
        found = sets_of(facts, kind)
        return some(sets=in_words(found, facts)) if found else none()

    return reason


def pair(facts: Facts) -> Said:
    """Return which pairs a hand has; of honours whose they are, and that the winning tile completed one."""
    found = sets_of(facts, MeldKind.PAIR)
    if len(found) != 1 or not found[0].tile.is_honour:
        return of_kind(MeldKind.PAIR, _NO_PAIR, _PAIRS)(facts)
    if facts.get("completed") == found[0]:
        return _PAIR_COMPLETED(sets=in_words(found, facts))
    return _with_winds(found, facts)


def last_set(facts: Facts) -> Said:
    """Return what the winning tile completed, and whether it was drawn."""
    last, done = facts.get("last"), facts.get("completed")
    if not isinstance(last, Tile):
        return AS_DEALT()
    if not isinstance(done, Meld):
        return _LAST_SHAPE(last=tile_name(last))
    claimed = _is_won_by_claim(facts)
    if claimed and facts.get("plain") and number_of(facts, "sequences") == number_of(facts, "whole") * 4:
        return _SPOILT()
    words = _CLAIMED if claimed else _DREW
    return words(last=tile_name(last), sets=meld_name(done))


def dragons(facts: Facts) -> Said:
    """Return which sets of dragons a hand has."""
    found = [meld for meld in sets_of(facts) if meld.is_triplet and meld.tile.dragon is not None]
    return _DRAGON_SETS(sets=in_words(found, facts)) if found else _NO_DRAGON_SET()


def winds(facts: Facts) -> Said:
    """Return which sets of winds a hand has, and whose winds are asked for."""
    found = [meld for meld in sets_of(facts) if meld.is_triplet and meld.tile.wind is not None]
    if not found:
        return _NO_WIND_SET()
    own = facts["seat"]
    if own == facts.get("round") and any(meld.tile.wind is own for meld in found):
        return _BOTH_WINDS(sets=in_words(found, facts))
    return _with_winds(found, facts)


def _with_winds(found: Iterable[Meld], facts: Facts) -> str:
    """Return these sets, and the own wind with that of the round, where there is one."""
    sets, own, of_round = in_words(found, facts), facts["seat"], facts.get("round")
    name = wind_name(own) if isinstance(own, Wind) else ""
    if isinstance(of_round, Wind):
        return _WIND_SETS_IN_ROUND(sets=sets, own=name, round=wind_name(of_round))
    return _WIND_SETS(sets=sets, own=name)


def all_winds(facts: Facts) -> Said:
    """Return which winds are in the sets of a hand, and which are missing."""
    found = [meld for meld in sets_of(facts) if meld.tile.wind is not None]
    if not found:
        return _NO_WINDS()
    there = {meld.tile.wind for meld in found}
    gone = [wind_name(wind) for wind in Wind if wind not in there]
    sets = in_words(found, facts)
    return _SOME_WINDS(sets=sets, tiles=joined(gone)) if gone else _FOUR_WINDS(sets=sets)


def all_dragons(facts: Facts) -> Said:
    """Return which dragons are in the sets of a hand, and sets of which are missing."""
    found = [meld for meld in sets_of(facts) if meld.tile.dragon is not None]
    if not found:
        return _NO_DRAGONS()
    there = {meld.tile.dragon for meld in found if meld.is_triplet}
    gone = [kind for kind in _DRAGON_NAMES if kind not in there]
    return _SOME_DRAGONS(sets=in_words(found, facts), tiles=joined([_DRAGON_NAMES[one]() for one in gone]))


def four_concealed(facts: Facts) -> Said:
    """Return the sets of a hand that are no concealed threes or fours."""
    others = [
        meld
        for meld in sets_of(facts)
        if meld.kind is not MeldKind.PAIR and not (meld.is_triplet and meld.concealed)
    ]
    return _NOT_CONCEALED(sets=in_words(others, facts)) if others else None


def four_kongs(facts: Facts) -> Said:
    """Return which fours of a kind a hand has."""
    found = sets_of(facts, MeldKind.KONG)
    return _ALL_FOURS(sets=in_words(found, facts)) if found else NO_FOUR()
