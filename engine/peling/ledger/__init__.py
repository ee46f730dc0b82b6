"""The score sheet of a table of people: deals as they were entered, what the book makes of them, corrections."""
