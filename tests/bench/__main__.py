"""See `tests.bench.command`."""

from tests.bench.command import bench

bench(prog_name="python -m tests.bench")
