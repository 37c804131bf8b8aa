# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""jostle-box2d: the module Box2D as pybox2d has it."""

import math
import subprocess
import sys

import jostle
import pytest

Box2D = pytest.importorskip("Box2D", reason="needs jostle-box2d")
b2 = Box2D.b2


@pytest.fixture
def world():
    return b2.world(gravity=(0, -10))


@pytest.fixture
def ground(world):
    return world.CreateStaticBody(shapes=b2.edgeShape(vertices=[(-50, 0), (50, 0)]))


def crate(world, position=(0, 4), **keywords):
    return world.CreateDynamicBody(
        position=position, fixtures=b2.fixtureDef(shape=b2.polygonShape(box=(0.5, 0.5)), density=2, **keywords)
    )


def step(world, count=1):
    for _ in range(count):
        world.Step(1 / 50, 180, 60)


class Listener(b2.contactListener):
    def __init__(self):
        b2.contactListener.__init__(self)
        self.heard = []

    def BeginContact(self, contact):
        self.heard.append(("begin", {contact.fixtureA.body, contact.fixtureB.body}))

    def EndContact(self, contact):
        self.heard.append(("end", {contact.fixtureA.body, contact.fixtureB.body}))


def test_version_is_that_of_jostle():
    assert Box2D.__version__ == jostle.__version__


def test_names_are_there_with_and_without_b2():
    from Box2D.b2 import circleShape, fixtureDef, revoluteJointDef

    assert (Box2D.b2CircleShape, Box2D.b2FixtureDef, Box2D.b2RevoluteJointDef) == (circleShape, fixtureDef, revoluteJointDef)
    with pytest.raises(AttributeError, match="jostle-box2d has no b2GearJoint: it has what the environments"):
        Box2D.b2GearJoint


def test_vectors_calculate():
    v = b2.vec2(3, 4)
    assert v.length == 5 and v[0] == v.x == 3 and tuple(v) == (3, 4) == v.tuple
    assert v + (1, 1) == (4, 5) and 2 * v == v * 2 == (6, 8) and -v == (-3, -4) and v - v == (0, 0)
    assert v.dot((1, 2)) == 11 and v.cross((1, 2)) == 2
    assert b2.vec2(v) == v and b2.vec2(v) is not v and b2.vec2() == (0, 0)


def test_a_body_is_one_object_that_carries_attributes(world, ground):
    box = crate(world)
    box.color1, box.userData = (1, 2, 3), box
    step(world, 60)
    (edge,) = box.contacts
    assert edge.other is ground and edge.contact.touching
    assert world.bodies == [ground, box] and world.bodies[1].color1 == (1, 2, 3)
    assert box.fixtures[0].body is box is box.userData
    assert box.__dict__ == {"color1": (1, 2, 3)}, "CarRacing looks for its own attributes there"


def test_body_falls_and_comes_to_rest(world, ground):
    box = crate(world)
    assert (box.mass, box.inertia) == (2, pytest.approx(2 / 6))
    step(world, 25)
    assert box.position.y == pytest.approx(4 - 10 * 0.5**2 / 2, abs=1e-3)
    # 200 sums, each of which is rounded by at most 2.4e-7.
    assert box.linearVelocity.y == pytest.approx(-5, abs=200 * 2.4e-7)
    step(world, 100)
    assert box.position.y == pytest.approx(0.5, abs=0.01) and not box.awake


def test_definition_is_changed_in_place_and_used_again(world):
    definition = b2.fixtureDef(shape=b2.polygonShape(vertices=[(0, 0), (1, 0), (1, -1), (0, -1)]), friction=2.5)
    bodies = []
    for x in (0, 5):
        definition.shape.vertices = [(x, 0), (x + 2, 0), (x + 2, 1), (x, 1)]
        bodies.append(world.CreateStaticBody(fixtures=definition))
    assert bodies[0].fixtures[0].shape.vertices == [(0, 0), (2, 0), (2, 1), (0, 1)]
    assert bodies[1].fixtures[0].shape.vertices == [(5, 0), (7, 0), (7, 1), (5, 1)]
    assert bodies[1].fixtures[0].friction == 2.5 and bodies[1].fixtures[0].TestPoint((6, 0.5))


