# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Worlds and bodies: making, properties, identity, errors."""

import gc
import math
import re
import weakref

import jostle
import numpy as np
import pytest


def refused(call, function, argument):
    """The Error of a call that is refused with this function and argument."""
    with pytest.raises(jostle.Error) as caught:
        call()
    assert (caught.value.function, caught.value.argument) == (function, argument)
    return caught.value


def test_free_fall_follows_the_parabola(world, box):
    for _ in range(30):
        world.step(1 / 60)
    # x + v t + g t^2 / 2 after half a second.
    assert box.position.y == pytest.approx(4 - 10 * 0.5**2 / 2, abs=1e-4)
    assert box.linear_velocity == pytest.approx((0, -5), abs=1e-4)
    assert world.time == pytest.approx(0.5)


def test_box_comes_to_rest_and_sleeps(world, box):
    for _ in range(240):
        world.step()
    assert box.position.y == pytest.approx(0.5, abs=0.01)
    assert not box.is_awake
    assert len(world.poses()) == 0


def test_definition_gives_every_property(world):
    body = world.create_body(
        type="kinematic", position=(1, 2), angle=0.5, linear_velocity=(3, 4), angular_velocity=5, linear_damping=0.25,
        angular_damping=0.5, gravity_scale=2, locks=jostle.MotionLocks(rotation=True), allow_sleep=False,
        sleep_threshold=0.125, bullet=True, user_data=2**64 - 1, name="platform")
    assert body.type == "kinematic"
    assert body.position == (1, 2)
    assert body.angle == pytest.approx(0.5)
    assert body.rotation == pytest.approx((math.cos(0.5), math.sin(0.5)))
    assert body.linear_velocity == (3, 4)
    assert body.angular_velocity == 0  # locked
    assert (body.linear_damping, body.angular_damping, body.gravity_scale) == (0.25, 0.5, 2)
    assert body.locks == (False, False, True)
    assert (body.allows_sleep, body.sleep_threshold, body.is_bullet) == (False, 0.125, True)
    assert (body.user_data, body.name) == (2**64 - 1, "platform")
    assert body.is_enabled and body.is_awake and body.is_valid


def test_properties_can_be_set(world, box):
    box.position = (3, 7)
    box.angle = 1
    assert box.position == (3, 7) and box.angle == pytest.approx(1)
    box.set_transform([1, 2], 0.25)
    assert box.position == (1, 2) and box.angle == pytest.approx(0.25)
    for name, value in [
        ("linear_velocity", (1, -2)), ("angular_velocity", 0.5), ("linear_damping", 0.5), ("angular_damping", 0.25),
        ("gravity_scale", 0.5), ("locks", (True, False, False)), ("is_bullet", True), ("is_continuous", False),
        ("sleep_threshold", 0.25), ("allows_sleep", False), ("user_data", 7), ("name", "other"), ("is_enabled", False),
        ("type", "kinematic"), ("type", "static"),
    ]:
        if name == "locks":
            box.linear_velocity = (0, 0)
        setattr(box, name, value)
        assert getattr(box, name) == value, name
    box.sleep_threshold = None
    assert box.sleep_threshold == world.sleep_threshold
    box.is_continuous = None
    assert not box.is_continuous  # as it is static


def test_world_properties_can_be_set(world):
    for name, value in [("gravity", (1, 2)), ("allows_sleep", False), ("sleep_threshold", 0.5), ("is_continuous", False),
                        ("warm_starting", False), ("smooth_ground", False)]:
        assert getattr(world, name) != value
        setattr(world, name, value)
        assert getattr(world, name) == value
    assert world.check() == ""


def test_joints_are_iterated_where_a_world_is_made_so(world):
    assert not world.iterated_joints
    assert jostle.World(iterated_joints=True).iterated_joints
    with pytest.raises(AttributeError):
        world.iterated_joints = True


