// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Springs swing as their numbers say (finding x13).
#include <array>
#include <cmath>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// A disc on a spring, 1 m beyond its length.
struct Swing {
    Swing(float hertz, float damping_ratio) : world({.gravity = {}}) {
        const Body hook = world.create_body();
        disc = add_dynamic(world, {3.0f, 0.0f}, Circle{{}, 0.3f});
        world.create_distance({.body_a = hook,
                               .body_b = disc,
                               .length = 2.0f,
                               .spring = JointSpring{.hertz = hertz, .damping_ratio = damping_ratio}});
    }
    double step() {
        world.step(kDt);
        return double{disc.position().x} - 2.0;
    }
    World world;
    Body disc;
};

/// Of x'' + 2 z w x' + w^2 x = 0, samples dt apart have x'' = s x' - p x, where s and p are the sum and the
/// product of exp(-(z +- sqrt(z^2 - 1)) w dt).
TEST(Springs, HaveTheirFrequencyAndTheirDamping) {
    for (const float hertz : {0.5f, 1.0f, 2.0f, 5.0f, 10.0f, 24.0f}) {
        for (const float ratio : {0.0f, 0.1f, 0.5f}) {
            SCOPED_TRACE(testing::Message() << hertz << " Hz, " << ratio);
            Swing swing(hertz, ratio);
            // Samples about half a radian apart, or as near as steps are.
            const int every = std::max(1, static_cast<int>(std::lround(0.08f / (hertz * kDt))));
            const auto sample = [&] {
                double x = 0.0;
                for (int i = 0; i < every; ++i) x = swing.step();
                return x;
            };
            swing.step();
            std::array<double, 4> x{};
            for (double& one : x) one = sample();
            const double det = x[1] * x[1] - x[0] * x[2];
            const double s = (x[1] * x[2] - x[0] * x[3]) / det, p = (x[2] * x[2] - x[1] * x[3]) / det;
            const double dt = static_cast<double>(every) * double{kDt};
            const double decay = -0.5 * std::log(p) / dt;  // z w
            const double turn = std::acos(s / (2.0 * std::sqrt(p))) / dt;
            const double w = std::sqrt(decay * decay + turn * turn);
            EXPECT_NEAR(w / (2.0 * double{kPi}), double{hertz}, 0.01 * double{hertz});
            EXPECT_NEAR(decay / w, double{ratio}, 0.01);
        }
    }
}

TEST(Springs, SwingForLong) {
    for (const float hertz : {1.0f, 5.0f, 20.0f}) {
        Swing swing(hertz, 0.0f);
        double most = 0.0;
        for (int i = 0; i < 1200; ++i) {
            const double x = std::abs(swing.step());
            ASSERT_LT(x, 1.01);
            if (i >= 1140) most = std::max(most, x);
        }
        EXPECT_GT(most, 0.95);
    }
}

/// By m g / k, where k = m w^2, whatever the damping.
TEST(Springs, SagByTheirLoad) {
    for (const float ratio : {0.3f, 0.7f, 1.0f, 2.0f}) {
        SCOPED_TRACE(ratio);
        World world({.allow_sleep = false});
        const Body ground = world.create_body();
        const Body car = add_dynamic(world, {0.0f, 1.0f}, Polygon::box(1.0f, 0.2f));
        world.create_wheel({.body_a = car,
                            .body_b = ground,
                            .anchor_b = {0.0f, 1.0f},
                            .suspension = JointServo{.hertz = 2.0f, .damping_ratio = ratio}});
        run(world, 900);
        const float w = 2.0f * kPi * 2.0f;
        EXPECT_NEAR(1.0f - car.position().y, 10.0f / (w * w), 0.01f * 10.0f / (w * w));
    }
}

/// A spring next to nothing: the ball falls as it would without.
TEST(Springs, NextToNothingIsNothing) {
    for (const float hertz : {1e-20f, 1e-16f, 1e-14f, 1e-8f, 1e-5f}) {
        for (const float ratio : {0.0f, 0.1f, 1.0f, 10.0f, 1e6f}) {
            SCOPED_TRACE(testing::Message() << hertz << " Hz, " << ratio);
            if (ratio * hertz > 1e-4f) continue;
            World world;
            const Body hook = world.create_body();
            const Body ball = add_dynamic(world, {0.0f, -1.0f}, Circle{{}, 0.2f});
            world.create_distance({.body_a = hook,
                                   .body_b = ball,
                                   .length = 1.0f,
                                   .spring = JointSpring{.hertz = hertz, .damping_ratio = ratio}});
            run(world, 60);
            EXPECT_NEAR(ball.position().y, -6.0f, 0.05f);
        }
    }
}

