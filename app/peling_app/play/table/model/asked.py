"""What the player is asked for, as QML sees it: what passes by itself, an offer, what a guide means."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from peling_app.platform.settings import ClaimsAsked
from peling_app.play.prompts import ALL, Asking
from peling_app.play.table.words import asking as words
from peling_app.play.table.words.board import meant

QML_IMPORT_NAME = "peling_app.play.table.model"
QML_IMPORT_MAJOR_VERSION = 1
NOTHING: Final = 0
"""The key of no tile."""


@QmlElement
@QmlUncreatable("the board makes it")
class AskedViewModel(QObject):  # type: ignore[operator]  # the stubs know no call of it
    """The state at the claim bar, and a question that waits over the hand while the game goes on.

    Signals:
        changed: another state is shown, or the offer is, or is not any more, or the language is another.
        answered: the player wants what is offered (True), or not.
        allWished: the player wants to be asked for every claim again.
    """

    changed = Signal()
    answered = Signal(bool)
    allWished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Show that the player is asked for everything, and offer nothing."""
        super().__init__(parent)
        self._asking = ALL
        self._offered = False
        self._keys = ""

    def show(self, asking: Asking) -> None:
        """Show what passes by itself."""
        self._asking = asking
        self.changed.emit()

    @property
    def kept_words(self) -> str:
        """Return what passes by itself in a few words; empty: nothing does."""
        return "" if self._asking == ALL else words.kept(self._key)

    @property
    def kept_sentence(self) -> str:
        """Return what passes by itself as a sentence; empty: nothing does."""
        return "" if self._asking == ALL else words.said(self._key)

    @property
    def _key(self) -> str:
        asking = self._asking
        least = "" if asking.least is ClaimsAsked.EVERY else asking.least.value
        return "rest" if asking.resting else "-".join(filter(None, ("" if asking.chows else "chows", least)))

    @property
    def is_offered(self) -> bool:
        """Return whether the offer waits for an answer."""
        return self._offered

    @property
    def spoken(self) -> str:
        """Return the whole offer for screen readers."""
        return f"{words.offer('title')} {words.offer('text')}"

    def make_offer(self, keys: str) -> None:
        """Show the offer, with the keys that say yes to it."""
        self._offered, self._keys = True, keys
        self.changed.emit()

    def put_away(self) -> None:
        """Show the offer no more."""
        self._offered = False
        self.changed.emit()

    @Slot(bool)
    def answer(self, wanted: bool) -> None:
        """Put the offer away with an answer."""
        self.put_away()
        self.answered.emit(wanted)

    kept = Property(str, lambda self: self.kept_words, notify=changed)
    keptName = Property(str, lambda self: self.kept_sentence, notify=changed)
    offered = Property(bool, lambda self: self._offered, notify=changed)
    keys = Property(str, lambda self: self._keys, notify=changed)
    words = Property("QVariantMap", lambda _: {key: words.offer(key) for key in words.offer}, notify=changed)  # type: ignore[arg-type]  # a name of Qt


@QmlElement
@QmlUncreatable("the board makes it")
class MeantViewModel(QObject):  # type: ignore[operator]  # the stubs know no call of it
    """The one thing that is pointed at, if any; things are named as in `BoardViewModel.pointed`.

    Signals:
        changed: another thing is meant, or another tile held over its place.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Mean nothing."""
        super().__init__(parent)
        self._thing = ""
        self._held = NOTHING

    def hold(self, key: int) -> None:
        """Hold a tile of the hand over its place until the player has decided about it; 0: none."""
        if key != self._held:
            self._held = key
            self.changed.emit()

    def show(self, thing: str) -> None:
        """Point at a thing; empty: at none."""
        if thing != self._thing:
            self._thing = thing
            self.changed.emit()

    @property
    def is_at(self) -> str:
        """Return what is pointed at; empty: nothing is."""
        return self._thing

    @Slot(str, str, result=str)
    def named(self, name: str, thing: str) -> str:
        """Return what a screen reader calls a thing of this name."""
        return meant(name) if thing and thing == self._thing else name

    thing = Property(str, lambda self: self._thing, notify=changed)
    held = Property(int, lambda self: self._held, notify=changed)
