"""Hands of the booklet in the text notation."""

from tests.engine.rulebooks.positions import Hands

HANDS = Hands("how-to-play", "SW")
