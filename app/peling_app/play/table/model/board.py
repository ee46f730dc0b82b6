"""The table of play as QML sees it: what lies where, what may be done, and the user's answers.

No rule is here. What is allowed stands in the `Picture` that is shown; what the user does is handed on by
signals, and whoever owns the game answers by showing another picture or a refusal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from peling.core.tiles import Tile
from peling_app.kit.model.rows import RowsModel
from peling_app.kit.theme import table_look
from peling_app.platform.settings import Cloth
from peling_app.play.table.model.asked import AskedViewModel, MeantViewModel
from peling_app.play.table.model.board_keys import PLACES, PUT_BACK, SORT, command_of
from peling_app.play.table.model.court_model import CourtViewModel
from peling_app.play.table.model.deal.view_model import DealViewModel
from peling_app.play.table.model.ending import EndingViewModel
from peling_app.play.table.model.hand_model import HandModel, HandOrder
from peling_app.play.table.model.laid import LaidStack, laid_stacks
from peling_app.play.table.model.picture import USUAL, ClaimButton, HandTile, Picture, Side, Way
from peling_app.play.table.model.seats import SeatViewModel
from peling_app.play.table.words import board as words
from peling_app.play.words.why_not import ask as ask_words

QML_IMPORT_NAME = "peling_app.play.table.model"
QML_IMPORT_MAJOR_VERSION = 1

NOBODY: Final = 0
"""Keys of tiles begin with 1; this one names none."""


@QmlElement
@QmlUncreatable("the page makes the board")
class BoardViewModel(QObject):  # type: ignore[operator]  # the stubs know no call of it
    """Everything on the table.

    Signals out of the board, which QML sends, for whoever owns the game:
        discardWished: the user wants to discard the tile with this key.
        claimWished: the user presses a place of the claim bar, by its command.
        wayWished: the user chose one of the ways shown, by its number; -1: none of them.
        takeBackWished: the user wants to take back.
        tileClaimWished: the user brought the offered tile to hand or sets without saying what for.
        stackWished: the user points at a stack of the wall, by its key; only while the picture lets him.
        whyWished: the user asks what can be done with a thing and why not more; things are named as in
            `peling_app.play.tutor.model.why_not`.
        pointed: the mouse or the focus comes to a thing that can be tried (True) or leaves it.
        noteOpened: the user wants to read the rule behind the note.
        skipped: the user wants to go on: what is still to be shown is to be brought to its end.

    Signals to QML:
        moved: a tile goes somewhere: what a `Way` of `peling_app.play.table.model.moves` has, and the time
            until it sets off, in milliseconds.
        called: a player calls a word: his side and the word.
        returned: the dragged tile goes back to its place.
        announced: something a screen reader should say.
    """

    changed = Signal()
    selectionChanged = Signal()
    noteChanged = Signal()
    waysChanged = Signal()
    settingsChanged = Signal()
    wordsChanged = Signal()

    discardWished = Signal(int)
    claimWished = Signal(str)
    wayWished = Signal(int)
    takeBackWished = Signal()
    tileClaimWished = Signal()
    handArranged = Signal()
    noteOpened = Signal()
    stackWished = Signal(int)
    whyWished = Signal(str)
    pointed = Signal(str, bool)
    skipped = Signal()

    moved = Signal(str, int, str, int, int, int, int)
    called = Signal(int, str)
    returned = Signal()
    announced = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Make an empty table."""
        super().__init__(parent)
        self._picture = Picture()
        self._order = HandOrder()
        self._hand = HandModel(self)
        self._seats = tuple(SeatViewModel(side, self) for side in Side)
        self._wall = RowsModel(LaidStack, self)
        self._court = CourtViewModel(self)
        self.end = EndingViewModel(self)
        for moved in (self._court.outgrown, self.end.placed):
            moved.connect(self._lay)
        self.beginning = DealViewModel(self._court, self)
        self.beginning.spoken.connect(self.announced)
        self._claims = RowsModel(ClaimButton, self)
        self._ways = RowsModel(Way, self)
        self._asked = AskedViewModel(self)
        self.meant = MeantViewModel(self)
        self._ways_title = ""
        self._selected = NOBODY
        self._note = ("", "")
        self._settings = dict(USUAL)

    # -- for the owner of the game -------------------------------------------------------------------------

    @property
    def order(self) -> HandOrder:
        """Return the user's own order of the hand."""
        return self._order

    @property
    def picture(self) -> Picture:
        """Return what is shown."""
        return self._picture

    def show(self, picture: Picture) -> None:
        """Show the table as it is now."""
        self._picture = picture
        self._hand.show(picture.hand)
        self._lay()
        self._claims.show(picture.claims)
        if self._hand.row_of(self._selected) is None:
            self._select(NOBODY)
        self.changed.emit()

    def refuse(self, title: str, reason: str) -> None:
        """Say why something was not done; the dragged tile goes back."""
        self._note = (title, reason)
        self.noteChanged.emit()
        self.returned.emit()
        self.announced.emit(f"{title} {reason}".strip())

    def offer_ways(self, title: str, ways: Sequence[Way]) -> None:
        """Show several ways for the user to choose from; none: put the choice away.

        They stand where a note stands, and what was refused before is past when something is chosen.
        """
        if ways and self._note != ("", ""):
            self.dismissNote()
        self._ways_title = title
        self._ways.show(ways)
        self.waysChanged.emit()

    def set_up(self, **settings: int) -> None:
        """Set how the board is shown: `indexed`, `turned`, `teaching`, `still` (no motion), `flat`, `night`.

        `numerals`: tiles have the faces with large numerals. `cloth`: the place of a `Cloth` among all.
        `zoom`: the size of text in percent. `asking`: somebody answers *Why not?* for anything on it.
        `watched`: nothing can be done on it, it is looked at, and Enter is left to the page.
        """
        unknown = settings.keys() - self._settings.keys()
        if unknown:
            raise TypeError(f"the board knows no setting {sorted(unknown)}")
        if settings.items() - self._settings.items():
            self._settings |= settings
            self._lay()
            self.settingsChanged.emit()

    @property
    def is_still(self) -> bool:
        """Return whether motion is reduced."""
        return bool(self._settings["still"])

    def _look(self) -> str:
        now = self._settings
        return table_look(tuple(Cloth)[now["cloth"]], flat=bool(now["flat"]), night=bool(now["night"]))

    def reword(self) -> None:
        """Say the fixed words again, in another language; what lies there is to be shown after it."""
        self.wordsChanged.emit()
        self._asked.changed.emit()

    @Slot()
    def _lay(self) -> None:
        """Find a place for everything."""
        picture, settings = self._picture, self._settings
        court = self._court.lay(
            picture,
            zoom=settings["zoom"] / 100,
            turned=bool(settings["turned"]),
            labelled=bool(settings["teaching"]),
        )
        for model, seat, places in zip(self._seats, picture.seats, court.seats, strict=True):
            model.show(seat, places)
        self._wall.show(laid_stacks(picture.wall, court.stacks))
        self.beginning.place()
        self.end.lay(court, settings["zoom"] / 100, self._court.measure)

    @property
    def court(self) -> CourtViewModel:
        """Return the places of everything."""
        return self._court

    @property
    def asked_model(self) -> AskedViewModel:
        """Return what the user is asked for."""
        return self._asked

    def follow_hand(self, concealed: Sequence[Tile], drawn: Tile | None, gone: int | None = None) -> None:
        """Take over what the user's hand is now, before a picture made from `order` is shown."""
        self._order.follow(concealed, drawn, gone=gone)

    def begin_hand(self) -> None:
        """Forget the user's hand and its order: another deal is shown, or another game."""
        self._order.begin()
        self.handArranged.emit()

    @property
    def way_keys(self) -> tuple[int, ...]:
        """Return the numbers of the ways that are shown to choose from."""
        return tuple(row.key for row in self._ways.rows)

    def lay_down(self) -> None:
        """Lay the selected tile back among the others; it needs two steps again to be discarded."""
        self._select(NOBODY)

    def hurry(self) -> None:
        """Finish the deal at once."""
        self.beginning.hurry()
        self.skipped.emit()

    # -- for QML -------------------------------------------------------------------------------------------

    @Slot(int)
    def tapTile(self, key: int) -> None:
        """Select a tile of the hand; tapped again it is discarded."""
        if key == self._selected:
            self.discardWished.emit(key)
        elif self._hand.row_of(key) is not None:
            self._select(key)

    @Slot()
    def tapTable(self) -> None:
        """Discard the selected tile, since the user pointed at the table."""
        if self._selected != NOBODY:
            self.discardWished.emit(self._selected)

    @Slot(result=bool)
    def hasBegun(self) -> bool:
        """Return whether something was begun that can be taken back, see `putBack`."""
        return bool(self._ways.rows) or self._note != ("", "") or self._selected != NOBODY

    @Slot()
    def putBack(self) -> None:
        """Take back what was begun: the choice of ways, the note, the selected tile, in this order."""
        if self._ways.rows:
            self.wayWished.emit(-1)
        elif self._note != ("", ""):
            self.dismissNote()
        else:
            self._select(NOBODY)

    @Slot(int, str)
    def drop(self, key: int, target: str) -> None:
        """Let go a dragged tile of the hand (`key` > 0) or the offered tile (0) over a target.

        Targets: ``"table"``, ``"hand"``, ``"sets"``, or ``"away"`` from all. In the hand a tile was arranged
        while it was dragged.
        """
        if key == NOBODY:
            if target in {"table", "away"}:
                self.returned.emit()
            else:
                self.tileClaimWished.emit()
        elif target == "table":
            self.discardWished.emit(key)
        elif target == "sets":
            self.claimWished.emit("kong")
        else:
            self.returned.emit()

    @Slot(int, int)
    def arrange(self, key: int, place: int) -> None:
        """Put a tile of the hand at another place."""
        if self._hand.move(key, place):
            self._order.move(key, place)
            if self._order.drawn is None:
                self._hand.join()
            self.handArranged.emit()

    @Slot()
    def sortHand(self) -> None:
        """Sort the hand by suit and rank."""
        self._order.sort()
        places = {key: place for place, (key, _) in enumerate(self._order.tiles)}
        rows: list[HandTile] = sorted(self._hand.rows, key=lambda row: places[row.key])
        self._hand.show(rows)
        self.handArranged.emit()

    @Slot(int, result=str)
    def commandOf(self, key: int) -> str:
        """Return the command that a key gives on the board; empty: none."""
        return command_of(key)

    @Slot(str)
    def give(self, command: str) -> None:
        """Carry out one of these commands."""
        others = {SORT: self.sortHand, PUT_BACK: self.putBack}
        others.get(command, lambda: self.claimWished.emit(PLACES[command]))()

    @Slot(int)
    def pickStack(self, key: int) -> None:
        """Point at a stack of the wall."""
        if self._picture.picking:
            self.stackWished.emit(key)

    @Slot(str, result=str)
    def askName(self, name: str) -> str:
        """Return how the question about a thing is called, for screen readers."""
        return ask_words(name)

    @Slot()
    def dismissNote(self) -> None:
        """Put the note away."""
        self._note = ("", "")
        self.noteChanged.emit()

    def _select(self, key: int) -> None:
        if key != self._selected:
            self._selected = key
            self.selectionChanged.emit()

    hand = Property(QObject, lambda self: self._hand, constant=True)
    own = Property(SeatViewModel, lambda self: self._seats[0], constant=True)
    right = Property(SeatViewModel, lambda self: self._seats[1], constant=True)
    opposite = Property(SeatViewModel, lambda self: self._seats[2], constant=True)
    left = Property(SeatViewModel, lambda self: self._seats[3], constant=True)
    deal = Property(DealViewModel, lambda self: self.beginning, constant=True)
    wall = Property(QObject, lambda self: self._wall, constant=True)
    places = Property(CourtViewModel, lambda self: self._court, constant=True)
    ending = Property(EndingViewModel, lambda self: self.end, constant=True)
    claims = Property(QObject, lambda self: self._claims, constant=True)
    ways = Property(QObject, lambda self: self._ways, constant=True)

    wallName = Property(str, lambda self: self._picture.wall_name, notify=changed)
    slots = Property(int, lambda self: self._picture.slots, notify=changed)
    centre = Property(str, lambda self: self._picture.centre, notify=changed)
    arrow = Property(int, lambda self: self._picture.arrow, notify=changed)
    windOwn = Property(str, lambda self: self._picture.winds[0], notify=changed)
    windRight = Property(str, lambda self: self._picture.winds[1], notify=changed)
    windOpposite = Property(str, lambda self: self._picture.winds[2], notify=changed)
    windLeft = Property(str, lambda self: self._picture.winds[3], notify=changed)
    ownTurn = Property(bool, lambda self: self._picture.own_turn, notify=changed)
    dealOver = Property(bool, lambda self: self._picture.over, notify=changed)
    dropTitle = Property(str, lambda self: self._picture.drop_title, notify=changed)
    dropLine = Property(str, lambda self: self._picture.drop_line, notify=changed)
    roundWind = Property(str, lambda self: self._picture.round_wind, notify=changed)
    boxLine = Property(str, lambda self: self._picture.box_line, notify=changed)
    wildFace = Property(str, lambda self: self._picture.wild_face, notify=changed)
    wildLine = Property(str, lambda self: self._picture.wild_line, notify=changed)
    wildName = Property(str, lambda self: self._picture.wild_name, notify=changed)
    picking = Property(bool, lambda self: self._picture.picking, notify=changed)
    claimsShown = Property(bool, lambda self: bool(self._picture.claims), notify=changed)
    canTakeBack = Property(bool, lambda self: self._picture.can_take_back, notify=changed)
    asked = Property(AskedViewModel, lambda self: self._asked, constant=True)
    pointer = Property(MeantViewModel, lambda self: self.meant, constant=True)

    selected = Property(int, lambda self: self._selected, notify=selectionChanged)
    noteShown = Property(bool, lambda self: self._note != ("", ""), notify=noteChanged)
    noteTitle = Property(str, lambda self: self._note[0], notify=noteChanged)
    noteReason = Property(str, lambda self: self._note[1], notify=noteChanged)
    waysShown = Property(bool, lambda self: bool(self._ways.rows), notify=waysChanged)
    waysTitle = Property(str, lambda self: self._ways_title, notify=waysChanged)

    indexed = Property(bool, lambda self: self._settings["indexed"], notify=settingsChanged)
    numerals = Property(bool, lambda self: self._settings["numerals"], notify=settingsChanged)
    turned = Property(bool, lambda self: self._settings["turned"], notify=settingsChanged)
    teaching = Property(bool, lambda self: self._settings["teaching"], notify=settingsChanged)
    still = Property(bool, lambda self: self._settings["still"], notify=settingsChanged)
    flat = Property(bool, lambda self: self._settings["flat"], notify=settingsChanged)

    watched = Property(bool, lambda self: self._settings["watched"], notify=settingsChanged)

    look = Property(str, lambda self: self._look(), notify=settingsChanged)

    zoom = Property(int, lambda self: self._settings["zoom"], notify=settingsChanged)
    asking = Property(bool, lambda self: self._settings["asking"], notify=settingsChanged)

    words = Property("QVariantMap", lambda _: words.all_fixed(), notify=wordsChanged)  # type: ignore[arg-type]  # a name of Qt
