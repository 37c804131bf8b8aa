# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Crowds: agents as arrays, obstacles, ways, crowds among bodies."""

import copy
import math
import pickle
import threading

import jostle
import numpy as np
import pytest


def test_two_agents_head_on_pass_on_the_right():
    crowd = jostle.Crowd()
    one = crowd.add(position=(0, 0), goal=(20, 0))
    other = crowd.add(position=(20, 0), goal=(0, 0))
    sides = []
    for _ in range(600):
        crowd.step(1 / 30)
        (x, y), (u, v) = crowd.positions([one, other])
        if abs(x - u) < 0.2:
            sides.append((y, v))
    assert sides and all(y < v for y, v in sides), "each on its right"
    assert np.allclose(crowd.positions([one, other]), [(20, 0), (0, 0)], atol=0.1)
    assert crowd.check() == ""


def test_agents_are_made_by_columns_and_read_in_order():
    crowd = jostle.Crowd()
    places = [(0, 0), (10, 0), (20, 0)]
    ids = crowd.add_many(places, radius=[0.2, 0.3, 0.4], goal=[(1, 1), (math.nan, math.nan), (3, 3)], layer=4,
                         velocity=(0, 1), responds=[True, False, True])
    assert ids.dtype == np.uint64 and (crowd.agent_ids() == ids).all() and len(crowd) == 3
    assert crowd.positions().tolist() == [[0, 0], [10, 0], [20, 0]]
    assert crowd.positions(ids[[2, 0]]).tolist() == [[20, 0], [0, 0]]
    assert crowd.velocities().tolist() == [[0, 1]] * 3
    defs = [crowd.agent_def(id) for id in ids]
    assert [round(one.radius, 5) for one in defs] == [0.2, 0.3, 0.4] and {one.layer for one in defs} == {4}
    assert [one.responds for one in defs] == [True, False, True]
    assert defs[1].goal is None and defs[2].goal == (3, 3) and np.isnan(crowd.goals()[1]).all()
    out = np.zeros((5, 2), np.float32)
    assert crowd.positions(out=out).base is out and out[1].tolist() == [10, 0]


def test_numbers_of_agents_are_set_by_rows():
    crowd = jostle.Crowd()
    ids = crowd.add_many(np.zeros((3, 2)) + np.arange(3)[:, None] * 5)
    crowd.set_positions(ids[:2], [(1, 2), (30, 4)])
    crowd.set_velocities(None, [(1, 0), (0, 1), (1, 1)])
    crowd.set_preferred_velocities(ids[2], [(0.5, 0)])
    crowd.set_goals(ids, [(9, 9), (math.nan, math.nan), (7, 7)])
    assert crowd.positions(ids[:2]).tolist() == [[1, 2], [30, 4]]
    assert crowd.velocities().tolist() == [[1, 0], [0, 1], [1, 1]]
    assert crowd.preferred_velocities(ids[2]).tolist() == [[0.5, 0]]
    assert crowd.goals([ids[0]]).tolist() == [[9, 9]] and crowd.agent_def(ids[1]).goal is None
    crowd.set_agent_def(ids[0], radius=0.25, goal=None)
    assert crowd.agent_def(ids[0]).radius == 0.25 and crowd.agent_def(ids[0]).goal is None
    assert crowd.agent_def(ids[0]).position == (1, 2), "other fields stay"


def test_agents_that_left_are_refused():
    crowd = jostle.Crowd()
    ids = crowd.add_many([(0, 0), (5, 0), (9, 0)])
    crowd.remove(ids[0])
    assert ids[0] not in crowd and ids[1] in crowd and len(crowd) == 2
    assert crowd.agent_ids().tolist() == [ids[2], ids[1]]
    for call in [lambda: crowd.positions(ids), lambda: crowd.remove(ids[0]), lambda: crowd.agent_def(int(ids[0]))]:
        with pytest.raises(jostle.Error):
            call()
    assert len(crowd) == 2
    crowd.clear()
    assert len(crowd) == 0 and crowd.positions().shape == (0, 2)


