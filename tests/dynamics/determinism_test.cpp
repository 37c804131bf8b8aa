// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A run depends on its input alone: not on the scheduler, the order of its tasks, the instruction set, or how
// the caller's thread rounds.
#include <gtest/gtest.h>
#include <hwy/targets.h>
#include <jostle/dynamics/scheduler.h>

#include <cfenv>
#include <functional>

#include "dynamics/every_joint.h"
#include "support/thread_scheduler.h"
#include "support/worlds.h"

#if defined(__SSE__)
#include <xmmintrin.h>
#endif

namespace jostle::test {
namespace {

using Build = void (*)(World&);

struct Pile {
    const char* name;
    Build build;
    int steps;
};

void build_pyramid(World& world) {
    add_ground(world);
    add_pyramid(world, 40);
}
void build_grid(World& world) {
    add_joint_grid(world, 30);
}
void build_tumbler(World& world) {
    add_tumbler(world, 26);
}
/// Belts, balls that resist rolling, bumpers, and boxes that are none of these.
void build_materials(World& world) {
    for (int i = 0; i < 8; ++i) {
        const auto x = static_cast<float>(i);
        const float speed = i % 2 == 0 ? 1.5f : -1.0f;
        add_static(world, {4.0f * x - 16.0f, -1.0f}, Polygon::box(2.0f, 1.0f),
                   {.material = {.restitution = i % 4 == 1 ? 1.5f : 0.0f, .surface_speed = speed}});
    }
    for (int i = 0; i < 400; ++i) {
        const Vec2 at{static_cast<float>(i % 40) * 0.8f - 16.0f, 0.5f + 0.75f * static_cast<float>(i / 40)};
        const Geometry shapes[] = {Circle{{}, 0.3f}, Polygon::box(0.3f, 0.25f),
                                   Capsule{{-0.1f, 0.0f}, {0.1f, 0.0f}, 0.2f}};
        const auto rule = static_cast<MixRule>(i % 5);
        add_dynamic(world, at, shapes[i % 3],
                    {.material = {.rolling_resistance = i % 4 == 0 ? 0.1f : 0.0f,
                                  .surface_speed = i % 7 == 0 ? 0.5f : 0.0f,
                                  .friction_rule = rule}});
    }
}
/// Every type of joint between boxes that fall, many times over, and between neighbours.
void build_joints(World& world) {
    add_ground(world);
    give_rows(world);
    Body last;
    for (int i = 0; i < 20 * kJointTypes; ++i) {
        const Vec2 at{static_cast<float>(i % 40) * 2.0f - 40.0f, 2.0f + 2.5f * static_cast<float>(i / 40)};
        const Body a = add_dynamic(world, at, Polygon::box(0.3f, 0.2f));
        const Body b = add_dynamic(world, at + Vec2{0.9f, 0.3f}, Polygon::box(0.2f, 0.3f));
        add_joint_of(world, static_cast<JointType>(i % kJointTypes), a, b, {{0.4f, 0.0f}, {-0.4f, 0.0f}});
        if (i % 3 == 1) add_joint_of(world, static_cast<JointType>(i / 3 % kJointTypes), last, a, {});
        last = b;
    }
}
/// Bodies that the kernels leave to be done one by one: locked axes, heavy on light, deep overlaps, bodies
/// that are too fast or spin by more than half a radian per sub-step, kinematic ones, and a wheel that
/// touches more bodies than there are colours.
void build_odd_bodies(World& world) {
    add_ground(world);
    for (int i = 0; i < 300; ++i) {
        const Vec2 at{static_cast<float>(i % 30) * 1.2f - 18.0f, 0.4f + 0.8f * static_cast<float>(i / 30)};
        BodyDef def{.type = i % 11 == 5 ? BodyType::kKinematic : BodyType::kDynamic, .position = at};
        def.locks = {.x = i % 7 == 0, .y = i % 13 == 0, .rotation = i % 5 == 0};
        if (i % 17 == 0) def.angular_velocity = 200.0f;
        if (i % 19 == 0) def.linear_velocity = {3000.0f, 5.0f};
        if (def.type == BodyType::kKinematic) def.linear_velocity = {0.5f, 0.0f};
        const Body body = world.create_body(def);
        const ShapeDef shape{.density = i % 6 == 0 ? 100.0f : 1.0f, .hit_events = i % 3 == 0};
        // Every fourth overlaps its neighbours by more than a tenth.
        body.create_shape(Polygon::box(i % 4 == 0 ? 0.8f : 0.45f, 0.4f), shape);
    }
    const Vec2 hub{0.0f, 40.0f};
    add_dynamic(world, hub, LargePolygon::regular(64, 8.0f));
    for (int i = 0; i < 60; ++i) {
        const float angle = 0.1047f * static_cast<float>(i);
        const Vec2 out{math::cos(angle), math::sin(angle)};
        world.create_body({.type = BodyType::kDynamic, .position = hub + 8.3f * out, .linear_velocity = -out})
            .create_shape(Circle{{}, 0.35f});
    }
}
constexpr Pile kPiles[] = {{"odd bodies", build_odd_bodies, 40}, {"joints", build_joints, 40},
                           {"pyramid", build_pyramid, 20},       {"joint grid", build_grid, 20},
                           {"tumbler", build_tumbler, 60},       {"materials", build_materials, 60}};

/// The hashes after each tenth step.
std::vector<std::uint64_t> hashes(const Pile& pile, TaskScheduler* scheduler = nullptr) {
    World world({.scheduler = scheduler});
    pile.build(world);
    std::vector<std::uint64_t> all;
    for (int i = 1; i <= pile.steps; ++i) {
        world.step(kDt);
        if (i % 10 == 0) all.push_back(world.state_hash());
    }
    EXPECT_EQ(world.check(), "");
    return all;
}

TEST(Determinism, TwoRuns) {
    for (const Pile& pile : kPiles) {
        SCOPED_TRACE(pile.name);
        const auto once = hashes(pile);
        EXPECT_EQ(hashes(pile), once);
        EXPECT_NE(once[0], once[1]) << "something happens";
    }
}

struct Workers {
    int count;
    TaskOrder order;
};
constexpr Workers kWorkers[] = {{1, TaskOrder::kReverse},
                                {1, TaskOrder::kShuffled},
                                {2, TaskOrder::kForward},
                                {3, TaskOrder::kReverse},
                                {4, TaskOrder::kShuffled}};

TEST(Determinism, Schedulers) {
    for (const Pile& pile : kPiles) {
        SCOPED_TRACE(pile.name);
        const auto alone = hashes(pile);
        for (const Workers workers : kWorkers) {
            SCOPED_TRACE(testing::Message()
                         << workers.count << " workers, order " << static_cast<int>(workers.order));
            ThreadScheduler scheduler(workers.count, workers.order, 17);
            EXPECT_EQ(hashes(pile, &scheduler), alone);
            EXPECT_GT(scheduler.tasks(), 2 * scheduler.calls()) << "there was work to share";
        }
    }
}

/// Debian's oneTBB is not instrumented: with the thread sanitizer, jostle is built without it.
TEST(Determinism, DefaultScheduler) {
    for (const Pile& pile : kPiles) {
        SCOPED_TRACE(pile.name);
        const auto alone = hashes(pile);
        for (const int workers : {1, 2, 5}) {
            const auto scheduler = make_default_scheduler(workers);
            EXPECT_GE(scheduler->worker_count(), 1);
            EXPECT_EQ(hashes(pile, scheduler.get()), alone);
        }
    }
}

/// Every instruction set that this processor has and the kernels were compiled for.
TEST(Determinism, InstructionSets) {
    const std::vector<std::int64_t> targets = hwy::SupportedAndGeneratedTargets();
    ASSERT_FALSE(targets.empty());
    std::string names;
    for (const Pile& pile : kPiles) {
        SCOPED_TRACE(pile.name);
        const auto best = hashes(pile);
        for (const std::int64_t target : targets) {
            SCOPED_TRACE(hwy::TargetName(target));
            hwy::SetSupportedTargetsForTest(target);
            hwy::GetChosenTarget().Update(hwy::SupportedTargets());
            EXPECT_EQ(hashes(pile), best);
        }
        hwy::SetSupportedTargetsForTest(0);
        hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    }
    for (const std::int64_t target : targets) names.append(" ").append(hwy::TargetName(target));
    RecordProperty("targets", names);
}

/// Restores the caller's floating-point environment when a test ends.
class Rounding : public testing::Test {
  protected:
    Rounding() { std::fegetenv(&saved_); }
    ~Rounding() override { std::fesetenv(&saved_); }

