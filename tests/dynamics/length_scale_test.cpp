// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// WorldDef::length_scale: a world whose lengths are all multiplied by a power of two, as its length_scale is,
// moves as before, to the last bit. A constant of the solver that forgot to scale shows here.
#include <gtest/gtest.h>
#include <jostle/geometry/decompose.h>

#include <array>
#include <bit>
#include <cstdint>
#include <variant>
#include <vector>

#include "support/worlds.h"

namespace jostle {
namespace {

using test::add_dynamic;
using test::kDegree;
using test::kDt;

/// The units of a world: so many of them to a metre, and as many to a kilogram.
struct Units {
    float length = 1.0f;  ///< [unit/m] a power of two
    float mass = 1.0f;    ///< [unit/kg] a power of two

    float operator()(float metres) const { return metres * length; }
    Vec2 operator()(Vec2 metres) const { return metres * length; }
    [[nodiscard]] float density() const { return mass / (length * length); }
    [[nodiscard]] float force(float newtons) const { return newtons * mass * length; }
    [[nodiscard]] float torque(float newton_metres) const { return newton_metres * mass * length * length; }
};

/// A pile of every type of shape under a turning paddle, and every type of joint with its limits, motors and
/// springs; materials that roll, bounce and carry. A new type belongs in here.
static_assert(std::variant_size_v<AnyJointDef> == 14);
static_assert(static_cast<int>(ShapeType::kLargePolygon) == 4);

class ScaledWorld {
  public:
    explicit ScaledWorld(const Units& units)
        : u_(units), world_({.gravity = u_(Vec2{0.5f, -10.0f}), .length_scale = units.length}) {
        add_ground();
        add_pile();
        add_joints();
    }

    void step() {
        // From time to time a push, so that forces are tested too.
        if (++steps_ % 40 == 0) {
            bodies_[2].apply_force_to_center({u_.force(300.0f), u_.force(100.0f)});
            bodies_[3].apply_torque(u_.torque(20.0f));
            bodies_[4].apply_impulse_to_center({0.0f, u_.force(3.0f)});
        }
        world_.step(kDt);
    }

    [[nodiscard]] const World& world() const { return world_; }
    [[nodiscard]] const std::vector<Body>& bodies() const { return bodies_; }

  private:
    [[nodiscard]] ShapeDef material(float restitution = 0.0f) const {
        return {.density = u_.density(),
                .material = {.restitution = restitution, .rolling_resistance = 0.5f * restitution},
                .hit_events = true};
    }

    void add_ground() {
        const Body ground = world_.create_body();
        const Vec2 hills[] = {u_(Vec2{12.0f, 4.0f}), u_(Vec2{6.0f, 0.0f}), u_(Vec2{1.0f, 0.25f}),
                              u_(Vec2{-5.0f, 0.0f}), u_(Vec2{-12.0f, 5.0f})};
        ground.create_chain({.points = hills, .count = 5}, {.material = {.surface_speed = u_(-0.25f)}});
        ground.create_shape(Segment{u_(Vec2{-3.0f, 1.0f}), u_(Vec2{-1.0f, 1.5f})});
        ground.create_shape(Segment{u_(Vec2{20.0f, 0.0f}), u_(Vec2{22.0f, 0.0f})});
        ground.create_shape(Polygon::box(u_(3.0f), u_(1.0f)), {.is_sensor = true});
        paddle_ = world_.create_body({.type = BodyType::kKinematic,
                                      .position = u_(Vec2{2.0f, 2.0f}),
                                      .linear_velocity = u_(Vec2{-0.1f, 0.05f}),
                                      .angular_velocity = 1.5f});
        paddle_.create_shape(Polygon::box(u_(1.5f), u_(0.1f)), {.material = {.surface_speed = u_(0.75f)}});
    }

