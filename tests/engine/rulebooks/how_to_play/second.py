"""The command and a plain second scorer of the booklet agree on random hands, line by line, with payments."""

import json
import random
from collections import Counter
from typing import Any

from peling.commands.score import answer
from peling.rulebooks import rule_set
from tests.engine.rulebooks.how_to_play.slow_scorer import MAJORS, called, everything, expected, is_thirteen
from tests.engine.rulebooks.pung_chow.slow_scorer import DRAGONS, KINDS, WINDS, is_suit, without
from tests.engine.rulebooks.suite import Second

FLOWERS = ["Fl1", "Fl2", "Fl3", "Fl4", "Se1", "Se2", "Se3", "Se4"]
TERMINALS = [kind for kind in MAJORS if is_suit(kind)]
FAMILIES = (
    KINDS,
    KINDS[:9] + WINDS + DRAGONS,
    KINDS[9:18],
    KINDS[18:],
    WINDS + DRAGONS,
    KINDS[2:7],
    TERMINALS,
    [*TERMINALS, *WINDS],
    [*WINDS, "B1", "B2", "B3", "R"],
    [*DRAGONS, "C1", "C2", "C3", "E", "S"],
)
OPTIONS: dict[str, tuple[Any, ...]] = {
    "limit": (600, 300, 1000, "none"),
    "no_chow": ("both", "bonus", "double"),
    "no_score": ("both", "bonus", "double"),
    "last_piece": ("both", "bonus", "double"),
    "loose_tile": ("both", "bonus", "double"),
    "loose_counts_as_drawn": (True, False),
    "pair_own_round": (4, 2),
    "liabilities": (True, False),
    "nine_tile": ("concealed_any_extra", "called_form", "any_exposed"),
    "loser_pairs": ("all", "one", "none"),
    "own_and_four_flowers": ("multiply", "four_only"),
    "only_piece": ("kind_or_visible", "shape_only", "visible_only"),
    "limit_receive": ("literal", "score_cap"),
    "four_wind_pungs": (False, True),
    "original_thirteen": ("eightfold", "no_double"),
}
Hand = dict[str, Any]


def random_hand(rng: random.Random) -> Hand:
    """Return a random hand in the example format; most are won, many nearly limit hands."""
    while True:
        hand = special_hand(rng) if rng.random() < 0.08 else hand_of_sets(rng)
        hand |= {"rules": "how-to-play", "seat": rng.choice(WINDS), "round": rng.choice(WINDS)}
        number = rng.choice((0, 0, 0, 1, 3, 5, 8))
        hand["bonus"] = rng.sample(FLOWERS, number)
        hand["options"] = random_options(rng)
        if is_thirteen(hand["concealed"]) and rng.random() < 0.3:
            hand["options"]["limit"] = "none"
        hand["circumstances"], hand["visible"] = [], []
        if rng.random() < 0.75:
            finish(rng, hand)
        else:
            leave_unfinished(rng, hand)
        if possible(hand):
            look_round(rng, hand)
            return hand


def random_options(rng: random.Random) -> dict[str, Any]:
    if rng.random() < 0.4:
        return {}
    return {key: rng.choice(OPTIONS[key]) for key in rng.sample(sorted(OPTIONS), rng.randrange(1, 6))}


def special_hand(rng: random.Random) -> Hand:
    if rng.random() < 0.5:
        return {"concealed": [*MAJORS, rng.choice(MAJORS)], "melds": []}
    suit = rng.choice("BDC")
    tiles = [*called(suit), f"{suit}{rng.randrange(1, 10)}"]
    first, last = [f"{suit}1"] * 3, [f"{suit}9"] * 3
    melds = [open_pung(members) for members in (first, last) if rng.random() < 0.25]
    for meld in melds:
        tiles = without(tiles, meld["tiles"])
    return {"concealed": tiles, "melds": melds}


def hand_of_sets(rng: random.Random) -> Hand:
    kinds = rng.choice(FAMILIES)
    parts = [random_set(rng, kinds) for _ in range(4)]
    laid = rng.choice((0, 0, 1, 2, 3, 3, 4))
    melds = []
    concealed = [rng.choice(kinds)] * 2
    for number, members in enumerate(parts):
        if number >= laid:
            concealed += members
        elif members[0] != members[1]:
            melds.append({"kind": "chow", "tiles": members, "concealed": False})
        elif rng.random() < 0.4:
            form = rng.choice(("claimed", "drawn", "added"))
            drawn = form == "drawn"
            tiles = members + members[:1]
            melds.append({"kind": "kong", "tiles": tiles, "concealed": drawn, "formed": form})
        else:
            melds.append(open_pung(members))
    return {"concealed": concealed, "melds": melds}


