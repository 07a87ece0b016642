"""Makes the package `kronika` in `proto`: the Python code of the contract beside each `.proto` file, and links to the
folders of code, so that `domain` is imported as `kronika.domain`. Neither is in git.

This is also the build backend (PEP 517): all of it is there before a wheel, a source distribution or an editable
install is built. So it imports nothing of Kronika.

    python tools/dev/compiling.py

makes it."""

import os
import re
import shutil
import sys
import tempfile
from importlib import resources
from pathlib import Path
from typing import Any

from google.protobuf.descriptor_pb2 import FileDescriptorProto, FileDescriptorSet
from grpc_tools import protoc
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  the other hooks of a backend

PROTO = Path("proto")
"""The folder of the contract in a source tree, where a build backend runs (PEP 517)."""
TYPED_STUBS = "protoc-gen-mypy_grpc"
"""The plugin of protoc that writes the types of the stubs of gRPC, with the comments of the calls."""
FOLDERS = ("domain", "library", "projections", "service", "tools")
"""The folders of code."""


def generate(root: Path) -> None:
    """Write the Python code beside all .proto files under `root`."""
    stubs = f"--plugin={TYPED_STUBS}={_command(TYPED_STUBS)}", f"--mypy_grpc_out=quiet:{root}"
    compile_contract(root, f"--python_out={root}", f"--pyi_out={root}", f"--grpc_python_out={root}", *stubs)
    for stub in root.rglob("*_pb2_grpc.py"):
        if "class " not in stub.read_text():
            stub.unlink()
            stub.with_suffix(".pyi").unlink()
    _comment(root)


CLASS, MEMBER = re.compile(r"class (\w+)\("), re.compile(r"    (\w+): ")


def _comment(root: Path) -> None:
    """Copy the comments of messages, enums, their fields and values into their types."""
    with tempfile.NamedTemporaryFile() as described:
        compile_contract(root, "--include_source_info", f"--descriptor_set_out={described.name}")
        files = FileDescriptorSet.FromString(described.read()).file
    for file in files:
        types = root / file.name.replace(".proto", "_pb2.pyi")
        said, written, within = _comments(file), [], ""
        for line in types.read_text().splitlines():
            written.append(line)
            if found := CLASS.match(line):
                within = found[1]
                written += _docstring(said.get((within, ""), ""))
            elif found := MEMBER.match(line):
                written += _docstring(said.get((within, found[1]), ""))
        types.write_text("\n".join(written) + "\n")


def _comments(file: FileDescriptorProto) -> dict[tuple[str, str], str]:
    """The comments of a file, by the name of a message or enum and that of its field or value, empty for the whole."""
    found = {}
    for location in file.source_code_info.location:
        match list(location.path):
            case [4, at, *rest]:
                whole, members = file.message_type[at], file.message_type[at].field
            case [5, at, *rest]:
                whole, members = file.enum_type[at], file.enum_type[at].value
            case _:
                continue
        if not rest or (len(rest) == 2 and rest[0] == 2):
            found[whole.name, members[rest[1]].name if rest else ""] = location.leading_comments
    return found


def _docstring(said: str) -> list[str]:
    lines = [line.strip() for line in said.strip().replace("\\", "\\\\").splitlines()]
    return [f'    """{lines[0]}', *(f"    {line}".rstrip() for line in lines[1:]), '    """'] if lines else []


def _command(name: str) -> str:
    """The path of a command of this environment, also where it is not active, or of one that pip builds in."""
    folders = (str(Path(sys.executable).parent), os.environ.get("PATH", ""))
    found = shutil.which(name, path=os.pathsep.join(folders))
    if found is None:
        raise SystemExit(f"{name} is missing; install mypy-protobuf")
    return found


def compile_contract(root: Path, *wanted: str) -> None:
    """Compile what is ours; the files of others beside it are for clients in other languages."""
    files = sorted(str(path.relative_to(root)) for path in (root / "kronika").rglob("*.proto"))
    known = resources.files("grpc_tools") / "_proto"
    if protoc.main(["protoc", f"-I{root}", f"-I{known}", *wanted, *files]) != 0:
        raise SystemExit("protoc refused the .proto files; see above")


def join(root: Path) -> None:
    """Link the folders of code beside the contract under `root`."""
    for name in FOLDERS:
        link = root / "kronika" / name
        if not link.exists():
            link.symlink_to(Path("..", "..", name), target_is_directory=True)


def prepare() -> None:
    generate(PROTO)
    join(PROTO)


def build_wheel(*arguments: Any, **more: Any) -> str:
    prepare()
    return str(build_meta.build_wheel(*arguments, **more))


def build_sdist(*arguments: Any, **more: Any) -> str:
    prepare()
    return str(build_meta.build_sdist(*arguments, **more))


def build_editable(*arguments: Any, **more: Any) -> str:
    prepare()
    return str(build_meta.build_editable(*arguments, **more))


if __name__ == "__main__":
    prepare()
