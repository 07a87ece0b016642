"""Remembering what was made from immutable values, by their identity: boards share what did not
change, so the same object means the same value."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def by_identity(size: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep the last `size` results of a function of immutable values, found again by the identity
    of its arguments (positional only), which are kept alive with them."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        kept: OrderedDict[tuple[int, ...], tuple[tuple[Any, ...], R]] = OrderedDict()

        def remembered(*args: P.args, **kwargs: P.kwargs) -> R:
            key = tuple(map(id, args))
            found = kept.get(key)
            if found is not None:
                return found[1]
            made = function(*args, **kwargs)
            kept[key] = (args, made)
            if len(kept) > size:
                kept.popitem(last=False)
            return made

        return remembered

    return decorate
