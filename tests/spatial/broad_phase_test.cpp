// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The broad phase against brute force: pairs of what was touched, in order, through every change.
#include <gtest/gtest.h>
#include <jostle/spatial/broad_phase.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "memory/counting_resource.h"
#include "spatial/boxes.h"
#include "support/thread_scheduler.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::Random;

template <class Dimension>
class BroadPhases : public testing::Test {
  public:
    using Vector = jostle::Vector<Dimension::value>;
    using Tree = BroadPhase<Dimension::value>;
    using Box = Aabb<Dimension::value>;

    struct Known {
        Mobility mobility;
        BoxFilter filter;
        bool moved;
    };
    using Reference = std::map<int, Known>;

    static test::IdPairs expected_pairs(const Tree& broad_phase, const Reference& reference) {
        test::IdPairs expected;
        for (const auto& [a, p] : reference) {
            for (auto it = reference.upper_bound(a); it != reference.end(); ++it) {
                const Known& q = it->second;
                if (!p.moved && !q.moved) continue;
                if (p.mobility == Mobility::kStatic && q.mobility == Mobility::kStatic) continue;
                if (!p.filter.accepts(q.filter)) continue;
                if (!overlap(broad_phase.fat_box(a), broad_phase.fat_box(it->first))) continue;
                expected.emplace_back(a, it->first);
            }
        }
        return expected;
    }

    /// Compares without sorting: the order is promised.
    static void expect_update(Tree& broad_phase, Reference& reference) {
        int touched = 0;
        for (const auto& [id, known] : reference) touched += known.moved ? 1 : 0;
        EXPECT_EQ(broad_phase.moved_count(), touched);
        const test::IdPairs expected = expected_pairs(broad_phase, reference);
        test::IdPairs found;
        static test::ThreadScheduler scheduler(2, test::TaskOrder::kShuffled);
        TaskScheduler* const chosen = touched % 2 == 0 ? nullptr : &scheduler;
        for (const ProxyPair& pair : broad_phase.update_pairs(chosen)) found.emplace_back(pair.a, pair.b);
        EXPECT_EQ(found, expected);
        for (auto& [id, known] : reference) known.moved = false;
        EXPECT_EQ(broad_phase.moved_count(), 0);
        EXPECT_TRUE(broad_phase.update_pairs().empty());
        ASSERT_EQ(broad_phase.check(), "");
    }
};

using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(BroadPhases, Dimensions);

TYPED_TEST(BroadPhases, FindsThePairsOfEverySet) {
    constexpr int D = TypeParam::value;
    for (const BoxSet set : test::kBoxSets) {
        for (const int n : {0, 1, 2, 3, 40, 300}) {
            for (const bool filtered : {false, true}) {
                Random random(static_cast<std::uint64_t>(n));
                SCOPED_TRACE(test::name_of(set) + ", n " + std::to_string(n) + ", " + random.seed_text());
                BroadPhase<D> broad_phase;
                typename TestFixture::Reference reference;
                for (const Aabb<D>& box : test::make_boxes<D>(set, n, random)) {
                    const BoxFilter filter = filtered ? test::make_filter(random) : BoxFilter{};
                    const Mobility mobility = random.below(3) == 0 ? Mobility::kStatic : Mobility::kMovable;
                    const bool touched = random.below(4) != 0;
                    const int id = broad_phase.insert(box, 9, mobility, filter, {.moved = touched});
                    reference[id] = {mobility, filter, touched};
                }
                this->expect_update(broad_phase, reference);
                // All of them, then a tenth.
                for (auto& [id, known] : reference) {
                    broad_phase.mark_moved(id);
                    broad_phase.mark_moved(id);
                    known.moved = true;
                }
                this->expect_update(broad_phase, reference);
                for (auto& [id, known] : reference) {
                    if (random.below(10) != 0) continue;
                    broad_phase.mark_moved(id);
                    known.moved = true;
                }
                this->expect_update(broad_phase, reference);
                if (this->HasFatalFailure() || this->HasNonfatalFailure()) return;
            }
        }
    }
}

