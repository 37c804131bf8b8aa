// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// When a touch begins and ends, and who is told of it within a step. A slop is 5 mm: a touch begins at that
// gap or by an impulse, and ends at 20 mm.
#include <gtest/gtest.h>

#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// A ball of 0.25 m that moves, without gravity, at a gap [m] over a plate whose top is at 0.
struct Passing {
    World world{WorldDef{.gravity = {}}};
    Body plate = world.create_body();
    Shape target;
    Body ball;
    int began = 0, ended = 0;

    explicit Passing(float gap, const ShapeDef& of_plate = {}, Vec2 velocity = {3.0f, 0.0f}) {
        target = plate.create_shape(Polygon::offset_box(0.5f, 0.1f, {0.0f, -0.1f}), of_plate);
        ball = add_dynamic(world, {-2.0f, 0.25f + gap}, Circle{{}, 0.25f});
        ball.set_linear_velocity(velocity);
    }
    void run_steps(int count) {
        for (int i = 0; i < count; ++i) {
            world.step(1.0f / 60.0f);
            const Events events = world.events();
            began += static_cast<int>(events.contacts_began.size() + events.sensors_entered.size());
            ended += static_cast<int>(events.contacts_ended.size() + events.sensors_left.size());
        }
    }
};

TEST(Touch, ABallThatPassesAt19MillimetresScoresNoMore) {
    for (const bool is_sensor : {false, true}) {
        Passing far(0.019f, {.is_sensor = is_sensor});
        far.run_steps(80);
        EXPECT_GT(far.ball.position().x, 1.5f);
        EXPECT_EQ(far.began, 0) << is_sensor;
        Passing near(0.004f, {.is_sensor = is_sensor});
        near.run_steps(80);
        EXPECT_GT(near.ball.position().x, 1.5f);
        EXPECT_EQ(near.began, 1) << is_sensor;
        EXPECT_EQ(near.ended, 1) << is_sensor;
    }
}

TEST(Touch, NearEventsAreThoseOfTwoCentimetres) {
    for (const bool is_sensor : {false, true}) {
        Passing near(0.019f, {.is_sensor = is_sensor, .near_events = true});
        near.run_steps(80);
        EXPECT_EQ(near.began, 1) << is_sensor;
        EXPECT_EQ(near.ended, 1) << is_sensor;
        Passing beyond(0.021f, {.is_sensor = is_sensor, .near_events = true});
        beyond.run_steps(80);
        EXPECT_EQ(beyond.began, 0) << is_sensor;
    }
}

/// A fast ball is over the plate within one step only: 2 m per step.
TEST(Touch, AFastBallEntersASensorByTheSameGap) {
    Passing far(0.019f, {.is_sensor = true}, {120.0f, 0.0f});
    far.ball.set_transform({-1.0f, 0.269f}, 0.0f);
    far.run_steps(1);
    EXPECT_GT(far.ball.position().x, 0.99f);
    EXPECT_EQ(far.began, 0);
    Passing near(0.004f, {.is_sensor = true}, {120.0f, 0.0f});
    near.ball.set_transform({-1.0f, 0.254f}, 0.0f);
    near.run_steps(1);
    EXPECT_EQ(near.began, 1);
    EXPECT_EQ(near.ended, 1);
}

TEST(Touch, EndsAtFourSlops) {
    Passing touch(0.004f);
    touch.ball.set_transform({0.0f, 0.254f}, 0.0f);
    touch.ball.set_linear_velocity({});
    touch.run_steps(1);
    ASSERT_EQ(touch.began, 1);
    EXPECT_TRUE(touch.ball.is_touching(touch.plate));
    touch.ball.set_transform({0.0f, 0.268f}, 0.0f);
    touch.run_steps(2);
    EXPECT_EQ(touch.ended, 0) << "a gap of 18 mm";
    EXPECT_TRUE(touch.ball.is_touching(touch.plate));
    touch.ball.set_transform({0.0f, 0.272f}, 0.0f);
    touch.run_steps(1);
    EXPECT_EQ(touch.ended, 1) << "a gap of 22 mm";
    EXPECT_FALSE(touch.ball.is_touching(touch.plate));
    touch.ball.set_transform({0.0f, 0.260f}, 0.0f);
    touch.run_steps(2);
    EXPECT_EQ(touch.began, 1) << "back at 10 mm they do not touch";
    for (const Contact& contact : touch.ball.contacts()) EXPECT_FALSE(contact.is_touching);
}

