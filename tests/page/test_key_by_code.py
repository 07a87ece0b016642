"""The key goes to another device as a QR code, drawn in the browser by a vendored library."""

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from typing import Any

import pytest

from kronika.service.web.files import PAGE
from tests.page.browser import Person, from_npm, unavailable

pytestmark = pytest.mark.slow

SCALE = 4
DECODE = """
import decode from "%s";
let told = "";
for await (const chunk of process.stdin) told += chunk;
const { width, dark } = JSON.parse(told);
const data = new Uint8Array(width * width * 4).fill(255);
for (const at of dark) data.fill(0, at * 4, at * 4 + 3);
console.log(decode({ width, height: width, data }));
"""


def test_the_vendored_library_is_the_release_that_it_says() -> None:
    package = from_npm() / "qr"
    release = json.loads((package / "package.json").read_text())["version"]
    assert (PAGE / "vendor" / "qr.js").read_bytes() == (package / "index.js").read_bytes()
    assert (PAGE / "vendor" / "qr.LICENSE.txt").read_bytes() == (package / "LICENSE-MIT").read_bytes()
    assert f"[`qr`](https://github.com/paulmillr/qr) {release}" in (PAGE / "vendor" / "README.md").read_text()


def test_the_vendored_modules_of_fluent_are_the_release_that_they_say() -> None:
    package = from_npm() / "@fluent" / "bundle"
    release = json.loads((package / "package.json").read_text())["version"]
    for path in (PAGE / "vendor" / "fluent").glob("*.js"):
        assert path.read_bytes() == (package / "esm" / path.name).read_bytes()
    assert (
        f"[`@fluent/bundle`](https://github.com/projectfluent/fluent.js) {release}"
        in (PAGE / "vendor" / "README.md").read_text()
    )


def scanned(code: Any) -> str:
    """What a camera reads in the code that stands there."""
    size = int(code.get_attribute("viewBox").split()[2])
    modules = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)", code.locator("path").get_attribute("d"))}
    width = size * SCALE
    dark = [y * width + x for y in range(width) for x in range(width) if (x // SCALE, y // SCALE) in modules]
    node = shutil.which("node") or unavailable("there is no Node.js on the path")
    script = DECODE % (from_npm() / "qr" / "decode.js").as_uri()
    command = [node, "--input-type=module", "-e", script]
    done = subprocess.run(command, input=json.dumps({"width": width, "dark": dark}), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def fingerprint(one: Person) -> str:
    return str(one.opens("/#own").waits_for("main code").inner_text())


def test_another_device_continues_the_games_after_scanning_the_code(person: Callable[..., Person]) -> None:
    anna = person()
    game = anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    own = fingerprint(anna)
    assert not anna.sees(".key-code svg")
    anna.clicks("[data-code='show']")
    link = scanned(anna.waits_for(".key-code svg"))
    assert link.startswith(f"{anna.address}/#key=")
    phone = person(wide=390)
    other = fingerprint(phone)
    phone.page.goto("about:blank")
    phone.opens(link)
    phone.waits_for("[data-take-key]")
    assert own in phone.page.locator("main").inner_text() and "key=" not in phone.page.url
    assert not phone.axe()
    phone.clicks("[data-take-key]")
    phone.page.get_by_text(own).wait_for()
    assert own != other
    phone.opens(f"/g/{game}").waits_for("[data-choice]")
    phone.decides()


def test_a_scanned_key_that_is_left_changes_nothing(person: Callable[..., Person]) -> None:
    anna, phone = person(), person()
    anna.opens("/#own").clicks("[data-code='show']")
    link = scanned(anna.waits_for(".key-code svg"))
    own = fingerprint(phone)
    phone.page.goto("about:blank")
    phone.opens(link)
    phone.waits_for("[data-take-key]")
    phone.page.get_by_role("button", name="Leave it").click()
    assert phone.waits_for("main code").inner_text() == own


def test_the_code_goes_when_it_is_hidden(person: Callable[..., Person]) -> None:
    anna = person().opens("/#own")
    anna.clicks("[data-code='show']")
    anna.waits_for(".key-code svg")
    assert not anna.axe()
    anna.clicks("[data-code='hide']")
    anna.waits_for("[data-code='show']")
    assert not anna.sees(".key-code svg")


def test_broken_link_is_not_accepted_as_a_key(person: Callable[..., Person]) -> None:
    anna = person().opens("/#key=AAAA")
    anna.waits_for("[data-pack]")
    assert not anna.sees("[data-take-key]")