TYPED_TEST(BroadPhases, SurvivesFramesInWhichAnythingHappens) {
    constexpr int D = TypeParam::value;
    Random random(77);
    SCOPED_TRACE(random.seed_text());
    BroadPhase<D> broad_phase;
    typename TestFixture::Reference reference;
    std::map<int, Aabb<D>> boxes;
    const int frames = test::is_long_run() ? 2000 : 200;
    for (int frame = 0; frame < frames; ++frame) {
        const std::uint32_t restless = frame % 3 == 0 ? 1 : 20;  // one in so many moves
        for (int i = 0; i < 10 && reference.size() < 250; ++i) {
            const Aabb<D> box = test::make_box<D>(BoxSet::kUniform, 0, 200, random);
            const BoxFilter filter = test::make_filter(random);
            const Mobility mobility = random.below(3) == 0 ? Mobility::kStatic : Mobility::kMovable;
            const int id = broad_phase.insert(box, static_cast<std::uint64_t>(frame), mobility, filter,
                                              {.moved = i % 2 == 0});
            ASSERT_EQ(reference.count(id), 0u);
            reference[id] = {mobility, filter, i % 2 == 0};
            boxes[id] = box;
        }
        for (auto& [id, box] : boxes) {
            if (random.below(restless) != 0) continue;
            Vector<D> step;
            for (int k = 0; k < D; ++k) step[k] = random.uniform(-0.2f, 0.2f);
            if (random.below(50) == 0) step = step * 100.0f;
            box = {box.lower + step, box.upper + step};
            typename TestFixture::Known& known = reference.at(id);
            if (known.mobility == Mobility::kStatic) {
                broad_phase.move_static(id, box);
                EXPECT_EQ(broad_phase.fat_box(id), box);
                known.moved = true;
            } else if (broad_phase.move(id, box, step) == Moved::kNewFatBox) {
                known.moved = true;
            }
            EXPECT_TRUE(contains(broad_phase.fat_box(id), box));
        }
        // Removed while touched, or not; and ids that are used again in the next frame.
        for (auto it = reference.begin(); it != reference.end();) {
            if (random.below(30) != 0) {
                ++it;
                continue;
            }
            broad_phase.remove(it->first);
            EXPECT_FALSE(broad_phase.is_live(it->first));
            boxes.erase(it->first);
            it = reference.erase(it);
        }
        for (auto& [id, known] : reference) {
            if (random.below(40) != 0) continue;
            known.filter = test::make_filter(random);
            broad_phase.set_filter(id, known.filter);
            EXPECT_EQ(broad_phase.filter(id), known.filter);
        }
        ASSERT_EQ(broad_phase.check(), "");
        ASSERT_EQ(broad_phase.size(), static_cast<int>(reference.size()));
        this->expect_update(broad_phase, reference);
        if (this->HasFatalFailure() || this->HasNonfatalFailure()) return;

        const Aabb<D> window = test::make_box<D>(BoxSet::kUniform, 0, 200, random);
        std::vector<int> expected;
        for (const auto& [id, known] : reference) {
            if (overlap(broad_phase.fat_box(id), window) && (known.filter.category & 2) != 0)
                expected.push_back(id);
        }
        std::vector<int> found;
        broad_phase.query(window, [&](int id) { found.push_back(id); }, {2});
        EXPECT_EQ(test::sorted(found), expected);

        Vector<D> d{};
        d[frame % D] = 10.0f;
        float nearest = std::numeric_limits<float>::infinity();
        for (const auto& [id, known] : reference) {
            const BoxRayHit<D> hit = ray_cast(broad_phase.fat_box(id), {window.lower, d, 2.0f});
            if (hit.hit) nearest = min(nearest, hit.fraction);
        }
        float closest = std::numeric_limits<float>::infinity();
        broad_phase.ray_cast({window.lower, d, 2.0f}, [&](int id, float t) {
            EXPECT_LE(t, closest);
            const BoxRayHit<D> hit = ray_cast(broad_phase.fat_box(id), {window.lower, d, t});
            if (!hit.hit) return CastAnswer::ignore();
            closest = hit.fraction;
            return CastAnswer::clip(hit.fraction);
        });
        EXPECT_EQ(closest, nearest);
    }
}

