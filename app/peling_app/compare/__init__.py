"""One hand, counted by every book."""
