"""Data folders as releases left them, with what their players keep.

    python -m tests.golden.folders 0.2 6b38513

records one: it takes the code of that commit, makes its virtual environment as the release did, and lets
it play (`leaving.py`). A folder that is there is never recorded anew. Do so for each release, with its commit.
"""

import io
import lzma
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NAME = "folder.tar.xz"
FOLDERS = sorted(HERE.glob(f"v*/{NAME}"))


def unpack(path: Path, into: Path) -> tuple[Path, Path]:
    """The data folder, and the folder with what the players keep."""
    with tarfile.open(path, "r:xz") as packed:
        packed.extractall(into, filter="tar")
    return into / "data", into / "players"


def record(release: str, commit: str) -> Path:
    """The folder that the code of a commit leaves, packed."""
    target = HERE / f"v{release}" / NAME
    if target.exists():
        raise SystemExit(f"{target} is there, and is never recorded anew")
    with tempfile.TemporaryDirectory() as folder:
        tree, left = Path(folder) / "tree", Path(folder) / "left"
        code = subprocess.run(["git", "archive", commit], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(code)) as packed:
            packed.extractall(tree, filter="data")
        subprocess.run(["make", "--silent", ".venv/.ready"], cwd=tree, check=True)
        left.mkdir()
        environment = {**os.environ, "PYTHONPATH": str(tree)}
        plays = [tree / ".venv/bin/python", HERE / "leaving.py", left / "data", left / "players"]
        subprocess.run(plays, cwd=tree, env=environment, check=True)
        whole = io.BytesIO()
        with tarfile.open(fileobj=whole, mode="w") as packed:
            for name in ("data", "players"):
                packed.add(left / name, name)
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(lzma.compress(whole.getvalue(), preset=9 | lzma.PRESET_EXTREME))
    return target


if __name__ == "__main__":
    made = record(*sys.argv[1:])
    print(made, made.stat().st_size)
