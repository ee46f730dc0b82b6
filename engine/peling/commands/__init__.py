"""The commands of `python -m peling`: each module has `add_arguments(parser)` and `run(args) -> code`."""
