"""The engine and a plain second scorer agree on random hands of Fenghua, line by line."""

import random
from collections import Counter

import pytest

from peling.core.hand import Hand
from peling.core.melds import Exposure, KongForm, Meld, MeldKind
from peling.core.scoring import HandRecord, InvalidHandError, Points, Win, WinBy
from peling.core.tiles import Wind, tile
from peling.rulebooks import rule_set
from tests.engine.rulebooks.fenghua import slow_scorer
from tests.engine.rulebooks.fenghua.slow_shapes import (
    FLOWERS,
    HONOURS,
    KINDS,
    SEASONS,
    WINDS,
    SlowHand,
    SlowMeld,
)
from tests.engine.rulebooks.suite import Second

FORMS = ("claimed", "drawn", "added")
OPTIONS: tuple[tuple[str, tuple[object, ...]], ...] = (
    ("min_claim_points", (3,)),
    ("rob_minimum", (4,)),
    ("independent_stacking", ("replace",)),
    ("single_call_seven_pairs", (False,)),
    ("tame_counts_as_no_wild", (True,)),
    ("repeat_patterns", ("once",)),
    ("celebration", ("celebrate_only",)),
    ("seventh_honour_drawn", ("closed",)),
    ("pair_call_exclusive", (True,)),
    ("pair_call_with_wild", (False,)),
    ("lone_wild_claim", ("arrangement",)),
    ("seven_pairs_lone_wild_claim", (True,)),
    ("honour_pung", ("exposed_only",)),
    ("loner_closed_kong", (True,)),
    ("fifth_copy", (False,)),
    ("value_table", ("custom",)),
)


def random_hand(rng: random.Random, wilds: int) -> SlowHand | None:
    """Return a random hand with about so many wild tiles, mostly complete; None if no set has such tiles."""
    shape = rng.choice(("sets", "sets", "sets", "sets", "pairs", "independent", "honours"))
    melds: list[SlowMeld] = []
    seat, round_wind = rng.choice(WINDS), rng.choice(WINDS)
    if shape == "sets":
        tiles, melds = random_sets(rng, seat)
    elif shape == "pairs":
        kinds = rng.choice((KINDS, KINDS[:9] + HONOURS, KINDS[:9], HONOURS))
        tiles = [kind for _ in range(7) for kind in [rng.choice(kinds)] * 2]
    elif shape == "independent":
        tiles = random_independent(rng)
    else:
        tiles = [rng.choice(HONOURS) for _ in range(14)]
        if rng.random() < 0.4:
            melds = [("pung", [kind] * 3, False, None, None) for kind in rng.sample(HONOURS, 2)]
            tiles = tiles[:8]
    tile_pool = tiles + [held for _, members, _, _, _ in melds for held in members]
    if any(number > 4 for number in Counter(tile_pool).values()):
        return None
    return with_wilds(rng, SlowHand(seat, round_wind, tiles, melds, [], [], "wall"), wilds)


def random_sets(rng: random.Random, seat: str) -> tuple[list[str], list[SlowMeld]]:
    kinds = rng.choice((KINDS, KINDS, KINDS[:9] + HONOURS, KINDS[9:18], HONOURS, KINDS[2:7] + HONOURS))
    pair = rng.choice(kinds)
    tiles = [pair, pair]
    melds: list[SlowMeld] = []
    laid = rng.choice((0, 0, 0, 0, 1, 2, 3, 4))
    left = WINDS[WINDS.index(seat) - 1]
    for number in range(4):
        first = rng.choice(kinds)
        if first not in HONOURS and int(first[1]) <= 7 and rng.random() < 0.6:
            name, members = "chow", [f"{first[0]}{int(first[1]) + step}" for step in range(3)]
        else:
            name, members = "pung", [first] * 3
        if number >= laid:
            tiles += members
        elif name == "pung" and rng.random() < 0.4:
            form = rng.choice(FORMS)
            giver = None if form == "drawn" else rng.choice([wind for wind in WINDS if wind != seat])
            melds.append(("kong", members + members[:1], form == "drawn", form, giver))
        else:
            melds.append((name, members, False, None, left))
    return tiles, melds


def random_independent(rng: random.Random) -> list[str]:
    honours = rng.sample(HONOURS, rng.choice((5, 6, 7, 7, 7)))
    tiles = list(honours)
    while len(tiles) < 14:
        kind = rng.choice(KINDS[:27])
        mine = [int(held[1]) for held in tiles if held[0] == kind[0] and held not in HONOURS]
        if all(abs(int(kind[1]) - rank) >= 3 for rank in mine):
            tiles.append(kind)
        elif rng.random() < 0.05:
            tiles = list(honours)
    return tiles


