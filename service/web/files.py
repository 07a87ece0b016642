"""The files of the page: read once, compressed once, each known by the hash of its content."""

import gzip
import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

import msgspec

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


PAGE = Path(__file__).parent.parent / "page"
INDEX = "/index.html"
STOP = "/stop/"
"""Where the links that end notices by mail begin; their secret follows."""
DEEP = ("/g/", "/c/", "/i/", STOP)
"""Where links to a game, a campaign, an invitation and the end of notices begin; the page itself reads what comes
after."""
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
SCRIPTS = ("app.js", "saved.js", "worker.js")
"""Modules that are sent with all that they need; the others lie beside them, for who looks into the page."""
SMALLER = 0.9
"""A file is kept compressed where that makes it so much smaller."""

Headers = list[tuple[bytes, bytes]]


class Form(msgspec.Struct, frozen=True):
    """A file as it is sent: as it is, or compressed."""

    content: bytes
    tag: bytes
    headers: Headers


class File(msgspec.Struct, frozen=True):
    plain: Form
    compressed: Form | None


class Answer(msgspec.Struct, frozen=True):
    status: int
    headers: Headers
    content: bytes = b""


class Files:
    """What there is under the folder of the page, and what is made for it, by its path."""

    def __init__(self, folder: Path = PAGE, made: Mapping[str, bytes] | None = None) -> None:
        found = sorted(path for path in folder.rglob("*") if path.suffix in TYPES)
        self._files = {
            f"/{path.relative_to(folder).as_posix()}": _file(path.suffix, path.read_bytes()) for path in found
        }
        self._files |= {path: _file(Path(path).suffix, content) for path, content in (made or {}).items()}

    def answer(self, method: str, path: str, headers: Iterable[tuple[bytes, bytes]]) -> Answer:
        """What a request for a file is answered."""
        if method not in ("GET", "HEAD"):
            return said(405, "Files can only be read.", [(b"allow", b"GET, HEAD")])
        file = self._files.get(INDEX if path == "/" or path.startswith(DEEP) else path)
        if file is None:
            return said(404, "There is no such page.")
        asked = {name: value for name, value in headers if name in (b"accept-encoding", b"if-none-match")}
        form = file.compressed if _takes_gzip(asked.get(b"accept-encoding", b"")) else None
        form = form or file.plain
        if _is_known(form.tag, asked.get(b"if-none-match", b"")):
            return Answer(304, form.headers)
        return Answer(200, [*form.headers, (b"content-length", b"%d" % len(form.content))], form.content)


def scripts() -> dict[str, bytes]:
    """The scripts of the page, by their paths."""
    return {f"/{name}": joined(PAGE, name) for name in SCRIPTS}


def said(status: int, sentence: str, headers: Headers | None = None) -> Answer:
    """An answer that is a sentence."""
    content = f"{sentence}\n".encode()
    described = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", b"%d" % len(content))]
    return Answer(status, [*described, *(headers or [])], content)


def _file(suffix: str, content: bytes) -> File:
    smaller = gzip.compress(content, mtime=0)
    type_ = TYPES[suffix].encode()
    hash_ = sha256(content).hexdigest()[:32].encode()
    worth = len(smaller) < SMALLER * len(content)
    return File(
        _form(content, b'"%s"' % hash_, type_, []),
        _form(smaller, b'"%s-gzip"' % hash_, type_, [(b"content-encoding", b"gzip")]) if worth else None,
    )


def _form(content: bytes, tag: bytes, type_: bytes, more: Headers) -> Form:
    """A browser keeps a file, and asks each time whether it is still this one: a new release is seen at once."""
    return Form(
        content,
        tag,
        [
            (b"content-type", type_),
            (b"etag", tag),
            (b"cache-control", b"no-cache"),
            (b"vary", b"accept-encoding"),
            *more,
        ],
    )


def _takes_gzip(accepted: bytes) -> bool:
    """Whether gzip is among what a browser accepts, and not with a weight of nothing."""
    for one in accepted.lower().split(b","):
        name, _, weight = one.partition(b";")
        if name.strip() in (b"gzip", b"*"):
            return weight.replace(b" ", b"") not in (b"q=0", b"q=0.0", b"q=0.00", b"q=0.000")
    return False


def _is_known(tag: bytes, known: bytes) -> bool:
    return known.strip() == b"*" or tag in [one.strip().removeprefix(b"W/") for one in known.split(b",")]
