"""Why a hand does not earn an item of the score card, and where to look for one that it earns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from peling.core.melds import MeldKind
from peling.core.rules import Value
from peling.core.scoring import HandRecord, Limit, Points, Reading
from peling.core.tiles import KINDS, Tile
from peling.lessons.drills.books import item, spoilt_by_plain
from peling.lessons.drills.fault import Fault, Noted
from peling.lessons.drills.question import Earned, Offered, Part, Question, Stated
from peling.lessons.faults.said import item_text, seen
from peling.rules.ruleset import RuleSet

SETS: Final = 5
"""Four sets and a pair."""


def not_in_hand(question: Question, part: Part, offered: Offered, rules: RuleSet) -> Fault:
    """Return why an item is not earned: what it just misses, or else what the hand has in its place."""
    record = question.shown.hands[0]
    place = item(rules, offered.item).cite
    gives = item_text(rules, offered.item, offered.title, offered.award, place)
    near = _near(record, offered, rules)
    if near is not None:
        said, tiles = near
        # Some of them are in the way, others would have won too: the sentence says it.
        return Fault(part.id, part.state, (said,), gives, tuple(map(Noted, tiles)), place)
    facts: tuple[tuple[str, Value], ...] = (("item", offered.item), ("title", offered.title))
    # Which limit it is stays the learner's to find.
    replaced = not isinstance(offered.award, Limit) and _is_paid_a_limit(record, rules)
    if replaced:
        said = Stated("item-replaced", facts)
        return Fault(part.id, part.state, (said,), gives, seen(whole(record)), place)
    more = (*gives, *_counted_with(record, rules))
    plain = (("plain", True),) if spoilt_by_plain(rules, offered.item) else ()
    said = Stated("item-absent", (*facts, *plain, *_what_it_has(record, rules)))
    return Fault(part.id, part.state, (said,), more, seen(whole(record)), place)


def _what_it_has(record: HandRecord, rules: RuleSet) -> tuple[tuple[str, Value], ...]:
    """Return what a hand has of what items ask for, as far as it is read, and how it was won, if it was.

    Numbers: ``dragons`` and ``winds`` are threes or fours of them, ``threes``, ``fours`` and ``sequences``
    sets of a kind, ``whole`` is 1 for four sets and a pair, ``laid`` are sets on the table, ``suits`` the
    suits of its natural tiles. Tiles: ``bonus``, ``wilds`` with what each ``stands`` for, ``minors`` and
    ``honours`` each kind once, ``missing`` of the thirteen, ``paying`` the first that give points. ``set-0``
    and so on are its sets, ``completed`` is the one that the tile ``last`` completed.
    """
    win = record.win
    sheet = rules.score(record).sheet
    reading = sheet.reading
    kinds = [meld.kind for meld in reading.sets]
    alike = [meld.tile for meld in reading.sets if meld.is_triplet]
    tiles = whole(record)
    natural = [held for held in tiles if held not in record.wild]
    paying = (
        line.evidence.tiles for line in sheet.lines if isinstance(line.award, Points) and line.evidence.tiles
    )
    return (
        ("dragons", sum(held.dragon is not None for held in alike)),
        ("winds", sum(held.wind is not None for held in alike)),
        ("threes", kinds.count(MeldKind.PUNG)),
        ("fours", kinds.count(MeldKind.KONG)),
        ("sequences", kinds.count(MeldKind.CHOW)),
        ("whole", int(not reading.shape and len(reading.sets) == SETS)),
        ("laid", len(record.hand.melds)),
        ("suits", len({held.suit for held in natural if held.suit is not None})),
        ("bonus", record.hand.bonus),
        ("wilds", tuple(shown for shown, _ in reading.stands)),
        ("stands", tuple(stood for _, stood in reading.stands)),
        ("minors", _kinds(held for held in natural if held.is_minor)),
        ("honours", _kinds(held for held in natural if held.is_honour)),
        ("missing", tuple(kind for kind in KINDS if kind.is_major and kind not in tiles)),
        ("paying", next(paying, ())),
        ("seat", record.seat),
        *(() if record.round_wind is None else (("round", record.round_wind),)),
        *_sets_of(reading),
        *(() if reading.completed is None else (("completed", reading.completed),)),
        *(() if win is None or win.tile is None else (("last", win.tile),)),
        *(() if win is None else (("drawn", int(win.tile is not None and win.giver is None)),)),
        *(() if win is None else (("won", win.by.value),)),
    )


def _kinds(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    return tuple(dict.fromkeys(tiles))


def _sets_of(reading: Reading) -> tuple[tuple[str, Value], ...]:
    return tuple((f"set-{place}", one) for place, one in enumerate(reading.sets))


def _counted_with(record: HandRecord, rules: RuleSet) -> tuple[Stated, ...]:
    """Return the sets and pairs that a hand is counted with; nothing where its shape has none."""
    facts = _sets_of(rules.score(record).sheet.reading)
    return (Stated("hand-sets", facts),) if facts else ()


def _is_paid_a_limit(record: HandRecord, rules: RuleSet) -> bool:
    """Return whether a hand is paid as a limit hand, in place of all that it has."""
    lines = rules.score(record).sheet.lines
    return bool(lines) and all(isinstance(line.award, Limit) for line in lines)


def _near(record: HandRecord, offered: Offered, rules: RuleSet) -> tuple[Stated, tuple[Tile, ...]] | None:
    if record.win is None:
        return None
    for near in rules.near_misses(record):
        if near.item == offered.item:
            facts: tuple[tuple[str, Value], ...] = (
                ("item", near.item),
                ("title", near.title),
                ("near", near.evidence.tiles),
            )
            return Stated("item-near", (*facts, *near.evidence.facts)), near.evidence.tiles or whole(record)
    return None


def item_missed(question: Question, part: Part, earned: Earned, rules: RuleSet) -> Fault:
    """Return the tiles that earn an item which was left out."""
    offered, line = earned.offered, earned.line
    place = item(rules, offered.item).cite if line is None else line.cite
    tiles = () if line is None else line.evidence.tiles
    gives = item_text(rules, offered.item, offered.title, offered.award, place)
    facts: tuple[tuple[str, Value], ...] = (("tiles", tiles),)
    said = Stated("line-missing-tiles", facts) if tiles else Stated("line-missing")
    noted = tuple(Noted(held, good=True, what="counts") for held in tiles) or seen(
        whole(question.shown.hands[0])
    )
    return Fault(part.id, part.state, (said,), gives, noted, place)


def whole(record: HandRecord) -> tuple[Tile, ...]:
    """Return all tiles of a hand, with the one that won."""
    won = () if record.win is None or record.win.tile is None else (record.win.tile,)
    return tuple(sorted((*record.hand.all_tiles(), *won)))
