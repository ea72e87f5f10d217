# Two commands for a fresh machine: `make run` plays, `make test` checks. `make release-check` checks what is worth its time
# only before a release. The others are for those who work on it.

CARGO ?= cargo
NPM ?= npm
SIGNORIA := target/release/signoria
API_TOOLS := target/api-tools
# The Python package: its tools, its source archive and what is built from it.
PACKAGE := target/python

.PHONY: run page build built test test-setup test-rust test-page test-browser test-python test-proxy test-api package learn wheel release-check kills cluster-kills load load-nodes signins bench ladder learned instructions fuzz clean

## Build everything and start it, ready to play.
run: build
	$(SIGNORIA) serve $(if $(ADDRESS),--listen $(ADDRESS))

build: page
	$(CARGO) build --release -p signoria-cli --features jemalloc

page: web/dist/index.html

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && $(NPM) ci --no-audit --no-fund

web/dist/index.html: web/node_modules/.package-lock.json $(shell find web/src web/public web/*.* crates/*/text -type f 2>/dev/null)
	cd web && $(NPM) run build

## Install what tests need and run them all.
test: test-setup test-rust test-page test-browser test-python test-proxy test-api

test-setup: web/node_modules/.package-lock.json $(API_TOOLS)/ready $(PACKAGE)/tools/ready
	@for program in chromium nginx; do \
	  command -v $$program >/dev/null || test -x /usr/sbin/$$program || missing="$$missing $$program"; done; \
	test -z "$$missing" || tests/packages.sh $$missing
	@test -x /usr/sbin/nats-server && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	  tests/packages.sh --no-install-recommends postgresql nats-server

# A folder of its own for what a test takes from PyPI. Debian has `venv` in a package by itself.
define tools
@$(1) -c 'import ensurepip' 2>/dev/null || tests/packages.sh python3-venv
$(1) -m venv $(3) $(2)
$(2)/bin/pip install -q --disable-pip-version-check $(4) -r $<
touch $@
endef

$(API_TOOLS)/ready: tests/api/requirements.txt
	$(call tools,python3,$(API_TOOLS))

$(PACKAGE)/tools/ready: crates/python/requirements.txt
	$(call tools,python3,$(PACKAGE)/tools)

# All programs and tests in one build: choosing packages would choose other features of what they share, and build that again.
built: page
	$(CARGO) test --workspace --no-run

# Tidiness and the coverage of rules are ordinary tests of xtask.
test-rust: page
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	$(CARGO) test --workspace

test-page: web/node_modules/.package-lock.json
	cd web && $(NPM) test

test-browser: built
	cd web && $(NPM) run e2e

test-python: built package
	python3 -m unittest discover -s clients/python -v
	$(PACKAGE)/tools/bin/python -m pytest

