"""The notebook among the docs: each of its cells runs, with plain Python, and shows something."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = json.loads((Path(__file__).parents[2] / "docs" / "library.ipynb").read_text())


def shown(cell: str, names: dict[str, Any]) -> Any:
    """Runs a cell as a notebook does: the value of an expression on its last line is shown."""
    *before, last = ast.parse(cell).body
    if not isinstance(last, ast.Expr):
        before.append(last)
    exec(compile(ast.Module(before, []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None


def test_the_cells_of_the_notebook_run_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = ["".join(cell["source"]) for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]
    told = {cell: shown(cell, names) for cell in cells}
    pictures = [one._repr_svg_() for one in told.values() if hasattr(one, "_repr_svg_")]
    assert len(pictures) == 2 and all(picture.startswith("<svg") for picture in pictures)
    assert [one[0] for one in told.values() if isinstance(one, tuple)] == [True], "it verifies"
    assert all("version_count" in row for one in told.values() if isinstance(one, list) for row in one)


def test_the_notebook_keeps_no_outputs() -> None:
    assert not any(cell.get("outputs") for cell in NOTEBOOK["cells"])
