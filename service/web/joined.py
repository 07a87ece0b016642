"""Modules of the page joined into one script: a browser on a slow line fetches one file and not forty, and a page that
is saved has no others to fetch.

A module becomes a function that gives what it exports. It imports and exports in the plain forms alone, nothing that
it exports changes, and no text in it goes over several lines.
"""

import re
from pathlib import Path

IMPORT = re.compile(r'^import \{([^}]*)\} from "\./(\w+\.js)";\n', re.M)
EXPORT = re.compile(r"^export (async function\*?|function\*?|class|const) (\w+)", re.M)
FOR_READERS = re.compile(r"^ *//.*\n|^ +", re.M)
"""What only who reads the module needs: lines that say something, and how far others are indented."""
WAITS = re.compile(r"^(?:export )?const \w+ = await ", re.M)
"""How a module begins what it waits for before others may use it."""


def joined(folder: Path, entry: str) -> bytes:
    """A module with all that it needs, as one script."""
    modules: dict[str, str] = {}
    _need(folder, entry, (), modules)
    waits = any(WAITS.search(source) for source in modules.values())
    parts = "\n".join(_in_function(name, source, waits=waits) for name, source in modules.items())
    return f"({'async ' if waits else ''}() => {{\n{parts}\n}})();\n".encode()


def _need(folder: Path, name: str, above: tuple[str, ...], modules: dict[str, str]) -> None:
    """Put a module behind those that it needs."""
    if name in above:
        raise ValueError(f"modules need each other in a circle: {' → '.join((*above, name))}")
    if name in modules:
        return
    source = (folder / name).read_text()
    for found in IMPORT.finditer(source):
        _need(folder, found[2], (*above, name), modules)
    modules[name] = source


def _in_function(name: str, source: str, *, waits: bool) -> str:
    exported = ", ".join(found[2] for found in EXPORT.finditer(source))
    body = FOR_READERS.sub("", EXPORT.sub(r"\1 \2", IMPORT.sub(_taken, source)))
    begins = "await (async () =>" if waits else "(() =>"
    return f"const {_variable(name)} = {begins} {{\n{body}return {{ {exported} }};\n}})();"


def _taken(found: re.Match[str]) -> str:
    names = re.sub(r"(\w+) as (\w+)", r"\1: \2", found[1])
    return f"const {{{names}}} = {_variable(found[2])};\n"


def _variable(name: str) -> str:
    return f"${name.removesuffix('.js')}"
