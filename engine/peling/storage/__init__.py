"""The journal of a game: the log of its inputs, on the disk."""
