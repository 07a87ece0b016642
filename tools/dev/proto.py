"""Writes the generated .proto files from the structs and their docstrings, and the Python code
from all of them. Field numbers come from `proto/numbers.json`, which only grows."""

import ast
import enum
import inspect
import itertools
import json
import re
import textwrap
import typing
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import UnionType
from typing import Any

import msgspec
from grpc_tools import protoc

from domain.kernel.contract import Contract, ContractFile
from domain.kernel.system import System
from domain.systems import SYSTEMS
from service.contract import KERNEL_PACKAGE, files_of

NUMBERS = "numbers.json"
JOINS = "kronika/v1/system.proto"
GAME = "kronika/v1/game.proto"

WORDS = {
    "side": "A side, by its id.",
    "seat": "A seat, by its name.",
    "space": "A space of the board, by its id.",
    "to": "The space gone to, by its id.",
    "card": "A card, by its id.",
    "counter": "A counter, by its id.",
    "target": "A counter, by its id.",
    "id": "Its id.",
    "name": "What it is called.",
    "key": "An Ed25519 public key, 64 hex digits; empty: none.",
    "holder": "What stands for the holder's token.",
    "by": "The seat that did it.",
    "signed": "The signature, where the seat signs.",
    "epoch": "The epoch of chance, 1 for the first.",
    "audience": "Who may know it: `public` or a seat.",
    "use": "Which link of which chain was used for what.",
    "link": "The link used, 64 hex digits.",
    "secret": "What only its audience may know.",
    "action": "The action.",
    "left": "How many more, at most.",
    "en": "In English.",
    "cs": "In Czech.",
    "content": "What is sealed; only where its audience is yours.",
    "round": "The round, 1 for the first.",
    "rule": "The id of a rule.",
    "squads": "The squads, by their letters.",
    "x": "Axial coordinate x.",
    "y": "Axial coordinate y.",
    "cover": "Points of cover.",
    "title": "The title.",
    "unit": "The kind of unit.",
    "value": "The value.",
    "count": "How many.",
    "reason": "Why.",
    "to_version": "The version gone back to.",
    "version": "A version of the game.",
    "how": "By what.",
    "frame": "What is half done.",
    "scenario": "The scenario, by its id in the pack.",
    "tile": "A tile face, by its id.",
    "face": "The face shown.",
    "zone": "Where the cards lie.",
    "goal": "What the side has to reach.",
    "near": "The adjacent spaces.",
    "counters": "The counters.",
    "cards": "The cards.",
    "tiles": "The tile faces.",
    "spaces": "The spaces.",
    "sides": "The sides.",
    "layout": "How the tiles are shifted when drawn.",
    "initiative": "The value for the initiative.",
    "actions": "Its actions.",
    "take": "A card of the supply, by its id.",
    "source": "The zone it left.",
    "suppressed": "Whether it is suppressed.",
    "active": "The side whose turn it is; empty outside the turns.",
    "winner": "The side that has won; empty until then.",
    "doing": "What is half done, if anything is.",
    "markers": "The control markers.",
    "zones": "Its cards.",
    "targets": "The counters still to be rolled for.",
    "defence": "The base defence.",
    "deck": "The cards of the deck, sorted.",
    "supply": "The cards of the supply, sorted.",
    "variant": "Which of the games it is.",
    "anchors": "For each audience link 0 of its chain, 64 hex digits.",
    "origin": "Where it comes from, if not from nothing.",
    "seats": "The seats.",
    "game": "The game, by its id.",
    "hash": "SHA-256 over the pack's files, 64 hex digits.",
    "pack": "The pack.",
    "system": "The system.",
    "options": "How it was set up.",
    "kind": "Its kind.",
    "prompt": "The prompt, by its id.",
    "request": "The request id of the call.",
    "dispute": "The version of the disputed roll or flip; 0: none.",
    "decision": "The decision.",
    "consents": "The seats that consented.",
    "marker": "The kind of marker.",
    "code": "A reference; never the text.",
    "mines": "The mines.",
    "of": "The conditions.",
    "mine": "The mine.",
    "towards": "The space on the other side of the edge.",
    "routed": "Whether it is routed (S6).",
    "fight": "The combat action.",
}


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


def write_messages(root: Path, files: Sequence[ContractFile], own: Sequence[ContractFile] = ()) -> None:
    """Write the .proto files of a contract that structs become messages of, or only its `own`."""
    numbers = Numbers(root / NUMBERS)
    for file in own or files:
        (root / file.path).parent.mkdir(parents=True, exist_ok=True)
        (root / file.path).write_text(_File(file, files, numbers).text())
    numbers.save()