    void add_pile() {
        const Vec2 corner[] = {u_(Vec2{0.0f, 0.0f}), u_(Vec2{0.6f, 0.0f}), u_(Vec2{0.6f, 0.2f}),
                               u_(Vec2{0.2f, 0.2f}), u_(Vec2{0.2f, 0.6f}), u_(Vec2{0.0f, 0.6f})};
        const ConvexPieces pieces = decompose({.outer = corner, .holes = {}}, 0.0f, world_.tolerances());
        const LargePolygon round = LargePolygon::regular(16, u_(0.3f));
        const Geometry types[] = {Circle{u_(Vec2{0.0f, 0.05f}), u_(0.3f)},
                                  Capsule{u_(Vec2{-0.25f, 0.0f}), u_(Vec2{0.25f, 0.1f}), u_(0.15f)},
                                  Polygon::box(u_(0.3f), u_(0.2f)),
                                  Polygon::rounded_box(u_(0.2f), u_(0.2f), u_(0.1f)),
                                  Polygon::regular(5, u_(0.35f)),
                                  round};
        for (int i = 0; i < 56; ++i) {
            const Vec2 at =
                u_(Vec2{static_cast<float>(i % 8) - 4.0f, 3.0f + 0.75f * static_cast<float>(i / 8)});
            const float angle = 0.1f * static_cast<float>(i);
            const auto type = static_cast<std::size_t>(i % 7);
            if (type == 6) {
                bodies_.push_back(
                    world_.create_body({.type = BodyType::kDynamic, .position = at, .angle = angle}));
                for (int k = 0; k < pieces.size(); ++k) bodies_.back().create_shape(pieces[k], material());
                continue;
            }
            const float restitution = i % 3 == 0 ? 0.5f : 0.0f;
            bodies_.push_back(add_dynamic(world_, at, types[type], material(restitution), angle));
        }
        // Fast, damped and half as heavy.
        const Body fast = world_.create_body({.type = BodyType::kDynamic,
                                              .position = u_(Vec2{-8.0f, 9.0f}),
                                              .linear_velocity = u_(Vec2{9.0f, -3.0f}),
                                              .angular_velocity = -4.0f,
                                              .linear_damping = 0.1f,
                                              .angular_damping = 0.2f,
                                              .gravity_scale = 0.5f});
        fast.create_shape(Segment{u_(Vec2{-0.5f, 0.0f}), u_(Vec2{0.5f, 0.0f})}, material());
        fast.create_shape(Circle{u_(Vec2{0.5f, 0.0f}), u_(0.2f)}, material(0.8f));
        bodies_.push_back(fast);
        // Aside of the pile and its paddle, so that it falls asleep.
        bodies_.push_back(
            add_dynamic(world_, u_(Vec2{21.0f, 0.5f}), Polygon::box(u_(0.3f), u_(0.2f)), material()));
    }

    /// Two bodies at `at` [m], half a metre apart, to be joined.
    std::array<Body, 2> add_pair(Vec2 at) {
        std::array<Body, 2> two;
        for (int i = 0; i < 2; ++i) {
            const Vec2 place = at + Vec2{0.5f * static_cast<float>(i), 0.0f};
            two[static_cast<std::size_t>(i)] =
                add_dynamic(world_, u_(place), Polygon::box(u_(0.2f), u_(0.1f)), material());
            bodies_.push_back(two[static_cast<std::size_t>(i)]);
        }
        return two;
    }