def with_wilds(rng: random.Random, hand: SlowHand, wilds: int) -> SlowHand | None:
    """Replace some tiles by wild ones, take out the winning tile, and set out flowers."""
    tiles = list(hand.concealed)
    flowers = rng.random() < 0.25
    if flowers:
        family = rng.choice((FLOWERS, SEASONS))
        turned = rng.choice(family)
        hand.wild = [held for held in family if held != turned]
        copies = list(hand.wild)
    else:
        kind = rng.choice(tiles) if rng.random() < 0.5 else rng.choice(KINDS)
        hand.wild, copies = [kind], [kind] * 3
        if rng.random() < 0.4 and kind in tiles:
            wilds = max(0, wilds - tiles.count(kind))
    if hand.wild[0] in hand.melded:
        return None
    for place, shown in zip(rng.sample(range(len(tiles)), min(wilds, len(tiles))), copies, strict=False):
        tiles[place] = shown
    if sum(held in hand.wild for held in tiles) > 3:
        return None
    spare = [held for held in FLOWERS + SEASONS if held not in hand.wild]
    if flowers:
        spare = [held for held in spare if held[:2] != hand.wild[0][:2]]
    hand.bonus = rng.sample(spare, rng.choice((0, 0, 1, 2, 4, len(spare))))
    if rng.random() < 0.05:
        tiles[rng.randrange(len(tiles))] = rng.choice(KINDS)
    return random_win(rng, hand, tiles)


def random_win(rng: random.Random, hand: SlowHand, tiles: list[str]) -> SlowHand | None:
    supplies = [f"supply-of-{form}-kong" for _, _, _, form, _ in hand.melds if form]
    supplies += ["supply-of-flower"] if hand.bonus else []
    ways = ["wall", "wall", "discard", "discard", "discard", "last-wall", "last-discard", "robbed-kong"]
    ways += ["loose"] * (2 if supplies else 0)
    if not hand.melds:
        ways += ["dealt"] * 3 if hand.seat == "E" else ["first-discard"]
    if len(hand.bonus) == 8:
        ways = ["eight-flowers", *ways]
    hand.by = rng.choice(ways)
    hand.concealed = tiles
    if hand.by == "dealt":
        return hand
    place = rng.randrange(len(tiles))
    hand.tile = tiles[place]
    hand.concealed = tiles[:place] + tiles[place + 1 :]
    if hand.by == "eight-flowers":
        hand.tile = hand.bonus[-1]
        return hand
    if hand.claimed:
        if hand.tile in hand.wild or (hand.by == "robbed-kong" and hand.tile in hand.concealed + hand.melded):
            return None
        givers = ["E"] if hand.by == "first-discard" else [wind for wind in WINDS if wind != hand.seat]
        hand.giver = rng.choice(givers)
    if hand.by == "loose":
        hand.supply = rng.choice(supplies)
    return hand


def possible(hand: SlowHand) -> bool:
    """Return whether there are so many copies: four, of the wild kind three."""
    counts = Counter([*hand.concealed, *hand.melded, *([hand.tile] if hand.tile else [])])
    return all(number <= (3 if kind in hand.wild else 4) for kind, number in counts.items())


def record_of(hand: SlowHand) -> HandRecord:
    melds = [
        Meld(
            MeldKind(kind),
            tuple(map(tile, members)),
            Exposure.CONCEALED if concealed else Exposure.EXPOSED,
            None if giver is None else Wind(giver),
            form=None if form is None else KongForm(form),
        )
        for kind, members, concealed, form, giver in hand.melds
    ]
    win = Win(
        None if hand.tile is None else tile(hand.tile),
        WinBy(hand.by),
        None if hand.giver is None else Wind(hand.giver),
    )
    own = Hand.of(map(tile, hand.concealed), melds, map(tile, hand.bonus))
    supplies = frozenset([hand.supply] if hand.supply else [])
    wild = tuple(map(tile, hand.wild))
    return HandRecord(Wind(hand.seat), Wind(hand.round), own, win, supplies, (), wild)


def possible_hand(rng: random.Random, long: bool) -> SlowHand | None:
    """Return a random hand with house rules; in a long run more of them have wild tiles."""
    weights = (35, 35, 25, 5) if long else (45, 39, 15, 1)
    hand = random_hand(rng, rng.choices((0, 1, 2, 3), weights)[0])
    if hand is None or not possible(hand):
        return None
    for key, values in OPTIONS:
        if rng.random() < 0.12:
            hand.options[key] = rng.choice(values)
    return hand


def agrees(_rng: random.Random, hand: SlowHand) -> tuple[str, ...]:
    """Compare a hand."""
    expected = slow_scorer.score(hand)
    rules = rule_set("fenghua", hand.options)
    if isinstance(expected, str):
        with pytest.raises(InvalidHandError) as refused:
            rules.score(record_of(hand))
        assert refused.value.reason == expected, hand
        return (expected,)
    sheet = rules.score(record_of(hand)).sheet
    got = [(line.item, line.award.amount) for line in sheet.lines if isinstance(line.award, Points)]
    assert (sheet.total, got) == expected, hand
    return ("scored", sheet.reading.shape, f"{len(sheet.reading.stands)} wild", hand.by)


SHAPES = ("", "seven-pairs", "independent-tiles", "all-honours", "eight-flowers")
WILDS = ("0 wild", "1 wild", "2 wild", "3 wild")
WAYS = ("wall", "discard", "robbed-kong", "last-wall", "last-discard", "dealt", "loose", "first-discard")
REASONS = ("wild-eye", "below-minimum", "not-complete")

SECOND = Second(
    random_hand=possible_hand,
    agrees=agrees,
    seed=2016,
    long_seed=10_01_2016,
    sorts=(*SHAPES, *WILDS, *WAYS, *REASONS),
)
