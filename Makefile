# Farshore. `make play` and `make test` are all you need; both work on a fresh clone with python3, pip and make.
PYTHON ?= python3
RUN = .venv/bin/python
.DEFAULT_GOAL = help
.PHONY: help setup dev play test quick bench strength check playthroughs soak chaos mutants peers format pins clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

setup: ## prepare with compiled rules: .venv/bin/farshore
	@$(PYTHON) tools/prepare.py setup

dev: ## prepare to test as well
	@$(PYTHON) tools/prepare.py dev

play: ## play, at once: the first time the rules are compiled in the background
	@$(PYTHON) tools/prepare.py play $(ARGS)
	@.venv/bin/farshore play $(ARGS)

test: dev ## format, lint, types, layers and every test
	@$(RUN) tools/gate.py $(ARGS)

quick: ## the tests of one folder, interpreted, without building: make quick ARGS=tests/core
	@PYTHONPATH=src $(RUN) -m pytest -q $(ARGS)

bench: setup ## how fast the rules run
	@.venv/bin/farshore bench $(ARGS)

strength: setup ## how strong the bots are: plays for 25 minutes on two cores, writes docs/strength.md: make strength ARGS="--minutes 60"
	@$(RUN) tools/strength.py $(ARGS)

check: setup ## ledgers, languages, provenance and playthroughs of every game
	@.venv/bin/farshore check $(ARGS)

playthroughs: setup ## write the golden playthroughs again; review the difference as prose
	@.venv/bin/farshore check --write-playthroughs

soak: dev ## many games under close checks, for hours: make soak ARGS="century --games 1000 --workers 2"
	@$(RUN) -m farshore.testing.soak $(ARGS)

chaos: dev ## the server killed, stopped, starved and attacked for an hour, then every promise checked: make chaos ARGS="--minutes 5"
	@$(RUN) -m tests.chaos.run $(ARGS)

mutants: dev ## mutation testing of one game or the core: make mutants ARGS=century
	@$(RUN) -m pip install -q --require-hashes -r requirements/mutants.txt && $(RUN) tools/mutants.py $(ARGS)

peers: setup ## how fast the rules run beside other libraries; writes benchmarks/RESULTS.md
	@$(RUN) benchmarks/peers.py $(ARGS)

format: dev ## format and fix the code
	@.venv/bin/ruff check --fix . ; .venv/bin/ruff format .

pins: dev ## choose package versions again, with hashes
	@$(RUN) tools/pins.py

clean: ## delete everything that was built
	@rm -rf .venv build src/*.egg-info src/farshore/server/static web/node_modules .mypy_cache .ruff_cache .pytest_cache
