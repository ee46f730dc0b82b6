"""L. L. Harr, "Pung-Chow, the Game of a Hundred Intelligences", Harper & Brothers 1922.

The book has two parts, a game without a limit and one with a limit. What both share stands here; each part
is a rule set of its own beside this package.
"""
