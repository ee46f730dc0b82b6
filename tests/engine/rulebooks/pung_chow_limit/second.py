"""The engine and a plain second scorer of Part II agree on random hands, line by line, payments included."""

import random
from typing import Any

from peling.commands.score import answer
from tests.engine.rulebooks.pung_chow import slow_scorer as part_one
from tests.engine.rulebooks.pung_chow.slow_scorer import CLAIMED, DRAGONS, KINDS, WINDS
from tests.engine.rulebooks.pung_chow_limit import slow_scorer
from tests.engine.rulebooks.pung_chow_limit.slow_scorer import HEADS, SlowLimitHand
from tests.engine.rulebooks.suite import Second

SUPPLIES: list[list[str]] = [
    KINDS,
    KINDS[:9] + WINDS + DRAGONS,
    KINDS[9:18],
    WINDS + DRAGONS,
    HEADS,
    KINDS[18:23],
]
HOUSES: dict[str, tuple[str | int | bool, ...]] = {
    "limit": (400, 600, 20, 2000, "none"),
    "mah_jongg_points": (20,),
    "first_card": ("add_before", "flat", "off"),
    "fourth_tile": ("robbing", "both", "off"),
    "robbing_kong": (True,),
    "winner_pair": (False,),
    "pay_all": (False,),
    "penalty_concealed_kong": (False,),
    "single_heads": ("doubled",),
}


def random_options(rng: random.Random) -> dict[str, str | int | bool]:
    return {key: rng.choice(values) for key, values in HOUSES.items() if rng.random() < 0.2}


def random_hand(rng: random.Random) -> SlowLimitHand:
    """Return a random hand: most are won, many of heads or of one suit, with sets laid down."""
    kinds = rng.choice(SUPPLIES)
    options = random_options(rng)
    seat, round_wind = rng.choice(WINDS), rng.choice(WINDS)
    if rng.random() < 0.05:
        if rng.random() < 0.4:
            options["limit"] = "none"
        hand = SlowLimitHand(seat, round_wind, [*HEADS, rng.choice(HEADS)], [], [], options=options)
        return random_win(rng, hand)
    fours = rng.random() < 0.1
    while True:
        parts = [random_set(rng, kinds, threes=fours) for _ in range(4)]
        pair = rng.choice(kinds)
        tiles = [held for _, members in parts for held in members] + [pair, pair]
        if all(tiles.count(held) <= 4 for held in tiles):
            break
    bonus = rng.sample(["Fl1", "Fl2", "Fl3", "Fl4", "Se1", "Se2", "Se3", "Se4"], rng.choice((0, 0, 0, 1, 3)))
    laid = 4 if fours else rng.choice((0, 1, 2, 3, 3, 4))
    melds: list[part_one.Meld] = []
    concealed = [pair, pair]
    for number, (kind, members) in enumerate(parts):
        if number < laid:
            melds.append(laid_down(rng, kind, members, tiles, 0.9 if fours else 0.4))
        else:
            concealed += members
    hand = SlowLimitHand(seat, round_wind, concealed, melds, bonus, options=options)
    return random_win(rng, hand) if rng.random() < 0.8 else random_loser(rng, hand)


def random_set(rng: random.Random, kinds: list[str], *, threes: bool) -> tuple[str, list[str]]:
    first = rng.choice(kinds)
    if (
        not threes
        and part_one.is_suit(first)
        and int(first[1]) <= 7
        and kinds is not HEADS
        and rng.random() < 0.5
    ):
        return "chow", [f"{first[0]}{int(first[1]) + step}" for step in range(3)]
    return "pung", [first] * 3


def laid_down(
    rng: random.Random, kind: str, members: list[str], tiles: list[str], fours: float
) -> part_one.Meld:
    if kind == "pung" and tiles.count(members[0]) == 3 and rng.random() < fours:
        tiles.append(members[0])
        return ("kong", members + members[:1], rng.random() < 0.4)
    return (kind, members, False)


def random_win(rng: random.Random, hand: SlowLimitHand) -> SlowLimitHand:
    ways = ["wall", "discard", "discard", "last-wall", "last-discard"]
    if hand.bonus or any(kind == "kong" for kind, _, _ in hand.melds):
        ways.append("loose")
    if hand.option("robbing_kong"):
        ways += ["robbed-kong"] * 2
    if not hand.melds:
        ways += ["dealt"] if hand.seat == "E" else ["first-discard"] * 2
    hand.by = rng.choice(ways)
    if hand.by != "dealt":
        hand.tile = rng.choice(hand.concealed)
        hand.concealed = part_one.without(hand.concealed, [hand.tile])
        if rng.random() < 0.03:
            hand.tile = rng.choice(KINDS)
    if hand.by in CLAIMED:
        others = [wind for wind in WINDS if wind != hand.seat]
        hand.giver = "E" if hand.by == "first-discard" else rng.choice(others)
        hand.free = hand.by == "discard" and rng.random() < 0.1
    return hand


