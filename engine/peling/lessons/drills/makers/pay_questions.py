"""Questions about payments: who pays whom, who pays for all, and what a false call costs."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from peling.core.hand import Hand
from peling.core.rules import Value
from peling.core.scoring import HandRecord, Win, WinBy
from peling.core.settlement import DealOutcome, FalseCall, Settlement, Transfer
from peling.core.tiles import COPIES, WINDS, Wind
from peling.lessons.drills.books import cite, east_pays_double, knows_style, limit_of, rules_on
from peling.lessons.drills.certain import there
from peling.lessons.drills.hands import Wish, won
from peling.lessons.drills.question import (
    Choice,
    Choose,
    Hint,
    Key,
    Paid,
    Question,
    SettleUp,
    Shown,
    Stated,
    Why,
    pair_id,
)
from peling.rules.patterns import makeup
from peling.rules.ruleset import RuleSet, nobody_claims, nobody_liable

NOBODY: Final = "none"
FOR_NO_SCORE: Final = frozenset({"washing", "false-call", "claim"})
"""Reasons for payments that do not hang on what anybody counts."""
_WINNING: Final = (22, 24, 30, 44, 52, 80, 88, 112, 184, 240, 416, 700)
_LOSING: Final = (0, 2, 4, 8, 12, 16, 24, 48, 64, 80, 272)
_THREE_DRAGONS: Final = (96, 128, 192)
"""What a loser may count who holds sets of three dragons: twelve points at least, doubled three times."""
_DISCARDER_STYLES: Final = ("dragons", "one-suit", "suit-honours", "mixed", "majors", "honours")
_LIABLE_TRIES: Final = 400
_LIABLE_STYLES: Final = (
    "open-one-suit",
    "open-threes",
    "open-dragons",
    "open-winds",
    "open-majors",
    "open-terminals",
    "loner",
    "open-suit-honours",
)


def pays(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask who pays whom how much."""
    topics = _topics(key.level, rules)
    topic = rng.choice(topics)
    match topic:
        case "false-call":
            return _false_call(key, rules, rng)
        case "pays-washed":
            return _washed(key, rules, rng)
        case _:
            return _settled(key, rules, rng, topic)


def _topics(level: int, rules: RuleSet) -> tuple[str, ...]:
    found = ["pays"] * 3
    if level >= 2:
        found.append("pays-drawn")
    if level >= 3:
        found += ["pays-three"] if 3 in rules.course.players else []
        found += ["pays-washed"] * 2 if rules.course.washing is not None else []
    if level >= 4:
        found += ["pays-dead"] if not rules.only_winner_counts else []
        found += ["pays-liable"] * 2 if liability_is_taught(rules) else []
        # Where the book names no penalty, nobody could know what a house rule takes for one.
        named = rules.false_call is not None and rules_on(rules, "false-call")
        found += ["false-call"] if named else []
        found += ["pays-claim"] * 2 if rules.claims is not nobody_claims else []
    return tuple(found)


def _settled(key: Key, rules: RuleSet, rng: random.Random, topic: str) -> Question:
    winds = rules.course.seats(3) if topic == "pays-three" else WINDS
    winner: Wind | None = None
    if topic != "pays-drawn":
        winner = rng.choice(winds[1:] if key.level == 1 else winds)
    scores = {wind: _score_of(rules, rng, won_=wind is winner, level=key.level) for wind in winds}
    losers = [wind for wind in winds if wind is not winner]
    # Where the book asks for no giver, telling one would only mislead at the lower levels.
    giver = rng.choice(losers) if winner is not None and rng.random() < 0.6 else None
    liable = rng.choice(losers) if topic == "pays-liable" else _pays_for_all(rules, winner, giver)
    if liable is not None:
        giver = liable
    dead = {}
    if topic == "pays-dead":
        kinds = ("too-many", "too-few") if rules_on(rules, "too-many-or-too-few") else ("wrong-count",)
        dead = {rng.choice(losers): rng.choice(kinds)}
    claims = {rng.choice(losers): rules_on(rules, "claimed-hand")[0]} if topic == "pays-claim" else {}
    scores |= {wind: rng.choice(_THREE_DRAGONS) for wind in claims}
    outcome = DealOutcome(winds, winner, scores, giver, dead=dead, liable=liable, claims=claims)
    settlement = rules.settle(outcome)
    facts: list[tuple[str, Value]] = []
    if winner is not None:
        facts.append(("winner", winner))
    facts += [("from", giver)] if giver is not None else []
    facts += [("liable", liable)] if liable is not None else []
    facts += [("dead", next(iter(dead))), ("why", next(iter(dead.values())))] if dead else []
    facts += [("claimer", next(iter(claims)))] if claims else []
    facts += limit_of(rules)
    asks = settling_rules(rules, outcome, settlement, topic)
    return settling(key, topic, settlement, winds, asks, tuple(facts), rules, tuple(scores.items()))


