# Every target is a thin shell over dev.py, which does the set-up as well (`python3 dev.py --help`).
# PYTHON=python3.12 make run   chooses another interpreter (3.11 or newer).
PYTHON ?= python3

.PHONY: setup run test check bench mutate shots sweep translations clean

setup run test check bench mutate shots sweep translations:
	@$(PYTHON) dev.py $@ $(ARGS)

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find app engine packaging tests -name __pycache__ -type d -prune -exec rm -rf {} +
