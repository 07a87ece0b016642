"""`python -m tests.bench` with Foray among the systems: see `tests.foray.command`."""

from tests.bench.command import main
from tests.foray.registering import FORAY as FORAY

if __name__ == "__main__":
    main()
