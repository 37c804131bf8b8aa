// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Sleeping bodies cost a step nothing: no stage reads a record of them, and falling asleep and waking
// allocate nothing once sizes are steady.
#include <gtest/gtest.h>

#include "memory/counting_resource.h"
#include "support/world_test_access.h"
#include "support/worlds.h"

#if __has_include(<sys/mman.h>)
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace jostle::test {
namespace {

using namespace detail;

TEST(SleepCost, NoAllocationInFallingAsleepAndWaking) {
    CountingResource memory;
    World world({.memory = &memory});
    add_ground(world);
    for (int i = 0; i < 20; ++i) add_pyramid(world, 3, 6.0f * static_cast<float>(i));
    const std::vector<RevoluteJoint> net = add_joint_grid(world, 4, {0.0f, 40.0f});
    for (const RevoluteJoint& hinge : net) hinge.body_b().set_angular_damping(50.0f);
    const auto turn = [&] {
        for (const Body& body : world.bodies())
            if (!body.is_awake()) body.set_awake(true);
        for (int i = 0; i < 400; ++i) world.step(kDt);
        EXPECT_LT(world.counts().awake_bodies, 5);
    };
    for (int i = 0; i < 6; ++i) turn();
    const std::size_t before = memory.requests();
    turn();
    EXPECT_EQ(memory.requests() - before, 0u);
    EXPECT_EQ(world.check(), "");
}

#if __has_include(<sys/mman.h>)

/// Memory of which every block lies on pages of its own.
class PageResource final : public std::pmr::memory_resource {
    static std::size_t rounded(std::size_t bytes) {
        const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
        return (bytes + page - 1) / page * page;
    }
    void* do_allocate(std::size_t bytes, std::size_t) override {
        void* const p =
            mmap(nullptr, rounded(bytes), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (p == MAP_FAILED) throw std::bad_alloc();
        return p;
    }
    void do_deallocate(void* p, std::size_t bytes, std::size_t) override { munmap(p, rounded(bytes)); }
    [[nodiscard]] bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override {
        return this == &other;
    }
};

/// Takes away the pages that hold nothing but some records: a look at one ends the program.
class Hidden {
  public:
    template <class Record>
    void hide(const Record& first, const Record& last) {
        const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
        const std::uintptr_t begin = (reinterpret_cast<std::uintptr_t>(&first) + page - 1) / page * page,
                             end = reinterpret_cast<std::uintptr_t>(&last + 1) / page * page;
        ASSERT_LT(begin + 4 * page, end) << "too few records to fill pages";
        pages_.emplace_back(reinterpret_cast<void*>(begin), end - begin);
        ASSERT_EQ(mprotect(pages_.back().first, pages_.back().second, PROT_NONE), 0);
    }
    Hidden() = default;
    Hidden(const Hidden&) = delete;
    Hidden& operator=(const Hidden&) = delete;
    ~Hidden() {
        for (const auto& [begin, size] : pages_) mprotect(begin, size, PROT_READ | PROT_WRITE);
    }

  private:
    std::vector<std::pair<void*, std::size_t>> pages_;
};

/// Bodies, contacts and shapes that sleep are out of sight while a world steps in which others roll, touch
/// and hit each other.
TEST(SleepCost, NoStageLooksAtWhatSleeps) {
    constexpr int kSleepers = 4000;
    PageResource memory;
    World world({.memory = &memory});
    Tables& tables = WorldTestAccess::tables(world);
    const Body shelf = add_static(world, {0.0f, -1.0f}, Polygon::box(20000.0f, 1.0f));
    for (int i = 0; i < kSleepers; ++i)
        add_dynamic(world, {2.0f * static_cast<float>(i / 2), 0.5f + static_cast<float>(i % 2)},
                    Polygon::box(0.5f, 0.5f), {.hit_events = true});
    run(world, 100);
    ASSERT_EQ(world.counts().awake_bodies, 0);
    const int contacts = tables.contacts.capacity();
    ASSERT_EQ(tables.contacts.size(), kSleepers);

    add_static(world, {0.0f, 99.0f}, Polygon::box(100.0f, 1.0f));
    for (int i = 0; i < 100; ++i)
        add_dynamic(world, {1.1f * static_cast<float>(i % 25), 101.0f + 1.1f * static_cast<float>(i / 25)},
                    Circle{{}, 0.5f}, {.material = {.restitution = 0.9f}, .hit_events = true})
            .set_allow_sleep(false);
    run(world, 30);
    int begins = 0, hits = 0;
    {
        Hidden hidden;
        const BodyArrays& asleep = tables.bodies.set(BodySet::kAsleep);
        ASSERT_EQ(asleep.size(), kSleepers);
        hidden.hide(asleep.records.front(), asleep.records.back());
        hidden.hide(asleep.sims.front(), asleep.sims.back());
        hidden.hide(asleep.states.front(), asleep.states.back());
        const auto& sims = tables.graph.bin(kAsleepBin).contacts;
        ASSERT_EQ(sims.size(), static_cast<std::size_t>(contacts));
        hidden.hide(sims.front(), sims.back());
        hidden.hide(tables.contacts[ContactId{0}], tables.contacts[ContactId{contacts - 1}]);
        hidden.hide(tables.shapes.rows(false)[0], tables.shapes.rows(false)[kSleepers - 1]);
        for (int i = 0; i < 60; ++i) {
            world.step(kDt);
            begins += static_cast<int>(world.events().contacts_began.size());
            hits += static_cast<int>(world.events().hits.size());
        }
    }
    EXPECT_GT(begins, 20);
    EXPECT_GT(hits, 20);
    EXPECT_EQ(world.counts().awake_bodies, 100);
    EXPECT_EQ(world.check(), "");
    EXPECT_FALSE(shelf.is_awake());
}

#endif

}  // namespace
}  // namespace jostle::test
