// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The reader of R.U.B.E. / b2dJson exports: on files of the test's own, and on real ones where they are.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/scene/io.h>

#include <algorithm>
#include <filesystem>
#include <string>

namespace jostle {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string rube_refusal(const std::string& text) {
    try {
        (void)parse_scene(text, "t");
    } catch (const SceneError& error) {
        return error.what();
    }
    return "";
}

std::string with_body(const std::string& body) {
    return R"({"body": [)" + body + "]}";
}
std::string with_rube_joint(const std::string& joint) {
    return R"({"body": [{}, {}, {}], "joint": [)" + joint + "]}";
}

TEST(ReadRube, MissingKeysAreBox2DsDefaults) {
    const Scene scene = parse_scene(R"({"body": [{"fixture": [{"circle": {"center": 0, "radius": 0.5}}]}]})");
    EXPECT_EQ(scene.gravity, (Vec2{}));
    EXPECT_EQ(scene.step_hertz, 60.0f);
    EXPECT_TRUE(scene.allow_sleep);
    EXPECT_TRUE(scene.continuous);
    const SceneBody& body = scene.bodies.at(0);
    EXPECT_EQ(body.def.type, BodyType::kStatic);
    EXPECT_EQ(body.def.position, (Vec2{}));
    EXPECT_TRUE(body.def.enabled);
    EXPECT_TRUE(body.def.awake);
    EXPECT_TRUE(body.def.allow_sleep);
    EXPECT_FALSE(body.def.bullet);
    EXPECT_FALSE(body.def.locks.rotation);
    EXPECT_EQ(body.def.gravity_scale, 1.0f);
    EXPECT_FALSE(body.mass.has_value());
    const ShapeDef& def = body.shapes.at(0).def;
    EXPECT_EQ(def.density, 0.0f);
    EXPECT_EQ(def.material.friction, 0.2f);
    EXPECT_EQ(def.material.restitution, 0.0f);
    EXPECT_FALSE(def.is_sensor);
    EXPECT_EQ(def.filter, (Filter{1, 0xffff, 0}));
}

TEST(ReadRube, EveryFieldArrives) {
    const Scene scene =
        parse_scene(R"({"gravity": {"x": 1, "y": -40}, "stepsPerSecond": 30, "allowSleep": false,
        "continuousPhysics": false, "velocityIterations": 8, "positionIterations": 3, "image": [{}],
        "body": [{"name": "b", "type": 2, "position": {"x": 3, "y": 4}, "angle": 0.5,
        "linearVelocity": {"x": 5, "y": 6}, "angularVelocity": 7, "linearDamping": 0.1, "angularDamping": 0.2,
        "gravityScale": 0.25, "fixedRotation": true, "active": false, "awake": false, "allowSleep": false,
        "bullet": true, "customProperties": [{"name": "x", "int": 1}], "fixture": [{"name": "f", "density": 2,
        "friction": 0.5, "restitution": 0.75, "sensor": true, "filter-categoryBits": 4, "filter-maskBits": 65503,
        "filter-groupIndex": -55, "circle": {"center": {"x": 1, "y": 2}, "radius": 3}}]}]})");
    EXPECT_EQ(scene.gravity, (Vec2{1.0f, -40.0f}));
    EXPECT_EQ(scene.step_hertz, 30.0f);
    EXPECT_FALSE(scene.allow_sleep);
    EXPECT_FALSE(scene.continuous);
    const SceneBody& body = scene.bodies.at(0);
    EXPECT_EQ(body.name, "b");
    EXPECT_EQ(body.def.type, BodyType::kDynamic);
    EXPECT_EQ(body.def.position, (Vec2{3.0f, 4.0f}));
    EXPECT_EQ(body.def.angle, 0.5f);
    EXPECT_EQ(body.def.linear_velocity, (Vec2{5.0f, 6.0f}));
    EXPECT_EQ(body.def.angular_velocity, 7.0f);
    EXPECT_EQ(body.def.linear_damping, 0.1f);
    EXPECT_EQ(body.def.angular_damping, 0.2f);
    EXPECT_EQ(body.def.gravity_scale, 0.25f);
    EXPECT_TRUE(body.def.locks.rotation);
    EXPECT_FALSE(body.def.enabled);
    EXPECT_FALSE(body.def.awake);
    EXPECT_FALSE(body.def.allow_sleep);
    EXPECT_TRUE(body.def.bullet);
    const SceneShape& shape = body.shapes.at(0);
    EXPECT_EQ(shape.name, "f");
    EXPECT_EQ(shape.def.density, 2.0f);
    EXPECT_EQ(shape.def.material.friction, 0.5f);
    EXPECT_EQ(shape.def.material.restitution, 0.75f);
    EXPECT_TRUE(shape.def.is_sensor);
    EXPECT_EQ(shape.def.filter, (Filter{4, 65503, -55}));
    EXPECT_EQ(std::get<Circle>(shape.geometry).center, (Vec2{1.0f, 2.0f}));
    EXPECT_TRUE(scene.unread.empty());
}

