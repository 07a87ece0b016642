"""Many games or campaigns of one pack, in processes of their own."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import cache

from kronika.service.packs import LoadedPack, load_packs
from kronika.service.workers import keep_what_is_there

APART = 1_000_003
"""Between the seeds of the two players of a game, and between those of two campaigns."""


def processes_for(pack: str, count: int | None) -> ProcessPoolExecutor:
    """So many processes that have loaded a pack; None: one a core."""
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=spawn, initializer=_begin, initargs=(pack,))


def _begin(pack: str) -> None:
    pack_named(pack)
    keep_what_is_there()


@cache
def pack_named(name: str) -> LoadedPack:
    """A pack, loaded once a process."""
    return load_packs()[name]