def test_vertices_in_any_order_are_their_hull():
    clockwise = b2.polygonShape(vertices=[(-15, 120), (15, 120), (20, 20), (-20, 20)])
    assert clockwise.vertices == [(-20, 20), (20, 20), (15, 120), (-15, 120)]
    assert b2.polygonShape(vertices=[(0, 0), (2, 0), (1, 0.2), (2, 2), (0, 2), (1, 2)]).vertexCount == 4


def test_mass_is_that_of_the_fixtures_until_it_is_set(world):
    box = world.CreateDynamicBody(fixtures=b2.fixtureDef(shape=b2.polygonShape(box=(0.5, 0.5, (1, 0), 0)), density=2))
    data = box.massData
    assert (data.mass, data.center) == (2, (1, 0)) and data.I == pytest.approx(2 / 6 + 2)
    box.massData = b2.massData(mass=5, center=(0, 0), I=3)
    assert (box.mass, box.inertia) == (5, 3)
    box.ResetMassData()
    assert box.mass == 2 and box.worldCenter == (1, 0)


def test_forces_act_for_a_step_and_impulses_at_once(world):
    world.gravity = (0, 0)
    box = crate(world)
    box.ApplyForceToCenter((100, 0), True)
    step(world, 2)
    assert box.linearVelocity.x == pytest.approx(100 / 2 / 50)
    box.ApplyLinearImpulse((-2, 0), box.worldCenter, True)
    box.ApplyTorque(1 / 3, wake=True)
    assert box.linearVelocity.x == pytest.approx(0, abs=1e-6)
    step(world)
    assert box.angularVelocity == pytest.approx(1 / 50)


def test_angle_counts_whole_turns(world):
    world.gravity = (0, 0)
    box = world.CreateDynamicBody(
        angle=7, angularVelocity=20, fixtures=b2.fixtureDef(shape=b2.circleShape(radius=1), density=1)
    )
    assert box.angle == pytest.approx(7, abs=1e-6)
    step(world, 50)
    assert box.angle == pytest.approx(27, abs=1e-3)
    box.angularVelocity = -30
    step(world, 50)
    assert box.angle == pytest.approx(-3, abs=1e-3)
    assert box.transform * (1, 0) == pytest.approx((math.cos(-3), math.sin(-3)), abs=1e-3)


def test_listener_hears_of_each_touch_once(world, ground):
    world.contactListener = listener = Listener()
    box = crate(world, restitution=0.6)
    begun = []
    for _ in range(150):
        step(world)
        begun.append(bool(box.contacts) and box.contacts[0].contact.touching)
    changes = ["begin" if now else "end" for before, now in zip([False, *begun], begun) if before != now]
    assert [what for what, _ in listener.heard] == changes and len(changes) >= 5
    assert all(pair == {box, ground} for _, pair in listener.heard)


def test_end_is_heard_when_a_body_or_a_fixture_goes(world, ground):
    world.contactListener = listener = Listener()
    boxes = [crate(world, (x, 0.49)) for x in (0, 5)]
    step(world)
    assert [what for what, _ in listener.heard] == ["begin"] * 2
    world.DestroyBody(boxes[0])
    assert listener.heard[2:] == [("end", {boxes[0], ground})]
    boxes[1].DestroyFixture(boxes[1].fixtures[0])
    assert listener.heard[3:] == [("end", {boxes[1], ground})]
    step(world)
    assert len(listener.heard) == 4 and world.bodies == [ground, boxes[1]] and boxes[1].fixtures == []


def test_sensor_reports_and_pushes_nothing(world):
    tile = world.CreateStaticBody(fixtures=b2.fixtureDef(shape=b2.polygonShape(box=(1, 0.5))))
    tile.fixtures[0].sensor = True
    world.contactListener = listener = Listener()
    box = crate(world, (0, 2))
    step(world, 25)
    assert box.position.y == pytest.approx(2 - 1.25, abs=1e-3) and listener.heard == [("begin", {box, tile})]
    step(world, 25)
    assert listener.heard[1:] == [("end", {box, tile})]