    void add_joints() {
        const Vec2 out = u_(Vec2{0.25f, 0.0f}), back = u_(Vec2{-0.25f, 0.0f});
        const JointSpring spring{.hertz = 3.0f, .damping_ratio = 0.3f};
        auto [a, b] = add_pair({-6.0f, 8.0f});
        world_.create_revolute({.body_a = a, .body_b = b, .anchor_a = out, .anchor_b = back});
        auto [c, d] = add_pair({-4.0f, 9.0f});
        world_.create_revolute({.body_a = c,
                                .body_b = d,
                                .anchor_a = out,
                                .anchor_b = back,
                                .limit = {{-1.0f, 0.5f}},
                                .motor = {{.speed = 90.0f * kDegree, .max_torque = u_.torque(2.0f)}}});
        auto [e, f] = add_pair({-2.0f, 9.0f});
        world_.create_prismatic({.body_a = e,
                                 .body_b = f,
                                 .anchor_a = out,
                                 .anchor_b = back,
                                 .axis_a = {3.0f, 4.0f},
                                 .limit = {{u_(-0.25f), u_(0.5f)}},
                                 .motor = {{.speed = u_(1.0f), .max_force = u_.force(4.0f)}}});
        auto [g, h] = add_pair({0.0f, 9.0f});
        world_.create_distance({.body_a = g, .body_b = h, .length = u_(0.5f)});
        auto [i, j] = add_pair({2.0f, 9.0f});
        world_.create_distance(
            {.body_a = i, .body_b = j, .anchor_a = out, .length = u_(1.0f), .spring = spring});
        auto [k, l] = add_pair({4.0f, 9.0f});
        world_.create_weld({.body_a = k, .body_b = l, .anchor_a = out, .anchor_b = back});
        auto [m, n] = add_pair({6.0f, 8.0f});
        world_.create_weld({.body_a = m,
                            .body_b = n,
                            .anchor_a = out,
                            .anchor_b = back,
                            .linear_spring = spring,
                            .angular_spring = spring});
        add_driven_joints();
        add_coupled_joints();
    }
    /// Those that hold nothing, or no more than a largest force, and those along a line.
    void add_driven_joints() {
        const Vec2 out = u_(Vec2{0.25f, 0.0f}), back = u_(Vec2{-0.25f, 0.0f});
        auto [a, b] = add_pair({-6.0f, 11.0f});
        world_.create_filter({.body_a = a, .body_b = b});
        auto [c, d] = add_pair({-4.0f, 12.0f});
        world_.create_motor({.body_a = c,
                             .body_b = d,
                             .offset = u_(Vec2{0.5f, 0.25f}),
                             .angle = 1.0f,
                             .max_force = u_.force(3.0f),
                             .max_torque = u_.torque(0.5f)});
        auto [e, f] = add_pair({-2.0f, 12.0f});
        world_.create_target({.body_a = e, .body_b = f, .anchor_a = out, .max_force = u_.force(5.0f)});
        auto [g, h] = add_pair({0.0f, 12.0f});
        world_.create_friction(
            {.body_a = g, .body_b = h, .max_force = u_.force(0.5f), .max_torque = u_.torque(0.25f)});
        auto [i, j] = add_pair({2.0f, 12.0f});
        world_.create_wheel({.body_a = i,
                             .body_b = j,
                             .anchor_a = out,
                             .anchor_b = back,
                             .suspension = JointServo{u_(0.125f), 3.0f, 0.5f, u_.force(8.0f)},
                             .limit = {{u_(-0.25f), u_(0.25f)}},
                             .motor = {{.speed = 3.0f, .max_torque = u_.torque(0.5f)}}});
        auto [k, l] = add_pair({4.0f, 12.0f});
        world_.create_slot({.body_a = k,
                            .body_b = l,
                            .anchor_a = out,
                            .anchor_b = back,
                            .limit = {{u_(-0.5f), u_(0.5f)}},
                            .motor = {{.speed = u_(1.0f), .max_force = u_.force(1.0f)}},
                            .servo = JointServo{u_(0.25f), 2.0f, 0.5f, u_.force(2.0f)}});
        auto [m, n] = add_pair({6.0f, 11.0f});
        const CustomJoint custom = world_.create_custom({.body_a = m, .body_b = n});
        const float target = u_(0.5f), most = u_.force(2.0f);
        world_.on_custom_joints([=](CustomRows& rows) {
            if (rows.joint != custom) return;
            CustomRow& row = rows.add();
            row.linear[0] = {0.0f, -1.0f};
            row.linear[1] = {0.0f, 1.0f};
            row.error = rows.joint.anchor_b().y - rows.joint.anchor_a().y - target;
            row.max_force = most;
        });
        world_.create_ratchet({.body_a = m, .body_b = n, .step = 0.25f, .max_torque = u_.torque(1.0f)});
        world_.create_distance({.body_a = m,
                                .body_b = n,
                                .limit = {{u_(0.25f), u_(1.0f)}},
                                .motor = {{.speed = u_(0.5f), .max_force = u_.force(1.0f)}}});
    }
    /// Those of more than two bodies.
    void add_coupled_joints() {
        auto [a, b] = add_pair({-3.0f, 14.0f});
        world_.create_pulley({.body_a = a,
                              .body_b = b,
                              .frame = paddle_,
                              .point_a = u_(Vec2{-1.0f, 6.0f}),
                              .point_b = u_(Vec2{1.0f, 6.0f}),
                              .length = u_(16.0f),
                              .ratio = 1.5f,
                              .min_length_a = u_(0.5f)});
        auto [c, d] = add_pair({0.0f, 14.0f});
        auto [e, f] = add_pair({3.0f, 14.0f});
        const Vec2 out = u_(Vec2{0.25f, 0.0f}), back = u_(Vec2{-0.25f, 0.0f});
        const Joint hinge =
            world_.create_revolute({.body_a = c, .body_b = d, .anchor_a = out, .anchor_b = back});
        const Joint slide =
            world_.create_prismatic({.body_a = e, .body_b = f, .anchor_a = out, .anchor_b = back});
        world_.create_gear({.joint_a = slide, .joint_b = hinge, .ratio = u_(0.5f)});
    }

