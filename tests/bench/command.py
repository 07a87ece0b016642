"""`python -m tests.bench`: what is measured of Kronika, tried out, and recorded for tests to compare with."""

import json
import sys
import tempfile
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import click
import msgspec

from kronika.service.campaigns import has_campaign
from kronika.service.packs import TRIALS, LoadedPack, folder_of, load_packs
from kronika.tools.cli.examples import CAMPAIGN, GAME
from kronika.tools.cli.terminal import unguarded
from kronika.tools.main import run
from tests.bench import (
    balance,
    benchmark,
    comparing,
    framing,
    in_turns,
    library,
    perft,
    playthroughs,
    recording,
    samples,
    strength,
)
from tests.bench.fixtures import MEASURED, trials_of
from tests.bench.measuring import write_table
from tests.bench.soak import Soaked, SoakFailed, soak, soak_campaigns
from tests.bench.vectors import decision_vectors, vectors

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden"
FORAY = ROOT / "tests" / "foray" / "golden"
"""Of the small system of the tests, which has all that the kernel knows."""
PERFT_TABLE = GOLDEN / "perft.json"
CHANCE_VECTORS = GOLDEN / "chance_vectors.json"
DECISION_VECTORS = GOLDEN / "decision_vectors.json"
CAP = 3000
FIGURES = tuple(benchmark.FIGURES)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def bench() -> None:
    """Measure Kronika, try it out, and record what tests compare with."""


def main() -> None:
    """Entry point, as that of `kronika`."""
    run(bench, "python -m tests.bench")


@bench.command(name="figures")
@click.option("--only", multiple=True, type=click.Choice(FIGURES), metavar="FIGURE", help="Only this; again: more.")
@click.option("--write", is_flag=True, help="Write the table into BENCHMARKS.md.")
def figures(only: tuple[str, ...], write: bool) -> None:
    """Measure the figures of BENCHMARKS.md.

    Each is a ratio within this run.
    """
    benchmark.run(only or FIGURES, write=write)


@bench.command(name="library")
@click.option("--write", is_flag=True, help="Write the table into BENCHMARKS.md.")
def library_(write: bool) -> None:
    """Measure the library.

    Over 200 games of bots, which are played once and kept in build/library.
    """
    rows = ["| figure | measured | wanted | holds | behind it |", "|---|---|---|---|---|"]
    for figure in library.figures(Path("build", "library")):
        rows.append(figure.row)
        click.echo(figure.row)
    if write:
        write_table(Path("BENCHMARKS.md"), library.MARKS, rows)


@bench.command(name="perft")
@click.option("--pack", "wanted", help="Default: all packs.")
@click.option("--scenario", help="Default: all of the pack.")
@click.option("--depth", type=click.IntRange(1), help="Decisions at most; default: as many as are published.")
@click.option("--write", is_flag=True, help="Write the table that the tests compare with.")
def perft_(wanted: str | None, scenario: str | None, depth: int | None, write: bool) -> None:
    """Count legal decision sequences from each opening.

    With scripted chance, to each depth up to --depth.
    """
    packs = _packs(wanted)
    known = {card.id: None for loaded in packs for card in loaded.card.scenarios}
    if scenario not in (None, *known):
        raise click.ClickException(f"there is no scenario {scenario}; scenarios: {', '.join(known)}")
    table: dict[str, dict[str, list[int]]] = json.loads(PERFT_TABLE.read_text()) if PERFT_TABLE.exists() else {}
    for loaded in packs:
        name = loaded.card.id.name
        counts = table.setdefault(name, {})
        for card in loaded.card.scenarios:
            if scenario in (None, card.id):
                counts[card.id] = perft.counts(loaded, card.id, depth or len(counts.get(card.id, ())) or perft.DEPTH)
                click.echo(f"{name} {card.id:>4}  " + "  ".join(f"{n:>9}" for n in counts[card.id]))
    if write:
        PERFT_TABLE.write_text(json.dumps(table, indent=1) + "\n")


@bench.command(name="soak")
@click.option("--pack", "wanted", help="Default: all packs.")
@click.option("--games", default=200, show_default=True, help="Random games a scenario.")
@click.option("--campaigns", default=20, show_default=True, help="Whole campaigns of each pack that has one.")
@click.option("--seed", default=0, show_default=True, help="The first seed.")
@click.option(
    "--failures",
    type=click.Path(path_type=Path),
    default=ROOT / "build" / "failures",
    show_default=True,
    help="The folder for files of games that failed.",
)
def soak_(wanted: str | None, games: int, campaigns: int, seed: int, failures: Path) -> None:
    """Play every scenario at random and whole campaigns, many times.

    Every other campaign is played by sensible bots. A failure is written as a file that opens as a game.
    """
    for loaded in _packs(wanted):
        name = loaded.card.id.name
        for card in loaded.card.scenarios:
            play = partial(soak, loaded, card.id)
            _soaked(f"{name} {card.id:>4}", "games", play, range(seed, seed + games), failures)
        if has_campaign(loaded):
            play = partial(soak_campaigns, loaded)
            _soaked(f"{name}, campaigns", "campaigns", play, range(seed, seed + campaigns), failures)


