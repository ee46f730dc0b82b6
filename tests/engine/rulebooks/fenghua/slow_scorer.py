"""A second scorer of Fenghua: slow, plain, by brute force, and without a line of the engine.

It works on codes of tiles. Every wild tile is tried as every kind, every tile that was read is put into every
set it fits, and the patterns are written down as the rule file has them.
"""

from collections import Counter

from tests.engine.rulebooks.fenghua.slow_shapes import (
    DISCARDS,
    DRAGONS,
    FLOWERS,
    HONOURS,
    OWN,
    SEASONS,
    SUITS,
    WINDS,
    Line,
    Read,
    SlowHand,
    calling,
    can_be_read,
    copies,
    readings,
)

OLD_SCALE = {50: 30, 70: 40, 100: 60, 150: 90, 200: 120, 300: 180, 400: 240, 800: 480}
LATE = ("FLOWERS8", "KONG", "FLOWER-BLOOMING", "THREE-WILD", "OWN-FLOWER", "FOUR-FLOWERS")
"""The patterns of section 6.2, by the beginning of their names."""


def score(hand: SlowHand) -> tuple[int, list[Line]] | str:
    """Return total and lines of the best reading, or the reason why the hand is not won."""
    if hand.by == "eight-flowers":
        lines = flower_lines(hand) + kong_lines(hand) + [("BASE", 1), ("OWN-TILE", 1)]
        lines.append(("FLOWERS8-UNCOMPLETED", big(hand, celebrated(hand, 400))))
        return finished(lines)
    wilds = [tile for tile in hand.concealed if tile in hand.wild]
    natural = [tile for tile in hand.concealed if tile not in hand.wild]
    state = hand.option("lone_wild_claim", "state") == "state"
    if hand.claimed and wilds and state:
        room = copies(hand, [])
        if can_be_read(natural, len(wilds) - 1, 4 - len(hand.melds), 0, room):
            return "wild-eye"
    barred = False
    calls = calling(hand) if hand.tile else []
    best: list[tuple[int, list[str], list[Line]]] = []
    complete = False
    few = 0
    for read in readings(hand):
        if hand.claimed and read.shape == "sets" and not state and read.role == "eye" and read.beside_wild:
            barred = True
            continue
        if hand.claimed and read.shape == "pairs" and not hand.option("seven_pairs_lone_wild_claim", False):
            odd = sum(number % 2 for number in Counter(natural).values())
            if wilds and odd <= len(wilds) - 1:
                barred = True
                continue
        complete = True
        lines = all_lines(hand, read, calls)
        counted = sum(points for name, points in lines if not name.startswith(LATE))
        if counted < least(hand):
            few += 1
            continue
        total, named = finished(lines)
        best.append((-total, [name for name, _ in named], named))
    if not best:
        return "below-minimum" if complete else "wild-eye" if barred else "not-complete"
    minus, _, named = min(best)
    return -minus, named


def least(hand: SlowHand) -> int:
    if hand.by in DISCARDS:
        return int(str(hand.option("min_claim_points", 4)))
    return int(str(hand.option("rob_minimum", 0))) if hand.by == "robbed-kong" else 0


def finished(lines: list[Line]) -> tuple[int, list[Line]]:
    named = sorted((f"FH-PATTERN-{name}", points) for name, points in lines)
    return sum(points for _, points in named), named


def big(hand: SlowHand, points: int) -> int:
    return OLD_SCALE.get(points, points) if hand.option("value_table", "modern") == "custom" else points


def celebrated(hand: SlowHand, points: int) -> int:
    return 0 if hand.option("celebration", "points") == "celebrate_only" else points


def all_lines(hand: SlowHand, read: Read, calls: list[str]) -> list[Line]:
    lines: list[Line] = [("BASE", 1)]
    if hand.by in OWN:
        lines.append(("OWN-TILE", 1))
    for by, name in (("robbed-kong", "ROB"), ("dealt", "HEAVEN"), ("first-discard", "EARTH")):
        if hand.by == by:
            lines.append((name, 0))
    if hand.by in ("last-wall", "last-discard"):
        lines.append(("BOTTOM", 0))
    none, wild_lines = of_wilds(hand, read)
    lines += wild_lines
    lines += of_calls(hand, read, calls)
    lines += of_shape(hand, read, none)
    lines += of_honours(hand, read)
    if read.shape in ("sets", "pairs"):
        tiles = read.kinds + hand.melded
        suits = {tile[0] for tile in tiles if tile not in HONOURS}
        honours = any(tile in HONOURS for tile in tiles)
        if len(suits) == 1:
            lines.append(("MIXED", big(hand, 70)) if honours else ("PURE", big(hand, 150)))
    if len(hand.bonus) == 8:
        lines.append(("FLOWERS8-COMPLETED", big(hand, celebrated(hand, 800))))
    return lines + flower_lines(hand) + kong_lines(hand)


def of_wilds(hand: SlowHand, read: Read) -> tuple[bool, list[Line]]:
    number = len(read.assigned)
    tame = number > 0 and len(hand.wild) == 1 and set(read.assigned) == set(hand.wild)
    none = number == 0 or (tame and hand.option("tame_counts_as_no_wild", False) is True)
    lines: list[Line] = []
    if none:
        lines.append(("NO-WILD", 1))
    elif number < 3:
        lines.append(("ONE-WILD", 1) if number == 1 else ("TWO-WILD", 2))
    if tame:
        lines.append(("TAME", 1))
    if number == 3:
        flowers = len(hand.wild) == 3
        name, points = ("THREE-WILD-FLOWER", 300) if flowers else ("THREE-WILD-NORMAL", 150)
        lines.append((name, big(hand, points)))
    return none, lines


