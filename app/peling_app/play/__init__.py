"""Play: a game against the computer, from the setup to the settlement, and its replay."""