TEST(ReadRube, FloatsAsHexadecimalBitsAreRead) {
    const Scene scene = parse_scene(
        with_body(R"({"type": 2, "position": {"x": "3f800000", "y": "C1200000"}, "angle": "bf000000"})"));
    EXPECT_EQ(scene.bodies.at(0).def.position, (Vec2{1.0f, -10.0f}));
    EXPECT_EQ(scene.bodies[0].def.angle, -0.5f);
}

TEST(ReadRube, InertiaIsMovedToTheCentreOfMass) {
    // 2 kg at a distance of 0.5 m from the origin: 3 - 2 * 0.25 = 2.5.
    const std::string mass =
        R"("massData-mass": 2, "massData-center": {"x": 0.3, "y": 0.4}, "massData-I": 3})";
    const Scene scene = parse_scene(with_body(R"({"type": 2, )" + mass));
    ASSERT_TRUE(scene.bodies.at(0).mass.has_value());
    EXPECT_EQ(scene.bodies[0].mass->mass, 2.0f);
    EXPECT_FLOAT_EQ(scene.bodies[0].mass->inertia, 2.5f);
    EXPECT_EQ(scene.bodies[0].mass->center, (Vec2{0.3f, 0.4f}));
    // Only what moves by forces has a mass.
    EXPECT_FALSE(parse_scene(with_body(R"({"type": 1, )" + mass)).bodies.at(0).mass.has_value());
}

