"""A second scorer of Fenghua: slow, plain, by brute force, and without a line of the engine.

It works on codes of tiles. Every wild tile is tried as every kind, every tile that was read is put into every
set it fits, and the patterns are written down as the rule file has them.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement

SUITS = "BDC"
WINDS = ["E", "S", "W", "N"]
DRAGONS = ["R", "G", "Wh"]
HONOURS = WINDS + DRAGONS
KINDS = [f"{suit}{rank}" for suit in SUITS for rank in range(1, 10)] + HONOURS
FLOWERS = [f"Fl{number}" for number in range(1, 5)]
SEASONS = [f"Se{number}" for number in range(1, 5)]
DISCARDS = ("discard", "last-discard", "first-discard")
OWN = ("wall", "loose", "last-wall", "dealt", "eight-flowers", "robbed-kong")
OLD_SCALE = {50: 30, 70: 40, 100: 60, 150: 90, 200: 120, 300: 180, 400: 240, 800: 480}
LATE = ("FLOWERS8", "KONG", "FLOWER-BLOOMING", "THREE-WILD", "OWN-FLOWER", "FOUR-FLOWERS")
"""The patterns of section 6.2, by the beginning of their names."""

SlowMeld = tuple[str, list[str], bool, str | None, str | None]
"""Kind, tiles, whether it is concealed, how a kong was formed, who gave a tile."""
Token = tuple[str, str]
"""A tile as it is read, and its mark: n natural, w wild; N or W if it is the winning tile."""
Part = tuple[str, tuple[Token, ...]]
Line = tuple[str, int]


@dataclass
class SlowHand:
    """A hand as people write it down."""

    seat: str
    round: str
    concealed: list[str]
    melds: list[SlowMeld]
    bonus: list[str]
    wild: list[str]
    by: str
    tile: str | None = None
    giver: str | None = None
    supply: str | None = None
    options: dict[str, object] = field(default_factory=dict)

    def option(self, key: str, default: object) -> object:
        """Return a house rule."""
        return self.options.get(key, default)

    @property
    def melded(self) -> list[str]:
        """Return all tiles laid down."""
        return [tile for _, tiles, _, _, _ in self.melds for tile in tiles]

    @property
    def claimed(self) -> bool:
        """Return whether another gave the winning tile."""
        return self.by in (*DISCARDS, "robbed-kong")


@dataclass
class Read:
    """One reading: shape, parts or tiles, what the winning tile stands for and does."""

    shape: str
    parts: list[Part]
    kinds: list[str]
    assigned: tuple[str, ...]
    last: str | None
    role: str = ""
    beside_wild: bool = False


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


def copies(hand: SlowHand, more: list[str]) -> Counter[str] | None:
    """Return how many natural tiles of each kind are held; None if wild tiles may make a fifth copy."""
    if hand.option("fifth_copy", True):
        return None
    natural = [tile for tile in [*hand.concealed, *hand.melded, *more] if tile not in hand.wild]
    return Counter(natural)


def readings(hand: SlowHand) -> Iterator[Read]:
    """Yield the hand in every shape with every assignment of its wild tiles."""
    tiles = hand.concealed + ([hand.tile] if hand.tile else [])
    wilds = [tile for tile in tiles if tile in hand.wild]
    natural = [tile for tile in tiles if tile not in hand.wild]
    held = copies(hand, [hand.tile] if hand.tile and hand.tile not in hand.wild else [])
    for assigned in combinations_with_replacement(KINDS, len(wilds)):
        if held is not None and any(held[kind] + assigned.count(kind) > 4 for kind in assigned):
            continue
        if not hopeful(hand, natural, assigned):
            continue
        tokens = [(kind, "n") for kind in natural] + [(kind, "w") for kind in assigned]
        if hand.tile is None:
            yield from shapes(hand, tokens, assigned)
        elif hand.tile in hand.wild:
            for kind in set(assigned):
                yield from shapes(hand, [*without(tokens, (kind, "w")), (kind, "W")], assigned)
        else:
            yield from shapes(hand, [*without(tokens, (hand.tile, "n")), (hand.tile, "N")], assigned)


def hopeful(hand: SlowHand, natural: list[str], assigned: tuple[str, ...]) -> bool:
    """Return whether these kinds have any shape, before it is asked how."""
    kinds = sorted([*natural, *assigned])
    if all(kind in HONOURS for kind in kinds + hand.melded):
        return True
    pairs = all(number % 2 == 0 for number in Counter(kinds).values())
    if not hand.melds and (pairs or independent(kinds)):
        return True
    return divisible(kinds, 1)


def divisible(kinds: list[str], pairs: int) -> bool:
    """Return whether sorted kinds can be divided into sets and so many pairs."""
    if not kinds:
        return not pairs
    first, same = kinds[0], kinds.count(kinds[0])
    if pairs and same >= 2 and divisible(kinds[2:], 0):
        return True
    if same >= 3 and divisible(kinds[3:], pairs):
        return True
    if first in HONOURS or int(first[1]) > 7:
        return False
    left = kinds[1:]
    for step in (1, 2):
        kind = f"{first[0]}{int(first[1]) + step}"
        if kind not in left:
            return False
        left.remove(kind)
    return divisible(left, pairs)


def shapes(hand: SlowHand, tokens: list[Token], assigned: tuple[str, ...]) -> Iterator[Read]:
    kinds = [kind for kind, _ in tokens]
    last = next((kind for kind, mark in tokens if mark in "NW"), None)
    for parts in divide(sorted(tokens), 1):
        role, beside = "", False
        for name, members in parts:
            for place, (_, mark) in enumerate(members):
                if mark in "NW":
                    role = does(name, members, place)
                    beside = any(other == "w" for _, other in members)
        yield Read("sets", parts, kinds, assigned, last, role, beside)
    if not hand.melds and all(number % 2 == 0 for number in Counter(kinds).values()):
        yield Read("pairs", [], kinds, assigned, last, "eye" if last else "")
    if not hand.melds and independent(kinds):
        yield Read("independent", [], kinds, assigned, last)
    if all(kind in HONOURS for kind in kinds + hand.melded):
        yield Read("honours", [], kinds, assigned, last)


def does(name: str, members: tuple[Token, ...], place: int) -> str:
    if name == "pung":
        return "pung"
    if name == "pair":
        return "eye"
    low = int(members[0][0][1])
    return "closed" if place == 1 or (low == 1 and place == 2) or (low == 7 and place == 0) else "open"


def independent(kinds: list[str]) -> bool:
    if len(kinds) != 14 or len(set(kinds)) != 14:
        return False
    suited = [kind for kind in kinds if kind not in HONOURS]
    return all(
        one is other or one[0] != other[0] or abs(int(one[1]) - int(other[1])) >= 3
        for one in suited
        for other in suited
    )


def divide(tokens: list[Token], pairs: int) -> Iterator[list[Part]]:
    """Yield every way to divide tiles into sets and so many pairs; equal tiles differ by their marks."""
    if not tokens:
        if not pairs:
            yield []
        return
    first, rest = tokens[0], tokens[1:]
    same = sorted({token for token in rest if token[0] == first[0]})
    if pairs:
        for other in same:
            for more in divide(without(rest, other), 0):
                yield [("pair", (first, other)), *more]
    for one in same:
        for two in sorted({token for token in without(rest, one) if token[0] == first[0]}):
            if one <= two:
                for more in divide(without(without(rest, one), two), pairs):
                    yield [("pung", (first, one, two)), *more]
    if first[0] not in HONOURS and int(first[0][1]) <= 7:
        second, third = (f"{first[0][0]}{int(first[0][1]) + step}" for step in (1, 2))
        for one in sorted({token for token in rest if token[0] == second}):
            for two in sorted({token for token in rest if token[0] == third}):
                for more in divide(without(without(rest, one), two), pairs):
                    yield [("chow", (first, one, two)), *more]


def without(tokens: list[Token], gone: Token) -> list[Token]:
    left = list(tokens)
    left.remove(gone)
    return left


def calling(hand: SlowHand) -> list[str]:
    """Return every kind that as a natural tile completes the hand, in any shape."""
    return [kind for kind in KINDS if completes(hand, kind)]


def completes(hand: SlowHand, kind: str) -> bool:
    natural = [tile for tile in hand.concealed if tile not in hand.wild] + [kind]
    jokers = len(hand.concealed) + 1 - len(natural)
    held = copies(hand, [kind])
    if all(tile in HONOURS for tile in natural + hand.melded):
        return True
    if not hand.melds:
        odd = [tile for tile, number in Counter(natural).items() if number % 2]
        if len(odd) <= jokers and (held is None or all(held[tile] < 4 for tile in odd)):
            return True
        if len(set(natural)) == len(natural) and spread(natural, jokers):
            return True
    return can_be_read(natural, jokers, 4 - len(hand.melds), 1, held)


def spread(natural: list[str], jokers: int) -> bool:
    """Return whether so many tiles can be added that all are independent."""
    if not jokers:
        return independent(natural)
    suited = [tile for tile in natural if tile not in HONOURS]
    for kind in KINDS:
        near = kind not in HONOURS and any(
            tile[0] == kind[0] and abs(int(tile[1]) - int(kind[1])) < 3 for tile in suited
        )
        if kind not in natural and not near and spread([*natural, kind], jokers - 1):
            return True
    return False


def can_be_read(natural: list[str], jokers: int, sets: int, pairs: int, held: Counter[str] | None) -> bool:
    """Return whether tiles and jokers make so many sets and pairs, all of them used."""
    if len(natural) + jokers != 3 * sets + 2 * pairs:
        return False
    if not natural:
        return True
    first = min(natural, key=KINDS.index)
    ways = [[first] * 3] if sets else []
    ways += [[first] * 2] if pairs else []
    if sets and first not in HONOURS:
        low = int(first[1])
        for start in (low, low - 1, low - 2):
            if 1 <= start <= 7:
                ways.append([f"{first[0]}{start + step}" for step in range(3)])
    for way in ways:
        for left, used, counts in fill(way, natural, jokers, held, first):
            is_pair = len(way) == 2
            if can_be_read(left, jokers - used, sets - (not is_pair), pairs - is_pair, counts):
                return True
    return False


def fill(
    way: list[str], natural: list[str], jokers: int, held: Counter[str] | None, first: str
) -> Iterator[tuple[list[str], int, Counter[str] | None]]:
    """Yield what is left when a set is made of natural tiles and jokers, its first natural tile in it."""
    left = list(natural)
    left.remove(first)
    rest = list(way)
    rest.remove(first)
    options: list[tuple[list[str], int, Counter[str] | None]] = [(left, 0, held)]
    for kind in rest:
        grown = []
        for tiles, used, counts in options:
            if kind in tiles:
                less = list(tiles)
                less.remove(kind)
                grown.append((less, used, counts))
            if used < jokers and (counts is None or counts[kind] < 4):
                more = None
                if counts is not None:
                    more = counts + Counter([kind])
                grown.append((tiles, used + 1, more))
        options = grown
    yield from options


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
