// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The reader of jostle's own format: what each key does, and the sentence for each way to be wrong.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/scene/io.h>

#include <cmath>
#include <cstdio>
#include <fstream>
#include <string>

#include "refusal.h"

namespace jostle {
namespace {

using test::refusal;
using test::with_joint;
using test::with_shape;
using testing::HasSubstr;

TEST(ReadJostle, AnEmptySceneHasTheDefaults) {
    const Scene scene = parse_scene(R"({"jostle": 1})");
    const Scene standard;
    EXPECT_EQ(scene.gravity, (Vec2{0.0f, -10.0f}));
    EXPECT_EQ(scene.step_hertz, 60.0f);
    EXPECT_EQ(scene.substeps, standard.substeps);
    EXPECT_EQ(scene.steps, 0);
    EXPECT_TRUE(scene.allow_sleep);
    EXPECT_TRUE(scene.continuous);
    EXPECT_TRUE(scene.smooth_ground);
    EXPECT_FALSE(scene.iterated_joints);
    EXPECT_TRUE(scene.bodies.empty());
    EXPECT_TRUE(scene.joints.empty());
    EXPECT_TRUE(scene.unread.empty());
}

TEST(ReadJostle, EveryFieldArrives) {
    const Scene scene = parse_scene(R"({"jostle": 1, "name": "n", "description": "d", "gravity": [1, -2],
        "step_hertz": 120, "substeps": 8, "steps": 77, "allow_sleep": false, "continuous": false, "smooth_ground": false, "iterated_joints": true, "bodies": [
        {"name": "b", "type": "dynamic", "position": [3, 4], "angle": 0.5, "linear_velocity": [5, 6],
         "angular_velocity": 7, "linear_damping": 0.1, "angular_damping": 0.2, "gravity_scale": 0.25,
         "fixed_rotation": true, "lock_y": true, "enabled": false, "awake": false, "allow_sleep": false,
         "sleep_threshold": 0.5, "bullet": true, "user_data": 18446744073709551615, "mass": {"mass": 2, "center": [0.5, 0.25], "inertia": 3},
         "shapes": [{"type": "circle", "name": "s", "center": [1, 2], "radius": 3, "density": 4, "friction": 0.5,
         "restitution": 0.75, "rolling_resistance": 0.125, "surface_speed": -2.5, "friction_rule": "minimum",
         "restitution_rule": "product", "material_id": 77, "category": 6, "mask": "0xff00ff00ff00ff00", "group": -7, "is_sensor": true,
         "hit_events": true, "kinematic_events": true, "smooth": false,
         "user_data": "0x10"}]}]})");
    EXPECT_EQ(scene.name, "n");
    EXPECT_EQ(scene.description, "d");
    EXPECT_EQ(scene.gravity, (Vec2{1.0f, -2.0f}));
    EXPECT_EQ(scene.step_hertz, 120.0f);
    EXPECT_EQ(scene.substeps, 8);
    EXPECT_EQ(scene.steps, 77);
    EXPECT_FALSE(scene.allow_sleep);
    EXPECT_FALSE(scene.continuous);
    EXPECT_FALSE(scene.smooth_ground);
    EXPECT_TRUE(scene.iterated_joints);
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
    EXPECT_EQ(body.def.locks, (MotionLocks{.y = true, .rotation = true}));
    EXPECT_FALSE(body.def.enabled);
    EXPECT_FALSE(body.def.awake);
    EXPECT_FALSE(body.def.allow_sleep);
    EXPECT_EQ(body.def.sleep_threshold, 0.5f);
    EXPECT_TRUE(body.def.bullet);
    EXPECT_EQ(body.def.user_data, ~std::uint64_t{0});
    ASSERT_TRUE(body.mass.has_value());
    EXPECT_EQ(body.mass->mass, 2.0f);
    EXPECT_EQ(body.mass->center, (Vec2{0.5f, 0.25f}));
    EXPECT_EQ(body.mass->inertia, 3.0f);
    const SceneShape& shape = body.shapes.at(0);
    EXPECT_EQ(shape.name, "s");
    EXPECT_EQ(std::get<Circle>(shape.geometry).center, (Vec2{1.0f, 2.0f}));
    EXPECT_EQ(std::get<Circle>(shape.geometry).radius, 3.0f);
    EXPECT_EQ(shape.def.density, 4.0f);
    EXPECT_EQ(shape.def.material, (Material{.friction = 0.5f,
                                            .restitution = 0.75f,
                                            .rolling_resistance = 0.125f,
                                            .surface_speed = -2.5f,
                                            .id = 77,
                                            .friction_rule = MixRule::kMinimum,
                                            .restitution_rule = MixRule::kProduct}));
    EXPECT_EQ(shape.def.filter, (Filter{6, 0xff00ff00ff00ff00ULL, -7}));
    EXPECT_TRUE(shape.def.is_sensor && shape.def.hit_events && shape.def.kinematic_events);
    EXPECT_EQ(shape.def.smooth, false);
    EXPECT_EQ(shape.def.user_data, 16u);
}

TEST(ReadJostle, EveryShapeArrives) {
    const Scene scene = parse_scene(with_shape(R"(
        {"type": "capsule", "center1": [0, 1], "center2": [2, 3], "radius": 0.5},
        {"type": "segment", "point1": [0, 1], "point2": [2, 3]},
        {"type": "polygon", "vertices": [[0, 0], [1, 0], [0, 1]], "radius": 0.125},
        {"type": "box", "half_width": 2, "half_height": 1},
        {"type": "box", "half_width": 2, "half_height": 1, "center": [10, 20], "angle": 1.5707964, "radius": 0.5},
        {"type": "chain", "points": [[0, 0], [1, 0], [1, 1]], "loop": true},
        {"type": "chain", "points": [[0, 0], [1, 0]], "one_sided": false, "ghost1": [-1, 0], "ghost2": [2, 1]},
        {"type": "segment", "point1": [0, 1], "point2": [2, 3], "one_sided": true, "ghost2": [4, 3]},
        {"type": "chain", "points": [[0, 0], [1, 0], [2, 0]], "materials": [{}, {"friction": 0.25, "restitution": 0.5}],
         "segment_materials": [1, 0]},
        {"type": "outline", "outer": [[0, 0], [4, 0], [4, 4], [2, 1], [0, 4]], "radius": 0.125,
         "holes": [[[0.5, 0.5], [1, 0.5], [0.5, 1]], [[3, 0.5], [3.5, 0.5], [3.5, 1]]]},
        {"type": "outline", "outer": [[0, 0], [1, 0], [0, 1]]})"));
    const auto& shapes = scene.bodies.at(1).shapes;
    ASSERT_EQ(shapes.size(), 11u);
    EXPECT_EQ(std::get<Capsule>(shapes[0].geometry).center2, (Vec2{2.0f, 3.0f}));
    EXPECT_EQ(std::get<Segment>(shapes[1].geometry).point1, (Vec2{0.0f, 1.0f}));
    EXPECT_EQ(std::get<ScenePolygon>(shapes[2].geometry).radius, 0.125f);
    EXPECT_EQ(std::get<ScenePolygon>(shapes[2].geometry).vertices,
              (std::vector<Vec2>{{0.0f, 0.0f}, {1.0f, 0.0f}, {0.0f, 1.0f}}));
    EXPECT_EQ(std::get<ScenePolygon>(shapes[3].geometry).vertices,
              (std::vector<Vec2>{{-2.0f, -1.0f}, {2.0f, -1.0f}, {2.0f, 1.0f}, {-2.0f, 1.0f}}));
    // A quarter turn takes (-2, -1) to (1, -2).
    const auto& turned = std::get<ScenePolygon>(shapes[4].geometry);
    EXPECT_NEAR(turned.vertices.at(0).x, 11.0f, 1.0e-5f);
    EXPECT_NEAR(turned.vertices.at(0).y, 18.0f, 1.0e-5f);
    EXPECT_EQ(turned.radius, 0.5f);
    EXPECT_TRUE(std::get<SceneChain>(shapes[5].geometry).loop);
    EXPECT_EQ(std::get<SceneChain>(shapes[5].geometry).points.size(), 3u);
    EXPECT_TRUE(std::get<SceneChain>(shapes[5].geometry).one_sided);
    EXPECT_FALSE(std::get<SceneChain>(shapes[5].geometry).ghost1);
    const auto& open = std::get<SceneChain>(shapes[6].geometry);
    EXPECT_FALSE(open.loop || open.one_sided);
    EXPECT_EQ(open.ghost1, (Vec2{-1.0f, 0.0f}));
    EXPECT_EQ(open.ghost2, (Vec2{2.0f, 1.0f}));
    EXPECT_FALSE(std::get<Segment>(shapes[1].geometry).is_smooth());
    EXPECT_TRUE(std::get<Segment>(shapes[7].geometry).one_sided);
    EXPECT_FALSE(std::get<Segment>(shapes[7].geometry).ghost1);
    EXPECT_EQ(std::get<Segment>(shapes[7].geometry).ghost2, (Vec2{4.0f, 3.0f}));
    EXPECT_TRUE(open.materials.empty() && open.segment_materials.empty());
    const auto& icy = std::get<SceneChain>(shapes[8].geometry);
    EXPECT_EQ(icy.materials, (std::vector<Material>{{}, {.friction = 0.25f, .restitution = 0.5f}}));
    EXPECT_EQ(icy.segment_materials, (std::vector<std::uint32_t>{1, 0}));
    const auto& outline = std::get<SceneOutline>(shapes[9].geometry);
    EXPECT_EQ(outline.outer.size(), 5u);
    EXPECT_EQ(outline.outer[3], (Vec2{2.0f, 1.0f}));
    ASSERT_EQ(outline.holes.size(), 2u);
    EXPECT_EQ(outline.holes[1][2], (Vec2{3.5f, 1.0f}));
    EXPECT_EQ(outline.radius, 0.125f);
    EXPECT_TRUE(std::get<SceneOutline>(shapes[10].geometry).holes.empty());
}

TEST(ReadJostle, EveryJoint) {
    const Scene scene = parse_scene(with_joint(R"(
        {"type": "revolute", "body_a": "a", "body_b": 2, "local_anchor_a": [1, 2], "local_anchor_b": [3, 4],
         "reference_angle": 0.5, "enable_limit": true, "lower_angle": -1, "upper_angle": 2, "enable_motor": true,
         "motor_speed": 3, "max_motor_torque": 4, "collide_connected": true, "user_data": 5, "name": "r"},
        {"type": "prismatic", "body_a": 1, "body_b": 0, "local_axis_a": [0, 2], "enable_limit": true,
         "lower_translation": -1, "upper_translation": 2, "enable_motor": true, "motor_speed": 3, "max_motor_force": 4},
        {"type": "distance", "body_a": 0, "body_b": 1, "length": 2, "enable_spring": true, "hertz": 3,
         "damping_ratio": 0.5},
        {"type": "weld", "body_a": 0, "body_b": 1, "linear_hertz": 1, "linear_damping_ratio": 2, "angular_hertz": 3,
         "angular_damping_ratio": 4})"));
    ASSERT_EQ(scene.joints.size(), 4u);
    EXPECT_EQ(scene.joints[0].name, "r");
    EXPECT_EQ(scene.joints[0].body_a, 0);
    EXPECT_EQ(scene.joints[0].body_b, 2);
    const auto& revolute = std::get<RevoluteJointDef>(scene.joints[0].def);
    EXPECT_EQ(revolute.anchor_a, (Vec2{1.0f, 2.0f}));
    EXPECT_EQ(revolute.anchor_b, (Vec2{3.0f, 4.0f}));
    EXPECT_EQ(revolute.reference_angle, 0.5f);
    EXPECT_EQ(revolute.limit, (JointLimit{-1.0f, 2.0f}));
    EXPECT_EQ(revolute.motor, (RevoluteMotor{.speed = 3.0f, .max_torque = 4.0f}));
    EXPECT_TRUE(revolute.collide_connected);
    EXPECT_EQ(revolute.user_data, 5u);
    const auto& prismatic = std::get<PrismaticJointDef>(scene.joints[1].def);
    EXPECT_EQ(prismatic.axis_a, (Vec2{0.0f, 2.0f}));
    EXPECT_EQ(prismatic.limit, (JointLimit{-1.0f, 2.0f}));
    EXPECT_EQ(prismatic.motor, (PrismaticMotor{.speed = 3.0f, .max_force = 4.0f}));
    const auto& distance = std::get<DistanceJointDef>(scene.joints[2].def);
    EXPECT_EQ(distance.length, 2.0f);
    EXPECT_EQ(distance.spring, (JointSpring{.hertz = 3.0f, .damping_ratio = 0.5f}));
    const auto& weld = std::get<WeldJointDef>(scene.joints[3].def);
    EXPECT_EQ(weld.linear_spring, (JointSpring{.hertz = 1.0f, .damping_ratio = 2.0f}));
    EXPECT_EQ(weld.angular_spring, (JointSpring{.hertz = 3.0f, .damping_ratio = 4.0f}));
}

TEST(ReadJostle, NumbersAreRoundedOnce) {
    // 1 + 2^-24 + 2^-60: above the middle between 1 and the next float, but the nearest double is that
    // middle, from which a second rounding would go to 1.
    const Scene scene = parse_scene(
        R"({"jostle": 1, "gravity": [1.00000005960464477626, 0],
            "bodies": [{"angle": 3.4028235e38}]})");
    EXPECT_EQ(scene.gravity.x, std::nextafter(1.0f, 2.0f));
    EXPECT_EQ(scene.bodies.at(0).def.angle, 3.4028235e38f);
    EXPECT_TRUE(std::signbit(parse_scene(R"({"jostle": 1, "gravity": [-0.0, 0]})").gravity.x));
}

TEST(ReadJostle, AClockwisePolygonIsPutInOrder) {
    const Scene scene =
        parse_scene(with_shape(R"({"type": "polygon", "vertices": [[0, 0], [0, 1], [1, 1], [1, 0]]})"));
    const auto& vertices = std::get<ScenePolygon>(scene.bodies.at(1).shapes.at(0).geometry).vertices;
    ASSERT_EQ(vertices.size(), 4u);
    float area = 0.0f;
    for (std::size_t i = 0; i < 4; ++i) area += 0.5f * cross(vertices[i], vertices[(i + 1) % 4]);
    EXPECT_EQ(area, 1.0f);
}

TEST(ReadJostle, APointOnAnEdgeIsNoCorner) {
    const Scene scene = parse_scene(
        with_shape(R"({"type": "polygon", "vertices": [[0, 0], [1, 0], [2, 0], [2, 2], [0, 2]]})"));
    EXPECT_EQ(std::get<ScenePolygon>(scene.bodies.at(1).shapes.at(0).geometry).vertices.size(), 4u);
}

TEST(ReadJostle, RefusalsSayWhere) {
    const std::string circle = R"({"type": "circle", "radius": 1)";
    std::string many = "[0, 0]";
    for (int i = 1; i < 10000; ++i)
        many += ", [" + std::to_string(i) + ", " + std::to_string(i * i % 977) + "]";
    const struct {
        std::string text;
        const char* says;
    } table[] = {
        // Not JSON: line and column.
        {"", "t: line 1, column 1: unexpected end of input"},
        {"{\"jostle\": 1,\n \"bodies\": [", "t: line 2, column 12: unexpected end of input"},
        {"{\"jostle\": 1,\n  \"gravity\": [NaN, 0]}", "t: line 2, column 15: invalid literal"},
        {R"({"jostle": 1, "gravity": [1e400, 0]})", "a number is too large"},
        {R"({"jostle": 1, "name": "abc)", "missing closing quote"},
        {"{\"jostle\": 1, \"name\": \"\xff\"}", "ill-formed UTF-8"},
        {R"({"jostle": 1} x)", "t: line 1, column 15: "},
        {R"({"jostle": 1, "jostle": 1})", "the key \"jostle\" occurs twice"},
        {std::string(65, '['), "t: line 1, column 65: arrays and objects are nested more than 64 deep"},
        // Not a scene.
        {"[]", "t: the document is not an object"},
        {"{}", "neither a scene of jostle's (it lacks \"jostle\": 1) nor a R.U.B.E. export"},
        {R"({"metaworld": {}})", "an editor's project"},
        {R"({"jostle": 2})", "t: /jostle: is 2; this jostle reads version 1"},
        {R"({"jostle": "1"})", "t: /jostle: is a string"},
        // Types and keys.
        {R"({"jostle": 1, "bodies": {}})", "t: /bodies: is an object; it must be an array of bodies"},
        {R"({"jostle": 1, "bodies": [[]]})", "t: /bodies/0: is an array; it must be an object"},
        {R"({"jostle": 1, "bodys": []})", "t: the document has no key \"bodys\"; did you mean \"bodies\"?"},
        {R"({"jostle": 1, "bodies": [{"frictoin": 1}]})", "t: /bodies/0: has no key \"frictoin\""},
        {R"({"jostle": 1, "bodies": [{"position": [1]}]})",
         "t: /bodies/0/position: is an array; it must be a pair"},
        {R"({"jostle": 1, "bodies": [{"position": [1, "2"]}]})", "t: /bodies/0/position/1: is a string"},
        {R"({"jostle": 1, "bodies": [{"enabled": 1}]})",
         "t: /bodies/0/enabled: is a number; it must be true or false"},
        {R"({"jostle": 1, "bodies": [{"type": "fixed"}]})",
         "t: /bodies/0/type: is \"fixed\"; it must be \"static\", \"kinematic\" or \"dynamic\""},
        {R"({"jostle": 1, "bodies": [{"name": ")" + std::string(256, 'x') + R"("}]})",
         "t: /bodies/0/name: has 256 bytes; at most 255 are allowed"},
        {R"({"jostle": 1, "bodies": [{"user_data": -1}]})",
         "t: /bodies/0/user_data: is a number; it must be a whole"},
        {R"({"jostle": 1, "bodies": [{"user_data": "0xg"}]})", "t: /bodies/0/user_data: is \"0xg\""},
        {R"({"jostle": 1, "bodies": [{"user_data": "0x10000000000000000"}]})", "/user_data: is "},
        {"{\"jostle\": 1, \"bodies\": [{\"\\u001b[31m\": 1}]}", "t: /bodies/0: has no key \"?[31m\""},
        // Ranges.
        {R"({"jostle": 1, "gravity": [0, 1e40]})", "t: /gravity/1: is 1e+40; it must be a finite number"},
        {R"({"jostle": 1, "bodies": [{"position": [0, 100001]}]})",
         "t: /bodies/0/position/1: is 100001; it must lie"},
        {R"({"jostle": 1, "bodies": [{"linear_damping": -1}]})",
         "/linear_damping: is -1; it must lie in [0, 1e+06]"},
        {R"({"jostle": 1, "bodies": [{"sleep_threshold": -1}]})",
         "/sleep_threshold: is -1; it must lie in [0, 1e+06]"},
        {R"({"jostle": 1, "gravity": [0, 2e6]})", "t: /gravity/1: is 2e+06; it must lie in [-1e+06, 1e+06]"},
        {R"({"jostle": 1, "bodies": [{"mass": {"mass": 1, "inertia": 1e-30}}]})",
         "t: /bodies/0/mass/inertia: is 1e-30; unless it is 0, it must lie in [1e-20, 1e+25]"},
        {with_shape(R"({"type": "circle", "radius": 1, "density": 1e20})"),
         "t: /bodies/1/shapes/0: has a mass by its density that is 3.14159"},
        // Of 3.1e-12 kg; inertia is m r^2 / 2.
        {with_shape(R"({"type": "circle", "radius": 1e-5, "density": 0.01})"),
         "t: /bodies/1/shapes/0: has an inertia by its density that is 1.57"},
        {R"({"jostle": 1, "substeps": 0})", "t: /substeps: is 0; it must be a whole number from 1 to 64"},
        {R"({"jostle": 1, "substeps": 2.5})", "t: /substeps: is 2.5; it must be a whole number"},
        {R"({"jostle": 1, "step_hertz": 0})", "t: /step_hertz: is 0; it must lie in [1, 1e+06]"},
        {R"({"jostle": 1, "steps": 1e30})", "t: /steps: is 1e+30; it must be a whole number"},
        {R"({"jostle": 1, "bodies": [{"mass": {"mass": 0, "inertia": 1}}]})",
         "t: /bodies/0/mass/mass: is 0; it must lie in [1e-12, 1e+15]"},
        {R"({"jostle": 1, "bodies": [{"mass": {"mass": 1}}]})", "t: /bodies/0/mass: lacks \"inertia\""},
        // Shapes.
        {with_shape("{}"), "t: /bodies/1/shapes/0: lacks \"type\""},
        {with_shape(R"({"type": "ball"})"), "t: /bodies/1/shapes/0/type: is \"ball\"; it must be \"circle\""},
        {with_shape(R"({"type": "circle"})"), "t: /bodies/1/shapes/0: lacks \"radius\""},
        {with_shape(R"({"type": "circle", "radius": 0})"),
         "t: /bodies/1/shapes/0/radius: is 0; it must be finite and above 0"},
        {with_shape(circle + R"(, "restitution": 2.5})"), "/restitution: is 2.5; it must lie in [0, 2]"},
        {with_shape(circle + R"(, "rolling_resistance": -1})"),
         "/rolling_resistance: is -1; it must lie in [0, 1e+06]"},
        {with_shape(circle + R"(, "surface_speed": 2e6})"),
         "/surface_speed: is 2e+06; it must lie in [-1e+06, 1e+06]"},
        {with_shape(circle + R"(, "friction_rule": "mean"})"),
         "/friction_rule: is \"mean\"; it must be \"geometric_mean\", \"maximum\", \"average\", "
         "\"minimum\" or \"product\""},
        {with_shape(circle + R"(, "vertices": []})"), "t: /bodies/1/shapes/0: has no key \"vertices\""},
        {with_shape(R"({"type": "segment", "point1": [1, 1], "point2": [1, 1]})"), "t: /bodies/1/shapes/0: "},
        {with_shape(R"({"type": "polygon", "vertices": [[0, 0], [1, 0]]})"),
         "t: /bodies/1/shapes/0/vertices: has 2 vertices; a polygon has 3 to 64"},
        {with_shape(R"({"type": "polygon", "vertices": [[0, 0], [1, 0], [2, 0], [3, 0]]})"),
         "t: /bodies/1/shapes/0/vertices: has 4 vertices on one line or point"},
        {with_shape(R"({"type": "polygon", "vertices": [[1, 1], [1, 1], [1, 1]]})"), "on one line or point"},
        {with_shape(R"({"type": "polygon", "vertices": [)" + many + "]}"),
         "t: /bodies/1/shapes/0/vertices: has 10000 vertices; at most 64 are allowed"},
        {with_shape(R"({"type": "polygon", "vertices": [[0, 0], [4, 0], [4, 4], [2, 1], [0, 4]]})"),
         "t: /bodies/1/shapes/0/vertices: is not convex: vertex 3 lies 1 m inside"},
        {with_shape(R"({"type": "chain", "points": [[0, 0]]})"), "has 1 points; a chain has at least 2"},
        {with_shape(R"({"type": "chain", "loop": true, "points": [[0, 0], [1, 0]]})"),
         "a loop has at least 3"},
        {with_shape(R"({"type": "chain", "points": [[0, 0], [1, 0], [1, 0]]})"),
         "t: /bodies/1/shapes/0: chain.points[2] is (1, 0); it must be at least 5e-04 m from the point "
         "before"},
        {with_shape(R"({"type": "chain", "loop": true, "points": [[0, 0], [1, 0], [1, 1], [0, 0]]})"),
         "chain.points[3] is (0, 0); it must be at least 5e-04 m from the first point"},
        {with_shape(
             R"({"type": "chain", "loop": true, "points": [[0, 0], [1, 0], [1, 1]], "ghost1": [2, 2]})"),
         "chain.ghost1 is (2, 2); a loop has no ghosts"},
        {with_shape(R"({"type": "chain", "points": [[0, 0], [1, 0]], "ghost2": [1, 0]})"),
         "chain.ghost2 is (1, 0); it must be at least"},
        {with_shape(R"({"type": "segment", "point1": [0, 0], "point2": [1, 0], "ghost1": [0, 0]})"),
         "segment.ghost1 is (0, 0); it must be at least"},
        {with_shape(R"({"type": "segment", "point1": [0, 0], "point2": [1, 0], "ghost1": [0]})"),
         "t: /bodies/1/shapes/0/ghost1"},
        // Joints.
        {with_joint(R"({"type": "weld", "body_a": 0})"), "t: /joints/0: lacks \"body_b\""},
        {with_joint(R"({"type": "weld", "body_a": 1, "body_b": 1})"), "t: /joints/0: joins body 1 to itself"},
        {with_joint(R"({"type": "weld", "body_a": 0, "body_b": 3})"),
         "t: /joints/0/body_b: is 3; it must be a whole"},
        {with_joint(R"({"type": "weld", "body_a": 0, "body_b": -1})"), "t: /joints/0/body_b: is -1"},
        {with_joint(R"({"type": "weld", "body_a": 0, "body_b": "c"})"),
         "/body_b: is \"c\"; no body has that name"},
        {with_joint(R"({"type": "weld", "body_a": 0, "body_b": "b"})"),
         "is \"b\"; more than one body has that name"},
        {with_joint(R"({"type": "glue", "body_a": 0, "body_b": 1})"),
         "t: /joints/0/type: is \"glue\"; it must be \"revolute\", \"prismatic\", \"distance\", \"weld\","},
        {with_joint(R"({"type": "prismatic", "body_a": 0, "body_b": 1, "local_axis_a": [0, 0]})"),
         "t: /joints/0/local_axis_a: is [0, 0]"},
        {with_joint(R"({"type": "distance", "body_a": 0, "body_b": 1, "length": 0})"),
         "t: /joints/0/length: is 0"},
        {with_joint(
             R"({"type": "revolute", "body_a": 0, "body_b": 1, "enable_limit": true, "lower_angle": 1})"),
         "t: /joints/0: lower_angle is 1; it must not exceed upper_angle, which is 0"},
        {R"({"jostle": 1, "joints": [{"type": "weld", "body_a": 0, "body_b": 1}]})", "the scene has none"},
    };
    for (const auto& row : table) test::expect_says(row.text, row.says);
}

TEST(ReadJostle, LimitsOutOfOrderAreFineWhereTheyAreOff) {
    EXPECT_EQ(refusal(with_joint(R"({"type": "revolute", "body_a": 0, "body_b": 1, "lower_angle": 1})")), "");
}

TEST(ReadJostle, AHundredMillionBracketsAreOneSentence) {
    // NOLINTNEXTLINE(bugprone-string-constructor): so long is what is tested
    EXPECT_THAT(refusal(std::string(100'000'000, '[')), HasSubstr("nested more than 64 deep"));
}

TEST(ReadJostle, TooManyValuesAreRefusedBeforeTheyFillTheMemory) {
    std::string text = R"({"jostle": 1, "bodies": [0)";
    for (int i = 0; i < 10'000'001; ++i) text += ",0";
    EXPECT_THAT(refusal(text), HasSubstr("more than 10000000 values"));
}

TEST(ReadJostle, FilesSayWhyTheyCannotBeRead) {
    try {
        (void)read_scene("/no/such/folder/scene.json");
        FAIL();
    } catch (const SceneError& error) {
        EXPECT_THAT(error.what(), HasSubstr("/no/such/folder/scene.json: cannot be opened: No such file"));
    }
    const std::string path = testing::TempDir() + "jostle_scene_file_test.json";
    std::ofstream(path) << "{\"jostle\": 1, \"steps\": 12}";
    EXPECT_EQ(read_scene(path).steps, 12);
    std::ofstream(path) << "{";
    try {
        (void)read_scene(path);
        FAIL();
    } catch (const SceneError& error) {
        EXPECT_THAT(error.what(), HasSubstr(path + ": line 1, column 1: unexpected end of input"));
    }
    std::remove(path.c_str());
}

}  // namespace
}  // namespace jostle
