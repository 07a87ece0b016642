"""How the interpreter is set for serving, and for thinking."""

import gc


def tune() -> None:
    """Fewer collections, since nearly all that is made is freed by reference counts."""
    gc.set_threshold(50_000, 20, 20)


def keep_what_is_there() -> None:
    """Collections pass over what is there now: modules, packs, what is remembered. To look at all of that takes
    many times as long as a bot thinks."""
    gc.collect()
    gc.freeze()