def _soaked(label: str, what: str, play: Callable[..., Soaked], seeds: range, failures: Path) -> None:
    if not seeds:
        return
    with click.progressbar(length=len(seeds), label=label, file=unguarded(sys.stdout)) as bar:
        try:
            found = play(seeds, CAP, failures, partial(bar.update, 1))
        except SoakFailed as failed:
            raise click.ClickException(str(failed)) from failed
    click.echo(f"{label}: {found.games} {what}, {found.decisions} decisions, {found.capped} games stopped at {CAP}")


@bench.command(name="balance")
@click.option("--pack", "wanted", default=CAMPAIGN.pack, show_default=True, help="The pack.")
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="Games of each scenario.")
@click.option("--otherwise", default=50, show_default=True, help="Games of each other set-up that is weighed.")
@click.option("--campaigns", default=100, show_default=True, help="Whole campaigns, if the pack has one.")
@click.option("--scenario", "scenarios", multiple=True, metavar="ID", help="Only this; again: more.")
@click.option("--processes", type=click.IntRange(1), help="Default: one for each core.")
@click.option("--write", is_flag=True, help="Write the pack's BALANCE.md and trials.json.")
def balance_(
    wanted: str,
    games: int,
    otherwise: int,
    campaigns: int,
    scenarios: tuple[str, ...],
    processes: int | None,
    write: bool,
) -> None:
    """Let the sensible bot play itself; who wins what."""
    (pack,) = _packs(wanted)
    _known(pack, scenarios)
    length = sum(map(len, balance.jobs(pack, games, campaigns, otherwise, scenarios)))
    with click.progressbar(length=length, label=f"{wanted}: campaigns and games", file=unguarded(sys.stdout)) as bar:
        found = balance.measure(pack, games, campaigns, processes, partial(bar.update, 1), otherwise, scenarios)
    rows = balance.table(pack, found)
    click.echo("\n".join(rows))
    for reason in balance.uneven(pack, found):
        click.echo(f"uneven: {reason}", err=True)
    if write:
        folder = Path(str(folder_of(pack.system))) / "packs" / wanted
        balance.write(folder / "BALANCE.md", rows)
        written = msgspec.json.encode(balance.trials(pack, found))
        (folder / TRIALS).write_bytes(msgspec.json.format(written, indent=1) + b"\n")


def _known(pack: LoadedPack, scenarios: tuple[str, ...]) -> None:
    known = [card.id for card in pack.card.scenarios]
    if not set(scenarios) <= set(known):
        raise click.ClickException(f"{pack.card.id.name} has the scenarios {', '.join(known)}")


@bench.command(name="strength")
@click.option("--pack", "wanted", default=GAME.pack, show_default=True, help="The pack.")
@click.option("--games", type=click.IntRange(1), default=20, show_default=True, help="Of each scenario and side.")
@click.option("--scenario", "scenarios", multiple=True, metavar="ID", help="Only this; again: more.")
@click.option(
    "--against", type=click.Choice([*strength.SIMPLE]), default="odds", show_default=True, help="Who the other is."
)
@click.option("--stretches", type=click.IntRange(1), help="Instead: so many stretches of a long game, won by gains.")
@click.option("--processes", type=click.IntRange(1), help="Default: one for each core.")
def strength_(
    wanted: str, games: int, scenarios: tuple[str, ...], against: str, stretches: int | None, processes: int | None
) -> None:
    """Let the sensible bot play a simple one; how much it wins.

    A stretch is played against random play twice from one seed, with sides changed: it is won if the first side gains
    more with the bot than against it.
    """
    (pack,) = _packs(wanted)
    if stretches:
        if trials_of(pack.system).stretches is None:
            raise click.ClickException(f"{wanted} has no game that is long enough for stretches")
        with click.progressbar(length=stretches, label=f"{wanted}: stretches", file=unguarded(sys.stderr)) as bar:
            gained = strength.stretches(pack, stretches, processes, partial(bar.update, 1))
        click.echo("\n".join(strength.table_of_stretches(pack, gained)))
        return
    _known(pack, scenarios)
    cards = [card for card in pack.card.scenarios if not scenarios or card.id in scenarios]
    length = games * sum(len(card.seats) for card in cards)
    with click.progressbar(length=length, label=f"{wanted}: games", file=unguarded(sys.stdout)) as bar:
        found = strength.measure(pack, games, processes, partial(bar.update, 1), scenarios, against)
    click.echo("\n".join(strength.table(pack, found)))


