"""Actions as they are written in answers."""

from __future__ import annotations

from typing import Final

from peling.core import actions as act


def action_words(action: act.Action) -> str:
    """Return an action as it is written in answers."""
    match action:
        case act.Discard(kind, standing):
            return f"discard {kind.code}" + (" standing" if standing else "")
        case act.ConcealedKong(kind) | act.AddedKong(kind):
            return f"kong {kind.code}"
        case act.SetOutBonus(kind):
            return f"flower {kind.code}"
        case act.ClaimChow((low, high)):
            return f"chow {low.code} {high.code}"
        case _:
            return _WORDS[type(action)]


_WORDS: Final[dict[type, str]] = {
    act.GoOut: "win",
    act.GoOutByFlowers: "win",
    act.ClaimWin: "win",
    act.ClaimKong: "kong",
    act.ClaimPung: "pung",
    act.Pass: "pass",
    act.Wash: "wash",
    act.TakeLast: "take",
    act.RefuseLast: "refuse",
}