def open_pung(members: list[str]) -> Hand:
    return {"kind": "pung", "tiles": members, "concealed": False}


def random_set(rng: random.Random, kinds: list[str]) -> list[str]:
    first = rng.choice(kinds)
    run = [f"{first[0]}{int(first[1]) + step}" for step in range(3)] if is_suit(first) else []
    return run if run and set(run) <= set(KINDS) and rng.random() < 0.45 else [first] * 3


def finish(rng: random.Random, hand: Hand) -> None:
    hand["role"] = "winner"
    ways = ["wall", "discard", "discard", "last-wall", "last-discard", "robbed-kong"]
    if hand["bonus"] or any(meld["kind"] == "kong" for meld in hand["melds"]):
        ways += ["loose", "loose"]
    if not hand["melds"]:
        ways.append("dealt" if hand["seat"] == "E" else "first-discard")
    by = rng.choice(ways)
    if by == "dealt":
        hand["win"] = {"tile": None, "by": by}
    else:
        tile = rng.choice(hand["concealed"])
        hand["concealed"] = without(hand["concealed"], [tile])
        if rng.random() < 0.03:
            tile = rng.choice(KINDS)
        others = ["E"] if by == "first-discard" else [wind for wind in WINDS if wind != hand["seat"]]
        claimed = by in ("discard", "last-discard", "robbed-kong", "first-discard")
        hand["win"] = {"tile": tile, "by": by, **({"from": rng.choice(others)} if claimed else {})}
    if not hand["melds"] and by not in ("dealt", "first-discard") and rng.random() < 0.3:
        hand["circumstances"].append("standing")
    if hand["seat"] == "E" and rng.random() < 0.1:
        hand["circumstances"].append("thirteenth-win")


def leave_unfinished(rng: random.Random, hand: Hand) -> None:
    hand |= {"role": "loser", "win": None}
    hand["concealed"] = without(hand["concealed"], [rng.choice(hand["concealed"])])
    for _ in range(rng.randrange(4)):
        hand["concealed"][rng.randrange(len(hand["concealed"]))] = rng.choice(KINDS)


def possible(hand: Hand) -> bool:
    tiles = everything(hand)
    win = hand["win"]
    robbed = win is not None and win["by"] == "robbed-kong"
    return all(tiles.count(tile) <= 4 for tile in tiles) and not (robbed and tiles.count(win["tile"]) > 1)


def look_round(rng: random.Random, hand: Hand) -> None:
    """Let the winner see some tiles, often all that would have completed his hand too."""
    own = everything(hand)
    for kind in rng.sample(KINDS, rng.choice((0, 0, 10, 34))):
        free = 4 - own.count(kind)
        hand["visible"] += [kind] * rng.choice((free, rng.randint(0, free)))


def agrees(_rng: random.Random, hand: Hand) -> tuple[str, ...]:
    """Compare a hand, payments included."""
    slow = expected(hand)
    got = answer(hand)
    if slow is None:
        assert got["reason"] == "not-complete", json.dumps(hand)
        return ("not-complete",)
    assert got == slow, json.dumps(hand)
    return ("scored",)


def possible_hand(rng: random.Random, _long: bool) -> Hand:
    return random_hand(rng)


def assert_all_sorts() -> None:
    rng = random.Random(11)
    found: Counter[str] = Counter()
    wanted = {"claims", "liable", "uncapped", "several limits", "not complete"}
    wanted |= {item.id for item in rule_set("how-to-play").items}
    for _ in range(3000):
        hand = random_hand(rng)
        slow = expected(hand) or {"lines": [{"rule": "not complete"}]}
        found.update({line["rule"] for line in slow["lines"]})
        found.update(key for key in ("claims", "liable", "uncapped") if key in slow)
        found.update(["several limits"] * (sum("limit" in line for line in slow["lines"]) > 1))
        if wanted <= found.keys():
            return
    assert wanted - found.keys() == set()


SECOND = Second(
    random_hand=possible_hand,
    agrees=agrees,
    seed=1930,
    long_seed=600,
    sorts=("not-complete",),
    all_sorts=assert_all_sorts,
)
