"""Compiles the contract: the Python code that belongs beside each `.proto` file. It is not in git.

This is also the build backend (PEP 517): the code is written before a wheel, a source distribution or an editable
install is built. So it imports nothing of Kronika.

    python tools/dev/compiling.py

writes it under `proto`."""

from importlib import resources
from pathlib import Path
from typing import Any

from grpc_tools import protoc
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  the other hooks of a backend

PROTO = Path("proto")
"""Where the contract lies in a source tree, in which a backend is called (PEP 517)."""


def generate(root: Path) -> None:
    """Write the Python code beside all .proto files under `root`."""
    compile_contract(root, f"--python_out={root}", f"--pyi_out={root}", f"--grpc_python_out={root}")
    for stub in root.rglob("*_pb2_grpc.py"):
        if "class " not in stub.read_text():
            stub.unlink()


def compile_contract(root: Path, *wanted: str) -> None:
    """Compile what is ours; the files of others beside it are for clients in other languages."""
    files = sorted(str(path.relative_to(root)) for path in (root / "kronika").rglob("*.proto"))
    known = resources.files("grpc_tools") / "_proto"
    if protoc.main(["protoc", f"-I{root}", f"-I{known}", *wanted, *files]) != 0:
        raise SystemExit("protoc refused the .proto files; see above")


def build_wheel(*arguments: Any, **more: Any) -> str:
    generate(PROTO)
    return str(build_meta.build_wheel(*arguments, **more))


def build_sdist(*arguments: Any, **more: Any) -> str:
    generate(PROTO)
    return str(build_meta.build_sdist(*arguments, **more))


def build_editable(*arguments: Any, **more: Any) -> str:
    generate(PROTO)
    return str(build_meta.build_editable(*arguments, **more))


if __name__ == "__main__":
    generate(PROTO)
