"""Compare books: one hand scored by every rule book, side by side."""
