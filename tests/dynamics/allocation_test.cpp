// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A steady step allocates nothing: neither from the world's upstream nor, behind its back, from the global
// heap.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "memory/counting_resource.h"
#include "support/thread_scheduler.h"
#include "support/worlds.h"

// A sanitizer has an operator new of its own, which must not be replaced.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define JOSTLE_TEST_COUNTS_HEAP 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define JOSTLE_TEST_COUNTS_HEAP 0
#endif
#endif
#ifndef JOSTLE_TEST_COUNTS_HEAP
#define JOSTLE_TEST_COUNTS_HEAP 1
#endif

namespace jostle::test {
namespace {
thread_local std::size_t heap_requests = 0;
}
}  // namespace jostle::test

#if JOSTLE_TEST_COUNTS_HEAP
namespace {
// Not inlined, so that g++ does not compare what it sees of one with what it sees of the other.
[[gnu::noinline]] void* counted(std::size_t bytes, std::size_t alignment) {
    ++jostle::test::heap_requests;
    // aligned_alloc wants a multiple of the alignment.
    const std::size_t rounded = (bytes + alignment - 1) / alignment * alignment;
    void* p = std::aligned_alloc(alignment, rounded == 0 ? alignment : rounded);
    if (p == nullptr) throw std::bad_alloc();
    return p;
}
[[gnu::noinline]] void release(void* p) {
    std::free(p);
}
}  // namespace

