"""What the games of the user come to: by book and level, as a balance, the best and the rarest hands."""
