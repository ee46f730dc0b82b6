"""Show the table, the tutor and the score sheet of Pe-Ling on the desktop."""
