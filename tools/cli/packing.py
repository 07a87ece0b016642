"""kronika pack: content packs, made, checked and drawn."""

import json
import shlex
from collections.abc import Iterator
from pathlib import Path

import click

from kronika.domain.kernel.formats import ID, misfit
from kronika.domain.kernel.packs import Mistake, PackRefused
from kronika.service.packs import LoadedPack, load_pack, read_files, skeletons
from kronika.tools.cli.common import Context, pass_context
from kronika.tools.cli.looking import Wanted, laid_out, seen_in, svg_of, svg_options
from kronika.tools.cli.telling import tell, tells

folder_argument = click.argument("folder", type=click.Path(path_type=Path, file_okay=False, exists=True))


@click.group()
def pack() -> None:
    """Content packs: figures of a game as data files."""


@pack.command(name="new")
@tells
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option(
    "--like",
    type=click.Choice(sorted(skeletons())),
    default=min(skeletons()),
    show_default=True,
    help="option-like",
)
@pass_context
def pack_new(context: Context, /, folder: Path, like: str) -> None:
    """Write a skeleton to type your figures over."""
    wrong = misfit(folder.resolve().name, ID, "FOLDER")
    if wrong is not None:
        raise click.ClickException(context.say(wrong.whole))
    if folder.exists() and any(folder.iterdir()):
        raise click.ClickException(context.text("packing-is-not-empty", folder=folder))
    written = []
    for path, content in read_files(skeletons()[like]).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(_renamed(path, content, like, folder.resolve().name))
        written.append(folder / path)
    steps = list(_steps(context, folder))
    tell({"pack": folder.resolve().name, "like": like, "files": written, "next": steps}, [*map(str, written), *steps])


def _renamed(path: str, content: bytes, like: str, name: str) -> bytes:
    """A file under the name of the new pack: a skeleton leaves a place for it, a whole pack has its own."""
    if path == "pack.toml":
        content = content.replace(f'\nname = "{like}"'.encode(), b'\nname = "NAME"')
    return content.replace(b'"NAME"', json.dumps(name).encode())


def _steps(context: Context, folder: Path) -> Iterator[str]:
    """The commands by which it goes on. A folder of packs holds nothing but packs."""
    where, beside = shlex.quote(str(folder)), [one for one in folder.resolve().parent.iterdir() if one.is_dir()]
    yield f"{context.command} pack check {where}"
    for one in _checked(context, folder).card.scenarios:
        yield f"{context.command} pack draw {where} {one.id}"
    if all((one / "pack.toml").exists() for one in beside):
        name = shlex.quote(folder.resolve().name)
        yield f"KRONIKA_PACKS={shlex.quote(str(folder.parent))} {context.command} play --against bot --pack {name}"


@pack.command(name="check")
@tells
@folder_argument
@pass_context
def pack_check(context: Context, /, folder: Path) -> None:
    """Check a pack and list all its mistakes."""
    card = _checked(context, folder).card
    for note in card.notes:
        not_yet = context.text("packing-not-there-yet")
        tell({"missing": note}, f"{not_yet}: {_said(context, note)}")
    count, hash = len(card.scenarios), card.id.hash
    told = {"pack": card.id, "title": card.title, "provenance": card.provenance, "scenarios": card.scenarios}
    tell(
        told,
        context.text(
            "packing-scenarios-hash",
            name=card.id.name,
            version=card.id.version,
            count=count,
            provenance=card.provenance,
            hash=hash,
        ),
    )


@pack.command(name="draw")
@tells
@folder_argument
@click.argument("scenario")
@svg_options
@pass_context
def pack_draw(context: Context, /, folder: Path, scenario: str, svg: Path | None, wanted: Wanted) -> None:
    """Draw how a scenario of a pack is laid out."""
    found = _checked(context, folder)
    known = [one.id for one in found.card.scenarios]
    if scenario not in known:
        listed = ", ".join(known)
        raise click.ClickException(
            context.text("packing-there-is-no-scenario-scenarios", scenario=scenario, listed=listed)
        )
    board = laid_out(found, scenario)
    if svg is not None:
        svg.write_text(svg_of(context, found.system, board, wanted), encoding="utf-8")
        tell({"file": svg}, str(svg))
        return
    told = found.system.rendering.written(board, context.page)
    tell({"pack": found.card.id, "scenario": scenario, **seen_in(found.system, board)}, context.drawing_alone(told))


def _checked(context: Context, folder: Path) -> LoadedPack:
    """A pack without mistakes. Raises `click.ClickException` after printing all mistakes."""
    try:
        return load_pack(read_files(folder))
    except PackRefused as refused:
        for mistake in refused.mistakes:
            tell({"mistake": mistake}, _said(context, mistake))
        count = len(refused.mistakes)
        raise click.ClickException(context.text("packing-mistakes", count=count)) from refused


def _said(context: Context, mistake: Mistake) -> str:
    return mistake.told(context.say(mistake.said))