@bench.command(name="compare")
@click.argument("wheel", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--only", multiple=True, type=click.Choice(FIGURES), metavar="FIGURE", help="Only this; again: more.")
@click.option("--pairs", type=click.IntRange(1), default=7, show_default=True, help="Measurements of each.")
@click.option("--write", is_flag=True, help="Write the table into BENCHMARKS.md.")
def compare_(wheel: Path, only: tuple[str, ...], pairs: int, write: bool) -> None:
    """Measure this tree against an earlier release.

    The WHEEL of that release is unpacked beside this tree's own libraries; the two take turns.
    """
    if not zipfile.is_zipfile(wheel):
        raise click.ClickException(f"{wheel} is no wheel: name a file that `pip wheel` made")
    names = only or tuple(FIGURES)
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)
        with click.progressbar(length=len(names) * pairs, label="pairs", file=unguarded(sys.stderr)) as bar:
            compared = comparing.compare(Path(folder), names, pairs, partial(bar.update, 1))
    rows = comparing.table(wheel.name.split("-")[1], compared)
    click.echo("\n".join(rows))
    if write:
        write_table(Path("BENCHMARKS.md"), comparing.MARKS, rows)


@bench.command(name="framing")
@click.option(
    "--positions", type=click.IntRange(framing.STEADY + 1), default=120, show_default=True, help="Of each game."
)
@click.option("--seed", default=1, show_default=True)
@click.option("--write", is_flag=True, help="Write the table into BENCHMARKS.md.")
def framing_(positions: int, seed: int, write: bool) -> None:
    """Measure how the page lays out and plays a game of each kind."""
    with click.progressbar(length=len(MEASURED) * positions, label="positions", file=unguarded(sys.stderr)) as bar:
        found = list(framing.measure(positions, seed, partial(bar.update, 1)))
    rows = [*framing.HEAD, *map(framing.table, found), *framing.PLAYED_HEAD, *map(framing.played, found)]
    click.echo("\n".join(rows))
    if write:
        write_table(Path("BENCHMARKS.md"), framing.MARKS, rows)


@bench.command(name="in-turns")
@click.argument("before", type=click.Path(path_type=Path, exists=True, file_okay=False))
@click.option("--decisions", type=click.IntRange(100), default=1200, show_default=True, help="Of each, at least.")
def in_turns_(before: Path, decisions: int) -> None:
    """Measure `Decide` of this checkout against another one.

    BEFORE is its folder, where `make` has been run. Both are served, and called in turn.
    """
    if not (before / ".venv" / "bin" / "python").exists():
        raise click.ClickException(f"{before} has no .venv: run `make .venv/.ready` there, in a checkout of Kronika")
    for row in in_turns.measure(before, ROOT, decisions):
        click.echo(row)


@bench.command(name="golden")
@click.argument("title", required=False)
def golden_(title: str | None) -> None:
    """Write the golden playthroughs anew, for review.

    Or show the one of a TITLE, as of normandy-1, in full: `diff` it with what another commit shows.
    """
    if title is None:
        for path in playthroughs.write(GOLDEN / "playthroughs"):
            _wrote(path)
        return
    kept = playthroughs.read(GOLDEN / "playthroughs")
    if title not in kept:
        raise click.ClickException(f"there is no playthrough {title}; there are: {', '.join(kept)}")
    _, parts = playthroughs.again(load_packs(), kept[title])
    click.echo("".join(parts), nl=False)


@bench.command(name="wordless")
@click.option("--pack", "wanted", multiple=True, help="Only these packs; default: all.")
def wordless_(wanted: tuple[str, ...]) -> None:
    """Hash the golden playthroughs without their sentences.

    One line per game. The same before and after a change of words proves that it changes nothing else.
    """
    packs = load_packs()
    for title, kept in playthroughs.read(GOLDEN / "playthroughs").items():
        if title.partition("-")[0] in (wanted or packs):
            click.echo(f"{title} {playthroughs.wordless(packs, kept)}")


@bench.command(name="vectors")
def vectors_() -> None:
    """Write the test vectors of chance and of decisions.

    A program of somebody else's can be held against them.
    """
    for path, found in ((CHANCE_VECTORS, vectors()), (DECISION_VECTORS, decision_vectors())):
        path.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
        click.echo(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


@bench.command(name="record")
@click.argument("release")
@click.option("--pack", "packs", multiple=True, help="Only of this pack; default: of all.")
def record(release: str, packs: tuple[str, ...]) -> None:
    """Record golden logs and saves for a release.

    Never over those of an earlier RELEASE.
    """
    folder = GOLDEN / release
    if folder.exists():
        raise click.ClickException(f"{folder} exists: golden logs are never edited; name a new release")
    for path in recording.record(folder, packs):
        _wrote(path)


@bench.command(name="samples")
def samples_() -> None:
    """Add a golden sample of every tag that has none.

    From the golden logs, those of the tests' own system too; none is ever changed.
    """
    path = GOLDEN / "samples.jsonl"
    before = len(samples.read(path))
    without = samples.add_missing(path, GOLDEN, FORAY)
    click.echo(f"{path.relative_to(ROOT)}: {len(samples.read(path)) - before} added to {before}")
    if without:
        raise click.ClickException("no golden log holds these; record one that does:\n" + "\n".join(without))


def _packs(wanted: str | None) -> list[LoadedPack]:
    """The pack of this name, or all of them."""
    packs = load_packs()
    if wanted not in (None, *packs):
        raise click.ClickException(f"there is no pack {wanted}; packs: {', '.join(packs)}")
    return [pack for name, pack in packs.items() if wanted in (None, name)]


def _wrote(path: Path) -> None:
    click.echo(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")
