"""The page and what it is made of."""
