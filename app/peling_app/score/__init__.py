"""Score: the score sheet of a table of people with real tiles."""
