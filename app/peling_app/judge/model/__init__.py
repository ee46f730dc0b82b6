"""What is shown, as QtCore objects; no widget."""
