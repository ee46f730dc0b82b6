"""A second scorer of Part II of Pung Chow: slow, plain, by brute force, and without a line of the engine.

It works on codes of tiles, like the one of Part I, whose way to divide tiles it takes.
"""

from dataclasses import dataclass, field

from tests.engine.rulebooks.pung_chow.slow_scorer import (
    CLAIMED,
    DRAGONS,
    WINDS,
    Line,
    Meld,
    Part,
    is_major,
    is_suit,
    readings,
)

HEADS = [f"{suit}{rank}" for suit in "BDC" for rank in (1, 9)] + WINDS + DRAGONS
DEFAULTS: dict[str, str | int | bool] = {
    "limit": 300,
    "mah_jongg_points": 10,
    "first_card": "add_after",
    "fourth_tile": "literal",
    "robbing_kong": False,
    "winner_pair": True,
    "pay_all": True,
    "penalty_concealed_kong": True,
    "single_heads": "plain",
}
Scored = tuple[int, int, list[Line]]
"""Total, the sum before it was cut, and the lines; a share of the limit is a line in hundredths."""


@dataclass
class SlowLimitHand:
    """A hand as people write it down."""

    seat: str
    round: str
    concealed: list[str]
    melds: list[Meld]
    bonus: list[str]
    tile: str | None = None
    by: str | None = None
    giver: str | None = None
    options: dict[str, str | int | bool] = field(default_factory=dict)
    free: bool = False

    def option(self, key: str) -> str | int | bool:
        """Return the value of a house rule."""
        return self.options.get(key, DEFAULTS[key])

    @property
    def limit(self) -> int | None:
        """Return the limit, None if there is none."""
        limit = self.option("limit")
        return None if limit == "none" else int(limit)

    @property
    def tiles(self) -> list[str]:
        """Return every tile but mandarins."""
        tiles = self.concealed + [tile for _, members, _ in self.melds for tile in members]
        return tiles + ([self.tile] if self.tile else [])


def score(hand: SlowLimitHand) -> Scored | None:
    """Return total, uncut sum and lines of the best reading; None for a won hand that is not complete."""
    if hand.by is None:
        lines = other_lines(hand)
        total = points_of(lines) * 2 ** doubles_of(lines)
        return total, total, ordered(lines)
    whole = hand.concealed + ([hand.tile] if hand.tile else [])
    divided = readings(whole)
    singles = not hand.melds and len(whole) == 14 and set(whole) == set(HEADS)
    if not divided and not singles:
        return None
    if hand.limit is not None:
        limits: set[str] = {"PC2-LIMIT-1"} if singles else set()
        if hand.by == "dealt":
            limits.add("PC2-LIMIT-6")
        for reading in divided:
            limits |= limit_hands([*hand.melds, *((kind, list(of), True) for kind, of in reading)])
        if limits:
            paid = hand.limit * len(limits)
            return hand.limit, paid, [("limit", rule, 100) for rule in sorted(limits)]
        if hand.by == "first-discard" and hand.option("first_card") == "flat":
            return hand.limit // 2, hand.limit // 2, [("limit", "PC2-BONUS-FIRSTCARD", 50)]
    scored = [totalled(hand, lines) for lines in all_lines(hand, divided, singles=singles)]
    return min(scored, key=lambda sheet: (-sheet[0], -sheet[1], -points_of(sheet[2]), keys(sheet[2])))


def all_lines(hand: SlowLimitHand, divided: set[tuple[Part, ...]], *, singles: bool) -> list[list[Line]]:
    """Return the lines of every reading with every place that the winning tile may have filled."""
    if singles:
        lines = winner_lines(hand, [], None)
        if hand.limit is None and hand.option("single_heads") == "plain":
            lines = [line for line in lines if line[0] != "doubles"]
        return [lines]
    found = []
    for reading in divided:
        places = [number for number, (_, of) in enumerate(reading) if hand.tile in of] if hand.tile else [-1]
        for place in places:
            parts = list(hand.melds)
            for number, (kind, of) in enumerate(reading):
                parts.append((kind, list(of), not (hand.by in CLAIMED and number == place)))
            done = reading[place] if place >= 0 else None
            found.append(winner_lines(hand, parts, done))
    return found


