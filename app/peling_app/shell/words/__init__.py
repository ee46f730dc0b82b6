"""What the shell says."""
