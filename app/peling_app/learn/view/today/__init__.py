"""The parts of the page of today."""