def test_impulse_and_force_change_the_velocity(world, box):
    box.apply_impulse((4, 0))
    assert box.linear_velocity == (2, 0)  # 4 N s on 2 kg
    box.apply_angular_impulse(1)
    assert box.angular_velocity == pytest.approx(1 / box.inertia)
    box.gravity_scale = 0
    box.apply_force((12, 0))
    box.apply_torque(2)
    before = box.angular_velocity
    world.step(0.1)
    assert box.linear_velocity.x == pytest.approx(2 + 12 / 2 * 0.1, rel=1e-5)
    assert box.angular_velocity == pytest.approx(before + 2 / box.inertia * 0.1, rel=1e-4)


def test_impulse_at_a_point_turns(world, box):
    box.apply_impulse((0, 1), point=(0.5, 4))
    assert box.linear_velocity == (0, 0.5)
    assert box.angular_velocity == pytest.approx(0.5 / box.inertia)
    assert box.velocity_at((0.5, 4)).y == pytest.approx(0.5 + 0.5 * 0.5 / box.inertia)


def test_frames_lead_into_each_other(world):
    body = world.create_body(position=(1, 2), angle=math.pi / 2)
    assert body.world_point((1, 0)) == pytest.approx((1, 3))
    assert body.local_point((1, 3)) == pytest.approx((1, 0))
    assert body.world_vector((1, 0)) == pytest.approx((0, 1))
    assert body.local_vector((0, 1)) == pytest.approx((1, 0))


def test_mass_follows_shapes_or_is_set(box):
    assert box.mass == 2
    assert box.inertia == pytest.approx(2 * (1 + 1) / 12)
    box.mass_data = jostle.MassData(5, (0.1, 0), 3)
    assert box.mass == 5 and box.mass_data.center == pytest.approx((0.1, 0))
    box.mass_data = {"mass": 7, "inertia": 1}
    assert box.mass == 7
    box.mass_data = None
    assert box.mass == 2


def test_kinematic_body_moves_to_its_goal(world):
    body = world.create_body(type="kinematic")
    body.move_to((1, 2), 0.1, 1 / 60)
    world.step(1 / 60)
    assert body.position == pytest.approx((1, 2), abs=1e-4)
    assert body.angle == pytest.approx(0.1, abs=1e-3)


def test_one_object_for_each_body_and_it_carries_attributes(world, box, ground):
    box.score = 3
    shape = box.shapes[0]
    shape.colour = "red"
    assert world.bodies == [ground, box]
    assert world.bodies[1] is box and shape.body is box and world.body(box.id) is box
    identity = id(box)
    del box
    gc.collect()
    again = world.body_named("crate")
    assert id(again) == identity and again.score == 3 and again.shapes[0].colour == "red"


def test_a_place_taken_anew_is_another_object(world):
    old = world.create_body()
    old.mine = 1
    world.destroy(old)
    new = world.create_body()
    assert new.id != old.id and new != old and not hasattr(new, "mine")
    assert not old.is_valid and old.mine == 1
    assert len({old, new}) == 2


def test_equality_and_hash_are_those_of_the_handle(world, box):
    other = jostle.World()
    twin = other.create_body()
    other.create_body()
    assert box == world.body(box.id) and hash(box) == hash(world.body(box.id))
    assert world.bodies[0] != twin  # the same place in another world
    assert box != "box" and box != box.shapes[0]


def test_texts(world, box):
    assert repr(box) == "<Body 1 'crate' dynamic at (0.0, 4.0)>"
    assert repr(world) == "<World at 0 s: 2 bodies, 2 shapes, 0 joints>"
    shape = box.shapes[0]
    assert repr(shape).startswith("<Shape 1 of body 1, Polygon([(-0.5, -0.5),")
    world.destroy(box)
    assert repr(box) == "<Body 1, gone>"
    assert repr(shape) == "<Shape 1, gone>"