TYPED_TEST(BroadPhases, StaticBoxesAreExactAndMovableOnesFat) {
    constexpr int D = TypeParam::value;
    BroadPhase<D> broad_phase({.margin = 0.25f, .displacement_multiplier = 4.0f});
    const Aabb<D> box = test::box_around<D>({}, 1.0f);
    const int fixed = broad_phase.insert(box, 5, Mobility::kStatic);
    const int moving = broad_phase.insert(box, 6, Mobility::kMovable);
    EXPECT_EQ(broad_phase.fat_box(fixed), box);
    EXPECT_EQ(broad_phase.fat_box(moving), expand(box, 0.25f));
    EXPECT_EQ(broad_phase.user_data(fixed), 5u);
    EXPECT_EQ(broad_phase.user_data(moving), 6u);
    EXPECT_EQ(broad_phase.mobility(fixed), Mobility::kStatic);
    EXPECT_EQ(broad_phase.mobility(moving), Mobility::kMovable);
    EXPECT_TRUE(broad_phase.overlap(fixed, moving));
    ASSERT_EQ(broad_phase.update_pairs().size(), 1u);

    Vector<D> step{};
    step[0] = 0.5f;
    EXPECT_EQ(broad_phase.move(moving, {box.lower + step, box.upper + step}, step), Moved::kNewFatBox);
    Aabb<D> expected = expand(Aabb<D>{box.lower + step, box.upper + step}, 0.25f);
    expected.upper[0] += 2.0f;
    EXPECT_EQ(broad_phase.fat_box(moving), expected);
    EXPECT_EQ(broad_phase.moved_count(), 1);
    step[0] = 100.0f;
    broad_phase.move_static(fixed, {box.lower + step, box.upper + step});
    EXPECT_FALSE(broad_phase.overlap(fixed, moving));
    EXPECT_EQ(broad_phase.moved_count(), 2);
    EXPECT_TRUE(broad_phase.update_pairs().empty());
    EXPECT_EQ(broad_phase.static_height(), 0);
    EXPECT_EQ(broad_phase.movable_height(), 0);
    EXPECT_GT(broad_phase.byte_count(), 0u);
}

TYPED_TEST(BroadPhases, ASteadyFrameAllocatesNothing) {
    constexpr int D = TypeParam::value;
    test::CountingResource memory;
    BroadPhase<D> broad_phase({}, &memory);
    Random random(8);
    std::vector<Aabb<D>> boxes = test::make_boxes<D>(BoxSet::kUniform, 2000, random);
    for (const Aabb<D>& box : boxes) broad_phase.insert(box, 0, Mobility::kMovable);
    std::size_t at_start = 0;
    for (int frame = 0; frame < 20; ++frame) {
        if (frame == 10) at_start = memory.requests();
        // To and fro, so that the number of pairs stays what it is; the first ten frames see it all.
        Vector<D> step{};
        step[0] = frame % 2 == 0 ? 0.5f : -0.5f;
        for (int i = 0; i < 2000; ++i) {
            Aabb<D>& box = boxes[static_cast<std::size_t>(i)];
            box = {box.lower + step, box.upper + step};
            broad_phase.move(i, box, {});
            broad_phase.mark_moved(i);
        }
        EXPECT_GT(broad_phase.update_pairs().size(), 1000u);
    }
    EXPECT_EQ(memory.requests(), at_start);
}