def of_calls(hand: SlowHand, read: Read, calls: list[str]) -> list[Line]:
    lines: list[Line] = []
    if hand.tile is None:
        return lines
    asked = ["sets", "pairs"] if hand.option("single_call_seven_pairs", True) else ["sets"]
    if len(calls) == 1 and read.shape in asked and read.role in ("eye", "closed"):
        lines.append(("SINGLE-CALL", 1))
    if read.shape == "sets" and read.role == "pung":
        wild_refused = read.beside_wild and not hand.option("pair_call_with_wild", True)
        others_call = len(calls) > 2 and hand.option("pair_call_exclusive", False)
        if not wild_refused and not others_call:
            lines.append(("PAIR-CALL", 1))
    return lines


def of_shape(hand: SlowHand, read: Read, none: bool) -> list[Line]:
    lines: list[Line] = []
    name = "STRAIGHT" if none else "WILD"
    if read.shape == "sets":
        kinds = [kind for kind, _ in read.parts] + [kind for kind, *_ in hand.melds]
        if kinds.count("chow") == 4:
            lines.append(("COMMON", 1))
        if kinds.count("chow") == 0:
            lines.append((f"ALL-PUNG-{name}", big(hand, 100 if none else 50)))
        closed = any(concealed for _, _, concealed, _, _ in hand.melds)
        if len(hand.melds) == 4 and (not closed or hand.option("loner_closed_kong", False)):
            lines.append((f"LONER-{name}", big(hand, 100 if none else 50)))
    if read.shape == "pairs":
        lines.append((f"SEVEN-PAIRS-{name}", big(hand, 150 if none else 50)))
        natural = Counter(hand.concealed + ([hand.tile] if hand.tile else []))
        closed_bombs = opened = 0
        for kind, number in natural.items():
            if kind not in hand.wild and number == 4:
                if hand.claimed and kind == hand.tile:
                    opened += 1
                else:
                    closed_bombs += 1
        lines += repeated(hand, [("BOMB-CLOSED", big(hand, 100))] * closed_bombs)
        lines += repeated(hand, [("BOMB-OPEN", big(hand, 50))] * opened)
    if read.shape == "independent":
        variant = stars(hand, read)
        if variant:
            lines.append((variant, big(hand, 100 if variant == "STARS-OPEN" else 150)))
        if not variant or hand.option("independent_stacking", "add") == "add":
            lines.append(("INDEPENDENT", big(hand, 50)))
    return lines


def stars(hand: SlowHand, read: Read) -> str:
    if not set(HONOURS) <= set(read.kinds):
        return ""
    if read.last is None:
        return "STARS-CLOSED"
    if read.last in HONOURS:
        drawn = not hand.claimed and hand.option("seventh_honour_drawn", "open") == "closed"
        return "STARS-CLOSED" if drawn else "STARS-OPEN"
    before = list(read.kinds)
    before.remove(read.last)
    numbers = sorted(sum(kind[0] == suit and kind not in HONOURS for kind in before) for suit in SUITS)
    return "INDEPENDENT-NO-SUIT" if numbers == [0, 3, 3] else "STARS-CLOSED"


def of_honours(hand: SlowHand, read: Read) -> list[Line]:
    lines: list[Line] = []
    if all(kind in HONOURS for kind in read.kinds + hand.melded):
        if read.shape == "sets":
            lines.append(("HONOURS-COMPLETED", big(hand, celebrated(hand, 800))))
        else:
            lines.append(("HONOURS-UNCOMPLETED", big(hand, celebrated(hand, 400))))
    threes = []
    exposed_only = hand.option("honour_pung", "any") == "exposed_only"
    if read.shape in ("sets", "honours"):
        for kind, tiles, concealed, _, _ in hand.melds:
            if kind != "chow" and not (exposed_only and concealed):
                threes.append(tiles[0])
    if read.shape == "sets":
        for kind, members in read.parts:
            completed = hand.claimed and any(mark in "NW" for _, mark in members)
            if kind == "pung" and (completed or not exposed_only):
                threes.append(members[0][0])
    lines += [("DRAGON", 1) for tile in threes if tile in DRAGONS]
    if hand.seat == hand.round:
        lines += [("RIGHT-WIND", 2)] if hand.seat in threes else []
    else:
        lines += [("SEAT-WIND", 1)] if hand.seat in threes else []
        lines += [("PREVAILING-WIND", 1)] if hand.round in threes else []
    return lines


def repeated(hand: SlowHand, lines: list[Line]) -> list[Line]:
    return lines[:1] if hand.option("repeat_patterns", "each") == "once" else lines


def flower_lines(hand: SlowHand) -> list[Line]:
    own = [tile for tile in hand.bonus if int(tile[2]) == WINDS.index(hand.seat) + 1]
    lines = repeated(hand, [("OWN-FLOWER", 2) for _ in own])
    fours = [family for family in (FLOWERS, SEASONS) if set(family) <= set(hand.bonus)]
    lines += repeated(hand, [("FOUR-FLOWERS", big(hand, 150)) for _ in fours])
    if hand.supply == "supply-of-flower":
        lines.append(("FLOWER-BLOOMING", big(hand, 50)))
    return lines


def kong_lines(hand: SlowHand) -> list[Line]:
    lines: list[Line] = []
    for form, name, budding, blooming in (
        ("claimed", "DIRECT", 50, 100),
        ("drawn", "CLOSED", 100, 150),
        ("added", "RISKY", 100, 200),
    ):
        number = sum(formed == form for _, _, _, formed, _ in hand.melds)
        if hand.supply == f"supply-of-{form}-kong":
            lines.append((f"KONG-{name}-BLOOMING", big(hand, blooming)))
            number -= 1
        lines += repeated(hand, [(f"KONG-{name}-BUDDING", big(hand, budding))] * number)
    return lines
