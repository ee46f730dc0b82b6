"""The page of an evening and its picture."""
