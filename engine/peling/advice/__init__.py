"""Computer players and advice; they see a `PlayerView` and nothing else."""
