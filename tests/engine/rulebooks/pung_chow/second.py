"""The engine and a plain second scorer agree on random hands, line by line."""

import random

import pytest

from peling.core.hand import Hand
from peling.core.melds import Exposure, KongForm, Meld, MeldKind
from peling.core.scoring import HandRecord, InvalidHandError, Points, Win, WinBy
from peling.core.tiles import Wind, tile
from peling.rulebooks import rule_set
from tests.engine.rulebooks.pung_chow import slow_scorer
from tests.engine.rulebooks.pung_chow.slow_scorer import CLAIMED, DRAGONS, KINDS, WINDS, SlowHand
from tests.engine.rulebooks.suite import Second

FORMS = (("claimed", False), ("added", False), ("drawn", True))


def random_hand(rng: random.Random) -> SlowHand:
    """Return a random hand: most are won, from few suits, so that they can be read in several ways."""
    kinds = rng.choice(
        (
            KINDS,
            KINDS[:9] + WINDS + DRAGONS,
            KINDS[9:18],
            KINDS[18:],
            WINDS + DRAGONS,
            KINDS[2:7],
            KINDS[18:23],
        )
    )
    while True:
        parts = [random_set(rng, kinds) for _ in range(4)]
        pair = rng.choice(kinds)
        tiles = [held for _, members in parts for held in members] + [pair, pair]
        if any(tiles.count(held) > 4 for held in tiles):
            continue
        seat = rng.choice(WINDS)
        bonus = rng.sample(["Fl1", "Fl2", "Fl3", "Fl4", "Se1", "Se2", "Se3", "Se4"], rng.choice((0, 0, 1, 3)))
        laid = rng.choice((0, 0, 1, 2, 3, 4))
        melds, concealed = [], [pair, pair]
        for number, (kind, members) in enumerate(parts):
            if number < laid:
                melds.append(laid_down(rng, kind, members, tiles))
            else:
                concealed += members
        hand = SlowHand(seat, concealed, melds, bonus)
        return random_win(rng, hand) if rng.random() < 0.75 else random_loser(rng, hand)


def random_set(rng: random.Random, kinds: list[str]) -> tuple[str, list[str]]:
    first = rng.choice(kinds)
    if slow_scorer.is_suit(first) and int(first[1]) <= 7 and rng.random() < 0.6:
        return "chow", [f"{first[0]}{int(first[1]) + step}" for step in range(3)]
    return "pung", [first] * 3


def laid_down(rng: random.Random, kind: str, members: list[str], tiles: list[str]) -> slow_scorer.Meld:
    if kind == "pung" and tiles.count(members[0]) == 3 and rng.random() < 0.4:
        tiles.append(members[0])
        return ("kong", members + members[:1], rng.choice(FORMS)[1])
    return (kind, members, False)


def random_win(rng: random.Random, hand: SlowHand) -> SlowHand:
    replaced = bool(hand.bonus) or any(kind == "kong" for kind, _, _ in hand.melds)
    ways = ["wall", "discard", "last-wall", "last-discard", *(["loose"] if replaced else [])]
    if hand.seat == "E" and not hand.melds:
        ways += ["dealt"] * 3
    hand.by = rng.choice(ways)
    hand.by_shape = rng.random() < 0.2
    if hand.by != "dealt":
        hand.tile = rng.choice(hand.concealed)
        hand.concealed = slow_scorer.without(hand.concealed, [hand.tile])
        if rng.random() < 0.03:
            hand.tile = rng.choice(KINDS)
    return hand


def random_loser(rng: random.Random, hand: SlowHand) -> SlowHand:
    hand.concealed = slow_scorer.without(hand.concealed, [rng.choice(hand.concealed)])
    for _ in range(rng.randrange(4)):
        hand.concealed[rng.randrange(len(hand.concealed))] = rng.choice(KINDS)
    return hand


def possible(hand: SlowHand) -> bool:
    """Return whether a set of tiles has enough copies for the hand."""
    tiles = hand.concealed + [held for _, members, _ in hand.melds for held in members]
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
        win = Win(None if hand.tile is None else tile(hand.tile), WinBy(hand.by), giver)
    own = Hand.of(map(tile, hand.concealed), melds, map(tile, hand.bonus))
    return HandRecord(Wind(hand.seat), None, own, win)


def agrees(_rng: random.Random, hand: SlowHand) -> tuple[str, ...]:
    """Compare a hand."""
    rules = rule_set("pung-chow", {"only_place": "by_shape" if hand.by_shape else "by_kinds"})
    expected = slow_scorer.score(hand)
    if expected is None:
        with pytest.raises(InvalidHandError, match="not four sets and a pair"):
            rules.score(record_of(hand))
        return ("not-complete",)
    sheet = rules.score(record_of(hand)).sheet
    got = [
        ("points", line.item, line.award.amount)
        if isinstance(line.award, Points)
        else ("doubles", line.item, getattr(line.award, "times", None))
        for line in sheet.lines
    ]
    assert (sheet.total, got) == expected, hand
    return ("scored",)


def possible_hand(rng: random.Random, _long: bool) -> SlowHand | None:
    hand = random_hand(rng)
    return hand if possible(hand) else None


def assert_all_sorts() -> None:
    rng = random.Random(5)
    hands = [hand for hand in (random_hand(rng) for _ in range(400)) if possible(hand)]
    assert {hand.by for hand in hands} == {
        None,
        "wall",
        "discard",
        "last-wall",
        "last-discard",
        "loose",
        "dealt",
    }
    several = [
        hand
        for hand in hands
        if hand.by is not None
        and hand.tile is not None
        and len(slow_scorer.readings([*hand.concealed, hand.tile])) > 1
    ]
    assert len(several) > 10
    assert any(concealed for hand in hands for _, _, concealed in hand.melds)


SECOND = Second(
    random_hand=possible_hand,
    agrees=agrees,
    seed=1922,
    long_seed=27318,
    sorts=("not-complete",),
    all_sorts=assert_all_sorts,
)
