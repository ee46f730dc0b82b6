"""A second opinion on drills: hands by the slow scorers of the rule books, all else by counting.

Nothing here asks the engine; it works on codes of tiles and letters of winds.
"""

from collections.abc import Iterable
from itertools import combinations, pairwise
from typing import Any

from peling.core.scoring import HandRecord
from peling.core.tiles import Tile
from peling.lessons.drills import Choose, Question, SettleUp
from tests.engine.rulebooks.fenghua import slow_scorer as slow_fenghua
from tests.engine.rulebooks.fenghua import slow_shapes
from tests.engine.rulebooks.four_winds import slow_scorer as slow_four_winds
from tests.engine.rulebooks.how_to_play import slow_scorer as slow_how_to_play
from tests.engine.rulebooks.pung_chow import slow_scorer
from tests.engine.rulebooks.pung_chow.slow_scorer import KINDS, WINDS
from tests.engine.rulebooks.pung_chow_limit import slow_scorer as slow_limit

Lines = list[tuple[str, int]]


def codes(tiles: Iterable[Tile]) -> list[str]:
    return [held.code for held in tiles]


def scored(book: str, record: HandRecord, options: dict[str, Any]) -> tuple[int, Lines] | None:
    """Return total and lines of a hand by the book's slow scorer; None if it was won and is not complete."""
    hand, win = record.hand, record.win
    tile = None if win is None or win.tile is None else win.tile.code
    by = None if win is None else win.by.value
    giver = None if win is None or win.giver is None else win.giver.value
    melds = [(meld.kind.value, codes(meld.tiles), meld.concealed) for meld in hand.melds]
    concealed, bonus = codes(hand.concealed), codes(hand.bonus)
    seat, round_wind = record.seat.value, "" if record.round_wind is None else record.round_wind.value
    if book == "pung-chow":
        plain = slow_scorer.SlowHand(seat, concealed, melds, bonus, tile, by)
        found = slow_scorer.score(plain)
        return None if found is None else (found[0], [(item, value) for _, item, value in found[1]])
    if book == "pung-chow-limit":
        limited = slow_limit.SlowLimitHand(
            seat, round_wind, concealed, melds, bonus, tile, by, giver, options
        )
        of_limit = slow_limit.score(limited)
        return None if of_limit is None else (of_limit[0], [(i, v) for _, i, v in of_limit[2]])
    if book == "four-winds":
        leaflet = slow_four_winds.SlowHand(seat, round_wind, concealed, melds, tile, by, options)
        found = slow_four_winds.score(leaflet)
        return None if found is None else (found[0], [(item, value) for _, item, value in found[1]])
    if book == "how-to-play":
        answer = slow_how_to_play.expected(as_json(record, options))
        if answer is None:
            return None
        return answer["total"], [(line["rule"], value_of(line)) for line in answer["lines"]]
    slow = slow_of_fenghua(record, options)
    result = slow_fenghua.score(slow)
    return None if isinstance(result, str) else result


def value_of(line: dict[str, Any]) -> int:
    return int(line.get("points", line.get("doubles", line.get("limit", 0))))


def as_json(record: HandRecord, options: dict[str, Any]) -> dict[str, Any]:
    win = record.win
    return {
        "options": options,
        "seat": record.seat.value,
        "round": None if record.round_wind is None else record.round_wind.value,
        "role": "loser" if win is None else "winner",
        "concealed": codes(record.hand.concealed),
        "melds": [
            {
                "kind": meld.kind.value,
                "tiles": codes(meld.tiles),
                "concealed": meld.concealed,
                **({} if meld.form is None else {"formed": meld.form.value}),
                **({} if meld.claimed_from is None else {"from": meld.claimed_from.value}),
            }
            for meld in record.hand.melds
        ],
        "bonus": codes(record.hand.bonus),
        "win": None
        if win is None
        else {
            "tile": None if win.tile is None else win.tile.code,
            "by": win.by.value,
            **({} if win.giver is None else {"from": win.giver.value}),
        },
        "circumstances": sorted(record.circumstances),
        "visible": codes(record.visible),
    }


