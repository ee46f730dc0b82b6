"""Widgets; no rule of the game."""
