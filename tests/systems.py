"""Every system there is for tests: those released, and the small one of the tests."""

from kronika.domain.kernel.log import Codec
from kronika.domain.systems import CODECS as RELEASED_CODECS
from kronika.domain.systems import SYSTEMS as RELEASED
from kronika.service.packs import LoadedPack, load_packs
from tests.foray.system import FORAY, PACK

SYSTEMS = {**RELEASED, FORAY.name: FORAY}
CODECS = {**RELEASED_CODECS, FORAY.name: Codec(FORAY)}
PACKS = {**load_packs(), PACK.id.name: LoadedPack(FORAY, None, PACK)}
SCENARIOS = [(name, card.id) for name, pack in PACKS.items() for card in pack.card.scenarios]
"""Every scenario of every pack of every system."""
