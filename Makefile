VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: demo check test test-slow serve lint bench soak golden proto

PROTOS := $(shell find proto -name "*.proto")

$(READY): $(VENV)/.installed $(PROTOS)
	$(BIN)/python tools/dev/compiling.py
	touch $@

$(VENV)/.installed: requirements.lock pyproject.toml .ci/make_venv.py tools/dev/compiling.py
	python3 .ci/make_venv.py $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

demo: $(READY) ## two bots play a scenario and a campaign of three over gRPC; all is drawn, replayed and checked
	$(BIN)/kronika demo

check: lint ## within three minutes: the linters, the rules, the kernel, the contract, a playthrough of each pack
	$(BIN)/python -m pytest -n 2 -m "not slow and not soak and not long" $(QUICK)

QUICK = tests/kernel tests/noretreat tests/tankduel tests/undaunted tests/golden/test_playthroughs.py \
	tests/service/test_contract.py tests/service/test_catalogues.py

# a wait that was too short on a busy machine is tried once more; an error of the page meanwhile fails all the same
BY_FILE = -n 2 --dist loadfile --no-loadscope-reorder --reruns 1 --only-rerun TimeoutError --only-rerun "it never holds"

test: $(READY) ## all tests but the slow ones, rules first, then the kernel, replays and the rest: 10 to 20 minutes on two cores
	$(BIN)/python -m pytest $(BY_FILE) -m "not slow and not soak"

test-slow: $(READY) ## the slow tests; those in Node.js need node and npm
	$(BIN)/python -m pytest $(BY_FILE) -m "slow and not soak"

serve: $(READY) ## the service on loopback
	$(BIN)/kronika serve

lint: $(READY) ## formatter, linter, types, import directions, families named outside their folders, phrases to avoid, proto lint
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/kronika dev mentions
	$(BIN)/kronika dev phrases
	cd proto && ../$(BIN)/buf lint && ../$(BIN)/buf breaking --against released.binpb

bench: $(READY) ## the figures of BENCHMARKS.md, each as a ratio within this run
	$(BIN)/python -m tests.bench figures

# with the small system of the tests among the systems
EVERY_SYSTEM = PYTHONPATH=build/contract $(BIN)/python -m tests.foray.bench

build/contract: FORCE
	rm -rf $@ && mkdir -p build && $(BIN)/python -m tests.foray.publishing $@

FORCE:

soak: $(READY) build/contract ## long random play, whole campaigns, servers killed often, all examples of every property
	KRONIKA_ALL_EXAMPLES=1 $(BIN)/python -m pytest -n 2 -m "soak or hypothesis"
	$(EVERY_SYSTEM) soak

golden: $(READY) build/contract ## write the golden playthroughs of every system anew, to be read in review
	$(EVERY_SYSTEM) golden

proto: $(READY) ## write the generated contract and its Python code anew
	$(BIN)/kronika dev proto
