"""Tell at the settlement what the course of play has decided: who went out first, and which round is over."""

from __future__ import annotations

from peling.core.actions import ClaimWin
from peling.core.tiles import Wind
from peling.play.deal import DealResult
from peling.rules.ruleset import RuleSet
from peling_app.books.faces import face
from peling_app.books.words import settlement as words
from peling_app.books.words.citations import citation


def outrun(result: DealResult, rules: RuleSet, me: Wind) -> str:
    """Say why another has won by the tile with which the user wished to go out, and where that stands."""
    giver = None if result.win is None else result.win.giver
    if me not in result.outrun or result.winner is None or giver is None:
        return ""
    order = rules.course.order
    nearest = all(order(ClaimWin(), giver, wind) == giver.steps_to(wind) for wind in (result.winner, me))
    said = words.outrun(result.winner, giver, nearest=nearest)
    return f"{said} ({place(rules, 'one-winner')})"


def round_over(
    result: DealResult, rules: RuleSet, following: Wind | None, *, ends: bool = False, beside: str = ""
) -> str:
    """Say that a round is over, if the next deal is played in another, and where that stands.

    `ends`: the game is over with it, and no other round begins; `beside`: the place that is named below.
    """
    played = next(iter(result.records.values())).round_wind
    if played is None or following is None or played is following:
        return words.game_over() if ends else ""
    said = words.last_round_over(played) if ends else words.round_over(played, following)
    where = place(rules, "rounds")
    return said if where == beside else f"{said} ({where})"


def place(rules: RuleSet, topic: str) -> str:
    """Return where the book speaks of a topic; empty where it does not."""
    wanted = face(rules.id).places.get(topic, ())
    return next((citation(entry.cite) for entry in rules.entries if entry.id in wanted), "")
