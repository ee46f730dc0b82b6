"""Word the beginning of a score sheet: players, seats and how they are drawn, start, end."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from peling.core.tiles import Wind
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import wind_name

translate = QCoreApplication.translate

page = Sentence("StartPage", "New score sheet")

# Why a sheet or its players cannot be called so
name_needed = Sentence("Score sheet start", "Everybody needs a name.")
called_twice = Sentence("Score sheet start", "Two players cannot have the same name: {names}.")
title_kept = Sentence("Score sheet start", "The sheet has a title: it keeps one.")


def throws_for_east(total: int, *, highest: bool, tied: bool) -> str:
    """Return what a throw for East has come to."""
    if tied:
        words = translate("Score sheet start", "{total}: equal, throws again")
    elif highest:
        words = translate("Score sheet start", "{total}: the highest, East")
    else:
        words = translate("Score sheet start", "{total}")
    return words.format(total=number(total))


def throws_for_positioner(total: int, name: str) -> str:
    """Return whom a throw names to lay out the winds."""
    words = translate("Score sheet start", "{total}: {name} mixes the winds and lays them out")
    return words.format(total=number(total), name=name)


def throws_for_first_pick(total: int, name: str) -> str:
    """Return whom a throw names to draw first."""
    words = translate("Score sheet start", "{total}: {name} draws first")
    return words.format(total=number(total), name=name)


def draws(wind: Wind, *, east_place: str = "", stays: bool = False) -> str:
    """Return which wind a player draws; `east_place` is whose place East takes, empty: said elsewhere."""
    if stays:
        return translate("Score sheet start", "draws {wind} and stays").format(wind=wind_name(wind))
    if not east_place:
        return translate("Score sheet start", "draws {wind}").format(wind=wind_name(wind))
    words = translate("Score sheet start", "draws {wind} and sits where {name} sat")
    return words.format(wind=wind_name(wind), name=east_place)


def throws_for_first_east(total: int, name: str) -> str:
    """Return who is East in the first deal."""
    words = translate("Score sheet start", "{total}: {name} is East first")
    return words.format(total=number(total), name=name)


def line(name: str, dice: tuple[int, int] | None, said: str) -> str:
    """Return a line of the drawing for screen readers."""
    if dice is None:
        return translate("Score sheet start", "{name} {said}").format(name=name, said=said)
    words = translate("Score sheet start", "{name} throws {one} and {other}. {said}")
    return words.format(name=name, one=dice[0], other=dice[1], said=said)


def seated(names: tuple[str, ...], east: str) -> str:
    """Return how everybody sits."""
    words = translate("Score sheet start", "{names}. {east} begins as East.")
    return words.format(names=" → ".join(names), east=east)


def evening(date: QDate) -> str:
    """Return what a sheet is called unless the players call it otherwise: after the day."""
    words = translate("Score sheet start", "{weekday}, {date}")
    return words.format(weekday=QLocale().dayName(date.dayOfWeek()), date=long_date(date))


def long_date(date: QDate) -> str:
    """Return a day with the name of its month: "19 November 2026"."""
    return QLocale().toString(date, translate("Score sheet start", "d MMMM yyyy"))


def sheet_title(given: str, created: str, *, game: str = "") -> str:
    """Return what a sheet is called: as the players call it, else after the day on which it was begun.

    `created` is that time in ISO 8601; where it cannot be read, the sheet is called just that. `game` is the
    rule set of the game against the computer from which the sheet was made, if it was.
    """
    if given.strip():
        return given
    if game:
        return game_by(short_title(game))
    try:
        day = datetime.fromisoformat(created).astimezone()
    except (OverflowError, ValueError):
        return translate("Score sheet start", "Score sheet")
    return evening(QDate(day.year, day.month, day.day))


def game_by(book: str) -> str:
    """Return what the sheet of a game is called; `book`: its own, with the limit where that is said."""
    return translate("Score sheet start", "Game, {book}").format(book=book)


def player(place: int) -> str:
    """Return what a player without a name is called; `place` counts from 1."""
    return translate("Score sheet start", "Player {number}").format(number=place)


def rounds(count: int, *, in_sets: bool) -> str:
    """Return how long is played: a number of rounds, 0 without an end.

    `in_sets`: the book calls four rounds a set.
    """
    match count:
        case 0:
            return translate("Score sheet start", "As long as you like")
        case 1:
            return translate("Score sheet start", "One round")
        case 4 if in_sets:
            return translate("Score sheet start", "Four rounds: a set")
        case 8 if in_sets:
            return translate("Score sheet start", "Eight rounds: two sets")
        case 16 if in_sets:
            return translate("Score sheet start", "Sixteen rounds: four sets")
        case _:
            return translate("Score sheet start", "{rounds} rounds").format(rounds=number(count))


def start_with(points: int) -> str:
    """Return what the book's sticks come to, as a choice."""
    words = translate("Score sheet start", "The book’s sticks: {points}")
    return words.format(points=number(points))
