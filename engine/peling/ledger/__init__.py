"""The score sheet of a table of people: deals as they were entered, what they came to, corrections."""
