"""Positions as data: read, checked, shown, written; what lies on a table while it is laid."""
