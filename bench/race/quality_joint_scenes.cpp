// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <utility>

#include "race/quality_scenes.h"

namespace jostle::race {
namespace {

Scene empty(bool falls) {
    Scene scene;
    scene.allow_sleep = false;
    if (!falls) scene.gravity = {};
    return scene;
}
/// A static body at the origin, the first.
Scene with_frame(bool falls) {
    Scene scene = empty(falls);
    scene.bodies.emplace_back();
    return scene;
}

/// A dynamic body that touches nothing; its index.
template <class Shape>
int add(Scene& scene, Vec2 position, Shape&& shape, float density = 1.0f) {
    SceneBody& body = scene.bodies.emplace_back();
    body.def.type = BodyType::kDynamic;
    body.def.position = position;
    SceneShape& added = body.shapes.emplace_back();
    added.geometry = std::forward<Shape>(shape);
    added.def.density = density;
    added.def.filter.mask = 0;
    return static_cast<int>(scene.bodies.size()) - 1;
}

template <class Def>
SceneJoint& join(Scene& scene, int a, int b, const Def& def) {
    SceneJoint& joint = scene.joints.emplace_back();
    joint.body_a = a;
    joint.body_b = b;
    joint.def = def;
    return joint;
}
void hinge(Scene& scene, int a, int b, Vec2 anchor_a, Vec2 anchor_b) {
    RevoluteJointDef def;
    def.anchor_a = anchor_a;
    def.anchor_b = anchor_b;
    join(scene, a, b, def);
}

}  // namespace

Scene chain(int links, bool has_weight) {
    constexpr float kDamping = 0.3f, kRatio = 1000.0f;
    Scene scene = with_frame(true);
    const auto end = static_cast<float>(links);
    for (int i = 0; i < links; ++i) {
        const float x = 0.5f + static_cast<float>(i);
        const int link = add(scene, {x, 0.0f}, Capsule{{-0.4f, 0.0f}, {0.4f, 0.0f}, 0.1f});
        hinge(scene, link - 1, link, {i > 0 ? 0.5f : 0.0f, 0.0f}, {-0.5f, 0.0f});
    }
    if (!has_weight) return scene;
    const float mass = kRatio * mass_of(scene.bodies[1].shapes[0]).mass;
    const int ball = add(scene, {end, 0.0f}, Circle{{}, 1.0f});
    scene.bodies.back().mass = MassData{mass, {}, 0.5f * mass};
    hinge(scene, ball - 1, ball, {0.5f, 0.0f}, {});
    for (SceneBody& body : scene.bodies) body.def.linear_damping = body.def.angular_damping = kDamping;
    return scene;
}

Scene ring(int circles) {
    constexpr float kRadius = 4.0f, kTurn = 20.0f;
    Scene scene = empty(false);
    const auto direction = [&](int i) {
        return Rot::from_angle(2.0f * kPi * static_cast<float>(i) / static_cast<float>(circles)).x_axis();
    };
    for (int i = 0; i < circles; ++i) {
        const Vec2 place = kRadius * direction(i);
        BodyDef& def = scene.bodies[static_cast<std::size_t>(add(scene, place, Circle{{}, 0.2f}))].def;
        def.linear_velocity = cross(kTurn, place);
        def.angular_velocity = kTurn;
    }
    for (int i = 0; i < circles; ++i) {
        const Vec2 half = 0.5f * kRadius * (direction(i + 1) - direction(i));
        hinge(scene, i, (i + 1) % circles, half, -half);
    }
    return scene;
}

Scene thrown_boxes() {
    constexpr int kBoxes = 6;
    Scene scene = empty(false);
    for (int i = 0; i < kBoxes; ++i) {
        const auto x = static_cast<float>(i);
        add(scene, {x, 0.0f}, box(0.4f, 0.1f), x + 1.0f);
        if (i > 0) hinge(scene, i - 1, i, {0.5f, 0.0f}, {-0.5f, 0.0f});
    }
    scene.bodies.front().def.linear_velocity = {0.0f, 10.0f};
    scene.bodies.back().def.linear_velocity = {3.0f, -10.0f};
    scene.bodies[2].def.angular_velocity = 20.0f;
    return scene;
}

Scene spring(float hertz, float swing) {
    Scene scene = with_frame(false);
    const int ball = add(scene, {swing, 0.0f}, Circle{{}, 0.25f});
    DistanceJointDef def;
    def.anchor_a = {-5.0f, 0.0f};
    def.length = 5.0f;
    def.spring = {.hertz = hertz, .damping_ratio = 0.0f};
    join(scene, 0, ball, def);
    return scene;
}

Scene torn_hinge() {
    Scene scene = with_frame(false);
    const int torn = add(scene, {11.0f, 0.0f}, box(0.3f, 0.3f));
    scene.bodies.back().def.angle = 3.0f;
    hinge(scene, 0, torn, {}, {-1.0f, 0.0f});
    return scene;
}

Scene falling_arm() {
    Scene scene = with_frame(true);
    const int disc = add(scene, {2.0f, 0.0f}, Circle{{}, 0.1f});
    RevoluteJointDef def;
    def.anchor_b = {-2.0f, 0.0f};
    def.limit = JointLimit{-0.25f * kPi, 0.75f * kPi};
    join(scene, 0, disc, def);
    return scene;
}

Scene suspension(float hertz) {
    Scene scene = with_frame(true);
    const int block = add(scene, {}, box(0.5f, 0.5f));
    WheelJointDef def;
    def.suspension = JointServo{.hertz = hertz, .damping_ratio = 0.7f};
    join(scene, 0, block, def);
    return scene;
}

Scene two_weights() {
    Scene scene = with_frame(true);
    const int light = add(scene, {-2.0f, 5.0f}, box(0.5f, 0.5f));
    const int heavy = add(scene, {2.0f, 5.0f}, box(0.5f, 0.5f), 10.0f);
    PulleyJointDef def;
    def.point_a = {-2.0f, 12.0f};
    def.point_b = {2.0f, 12.0f};
    def.length = 14.0f;
    join(scene, light, heavy, def).frame = 0;
    return scene;
}

namespace {

/// Limbs are the scene's last bodies.
struct Doll {
    Scene& scene;
    Transform pose;
    float angle;

