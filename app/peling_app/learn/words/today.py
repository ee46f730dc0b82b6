"""Word the page of today: what is due, the hand of the day, what is known by heart, the calendar."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from peling.core.tiles import Tile, Wind
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.numbers import decimal
from peling_app.kit.words.tiles import begun, joined, tile_name, wind_name
from peling_app.kit.words.times import date_words

translate = QCoreApplication.translate

title = Sentence("Today", "Today")
rules = Sentence("Today", "Rules: {book}")

# Five minutes
five_minutes = Sentence("Today", "Five minutes")
due = Sentence("Today", "to ask again")
nothing_due = Sentence("Today", "Nothing is due today.")
nothing_yet = Sentence("Today", "New here? The first lesson takes five minutes.")
new_questions = Sentence("Today", "New questions, of the kinds you have practised least.")
new_tiles = Sentence("Today", "Some tiles to read, the easily confused ones first.")
at_most = Sentence("Today", "Waiting for another time: {number}.")
comes_back = Sentence(
    "Today", "A question comes back on the day on which you would begin to forget the answer."
)
lesson_calls_back = Sentence("Today", "What you meet there is asked again on later days, when it is due.")
begin = Sentence("Today", "Begin")
_tomorrow = Sentence("Today", "{number} tomorrow")
_on_day = Sentence("Today", "{number} on {day}")
_later = Sentence("Today", "Then: {days}")
row_spoken = Sentence("Today", "{subject}: {number}, {about}")
subject_name = Sentences(
    {
        "tiles": Sentence("Subjects", "Reading tiles"),
        "claims": Sentence("Subjects", "Claims"),
        "course": Sentence("Subjects", "Course of a deal"),
        "scoring": Sentence("Subjects", "Scoring"),
        "settling": Sentence("Subjects", "Settling"),
    }
)
"""The names of the subjects, by id."""

# The hand of the day
hand_of_day = Sentence("Today", "Hand of the day")
same_for_all = Sentence("Today", "The same for everybody who plays by this book today.")
answer = Sentence("Today", "Answer")
dealing = Sentence("Today", "The tiles are being dealt.")
weighing = Sentence("Today", "Every discard is being played out on paper.")
no_hand = Sentence("Today", "There is no hand today.")
_drawn_in_round = Sentence(
    "Today", "You are {seat} in the {round} round and have drawn the {tile}. What goes?"
)
_drawn = Sentence("Today", "You are {seat} and have drawn the {tile}. What goes?")
_wild = Sentence("Today", "Wild: {tiles}.")
lying = Sentence("Today", "Discarded so far")
chosen = Sentence("Today", "{tile}, chosen")
best_is_this = Sentence("Today", "{tile}, the best discard")
is_best = Sentence("Today", "{tile}: the best discard.")
is_equal = Sentence("Today", "{tile}: as good as the best, {best}, as far as can be said.")
_loses = Sentence("Today", "{tile}: loses about {points}. Better: {best}.")
another_tomorrow = Sentence("Today", "Tomorrow there is another one.")

# Mistakes in play
last_mistakes = Sentence("Today", "Your last mistakes")
all_mistakes = Sentence("Today", "All {number}")
try_again = Sentence("Today", "Try again")
mistake_spoken = Sentence("Today", "{grade}, {kind}, {subject}, {whence}, {lost} points")
_of_deal = Sentence("Today", "{date}, deal {number}")

# Known by heart
known = Sentence("Today", "Known by heart")
known_in = Sentence("Today", "Known by heart, by book")
firm = Sentence("Today", "firm")
seen = Sentence("Today", "met, not yet firm")
known_spoken = Sentence("Today", "{subject}: {firm} of {total} firm, {seen} more met")
calendar = Sentence("Today", "Minutes of practice, day by day; today has the frame")
calendar_spoken = Sentence("Today", "Minutes of practice: {days}")
no_minutes = Sentence("Today", "none in these five weeks")
on_day = Sentence("Today", "{day} {minutes}")

# Courses and ways
next_lesson = Sentence("Today", "Next: {lesson}")
course_done = Sentence("Today", "Done")
course_done_due = Sentence("Today", "Done; {number} due for review")
next_and_due = Sentence("Today", "Next: {lesson}; {number} due for review")
open_course = Sentences(
    {
        "begin": Sentence("Today", "Begin"),
        "continue": Sentence("Today", "Continue"),
        "review": Sentence("Today", "Review"),
    }
)
"""What opening a course is, by how far it has come."""


def day_words(day: date) -> str:
    """Return a day as a title: "Sunday, 22 November"."""
    pattern = translate("Today", "dddd, d MMMM")
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def short_day(day: date) -> str:
    """Return a day in a narrow column: "22 Nov"."""
    pattern = translate("Today", "d MMM")
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def weekday_letters() -> tuple[str, ...]:
    """Return the letters of the days of a week, from Monday."""
    form = QLocale.FormatType.NarrowFormat
    return tuple(QLocale().standaloneDayName(number, form) for number in range(1, 8))


def later(today: date, days: Sequence[tuple[date, int]]) -> str:
    """Return how much is due on the next days: "Then: 4 tomorrow, 6 on Tuesday"; empty: nothing this week."""
    said = []
    for day, number in days:
        if day == today + timedelta(days=1):
            said.append(_tomorrow(number=number))
        elif day < today + timedelta(days=7):
            said.append(_on_day(day=QLocale().dayName(day.isoweekday()), number=number))
    return _later(days=", ".join(said[:2])) if said else ""


def of_deal(at: datetime, number: int) -> str:
    """Return from which deal something is: "22 November 2026, deal 6"."""
    return _of_deal(date=date_words(at), number=number)


def lost(points: float) -> str:
    """Return points that were lost, with their sign: "−9.4"."""
    return f"−{decimal(points)}"


def situation(seat: Wind, round_wind: Wind | None, drawn: Tile, wild: Sequence[Tile]) -> str:
    """Return whose hand of the day it is, and what was drawn."""
    shown = {"seat": wind_name(seat), "tile": tile_name(drawn)}
    said = _drawn(**shown) if round_wind is None else _drawn_in_round(**shown, round=wind_name(round_wind))
    if not wild:
        return said
    return f"{_wild(tiles=joined([tile_name(tile) for tile in wild]))} {said}"


def loses(tile: Tile, points: int, best: Tile) -> str:
    """Return by how much a discard is worse than the best."""
    return _loses(tile=begun(tile_name(tile)), points=plurals.points(points), best=tile_name(best))
