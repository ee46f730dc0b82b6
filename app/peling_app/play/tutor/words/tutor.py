"""Word what the tutor says of an action: what it makes, counts, costs, brings then, how it ranks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.advice.consequences import Consequences, Worth
from peling.core import actions as act
from peling.core.melds import MeldKind
from peling.core.tiles import Tile, Wind
from peling.core.view import PlayerView
from peling_app.books.words.scores import shape_words
from peling_app.kit.words import plurals
from peling_app.kit.words.actions import claim_noun, kind_name
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP, Sentence
from peling_app.kit.words.numbers import number, reckoned
from peling_app.kit.words.tiles import (
    begun,
    joined,
    one_of,
    several,
    short_run,
    tile_name,
    wind_name,
    winds_joined,
)

translate = QCoreApplication.translate


you = Sentence("Tutor", "You")
thinking = Sentence("Tutor", "One moment.")
allowed = Sentence("Tutor", "allowed")
not_allowed = Sentence("Tutor", "not allowed")


def labels() -> tuple[str, str, str, str, str]:
    """Return the five words of the fact list in their order: Makes, Counts, Costs, Then, Ranks."""
    return (
        translate("Tutor", "Makes"),
        translate("Tutor", "Counts"),
        translate("Tutor", "Costs"),
        translate("Tutor", "Then"),
        translate("Tutor", "Ranks"),
    )


_BESIDE: Final[dict[type, str]] = {
    act.ClaimPung: QT_TRANSLATE_NOOP("Tutor", "your pair and\n{giver}’s discard"),
    act.ClaimKong: QT_TRANSLATE_NOOP("Tutor", "your three and\n{giver}’s discard"),
    act.ClaimChow: QT_TRANSLATE_NOOP("Tutor", "your two and\n{giver}’s discard"),
    act.ClaimWin: QT_TRANSLATE_NOOP("Tutor", "{giver}’s\ndiscard"),
    act.ConcealedKong: QT_TRANSLATE_NOOP("Tutor", "four of\nyour hand"),
    act.AddedKong: QT_TRANSLATE_NOOP("Tutor", "your tile to\nyour open three"),
}
_ROBBED: Final = QT_TRANSLATE_NOOP("Tutor", "the tile\n{giver} is adding")


def tiles_words(action: act.Action, view: PlayerView) -> str:
    """Return what stands beside the pictures of the tiles."""
    robbed = isinstance(action, act.ClaimWin) and view.offer is not None and view.offer.robbing
    words = _ROBBED if robbed else _BESIDE.get(type(action), "")
    giver = wind_name(view.offer.by) if view.offer is not None else ""
    return translate("Tutor", words).format(giver=giver) if words else ""


def makes(facts: Consequences, covered: int = 2) -> str:
    """Return what an action makes and where it lies; `covered` tiles of a drawn four lie face down."""
    match facts.action:
        case act.ClaimPung():
            return translate("Tutor", "a three of a kind, laid open at your right")
        case act.ClaimKong():
            return translate("Tutor", "a four of a kind, laid open at your right")
        case act.ClaimChow():
            run = short_run(facts.makes.tiles) if facts.makes is not None else ""
            return translate("Tutor", "the sequence {run}, laid open at your right").format(run=run)
        case act.ConcealedKong() if covered == 3:
            return translate("Tutor", "a four of a kind, one of its tiles face up")
        case act.ConcealedKong():
            return translate("Tutor", "a four of a kind, the two end tiles face down")
        case act.AddedKong():
            return translate("Tutor", "a four of a kind from your open three")
        case act.ClaimWin() | act.GoOut() | act.GoOutByFlowers() if facts.score is not None and any(
            shape_words(facts.score.sheet)
        ):
            return _wins(*shape_words(facts.score.sheet))
        case act.ClaimWin() | act.GoOut() if facts.score is not None and not facts.score.sheet.reading.sets:
            return translate("Tutor", "a complete hand: Mah-Jongg. The deal ends")
        case act.ClaimWin() | act.GoOut():
            return translate("Tutor", "four sets and a pair: Mah-Jongg. The deal ends")
        case act.SetOutBonus():
            return translate("Tutor", "a flower laid open; a tile is drawn for it")
        case act.GoOutByFlowers():
            return translate("Tutor", "eight flowers: Mah-Jongg. The deal ends")
        case act.TakeLast():
            return translate("Tutor", "your hand with the last tile; you win with it or discard it")
        case act.RefuseLast():
            return translate("Tutor", "nothing; the next player is asked")
        case act.Discard(standing=True):
            return translate(
                "Tutor",
                "a standing hand: from now on you discard every tile you draw, until one completes the hand",
            )
        case act.Wash():
            return translate("Tutor", "the end of the deal: you show the tiles you were dealt")
        case _:
            return ""


def _wins(shape: str, stands: str) -> str:
    """Return in which shape a hand wins, and what wild tiles stand for in it."""
    words = translate("Tutor", "{shape}: Mah-Jongg. The deal ends.").format(shape=shape)
    return f"{words} {stands}".strip()


def counts(facts: Consequences) -> str:
    """Return what the set counts, and what it would count drawn; for going out, what the hand scores."""
    if facts.score is not None:
        sheet = facts.score.sheet
        if facts.paid is not None and facts.paid != sheet.total:
            words = translate("Tutor", "{points}, rounded up to {paid}.")
            return words.format(points=plurals.points(sheet.total), paid=number(facts.paid))
        added = sheet.shares if sheet.points else 0
        if not sheet.doubles and not added:
            return translate("Tutor", "{points}.").format(points=plurals.points(sheet.total))
        chain, uncut = reckoned(sheet.points, sheet.doubles, added), sheet.uncapped
        if sheet.total < uncut:
            words = translate("Tutor", "{chain} = {uncut}, cut to {total} points.")
            return words.format(chain=chain, uncut=number(uncut), total=number(sheet.total))
        return translate("Tutor", "{chain} = {total} points.").format(chain=chain, total=number(sheet.total))
    if facts.worth is None:
        return ""
    return " ".join(filter(None, (_worth(facts), _drawn(facts), _doubled(facts.worth), _replaced(facts))))


def _worth(facts: Consequences) -> str:
    worth, made = facts.worth, facts.makes
    if worth is None or made is None:
        return ""
    if made.kind is MeldKind.CHOW:
        return translate("Tutor", "nothing by itself. A sequence serves to go out.")
    points = plurals.points(worth.points)
    if not worth.points and facts.drawn_worth in {None, worth}:
        return translate("Tutor", "nothing by itself.")
    if facts.drawn_worth == worth:
        return translate("Tutor", "{points}, drawn or claimed.").format(points=points)
    if facts.claimed_worth is not None and facts.claimed_worth.points < worth.points:
        return translate("Tutor", "{points}, because another may rob the tile.").format(points=points)
    if made.concealed:
        return translate("Tutor", "{points}, because all four are drawn.").format(points=points)
    if isinstance(facts.action, act.AddedKong):
        return translate("Tutor", "{points}, because one tile was claimed.").format(points=points)
    return translate("Tutor", "{points}, because it is exposed.").format(points=points)


def _drawn(facts: Consequences) -> str:
    if facts.drawn_worth is None or facts.worth is None or facts.drawn_worth == facts.worth:
        return ""
    if isinstance(facts.action, act.ClaimKong):
        return translate("Tutor", "With all four drawn it would count {points}.").format(
            points=number(facts.drawn_worth.points)
        )
    return translate("Tutor", "Drawn by yourself it would count {points}.").format(
        points=number(facts.drawn_worth.points)
    )


def _doubled(worth: Worth) -> str:
    if not worth.doubles:
        return ""
    factor = number(2**worth.doubles)
    return translate("Tutor", "The set also multiplies the whole hand by {factor}.").format(factor=factor)


def _replaced(facts: Consequences) -> str:
    if facts.replaces is None or facts.makes is None or facts.replaces == facts.worth:
        return ""
    return translate("Tutor", "The three counts {points} now.").format(points=number(facts.replaces.points))


def costs(facts: Consequences) -> str:
    """Return what comes apart, and how far the hand is from a win before and after."""
    if isinstance(facts.action, act.GoOut | act.ClaimWin):
        return translate("Tutor", "nothing.")
    if facts.makes is None:
        return ""
    return f"{comes_apart(facts.broken)} {before_and_after(facts)}".strip()


def comes_apart(broken: tuple[tuple[Tile, ...], ...]) -> str:
    """Return which complete sets and pairs come apart; empty if none does."""
    if not broken:
        return ""
    words = (
        translate("Tutor", "{parts} comes apart.")
        if len(broken) == 1
        else translate("Tutor", "{parts} come apart.")
    )
    return words.format(parts=begun(joined([_part(part) for part in broken])))


def before_and_after(facts: Consequences) -> str:
    """Return how far the hand is from a win before an action and after it."""
    before, after = facts.away_before, facts.away_after
    if not after and isinstance(facts.action, act.ClaimPung | act.ClaimChow):
        return translate("Tutor", "Then the hand is complete, but a discard must follow.")
    if not after:
        return translate("Tutor", "Then the hand is complete.")
    if before == after:
        words = translate("Tutor", "{short}, as before.")
    elif after == 1:
        words = translate("Tutor", "{short} before, calling after it.")
    else:
        words = translate("Tutor", "{short} before, {after} after.")
    return words.format(short=plurals.short(before), after=number(after))


def _part(tiles: tuple[Tile, ...]) -> str:
    if len(set(tiles)) > 1:
        return short_run(tiles)
    words = (
        translate("Tutor", "the pair of {tiles}")
        if len(tiles) == 2
        else translate("Tutor", "the three {tiles}")
    )
    return words.format(tiles=several(tiles[0]))


def then(facts: Consequences, payers: tuple[Wind, ...] = ()) -> str:
    """Return what follows: loose tile, discard, who plays next, who loses a turn; or who pays."""
    if isinstance(facts.action, act.Wash):
        words = (
            translate("Tutor", "{winds} pays you; nothing is doubled. The tiles are dealt anew.")
            if len(payers) == 1
            else translate("Tutor", "{winds} pay you the same; nothing is doubled. The tiles are dealt anew.")
        )
        return words.format(winds=winds_joined(payers)) if payers else ""
    if facts.payments:
        return _paying(facts.payments)
    if isinstance(facts.action, act.GoOut | act.ClaimWin):
        if not payers:
            return ""
        if facts.liable is not None:
            words = translate("Tutor", "{wind} pays you for all; what East pays or receives is doubled.")
            return words.format(wind=wind_name(facts.liable))
        words = (
            translate("Tutor", "{winds} pays you; what East pays or receives is doubled.")
            if len(payers) == 1
            else translate("Tutor", "{winds} pay you; what East pays or receives is doubled.")
        )
        return words.format(winds=winds_joined(payers))
    if facts.loose and facts.next_turn is None:
        return translate("Tutor", "you draw a loose tile and discard.")
    sentences = []
    if facts.next_turn is not None:
        words = (
            translate("Tutor", "you draw a loose tile and discard, and {next} plays next.")
            if facts.loose
            else translate("Tutor", "you discard, and {next} plays next.")
        )
        sentences.append(words.format(next=wind_name(facts.next_turn)))
    if isinstance(facts.action, act.ClaimChow):
        sentences.append(translate("Tutor", "It takes the place of your draw."))
    if len(facts.skipped) == 1:
        sentences.append(
            translate("Tutor", "{wind} loses this turn.").format(wind=wind_name(facts.skipped[0]))
        )
    elif facts.skipped:
        sentences.append(
            translate("Tutor", "{winds} lose this turn.").format(winds=winds_joined(facts.skipped))
        )
    return " ".join(sentences)


def _paying(payments: tuple[tuple[Wind, int], ...]) -> str:
    """Return who pays how much, those who pay the same together."""
    sentences = []
    for amount in dict.fromkeys(paid for _, paid in payments):
        winds = tuple(wind for wind, paid in payments if paid == amount)
        words = (
            translate("Tutor", "{wind} pays you {amount}.")
            if len(winds) == 1
            else translate("Tutor", "{wind} pay you {amount} each.")
        )
        sentences.append(words.format(wind=winds_joined(winds), amount=number(amount)))
    return " ".join(sentences)


def ranks(facts: Consequences) -> str:
    """Return how a claim stands against the claims of others."""
    if isinstance(facts.action, act.ClaimWin):
        if facts.served:
            return translate(
                "Tutor",
                "before every other claim. Of several who can go out, the first in this order does: {winds}.",
            ).format(winds=", ".join(wind_name(wind) for wind in facts.served))
        return translate(
            "Tutor",
            "before every other claim. Of two who can go out, the one nearest after the discarder does.",
        )
    sentences = []
    if facts.outranks:
        behind = one_of([claim_noun(kind) for kind in facts.outranks])
        sentences.append(translate("Tutor", "before {claims}.").format(claims=behind))
    if facts.outranked_by:
        before = joined([claim_noun(kind) for kind in facts.outranked_by])
        own = claim_noun(type(facts.action))
        if len(facts.outranked_by) == 1:
            words = translate("Tutor", "Only {claims} ranks before {own}.")
        else:
            words = (
                translate("Tutor", "{claims} rank before it.")
                if sentences
                else translate("Tutor", "behind every other claim: {claims}.")
            )
        sentences.append(words.format(claims=before, own=own))
    return " ".join(sentences)


def chow_ways(runs: tuple[tuple[Tile, ...], ...], tile: Tile) -> str:
    """Return which tiles would make which sequence: "4 and 6 would make 4–5–6, but"."""
    parts = []
    for run in runs:
        own = [str(kind.rank) for kind in run if kind is not tile]
        parts.append(translate("Tutor", "{own} would make {run}").format(own=joined(own), run=short_run(run)))
    return joined(parts)


def chow_refused(ways: str, left: Wind, *, empty: bool) -> str:
    """Say that a sequence could be made, but that the discard is not the left neighbour's.

    `empty`: nobody sits at the left, so he is who plays before the user.
    """
    if not ways:
        words = (
            translate("Tutor", "A chow is taken only from the player before you. That is {left}.")
            if empty
            else translate("Tutor", "A chow is taken only from the player at your left. That is {left}.")
        )
        return words.format(left=wind_name(left))
    words = (
        translate("Tutor", "{ways}, but a chow is taken only from the player before you. That is {left}.")
        if empty
        else translate(
            "Tutor", "{ways}, but a chow is taken only from the player at your left. That is {left}."
        )
    )
    return words.format(ways=ways, left=wind_name(left))


def seat_of(wind: Wind, view: PlayerView) -> str:
    """Return where a player sits, as a sentence."""
    match view.me.steps_to(wind):
        case 1:
            words = translate("Tutor", "{wind} sits at your right.")
        case 2:
            words = translate("Tutor", "{wind} sits opposite you.")
        case _:
            words = translate("Tutor", "{wind} sits at your left.")
    return words.format(wind=wind_name(wind))


def seat_name(wind: Wind, view: PlayerView) -> str:
    """Return the name at a seat of the little picture; a seat where nobody plays has a dash."""
    return wind_name(wind) if wind in view.winds else "–"


seats_said = Sentence("Tutor", "{left} sits at your left, {right} at your right, {opposite} opposite.")


def card_title(action: act.Action) -> str:
    """Return the title of an action's card."""
    if isinstance(action, act.Discard):
        return translate("Tutor", "Standing hand: discard {tile}").format(tile=tile_name(action.tile))
    return kind_name(type(action))
