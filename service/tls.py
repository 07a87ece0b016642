"""Certificates and their keys, from the files that the settings or a player name."""

from pathlib import Path

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.serialization import load_pem_private_key
from cryptography.x509 import load_pem_x509_certificates

from kronika.service.settings import SettingsRefused, read_file

KEY = "a private key in PEM, without a passphrase"
CERTIFICATE = "a certificate in PEM"


def pair(key: Path, certificate: Path) -> tuple[bytes, bytes]:
    """A key and its certificate, both in PEM. Raises `SettingsRefused`."""
    pem, trusted = read_file(key, KEY), certificates(certificate)
    try:
        own = load_pem_private_key(pem, None).public_key()
    except (TypeError, UnsupportedAlgorithm, ValueError) as error:
        raise SettingsRefused(f"{key} must contain {KEY}") from error
    if load_pem_x509_certificates(trusted)[0].public_key() != own:
        raise SettingsRefused(f"{key} is not the key of the certificate in {certificate}")
    return pem, trusted


def certificates(path: Path) -> bytes:
    """Certificates in PEM. Raises `SettingsRefused`."""
    pem = read_file(path, CERTIFICATE)
    try:
        load_pem_x509_certificates(pem)
    except ValueError as error:
        raise SettingsRefused(f"{path} must contain {CERTIFICATE}") from error
    return pem
