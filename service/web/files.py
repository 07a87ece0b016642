"""The files of the page, read and compressed once and named by their hash, with the shapes of what clients sign."""

import gzip
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Any, get_args

import msgspec
from google.protobuf.descriptor import FieldDescriptor

from kronika.domain.systems import SYSTEMS
from kronika.service.version import CONTRACT
from kronika.v1 import system_pb2

IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([\w/]+\.js)";\n', re.M)
EXPORT = re.compile(r"^export (async function\*?|function\*?|class|const) (\w+)", re.M)
FOR_READERS = re.compile(r"^ *//.*\n|^ */\*\*(?:.|\n)*?\*/\n|^ +", re.M)
"""The parts of a module that only its readers need: comments and indentation."""
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
        _need(folder, _beside(name, found[2]), (*above, name), modules)
    modules[name] = source


def _beside(name: str, path: str) -> str:
    """Returns the path of what a module imports, from the path of that module."""
    return str(PurePosixPath(name).parent / path)


def _in_function(name: str, source: str, *, waits: bool) -> str:
    exported = ", ".join(found[2] for found in EXPORT.finditer(source))
    body = FOR_READERS.sub("", EXPORT.sub(r"\1 \2", IMPORT.sub(partial(_taken, name), source)))
    begins = "await (async () =>" if waits else "(() =>"
    return f"const {variable(name)} = {begins} {{\n{body}return {{ {exported} }};\n}})();"


def _taken(name: str, found: re.Match[str]) -> str:
    names = re.sub(r"(\w+) as (\w+)", r"\1: \2", found[1])
    return f"const {{{names}}} = {variable(_beside(name, found[2]))};\n"


def variable(name: str) -> str:
    """The name of a module within a script."""
    return f"${name.removesuffix('.js').replace('/', '_')}"


PAGE = Path(__file__).parent.parent / "page"
INDEX = "/index.html"
HEAD_ENDS = b"  </head>"
STOP = "/stop/"
"""Where the links that end notices by mail begin; their secret follows."""
DEEP = ("/g/", "/c/", "/i/", STOP)
"""Where links to a game, a campaign, an invitation and the end of notices begin; the page itself reads what comes
after."""
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
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
"""Modules sent with all that they need; the others are served beside them, for readers of the page."""
SMALLER = 0.9
"""A file is kept compressed where that makes it so much smaller."""

Headers = list[tuple[bytes, bytes]]
FRESH = [(b"cache-control", b"no-store")]


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
    """The files in the page's folder, and those generated for it, by path."""

    def __init__(self, folder: Path = PAGE, made: Mapping[str, bytes] | None = None) -> None:
        found = sorted(path for path in folder.rglob("*") if path.suffix in TYPES)
        self._files = {
            f"/{path.relative_to(folder).as_posix()}": _file(path.suffix, path.read_bytes()) for path in found
        }
        self._files |= {path: _file(Path(path).suffix, content) for path, content in (made or {}).items()}

    def answer(self, method: str, path: str, headers: Iterable[tuple[bytes, bytes]], card: bytes = b"") -> Answer:
        """Returns the answer to a request for a file. If it is missing, the page says so, unless the
        address has a dot as those of files have. `card`: more for the head of the page."""
        if method not in ("GET", "HEAD"):
            return said(405, "Files can only be read.", [(b"allow", b"GET, HEAD")])
        path = INDEX if path == "/" or path.startswith(DEEP) else path
        status = 200 if path in self._files else 404
        file = self._files.get(path if status == 200 else INDEX)
        if file is None or (status == 404 and "." in path):
            return said(404, "No file has this address.")
        if card:
            file = _file(".html", file.plain.content.replace(HEAD_ENDS, card + HEAD_ENDS, 1))
        asked = {name: value for name, value in headers if name in (b"accept-encoding", b"if-none-match")}
        form = file.compressed if _takes_gzip(asked.get(b"accept-encoding", b"")) else None
        form = form or file.plain
        if status == 200 and is_known(form.tag, asked.get(b"if-none-match", b"")):
            return Answer(304, form.headers)
        return Answer(status, [*form.headers, (b"content-length", b"%d" % len(form.content))], form.content)


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
    """A file with caching headers. Browsers check each time whether it has changed, so a new release shows
    immediately."""
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


def is_known(tag: bytes, known: bytes) -> bool:
    """Whether a tag is among those that a browser has."""
    return known.strip() == b"*" or tag in [one.strip().removeprefix(b"W/") for one in known.split(b",")]


KINDS = {
    FieldDescriptor.TYPE_STRING: "text",
    FieldDescriptor.TYPE_BOOL: "truth",
    FieldDescriptor.TYPE_INT32: "number",
    FieldDescriptor.TYPE_ENUM: "enum",
    FieldDescriptor.TYPE_MESSAGE: "message",
}


def shapes() -> bytes:
    """The file."""
    found: dict[str, Any] = {}
    decision = system_pb2.Decision.DESCRIPTOR
    for union in (decision, system_pb2.PromptKind.DESCRIPTOR):
        found[union.full_name] = {"fields": [_field(field, False) for field in union.fields]}
    for field in decision.fields:
        if field.name in SYSTEMS:
            structs = get_args(SYSTEMS[field.name].decision)
            found.update(_union(field.message_type, structs))
    return msgspec.json.encode({"contract": CONTRACT, "messages": found})


def _union(descriptor: Any, structs: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    """A message that holds one of its fields, and all messages in it."""
    by_tag = {struct.__struct_config__.tag: struct for struct in structs}
    tag_field = structs[0].__struct_config__.tag_field
    yield descriptor.full_name, {"tag": tag_field, "fields": [_field(field, False) for field in descriptor.fields]}
    for field in descriptor.fields:
        yield from _struct(field.message_type, by_tag[field.name])


def _struct(descriptor: Any, struct: Any) -> Iterator[tuple[str, Any]]:
    left_out = struct.__struct_config__.omit_defaults
    types = {field.name: field for field in msgspec.structs.fields(struct)}
    fields = []
    for field in descriptor.fields:
        own = types[field.name]
        omitted = left_out and own.default is not msgspec.NODEFAULT
        fields.append(_field(field, omitted))
        if field.type == FieldDescriptor.TYPE_MESSAGE:
            inner = [one for one in (get_args(own.type) or (own.type,)) if one is not type(None)]
            if inner[0].__struct_config__.tag is not None:
                yield from _union(field.message_type, tuple(inner))
            else:
                yield from _struct(field.message_type, inner[0])
    yield descriptor.full_name, {"fields": fields}


def _field(field: Any, omitted: bool) -> dict[str, Any]:
    found = {"name": field.name, "json": field.json_name, "kind": KINDS[field.type]}
    if field.type == FieldDescriptor.TYPE_MESSAGE:
        found["of"] = field.message_type.full_name
    if field.type == FieldDescriptor.TYPE_ENUM:
        first = field.enum_type.values[0].name
        found["of"] = {"first": first, "prefix": first.removesuffix("UNSPECIFIED")}
    if field.is_repeated:
        found["repeated"] = True
    if omitted:
        found["omitted"] = True
    return found
