"""Running programs in Node.js, where it is to be had. In CI it has to be."""

import re
import subprocess
from pathlib import Path

from tests import npm

HERE = Path(__file__).parent
OLDEST = 18


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