@pytest.mark.parametrize("call", [
    lambda crowd: crowd.add(radios=1),
    lambda crowd: crowd.add(radius=-1),
    lambda crowd: crowd.add(position=(1, 2, 3)),
    lambda crowd: crowd.add_many([(0, 0), (1, 1)], radius=[1, 2, 3]),
    lambda crowd: crowd.add_many([(0, 0), (5, 5)], radius=[1, -1]),
    lambda crowd: crowd.add_many([(0, 0, 0)]),
    lambda crowd: crowd.add(mask=2**32),
    lambda crowd: crowd.set_positions(None, [(0, 0), (1, 1)]),
    lambda crowd: crowd.set_positions(None, [(math.nan, 0)]),
    lambda crowd: crowd.positions(7),
    lambda crowd: crowd.step(0),
    lambda crowd: crowd.add_obstacle([(0, 0)]),
    lambda crowd: crowd.add_obstacle([(0, 0), (1, 0)], shape="chian"),
    lambda crowd: crowd.remove_obstacles([3]),
    lambda crowd: crowd.load(b"abc"),
    lambda crowd: jostle.Crowd(4),
    lambda crowd: jostle.Crowd(3).add_obstacle([(0, 0), (1, 0), (0, 1)]),
    lambda crowd: jostle.Guide(3),
    lambda crowd: jostle.Guide(crowd).add([(0, 0)], at_end="lope"),
    lambda crowd: jostle.Guide(crowd).add(),
    lambda crowd: jostle.Guide(crowd).join(crowd.agent_ids(), 0),
    lambda crowd: jostle.FlowField((0, 0), (0, 0)),
    lambda crowd: jostle.FlowField().aim([(99, 0)]),
])
def test_bad_arguments_change_nothing(call):
    crowd = jostle.Crowd()
    crowd.add()
    before = crowd.agent_ids().tolist(), crowd.agent_def(crowd.agent_ids()[0])
    with pytest.raises(jostle.Error):
        call(crowd)
    assert (crowd.agent_ids().tolist(), crowd.agent_def(crowd.agent_ids()[0])) == before and len(crowd.obstacle_ids()) == 0


def test_misspelt_fields_are_suggested():
    crowd = jostle.Crowd()
    with pytest.raises(jostle.Error, match="did you mean 'max_speed'"):
        crowd.add(max_sped=1)
    with pytest.raises(jostle.Error, match="did you mean 'horizon'"):
        crowd.add_many([(0, 0)], horizn=1)
    with pytest.raises(jostle.Error, match="did you mean 'polygon'"):
        crowd.add_obstacle([(0, 0), (1, 0), (0, 1)], shape="polygn")
    with pytest.raises(jostle.Error, match="did you mean 'push_force'"):
        jostle.CrowdWorld(crowd, jostle.World(), push_forse=1)


def test_walls_hide_and_hold():
    crowd = jostle.Crowd()
    wall = crowd.add_obstacle([(5, -3), (5, 3)], shape="chain", user_data=9)
    assert crowd.are_visible([(0, 0), (0, 9)], [(10, 0)]).tolist() == [False, True]
    assert crowd.are_visible([(0, 0)], [(10, 0)], mask=2).tolist() == [True]
    facts = crowd.obstacle_def(wall)
    assert facts.shape == "chain" and facts.user_data == 9 and facts.points.tolist() == [[5, -3], [5, 3]]
    assert crowd.obstacle_ids().tolist() == [wall]
    agent = crowd.add(position=(0, 0), preferred_velocity=(1.4, 0))
    for _ in range(200):
        crowd.step(1 / 30)
        x, y = crowd.positions(agent)[0]
        assert x <= 4.51 or abs(y) >= 3.4
    crowd.remove_obstacles(wall)
    assert crowd.are_visible([(0, 0)], [(10, 0)]).all() and len(crowd.obstacle_ids()) == 0


def test_saves_and_copies_go_on_with_the_same_bits():
    crowd = jostle.Crowd()
    angles = np.linspace(0, 2 * math.pi, 20, endpoint=False)
    ring = 8 * np.stack([np.cos(angles), np.sin(angles)], axis=1)
    crowd.add_many(ring, goal=-ring)
    for _ in range(50):
        crowd.step(0.05)
    others = [copy.copy(crowd), pickle.loads(pickle.dumps(crowd)), jostle.Crowd(threads=3)]
    others[2].load(crowd.save())
    for one in [crowd, *others]:
        for _ in range(50):
            one.step(0.05)
    assert len({one.save() for one in [crowd, *others]}) == 1
    assert crowd.profile.choice > 0 and crowd.profile._fields[0] == "tree"
    assert not crowd.squeezed().all() and crowd.squeezed().dtype == bool


def test_crowds_in_space():
    crowd = jostle.Crowd(3)
    up, down = crowd.add_many([(0, 0, 0), (0, 0, 20)], goal=[(0, 0, 20), (0, 0, 0)])
    for _ in range(700):
        crowd.step(1 / 30)
    assert np.allclose(crowd.positions([up, down]), [(0, 0, 20), (0, 0, 0)], atol=0.1)
    assert crowd.agent_def(up).goal == (0, 0, 20) and crowd.dimension == 3
    guide = jostle.Guide(crowd)
    with pytest.raises(jostle.Error, match="in space there is none"):
        guide.add(field=jostle.FlowField())