    Units u_;
    World world_;
    Body paddle_;
    std::vector<Body> bodies_;
    int steps_ = 0;
};

/// The bits of the same state in metres and kilograms: scaling by a power of two loses none.
using ScaledRow = std::array<std::uint32_t, 7>;

std::vector<ScaledRow> rows_of(const ScaledWorld& scaled, float length) {
    std::vector<ScaledRow> rows;
    for (const Body& body : scaled.bodies()) {
        const Transform pose = body.transform();
        const Vec2 velocity = body.linear_velocity();
        ScaledRow row;
        const float numbers[] = {
            pose.p.x / length,   pose.p.y / length,      pose.q.c, pose.q.s, velocity.x / length,
            velocity.y / length, body.angular_velocity()};
        for (std::size_t i = 0; i < row.size(); ++i) row[i] = std::bit_cast<std::uint32_t>(numbers[i]);
        rows.push_back(row);
    }
    return rows;
}

struct Trace {
    std::vector<std::vector<ScaledRow>> steps;
    std::size_t hits = 0, began = 0, entered = 0, slept = 0;
};

Trace trace_of(const Units& units) {
    constexpr int kSteps = 300;
    ScaledWorld scaled(units);
    Trace trace;
    for (int step = 0; step < kSteps; ++step) {
        scaled.step();
        trace.steps.push_back(rows_of(scaled, units.length));
        const Events events = scaled.world().events();
        trace.hits += events.hits.size();
        trace.began += events.contacts_began.size();
        trace.entered += events.sensors_entered.size();
        trace.slept += events.slept.size();
    }
    EXPECT_EQ(scaled.world().check(), "");
    return trace;
}

void expect_scaled(const Trace& metres, const Trace& scaled) {
    for (std::size_t step = 0; step < metres.steps.size(); ++step)
        for (std::size_t body = 0; body < metres.steps[step].size(); ++body)
            ASSERT_EQ(scaled.steps[step][body], metres.steps[step][body])
                << "body " << body << " after step " << step + 1;
    EXPECT_EQ(scaled.hits, metres.hits);
    EXPECT_EQ(scaled.began, metres.began);
    EXPECT_EQ(scaled.entered, metres.entered);
    EXPECT_EQ(scaled.slept, metres.slept);
}

TEST(LengthScale, PowersOfTwoMoveAlikeToTheBit) {
    const Trace metres = trace_of({});
    // The pile meets the ground, the paddle and itself.
    ASSERT_GT(metres.hits, 50u);
    ASSERT_GT(metres.began, 200u);
    ASSERT_GT(metres.entered, 10u);
    ASSERT_GT(metres.slept, 0u);
    for (int k = -9; k <= 9; ++k) {
        SCOPED_TRACE(k);
        const float length = std::bit_cast<float>(static_cast<std::uint32_t>(127 + k) << 23u);
        expect_scaled(metres, trace_of({.length = length}));
        // Density 1 is usual in pixels as well: a body then has more kilograms.
        expect_scaled(metres, trace_of({.length = length, .mass = length * length}));
    }
}

TEST(LengthScale, OtherScalesAreNotTheSameBits) {
    // So that the test above can fail: a scale that rounds leaves other bits.
    const Trace metres = trace_of({});
    const Trace tenth = trace_of({.length = 10.0f});
    EXPECT_NE(metres.steps.back(), tenth.steps.back());
}

}  // namespace
}  // namespace jostle
