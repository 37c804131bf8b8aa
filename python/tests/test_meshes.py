# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Meshes: questions over arrays, two meshes, and scenes of many."""

import copy
import math
import pickle
import threading
import weakref

import jostle
import numpy as np
import pytest

CORNERS = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], np.float32)
FACES = np.array([(0, 1, 3), (0, 3, 2), (4, 6, 7), (4, 7, 5), (0, 4, 5), (0, 5, 1), (2, 3, 7), (2, 7, 6), (0, 2, 6),
                  (0, 6, 4), (1, 5, 7), (1, 7, 3)])


def cube(size=1.0, **options):
    """A cube of half the side `size` about the origin."""
    return jostle.Mesh(CORNERS * size, FACES, **options)


def turned(angle, position=(0, 0, 0)):
    """A pose that is turned about z."""
    c, s = math.cos(angle), math.sin(angle)
    return np.array([(c, -s, 0, position[0]), (s, c, 0, position[1]), (0, 0, 1, position[2]), (0, 0, 0, 1)])


@pytest.fixture
def box():
    return cube()


def test_measures_of_a_cube(box):
    assert (box.vertices == CORNERS).all() and (box.triangles == FACES).all() and len(box) == 12
    assert box.bounds.tolist() == [[-1, -1, -1], [1, 1, 1]] and box.area == 24 and box.is_closed
    mass = box.mass()
    assert mass.volume == pytest.approx(8) and mass.center == pytest.approx((0, 0, 0), abs=1e-6)
    assert mass.inertia == pytest.approx(np.eye(3) * 8 * 4 / 6, abs=1e-5)
    report = box.report()
    assert report.closed and report.is_manifold and len(report.open_edges) == 0
    assert box.check() == "" and repr(box) == "<Mesh of 8 vertices and 12 triangles>"


def test_flaws_are_told_by_numbers():
    open_box = jostle.Mesh(np.vstack([CORNERS, (9, 9, 9)]), FACES[1:])
    report = open_box.report()
    assert not report.closed and not report.is_manifold and report.unused_vertices.tolist() == [8]
    assert sorted(map(tuple, report.open_edges[:, :2])) == [(0, 1), (0, 3), (1, 3)]
    with pytest.raises(jostle.Error, match="closed"):
        open_box.contains([(0, 0, 0)])
    with pytest.raises(jostle.Error, match="closed"):
        open_box.mass()


def test_rays_meet_the_faces(box):
    hits = box.rays_closest([(-5, 0.1, 0.2), (-5, 3, 0), (0, 0, 5)], [(10, 0, 0), (10, 0, 0), (0, 0, -10)])
    assert hits["hit"].tolist() == [True, False, True]
    assert hits["fraction"][0] == pytest.approx(0.4) and hits["point"][0] == pytest.approx((-1, 0.1, 0.2))
    assert hits["normal"][2] == pytest.approx((0, 0, 1)) and hits["triangle"][1] == -1
    assert box.rays_any([(-5, 0, 0), (-5, 3, 0)], [(10, 0, 0)]).tolist() == [True, False]
    starts, all_hits = box.rays_all([(-5, 0.1, 0.2), (-5, 3, 0)], [(10, 0, 0)])
    assert starts.tolist() == [0, 2, 2] and all_hits["fraction"] == pytest.approx([0.4, 0.6])
    out = np.zeros(4, hits.dtype)
    assert box.rays_closest([(-5, 0.1, 0.2)], [(10, 0, 0)], out=out).base is out and out["hit"][0]


def test_points_near_and_inside(box):
    points = [(3, 0, 0), (0, 0, 0.75), (2, 2, 2)]
    near = box.points_closest(points)
    assert near["distance"] == pytest.approx([2, 0.25, math.sqrt(3)])
    assert near["point"][2].tolist() == [1, 1, 1] and near["feature"][2] < 3, "a corner"
    assert box.points_closest(points, radius=1)["hit"].tolist() == [False, True, False]
    assert box.contains(points).tolist() == [False, True, False] and box.contains([(1, 1, 1)]).all()
    assert box.signed_distances(points) == pytest.approx([2, -0.25, math.sqrt(3)])
    distances, ids = box.k_nearest([(3, 0.1, 0)], 2)
    assert set(ids[0].tolist()) == {2, 3} and distances[0] == pytest.approx([2, math.hypot(2, 0.05 * math.sqrt(2))], rel=0.02)
    starts, ids = box.query([[0.9, -0.1, -0.1, 1.1, 0.1, 0.1], [5, 5, 5, 6, 6, 6]])
    assert starts.tolist() == [0, 2, 2] and ids.tolist() == [2, 3]