void* operator new(std::size_t bytes) {
    return counted(bytes, alignof(std::max_align_t));
}
void* operator new[](std::size_t bytes) {
    return counted(bytes, alignof(std::max_align_t));
}
void* operator new(std::size_t bytes, std::align_val_t alignment) {
    return counted(bytes, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t bytes, std::align_val_t alignment) {
    return counted(bytes, static_cast<std::size_t>(alignment));
}
void operator delete(void* p) noexcept {
    release(p);
}
void operator delete[](void* p) noexcept {
    release(p);
}
void operator delete(void* p, std::size_t) noexcept {
    release(p);
}
void operator delete[](void* p, std::size_t) noexcept {
    release(p);
}
void operator delete(void* p, std::align_val_t) noexcept {
    release(p);
}
void operator delete[](void* p, std::align_val_t) noexcept {
    release(p);
}
void operator delete(void* p, std::size_t, std::align_val_t) noexcept {
    release(p);
}
void operator delete[](void* p, std::size_t, std::align_val_t) noexcept {
    release(p);
}
#endif

namespace jostle::test {
namespace {

/// Steps on, and expects that nothing was asked for.
void expect_no_requests(World& world, const CountingResource& memory, int steps) {
    const std::size_t upstream = memory.requests(), heap = heap_requests;
    for (int i = 0; i < steps; ++i) world.step(kDt);
    EXPECT_EQ(memory.requests() - upstream, 0u);
    EXPECT_EQ(heap_requests - heap, 0u);
    EXPECT_EQ(world.check(), "");
}

TEST(Allocation, TheHeapIsCounted) {
    const std::size_t before = heap_requests;
    std::vector<int> some(100);
    EXPECT_EQ(some.back(), 0);
#if JOSTLE_TEST_COUNTS_HEAP
    EXPECT_EQ(heap_requests - before, 1u);
#else
    EXPECT_EQ(heap_requests, before);
#endif
}

TEST(Allocation, NoneInAPileThatHasSettled) {
    CountingResource memory;
    World world({.allow_sleep = false, .memory = &memory});
    add_ground(world);
    add_pyramid(world, 20);
    run(world, 60);
    EXPECT_GT(world.counts().touching, 500);
    expect_no_requests(world, memory, 100);
}

/// Everything that is read each frame: ranges, poses, velocities, contacts.
TEST(Allocation, NoneInReading) {
    CountingResource memory;
    // Falling asleep would be no steady step.
    World world({.allow_sleep = false, .memory = &memory});
    add_ground(world);
    const std::vector<Body> boxes = add_pyramid(world, 8);
    const Vec2 hills[] = {{40.0f, 0.0f}, {35.0f, 1.0f}, {30.0f, 0.0f}};
    world.create_body({}).create_chain({.points = hills, .count = 3});
    world.create_distance({.body_a = boxes[0], .body_b = boxes[7], .length = 7.0f});
    const Shape zone =
        add_static(world, {0.0f, 2.0f}, Polygon::box(3.0f, 3.0f), {.is_sensor = true}).shapes().front();
    const auto step_and_read = [&] {
        world.step(kDt);
        float sum = 0.0f;
        for (const Body& body : world.bodies()) {
            for (const Shape& shape : body.shapes()) sum += shape.material().friction;
            for (const ChainShape& chain : body.chains()) sum += chain.segment(0).material().friction;
            for (const Joint& joint : body.joints()) sum += joint.linear_error();
        }
        for (const auto& [body, transform] : world.poses()) sum += transform.p.y;
        for (const Vec2& v : world.linear_velocities()) sum += v.y;
        for (const float w : world.angular_velocities()) sum += w;
        for (const Contact& contact : world.contacts()) sum += contact.friction;
        for (const IslandReport& island : world.islands()) sum += island.residual;
        for (const Body& body : boxes[3].island()) sum += body.angle();
        sum += static_cast<float>(world.energy().total());
        for (const Contact& contact : boxes[3].contacts()) sum += contact.friction;
        for (const Contact& contact : zone.contacts()) sum += contact.friction;
        for (const SensorVisitor& visitor : zone.visitors()) sum += visitor.time;
        sum += boxes[3].is_touching(boxes[4]) ? 1.0f : 0.0f;
        sum += static_cast<float>(world.events().moved.size());
        EXPECT_GT(sum, 0.0f);
    };
    for (int i = 0; i < 30; ++i) step_and_read();
    const std::size_t upstream = memory.requests(), heap = heap_requests;
    for (int i = 0; i < 3; ++i) step_and_read();
    EXPECT_EQ(memory.requests() - upstream, 0u);
    EXPECT_EQ(heap_requests - heap, 0u);
}

/// Questions need no memory but the caller's, batches included.
TEST(Allocation, NoneInQueries) {
    CountingResource memory;
    World world({.memory = &memory});
    add_ground(world);
    add_pyramid(world, 12);
    run(world, 3);
    WorldHit hits[16];
    NearShape near[8];
    Shape shapes[16];
    Body bodies[16];
    const Ray2 rays[2] = {{{-20, 1}, {40, 0}}, {{0, 20}, {0, -40}}};
    const ShapeCast cast{.geometry = Polygon::box(0.3f, 0.3f),
                         .transform = {{0, 20}, {}},
                         .translation = {0, -40},
                         .rotation = 1};
    const std::size_t upstream = memory.requests(), heap = heap_requests;
    int found = 0;
    found += world.ray_closest(rays[0]).hit ? 1 : 0;
    found += world.ray_all(rays[0], hits);
    found += world.ray_all(rays[1], [](const WorldHit&) {});
    found +=
        world.shape_cast_all(cast, hits, {.predicate = [&](const Shape& shape) { return shape.is_valid(); }});
    found += world.overlap(Aabb<2>{{-9, -9}, {9, 9}}, shapes);
    found += world.overlap(cast.geometry, {{0, 1}, {}}, [](const Shape&) {});
    found += world.bodies_in({{-9, -9}, {9, 9}}, bodies);
    found += world.k_nearest({3, 30}, near);
    world.ray_closest(rays, std::span(hits).first(2));
    EXPECT_EQ(memory.requests() - upstream, 0u);
    EXPECT_EQ(heap_requests - heap, 0u);
    EXPECT_GT(found, 100);
}

/// Turned round and round, the pile makes and loses contacts in every step.
TEST(Allocation, NoneInAPileThatMoves) {
    CountingResource memory;
    World world({.memory = &memory});
    add_tumbler(world, 20);
    run(world, 2400);  // until no heap of the drum holds more contacts than any before
    const int contacts = world.counts().contacts;
    EXPECT_GT(contacts, 400);
    expect_no_requests(world, memory, 100);
    EXPECT_NE(world.counts().contacts, contacts) << "contacts came and went";
}

/// Nor in callbacks, in reading the contacts there, or in edits that make nothing.
TEST(Allocation, NoneInCallbacks) {
    CountingResource memory;
    World world({.allow_sleep = false, .memory = &memory});
    const Shape floor = add_ground(world).shapes().front();
    const std::vector<Body> boxes = add_pyramid(world, 10);
    int asked = 0;
    world.on_should_collide([](const Shape&, const Shape&) { return true; });
    world.on_pre_solve(floor, [&](PreSolve& contact) {
        asked += static_cast<int>(world.contacts().size());
        contact.friction = 0.5f;
        contact.other.set_user_data(7);
        boxes.back().apply_force_to_center({0.0f, 1.0e-3f});
    });
    run(world, 60);
    EXPECT_GT(asked, 1000);
    expect_no_requests(world, memory, 100);
}

/// A body that slides over tiles looks for their neighbours in each step.
TEST(Allocation, NoneOverFlushTiles) {
    CountingResource memory;
    World world({.allow_sleep = false, .memory = &memory});
    for (int i = 0; i < 60; ++i)
        add_static(world, {0.5f * static_cast<float>(i), -0.25f}, Polygon::box(0.25f, 0.25f),
                   {.material = {.friction = 0.0f}});
    std::vector<Body> boxes;
    for (int i = 0; i < 5; ++i) {
        boxes.push_back(add_dynamic(world, {1.0f + static_cast<float>(i), 0.3f}, Polygon::box(0.3f, 0.3f),
                                    {.material = {.friction = 0.0f}}));
        boxes.back().set_linear_velocity({3.0f, 0.0f});
    }
    run(world, 200);
    expect_no_requests(world, memory, 100);
    for (const Body& box : boxes) EXPECT_NEAR(box.linear_velocity().x, 3.0f, 0.003f);
}

TEST(Allocation, NoneInAGridOfJoints) {
    CountingResource memory;
    World world({.memory = &memory});
    add_joint_grid(world, 20);
    run(world, 60);
    expect_no_requests(world, memory, 100);
}

/// Whatever is set anew each frame.
TEST(Allocation, NoneInSettersOfJoints) {
    CountingResource memory;
    World world({.memory = &memory});
    const Body ground = world.create_body({});
    const Body body = add_dynamic(world, {}, Circle{{}, 0.5f});
    const RevoluteJoint hinge = world.create_revolute({.body_a = ground, .body_b = body});
    const WheelJoint wheel = world.create_wheel({.body_a = ground, .body_b = body});
    const PrismaticJoint slider = world.create_prismatic({.body_a = ground, .body_b = body});
    run(world, 3);
    const std::size_t upstream = memory.requests(), heap = heap_requests;
    hinge.set_servo({.target = 0.5f, .hertz = 4.0f});
    hinge.set_motor({.speed = 1.0f, .max_torque = 2.0f});
    hinge.set_limit({-1.0f, 1.0f});
    hinge.set_break_at({.force = 1.0e6f});
    hinge.set_stiffness({.hertz = 30.0f});
    wheel.set_suspension({.hertz = 3.0f});
    slider.set_servo({.target = 0.25f, .hertz = 4.0f});
    EXPECT_EQ(memory.requests() - upstream, 0u);
    EXPECT_EQ(heap_requests - heap, 0u);
    EXPECT_EQ(hinge.break_at()->force, 1.0e6f);
}

/// Nor where tasks are handed to a scheduler.
TEST(Allocation, NoneWithAScheduler) {
    CountingResource memory;
    InterruptingScheduler scheduler;
    World world({.allow_sleep = false, .memory = &memory, .scheduler = &scheduler});
    add_ground(world);
    add_pyramid(world, 40);
    run(world, 60);
    EXPECT_GT(scheduler.calls, 60);
    expect_no_requests(world, memory, 100);
}

/// Without a resource of its own a world gets the default one's memory.
TEST(Allocation, ComesFromTheDefaultResourceUnlessSaid) {
    CountingResource memory;
    std::pmr::memory_resource* const before = std::pmr::set_default_resource(&memory);
    {
        World world;
        add_ground(world);
        run(world, 2);
        EXPECT_GT(memory.blocks(), 0u);
    }
    std::pmr::set_default_resource(before);
    EXPECT_EQ(memory.blocks(), 0u);
}

}  // namespace
}  // namespace jostle::test
