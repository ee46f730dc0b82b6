"""The end of a game: who came out how, how it went, what makes all even."""
