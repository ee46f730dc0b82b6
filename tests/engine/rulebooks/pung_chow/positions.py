"""Hands of Part I of Harr in the text notation."""

from tests.engine.rulebooks.positions import Hands

HANDS = Hands("pung-chow", "S")