def test_stale_handles_are_refused(world, box):
    shape = box.shapes[0]
    world.destroy(box)
    assert not box.is_valid and not shape.is_valid
    for call in [lambda: box.position, lambda: box.apply_impulse((1, 0)), lambda: shape.friction, lambda: world.destroy(box)]:
        with pytest.raises(jostle.Error):
            call()


def test_bodies_of_a_world_that_is_gone_are_refused():
    world = jostle.World()
    body = world.create_body()
    assert body.world is world
    end = weakref.ref(world)
    del world
    assert end() is None, "a body does not keep its world"
    error = refused(lambda: body.position, "Body.position", "world")
    assert error.value == "gone"
    assert not body.is_valid and "gone" in repr(body)


def test_cycles_through_attributes_and_callbacks_are_collected():
    world = jostle.World()
    body = world.create_body()
    body.world_of_mine = world
    world.on_should_collide(lambda a, b: world is not None)
    end = weakref.ref(world)
    del world, body
    gc.collect()
    assert end() is None


def test_misspelt_names_get_suggestions(world):
    error = refused(lambda: world.create_body(linear_velocty=(1, 0)), "World.create_body", "linear_velocty")
    assert error.requirement == "there is no such argument; did you mean 'linear_velocity'?"
    error = refused(lambda: world.create_body(qqqq=1), "World.create_body", "qqqq")
    assert error.requirement.startswith("there is no such argument; there are type, position, "), error.requirement
    error = refused(lambda: world.create_body(type="dynamc"), "World.create_body", "type")
    assert error.value == "'dynamc'" and "did you mean 'dynamic'?" in error.requirement
    error = refused(lambda: jostle.World(gravitee=(0, 0)), "World", "gravitee")
    assert "'gravity'" in error.requirement
    body = world.create_body()
    error = refused(lambda: body.create_shape(jostle.Circle(1), frction=1), "Body.create_shape", "frction")
    assert "'friction'" in error.requirement
    error = refused(lambda: world.create_body(xyzzy=1), "World.create_body", "xyzzy")
    assert error.requirement.startswith("there is no such argument; there are type, position, ")
    for call, name, hint in [
        (lambda: world.create_body(velocity=(1, 0)), "velocity", "did you mean 'linear_velocity'?"),
        (lambda: world.create_body(mass=1), "mass", "the densities of the shapes give the mass"),
        (lambda: world.create_body(fixedRotation=True), "fixedRotation", "did you mean 'locks'?"),
        (lambda: body.create_shape(jostle.Circle(1), mass=1), "mass", "did you mean 'density'?"),
        (lambda: body.create_shape(jostle.Circle(1), elasticity=1), "elasticity", "did you mean 'restitution'?"),
    ]:
        with pytest.raises(jostle.Error) as caught:
            call()
        assert (caught.value.argument, caught.value.requirement) == (name, "there is no such argument; " + hint)


def test_refusals_name_the_call_of_python_and_what_is_wrong(world, box):
    other = world.create_body()
    nan = math.nan
    wrong = np.empty((1, 3))
    for call, message in [
        (lambda: jostle.Polygon([(0, 0), (1, 0)]), "Polygon: points is 2 points; a hull needs at least 3 points"),
        (lambda: box.apply_force((nan, 0)), "Body.apply_force: force is (nan, 0); it must be finite"),
        (lambda: box.apply_impulse((nan, 0)), "Body.apply_impulse: impulse is (nan, 0); it must be finite"),
        (lambda: world.set_velocities([other], [[1, 0]]),
         "World.set_velocities: velocities is of shape (1, 2); it must be of shape (n, 3)"),
        (lambda: world.set_velocities([other, box], [[1, 0, 0], [1, nan, 0]]),
         "World.set_velocities: velocities is nan in row 1; every number must be finite"),
        (lambda: world.step(16.6), "World.step: dt is 16.6; it must lie in [1e-06, 1] s"),
        (lambda: world.create_body("dynamic"), "World.create_body: type is 'dynamic'; it must be given by its name"),
        (lambda: jostle.World((0, -10)), "World: gravity is (0, -10); it must be given by its name"),
        (lambda: world.poses([box], out=wrong), "World.poses: out is of float64 of shape (1, 3); it must be "),
    ]:
        with pytest.raises(jostle.Error) as caught:
            call()
        assert str(caught.value).startswith(message)


