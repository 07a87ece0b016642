"""A cache of what was made from immutable values, by their identity: boards share what did not
change, so the same object means the same value."""

from collections import OrderedDict
from collections.abc import Callable
from inspect import signature
from typing import Any, TypeVar, TypeVarTuple, cast

Ts = TypeVarTuple("Ts")
R = TypeVar("R")


def cached_by_identity(size: int) -> Callable[[Callable[[*Ts], R]], Callable[[*Ts], R]]:
    """Keep the last `size` results of a function of immutable values, found again by the identity
    of its arguments (positional only), which are kept alive with them."""

    def decorate(function: Callable[[*Ts], R]) -> Callable[[*Ts], R]:
        kept: OrderedDict[int | tuple[int, ...], tuple[Any, R]] = OrderedDict()

        def cached(*args: *Ts) -> R:
            key = tuple(map(id, args))
            found = kept.get(key)
            if found is None:
                found = kept[key] = (args, function(*args))
                if len(kept) > size:
                    kept.popitem(last=False)
            return found[1]

        one = cast(Callable[[Any], R], function)

        def cached_of_one(arg: Any, /) -> R:
            key = id(arg)
            found = kept.get(key)
            if found is None:
                found = kept[key] = (arg, one(arg))
                if len(kept) > size:
                    kept.popitem(last=False)
            return found[1]

        return cast(Callable[[*Ts], R], cached_of_one) if len(signature(function).parameters) == 1 else cached

    return decorate
