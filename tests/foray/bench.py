"""`python -m tests.bench` with Foray among the systems: see `tests.foray.command`."""

from tests.bench.command import bench
from tests.foray.registering import FORAY as FORAY

if __name__ == "__main__":
    bench()
