"""Options of a set-up as messages, and back."""

from collections.abc import Mapping
from typing import Any

from kronika.domain.kernel.setups import Value
from kronika.v1 import game_pb2


def value_message(value: Value) -> Any:
    """A value as `OptionValue`."""
    if isinstance(value, bool):
        return game_pb2.OptionValue(truth=value)
    return game_pb2.OptionValue(number=value) if isinstance(value, int) else game_pb2.OptionValue(text=value)


def values_of(choices: Mapping[str, Any]) -> dict[str, Value]:
    """The values chosen in a request; one that says nothing is the empty text."""
    return {name: getattr(value, value.WhichOneof("value") or "text") for name, value in sorted(choices.items())}
