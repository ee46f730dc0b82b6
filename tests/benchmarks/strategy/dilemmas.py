"""Dilemmas: positions from play in which a player has to choose between two ways, each known by its id.

A dilemma is a function of what a player sees. It says the two ways, or None where it does not arise. Of
several acts that would follow the same way, the one that the formula likes best is taken, so that the two
ways are compared at their best. What is hoped for in the long run, such as a hand of one suit, is compared by
the model by which the player goes on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from peling.advice.formula.appraisal import Appraised, appraise
from peling.advice.formula.model import Model, model_for
from peling.advice.own_hand import company
from peling.advice.yardsticks import Greedy
from peling.core.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    Pass,
)
from peling.core.tiles import KINDS, Tile
from peling.core.view import Phase
from peling.rules.nearness import apart
from tests.benchmarks.strategy.seen import Seen, Way, near, two_ways

EARLY: Final = 24
"""Before so many discards of all players a deal is young: six rounds of turns."""
LATE: Final = 44
"""After so many it is late."""
SUIT: Final = ("suit-honours", "one-suit")
LAST: Final = 16
"""With so many tiles to be drawn everybody has four turns left."""
LITTLE: Final = 0.02
"""So much of the hope in other patterns is left to whoever aims at one."""


Found = Callable[[Seen], tuple[Way, Way] | None]


# -- discards -----------------------------------------------------------------------------------------------


def _is_terminal(kind: Tile) -> bool:
    return kind.suit is not None and kind.rank in {1, 9}


def _is_middle(kind: Tile) -> bool:
    return kind.suit is not None and 3 <= kind.rank <= 7


def _is_dragon(kind: Tile) -> bool:
    return kind.suit is None and kind.wind is None and not kind.is_bonus


def _lone_tiles(
    first: Callable[[Seen, Tile], bool], second: Callable[[Seen, Tile], bool], turns: int = 3
) -> Found:
    """Compare two sorts of lone tiles of which no other copy is seen, as discards of the first turns."""

    def found(seen: Seen) -> tuple[Way, Way] | None:
        if not seen.discarding or seen.own_turns > turns:
            return None
        one = seen.lone(lambda kind: first(seen, kind) and seen.out[kind.index] == 1)
        other = seen.lone(lambda kind: second(seen, kind) and seen.out[kind.index] == 1)
        return two_ways(seen.best(one), seen.best(other))

    return found


def _pair_or_run(fewest: int, most: int) -> Found:
    """Compare breaking a pair of a suit with breaking a part that waits on both sides."""

    def found(seen: Seen) -> tuple[Way, Way] | None:
        if not seen.discarding or not fewest <= len(seen.pairs) <= most or seen.short < 2 or seen.gone > LATE:
            return None
        if fewest == 1 and any(number > 2 for number in seen.held.values()):
            return None
        pairs = [kind for kind in seen.pairs if kind.suit is not None and not _in_run(seen, kind)]
        return two_ways(seen.best(pairs), seen.best(_of_parts(seen, closed=False)))

    return found


def _in_run(seen: Seen, kind: Tile) -> bool:
    return any(kind is not one and near(kind, one) for one in seen.held)


def _of_parts(seen: Seen, *, closed: bool) -> set[Tile]:
    """Return the tiles of parts of two that stand alone: closed in the middle or at the edge, or open."""
    found: set[Tile] = set()
    for part in company(tuple(seen.held.elements())).neighbours:
        low, high = part
        gap = high.rank - low.rank == 2 or low.rank == 1 or high.rank == 9
        alone = all(
            seen.held[kind] == 1 and not any(one not in part and near(kind, one) for one in seen.held)
            for kind in part
        )
        if alone and gap is closed:
            found |= set(part)
    return found


def _gap_or_open(seen: Seen) -> tuple[Way, Way] | None:
    if not seen.discarding or seen.gone > LATE:
        return None
    return two_ways(seen.best(_of_parts(seen, closed=True)), seen.best(_of_parts(seen, closed=False)))


def _fresh_honour(seen: Seen) -> tuple[Way, Way] | None:
    """Compare keeping a lone honour that nobody has shown until late with discarding it now."""
    if not seen.discarding or seen.gone < LATE or seen.short < 2:
        return None
    fresh = [kind for kind in seen.held if kind.suit is None and seen.held[kind] == 1 == seen.out[kind.index]]
    return two_ways(seen.best(set(seen.held) - set(fresh)), seen.best(fresh))


def _safe_or_fast(fewest: int, most: int) -> Found:
    """Compare the least dangerous discard with the one that is best for the own hand alone."""

    def found(seen: Seen) -> tuple[Way, Way] | None:
        if not seen.discarding or seen.gone < LATE - 8 or not fewest <= seen.short <= most:
            return None
        if max(len(other.melds) for other in seen.view.others) < 2:
            return None
        return _least_danger(seen)

    return found


def _least_danger(seen: Seen) -> tuple[Way, Way] | None:
    """Compare the two where one is less than half as dangerous as the other."""
    fast = seen.fearless
    acts = [one for one in seen.appraised if isinstance(one.action, Discard) and not one.action.standing]
    if not isinstance(fast, Discard) or fast not in seen.by_act:
        return None
    safe = min(acts, key=lambda one: (one.danger, -one.worth))
    return two_ways(safe.action, fast) if 2 * safe.danger < seen.by_act[fast].danger else None


def _safe_at_last(fewest: int, most: int) -> Found:
    """Compare the same when hardly a tile is left to be drawn, whatever lies before the others."""

    def found(seen: Seen) -> tuple[Way, Way] | None:
        late = seen.discarding and seen.view.wall.drawable <= LAST
        return _least_danger(seen) if late and fewest <= seen.short <= most else None

    return found


def _wide_or_dear(seen: Seen) -> tuple[Way, Way] | None:
    """Compare calling for more tiles with calling for fewer that make the hand count half as much again."""
    if not seen.discarding or seen.short != 1:
        return None
    calling = [one for one in seen.appraised if one.need == 1 and one.useful is not None]
    if len(calling) < 2 or not all(isinstance(one.action, Discard) for one in calling):
        return None

    def live(one: Appraised) -> int:
        return sum(4 - seen.out[kind.index] for kind in KINDS if (one.useful or b"")[kind.index])

    wide, dear = max(calling, key=live), max(calling, key=lambda one: (one.value, one.worth))
    if live(dear) >= live(wide) or dear.value < 1.5 * wide.value or not live(dear):
        return None
    return two_ways(wide.action, dear.action)


def _nearest_tile(seen: Seen) -> tuple[Way, Way] | None:
    """Compare what brings the hand nearest to a win, whatever it counts, with what the formula likes best."""
    if not seen.discarding or seen.short < 2 or seen.gone > LATE:
        return None
    nearest = Greedy().choose(seen.view, seen.rules)
    best = seen.appraised[0].action
    return two_ways(nearest, best) if isinstance(nearest, Discard) else None


def _keep_wild(seen: Seen) -> tuple[Way, Way] | None:
    if not seen.discarding or not seen.view.wild:
        return None
    return two_ways(seen.best(seen.held), seen.best(set(seen.view.wild)))


# -- claims -------------------------------------------------------------------------------------------------


def _claimed_tile(
    seen: Seen, kind: type[Action], fits: Callable[[Seen, Tile], bool]
) -> tuple[Way, Way] | None:
    """Compare a claim with letting the tile go; never where the tile wins."""
    offer = seen.view.offer
    if seen.view.phase is not Phase.CLAIMS or offer is None or Pass() not in seen.by_act:
        return None
    claims = [one.action for one in seen.appraised if isinstance(one.action, kind)]
    wins = any(isinstance(one.action, ClaimWin) for one in seen.appraised)
    return two_ways(claims[0], Pass()) if claims and not wins and fits(seen, offer.tile) else None


def _claim(kind: type[Action], fits: Callable[[Seen, Tile], bool]) -> Found:
    return lambda seen: _claimed_tile(seen, kind, fits)


def _nearer(seen: Seen, kind: type[Action]) -> bool:
    claim = next(one.action for one in seen.appraised if isinstance(one.action, kind))
    return seen.short_after(claim) < seen.short


def _concealed(seen: Seen) -> bool:
    return all(meld.concealed for meld in seen.view.hand.melds)


def _first_chow(fewest: int, most: int) -> Found:
    return _claim(
        ClaimChow,
        lambda seen, _: _concealed(seen) and fewest <= seen.short <= most and _nearer(seen, ClaimChow),
    )


def _plain_pung(fewest: int, most: int) -> Found:
    return _claim(
        ClaimPung,
        lambda seen, tile: (
            tile.suit is not None
            and _concealed(seen)
            and fewest <= len(seen.pairs) <= most
            and _nearer(seen, ClaimPung)
        ),
    )


def _idle_claim(seen: Seen) -> tuple[Way, Way] | None:
    for kind in (ClaimChow, ClaimPung):
        found = _claimed_tile(seen, kind, lambda now, _, kind=kind: not _nearer(now, kind))  # type: ignore[misc]
        if found is not None:
            return found
    return None


def _last_call(kind: type[Action]) -> Found:
    """Compare claiming to call with letting the tile go, when hardly a tile is left to be drawn."""
    return _claim(
        kind,
        lambda seen, _: seen.view.wall.drawable <= LAST and seen.short == 2 and _nearer(seen, kind),
    )


# -- kongs --------------------------------------------------------------------------------------------------


def _own_kong(kind: type[ConcealedKong | AddedKong]) -> Found:
    """Compare laying a kong down with keeping the fourth tile and discarding another."""

    def found(seen: Seen) -> tuple[Way, Way] | None:
        kongs = [one.action for one in seen.appraised if isinstance(one.action, kind)]
        if seen.view.phase is not Phase.TURN or not kongs or isinstance(seen.appraised[0].action, GoOut):
            return None
        kong = kongs[0]
        return two_ways(kong, seen.best(set(seen.held) - {kong.tile}))

    return found


# -- what is hoped for --------------------------------------------------------------------------------------


def aiming(model: Model, *patterns: str) -> Model:
    """Return a model that follows these patterns and hardly anything else."""
    pace = {name: much if name in patterns else LITTLE * much for name, much in model.pattern_pace.items()}
    return replace(model, pattern_pace=pace)


def without(model: Model, *patterns: str) -> Model:
    """Return a model that does not follow these patterns."""
    pace = {name: 0.0 if name in patterns else much for name, much in model.pattern_pace.items()}
    return replace(model, pattern_pace=pace)


def _aim(patterns: tuple[str, ...], holds: Callable[[Seen], bool]) -> Found:
    """Compare going for a pattern from the first turn with doing without it."""

    def found(seen: Seen) -> tuple[Way, Way] | None:
        if not seen.discarding or seen.own_turns > 0 or seen.view.hand.melds or not holds(seen):
            return None
        model = model_for(seen.rules.id, len(seen.view.winds))
        if not any(model.pattern_pace[name] for name in patterns):
            return None
        ways = []
        for bent in (aiming(model, *patterns), without(model, *patterns)):
            action = appraise(seen.view, seen.rules, bent)[0].action
            if not isinstance(action, Discard):
                return None
            ways.append(Way(action, bent))
        return ways[0], ways[1]

    return found


def of_suit(seen: Seen) -> int:
    """Return how many tiles of the longest suit a hand holds, honours added."""
    groups = Counter(kind.suit for kind in seen.held.elements())
    honours = groups.pop(None, 0)
    return max(groups.values(), default=0) + honours


def majors(seen: Seen) -> int:
    """Return how many different terminals and honours a hand holds."""
    return sum(kind.suit is None or kind.rank in {1, 9} for kind in seen.held)


def threes(seen: Seen) -> int:
    """Return how many pairs and threes a hand holds."""
    return sum(number >= 2 for number in seen.held.values())


_APART: Final = tuple(
    (low, middle, high) for low in range(3) for middle in range(low + 3, 6) for high in range(middle + 3, 9)
)
"""The places of three tiles of a suit of which none goes with another."""


def apart_tiles(seen: Seen) -> int:
    """Return how many tiles of a hand fit into one in which no tile goes with another."""
    counts, _ = apart(seen.view.hand, seen.view.wild)
    kept = 0
    for suit in range(3):
        kept += max(sum(counts[9 * suit + place] > 0 for place in chosen) for chosen in _APART)
    return kept + sum(counts[kind.index] > 0 for kind in KINDS if kind.suit is None)


DILEMMAS: Final[Mapping[str, Found]] = MappingProxyType(
    {
        "wind-before-terminal": _lone_tiles(Seen.is_guest, lambda _, kind: _is_terminal(kind)),
        "wind-before-dragon": _lone_tiles(Seen.is_guest, lambda _, kind: _is_dragon(kind)),
        "wind-before-own": _lone_tiles(
            Seen.is_guest, lambda seen, kind: kind.wind is not None and not seen.is_guest(kind)
        ),
        "terminal-before-middle": _lone_tiles(
            lambda _, kind: _is_terminal(kind), lambda _, kind: _is_middle(kind), 5
        ),
        "fresh-honour-kept": _fresh_honour,
        "pair-of-three-broken": _pair_or_run(3, 7),
        "only-pair-broken": _pair_or_run(1, 1),
        "gap-broken": _gap_or_open,
        "dragon-early": _claim(ClaimPung, lambda seen, tile: _is_dragon(tile) and seen.gone <= EARLY),
        "dragon-late": _claim(ClaimPung, lambda seen, tile: _is_dragon(tile) and seen.gone > EARLY),
        "own-wind-claimed": _claim(
            ClaimPung, lambda seen, tile: tile.wind is not None and not seen.is_guest(tile)
        ),
        "guest-wind-claimed": _claim(ClaimPung, lambda seen, tile: seen.is_guest(tile)),
        "chow-far": _first_chow(4, 9),
        "chow-near": _first_chow(2, 2),
        "chow-open": _claim(ClaimChow, lambda seen, _: not _concealed(seen) and _nearer(seen, ClaimChow)),
        "pung-many-pairs": _plain_pung(3, 7),
        "pung-only-pair": _plain_pung(1, 1),
        "idle-claim": _idle_claim,
        "concealed-kong": _own_kong(ConcealedKong),
        "added-kong": _own_kong(AddedKong),
        "claimed-kong": _claim(ClaimKong, lambda _, __: True),
        "chow-last": _last_call(ClaimChow),
        "pung-last": _last_call(ClaimPung),
        "safe-last": _safe_at_last(2, 9),
        "calling-last": _safe_at_last(1, 1),
        "wide-wait": _wide_or_dear,
        "safe-calling": _safe_or_fast(1, 1),
        "safe-near": _safe_or_fast(2, 2),
        "safe-far": _safe_or_fast(3, 9),
        "nearest-tile": _nearest_tile,
        "wild-kept": _keep_wild,
        "suit-8": _aim(SUIT, lambda seen: of_suit(seen) == 8),
        "suit-9": _aim(SUIT, lambda seen: of_suit(seen) == 9),
        "suit-10": _aim(SUIT, lambda seen: of_suit(seen) == 10),
        "suit-11": _aim(SUIT, lambda seen: of_suit(seen) >= 11),
        "pungs-4": _aim(("all-pungs",), lambda seen: threes(seen) == 4),
        "pungs-5": _aim(("all-pungs",), lambda seen: threes(seen) >= 5),
        "majors-8": _aim(("thirteen-majors",), lambda seen: majors(seen) == 8),
        "majors-9": _aim(("thirteen-majors",), lambda seen: majors(seen) == 9),
        "majors-10": _aim(("thirteen-majors",), lambda seen: majors(seen) >= 10),
        "pairs-4": _aim(("seven-pairs",), lambda seen: threes(seen) == 4),
        "pairs-5": _aim(("seven-pairs",), lambda seen: threes(seen) >= 5),
        "apart-9": _aim(("independent",), lambda seen: apart_tiles(seen) == 9),
        "apart-10": _aim(("independent",), lambda seen: apart_tiles(seen) >= 10),
    }
)
"""The dilemmas by id. The first of the two ways is the one that the id names."""
