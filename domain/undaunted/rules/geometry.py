"""U1: tiles laid like bricks are a hex grid in axial coordinates."""

Place = tuple[int, int]

STEPS: tuple[Place, ...] = ((1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1))


def neighbours(place: Place) -> list[Place]:
    """U1: the six places that share a piece of an edge with this one."""
    x, y = place
    return [(x + dx, y + dy) for dx, dy in STEPS]


def ranges_from(place: Place, laid: set[Place]) -> dict[Place, int]:
    """U1: the steps of the shortest path over the tiles laid out to each tile that can be reached."""
    reached = {place: 0}
    edge = [place]
    while edge:
        further = []
        for here in edge:
            for there in neighbours(here):
                if there in laid and there not in reached:
                    reached[there] = reached[here] + 1
                    further.append(there)
        edge = further
    return reached