    int add_limb(Vec2 at, Vec2 half, float radius) const {
        const int limb = length(half) > 0.0f ? add(scene, apply(pose, at), Capsule{-half, half, radius})
                                             : add(scene, apply(pose, at), Circle{{}, radius});
        SceneBody& body = scene.bodies.back();
        body.def.angle = angle;
        body.shapes[0].def.filter = {};
        body.shapes[0].def.material.friction = 0.5f;
        return limb;
    }
    /// Both limbs begin at the doll's angle, and `a` lies at `at_a` of it.
    void joint(int a, Vec2 at_a, int b, Vec2 at_b, Vec2 at, float lower, float upper) const {
        RevoluteJointDef def;
        def.anchor_a = at - at_a;
        def.anchor_b = at - at_b;
        def.limit = JointLimit{lower, upper};
        def.motor = RevoluteMotor{0.0f, 0.3f};
        join(scene, a, b, def);
    }
    void add_all() const {
        const int torso = add_limb({}, {0.0f, 0.25f}, 0.15f), head = add_limb({0.0f, 0.6f}, {}, 0.16f);
        joint(torso, {}, head, {0.0f, 0.6f}, {0.0f, 0.42f}, -0.5f, 0.5f);
        for (const float side : {-1.0f, 1.0f}) {
            const Vec2 arm_at{0.35f * side, 0.25f}, hand_at{0.68f * side, 0.25f};
            const Vec2 thigh_at{0.1f * side, -0.6f}, shin_at{0.1f * side, -1.05f};
            const int arm = add_limb(arm_at, {0.12f, 0.0f}, 0.07f),
                      hand = add_limb(hand_at, {0.12f, 0.0f}, 0.06f),
                      thigh = add_limb(thigh_at, {0.0f, 0.16f}, 0.08f),
                      shin = add_limb(shin_at, {0.0f, 0.16f}, 0.07f);
            const float elbow = 1.8f * side, knee = -1.5f * side;
            joint(torso, {}, arm, arm_at, {0.18f * side, 0.25f}, -1.5f, 1.5f);
            joint(arm, arm_at, hand, hand_at, {0.52f * side, 0.25f}, min(elbow, -0.1f), max(elbow, 0.1f));
            joint(torso, {}, thigh, thigh_at, {0.1f * side, -0.38f}, -0.8f, 0.8f);
            joint(thigh, thigh_at, shin, shin_at, {0.1f * side, -0.83f}, min(knee, -0.1f), max(knee, 0.1f));
        }
    }
};

}  // namespace

Scene ragdolls(int dolls) {
    Scene scene = with_frame(true);
    SceneShape& ground = scene.bodies.back().shapes.emplace_back();
    ground.geometry = Segment{{-50.0f, 0.0f}, {50.0f, 0.0f}};
    ground.def.material.friction = 0.5f;
    for (int i = 0; i < dolls; ++i) {
        const float angle = 0.6f * static_cast<float>(i), x = -40.0f + 4.0f * static_cast<float>(i);
        Doll{scene, {{x, 3.0f}, Rot::from_angle(angle)}, angle}.add_all();
    }
    return scene;
}

Scene loaded_bridge(int planks, int boxes, float ratio) {
    constexpr float kLength = 0.5f, kThickness = 0.125f, kBox = 0.5f;
    Scene scene = with_frame(true);
    const float span = kLength * static_cast<float>(planks);
    const auto touches_all = [&](float friction) {
        SceneShape& shape = scene.bodies.back().shapes.back();
        shape.def.filter = {};
        shape.def.material.friction = friction;
    };
    int last = 0;
    for (int i = 0; i < planks; ++i) {
        const float x = kLength * static_cast<float>(i) - 0.5f * span;
        const int plank = add(scene, {x + 0.5f * kLength, 0.0f}, box(0.5f * kLength, 0.5f * kThickness));
        touches_all(0.6f);
        hinge(scene, last, plank, {i > 0 ? 0.5f * kLength : x, 0.0f}, {-0.5f * kLength, 0.0f});
        last = plank;
    }
    hinge(scene, last, 0, {0.5f * kLength, 0.0f}, {0.5f * span, 0.0f});
    for (int i = 0; i < boxes; ++i) {
        const float x = span * (static_cast<float>(i + 1) / static_cast<float>(boxes + 1) - 0.5f);
        add(scene, {x, 1.0f}, box(0.5f * kBox, 0.5f * kBox), ratio * kLength * kThickness / (kBox * kBox));
        touches_all(0.6f);
    }
    return scene;
}

Scene rack() {
    Scene scene = with_frame(true);
    const int pinion = add(scene, {}, Circle{{}, 0.5f});
    const int bar = add(scene, {0.5f, 0.0f}, box(0.1f, 2.5f));
    hinge(scene, 0, pinion, {}, {});
    PrismaticJointDef slide;
    slide.anchor_a = {0.5f, 0.0f};
    slide.axis_a = {0.0f, 1.0f};
    join(scene, 0, bar, slide);
    SceneJoint& gear = join(scene, 0, bar, GearJointDef{.ratio = -0.5f});
    gear.joint_a = 1;
    gear.joint_b = 0;
    return scene;
}

}  // namespace jostle::race
