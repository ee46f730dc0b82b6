"""A second scorer of the booklet: slow, plain, by brute force, and without a line of the engine.

It takes a hand as in the example files and gives what is expected of it, all but sentences.
"""

from collections.abc import Iterator
from typing import Any

from tests.engine.rulebooks.pung_chow.slow_scorer import CLAIMED, DRAGONS, KINDS, WINDS, is_suit, readings

Hand = dict[str, Any]
Line = tuple[str, str, int]
Set = tuple[str, list[str], bool]
"""What a set is, its tiles, whether it is concealed."""

MAJORS = [kind for kind in KINDS if not is_suit(kind) or kind[1] in "19"]
POINTS = {
    ("pung", "MINOR"): (2, 4),
    ("pung", "MAJOR"): (4, 8),
    ("pung", "HONOUR"): (4, 8),
    ("kong", "MINOR"): (8, 16),
    ("kong", "MAJOR"): (16, 32),
    ("kong", "HONOUR"): (16, 32),
}
DEFAULTS: dict[str, Any] = {
    "limit": 600,
    "no_chow": "both",
    "no_score": "both",
    "last_piece": "both",
    "loose_tile": "both",
    "loose_counts_as_drawn": True,
    "pair_own_round": 4,
    "original_thirteen": "eightfold",
    "liabilities": True,
    "nine_tile": "concealed_any_extra",
    "loser_pairs": "all",
    "own_and_four_flowers": "multiply",
    "only_piece": "kind_or_visible",
    "limit_receive": "literal",
    "four_wind_pungs": False,
}


def expected(hand: Hand) -> dict[str, Any] | None:
    """Return the answer to a hand; None if it was won and is not complete."""
    rules = DEFAULTS | hand["options"]
    limit = None if rules["limit"] == "none" else rules["limit"]
    laid = [(meld["kind"], meld["tiles"], meld["concealed"]) for meld in hand["melds"]]
    if hand["role"] == "loser":
        lines = lines_for_all(hand, rules, laid + loser_sets(hand, rules))
        found = answer(lines, limit)
        claims = unfinished(everything(hand)) if limit is not None else []
        return {**found, "payments": None, **({"claims": claims} if claims else {})}
    ways = list(ways_to_read(hand, laid))
    if not ways:
        return None
    limits = sorted({name for sets in ways for name in limit_hands(hand, rules, sets)})
    if limits and limit is not None:
        found = answer([("limit", name, 1) for name in limits], limit)
    else:
        found = best(
            [
                answer(lines_for_all(hand, rules, sets) + winner_lines(hand, rules, sets), limit)
                for sets in ways
            ]
        )
    payer = liable(hand, rules, ways)
    paid = payments(hand["seat"], found["total"], limit, rules, payer)
    return {**found, "payments": paid, **({"liable": payer} if payer else {})}


def everything(hand: Hand) -> list[str]:
    """Return all tiles but flowers and seasons, the winning one included."""
    tiles: list[str] = hand["concealed"] + [tile for meld in hand["melds"] for tile in meld["tiles"]]
    won = hand["win"] and hand["win"]["tile"]
    return [*tiles, won] if won else tiles


def answer(lines: list[Line], limit: int | None) -> dict[str, Any]:
    order = {"points": 0, "doubles": 1, "limit": 2}
    ordered = sorted(lines, key=lambda line: (order[line[0]], line[1], -line[2]))
    points = sum(value for kind, _, value in lines if kind == "points")
    doubles = sum(value for kind, _, value in lines if kind == "doubles")
    whole = points * 2**doubles + sum(value * (limit or 0) for kind, _, value in lines if kind == "limit")
    total = whole if limit is None else min(whole, limit)
    found: dict[str, Any] = {
        "valid": True,
        "lines": [{"rule": rule, kind: value} for kind, rule, value in ordered],
        "points": points,
        "doubles": doubles,
        "total": total,
    }
    return found if whole == total else {**found, "uncapped": whole}


def best(found: list[dict[str, Any]]) -> dict[str, Any]:
    def key(one: dict[str, Any]) -> tuple[Any, ...]:
        lines = [
            (0 if "points" in line else 1, line["rule"], -line.get("points", line.get("doubles", 0)))
            for line in one["lines"]
        ]
        return (-one["total"], -one.get("uncapped", one["total"]), -one["points"], lines)

    return min(found, key=key)


def ways_to_read(hand: Hand, laid: list[Set]) -> Iterator[list[Set]]:
    """Yield every division of a won hand with every place of a claimed tile; thirteen majors have no sets."""
    win = hand["win"]
    tiles = hand["concealed"] + ([win["tile"]] if win["tile"] else [])
    for parts in readings(tiles):
        sets = [(kind, list(members), True) for kind, members in parts]
        if len(laid) + len(sets) != 5:
            continue
        if win["by"] not in CLAIMED:
            yield laid + sets
            continue
        for place, (kind, members, _) in enumerate(sets):
            if win["tile"] in members:
                yield [*laid, *sets[:place], (kind, members, False), *sets[place + 1 :]]
    if is_thirteen(tiles):
        yield []