TEST(ReadRube, EveryShapeArrives) {
    const Scene scene = parse_scene(with_body(R"({"fixture": [
        {"polygon": {"vertices": {"x": [0, 0, 1, 1], "y": [0, 1, 1, 0]}}},
        {"polygon": {"vertices": {"x": [0, 1, 2, 2, 0], "y": [0, 0, 0, 2, 2]}}},
        {"edge": {"vertex1": {"x": 1, "y": 2}, "vertex2": 0, "hasVertex0": false, "vertex0": {"x": 3, "y": 3},
                  "hasVertex3": true, "vertex3": {"x": -1, "y": -2}}},
        {"chain": {"vertices": {"x": [0, 1, 2], "y": [0, 0, 1]}, "hasNextVertex": false,
                   "hasPrevVertex": true, "prevVertex": {"x": -1, "y": 0}}},
        {"chain": {"vertices": {"x": [0, 1, 1, 0], "y": [0, 0, 1, 0]}}},
        {"loop": {"x": [0, 1, 1], "y": [0, 0, 1]}}]})"));
    const auto& shapes = scene.bodies.at(0).shapes;
    ASSERT_EQ(shapes.size(), 6u);
    EXPECT_EQ(std::get<ScenePolygon>(shapes[0].geometry).vertices.size(), 4u);
    EXPECT_EQ(std::get<ScenePolygon>(shapes[1].geometry).vertices.size(), 4u);  // one lay on an edge
    EXPECT_EQ(std::get<Segment>(shapes[2].geometry).point1, (Vec2{1.0f, 2.0f}));
    EXPECT_EQ(std::get<Segment>(shapes[2].geometry).point2, (Vec2{}));
    EXPECT_FALSE(std::get<Segment>(shapes[2].geometry).ghost1);
    EXPECT_EQ(std::get<Segment>(shapes[2].geometry).ghost2, (Vec2{-1.0f, -2.0f}));
    EXPECT_FALSE(std::get<Segment>(shapes[2].geometry).one_sided);
    EXPECT_TRUE(std::get<SceneChain>(shapes[3].geometry).one_sided);
    EXPECT_EQ(std::get<SceneChain>(shapes[3].geometry).ghost1, (Vec2{-1.0f, 0.0f}));
    EXPECT_FALSE(std::get<SceneChain>(shapes[3].geometry).ghost2);
    EXPECT_FALSE(std::get<SceneChain>(shapes[3].geometry).loop);
    EXPECT_EQ(std::get<SceneChain>(shapes[3].geometry).points.size(), 3u);
    EXPECT_TRUE(std::get<SceneChain>(shapes[4].geometry).loop);
    EXPECT_EQ(std::get<SceneChain>(shapes[4].geometry).points.size(), 3u);
    EXPECT_TRUE(std::get<SceneChain>(shapes[5].geometry).loop);
}

