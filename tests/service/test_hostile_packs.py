"""A pack from a folder is judged text by text before anybody is shown it."""

import shutil
from contextlib import suppress
from importlib import resources
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from kronika.domain.kernel.packs import PackRefused
from kronika.service.packs import load_pack, load_packs, read_files
from tests.examples import examples
from tests.hostile import CONTROLS, HIDDEN, MARKUP, NO_IDS, PATHS, is_raw
from tests.tools.running import Command


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The stock pack, to be changed."""
    folder = tmp_path / "packs" / "mine"
    with resources.as_file(resources.files("domain") / "undaunted" / "packs" / "normandy") as stock:
        shutil.copytree(stock, folder)
    return folder


def put(pack: Path, old: str, new: str, file: str = "pack.toml") -> None:
    text = (pack / file).read_text()
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1))


def written(text: str) -> str:
    """A text as TOML writes it."""
    return '"' + "".join(f"\\U{ord(letter):08x}" for letter in text) + '"'


@pytest.mark.parametrize("text", [*CONTROLS, *HIDDEN])
def test_shown_texts_of_a_pack_are_visible_characters(pack: Path, text: str) -> None:
    put(pack, 'en = "Undaunted: Normandy"', f"en = {written(text)}")
    with pytest.raises(PackRefused) as refused:
        load_pack(read_files(pack))
    (mistake,) = refused.value.mistakes
    assert (mistake.file, mistake.place) == ("pack.toml", "title.en")
    ran = Command()("pack", "check", pack)
    assert ran.code == 1 and "title.en: must be" in ran.out and not is_raw(ran.out + ran.err)


@pytest.mark.parametrize("text", [*PATHS, *MARKUP, *CONTROLS])
def test_the_name_of_a_pack_is_an_id(pack: Path, text: str) -> None:
    put(pack, 'name = "normandy"', f"name = {written(text)}")
    with pytest.raises(PackRefused, match=r"pack\.toml: name: must be"):
        load_packs(str(pack.parent))


@pytest.mark.parametrize("name", ["a\x1b[2J.toml", "\u202elmot.toml", "a\n.toml", "\udcff.toml"])
def test_the_files_of_a_pack_have_names_that_can_be_seen(pack: Path, name: str) -> None:
    (pack / "scenarios" / name).write_bytes(b"")
    ran = Command()("pack", "check", pack)
    assert ran.code == 1 and "each part of a path must be 0 to 200 visible characters" in ran.out
    assert not is_raw(ran.out + ran.err)


@pytest.mark.parametrize("system", ["[1]", "{}", "3", '"\\u001b"'])
def test_unknown_system_is_named(pack: Path, system: str) -> None:
    put(pack, 'system = "undaunted"', f"system = {system}")
    with pytest.raises(PackRefused, match="there is no system"):
        load_pack(read_files(pack))


@examples(40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_text_of_a_pack_breaks_the_check(pack: Path, data: st.DataObject) -> None:
    """Any quoted text of any file replaced: refused with all mistakes, or nothing in it is invisible."""
    files = dict(read_files(pack))
    file = data.draw(st.sampled_from(sorted(files)))
    quoted = files[file].decode().split('"')
    at = data.draw(st.sampled_from(range(1, len(quoted), 2)))
    text = data.draw(st.one_of(st.sampled_from(NO_IDS), st.text(max_size=30)))
    escaped = "".join(f"\\U{ord(letter):08x}" for letter in text.encode(errors="replace").decode())
    quoted[at] = escaped
    files[file] = '"'.join(quoted).encode()
    with suppress(PackRefused):
        load_pack(files)
        assert not is_raw(text)
