"""Enter a deal of the score sheet: four hands by points or by tiles, how it ended, what else is paid.

The entry itself is a value of the ledger; every change makes a new one, hands it to the session, which keeps
it, and asks the book again what it comes to. Nothing is refused while it is entered: what is wrong is named.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from peling.core.tiles import Tile
from peling.ledger.entry import DealEntry, Points, Result
from peling.ledger.entry_checks import stands_as_drawn, with_way_open
from peling.rules.draft import Place
from peling_app.kit.model.tiles_entry import Unread
from peling_app.kit.words.numbers import signed
from peling_app.kit.words.tiles_entry import not_pasted
from peling_app.score.model.entered import EnteredDeal
from peling_app.score.model.entry_changes import settled, with_giver, with_winner
from peling_app.score.model.entry_faults import as_far_as_certain
from peling_app.score.model.entry_session import EntrySession
from peling_app.score.model.entry_steps import Standing, StepsOfDeals
from peling_app.score.words import entry as words


class EntryModel(EnteredDeal):
    """The deal that is being entered: what the user does with it, and what he is shown.

    Signals:
        opened: another sheet is open, or none: there are other hands.
        changed: anything that is shown.
        loaded: another deal stands here: begin at its first field.
        stepped: a step of what was typed was taken back, or done again.
        stuck: the deal cannot be entered yet: the place to which to go, or -1.
        done: a deal is on the sheet: what says of it, in the present language whenever it is called.
        remarked: something was asked for of which nothing is seen: what says of it, in the same way.
    """

    opened = Signal()
    changed = Signal()
    loaded = Signal()
    stepped = Signal()
    stuck = Signal(int)
    done = Signal(object)
    remarked = Signal(object)

    def __init__(self, score: EntrySession, parent: QObject | None = None) -> None:
        """Show the deal that the session has; without a sheet there is none."""
        super().__init__(score, parent)
        self._hands.laid.connect(self._take_tiles)
        self._hands.wild_laid.connect(self._take_wild)
        self._hands.unread.connect(self._say_unread)
        self.table.moved.connect(self.refresh)
        self._usual: bool | None = None
        self._turned: set[int] = set()
        self._steps = StepsOfDeals()
        self._meant: dict[str, bool] = {}
        score.opened.connect(self._open)
        score.editing_changed.connect(self.load)
        score.draft_changed.connect(self._follow)
        score.refused.connect(self._refused)
        score.entered.connect(self._entered)
        self._open()

    # What the user does

    def choose(self, place: int) -> None:
        """Enter this place's hand."""
        self.table.go_to(Place.CONCEALED)
        if self._reckoning is not None and place != self._chosen and 0 <= place < len(self._hands):
            self._hands.hand(self._chosen).finish_typing()
            self._chosen = place
            self.changed.emit()

    def set_points(self, place: int, text: str) -> None:
        """Take the points of a place as they are typed."""
        self._hands.set_text(place, text)
        if self.is_by_points(place):
            self._put(self._with_place(place), typed_at=place)

    def set_by_points(self, place: int, *, on: bool) -> None:
        """Type a place's points, or lay its tiles. What was entered the other way is kept."""
        if self.is_by_points(place) != on:
            self._hands.set_by_points(place, on=on)
            self._put(self._with_place(place), shown=True)

    def turn(self, place: int) -> None:
        """Type points where tiles are laid, or lay tiles; Undo takes it back before anything of the sheet."""
        before = self._entry
        self.set_by_points(place, on=not self.is_by_points(place))
        if self._entry == before:
            self._turned ^= {place}

    def set_all_by_points(self, *, on: bool) -> None:
        """Type everybody's points, or lay everybody's tiles; the next deals too."""
        if not self.is_open:
            return
        self._usual = on
        self._turned.clear()
        entry = self._entry
        for place in range(len(self._hands)):
            self._hands.set_by_points(place, on=on)
            entry = self._with_place(place, entry)
        self._put(entry, shown=True)

    def change(self, entry: DealEntry) -> None:
        """Take the deal as changed; see `peling_app.score.model.entry_changes`. Without a sheet: nothing.

        A tile that is half typed stays so: what was changed was the deal without it.
        """
        if self.is_open:
            self._put(self._asked_of(settled(entry)).without_idle())

    def toggle_winner(self, place: int) -> None:
        """Let a place have won, or take that back; where no other hand counts, its tiles come next."""
        self._hands.finish_typing()
        self.change(with_winner(self._entry, None if self._entry.winner == place else place))
        if self._entry.winner == place and self.rules.only_winner_counts and not self.is_by_points(place):
            self.choose(place)

    def toggle_giver(self, place: int) -> None:
        """Let a place have given the winning tile, or take that back."""
        self._hands.finish_typing()
        winner, names = self._entry.winner, self.names
        if not self.is_open:
            return
        if place == winner:
            self.remarked.emit(partial(words.gave_nobody, name=names[place]))
            return
        self.change(with_giver(self._entry, None if self._entry.giver == place else place))
        if winner is None:
            later = partial(words.gave_later, name=names[place])
            self.remarked.emit(later if self._entry.giver == place else words.gave_none)

    def lay(self, tile: Tile) -> None:
        """Lay a tile in the chosen hand, or among the wild tiles where those are filled."""
        if self.fills_wild:
            self.table.put(tile)
            return
        if self.is_by_points(self._chosen):
            self.set_by_points(self._chosen, on=False)
        self.hand(self._chosen).put(tile)

    @property
    def fills_wild(self) -> bool:
        """Return whether the next tile is a wild one: the user has gone there, and to no hand since."""
        return self.table.place is Place.WILD

    def set_by_winds(self, *, on: bool) -> None:
        """Let the rows stand by the winds, East first; else one player keeps one row."""
        if on != self._by_winds:
            self._by_winds = on
            if self.is_open:
                self.changed.emit()

    def enter(self, reason: str = "") -> None:
        """Enter or correct the deal, else go to where something is missing or wrong; without a sheet nothing.

        Keys can be struck while a sheet is still being made: Enter twice on the button that begins it.
        """
        if not self.is_open:
            return
        self._hands.finish_typing()
        if self.can_enter:
            self._meant = {"correction": self.is_correction, "insertion": self.is_insertion}
            self._score.submit(self._entry, reason)
        else:
            self._refused(self.blocking)

    @property
    def can_undo(self) -> bool:
        """Return whether a step of what was typed can be taken back, or that a row is entered otherwise."""
        return self.is_open and (self._steps.now.can_go_back or bool(self._turned))

    @property
    def can_redo(self) -> bool:
        """Return whether a step of what was typed was taken back and can be done again."""
        return self.is_open and self._steps.now.can_go_on

    def undo(self) -> None:
        """Take back the last step of what was typed, if there is one; at the beginning rows are as usual."""
        if self.is_open and self._steps.now.can_go_back:
            self._step_to(self._steps.now.go_back(self._entry))
        if self._turned and not self._steps.now.can_go_back:
            self._turned.clear()
            self._hands.load(self._entry, usually_points=self._usually)
            self._refresh()
            self.stepped.emit()

    def redo(self) -> None:
        """Do again what was taken back last, if nothing was done since."""
        if self.can_redo:
            self._step_to(self._steps.now.go_on(self._entry))

    def set_reason(self, text: str) -> None:
        """Take why an earlier deal is corrected, as it is typed."""
        self._score.save_reason(text)

    def _say_unread(self, unread: Unread) -> None:
        self.remarked.emit(partial(not_pasted, unread.why, found=unread.found))

    def give_up(self) -> None:
        """Leave an earlier deal as it was."""
        self._score.edit_next()

    # Inside

    def load(self) -> None:
        """Show the deal as the session has it."""
        if self._score.sheet is None:
            return
        before, self._entry = self._entry, self._as_said(self._score.entry)
        at = Standing(self._score.sheet.deals, self.number, self.is_correction, self.is_insertion)
        self._steps.turn(at, before, self._entry, self._as_said(self._score.untyped))
        self._hands.load(self._entry, usually_points=self._usually)
        self._turned.clear()
        self._chosen = self.order[0]
        self.table.go_to(Place.CONCEALED)
        self._refresh()
        self.loaded.emit()

    def refresh(self) -> None:
        """Word everything anew in the present language."""
        if self._reckoning is not None:
            self.changed.emit()

    @property
    def _usually(self) -> bool:
        """Return whether points are typed unless something else is said: as in this deal, or the last one."""
        if self._usual is None and self._score.sheet is not None:
            ways = {isinstance(hand, Points) for hand in self._entry.hands if hand is not None}
            if len(ways) == 1:
                return ways.pop()
            for row in reversed(self._score.sheet.deals):
                held = [hand for hand in row.entry.hands if hand is not None]
                if held:
                    return all(isinstance(hand, Points) for hand in held)
        return bool(self._usual)

    def _open(self) -> None:
        self._usual = self._reckoning = self._asked = None
        self._steps = StepsOfDeals()
        self._hands.begin(0 if self._score.sheet is None else len(self._score.names))
        self._chosen = 0
        self.opened.emit()
        self.load()

    def _follow(self) -> None:
        """Take what the session has, unless it only says back what was entered here."""
        if self._as_said(self._score.entry) != self._entry:
            self.load()

    def _entered(self, number: int) -> None:
        sheet = self._score.sheet
        if sheet is not None and 1 <= number <= len(sheet.deals):
            deal = sheet.deals[number - 1]
            drawn = deal.entry.result is Result.DRAWN and not any(deal.net)
            gains, meant = tuple(zip(self.names, deal.net, strict=True)), dict(self._meant)

            def said() -> str:
                nets = [(name, signed(gain)) for name, gain in gains]
                return words.entered(number, nets, drawn=drawn, **meant)

            self.done.emit(said)

    def _refused(self, faults: object) -> None:
        found = [fault for fault in faults if fault.blocks] if isinstance(faults, tuple) else []
        place = next((fault.place for fault in found if fault.place is not None), self._following())
        if place >= 0:
            self.choose(place)
        self.stuck.emit(place)

    def _following(self) -> int:
        """Return whose points are typed next; -1 if the chosen player's are missing, or nobody's.

        Enter leads on even before it is said who won, or the next points would be typed behind these.
        """
        hands, order = self._entry.hands, self.order
        now = order.index(self._chosen)
        if hands[self._chosen] is None:
            return -1
        after = (*order[now + 1 :], *order[:now])
        return next((place for place in after if hands[place] is None and self.is_by_points(place)), -1)

    def _step_to(self, entry: DealEntry) -> None:
        """Show the deal as it stood at a step."""
        self._entry = entry
        self._hands.restore(entry)
        self._score.save_draft(entry)
        self._refresh()
        self.stepped.emit()

    def _put(self, entry: DealEntry, *, shown: bool = False, typed_at: int | None = None) -> None:
        """Take another entry.

        `shown`: what is shown has changed though the entry may be the same. `typed_at`: of which place
        figures are typed.
        """
        entry = self._as_said(entry)
        if entry == self._entry:
            if shown:
                self.changed.emit()
            return
        self._steps.now.note(self._entry, entry, typed_at)
        self._entry = entry
        if self.is_correction:
            self._score.try_correction(entry)
        else:
            self._score.save_draft(entry)
        self._refresh()

    def _as_said(self, entry: DealEntry) -> DealEntry:
        """Return the deal so that it tells if nobody said how its winner's tile came.

        A deal of before that was asked, which stands as drawn, is not called unsaid because it is corrected.
        """
        if self.is_correction and not self.is_insertion and self._score.sheet is not None:
            was = next((row.entry for row in self._score.sheet.deals if row.number == self.number), entry)
            if was.winner == entry.winner and stands_as_drawn(was):
                return replace(entry, unsaid=False)
        return with_way_open(entry)

    def _refresh(self) -> None:
        self._hands.follow(self._entry, self.situation)
        self._reckoning = as_far_as_certain(self._score.reckon(self._entry))
        self.changed.emit()

    def _take_tiles(self, place: int) -> None:
        self._chosen = place
        self._put(self._asked_of(self._with_place(place)).without_idle())

    def _take_wild(self) -> None:
        self._put(replace(self._entry, wild=self.table.draft.wild))

    def _with_place(self, place: int, entry: DealEntry | None = None) -> DealEntry:
        """Return the deal with a place's hand as it stands here, by points or by tiles."""
        return self._hands.entered(entry or self._entry, place, self.situation)
