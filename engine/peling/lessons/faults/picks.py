"""Why a card or tile that was chosen is wrong, and what helps to find one that was left out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from peling.core.rules import Value
from peling.core.scoring import HandRecord
from peling.core.tiles import WINDS, Tile, Wind, tile
from peling.lessons.drills.books import rules_on
from peling.lessons.drills.fault import Fault, Noted
from peling.lessons.drills.layouts import best_effort
from peling.lessons.drills.makers.precedence_questions import deciding
from peling.lessons.drills.nearest import in_the_way, none_left
from peling.lessons.drills.question import (
    Arranged,
    Choose,
    Earned,
    Judged,
    Part,
    PickTiles,
    Question,
    State,
    Stated,
    Why,
)
from peling.lessons.faults.items import item_missed, not_in_hand
from peling.lessons.faults.laid import missed_wait, of_arranged, of_nearest
from peling.lessons.faults.said import (
    HELD,
    counted_at,
    evidence_of,
    marked,
    rule_text,
    seen,
    text_behind,
    unmet_seen,
    what_it_is,
)
from peling.lessons.faults.sets import SET, is_set, no_set
from peling.rules.legality import Verdict
from peling.rules.ruleset import RuleSet

NONE: Final = "none"
NEAR: Final = "near-"
BY_LAST_TILE: Final = frozenset({"liable-robbed", "liable-bottom"})
_PLAYERS: Final = "ABCD"
_COUNTS: Final = {
    "breaker": ("", "throw"),
    "breaker-dice": ("", "one other"),
    "draws-first": ("thrower", "throw"),
    "positioner": ("thrower", "throw"),
    "box-goes-to": ("positioner", "throw"),
    "dealing": ("", "place"),
    "first-banker": ("", "throw"),
}
"""Topics in which somebody is counted out: from whom (empty: East), and how far."""


def wrong_pick(question: Question, part: Part, rules: RuleSet) -> Fault:
    """Return why what was chosen is wrong."""
    for why in part.why:
        match why:
            case Judged(verdict):
                return _judged(question, part, verdict, rules)
            case Arranged():
                return Fault(part.id, part.state, (why,), (), of_arranged(question, part, why))
            case Stated(topic) if topic.startswith(NEAR):
                return of_nearest(part, why)
            case Earned():
                return not_in_hand(question, part, why.offered, rules)
            case _:
                continue
    if isinstance(question.form, PickTiles):
        return _wrong_tile(question, part, rules)
    hand = hand_of(question, part.id)
    if hand is not None:
        return _wrong_hand(part, hand, rules)
    special = _BY_TOPIC.get(question.topic)
    if special is not None:
        return special(question, part, rules)
    if question.topic in _COUNTS:
        return _counted_out(question, part)
    if question.key.kind == "lesson":
        # What the page asks in its own words: the rule it teaches is the reason.
        return Fault(part.id, part.state, ())
    return Fault(part.id, part.state, (_said(question, part.id),))


def missed_pick(question: Question, part: Part, rules: RuleSet) -> Fault:
    """Return what helps to find what was left out: first where to look, then why it is right."""
    for why in part.why:
        match why:
            case Judged(verdict) if question.topic != "why-not":
                tiles = evidence_of(verdict.findings)
                return Fault(
                    part.id,
                    part.state,
                    (Stated("one-more-claim", (("tiles", tiles),)),) if tiles else (Stated("one-more"),),
                    (why, *text_behind(question, verdict, rules)),
                    marked(tiles, good=True),
                    verdict.cite,
                )
            case Arranged() if isinstance(question.form, PickTiles):
                return missed_wait(question, part, why)
            case Earned():
                return item_missed(question, part, why, rules)
            case _:
                continue
    if isinstance(question.form, PickTiles):
        meant = tile(part.id)
        said = Stated("one-more-among", (("sort", what_it_is(meant)),))
        return Fault(part.id, part.state, (said,))
    hand = hand_of(question, part.id)
    if hand is not None:
        held = tuple(sorted(hand.hand.all_tiles()))
        why_right: tuple[Why, ...] = tuple(one for one in part.why if isinstance(one, Arranged))
        if len(held) == SET:
            why_right = (Stated("set-right", (("tiles", held),)),)
        return Fault(part.id, part.state, (Stated("one-more-hand"),), why_right, seen(held, good=True))
    stated = Stated("nothing-is-an-answer" if part.id == NONE else "one-more")
    return Fault(part.id, part.state, (stated,), tuple(part.why))


# -- claims and conditions -----------------------------------------------------------------------------------


def _judged(question: Question, part: Part, verdict: Verdict, rules: RuleSet) -> Fault:
    """Return what forbids a claim that was chosen; or that a condition named as the obstacle is met."""
    if question.topic == "why-not":
        found = next(one for one in verdict.findings if one.condition == part.id)
        text = text_behind(question, verdict, rules)
        noted = (seen if found.condition == "suit-tile" else marked)(evidence_of((found,)), good=True)
        return Fault(part.id, part.state, (Judged(verdict),), text, noted, found.cite)
    unmet = verdict.unmet
    if any(one.condition == "suit-tile" for one in unmet):
        # Of a tile that belongs to no suit there are no two others that would make a sequence with it.
        unmet = tuple(one for one in unmet if one.condition not in HELD)
    return Fault(
        part.id,
        part.state,
        (Judged(verdict),),
        text_behind(question, verdict, rules),
        unmet_seen(unmet, _offered(question)),
        unmet[0].cite if unmet else verdict.cite,
    )


def _offered(question: Question) -> tuple[Tile, ...]:
    """Return the tile that is claimed."""
    claimed = dict(question.facts).get("tile")
    return (claimed,) if isinstance(claimed, Tile) else ()


def _nothing_chosen(question: Question, part: Part, rules: RuleSet) -> Fault:
    """Return that something can be claimed, with the tiles that show it; of a claim, why none is allowed."""
    if part.id != NONE:
        # A discard that is dead is dead for every claim: the rule is not that of the claim.
        place = next((why.cite for why in part.why if isinstance(why, Stated)), None)
        text = rule_text(rules, rules_on(rules, "claimed-late"))
        return Fault(part.id, part.state, part.why, text, unmet_seen((), _offered(question)), place)
    right = question.solutions[0]
    first = right[0] if isinstance(right, list) and right else ""
    made = missed_pick(question, Part(first, State.MISSED, question.why(first)), rules)
    tiles = made.tiles or marked(_offered(question))
    key = "a-great-hand" if question.topic in {"limit", "great"} else "something-is"
    return Fault(part.id, part.state, (Stated(key),), made.more, tiles, made.cite)


# -- tiles and hands -----------------------------------------------------------------------------------------


def _what(question: Question, held: Tile) -> Stated:
    """Return what a tile is; of which suit, where a page asks for one suit or none, else which end of it."""
    if held.suit is None:
        return Stated(f"is-{what_it_is(held)}", (("tile", held),))
    right = question.solutions[0]
    suits = {tile(code).suit for code in right} if isinstance(right, list) else set()
    by_suit = question.topic == "lesson" and len(suits) == 1
    of_suit = "of-suit" if suits <= {None, held.suit} else "of-other-suit"
    kind = of_suit if by_suit else "end" if held.is_terminal else "middle"
    return Stated(f"is-{kind}", (("tile", held), ("suit", held.suit.name.lower())))


def _wrong_tile(question: Question, part: Part, rules: RuleSet) -> Fault:
    """Return why a picked tile is wrong: what stays outside the sets of a waiting hand, or its own kind."""
    picked = tile(part.id)
    hands = question.shown.hands
    if hands and question.topic in {"lesson", "waits", "wild"}:
        # A wild tile may stand for a fifth of a kind; what comes from the wall is none.
        gone = None if question.topic == "wild" else none_left(hands[0], picked)
        laid = in_the_way(rules, hands[0], picked) if gone is None else gone
        if isinstance(laid, Stated):
            return of_nearest(part, laid)
        return Fault(part.id, part.state, (laid,), (), of_arranged(question, part, laid))
    if question.topic == "set-out":
        key = "set-out-own" if picked.is_bonus else "set-out-plain"
        facts: tuple[tuple[str, Value], ...] = (("tile", picked), ("me", question.fact("me")))
        return Fault(part.id, part.state, (Stated(key, facts),), (), seen((picked,), good=False))
    if question.topic == "set-out-wild":
        key = "set-out-wild" if picked.is_bonus else "set-out-plain"
        facts = (("tile", picked), ("turned", question.fact("turned")), ("me", question.fact("me")))
        return Fault(part.id, part.state, (Stated(key, facts),), (), seen((picked,), good=False))
    if question.topic == "wild-kinds":
        turned = question.fact("tile")
        said = Stated("not-wild", (("tile", picked), ("turned", turned)))
        return Fault(part.id, part.state, (said,), (), marked((picked,), good=False))
    return Fault(part.id, part.state, (_what(question, picked),), (), seen((picked,), good=False))


def hand_of(question: Question, choice: str) -> HandRecord | None:
    """Return the hand on a card; None if it has none."""
    form = question.form
    choices = form.choices if isinstance(form, Choose) else ()
    return next((one.hand for one in choices if one.id == choice), None)


def why_complete(record: HandRecord) -> tuple[Why, ...]:
    """Return why a card is right: its tiles are a set, or all of them are in sets and a pair."""
    held = tuple(sorted(record.hand.all_tiles()))
    if len(held) <= SET + 1:
        return (is_set(held),)
    laid = best_effort(record.hand)
    return () if laid.left else (laid,)


def _wrong_hand(part: Part, record: HandRecord, rules: RuleSet) -> Fault:
    """Return why tiles on a card are no set, or what is left over of a whole hand."""
    held = tuple(sorted(record.hand.all_tiles()))
    if len(held) <= SET + 1:
        said, noted = no_set(held)
        return Fault(part.id, part.state, (said,), (), noted)
    laid = in_the_way(rules, record)
    if isinstance(laid, Stated):
        return of_nearest(part, laid)
    if laid.left:
        return Fault(
            part.id,
            part.state,
            (laid,),
            (),
            tuple(Noted(one, good=False, what="left-over") for one in laid.left),
        )
    # It is complete, and something more is asked of it than that: the rule says what.
    return Fault(part.id, part.state, (), (), seen(held))


# -- winds and players ---------------------------------------------------------------------------------------


def _said(question: Question, given: str, topic: str = "", **more: Value) -> Stated:
    """Return the sentence for a wrong answer of this topic, with what was given."""
    facts = {**dict(question.facts), "given": _player(given), **more}
    return Stated(f"not-{topic or question.topic}", tuple(facts.items()))


def _player(given: str) -> Value:
    return Wind(given) if given in {wind.value for wind in WINDS} else given


def _place(name: Value) -> int:
    """Return the place of a wind from East, or of a player from A."""
    return name.number if isinstance(name, Wind) else _PLAYERS.index(str(name))


def _counted_out(question: Question, part: Part) -> Fault:
    """Return at which numbers the one who was chosen is counted, where somebody is counted out."""
    begins, how_far = _COUNTS[question.topic]
    facts = dict(question.facts)
    start = facts[begins] if begins else Wind.EAST
    given = _player(part.id)
    right = question.solutions[0]
    meant = _player(right[0]) if isinstance(right, list) and right else given
    number = sum(int(str(facts[name])) for name in how_far.split())
    less = question.topic == "first-banker" and (_place(start) + number - 2 - _place(meant)) % len(WINDS) == 0
    number -= less
    if (_place(start) + number - 1 - _place(meant)) % len(WINDS) == 0:
        counts = counted_at(_place(start), _place(given))
        said = (("given", given), ("start", start), ("number", number), *counts)
        key = "counted-less" if less else "counted-in-deal" if question.topic == "dealing" else "counted-out"
        return Fault(part.id, part.state, (Stated(key, said),))
    return Fault(part.id, part.state, (_said(question, part.id),))


def _highest(question: Question, part: Part, _rules: RuleSet) -> Fault:
    throw = question.fact(f"throw-{part.id}")
    return Fault(part.id, part.state, (_said(question, part.id, throw=throw),))


def _my_seat(question: Question, part: Part, _rules: RuleSet) -> Fault:
    throws = {name: question.fact(f"throw-{name}") for name in _PLAYERS}
    east = max(throws, key=lambda name: int(str(throws[name])))
    return Fault(
        part.id,
        part.state,
        (_said(question, part.id),),
        (_said(question, part.id, "my-seat-east", east=east),),
    )


def _turn(question: Question, part: Part, rules: RuleSet) -> Fault:
    """Return where the chosen one sits, seen from him after whom the turn is asked."""
    after = question.fact("from" if question.topic == "turn-next" else "claimer")
    given = Wind(part.id)
    players = question.fact("players") if question.topic == "turn-next" else len(WINDS)
    if isinstance(players, int) and given not in rules.course.seats(players):
        return Fault(part.id, part.state, (_said(question, part.id, "turn-absent", players=players),))
    steps = after.steps_to(given) if isinstance(after, Wind) else 0
    where = ("himself", "right", "opposite", "left")[steps]
    return Fault(part.id, part.state, (_said(question, part.id, f"turn-{where}", after=after),))


def _next_east(question: Question, part: Part, _rules: RuleSet) -> Fault:
    winner = dict(question.facts).get("winner")
    who = "drawn" if winner is None else "east" if winner is Wind.EAST else "other"
    topic = f"{question.topic}-{who}"
    return Fault(part.id, part.state, (_said(question, part.id, topic),))


def _after_deals(question: Question, part: Part, _rules: RuleSet) -> Fault:
    why = next((one for one in part.why if isinstance(one, Stated)), None)
    passed = 0 if why is None else dict(why.facts).get("passed", 0)
    more = _said(question, part.id, f"{question.topic}-passed", passed=passed)
    return Fault(part.id, part.state, (_said(question, part.id),), (more,))


def _precedence(question: Question, part: Part, rules: RuleSet) -> Fault:
    """Return what goes before the claim of the one who was chosen."""
    right = question.solutions[0]
    taker = Wind(right[0]) if isinstance(right, list) else Wind.EAST
    mine, theirs = question.fact(f"claim-{part.id}"), question.fact(f"claim-{taker.value}")
    facts = {"claim": mine, "other": theirs, "taker": taker}
    reasons = [why.topic for why in part.why if isinstance(why, Stated)]
    equal = "equal-claims-first" if "first-by-book" in reasons else "equal-claims"
    key = equal if mine == theirs else "lower-claim"
    text = rule_text(rules, deciding(rules, str(theirs), tied=mine == theirs))
    return Fault(part.id, part.state, (_said(question, part.id, key, **facts),), text)


def _liable(question: Question, part: Part, rules: RuleSet) -> Fault:
    record = question.shown.hands[0]
    win = record.win
    right = question.solutions[0]
    somebody = right != [NONE]
    tiles = tuple(held for meld in record.hand.melds for held in meld.tiles)
    # Where claims are not counted, a number of them would only mislead.
    counted = "" if rules_on(rules, "liable-four") else "-uncounted"
    if part.id == NONE:
        what = _said(question, part.id, f"liable-none{counted}")
        return Fault(part.id, part.state, (what,), tuple(part.why), seen(tiles))
    given = Wind(part.id)
    fed = sum(meld.claimed_from is given for meld in record.hand.melds)
    gave = win is not None and win.giver is given
    key = "liable-gave" if gave else "liable-not-giver"
    facts: dict[str, Value] = {"fed": fed, "giver": "" if win is None or win.giver is None else win.giver}
    by = part.why[0].topic if part.why and isinstance(part.why[0], Stated) else ""
    if win is not None and win.giver is None:
        key = "liable-drawn"
    elif by in BY_LAST_TILE and fed > 2:
        key = "liable-tile-first"
    more = () if somebody else tuple(part.why)
    what = _said(question, part.id, f"{key}{counted}", **facts)
    return Fault(part.id, part.state, (what,), more, seen(tiles))


def _slip(question: Question, part: Part, rules: RuleSet) -> Fault:
    """Return that what was chosen is right in the book, line by line."""
    record = question.shown.hands[0]
    sheet = rules.score(record).sheet
    lines = [line for line in sheet.lines if line.item == part.id]
    if lines:
        tiles = tuple(held for line in lines for held in line.evidence.tiles)
        facts: dict[str, Value] = {"item": lines[0].item, "title": lines[0].title, "times": len(lines)}
        said = _said(question, part.id, "slip-line", **facts)
        return Fault(part.id, part.state, (said,), (), seen(tiles, good=True), lines[0].cite)
    tiles = tuple(held for line in sheet.lines for held in line.evidence.tiles)
    return Fault(part.id, part.state, (_said(question, part.id, f"slip-{part.id}"),), (), seen(tiles))


_BY_TOPIC: Final[dict[str, Callable[[Question, Part, RuleSet], Fault]]] = {
    "highest-throw": _highest,
    "my-seat": _my_seat,
    "turn-next": _turn,
    "turn-after-claim": _turn,
    "next-east": _next_east,
    "own-wind": _next_east,
    "east-after": _after_deals,
    "round": _after_deals,
    "first": _precedence,
    "first-wash": _precedence,
    "liable": _liable,
    "liable-two-hands": _liable,
    "slip": _slip,
    "slip-players": _slip,
    **dict.fromkeys(
        ("claim", "claim-late", "claim-robbing", "claim-last", "limit", "great"), _nothing_chosen
    ),
}
"""Who says what is wrong, by topic; other topics have a sentence of their own."""