TEST(ReadRube, EveryJoint) {
    const Scene scene = parse_scene(with_rube_joint(R"(
        {"type": "revolute", "name": "r", "bodyA": 0, "bodyB": 1, "anchorA": {"x": 1, "y": 2}, "anchorB": 0,
         "refAngle": 0.5, "enableLimit": true, "lowerLimit": -1, "upperLimit": 2, "enableMotor": true, "motorSpeed": 3,
         "maxMotorTorque": 4, "jointSpeed": 99, "collideConnected": true},
        {"type": "prismatic", "bodyA": 0, "bodyB": 1, "localAxisA": {"x": 0, "y": 1}, "lowerLimit": 3, "upperLimit": -1,
         "enableMotor": true, "motorSpeed": 5, "maxMotorForce": 6},
        {"type": "prismatic", "bodyA": 0, "bodyB": 1, "localAxis1": {"x": 0, "y": 2}},
        {"type": "distance", "bodyA": 2, "bodyB": 1, "length": 3, "frequency": 0, "dampingRatio": 0},
        {"type": "distance", "bodyA": 2, "bodyB": 1, "length": 0, "frequency": 4, "dampingRatio": 0.5},
        {"type": "weld", "bodyA": 2, "bodyB": 1, "refAngle": 0.25, "frequency": 2, "dampingRatio": 0.75})"));
    ASSERT_EQ(scene.joints.size(), 6u);
    const auto& revolute = std::get<RevoluteJointDef>(scene.joints[0].def);
    EXPECT_EQ(scene.joints[0].name, "r");
    EXPECT_EQ(revolute.anchor_a, (Vec2{1.0f, 2.0f}));
    EXPECT_EQ(revolute.reference_angle, 0.5f);
    EXPECT_EQ(revolute.limit, (JointLimit{-1.0f, 2.0f}));
    EXPECT_EQ(revolute.motor, (RevoluteMotor{.speed = 3.0f, .max_torque = 4.0f}));
    EXPECT_TRUE(revolute.collide_connected);
    const auto& prismatic = std::get<PrismaticJointDef>(scene.joints[1].def);
    EXPECT_EQ(prismatic.axis_a, (Vec2{0.0f, 1.0f}));
    EXPECT_FALSE(prismatic.limit) << "off, and in the wrong order";
    EXPECT_EQ(prismatic.motor, (PrismaticMotor{.speed = 5.0f, .max_force = 6.0f}));
    EXPECT_FALSE(prismatic.collide_connected);
    EXPECT_EQ(std::get<PrismaticJointDef>(scene.joints[2].def).axis_a, (Vec2{0.0f, 2.0f}));
    EXPECT_FALSE(std::get<DistanceJointDef>(scene.joints[3].def).spring);
    EXPECT_EQ(std::get<DistanceJointDef>(scene.joints[3].def).length, 3.0f);
    const auto& spring = std::get<DistanceJointDef>(scene.joints[4].def);
    EXPECT_EQ(spring.spring, (JointSpring{.hertz = 4.0f, .damping_ratio = 0.5f}));
    EXPECT_EQ(spring.length, kLinearSlop);
    const auto& weld = std::get<WeldJointDef>(scene.joints[5].def);
    EXPECT_EQ(weld.angular_spring, (JointSpring{.hertz = 2.0f, .damping_ratio = 0.75f}));
    EXPECT_FALSE(weld.linear_spring);
}

TEST(ReadRube, JointsThatAreNewerThanTheFirstFour) {
    const Scene scene = parse_scene(with_rube_joint(R"(
        {"type": "mouse"},
        {"type": "gear", "joint1": 3, "joint2": 2, "ratio": -2},
        {"type": "wheel", "bodyA": 0, "bodyB": 1, "anchorA": {"x": 1, "y": 2}, "localAxisA": {"x": 0, "y": 1},
         "enableMotor": true, "motorSpeed": 3, "maxMotorTorque": 4, "springFrequency": 5, "springDampingRatio": 0.5},
        {"type": "revolute", "bodyA": 0, "bodyB": 2},
        {"type": "rope", "bodyA": 0, "bodyB": 1, "maxLength": 6},
        {"type": "friction", "bodyA": 0, "bodyB": 1, "maxForce": 7, "maxTorque": 8},
        {"type": "motor", "bodyA": 0, "bodyB": 1, "anchorA": {"x": 1, "y": 2}, "refAngle": 0.5, "maxForce": 9,
         "maxTorque": 10},
        {"type": "distance", "bodyA": 2, "bodyB": 1, "length": 3, "minLength": 2, "maxLength": 4},
        {"type": "wheel", "bodyA": 0, "bodyB": 1, "springFrequency": 0})"));
    ASSERT_EQ(scene.joints.size(), 8u);
    const auto& wheel = std::get<WheelJointDef>(scene.joints[0].def);
    EXPECT_EQ(wheel.anchor_a, (Vec2{1.0f, 2.0f}));
    EXPECT_EQ(wheel.axis_a, (Vec2{0.0f, 1.0f}));
    EXPECT_EQ(wheel.motor, (WheelMotor{3.0f, 4.0f}));
    EXPECT_EQ(wheel.suspension, (JointServo{.hertz = 5.0f, .damping_ratio = 0.5f}));
    EXPECT_EQ(std::get<DistanceJointDef>(scene.joints[2].def).limit, (JointLimit{0.0f, 6.0f}));
    const auto& friction = std::get<FrictionJointDef>(scene.joints[3].def);
    EXPECT_EQ(friction.max_force, 7.0f);
    EXPECT_EQ(friction.max_torque, 8.0f);
    const auto& motor = std::get<MotorJointDef>(scene.joints[4].def);
    EXPECT_EQ(motor.offset, (Vec2{1.0f, 2.0f}));
    EXPECT_EQ(motor.angle, 0.5f);
    EXPECT_EQ(motor.max_force, 9.0f);
    EXPECT_EQ(motor.max_torque, 10.0f);
    const auto& range = std::get<DistanceJointDef>(scene.joints[5].def);
    EXPECT_EQ(range.limit, (JointLimit{2.0f, 4.0f}));
    EXPECT_FALSE(range.spring);
    EXPECT_FALSE(std::get<WheelJointDef>(scene.joints[6].def).suspension);
    // The gear comes last, and names the hinge and the wheel by their new places.
    EXPECT_EQ(std::get<GearJointDef>(scene.joints[7].def).ratio, -2.0f);
    EXPECT_EQ(scene.joints[7].joint_a, 1);
    EXPECT_EQ(scene.joints[7].joint_b, 0);
    EXPECT_EQ(scene.unread.size(), 1u);
    SceneWorld made = make_world(scene);
    made.world.step(1.0f / 60.0f);
    EXPECT_EQ(made.world.check(), "");
}

TEST(ReadRube, WhatCannotBeKeptIsNamedOnceWithItsCount) {
    const Scene scene =
        parse_scene(R"({"body": [{"fixture": [{"restitution": 3, "circle": {"radius": 1}}]}, {}],
        "joint": [{"type": "mouse"}, {"type": "pulley"}, {"type": "mouse"}, {"type": "gear", "joint1": 0, "joint2": 4},
        {"type": "revolute", "bodyA": 0, "bodyB": 1}]})");
    EXPECT_EQ(scene.joints.size(), 1u);
    EXPECT_EQ(scene.bodies.at(0).shapes.at(0).def.material.restitution, 2.0f);
    EXPECT_THAT(
        scene.unread,
        ElementsAre(HasSubstr("2 mouse joints: left out"), HasSubstr("1 pulley joint: left out"),
                    HasSubstr("1 gear joint: left out"), HasSubstr("1 shape with a restitution above 2")));
}

TEST(ReadRube, AConcavePolygonIsItsHullAndSaysSo) {
    const Scene scene = parse_scene(R"({"body": [{"fixture": [
        {"polygon": {"vertices": {"x": [0, 4, 4, 2, 0], "y": [0, 0, 4, 1, 4]}}},
        {"polygon": {"vertices": {"x": [0, 1, 1, 0], "y": [0, 0, 1, 1]}}}]}]})");
    const auto& shapes = scene.bodies.at(0).shapes;
    EXPECT_EQ(std::get<ScenePolygon>(shapes.at(0).geometry).vertices.size(), 4u);
    EXPECT_EQ(std::get<ScenePolygon>(shapes.at(1).geometry).vertices.size(), 4u);
    EXPECT_THAT(scene.unread, ElementsAre(HasSubstr("1 concave polygon: the hull is taken")));
}

