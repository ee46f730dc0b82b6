"""Lists of what is saved, and tables on paper."""
