# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Worlds that several tests begin with."""

import jostle
import pytest


@pytest.fixture
def world():
    return jostle.World(gravity=(0, -10))


@pytest.fixture
def ground(world):
    body = world.create_body()
    body.create_shape(jostle.Segment((-50, 0), (50, 0)))
    return body


@pytest.fixture
def box(world, ground):
    """A box of 2 kg, 4 m above the ground."""
    body = world.create_body(type="dynamic", position=(0, 4), name="crate")
    body.create_shape(jostle.Polygon.box(0.5, 0.5), density=2)
    return body
