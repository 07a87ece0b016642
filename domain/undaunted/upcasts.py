"""From event types no longer emitted to what they mean today. Nothing is old yet."""

from typing import Any, Callable, Mapping

from domain.kernel.events import Event

UPCASTS: Mapping[type[Event], Callable[[Any], tuple[Event, ...]]] = {}
