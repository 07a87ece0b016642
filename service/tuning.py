"""How the interpreter is set for serving, and for thinking."""

import gc
import sys


def tune() -> None:
    """Fewer collections, since nearly all that is made is freed by reference counts; quicker turns
    for the thread that waits for the disk."""
    gc.set_threshold(50_000, 20, 20)
    sys.setswitchinterval(0.001)


def keep_what_is_loaded() -> None:
    """What is there now stays, so collections need not look at it again: a full one, over all modules and
    packs, takes ten times as long as a bot thinks."""
    gc.collect()
    gc.freeze()
