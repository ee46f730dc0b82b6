"""L. L. Harr, "Pung-Chow, the Game of a Hundred Intelligences", Harper & Brothers 1922.

The book has two parts, a game without a limit and one with a limit, and each part is a rule set. What both
share has the names that every book has; the files of one part alone begin with its name.
"""
