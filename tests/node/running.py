"""Running programs in Node.js, where it is to be had. In CI it has to be."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests import npm

HERE = Path(__file__).parent
OLDEST = 20


def node() -> str:
    """The path of Node.js."""
    found = npm.program("node")
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    if int(re.findall(r"\d+", said)[0]) < OLDEST:
        npm.unavailable(f"Node.js is {said}, and {OLDEST} is needed")
    return found


def installed() -> Path:
    """A folder with the programs and the packages that they need."""
    return npm.installed("node", [file for file in HERE.iterdir() if file.suffix in (".mjs", ".json")])


PARTS = {
    "service/page": ("*.js",),
    "proto": ("*.proto", "contracts.json"),
    "tools/typescript": ("*.ts", "*.mjs", "*.json"),
}
"""The sources of the package `kronika` for TypeScript: the folders, and which files in them."""


def package() -> Path:
    """The folder of the package for TypeScript, built by its own commands."""
    home = npm.built("typescript")
    shutil.copy(npm.ROOT / "buf.gen.yaml", home)
    for part, kinds in PARTS.items():
        for name in _in_git(part):
            if any(name.match(kind) for kind in kinds):
                (home / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(npm.ROOT / name, home / name)
    found = home / "tools" / "typescript"
    npm.install(found)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    command = [npm.program("npm"), "run", "build"]
    done = subprocess.run(command, cwd=found, env=os.environ | {"PATH": path}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return found


def _in_git(part: str) -> list[Path]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", part]
    listed = subprocess.run(command, cwd=npm.ROOT, capture_output=True, text=True, check=True).stdout
    return [Path(name) for name in listed.splitlines() if (npm.ROOT / name).is_file()]
