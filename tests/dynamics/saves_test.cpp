// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Saves and loads of worlds (docs/time.md): a world that loads goes on with the bits of one that never
// stopped, and foreign bytes change nothing.
#include <gtest/gtest.h>
#include <jostle/dynamics/delta.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "dynamics/furnished_world.h"
#include "dynamics/save/save_format.h"
#include "dynamics/seen_world.h"
#include "support/expect_refused.h"
#include "support/failing_memory.h"
#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

TEST(Save, AWorldThatLoadsGoesOnWithTheSameBits) {
    for (const int when : {0, 1, 8, 30, 95}) {
        World straight;
        furnish_for_save(straight);
        for (int i = 0; i < when; ++i) {
            edit_world(straight, i);
            straight.step(kDt);
        }
        const Bytes bytes = straight.save();
        EXPECT_EQ(bytes.size(), straight.save_size());
        World loaded({.gravity = {3.0f, 0.0f}, .length_scale = 2.0f});
        furnish_for_save(loaded);
        run(loaded, 3);
        EXPECT_TRUE(loaded.load(bytes).is_complete());
        ASSERT_EQ(loaded.check(), "");
        ASSERT_EQ(seen(loaded), seen(straight)) << when;
        ASSERT_EQ(first_other(loaded.save(), bytes), -1) << when;
        for (int i = when; i < when + 100; ++i) {
            edit_world(straight, i);
            edit_world(loaded, i);
            straight.step(kDt);
            loaded.step(kDt);
            ASSERT_EQ(seen(loaded), seen(straight)) << when << ", step " << i;
        }
        EXPECT_EQ(first_other(loaded.save(), straight.save()), -1);
    }
}

TEST(Save, AHandleIsValidExactlyIfItsSlotHasItsGeneration) {
    World world;
    add_ground(world);
    const Body old = add_dynamic(world, {0.0f, 1.0f}, Circle{{}, 0.5f});
    const Bytes bytes = world.save();
    world.destroy(old);
    const Body young = add_dynamic(world, {5.0f, 1.0f}, Circle{{}, 0.5f});
    EXPECT_EQ(young.handle().index, old.handle().index);
    EXPECT_FALSE(old.is_valid());
    (void)world.load(bytes);
    EXPECT_TRUE(old.is_valid());
    EXPECT_FALSE(young.is_valid()) << "it is of a history that was not";
    EXPECT_EQ(old.position(), (Vec2{0.0f, 1.0f}));
    world.destroy(old);
    const Body again = add_dynamic(world, {7.0f, 1.0f}, Circle{{}, 0.5f});
    EXPECT_EQ(again, young) << "the new history has made that generation again";
    EXPECT_TRUE(young.is_valid());
    EXPECT_EQ(young.position(), (Vec2{7.0f, 1.0f}));
}

TEST(Save, AFreshLoadMakesOlderHandlesStaleAndKeysLeadToObjects) {
    World world;
    add_ground(world);
    const Body body = add_dynamic(world, {0.0f, 1.0f}, Circle{{}, 0.5f}, {.user_data = 5});
    const Shape shape = body.shapes().front();
    const std::uint64_t body_key = body.handle().key(), shape_key = shape.handle().key();
    const Bytes bytes = world.save();
    (void)world.load(bytes, {.fresh = true});
    EXPECT_FALSE(body.is_valid());
    EXPECT_FALSE(shape.is_valid());
    EXPECT_EQ(world.body(body_key).position(), (Vec2{0.0f, 1.0f}));
    EXPECT_EQ(world.shape(shape_key).user_data(), 5u);
    World other;
    (void)other.load(bytes);
    EXPECT_EQ(other.body(body_key).position(), (Vec2{0.0f, 1.0f}));
    EXPECT_FALSE(other.body(77).is_valid());
    EXPECT_EQ(first_other(other.save(), bytes), -1);
}

