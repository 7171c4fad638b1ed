PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
TESTS ?=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test lint format bench

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-7s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

run: $(READY) ## start the bot; without DISCORD_TOKEN, the playground in a browser
	$(BIN)/python bot.py

test: $(READY) ## run the tests; TESTS="tests/rules -k seven" runs some of them
	$(BIN)/python -m pytest -n 2 $(TESTS)

lint: $(READY) ## check style, types and the order of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(READY) ## put every file into the house format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(READY) ## measure the engine and the pictures
	$(BIN)/python -m benchmarks

$(READY): requirements.txt requirements-dev.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@
