// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies that move a little against each other do what they do where every contact is computed afresh.
#include <jostle/geometry/manifold.h>
#include <jostle/math/trigonometry.h>

#include <algorithm>
#include <cmath>

#include "support/worlds.h"

namespace jostle::test {
namespace {

constexpr ShapeDef kGlassy{.material = {.friction = 0.0f}};

/// A kinematic table, whose contacts are kept as those of dynamic bodies are; its top is at y = 0.
Body add_table(World& world, float half_width = 5.0f, const ShapeDef& def = {}) {
    const Body table = world.create_body({.type = BodyType::kKinematic, .position = {0.0f, -0.5f}});
    table.create_shape(Polygon::box(half_width, 0.5f), def);
    return table;
}

/// Contacts whose hits are reported are computed afresh in each step: with these the others are compared.
ShapeDef always_fresh(ShapeDef def) {
    def.hit_events = true;
    return def;
}

TEST(SlowContacts, PointsThatAreReadAreWhereTheShapesAre) {
    World world({.allow_sleep = false});
    const Body table = add_table(world, 5.0f, kGlassy);
    const Geometry box = Polygon::box(0.5f, 0.5f);
    const Body body = add_dynamic(world, {0.0f, 0.5f}, box, kGlassy);
    run(world, 30);
    body.set_linear_velocity({0.2f, 0.0f});
    for (int i = 0; i < 30; ++i) {
        world.step(kDt);
        ASSERT_EQ(body.contacts().size(), 1);
        const Contact contact = *body.contacts().begin();
        const Transform a = contact.shape_a.body().transform(), b = contact.shape_b.body().transform();
        const Manifold now =
            collide(contact.shape_a.geometry(), contact.shape_b.geometry(), inverse_compose(a, b));
        ASSERT_EQ(contact.count, 2);
        ASSERT_EQ(now.count, 2);
        for (int k = 0; k < 2; ++k) {
            EXPECT_LT(length(contact.points[k].point - apply(a, now.points[k].point)), 0.004f) << i;
            EXPECT_NEAR(contact.points[k].separation, now.points[k].separation, 1e-4f) << i;
        }
    }
    EXPECT_EQ(table.position(), (Vec2{0.0f, -0.5f}));
}

/// [steps] until a small box that slides off the end of a table has turned by 0.2 rad, and where it is then.
struct Fall {
    int steps = 0;
    Vec2 place;
};
Fall slide_off(float speed, bool fresh) {
    World world({.allow_sleep = false});
    add_table(world, 1.0f, kGlassy);
    const Body box = add_dynamic(world, {0.8f, 0.025f}, Polygon::box(0.025f, 0.025f),
                                 fresh ? always_fresh(kGlassy) : kGlassy);
    run(world, 30);
    box.set_linear_velocity({speed, 0.0f});
    Fall fall;
    while (std::abs(box.angle()) < 0.2f && fall.steps < 1000) {
        world.step(kDt);
        ++fall.steps;
    }
    fall.place = box.position();
    return fall;
}

TEST(SlowContacts, SmallBoxesLeaveALedgeAsByFreshContacts) {
    for (const float speed : {0.05f, 0.2f, 0.5f, 1.0f, 2.0f}) {
        SCOPED_TRACE(speed);
        const Fall kept = slide_off(speed, false), fresh = slide_off(speed, true);
        EXPECT_LT(fresh.steps, 1000);
        EXPECT_NEAR(kept.steps, fresh.steps, 2);
        EXPECT_LT(length(kept.place - fresh.place), 0.003f + 2.0f * kDt * speed);
    }
}

/// A table that tilts slowly: a box begins to slide at the angle of friction, though its normal follows the
/// table in jumps of two degrees.
TEST(SlowContacts, ABoxSlidesFromATiltingTableAtTheAngleOfFriction) {
    World world({.allow_sleep = false});
    const ShapeDef rough{.material = {.friction = 0.5f}};
    const Body table = add_table(world, 20.0f, rough);
    const Body box = add_dynamic(world, {0.0f, 0.25f}, Polygon::box(0.5f, 0.25f), rough);
    run(world, 30);
    table.set_angular_velocity(0.05f);
    const float slides_at = math::atan2(0.5f, 1.0f);
    const auto way = [&] { return inverse_apply(table.transform(), box.position()).x; };
    const float start = way();
    while (table.angle() < slides_at - 2.5f * kDegree) world.step(kDt);
    EXPECT_NEAR(way(), start, 0.01f);
    while (table.angle() < slides_at + 2.5f * kDegree) world.step(kDt);
    run(world, 60);
    EXPECT_GT(std::abs(way() - start), 0.05f);
}

/// A stack in a gondola of a ferris wheel of 10 m: the floor stays level while it goes round in 20 s.
TEST(SlowContacts, AStackRidesAFerrisWheel) {
    World world({.allow_sleep = false});
    const Body floor = world.create_body({.type = BodyType::kKinematic, .position = {5.0f, -0.5f}});
    floor.create_shape(Polygon::box(2.0f, 0.5f));
    std::vector<Body> stack;
    for (int i = 0; i < 5; ++i)
        stack.push_back(add_dynamic(world, {5.0f, 0.5f + static_cast<float>(i)}, Polygon::box(0.5f, 0.5f)));
    constexpr float kTurn = 2.0f * kPi / 20.0f, kRadius = 5.0f;
    for (int i = 0; i < 20 * 60; ++i) {
        const float angle = kTurn * static_cast<float>(i) * kDt;
        floor.set_linear_velocity(kRadius * kTurn * Vec2{-math::sin(angle), math::cos(angle)});
        world.step(kDt);
    }
    for (std::size_t i = 0; i < stack.size(); ++i) {
        const Vec2 place = stack[i].position() - floor.position();
        EXPECT_NEAR(place.x, 0.0f, 0.02f) << i;
        EXPECT_NEAR(place.y, 1.0f + static_cast<float>(i), 0.03f) << i;
        EXPECT_NEAR(stack[i].angle(), 0.0f, 0.01f) << i;
    }
}

/// A deck that rolls by 10 degrees to either side in 4 s, for 20 s: nothing creeps along it further
/// than by fresh manifolds.
TEST(SlowContacts, AStackStandsOnADeckThatRolls) {
    const auto creep = [](const ShapeDef& def) {
        World world({.allow_sleep = false});
        const Body deck = add_table(world, 5.0f, def);
        std::vector<Body> stack;
        for (int i = 0; i < 3; ++i)
            stack.push_back(add_dynamic(world, {0.0f, 0.25f + 0.5f * static_cast<float>(i)},
                                        Polygon::box(0.5f, 0.25f), def));
        run(world, 30);
        constexpr float kTurn = 2.0f * kPi / 4.0f;
        for (int i = 0; i < 20 * 60; ++i) {
            deck.set_angular_velocity(10.0f * kDegree * kTurn *
                                      math::cos(kTurn * static_cast<float>(i) * kDt));
            world.step(kDt);
        }
        EXPECT_NEAR(deck.angle(), 0.0f, kDegree);
        float way = 0.0f;
        for (std::size_t i = 0; i < stack.size(); ++i) {
            const Vec2 place = inverse_apply(deck.transform(), stack[i].position());
            EXPECT_NEAR(place.y, 0.75f + 0.5f * static_cast<float>(i), 0.03f) << i;
            way = std::max(way, std::abs(place.x));
        }
        return way;
    };
    EXPECT_LT(creep({}), 0.05f);
    EXPECT_NEAR(creep({}), creep(always_fresh({})), 0.005f);
}

/// A box on a plank on two rollers: it goes with the plank, which is twice as fast as the rollers' centres.
TEST(SlowContacts, ABoxRidesAPlankOnRollers) {
    World world({.allow_sleep = false});
    add_ground(world);
    const Body left = add_dynamic(world, {-1.0f, 0.25f}, Circle{{}, 0.25f}),
               right = add_dynamic(world, {1.0f, 0.25f}, Circle{{}, 0.25f}),
               plank = add_dynamic(world, {0.0f, 0.6f}, Polygon::box(3.0f, 0.1f)),
               box = add_dynamic(world, {0.0f, 0.95f}, Polygon::box(0.25f, 0.25f));
    run(world, 60);
    for (const Body& roller : {left, right}) {
        roller.set_linear_velocity({0.25f, 0.0f});
        roller.set_angular_velocity(-1.0f);
    }
    for (const Body& rider : {plank, box}) rider.set_linear_velocity({0.5f, 0.0f});
    const float start = plank.position().x, roller_start = left.position().x;
    run(world, 120);
    EXPECT_NEAR(plank.position().x - start, 1.0f, 0.05f);
    EXPECT_NEAR(left.position().x - roller_start, 0.5f, 0.03f);
    EXPECT_NEAR(box.position().x - plank.position().x, 0.0f, 0.005f);
    EXPECT_NEAR(box.position().y, 0.95f, 0.02f);
    EXPECT_NEAR(box.angle(), 0.0f, 0.01f);
}

/// A ball that rolls over planks which lie side by side on the ground, and are dynamic, so that they are no
/// smooth ground: the seams brake it as they do where every manifold is computed afresh.
TEST(SlowContacts, ABallRollsOverSeamsAsByFreshContacts) {
    const auto roll = [](bool fresh) {
        const ShapeDef def{.density = 100.0f, .hit_events = fresh};
        World world({.allow_sleep = false});
        add_ground(world);
        for (int i = 0; i < 20; ++i)
            add_dynamic(world, {static_cast<float>(i), 0.1f}, Polygon::box(0.5f, 0.1f), def);
        const Body ball = add_dynamic(world, {0.0f, 0.45f}, Circle{{}, 0.25f}, {.hit_events = fresh});
        run(world, 60);
        ball.set_linear_velocity({4.0f, 0.0f});
        ball.set_angular_velocity(-16.0f);
        run(world, 180);
        EXPECT_GT(ball.position().x, 8.0f);
        EXPECT_NEAR(ball.position().y, 0.45f, 0.02f);
        return ball.position().x;
    };
    EXPECT_NEAR(roll(false), roll(true), 0.1f);
}

/// An edit that moves the centre of mass moves the anchors of a manifold that is kept.
TEST(SlowContacts, FollowTheCentreOfMass) {
    const auto settle = [](bool fresh) {
        World world({.allow_sleep = false});
        add_table(world);
        const Body box =
            add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f), fresh ? always_fresh({}) : ShapeDef{});
        run(world, 60);
        // The centre lies beyond the table's edge of support: it tips over its right corner.
        box.set_mass({.mass = 1.0f, .center = {0.6f, 0.0f}, .inertia = 0.2f});
        run(world, 30);
        return box.angle();
    };
    EXPECT_LT(settle(false), -0.1f);
    EXPECT_NEAR(settle(false), settle(true), 0.02f);
}

