// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Worlds made of scenes, and the requests of a scene that they do not support.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/scene/io.h>
#include <jostle/scene/reference.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace jostle {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* kScene = R"({"jostle": 1, "gravity": [0, -5], "bodies": [
    {"name": "ground", "shapes": [{"type": "segment", "point1": [-9, 0], "point2": [9, 0]},
                                  {"type": "chain", "points": [[0, 0], [1, 0]]}]},
    {"type": "dynamic", "position": [1, 2], "bullet": true, "user_data": 7,
     "shapes": [{"type": "box", "half_width": 0.5, "half_height": 0.25}, {"type": "circle", "radius": 0.5}]},
    {"type": "dynamic", "position": [3, 4], "awake": false, "mass": {"mass": 5, "center": [0.5, 0], "inertia": 6},
     "shapes": [{"type": "circle", "radius": 1}]}],
    "joints": [{"type": "distance", "body_a": 2, "body_b": 1, "length": 2}]})";

TEST(MakeWorld, HandlesStandInTheScenesOrder) {
    const Scene scene = parse_scene(kScene);
    SceneWorld made = make_world(scene);
    EXPECT_EQ(made.world.gravity(), (Vec2{0.0f, -5.0f}));
    ASSERT_EQ(made.bodies.size(), 3u);
    ASSERT_EQ(made.joints.size(), 1u);
    EXPECT_EQ(made.world.counts().shapes, 5);
    EXPECT_EQ(made.world.counts().chains, 1);
    EXPECT_EQ(made.bodies[1].position(), (Vec2{1.0f, 2.0f}));
    EXPECT_EQ(made.bodies[1].user_data(), 7u);
    EXPECT_EQ(made.bodies[1].shapes().size(), 2u);
    EXPECT_FLOAT_EQ(made.bodies[1].mass(), 0.5f + 0.25f * kPi);
    EXPECT_EQ(made.bodies[2].mass(), 5.0f);
    EXPECT_EQ(made.bodies[2].inertia(), 6.0f);
    EXPECT_EQ(made.bodies[2].center_of_mass(), (Vec2{3.5f, 4.0f}));
    EXPECT_EQ(made.joints[0].body_a(), made.bodies[2]);
    EXPECT_EQ(made.joints[0].type(), JointType::kDistance);
}

TEST(MakeWorld, BodiesHaveTheirNames) {
    std::string longest = "a";
    for (int i = 0; i < 127; ++i) longest += "\u00e9";  // two bytes each
    const Scene scene =
        parse_scene(R"({"jostle": 1, "bodies": [{"name": ")" + longest + R"("}, {}, {"name": "crate"}]})");
    const SceneWorld made = make_world(scene);
    EXPECT_EQ(made.bodies[0].name(), longest);
    EXPECT_EQ(made.bodies[1].name(), "");
    EXPECT_EQ(made.bodies[2].name(), "crate");
}

TEST(MakeWorld, AChainAsksForEventsAsItsShapeDoes) {
    Scene scene;
    SceneShape& ground = scene.bodies.emplace_back().shapes.emplace_back();
    ground.geometry = SceneChain{{{4.0f, 0.0f}, {-4.0f, 0.0f}}, false, true, {}, {}};
    ground.def.hit_events = ground.def.kinematic_events = true;
    SceneWorld made = make_world(scene);
    World& world = made.world;
    const Body ball = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 3.0f}});
    ball.create_shape(Circle{{}, 0.5f});
    const Body lift = world.create_body({.type = BodyType::kKinematic, .position = {2.0f, 0.25f}});
    lift.create_shape(Circle{{}, 0.5f});
    int hits = 0;
    for (int i = 0; i < 90; ++i) {
        world.step(1.0f / 60.0f);
        hits += static_cast<int>(world.events().hits.size());
    }
    EXPECT_GE(hits, 1);
    EXPECT_TRUE(lift.is_touching(made.bodies[0]));
}

TEST(MakeWorld, AChainsSegmentsAreOfItsShape) {
    Scene scene;
    SceneShape& shape = scene.bodies.emplace_back().shapes.emplace_back();
    shape.geometry =
        SceneChain{{{4.0f, 0.0f}, {2.0f, 1.0f}, {0.0f, 0.0f}}, false, false, {}, Vec2{-2.0f, 1.0f}};
    shape.def = {.material = {.friction = 0.25f, .restitution = 0.5f},
                 .filter = {2, 4, 0},
                 .is_sensor = true,
                 .smooth = false,
                 .user_data = 9};
    scene.smooth_ground = false;
    scene.iterated_joints = true;
    const SceneWorld made = make_world(scene);
    EXPECT_FALSE(made.world.smooth_ground());
    EXPECT_TRUE(made.world.iterated_joints());
    const std::vector<ChainShape> chains = made.bodies[0].chains().to_vector();
    ASSERT_EQ(chains.size(), 1u);
    ASSERT_EQ(chains[0].segment_count(), 2);
    EXPECT_TRUE(chains[0].is_sensor());
    EXPECT_EQ(chains[0].user_data(), 9u);
    EXPECT_FALSE(chains[0].segment(0).is_smooth());
    EXPECT_EQ(chains[0].filter(), (Filter{2, 4, 0}));
    EXPECT_EQ(chains[0].segment(1).material().friction, 0.25f);
    EXPECT_EQ(chains[0].segment(1).material().restitution, 0.5f);
    const Segment last = chains[0].segment(1).geometry().segment;
    EXPECT_FALSE(last.one_sided);
    EXPECT_EQ(last.ghost1, (Vec2{4.0f, 0.0f}));
    EXPECT_EQ(last.ghost2, (Vec2{-2.0f, 1.0f}));
}

TEST(MakeWorld, AChainsSegmentsAreOfTheirMaterials) {
    const Scene scene =
        parse_scene(R"({"jostle": 1, "bodies": [{"shapes": [{"type": "chain", "friction": 0.75,
        "points": [[4, 0], [2, 1], [0, 0], [-2, 0]], "materials": [{}, {"friction": 0.25, "restitution": 0.5}],
        "segment_materials": [1, 0, 1]}]}]})");
    const SceneWorld made = make_world(scene);
    const ChainShape chain = made.bodies[0].chains().front();
    EXPECT_EQ(chain.segment(0).material().friction, 0.25f);
    EXPECT_EQ(chain.segment(0).material().restitution, 0.5f);
    EXPECT_EQ(chain.segment(1).material().friction, 0.6f);
    EXPECT_EQ(chain.segment(1).material().restitution, 0.0f);
    EXPECT_EQ(chain.segment(2).material().friction, 0.25f);
}

SceneOutline u_with_a_hole(float radius) {
    return {{{0, 0}, {6, 0}, {6, 4}, {4, 4}, {4, 2}, {2, 2}, {2, 4}, {0, 4}},
            {{{2.5f, 0.5f}, {3.5f, 0.5f}, {3.5f, 1.5f}, {2.5f, 1.5f}}},
            radius};
}

TEST(MakeWorld, AnOutlineIsPiecesThatKnowTheirInnerEdges) {
    Scene scene;
    scene.bodies.resize(2);
    SceneBody& body = scene.bodies[1];
    body.def.type = BodyType::kDynamic;
    body.shapes.push_back({"", Circle{{3, -5}, 1}, {.density = 0.0f}});
    body.shapes.push_back({"",
                           u_with_a_hole(0.0f),
                           {.density = 2.0f,
                            .material = {.friction = 0.25f, .restitution = 0.5f},
                            .filter = {2, 4, -3},
                            .user_data = 9}});
    const SceneWorld made = make_world(scene);
    ASSERT_EQ(made.outlines.size(), 1u);
    const ConvexPieces pieces = to_pieces(std::get<SceneOutline>(body.shapes[1].geometry));
    ASSERT_EQ(made.outlines[0].size(), static_cast<std::size_t>(pieces.size()));
    ASSERT_EQ(made.bodies[1].shapes().size(), made.outlines[0].size() + 1);
    for (std::size_t i = 0; i < made.outlines[0].size(); ++i) {
        const Shape& shape = made.outlines[0][i];
        EXPECT_EQ(shape.body(), made.bodies[1]);
        EXPECT_EQ(shape.density(), 2.0f);
        EXPECT_EQ(shape.material().friction, 0.25f);
        EXPECT_EQ(shape.material().restitution, 0.5f);
        EXPECT_EQ(shape.filter(), (Filter{2, 4, -3}));
        EXPECT_EQ(shape.user_data(), 9u);
        const Geometry geometry = shape.geometry();
        const PolygonView view = geometry.polygon_view();
        const PolygonView piece = pieces[static_cast<int>(i)];
        EXPECT_EQ(geometry.type, ShapeType::kPolygon);
        ASSERT_EQ(view.count, piece.count);
        EXPECT_NE(view.inner_edges, 0u);
        EXPECT_EQ(view.inner_edges, piece.inner_edges);
        for (int k = 0; k < view.count; ++k) EXPECT_EQ(view.vertices[k], piece.vertices[k]);
    }
    // 6 x 4 less the notch of 2 x 2 and the hole of 1 x 1, of 2 kg/m^2; symmetric about x = 3.
    EXPECT_FLOAT_EQ(made.bodies[1].mass(), 2.0f * (24.0f - 4.0f - 1.0f));
    EXPECT_NEAR(made.bodies[1].center_of_mass().x, 3.0f, 1.0e-6f);
    EXPECT_NEAR(made.bodies[1].center_of_mass().y, (24.0f * 2.0f - 4.0f * 3.0f - 1.0f) / 19.0f, 1.0e-6f);
}

TEST(MakeWorld, ARoundedOutlineWeighsWhatItCovers) {
    Scene scene;
    SceneBody& body = scene.bodies.emplace_back();
    body.def.type = BodyType::kDynamic;
    body.shapes.push_back({"", u_with_a_hole(0.125f), {}});
    const float r = 0.125f;
    // Around: 6 + 4 + 4 + 2 + 2 + 2 + 2 + 2 m and the hole's 4; six convex corners are a disc and a half; in
    // the two reflex ones and the hole's four a square belongs to two edges.
    const float mass = 19.0f + 28.0f * r + 1.5f * kPi * r * r - 6.0f * r * r;
    EXPECT_NEAR(make_world(scene).bodies[0].mass(), mass, 1.0e-5f * mass);
    EXPECT_NEAR(mass_of(body.shapes[0]).mass, mass, 1.0e-5f * mass);
    // Beside a circle of its own.
    body.shapes.push_back({"", Circle{{3, -5}, 1}, {.density = 3.0f}});
    EXPECT_NEAR(make_world(scene).bodies[0].mass(), mass + 3.0f * kPi, 1.0e-5f * mass);
    // The scene's word goes before.
    body.mass = MassData{7.0f, {}, 1.0f};
    EXPECT_EQ(make_world(scene).bodies[0].mass(), 7.0f);
    body.def.type = BodyType::kKinematic;
    EXPECT_EQ(make_world(scene).bodies[0].mass(), 0.0f);
}

TEST(MakeWorld, AShapeAddedLaterLeavesARoundedOutlinesMass) {
    Scene scene;
    SceneBody& body = scene.bodies.emplace_back();
    body.def.type = BodyType::kDynamic;
    body.shapes.push_back({"", u_with_a_hole(0.125f), {}});
    SceneWorld made = make_world(scene);
    const float mass = made.bodies[0].mass();
    made.bodies[0].create_shape(Circle{{3, -5}, 1});
    EXPECT_EQ(made.bodies[0].mass(), mass);
    made.bodies[0].reset_mass();
    EXPECT_GT(made.bodies[0].mass(), mass + kPi + 0.1f) << "the pieces' roundings overlap along the cuts";
}

TEST(MakeWorld, ARoundedOutlineMayBeKeptFromTurning) {
    // Over an edge with less than half of it.
    Scene scene;
    SceneBody ledge;
    ledge.shapes.push_back({"", Segment{{-9, 0}, {2, 0}}, {}});
    SceneBody body;
    body.def.type = BodyType::kDynamic;
    body.def.position = {0.0f, 0.2f};
    body.shapes.push_back({"", u_with_a_hole(0.125f), {}});
    scene.bodies = {ledge, body, body};
    scene.bodies[1].def.locks.rotation = true;
    scene.bodies[2].def.position.y = 10.0f;
    SceneWorld made = make_world(scene);
    const MassData whole = mass_of(body.shapes[0]);
    EXPECT_EQ(made.bodies[1].mass(), whole.mass);
    EXPECT_EQ(made.bodies[1].center_of_mass(), whole.center + (Vec2{0.0f, 0.2f}));
    EXPECT_EQ(made.bodies[2].inertia(), whole.inertia);
    for (int i = 0; i < 60; ++i) made.world.step(1.0f / 60.0f);
    EXPECT_EQ(made.bodies[1].angle(), 0.0f);
    EXPECT_NEAR(made.bodies[1].position().y, 0.125f, 2.0f * kLinearSlop);
    scene.bodies = {ledge, body};
    SceneWorld free = make_world(scene);
    for (int i = 0; i < 60; ++i) free.world.step(1.0f / 60.0f);
    EXPECT_LT(free.bodies[1].angle(), -0.1f) << "it would tip over the edge";
}

TEST(MakeWorld, AnOutlineThatIsASensorPushesNothing) {
    Scene scene;
    SceneBody& sensor = scene.bodies.emplace_back();
    sensor.shapes.push_back({"", u_with_a_hole(0.125f), {.is_sensor = true}});
    SceneBody& ball = scene.bodies.emplace_back();
    ball.def.type = BodyType::kDynamic;
    ball.def.position = {1.0f, 5.0f};
    ball.shapes.push_back({"", Circle{{}, 0.5f}, {}});
    SceneWorld made = make_world(scene);
    for (const Shape& shape : made.outlines.at(0)) EXPECT_TRUE(shape.is_sensor());
    for (int i = 0; i < 60; ++i) {
        made.world.step(1.0f / 60.0f);
        EXPECT_EQ(made.world.counts().touching, 0);
    }
    EXPECT_NEAR(made.bodies[1].linear_velocity().y, -10.0f, 1.0e-3f);
    EXPECT_LT(made.bodies[1].position().y, 0.5f) << "in the middle of it";
}

TEST(MakeWorld, AWorldIsWhatItsSceneSays) {
    // The same through a file: the same bits after a second.
    const Scene scene = parse_scene(kScene);
    SceneWorld a = make_world(scene);
    SceneWorld b = make_world(parse_scene(write_scene(scene)));
    for (int i = 0; i < 60; ++i) {
        a.world.step(1.0f / 60.0f);
        b.world.step(1.0f / 60.0f);
    }
    EXPECT_EQ(a.world.state_hash(), b.world.state_hash());
    EXPECT_LT(a.bodies[1].position().y, 2.0f);
}

std::string world_refusal(const Scene& scene) {
    try {
        (void)make_world(scene);
    } catch (const Error& error) {
        return error.what();
    }
    return "";
}

TEST(MakeWorld, RefusalsNameThePlaceInTheScene) {
    const Scene good = parse_scene(kScene);
    EXPECT_EQ(world_refusal(good), "");
    Scene scene = good;
    scene.bodies[1].def.position.x = std::numeric_limits<float>::quiet_NaN();
    EXPECT_THAT(world_refusal(scene), HasSubstr("make_world: bodies[1]: position is (nan, 2); "));
    scene = good;
    scene.bodies[1].name.assign(256, 'x');
    EXPECT_THAT(world_refusal(scene), HasSubstr("make_world: bodies[1]: name is 256 bytes; "));
    scene = good;
    std::get<Circle>(scene.bodies[1].shapes[1].geometry).radius = -1.0f;
    EXPECT_THAT(world_refusal(scene), HasSubstr("make_world: bodies[1].shapes[1]: "));
    scene = good;
    std::get<ScenePolygon>(scene.bodies[1].shapes[0].geometry).vertices.resize(2);
    EXPECT_THAT(world_refusal(scene), HasSubstr("make_world: bodies[1].shapes[0]: "));
    scene = good;
    scene.bodies[1].shapes[1].geometry = SceneOutline{{{0, 0}, {2, 2}, {2, 0}, {0, 2}}, {}, 0.0f};
    EXPECT_THAT(world_refusal(scene),
                HasSubstr("make_world: bodies[1].shapes[1]: outline.outer[0] is (0, 0); a loop "
                          "must not cross or touch itself"));
    scene = good;
    std::get<SceneChain>(scene.bodies[0].shapes[1].geometry).segment_materials = {0, 0};
    EXPECT_THAT(world_refusal(scene),
                HasSubstr("make_world: bodies[0].shapes[1]: chain.segment_materials is 2 entries"));
    std::get<SceneChain>(scene.bodies[0].shapes[1].geometry).segment_materials = {1};
    EXPECT_THAT(world_refusal(scene),
                HasSubstr("make_world: bodies[0].shapes[1]: chain.segment_materials is 1 entries"));
    std::get<SceneChain>(scene.bodies[0].shapes[1].geometry).materials = {{}};
    EXPECT_THAT(world_refusal(scene),
                HasSubstr("make_world: bodies[0].shapes[1]: chain.segment_materials[0] is 1; "));
    scene = good;
    scene.bodies[2].mass->mass = -1.0f;
    EXPECT_THAT(world_refusal(scene), HasSubstr("make_world: bodies[2].mass: "));
    scene = good;
    scene.joints[0].body_b = 3;
    EXPECT_THAT(world_refusal(scene),
                HasSubstr("make_world: joints[0].body_b is 3; it must be an index into the scene's 3"));
    scene.joints[0].body_b = -1;
    EXPECT_THAT(world_refusal(scene), HasSubstr("joints[0].body_b is -1"));
    scene.joints[0].body_b = 2;
    EXPECT_THAT(world_refusal(scene), HasSubstr("make_world: joints[0]: "));
    scene = good;
    scene.gravity.y = std::numeric_limits<float>::infinity();
    EXPECT_THAT(world_refusal(scene), HasSubstr("make_world: gravity: "));
}

/// A body that starts awake wakes those joined to it, and keeps its velocity; others start asleep.
TEST(MakeWorld, BodiesStartAsleepUnlessTheyAreJoinedToOneThatIsAwake) {
    Scene scene = parse_scene(R"({"jostle": 1, "bodies": [
        {"type": "dynamic", "position": [0, 9], "linear_velocity": [1, 2], "angular_velocity": 3,
         "shapes": [{"type": "circle", "radius": 0.5}]},
        {"type": "dynamic", "position": [2, 9], "linear_velocity": [4, 5], "awake": false, "sleep_threshold": 0.5,
         "shapes": [{"type": "circle", "radius": 0.5}]},
        {"type": "dynamic", "position": [9, 9], "linear_velocity": [6, 7], "awake": false,
         "shapes": [{"type": "circle", "radius": 0.5}]},
        {"type": "dynamic", "position": [11, 9], "awake": false, "shapes": [{"type": "circle", "radius": 0.5}]}],
        "joints": [{"type": "distance", "body_a": 0, "body_b": 1, "length": 2},
                   {"type": "distance", "body_a": 2, "body_b": 3, "length": 2}]})");
    const auto are_awake = [](const SceneWorld& made) {
        std::vector<bool> awake;
        for (const Body& body : made.bodies) awake.push_back(body.is_awake());
        return awake;
    };
    const SceneWorld made = make_world(scene);
    EXPECT_EQ(are_awake(made), (std::vector{true, true, false, false}));
    EXPECT_EQ(made.bodies[0].linear_velocity(), (Vec2{1.0f, 2.0f}));
    EXPECT_EQ(made.bodies[0].angular_velocity(), 3.0f);
    EXPECT_EQ(made.bodies[2].linear_velocity(), Vec2{});
    EXPECT_EQ(made.bodies[1].sleep_threshold(), 0.5f);
    EXPECT_EQ(made.bodies[2].sleep_threshold(), made.world.sleep_threshold());
    EXPECT_EQ(made.world.check(), "");

    scene.allow_sleep = false;
    EXPECT_EQ(are_awake(make_world(scene)), std::vector(4, true));
}

}  // namespace
}  // namespace jostle