def random_loser(rng: random.Random, hand: SlowLimitHand) -> SlowLimitHand:
    hand.concealed = part_one.without(hand.concealed, [rng.choice(hand.concealed)])
    for _ in range(rng.randrange(4)):
        hand.concealed[rng.randrange(len(hand.concealed))] = rng.choice(KINDS)
    return hand


def possible(hand: SlowLimitHand) -> bool:
    """Return whether a set of tiles has enough copies for the hand."""
    if hand.by == "robbed-kong" and hand.tiles.count(hand.tile or "") > 1:
        return False
    return all(hand.tiles.count(held) <= 4 for held in hand.tiles)


def record_of(rng: random.Random, hand: SlowLimitHand) -> dict[str, Any]:
    """Return the hand in the example format, its tiles shuffled."""
    melds = []
    for kind, members, concealed in hand.melds:
        meld: dict[str, Any] = {"kind": kind, "tiles": members, "concealed": concealed}
        if kind == "kong":
            meld["formed"] = "drawn" if concealed else rng.choice(("claimed", "added"))
        melds.append(meld)
    concealed_tiles = list(hand.concealed)
    rng.shuffle(concealed_tiles)
    win = None if hand.by is None else {"tile": hand.tile, "by": hand.by}
    if win is not None and hand.giver is not None:
        win["from"] = hand.giver
    return {
        "rules": "pung-chow-limit",
        "options": hand.options,
        "seat": hand.seat,
        "round": hand.round,
        "role": "loser" if hand.by is None else "winner",
        "concealed": concealed_tiles,
        "melds": melds,
        "bonus": hand.bonus,
        "win": win,
        "circumstances": [rng.choice(("discarder-excused", "discarder-no-choice"))] if hand.free else [],
    }


def expected_answer(hand: SlowLimitHand) -> dict[str, Any] | None:
    scored = slow_scorer.score(hand)
    if scored is None:
        return None
    total, uncapped, lines = scored
    shown = [{"rule": rule, kind: value / 100 if kind == "limit" else value} for kind, rule, value in lines]
    expected: dict[str, Any] = {"valid": True, "lines": shown}
    expected["points"] = slow_scorer.points_of(lines)
    expected["doubles"] = slow_scorer.doubles_of(lines)
    expected["total"] = total
    if uncapped != total:
        expected["uncapped"] = uncapped
    expected["payments"] = None
    if hand.by is not None:
        expected["payments"] = slow_scorer.payments(hand, total)
        liable = slow_scorer.payer_for_all(hand)
        if liable is not None:
            expected["liable"] = liable
    return expected


def agrees(rng: random.Random, hand: SlowLimitHand) -> tuple[str, ...]:
    """Compare a hand, payments included."""
    expected = expected_answer(hand)
    got = answer(record_of(rng, hand))
    if expected is None:
        assert got["reason"] == "not-complete", hand
        return ("not-complete",)
    assert got == expected, hand
    return ("scored",)


def possible_hand(rng: random.Random, _long: bool) -> SlowLimitHand | None:
    hand = random_hand(rng)
    return hand if possible(hand) else None


def assert_all_sorts() -> None:
    rng = random.Random(5)
    hands = [hand for hand in (random_hand(rng) for _ in range(1500)) if possible(hand)]
    answers = [slow_scorer.score(hand) for hand in hands]
    items = {rule for scored in answers if scored is not None for _, rule, _ in scored[2]}
    assert {f"PC2-LIMIT-{number}" for number in range(1, 8)} <= items
    assert {"PC2-BONUS-FIRSTCARD", "PC2-BONUS-FOURTHTILE", "PC2-DBL-OWNWIND-ROUND"} <= items
    assert len({hand.by for hand in hands}) == 9
    assert sum(slow_scorer.payer_for_all(hand) is not None for hand in hands) > 20


SECOND = Second(
    random_hand=possible_hand,
    agrees=agrees,
    seed=1922,
    long_seed=27318,
    sorts=("not-complete",),
    all_sorts=assert_all_sorts,
)
