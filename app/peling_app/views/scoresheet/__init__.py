"""The score sheet of a table of people."""
