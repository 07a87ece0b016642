"""How the interpreter is set for serving, and for thinking."""

import gc
import sys


def tune() -> None:
    """Fewer collections, since nearly all that is made is freed by reference counts; quicker turns
    for the thread that waits for the disk."""
    gc.set_threshold(50_000, 20, 20)
    sys.setswitchinterval(0.001)


def keep_what_is_there() -> None:
    """Collections pass over what is there now: modules, packs, what is remembered. To look at all of that takes
    many times as long as a bot thinks."""
    gc.collect()
    gc.freeze()
