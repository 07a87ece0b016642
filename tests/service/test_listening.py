"""A place where the service cannot listen is told in a sentence, not by a stack trace."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow


@pytest.fixture
def taken() -> Iterator[str]:
    """A port that somebody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield str(other.getsockname()[1])


def serve(folder: Path, *arguments: str) -> str:
    """What `kronika serve` says on standard error when it gives up."""
    command = [
        sys.executable,
        "-c",
        "from kronika.tools.main import main; main()",
        "serve",
        "--data",
        str(folder),
        *arguments,
    ]
    found = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert found.returncode == 1
    assert "Traceback" not in found.stderr
    return found.stderr


def test_a_port_that_is_taken(tmp_path: Path, taken: str) -> None:
    assert f"cannot listen on 127.0.0.1:{taken}: it is in use" in serve(tmp_path / "data", "--port", taken)


def test_a_port_of_the_page_that_is_taken(tmp_path: Path, taken: str) -> None:
    said = serve(tmp_path / "data", "--port", "0", "--web-port", taken)
    assert f"the page cannot listen on 127.0.0.1:{taken}: Address already in use" in said


def test_a_certificate_that_is_missing(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.pem")
    said = serve(tmp_path / "data", "--port", "0", "--tls-certificate", missing, "--tls-key", missing)
    assert f"{missing} cannot be read: No such file or directory" in said


def test_malformed_certificate_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "text.pem"
    text.write_text("no certificate\n")
    said = serve(tmp_path / "data", "--port", "0", "--tls-certificate", str(text), "--tls-key", str(text))
    assert f"{text} must contain a certificate in PEM" in said