def test_nothing_is_made_or_destroyed_within_a_step(world, ground):
    class Maker(b2.contactListener):
        def BeginContact(self, contact):
            world.CreateStaticBody()

    world.contactListener = Maker()
    crate(world, (0, 0.49))
    with pytest.raises(AssertionError, match="CreateBody during b2World.Step"):
        step(world)
    world.contactListener = None
    world.CreateStaticBody()
    assert world.bodyCount == 3 and not world.locked


def test_exception_of_a_listener_comes_out_of_the_step(world, ground):
    class Thrower(b2.contactListener):
        def BeginContact(self, contact):
            raise KeyError("mine")

    world.contactListener = Thrower()
    crate(world, (0, 0.49))
    with pytest.raises(KeyError, match="mine"):
        step(world)


@pytest.mark.parametrize(
    "first, second, meet",
    [
        ({"categoryBits": 0x20, "maskBits": 1}, {}, True),
        ({"categoryBits": 0x20, "maskBits": 2}, {}, False),
        ({}, {"maskBits": 0xFFFE}, False),
        ({"groupIndex": -3}, {"groupIndex": -3}, False),
        ({"groupIndex": -3}, {"groupIndex": -4}, True),
        ({"groupIndex": 5, "maskBits": 0}, {"groupIndex": 5}, True),
    ],
)
def test_filters_are_those_of_box2d(world, first, second, meet):
    world.CreateStaticBody(fixtures=b2.fixtureDef(shape=b2.polygonShape(box=(5, 0.5)), **first))
    box = crate(world, (0, 1.2), **second)
    step(world, 50)
    assert (box.position.y > 0.9) == meet


def test_filter_of_a_fixture_is_changed_in_place(world, ground):
    box = crate(world)
    box.fixtures[0].filterData.maskBits = 0
    step(world, 100)
    assert box.position.y < -1


class Ray(b2.rayCastCallback):
    def __init__(self, answer):
        self.answer, self.met = answer, []

    def ReportFixture(self, fixture, point, normal, fraction):
        self.met.append((fixture.body, fraction))
        return self.answer(fixture, fraction)


def test_ray_goes_as_far_as_its_callback_lets_it(world):
    bodies = [world.CreateStaticBody(position=(x, 0), shapes=b2.circleShape(radius=1)) for x in (6, 2, 10)]
    fractions = [5 / 20, 1 / 20, 9 / 20]

    def met(answer):
        ray = Ray(answer)
        world.RayCast(ray, (0, 0), (20, 0))
        return ray.met

    in_order = [(bodies[i], pytest.approx(fractions[i], abs=1e-6)) for i in (1, 0, 2)]
    assert met(lambda fixture, fraction: 1) == in_order
    assert met(lambda fixture, fraction: -1) == in_order
    assert met(lambda fixture, fraction: 0) == in_order[:1]
    assert met(lambda fixture, fraction: fraction) == in_order[:1], "the ray is cut at what it has met"
    assert met(lambda fixture, fraction: -1 if fixture.body is bodies[1] else fraction) == in_order[:2]
    assert met(lambda fixture, fraction: 0.3) == in_order[:2]


def test_ray_passes_by_a_fixture_in_which_it_begins(world):
    world.CreateStaticBody(shapes=b2.circleShape(radius=1))
    ray = Ray(lambda fixture, fraction: 1)
    world.RayCast(ray, (0, 0), (20, 0))
    assert ray.met == []


