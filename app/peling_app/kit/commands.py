"""List every command of the program once: menus, buttons, help and screen readers take it from here.

A command is data: what it is called, on which page it works, by which keys. What it *does* is connected by
whoever can do it, see `peling_app.kit.model.commands`. Texts are sources in the context "Commands".
"""

from __future__ import annotations

from typing import Final

from peling_app.kit.command import Command, Flag, Group, Scope

__all__ = ["BY_ID", "COMMANDS", "Command", "Flag", "Group", "Scope"]


ALSO: Final = {"game.house-rules": (Scope.HOME,)}  # other pages on which some work as well


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for the translators, who look for this name; it is translated where it is shown."""
    del context
    return text


def _all(
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


COMMANDS: Final = (
    *_all(
        Group.GAME,
        Scope.HOME,
        ("home.play", QT_TRANSLATE_NOOP("Commands", "Play"), ("P",)),
        ("home.learn", QT_TRANSLATE_NOOP("Commands", "Learn"), ("L",)),
        ("home.score", QT_TRANSLATE_NOOP("Commands", "Score"), ("S",)),
    ),
    *_all(
        Group.GAME,
        Scope.ANYWHERE,
        ("game.new", QT_TRANSLATE_NOOP("Commands", "New game"), ("Ctrl+N",)),
    ),
    *_all(
        Group.GAME,
        Scope.ANYWHERE,
        ("game.continue", QT_TRANSLATE_NOOP("Commands", "Continue the last game"), ("Ctrl+O",)),
        needs=Flag.SAVED_GAME,
    ),
    *_all(
        Group.GAME,
        Scope.ANYWHERE,
        ("game.saved", QT_TRANSLATE_NOOP("Commands", "Saved games"), ("Ctrl+Shift+O",)),
        ("game.records", QT_TRANSLATE_NOOP("Commands", "Records"), ("Ctrl+Shift+R",)),
        ("game.habits", QT_TRANSLATE_NOOP("Commands", "Your play"), ("Ctrl+Shift+Y",)),
    ),
    *_all(
        Group.GAME,
        Scope.GAMES,
        ("games.review", QT_TRANSLATE_NOOP("Commands", "Review of the game chosen"), ("Ctrl+E",)),
        ("games.replay", QT_TRANSLATE_NOOP("Commands", "Replay of the game chosen"), ("Ctrl+R",)),
        needs=Flag.REPLAY_CHOSEN,
    ),
    *_all(
        Group.GAME,
        Scope.SETUP,
        ("game.start", QT_TRANSLATE_NOOP("Commands", "Start"), ("Ctrl+Return", "Ctrl+Enter")),
        ("game.house-rules", QT_TRANSLATE_NOOP("Commands", "House rules"), ("Ctrl+H",)),
    ),
    *_all(
        Group.GAME,
        Scope.TABLE,
        ("game.take-back", QT_TRANSLATE_NOOP("Commands", "Take back"), ("Ctrl+Z",)),
        needs=Flag.CAN_TAKE_BACK,
    ),
    *_all(
        Group.GAME,
        Scope.TABLE,
        ("game.next-deal", QT_TRANSLATE_NOOP("Commands", "Next deal"), ("Ctrl+Return", "Ctrl+Enter")),
        needs=Flag.DEAL_SETTLED,
    ),
    *_all(
        Group.GAME,
        Scope.TABLE,
        ("game.as-sheet", QT_TRANSLATE_NOOP("Commands", "Open the game as a score sheet"), ("Ctrl+Shift+G",)),
        needs=Flag.GAME_OPEN,
    ),
    *_all(
        Group.GAME,
        Scope.TABLE,
        ("game.review", QT_TRANSLATE_NOOP("Commands", "Review of the last deal"), ("Ctrl+E",)),
        ("game.replay", QT_TRANSLATE_NOOP("Commands", "Replay of the deals played"), ("Ctrl+R",)),
        needs=Flag.DEAL_PLAYED,
    ),
    *_all(
        Group.TABLE,
        Scope.REPLAY,
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
        ("replay.play-on", QT_TRANSLATE_NOOP("Commands", "Play on from here"), ("Ctrl+Return", "Ctrl+Enter")),
        needs=Flag.REPLAY_OPEN,
    ),
    *_all(
        Group.TABLE,
        Scope.REVIEW,
        ("review.previous", QT_TRANSLATE_NOOP("Commands", "Your decision before"), ("Left",)),
        ("review.next", QT_TRANSLATE_NOOP("Commands", "Your next decision"), ("Right",)),
        ("review.next-mistake", QT_TRANSLATE_NOOP("Commands", "Next mistake"), ("N",)),
        ("review.table", QT_TRANSLATE_NOOP("Commands", "All decisions as a table"), ("T",)),
        ("review.retry", QT_TRANSLATE_NOOP("Commands", "Retry from here"), ("Ctrl+Return", "Ctrl+Enter")),
        ("review.again", QT_TRANSLATE_NOOP("Commands", "Play the deal again"), ("Ctrl+G",)),
        ("review.practise", QT_TRANSLATE_NOOP("Commands", "Practise this"), ("Ctrl+L",)),
        ("review.steps", QT_TRANSLATE_NOOP("Commands", "Step by step"), ("Ctrl+R",)),
        needs=Flag.REVIEW_KNOWN,
    ),
    *_all(
        Group.TABLE,
        Scope.OWN_HANDS,
        ("own-hands.next", QT_TRANSLATE_NOOP("Commands", "Next hand"), ("N",)),
        ("own-hands.review", QT_TRANSLATE_NOOP("Commands", "Review of the deal of this hand"), ("Ctrl+E",)),
        needs=Flag.HAND_ANSWERED,
    ),
    *_all(
        Group.GAME,
        Scope.COMPARE,
        ("compare.undo", QT_TRANSLATE_NOOP("Commands", "Undo"), ("Ctrl+Z",)),
        ("compare.clear", QT_TRANSLATE_NOOP("Commands", "Clear the hand"), ("Ctrl+Backspace",)),
    ),
    *_all(
        Group.GAME,
        Scope.COMPARE,
        ("compare.game-hand", QT_TRANSLATE_NOOP("Commands", "Compare the hand of the game"), ("Ctrl+G",)),
        needs=Flag.GAME_OPEN,
    ),
    *_all(
        Group.GAME,
        Scope.JUDGE,
        (
            "judge.paste",
            QT_TRANSLATE_NOOP("Commands", "Lay the position from the clipboard"),
            ("Ctrl+Shift+V",),
        ),
        ("judge.copy", QT_TRANSLATE_NOOP("Commands", "Copy the position as text"), ("Ctrl+Shift+C",)),
        ("judge.house-rules", QT_TRANSLATE_NOOP("Commands", "House rules"), ("Ctrl+H",)),
        ("judge.undo", QT_TRANSLATE_NOOP("Commands", "Undo"), ("Ctrl+Z",)),
        ("judge.clear", QT_TRANSLATE_NOOP("Commands", "Clear the table"), ("Ctrl+Backspace",)),
    ),
    *_all(
        Group.GAME,
        Scope.ANYWHERE,
        ("game.home", QT_TRANSLATE_NOOP("Commands", "Start page"), ("Ctrl+Home",)),
        ("game.quit", QT_TRANSLATE_NOOP("Commands", "Quit"), ("Ctrl+Q",)),
    ),
    *_all(
        Group.CLAIMS,
        Scope.TABLE,
        ("claim.mah-jongg", QT_TRANSLATE_NOOP("Commands", "Mah-Jongg"), ("M",)),
        ("claim.kong", QT_TRANSLATE_NOOP("Commands", "Kong"), ("K",)),
        ("claim.pung", QT_TRANSLATE_NOOP("Commands", "Pung"), ("P",)),
        ("claim.chow", QT_TRANSLATE_NOOP("Commands", "Chow"), ("C",)),
        ("claim.pass", QT_TRANSLATE_NOOP("Commands", "Pass"), ("Space",)),
        needs=Flag.GAME_OPEN,
    ),
    *_all(
        Group.CLAIMS,
        Scope.TABLE,
        ("asking.rest", QT_TRANSLATE_NOOP("Commands", "Pass all until my next turn"), ("Shift+Space",)),
        ("asking.no-chows", QT_TRANSLATE_NOOP("Commands", "Pass all chows"), ("Shift+C",)),
        ("asking.useful", QT_TRANSLATE_NOOP("Commands", "Pass what is of no use to me"), ("Shift+U",)),
        ("asking.nearer", QT_TRANSLATE_NOOP("Commands", "Pass all but what brings me nearer"), ("Shift+N",)),
        needs=Flag.GAME_OPEN,
        checkable=True,
    ),
    *_all(
        Group.CLAIMS,
        Scope.TABLE,
        ("asking.all", QT_TRANSLATE_NOOP("Commands", "Ask me for everything again"), ("Shift+A",)),
        needs=Flag.ASKED_LESS,
    ),
    *_all(
        Group.TABLE,
        Scope.TABLE,
        ("tile.left", QT_TRANSLATE_NOOP("Commands", "Go to the tile at the left"), ("Left",)),
        ("tile.right", QT_TRANSLATE_NOOP("Commands", "Go to the tile at the right"), ("Right",)),
        ("tile.move-left", QT_TRANSLATE_NOOP("Commands", "Move the tile to the left"), ("Shift+Left",)),
        ("tile.move-right", QT_TRANSLATE_NOOP("Commands", "Move the tile to the right"), ("Shift+Right",)),
        ("tile.put-back", QT_TRANSLATE_NOOP("Commands", "Put the tile back"), ("Esc",)),
        in_menu=False,
    ),
    *_all(
        Group.TABLE,
        Scope.TABLE,
        (
            "tile.choose",
            QT_TRANSLATE_NOOP("Commands", "Select the tile, then discard it"),
            ("Return", "Enter"),
        ),
        needs=Flag.GAME_OPEN,
        in_menu=False,
    ),
    *_all(
        Group.TABLE,
        Scope.TABLE,
        ("tutor.advise", QT_TRANSLATE_NOOP("Commands", "Advise me"), ("A",)),
        needs=Flag.ADVICE,
    ),
    *_all(
        Group.TABLE,
        Scope.TABLE,
        ("table.why", QT_TRANSLATE_NOOP("Commands", "Why not?"), ("W", "Shift+F10", "Menu")),
        ("hand.sort", QT_TRANSLATE_NOOP("Commands", "Sort the hand"), ("S",)),
        needs=Flag.GAME_OPEN,
    ),
    *_all(
        Group.VIEW,
        Scope.TABLE,
        ("tutor.toggle", QT_TRANSLATE_NOOP("Commands", "Tutor panel"), ("T",)),
        needs=Flag.GAME_OPEN,
        checkable=True,
    ),
    *_all(
        Group.TABLE,
        Scope.TABLE,
        ("tutor.depth", QT_TRANSLATE_NOOP("Commands", "Tutor: quiet, teach, full"), ("D",)),
        ("tutor.practise", QT_TRANSLATE_NOOP("Commands", "Practise this"), ("Ctrl+L",)),
        ("tutor.first-times", QT_TRANSLATE_NOOP("Commands", "Show first explanations again"), ()),
        needs=Flag.GAME_OPEN,
    ),
    *_all(
        Group.VIEW,
        Scope.TABLE,
        ("tutor.now", QT_TRANSLATE_NOOP("Commands", "Open the tutor"), ("Ctrl+1",)),
        ("tutor.score", QT_TRANSLATE_NOOP("Commands", "Open the score as it stands"), ("Ctrl+2",)),
        ("tutor.log", QT_TRANSLATE_NOOP("Commands", "Open the log"), ("Ctrl+3",)),
        in_menu=False,
    ),
    *_all(
        Group.LEARN,
        Scope.LEARN,
        ("learn.next-page", QT_TRANSLATE_NOOP("Commands", "Next page of the lesson"), ("PgDown",)),
        ("learn.page-before", QT_TRANSLATE_NOOP("Commands", "Page before"), ("PgUp",)),
        ("learn.turn-table", QT_TRANSLATE_NOOP("Commands", "Turn the table"), ("T",)),
    ),
    *_all(
        Group.LEARN,
        Scope.LEARN,
        ("learn.check", QT_TRANSLATE_NOOP("Commands", "Check the answer, then go on"), ("Return", "Enter")),
        ("learn.choose", QT_TRANSLATE_NOOP("Commands", "Choose an answer by its number"), ("1",)),
        ("learn.all", QT_TRANSLATE_NOOP("Commands", "Back to all of Learn"), ("Esc",)),
        in_menu=False,
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.new", QT_TRANSLATE_NOOP("Commands", "New score sheet"), ("Ctrl+T",)),
        ("score.sheets", QT_TRANSLATE_NOOP("Commands", "All score sheets"), ("Ctrl+L",)),
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.begin", QT_TRANSLATE_NOOP("Commands", "Begin the sheet"), ("Ctrl+Return", "Ctrl+Enter")),
        ("score.house-rules", QT_TRANSLATE_NOOP("Commands", "House rules"), ("Ctrl+H",)),
        needs=Flag.SHEET_NEW,
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.undo", QT_TRANSLATE_NOOP("Commands", "Undo"), ("Ctrl+Z",)),
        needs=Flag.SHEET_UNDO,
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.redo", QT_TRANSLATE_NOOP("Commands", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
        needs=Flag.SHEET_REDO,
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.correct", QT_TRANSLATE_NOOP("Commands", "Correct the deal chosen"), ("F2",)),
        ("score.insert", QT_TRANSLATE_NOOP("Commands", "Put in a forgotten deal"), ("Ctrl+I",)),
        ("score.remove", QT_TRANSLATE_NOOP("Commands", "Take the deal out"), ("Shift+Del",)),
        needs=Flag.SHEET_SHOWN,
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.rename-person", QT_TRANSLATE_NOOP("Commands", "Rename the person chosen"), ("F2",)),
        needs=Flag.PEOPLE_SHOWN,
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.next-deal", QT_TRANSLATE_NOOP("Commands", "Back to the next deal"), ("Ctrl+E",)),
        needs=Flag.SHEET_CORRECTING,
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.overrule", QT_TRANSLATE_NOOP("Commands", "Set East or the round by hand"), ("Ctrl+R",)),
        ("score.seats", QT_TRANSLATE_NOOP("Commands", "Draw the seats anew"), ("Ctrl+D",)),
        ("score.history", QT_TRANSLATE_NOOP("Commands", "Corrections"), ("Ctrl+J",)),
        ("score.rename", QT_TRANSLATE_NOOP("Commands", "Title, place and names"), ("Shift+F2",)),
        ("score.large", QT_TRANSLATE_NOOP("Commands", "Large entry"), ("F8",)),
        ("score.evening", QT_TRANSLATE_NOOP("Commands", "What the evening came to"), ("F7",)),
        ("score.at-table", QT_TRANSLATE_NOOP("Commands", "Large figures, dice and clock"), ("Shift+F8",)),
        ("score.print", QT_TRANSLATE_NOOP("Commands", "Print the sheet"), ("Ctrl+P",)),
        ("score.pdf", QT_TRANSLATE_NOOP("Commands", "Save the sheet as PDF"), ("Ctrl+Shift+P",)),
        ("score.csv", QT_TRANSLATE_NOOP("Commands", "Save the rows as CSV"), ("Ctrl+Shift+C",)),
        ("score.export", QT_TRANSLATE_NOOP("Commands", "Save the whole sheet as JSON"), ("Ctrl+Shift+E",)),
        needs=Flag.SHEET_OPEN,
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.people", QT_TRANSLATE_NOOP("Commands", "People"), ("Ctrl+Shift+H",)),
        ("score.import", QT_TRANSLATE_NOOP("Commands", "Import a score sheet"), ("Ctrl+Shift+I",)),
    ),
    *_all(
        Group.SCORE,
        Scope.SCORE,
        ("score.enter", QT_TRANSLATE_NOOP("Commands", "Enter the deal"), ("Ctrl+Return", "Ctrl+Enter")),
        ("score.won", QT_TRANSLATE_NOOP("Commands", "This player won"), ("Ctrl+M",)),
        ("score.gave", QT_TRANSLATE_NOOP("Commands", "This player discarded the winning tile"), ("Ctrl+G",)),
        ("score.drawn", QT_TRANSLATE_NOOP("Commands", "Nobody won"), ("Ctrl+Shift+D",)),
        ("score.by-points", QT_TRANSLATE_NOOP("Commands", "Tiles or points of this player"), ("F4",)),
        (
            "score.row-order",
            QT_TRANSLATE_NOOP("Commands", "Rows by people or by winds"),
            ("Ctrl+Shift+W",),
        ),
        needs=Flag.SHEET_SHOWN,
    ),
    *_all(
        Group.VIEW,
        Scope.ANYWHERE,
        ("view.sound", QT_TRANSLATE_NOOP("Commands", "Sound"), ("Ctrl+Shift+S",)),
        ("view.night", QT_TRANSLATE_NOOP("Commands", "Night"), ("Ctrl+Shift+N",)),
        ("view.full-screen", QT_TRANSLATE_NOOP("Commands", "Full screen"), ("F11",)),
        checkable=True,
    ),
    *_all(
        Group.VIEW,
        Scope.ANYWHERE,
        ("view.larger", QT_TRANSLATE_NOOP("Commands", "Larger text"), ("Ctrl++", "Ctrl+=")),
        ("view.smaller", QT_TRANSLATE_NOOP("Commands", "Smaller text"), ("Ctrl+-",)),
        ("view.normal", QT_TRANSLATE_NOOP("Commands", "Normal text size"), ("Ctrl+0",)),
        ("view.settings", QT_TRANSLATE_NOOP("Commands", "Settings"), ("Ctrl+,",)),
        ("view.other-part", QT_TRANSLATE_NOOP("Commands", "Go to the next part of the page"), ("F6",)),
    ),
    *_all(
        Group.HELP,
        Scope.ANYWHERE,
        ("help.keys", QT_TRANSLATE_NOOP("Commands", "Help and keys"), ("F1",)),
        ("help.books", QT_TRANSLATE_NOOP("Commands", "Rule books"), ("Ctrl+B",)),
        ("books.compare", QT_TRANSLATE_NOOP("Commands", "Compare books"), ("Ctrl+K",)),
        ("judge.hand", QT_TRANSLATE_NOOP("Commands", "Judge this hand"), ("Ctrl+Shift+J",)),
        ("help.about", QT_TRANSLATE_NOOP("Commands", "About Pe-Ling"), ()),
    ),
    *_all(
        Group.VIEW,
        Scope.ANYWHERE,
        ("view.menu", QT_TRANSLATE_NOOP("Commands", "Open the menu"), ("F10",)),
        in_menu=False,
    ),
)
"""All commands, in the order of menus and of the page of keys."""

BY_ID: Final = {command.id: command for command in COMMANDS}
