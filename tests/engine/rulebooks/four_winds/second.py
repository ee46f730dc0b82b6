"""The engine and a plain second scorer agree on random hands of the Game of Four Winds, line by line."""

import random

import pytest

from peling.core.hand import Hand
from peling.core.melds import Exposure, KongForm, Meld, MeldKind
from peling.core.scoring import Doubles, HandRecord, InvalidHandError, Limit, Points, ScoreLine, Win, WinBy
from peling.core.tiles import Wind, tile
from peling.rulebooks import rule_set
from tests.engine.rulebooks.four_winds import slow_scorer as slow
from tests.engine.rulebooks.four_winds.slow_scorer import SlowHand
from tests.engine.rulebooks.pung_chow.slow_scorer import CLAIMED, DRAGONS, KINDS, WINDS, is_suit, without
from tests.engine.rulebooks.suite import Second

RULES = "four-winds"
SUPPLIES = (
    KINDS,
    KINDS[:9] + WINDS + DRAGONS,
    KINDS[9:18],
    WINDS + DRAGONS,
    KINDS[2:7],
    WINDS + KINDS[26:27],
)
OPTIONS: tuple[tuple[str, tuple[object, ...]], ...] = (
    ("limit", (1000, 500, 100, 77)),
    ("cap_at_full", (True, False)),
    ("head_points", ("winning_card", "winning_card_also_plain", "any_pair", "off")),
    ("pair_honour", (2, 0)),
    ("other_winds", ("as_major", "0")),
    ("mixed_suit", ("always", "only_with_scoring_three")),
    ("extra_pairs", (True, False)),
    ("extra_open_flowers", (True, False)),
    ("extra_moon", (True, False)),
    ("extra_rob", (True, False)),
    ("rob_without_extra", (False, True)),
    ("unnatural", ("better_of", "flat")),
    ("losers_settle", (False, True)),
)


def random_hand(rng: random.Random) -> SlowHand:
    """Return a random hand: most are won, from few suits, so that they can be read in several ways."""
    hand = SlowHand(rng.choice(WINDS), rng.choice(WINDS), [], [])
    if rng.random() < 0.5:
        hand.options = {
            key: rng.choice(values) for key, values in rng.sample(OPTIONS, rng.randint(1, len(OPTIONS)))
        }
    if rng.random() < 0.03:
        hand.concealed = [*slow.THIRTEEN, rng.choice(slow.THIRTEEN)]
        return won(rng, hand)
    kinds = rng.choice(SUPPLIES)
    parts = [random_set(rng, kinds) for _ in range(4)]
    if rng.random() < 0.05:
        parts = [("pung", [wind] * 3) for wind in WINDS]
    pair = rng.choice([*kinds, *DRAGONS])
    tiles = [held for _, members in parts for held in members] + [pair, pair]
    open_sets = rng.choice((0, 0, 1, 2, 3, 4))
    hand.concealed = [pair, pair]
    for number, (kind, members) in enumerate(parts):
        if number >= open_sets:
            hand.concealed += members
        elif kind == "pung" and tiles.count(members[0]) == 3 and rng.random() < 0.4:
            hand.melds.append(("kong", members + members[:1], rng.random() < 0.4))
        else:
            hand.melds.append((kind, members, False))
    return won(rng, hand) if rng.random() < 0.85 else lost(rng, hand)


def random_set(rng: random.Random, kinds: list[str]) -> tuple[str, list[str]]:
    first = rng.choice(kinds)
    if is_suit(first) and int(first[1]) <= 7 and rng.random() < 0.6:
        return "chow", [f"{first[0]}{int(first[1]) + step}" for step in range(3)]
    return "pung", [first] * 3