/// In a step the ball comes from 15 mm above the plate to rest on it: 1 m/s are 17 mm.
TEST(Touch, BeginsByAnImpulseInTheStepOfTheImpact) {
    Passing touch(0.015f);
    touch.ball.set_transform({0.0f, 0.265f}, 0.0f);
    touch.ball.set_linear_velocity({0.0f, -1.0f});
    touch.ball.set_angular_velocity(2.0f);
    touch.run_steps(1);
    ASSERT_EQ(touch.world.events().contacts_began.size(), 1u);
    EXPECT_NEAR(touch.ball.linear_velocity().y, 0.0f, 0.05f) << "after the impact";
    const ContactBegan began = touch.world.events().contacts_began[0];
    const bool ball_is_a = began.shape_a == touch.ball.shapes().front();
    const Vec2 velocity = ball_is_a ? began.linear_velocity_a : began.linear_velocity_b;
    EXPECT_FLOAT_EQ(velocity.y, -1.0f) << "before the impact";
    EXPECT_FLOAT_EQ(ball_is_a ? began.angular_velocity_a : began.angular_velocity_b, 2.0f);
    EXPECT_FLOAT_EQ(began.approach_speed, 1.0f);
    EXPECT_FLOAT_EQ(ball_is_a ? began.normal.y : -began.normal.y, -1.0f);
    EXPECT_NEAR(began.point.x, 0.0f, 1e-6f);
    EXPECT_NEAR(began.point.y, 0.0075f, 0.0076f);
}

/// The news of a world, in the order of the telling.
class Diary {
  public:
    explicit Diary(World& world) : world_(world) {
        world.on_contact_began([this](const ContactBegan&) { note("began"); });
        world.on_contact_ended([this](const ContactEnded&) { note("ended"); });
        world.on_sensor_entered([this](const SensorEntered&) { note("entered"); });
        world.on_sensor_left([this](const SensorLeft&) { note("left"); });
        world.on_impulses([this](const Contact&) { note("impulse"); });
    }
    void note(const std::string& word) { words_.push_back(word); }
    [[nodiscard]] std::vector<std::string> step() {
        words_.clear();
        world_.step(1.0f / 60.0f);
        return words_;
    }

  private:
    World& world_;
    std::vector<std::string> words_;
};
using Words = std::vector<std::string>;

TEST(TouchCallbacks, AGapIsToldBeforePreSolveAndAnImpulseAfterTheStep) {
    Passing touch(0.003f);
    Diary diary(touch.world);
    touch.world.on_pre_solve(touch.target, [&](PreSolve&) { diary.note("pre_solve"); });
    touch.ball.set_transform({0.0f, 0.253f}, 0.0f);
    touch.ball.set_linear_velocity({0.0f, -1.0f});
    EXPECT_EQ(diary.step(), (Words{"began", "pre_solve", "impulse"}));
    EXPECT_EQ(diary.step(), (Words{"pre_solve"})) << "at rest without gravity nothing pushes";
    touch.ball.set_transform({0.0f, 0.265f}, 0.0f);
    touch.ball.set_linear_velocity({0.0f, 3.0f});
    EXPECT_EQ(diary.step(), (Words{"pre_solve"})) << "within four slops";
    EXPECT_EQ(diary.step(), (Words{"ended"}));
    touch.ball.set_transform({0.0f, 0.265f}, 0.0f);
    touch.ball.set_linear_velocity({0.0f, -1.0f});
    EXPECT_EQ(diary.step(), (Words{"pre_solve", "began", "impulse"}));
}

