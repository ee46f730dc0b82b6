"""Questions about claims: what may be claimed, which condition forbids it, and who goes first."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from peling.core import actions as act
from peling.core.hand import Hand
from peling.core.melds import MeldKind
from peling.core.rules import Citation, Finding, Value
from peling.core.scoring import HandRecord, WinBy
from peling.core.tiles import BONUS_TILES, COPIES, KINDS, Tile
from peling.core.view import Discarded, Offer, Phase, PlayerView, Source
from peling.lessons.drills.books import cite, known, knows_style, rules_on
from peling.lessons.drills.certain import there
from peling.lessons.drills.hands import Wish, has_flowers, won
from peling.lessons.drills.positions import PLENTY, is_left, offered, own_turn, some_discards
from peling.lessons.drills.question import (
    Choice,
    Choose,
    Hint,
    Judged,
    Key,
    Question,
    Shown,
    Stated,
    Why,
)
from peling.rules.legality import Verdict, chow_ways, judge
from peling.rules.ruleset import RuleSet

CLAIMS: Final = {"chow": act.ClaimChow, "pung": act.ClaimPung, "kong": act.ClaimKong, "win": act.ClaimWin}
NONE: Final = "none"
PAIR: Final = 2
"""The tiles of a pair."""
_ROBBED_TRIES: Final = 8
"""So many tiles are tried for one that somebody else could add to a pung."""
_OF_TILES: Final = frozenset({"two-held", "three-held", "makes-sequence", "both-held"})
"""What is not met where the tiles of a set are not in the hand."""
_BY_CLAIM: Final[dict[str, act.Action]] = {
    "pung": act.ClaimPung(),
    "kong": act.ClaimKong(),
    "win": act.ClaimWin(),
}


def claims_in(rules: RuleSet) -> tuple[str, ...]:
    """Return the claims that the book has."""
    return tuple(name for name, kind in CLAIMS.items() if kind in rules.course.rules)


def claims(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask for what an offered tile may be claimed: for nothing, or for several things."""
    return claims_of(key, rules, _offered_view(key.level, rules, rng, late_too=True))


def claims_of(key: Key, rules: RuleSet, view: PlayerView) -> Question:
    """Ask for what the tile that is offered in this view may be claimed."""
    names = claims_in(rules)
    verdicts = {name: _verdict(view, name, rules) for name in names}
    gone = view.offer is not None and view.offer.late and not rules.course.late_claims
    right = [name for name, verdict in verdicts.items() if verdict.legal and not gone] or [NONE]
    dead = Stated("discard-is-dead", (("turn", view.turn),), cite(rules, rules_on(rules, "claimed-late")))
    parts: list[tuple[str, tuple[Why, ...]]] = [
        (name, (dead if gone else Judged(verdict),)) for name, verdict in verdicts.items()
    ]
    parts.append((NONE, (Stated("nothing-allowed" if right == [NONE] else "something-allowed"),)))
    asks = [id_ for verdict in verdicts.values() for id_ in _asked(rules, verdict, view)]
    offer = there(view.offer)
    return Question(
        key,
        _claim_topic(offer),
        Choose(tuple(Choice(name) for name in (*names, NONE)), several=True),
        (right,),
        known(rules, asks),
        facts=(("tile", offer.tile), ("from", offer.by), ("me", view.me), *position_facts(view)),
        shown=Shown(view=view),
        cite=_place_of(right[0], verdicts) if not gone else dead.cite,
        hints=(Hint("who-discarded"), Hint("count-in-hand"), Hint("win-from-anybody")),
        parts=tuple(parts),
    )


def _place_of(right: str, verdicts: Mapping[str, Verdict]) -> Citation:
    """Return where the rule of the right answer stands; of nothing, that of what forbids a claim.

    Tiles that are not held forbid each claim in its own place: then it is that of the pung.
    """
    if right != NONE:
        return verdicts[right].cite
    forbidding = (
        found.cite
        for name in ("kong", "pung", "chow")
        if name in verdicts
        for found in verdicts[name].unmet
        if found.condition not in _OF_TILES
    )
    return next(forbidding, verdicts["pung"].cite)


def _claim_topic(offer: Offer) -> str:
    if offer.robbing:
        return "claim-robbing"
    return "claim-late" if offer.late else "claim-last" if offer.last else "claim"


