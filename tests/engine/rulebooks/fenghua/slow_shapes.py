"""Every way to read a hand of Fenghua, by brute force and without a line of the engine."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations_with_replacement, pairwise

SUITS = "BDC"


WINDS = ["E", "S", "W", "N"]


DRAGONS = ["R", "G", "Wh"]


HONOURS = WINDS + DRAGONS


KINDS = [f"{suit}{rank}" for suit in SUITS for rank in range(1, 10)] + HONOURS


FLOWERS = [f"Fl{number}" for number in range(1, 5)]


SEASONS = [f"Se{number}" for number in range(1, 5)]


DISCARDS = ("discard", "last-discard", "first-discard")


OWN = ("wall", "loose", "last-wall", "dealt", "eight-flowers", "robbed-kong")


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
    if divisible(kinds, 1):
        return True
    if not hand.melds and (kinds[::2] == kinds[1::2] or independent(kinds)):
        return True
    return all(kind in HONOURS for kind in kinds + hand.melded)


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
    suited = sorted(kind for kind in kinds if kind not in HONOURS)
    return all(one[0] != other[0] or int(other[1]) - int(one[1]) >= 3 for one, other in pairwise(suited))


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


def spread(natural: list[str], jokers: int, among: Sequence[str] = KINDS) -> bool:
    """Return whether so many tiles of these kinds can be added that all are independent."""
    if not jokers:
        return independent(natural)
    suited = [tile for tile in natural if tile not in HONOURS]
    for number, kind in enumerate(among):
        near = kind not in HONOURS and any(
            tile[0] == kind[0] and abs(int(tile[1]) - int(kind[1])) < 3 for tile in suited
        )
        if kind not in natural and not near and spread([*natural, kind], jokers - 1, among[number:]):
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