TEST(ReadRube, RefusalsSayWhere) {
    std::string many = "0";
    for (int i = 1; i < 10000; ++i) many += "," + std::to_string(i);
    const std::string weld = R"({"type": "weld", )";
    const struct {
        std::string text;
        const char* says;
    } table[] = {
        {R"({"body": 1})", "t: /body: is a number; it must be an array of bodies"},
        {with_body(R"({"name": ")" + std::string(256, 'x') + R"("})"),
         "t: /body/0/name: has 256 bytes; at most 255 are allowed"},
        {with_body(R"({"type": 3})"), "t: /body/0/type: is 3; it must be a whole number from 0 to 2"},
        {with_body(R"({"position": 1})"),
         "t: /body/0/position: is a number; it must be {\"x\": .., \"y\": ..}, or 0"},
        {with_body(R"({"position": {"x": 1}})"), "t: /body/0/position: lacks \"y\""},
        {with_body(R"({"position": {"x": 1e40, "y": 0}})"), "t: /body/0/position/x: is 1e+40"},
        {with_body(R"({"position": {"x": "7fc00000", "y": 0}})"), "t: /body/0/position/x: is nan"},
        {with_body(R"({"position": {"x": "zz", "y": 0}})"), "t: /body/0/position/x: is \"zz\""},
        {with_body(
             R"({"type": 2, "massData-mass": 1, "massData-center": {"x": 1, "y": 0}, "massData-I": 0.5})"),
         "t: /body/0/massData-I: is 0.5; about the origin it is at least"},
        {with_body(R"({"fixture": [{}]})"), "t: /body/0/fixture/0: has none of the shapes"},
        {with_body(R"({"fixture": [{"circle": {"center": 0}}]})"),
         "t: /body/0/fixture/0/circle: lacks \"radius\""},
        {with_body(R"({"fixture": [{"density": -1, "circle": {"radius": 1}}]})"),
         "t: /body/0/fixture/0/density: is -1"},
        {with_body(R"({"fixture": [{"filter-maskBits": 65536, "circle": {"radius": 1}}]})"),
         "/filter-maskBits: is 65536"},
        {with_body(R"({"fixture": [{"polygon": {"vertices": {"x": [0, 1], "y": [0, 0]}}}]})"),
         "t: /body/0/fixture/0/polygon/vertices: has 2 vertices; a polygon has 3 to 64"},
        {with_body(R"({"fixture": [{"polygon": {"vertices": {"x": [0, 1, 2], "y": [0, 0, 0]}}}]})"),
         "t: /body/0/fixture/0/polygon/vertices: has 3 vertices on one line or point"},
        {with_body(R"({"fixture": [{"polygon": {"vertices": {"x": [0, 1, 2], "y": [0, 0]}}}]})"),
         "has 3 x and 2 y"},
        {with_body(R"({"fixture": [{"polygon": {"vertices": {"x": [)" + many + R"(], "y": [)" + many +
                   "]}}}]}"),
         "t: /body/0/fixture/0/polygon/vertices/x: has 10000 vertices; at most 1024 are allowed"},
        {with_rube_joint(weld + R"("bodyA": 1, "bodyB": 1})"), "t: /joint/0: joins body 1 to itself"},
        {with_rube_joint(weld + R"("bodyA": 1, "bodyB": 3})"),
         "t: /joint/0/bodyB: is 3; it must be a whole number from 0 to 2"},
        {with_rube_joint(weld + R"("bodyA": 1})"), "t: /joint/0: lacks \"bodyB\""},
        {with_rube_joint(R"({"type": "glue"})"), "t: /joint/0/type: is \"glue\", which is no type of joint"},
        {with_rube_joint(
             R"({"type": "revolute", "bodyA": 0, "bodyB": 1, "enableLimit": true, "lowerLimit": 1})"),
         "t: /joint/0: lowerLimit is 1; it must not exceed upperLimit, which is 0"},
        {with_rube_joint(R"({"type": "prismatic", "bodyA": 0, "bodyB": 1, "localAxisA": 0})"),
         "t: /joint/0/localAxisA: is the zero vector"},
        {R"({"stepsPerSecond": 60, "joint": [{"type": "weld", "bodyA": 0, "bodyB": 1}]})",
         "the file has none"},
    };
    for (const auto& row : table) {
        const std::string said = rube_refusal(row.text);
        EXPECT_THAT(said, HasSubstr(row.says)) << row.text.substr(0, 200);
        // Three keys may be wrong, or be lacked, at once.
        EXPECT_LE(std::count(said.begin(), said.end(), '\n'), 2) << said;
    }
}

