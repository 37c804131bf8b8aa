// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Events of touches and of sleep in random worlds that are edited at random: a mirror kept by the test, made
// of events alone, is what the world says of itself.
#include <gtest/gtest.h>

#include <map>

#include "dynamics/shape_pairs.h"
#include "math/random.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

/// The touches that the events tell of, and who sleeps.
class Mirror {
  public:
    void read(const Events& events) {
        for (const ContactEnded& e : events.contacts_ended) end(pair_of(e.shape_a, e.shape_b), false);
        // A shape that passed in one step is in both lists, and not in the sensor afterwards.
        for (const SensorLeft& e : events.sensors_left)
            if (!e.passed) end(pair_of(e.sensor, e.visitor), true);
        for (const ContactBegan& e : events.contacts_began) begin(pair_of(e.shape_a, e.shape_b), false);
        for (const SensorEntered& e : events.sensors_entered)
            if (e.fraction == 1.0f) begin(pair_of(e.sensor, e.visitor), true);
        std::erase_if(asleep_, [](const auto& sleeper) { return !sleeper.second.is_valid(); });
        for (const BodySlept& e : events.slept) {
            ++slept;
            EXPECT_TRUE(asleep_.emplace(e.body.handle().index, e.body).second) << "fell asleep twice";
        }
        for (const BodyWoke& e : events.woke) {
            ++woke;
            // An edit that waited for the end of the step may have destroyed it.
            EXPECT_TRUE(asleep_.erase(e.body.handle().index) == 1 || !e.body.is_valid())
                << "woke and did not sleep";
        }
    }
    /// That they are those of the world.
    void expect_same(const World& world) const {
        std::map<ShapePair, bool> now;
        for (const Contact& contact : world.contacts())
            if (contact.is_touching) now[pair_of(contact.shape_a, contact.shape_b)] = contact.is_sensor;
        EXPECT_EQ(now, touching_);
        for (const Body& body : world.bodies()) {
            const bool moves = body.is_enabled() && body.type() != BodyType::kStatic;
            EXPECT_EQ(asleep_.contains(body.handle().index), moves && !body.is_awake());
        }
    }
    int begins = 0, ends = 0, slept = 0, woke = 0;

  private:
    void begin(const ShapePair& pair, bool sensor) {
        ++begins;
        EXPECT_TRUE(touching_.emplace(pair, sensor).second) << "began twice";
    }
    void end(const ShapePair& pair, bool sensor) {
        ++ends;
        const auto at = touching_.find(pair);
        ASSERT_TRUE(at != touching_.end()) << "ended without a begin";
        EXPECT_EQ(at->second, sensor);
        touching_.erase(at);
    }
    std::map<ShapePair, bool> touching_;
    std::map<std::uint32_t, Body> asleep_;
};

/// One random edit of a body that is there.
void edit(World& world, Random& random, const Body& body) {
    switch (random.below(12)) {
        case 0:
            return world.destroy(body);
        case 1:
            return body.set_enabled(!body.is_enabled());
        case 2:
            return body.set_type(random.below(2) == 0 ? BodyType::kDynamic : BodyType::kKinematic);
        case 3:
            return body.set_transform({random.uniform(-4.0f, 4.0f), random.uniform(0.5f, 6.0f)}, 1.0f);
        case 4:
            if (!body.shapes().empty()) world.destroy(body.shapes().front());
            return;
        case 5:
            if (!body.shapes().empty())
                body.shapes().front().set_filter({.category = 1u + random.below(3), .mask = random.below(4)});
            return;
        case 6:
            body.create_shape(Circle{{random.uniform(-0.5f, 0.5f), 0.0f}, 0.3f},
                              {.is_sensor = random.below(3) == 0});
            return;
        case 7: {
            const Body other = world.bodies().front();
            if (other != body) world.create_distance({.body_a = other, .body_b = body, .length = 2.0f});
            return;
        }
        case 8:
            return body.set_awake(random.below(3) == 0);
        case 9:
            return body.set_linear_velocity({random.uniform(-3.0f, 3.0f), 0.0f});
        case 10:
            return world.bodies().front().set_transform({0.0f, random.uniform(-1.02f, -0.98f)}, 0.0f);
        default:
            if (!body.joints().empty()) world.destroy(body.joints().front());
    }
}

/// A few random edits of bodies that are there. `check`: after each.
void edit_some(World& world, Random& random, bool check) {
    for (std::uint32_t edits = random.below(check ? 3 : 8); edits > 0; --edits) {
        const std::vector<Body> bodies = world.bodies().to_vector();
        edit(world, random, bodies[1 + random.below(static_cast<std::uint32_t>(bodies.size() - 1))]);
        EXPECT_TRUE(!check || world.check().empty()) << world.check();
    }
}

TEST(Events, AMirrorOfThemIsTheWorld) {
    std::size_t dropped = 0;
    int called = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Random random(seed);
        World world;
        const Body ground = add_ground(world);
        // Edits between steps, and, of odd seeds, from callbacks as well.
        bool in_callbacks = false, queued = false;
        const auto edit_at_times = [&] {
            if (!in_callbacks || random.below(3) != 0) return;
            edit_some(world, random, false);
            queued = true;
        };
        if (seed % 2 == 1) {
            world.on_should_collide([&](const Shape&, const Shape&) {
                edit_at_times();
                return random.below(10) != 0;
            });
            world.on_pre_solve(ground.shapes().front(), [&](PreSolve& contact) {
                ++called;
                edit_at_times();
                contact.enabled = random.below(20) != 0;
            });
        }
        add_static(world, {2.0f, 1.0f}, Polygon::box(1.0f, 1.0f), {.is_sensor = true});
        Mirror mirror;
        // By turns restless and left alone, so that most of it falls asleep.
        for (int step = 0; step < 1200; ++step) {
            const bool restless = step / 75 % 2 == 0;
            if (restless && world.counts().bodies < 30)
                add_dynamic(world, {random.uniform(-4.0f, 4.0f), random.uniform(1.0f, 7.0f)},
                            Polygon::box(0.4f, 0.3f), {.is_sensor = random.below(5) == 0});
            if (restless) edit_some(world, random, true);
            in_callbacks = restless;
            world.step(kDt);
            dropped += world.events().edits_dropped.size();
            mirror.read(world.events());
            // Touches that queued edits end are told by the next step.
            if (!std::exchange(queued, false)) mirror.expect_same(world);
            ASSERT_EQ(world.check(), "");
            if (HasFailure()) return;
        }
        EXPECT_GT(mirror.begins, 200);
        EXPECT_GT(mirror.ends, 200);
        EXPECT_GT(mirror.slept, 20);
        EXPECT_GT(mirror.woke, 20);
    }
    EXPECT_GT(called, 1000);
    EXPECT_GT(dropped, 5u);
}

}  // namespace
}  // namespace jostle::test