def position_facts(view: PlayerView) -> tuple[tuple[str, Value], ...]:
    """Return what matters of a position and does not show in the tiles."""
    offer = view.offer
    return (
        ("turn", view.turn),
        ("standing", "standing" in view.noted),
        ("barred", offer is not None and offer.tile in view.barred),
        ("late", offer is not None and offer.late),
        ("robbing", offer is not None and offer.robbing),
        ("drawable", view.wall.drawable),
        ("claimed", view.phase is Phase.TURN and view.source is Source.CLAIM),
        ("discarded", any(discard.wind is view.me for discard in view.discards)),
    )


def _verdict(view: PlayerView, name: str, rules: RuleSet) -> Verdict:
    """Return the verdict on a claim; of the ways to chow, the first that is allowed or comes nearest."""
    if name != "chow":
        return judge(view, _BY_CLAIM[name], rules)
    offer = there(view.offer)
    ways = [act.ClaimChow(own) for own in chow_ways(offer.tile)] or [act.ClaimChow((KINDS[0], KINDS[1]))]
    return min((judge(view, way, rules) for way in ways), key=_how_far_from_allowed)


def _how_far_from_allowed(verdict: Verdict) -> tuple[int, bool]:
    """Return by what ways to claim are compared: what is held goes before what would only be claimed so."""
    return len(verdict.unmet), any(one.condition == "both-held" for one in verdict.unmet)


def _asked(rules: RuleSet, verdict: Verdict, view: PlayerView) -> list[str]:
    """Return the rules that a verdict asks about: its own, and those behind conditions that decide it."""
    topics = [f"condition {one.condition}" for one in verdict.findings if verdict.legal or not one.met]
    offer = view.offer
    wins = isinstance(verdict.action, act.ClaimWin)
    if offer is not None and offer.robbing and wins:
        topics.append("claimed-robbing")
    if offer is not None and offer.late:
        topics.append("claimed-late")
    return [verdict.rule, *rules_on(rules, *topics)]


