"""`docs/events.md`: every stored event with its fields, for people who read the log."""

import inspect
import re
from collections.abc import Iterable, Iterator
from typing import Final

from kronika.domain.kernel.events import KERNEL_EVENTS, Event
from kronika.domain.systems import SYSTEMS
from kronika.tools.dev.proto import docs_of

HEAD: Final = """# Events

The type of each stored event, what it says, and its fields in `body ->> '$.public.event'`. `kronika dev proto` writes this page. [Reading the log](reading-the-log.md) shows how to query them; the hidden parts of sealed fields are in `body ->> '$.sealed'`.
"""  # noqa: E501


def dictionary() -> str:
    """The page."""
    sections = [("Every game", KERNEL_EVENTS), *((_capital(one.contract.of), one.events) for one in SYSTEMS.values())]
    return "\n".join([HEAD, *(line for title, events in sections for line in _section(title, events))])


def _section(title: str, events: Iterable[type[Event]]) -> Iterator[str]:
    yield f"## {title}\n"
    yield "| Type | Meaning | Fields |\n|---|---|---|"
    for event in sorted(events, key=lambda event: str(event.__struct_config__.tag)):
        docs = docs_of(event)
        fields = [f"`{name}`: {_line(docs.get(name, ''))}".removesuffix(": ") for name in event.__struct_fields__]
        yield f"| `{event.__struct_config__.tag}` | {_line(inspect.getdoc(event) or '')} | {'<br>'.join(fields)} |"
    yield ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _line(text: str) -> str:
    """A text as one cell of a table."""
    return re.sub(r"\s+", " ", text).replace("|", "\\|")
