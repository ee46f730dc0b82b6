"""Say which reviewed deals are added up, and by what spans of time a trend is drawn."""

from __future__ import annotations

from enum import StrEnum


class Which(StrEnum):
    """Which deals the page adds up: those of the last game, of the last ten weeks, or all."""

    GAME = "game"
    WEEKS = "weeks"
    ALL = "all"


class Span(StrEnum):
    """A stretch of time, over which deals are one point of a trend."""

    WEEK = "week"
    MONTH = "month"
    YEAR = "year"
