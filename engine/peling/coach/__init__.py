"""What decisions cost and what was luck: every finished deal of a player, in points."""
