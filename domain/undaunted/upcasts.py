"""From event types no longer emitted to what they mean today. Nothing is old yet."""

from collections.abc import Callable, Mapping
from typing import Any

from kronika.domain.kernel.events import Event

UPCASTS: Mapping[type[Event], Callable[[Any], tuple[Event, ...]]] = {}