/// A manifold follows its material, the mass above it and the shape, too. A box lies on a table that
/// has been tilted by 10 degrees; half a second after the change it is where it is with fresh manifolds. A
/// lower one falls straight down first.
TEST(SlowContacts, FollowMaterialMassAndShape) {
    struct Change {
        const char* name;
        void (*apply)(const Body&);
        float way, height;  ///< [m] along the table and over it, half a second later
    };
    constexpr float kTilt = 10.0f * kDegree, kSteps = 30.0f;
    // Half-implicit steps of 1/240 s: g sin t^2 / 2, and half a sub-step's more.
    const float slid = 10.0f * math::sin(kTilt) * 0.5f * (kSteps * kDt) * (kSteps * kDt + kDt / 4.0f);
    const Change changes[] = {
        {"none", [](const Body&) {}, 0.0f, 0.5f},
        {"friction", [](const Body& box) { box.shapes().front().set_material({.friction = 0.0f}); }, -slid,
         0.5f},
        {"mass", [](const Body& box) { box.set_mass({.mass = 40.0f, .center = {}, .inertia = 6.0f}); }, 0.0f,
         0.5f},
        {"shape", [](const Body& box) { box.shapes().front().set_geometry(Polygon::box(0.5f, 0.25f)); },
         -0.25f * math::sin(kTilt) / math::cos(kTilt), 0.25f},
    };
    for (const Change& change : changes) {
        SCOPED_TRACE(change.name);
        const auto place = [&](bool fresh) {
            World world({.allow_sleep = false});
            const Body table = add_table(world);
            const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f),
                                         fresh ? always_fresh({}) : ShapeDef{});
            run(world, 30);
            table.set_angular_velocity(kTilt);
            run(world, 60);
            table.set_angular_velocity(0.0f);
            run(world, 30);
            const Vec2 before = inverse_apply(table.transform(), box.position());
            change.apply(box);
            run(world, static_cast<int>(kSteps));
            const Vec2 after = inverse_apply(table.transform(), box.position());
            return Vec2{after.x - before.x, after.y - 0.5f};
        };
        const Vec2 kept = place(false), fresh = place(true);
        EXPECT_LT(length(kept - fresh), 0.003f);
        EXPECT_NEAR(kept.x, change.way, 0.005f);
        EXPECT_NEAR(kept.y, change.height, 0.005f);
    }
}

}  // namespace
}  // namespace jostle::test
