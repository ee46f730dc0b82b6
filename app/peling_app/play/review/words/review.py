"""Word the review of a deal: what decisions cost and why, what was luck."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.coach.fate import Fate, Harm
from peling.coach.grades import Thresholds
from peling.core import actions as act
from peling.core.tiles import Tile, Wind
from peling_app.kit.words.actions import action_name, kind_name, name_inside
from peling_app.kit.words.marks import Counted, Sentence, Sentences
from peling_app.kit.words.numbers import decimal, number
from peling_app.kit.words.tiles import tile_name, wind_name

translate = QCoreApplication.translate

fixed: Final = Sentences(
    {
        "page": Sentence("Review", "Review"),
        "said": Sentence("Review", "points you could expect, turn by turn"),
        "deals": Sentence("Review", "Deal to review"),
        "cost-most": Sentence("Review", "What cost most"),
        "luck-and-play": Sentence("Review", "Luck and play"),
        "result": Sentence("Review", "result"),
        "luck": Sentence("Review", "luck"),
        "lost": Sentence("Review", "points lost"),
        "deal": Sentence("Review", "the deal"),
        "draws": Sentence("Review", "own draws"),
        "others": Sentence("Review", "the others"),
        "luck-of-a-draw": Sentence("Review", "luck of a draw"),
        "turn": Sentence("Review", "turn"),
        "drew": Sentence("Review", "drew or claimed"),
        "better": Sentence("Review", "better"),
        "played": Sentence("Review", "played"),
        "discards": Sentence("Review", "discards"),
        "offered": Sentence("Review", "offered"),
        "you": Sentence("Review", "You"),
        "all-open": Sentence("Review", "all hands open"),
        "curve": Sentence("Review", "Story of the deal"),
        "position": Sentence("Review", "The table at that moment"),
        "table": Sentence("Review", "All decisions as a table"),
        "habits": Sentence("Review", "Your play over all games"),
        "table-close": Sentence("Review", "Close"),
        "retry": Sentence("Review", "Retry from here"),
        "retry-said": Sentence(
            "Review",
            "Begins a learning game at this decision, with the same tiles in the wall. The game you look at "
            "stays as it is.",
        ),
        "again": Sentence("Review", "The deal again"),
        "again-said": Sentence(
            "Review",
            "Begins a learning game with this deal from its first tile, the same wall and the same hands.",
        ),
        "practise": Sentence("Review", "Practise this"),
        "next": Sentence("Review", "Next mistake"),
        "back": Sentence("Review", "Back"),
        "steps": Sentence("Review", "Step by step"),
        "steps-said": Sentence(
            "Review", "Shows this moment on the table, with what happened before and after it."
        ),
        "loading": Sentence("Review", "The deals are being laid out again."),
        "nothing": Sentence("Review", "No deal of this game is over yet."),
        "no-choice": Sentence("Review", "You had nothing to decide in this deal: all of it was luck."),
        "none-lost": Sentence("Review", "Nothing was lost: every decision was the best or about equal."),
        "best-played": Sentence("Review", "you played the best"),
        "equal-played": Sentence("Review", "you played this: about equal to the best"),
        "you-discard": Sentence("Review", "you discarded this"),
        "you-claim": Sentence("Review", "you claimed it"),
        "you-pass": Sentence("Review", "you let this pass"),
        "better-discard": Sentence("Review", "better: discard this"),
        "better-claim": Sentence("Review", "better: claim it"),
        "better-pass": Sentence("Review", "better: let it pass"),
    }
)
"""Words that never change."""
_you_did = Sentence("Review", "you chose: {choice}")
_better_do = Sentence("Review", "better: {choice}")
bottom_offered = Sentence("Review", "Turn {turn}: the bottom tile is offered to you")

heads: Final = (
    Sentence("Review", "Turn"),
    Sentence("Review", "Drawn"),
    Sentence("Review", "Luck"),
    Sentence("Review", "Expected"),
    Sentence("Review", "Played"),
    Sentence("Review", "Grade"),
    Sentence("Review", "Lost"),
    Sentence("Review", "Better"),
)
"""What stands over the columns of the table of decisions."""

title = Sentence("Review", "The story of deal {number}")
in_turn = Sentence("Review", "turn {number}")
left = Counted("ReviewPlurals", "%n tile(s) to draw")
_decisions = Counted("ReviewPlurals", "Your %n decision(s)")
_costly = Counted("ReviewPlurals", "%n other(s) were best or about equal.")


def own_decisions(count: int) -> str:
    """Return how many decisions there were."""
    return _decisions(count)


def weighing(done: int, whole: int) -> str:
    """Return how far the review is."""
    return translate("Review", "The coach is looking at your decisions: {done} of {whole}").format(
        done=number(done), whole=number(whole)
    )


def done_with(choice: str, tile: str) -> str:
    """Return what was done with a tile that was offered: "Pass (red dragon)"."""
    return translate("Review", "{choice} ({tile})").format(choice=choice, tile=tile)


def some_of(costly: int, whole: int) -> str:
    """Return how many of the decisions cost something; empty where there was nothing to decide."""
    if not whole:
        return ""
    return translate("Review", "{costly} of {whole} decisions").format(
        costly=number(costly), whole=number(whole)
    )


def rest(count: int) -> str:
    """Return how many of the decisions cost nothing; empty where all did."""
    return _costly(count) if count else ""


def graded(limits: Thresholds) -> str:
    """Return from how many points lost a grade begins in the book."""
    return translate(
        "Review",
        "Graded in this book: small slip from {slip}, mistake from {mistake}, grave mistake from {grave} "
        "points. About equal costs nothing: it is less than a slip, or may be chance. Luck is the rest.",
    ).format(
        slip=decimal(limits.slip, least=0),
        mistake=decimal(limits.mistake, least=0),
        grave=decimal(limits.grave, least=0),
    )


def played_words(action: act.Action) -> str:
    """Return what was done in one word: its name."""
    return action_name(action)


def done(action: act.Action) -> str:
    """Return what stands under the tiles of what was played."""
    kind = _kind(action)
    return fixed(f"you-{kind}") if kind else _you_did(choice=name_inside(action))


def to_do(action: act.Action) -> str:
    """Return what stands under the tiles of what would have been better."""
    kind = _kind(action)
    return fixed(f"better-{kind}") if kind else _better_do(choice=name_inside(action))


def _kind(action: act.Action) -> str:
    """Return whether a tile was discarded, let pass or claimed; empty for what is done on the own turn."""
    match action:
        case act.Discard():
            return "discard"
        case act.Pass():
            return "pass"
        case act.ClaimWin() | act.ClaimKong() | act.ClaimPung() | act.ClaimChow():
            return "claim"
        case _:
            return ""


def scene(turn: int, drawn: Tile | None, offered: Tile | None, by: str) -> str:
    """Return when it was: the turn, and the tile drawn or offered."""
    if offered is not None:
        return translate("Review", "Turn {turn}: {name} offers {tile}").format(
            turn=number(turn), name=by, tile=tile_name(offered)
        )
    if drawn is not None:
        return translate("Review", "Turn {turn}: you have drawn {tile}").format(
            turn=number(turn), tile=tile_name(drawn)
        )
    return translate("Review", "Turn {turn}: you are to discard").format(turn=number(turn))


def plate(wind: Wind, *, dealer: bool) -> str:
    """Return what stands under a name: the wind, and who dealt."""
    if dealer:
        return translate("Review", "{wind}, dealt").format(wind=wind_name(wind))
    return wind_name(wind)


def fate_words(fate: Fate, names: dict[Wind, str]) -> str:
    """Return what came of a mistake; of a deal that nobody won, and of no discard, it is said otherwise."""
    if fate.harm is Harm.MISSED and fate.wind is None:
        return nobody_won()
    if fate.harm is Harm.ENDED and fate.wind is not None:
        return won_soon()
    if fate.tile is None and fate.harm in _WITHOUT_TILE:
        return _WITHOUT_TILE[fate.harm]()
    tile = "" if fate.tile is None else tile_name(fate.tile)
    who = "" if fate.wind is None else names.get(fate.wind, wind_name(fate.wind))
    return _FATES[fate.harm](tile=tile, who=who, turn=number(fate.turn))


_FATES: Final = Sentences[Harm](
    {
        Harm.WON: Sentence("Review", "Punished: {who} won with the {tile}."),
        Harm.CLAIMED: Sentence("Review", "Punished: {who} claimed the {tile} at once."),
        Harm.DREW: Sentence(
            "Review", "Punished: in turn {turn} you drew {tile}, which only the better choice could use."
        ),
        Harm.OFFERED: Sentence(
            "Review",
            "Punished: in turn {turn} {who} discarded {tile}, which only the better choice could claim.",
        ),
        Harm.OFFERED_WIN: Sentence(
            "Review",
            "Punished: in turn {turn} {who} discarded {tile}, which would have won after the better choice.",
        ),
        Harm.MISSED: Sentence("Review", "Punished: {who} won the deal."),
        Harm.STILL_WON: Sentence("Review", "Not punished: you won the deal all the same."),
        Harm.WON_LESS: Sentence("Review", "Punished: you won the deal later, but gained less by it."),
        Harm.OUTRUN: Sentence(
            "Review", "Not punished: the {tile} went to {who}, whose claim came before yours."
        ),
        Harm.LOST_ANYWAY: Sentence(
            "Review", "Not punished: the {tile} went to {who}, whose claim would have come before yours."
        ),
        Harm.ENDED: Sentence(
            "Review", "Not punished: nobody took the tile, and the deal was over before you drew again."
        ),
        Harm.NONE: Sentence(
            "Review",
            "Not punished: nobody took the tile, and in your next draws none came that only the better "
            "choice could use.",
        ),
    }
)
nobody_won: Final = Sentence("Review", "Punished: nobody won the deal.")
won_soon: Final = Sentence("Review", "Not punished: you won the deal before you drew again.")
_WITHOUT_TILE: Final = Sentences[Harm](
    {
        Harm.NONE: Sentence(
            "Review", "Not punished: in your next draws no tile came that only the better choice could use."
        ),
        Harm.ENDED: Sentence("Review", "Not punished: the deal was over before you drew again."),
    }
)


def largest_luck(part: str, value: str, tile: Tile | None, tile_value: str) -> str:
    """Return one sentence about the largest part of luck; the tile is the draw that counted most."""
    if part == "draws" and tile is not None:
        return translate(
            "Review", "The largest part came from your own draws, {value}; {tile} alone was worth {one}."
        ).format(value=value, tile=tile_name(tile), one=tile_value)
    return _LARGEST[part](value=value)


_LARGEST: Final = Sentences(
    {
        "draws": Sentence("Review", "The largest part came from your own draws, {value}."),
        "deal": Sentence("Review", "The largest part came from the tiles dealt and your seat, {value}."),
        "others": Sentence("Review", "The largest part came from what the others did and drew, {value}."),
    }
)


def cost_said(turn: str, played: str, better: str, lost: str, grade: str) -> str:
    """Return a costly decision for a screen reader."""
    return translate("Review", "{turn}: {played}, better {better}, {lost} points, {grade}").format(
        turn=turn, played=played, better=better, lost=lost, grade=grade
    )


def dot_said(turn: str, played: str, grade: str, expected: str) -> str:
    """Return a decision on the curve for a screen reader."""
    return translate("Review", "{turn}: {played}, {grade}; expected before it {expected} points").format(
        turn=turn, played=played, grade=grade, expected=expected
    )


def identity_said(result: str, luck: str, lost: str) -> str:
    """Return the three boxes for a screen reader."""
    return translate("Review", "Result {result} is luck {luck} less {lost} points lost").format(
        result=result, luck=luck, lost=lost
    )


def ended_words(*, is_won: bool) -> str:
    """Return what stands at the end of the curve before the result."""
    return kind_name(act.GoOut) if is_won else fixed("result")
