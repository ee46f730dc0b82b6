"""Word the list of score sheets."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from peling_app.kit.words.marks import Counted, Sentence
from peling_app.kit.words.numbers import number, signed
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.times import date_words

translate = QCoreApplication.translate


archived = Sentence("Score sheets", "archived")
archive = Sentence("SavedSheetsPage", "Archive")
take_out = Sentence("SavedSheetsPage", "Take out of the archive")
archive_help = Sentence(
    "SavedSheetsPage",
    "Archive: the sheet is kept whole and still counts among the people, but this list leaves it out.",
)
take_out_help = Sentence("SavedSheetsPage", "Take out of the archive: the sheet stands in this list again.")
archived_now = Sentence(
    "SavedSheetsPage",
    "“{title}” is in the archive, and nothing of it is lost. Tick “Archived too” to see it and take it out.",
)
archived_and_seen = Sentence(
    "SavedSheetsPage",
    "“{title}” is in the archive, and nothing of it is lost. It is seen here while “Archived too” is ticked.",
)
taken_out_now = Sentence("SavedSheetsPage", "“{title}” is out of the archive and stands in the list again.")
_none_yet = Sentence(
    "Score sheets",
    "No score sheet yet. Begin one, and lay the tiles or type the points after each deal: the program "
    "works out who pays whom.",
)
_all_put_away = Sentence("Score sheets", "All score sheets are put away.")
_all_archived = Sentence("Score sheets", "All score sheets are in the archive.")
_all_either = Sentence("Score sheets", "All score sheets are in the archive or put away.")
_none_found = Sentence("Score sheets", "No score sheet fits the search.")
_deals = Counted("SavedSheetsPlurals", "%n deal(s)")
put_away_words = Counted("SavedSheetsPlurals", "%n sheet(s) put away…")
_house = Counted("SavedSheetsPlurals", "%n house rule(s) other than in the book")
_hidden = Counted("SavedSheetsPlurals", "%n archived sheet(s) not shown.")


def day(when: datetime) -> str:
    """Return a day as this place writes it, with the weekday."""
    date = QDateTime.fromMSecsSinceEpoch(round(when.timestamp() * 1000)).date()
    weekday = QLocale().dayName(date.dayOfWeek())
    return f"{weekday}, {QLocale().toString(date, QLocale.FormatType.ShortFormat)}"


def named_day(when: datetime) -> str:
    """Return a day in the ways somebody may look for it: as it is shown, and with the name of its month."""
    return f"{day(when)} {date_words(when)}"


def deals_and_day(deals: int, when: datetime, where: str = "") -> str:
    """Return how many deals a sheet has, when it was begun, and where the people met, if they said."""
    words = translate("Score sheets", "{deals}, {day}")
    said = words.format(deals=_deals(deals), day=day(when))
    return (
        translate("Score sheets", "{deals_and_day}, {where}").format(deals_and_day=said, where=where)
        if where
        else said
    )


def house(count: int) -> str:
    """Return how many house rules are not as the book has them; empty if none."""
    return _house(count) if count else ""


def nothing_shown(*, searched: bool, archived: bool, put_away: bool) -> str:
    """Return why no sheet is shown: none fits the search, or all there are stand elsewhere."""
    if searched:
        return _none_found()
    said = {(False, False): _none_yet, (True, False): _all_archived, (False, True): _all_put_away}
    return said.get((archived, put_away), _all_either)()


def hidden(count: int) -> str:
    """Return how many archived sheets are not shown; empty if none."""
    return _hidden(count) if count else ""


def standings(players: tuple[str, ...], totals: tuple[int, ...], deals: int) -> tuple[str, ...]:
    """Return each player, with what he has as soon as a deal was played."""
    if not deals or len(players) != len(totals):
        return players
    shown = [number(total) if sum(totals) else signed(total) for total in totals]
    words = translate("Score sheets", "{name} {total}")
    return tuple(words.format(name=name, total=total) for name, total in zip(players, shown, strict=True))


def row(title: str, players: tuple[str, ...], book: str, lines: tuple[str, ...]) -> str:
    """Return a row of the list for screen readers."""
    return in_sentences(title, ", ".join(players), book, *lines)
