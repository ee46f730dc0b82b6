"""The formula: what a hand is worth by what a player sees, with numbers that were found by play."""
