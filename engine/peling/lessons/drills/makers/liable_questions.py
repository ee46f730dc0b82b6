"""Questions about who pays for all: whether what lay open, or who gave the tile, makes one player liable."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from peling.core.rules import Value
from peling.core.scoring import HandRecord, WinBy
from peling.core.tiles import COPIES, WINDS, Wind
from peling.lessons.drills.books import cite, knows_style, rules_on
from peling.lessons.drills.certain import there
from peling.lessons.drills.hands import Wish, searching, won
from peling.lessons.drills.question import Choice, Choose, Hint, Key, Question, Shown, Stated
from peling.rules.patterns import makeup
from peling.rules.ruleset import RuleSet, nobody_liable

NOBODY: Final = "none"
_DISCARDER_STYLES: Final = ("dragons", "one-suit", "suit-honours", "mixed", "majors", "honours")
_LIABLE_TRIES: Final = 400
_LIABLE_STYLES: Final = (
    "open-one-suit",
    "open-threes",
    "open-dragons",
    "open-winds",
    "open-majors",
    "open-terminals",
    "loner",
    "open-suit-honours",
)


def liability_is_taught(rules: RuleSet) -> bool:
    """Return whether somebody may have to pay for all by a rule of the book, not by a house rule alone."""
    return rules.liable is not nobody_liable and bool(rules_on(rules, "liable"))


def liable(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask who pays for all, if anybody does: from the winner's hand, at times the discarder's too."""
    two_hands = key.level >= 4 and bool(rules_on(rules, "liable-excused")) and rng.random() < 0.6
    record, hands, noted, payer = _liable_or_not(rules, rng, key.level, two_hands=two_hands)
    losers = [wind for wind in WINDS if wind is not record.seat]
    right = NOBODY if payer is None else payer.value
    asks = liability_rules(rules, record, payer, noted)
    facts: list[tuple[str, Value]] = [("winner", record.seat)]
    facts += [("liable", payer)] if payer is not None else []
    reason = "liable-no" if payer is None else _liable_by(rules, record, payer)
    if noted:
        reason = "liable-excused" if "discarder-excused" in noted else "liable-no-choice"
    why = Stated(reason, tuple(facts), cite(rules, asks))
    if there(record.win).giver is not None and rules_on(rules, "liable-excused") and not two_hands:
        facts.append(("excused", False))
    return Question(
        key,
        "liable-two-hands" if two_hands else "liable",
        Choose(tuple(Choice(id_) for id_ in (*(wind.value for wind in losers), NOBODY))),
        ([right],),
        asks,
        facts=tuple(facts),
        shown=Shown(hands=hands),
        cite=cite(rules, asks),
        hints=tuple(Hint(name) for name in _how_to_blame(rules)),
        parts=tuple((id_, (why,)) for id_ in (*(wind.value for wind in losers), NOBODY)),
    )


def _how_to_blame(rules: RuleSet) -> tuple[str, ...]:
    """Return how to look for who is liable: books count claims, or ask what lay open before the discard."""
    if rules_on(rules, "liable-four"):
        return ("count-the-claims", "robbed-or-bottom")
    return ("what-lay-open", "who-gave-it")


def _liable_by(rules: RuleSet, record: HandRecord, payer: Wind) -> str:
    """Return by what a player is liable, as the topic of a sentence."""
    if not rules_on(rules, "liable-four"):
        return "liable-yes"
    win = there(record.win)
    if win.giver is payer and win.by in _BY_ITS_TILE:
        return _BY_ITS_TILE[win.by]
    return "liable-fed" if _fed_by(record, payer) >= len(WINDS) else "liable-fed-three"


_BY_ITS_TILE: Final = {WinBy.ROBBED_KONG: "liable-robbed", WinBy.LAST_DISCARD: "liable-bottom"}
"""Ways to win by which the winning tile itself makes liable, where claims are counted otherwise."""


def _fed_by(record: HandRecord, player: Wind) -> int:
    """Return how many sets of a hand were claimed from a player."""
    return sum(meld.claimed_from is player for meld in record.hand.melds)