def test_calls_on_what_is_gone_name_the_call_and_the_object(world, box):
    shape, hinge = box.shapes[0], world.create_revolute(world.create_body(), box)
    index, shape_index = (re.match(r"<\w+ (\d+)", repr(one))[1] for one in (box, shape))
    world.destroy(hinge)
    world.destroy(box)
    for call, message in [
        (lambda: box.position, f"Body.position: this is <body {index}>; the body is gone"),
        (lambda: setattr(box, "position", (0, 0)), f"Body.position: this is <body {index}>; the body is gone"),
        (lambda: shape.friction, f"Shape.friction: this is <shape {shape_index}>; the shape is gone"),
        (lambda: setattr(shape, "friction", 1), f"Shape.friction: this is <shape {shape_index}>; the shape is gone"),
        (lambda: hinge.angle, "RevoluteJoint.angle: this is <joint 0>; the joint is gone"),
        (lambda: world.destroy(box), f"World.destroy: body is <body {index}>; the body is gone"),
        (lambda: world.create_weld(box, world.create_body()), f"World.create_weld: body_a is <body {index}>; the body is gone"),
        (lambda: world.poses([box]), f"World.poses: bodies is id {box.id}; at 0 there must be a body of this world that is not gone"),
    ]:
        with pytest.raises(jostle.Error) as caught:
            call()
        assert str(caught.value) == message


def test_misspelt_properties_are_refused(world, box):
    joint = world.create_filter(*world.bodies)
    for thing, name, hint in [
        (box, "linear_velocty", "Body has no property 'linear_velocty'; did you mean 'linear_velocity'?"),
        (box, "linearVelocity", "did you mean 'linear_velocity'?"),
        (joint, "breakat", "FilterJoint has no property 'breakat'; did you mean 'break_at'?"),
    ]:
        with pytest.raises(AttributeError, match=re.escape(hint)):
            setattr(thing, name, (1, 0))
        assert not hasattr(thing, name)


@pytest.mark.parametrize("name, meant", [
    ("velocity", "linear_velocity"), ("fixed_rotation", "locks"), ("fixedRotation", "locks"), ("moment", "mass_data"),
    ("awake", "is_awake"), ("bullet", "is_bullet"), ("elasticity", "shapes of a body"), ("friction", "shapes of a body"), ("density", "shapes of a body")])
def test_words_of_other_libraries_are_refused_on_a_body(box, name, meant):
    with pytest.raises(AttributeError, match=f"Body has no property '{name}'; .*{meant}"):
        setattr(box, name, 1)


@pytest.mark.parametrize("name, meant", [
    ("elasticity", "restitution"), ("sensor", "is_sensor"), ("mass", "density"), ("surface_velocity", "surface_speed"),
    ("maskBits", "mask"), ("groupIndex", "group"), ("categoryBits", "category")])
def test_words_of_other_libraries_are_refused_on_a_shape(box, name, meant):
    with pytest.raises(AttributeError, match=f"Shape has no property '{name}'; did you mean '{meant}'"):
        setattr(box.shapes[0], name, 1)


@pytest.mark.parametrize("name", ["force", "enabled", "active", "sensor", "old_position", "positions", "position0"])
def test_names_that_users_give_their_own_data_are_kept(box, name):
    setattr(box, name, 3)
    assert getattr(box, name) == 3


