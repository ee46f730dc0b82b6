"""Widgets that show tiles or let one choose them."""
