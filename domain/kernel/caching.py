"""A cache of what was made from immutable values, by their identity: boards share what did not
change, so the same object means the same value."""

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

Ts = TypeVarTuple("Ts")
R = TypeVar("R")


def cached_by_identity(size: int) -> Callable[[Callable[[*Ts], R]], Callable[[*Ts], R]]:
    """Keep the last `size` results of a function of immutable values, found again by the identity
    of its arguments (positional only), which are kept alive with them."""

    def decorate(function: Callable[[*Ts], R]) -> Callable[[*Ts], R]:
        kept: OrderedDict[int | tuple[int, ...], tuple[tuple[*Ts], R]] = OrderedDict()

        def cached(*args: *Ts) -> R:
            key = id(*args) if len(args) == 1 else tuple(map(id, args))
            found = kept.get(key)
            if found is not None:
                return found[1]
            made = function(*args)
            kept[key] = (args, made)
            if len(kept) > size:
                kept.popitem(last=False)
            return made

        return cached

    return decorate
