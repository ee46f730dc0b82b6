"""List every command of the program once: menus, buttons, help and screen readers take it from here.

A command is data: what it is called, on which page it works, by which keys. What it *does* is connected by
whoever can do it, see `peling_app.kit.model.commands`. Texts are sources for translation in the context
"Commands".
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for the translators, who look for this name; it is translated where it is shown."""
    del context
    return text


class Scope(StrEnum):
    """On which page a command works; its keys may mean something else on another page."""

    ANYWHERE = "anywhere"
    HOME = "home"
    SETUP = "setup"
    TABLE = "table"
    COMPARE = "compare"
    SCORE = "score"
    LEARN = "learn"
    REPLAY = "replay"
    GAMES = "games"


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
    """

    id: str
    text: str
    group: Group
    scope: Scope = Scope.ANYWHERE
    keys: tuple[str, ...] = ()
    needs: str = ""
    checkable: bool = False
    in_menu: bool = True


class Flag(StrEnum):
    """What may be so at the moment; the session and the pages set and clear these."""

    SAVED_GAME = "saved-game"
    GAME_OPEN = "game-open"
    CAN_TAKE_BACK = "can-take-back"
    DEAL_SETTLED = "deal-settled"
    DEAL_PLAYED = "deal-played"
    REPLAY_OPEN = "replay-open"
    REPLAY_CHOSEN = "replay-chosen"
    SHEET_OPEN = "sheet-open"
    SHEET_SHOWN = "sheet-shown"
    SHEET_UNDO = "sheet-undo"
    SHEET_REDO = "sheet-redo"
    SHEET_CORRECTING = "sheet-correcting"


COMMANDS: Final = (
    Command("home.play", QT_TRANSLATE_NOOP("Commands", "Play"), Group.GAME, Scope.HOME, ("P",)),
    Command("home.learn", QT_TRANSLATE_NOOP("Commands", "Learn"), Group.GAME, Scope.HOME, ("L",)),
    Command("home.score", QT_TRANSLATE_NOOP("Commands", "Score"), Group.GAME, Scope.HOME, ("S",)),
    Command("game.new", QT_TRANSLATE_NOOP("Commands", "New game"), Group.GAME, keys=("Ctrl+N",)),
    Command(
        "game.continue",
        QT_TRANSLATE_NOOP("Commands", "Continue the last game"),
        Group.GAME,
        keys=("Ctrl+O",),
        needs=Flag.SAVED_GAME,
    ),
    Command("game.saved", QT_TRANSLATE_NOOP("Commands", "Saved games"), Group.GAME, keys=("Ctrl+Shift+O",)),
    Command(
        "games.replay",
        QT_TRANSLATE_NOOP("Commands", "Replay of the game chosen"),
        Group.GAME,
        Scope.GAMES,
        ("Ctrl+R",),
        Flag.REPLAY_CHOSEN,
    ),
    Command("game.start", QT_TRANSLATE_NOOP("Commands", "Start"), Group.GAME, Scope.SETUP, ("Ctrl+Return",)),
    Command(
        "game.house-rules", QT_TRANSLATE_NOOP("Commands", "House rules"), Group.GAME, Scope.SETUP, ("Ctrl+H",)
    ),
    Command(
        "game.take-back",
        QT_TRANSLATE_NOOP("Commands", "Take back"),
        Group.GAME,
        Scope.TABLE,
        ("Ctrl+Z",),
        Flag.CAN_TAKE_BACK,
    ),
    Command(
        "game.next-deal",
        QT_TRANSLATE_NOOP("Commands", "Next deal"),
        Group.GAME,
        Scope.TABLE,
        ("Ctrl+Return",),
        Flag.DEAL_SETTLED,
    ),
    Command(
        "game.as-sheet",
        QT_TRANSLATE_NOOP("Commands", "Open the game as a score sheet"),
        Group.GAME,
        Scope.TABLE,
        ("Ctrl+Shift+G",),
        Flag.GAME_OPEN,
    ),
    Command(
        "game.replay",
        QT_TRANSLATE_NOOP("Commands", "Replay of the deals played"),
        Group.GAME,
        Scope.TABLE,
        ("Ctrl+R",),
        Flag.DEAL_PLAYED,
    ),
    *(
        Command(command_id, text, Group.TABLE, Scope.REPLAY, keys, Flag.REPLAY_OPEN)
        for command_id, text, keys in (
            ("replay.first", QT_TRANSLATE_NOOP("Commands", "First moment"), ("Home",)),
            ("replay.previous", QT_TRANSLATE_NOOP("Commands", "One step back"), ("Left",)),
            ("replay.next", QT_TRANSLATE_NOOP("Commands", "One step on"), ("Right",)),
            ("replay.last", QT_TRANSLATE_NOOP("Commands", "Last moment"), ("End",)),
            (
                "replay.previous-decision",
                QT_TRANSLATE_NOOP("Commands", "Your decision before"),
                ("Shift+Left", "PgUp"),
            ),
            (
                "replay.next-decision",
                QT_TRANSLATE_NOOP("Commands", "Your next decision"),
                ("Shift+Right", "PgDown"),
            ),
            ("replay.bookmark", QT_TRANSLATE_NOOP("Commands", "Bookmark on or off"), ("Ctrl+D",)),
            ("replay.name-bookmark", QT_TRANSLATE_NOOP("Commands", "Name the bookmark"), ("F2",)),
            ("replay.previous-bookmark", QT_TRANSLATE_NOOP("Commands", "Bookmark before"), ("Ctrl+Left",)),
            ("replay.next-bookmark", QT_TRANSLATE_NOOP("Commands", "Next bookmark"), ("Ctrl+Right",)),
            ("replay.go-to", QT_TRANSLATE_NOOP("Commands", "Go to a step by its number"), ("Ctrl+G",)),
            ("replay.show-moment", QT_TRANSLATE_NOOP("Commands", "Tutor’s words on the moment"), ("Ctrl+1",)),
            ("replay.show-hands", QT_TRANSLATE_NOOP("Commands", "All hands in words"), ("Ctrl+2",)),
            ("replay.show-decisions", QT_TRANSLATE_NOOP("Commands", "List of your decisions"), ("Ctrl+3",)),
            ("replay.show-bookmarks", QT_TRANSLATE_NOOP("Commands", "List of bookmarks"), ("Ctrl+4",)),
            ("replay.play-on", QT_TRANSLATE_NOOP("Commands", "Play on from here"), ("Ctrl+Return",)),
        )
    ),
    Command("compare.undo", QT_TRANSLATE_NOOP("Commands", "Undo"), Group.GAME, Scope.COMPARE, ("Ctrl+Z",)),
    Command(
        "compare.clear",
        QT_TRANSLATE_NOOP("Commands", "Clear the hand"),
        Group.GAME,
        Scope.COMPARE,
        ("Ctrl+Backspace",),
    ),
    Command(
        "compare.game-hand",
        QT_TRANSLATE_NOOP("Commands", "Compare the hand of the game"),
        Group.GAME,
        Scope.COMPARE,
        ("Ctrl+G",),
        Flag.GAME_OPEN,
    ),
    Command("game.home", QT_TRANSLATE_NOOP("Commands", "Start page"), Group.GAME, keys=("Ctrl+Home",)),
    Command("game.quit", QT_TRANSLATE_NOOP("Commands", "Quit"), Group.GAME, keys=("Ctrl+Q",)),
    Command(
        "claim.mah-jongg",
        QT_TRANSLATE_NOOP("Commands", "Mah-Jongg"),
        Group.CLAIMS,
        Scope.TABLE,
        ("M",),
        Flag.GAME_OPEN,
    ),
    Command(
        "claim.kong", QT_TRANSLATE_NOOP("Commands", "Kong"), Group.CLAIMS, Scope.TABLE, ("K",), Flag.GAME_OPEN
    ),
    Command(
        "claim.pung", QT_TRANSLATE_NOOP("Commands", "Pung"), Group.CLAIMS, Scope.TABLE, ("P",), Flag.GAME_OPEN
    ),
    Command(
        "claim.chow", QT_TRANSLATE_NOOP("Commands", "Chow"), Group.CLAIMS, Scope.TABLE, ("C",), Flag.GAME_OPEN
    ),
    Command(
        "claim.pass",
        QT_TRANSLATE_NOOP("Commands", "Pass"),
        Group.CLAIMS,
        Scope.TABLE,
        ("Space",),
        Flag.GAME_OPEN,
    ),
    Command(
        "tile.left",
        QT_TRANSLATE_NOOP("Commands", "Go to the tile at the left"),
        Group.TABLE,
        Scope.TABLE,
        ("Left",),
        in_menu=False,
    ),
    Command(
        "tile.right",
        QT_TRANSLATE_NOOP("Commands", "Go to the tile at the right"),
        Group.TABLE,
        Scope.TABLE,
        ("Right",),
        in_menu=False,
    ),
    Command(
        "tile.choose",
        QT_TRANSLATE_NOOP("Commands", "Select the tile, then discard it"),
        Group.TABLE,
        Scope.TABLE,
        ("Return", "Enter"),
        Flag.GAME_OPEN,
        in_menu=False,
    ),
    Command(
        "tile.put-back",
        QT_TRANSLATE_NOOP("Commands", "Put the tile back"),
        Group.TABLE,
        Scope.TABLE,
        ("Esc",),
        in_menu=False,
    ),
    Command(
        "tile.move-left",
        QT_TRANSLATE_NOOP("Commands", "Move the tile to the left"),
        Group.TABLE,
        Scope.TABLE,
        ("Shift+Left",),
        in_menu=False,
    ),
    Command(
        "tile.move-right",
        QT_TRANSLATE_NOOP("Commands", "Move the tile to the right"),
        Group.TABLE,
        Scope.TABLE,
        ("Shift+Right",),
        in_menu=False,
    ),
    Command(
        "hand.sort",
        QT_TRANSLATE_NOOP("Commands", "Sort the hand"),
        Group.TABLE,
        Scope.TABLE,
        ("S",),
        Flag.GAME_OPEN,
    ),
    Command(
        "tutor.advise",
        QT_TRANSLATE_NOOP("Commands", "Advise me"),
        Group.TABLE,
        Scope.TABLE,
        ("A",),
        Flag.GAME_OPEN,
    ),
    Command(
        "table.why",
        QT_TRANSLATE_NOOP("Commands", "Why not?"),
        Group.TABLE,
        Scope.TABLE,
        ("W", "Shift+F10", "Menu"),
        Flag.GAME_OPEN,
    ),
    Command(
        "tutor.toggle",
        QT_TRANSLATE_NOOP("Commands", "Tutor panel"),
        Group.VIEW,
        Scope.TABLE,
        ("T",),
        Flag.GAME_OPEN,
        checkable=True,
    ),
    Command(
        "tutor.depth",
        QT_TRANSLATE_NOOP("Commands", "Tutor: quiet, teach, full"),
        Group.TABLE,
        Scope.TABLE,
        ("D",),
        Flag.GAME_OPEN,
    ),
    Command(
        "tutor.practise",
        QT_TRANSLATE_NOOP("Commands", "Practise this"),
        Group.TABLE,
        Scope.TABLE,
        ("Ctrl+L",),
        Flag.GAME_OPEN,
    ),
    Command(
        "tutor.first-times",
        QT_TRANSLATE_NOOP("Commands", "Show first explanations again"),
        Group.TABLE,
        Scope.TABLE,
        needs=Flag.GAME_OPEN,
    ),
    Command(
        "tutor.now",
        QT_TRANSLATE_NOOP("Commands", "Open the tutor"),
        Group.VIEW,
        Scope.TABLE,
        ("Ctrl+1",),
        in_menu=False,
    ),
    Command(
        "tutor.score",
        QT_TRANSLATE_NOOP("Commands", "Open the score as it stands"),
        Group.VIEW,
        Scope.TABLE,
        ("Ctrl+2",),
        in_menu=False,
    ),
    Command(
        "tutor.log",
        QT_TRANSLATE_NOOP("Commands", "Open the log"),
        Group.VIEW,
        Scope.TABLE,
        ("Ctrl+3",),
        in_menu=False,
    ),
    Command(
        "view.other-part",
        QT_TRANSLATE_NOOP("Commands", "Change between table and panel"),
        Group.VIEW,
        Scope.TABLE,
        ("F6",),
    ),
    Command(
        "learn.next-page",
        QT_TRANSLATE_NOOP("Commands", "Next page of the lesson"),
        Group.LEARN,
        Scope.LEARN,
        ("PgDown",),
    ),
    Command(
        "learn.page-before",
        QT_TRANSLATE_NOOP("Commands", "Page before"),
        Group.LEARN,
        Scope.LEARN,
        ("PgUp",),
    ),
    Command(
        "learn.check",
        QT_TRANSLATE_NOOP("Commands", "Check the answer, then go on"),
        Group.LEARN,
        Scope.LEARN,
        ("Return", "Enter"),
        in_menu=False,
    ),
    Command(
        "learn.choose",
        QT_TRANSLATE_NOOP("Commands", "Choose an answer by its number"),
        Group.LEARN,
        Scope.LEARN,
        ("1",),
        in_menu=False,
    ),
    Command(
        "learn.all",
        QT_TRANSLATE_NOOP("Commands", "Back to all of Learn"),
        Group.LEARN,
        Scope.LEARN,
        ("Esc",),
        in_menu=False,
    ),
    Command(
        "score.new",
        QT_TRANSLATE_NOOP("Commands", "New score sheet"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+T",),
    ),
    Command(
        "score.sheets",
        QT_TRANSLATE_NOOP("Commands", "All score sheets"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+L",),
    ),
    Command(
        "score.undo",
        QT_TRANSLATE_NOOP("Commands", "Undo"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+Z",),
        Flag.SHEET_UNDO,
    ),
    Command(
        "score.redo",
        QT_TRANSLATE_NOOP("Commands", "Redo"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        Flag.SHEET_REDO,
    ),
    Command(
        "score.correct",
        QT_TRANSLATE_NOOP("Commands", "Correct the deal chosen"),
        Group.SCORE,
        Scope.SCORE,
        ("F2",),
        Flag.SHEET_SHOWN,
    ),
    Command(
        "score.insert",
        QT_TRANSLATE_NOOP("Commands", "Put in a forgotten deal"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+I",),
        Flag.SHEET_SHOWN,
    ),
    Command(
        "score.next-deal",
        QT_TRANSLATE_NOOP("Commands", "Back to the next deal"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+E",),
        Flag.SHEET_CORRECTING,
    ),
    Command(
        "score.remove",
        QT_TRANSLATE_NOOP("Commands", "Take the deal out"),
        Group.SCORE,
        Scope.SCORE,
        ("Shift+Del",),
        Flag.SHEET_SHOWN,
    ),
    Command(
        "score.overrule",
        QT_TRANSLATE_NOOP("Commands", "Set East or the round by hand"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+R",),
        Flag.SHEET_OPEN,
    ),
    Command(
        "score.seats",
        QT_TRANSLATE_NOOP("Commands", "Draw the seats anew"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+D",),
        Flag.SHEET_OPEN,
    ),
    Command(
        "score.history",
        QT_TRANSLATE_NOOP("Commands", "Corrections"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+J",),
        Flag.SHEET_OPEN,
    ),
    Command(
        "score.rename",
        QT_TRANSLATE_NOOP("Commands", "Title and names"),
        Group.SCORE,
        Scope.SCORE,
        ("Shift+F2",),
        Flag.SHEET_OPEN,
    ),
    Command(
        "score.at-table",
        QT_TRANSLATE_NOOP("Commands", "Large figures, dice and clock"),
        Group.SCORE,
        Scope.SCORE,
        ("F8",),
        Flag.SHEET_OPEN,
    ),
    Command(
        "score.print",
        QT_TRANSLATE_NOOP("Commands", "Print the sheet"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+P",),
        Flag.SHEET_OPEN,
    ),
    Command(
        "score.pdf",
        QT_TRANSLATE_NOOP("Commands", "Save the sheet as PDF"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+Shift+P",),
        Flag.SHEET_OPEN,
    ),
    Command(
        "score.csv",
        QT_TRANSLATE_NOOP("Commands", "Save the rows as CSV"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+Shift+C",),
        Flag.SHEET_OPEN,
    ),
    Command(
        "score.export",
        QT_TRANSLATE_NOOP("Commands", "Save the whole sheet as JSON"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+Shift+E",),
        Flag.SHEET_OPEN,
    ),
    Command(
        "score.import",
        QT_TRANSLATE_NOOP("Commands", "Import a score sheet"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+Shift+I",),
    ),
    Command(
        "score.enter",
        QT_TRANSLATE_NOOP("Commands", "Enter the deal"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+Return", "Ctrl+Enter"),
        Flag.SHEET_SHOWN,
    ),
    Command(
        "score.won",
        QT_TRANSLATE_NOOP("Commands", "This player won"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+M",),
        Flag.SHEET_SHOWN,
    ),
    Command(
        "score.gave",
        QT_TRANSLATE_NOOP("Commands", "This player discarded the winning tile"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+G",),
        Flag.SHEET_SHOWN,
    ),
    Command(
        "score.drawn",
        QT_TRANSLATE_NOOP("Commands", "Nobody won"),
        Group.SCORE,
        Scope.SCORE,
        ("Ctrl+Shift+D",),
        Flag.SHEET_SHOWN,
    ),
    Command(
        "score.by-points",
        QT_TRANSLATE_NOOP("Commands", "Tiles or points of this player"),
        Group.SCORE,
        Scope.SCORE,
        ("F4",),
        Flag.SHEET_SHOWN,
    ),
    Command(
        "score.other-part",
        QT_TRANSLATE_NOOP("Commands", "Change between sheet and entry"),
        Group.SCORE,
        Scope.SCORE,
        ("F6",),
        Flag.SHEET_SHOWN,
    ),
    Command(
        "view.sound",
        QT_TRANSLATE_NOOP("Commands", "Sound"),
        Group.VIEW,
        keys=("Ctrl+Shift+S",),
        checkable=True,
    ),
    Command(
        "view.night",
        QT_TRANSLATE_NOOP("Commands", "Night"),
        Group.VIEW,
        keys=("Ctrl+Shift+N",),
        checkable=True,
    ),
    Command(
        "view.full-screen",
        QT_TRANSLATE_NOOP("Commands", "Full screen"),
        Group.VIEW,
        keys=("F11",),
        checkable=True,
    ),
    Command(
        "view.larger", QT_TRANSLATE_NOOP("Commands", "Larger text"), Group.VIEW, keys=("Ctrl++", "Ctrl+=")
    ),
    Command("view.smaller", QT_TRANSLATE_NOOP("Commands", "Smaller text"), Group.VIEW, keys=("Ctrl+-",)),
    Command("view.normal", QT_TRANSLATE_NOOP("Commands", "Normal text size"), Group.VIEW, keys=("Ctrl+0",)),
    Command("view.settings", QT_TRANSLATE_NOOP("Commands", "Settings"), Group.VIEW, keys=("Ctrl+,",)),
    Command("help.keys", QT_TRANSLATE_NOOP("Commands", "Help and keys"), Group.HELP, keys=("F1",)),
    Command("help.books", QT_TRANSLATE_NOOP("Commands", "Rule books"), Group.HELP, keys=("Ctrl+B",)),
    Command("books.compare", QT_TRANSLATE_NOOP("Commands", "Compare books"), Group.HELP, keys=("Ctrl+K",)),
    Command("help.about", QT_TRANSLATE_NOOP("Commands", "About Pe-Ling"), Group.HELP),
    Command(
        "view.menu", QT_TRANSLATE_NOOP("Commands", "Open the menu"), Group.VIEW, keys=("F10",), in_menu=False
    ),
)
"""All commands, in the order of menus and of the page of keys."""

BY_ID: Final = {command.id: command for command in COMMANDS}