def is_thirteen(tiles: list[str]) -> bool:
    return len(tiles) == 14 and set(tiles) == set(MAJORS)


def loser_sets(hand: Hand, rules: dict[str, Any]) -> list[Set]:
    held = hand["concealed"]
    pungs: list[Set] = [("pung", [kind] * 3, True) for kind in KINDS if held.count(kind) >= 3]
    pairs: list[Set] = [("pair", [kind] * 2, True) for kind in KINDS if held.count(kind) == 2]
    if rules["loser_pairs"] == "none":
        pairs = []
    elif rules["loser_pairs"] == "one":
        worth = {pair[1][0]: len(pair_lines(hand, rules, pair[1][0])) for pair in pairs}
        pairs = sorted(pairs, key=lambda pair: -worth[pair[1][0]])[:1]
    return pungs + pairs


def pair_lines(hand: Hand, rules: dict[str, Any], kind: str) -> list[Line]:
    lines = []
    if kind in DRAGONS:
        lines.append(("points", "HP-PAIR-DRAGON", 2))
    if kind == hand["seat"]:
        lines.append(("points", "HP-PAIR-OWN", 2))
    if kind == hand["round"] and not (kind == hand["seat"] and rules["pair_own_round"] == 2):
        lines.append(("points", "HP-PAIR-ROUND", 2))
    return lines


def lines_for_all(hand: Hand, rules: dict[str, Any], sets: list[Set]) -> list[Line]:
    lines: list[Line] = []
    for kind, members, concealed in sets:
        tile = members[0]
        if kind == "pair":
            lines += pair_lines(hand, rules, tile)
        if kind in ("pung", "kong"):
            rank = "HONOUR" if not is_suit(tile) else "MAJOR" if tile[1] in "19" else "MINOR"
            lines.append(("points", f"HP-{kind.upper()}-{rank}", POINTS[kind, rank][concealed]))
            if tile == hand["seat"]:
                lines.append(("doubles", "HP-X-OWN-WIND", 1))
            if tile == hand["round"]:
                lines.append(("doubles", "HP-X-ROUND-WIND", 1))
            if tile in DRAGONS:
                lines.append(("doubles", "HP-X-DRAGON", 1))
    lines += [("points", "HP-FLOWER", 4) for _ in hand["bonus"]]
    number = str(WINDS.index(hand["seat"]) + 1)
    for group in ("Fl", "Se"):
        held = [tile for tile in hand["bonus"] if tile.startswith(group)]
        if len(held) == 4:
            lines.append(("doubles", "HP-X-FOUR-FLOWERS", 3))
        own = group + number in held
        if own and not (len(held) == 4 and rules["own_and_four_flowers"] == "four_only"):
            lines.append(("doubles", "HP-X-OWN-FLOWER", 1))
    return lines


def winner_lines(hand: Hand, rules: dict[str, Any], sets: list[Set]) -> list[Line]:
    by = hand["win"]["by"]
    lines: list[Line] = [("points", "HP-B-WIN", 20)]
    if by in ("wall", "last-wall") or (by == "loose" and rules["loose_counts_as_drawn"]):
        lines.append(("points", "HP-B-DRAWN", 2))
    if only_piece(hand, rules["only_piece"]):
        lines.append(("points", "HP-B-ONLY", 2))
    if "standing" in hand["circumstances"]:
        lines.append(("points", "HP-B-STANDING", 100))
    if by == "last-wall":
        lines += twice("LAST", rules["last_piece"])
    if by == "loose":
        lines += twice("LOOSE", rules["loose_tile"])
    if by == "robbed-kong":
        lines.append(("doubles", "HP-X-SNATCH", 1))
    if by == "dealt" and (sets or rules["original_thirteen"] == "eightfold"):
        lines.append(("doubles", "HP-X-ORIGINAL", 3))
    if not sets:
        return lines
    chows = [members for kind, members, _ in sets if kind == "chow"]
    (pair,) = [members[0] for kind, members, _ in sets if kind == "pair"]
    if not chows:
        lines += twice("NO-CHOW", rules["no_chow"])
    if len(chows) == 4 and pair not in [*DRAGONS, hand["seat"], hand["round"]]:
        lines += twice("NO-SCORE", rules["no_score"])
    tiles = everything(hand)
    suits = {tile[0] for tile in tiles if is_suit(tile)}
    honours = any(not is_suit(tile) for tile in tiles)
    if honours and len(suits) == 1:
        lines.append(("doubles", "HP-X-MIXED", 1))
    if honours and suits and all(tile in MAJORS for tile in tiles):
        lines.append(("doubles", "HP-X-TERMINALS", 1))
    if not honours and len(suits) == 1:
        lines.append(("doubles", "HP-X-PURE", 3))
    if not suits:
        lines.append(("doubles", "HP-X-HONOURS", 3))
    return lines


def twice(name: str, how: str) -> list[Line]:
    lines: list[Line] = []
    if how != "double":
        lines.append(("points", f"HP-B-{name}", 10))
    if how != "bonus":
        lines.append(("doubles", f"HP-X-{name}", 1))
    return lines