def liability_is_taught(rules: RuleSet) -> bool:
    """Return whether somebody may have to pay for all by a rule of the book, not by a house rule alone."""
    return rules.liable is not nobody_liable and bool(rules_on(rules, "liable"))


def _pays_for_all(rules: RuleSet, winner: Wind | None, giver: Wind | None) -> Wind | None:
    """Return who pays for all for no other reason than that he gave the winning tile."""
    if winner is None or giver is None:
        return None
    return rules.liable(HandRecord(winner, None, Hand(()), Win(None, WinBy.DISCARD, giver)))


def _score_of(rules: RuleSet, rng: random.Random, *, won_: bool, level: int) -> int:
    if rules.only_winner_counts and not won_:
        return 0
    if rules.rounded is not None:
        return rng.choice((4, 5, 7, 54, 73, 103, 153, 160, 205))
    numbers = _WINNING[: 4 + 2 * level] if won_ else _LOSING[: 3 + 2 * level]
    limit = dict(rules.house.values).get("limit")
    number = rng.choice(numbers)
    if isinstance(limit, int) and not isinstance(limit, bool) and won_ and level >= 3 and rng.random() < 0.25:
        return limit
    if not won_ and isinstance(limit, int) and level >= 4 and rng.random() < 0.15:
        return limit + 40
    return min(number, limit) if won_ and isinstance(limit, int) else number


def settling(  # noqa: PLR0913, PLR0917 - the parts of a question
    key: Key,
    topic: str,
    settlement: Settlement,
    winds: tuple[Wind, ...],
    asks: tuple[str, ...],
    facts: tuple[tuple[str, Value], ...],
    rules: RuleSet,
    scores: tuple[tuple[Wind, int], ...] = (),
    hands: tuple[HandRecord, ...] = (),
) -> Question:
    """Return the question for the payments of a settlement."""
    form = SettleUp(winds)
    by_pair: dict[str, list[Transfer]] = {name: [] for name in form.pairs}
    for transfer in settlement.transfers:
        by_pair[pair_id(transfer.payer, transfer.payee)].append(transfer)
    sums = {name: sum(paid.amount for paid in transfers) for name, transfers in by_pair.items()}
    parts: list[tuple[str, tuple[Why, ...]]] = []
    for name, transfers in by_pair.items():
        said = _of_scores(rules, transfers[0], dict(scores), dict(facts)) if transfers else ()
        parts.append((name, (*said, Paid(tuple(transfers), sums[name], 0))))
    return Question(
        key,
        topic,
        form,
        ({name: points for name, points in sums.items() if points},),
        asks,
        facts=facts,
        shown=Shown(hands=hands, scores=scores, winds=winds),
        cite=cite(rules, asks),
        hints=_how_to_settle(rules),
        parts=tuple(parts),
    )


def _of_scores(
    rules: RuleSet, paid: Transfer, scores: Mapping[Wind, int], facts: Mapping[str, Value]
) -> tuple[Why, ...]:
    """Return what is done with the scores before they are paid: rounded, cut at the limit, or not counted."""
    points = scores.get(paid.payee)
    if points is None:
        return ()
    score = rules.as_paid(points)
    if score != points:
        return (Stated("rounded", (("total", points), ("score", score))),)
    dead = facts.get("dead")
    if paid.reason in {"difference", "dead-hand"} and paid.payer is dead:
        return (Stated(f"dead-{facts['why']}", (("dead", paid.payer),)),)
    if paid.reason not in FOR_NO_SCORE and paid.higher < points:
        return (Stated("score-cut", (("player", paid.payee), ("score", points), ("limit", paid.higher))),)
    return ()


def _how_to_settle(rules: RuleSet) -> tuple[Hint, ...]:
    """Return how to look at a settlement of this book."""
    hints = {
        "round-first": rules.rounded is not None,
        "winner-first": True,
        "east-double": east_pays_double(rules),
        "losers-by-pairs": not rules.only_winner_counts,
    }
    return tuple(Hint(name) for name, holds in hints.items() if holds)