def test_query_ends_where_its_callback_says(world):
    for x in range(4):
        world.CreateStaticBody(position=(x, 0), shapes=b2.circleShape(radius=0.1))

    class Query(b2.queryCallback):
        def __init__(self, most):
            self.most, self.met = most, []

        def ReportFixture(self, fixture):
            self.met.append(fixture.body.position.x)
            return len(self.met) < self.most

    for most, count in ((9, 3), (2, 2)):
        query = Query(most)
        world.QueryAABB(query, b2.AABB(lowerBound=(0.5, -1), upperBound=(9, 1)))
        assert len(query.met) == count and set(query.met) <= {1, 2, 3}


def test_hinge_has_a_motor_and_limits(world, ground):
    world.gravity = (0, 0)
    arm = crate(world, (0, 4))
    hinge = world.CreateJoint(
        b2.revoluteJointDef(
            bodyA=ground,
            bodyB=arm,
            localAnchorA=(0, 4),
            localAnchorB=(0, 0),
            enableMotor=True,
            enableLimit=True,
            motorSpeed=2,
            maxMotorTorque=100,
            lowerAngle=-0.5,
            upperAngle=1,
        )
    )
    step(world, 10)
    assert hinge.angle == pytest.approx(0.4, abs=0.01) and hinge.speed == pytest.approx(2, abs=0.01)
    step(world, 50)
    assert hinge.angle == pytest.approx(1, abs=0.01) and abs(hinge.speed) < 0.01
    hinge.motorSpeed, hinge.maxMotorTorque, hinge.limits = -1, 50, (0.2, 1)
    step(world, 100)
    assert hinge.angle == pytest.approx(0.2, abs=0.01) and (hinge.motorSpeed, hinge.maxMotorTorque) == (-1, 50)
    hinge.limitEnabled = False
    step(world, 400)
    assert hinge.angle == pytest.approx(0.2 - 8, abs=0.1), "through more than a turn"
    assert [edge.other for edge in arm.joints] == [ground] and world.joints == [hinge]
    world.DestroyJoint(hinge)
    assert world.joints == []


def test_hinge_that_is_made_apart_closes_in_its_first_step(world):
    world.gravity = (0, 0)
    body, leg = crate(world, (0, 4)), crate(world, (1, 4))
    hinge = world.CreateRevoluteJoint(
        bodyA=body, bodyB=leg, localAnchorA=(0, 0), localAnchorB=(0.6, 0.3), enableLimit=True, lowerAngle=0.4, upperAngle=0.9
    )
    step(world)
    assert (hinge.anchorA - hinge.anchorB).length < 0.01 and 0.35 < hinge.angle < 0.95
    assert (body.position + leg.position) / 2 == pytest.approx((0.5, 4), abs=1e-3), "the centre of both stays"
    assert body.linearVelocity.length < 0.1 and leg.linearVelocity.length < 0.1, "no speed comes from it"


def test_joints_are_iterated_where_the_class_says_so(monkeypatch):
    monkeypatch.setattr(b2.world, "iterated_joints", True)
    world = b2.world()
    assert world._world.iterated_joints
    body = crate(world)
    world.DestroyBody(body)  # an emptied world begins anew
    assert world._world.iterated_joints
    monkeypatch.undo()
    assert not b2.world()._world.iterated_joints


def test_misspelt_keywords_are_refused(world):
    for call in (
        lambda: b2.fixtureDef(frction=1),
        lambda: world.CreateDynamicBody(positon=(0, 0)),
        lambda: b2.revoluteJointDef(enableMotors=True),
        lambda: crate(world).CreatePolygonFixture(box=(1, 1), densty=1),
    ):
        with pytest.raises(AttributeError, match='Invalid keyword argument "'):
            call()


def test_import_beside_box2d_is_refused_with_a_sentence(tmp_path):
    (tmp_path / "box2d-2.3.10.dist-info").mkdir()
    (tmp_path / "box2d-2.3.10.dist-info/METADATA").write_text("Metadata-Version: 2.1\nName: Box2D\nVersion: 2.3.10\n")
    program = f"import sys; sys.path.append({str(tmp_path)!r}); import Box2D"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert said.returncode == 1
    assert "ImportError: jostle-box2d and box2d are both installed here" in said.stderr and "uninstall both" in said.stderr
