"""Ask what is to be changed on a sheet: a forgotten deal, one too many, East or the round, seats, names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QWidget

from peling.core.tiles import Wind
from peling.ledger.entry import EastIs, RoundIs
from peling.ledger.inputs import PlayedAt, Remove, Rename, Retitle
from peling_app.kit.model.theme import Theme
from peling_app.score.model.new_sheet import NewSheet
from peling_app.score.session import ScoreSession
from peling_app.score.view.dialogs import InsertDialog, OverruleDialog, RemoveDialog, TitleDialog
from peling_app.score.view.history import HistoryDialog
from peling_app.score.view.seats import SeatsDialog
from peling_app.score.view.sheet_page import SheetPage


class SheetAsking:
    """The dialogs of a sheet, and what follows when they are answered."""

    def __init__(
        self,
        score: ScoreSession,
        theme: Theme,
        sheet: SheetPage,
        page: QWidget,
        new_sheet: Callable[[], NewSheet],
    ) -> None:
        """Ask over `page` about the sheet of a session; `sheet` shows which deal is chosen.

        What is chosen for a `new_sheet` follows when a player is called otherwise.
        """
        self._score = score
        self._theme = theme
        self._sheet = sheet
        self._page = page
        self._new_sheet = new_sheet
        self._called: tuple[Path | None, tuple[str, ...]] = (None, ())
        for changed in (score.opened, score.changed):
            changed.connect(self._follow_names)

    @property
    def handlers(self) -> dict[str, Callable[[], None]]:
        """Return what carries out the commands, by their ids."""
        return {
            "score.correct": self.correct_chosen,
            "score.insert": self.insert_forgotten,
            "score.remove": self.remove_chosen,
            "score.overrule": self.overrule,
            "score.seats": self.draw_seats,
            "score.history": self.show_history,
            "score.rename": self.rename,
        }

    @property
    def _meant(self) -> int:
        """Return what the chosen deal is called; the last where none is chosen, or the next; 0: none."""
        score, chosen = self._score, self._sheet.half.chosen_deal
        rows = 0 if score.sheet is None else len(score.sheet.deals) + 1
        last = next((number for number in range(rows, 0, -1) if score.entered_number(number)), 0)
        if chosen is None or chosen > last:
            return last
        return chosen if score.entered_number(chosen) else 0

    def correct(self, deal: int) -> None:
        """Put a deal into the entry panel."""
        self._score.edit(deal)
        self._sheet.show_entry()

    def correct_chosen(self) -> None:
        """Put the chosen deal into the entry panel."""
        if self._meant:
            self.correct(self._meant)

    def insert_forgotten(self) -> None:
        """Ask which number a forgotten deal is to have; it is then entered like any other."""
        shown = self._score.sheet
        if shown is None or not shown.deals:
            return
        deals = len(shown.deals)
        chosen = self._score.entered_number(self._sheet.half.chosen_deal or 0)
        dialog = InsertDialog(self._theme, deals, chosen or deals, self._page)
        dialog.decided.connect(self._put_in)
        dialog.open()

    def insert(self, deal: int) -> None:
        """Enter a forgotten deal before the one that is called by this number."""
        self._put_in(self._score.entered_number(deal) or deal)

    def _put_in(self, number: int) -> None:
        """Enter a forgotten deal that is to get this number on the sheet."""
        self._score.edit_forgotten(number)
        self._sheet.show_entry()

    def remove_chosen(self) -> None:
        """Ask why the chosen deal is taken out."""
        deal = self._meant
        if not deal:
            return
        dialog = RemoveDialog(self._theme, deal, self._page)
        number = self._score.entered_number(deal)
        dialog.decided.connect(lambda reason: self._score.do(Remove(number, reason)))
        dialog.open()

    def overrule(self) -> None:
        """Ask who is East and which round it is in the deal of the entry panel."""
        if self._score.sheet is None:
            return
        entry, by_book = self._score.entry, self._score.by_book
        reason = next((one.reason for one in (entry.east, entry.round_wind) if one is not None), "")
        chosen = (
            None if entry.east is None else entry.east.place,
            None if entry.round_wind is None else entry.round_wind.wind,
            reason,
        )
        dialog = OverruleDialog(
            self._theme, self._score.names, by_book.east, by_book.round_wind, chosen, self._page
        )
        dialog.decided.connect(self._overrule)
        dialog.open()

    def _overrule(self, east: int | None, wind: Wind | None, reason: str) -> None:
        entry = replace(
            self._score.entry,
            east=None if east is None else EastIs(east, reason),
            round_wind=None if wind is None else RoundIs(wind, reason),
        )
        self._score.set_entry(entry)

    def draw_seats(self) -> None:
        """Draw the seats anew for the deal in the entry panel."""
        if self._score.sheet is None:
            return
        dialog = SeatsDialog(self._theme, self._score, self._page)
        dialog.open()

    def show_history(self) -> None:
        """Show everything that was corrected."""
        if self._score.sheet is not None:
            HistoryDialog(self._theme, self._score, self._page).open()

    def rename(self) -> None:
        """Ask for another title."""
        if self._score.sheet is not None:
            setup = self._score.sheet.setup
            dialog = TitleDialog(self._theme, setup, self._page)
            dialog.named.connect(lambda title: self._score.do(Retitle(title)))
            dialog.moved.connect(lambda where: self._score.do(PlayedAt(where)))
            dialog.renamed.connect(lambda place, name: self._score.do(Rename(place, name)))
            dialog.open()

    def _follow_names(self) -> None:
        """Let a new sheet begin with what the players are called now, when that was undone, too."""
        before, self._called = self._called, (self._score.path, self._score.names)
        if before[0] == self._score.path and before[1] != self._score.names:
            for old, new in zip(before[1], self._score.names, strict=True):
                self._new_sheet().rename(old, new)
