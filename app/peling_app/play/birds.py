"""The birds that play: each has a manner of its own, whatever its level."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Bird(StrEnum):
    """A computer player; the value is also the name of its portrait."""

    MAGPIE = "magpie"
    HERON = "heron"
    CRANE = "crane"
    KINGFISHER = "kingfisher"
    OWL = "owl"
    WAGTAIL = "wagtail"


TASTES: Final = {
    Bird.MAGPIE: "quick",
    Bird.HERON: "careful",
    Bird.CRANE: "collector",
    Bird.KINGFISHER: "collector",
    Bird.OWL: "careful",
    Bird.WAGTAIL: "quick",
}
"""What each bird likes, one of `peling.advice.tastes`; it costs none of them a point a deal."""

USER: Final = "bird"
"""The portrait of the user: the bird of the program."""


def bird_at(place: int, character: str = "") -> Bird:
    """Return the bird that sits at a place in the agreement, from 1; `character` is what was agreed.

    Games that were begun before birds could be chosen name none: then the birds sit in their order.
    """
    return Bird(character) if character in set(Bird) else tuple(Bird)[(place - 1) % len(Bird)]


def portrait(place: int, character: str = "") -> str:
    """Return the drawing that stands for the player at a place in the agreement; 0 is the user."""
    return USER if place == 0 else bird_at(place, character).value
