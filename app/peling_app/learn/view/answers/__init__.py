"""Where an answer is given: cards, fields, tiles to lay, dice."""