/// At sizes that split: each of a hundred frames gives the same list, whoever works on it in whatever order.
TYPED_TEST(BroadPhases, SchedulersChangeNothing) {
    constexpr int D = TypeParam::value;
    struct Subject {
        std::unique_ptr<test::ThreadScheduler> scheduler;
        BroadPhase<D> broad_phase;
    };
    std::vector<std::unique_ptr<Subject>> subjects;
    for (const int workers : {0, 1, 2, 3, 5}) {
        auto subject = std::make_unique<Subject>();
        const test::TaskOrder order = workers == 1   ? test::TaskOrder::kForward
                                      : workers == 2 ? test::TaskOrder::kReverse
                                                     : test::TaskOrder::kShuffled;
        if (workers > 0) subject->scheduler = std::make_unique<test::ThreadScheduler>(workers, order);
        subjects.push_back(std::move(subject));
    }
    Random random(12);
    SCOPED_TRACE(random.seed_text());
    const int n = 6000;
    std::vector<Aabb<D>> boxes = test::make_boxes<D>(BoxSet::kUniform, n, random);
    std::vector<int> ids;
    for (const Aabb<D>& box : boxes) {
        const Mobility mobility = random.below(4) == 0 ? Mobility::kStatic : Mobility::kMovable;
        const BoxFilter filter = test::make_filter(random);
        for (const auto& subject : subjects) {
            const int id = subject->broad_phase.insert(box, 0, mobility, filter);
            if (subject == subjects.front()) ids.push_back(id);
        }
    }
    for (int frame = 0; frame < 20; ++frame) {
        // All, many, or few.
        const std::uint32_t restless = frame % 3 == 0 ? 1 : frame % 3 == 1 ? 3 : 60;
        for (int i = 0; frame > 0 && i < n; ++i) {
            if (random.below(restless) != 0) continue;
            Aabb<D>& box = boxes[static_cast<std::size_t>(i)];
            Vector<D> step;
            for (int k = 0; k < D; ++k) step[k] = random.uniform(-0.3f, 0.3f);
            box = {box.lower + step, box.upper + step};
            for (const auto& subject : subjects) {
                BroadPhase<D>& b = subject->broad_phase;
                const int id = ids[static_cast<std::size_t>(i)];
                if (b.mobility(id) == Mobility::kStatic) {
                    b.move_static(id, box);
                } else {
                    b.move(id, box, step);
                }
            }
        }
        const auto alone_pairs = subjects[0]->broad_phase.update_pairs();
        const std::vector<ProxyPair> expected(alone_pairs.begin(), alone_pairs.end());
        if (frame == 0) {
            EXPECT_GT(expected.size(), 2000u);
        }
        for (std::size_t i = 1; i < expected.size(); ++i) {
            EXPECT_TRUE(expected[i - 1].a != expected[i].a ? expected[i - 1].a < expected[i].a
                                                           : expected[i - 1].b < expected[i].b);
        }
        for (const auto& subject : subjects) {
            if (subject->scheduler == nullptr) continue;
            const int tasks = subject->scheduler->tasks();
            const auto pairs = subject->broad_phase.update_pairs(subject->scheduler.get());
            EXPECT_EQ(std::vector<ProxyPair>(pairs.begin(), pairs.end()), expected);
            // It was split.
            const int least = restless == 60 ? 0 : 20;
            EXPECT_GT(subject->scheduler->tasks(), tasks + least);
        }
        if (this->HasFatalFailure() || this->HasNonfatalFailure()) return;
    }
}

TYPED_TEST(BroadPhases, AllOfManyIdenticalBoxesInOrder) {
    constexpr int D = TypeParam::value;
    BroadPhase<D> broad_phase;
    const int n = 600;
    for (int i = 0; i < n; ++i) broad_phase.insert(test::box_around<D>({}, 1.0f), 0, Mobility::kMovable);
    const std::span<const ProxyPair> pairs = broad_phase.update_pairs();
    ASSERT_EQ(pairs.size(), static_cast<std::size_t>(n * (n - 1) / 2));
    std::size_t i = 0;
    for (int a = 0; a < n; ++a) {
        for (int b = a + 1; b < n; ++b) ASSERT_EQ(pairs[i++], (ProxyPair{a, b}));
    }
}

TYPED_TEST(BroadPhases, OneMoverAmong100000IdenticalBoxes) {
    constexpr int D = TypeParam::value;
    BroadPhase<D> broad_phase;
    for (int i = 0; i < 100000; ++i) {
        broad_phase.insert(test::box_around<D>({}, 1.0f), 0, Mobility::kMovable, {1, 1}, {.moved = false});
    }
    // 17 levels are the least.
    EXPECT_LE(broad_phase.movable_height(), 24);
    broad_phase.mark_moved(50000);
    EXPECT_EQ(broad_phase.update_pairs().size(), 99999u);
    EXPECT_EQ(broad_phase.check(), "");
}

}  // namespace
}  // namespace jostle