def test_words_of_other_libraries_are_refused_where_they_mean_something(world, box):
    hinge = world.create_revolute(world.create_body(), box)
    for name, meant in (("motorSpeed", "motor"), ("enable_limit", "limit"), ("collide_bodies", "collide_connected")):
        with pytest.raises(AttributeError, match=f"RevoluteJoint has no property '{name}'; did you mean '{meant}'"):
            setattr(hinge, name, 1)
    weld = world.create_weld(world.create_body(), box)
    weld.motorSpeed = 3  # a weld has no motor
    box.sensor_count, box.contact, box.visitor, hinge.velocity, box.shapes[0].velocity = 1, 2, 3, 4, 5


def test_attributes_of_the_users_are_kept(world, box):
    box.shape, box.health, box.owner, box._linear_velocity, box.explosion = 1, 2, 3, 4, 5
    del box.shape
    assert not hasattr(box, "shape")
    with pytest.raises(AttributeError):
        box.mass = 3
    with pytest.raises(AttributeError):
        box.linear_velocitee


@pytest.mark.parametrize("keywords, argument, value", [
    ({"position": "ab"}, "position", "'ab'"),
    ({"position": (1, 2, 3)}, "position", "(1, 2, 3)"),
    ({"position": (math.nan, 0)}, "position", "(nan, 0)"),
    ({"position": None}, "position", "None"),
    ({"angle": "x"}, "angle", "'x'"),
    ({"angle": math.inf}, "angle", "inf"),
    ({"user_data": -1}, "user_data", "-1"),
    ({"user_data": 1.5}, "user_data", "1.5"),
    ({"bullet": 1}, "bullet", "1"),
    ({"locks": 3}, "locks", "3"),
    ({"locks": {"z": True}}, "z", "given"),
    ({"name": 3}, "name", "3"),
    ({"linear_damping": -1}, "linear_damping", "-1"),
])
def test_bad_arguments_are_refused_and_nothing_changes(world, keywords, argument, value):
    before = world.state_hash()
    error = refused(lambda: world.create_body(**keywords), "World.create_body", argument)
    assert error.value == value
    assert str(error) == f"World.create_body: {argument} is {value}; {error.requirement}"
    assert world.state_hash() == before and world.bodies == []


def test_errors_of_properties_name_the_property(box):
    refused(lambda: setattr(box, "linear_velocity", (math.nan, 0)), "Body.linear_velocity", "velocity")
    refused(lambda: setattr(box, "linear_velocity", "fast"), "Body.linear_velocity", "linear_velocity")
    refused(lambda: setattr(box, "gravity_scale", None), "Body.gravity_scale", "gravity_scale")
    assert issubclass(jostle.Error, ValueError)


def test_numbers_of_numpy_are_taken(world):
    body = world.create_body(position=np.array([1, 2]), angle=np.float64(0.5), user_data=np.int64(3),
                             bullet=np.bool_(True), type=np.str_("dynamic"))
    assert body.position == (1, 2) and body.user_data == 3 and body.is_bullet


def test_unknown_ids_are_refused(world, box):
    for id in [0, box.id + 1, 2**63]:
        with pytest.raises(jostle.Error):
            world.body(id)
    with pytest.raises(jostle.Error):
        world.body_named("nobody")


def test_touching_and_islands(world, box, ground):
    assert not box.is_touching(ground)
    box.position = (0, 0.49)
    world.step()
    assert box.is_touching(ground) and box.shapes[0].is_touching(ground.shapes[0])
    assert box.island == [box]
    (contact,) = box.contacts
    assert contact.count == 2 and len(contact.points) == 2
    assert {contact.shape_a, contact.shape_b} == {box.shapes[0], ground.shapes[0]}
    assert world.counts.touching == 1 and world.counts.bodies == 2


def test_energy_is_kinetic_and_potential(world, box):
    box.linear_velocity = (3, 0)
    assert world.energy.kinetic == pytest.approx(2 * 9 / 2)
    assert world.energy.potential == pytest.approx(2 * 10 * 4)


