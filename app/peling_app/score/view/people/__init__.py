"""The page of people."""