TEST(Save, FunctionsStayBySlotAndThoseThatAreMissingAreListed) {
    World world;
    add_ground(world);
    const Body a = add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f});
    const Body b = add_dynamic(world, {3.0f, 0.5f}, Circle{{}, 0.5f});
    int asked = 0;
    world.on_pre_solve(a.shapes().front(), [&](PreSolve&) { ++asked; });
    world.on_should_collide(b.shapes().front(), [](Shape, Shape) { return true; });
    world.on_should_collide([](Shape, Shape) { return true; });
    world.step(kDt);
    const Bytes bytes = world.save();
    const int before = asked;
    EXPECT_TRUE(world.load(bytes).is_complete());
    world.step(kDt);
    EXPECT_GT(asked, before) << "the function stayed";

    World other;
    const LoadReport report = other.load(bytes);
    EXPECT_TRUE(report.should_collide);
    EXPECT_FALSE(report.custom_joints);
    ASSERT_EQ(report.without_function.size(), 2u);
    EXPECT_EQ(report.without_function[0].handle().key(), a.shapes().front().handle().key());
    (void)world.load(bytes);
    for (int i = 0; i < 60; ++i) {
        world.step(kDt);
        other.step(kDt);
        ASSERT_EQ(other.bodies().size(), world.bodies().size());
        ASSERT_EQ(other.body(a.handle().key()).transform(), a.transform())
            << "as by one that changes nothing";
    }
    for (const Shape& shape : report.without_function) other.on_pre_solve(shape, [](PreSolve&) {});
}

TEST(Save, FunctionsOutliveTheirShapeForLoadsThatBringTheShapeBack) {
    World world;
    add_ground(world);
    const Body first = add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f});
    int asked = 0;
    world.on_pre_solve(first.shapes().front(), [&](PreSolve&) { ++asked; });
    world.step(kDt);
    const Bytes bytes = world.save();
    Body body = first;
    for (int i = 0; i < 3; ++i) {
        world.destroy(body);
        body = add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f});
        ASSERT_EQ(body.handle().index, first.handle().index);
        world.on_pre_solve(body.shapes().front(), [](PreSolve&) {});
        world.step(kDt);
    }
    EXPECT_TRUE(world.load(bytes).is_complete());
    const int before = asked;
    world.step(kDt);
    EXPECT_GT(asked, before);
}

TEST(Save, AStepAndACallbackRefuseIt) {
    World world;
    add_ground(world);
    const Body a = add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f});
    int asked = 0;
    const Bytes bytes = world.save();
    world.on_pre_solve(a.shapes().front(), [&](PreSolve&) {
        ++asked;
        expect_refused("World::save", "the world", [&] { (void)world.save(); });
        expect_refused("World::load", "the world", [&] { (void)world.load(bytes); });
    });
    run(world, 3);
    EXPECT_GT(asked, 0);
}

/// Nothing of the joint is solved, until one of the bodies can be moved again.
TEST(Save, AJointOfBodiesThatDoNotMoveIsLoaded) {
    World world;
    const Body a = add_dynamic(world, {}, Circle{{}, 0.5f}),
               b = add_dynamic(world, {2.0f, 0.0f}, Circle{{}, 0.5f});
    world.create_revolute({.body_a = a, .body_b = b});
    run(world, 3);
    a.set_type(BodyType::kStatic);
    b.set_type(BodyType::kKinematic);
    World loaded;
    (void)loaded.load(world.save());
    EXPECT_EQ(loaded.check(), "");
    for (World* const each : {&world, &loaded}) {
        each->body(b.handle().key()).set_type(BodyType::kDynamic);
        run(*each, 10);
    }
    EXPECT_EQ(seen(loaded), seen(world));
}

TEST(Save, ACloneHasTheSameFuture) {
    World world;
    furnish_for_save(world);
    run(world, 25);
    World clone = world.clone();
    EXPECT_EQ(seen(clone), seen(world));
    for (int i = 0; i < 60; ++i) {
        edit_world(world, i);
        edit_world(clone, i);
        world.step(kDt);
        clone.step(kDt);
        ASSERT_EQ(seen(clone), seen(world)) << i;
    }
    // Neither sees the other.
    const std::uint64_t hash = clone.state_hash();
    run(world, 5);
    EXPECT_EQ(clone.state_hash(), hash);
}

