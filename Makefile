PYTHON ?= python3
BIN := .venv/bin
# These files exist once everything is installed that running, or tests and lint, need.
READY := .venv/.ready
TOOLS := .venv/.tools
# This file exists during an installation. If it is left over, or if Python is gone, .venv starts over.
UNFINISHED := .venv/.unfinished
BROKEN := $(shell [ -x $(BIN)/python ] && [ ! -e $(UNFINISHED) ] || echo yes)
# This file exists once the bytecode of the tests, and of all that they import, is compiled.
COMPILED := .venv/.compiled
# The compiled core. Without a C compiler, each run tries again.
CORE := tockbot/core/_core.abi3.so
TESTS ?=
SEEDS ?= 100
# Bytecode is kept, whatever the environment says: each test process imports everything.
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --dist loadgroup --no-loadscope-reorder
QUICK := tests/rules tests/tables tests/learning -k "not whole_games and not week and not twice and not best and not taken_apart"
PIN := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command 'make requirements'
# The length of commit subjects is checked from this commit on; a shallow clone has nothing to check.
SUBJECTS_SINCE := de80d3a

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test quick simulate test-all test-pools test-citus lint format bench site requirements

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

run: $(READY) $(CORE) ## start the bot; without DISCORD_TOKEN, the playground in a browser
	$(BIN)/python bot.py

# Six processes for two cores, because wire and PostgreSQL tests mostly wait.
test: $(COMPILED) $(CORE) ## run the tests; TESTS="tests/rules -k seven" runs some of them
	$(PYTEST) -n 6 -m "not long and not pools and not citus" $(TESTS)

quick: $(TOOLS) $(CORE) ## run the fast tests of rules, tables and results
	$(PYTEST) -n 2 -m "not long" $(QUICK)

simulate: $(TOOLS) $(CORE) ## play games with faults in simulated time; SEEDS=1000 takes as many new seeds
	$(BIN)/python -m tests.simulation --seeds $(SEEDS)

test-all: $(COMPILED) $(CORE) ## run every test, and kill the bot about 150 times
	$(PYTEST) -n 4 -m "not pools and not citus" $(TESTS)
	$(BIN)/python -m tests.wire --kills 100
	$(BIN)/python -m tests.wire --kills 50 --processes 3

test-pools: $(TOOLS) $(CORE) ## run the database tests behind PgBouncer, which must be installed
	$(PYTEST) -n 2 -m pools tests/pools
	$(PYTEST) -n 2 -m "not pools and not citus" --server session tests/storage
	$(PYTEST) -n 2 -m "not pools and not citus" --server transaction tests/storage
	$(BIN)/python -m tests.wire --kills 30 --processes 3 --pooler transaction

# Some tests are left out: those that begin with an empty database have no Citus tables, and round trips are
# counted for PostgreSQL.
test-citus: $(TOOLS) $(CORE) ## run the database tests on Citus, which must be installed
	$(PYTEST) -n 2 -m citus tests/pools
	$(PYTEST) -n 2 -m "not pools and not citus" --server citus --ignore tests/storage/test_ways.py --ignore tests/storage/test_plans.py \
		--deselect "tests/storage/test_database.py::test_migrations_are_applied_all_or_none[postgresql]" tests/storage
	$(BIN)/python -m tests.wire --kills 20 --processes 3 --citus

lint: $(TOOLS) ## check style, types, imports, and commit subjects
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@! git grep -nE '# noqa(: *[A-Z0-9, ]+)?$$' -- '*.py' || { echo 'Write the reason beside each noqa.'; exit 1; }
	@git log --no-merges --format='%h %s' $(SUBJECTS_SINCE)..HEAD 2>/dev/null | awk '{ first = substr($$0, index($$0, " ") + 1) } length(first) > 72 { print; bad = 1 } END \
		{ if (bad) { print "A commit subject has at most 72 characters."; exit 1 } }'

format: $(TOOLS) ## format every file
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(TOOLS) $(CORE) ## measure the engine and the pictures
	$(BIN)/python -m benchmarks

site: $(READY) $(CORE) ## build the documentation site into site/; needs uv
	$(BIN)/python -m tools.site build/site
	$(BIN)/python -m tools.gallery build/site/gallery
	uv venv --quiet --allow-existing build/tools
	uv pip install --quiet --python build/tools --require-hashes -r .github/tools.txt
	NO_MKDOCS_2_WARNING=1 build/tools/bin/mkdocs build --strict --quiet

requirements: ## pin the dependencies of pyproject.toml again, with hashes; needs uv
	$(PIN) pyproject.toml --extra postgres --output-file requirements.txt
	$(PIN) pyproject.toml --extra postgres --extra playground --group build --output-file requirements-run.txt
	$(PIN) pyproject.toml --extra postgres --extra playground --extra dev --group build --output-file requirements-dev.txt
	$(PIN) .github/tools.in --output-file .github/tools.txt

$(CORE): setup.py tockbot/core/digest.py tockbot/core/table.py $(wildcard tockbot/core/src/*) \
		tockbot/rules/law.py tockbot/rules/table.py | $(READY)
	@echo 'Compiling the core. This takes a few seconds ...'
	@$(BIN)/python setup.py --quiet build_ext --inplace || echo 'The core was not compiled: computer players will use Python.'

# uv takes a tenth of the time.
ifeq ($(shell command -v uv),)
VENV = $(PYTHON) -m venv .venv
INSTALL := $(BIN)/python -m pip install --disable-pip-version-check --require-hashes
else
VENV = uv venv --allow-existing --python $(PYTHON) .venv
INSTALL := uv pip install --python .venv --require-hashes
endif

ifneq ($(BROKEN),)
.PHONY: $(READY)
endif

# A .venv of another Python starts over too: its packages would not be found.
$(READY): requirements-run.txt
	@$(PYTHON) -c "import sys; sys.version_info >= (3, 11) or sys.exit('tockbot needs Python 3.11 or later. To use another one: PYTHON=python3.12 make run')"
	@if [ -e .venv ] && { [ -n "$(BROKEN)" ] || [ "$$($(BIN)/python -V)" != "$$($(PYTHON) -V)" ]; }; then \
		echo 'Removing .venv: it is incomplete, or for another Python.'; rm -rf .venv; fi
	@mkdir -p .venv && touch $(UNFINISHED)
	@echo 'Installing the bot into .venv ...'
	$(VENV)
	$(INSTALL) -r $<
	@rm $(UNFINISHED) && touch $@

$(TOOLS): requirements-dev.txt $(READY)
	@touch $(UNFINISHED)
	@echo 'Installing development tools into .venv ...'
	$(INSTALL) -r $<
	@rm $(UNFINISHED) && touch $@

# In a fresh clone, each of the processes that test at the same time would compile everything for itself.
$(COMPILED): $(TOOLS)
	@echo 'Compiling the tests ...'
	@$(PYTEST) -n 0 --collect-only -q >/dev/null || true
	@touch $@
