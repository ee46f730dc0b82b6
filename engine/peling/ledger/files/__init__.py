"""The score sheet on the disk and in other programs: journal, exchange, CSV, a game as a sheet."""
