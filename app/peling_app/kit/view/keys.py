"""Name keys as the user reads them, and tell what they do: Enter, what leads on, what writes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QWidget

ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
"""Enter of the letters and Enter of the keypad."""

ARROWS: Final = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down})
TABS: Final = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab})
MOVES: Final = ARROWS | TABS
"""Keys that only move the focus: they are taken at once."""
GOES_ON: Final = frozenset(
    {
        *MOVES,
        *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Backspace),
    }
)
"""Keys that may be held down: they lead on, scroll, or take out what was written."""

OF_TEXT: Final = frozenset({Qt.Key.Key_Home, Qt.Key.Key_End})
"""Keys that with Ctrl do in a field of one line what they do there alone: commands have them before it."""
WALKS: Final = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, *OF_TEXT})
"""Keys that lead from one thing to another of a row."""
HELD: Final = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}
)
"""Keys that are held with another and do nothing alone."""
PAD: Final = Qt.KeyboardModifier.KeypadModifier


def is_enter_key(event: QKeyEvent) -> bool:
    """Return whether it is Enter, whatever is held with it."""
    return event.key() in ENTER


def is_enter(event: QKeyEvent, also: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> bool:
    """Return whether it is Enter, and no Ctrl, Alt, Shift or Meta is held but what may be held as well."""
    return is_enter_key(event) and not event.modifiers() & ~(PAD | also)


def led_to(key: int, here: int, count: int) -> int:
    """Return which of `count` things in a row one of `WALKS` leads to from the one at `here`.

    Left and Right go round the ends, Home and End lead to them.
    """
    match key:
        case Qt.Key.Key_Home:
            return 0
        case Qt.Key.Key_End:
            return count - 1
        case _:
            return (here + (1 if key == Qt.Key.Key_Right else -1)) % count


class Repeats:
    """Tells a key that is held down from one that is pressed once more.

    X11 sends a release and a press of one moment for every repetition, and Qt knows what they are only when
    both have come by then.
    """

    def __init__(self) -> None:
        """Have seen no key yet."""
        self._released = (0, -1)

    def note(self, event: QKeyEvent) -> None:
        """See what comes: which key was released, and when."""
        if event.type() == QEvent.Type.KeyRelease:
            self._released = (event.key(), event.timestamp())

    def are_more(self, event: QKeyEvent) -> bool:
        """Return whether a key that was pressed, or that asks for a shortcut, only goes on being held."""
        same = (event.key(), event.timestamp()) == self._released
        return event.isAutoRepeat() or (same and QGuiApplication.platformName() == "xcb")


def acts_once(event: QKeyEvent, *, in_field: bool) -> bool:
    """Return whether a key is to do its work once, however long it is held.

    Enter twice discards, and what is taken back at the table is gone: a slow finger must not do either. In a
    field everything may be held that writes, which Escape does not: it leads back.
    """
    leads = is_enter_key(event) or event.key() == Qt.Key.Key_Escape
    return leads or not (in_field or event.key() in GOES_ON)


def writes(event: QKeyEvent) -> bool:
    """Return whether a key changes the text of a field."""
    commands = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    written = event.text().isprintable() and bool(event.text()) and not event.modifiers() & commands
    return written or event.key() in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}


def is_of_commands(event: QKeyEvent) -> bool:
    """Return whether a text field would keep a key from the commands that it needs not: Ctrl+Home leads home.

    Ignored where it is asked for, the key is given to the field as any other if no command has it.
    """
    control = Qt.KeyboardModifier.ControlModifier
    if event.type() != QEvent.Type.ShortcutOverride or event.key() not in OF_TEXT:
        return False
    field = QApplication.focusWidget()
    return event.modifiers() & ~PAD == control and isinstance(field, QLineEdit | QAbstractSpinBox)


def is_of_focus(event: QKeyEvent) -> bool:
    """Return whether a command would take a key that presses what has the focus: Space passes at the table.

    Kept where it is asked for, the key is given to what has the focus, and no command hears of it.
    """
    if event.type() != QEvent.Type.ShortcutOverride or event.key() != Qt.Key.Key_Space or event.modifiers():
        return False
    return isinstance(QApplication.focusWidget(), QAbstractButton | QComboBox)


def is_of_nobody(event: QKeyEvent) -> bool:
    """Return whether it is Space with another key, which no command has taken, on what Space alone presses.

    Qt's own buttons do not look at what is held: Shift+Space would begin the next deal.
    """
    held = event.key() == Qt.Key.Key_Space and bool(event.modifiers() & ~PAD)
    pressed = held and event.type() == QEvent.Type.KeyPress
    return pressed and isinstance(QApplication.focusWidget(), QAbstractButton | QComboBox)


def goes_to_focus(event: QKeyEvent) -> bool | None:
    """Return whether a key is kept for what has the focus, or kept from it; None: it goes its way."""
    if is_of_commands(event) or is_of_nobody(event):
        return False
    return True if is_of_focus(event) else None


def take_enter(event: QKeyEvent, act: Callable[[], object]) -> bool:
    """Act on plain Enter, leave Enter with another key to what stands around; return whether it was Enter.

    Qt's own buttons and lists do not look at what is held: they must not hear of any Enter then.
    """
    if is_enter(event):
        act()
    elif is_enter_key(event):
        event.ignore()
    return is_enter_key(event)


def letters(text: str) -> str:
    """Return what Qt's check boxes, menus and labels of fields are given to show a text letter by letter.

    They make a key of the letter after an "&", and a name may have one.

    >>> letters("Bo & Co")
    'Bo && Co'
    """
    return text.replace("&", "&&")


def key_text(*keys: str) -> str:
    """Return shortcuts in Qt's portable notation as the user reads them, in the language of the program.

    Both keys that enter something are called Enter: the words of the program know no other name.
    """
    return _key_text(keys, QLocale().name())


@cache
def _key_text(keys: tuple[str, ...], _language: str) -> str:
    shown = (key_sequence(one.replace("Return", "Enter")) for one in keys)
    names = [one.toString(QKeySequence.SequenceFormat.NativeText) for one in shown]
    return ", ".join(dict.fromkeys(names))


@cache
def key_sequence(keys: str) -> QKeySequence:
    """Return the keys that are written so, in Qt's portable notation: no language names them otherwise."""
    return QKeySequence.fromString(keys, QKeySequence.SequenceFormat.PortableText)


def lead_focus(inner: QWidget, *, down: bool, whole_way: bool = False) -> None:
    """Give a focus that keys scrolled out of sight to a stop of Tab in `inner` that is seen whole.

    That is the next one downwards or upwards; who went the `whole_way` comes to the last, or to the first.
    """
    focus = QApplication.focusWidget()
    if focus is None or not inner.isAncestorOf(focus) or not focus.visibleRegion().isEmpty():
        return
    on = [focus]
    while (following := on[-1].nextInFocusChain()) not in {None, focus}:
        on.append(following)
    stops = [one for one in on if one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    if whole_way:
        # The work begins behind what is outside of it.
        inside = [inner.isAncestorOf(one) for one in stops]
        first = next((place for place in range(len(stops)) if inside[place] and not inside[place - 1]), 0)
        stops = [*stops[first:], *stops[:first]]
    within = [one for one in stops if inner.isAncestorOf(one) and one is not focus]
    ordered = within if down is not whole_way else within[::-1]
    seen = (one for one in ordered if one.visibleRegion().boundingRect() == one.rect())
    target = next(seen, None)
    if target is not None:
        target.setFocus(Qt.FocusReason.OtherFocusReason)
