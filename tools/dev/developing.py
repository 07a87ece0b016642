"""kronika dev: for who works on Kronika itself."""

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import click

from kronika.domain.systems import FAMILIES, SYSTEMS
from kronika.service.packs import load_packs, skeletons
from kronika.tools.dev.proto import written_by_hand

ROOT = Path(__file__).resolve().parents[2]


@click.group()
def dev() -> None:
    """For developers of Kronika."""


@dev.command(name="proto")
def proto_() -> None:
    """Regenerate the contract.

    The .proto files and docs/events.md come from the structs, the Python code from all .proto files.
    """
    from kronika.tools.dev.dictionary import dictionary
    from kronika.tools.dev.proto import write

    write(ROOT / "proto")
    if (docs := ROOT / "docs").is_dir():
        (docs / "events.md").write_text(dictionary())


@dev.command(name="release")
def release_() -> None:
    """Write down the contract as that of a release.

    From then on it is only added to: `make lint` holds it against the one written down, and every later service
    understands a client that is made from it.
    """
    from kronika.tools.dev.proto import release

    release(ROOT / "proto")


@dev.command(name="size")
def size_() -> None:
    """Count lines and files, and how many files name a decision.

    Counts files under version control, without generated ones.
    """
    from kronika.tools.dev.size import size

    for line in size(ROOT):
        click.echo(line)


@dev.command(name="phrases")
def phrases_() -> None:
    """List phrases to avoid, and what to write instead.

    Reads docs, English catalogues, docstrings, comments, sentences in string literals and names of tests. The list is
    in tools/dev/phrases.toml, with the places where a phrase is right.
    """
    from kronika.tools.dev.wording import phrases, words, written

    texts = list(written(ROOT))
    found = list(phrases(texts))
    for path, line, phrase, instead in found:
        click.echo(f'{path}:{line}: "{phrase}": {instead}')
    per_thousand = f"{1000 * len(found) / words(texts):.2f} per 1,000 words"
    if found:
        raise click.ClickException(f"{len(found)} phrases to avoid, {per_thousand}")
    click.echo(f"no phrase to avoid, {per_thousand}")


@dev.command(name="mentions")
def mentions_() -> None:
    """List the lines of code outside a family's folder that name it.

    There should be only the line that registers it: everything else belongs in its folder.
    """
    from kronika.tools.dev.developing import families, mentions

    found = list(mentions(ROOT, families()))
    for path, number, line in found:
        click.echo(f"{path}:{number}: {line}")
    if found:
        files = len({path for path, _, _ in found})
        raise click.ClickException(f"{len(found)} lines in {files} files name a family from outside its folder")


@dev.command(name="new")
@click.argument("name")
def new_(name: str) -> None:
    """Write a small complete system to begin with, and its tests.

    NAME becomes that of its folder, its system and its pack: lower-case letters, digits and single underscores. What
    is written can be played as it is; docs/adding-a-system.md explains it.
    """
    from kronika.tools.dev.developing import REGISTRATION, NameRefused, write_system

    try:
        written = write_system(ROOT, name)
    except NameRefused as error:
        raise click.ClickException(str(error)) from error
    for path in written:
        click.echo(path)
    click.echo(
        f"{REGISTRATION} registers {name}.\n\n"
        "Next, in the folder of the source tree:\n"
        "  kronika dev proto                                 write its contract\n"
        f"  .venv/bin/python -m pytest tests/{name:<16} test its rules\n"
        f"  kronika play --against bot --pack {name:<15} play it\n"
        "  kronika serve                                     play it over the network"
    )


REGISTRATION = Path("domain/systems.py")
"""Here each family is named on one line."""
GENERATED = re.compile(r"_pb2(_grpc)?\.pyi?$")


