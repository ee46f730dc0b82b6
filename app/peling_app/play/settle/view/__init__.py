"""Widgets and QML; no rule."""