class RealFiles : public testing::Test {
  protected:
    void SetUp() override {
        folder_ = std::string(JOSTLE_SOURCE_DIR) + "/../shared/data/rube/";
        if (!std::filesystem::exists(folder_ + "palm.json")) GTEST_SKIP() << "../shared/data is absent";
    }
    [[nodiscard]] Scene read(const std::string& name) const { return read_scene(folder_ + name); }

    template <class Type>
    static int count(const Scene& scene) {
        int found = 0;
        for (const SceneBody& body : scene.bodies) {
            for (const SceneShape& shape : body.shapes)
                found += std::holds_alternative<Type>(shape.geometry) ? 1 : 0;
        }
        return found;
    }
    template <class Type>
    static int count_joints(const Scene& scene) {
        int found = 0;
        for (const SceneJoint& joint : scene.joints) found += std::holds_alternative<Type>(joint.def) ? 1 : 0;
        return found;
    }

    std::string folder_;
};

TEST_F(RealFiles, PalmArrivesWhole) {
    const Scene scene = read("palm.json");
    EXPECT_EQ(scene.gravity, (Vec2{0.0f, -40.0f}));
    ASSERT_EQ(scene.bodies.size(), 44u);
    EXPECT_EQ(count<ScenePolygon>(scene), 214);
    EXPECT_EQ(count<Circle>(scene), 1);
    EXPECT_EQ(count_joints<RevoluteJointDef>(scene), 1);
    EXPECT_EQ(count_joints<DistanceJointDef>(scene), 1);
    int bullets = 0, sensors = 0, inactive = 0, by_type[3] = {}, masses = 0;
    std::size_t corners = 0;
    for (const SceneBody& body : scene.bodies) {
        bullets += body.def.bullet ? 1 : 0;
        inactive += body.def.enabled ? 0 : 1;
        masses += body.mass ? 1 : 0;
        ++by_type[static_cast<int>(body.def.type)];
        for (const SceneShape& shape : body.shapes) {
            sensors += shape.def.is_sensor ? 1 : 0;
            const auto* polygon = std::get_if<ScenePolygon>(&shape.geometry);
            if (polygon != nullptr) corners += polygon->vertices.size();
        }
    }
    EXPECT_EQ(bullets, 18);
    EXPECT_EQ(sensors, 1);
    EXPECT_EQ(inactive, 1);
    EXPECT_EQ(masses, 18);
    EXPECT_EQ(corners, 875u);  // every one of the file's: its polygons are convex and in order
    EXPECT_THAT(by_type, ElementsAre(22, 4, 18));
    EXPECT_EQ(scene.joints[0].body_b, 41);
    EXPECT_FALSE(scene.bodies[32].def.enabled);
    EXPECT_TRUE(scene.bodies[8].shapes.at(6).def.is_sensor);
    EXPECT_EQ(scene.bodies[8].shapes[6].def.filter, (Filter{64, 32, 0}));
    EXPECT_TRUE(scene.unread.empty());
}