def test_fields_lead_around_walls():
    field = jostle.FlowField((-20, -20), (20, 20), clearance=0.6)
    field.block([(0, -10), (0, 10)], shape="chain")
    assert np.isinf(field.distances([(-5, 0)])).all(), "before aim()"
    field.aim([(5, 0)])
    here = field.distances([(-5, 0), (4, 0), (99, 0)])
    # At least around the wall's end; at most around it by the clearance and a cell, 3 % and a cell longer.
    assert 2 * math.hypot(5, 10) < here[0] < 1.03 * 2 * math.hypot(5, 11.1) + 0.5
    assert here[1] == pytest.approx(1, abs=0.5)
    assert np.isinf(here[2])
    ways = field.directions([(-5, 2), (9, 0), (99, 0)])
    assert ways[0, 1] > 0.8 and ways[1] == pytest.approx((-1, 0), abs=0.05) and (ways[2] == 0).all()
    assert (field.columns, field.rows, field.cell) == (80, 80, 0.5) and field.area.upper == (20, 20)
    field.clear()
    field.aim([(5, 0)])
    assert field.distances([(-5, 0)])[0] == pytest.approx(10, rel=0.05)


def test_guides_lead_groups_until_they_leave():
    crowd = jostle.Crowd()
    field = jostle.FlowField((-20, -20), (20, 20))
    field.aim([(12, 0)])
    guide = jostle.Guide(crowd)
    walkers = guide.add([(5, 0), (5, 5)], reach=0.5)
    leavers = guide.add(field=field, reach=1, at_end="leave")
    del field
    ids = crowd.add_many([(0, 0), (0, 8), (0, -8)])
    guide.join(ids[:1], walkers)
    guide.join(ids[1:], leavers)
    assert guide.are_members(ids).all() and guide.size(leavers) == 2 and len(guide) == 2
    half = None
    for i in range(600):
        guide.lead()
        crowd.step(1 / 30)
        if i == 100:
            half = crowd.save(), guide.save()
    assert crowd.agent_ids().tolist() == [ids[0]] and guide.arrived(leavers) == 2
    assert guide.has_arrived(ids[0]).all() and crowd.positions()[0] == pytest.approx((5, 5), abs=0.6)
    end = crowd.save()
    crowd.load(half[0])
    guide.load(half[1])
    for _ in range(499):
        guide.lead()
        crowd.step(1 / 30)
    assert crowd.save() == end and guide.crowd is crowd


def test_crowds_push_bodies_and_keep_off_walls():
    world = jostle.World(gravity=(0, 0))
    world.create_body(position=(0, 5)).create_shape(jostle.Polygon.box(8, 0.5))
    box = world.create_body(type="dynamic", position=(3, 0))
    box.create_shape(jostle.Polygon.box(0.5, 0.5), density=10)
    crowd = jostle.Crowd()
    agent = crowd.add(goal=(9, 0))
    both = jostle.CrowdWorld(crowd, world, push_force=200, arm=0.3)
    assert len(both.obstacle_ids()) == 1 and both.crowd is crowd and both.world is world
    save = both.save()
    for _ in range(240):
        both.look()
        crowd.step(1 / 60)
        both.push()
        world.step(1 / 60)
    assert box.position.x > 3.2, "it was pushed"
    discs = both.disc_ids()
    assert len(discs) and both.are_discs(discs).all() and not both.are_discs([agent])[0]
    end = crowd.save(), world.state_hash()
    assert both.load(save).is_complete
    for _ in range(240):
        both.look()
        crowd.step(1 / 60)
        both.push()
        world.step(1 / 60)
    assert (crowd.save(), world.state_hash()) == end
    field = jostle.FlowField((-20, -20), (20, 20))
    both.block(field)
    field.aim([(0, 9)])
    assert field.distances([(0, 1)])[0] > 9
    del both
    assert len(crowd.obstacle_ids()) == 0 and crowd.agent_ids().tolist() == [agent]


def test_a_crowd_keeps_its_world_and_cycles_are_collected():
    import gc
    import weakref

    world = jostle.World()
    body = world.create_body(type="dynamic")
    body.create_shape(jostle.Circle(1))
    crowd = jostle.Crowd()
    body.both = jostle.CrowdWorld(crowd, world)
    gone = weakref.ref(world)
    del world, body
    gc.collect()
    assert gone() is None and len(crowd) == 0


def test_other_threads_run_and_are_refused():
    crowd = jostle.Crowd()
    crowd.add_many(np.random.default_rng(1).uniform(-100, 100, (20_000, 2)), goal=(0, 0))
    refused, done = [], threading.Event()

    def step():
        for _ in range(5):
            crowd.step(0.1)
        done.set()

    thread = threading.Thread(target=step)
    thread.start()
    while not done.is_set():
        try:
            crowd.positions()
        except jostle.Error as error:
            refused.append(str(error))
    thread.join()
    assert refused and "no other thread may use it" in refused[0]
    assert len(crowd) == 20_000
