"""Writes the generated .proto files from the structs and their docstrings, and the Python code
from all of them. Field numbers come from `proto/numbers.json`, which only grows."""

import ast
import enum
import hashlib
import inspect
import itertools
import json
import re
import sys
import tempfile
import textwrap
import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import UnionType
from typing import Any

import msgspec
from google.protobuf.descriptor_pb2 import FileDescriptorProto, FileDescriptorSet

from kronika.domain.kernel.contract import Contract, ContractFile, snake, tag_of
from kronika.domain.kernel.events import Sealed, T
from kronika.domain.kernel.reports import ReadService
from kronika.domain.kernel.system import System
from kronika.domain.systems import SYSTEMS
from kronika.service.contract import JOINS, KERNEL_PACKAGE, files_of
from kronika.tools.dev.compiling import compile_contract, generate

NUMBERS = "numbers.json"
CONTRACTS = "kronika/v1/contracts.json"
"""The hash of the contract as it is now, and as it was in each release."""
RELEASED = "released.binpb"
"""The contract of the last release, which `buf breaking` holds that of now against."""
GAME = "kronika/v1/game.proto"
KERNEL = "kernel"
"""The field of a join that holds what belongs to no system."""
ENDING = "kronika/v1/ending.proto"
WRITTEN = "// Written by `kronika dev proto`"
"""How a file begins that is not written by hand."""
IMPORTS = re.compile(r'(?m)(^import "kronika/(?!chance|v1)\w+/v1/\w+\.proto";\n)+')
"""The imports of the systems, in a file that is written by hand."""
EVENTS = re.compile(r"(?s)(\n  oneof event \{\n.*?KernelEvent kernel = \d+;\n)(.*?)(  \}\n)")
"""The events of the systems, there."""


def write(root: Path, systems: Sequence[System] = tuple(SYSTEMS.values())) -> None:
    """Write every generated file of a contract of these systems under `root`, which holds what is written
    by hand (the folder `proto`)."""
    write_messages(root, files_of(systems))
    numbers = Numbers(root / NUMBERS)
    (root / JOINS).write_text(_joins(systems, numbers))
    game = root / GAME
    game.write_text(_with_systems(game.read_text(), systems, numbers))
    numbers.save()
    generate(root)
    note_contract(root)


def note_contract(root: Path) -> None:
    """Writes the hash of the contract under `root`, beside those of all releases."""
    path = root / CONTRACTS
    released = json.loads(path.read_text())["released"] if path.exists() else []
    path.write_text(json.dumps({"current": hash_of(_compiled(root)), "released": released}, indent=1) + "\n")


def release(root: Path) -> None:
    """Records the contract under `root` as that of a release: from then on it may only be extended."""
    path = root / CONTRACTS
    found = json.loads(path.read_text())
    if found["current"] not in found["released"]:
        found["released"].append(found["current"])
    path.write_text(json.dumps(found, indent=1) + "\n")
    (root / RELEASED).write_bytes(_compiled(root).SerializeToString(deterministic=True))


def hash_of(files: FileDescriptorSet) -> str:
    """The hash of a contract, 64 hex digits. Comments are not part of it, nor is what others have defined."""
    written = hashlib.sha256()
    for file in sorted(files.file, key=lambda file: file.name):
        if file.name.startswith("kronika/"):
            bare = FileDescriptorProto()
            bare.CopyFrom(file)
            bare.ClearField("source_code_info")
            piece = bare.SerializeToString(deterministic=True)
            written.update(len(piece).to_bytes(4, "big") + piece)
    return written.hexdigest()


def _compiled(root: Path) -> FileDescriptorSet:
    with tempfile.NamedTemporaryFile() as file:
        compile_contract(root, f"--descriptor_set_out={file.name}", "--include_imports")
        found = FileDescriptorSet()
        found.ParseFromString(file.read())
        return found


def write_messages(root: Path, files: Sequence[ContractFile], own: Sequence[ContractFile] = ()) -> None:
    """Write the .proto files of a contract that structs become messages of, or only its `own`."""
    numbers = Numbers(root / NUMBERS)
    for file in own or files:
        (root / file.path).parent.mkdir(parents=True, exist_ok=True)
        path = root / file.path
        path.write_text(_File(file, files, numbers, path.read_text() if path.exists() else "").text())
    numbers.save()


