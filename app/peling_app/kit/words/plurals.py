"""Word what depends on a number. English has its own file for these, as every language has."""

from __future__ import annotations

from PySide6.QtCore import QObject

from peling_app.kit.words.numbers import number as grouped


class Plurals(QObject):
    """Phrases with a number; a class, since `tr` is the only form in which lupdate sees plurals in Python."""

    def short(self, number: int) -> str:
        """Return how many tiles are missing for Mah-Jongg."""
        return self.tr("%n tile(s) short", "", number)

    def missing(self, number: int) -> str:
        """Return how many tiles are missing, as a clause."""
        return self.tr("%n tile(s) are missing", "", number)

    def points(self, number: int) -> str:
        """Return a number of points, grouped by thousands as everywhere."""
        return self.tr("%n point(s)", "", number).replace(str(number), grouped(number))

    def held(self, number: int) -> str:
        """Return how many of a kind the player holds."""
        return self.tr("you hold %n", "", number)

    def tiles(self, number: int) -> str:
        """Return a number of tiles."""
        return self.tr("%n tile(s)", "", number)

    def suits(self, number: int) -> str:
        """Return how many suits a hand has, as a sentence."""
        return self.tr("The hand has %n suit(s).", "", number)

    def live(self, number: int) -> str:
        """Return how many useful tiles the player cannot see."""
        return self.tr("%n helpful tile(s) not in sight", "", number)

    def lying_open(self, number: int) -> str:
        """Return how many sets then lie open, as a sentence."""
        return self.tr("%n set(s) then lie open.", "", number)

    def doubles(self, number: int) -> str:
        """Return a number of doublings."""
        return self.tr("%n double(s)", "", number)

    def to_lay(self, number: int) -> str:
        """Return how many tiles are still to be laid, as a sentence."""
        return self.tr("%n tile(s) still to lay.", "", number)

    def left(self, number: int) -> str:
        """Return how many tiles of a kind are left."""
        return self.tr("%n tile(s) left", "", number)


plurals = Plurals()
"""The one object that words plurals; it asks the translation that is in use at the moment."""