/// Goes back to states, by whatever keeps them.
template <class State, class Keep, class GoBack>
void expect_rollbacks_equal_the_straight_run(const Keep& keep, const GoBack& go_back) {
    const unsigned seed = 44;
    std::mt19937 random(seed);
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    World straight, rolled;
    furnish_for_save(straight);
    furnish_for_save(rolled);
    std::vector<State> ring;
    const int frames = std::getenv("JOSTLE_LONG") != nullptr ? 2000 : 150;
    for (int frame = 0; frame < frames; ++frame) {
        keep(rolled, ring.emplace_back());
        edit_world(straight, frame);
        straight.step(kDt);
        const int depth = static_cast<int>(random() % 8);
        const int from = std::max(0, frame - depth);
        if (depth > 0) go_back(rolled, ring[static_cast<std::size_t>(from)]);
        for (int i = depth > 0 ? from : frame; i <= frame; ++i) {
            edit_world(rolled, i);
            rolled.step(kDt);
        }
        ASSERT_EQ(seen(rolled), seen(straight)) << "frame " << frame << ", depth " << depth;
    }
    EXPECT_EQ(rolled.check(), "");
    EXPECT_EQ(first_other(rolled.save(), straight.save()), -1);
}

TEST(Save, RandomEditsAndRollbacksOfRandomDepthEqualTheStraightRun) {
    expect_rollbacks_equal_the_straight_run<Bytes>(
        [](const World& world, Bytes& state) { state = world.save(); },
        [](World& world, const Bytes& state) { (void)world.load(state); });
}

TEST(Snapshot, RandomEditsAndRollbacksOfRandomDepthEqualTheStraightRun) {
    expect_rollbacks_equal_the_straight_run<Snapshot>(
        [](const World& world, Snapshot& state) { world.keep(state); },
        [](World& world, const Snapshot& state) { (void)world.restore(state); });
}

/// Contacts and joints sleep, too.
TEST(Save, APileThatSleepsLoadsAndWakesWithTheSameBits) {
    World world;
    add_ground(world);
    const std::vector<Body> pile = add_pyramid(world, 5);
    world.create_weld({.body_a = pile[13], .body_b = pile[14]}).set_break_at({.torque = 5.0f});
    run(world, 200);
    ASSERT_EQ(world.counts().awake_bodies, 0);
    World loaded;
    (void)loaded.load(world.save());
    EXPECT_EQ(loaded.check(), "");
    ASSERT_EQ(seen(loaded), seen(world));
    for (int i = 0; i < 100; ++i) {
        if (i == 3)
            for (World* const each : {&world, &loaded})
                each->body(pile[2].handle().key()).apply_impulse_to_center({3.0f, 1.0f});
        world.step(kDt);
        loaded.step(kDt);
        ASSERT_EQ(seen(loaded), seen(world)) << i;
    }
}

TEST(Save, ADifferenceNamesTheObjectAndTheField) {
    World world;
    furnish_for_save(world);
    run(world, 10);
    World other = world.clone();
    EXPECT_TRUE(world.first_difference(other).is_none());
    EXPECT_EQ(world.first_difference(other).text(), "");
    const Body body = other.body(world.bodies().begin().operator*().handle().key());
    body.set_user_data(12345);
    StateDifference found = world.first_difference(other);
    EXPECT_EQ(found.object, "body");
    EXPECT_EQ(found.index, static_cast<int>(body.handle().index));
    EXPECT_EQ(found.field, "body.user_data");
    EXPECT_EQ(found.a, "0");
    EXPECT_EQ(found.b, "12345");
    found = first_difference(world.save(), other.save());
    EXPECT_EQ(found.text(), "body " + std::to_string(body.handle().index) + ", body.user_data: 0 and 12345");
    const std::string text = other.state_text();
    EXPECT_NE(text.find("  body.user_data 12345\n"), std::string::npos);
    EXPECT_NE(text.find("  contact sim.normal_impulse "), std::string::npos);
}