def _joins(systems: Sequence[System], numbers: "Numbers") -> str:
    """The messages that hold what belongs to one of the systems."""

    def message(name: str, doc: str, types: Mapping[str, str], said: str) -> str:
        lines = [
            f"    // {said.format(system.contract.of)}\n    {types[system.name]} {system.name} ="
            f" {numbers.of(f'{KERNEL_PACKAGE}.{name}', system.name)};\n"
            for system in systems
        ]
        return (
            f"{_comment(doc, '')}message {name} {{\n"
            f"  // Of which system it is.\n  oneof system {{\n{''.join(lines)}  }}\n}}\n"
        )

    def of_each(name: Callable[[Contract], str]) -> dict[str, str]:
        return {one.name: f"{one.contract.file.package}.{name(one.contract)}" for one in systems}

    messages = (
        message(
            "Decision",
            "A decision of whichever system the game belongs to.",
            of_each(lambda _: "Decision"),
            "A decision in {}.",
        ),
        message(
            "View",
            "A position of whichever system the game belongs to, as its audience sees it.",
            of_each(lambda contract: contract.view.__name__),
            "A position of {}.",
        ),
        message(
            "Scene",
            "What does not change in a game: enough to draw its board and its cards.",
            of_each(lambda contract: contract.scene.__name__),
            "What does not change in {}.",
        ),
    )
    return (
        "// Written by `kronika dev proto` from the systems there are. Do not edit.\n"
        f'syntax = "proto3";\n\npackage {KERNEL_PACKAGE};\n\n{_imports(systems)}\n' + "\n".join(messages)
    )


def _imports(systems: Sequence[System]) -> str:
    return "".join(f'import "{system.contract.file.path}";\n' for system in systems)


def _with_systems(text: str, systems: Sequence[System], numbers: "Numbers") -> str:
    """A hand-written file in which the imports and the events of the systems are written anew."""
    fields = re.search(r"(?ms)^message Event \{\n(.*?)^\}", text)
    assert fields is not None, f"{GAME} has the message Event"
    by_hand = re.findall(r"(?m)^ +[\w.]+ (\w+) = (\d+);", fields[1])
    numbers.note(f"{KERNEL_PACKAGE}.Event", {name: int(number) for name, number in by_hand})
    events = "".join(
        f"    // An event of {system.contract.of}.\n    {system.contract.file.package}.Event {system.name} ="
        f" {numbers.of(f'{KERNEL_PACKAGE}.Event', system.name)};\n"
        for system in systems
    )
    text = re.sub(r'(?m)(^import "kronika/(?!chance|v1)\w+/v1/\w+\.proto";\n)+', _imports(systems), text)
    return re.sub(r"(?s)(\n  oneof event \{\n.*?KernelEvent kernel = \d+;\n).*?(  \}\n)", rf"\g<1>{events}\g<2>", text)


