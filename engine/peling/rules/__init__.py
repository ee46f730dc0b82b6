"""What every rule book fills in, and what all books share."""