def slow_of_fenghua(record: HandRecord, options: dict[str, Any]) -> slow_shapes.SlowHand:
    win = record.win
    supply = next((name for name in record.circumstances if name.startswith("supply")), None)
    melds = [
        (
            meld.kind.value,
            codes(meld.tiles),
            meld.concealed,
            None if meld.form is None else meld.form.value,
            None if meld.claimed_from is None else meld.claimed_from.value,
        )
        for meld in record.hand.melds
    ]
    return slow_shapes.SlowHand(
        record.seat.value,
        "" if record.round_wind is None else record.round_wind.value,
        codes(record.hand.concealed),
        melds,
        codes(record.hand.bonus),
        codes(record.wild),
        "wall" if win is None else win.by.value,
        None if win is None or win.tile is None else win.tile.code,
        None if win is None or win.giver is None else win.giver.value,
        supply,
        options,
    )


def completes(book: str, concealed: list[str], melds: int, wild: list[str], honour_melds: bool) -> bool:
    """Return whether tiles in the hand, beside so many sets laid down, win if the last one was drawn."""
    if book == "fenghua":
        hand = slow_shapes.SlowHand("E", "E", concealed[:-1], [], [], wild, "wall")
        hand.melds = [("pung", ["E"] * 3 if honour_melds else ["x0"] * 3, False, None, None)] * melds
        last = concealed[-1]
        if last in wild:
            # A wild tile that is drawn is whatever is missing.
            return any(slow_shapes.completes(hand, kind) for kind in KINDS)
        return slow_shapes.completes(hand, last)
    if not melds and book != "pung-chow" and is_thirteen(concealed):
        return True
    return len(concealed) == 14 - 3 * melds and bool(slow_scorer.readings(concealed))


def is_thirteen(tiles: list[str]) -> bool:
    heads = [kind for kind in KINDS if kind in [*WINDS, "R", "G", "Wh"] or kind[1] in "19"]
    return len(tiles) == 14 and set(tiles) == set(heads)