def only_piece(hand: Hand, how: str) -> bool:
    if hand["win"]["tile"] is None:
        return False
    own = hand["concealed"] + [tile for meld in hand["melds"] for tile in meld["tiles"]]
    kinds = [
        kind
        for kind in KINDS
        if own.count(kind) < 4
        and (
            any(len(parts) + len(hand["melds"]) == 5 for parts in readings([*hand["concealed"], kind]))
            or is_thirteen([*hand["concealed"], kind])
        )
    ]
    left: dict[str, int] = {kind: 4 - own.count(kind) - hand["visible"].count(kind) for kind in kinds}
    match how:
        case "shape_only":
            return len(kinds) == 1
        case "visible_only":
            return sum(left.values()) == 1
        case _:
            return sum(number > 0 for number in left.values()) == 1 or sum(left.values()) == 1


def limit_hands(hand: Hand, rules: dict[str, Any], sets: list[Set]) -> Iterator[str]:
    """Yield the limit hands that a reading makes."""
    tiles = everything(hand)
    win = hand["win"]
    triplets = [(members[0], concealed) for kind, members, concealed in sets if kind in ("pung", "kong")]
    pairs = [members[0] for kind, members, _ in sets if kind == "pair"]
    if all(not is_suit(tile) for tile in tiles):
        yield "HP-L-HONOURS"
    if winds_made(triplets, pairs, rules):
        yield "HP-L-FOUR-WINDS"
    if win["by"] == "dealt":
        yield "HP-L-ORIGINAL"
    if win["by"] == "first-discard":
        yield "HP-L-EAST-DISCARD"
    if all(is_suit(tile) and tile in MAJORS for tile in tiles):
        yield "HP-L-TERMINALS"
    if {tile for tile, _ in triplets} >= set(DRAGONS):
        yield "HP-L-THREE-DRAGONS"
    if sum(concealed for _, concealed in triplets) == 4:
        yield "HP-L-CONCEALED"
    if not sets:
        yield "HP-L-THIRTEEN"
    if nine(hand, rules["nine_tile"]):
        yield "HP-L-NINE"
    if "thirteenth-win" in hand["circumstances"]:
        yield "HP-L-THIRTEENTH"


def winds_made(triplets: list[tuple[str, bool]], pairs: list[str], rules: dict[str, Any]) -> bool:
    winds = [tile for tile, _ in triplets if tile in WINDS]
    if len(winds) == 3 and pairs[0] in WINDS:
        return True
    return len(winds) == 4 and rules["four_wind_pungs"] is True


def nine(hand: Hand, how: str) -> bool:
    tiles = everything(hand)
    if hand["melds"] and how != "any_exposed":
        return False
    if how == "called_form" and hand["win"]["tile"]:
        return any(sorted(hand["concealed"]) == called(suit) for suit in "BDC")
    return any(
        sorted([*called(suit), f"{suit}{rank}"]) == sorted(tiles) for suit in "BDC" for rank in range(1, 10)
    )


def called(suit: str) -> list[str]:
    return [f"{suit}{rank}" for rank in (1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9)]


def unfinished(tiles: list[str]) -> list[str]:
    """Return the limit hands that score though they are not complete."""
    found = []
    for fourth in WINDS:
        if tiles.count(fourth) >= 2 and all(tiles.count(wind) >= 3 for wind in WINDS if wind != fourth):
            found.append("HP-L-FOUR-WINDS")
            break
    if all(tiles.count(dragon) >= 3 for dragon in DRAGONS):
        found.append("HP-L-THREE-DRAGONS")
    return found


def liable(hand: Hand, rules: dict[str, Any], ways: list[list[Set]]) -> str | None:
    """Return who pays for all."""
    win = hand["win"]
    if not rules["liabilities"] or win["by"] not in ("discard", "last-discard", "first-discard"):
        return None
    open_ = [meld["tiles"][0] for meld in hand["melds"] if meld["kind"] != "chow" and not meld["concealed"]]
    tiles = everything(hand)
    one_suit = all(is_suit(tile) for tile in tiles) and len({tile[0] for tile in tiles}) == 1
    names = {name for sets in ways for name in limit_hands(hand, rules, sets)}
    winds = sum(tile in WINDS for tile in open_)
    dragons = sum(tile in DRAGONS for tile in open_)
    guilty = (
        (one_suit and len(open_) >= 3)
        or ("HP-L-THREE-DRAGONS" in names and dragons >= 2)
        or (names & {"HP-L-FOUR-WINDS", "HP-L-HONOURS"} and winds >= 3)
        or ("HP-L-TERMINALS" in names and len(open_) >= 3)
    )
    return win["from"] if guilty else None


def payments(
    seat: str, score: int, limit: int | None, rules: dict[str, Any], payer: str | None
) -> dict[str, int]:
    net = dict.fromkeys(WINDS, 0)
    for other in WINDS:
        if other == seat:
            continue
        due = score * (2 if "E" in (seat, other) else 1)
        if limit is not None and rules["limit_receive"] == "literal" and seat != "E":
            due = min(due, limit)
        net[payer or other] -= due
        net[seat] += due
    return net