def generate(root: Path) -> None:
    """Write the Python code beside all .proto files under `root`."""
    files = sorted(str(path.relative_to(root)) for path in root.rglob("*.proto"))
    arguments = ["protoc", f"-I{root}", f"--python_out={root}", f"--pyi_out={root}", f"--grpc_python_out={root}"]
    if protoc.main([*arguments, *files]) != 0:
        raise SystemExit("protoc refused the .proto files; see above")
    for stub in root.rglob("*_pb2_grpc.py"):
        if "class " not in stub.read_text():
            stub.unlink()


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
        """Numbers that stand in a hand-written file are given out too."""
        self._given.setdefault(message, {}).update(written)

    def gone(self, message: str, names: set[str]) -> dict[str, int]:
        """Names given out earlier that the message no longer has."""
        return {name: number for name, number in self._given.get(message, {}).items() if name not in names}

    def save(self) -> None:
        self._path.write_text(json.dumps(self._given, indent=1, sort_keys=True) + "\n")


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


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
    """One .proto file being written, of these that make the contract."""

    def __init__(self, file: ContractFile, files: Sequence[ContractFile], numbers: Numbers) -> None:
        self._file, self._files, self._numbers = file, files, numbers
        self._sealed: dict[str, str] = {}

    def text(self) -> str:
        file = self._file
        bodies = []
        for type_ in structs_of(file):
            bodies.append(self._enum(type_) if issubclass(type_, enum.StrEnum) else self._message(type_))
        bodies += [self._union(name, doc, members) for name, (doc, members) in file.unions.items()]
        bodies += self._sealed.values()
        imports = "".join(f'import "{path}";\n' for path in sorted(file.imports))
        return (
            "// Written by `kronika dev proto` from the structs of the domain. Do not edit.\n"
            f"// {file.doc}\n"
            f'syntax = "proto3";\n\npackage {file.package};\n\n{imports}{chr(10) if imports else ""}'
            + "\n".join(bodies)
        )

    def _message(self, type_: type) -> str:
        full = f"{self._file.package}.{type_.__name__}"
        docs = _field_docs(type_)
        lines = []
        names = set()
        for field in msgspec.structs.fields(type_):
            names.add(field.name)
            doc = docs.get(field.name) or WORDS.get(field.name)
            if doc is None:
                raise SystemExit(f"{type_.__module__}.{type_.__name__}.{field.name} has no docstring for its message")
            lines.append(_comment(doc, "  "))
            lines.append(f"  {self._field(field.type)} {field.name} = {self._numbers.of(full, field.name)};\n")
        lines += _reserved(self._numbers.gone(full, names))
        body = "".join(lines)
        comment = _comment(inspect.getdoc(type_) or "", "")
        return f"{comment}message {type_.__name__} {{{chr(10) + body if body else ''}}}\n"

    def _union(self, name: str, doc: str, members: tuple[Any, ...]) -> str:
        full = f"{self._file.package}.{name}"
        lines = []
        for member in members:
            said = (inspect.getdoc(member) or "").split("\n\n")[0]
            lines.append(_comment(said, "    "))
            lines.append(
                f"    {member.__name__} {snake(member.__name__)} = {self._numbers.of(full, snake(member.__name__))};\n"
            )
        gone = self._numbers.gone(full, {snake(member.__name__) for member in members})
        body = "".join(lines)
        return (
            f"{_comment(doc, '')}message {name} {{\n{''.join(_reserved(gone))}"
            f"  // Exactly one of these.\n  oneof {snake(name)} {{\n{body}  }}\n}}\n"
        )

    def _enum(self, type_: type[enum.StrEnum]) -> str:
        full = f"{self._file.package}.{type_.__name__}"
        prefix = snake(type_.__name__).upper()
        lines = [f"  // Never sent.\n  {prefix}_UNSPECIFIED = 0;\n"]
        for member in type_:
            lines.append(f"  // `{member.value}`.\n  {prefix}_{member.name} = {self._numbers.of(full, member.name)};\n")
        return f"{_comment(inspect.getdoc(type_) or '', '')}enum {type_.__name__} {{\n{''.join(lines)}}}\n"

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
            return self._type(_named_union(self._file, set(rest)))
        return self._type(type_)

    def _type(self, type_: Any) -> str:
        if isinstance(type_, str):
            return type_
        origin, args = typing.get_origin(type_), typing.get_args(type_)
        if origin is typing.Annotated:
            written = (args[1].extra or {}).get("proto")
            return str(written) if written is not None else self._type(args[0])
        if isinstance(type_, typing.TypeVar):
            return "Decision"
        if origin in (typing.Union, UnionType):
            return _named_union(self._file, set(args))
        if origin is typing.Literal:
            return "string"
        if origin is not None and origin.__name__ == "Sealed":
            return self._sealed_message(args[0])
        if origin is not None:
            return str(origin.__name__)
        scalar = {str: "string", int: "int32", bool: "bool", float: "double"}.get(type_)
        if scalar is not None:
            return scalar
        package = next((file.package for file in self._files if type_ in structs_of(file)), None)
        if package is None:
            raise SystemExit(f"{self._file.path} needs {type_.__module__}.{type_.__name__}, which no file holds")
        return type_.__name__ if package == self._file.package else f"{package}.{type_.__name__}"

    def _sealed_message(self, inner: Any) -> str:
        held = self._field(inner)
        bare = held.replace("repeated ", "").replace("string", "Text").split(".")[-1]
        name = f"Sealed{bare[0].upper()}{bare[1:]}{'s' if held.startswith('repeated') else ''}"
        held = f"optional {held}" if inner in (int, bool, float) else held
        full = f"{self._file.package}.{name}"
        audience, content = self._numbers.of(full, "audience"), self._numbers.of(full, "content")
        self._sealed[name] = (
            f"// A piece of an event for one audience.\nmessage {name} {{\n"
            f"  // {WORDS['audience']}\n  string audience = {audience};\n"
            f"  // {WORDS['content']}\n  {held} content = {content};\n}}\n"
        )
        return name


def _named_union(file: ContractFile, members: set[Any]) -> str:
    for name, (_, types) in file.unions.items():
        if set(types) == members:
            return name
    raise SystemExit(f"{file.path} has no name for the union of {sorted(m.__name__ for m in members)}")


def _reserved(gone: dict[str, int]) -> list[str]:
    if not gone:
        return []
    numbers = ", ".join(str(number) for number in sorted(gone.values()))
    names = ", ".join(f'"{name}"' for name in sorted(gone))
    return [f"  reserved {numbers};\n  reserved {names};\n"]


def _comment(text: str, indent: str) -> str:
    paragraphs = [" ".join(p.split()) for p in text.split("\n\n")]
    lines = []
    for at, paragraph in enumerate(paragraphs):
        if at:
            lines.append(f"{indent}//")
        lines += [f"{indent}// {line}" for line in textwrap.wrap(paragraph, 96 - len(indent))]
    return "\n".join(lines) + "\n"


def _field_docs(type_: type) -> dict[str, str]:
    """The docstrings below a struct's fields."""
    body = typing.cast(ast.ClassDef, ast.parse(textwrap.dedent(inspect.getsource(type_))).body[0]).body
    return {
        before.target.id: after.value.value
        for before, after in itertools.pairwise(body)
        if isinstance(before, ast.AnnAssign)
        and isinstance(before.target, ast.Name)
        and isinstance(after, ast.Expr)
        and isinstance(after.value, ast.Constant)
        and isinstance(after.value.value, str)
    }


if __name__ == "__main__":
    write(Path(__file__).parents[2] / "proto")