def won(rng: random.Random, hand: SlowHand) -> SlowHand:
    ways = ["wall", "discard", "discard", "last-wall", "last-discard", "robbed-kong"]
    if any(kind == "kong" for kind, _, _ in hand.melds):
        ways += ["loose"] * 2
    if not hand.melds:
        ways += ["dealt" if hand.seat == "E" else "first-discard"] * 2
    hand.by = rng.choice(ways)
    if hand.by != "dealt":
        hand.tile = rng.choice(hand.concealed)
        hand.concealed = without(hand.concealed, [hand.tile])
        if rng.random() < 0.03:
            hand.tile = rng.choice(KINDS)
    return hand


def lost(rng: random.Random, hand: SlowHand) -> SlowHand:
    hand.concealed = without(hand.concealed, [rng.choice(hand.concealed)])
    for _ in range(rng.randrange(4)):
        hand.concealed[rng.randrange(len(hand.concealed))] = rng.choice(KINDS)
    return hand


def possible(hand: SlowHand) -> bool:
    """Return whether there are enough copies, and a robbed card is one that may be robbed."""
    tiles = hand.concealed + [held for _, members, _ in hand.melds for held in members]
    if hand.by == "robbed-kong" and (hand.tile in tiles or hand.tile in WINDS + DRAGONS):
        return False
    tiles += [hand.tile] if hand.tile else []
    return all(tiles.count(held) <= 4 for held in tiles)


def record_of(hand: SlowHand) -> HandRecord:
    melds = []
    for kind, members, concealed in hand.melds:
        form = (KongForm.DRAWN if concealed else KongForm.CLAIMED) if kind == "kong" else None
        exposure = Exposure.CONCEALED if concealed else Exposure.EXPOSED
        melds.append(Meld(MeldKind(kind), tuple(map(tile, members)), exposure, form=form))
    win = None
    if hand.by is not None:
        giver = Wind(WINDS[WINDS.index(hand.seat) - 1]) if hand.by in CLAIMED else None
        giver = Wind.EAST if hand.by == "first-discard" else giver
        win = Win(None if hand.tile is None else tile(hand.tile), WinBy(hand.by), giver)
    own = Hand.of(map(tile, hand.concealed), melds)
    return HandRecord(Wind(hand.seat), Wind(hand.round), own, win)


def plain(line: ScoreLine) -> tuple[str, str, int]:
    match line.award:
        case Points(amount):
            return ("points", line.item, amount)
        case Doubles(times):
            return ("doubles", line.item, times)
        case Limit(numerator, denominator):
            return ("limit", line.item, numerator // denominator)


def agrees(_rng: random.Random, hand: SlowHand) -> tuple[str, ...]:
    """Compare a hand."""
    rules = rule_set(RULES, hand.options)
    if hand.by == "robbed-kong" and not slow.may_rob(hand):
        with pytest.raises(InvalidHandError, match="robbing was not agreed on"):
            rules.score(record_of(hand))
        return ("robbing-not-allowed",)
    expected = slow.score(hand)
    if expected is None:
        with pytest.raises(InvalidHandError, match="not four sets and a pair"):
            rules.score(record_of(hand))
        return ("not-complete",)
    sheet = rules.score(record_of(hand)).sheet
    assert (sheet.total, [plain(line) for line in sheet.lines]) == expected, hand
    return ("scored",)


def possible_hand(rng: random.Random, _long: bool) -> SlowHand | None:
    hand = random_hand(rng)
    return hand if possible(hand) else None


def assert_all_sorts() -> None:
    rng = random.Random(5)
    hands = [hand for hand in (random_hand(rng) for _ in range(3000)) if possible(hand)]
    ways = {way.value for way in WinBy} - {"eight-flowers"}
    assert {hand.by for hand in hands} == {None, *ways}
    rules = {line[1] for hand in hands if (scored := slow.score(hand)) for line in scored[1]}
    assert rules == {item.id for item in rule_set(RULES).items}


SECOND = Second(
    random_hand=possible_hand,
    agrees=agrees,
    seed=1001,
    long_seed=27318,
    sorts=("not-complete",),
    all_sorts=assert_all_sorts,
)
