"""Packages from the npm registry, where they are to be had. In CI they have to be."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import NoReturn

import pytest

ROOT = Path(__file__).parents[1]


def unavailable(why: str) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)


def program(name: str) -> str:
    return shutil.which(name) or unavailable(f"there is no {name} on the path")


def built(name: str) -> Path:
    """A folder of this process in which packages can be installed."""
    folder = ROOT / "build" / f"{name}-{os.environ.get('PYTEST_XDIST_WORKER', 'main')}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def install(folder: Path) -> None:
    """Installs the packages that `package-lock.json` in a folder names."""
    command = [program("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        unavailable(f"npm could not install: {done.stderr}")


def installed(name: str, files: list[Path]) -> Path:
    """A folder with these files, and with the packages that `package-lock.json` among them names."""
    folder = built(name)
    for file in files:
        shutil.copy(file, folder)
    install(folder)
    return folder