TEST(TouchCallbacks, ABallThatFliesThroughASensorIsToldOfInOneStep) {
    Passing touch(-0.1f, {.is_sensor = true}, {120.0f, 0.0f});
    Diary diary(touch.world);
    touch.ball.set_transform({-1.0f, 0.15f}, 0.0f);
    EXPECT_EQ(diary.step(), (Words{"entered", "left"}));
}

TEST(TouchCallbacks, OfWhatIsDestroyedHandlesAnswer) {
    const std::function<void(World&, Body)> ends[] = {
        [](World& world, Body box) { world.destroy(box); },
        [](World& world, Body box) { world.destroy(box.shapes().front()); },
    };
    for (const bool in_callback : {false, true}) {
        for (const auto& end : ends) {
            World world;
            add_ground(world);
            const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f), {.user_data = 5});
            const Shape shape = box.shapes().front();
            run(world, 2);
            int ended = 0;
            world.on_contact_ended([&](const ContactEnded& e) {
                ++ended;
                EXPECT_TRUE(e.shape_a.is_valid() && e.shape_b.is_valid());
                EXPECT_TRUE(shape.is_valid());
                EXPECT_EQ(e.shape_a.user_data() + e.shape_b.user_data(), 5u);
            });
            if (in_callback) {
                world.on_pre_solve(shape, [&](PreSolve&) { end(world, box); });
                run(world, 1);
            } else {
                end(world, box);
            }
            EXPECT_EQ(ended, 1);
            EXPECT_FALSE(shape.is_valid());
            run(world, 1);
            EXPECT_EQ(ended, 1) << "once";
            EXPECT_EQ(world.events().contacts_ended.size(), 1u) << "the events of the next step have it, too";
            EXPECT_EQ(world.check(), "");
        }
    }
}

