"""The table of rules in a family's README, and the tests that bear the ids of rules in their names."""

import ast
import re
from pathlib import Path

Table = dict[str, tuple[list[str], list[str]]]


def read_table(readme: Path, id: re.Pattern[str]) -> Table:
    """By id: the functions and the test files of its row."""
    rows: Table = {}
    for line in readme.read_text().splitlines():
        cells = [cell.strip() for cell in line.removeprefix("|").removesuffix("|").split("|")]
        if id.fullmatch(cells[0]):
            assert cells[0] not in rows, f"{cells[0]} has two rows"
            functions, tests = (re.findall(r"`([^`]+)`", cell) for cell in cells[-2:])
            rows[cells[0]] = (functions, tests)
    return rows


def files_by_id(folder: Path, id: re.Pattern[str]) -> dict[str, set[str]]:
    """By id: the test files in which a test bears it in its name."""
    found: dict[str, set[str]] = {}
    for path in folder.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for borne in id.findall(node.name.replace("_", " ")):
                    found.setdefault(borne, set()).add(path.stem)
    return found
