"""The table: board, hand, claims."""
