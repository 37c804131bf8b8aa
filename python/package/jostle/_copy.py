# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Pickles and copies of worlds, and of the objects in them. A world is its save, and the attributes that its bodies, shapes,
chains and joints carry; callbacks are left out, as a save has none."""

from __future__ import annotations

from typing import Any

from jostle._jostle import Body, ChainShape, Crowd, Joint, Mesh, Shape, World


def remade(save: bytes, threads: int) -> World:
    """The world of a save."""
    world = World(threads=threads)
    world.load(save)
    return world


def object_of(world: World, kind: str, id: int) -> Body | Shape | ChainShape | Joint:
    """The object of a world; one that was gone when it was saved is refused."""
    return getattr(world, kind)(id)


def state_of(objects: list[tuple[str, Any]]) -> list[tuple[str, int, dict[str, Any]]] | None:
    """The attributes of those objects that have some and are there."""
    found = [(kind, one.id, one.__dict__) for kind, one in objects if one.__dict__ and one.is_valid]
    return found or None


def set_state(world: World, state: list[tuple[str, int, dict[str, Any]]]) -> None:
    """Gives the attributes to a world's objects."""
    for kind, id, attributes in state:
        object_of(world, kind, id).__dict__.update(attributes)


def remade_crowd(save: bytes, dimension: int, threads: int) -> Crowd:
    """The crowd of a save."""
    crowd = Crowd(dimension, threads=threads)
    crowd.load(save)
    return crowd


def remade_mesh(save: bytes, threads: int) -> Mesh:
    """The mesh of a save."""
    return Mesh.from_save(save, threads=threads)
