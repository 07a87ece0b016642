"""Running programs in Node.js, where it is to be had. In CI it has to be."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import NoReturn

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
OLDEST = 18


def unavailable(why: str) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)


def program(name: str) -> str:
    return shutil.which(name) or unavailable(f"there is no {name} on the path")


def node() -> str:
    """The path of Node.js."""
    found = program("node")
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    if int(re.findall(r"\d+", said)[0]) < OLDEST:
        unavailable(f"Node.js is {said}, and {OLDEST} is needed")
    return found


def installed() -> Path:
    """A folder with the programs and the packages that they need, from the npm registry."""
    npm = program("npm")
    folder = ROOT / "build" / f"node-{os.environ.get('PYTEST_XDIST_WORKER', 'main')}"
    folder.mkdir(parents=True, exist_ok=True)
    for file in HERE.iterdir():
        if file.suffix in (".mjs", ".json"):
            shutil.copy(file, folder)
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        unavailable(f"npm could not install: {done.stderr}")
    return folder
