"""A second scorer of Part I of Pung Chow: slow, plain, by brute force, and without a line of the engine.

It works on codes of tiles. Melds are `(kind, tiles, concealed)`; a win is `(tile, by)`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

SUITS = "BDC"
WINDS = ["E", "S", "W", "N"]
DRAGONS = ["R", "G", "Wh"]
KINDS = [f"{suit}{rank}" for suit in SUITS for rank in range(1, 10)] + WINDS + DRAGONS
CLAIMED = ("discard", "robbed-kong", "last-discard", "first-discard")

Meld = tuple[str, list[str], bool]
Line = tuple[str, str, int]
Part = tuple[str, tuple[str, ...]]


@dataclass
class SlowHand:
    """A hand as people write it down."""

    seat: str
    concealed: list[str]
    melds: list[Meld]
    bonus: list[str]
    tile: str | None = None
    by: str | None = None
    by_shape: bool = False


def is_suit(tile: str) -> bool:
    return tile not in WINDS and tile not in DRAGONS


def is_major(tile: str) -> bool:
    return not is_suit(tile) or tile[1] in "19"


def next_in_suit(tile: str, step: int) -> str | None:
    rank = int(tile[1]) + step
    return f"{tile[0]}{rank}" if rank <= 9 else None


def readings(tiles: list[str]) -> set[tuple[Part, ...]]:
    """Return every way to divide the tiles into sets and one pair."""
    return {tuple(sorted(parts)) for parts in divide(sorted(tiles), pairs=1)}


def divide(tiles: list[str], pairs: int) -> Iterator[list[Part]]:
    if not tiles:
        if pairs == 0:
            yield []
        return
    first = tiles[0]
    if pairs and tiles.count(first) >= 2:
        for rest in divide(without(tiles, [first, first]), 0):
            yield [("pair", (first, first)), *rest]
    if tiles.count(first) >= 3:
        for rest in divide(without(tiles, [first] * 3), pairs):
            yield [("pung", (first,) * 3), *rest]
    if is_suit(first):
        second, third = next_in_suit(first, 1), next_in_suit(first, 2)
        if second in tiles and third in tiles:
            assert second is not None
            assert third is not None
            for rest in divide(without(tiles, [first, second, third]), pairs):
                yield [("chow", (first, second, third)), *rest]


def without(tiles: list[str], gone: list[str]) -> list[str]:
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return left


def score(hand: SlowHand) -> tuple[int, list[Line]] | None:
    """Return total and lines of the best reading; None for a won hand that is not complete."""
    if hand.by is None:
        parts = [(kind, tiles, concealed) for kind, tiles, concealed in hand.melds]
        for tile in sorted(set(hand.concealed)):
            number = hand.concealed.count(tile)
            if number == 2:
                parts.append(("pair", [tile] * 2, True))
            elif number >= 3:
                parts.append(("pung", [tile] * 3, True))
        return totalled(lines_for_all(hand, parts, hand.concealed))
    tiles = hand.concealed + ([hand.tile] if hand.tile else [])
    best: tuple[int, int, list[Line]] | None = None
    for reading in readings(tiles):
        for place, done in places(hand, reading):
            parts = list(hand.melds)
            for number, (kind, members) in enumerate(reading):
                exposed = hand.by in CLAIMED and number == place
                parts.append((kind, list(members), not exposed))
            lines = lines_for_all(hand, parts, tiles)
            lines += lines_for_winner(hand, parts, done)
            if only_mah_jongg(lines):
                lines.append(("points", "PC1-BONUS-NOOTHER", 10))
            total, lines = totalled(lines)
            points = sum(value for kind, _, value in lines if kind == "points")
            if best is None or (-total, -points, in_order(lines)) < (-best[0], -best[1], in_order(best[2])):
                best = (total, points, lines)
    return None if best is None else (best[0], best[2])


def places(hand: SlowHand, reading: tuple[Part, ...]) -> Iterator[tuple[int, Part | None]]:
    """Yield each part that the winning tile may have completed."""
    if hand.tile is None:
        yield -1, None
    for number, part in enumerate(reading):
        if hand.tile in part[1]:
            yield number, part


def lines_for_all(hand: SlowHand, parts: list[Meld], concealed: list[str]) -> list[Line]:
    """Return the combinations and doubles of every player."""
    lines: list[Line] = []
    for kind, members, is_concealed in parts:
        tile = members[0]
        size = "MAJOR" if is_major(tile) else "MINOR"
        side = "CONCEALED" if is_concealed else "EXPOSED"
        if kind == "pung":
            value = {"MINOR": (2, 4), "MAJOR": (4, 8)}[size][is_concealed]
            lines.append(("points", f"PC1-SCORE-PUNG-{size}-{side}", value))
        if kind == "kong":
            value = {"MINOR": (8, 16), "MAJOR": (16, 32)}[size][is_concealed]
            lines.append(("points", f"PC1-SCORE-KONG-{size}-{side}", value))
        if kind == "pair" and (tile in DRAGONS or tile == hand.seat):
            lines.append(("points", "PC1-SCORE-PAIR-HONOR", 2))
        if kind in ("pung", "kong"):
            for dragon, colour in (("R", "RED"), ("G", "GREEN"), ("Wh", "WHITE")):
                if tile == dragon:
                    lines.append(("doubles", f"PC1-DBL-{colour}", 1))
            if tile == hand.seat:
                lines.append(("doubles", "PC1-DBL-OWNWIND", 1))
    tiles = concealed + [tile for _, members, _ in hand.melds for tile in members]
    suits = {tile[0] for tile in tiles if is_suit(tile)}
    honours = any(not is_suit(tile) for tile in tiles)
    if not suits:
        lines.append(("doubles", "PC1-DBL-ALLHONORS", 3))
    elif len(suits) == 1:
        lines.append(("doubles", "PC1-DBL-SUIT-HONORS", 1) if honours else ("doubles", "PC1-DBL-ONESUIT", 3))
    own = str(WINDS.index(hand.seat) + 1)
    lines += [("doubles", "PCM-DBL-OWN", 1) for tile in hand.bonus if tile[2] == own]
    return lines


def lines_for_winner(hand: SlowHand, parts: list[Meld], done: Part | None) -> list[Line]:
    """Return the bonuses of the winner, but for the one that asks what else there is."""
    lines: list[Line] = [("points", "PC1-BONUS-MAHJONGG", 20)]
    if not any(kind == "chow" for kind, _, _ in parts):
        lines.append(("points", "PC1-BONUS-NOSEQ", 10))
    if hand.by == "loose":
        lines.append(("points", "PC1-BONUS-LOOSE", 10))
    if hand.by == "dealt":
        lines.append(("doubles", "PC1-DBL-ORIGINAL", 3))
        return lines
    if hand.by not in CLAIMED:
        lines.append(("points", "PC1-BONUS-DRAW", 2))
    if only_place(hand, done):
        lines.append(("points", "PC1-BONUS-ONLYPLACE", 2))
    return lines


def only_place(hand: SlowHand, done: Part | None) -> bool:
    if hand.by_shape:
        return done is not None and (done[0] == "pair" or (done[0] == "chow" and done[1][1] == hand.tile))
    held = hand.concealed + [tile for _, members, _ in hand.melds for tile in members]
    winning = [kind for kind in KINDS if held.count(kind) < 4 and readings([*hand.concealed, kind])]
    return len(winning) == 1


def only_mah_jongg(lines: list[Line]) -> bool:
    return [rule for kind, rule, _ in lines if kind == "points"] == ["PC1-BONUS-MAHJONGG"]


def in_order(lines: list[Line]) -> list[tuple[int, str, int]]:
    return sorted((0 if kind == "points" else 1, rule, -value) for kind, rule, value in lines)


def totalled(lines: list[Line]) -> tuple[int, list[Line]]:
    points = sum(value for kind, _, value in lines if kind == "points")
    doubles = sum(value for kind, _, value in lines if kind == "doubles")
    ordered = sorted(lines, key=lambda line: (line[0] != "points", line[1], -line[2]))
    return points * 2**doubles, ordered
