"""Makes a virtual environment with pip in it, also where Debian's python3 comes without ensurepip."""

import hashlib
import importlib.util
import re
import subprocess
import sys
import tempfile
import urllib.parse
import urllib.request
import venv
from pathlib import Path

INDEX = "https://pypi.org/simple/pip/"
WHEEL = "pip-25.0.1-py3-none-any.whl"
SHA256 = "c46efd13b6aa8279f33f2864459c8ce587ea6a1a59ee20de055868d8f7688f7f"


def main(folder: Path) -> None:
    if importlib.util.find_spec("ensurepip") is not None:
        venv.create(folder, with_pip=True, clear=True)
        return
    venv.create(folder, with_pip=False, clear=True)
    with urllib.request.urlopen(INDEX) as answer:
        page = answer.read().decode()
    link = re.search(rf'href="([^"#]*{re.escape(WHEEL)})', page)
    if link is None:
        raise SystemExit(f"{INDEX} lists no {WHEEL}")
    with urllib.request.urlopen(urllib.parse.urljoin(INDEX, link[1])) as answer:
        wheel = answer.read()
    found = hashlib.sha256(wheel).hexdigest()
    if found != SHA256:
        raise SystemExit(f"{WHEEL} has SHA-256 {found}, expected {SHA256}")
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / WHEEL
        path.write_bytes(wheel)
        python = folder / "bin" / "python"
        subprocess.run([python, path / "pip", "install", "--quiet", "--no-index", path], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