def winner_lines(hand: SlowLimitHand, parts: list[Meld], done: Part | None) -> list[Line]:
    claimed = hand.by in CLAIMED
    lines: list[Line] = []
    for kind, members, concealed in parts:
        lines += set_lines("WIN", {"MINOR": (2, 6), "MAJOR": (4, 10)}, kind, members, concealed=concealed)
        if kind == "pair" and (done is None or done[0] != "pair") and hand.option("winner_pair"):
            lines += standing_pair(hand, members[0])
    lines += set_doubles(hand, parts)
    if done is not None and done[0] == "pair":
        lines.append(final_pair(hand, done[1][0], claimed=claimed))
    if done is not None and done[0] == "chow":
        low, middle, high = done[1]
        closed = hand.tile == middle
        closed |= hand.tile == high and low[1] == "1"
        closed |= hand.tile == low and high[1] == "9"
        if claimed and closed:
            lines.append(("points", "PC2-WIN-SEQ-CLOSED-CHOW", 2))
        elif not claimed:
            lines.append(("points", f"PC2-WIN-SEQ-{'CLOSED' if closed else 'OPEN'}-DRAW", 4))
    if not lines or points_of(lines) == 0:
        lines.append(("points", "PC2-BONUS-NOOTHER", 10))
    lines.append(("points", "PC2-BONUS-MAHJONGG", int(hand.option("mah_jongg_points"))))
    if hand.by == "first-discard" and hand.limit is not None:
        match hand.option("first_card"):
            case "add_after":
                lines.append(("limit", "PC2-BONUS-FIRSTCARD", 50))
            case "add_before":
                lines.append(("points", "PC2-BONUS-FIRSTCARD", hand.limit // 2))
    return lines + winner_doubles(hand, parts)


def winner_doubles(hand: SlowLimitHand, parts: list[Meld]) -> list[Line]:
    lines: list[Line] = []
    if hand.by == "last-wall":
        lines.append(("doubles", "PC2-BONUS-LASTTILE", 1))
    if hand.by == "loose":
        lines.append(("doubles", "PC2-BONUS-LOOSE", 1))
    exposed_three = any(kind == "pung" and members[0] == hand.tile for kind, members, _ in hand.melds)
    own = exposed_three and hand.option("fourth_tile") in ("literal", "both")
    robbed = hand.by == "robbed-kong" and hand.option("fourth_tile") != "off"
    if own or robbed:
        lines.append(("doubles", "PC2-BONUS-FOURTHTILE", 1))
    if parts and all(kind != "chow" for kind, _, _ in parts):
        lines.append(("doubles", "PC2-DBL-NOSEQ", 1))
    suits = {tile[0] for tile in hand.tiles if is_suit(tile)}
    honours = any(not is_suit(tile) for tile in hand.tiles)
    if len(suits) == 1 and honours:
        lines.append(("doubles", "PC2-DBL-SUIT-HONORS", 1))
    if len(suits) + honours == 1:
        lines.append(("doubles", "PC2-DBL-ONESUIT", 3))
    return lines + mandarins(hand)


def other_lines(hand: SlowLimitHand) -> list[Line]:
    parts = list(hand.melds)
    for tile in sorted(set(hand.concealed)):
        number = hand.concealed.count(tile)
        if number == 2:
            parts.append(("pair", [tile] * 2, True))
        elif number >= 3:
            parts.append(("pung", [tile] * 3, True))
    lines: list[Line] = []
    for kind, members, concealed in parts:
        lines += set_lines("OTH", {"MINOR": (2, 4), "MAJOR": (4, 8)}, kind, members, concealed=concealed)
        if kind == "pair":
            lines += standing_pair(hand, members[0])
    return lines + set_doubles(hand, parts) + mandarins(hand)


def set_lines(
    who: str, threes: dict[str, tuple[int, int]], kind: str, members: list[str], *, concealed: bool
) -> list[Line]:
    fours = {"MINOR": (8, 16), "MAJOR": (16, 32)}
    size = "MAJOR" if is_major(members[0]) else "MINOR"
    side = "CONCEALED" if concealed else "EXPOSED"
    table = {"pung": threes, "kong": fours}.get(kind)
    if table is None:
        return []
    return [("points", f"PC2-{who}-{kind.upper()}-{size}-{side}", table[size][concealed])]


def standing_pair(hand: SlowLimitHand, tile: str) -> list[Line]:
    if tile in DRAGONS:
        return [("points", "PC2-OTH-PAIR-DRAGON", 2)]
    if tile == hand.seat == hand.round:
        return [("points", "PC2-OTH-PAIR-OWNROUND", 4)]
    if tile == hand.seat:
        return [("points", "PC2-OTH-PAIR-OWNWIND", 2)]
    return [("points", "PC2-OTH-PAIR-ROUNDWIND", 2)] if tile == hand.round else []


def final_pair(hand: SlowLimitHand, tile: str, *, claimed: bool) -> Line:
    how = "PUNGED" if claimed else "DRAWN"
    if tile == hand.seat == hand.round:
        return ("points", f"PC2-WIN-PAIR-OWNROUND-{how}", 6 if claimed else 8)
    if is_major(tile):
        return ("points", f"PC2-WIN-PAIR-HEADS-{how}", 4 if claimed else 6)
    return ("points", f"PC2-WIN-PAIR-MINOR-{how}", 2 if claimed else 4)


def set_doubles(hand: SlowLimitHand, parts: list[Meld]) -> list[Line]:
    lines: list[Line] = []
    for kind, members, _ in parts:
        if kind not in ("pung", "kong"):
            continue
        for dragon, colour in (("R", "RED"), ("G", "GREEN"), ("Wh", "WHITE")):
            if members[0] == dragon:
                lines.append(("doubles", f"PC2-DBL-{colour}", 1))
        if members[0] == hand.seat == hand.round:
            lines.append(("doubles", "PC2-DBL-OWNWIND-ROUND", 2))
        elif members[0] == hand.seat:
            lines.append(("doubles", "PC2-DBL-OWNWIND", 1))
    return lines


def mandarins(hand: SlowLimitHand) -> list[Line]:
    own = str(WINDS.index(hand.seat) + 1)
    return [("doubles", "PCM-DBL-OWN", 1) for tile in hand.bonus if tile[2] == own]


def limit_hands(parts: list[Meld]) -> set[str]:
    """Return the limit hands that are four sets and a pair."""
    sets = [members[0] for kind, members, _ in parts if kind in ("pung", "kong")]
    pair = next(members[0] for kind, members, _ in parts if kind == "pair")
    winds = {tile for tile in sets if tile in WINDS}
    found = set()
    if len(sets) == 4 and all(is_major(tile) for tile in [*sets, pair]):
        found.add("PC2-LIMIT-2")
    if len(winds) == 4:
        found.add("PC2-LIMIT-3")
    if len(winds) == 3 and pair in WINDS:
        found.add("PC2-LIMIT-4")
    if [kind for kind, _, _ in parts].count("kong") == 4:
        found.add("PC2-LIMIT-5")
    if set(DRAGONS) <= set(sets):
        found.add("PC2-LIMIT-7")
    return found


def payer_for_all(hand: SlowLimitHand) -> str | None:
    """Return who gave the winning tile, if he pays for all."""
    discarded = hand.by in ("discard", "last-discard", "first-discard")
    if not hand.option("pay_all") or not discarded or hand.free:
        return None
    exposed = [
        (kind, members)
        for kind, members, concealed in hand.melds
        if not concealed or hand.option("penalty_concealed_kong")
    ]
    shown = [tile for _, members in exposed for tile in members]
    for suit in "BDC":
        of_suit = [tile for tile in shown if is_suit(tile) and tile[0] == suit]
        if len(of_suit) >= 9 and all(is_suit(tile) and tile[0] == suit for tile in hand.tiles):
            return hand.giver
    if len([tile for tile in shown if tile in HEADS]) >= 9 and all(tile in HEADS for tile in hand.tiles):
        return hand.giver
    sets = {members[0] for kind, members in exposed if kind != "chow"}
    if hand.tile in DRAGONS and len(sets & set(DRAGONS)) == 2 and hand.concealed.count(hand.tile) == 2:
        return hand.giver
    if hand.tile in WINDS and len(sets & set(WINDS)) == 3:
        return hand.giver
    return None


def payments(hand: SlowLimitHand, total: int) -> dict[str, int]:
    """Return what everybody gains by the winner's collection at a table of four."""
    net = dict.fromkeys(WINDS, 0)
    liable = payer_for_all(hand)
    for other in WINDS:
        if other != hand.seat:
            share = total * (2 if "E" in (other, hand.seat) else 1)
            net[liable or other] -= share
            net[hand.seat] += share
    return net


def points_of(lines: list[Line]) -> int:
    return sum(value for kind, _, value in lines if kind == "points")


def doubles_of(lines: list[Line]) -> int:
    return sum(value for kind, _, value in lines if kind == "doubles")


def totalled(hand: SlowLimitHand, lines: list[Line]) -> Scored:
    total = points_of(lines) * 2 ** doubles_of(lines)
    if hand.limit is None:
        return total, total, ordered(lines)
    total += sum(hand.limit * value // 100 for kind, _, value in lines if kind == "limit")
    return min(total, hand.limit), total, ordered(lines)


def keys(lines: list[Line]) -> list[tuple[int, str, int]]:
    group = {"points": 0, "doubles": 1, "limit": 2}
    return sorted((group[kind], rule, -value) for kind, rule, value in lines)


def ordered(lines: list[Line]) -> list[Line]:
    group = {"points": 0, "doubles": 1, "limit": 2}
    return sorted(lines, key=lambda line: (group[line[0]], line[1], -line[2]))
