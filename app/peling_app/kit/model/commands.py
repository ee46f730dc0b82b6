"""Say which commands can be given now, and pass a given command to whoever carries it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from peling_app.kit.commands import BY_ID, Command, Flag, Scope


def command_text(command: Command) -> str:
    """Return the name of a command in the language of the program."""
    return QCoreApplication.translate("Commands", command.text)


class Commands(QObject):
    """The commands as they stand: the page in front, the flags that are set, the handlers.

    Signals:
        changed: another page is in front, or a flag was set or cleared; ask `is_enabled` again.
        checked_changed: the command of this id was switched on or off.
        triggered: the command of this id was given (after its handler has run).
    """

    changed = Signal()
    checked_changed = Signal(str, bool)
    triggered = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start on the start page with no flag set."""
        super().__init__(parent)
        self._scope = Scope.HOME
        self._flags: frozenset[Flag] = frozenset()
        self._in_front: frozenset[str] = frozenset()
        self._idle: frozenset[str] = frozenset()
        self._checked: set[str] = set()
        self._handlers: dict[str, Callable[[], object]] = {}

    def handle(self, handlers: Mapping[str, Callable[[], object]]) -> None:
        """Let each command be carried out by its handler from now on; what a handler returns is dropped.

        Raises:
            KeyError: there is no such command.
        """
        self._handlers |= {BY_ID[command_id].id: handler for command_id, handler in handlers.items()}
        self.changed.emit()

    def set_scope(self, scope: Scope) -> None:
        """Put another page in front."""
        if scope is not self._scope:
            self._scope = scope
            self.changed.emit()

    def set_flags(self, flags: Mapping[Flag, bool]) -> None:
        """Set some flags and clear others."""
        on = {flag for flag, is_set in flags.items() if is_set}
        now = (self._flags | on) - (flags.keys() - on)
        if now != self._flags:
            self._flags = now
            self.changed.emit()

    def set_in_front(self, led: Mapping[str, bool]) -> None:
        """Say of commands whether what they lead to is in front already: then they would do nothing."""
        now = _with(self._in_front, led)
        if now != self._in_front:
            self._in_front = now
            self.changed.emit()

    def set_idle(self, idle: Mapping[str, bool]) -> None:
        """Say of commands whether they would do nothing now: grey in the menus, they keep their keys.

        What is walked through by arrows has an end, where an arrow is not to mean something else.
        """
        now = _with(self._idle, idle)
        if now != self._idle:
            self._idle = now
            self.changed.emit()

    def is_idle(self, command_id: str) -> bool:
        """Return whether a command would do nothing now."""
        return command_id in self._idle

    def has(self, flag: Flag) -> bool:
        """Return whether a flag is set."""
        return flag in self._flags

    def set_checked(self, command_id: str, checked: bool) -> None:
        """Say whether a checkable command is on."""
        if checked != self.is_checked(command_id):
            (self._checked.add if checked else self._checked.discard)(command_id)
            self.checked_changed.emit(command_id, checked)

    @Slot(str, result=bool)
    def is_checked(self, command_id: str) -> bool:
        """Return whether a checkable command is on."""
        return command_id in self._checked

    @Slot(str, result=bool)
    def is_enabled(self, command_id: str) -> bool:
        """Return whether a command can be given now."""
        command = BY_ID[command_id]
        return (
            command_id in self._handlers
            and command_id not in self._in_front
            and command.works_on(self._scope)
            and (not command.needs or Flag(command.needs) in self._flags)
        )

    def is_here(self, command_id: str) -> bool:
        """Return whether a command is one of the page in front, whether it can be given now or not."""
        return BY_ID[command_id].works_on(self._scope)

    def missing(self, command_id: str) -> Flag | None:
        """Return the flag for want of which alone a command of the page in front cannot be given."""
        command = BY_ID[command_id]
        is_here = command_id in self._handlers and command.works_on(self._scope)
        if not is_here or not command.needs or command.needs in self._flags:
            return None
        return Flag(command.needs)

    @Slot(str, result=bool)
    def trigger(self, command_id: str) -> bool:
        """Carry a command out if it can be given now; return whether it was."""
        if not self.is_enabled(command_id):
            return False
        self._handlers[command_id]()
        self.triggered.emit(command_id)
        return True


def _with(known: frozenset[str], said: Mapping[str, bool]) -> frozenset[str]:
    """Return the commands of which something is so, by what was known and what is said of some now."""
    return (known - said.keys()) | {command_id for command_id, is_so in said.items() if is_so}
