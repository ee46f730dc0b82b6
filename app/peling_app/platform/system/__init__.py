"""What the desktop and the system know of us, and what they tell: name, look, and who is running."""
