// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Worlds whose memory runs out, at each allocation in turn. An edit that throws has changed nothing. A step
// that throws has changed no pose, velocity or event, and the next one gives the bits of a world in which
// nothing failed.
#include <gtest/gtest.h>

#include "dynamics/door_entries.h"
#include "dynamics/every_joint.h"
#include "dynamics/failing_step.h"
#include "dynamics/furnish.h"

namespace jostle::test {
namespace {

struct Furnished {
    explicit Furnished(std::pmr::memory_resource* memory)
        : world({.memory = memory}), hands(furnish(world)) {}
    World world;
    Hands hands;
};

std::string bits_of(const World& world) {
    const WorldCounts c = world.counts();
    std::string text = world.check();
    for (const long long number :
         {static_cast<long long>(world.state_hash()), static_cast<long long>(c.bodies),
          static_cast<long long>(c.shapes), static_cast<long long>(c.chains),
          static_cast<long long>(c.joints), static_cast<long long>(c.contacts)})
        text += " " + std::to_string(number);
    return text;
}

/// Every call that the table of entry points says changes something; that it has them all,
/// door_table_test.cpp tells.
TEST(WorldOutOfMemory, AnEditThatThrowsHasChangedNothing) {
    int calls = 0;
    long failures = 0;
    for (const Entry& entry : all_entries()) {
        if (!entry.changes || entry.name == "World::step") continue;
        ++calls;
        Trial<Furnished> trial;
        trial.make = [](std::pmr::memory_resource* memory) { return std::make_unique<Furnished>(memory); };
        trial.change = [&](Furnished& f) { entry.good(f.hands); };
        trial.state = [](const Furnished& f) { return bits_of(f.world); };
        failures += expect_strong_guarantee(entry.name, trial);
    }
    EXPECT_GT(calls, 45);
    EXPECT_GT(failures, 20);
}

/// Edits of worlds in which much has been made, stepped and destroyed: room is not where it was at first.
TEST(WorldOutOfMemory, NorHasOneInAnOldWorld) {
    const auto grow = [](Furnished& f) {
        std::vector<Body> bodies;
        for (int i = 0; i < 40; ++i) {
            Body body = add_dynamic(f.world, {static_cast<float>(i % 8), 2.0f + static_cast<float>(i / 8)},
                                    Polygon::box(0.5f, 0.5f));
            if (i % 4 == 1) f.world.create_weld({.body_a = bodies.back(), .body_b = body});
            if (i % 8 == 5) body.create_shape(LargePolygon::regular(16, 0.5f));
            bodies.push_back(body);
        }
        add_ground(f.world);
        for (int i = 0; i < 4; ++i) f.world.step(kDt);
        for (std::size_t i = 0; i < bodies.size(); i += 7) f.world.destroy(bodies[i]);
        return bodies;
    };
    const std::function<void(World&, std::vector<Body>&)> changes[] = {
        [](World&, std::vector<Body>& b) { b[1].set_type(BodyType::kStatic); },
        [](World&, std::vector<Body>& b) { b[2].set_type(BodyType::kKinematic); },
        [](World&, std::vector<Body>& b) { b[5].set_enabled(false); },
        [](World&, std::vector<Body>& b) { b[6].create_shape(LargePolygon::regular(20, 0.25f)); },
        [](World&, std::vector<Body>& b) {
            b[8].set_transform({50.0f, 50.0f}, 1.0f);
        },
        [](World& w, std::vector<Body>& b) { w.destroy(b[9]); },
        [](World& w, std::vector<Body>& b) { w.create_revolute({.body_a = b[1], .body_b = b[2]}); },
        [](World& w, std::vector<Body>&) { w.create_body({.type = BodyType::kDynamic}); },
        [](World&, std::vector<Body>& b) { b[4].create_chain(three_points()); },
        [](World&, std::vector<Body>& b) {
            b[4].shapes().front().set_geometry(LargePolygon::regular(30, 0.5f));
        },
        [](World&, std::vector<Body>& b) { b[30].set_name("the thirtieth of all these bodies"); },
        [](World& w, std::vector<Body>&) { w.create_body({.name = "another one"}); },
        [](World& w, std::vector<Body>&) {
            w.shift_origin({40.0f, 3.0f});
        },
    };
    long failures = 0;
    int number = 0;
    for (const auto& change : changes) {
        struct Old {
            explicit Old(std::pmr::memory_resource* memory) : furnished(memory) {}
            Furnished furnished;
            std::vector<Body> bodies;
        };
        Trial<Old> trial;
        trial.make = [&](std::pmr::memory_resource* memory) {
            auto old = std::make_unique<Old>(memory);
            old->bodies = grow(old->furnished);
            return old;
        };
        trial.change = [&](Old& old) { change(old.furnished.world, old.bodies); };
        trial.state = [](const Old& old) { return bits_of(old.furnished.world); };
        failures += expect_strong_guarantee("change " + std::to_string(number++), trial);
    }
    EXPECT_GT(failures, 4);
}

TEST(WorldOutOfMemory, MakingOneThatThrowsLeavesNothing) {
    long failed = 0;
    for (const bool of_resource : {true, false})
        for (long n = 1;; ++n, ++failed) {
            FailingResource memory;
            FailurePlan& plan = of_resource ? memory.plan : global_new();
            plan.arm(n, false);
            try {
                const World world({.memory = &memory});
                plan.disarm();
            } catch (const std::bad_alloc&) {
            }
            plan.disarm();
            if (plan.failed() == 0) break;
        }
    EXPECT_GT(failed, 3);
    World world;
    EXPECT_EQ(world.check(), "");
}

/// Several workers, all of them the caller, which take tasks from the last to the first. Needs no memory.
class BackwardScheduler final : public TaskScheduler {
  public:
    [[nodiscard]] int worker_count() const override { return 3; }
    void parallel_for(int count, int grain, Task task, void* context) override {
        const int tasks = (count + grain - 1) / grain;
        for (int i = tasks; i-- > 0;) {
            const int begin = i * grain;
            task(context, begin, begin + grain < count ? begin + grain : count, i % 3);
        }
    }
};

/// Boxes that fall on a heap, and some that are welded.
struct Heap {
    Heap(std::pmr::memory_resource* memory, TaskScheduler* scheduler)
        : world({.memory = memory, .scheduler = scheduler}) {
        Body ground = world.create_body();
        ground.create_shape(Segment{{-50.0f, 0.0f}, {50.0f, 0.0f}});
        Body last = ground;
        for (int i = 0; i < 200; ++i) {
            Body body = add_dynamic(world, {static_cast<float>(i % 20), 0.5f + static_cast<float>(i / 20)},
                                    Polygon::box(0.5f, 0.5f));
            if (i % 9 == 0) world.create_weld({.body_a = last, .body_b = body});
            last = body;
        }
    }
    World world;
};

/// A joint of each type between two boxes of its own, which turn about each other where it holds them; some
/// break, custom ones ask for their rows.
struct JoinedBodies {
    explicit JoinedBodies(std::pmr::memory_resource* memory) : world({.memory = memory}) {
        give_rows(world);
        for (int type = 0; type < kJointTypes; ++type) {
            const float x = 10.0f * static_cast<float>(type);
            const Body a = add_dynamic(world, {x, 5.0f}, Polygon::box(0.5f, 0.5f));
            const Body b = add_dynamic(world, {x + 1.5f, 5.0f}, Polygon::box(0.5f, 0.5f));
            b.set_linear_velocity({0.0f, 5.0f});
            const Joint joint =
                add_joint_of(world, static_cast<JointType>(type), a, b, {{0.5f, 0.0f}, {-0.5f, 0.0f}});
            if (type % 2 == 0) joint.set_break_at(JointBreak{.force = 1.0f, .destroy = false});
        }
    }
    World world;
};

/// The hash after each step of a world in which nothing fails. `make` makes it, of a memory resource.
template <class Make>
std::vector<std::uint64_t> hashes_without_failure(const Make& make, int steps) {
    FailingResource memory;
    const auto scene = make(&memory);
    std::vector<std::uint64_t> all;
    for (int i = 0; i < steps; ++i) {
        scene->world.step(kDt);
        all.push_back(scene->world.state_hash());
    }
    return all;
}

/// Step `before` + 1 fails at its n-th allocation. False: it has no n-th.
template <class Make>
bool fail_in_any_step(const Make& make, bool of_resource, int before, long n,
                      const std::vector<std::uint64_t>& expected) {
    FailingResource memory;
    const auto scene = make(&memory);
    World& world = scene->world;
    for (int i = 0; i < before; ++i) world.step(kDt);
    if (!step_and_fail(world, of_resource ? memory.plan : global_new(), n)) return false;
    for (std::size_t i = static_cast<std::size_t>(before); i < expected.size(); ++i) {
        EXPECT_EQ(world.state_hash(), expected[i]) << "allocation " << n << ", step " << i;
        if (i + 1 < expected.size()) world.step(kDt);
    }
    return true;
}

/// How many allocations of the first step, the second and the tenth were made to fail.
template <class Make>
long fail_in_steps(const Make& make) {
    const std::vector<std::uint64_t> expected = hashes_without_failure(make, 12);
    long failed = 0;
    for (const bool of_resource : {true, false})
        for (const int before : {0, 1, 9}) {
            SCOPED_TRACE(testing::Message() << "before " << before << ", of the resource " << of_resource);
            for (long n = 1; fail_in_any_step(make, of_resource, before, n, expected); ++n) {
                ++failed;
                if (testing::Test::HasFailure()) return failed;
            }
        }
    return failed;
}

TEST(WorldOutOfMemory, WhatIsReadIntoABufferIsReadTheNextTime) {
    FailingResource memory;
    Heap heap(&memory, nullptr);
    heap.world.step(kDt);
    memory.plan.arm(1, false);
    EXPECT_THROW((void)heap.world.islands(), std::bad_alloc);
    ASSERT_EQ(heap.world.islands().size(), 1u) << "the welds make it one";
    EXPECT_EQ(heap.world.islands()[0].bodies, 200);
    memory.plan.arm(1, false);
    EXPECT_THROW((void)heap.world.contacts(), std::bad_alloc);
    EXPECT_EQ(heap.world.contacts().size(), static_cast<std::size_t>(heap.world.counts().contacts));
}

TEST(WorldOutOfMemory, AStepThatThrewIsAsIfItHadNotBeen) {
    BackwardScheduler backward;
    for (TaskScheduler* scheduler :
         {static_cast<TaskScheduler*>(nullptr), static_cast<TaskScheduler*>(&backward)}) {
        SCOPED_TRACE(testing::Message() << "with a scheduler " << (scheduler != nullptr));
        EXPECT_GT(fail_in_steps([scheduler](std::pmr::memory_resource* memory) {
                      return std::make_unique<Heap>(memory, scheduler);
                  }),
                  40);
    }
}

TEST(WorldOutOfMemory, NorHasOneWithAllTypesOfJoints) {
    FailingResource enough;
    JoinedBodies joined(&enough);
    for (int i = 0; i < 10; ++i) {
        joined.world.step(kDt);
        EXPECT_GE(joined.world.events().joints_broke.size(), 4u) << "step " << i;
    }
    EXPECT_GT(fail_in_steps(
                  [](std::pmr::memory_resource* memory) { return std::make_unique<JoinedBodies>(memory); }),
              20);
}

}  // namespace
}  // namespace jostle::test
