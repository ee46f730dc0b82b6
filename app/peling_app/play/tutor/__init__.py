"""The tutor beside the table: what is possible, why not, what it counts, the log."""