TEST(TouchCallbacks, OfAChainThatIsDestroyed) {
    World world;
    const Vec2 points[] = {{5.0f, 0.0f}, {0.0f, 0.0f}, {-5.0f, 0.0f}};
    const ChainShape chain = world.create_body().create_chain({.points = points, .count = 3});
    add_dynamic(world, {2.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    run(world, 5);
    int ended = 0;
    world.on_contact_ended([&](const ContactEnded& e) {
        ended += e.shape_a.chain() == chain || e.shape_b.chain() == chain ? 1 : 0;
    });
    world.destroy(chain);
    EXPECT_EQ(ended, 1);
}

/// A filter ends a touch between steps: the next step tells, or the call that destroys the box.
TEST(TouchCallbacks, EndsThatAnEditMadeAreToldWhileHandlesAnswer) {
    for (const bool destroys : {false, true}) {
        World world;
        add_ground(world);
        const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
        run(world, 2);
        int ended = 0;
        world.on_contact_ended([&](const ContactEnded& e) {
            ++ended;
            EXPECT_TRUE(e.shape_a.is_valid() && e.shape_b.is_valid());
        });
        box.shapes().front().set_filter({.mask = 0});
        EXPECT_EQ(ended, 0);
        if (destroys) {
            world.destroy(box);
            EXPECT_EQ(ended, 1);
        }
        run(world, 1);
        EXPECT_EQ(ended, 1);
    }
}

TEST(TouchCallbacks, MayEdit) {
    World world;
    add_ground(world);
    const Body coin = add_dynamic(world, {0.0f, 0.3f}, Circle{{}, 0.25f});
    std::vector<Body> made;
    world.on_contact_began([&](const ContactBegan&) {
        made.push_back(world.create_body({.position = {9.0f, 9.0f}}));
        world.destroy(coin);
    });
    world.on_contact_ended([&](const ContactEnded&) { made.push_back(world.create_body()); });
    run(world, 20);
    EXPECT_FALSE(coin.is_valid());
    ASSERT_EQ(made.size(), 2u) << "one at the begin, one at the end by the destruction";
    EXPECT_TRUE(made[0].is_valid() && made[1].is_valid());
    EXPECT_EQ(made[0].position(), (Vec2{9.0f, 9.0f}));
    EXPECT_EQ(world.check(), "");
    // Outside of steps an edit waits until the object is gone.
    const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    world.on_contact_began(nullptr);
    run(world, 2);
    Body next;
    world.on_contact_ended([&](const ContactEnded&) {
        next = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
        EXPECT_TRUE(box.is_valid());
    });
    world.destroy(box);
    EXPECT_FALSE(box.is_valid());
    EXPECT_TRUE(next.is_valid());
    EXPECT_FLOAT_EQ(next.mass(), 1.0f) << "it is in the world";
}

#if defined(__cpp_exceptions)
TEST(TouchCallbacks, OneThatThrowsBeforeTheSolutionIsToldAgain) {
    Passing touch(0.003f);
    touch.ball.set_transform({0.0f, 0.253f}, 0.0f);
    touch.ball.set_linear_velocity({0.0f, -1.0f});
    int told = 0;
    touch.world.on_contact_began([&](const ContactBegan&) {
        touch.world.create_body();
        if (++told == 1) throw std::runtime_error("");
    });
    EXPECT_THROW(touch.world.step(1.0f / 60.0f), std::runtime_error);
    EXPECT_EQ(touch.world.time(), 0.0);
    EXPECT_EQ(touch.world.counts().bodies, 2) << "edits are lost";
    touch.world.step(1.0f / 60.0f);
    EXPECT_EQ(told, 2);
    EXPECT_EQ(touch.world.counts().bodies, 3);
}

TEST(TouchCallbacks, OneThatThrowsAfterTheSolutionFindsTheStepDone) {
    Passing touch(0.003f);
    touch.ball.set_transform({0.0f, 0.253f}, 0.0f);
    touch.ball.set_linear_velocity({0.0f, -1.0f});
    touch.world.on_impulses([&](const Contact&) {
        touch.world.create_body();
        throw std::runtime_error("");
    });
    EXPECT_THROW(touch.world.step(1.0f / 60.0f), std::runtime_error);
    EXPECT_GT(touch.world.time(), 0.01);
    EXPECT_EQ(touch.world.events().contacts_began.size(), 1u);
    touch.world.on_impulses(nullptr);
    touch.world.step(1.0f / 60.0f);
    EXPECT_EQ(touch.world.counts().bodies, 3) << "the edit came before this step";
    EXPECT_EQ(touch.world.check(), "");
}

TEST(TouchCallbacks, OneThatThrowsInADestructionKeepsTheObject) {
    World world;
    add_ground(world);
    const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    run(world, 2);
    world.on_contact_ended([&](const ContactEnded&) {
        world.create_body();
        throw std::runtime_error("");
    });
    EXPECT_THROW(world.destroy(box), std::runtime_error);
    EXPECT_TRUE(box.is_valid());
    EXPECT_EQ(world.counts().bodies, 2);
    world.on_contact_ended(nullptr);
    world.destroy(box);
    EXPECT_FALSE(box.is_valid());
}
#endif

/// The impulse of a box of 1 kg that falls at 3 m/s is 3 N s and what gravity adds in the step.
TEST(TouchCallbacks, ImpulsesAreThoseOfTheStep) {
    World world;
    add_ground(world);
    const Body box = add_dynamic(world, {0.0f, 0.51f}, Polygon::box(0.5f, 0.5f));
    box.set_linear_velocity({0.0f, -3.0f});
    float impulse = 0.0f;
    world.on_impulses([&](const Contact& contact) {
        for (int i = 0; i < contact.count; ++i) impulse += contact.points[i].normal_impulse;
    });
    world.step(1.0f / 60.0f);
    EXPECT_NEAR(impulse, 3.0f, 0.3f);
}

/// A sensor that sees all, and a shape of another body that overlaps it; whether it is noticed at once, and
/// once one of the two has moved.
TEST(Touch, ASensorThatSeesAllNoticesWhatStands) {
    for (const BodyType of_sensor : {BodyType::kStatic, BodyType::kKinematic, BodyType::kDynamic})
        for (const BodyType of_visitor : {BodyType::kStatic, BodyType::kKinematic, BodyType::kDynamic})
            for (const bool visitor_is_sensor : {false, true}) {
                World world({.gravity = {}});
                const Shape sensor =
                    world.create_body({.type = of_sensor})
                        .create_shape(Circle{{}, 1.0f}, {.is_sensor = true, .sees_all = true});
                const Shape visitor =
                    world.create_body({.type = of_visitor})
                        .create_shape(Circle{{0.5f, 0.0f}, 1.0f}, {.is_sensor = visitor_is_sensor});
                run(world, 1);
                const bool both_stand = of_sensor == BodyType::kStatic && of_visitor == BodyType::kStatic;
                ASSERT_EQ(sensor.visitors().size(), both_stand ? 0u : 1u);
                EXPECT_EQ(world.events().sensors_entered.size(), both_stand ? 0u : 1u);
                EXPECT_EQ(visitor.visitors().size(), 0u) << "it does not see all";
                if (both_stand) continue;
                EXPECT_EQ(sensor.visitors().front().shape, visitor);
                world.destroy(visitor);
                run(world, 1);
                EXPECT_EQ(world.events().sensors_left.size(), 1u);
                EXPECT_EQ(world.check(), "");
            }
}

TEST(Touch, OfTwoSensorsThatSeeAllEachTellsOfTheOther) {
    World world({.gravity = {}});
    const ShapeDef all{.is_sensor = true, .sees_all = true};
    const Shape one = world.create_body({.type = BodyType::kDynamic}).create_shape(Circle{{}, 1.0f}, all);
    const Shape other =
        world.create_body({.type = BodyType::kKinematic}).create_shape(Circle{{1.0f, 0.0f}, 1.0f}, all);
    run(world, 1);
    ASSERT_EQ(world.events().sensors_entered.size(), 2u);
    EXPECT_NE(world.events().sensors_entered[0].sensor, world.events().sensors_entered[1].sensor);
    ASSERT_EQ(one.visitors().size(), 1u);
    ASSERT_EQ(other.visitors().size(), 1u);
    EXPECT_EQ(one.visitors().front().shape, other);
    EXPECT_EQ(other.visitors().front().shape, one);
}

/// A world that is loaded in the midst of a touch tells of its end, and not of its begin again.
TEST(Touch, IsPartOfASave) {
    Passing touch(0.004f);
    touch.ball.set_transform({0.0f, 0.254f}, 0.0f);
    touch.ball.set_linear_velocity({0.0f, 0.6f});
    touch.run_steps(1);
    ASSERT_EQ(touch.began, 1);
    World loaded = touch.world.clone();
    EXPECT_EQ(loaded.state_hash(), touch.world.state_hash());
    int began = 0, ended = 0;
    for (int i = 0; i < 5; ++i) {
        loaded.step(1.0f / 60.0f);
        touch.run_steps(1);
        began += static_cast<int>(loaded.events().contacts_began.size());
        ended += static_cast<int>(loaded.events().contacts_ended.size());
        EXPECT_EQ(loaded.state_hash(), touch.world.state_hash());
    }
    EXPECT_EQ(began, 0);
    EXPECT_EQ(ended, 1);
    EXPECT_EQ(touch.ended, 1);
}

}  // namespace
}  // namespace jostle::test
