"""A second scorer of the Game of Four Winds: slow, plain, by brute force, and without a line of the engine.

It works on codes of tiles. Melds are `(kind, tiles, concealed)`; a win is `(tile, by)`.
"""

from dataclasses import dataclass, field

from tests.engine.rulebooks.pung_chow.slow_scorer import (
    CLAIMED,
    DRAGONS,
    SUITS,
    WINDS,
    Line,
    Meld,
    Part,
    is_suit,
    readings,
)

THIRTEEN = [f"{suit}{rank}" for suit in SUITS for rank in (1, 9)] + WINDS + DRAGONS
HIDDEN = {"THREE": {"MINOR": 4, "OTHER": 8}, "FOUR": {"MINOR": 16, "OTHER": 32}}


@dataclass
class SlowHand:
    """A hand as people write it down."""

    seat: str
    round: str
    concealed: list[str]
    melds: list[Meld]
    tile: str | None = None
    by: str | None = None
    options: dict[str, object] = field(default_factory=dict)

    def option(self, key: str, default: object) -> object:
        """Return a house rule."""
        return self.options.get(key, default)


Scored = tuple[int, int, int, list[Line]]
"""Total, sum before the cut, points, lines."""


def score(hand: SlowHand) -> tuple[int, list[Line]] | None:
    """Return total and lines of the best reading; None for a won hand that is not complete."""
    if hand.by is None:
        return loser(hand)
    full = int(str(hand.option("limit", 1000)))
    every = every_reading(hand)
    thirteen = is_thirteen(hand)
    if not every and not thirteen:
        return None
    limits = []
    if any(is_four_directions(parts) for parts, _ in every):
        limits.append("FW-FOUR-DIRECTIONS")
    if hand.by == "dealt":
        limits.append("FW-NATURAL")
    if thirteen:
        limits.append("FW-THIRTEEN")
    if limits:
        return full, [("limit", rule, 1) for rule in limits]
    best = min(
        (counted(hand, parts, done, full) for parts, done in every),
        key=lambda scored: (-scored[0], -scored[1], -scored[2], in_order(scored[3])),
    )
    if hand.by == "first-discard" and (hand.option("unnatural", "") == "flat" or best[0] <= full // 2):
        return full // 2, [("limit", "FW-UNNATURAL", 0)]
    return best[0], best[3]


def may_rob(hand: SlowHand) -> bool:
    """Return whether a card of a four can be taken to win: the extra of robbing was agreed on, or as much."""
    return hand.option("extra_rob", True) is True or hand.option("rob_without_extra", False) is True


def every_reading(hand: SlowHand) -> list[tuple[list[Meld], int]]:
    """Return every way to read the hand, with the number of the part that the winning tile completed."""
    tiles = hand.concealed + ([hand.tile] if hand.tile else [])
    if hand.by == "dealt":
        return [(laid(reading, -1, hidden=True), -1) for reading in readings(tiles)]
    every = []
    for reading in readings(tiles):
        for number, part in enumerate(reading):
            if hand.tile in part[1]:
                parts = laid(reading, number, hidden=hand.by not in CLAIMED)
                every.append((parts + hand.melds, number))
    return every


def laid(reading: tuple[Part, ...], done: int, *, hidden: bool) -> list[Meld]:
    return [(kind, list(tiles), hidden or number != done) for number, (kind, tiles) in enumerate(reading)]


def counted(hand: SlowHand, parts: list[Meld], done: int, full: int) -> Scored:
    lines = of_sets(hand, parts)
    lines.append(("points", "FW-BASE", 10))
    plain = sum(kind == "chow" for kind, _, _ in parts) == 4
    if plain:
        lines.append(("points", "FW-PLAIN", 10))
    lines += head(hand, parts, done, plain=plain)
    lines += of_suits(hand, parts)
    for rule, key, there in (
        ("FW-X-PAIRS", "extra_pairs", not any(kind == "chow" for kind, _, _ in parts)),
        ("FW-X-FLOWER", "extra_open_flowers", hand.by == "loose"),
        ("FW-X-MOON", "extra_moon", hand.by == "last-wall"),
        ("FW-X-ROB", "extra_rob", hand.by == "robbed-kong"),
    ):
        if there and hand.option(key, True) is True:
            lines.append(("doubles", rule, 1))
    points, whole = summed(lines)
    total = min(whole, full) if hand.option("cap_at_full", True) is True else whole
    return total, whole, points, sorted(lines, key=lambda line: (line[0] != "points", line[1], -line[2]))


def summed(lines: list[Line]) -> tuple[int, int]:
    points = sum(value for kind, _, value in lines if kind == "points")
    doubles = sum(value for kind, _, value in lines if kind == "doubles")
    return points, points * 2**doubles


def in_order(lines: list[Line]) -> list[tuple[bool, str, int]]:
    return [(kind != "points", rule, -value) for kind, rule, value in lines]


def of_sets(hand: SlowHand, parts: list[Meld]) -> list[Line]:
    """Return points and doubles of threes, fours and the pair of honours."""
    lines: list[Line] = []
    for kind, tiles, hidden in parts:
        tile = tiles[0]
        if kind == "pair" and (tile in DRAGONS or tile == hand.seat) and hand.option("pair_honour", 2) == 2:
            lines.append(("points", "FW-PAIR-HONOUR", 2))
        if kind not in ("pung", "kong"):
            continue
        number = "THREE" if kind == "pung" else "FOUR"
        group = group_of(tile)
        value = HIDDEN[number]["MINOR" if group == "MINOR" else "OTHER"]
        other_wind = tile in WINDS and tile != hand.seat
        if not (other_wind and hand.option("other_winds", "as_major") == "0"):
            lines.append(("points", f"FW-{number}-{group}", value if hidden else value // 2))
        if tile in DRAGONS:
            lines.append(("doubles", "FW-D-CARDINAL", 1))
        if tile == hand.seat:
            if hand.seat == hand.round:
                lines.append(("doubles", "FW-D-OWN-ROUND", 2))
            else:
                lines.append(("doubles", "FW-D-OWN", 1))
    return lines


def group_of(tile: str) -> str:
    if tile in DRAGONS:
        return "CARDINAL"
    if tile in WINDS:
        return "DIRECTION"
    return "MAJOR" if tile[1] in "19" else "MINOR"


def head(hand: SlowHand, parts: list[Meld], done: int, *, plain: bool) -> list[Line]:
    which = hand.option("head_points", "winning_card")
    number, (_, tiles, hidden) = next((n, part) for n, part in enumerate(parts) if part[0] == "pair")
    if not is_suit(tiles[0]) or which == "off":
        return []
    if which != "any_pair" and number != done:
        return []
    if which == "winning_card" and plain and hand.by in CLAIMED:
        return []
    value = 4 if tiles[0][1] in "19" else 2
    return [("points", "FW-HEAD-SELF", 2 * value) if hidden else ("points", "FW-HEAD-DISCARD", value)]


def of_suits(hand: SlowHand, parts: list[Meld]) -> list[Line]:
    tiles = [tile for _, members, _ in parts for tile in members]
    suits = {tile[0] for tile in tiles if is_suit(tile)}
    honours = [tile for tile in tiles if not is_suit(tile)]
    if len(suits) != 1:
        return []
    if not honours:
        return [("doubles", "FW-D-PURE", 3)]
    if hand.option("mixed_suit", "always") == "always":
        return [("doubles", "FW-D-MIXED", 1)]
    threes = [members[0] for kind, members, _ in parts if kind in ("pung", "kong")]
    if any(tile in DRAGONS or tile == hand.seat for tile in threes):
        return [("doubles", "FW-D-MIXED", 1)]
    return []


def is_thirteen(hand: SlowHand) -> bool:
    tiles = hand.concealed + ([hand.tile] if hand.tile else [])
    return not hand.melds and len(tiles) == 14 and set(tiles) == set(THIRTEEN)


def is_four_directions(parts: list[Meld]) -> bool:
    winds = {tiles[0] for kind, tiles, _ in parts if kind in ("pung", "kong")}
    pair = next(tiles[0] for kind, tiles, _ in parts if kind == "pair")
    return winds == set(WINDS) and pair in DRAGONS


def loser(hand: SlowHand) -> tuple[int, list[Line]]:
    """Return nothing, or by a house rule what threes, fours and pairs count."""
    if not hand.option("losers_settle", False):
        return 0, []
    parts = list(hand.melds)
    for tile in sorted(set(hand.concealed)):
        number = hand.concealed.count(tile)
        if number >= 2:
            kind = "pair" if number == 2 else "pung"
            parts.append((kind, [tile] * min(number, 3), True))
    lines = of_sets(hand, parts)
    ordered = sorted(lines, key=lambda line: (line[0] != "points", line[1], -line[2]))
    whole, full = summed(lines)[1], int(str(hand.option("limit", 1000)))
    return min(whole, full) if hand.option("cap_at_full", True) is True else whole, ordered