def test_distances_at_many_poses_with_witness_points(box):
    small = cube(0.5)
    gaps = np.linspace(0.5, 3, 6)
    found = box.distances(small, [(1.5 + gap, 0.1, 0.2) for gap in gaps])
    assert found["distance"] == pytest.approx(gaps) and found["hit"].all()
    assert found["point_a"][:, 0] == pytest.approx(1) and found["point_b"][:, 0] == pytest.approx(1 + gaps)
    assert np.linalg.norm(found["point_b"] - found["point_a"], axis=1) == pytest.approx(found["distance"])
    one = box.distance(small, (2, 0.1, 0.2))
    assert one.distance == pytest.approx(0.5) and one.point_a == tuple(found["point_a"][0].tolist())
    assert box.distance(small, (2, 0, 0), radius=0.4) is None
    # Turned by half a right angle an edge comes nearest.
    assert box.distance(small, turned(math.pi / 4, (3, 0, 0))).distance == pytest.approx(2 - 0.5 * math.sqrt(2))
    # Where the first mesh lies counts as well.
    assert box.distance(small, (2, 0, 0), self_at=(-1, 0, 0)).distance == pytest.approx(1.5)


def test_threads_and_memories_change_no_answer():
    random = np.random.default_rng(3)
    poses = np.array([turned(angle, random.uniform(-3, 3, 3)) for angle in random.uniform(0, 6, 200)], np.float32)
    a, b = cube(), cube(0.7)
    shared = cube(threads=4)
    first = a.distances(b, poses)
    assert (shared.distances(b, poses) == first).all() and 0 < (first["distance"] == 0).sum() < 200
    memory = jostle.MeshPairMemory()
    kept = a.distances(b, poses, memory=memory)
    assert (kept["distance"] == first["distance"]).all()
    memory.clear()
    assert len(memory) == 0
    assert (a.overlaps(b, poses) == (first["distance"] == 0)).all()
    assert (shared.overlaps(b, poses) == a.overlaps(b, poses)).all()
    points = random.uniform(-2, 2, (500, 3))
    assert (shared.contains(points) == a.contains(points)).all()
    assert (a.contains(points) == (np.abs(points.astype(np.float32)) <= 1).all(axis=1)).all()


def test_contacts_of_two_cubes(box):
    pairs = box.contacts(cube(0.5), (1, 0, 0))
    assert len(pairs) and (pairs[:, 0] >= 0).all() and sorted(pairs.tolist()) == pairs.tolist()
    starts, points = box.common_points(cube(0.5), pairs, (1, 0, 0))
    assert starts[0] == 0 and starts[-1] == len(points) and len(starts) == len(pairs) + 1
    assert points[:, 0] == pytest.approx(1) and np.abs(points[:, 1:]).max() == pytest.approx(0.5)
    assert box.overlap(cube(0.5), (1, 0, 0)) and not box.overlap(cube(0.5), (3, 0, 0))
    assert not box.overlap(cube(0.5)), "surfaces meet, not solids"
    near = box.near_pairs(cube(0.5), 0.6, (2, 0, 0))
    assert {(one["triangle_a"], one["triangle_b"]) for one in near} >= {(2, 0), (3, 1)}
    assert near["distance"].min() == pytest.approx(0.5) and near["distance"].max() < 0.6
    assert box.self_contacts().shape == (0, 2)


