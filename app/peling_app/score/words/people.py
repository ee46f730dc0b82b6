"""Word the page of people: rows, figures, who may be whom, what was won from whom."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from peling_app.kit.words.marks import Counted, Sentence
from peling_app.kit.words.numbers import number

translate = QCoreApplication.translate

page = Sentence("People", "People")
evenings = Sentence("People", "evenings")
deals = Sentence("People", "deals")
won = Sentence("People", "won")
in_a_deal = Sentence("People", "in a deal")
balance = Sentence("People", "balance")
together = Sentence("People", "balances of the people together")
nobody = Sentence("People", "Nobody has a score sheet with a deal on it yet.")
reading = Sentence("People", "The score sheets are being read.")
doubtful = Sentence("People", "Same person, two names?")
two_people = Sentence("People", "Two people")
one_merge = Sentence("People", "One, merge")
merge_help = Sentence("People", "{one} and {other} are one person, called {one}")
apart_help = Sentence("People", "{one} and {other} are two people")
pair = Sentence("People", "{one} and {other}")
rename = Sentence("People", "Rename…")
merge = Sentence("People", "Merge…")
undo = Sentence("People", "Undo")
back = Sentence("People", "Back")
csv = Sentence("People", "Save as CSV")
pdf = Sentence("People", "Save as PDF")
pdf_kind = Sentence("People", "Pages (*.pdf)")
csv_kind = Sentence("People", "Rows (*.csv)")
search = Sentence("People", "Search a person")
kept = Sentence("People", "Sheets stay as they are; a name or a merge can be taken back.")
rename_title = Sentence("People", "Another name for {name}")
merge_title = Sentence("People", "Who is the same person as {name}?")
merge_note = Sentence("People", "Both are then called {name}.")
becomes_one = Sentence("People", "{other} is known already: {name} and {other} are then one person.")
never_sat = Sentence(
    "People", "Those who have sat at one table with {name} are not in this list: they are other people."
)
nobody_to_merge = Sentence("People", "Everybody else has sat at one table with {name}.")
name_field = Sentence("People", "Name")
done = Sentence("People", "Rename")
do_merge = Sentence("People", "Merge")
cancel = Sentence("People", "Cancel")
points_in_a_deal = Sentence("People", "points in a deal")
mean_win = Sentence("People", "mean winning score")
evening_by_evening = Sentence("People", "Balance, evening by evening")
compared = Sentence("People", "compared with")
with_nobody = Sentence("People", "nobody")
from_whom = Sentence("People", "From whom, to whom")
by_hand = Sentence("People", "changed by hand")
last_evenings = Sentence("People", "Last evenings")
start = Sentence("People", "start")
game_by_game = Sentence("People", "Balance, game by game")
by_level = Sentence("People", "Against which level")
last_games = Sentence("People", "Last games")
chart_games = Sentence("People", "After each game: {values}")
no_people = Sentence("People", "Your own games; computer players are not counted among the people.")
row = Sentence("People", "{name}: {evenings}, {deals}, {won}, balance {balance}")
flow = Sentence("People", "{name} {amount}")
chart = Sentence("People", "{name} after each evening: {values}")

_sheets = Counted("PeoplePlurals", "%n score sheet(s)")
_unread = Counted("PeoplePlurals", "%n cannot be read")
evenings_n = Counted("PeoplePlurals", "%n evening(s)")
games_n = Counted("PeoplePlurals", "%n game(s) against the computer")
games_alone = Counted("PeoplePlurals", "%n game(s)")
deals_n = Counted("PeoplePlurals", "%n deal(s)")
won_n = Counted("PeoplePlurals", "%n won")


def said(sheets: int, since: str, unread: int) -> str:
    """Return how many sheets it comes from, since when, and how many cannot be read."""
    said = _sheets(sheets)
    day = short_day(since)
    if day:
        said = translate("People", "{sheets}, since {day}").format(sheets=said, day=day)
    return f"{said}; {_unread(unread)}" if unread else said


def figures_said(times: str, deals: str, won: str, mean: str, mean_win: str) -> str:
    """Return the figures of a person for a screen reader; the first three are words with their numbers."""
    return translate(
        "People", "{times}, {deals}, {won}, {mean} points in a deal, mean winning score {mean_win}"
    ).format(times=times, deals=deals, won=won, mean=mean, mean_win=mean_win)


def games_of(me: str) -> str:
    """Return what the own games against the computer stand under."""
    if me:
        return translate("People", "{name} against the computer").format(name=me)
    return translate("People", "You against the computer")


def won_in_game(wins: int, deals_: int) -> str:
    """Return how many deals of a game were won."""
    return translate("People", "{won} of {deals} won").format(won=number(wins), deals=number(deals_))


def won_of(wins: int, deals_: int) -> str:
    """Return how many deals somebody has won, and which part that is of those he played."""
    if not deals_:
        return number(wins)
    return translate("People", "{wins} ({percent} %)").format(
        wins=number(wins), percent=round(100 * wins / deals_)
    )


def sat_together(name: str, other: str, title: str, day: str) -> str:
    """Say that two are two people, since they sat at one table: on which evening."""
    return translate(
        "People", "{name} and {other} sat at one table ({title}, {day}), so they are two people."
    ).format(name=name, other=other, title=title, day=day)


def place(rank: int, players: int) -> str:
    """Return which place somebody had: "1st of 4" in English."""
    ordinal = {
        1: translate("People", "1st of {players}"),
        2: translate("People", "2nd of {players}"),
        3: translate("People", "3rd of {players}"),
    }.get(rank, translate("People", "{rank}th of {players}"))
    return ordinal.format(rank=rank, players=players)


def best_said(day: str, deal: int, title: str) -> str:
    """Return in which deal of which evening a hand was won; the day is empty where the title tells it."""
    if not day:
        return translate("People", "{title}, deal {deal}").format(title=title, deal=number(deal))
    return translate("People", "{title}, {day}, deal {deal}").format(title=title, day=day, deal=number(deal))


def short_day(iso: str) -> str:
    """Return a day as this place writes it; empty where it cannot be read."""
    time = QDateTime.fromString(iso, Qt.DateFormat.ISODate)
    if not time.isValid():
        return ""
    return QLocale().toString(time.toLocalTime().date(), QLocale.FormatType.ShortFormat)
