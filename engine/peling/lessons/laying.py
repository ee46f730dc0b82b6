"""Check a hand that a learner lays out in sets and a pair, with wild tiles too, and as it counts most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from peling.core.melds import Exposure, Meld, MeldKind, pair, sequence_from
from peling.core.scoring import HandRecord
from peling.core.tiles import KINDS, Tile, tile
from peling.lessons.drills.question import Answer, Arranged, Explanation, Part, State, Stated
from peling.lessons.model import LayTask
from peling.rules.ruleset import RuleSet


def lay_out(task: LayTask, rules: RuleSet) -> Answer:
    """Return a way to lay a hand out that is right.

    Raises:
        ValueError: there is none.
    """
    ways = _arrangements(tuple(sorted(task.tiles)), task.wild)
    answers = ([" ".join(held.code for held in made) for made in sets] for sets in ways)
    right = next((laid for laid in answers if check(task, laid, rules).right), None)
    if right is None:
        raise ValueError(f"no way to lay out {' '.join(held.code for held in task.tiles)} is right")
    return right


def check(task: LayTask, answer: Answer, rules: RuleSet) -> Explanation:
    """Check groups one by one: each must be a set or the one pair, all together the hand as it is wanted."""
    groups = [_parsed(text) for text in answer] if isinstance(answer, list) else []
    parts = []
    used = Counter(held for group in groups for held in group)
    left = tuple((Counter(task.tiles) - used).elements())
    pair = _pair_of(groups, left, task.wild)
    for number, group in enumerate(groups):
        made = _sets_of(group, task.wild)
        pair_made = bool(made) and made[0].kind is MeldKind.PAIR
        good = bool(made) and (not pair_made or number == pair)
        why = Arranged(made[:1], stands=_stands(group, made, task.wild)) if made else Arranged((), group)
        parts.append(Part(str(number), State.RIGHT if good else State.WRONG, (why,)))
    if left or used - Counter(task.tiles):
        parts.append(Part("left", State.MISSED, (Arranged((), left),)))
    elif task.counts is not None and all(part.state is State.RIGHT for part in parts):
        parts.append(_worth(groups, task.counts, rules))
    got = sum(part.state is State.RIGHT for part in parts)
    right = bool(parts) and got == len(parts)
    return Explanation(right, got, max(got, -(-len(task.tiles) // 3)), tuple(parts))


def _pair_of(groups: Sequence[tuple[Tile, ...]], left: Sequence[Tile], wild: tuple[Tile, ...]) -> int:
    """Return which group is the pair, of several one whose third tile is not left over; -1: none is."""
    sets = [_sets_of(group, wild) for group in groups]
    pairs = [number for number, made in enumerate(sets) if made and made[0].kind is MeldKind.PAIR]
    whole = [number for number in pairs if not set(groups[number]) & set(left)]
    return next(iter((*whole, *pairs)), -1)


def _stands(
    group: tuple[Tile, ...], made: tuple[Meld, ...], wild: tuple[Tile, ...]
) -> tuple[tuple[Tile, Tile], ...]:
    """Return what the one wild tile of a set may stand for in it; nothing where there is none, or two."""
    held = [kind for kind in group if kind in wild]
    if len(held) != 1:
        return ()
    natural = Counter(kind for kind in group if kind not in wild)
    return tuple((held[0], meant) for one in made for meant in (Counter(one.tiles) - natural).elements())


def _worth(groups: Sequence[tuple[Tile, ...]], hand: HandRecord, rules: RuleSet) -> Part:
    """Return whether a hand so laid counts as much as it can."""
    score = rules.score(hand)
    laid = sorted(tuple(sorted(group)) for group in groups)
    as_laid = next(
        sheet.total
        for sheet in (score.sheet, *score.others)
        if sorted(tuple(sorted(made.tiles)) for made in sheet.reading.sets) == laid
    )
    why = Stated("laid-worth", (("points", as_laid), ("most", score.total)))
    return Part("worth", State.RIGHT if as_laid == score.total else State.WRONG, (why,))


def _parsed(text: str) -> tuple[Tile, ...]:
    try:
        return tuple(sorted(tile(code) for code in text.split()))
    except ValueError:
        return ()


def _sets_of(group: tuple[Tile, ...], wild: tuple[Tile, ...] = ()) -> tuple[Meld, ...]:
    """Return the sets or pairs that tiles make; several only where a wild tile may stand for several."""
    natural = [kind for kind in group if kind not in wild]
    return tuple(
        made for made in _thinkable(natural, len(group)) if not Counter(natural) - Counter(made.tiles)
    )


def _thinkable(natural: Sequence[Tile], size: int) -> Iterator[Meld]:
    """Yield the pair, or the sets of three, in which these tiles could stand; of wild tiles alone any."""
    kinds = sorted(set(natural)) or [tile("C1")]
    if size == 2:
        yield pair(kinds[0])
    if size == 3:
        yield Meld(MeldKind.PUNG, (kinds[0],) * 3, Exposure.CONCEALED)
        for first in KINDS:
            if (run := sequence_from(first)) is not None and set(kinds) & set(run):
                yield Meld(MeldKind.CHOW, run, Exposure.CONCEALED)


def _arrangements(
    tiles: tuple[Tile, ...], wild: tuple[Tile, ...] = ()
) -> Iterator[tuple[tuple[Tile, ...], ...]]:
    """Yield every way to lay sorted tiles out in sets and at most one pair."""
    yield from _laid(tiles, wild, may_pair=True)


def _laid(
    tiles: tuple[Tile, ...], wild: tuple[Tile, ...], *, may_pair: bool
) -> Iterator[tuple[tuple[Tile, ...], ...]]:
    if not tiles:
        yield ()
        return
    first, *others = tiles
    for size in (3, 2) if may_pair else (3,):
        for more in sorted(set(combinations(others, size - 1))):
            group = (first, *more)
            if _sets_of(group, wild):
                rest = tuple(sorted((Counter(tiles) - Counter(group)).elements()))
                for laid in _laid(rest, wild, may_pair=may_pair and size == 3):
                    yield (group, *laid)