## The Python package, from its source archive alone, with every assertion on; then as in an empty environment.
package: $(PACKAGE)/tools/ready
	rm -rf $(PACKAGE)/sdist $(PACKAGE)/source $(PACKAGE)/wheel
	$(PACKAGE)/tools/bin/maturin sdist -o $(PACKAGE)/sdist
	mkdir -p $(PACKAGE)/source && tar -xmzf $(PACKAGE)/sdist/*.tar.gz -C $(PACKAGE)/source --strip-components 1
	cd $(PACKAGE)/source && ../tools/bin/maturin build --profile checked --target-dir ../build -o ../wheel
	$(PACKAGE)/tools/bin/pip install -q --disable-pip-version-check --force-reinstall --no-deps $(PACKAGE)/wheel/*.whl
	python3 -m venv --clear $(PACKAGE)/empty
	$(PACKAGE)/empty/bin/pip install -q --disable-pip-version-check $(PACKAGE)/wheel/*.whl
	$(PACKAGE)/empty/bin/python -m doctest crates/python/README.md

## The longer checks of the package: its notebooks, and an agent of others that learns Florence. Debian's torch is used, which
## is small and needs Debian's Python.
learn: package $(PACKAGE)/notebooks/ready $(PACKAGE)/learn/ready
	$(PACKAGE)/notebooks/bin/pip install -q --disable-pip-version-check --force-reinstall --no-deps $(PACKAGE)/wheel/*.whl
	cp crates/python/notebooks/*.ipynb $(PACKAGE)/notebooks
	for notebook in $(PACKAGE)/notebooks/*.ipynb; do $(PACKAGE)/notebooks/bin/jupyter execute --inplace $$notebook || exit 1; done
	$(PACKAGE)/learn/bin/pip install -q --disable-pip-version-check --force-reinstall --no-deps $(PACKAGE)/wheel/*.whl
	$(PACKAGE)/learn/bin/python crates/python/learn/maskable.py

$(PACKAGE)/notebooks/ready: crates/python/notebooks/requirements.txt
	$(call tools,python3,$(PACKAGE)/notebooks)

$(PACKAGE)/learn/ready: crates/python/learn/requirements.txt
	@/usr/bin/python3 -c 'import torch' 2>/dev/null || tests/packages.sh --no-install-recommends python3-torch python3-venv
	$(call tools,/usr/bin/python3,$(PACKAGE)/learn,--system-site-packages,--no-deps)

## The wheel for others, as fast as it gets: target/wheels.
wheel: $(PACKAGE)/tools/ready
	$(PACKAGE)/tools/bin/maturin build --release -o target/wheels

## The program in a folder behind a real nginx, as docs/hosting.md has it.
test-proxy: built
	python3 -m unittest discover -s tests/proxy -v

## The interface against its own description, by Schemathesis.
test-api: built $(API_TOOLS)/ready
	$(API_TOOLS)/bin/python -m unittest discover -s tests/api -v

## Before a release, beside all of `make test`: every size, theme, language and state of the page, whole games by every means;
## many kills of the server.
release-check: test kills cluster-kills
	cd web && E2E_FULL=1 $(NPM) run e2e -- '[.]full[.]'

## Longer checks, not part of `make test`.
kills:
	SIGNORIA_KILLS=150 $(CARGO) test -p signoria-server --release --test server -- kills --nocapture

## Three nodes under 150 kills, stops and cuts; 500 games behind nginx while somebody kills the nodes one after the other.
cluster-kills:
	SIGNORIA_CLUSTER_ROUNDS=150 SIGNORIA_CLUSTER_GAMES=500 \
	  $(CARGO) test -p signoria-server --release --test cluster -- --nocapture --test-threads=1

# The program that people get, measured from outside.
load: build
	$(CARGO) run --release -p signoria-server --example load -- --bin $(SIGNORIA)

# Several nodes on one PostgreSQL and one NATS, and games at rest.
load-nodes: build
	$(CARGO) run --release -p signoria-server --example load -- --bin $(SIGNORIA) --tables 500 --nodes 1,2,3 --sync full --memory 0 \
	  --rest 1000,10000,100000

signins: build
	$(CARGO) run --release -p signoria-server --example signins -- 10000 $(SIGNORIA)

bench:
	$(CARGO) bench --workspace

## Each level against the one below, in every game with every number of players: docs/performance.md is written anew. A match
## has at most so many rounds, and a game so many minutes.
ROUNDS ?= 200
MINUTES ?= 60
ladder: build
	@for game in burgundy craftsmen florence principato tuscany; do \
	  $(SIGNORIA) ladder $$game -r $(ROUNDS) --minutes $(MINUTES) --write docs/performance.md || exit 1; \
	done

## A game as if it were new: nothing is known of it but its rules and features. What is learned of it in half an hour must beat
## a search of 1,000 iterations that knows as little in 80 % of the games.
GAME ?= burgundy
learned:
	$(CARGO) run --release -p signoria-learn -- train $(GAME) --plain --minutes 30 --rounds 0 --out target/learned-$(GAME)
	$(CARGO) run --release -p signoria-learn -- match $(GAME) target/learned-$(GAME)/net --plain --against plain:1000 -n 2 --rounds 50 --bar 80

## Instructions of whole random games, by valgrind: the same on a busy machine. Reading the components is taken out by
## playing 200 and then 1,200 games.
instructions:
	@count() { valgrind --tool=callgrind --callgrind-out-file=/dev/null "$$@" 2>&1 | sed -n 's/.*Collected : //p'; }; \
	for game in burgundy craftsmen florence principato tuscany; do \
	  bench=$$($(CARGO) bench -p signoria-$$game --bench playouts --no-run 2>&1 | sed -n 's/.*Executable.*(\(.*\))$$/\1/p'); \
	  for players in 2 3 4; do \
	    echo "$$game, $$players players: $$(( ($$(count $$bench $$players 1200) - $$(count $$bench $$players 200)) / 1000 )) instructions a game"; \
	  done; \
	done

fuzz:
	cd fuzz && for target in play illegal record; do $(CARGO) run --release --bin $$target -- corpus/$$target -max_total_time=60 || exit 1; done

clean:
	$(CARGO) clean
	rm -rf web/dist web/node_modules