def _joins(systems: Sequence[System], numbers: "Numbers") -> str:
    """The messages that hold what belongs to one of the systems."""

    def message(name: str, doc: str, types: Mapping[str, str], said: str) -> str:
        of = {system.name: system.contract.of for system in systems} | {KERNEL: "no system: it is one of every game"}
        lines = [
            f"    // {said.format(of[field])}\n    {type_} {field} = {numbers.of(f'{KERNEL_PACKAGE}.{name}', field)};\n"
            for field, type_ in types.items()
        ]
        return (
            f"{_comment(doc, '')}message {name} {{\n"
            f"  // The system it belongs to.\n  oneof system {{\n{''.join(lines)}  }}\n}}\n"
        )

    def of_each(name: Callable[[Contract], str]) -> dict[str, str]:
        return {one.name: f"{one.contract.file.package}.{name(one.contract)}" for one in systems}

    def of_contract(type_of: Callable[[Contract], type]) -> dict[str, str]:
        return of_each(lambda contract: contract.file.name_of(type_of(contract)))

    messages = (
        message(
            "Decision",
            "A decision of whichever system the game belongs to.",
            of_each(lambda contract: contract.file.prefixed("Decision")),
            "A decision in {}.",
        ),
        message(
            "View",
            "A position of whichever system the game belongs to, as its audience sees it.",
            of_contract(lambda contract: contract.view),
            "A position of {}.",
        ),
        message(
            "Scene",
            "The parts of a game that do not change: enough to draw its board and its cards.",
            of_contract(lambda contract: contract.scene),
            "The parts of {} that do not change.",
        ),
        message(
            "PromptKind",
            "The kind of a prompt. Nothing is set where you may not know it.",
            of_contract(lambda contract: contract.prompts),
            "In {}.",
        ),
        message(
            "Ending",
            "The way in which a game ended: one that every game has, or one of its system.",
            {KERNEL: "KernelEnding"} | of_contract(lambda contract: contract.endings),
            "By the rules of {}.",
        ),
    )
    return (
        f"{WRITTEN} from the systems there are. Do not edit.\n"
        f'syntax = "proto3";\n\npackage {KERNEL_PACKAGE};\n\n{_imports(systems)}import "{ENDING}";\n\n'
        + "\n".join(messages)
    )


def _imports(systems: Sequence[System]) -> str:
    return "".join(f'import "{system.contract.file.path}";\n' for system in systems)


def _with_systems(text: str, systems: Sequence[System], numbers: "Numbers") -> str:
    """A hand-written file with the imports and events of the systems regenerated."""
    fields = re.search(r"(?ms)^message Event \{\n(.*?)^\}", text)
    assert fields is not None, f"{GAME} has the message Event"
    by_hand = re.findall(r"(?m)^ +[\w.]+ (\w+) = (\d+);", fields[1])
    numbers.note(f"{KERNEL_PACKAGE}.Event", {name: int(number) for name, number in by_hand})
    events = "".join(
        f"    // An event of {system.contract.of}.\n"
        f"    {system.contract.file.package}.{system.contract.file.prefixed('Event')}"
        f" {system.name} ="
        f" {numbers.of(f'{KERNEL_PACKAGE}.Event', system.name)};\n"
        for system in systems
    )
    text = IMPORTS.sub(_imports(systems), text)
    return EVENTS.sub(rf"\g<1>{events}\g<3>", text)


def written_by_hand(text: str) -> str:
    """The hand-written part of a .proto file; generated lines are left empty."""
    if text.startswith(WRITTEN):
        return ""
    text = IMPORTS.sub(lambda found: "\n" * found[0].count("\n"), text)
    return EVENTS.sub(lambda found: found[1] + "\n" * found[2].count("\n") + found[3], text)


