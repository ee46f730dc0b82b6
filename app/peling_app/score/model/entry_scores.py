"""Tell what a hand counts while a deal is entered: its row, and its score line by line."""

from __future__ import annotations

from peling.core.scoring import Doubles, Limit, ScoreSheet
from peling.core.tiles import Wind
from peling.ledger.entry import Result, counted, counts_nothing
from peling.ledger.hands import hand_of
from peling.ledger.questions import way_said
from peling.ledger.reckoning import FaultId
from peling_app.books.words.settlement import dead_hand
from peling_app.kit.model.faces import Faces
from peling_app.kit.words.numbers import number
from peling_app.play.tutor.model.score import hand_score
from peling_app.score.model.entry_faults import is_about, is_missing, is_unusual, said
from peling_app.score.model.entry_rows import EntryFacts, RowState, ScoreShown
from peling_app.score.words import entry as words
from peling_app.score.words import entry_paid as paid_words


def row_of(
    facts: EntryFacts, place: int, *, by_points: bool, text: str, losers: bool, chosen: bool = True
) -> RowState:
    """Return the row of a place; `losers`: those who have not won count too; `chosen`: he is entered."""
    entry, hand = facts.entry, facts.reckoning.hands[place]
    winner = entry.winner == place
    asked = losers or winner or entry.winner is None
    about = [fault for fault in facts.reckoning.faults if is_about(fault, place, facts)]
    rests = not (losers or winner or chosen or by_points)
    total = counted(entry, [one.total for one in facts.reckoning.hands])[place]
    return RowState(
        place=place,
        wind=facts.situation.winds[place],
        name=facts.names[place],
        by_points=by_points,
        text=text,
        sum=""
        if hand.sum is None or len(hand.sum.terms) + len(hand.sum.terms[0]) == 2 or total != hand.total
        else _sum(hand.sum.terms),
        total="" if total is None else number(total),
        asked=asked,
        laid=not by_points and hand_of(entry, place) is not None,
        rests=rests,
        winner=winner,
        giver=entry.giver == place and entry.winner is not None,
        note=_note(facts, place, asked=asked),
        dead="" if place not in dict(entry.dead) else "nothing" if counts_nothing(entry, place) else "score",
        unusual=next((said(fault, facts) for fault in about if is_unusual(fault)), ""),
        errors=tuple(
            said(fault, facts) for fault in about if not is_missing(fault) and not is_unusual(fault)
        ),
    )


def score_of(facts: EntryFacts, place: int) -> ScoreShown:
    """Return what the hand of a place counts, line by line where its tiles are known."""
    hand, name = facts.reckoning.hands[place], facts.names[place]
    title = paid_words.hand_of(name=name)
    if counts_nothing(facts.entry, place):
        return ScoreShown(title, note=dead_hand(dict(facts.entry.dead)[place]))
    total = "" if hand.total is None else number(hand.total)
    if hand.score is None or hand.record is None:
        note = ""
        if hand.sum is not None:
            note = paid_words.counted_by_hand(_sum(hand.sum.terms), hand.sum.value)
        elif hand_of(facts.entry, place) is None:
            note = paid_words.nothing_entered(name=name)
        return ScoreShown(title, note=note)
    sheet, record = hand.score.sheet, hand.record
    won = record.win is not None
    score = hand_score(
        sheet,
        record.seat,
        facts.rules,
        win=record.win,
        me=False,
        near=facts.rules.near_misses(record) if won else (),
        faces=Faces(wild=record.wild),
    )
    return ScoreShown(
        title,
        cite=(score.points_cite or score.doubles_cite).split("; ")[0],
        score=score,
        steps=_steps(sheet),
        total=total,
        limit=_limit(sheet),
        note=_rounded(facts, sheet),
        supposed=_supposed(facts, place),
    )


def _sum(terms: tuple[tuple[int, ...], ...]) -> str:
    """Return a sum as it is written: "20 + 8 + 4", "26 × 2 × 2", "30 − 4"."""
    text = ""
    for term in terms:
        first, *rest = term
        product = " × ".join(number(factor) for factor in (abs(first), *rest))
        sign = "−" if first < 0 else "+"
        text += f" {sign} {product}" if text else (f"−{product}" if first < 0 else product)
    return text


def _note(facts: EntryFacts, place: int, *, asked: bool) -> str:
    """Say how the hand was won, that it is dead, or that it counts nothing."""
    entry = facts.entry
    dead = dict(entry.dead).get(place)
    if dead is not None:
        return dead_hand(dead)
    if entry.winner == place and entry.result is Result.WON:
        giver: Wind | None = None
        if entry.way.claimed and entry.giver is not None:
            giver = facts.situation.winds[entry.giver]
        way = way_said(entry)
        return "" if way is None else words.won_how(way, giver)
    return "" if asked or hand_of(entry, place) is not None else words.not_asked()


def _steps(sheet: ScoreSheet) -> tuple[str, ...]:
    """Return what the hand comes to before each doubling, and before a share of the limit is added."""
    value, steps = sheet.points, []
    for line in sheet.lines:
        if isinstance(line.award, Doubles):
            steps.append(number(value))
            value <<= line.award.times
    if sheet.points and sheet.shares:
        steps.append(number(value))
    return tuple(steps)


def _limit(sheet: ScoreSheet) -> str:
    if sheet.limit is None:
        return ""
    if any(isinstance(line.award, Limit) and line.award.fraction == 1 for line in sheet.lines):
        return paid_words.limit_hand(sheet.limit)
    if sheet.uncapped > sheet.total:
        return paid_words.cut(sheet.uncapped, sheet.limit)
    return paid_words.below(sheet.limit)


def _supposed(facts: EntryFacts, place: int) -> str:
    """Say that a hand is reckoned as drawn for the time being; empty: it was said, or it changes nothing."""
    open_ = any(fault.id is FaultId.WAY_MISSING for fault in facts.reckoning.faults)
    return words.as_if_drawn() if open_ and facts.entry.winner == place else ""


def _rounded(facts: EntryFacts, sheet: ScoreSheet) -> str:
    paid = facts.rules.as_paid(sheet.total)
    return "" if paid == sheet.total else paid_words.rounded(paid)
