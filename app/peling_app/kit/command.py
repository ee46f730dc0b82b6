"""What a command of the program is: where it works, in which menu it stands, what must be so for it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Scope(StrEnum):
    """On which page a command works; its keys may mean something else on another page."""

    ANYWHERE = "anywhere"
    HOME = "home"
    SETUP = "setup"
    TABLE = "table"
    COMPARE = "compare"
    JUDGE = "judge"
    SCORE = "score"
    LEARN = "learn"
    REPLAY = "replay"
    REVIEW = "review"
    GAMES = "games"
    OWN_HANDS = "own-hands"


class Group(StrEnum):
    """The menu a command stands in, and its heading on the page of keys."""

    GAME = "game"
    TABLE = "table"
    CLAIMS = "claims"
    SCORE = "score"
    LEARN = "learn"
    VIEW = "view"
    HELP = "help"


@dataclass(frozen=True, slots=True)
class Command:
    """One thing the user can ask for.

    Attributes:
        id: stable id, for example ``"claim.pung"``.
        text: its name, an English source for translation.
        group: the menu it stands in.
        scope: the page on which it works.
        keys: shortcuts in Qt's portable notation; the first is the one that is shown.
        needs: the flag that must be set for it to be enabled, see `Flag`; empty: always enabled.
        checkable: it is a state that is on or off.
        in_menu: it has an entry in the menu; pure movement keys have none.
        also: other pages on which it works as well.
    """

    id: str
    text: str
    group: Group
    scope: Scope = Scope.ANYWHERE
    keys: tuple[str, ...] = ()
    needs: str = ""
    checkable: bool = False
    in_menu: bool = True
    also: tuple[Scope, ...] = ()

    def works_on(self, scope: Scope) -> bool:
        """Return whether it works on the page of this scope."""
        return self.scope in {Scope.ANYWHERE, scope} or scope in self.also


class Flag(StrEnum):
    """What may be so at the moment; the session and the pages set and clear these."""

    SAVED_GAME = "saved-game"
    GAME_OPEN = "game-open"
    DEAL_RUNS = "deal-runs"
    HAND_OF_GAME = "hand-of-game"
    HAND_ARRANGED = "hand-arranged"
    TABLE_SEEN = "table-seen"
    CAN_TAKE_BACK = "can-take-back"
    ASKED_LESS = "asked-less"
    ADVICE = "advice"
    TUTOR_SPEAKS = "tutor-speaks"
    DEAL_SETTLED = "deal-settled"
    DEAL_PLAYED = "deal-played"
    REPLAY_OPEN = "replay-open"
    REPLAY_CHOSEN = "replay-chosen"
    REVIEW_KNOWN = "review-known"
    HAND_ANSWERED = "hand-answered"
    GAME_AWAY = "game-away"
    LESSON_SHOWN = "lesson-shown"
    TABLE_ABOVE = "table-above"
    COMPARE_UNDO = "compare-undo"
    COMPARE_LAID = "compare-laid"
    JUDGE_UNDO = "judge-undo"
    JUDGE_LAID = "judge-laid"
    JUDGE_TEXT = "judge-text"
    MAY_GROW = "may-grow"
    MAY_SHRINK = "may-shrink"
    TEXT_SIZED = "text-sized"
    SHEET_NEW = "sheet-new"
    SHEET_OPEN = "sheet-open"
    SHEET_SHOWN = "sheet-shown"
    SHEET_DEALS = "sheet-deals"
    SHEET_UNDO = "sheet-undo"
    SHEET_REDO = "sheet-redo"
    SHEET_CORRECTING = "sheet-correcting"
    PERSON_CHOSEN = "person-chosen"


ONE_OF_THESE: Final = frozenset({Flag.SHEET_NEW, Flag.SHEET_SHOWN, Flag.PERSON_CHOSEN})
"""Flags of which one at most is set; commands that need different ones may have the same key."""
WITH: Final = {Flag.SHEET_DEALS: Flag.SHEET_SHOWN}
"""Flags that are set only where another one is."""


ALSO: Final = {"game.house-rules": (Scope.HOME,)}  # other pages on which some work as well


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for the translators, who look for this name; it is translated where it is shown."""
    del context
    return text


def alike(
    group: Group,
    scope: Scope,
    *rows: tuple[str, str, tuple[str, ...]],
    needs: str = "",
    checkable: bool = False,
    in_menu: bool = True,
) -> tuple[Command, ...]:
    """Return commands that differ in nothing but id, name and keys."""
    return tuple(
        Command(id_, text, group, scope, keys, needs, checkable, in_menu, ALSO.get(id_, ()))
        for id_, text, keys in rows
    )
