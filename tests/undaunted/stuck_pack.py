"""A pack in which nobody can ever win: scenario 1 of Normandy without a soldier in any deck."""

import re
import shutil
from pathlib import Path

from kronika.domain.undaunted import packs

STOCK = Path(packs.__path__[0]) / "normandy"
SOLDIERS = re.compile(r"^(rifleman|scout)_\w = .*\n", re.MULTILINE)


def stuck_pack(folder: Path) -> Path:
    """A folder of packs with the pack `stuck`: leaders and fog of war in its decks, riflemen on its board."""
    pack = folder / "packs" / "stuck"
    shutil.copytree(STOCK, pack, ignore=lambda _, names: [name for name in names if re.match(r"(?!01)\d+\.toml", name)])
    manifest, scenario = pack / "pack.toml", pack / "scenarios" / "01.toml"
    manifest.write_text(manifest.read_text().replace('name = "normandy"', 'name = "stuck"', 1))
    scenario.write_text(SOLDIERS.sub("", scenario.read_text()))
    return pack.parent
