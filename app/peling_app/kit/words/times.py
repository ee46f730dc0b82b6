"""Say when something was."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, QTime

translate = QCoreApplication.translate


def now() -> datetime:
    """Return the time of this place, by which days differ."""
    return datetime.now(UTC).astimezone()


def when_words(when: datetime, now: datetime) -> str:
    """Say when something was, near days by name: "today, 21:40", "yesterday, 21:40", else the date."""
    locale = QLocale()
    moment = QDateTime(when.year, when.month, when.day, when.hour, when.minute, when.second)
    clock = locale.toString(moment.time(), QLocale.FormatType.ShortFormat)
    match (now.date() - when.date()).days:
        case 0:
            return translate("Saved games", "today, {time}").format(time=clock)
        case 1:
            return translate("Saved games", "yesterday, {time}").format(time=clock)
        case _:
            day = locale.toString(moment.date(), QLocale.FormatType.ShortFormat)
            return translate("Saved games", "{date}, {time}").format(date=day, time=clock)


def clock_words(when: datetime) -> str:
    """Return the time of day of a time, by the clock of this place: "21:40"."""
    here = when.astimezone()
    return QLocale().toString(QTime(here.hour, here.minute), QLocale.FormatType.ShortFormat)


def date_words(when: datetime) -> str:
    """Return the day of a time, by the clock of this place: "12 March 2025"."""
    here = when.astimezone()
    pattern = translate("Dates", "d MMMM yyyy")
    return QLocale().toString(QDate(here.year, here.month, here.day), pattern)