TEST(Save, ADifferenceNamesAnObjectThatOneWorldLacks) {
    World world;
    furnish_for_save(world);
    run(world, 10);
    World other = world.clone();
    const Body more = add_dynamic(other, {0.0f, 50.0f}, Circle{{}, 0.5f});
    const std::string name = "body " + std::to_string(more.handle().index);
    EXPECT_EQ(world.first_difference(other).text(), name + ": in the second one alone");
    EXPECT_EQ(other.first_difference(world).text(), name + ": in the first one alone");
    EXPECT_EQ(first_difference(world.save(), other.save()).text(), name + ": in the second one alone");
    other.destroy(more);
    const Joint gone = *world.joints().begin();
    other.destroy(other.joint(gone.handle().key()));
    EXPECT_EQ(world.first_difference(other).text(),
              "joint " + std::to_string(gone.handle().index) + ": in the first one alone");
}

TEST(Save, ADifferenceOfSavesThatNoNumberOfTheStateShowsIsTold) {
    World world;
    add_static(world, {}, Polygon::box(5.0f, 0.5f));
    world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 2.0f}})
        .create_shape(Circle{{}, 0.5f}, {.hit_events = true});
    while (world.events().hits.empty()) world.step(kDt);
    const Bytes good = world.save();
    EXPECT_TRUE(first_difference(good, good).is_none());
    // The speed of the hit, which is an event, and one of the last numbers.
    Bytes other = good;
    std::byte speed[4];
    store_little(speed, world.events().hits[0].approach_speed);
    const auto found = std::find_end(other.begin(), other.end(), speed, speed + 4);
    ASSERT_NE(found, other.end());
    store_little(&*found, 1.0f);
    store_little(other.data() + 32, checksum_of(std::span(other).subspan(kSaveFront)));
    EXPECT_EQ(first_difference(good, other).object, "save");
}

TEST(Save, HashesOfTablesAndBodiesSayInWhatWorldsDiffer) {
    World world;
    furnish_for_save(world);
    run(world, 10);
    World other = world.clone();
    EXPECT_EQ(world.table_hashes(), other.table_hashes());
    const auto changes = [&](auto&& edit) {
        World changed = world.clone();
        edit(changed);
        const TableHashes a = world.table_hashes(), b = changed.table_hashes();
        std::string text;
        if (a.world != b.world) text += "world ";
        if (a.bodies != b.bodies) text += "bodies ";
        if (a.shapes != b.shapes) text += "shapes ";
        if (a.chains != b.chains) text += "chains ";
        if (a.contacts != b.contacts) text += "contacts ";
        if (a.joints != b.joints) text += "joints ";
        if (a.islands != b.islands) text += "islands ";
        return text;
    };
    const Body body = *world.bodies().begin();
    const Joint joint = *world.joints().begin();
    EXPECT_EQ(changes([](World& w) { w.set_warm_starting(false); }), "world ");
    EXPECT_EQ(changes([&](World& w) { w.body(body.handle().key()).set_user_data(3); }), "bodies ");
    EXPECT_EQ(changes([&](World& w) { w.joint(joint.handle().key()).set_user_data(3); }), "joints ");
    for (const Body& one : world.bodies()) {
        if (one.shapes().empty() || !one.chains().empty()) continue;
        const Shape shape = *one.shapes().begin();
        EXPECT_EQ(changes([&](World& w) { w.shape(shape.handle().key()).set_user_data(3); }), "shapes ");
        break;
    }
    other.body(body.handle().key()).set_user_data(3);
    int different = 0;
    for (const Body& one : world.bodies())
        different += one.state_hash() != other.body(one.handle().key()).state_hash() ? 1 : 0;
    EXPECT_EQ(different, 1);
    EXPECT_NE(body.state_hash(), other.body(body.handle().key()).state_hash());
}

}  // namespace
}  // namespace jostle::test