/// A net is faster than each of its springs: it must not blow up, whatever their stiffness.
TEST(Springs, NetsHold) {
    for (const float hertz : {5.0f, 24.0f, 40.0f, 60.0f}) {
        SCOPED_TRACE(hertz);
        World world({.gravity = {}});
        std::vector<Body> nodes;
        constexpr int kSide = 6;
        const auto node = [&](int x, int y) { return nodes[static_cast<std::size_t>(kSide * y + x)]; };
        for (int y = 0; y < kSide; ++y)
            for (int x = 0; x < kSide; ++x)
                nodes.push_back(add_dynamic(world, {static_cast<float>(x), static_cast<float>(y)},
                                            Circle{{}, 0.2f}, {.filter = {.mask = 0}}));
        const auto link = [&](const Body& a, const Body& b) {
            world.create_distance({.body_a = a,
                                   .body_b = b,
                                   .length = length(b.position() - a.position()),
                                   .spring = JointSpring{.hertz = hertz, .damping_ratio = 0.0f}});
        };
        for (int y = 0; y < kSide; ++y) {
            for (int x = 0; x < kSide; ++x) {
                if (x + 1 < kSide) link(node(x, y), node(x + 1, y));
                if (y + 1 < kSide) link(node(x, y), node(x, y + 1));
                if (x + 1 < kSide && y + 1 < kSide) link(node(x, y), node(x + 1, y + 1));
                if (x > 0 && y + 1 < kSide) link(node(x, y), node(x - 1, y + 1));
            }
        }
        node(0, 0).set_linear_velocity({1.0f, 2.0f});
        world.step(1e-6f);
        const double before = world.energy().kinetic + world.energy().springs;
        for (int i = 0; i < 600; ++i) {
            world.step(kDt);
            ASSERT_LT(world.energy().kinetic, 1.5 * before);
        }
    }
}

/// A weight that hangs still: half of m g times the stretch, however much stiffer the spring is to be than a
/// sub-step bears.
TEST(Springs, EnergyIsThatOfTheStiffnessThatIsUsed) {
    for (const float hertz : {1.0f, 5.0f, 20.0f, 100.0f, 1000.0f}) {
        World world({.allow_sleep = false});
        const Body nail = world.create_body(),
                   weight = world.create_body({.type = BodyType::kDynamic, .position = {0, -1}});
        weight.create_shape(Circle{{}, 0.3f});
        const DistanceJoint joint =
            world.create_distance({.body_a = nail,
                                   .body_b = weight,
                                   .length = 1,
                                   .spring = JointSpring{.hertz = hertz, .damping_ratio = 1}});
        for (int i = 0; i < 1200; ++i) world.step(1.0f / 60);
        const double stretch = static_cast<double>(joint.current_length()) - 1.0;
        const double expected = 0.5 * static_cast<double>(weight.mass()) * 10.0 * stretch;
        EXPECT_NEAR(world.energy().springs, expected, 0.02 * expected) << hertz;
        EXPECT_EQ(world.clone().energy().springs, world.energy().springs) << hertz;
    }
}

/// As above; the row of such a spring is as stiff as it was asked to be.
TEST(Springs, EnergyOnABodyWithALockedAxisIsThatOfTheFrequencyAsAsked) {
    for (const float hertz : {1.0f, 5.0f, 20.0f, 60.0f, 100.0f}) {
        World world({.allow_sleep = false});
        const Body nail = world.create_body(),
                   weight = world.create_body(
                       {.type = BodyType::kDynamic, .position = {0, -1}, .locks = {.x = true}});
        weight.create_shape(Circle{{}, 0.3f});
        const DistanceJoint joint =
            world.create_distance({.body_a = nail,
                                   .body_b = weight,
                                   .length = 1,
                                   .spring = JointSpring{.hertz = hertz, .damping_ratio = 1}});
        for (int i = 0; i < 1200; ++i) world.step(1.0f / 60);
        const double stretch = static_cast<double>(joint.current_length()) - 1.0;
        const double expected = 0.5 * static_cast<double>(weight.mass()) * 10.0 * stretch;
        EXPECT_NEAR(world.energy().springs, expected, 0.02 * expected) << hertz;
        EXPECT_EQ(world.clone().energy().springs, world.energy().springs) << hertz;
    }
}

}  // namespace
}  // namespace jostle::test