def test_shift_of_the_origin(world, box):
    world.shift_origin((1, 1))
    assert box.position == (-1, 3)


def test_world_can_be_a_base_class():
    class Game(jostle.World):
        def __init__(self):
            super().__init__(gravity=(0, -5))
            self.score = 0

    game = Game()
    body = game.create_body(type="dynamic")
    game.me = game
    game.step(0.1)
    assert body.world is game and game.score == 0 and body.linear_velocity.y == pytest.approx(-0.5)
    end = weakref.ref(game)
    del game, body
    gc.collect()
    assert end() is None


def test_threads_give_the_same_bits():
    hashes = []
    for threads in [1, 3]:
        world = jostle.World.from_scene(jostle.reference_scene("boxes_awake"), threads=threads)
        for _ in range(20):
            world.step()
        hashes.append(world.state_hash())
    assert hashes[0] == hashes[1]


def test_vectors_calculate():
    v = jostle.Vec2(3, 4)
    assert v.length == 5 and v.normalized() == (0.6, 0.8)
    assert v + (1, 1) == (4, 5) and (1, 1) + v == (4, 5) and v - (1, 1) == (2, 3) and (5, 5) - v == (2, 1)
    assert 2 * v == v * 2 == (6, 8) and v / 2 == (1.5, 2) and -v == (-3, -4)
    assert v.dot((1, 2)) == 11 and v.cross((1, 2)) == 2
    assert v.rotated(math.pi / 2) == pytest.approx((-4, 3))
    assert isinstance(v, tuple) and np.array(v).shape == (2,)


def test_lint_tells_of_mistakes(world):
    assert world.lint() == []
    road = world.create_body()
    road.create_chain([(-30, 0), (0, 1), (30, 0)])  # left to right: the front looks down
    car = world.create_body(type="dynamic", position=(0, 3), name="car")
    car.create_shape(jostle.Polygon.box(1, 0.5))
    (finding,) = world.lint()
    assert (finding.type, finding.value, finding.body_a, finding.body_b) == ("chain_faces_away", 1, road, car)
    assert finding.joint is None
    assert "'car' is the nearest" in finding.sentence


def test_reports_tell_of_the_inside(world, box, ground):
    assert not world.is_profiling and set(world.profile().values()) == {0}
    world.is_profiling = True
    world.step()
    times = world.profile()
    assert times["step"] > 0 and sum(times.values()) <= 2 * times["step"] + 1 and "step" in times
    (island,) = world.islands()
    assert island.first is box and island.bodies == 1 and island.reason == "moves" and island.cause is box
    assert island.max_speed > 0 and set(world.table_hashes()) >= {"bodies", "shapes", "joints"}
    with pytest.raises(jostle.Error):
        world.is_profiling = 3


def test_first_difference_names_the_body(world, box):
    world.step()
    other = world.clone()
    assert world.first_difference(other) == "" and world.state_text() == other.state_text()
    twin = other.body(box.id)
    assert twin.state_hash() == box.state_hash()
    twin.linear_velocity = (1.5, 0)
    assert "velocity" in world.first_difference(other) and twin.state_hash() != box.state_hash()
    assert world.table_hashes()["bodies"] != other.table_hashes()["bodies"]
    assert world.table_hashes()["joints"] == other.table_hashes()["joints"]
    with pytest.raises(jostle.Error, match="it must be a World"):
        world.first_difference(box)


def test_run_makes_steps_with_a_bar_where_tqdm_is_there(world, box, capsys):
    alone = world.clone()
    for _ in range(7):
        alone.step(1 / 50, 3)
    world.run(7, 1 / 50, 3)
    assert world.state_hash() == alone.state_hash() and capsys.readouterr().err == ""
    pytest.importorskip("tqdm")
    world.run(5, progress=True)
    assert "5/5" in capsys.readouterr().err
    with pytest.raises(jostle.Error, match="whole number"):
        world.run(2.5)