def tiles_away(book: str, concealed: list[str], melds: int) -> int:
    """Return how many tiles a hand lacks, by building every hand that lacks one, two, three and so on."""
    counts = {kind: concealed.count(kind) for kind in KINDS}
    others = []
    if not melds and book != "pung-chow":
        heads = [kind for kind in KINDS if kind in [*WINDS, "R", "G", "Wh"] or kind[1] in "19"]
        if book != "fenghua":
            held = [kind for kind in heads if counts[kind]]
            others.append(14 - len(held) - any(counts[kind] > 1 for kind in held))
    if book == "fenghua":
        honours = [*WINDS, "R", "G", "Wh"]
        others.append(14 - 3 * melds - sum(counts[kind] for kind in honours) if not melds else 99)
        if not melds:
            pairs = sum(number // 2 for number in counts.values())
            others.append(7 - pairs)
            others.append(14 - most_apart(counts))
    return min([need(counts, 4 - melds), *others])


def most_apart(counts: dict[str, int]) -> int:
    """Return how many tiles of a hand can be among fourteen independent ones: at most three of a suit."""
    honours = sum(bool(counts[kind]) for kind in [*WINDS, "R", "G", "Wh"])
    suited = 0
    for suit in "BDC":
        ranks = [rank for rank in range(1, 10) if counts[f"{suit}{rank}"]]
        suited += max(
            len(chosen)
            for number in range(4)
            for chosen in combinations(ranks, number)
            if all(b - a >= 3 for a, b in pairwise(chosen))
        )
    return min(honours, 7) + suited


PARTS = [[kind] * 3 for kind in KINDS] + [
    [f"{suit}{low + step}" for step in range(3)] for suit in "BDC" for low in range(1, 8)
]


def need(counts: dict[str, int], sets: int) -> int:
    """Return the least number of tiles that must be put in to have so many sets and a pair."""
    most = 0
    while not reachable(counts, dict.fromkeys(KINDS, 0), sets, most, 0):
        most += 1
    return most


def reachable(counts: dict[str, int], used: dict[str, int], sets: int, most: int, first: int) -> bool:
    """Return whether sets from `first` on, and a pair, can be had with at most so many tiles put in."""
    if not sets:
        return any(used[kind] <= 2 and lacking(counts, used, [kind] * 2) <= most for kind in KINDS)
    for place in range(first, len(PARTS)):
        part = PARTS[place]
        lacks = lacking(counts, used, part)
        if lacks > most or any(used[kind] + part.count(kind) > 4 for kind in part):
            continue
        for kind in part:
            used[kind] += 1
        found = reachable(counts, used, sets - 1, most - lacks, place)
        for kind in part:
            used[kind] -= 1
        if found:
            return True
    return False


def lacking(counts: dict[str, int], used: dict[str, int], part: list[str]) -> int:
    return sum(
        max(0, used[kind] + part.count(kind) - counts[kind]) - max(0, used[kind] - counts[kind])
        for kind in set(part)
    )


def after(wind: str, steps: int = 1) -> str:
    return WINDS[(WINDS.index(wind) + steps) % 4]


def settled(question: Question, book: str, scores: dict[str, int], limit: int | None) -> dict[str, int]:
    """Return every payment of a deal without dead hands or claims, by plain counting."""
    facts = dict(question.facts)
    assert isinstance(question.form, SettleUp)
    winds = [wind.value for wind in question.form.winds]
    winner = facts.get("winner")
    if winner is None:
        return {}
    won = winner.value  # type: ignore[union-attr]
    giver = facts["from"].value if "from" in facts else None  # type: ignore[union-attr]
    liable = facts["liable"].value if "liable" in facts else None  # type: ignore[union-attr]
    paid: dict[str, int] = {}

    def pay(payer: str, payee: str, amount: int) -> None:
        if amount:
            paid[f"{payer}>{payee}"] = paid.get(f"{payer}>{payee}", 0) + amount

    for loser in [wind for wind in winds if wind != won]:
        factor = 2 if "E" in (loser, won) else 1
        share = scores[won] * factor
        if book == "fenghua":
            share = -(-scores[won] // 10) * 10 * (2 if giver in (None, loser) else 1)
        if limit is not None and book == "how-to-play":
            share = min(limit, scores[won]) * factor
            share = share if won == "E" else min(share, limit)
        if limit is not None and book == "pung-chow-limit":
            share = min(limit, scores[won]) * factor
        pay(liable or loser, won, share)
    if book in ("four-winds", "fenghua") or liable is not None:
        return paid
    losers = [wind for wind in winds if wind != won]
    for one in losers:
        for other in losers:
            high, low = scores[one], scores[other]
            if book == "how-to-play" and limit is not None:
                high, low = min(high, limit), min(low, limit)
            if high <= low:
                continue
            factor = 2 if "E" in (one, other) else 1
            amount = (high - low) * factor
            if book == "pung-chow-limit" and limit is not None:
                amount = min(high - low, limit) * factor
            if book == "how-to-play" and limit is not None and one != "E":
                amount = min(amount, limit)
            pay(other, one, amount)
    return paid


def served(question: Question, discarder: str) -> str:
    """Return who is served of those who claim: the higher claim, then the nearest to the right."""
    facts = dict(question.facts)
    assert isinstance(question.form, Choose)
    ranks = {"chow": 1, "pung": 2, "kong": 2, "win": 3, "wash": 4}
    claims = {choice.id: str(facts[f"claim-{choice.id}"]) for choice in question.form.choices}
    return min(
        claims,
        key=lambda wind: (-ranks[claims[wind]], (WINDS.index(wind) - WINDS.index(discarder)) % 4),
    )