def _won_by_the_wall(level: int, rules: RuleSet, rng: random.Random) -> HandRecord:
    """Return a won hand for a position, the higher the level the more is laid down and the more is wild."""
    styles = [s for s in _STYLES[level] if knows_style(rules, s)]
    sort = Wish(
        tuple(styles),
        (WinBy.WALL,),
        melds=min(level - 1, 3),
        flowers=False,
        wilds=min(2, level // 2),
        noted=False,
    )
    return won(rules, rng, sort)[0]


def _offered_view(level: int, rules: RuleSet, rng: random.Random, *, late_too: bool = False) -> PlayerView:
    """Return a position in which a tile is offered that suggests a claim."""
    robbed = level >= 4 and rules.course.robbing and rng.random() < 0.2
    late = level >= 3 and not robbed and rng.random() < 0.15
    late = late and (late_too or rules.course.late_claims)
    record = _won_by_the_wall(level, rules, rng)
    hand = record.hand
    tile = there(record.win).tile
    # Only a hand that waits can have been declared to stand, and it has not changed since.
    stands = rules.course.standing and not hand.melds and level >= 4 and rng.random() < 0.2
    if rng.random() < 0.65:
        hand = hand if stands else _changed(hand, record, rng, 2)
        tile = _tempting(hand, record, rng)
    if level >= 4 and record.wild and not robbed and rng.random() < 0.2:
        tile = record.wild[0]
    if robbed:
        # The other three lie open in the pung to which it is added, and no wild tile does.
        tempting = (tile, *(_tempting(hand, record, rng) for _ in range(_ROBBED_TRIES)))
        tile = next((one for one in tempting if one is not None and _may_be_added(one, hand, record)), None)
        robbed = tile is not None
    if tile is None or not is_left(tile, hand, record.wild):
        tile = rng.choice([kind for kind in KINDS if is_left(kind, hand, record.wild)])
    me = record.seat
    by = me.after(-1) if rng.random() < 0.5 else me.after(rng.choice((1, 2)))
    barred: frozenset[Tile] = frozenset()
    # Whoever let a pung pass saw one of the kind discarded, and sees another now: he holds the other two.
    passed = level >= 3 and rng.random() < 0.45 and hand.all_tiles().count(tile) == hand.count(tile) == PAIR
    if rules.course.barred_by_passing and passed and not robbed:
        barred = frozenset({tile})
    last = level >= 3 and not robbed and not late and rng.random() < 0.12
    turn = by.after() if late else None
    discards = some_discards(rng, hand, by, 3, without=tile)
    if barred:
        discards = (*discards, Discarded(by.after(-1) if by.after(-1) is not me else by.after(-2), tile))
    return offered(
        rules,
        hand,
        me,
        Offer(tile, by, robbing=robbed, last=last, late=late),
        round_wind=record.round_wind,
        drawable=0 if last else PLENTY,
        wild=record.wild,
        barred=barred,
        turn=turn,
        discards=discards,
        noted=frozenset({"standing"} if stands else ()),
    )


_STYLES: Final = {
    1: ("plain", "mixed", "threes"),
    2: ("mixed", "threes"),
    3: ("mixed", "threes", "suit-honours"),
    4: ("mixed", "threes", "one-suit", "thirteen", "seven-pairs"),
    5: ("threes", "one-suit", "nine-tiles", "thirteen", "independent"),
}


def _may_be_added(tile: Tile, hand: Hand, record: HandRecord) -> bool:
    """Return whether somebody else can have an open pung of a tile and add the fourth."""
    return not tile.is_bonus and tile not in record.wild and not hand.all_tiles().count(tile)


def _changed(hand: Hand, record: HandRecord, rng: random.Random, number: int) -> Hand:
    """Return a hand with some tiles changed, so that it is not one tile short."""
    tiles = list(hand.concealed)
    for _ in range(number):
        place = rng.randrange(len(tiles))
        kind = rng.choice(KINDS)
        every = [*tiles, *(held for meld in hand.melds for held in meld.tiles)]
        if every.count(kind) < COPIES - 1 - (kind in record.wild):
            tiles[place] = kind
    return Hand.of(tiles, hand.melds, hand.bonus)


def _tempting(hand: Hand, record: HandRecord, rng: random.Random) -> Tile:
    """Return a tile that seems to fit: held twice or more, an exposed pung, or beside others of its suit."""
    several = [kind for kind in hand.kinds() if hand.count(kind) >= 2]
    open_pungs = [meld.tile for meld in hand.melds if meld.kind is MeldKind.PUNG]
    beside = [kind for kind in KINDS[:27] if any(set(way) <= set(hand.concealed) for way in chow_ways(kind))]
    every = hand.all_tiles()
    full = COPIES
    sorts = [
        [kind for kind in sort if every.count(kind) + (kind in record.wild) < full and not kind.is_bonus]
        for sort in (several, open_pungs, beside)
    ]
    sorts = [sort for sort in sorts if sort]
    return rng.choice(rng.choice(sorts)) if sorts else rng.choice(KINDS)


def why_not(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask which condition forbids an action; if several do, each of them is right."""
    for _ in range(4000):
        view, action = _illegal(key.level, rules, rng)
        verdict = judge(view, action, rules)
        visible = _to_be_seen(verdict)
        unmet = [finding for finding in visible if not finding.met]
        if 1 <= len(unmet) <= 2 <= len(visible) and not any(one.condition in HIDDEN for one in verdict.unmet):
            break
    else:
        raise LookupError(rules.id)
    ids = [finding.condition for finding in visible]
    asks = known(rules, _asked(rules, verdict, view))
    return Question(
        key,
        "why-not",
        Choose(tuple(Choice(id_) for id_ in ids)),
        tuple([finding.condition] for finding in unmet),
        asks,
        facts=_action_facts(action, view),
        shown=Shown(view=view),
        cite=unmet[0].cite,
        hints=(Hint("one-condition-after-another"),),
        parts=tuple((id_, (Judged(verdict),)) for id_ in ids),
    )


HIDDEN: Final = frozenset({"not-answered", "asked", "anothers-tile", "tile-offered", "discard-offered"})
"""Conditions that a learner cannot see, such as an answer that was given before."""
_OF_SEQUENCES: Final = frozenset({"makes-sequence", "both-held"})


def _to_be_seen(verdict: Verdict) -> list[Finding]:
    """Return the findings that a learner can judge.

    Of a tile that belongs to no suit nobody asks what would make a sequence with it.
    """
    hidden = set(HIDDEN)
    if any(one.condition == "suit-tile" for one in verdict.unmet):
        hidden |= _OF_SEQUENCES
    return [one for one in verdict.findings if one.condition not in hidden]


def _action_facts(action: act.Action, view: PlayerView) -> tuple[tuple[str, Value], ...]:
    name = _ACTION_NAMES[type(action)]
    facts: list[tuple[str, Value]] = [("action", name), ("me", view.me)]
    match action:
        case act.Discard(kind) | act.ConcealedKong(kind) | act.AddedKong(kind) | act.SetOutBonus(kind):
            facts.append(("tile", kind))
        case _:
            if view.offer is not None:
                facts += [("tile", view.offer.tile), ("from", view.offer.by)]
    if isinstance(action, act.Discard) and action.standing:
        facts[0] = ("action", "stand")
    return (*facts, *position_facts(view))


_ACTION_NAMES: Final = {
    act.Discard: "discard",
    act.ConcealedKong: "concealed-kong",
    act.AddedKong: "added-kong",
    act.SetOutBonus: "set-out",
    act.GoOut: "go-out",
    act.GoOutByFlowers: "go-out-by-flowers",
    act.TakeLast: "take-last",
    act.ClaimWin: "win",
    act.ClaimKong: "kong",
    act.ClaimPung: "pung",
    act.ClaimChow: "chow",
    act.Wash: "wash",
}


def _illegal(level: int, rules: RuleSet, rng: random.Random) -> tuple[PlayerView, act.Action]:
    """Return a position and an action that one could think of there; mostly it is not allowed."""
    if level >= 2 and rng.random() < 0.45:
        return _own_turn_idea(level, rules, rng)
    view = _offered_view(level, rules, rng)
    if act.Wash in rules.course.rules and level >= 3 and rng.random() < 0.15:
        dealt = tuple(sorted(rng.sample([k for k in KINDS for _ in range(3)], 13)))
        return replace(view, hand=Hand.of(dealt), dealt=dealt, untouched=rng.random() < 0.6), act.Wash()
    name = rng.choice(claims_in(rules))
    # A chow is named by the offered tile alone, so it is the one that is allowed or comes nearest.
    return view, _verdict(view, name, rules).action


def _own_turn_idea(level: int, rules: RuleSet, rng: random.Random) -> tuple[PlayerView, act.Action]:
    """Return a player's own turn, and an idea of what to do in it."""
    record = _won_by_the_wall(level, rules, rng)
    stands = rules.course.standing and not record.hand.melds and rng.random() < 0.3
    hand = record.hand if stands else _changed(record.hand, record, rng, 2)
    drawn = _tempting(hand, record, rng)
    whole = hand.add(drawn)
    kind = rng.choice([kind for kind in KINDS if is_left(kind, whole, record.wild)])
    source = rng.choice((Source.WALL, Source.WALL, Source.WALL, Source.CLAIM))
    drawable = rng.choice((PLENTY, PLENTY, 0))
    discarded = () if not stands and rng.random() < 0.4 else (Discarded(record.seat, kind),)
    if source is Source.CLAIM and not hand.melds:
        source = Source.WALL
    if has_flowers(rules) and level >= 3 and rng.random() < 0.25:
        flower = rng.choice([tile for tile in BONUS_TILES if tile not in record.wild])
        whole = whole.remove(rng.choice(whole.concealed)).add(flower)
    view = own_turn(
        rules,
        whole,
        record.seat,
        drawn=drawn if source is Source.WALL and drawn in whole.concealed else None,
        source=source,
        drawable=drawable,
        wild=record.wild,
        discards=discarded,
        noted=frozenset({"standing"} if stands else ()),
    )
    ideas: list[act.Action] = [act.GoOut()]
    if act.ConcealedKong in rules.course.rules:
        ideas += [act.ConcealedKong(held) for held in whole.kinds() if whole.count(held) >= 3]
    if act.AddedKong in rules.course.rules:
        ideas += [act.AddedKong(meld.tile) for meld in whole.melds if meld.kind is MeldKind.PUNG]
    if rules.course.standing:
        ideas += [act.Discard(rng.choice(whole.kinds()), standing=not stands)]
    if act.SetOutBonus in rules.course.rules:
        ideas += [act.SetOutBonus(held) for held in whole.concealed if held.is_bonus]
    if act.GoOutByFlowers in rules.course.rules and len(view.hand.bonus) >= 6:
        ideas.append(act.GoOutByFlowers())
    return view, rng.choice(ideas)
