"""A deal at the table and a game of many deals: wall, course of play, seats, dice."""
