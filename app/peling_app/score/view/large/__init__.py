"""The entry of a deal in large letters."""