def settling_rules(
    rules: RuleSet, outcome: DealOutcome, settlement: Settlement, topic: str
) -> tuple[str, ...]:
    """Return the rules that a settlement asks about."""
    topics = [topic, "pays"]
    transfers = settlement.transfers
    if outcome.winner is None:
        topics = [topic, "nobody-pays"]
    elif outcome.giver is None:
        topics.append("pays-by-draw")
    else:
        topics.append("pays-by-discard")
    if any(paid.reason == "difference" for paid in transfers):
        topics.append("differences")
    if any(paid.factor == 2 and Wind.EAST in (paid.payer, paid.payee) for paid in transfers):
        topics.append("east-double")
    capped = [
        paid for paid in transfers if paid.ceiling is not None and paid.base * paid.factor >= paid.ceiling
    ]
    if capped:
        topics.append("limited")
    if any(Wind.EAST in (paid.payer, paid.payee) for paid in capped):
        topics.append("limited-with-east")
    if any(paid.reason == "difference" for paid in capped):
        topics.append("limited-losers")
    won_ = 0 if outcome.winner is None else outcome.scores[outcome.winner]
    if rules.as_paid(won_) != won_:
        topics.append("rounded")
    return rules_on(rules, *topics)


def _washed(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    who, number = rng.choice(WINDS), rng.randint(9, 13)
    settlement = rules.settle(DealOutcome(WINDS, None, dict.fromkeys(WINDS, 0), washed={who: number}))
    asks = rules_on(rules, "pays-washed")
    return settling(key, "pays-washed", settlement, WINDS, asks, (("claimer", who), ("heads", number)), rules)


def _false_call(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    offender = rng.choice(WINDS)
    settlement = there(rules.false_call)(FalseCall(WINDS, offender, fully_exposed=True))
    asks = rules_on(rules, "false-call")
    facts: tuple[tuple[str, Value], ...] = (("offender", offender), *limit_of(rules))
    return settling(key, "false-call", settlement, WINDS, asks, facts, rules)


def liable(key: Key, rules: RuleSet, rng: random.Random) -> Question:
    """Ask who pays for all, if anybody does: from the winner's hand, at times the discarder's too."""
    two_hands = key.level >= 4 and bool(rules_on(rules, "liable-excused")) and rng.random() < 0.6
    record, hands, noted, payer = _liable_or_not(rules, rng, key.level, two_hands=two_hands)
    losers = [wind for wind in WINDS if wind is not record.seat]
    right = NOBODY if payer is None else payer.value
    asks = liability_rules(rules, record, payer, noted)
    facts: list[tuple[str, Value]] = [("winner", record.seat)]
    facts += [("liable", payer)] if payer is not None else []
    reason = "liable-no" if payer is None else _liable_by(rules, record, payer)
    if noted:
        reason = "liable-excused" if "discarder-excused" in noted else "liable-no-choice"
    why = Stated(reason, tuple(facts), cite(rules, asks))
    if there(record.win).giver is not None and rules_on(rules, "liable-excused") and not two_hands:
        facts.append(("excused", False))
    return Question(
        key,
        "liable-two-hands" if two_hands else "liable",
        Choose(tuple(Choice(id_) for id_ in (*(wind.value for wind in losers), NOBODY))),
        ([right],),
        asks,
        facts=tuple(facts),
        shown=Shown(hands=hands),
        cite=cite(rules, asks),
        hints=tuple(Hint(name) for name in _how_to_blame(rules)),
        parts=tuple((id_, (why,)) for id_ in (*(wind.value for wind in losers), NOBODY)),
    )


def _how_to_blame(rules: RuleSet) -> tuple[str, ...]:
    """Return how to look for who is liable: books count claims, or ask what lay open before the discard."""
    if rules_on(rules, "liable-four"):
        return ("count-the-claims", "robbed-or-bottom")
    return ("what-lay-open", "who-gave-it")


def _liable_by(rules: RuleSet, record: HandRecord, payer: Wind) -> str:
    """Return by what a player is liable, as the topic of a sentence."""
    if not rules_on(rules, "liable-four"):
        return "liable-yes"
    win = there(record.win)
    if win.giver is payer and win.by in _BY_ITS_TILE:
        return _BY_ITS_TILE[win.by]
    return "liable-fed" if _fed_by(record, payer) >= len(WINDS) else "liable-fed-three"


_BY_ITS_TILE: Final = {WinBy.ROBBED_KONG: "liable-robbed", WinBy.LAST_DISCARD: "liable-bottom"}
"""Ways to win by which the winning tile itself makes liable, where claims are counted otherwise."""


def _fed_by(record: HandRecord, player: Wind) -> int:
    """Return how many sets of a hand were claimed from a player."""
    return sum(meld.claimed_from is player for meld in record.hand.melds)


def _liable_or_not(
    rules: RuleSet, rng: random.Random, level: int, *, two_hands: bool
) -> tuple[HandRecord, tuple[HandRecord, ...], frozenset[str], Wind | None]:
    """Return the winner's hand, the hands to show, what excuses the discarder, and who is liable."""
    styles = tuple(style for style in _LIABLE_STYLES if knows_style(rules, style))
    ways: tuple[WinBy, ...] = (WinBy.DISCARD, WinBy.DISCARD, WinBy.WALL) if level < 3 else ()
    if level >= 3 and rules.course.robbing and rng.random() < 0.2:
        ways = (WinBy.ROBBED_KONG, WinBy.LAST_DISCARD)
    somebody = rng.random() < (0.4 if two_hands else 0.65)
    tries = 0
    while True:
        tries += 1
        record, _ = won(rules, rng, Wish(styles, ways, flowers=False, wilds=level // 3, noted=False))
        record = _fed(rules, record, rng, level)
        giver = None if record.win is None else record.win.giver
        payer = rules.liable(record)
        if rules.sharing(record) or (two_hands and (payer is None or giver is None)):
            continue
        noted: frozenset[str] = frozenset()
        hands: tuple[HandRecord, ...] = (record,)
        if two_hands and giver is not None:
            discarder = _discarder(rules, rng, giver, record)
            noted = rules.shown({record.seat: record, giver: discarder}, record.seat)
            payer = rules.liable(replace(record, circumstances=record.circumstances | noted))
            hands = (record, discarder)
        if (payer is not None) is somebody or tries > _LIABLE_TRIES:
            return record, hands, noted, payer


def _fed(rules: RuleSet, record: HandRecord, rng: random.Random, level: int) -> HandRecord:
    """Return the hand with its sets claimed from few players, where a book counts that."""
    if not rules_on(rules, "liable-four"):
        return record
    left = record.seat.after(-1)
    melds = tuple(
        replace(meld, claimed_from=left)
        if meld.claimed_from is not None and rng.random() < 0.6 + 0.05 * level
        else meld
        for meld in record.hand.melds
    )
    return replace(record, hand=replace(record.hand, melds=melds))


def _discarder(rules: RuleSet, rng: random.Random, giver: Wind, winner: HandRecord) -> HandRecord:
    """Return the hand of the player who gave the winning tile: one tile short, or with nothing safe in it."""
    taken = winner.hand.all_tiles()
    sort = Wish(_DISCARDER_STYLES, (WinBy.WALL,), melds=4, flowers=False, noted=False)
    while True:
        record, _ = won(rules, rng, sort)
        every = (*record.hand.all_tiles(), *taken)
        if all(every.count(kind) <= COPIES for kind in every):
            return replace(record, seat=giver, round_wind=winner.round_wind, win=None)


def liability_rules(
    rules: RuleSet, record: HandRecord, payer: Wind | None, noted: Iterable[str]
) -> tuple[str, ...]:
    """Return the ids of the rules that say who pays for all in a hand; `payer`: he who does, None: nobody."""
    win = there(record.win)
    tiles = [*record.hand.all_tiles(), *(() if win.tile is None else (win.tile,))]
    exposed = [meld for meld in record.hand.melds if meld.is_triplet and not meld.concealed]
    dragons = sum(meld.tile.dragon is not None for meld in exposed)
    winds = len({meld.tile for meld in exposed if meld.tile.wind is not None})
    given = win.by not in (WinBy.ROBBED_KONG, WinBy.LAST_DISCARD) and payer is not None
    fed = _fed_by(record, payer) if given and payer is not None else 0
    warned = payer is None and (winds >= 3 or dragons >= 2) and win.giver is not None and not noted
    topics = {
        "liable-one-suit": len(exposed) >= 3 and makeup(tiles).one_suit,
        "liable-terminals": all(tile.is_terminal for tile in tiles),
        "liable-dragons": dragons >= 2,
        "liable-winds": winds >= 3,
        "liable-excused": "discarder-excused" in noted,
        "liable-no-choice": "discarder-no-choice" in noted,
        "liable-safe-wait": warned,
        "liable-robbing": win.by is WinBy.ROBBED_KONG,
        "liable-bottom": win.by is WinBy.LAST_DISCARD,
        "liable-four": fed >= 4,
        "liable-three": given and fed < 4,
        "liable": True,
    }
    return rules_on(rules, *(topic for topic, holds in topics.items() if holds))
