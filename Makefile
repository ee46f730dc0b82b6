# Every target is a thin shell over dev.py, which does the set-up as well (`python3 dev.py --help`).
# PYTHON=python3.12 make run     chooses another interpreter (3.11 or newer).
# make strength PART=four-winds  measures a part: the words of matches, see `make strength ARGS=-h`.
PYTHON ?= python3

.PHONY: setup run test thorough check bench train strength mutate shots sweep manual translations clean

setup run test thorough check bench train strength mutate shots sweep manual translations:
	@$(PYTHON) dev.py $@ $(PART) $(ARGS)

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find app engine packaging tests -name __pycache__ -type d -prune -exec rm -rf {} +
