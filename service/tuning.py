"""How the interpreter is set for serving."""

import gc
import sys


def tune() -> None:
    """Fewer collections, since nearly all that is made is freed by reference counts; quicker turns
    for the thread that waits for the disk."""
    gc.set_threshold(50_000, 20, 20)
    sys.setswitchinterval(0.001)