class Numbers:
    """The numbers of fields and enum values ever given out, by message and name."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._given: dict[str, dict[str, int]] = json.loads(path.read_text()) if path.exists() else {}

    def of(self, message: str, name: str, first: int = 1) -> int:
        given = self._given.setdefault(message, {})
        if name not in given:
            given[name] = max(given.values(), default=first - 1) + 1
        return given[name]

    def note(self, message: str, written: Mapping[str, int]) -> None:
        """Marks the numbers in a hand-written file as used."""
        self._given.setdefault(message, {}).update(written)

    def gone(self, message: str, names: set[str]) -> dict[str, int]:
        """Names given out earlier that the message no longer has. A field with a changed type keeps its name and gets a
        new number. The old one is listed here under its name and old type."""
        return {name: number for name, number in self._given.get(message, {}).items() if name not in names}

    def save(self) -> None:
        lines = (
            f" {json.dumps(message)}: {json.dumps(given, sort_keys=True)}"
            for message, given in sorted(self._given.items())
        )
        self._path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def structs_of(file: ContractFile) -> list[type]:
    """The structs and enums that become messages of a file, in the order of their definition."""
    found = []
    for module in file.modules:
        for name, value in vars(module).items():
            ours = isinstance(value, type) and value.__module__ == module.__name__ and name == value.__name__
            if ours and issubclass(value, (msgspec.Struct, enum.StrEnum)) and file.holds(value):
                found.append(value)
    return found


class _File:
    """A .proto file being written, one of those of the contract. Messages and members of unions keep their order in
    `written`: where a struct is defined does not matter for the contract."""

    def __init__(self, file: ContractFile, files: Sequence[ContractFile], numbers: Numbers, written: str = "") -> None:
        self._file, self._files, self._numbers = file, files, numbers
        self._sealed: dict[str, str] = {}
        pieces = re.split(r"(?m)^(?:message|enum) (\w+) {", written)
        self._written = {
            name: re.findall(r"(?m)^    (\w+) \w+ = \d+;", body)
            for name, body in zip(pieces[1::2], pieces[2::2], strict=True)
        }
        """By message or enum, the messages that its `oneof` holds."""

    def _in_order(self, types: Iterable[Any], order: Iterable[str]) -> list[Any]:
        places = {name: place for place, name in enumerate(order)}
        return sorted(types, key=lambda type_: places.get(self._file.name_of(type_), len(places)))

    def text(self) -> str:
        file = self._file
        bodies = [_service(file, file.reports)] if file.reports is not None else []
        for type_ in self._in_order(structs_of(file), self._written):
            bodies.append(self._enum(type_) if issubclass(type_, enum.StrEnum) else self._message(type_))
        bodies += [self._union(name, doc, members) for name, (doc, members) in file.unions.items()]
        bodies += self._sealed.values()
        imports = "".join(f'import "{path}";\n' for path in sorted(file.imports))
        return (
            f"{WRITTEN} from the structs of the domain. Do not edit.\n"
            f"// {file.doc}\n"
            f'syntax = "proto3";\n\npackage {file.package};\n\n{imports}{chr(10) if imports else ""}'
            + "\n".join(bodies)
        )

    def _message(self, type_: type) -> str:
        called = self._file.name_of(type_)
        full = f"{self._file.package}.{called}"
        docs = docs_of(type_)
        lines = []
        names = set()
        for field in msgspec.structs.fields(type_):
            names.add(field.name)
            lines.append(_comment(_said(type_, docs, field.name), "  "))
            lines.append(f"  {self._field(field.type)} {field.name} = {self._numbers.of(full, field.name)};\n")
        lines += _reserved(self._numbers.gone(full, names))
        body = "".join(lines)
        comment = _comment(inspect.getdoc(type_) or "", "")
        return f"{comment}message {called} {{{chr(10) + body if body else ''}}}\n"

    def _union(self, name: str, doc: str, members: tuple[Any, ...]) -> str:
        called = self._file.prefixed(name)
        full = f"{self._file.package}.{called}"
        lines = []
        for member in self._in_order(members, self._written.get(called, ())):
            said = (inspect.getdoc(member) or "").split("\n\n")[0]
            lines.append(_comment(said, "    "))
            field = tag_of(member)
            lines.append(f"    {self._file.name_of(member)} {field} = {self._numbers.of(full, field)};\n")
        gone = self._numbers.gone(full, {tag_of(member) for member in members})
        body = "".join(lines)
        return (
            f"{_comment(doc, '')}message {called} {{\n{''.join(_reserved(gone))}"
            f"  // Exactly one of these.\n  oneof {snake(name)} {{\n{body}  }}\n}}\n"
        )

    def _enum(self, type_: type[enum.StrEnum]) -> str:
        called = self._file.name_of(type_)
        full = f"{self._file.package}.{called}"
        prefix = snake(called).upper()
        docs = docs_of(type_)
        lines = [f"  // Never sent.\n  {prefix}_UNSPECIFIED = 0;\n"]
        for member in type_:
            lines.append(_comment(_said(type_, docs, member.name), "  "))
            lines.append(f"  {prefix}_{member.name} = {self._numbers.of(full, member.name)};\n")
        return f"{_comment(inspect.getdoc(type_) or '', '')}enum {called} {{\n{''.join(lines)}}}\n"

    def _field(self, type_: Any) -> str:
        origin, args = typing.get_origin(type_), typing.get_args(type_)
        if origin is tuple:
            return f"repeated {self._type(args[0])}"
        if origin is dict:
            return f"map<string, {self._type(args[1])}>"
        if origin in (typing.Union, UnionType) and type(None) in args:
            rest = [a for a in args if a is not type(None)]
            if len(rest) == 1:
                return f"optional {self._type(rest[0])}" if rest[0] in (int, str, bool) else self._type(rest[0])
            return _named_union(self._file, set(rest))
        return self._type(type_)

    def _type(self, type_: Any) -> str:
        if isinstance(type_, str):
            return type_
        origin, args = typing.get_origin(type_), typing.get_args(type_)
        if origin is typing.Annotated:
            written = (args[1].extra or {}).get("proto")
            return str(written) if written is not None else self._type(args[0])
        if isinstance(type_, typing.TypeVar):
            return "Decision" if type_ is T else self._file.prefixed(self._file.steps)
        if origin in (typing.Union, UnionType):
            return _named_union(self._file, set(args))
        if origin is not None and origin.__name__ == "Sealed":
            return self._sealed_message(args[0])
        if origin is not None:
            return str(origin.__name__)
        scalar = {str: "string", int: "int32", bool: "bool", float: "double"}.get(type_)
        if scalar is not None:
            return scalar
        file = next((file for file in self._files if type_ in structs_of(file)), None)
        if file is None:
            raise SystemExit(f"{self._file.path} needs {type_.__module__}.{type_.__name__}, which no file holds")
        name = file.name_of(type_)
        return name if file is self._file or file.package == self._file.package else f"{file.package}.{name}"

    def _sealed_message(self, inner: Any) -> str:
        held = self._field(inner)
        bare = held.replace("repeated ", "").replace("string", "Text").split(".")[-1]
        prefixes = sorted((file.prefix for file in self._files), key=len, reverse=True)
        bare = bare.removeprefix(next(prefix for prefix in prefixes if bare.startswith(prefix)))
        name = self._file.prefixed(f"Sealed{bare[0].upper()}{bare[1:]}{'s' if held.startswith('repeated') else ''}")
        held = f"optional {held}" if inner in (int, bool, float) else held
        full = f"{self._file.package}.{name}"
        audience, content = self._numbers.of(full, "audience"), self._numbers.of(full, "content")
        docs = docs_of(Sealed)
        self._sealed[name] = (
            f"// A piece of an event for one audience.\nmessage {name} {{\n"
            f"  // {docs['audience']}\n  string audience = {audience};\n"
            f"  // {docs['content']}\n  {held} content = {content};\n}}\n"
        )
        return name


def _service(file: ContractFile, reports: ReadService) -> str:
    calls = "".join(
        f"{_comment(call.said, '  ')}  rpc {call.name}({file.name_of(call.request)}) "
        f"returns ({file.name_of(call.answer)}) {{\n    option idempotency_level = NO_SIDE_EFFECTS;\n  }}\n"
        for call in reports.calls
    )
    return f"{_comment(reports.said, '')}service {reports.service} {{\n{calls}}}\n"


def _named_union(file: ContractFile, members: set[Any]) -> str:
    for name, (_, types) in file.unions.items():
        if set(types) == members:
            return file.prefixed(name)
    raise SystemExit(f"{file.path} has no name for the union of {sorted(m.__name__ for m in members)}")


def _reserved(gone: dict[str, int]) -> list[str]:
    if not gone:
        return []
    numbers = ", ".join(str(number) for number in sorted(gone.values()))
    names = ", ".join(f'"{name}"' for name in sorted(gone) if name.isidentifier())
    return [f"  reserved {numbers};\n", *([f"  reserved {names};\n"] if names else [])]


def _comment(text: str, indent: str) -> str:
    paragraphs = [" ".join(p.split()) for p in text.split("\n\n")]
    lines = []
    for at, paragraph in enumerate(paragraphs):
        if at:
            lines.append(f"{indent}//")
        lines += [f"{indent}// {line}" for line in textwrap.wrap(paragraph, 96 - len(indent))]
    return "\n".join(lines) + "\n"


def _said(type_: type, docs: Mapping[str, str], name: str) -> str:
    """The words of a field or of a value of an enum. Without words of its own nothing is published."""
    if name not in docs:
        raise SystemExit(f"{type_.__module__}.{type_.__name__}.{name} has no `#:` comment for the contract")
    return docs[name]


def docs_of(type_: type) -> dict[str, str]:
    """The `#:` comments of the fields of a struct, inherited ones too, or of the values of an enum: on the line of a
    field, or on those above it."""
    found: dict[str, str] = {}
    for base in reversed(type_.__mro__):
        if base.__module__.split(".")[0] in sys.stdlib_module_names | {"msgspec"}:
            continue
        source = textwrap.dedent(inspect.getsource(base))
        lines = source.splitlines()
        for node in typing.cast(ast.ClassDef, ast.parse(source).body[0]).body:
            match node:
                case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                    beside = lines[(node.end_lineno or 0) - 1].encode()[node.end_col_offset :].decode()
                    above = itertools.takewhile(
                        lambda line: line.startswith("    #:"), reversed(lines[: node.lineno - 1])
                    )
                    said = [line.partition("#:")[2].strip() for line in (*reversed([*above]), beside) if "#:" in line]
                    if said:
                        found[name] = "\n".join(said)
    return found