def test_time_of_contact(box):
    found = box.time_of_contact(cube(0.5), {"start": (6, 0, 0), "translation": (-9, 0, 0)})
    assert found.state == "hit" and found.fraction == pytest.approx(0.5, abs=1e-3)
    assert found.nearest.distance < 1e-3 and found.distances > 0
    away = jostle.MeshMotion(start=(6, 0, 0), translation=(1, 0, 0))
    assert box.time_of_contact(cube(0.5), away).state == "separated"
    both = box.time_of_contact(cube(0.5), {"start": (6, 0, 0), "translation": (-4.5, 0, 0)},
                               self_motion={"translation": (4.5, 0, 0)})
    assert both.fraction == pytest.approx(0.5, abs=1e-3)


def test_balls_capsules_and_boxes(box):
    balls = box.sphere_distances([(3, 0, 0), (0, 0, 0), (1.2, 0, 0)], [0.5, 0.25, 0.5])
    assert balls["distance"] == pytest.approx([1.5, 0.75, 0]) and balls["point_on_mesh"][0] == pytest.approx((1, 0, 0))
    assert balls["point_on_other"][0] == pytest.approx((2.5, 0, 0))
    assert box.sphere_distances([(3, 0, 0)], 0.5, radius=1)["hit"].tolist() == [False]
    capsules = box.capsule_distances([(3, -1, 0)], [(3, 1, 0)], 0.25, (-1, 0, 0))
    assert capsules["distance"] == pytest.approx([2.75])
    boxes = box.box_distances((0.5, 0.5, 0.5), [turned(math.pi / 4, (3, 0, 0)), turned(0, (3, 0, 0))])
    assert boxes["distance"] == pytest.approx([2 - 0.5 * math.sqrt(2), 1.5])


def test_refit_and_copies(box):
    box.refit(CORNERS + np.float32([5, 0, 0]))
    assert box.bounds[0].tolist() == [4, -1, -1] and box.wear >= 1
    for other in [copy.copy(box), pickle.loads(pickle.dumps(box)), jostle.Mesh.from_save(box.save())]:
        assert (other.vertices == box.vertices).all() and (other.triangles == box.triangles).all()
    other = cube(3)
    other.load(box.save())
    assert (other.vertices == box.vertices).all()


def test_scenes_of_many(box):
    scene = jostle.MeshScene()
    first = scene.add(box, (0, 0, 0), user_data=7)
    second = scene.add(box, (5, 0, 0), category=2)
    third = scene.add(cube(0.5), turned(0.3, (10, 0, 0)))
    assert scene.ids().tolist() == [first, second, third] and len(scene) == 3 and scene.mesh(second) is box
    hits = scene.rays_closest([(-5, 0.1, 0.2), (20, 0, 0), (0, 9, 0)], [(30, 0, 0), (-30, 0, 0), (30, 0, 0)])
    assert hits["instance"].tolist() == [first, third, -1] and hits["point"][0] == pytest.approx((-1, 0.1, 0.2))
    for mask, met in [(2, second), (4, third)]:
        assert scene.rays_closest([(3, 0.1, 0.2)], [(30, 0, 0)], mask=mask)["instance"].tolist() == [met]
    near = scene.points_closest([(3.5, 0, 0), (100, 0, 0)], radius=10)
    assert near["instance"].tolist() == [second, -1] and near["distance"][0] == pytest.approx(0.5)
    distances, ids = scene.k_nearest([(3.5, 0, 0)], 2)
    assert ids.tolist() == [[second, first]] and distances[0] == pytest.approx([0.5, 2.5])
    assert scene.pairs().shape == (0, 4)
    scene.move([second], (1.5, 0, 0))
    assert scene.pairs()[:, :2].tolist() == [[first, second]] and scene.pose(second)[0, 3] == 1.5
    assert scene.user_data(first) == 7
    scene.remove(first)
    assert first not in scene and second in scene and scene.check() == ""
    scene.rebuild()
    scene.clear()
    assert len(scene) == 0


def test_a_scene_keeps_its_meshes():
    scene, mesh = jostle.MeshScene(), cube()
    gone = weakref.ref(mesh)
    id = scene.add(mesh)
    del mesh
    assert scene.mesh(id) is gone() and scene.rays_closest([(-5, 0, 0.1)], [(9, 0, 0)])["hit"][0]
    scene.remove(id)
    assert gone() is None