  private:
    std::fenv_t saved_{};
};

TEST_F(Rounding, IsTheStepsOwn) {
    for (const Pile& pile : kPiles) {
        SCOPED_TRACE(pile.name);
        World plain, odd;
        pile.build(plain);
        pile.build(odd);
        for (int i = 0; i < 10; ++i) {
            plain.step(kDt);
            for (const int mode : {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO}) {
                if (i % 3 != (mode == FE_UPWARD ? 0 : mode == FE_DOWNWARD ? 1 : 2)) continue;
                ASSERT_EQ(std::fesetround(mode), 0);
                odd.step(kDt);
                EXPECT_EQ(std::fegetround(), mode) << "as the caller left it";
                std::fesetround(FE_TONEAREST);
            }
            ASSERT_EQ(odd.state_hash(), plain.state_hash()) << "step " << i;
        }
    }
}

/// On the threads of a scheduler too, whose owner may have set them up otherwise.
TEST_F(Rounding, IsTheStepsOwnOnEveryThread) {
    class OddScheduler final : public TaskScheduler {
      public:
        [[nodiscard]] int worker_count() const override { return 1; }
        void parallel_for(int count, int grain, Task task, void* context) override {
            std::thread thread([&] {
                std::fesetround(FE_UPWARD);
                for (int begin = 0; begin < count; begin += grain)
                    task(context, begin, begin + grain < count ? begin + grain : count, 0);
                kept = kept && std::fegetround() == FE_UPWARD;
            });
            thread.join();
        }
        bool kept = true;
    };
    OddScheduler scheduler;
    const Pile pile{"tumbler", build_tumbler, 20};
    EXPECT_EQ(hashes(pile, &scheduler), hashes(pile));
    EXPECT_TRUE(scheduler.kept);
}

#if defined(__SSE__)
TEST_F(Rounding, NothingIsFlushedToZero) {
    constexpr unsigned kFlush = 0x8040;  // flush to zero, denormals are zero
    const auto fall = [&](bool flush) {
        World world({.gravity = {0.0f, -1.0e-38f}});  // what moves moves by denormal numbers
        Body body = world.create_body({.type = BodyType::kDynamic});
        const unsigned saved = _mm_getcsr();
        if (flush) _mm_setcsr(saved | kFlush);
        for (int i = 0; i < 10; ++i) world.step(kDt);
        if (flush) {
            EXPECT_EQ(_mm_getcsr() & kFlush, kFlush) << "as the caller left it";
        }
        _mm_setcsr(saved);
        EXPECT_LT(body.linear_velocity().y, 0.0f);
        return world.state_hash();
    };
    EXPECT_EQ(fall(true), fall(false));
}
#endif

/// Worlds do not know of each other.
TEST(Determinism, ManyWorldsOnManyThreads) {
    const Pile pile{"tumbler", [](World& world) { add_tumbler(world, 8); }, 60};
    const auto alone = hashes(pile);
    std::vector<std::vector<std::uint64_t>> found(4);
    std::vector<std::thread> threads;
    threads.reserve(found.size());
    for (auto& result : found) threads.emplace_back([&result, &pile] { result = hashes(pile); });
    for (std::thread& thread : threads) thread.join();
    for (const auto& result : found) EXPECT_EQ(result, alone);
}

}  // namespace
}  // namespace jostle::test
