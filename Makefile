# Every target first sets up what is missing, and does nothing where nothing is.
PYTHON ?= python3

.DEFAULT_GOAL := help
.PHONY: help setup play terminal serve test test-cluster bench lint load lock clean

help:
	@echo "make setup     environment, packages, compiled modules: whatever is missing"
	@echo "make play      the table, in your browser"
	@echo "make terminal  a game in the terminal"
	@echo "make serve     the same table, without opening a browser"
	@echo "make test      all checks and all tests"
	@echo "make test-cluster  those of the tests that need a real Ray (an environment of its own; part of make test)"
	@echo "make lint      the checks alone: ruff, mypy, import-linter, tsc"
	@echo "make bench     speed and memory, side by side with peers (an environment of its own)"
	@echo "make load      the server under load, beside boardgame.io's (two cores, nothing else to do; fetches it from npm)"
	@echo "make lock      pin the packages anew after a change to requirements/*.in or pyproject.toml"
	@echo "make clean     remove compiled modules and caches; the environments .venv* stay"
	@echo "CONCLAVE_PURE=1 before a command runs the sources, not the compiled modules, and compiles nothing."

setup:
	@$(PYTHON) tools/setup.py

play: setup
	@.venv/bin/conclave serve --open

serve: setup
	@.venv/bin/conclave serve

terminal: setup
	@.venv/bin/conclave play

lint: setup
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo
	.venv/bin/python tools/vendor.py --check

test: lint
	@.venv/bin/python tools/browser.py > /dev/null
	.venv/bin/pytest -n auto
	@$(MAKE) --no-print-directory test-cluster

test-cluster:
	@$(PYTHON) tools/setup.py cluster
	.venv-cluster/bin/pytest tests/lab/test_cluster.py

bench:
	@$(PYTHON) tools/setup.py bench
	.venv-bench/bin/python -m benchmarks

load: setup
	.venv/bin/python -m benchmarks.load

lock:
	@$(PYTHON) tools/setup.py lock

clean:
	@$(PYTHON) tools/compile.py --clean
	rm -rf build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -path './.venv*' -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +
