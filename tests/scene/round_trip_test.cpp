// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// parse_scene(write_scene(s)) is s, floats to the bit: for the reference scenes, and for random scenes with
// nasty numbers in every field.
#include <gtest/gtest.h>
#include <jostle/scene/io.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <bit>
#include <limits>
#include <random>
#include <string>

#include "scene_equal.h"

namespace jostle {
namespace {

using test::same;

/// Fields of random floats, from std::mt19937_64's bits alone: equal on every library.
class Random {
  public:
    explicit Random(std::uint64_t seed) : engine_(seed) {}
    std::uint64_t word() { return engine_(); }
    bool coin() { return (engine_() & 1) != 0; }
    int below(int count) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(count)); }

    /// Any finite float, small ones and zeros of both signs among them.
    float any() {
        for (;;) {
            const float value = std::bit_cast<float>(static_cast<std::uint32_t>(engine_()));
            if (below(8) == 0) return coin() ? 0.0f : -0.0f;
            if (is_finite(value)) return value;
        }
    }
    float within(float limit) {
        for (;;) {
            const float value = any();
            if (value >= -limit && value <= limit) return value;
        }
    }
    float between(float least, float greatest) {
        for (;;) {
            const float value = any();
            if (value >= least && value <= greatest) return value;
        }
    }
    float at_least_zero() { return between(0.0f, std::numeric_limits<float>::max()); }
    float factor() { return between(0.0f, 1.0e6f); }
    float bounded() { return within(1.0e6f); }
    /// Between 0 and 1, with all bits in use.
    float unit() { return static_cast<float>(engine_() >> 40) / 16777216.0f; }
    Vec2 place() { return {within(1.0e5f), within(1.0e5f)}; }
    Vec2 vector() { return {any(), any()}; }
    float speed() { return clamp(any(), -1.0e9f, 1.0e9f); }
    Vec2 velocity() { return {speed(), speed()}; }
    std::string text() {
        static const char* const kTexts[] = {"", "a", "quote \" slash \\ tab \t line \n",
                                             "\xc3\xa4\xe2\x82\xac", "\x01"};
        return kTexts[below(5)];
    }

  private:
    std::mt19937_64 engine_;
};

std::optional<Vec2> random_ghost(Random& random) {
    if (random.coin()) return std::nullopt;
    const float x = random.unit();
    return Vec2{x, random.coin() ? 7.0f : -7.0f};
}

Material random_material(Random& random) {
    return {.friction = random.factor(),
            .restitution = random.between(0.0f, 2.0f),
            .rolling_resistance = random.factor(),
            .surface_speed = random.bounded(),
            .id = random.word(),
            .friction_rule = static_cast<MixRule>(random.below(5)),
            .restitution_rule = static_cast<MixRule>(random.below(5))};
}

void add_random_materials(Random& random, SceneChain& chain) {
    for (int i = random.below(4); i > 0; --i) chain.materials.push_back(random_material(random));
    if (chain.materials.empty()) return;
    for (int i = chain.loop ? 3 : 2; i > 0; --i) {
        const int material = random.below(static_cast<int>(chain.materials.size()));
        chain.segment_materials.push_back(static_cast<std::uint32_t>(material));
    }
}

/// A star around the origin, in either direction, and small triangles near its middle.
SceneOutline random_outline(Random& random) {
    SceneOutline outline;
    const int tips = 3 + random.below(10);
    for (int i = 0; i < 2 * tips; ++i) {
        const float turn = static_cast<float>(i) / static_cast<float>(tips) * kPi;
        const float reach = (i % 2 == 0 ? 8.0f : 4.0f) + random.unit();
        outline.outer.push_back(reach * Rot::from_angle(random.coin() ? turn : turn + 0.05f).x_axis());
    }
    if (random.coin()) std::reverse(outline.outer.begin(), outline.outer.end());
    for (int i = random.below(3); i > 0; --i) {
        const Vec2 at{static_cast<float>(2 * i - 3), 0.25f * random.unit()};
        outline.holes.push_back({at, at + Vec2{0.5f + 0.5f * random.unit(), 0.0f}, at + Vec2{0.0f, 0.75f}});
    }
    if (random.coin()) outline.radius = random.unit();
    return outline;
}

SceneShape random_shape(Random& random) {
    SceneShape shape;
    shape.name = random.text();
    switch (random.below(6)) {
        case 0:
            shape.geometry = Circle{random.place(), 0.01f + random.unit()};
            break;
        case 1:
            shape.geometry = Capsule{{random.unit(), 1.0f}, {random.unit(), -1.0f}, 0.01f + random.unit()};
            break;
        case 2:
            shape.geometry = Segment{{random.unit(), 1.0f},
                                     {random.unit(), -1.0f},
                                     random_ghost(random),
                                     random_ghost(random),
                                     random.coin()};
            break;
        case 3: {
            // Corners of a circle, each a little off: convex, in order.
            ScenePolygon polygon;
            const int count = 3 + random.below(14);
            for (int i = 0; i < count; ++i) {
                const Rot turn = Rot::from_angle((static_cast<float>(i) + 0.2f * random.unit()) /
                                                 static_cast<float>(count) * 2.0f * kPi);
                polygon.vertices.push_back(10.0f * turn.x_axis());
            }
            polygon.radius = random.unit();
            shape.geometry = polygon;
            break;
        }
        case 4:
            shape.geometry = random_outline(random);
            break;
        default: {
            SceneChain chain{{{random.unit(), 0.0f}, {1.0f + random.unit(), 2.0f}, {0.0f, 3.0f}},
                             random.coin()};
            chain.one_sided = random.coin();
            if (!chain.loop) {
                chain.ghost1 = random_ghost(random);
                chain.ghost2 = random_ghost(random);
            }
            add_random_materials(random, chain);
            shape.geometry = chain;
        }
    }
    shape.def = {.density = random.unit(),
                 .material = random_material(random),
                 .filter = {random.word(), random.word(), static_cast<int>(random.word())},
                 .is_sensor = random.coin(),
                 .hit_events = random.coin(),
                 .kinematic_events = random.coin(),
                 .user_data = random.word()};
    if (random.coin()) shape.def.smooth = random.coin();
    return shape;
}

SceneBody random_body(Random& random) {
    SceneBody body;
    body.name = random.text();
    body.def.type = static_cast<BodyType>(random.below(3));
    body.def.position = random.place();
    body.def.angle = random.any();
    body.def.linear_velocity = random.velocity();
    body.def.angular_velocity = random.speed();
    body.def.linear_damping = random.factor();
    body.def.angular_damping = random.factor();
    body.def.gravity_scale = random.bounded();
    body.def.locks = {random.coin(), random.coin(), random.coin()};
    body.def.enabled = random.coin();
    body.def.awake = random.coin();
    body.def.allow_sleep = random.coin();
    if (random.coin()) body.def.sleep_threshold = random.factor();
    if (random.coin()) body.def.continuous = random.coin();
    body.def.bullet = random.coin();
    body.def.user_data = random.word();
    if (random.coin())
        body.mass =
            MassData{random.between(1.0e-12f, 1.0e15f), random.place(), random.between(1.0e-20f, 1.0e25f)};
    for (int i = random.below(3); i > 0; --i) body.shapes.push_back(random_shape(random));
    return body;
}

/// Gives every field of a joint's definition a value within its range.
struct RandomFields {
    Random& random;

    void child(const char*, bool) {}
    void text(const char*, std::string&, std::size_t) {}
    void flag(const char*, bool& field, bool) { field = random.coin(); }
    void number(const char*, float& field, float, Range range) {
        field = random.between(range.lower, range.upper);
    }
    void point(const char*, Vec2& field, Vec2, Range) { field = random.place(); }
    void word(const char*, std::uint64_t& field, std::uint64_t) { field = random.word(); }
    void optional_number(const char*, std::optional<float>& field, Range) {
        if (random.coin()) field = random.bounded();
    }
};

template <std::size_t I = 0>
void random_def(Random& random, int type, SceneJoint& joint) {
    if constexpr (I < std::variant_size_v<AnyJointDef>) {
        if (type != static_cast<int>(I)) return random_def<I + 1>(random, type, joint);
        using Def = std::variant_alternative_t<I, AnyJointDef>;
        Def& def = joint.def.emplace<Def>();
        RandomFields fields{random};
        scene_detail::visit_joint(fields, joint, def);
        scene_detail::JointFields<Def>::visit(fields, def);
        // A range does not say that an axis has a direction.
        if constexpr (requires { def.axis_a; }) {
            if (def.axis_a == Vec2{}) def.axis_a = {1.0f, 0.0f};
        }
        if constexpr (requires { def.ratio; }) def.ratio = def.ratio < 0.0f ? -0.5f : 0.25f;
        if constexpr (requires { def.phase; }) def.step = def.step < 0.0f ? -0.5f : 0.25f;
        if constexpr (std::is_same_v<Def, PulleyJointDef>) def.ratio = 0.75f;
        if constexpr (requires { def.limit; }) {
            if (def.limit) {
                const auto [lower, upper] = std::minmax({def.limit->lower, def.limit->upper});
                def.limit = JointLimit{lower, upper};
            }
        }
    }
}

bool has_coordinate(const SceneJoint& joint) {
    return std::holds_alternative<RevoluteJointDef>(joint.def) ||
           std::holds_alternative<PrismaticJointDef>(joint.def) ||
           std::holds_alternative<WheelJointDef>(joint.def) ||
           std::holds_alternative<SlotJointDef>(joint.def);
}

/// Gears couple the first two joints that can be coupled; there may be none.
SceneJoint random_joint(Random& random, const Scene& scene) {
    constexpr int kGear = static_cast<int>(JointType::kGear), kPulley = static_cast<int>(JointType::kPulley);
    const int bodies = static_cast<int>(scene.bodies.size());
    std::vector<int> coupled;
    for (std::size_t i = 0; i < scene.joints.size(); ++i)
        if (has_coordinate(scene.joints[i])) coupled.push_back(static_cast<int>(i));
    int type = random.below(static_cast<int>(std::variant_size_v<AnyJointDef>));
    if ((type == kGear && coupled.size() < 2) || (type == kPulley && bodies < 3)) type = 0;
    SceneJoint joint;
    joint.name = random.text();
    random_def(random, type, joint);
    joint.body_a = random.below(bodies);
    joint.body_b = (joint.body_a + 1) % bodies;
    if (type == kPulley) joint.frame = (joint.body_a + 2) % bodies;
    if (type == kGear) {
        joint.joint_a = coupled[0];
        joint.joint_b = coupled[1];
        const SceneJoint& first = scene.joints[static_cast<std::size_t>(joint.joint_a)];
        joint.body_a = first.body_a;
        joint.body_b = first.body_b;
    }
    return joint;
}

TEST(RoundTrip, ReferenceScenesComeBackEqual) {
    for (const auto rows : {reference_scenes(), small_scenes()}) {
        for (const ReferenceScene& row : rows) {
            const Scene scene = row.make();
            const std::string text = write_scene(scene);
            EXPECT_TRUE(same(parse_scene(text), scene)) << row.name;
            EXPECT_EQ(write_scene(parse_scene(text)), text) << row.name;
        }
    }
}

TEST(RoundTrip, RandomScenesComeBackEqual) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Random random(seed);
        Scene scene;
        scene.name = random.text();
        scene.description = random.text();
        scene.gravity = {random.bounded(), random.bounded()};
        scene.step_hertz = 1.0f + 1000.0f * random.unit();
        scene.substeps = 1 + random.below(64);
        scene.steps = random.below(1000000);
        scene.allow_sleep = random.coin();
        scene.continuous = random.coin();
        scene.smooth_ground = random.coin();
        scene.iterated_joints = random.coin();
        for (int i = 2 + random.below(4); i > 0; --i) scene.bodies.push_back(random_body(random));
        for (int i = random.below(12); i > 0; --i) scene.joints.push_back(random_joint(random, scene));
        const std::string text = write_scene(scene);
        Scene again;
        ASSERT_NO_THROW(again = parse_scene(text)) << text;
        ASSERT_TRUE(same(again, scene)) << text << write_scene(again);
        // A world takes every scene that the reader takes: the ranges of both are the same.
        ASSERT_NO_THROW((void)make_world(again)) << text;
    }
}

TEST(RoundTrip, ASixtyFourGonKeepsItsCorners) {
    Scene scene;
    ScenePolygon polygon;
    for (int i = 0; i < 64; ++i) {
        polygon.vertices.push_back(0.5f * Rot::from_angle(static_cast<float>(i) / 32.0f * kPi).x_axis());
    }
    scene.bodies.emplace_back().shapes.push_back({"", polygon, {}});
    EXPECT_TRUE(same(parse_scene(write_scene(scene)), scene));
}

TEST(RoundTrip, TheComparisonSeesABit) {
    const Scene scene = find_reference_scene("tumbler")->make();
    Scene other = scene;
    other.bodies[7].def.angle = -0.0f;
    EXPECT_FALSE(same(other, scene));
    EXPECT_TRUE(same(parse_scene(write_scene(other)), other));
    other = scene;
    auto& x = std::get<ScenePolygon>(other.bodies[7].shapes[0].geometry).vertices[0].x;
    x = std::nextafter(x, 0.0f);
    EXPECT_FALSE(same(other, scene));
    EXPECT_TRUE(same(parse_scene(write_scene(other)), other));
}

TEST(RoundTrip, WhatNoFileCanHoldIsRefused) {
    Scene scene;
    scene.gravity.x = std::numeric_limits<float>::quiet_NaN();
    EXPECT_THROW((void)write_scene(scene), SceneError);
    scene = {};
    scene.name = "\xff";
    EXPECT_THROW((void)write_scene(scene), SceneError);
}

TEST(RoundTrip, TextIsStableAndLeavesOutDefaults) {
    Scene scene;
    scene.name = "two";
    SceneBody& ball = scene.bodies.emplace_back();
    ball.def.type = BodyType::kDynamic;
    ball.def.position = {0.1f, -2.0f};
    ball.shapes.push_back({"", Circle{{}, 0.5f}, {}});
    scene.bodies.emplace_back().shapes.push_back({"",
                                                  ScenePolygon{{{-2, -1}, {2, -1}, {2, 1}, {-2, 1}}, 0.0f},
                                                  {.filter = {.mask = 0xfffffffffffffffdULL}}});
    DistanceJointDef rod;
    rod.length = 2.5f;
    scene.joints.push_back({"rod", 1, 0, rod});
    EXPECT_EQ(write_scene(scene), R"({
  "jostle": 1,
  "name": "two",
  "bodies": [
    {"type": "dynamic", "position": [0.1, -2], "shapes": [
      {"type": "circle", "radius": 0.5}
    ]},
    {"shapes": [
      {"type": "box", "half_width": 2, "half_height": 1, "mask": "0xfffffffffffffffd"}
    ]}
  ],
  "joints": [
    {"type": "distance", "body_a": 1, "body_b": 0, "name": "rod", "length": 2.5}
  ]
}
)");
}

}  // namespace
}  // namespace jostle
