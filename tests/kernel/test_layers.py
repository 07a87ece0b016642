"""Layers of a picture, and what it tells of a thing while somebody looks at it."""

from kronika.domain.kernel.rendering import about, document, layer, layers_of, looked_at, with_layers

FORD = 'space:"ford" & bank'
PICTURE = document(
    10,
    10,
    "a picture",
    [
        layer("zones", "Zones & fords", ["<rect/>"]),
        layer("reach-far", "How far", ["<circle/>"], shown=False),
        about(FORD, "<line/>"),
        about("space:hill", "<path/>", lens=True),
    ],
)


def hidden(svg: str) -> list[str]:
    return [name for name in ("zones", "reach-far") if f'data-layer="{name}" display="none"' in svg]


def test_a_picture_says_which_layers_it_has_and_shows_those_that_it_is_made_with():
    assert layers_of(PICTURE) == {"zones": "Zones & fords", "reach-far": "How far"}
    assert hidden(PICTURE) == ["reach-far"] and layers_of(document(1, 1, "", [])) == {}


def test_the_layers_that_are_named_are_shown_and_no_others_however_it_was_before():
    for svg in (PICTURE, with_layers(PICTURE, ()), with_layers(PICTURE, ("zones", "reach-far"))):
        assert hidden(with_layers(svg, ("reach-far",))) == ["zones"]
        assert hidden(with_layers(svg, ("zones",))) == ["reach-far"]
    assert with_layers(with_layers(PICTURE, ()), ("zones",)) == PICTURE


def test_lines_about_one_subject_are_grouped_alone():
    told = looked_at(PICTURE, FORD)
    assert told.count('display="none"') == PICTURE.count('display="none"') - 1
    assert 'data-about="space:&quot;ford&quot; &amp; bank"><line/>' in told
    assert 'data-about="space:hill" data-lens="1"><path/>' in looked_at(PICTURE, "space:hill")
    assert looked_at(PICTURE, "space:nowhere") == PICTURE
