"""The table of rules in domain/sample/README.md is true."""

import importlib
import inspect
import re
from pathlib import Path

from kronika.tools.dev import sample
from tests.rule_tables import files_by_id, read_table

ID = re.compile(r"(?<![A-Za-z0-9])R\d(?![0-9A-Za-z])")
TABLE = read_table(Path(sample.__path__[0]) / "README.md", ID)


def test_each_row_names_the_test_files_with_its_id() -> None:
    assert {id: set(tests) for id, (_, tests) in TABLE.items()} == files_by_id(Path(__file__).parent, ID)


def test_each_row_names_functions_that_cite_its_rule() -> None:
    for id, (functions, _) in TABLE.items():
        for path in functions:
            module, _, name = path.rpartition(".")
            function = getattr(importlib.import_module(f"{sample.__name__}.{module}"), name)
            assert id in ID.findall(inspect.getsource(function)), path