def _liable_or_not(
    rules: RuleSet, rng: random.Random, level: int, *, two_hands: bool
) -> tuple[HandRecord, tuple[HandRecord, ...], frozenset[str], Wind | None]:
    """Return the winner's hand, the hands to show, what excuses the discarder, and who is liable."""
    styles = tuple(style for style in _LIABLE_STYLES if knows_style(rules, style))
    ways: tuple[WinBy, ...] = (WinBy.DISCARD, WinBy.DISCARD, WinBy.WALL) if level < 3 else ()
    if level >= 3 and rules.course.robbing and rng.random() < 0.2:
        ways = (WinBy.ROBBED_KONG, WinBy.LAST_DISCARD)
    somebody = rng.random() < (0.4 if two_hands else 0.65)
    for attempt in searching(rules, "a hand somebody is liable for"):
        record, _ = won(rules, rng, Wish(styles, ways, flowers=False, wilds=level // 3, noted=False))
        record = _fed(rules, record, rng, level)
        giver = None if record.win is None else record.win.giver
        payer = rules.liable(record)
        if rules.sharing(record) or (two_hands and (payer is None or giver is None)):
            continue
        noted: frozenset[str] = frozenset()
        hands: tuple[HandRecord, ...] = (record,)
        if two_hands and giver is not None:
            discarder = _discarder(rules, rng, giver, record)
            noted = rules.shown({record.seat: record, giver: discarder}, record.seat)
            payer = rules.liable(replace(record, circumstances=record.circumstances | noted))
            hands = (record, discarder)
        if (payer is not None) is somebody or attempt >= _LIABLE_TRIES:
            return record, hands, noted, payer
    raise AssertionError


def _fed(rules: RuleSet, record: HandRecord, rng: random.Random, level: int) -> HandRecord:
    """Return the hand with its sets claimed from few players, where a book counts that."""
    if not rules_on(rules, "liable-four"):
        return record
    left = record.seat.after(-1)
    melds = tuple(
        replace(meld, claimed_from=left)
        if meld.claimed_from is not None and rng.random() < 0.6 + 0.05 * level
        else meld
        for meld in record.hand.melds
    )
    return replace(record, hand=replace(record.hand, melds=melds))


def _discarder(rules: RuleSet, rng: random.Random, giver: Wind, winner: HandRecord) -> HandRecord:
    """Return the hand of the player who gave the winning tile: one tile short, or with nothing safe in it."""
    taken = winner.hand.all_tiles()
    sort = Wish(_DISCARDER_STYLES, (WinBy.WALL,), melds=4, flowers=False, noted=False)
    search = searching(rules, "a hand of the discarder")
    while True:
        next(search)
        record, _ = won(rules, rng, sort)
        every = (*record.hand.all_tiles(), *taken)
        if all(every.count(kind) <= COPIES for kind in every):
            return replace(record, seat=giver, round_wind=winner.round_wind, win=None)


def liability_rules(
    rules: RuleSet, record: HandRecord, payer: Wind | None, noted: Iterable[str]
) -> tuple[str, ...]:
    """Return the ids of the rules that say who pays for all in a hand; `payer`: he who does, None: nobody."""
    win = there(record.win)
    tiles = [*record.hand.all_tiles(), *(() if win.tile is None else (win.tile,))]
    exposed = [meld for meld in record.hand.melds if meld.is_triplet and not meld.concealed]
    dragons = sum(meld.tile.dragon is not None for meld in exposed)
    winds = len({meld.tile for meld in exposed if meld.tile.wind is not None})
    given = win.by not in (WinBy.ROBBED_KONG, WinBy.LAST_DISCARD) and payer is not None
    fed = _fed_by(record, payer) if given and payer is not None else 0
    warned = payer is None and (winds >= 3 or dragons >= 2) and win.giver is not None and not noted
    topics = {
        "liable-one-suit": len(exposed) >= 3 and makeup(tiles).one_suit,
        "liable-terminals": all(tile.is_terminal for tile in tiles),
        "liable-dragons": dragons >= 2,
        "liable-winds": winds >= 3,
        "liable-excused": "discarder-excused" in noted,
        "liable-no-choice": "discarder-no-choice" in noted,
        "liable-safe-wait": warned,
        "liable-robbing": win.by is WinBy.ROBBED_KONG,
        "liable-bottom": win.by is WinBy.LAST_DISCARD,
        "liable-four": fed >= 4,
        "liable-three": given and fed < 4,
        "liable": True,
    }
    return rules_on(rules, *(topic for topic, holds in topics.items() if holds))