def test_the_end_of_a_mesh_may_change_its_scene():
    scene, ended = jostle.MeshScene(), []
    ids = [scene.add(cube()) for _ in range(3)]
    for id in ids[:2]:
        weakref.finalize(scene.mesh(id), lambda: ended.append((len(scene), scene.add(cube(), (9, 0, 0)))))
    scene.remove(ids[:2])
    assert [size for size, _ in ended] == [1, 2], "both are removed before any mesh ends"
    assert len(scene) == 3 and scene.check() == ""


@pytest.mark.parametrize("call", [
    lambda box: jostle.Mesh(CORNERS, [(0, 1, 8)]),
    lambda box: jostle.Mesh(CORNERS, [(0, 1, 2.5)]),
    lambda box: jostle.Mesh(CORNERS, [(0, 1, 2**32 + 2)]),
    lambda box: jostle.Mesh(CORNERS * math.nan, FACES),
    lambda box: jostle.Mesh(CORNERS[:, :2], FACES),
    lambda box: jostle.Mesh(CORNERS, FACES, method="bined"),
    lambda box: box.refit(CORNERS[1:]),
    lambda box: box.distance(3),
    lambda box: box.distance(box, [(0, 0, 0)]),
    lambda box: box.distance(box, np.eye(4) * 2),
    lambda box: box.distance(box, np.eye(3)[:2]),
    lambda box: box.distances(box, [(0, 0, 0)], memory=4),
    lambda box: box.distance(box, radius=-1),
    lambda box: box.rays_closest([(0, 0, 0)], [(0, 0, 0)]),
    lambda box: box.rays_closest([(0, 0, 0)] * 3, [(1, 0, 0)] * 2),
    lambda box: box.k_nearest([(0, 0, 0)], 0),
    lambda box: box.time_of_contact(box, {"translaton": (1, 0, 0)}),
    lambda box: box.sphere_distances([(0, 0, 0)], -1),
    lambda box: box.load(b"abc"),
    lambda box: jostle.MeshScene().add(7),
    lambda box: jostle.MeshScene().remove([0]),
    lambda box: jostle.MeshScene().mesh(0),
])
def test_bad_arguments_are_refused(box, call):
    with pytest.raises(jostle.Error):
        call(box)
    assert (box.vertices == CORNERS).all()


def test_names_of_errors_are_pythons(box):
    with pytest.raises(jostle.Error) as caught:
        box.refit(CORNERS[1:])
    assert caught.value.function == "Mesh.refit"


def test_other_threads_run_while_a_mesh_is_asked():
    sphere = jostle.Mesh(*ball(48))
    poses = np.random.default_rng(1).normal(0, 1, (3000, 3)) + (0, 0, 2.5)
    counted, done = [0], threading.Event()

    def ask():
        while not done.is_set():
            try:
                sphere.distances(sphere, poses)
                done.set()
            except jostle.Error:  # the mesh was being changed
                pass

    thread = threading.Thread(target=ask)
    thread.start()
    refused = False
    while not done.is_set():
        counted[0] += 1
        assert sphere.contains([(0, 0, 0)]).all(), "many may ask"
        try:
            sphere.refit(sphere.vertices)
        except jostle.Error as error:
            refused = "while it is changed" in str(error)
    thread.join()
    assert counted[0] > 1 and refused


def ball(rings):
    """A ball of radius 1, of so many rings of as many quads."""
    angles = np.linspace(0, math.pi, rings + 1)[1:-1]
    turns = np.linspace(0, 2 * math.pi, rings, endpoint=False)
    points = [(math.sin(a) * math.cos(t), math.sin(a) * math.sin(t), math.cos(a)) for a in angles for t in turns]
    top, bottom = len(points), len(points) + 1
    faces = []
    for j in range(rings):
        k = (j + 1) % rings
        faces += [(top, j, k), (bottom, (rings - 2) * rings + k, (rings - 2) * rings + j)]
        for i in range(rings - 2):
            a, b, c, d = i * rings + j, i * rings + k, (i + 1) * rings + j, (i + 1) * rings + k
            faces += [(a, c, b), (b, c, d)]
    return np.array([*points, (0, 0, 1), (0, 0, -1)]), np.array(faces)
