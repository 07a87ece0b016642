"""See `tests.bench.command`."""

from tests.bench.command import main

main()