def families() -> dict[str, set[str]]:
    """The names of each family: its folder, its systems, its packs and skeletons."""
    found: dict[str, set[str]] = {}
    names = {system.name: system.package.split(".")[2] for system in SYSTEMS.values()}
    for system, family in names.items():
        found.setdefault(family, {family}).update({system, SYSTEMS[system].contract.file.prefix.lower()})
    for name, pack in load_packs().items():
        found[names[pack.system.name]].add(name)
    for name, folder in skeletons().items():
        found[Path(str(folder)).parents[1].name].add(name)
    return found


def mentions(root: Path, named: Mapping[str, set[str]]) -> Iterator[tuple[Path, int, str]]:
    """File, number and text of each line under `root` that names a family and may not."""
    words = {family: re.compile("|".join(map(re.escape, sorted(those))), re.I) for family, those in named.items()}
    for path in _code(root):
        registered: set[str] = set()
        for number, line in _lines(root / path):
            for family, word in words.items():
                if Path("domain", family) in path.parents or not word.search(line):
                    continue
                if path == REGISTRATION and family not in registered:
                    registered.add(family)
                    continue
                yield path, number, line.strip()


def _code(root: Path) -> Iterator[Path]:
    from kronika.tools.dev.compiling import FOLDERS

    for folder in (*FOLDERS, "proto", ".ci"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".proto") and not GENERATED.search(path.name):
                yield path.relative_to(root)


def _lines(path: Path) -> list[tuple[int, str]]:
    """The lines of a file that are written by hand, with their numbers."""
    text = path.read_text()
    return list(enumerate((written_by_hand(text) if path.suffix == ".proto" else text).splitlines(), 1))


TEMPLATE = Path("tools/dev/sample")
NAME = re.compile("[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 30


class NameRefused(Exception):
    """The text says why a system cannot have this name."""


def write_system(root: Path, name: str) -> list[Path]:
    """Writes a system and its tests to a source tree, and registers it. Returns the files written, below `root`.
    Raises `NameRefused`."""
    _check(root, name)
    files = dict(_renamed(root / TEMPLATE, name))
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    registered = ", ".join(f'"{family}"' for family in (*FAMILIES, name))
    systems = (root / REGISTRATION).read_text()
    systems = re.sub(r"^FAMILIES = \([^)]*\)", f"FAMILIES = ({registered})", systems, flags=re.M)
    (root / REGISTRATION).write_text(systems)
    ruff = str(Path(sys.executable).with_name("ruff"))
    for command in (["check", "--select=I", "--fix"], ["format"]):  # a longer name breaks lines elsewhere
        places = f"domain/{name}", f"tests/{name}", str(REGISTRATION)
        subprocess.run([ruff, *command, "--quiet", *places], cwd=root, check=True)
    return sorted(files)


def _check(root: Path, name: str) -> None:
    if not (root / TEMPLATE).exists():
        raise NameRefused("A new system needs Kronika's source tree: clone the repository and run `make` there.")
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise NameRefused(
            f"{name!r} cannot be the name of a system. Use lower-case letters, digits and single underscores, "
            f"a letter first, at most {LONGEST} characters."
        )
    for folder in ("domain", "tests", "proto/kronika"):
        if (root / folder / name).exists():
            raise NameRefused(f"{folder}/{name} already exists. Choose another name: nothing is overwritten.")
    for path, number, _ in mentions(root, {name: {name, _camel(name).lower()}}):
        raise NameRefused(f"{name} is already a word in Kronika's code ({path}:{number}). Choose another name.")


def _renamed(template: Path, name: str) -> Iterator[tuple[Path, str]]:
    """The files of the template under the new name, by their paths in a source tree."""
    names = {"kronika.tools.dev": "kronika.domain", "sample": name, "Sample": _camel(name), "SAMPLE": name.upper()}
    for path in sorted(template.rglob("*.*")):
        if path.suffix == ".pyc":
            continue
        text = re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], path.read_text())
        below = Path(*(name if part == template.name else part for part in path.relative_to(template).parts))
        if below.parts[0] == "tests":
            yield Path("tests", name, *below.parts[1:]), text
        else:
            yield Path("domain", name, below), text


def _camel(name: str) -> str:
    return name.title().replace("_", "")
