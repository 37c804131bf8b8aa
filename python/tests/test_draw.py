# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Pictures of worlds and crowds."""

import builtins
import re
import xml.etree.ElementTree

import jostle
import pytest

SVG = "{http://www.w3.org/2000/svg}"


def parts(drawing):
    """The shapes of a picture, without the background."""
    root = xml.etree.ElementTree.fromstring(drawing.svg)
    assert root.tag == SVG + "svg"
    return list(root.find(SVG + "g"))


def test_shapes_lie_where_they_are(world, ground, box):
    box.create_shape(jostle.Circle(0.25, (0, 2)))
    drawing = world.draw(width=400, height=400, view=((-5, -1), (5, 9)))
    svg = xml.etree.ElementTree.fromstring(drawing.svg)
    assert svg.get("width") == "400" and svg.get("viewBox") == "0 0 400 400"
    circle = next(part for part in parts(drawing) if part.tag == SVG + "circle")
    # 40 px per metre; y points down on the page: the circle is at (0, 6).
    assert (circle.get("cx"), circle.get("cy"), circle.get("r")) == ("200", "120", "10")
    corners = [path.get("d") for path in parts(drawing) if path.tag == SVG + "path"]
    assert any(set(re.findall(r"[\d.]+ [\d.]+", d)) == {"180 180", "220 180", "220 220", "180 220"} for d in corners)


def test_the_view_is_around_the_moving_bodies(world, ground, box):
    left_out = world.draw(view=((100, 100), (110, 110)))
    assert parts(left_out) == []
    (seen,) = parts(world.draw(width=100, height=100))
    numbers = [float(number) for number in re.findall(r"[\d.]+", seen.get("d"))]
    assert max(numbers) < 100 and max(numbers) - min(numbers) > 80, "the box fills the picture; the ground is far below"
    assert parts(jostle.World().draw()) == []


def test_other_parts_are_drawn_when_asked_for(world, ground, box):
    few = len(parts(world.draw(show=["shapes"])))
    assert len(parts(world.draw(show=["shapes", "boxes", "centers_of_mass"]))) > few
    with pytest.raises(jostle.Error, match="did you mean 'contacts'"):
        world.draw(show=["contact"])
    for bad in [dict(width=0), dict(view=3), dict(view=((1, 1), (0, 0))), dict(show="shapes"), dict(height=10**6)]:
        with pytest.raises(jostle.Error):
            world.draw(**bad)


def test_notebooks_show_worlds_and_crowds(world, box):
    assert world._repr_svg_().startswith("<svg") and world.draw()._repr_svg_() == world._repr_svg_()
    crowd = jostle.Crowd()
    crowd.add_many([(0, 0), (5, 0)], goal=[(9, 9), (0, 9)])
    crowd.add_obstacle([(2, -1), (2, 1)], shape="chain")
    assert len([part for part in parts(crowd.draw()) if part.tag == SVG + "circle"]) == 2
    assert len(parts(crowd.draw(goals=True))) > len(parts(crowd.draw()))
    assert crowd._repr_svg_().startswith("<svg")
    with pytest.raises(jostle.Error, match="in the plane"):
        jostle.Crowd(3).draw()


def test_files_are_written_by_their_suffix(world, box, tmp_path):
    pytest.importorskip("resvg_py")
    drawing = world.draw(width=300, height=200)
    drawing.save(tmp_path / "a.svg")
    assert (tmp_path / "a.svg").read_text() == drawing.svg
    drawing.save(str(tmp_path / "a.png"), zoom=2)
    png = (tmp_path / "a.png").read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n" and (int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")) == (600, 400)
    assert world._repr_png_()[:4] == b"\x89PNG"
    with pytest.raises(jostle.Error, match="it must end in .svg or .png"):
        drawing.save(tmp_path / "a.jpg")
    with pytest.raises(jostle.Error, match="zoom"):
        drawing.png(zoom=0)


def test_without_resvg_a_sentence_says_what_png_needs(world, box, monkeypatch):
    real = builtins.__import__

    def refuse(name, *rest):
        if name == "resvg_py":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(jostle.Error, match=r"pip install 'jostle\[png\]'"):
        world.draw().png()
    assert world._repr_png_() is None and world._repr_svg_() is not None