TEST_F(RealFiles, JointsArriveWhole) {
    const Scene scene = read("joints.json");
    ASSERT_EQ(scene.bodies.size(), 9u);
    ASSERT_EQ(scene.joints.size(), 8u);
    EXPECT_EQ(count_joints<PrismaticJointDef>(scene), 3);
    EXPECT_EQ(count_joints<DistanceJointDef>(scene), 4);
    EXPECT_EQ(count_joints<RevoluteJointDef>(scene), 1);
    const auto& slide = std::get<PrismaticJointDef>(scene.joints[0].def);
    EXPECT_FLOAT_EQ(slide.axis_a.x, -0.70710677f);
    EXPECT_FLOAT_EQ(slide.reference_angle, 0.78539819f);
    EXPECT_FALSE(slide.limit);
    EXPECT_TRUE(scene.unread.empty());
}

TEST_F(RealFiles, RagdollArrivesWhole) {
    const Scene scene = read("ragdoll.json");
    ASSERT_EQ(scene.bodies.size(), 10u);
    ASSERT_EQ(scene.joints.size(), 9u);
    int limited = 0;
    for (const SceneJoint& joint : scene.joints)
        limited += std::get<RevoluteJointDef>(joint.def).limit ? 1 : 0;
    EXPECT_EQ(limited, 7);
    for (const SceneBody& body : scene.bodies) {
        EXPECT_EQ(body.def.type, BodyType::kDynamic);
        for (const SceneShape& shape : body.shapes) EXPECT_EQ(shape.def.filter.group, -55);
    }
}

}  // namespace
}  // namespace jostle
