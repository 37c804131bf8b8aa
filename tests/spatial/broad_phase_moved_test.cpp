// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Proxies of a broad phase that have moved, and those that are kept apart, as a simulation uses them.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/broad_phase.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

#include "spatial/boxes.h"
#include "support/failing_memory.h"
#include "support/thread_scheduler.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::Random;

template <class Dimension>
class BroadPhaseMoved : public testing::Test {};
using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(BroadPhaseMoved, Dimensions);

/// Pairs that find_pairs found are found again until they are settled.
TYPED_TEST(BroadPhaseMoved, PairsAreFoundAgainUntilTheyAreSettled) {
    constexpr int D = TypeParam::value;
    Random random(5);
    BroadPhase<D> broad_phase;
    for (const Aabb<D>& box : test::make_boxes<D>(BoxSet::kUniform, 500, random))
        broad_phase.insert(box, 0, random.below(3) == 0 ? Mobility::kStatic : Mobility::kMovable);
    const auto found = broad_phase.find_pairs();
    const std::vector<ProxyPair> first(found.begin(), found.end());
    EXPECT_GT(first.size(), 100u);
    EXPECT_EQ(broad_phase.moved_count(), 500);
    const auto again = broad_phase.find_pairs();
    EXPECT_EQ(std::vector<ProxyPair>(again.begin(), again.end()), first);
    broad_phase.clear_moved();
    EXPECT_EQ(broad_phase.moved_count(), 0);
    EXPECT_TRUE(broad_phase.find_pairs().empty());
}

/// The way of a simulation: moves are buffered by many threads and applied by one. The same as moving each.
TYPED_TEST(BroadPhaseMoved, BufferingAndApplyingIsMoving) {
    constexpr int D = TypeParam::value;
    Random random(6);
    BroadPhase<D> one_by_one, at_once;
    std::vector<Aabb<D>> boxes = test::make_boxes<D>(BoxSet::kUniform, 2000, random);
    std::vector<int> ids;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const Mobility mobility = i % 10 == 0 ? Mobility::kStatic : Mobility::kMovable;
        ids.push_back(one_by_one.insert(boxes[i], i, mobility));
        EXPECT_EQ(at_once.insert(boxes[i], i, mobility), ids.back());
    }
    test::ThreadScheduler scheduler(4, test::TaskOrder::kShuffled);
    for (int frame = 0; frame < 10; ++frame) {
        const auto p = one_by_one.update_pairs();
        const auto q = at_once.update_pairs();
        ASSERT_EQ(std::vector<ProxyPair>(p.begin(), p.end()), std::vector<ProxyPair>(q.begin(), q.end()));
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            if (i % 10 == 0) continue;
            Vector<D> step;
            for (int k = 0; k < D; ++k) step[k] = random.uniform(-0.1f, 0.1f);
            if (random.below(100) == 0) step = step * 1000.0f;
            boxes[i] = {boxes[i].lower + step, boxes[i].upper + step};
            one_by_one.move(ids[i], boxes[i], {});
        }
        struct Context {
            BroadPhase<D>& broad_phase;
            std::vector<Aabb<D>>& boxes;
            std::vector<int>& ids;
        } context{at_once, boxes, ids};
        const auto mark = [](void* given, int begin, int end, int) {
            Context& c = *static_cast<Context*>(given);
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
                if (i % 10 != 0) c.broad_phase.buffer_move(c.ids[i], c.boxes[i]);
        };
        scheduler.parallel_for(2000, 7, mark, &context);
        at_once.apply_moves();
        EXPECT_GT(at_once.moved_count(), 10);
        EXPECT_EQ(at_once.moved_count(), one_by_one.moved_count());
        ASSERT_EQ(at_once.check(), "");
        for (const int id : ids) {
            ASSERT_EQ(at_once.fat_box(id), one_by_one.fat_box(id));
            ASSERT_EQ(at_once.has_moved(id), one_by_one.has_moved(id));
        }
    }
}

TYPED_TEST(BroadPhaseMoved, BufferMoveForetellsMove) {
    constexpr int D = TypeParam::value;
    BroadPhase<D> broad_phase({.margin = 0.25f, .displacement_multiplier = 4.0f});
    const Aabb<D> box = test::box_around<D>({}, 1.0f);
    const int moving = broad_phase.insert(box, 6, Mobility::kMovable);
    Vector<D> step{};
    const auto moved = [&](float x) {
        step[0] = x;
        return Aabb<D>{box.lower + step, box.upper + step};
    };
    broad_phase.clear_moved();
    EXPECT_EQ(broad_phase.buffer_move(moving, moved(0.25f)), Moved::kFits);  // on the edge of the margin
    EXPECT_FALSE(broad_phase.has_moved(moving));
    EXPECT_EQ(broad_phase.buffer_move(moving, moved(0.26f)), Moved::kNewFatBox);  // beyond it
    EXPECT_TRUE(broad_phase.has_moved(moving));
    EXPECT_EQ(broad_phase.fat_box(moving), expand(box, 0.25f)) << "buffered";
    broad_phase.apply_moves();
    EXPECT_EQ(broad_phase.fat_box(moving), expand(moved(0.26f), 0.25f));
    broad_phase.apply_moves();
    EXPECT_EQ(broad_phase.fat_box(moving), expand(moved(0.26f), 0.25f)) << "nothing is buffered any more";
    // A move that comes later is the last word, and what is gone has no box to come.
    EXPECT_EQ(broad_phase.buffer_move(moving, moved(5.0f)), Moved::kNewFatBox);
    EXPECT_EQ(broad_phase.move(moving, moved(7.0f), {}), Moved::kNewFatBox);
    broad_phase.apply_moves();
    EXPECT_EQ(broad_phase.fat_box(moving), expand(moved(7.0f), 0.25f));
    EXPECT_EQ(broad_phase.move(moving, box, {}), Moved::kNewFatBox);
    const int gone = broad_phase.insert(box, 7, Mobility::kMovable);
    EXPECT_EQ(broad_phase.buffer_move(gone, moved(5.0f)), Moved::kNewFatBox);
    broad_phase.remove(gone);
    EXPECT_EQ(broad_phase.check(), "");
    // Fast: the fat box reaches 4 x 10 ahead. Then at rest in it: inside, but far too large.
    step[0] = 10.0f;
    const Vector<D> fast = step;
    EXPECT_EQ(broad_phase.move(moving, moved(10.0f), fast), Moved::kNewFatBox);
    EXPECT_EQ(broad_phase.buffer_move(moving, moved(10.5f), fast), Moved::kFits);
    EXPECT_EQ(broad_phase.buffer_move(moving, moved(10.5f)), Moved::kNewFatBox);
    EXPECT_EQ(broad_phase.move(moving, moved(10.5f), {}), Moved::kNewFatBox);
    EXPECT_EQ(broad_phase.fat_box(moving), expand(moved(10.5f), 0.25f));
}

/// A proxy that only counts as moved keeps its fat box, and a box that is refused is not buffered.
TYPED_TEST(BroadPhaseMoved, OnlyBufferedBoxesAreApplied) {
    constexpr int D = TypeParam::value;
    BroadPhase<D> broad_phase;
    const Aabb<D> box = test::box_around<D>({}, 1.0f), far = test::box_around<D>({}, 3.0f);
    const Aabb<D> bad{far.upper, far.lower};
    for (int i = 0; i < 3; ++i) broad_phase.insert(box, static_cast<std::uint64_t>(i), Mobility::kMovable);
    const Aabb<D> fat = broad_phase.fat_box(0);
    EXPECT_THROW(broad_phase.buffer_move(1, bad), Error);
    EXPECT_EQ(broad_phase.buffer_move(2, far), Moved::kNewFatBox);
    broad_phase.apply_moves();
    EXPECT_EQ(broad_phase.fat_box(0), fat);
    EXPECT_EQ(broad_phase.fat_box(1), fat);
    EXPECT_EQ(broad_phase.fat_box(2), expand(far, kBoxMargin));
    EXPECT_EQ(broad_phase.moved_count(), 3) << "all are new";
    EXPECT_EQ(broad_phase.check(), "");
}

/// A move that waits is applied by the call that needs it: the pair at its new place is found, and the one
/// that it left is not.
TYPED_TEST(BroadPhaseMoved, NoMoveThatWaitsIsLost) {
    constexpr int D = TypeParam::value;
    const auto at = [](float x) {
        Vector<D> center{};
        center[0] = x;
        return test::box_around<D>(center, 1.0f);
    };
    // Two neighbours at 0, one box at 10; the first goes to the latter.
    const auto fill = [&](BroadPhase<D>& b) {
        for (const float x : {0.0f, 1.0f, 10.0f}) b.insert(at(x), 0, Mobility::kMovable);
        ASSERT_EQ(b.update_pairs().size(), 1u);
        EXPECT_EQ(b.buffer_move(0, at(10.0f)), Moved::kNewFatBox);
    };
    const auto expect_only = [](std::span<const ProxyPair> pairs, ProxyPair pair) {
        ASSERT_EQ(pairs.size(), 1u);
        EXPECT_EQ(pairs[0], pair);
    };
    BroadPhase<D> found({.margin = 0.0f}), updated({.margin = 0.0f}), cleared({.margin = 0.0f}),
        saved({.margin = 0.0f}), loaded;
    for (BroadPhase<D>* b : {&found, &updated, &cleared, &saved}) fill(*b);
    expect_only(found.find_pairs(), {0, 2});
    EXPECT_TRUE(found.has_moved(0)) << "until it is settled";
    expect_only(updated.update_pairs(), {0, 2});
    EXPECT_TRUE(updated.update_pairs().empty());
    cleared.clear_moved();
    EXPECT_TRUE(cleared.find_pairs().empty()) << "settled";
    loaded.load(saved.save());
    EXPECT_EQ(loaded.check(), "");
    EXPECT_EQ(loaded.fat_box(0), at(0.0f)) << "it waits still";
    expect_only(loaded.update_pairs(), {0, 2});
    // A load drops the box that waits.
    saved.load(cleared.save());
    EXPECT_TRUE(saved.update_pairs().empty());
    for (BroadPhase<D>* b : {&found, &updated, &cleared, &saved, &loaded}) {
        EXPECT_EQ(b->fat_box(0), at(10.0f));
        EXPECT_EQ(b->check(), "");
        b->apply_moves();
        EXPECT_EQ(b->fat_box(0), at(10.0f));
    }
}

/// Of a move and one that waits, the move is the later one, whether or not it fits.
TYPED_TEST(BroadPhaseMoved, AMoveReplacesOneThatWaits) {
    constexpr int D = TypeParam::value;
    const Aabb<D> box = test::box_around<D>({}, 1.0f), far = test::box_around<D>({}, 9.0f);
    for (const float half : {1.0f, 4.0f}) {
        BroadPhase<D> b({.margin = 0.0f});
        b.insert(box, 0, Mobility::kMovable);
        b.clear_moved();
        b.buffer_move(0, far);
        b.move(0, test::box_around<D>({}, half));
        EXPECT_EQ(b.check(), "");
        b.clear_moved();
        EXPECT_EQ(b.fat_box(0), (test::box_around<D>({}, half)));
        EXPECT_EQ(b.check(), "");
    }
}

/// Pairs by brute force, where boxes lie with keys of all types among them, whatever part of them moved.
TYPED_TEST(BroadPhaseMoved, BoxesWithTheSameKeyAreNoPair) {
    constexpr int D = TypeParam::value;
    test::ThreadScheduler scheduler(2, test::TaskOrder::kShuffled);
    for (const int keys : {1, 2, 5, 100}) {
        for (const bool clustered : {false, true}) {
            Random random(static_cast<std::uint64_t>(keys));
            SCOPED_TRACE(std::to_string(keys) + " keys, clustered " + std::to_string(clustered));
            BroadPhase<D> broad_phase;
            std::vector<int> ids;
            const std::vector<Aabb<D>> boxes = test::make_boxes<D>(BoxSet::kUniform, 400, random);
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                const Mobility mobility = random.below(4) == 0 ? Mobility::kStatic : Mobility::kMovable;
                // In heaps, or each as it comes; some without.
                const auto key = clustered ? static_cast<std::uint32_t>(boxes[i].lower[0]) %
                                                 static_cast<std::uint32_t>(keys + 1)
                                           : random.below(static_cast<std::uint32_t>(keys + 1));
                ids.push_back(broad_phase.insert(boxes[i], i, mobility, {}, {.apart = key}));
            }
            std::size_t total = 0;
            for (const std::uint32_t restless : {1u, 3u, 12u, 40u}) {
                if (restless > 1) {
                    for (const int id : ids)
                        if (random.below(restless) == 0) broad_phase.mark_moved(id);
                    for (const int id : ids)
                        if (random.below(20) == 0) broad_phase.set_apart(id, random.below(3));
                }
                test::IdPairs expected;
                for (const int a : ids)
                    for (const int b : ids) {
                        const bool is_apart =
                            broad_phase.apart(a) == broad_phase.apart(b) && broad_phase.apart(a) != 0;
                        const bool is_static =
                            a >= BroadPhase<D>::kStaticProxies && b >= BroadPhase<D>::kStaticProxies;
                        if (a >= b || is_apart || is_static) continue;
                        if (!broad_phase.has_moved(a) && !broad_phase.has_moved(b)) continue;
                        if (broad_phase.overlap(a, b)) expected.emplace_back(a, b);
                    }
                std::sort(expected.begin(), expected.end());
                total += expected.size();
                test::IdPairs found, found_by_two;
                for (const ProxyPair& p : broad_phase.find_pairs()) found.emplace_back(p.a, p.b);
                for (const ProxyPair& p : broad_phase.update_pairs(&scheduler))
                    found_by_two.emplace_back(p.a, p.b);
                EXPECT_EQ(found, expected);
                EXPECT_EQ(found_by_two, expected);
                ASSERT_EQ(broad_phase.check(), "");
            }
            EXPECT_GT(total, 100u);
            if (this->HasFailure()) return;
        }
    }
}

/// All at one point, among others that may meet them: heaps that are kept apart cost what they are many
/// (r11).
TYPED_TEST(BroadPhaseMoved, HeapsThatAreKeptApartCostNoSquare) {
    constexpr int D = TypeParam::value;
    for (const bool few_move : {false, true}) {
        double before = 0.0;
        for (const int n : {1000, 2000, 4000}) {
            BroadPhase<D> broad_phase;
            // In a row, of which the first two reach the heap.
            for (int i = 0; i < (few_move ? 20 * n : n); ++i) {
                Vector<D> center{};
                center[0] = 1.5f * static_cast<float>(i);
                broad_phase.insert(test::box_around<D>(center, 0.5f), 0, Mobility::kMovable, {1, 1},
                                   {.moved = !few_move});
            }
            std::vector<int> heap;
            for (int i = 0; i < n; ++i) {
                heap.push_back(broad_phase.insert(test::box_around<D>({}, 1.0f), 0,
                                                  i % 4 == 0 ? Mobility::kStatic : Mobility::kMovable, {1, 1},
                                                  {.apart = 7}));
            }
            broad_phase.update_pairs();
            for (const int id : heap) broad_phase.mark_moved(id);
            broad_phase.update_pairs();
            const auto work =
                static_cast<double>(broad_phase.last_work().nodes + broad_phase.last_work().items);
            EXPECT_GT(work, n / 8.0);
            // Twice as many cost 2.5 times as much at most, where without keys it is four times.
            if (before > 0.0) {
                EXPECT_LT(work, 2.5 * before) << n << ", few move " << few_move;
            }
            before = work;
        }
    }
}

TYPED_TEST(BroadPhaseMoved, ASteadyFrameWithKeysAllocatesNothing) {
    constexpr int D = TypeParam::value;
    test::FailingResource memory;
    BroadPhase<D> broad_phase({}, &memory);
    Random random(8);
    std::vector<Aabb<D>> boxes = test::make_boxes<D>(BoxSet::kUniform, 1000, random);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        broad_phase.insert(boxes[i], i, i % 5 == 0 ? Mobility::kStatic : Mobility::kMovable, {1, 1},
                           {.apart = static_cast<std::uint32_t>(i / 100)});
    }
    long at_start = 0;
    for (int frame = 0; frame < 20; ++frame) {
        if (frame == 10) at_start = memory.allocations;
        // To and fro, all of them or a few.
        Vector<D> step{};
        step[0] = frame / 2 % 2 == 0 ? 0.5f : -0.5f;
        for (Aabb<D>& box : boxes) box = {box.lower + step, box.upper + step};
        for (int i = 0; i < 800; i += frame % 2 == 0 ? 1 : 20)
            broad_phase.buffer_move(i, boxes[broad_phase.user_data(i)]);
        broad_phase.apply_moves();
        EXPECT_FALSE(broad_phase.update_pairs().empty());
    }
    EXPECT_EQ(memory.allocations, at_start);
}

/// Numbers that floats hold on either side: pairs, boxes and who has moved stay as they were, in both trees,
/// and with a move that is buffered.
TEST(BroadPhaseOrigin, ShiftedMovesNothing) {
    BroadPhase<2> here({.margin = 0.25f}), there({.margin = 0.25f});
    std::vector<int> proxies;
    for (BroadPhase<2>* boxes : {&here, &there}) {
        proxies.clear();
        for (int i = 0; i < 200; ++i) {
            const Vec2 lower{static_cast<float>(i % 20) * 0.75f, static_cast<float>(i / 20) * 0.75f};
            proxies.push_back(boxes->insert({lower, lower + Vec2{1.0f, 1.0f}}, static_cast<std::uint64_t>(i),
                                            i % 3 == 0 ? Mobility::kStatic : Mobility::kMovable));
        }
        boxes->clear_moved();
        boxes->mark_moved(proxies[7]);
        boxes->buffer_move(proxies[10], {{3.0f, 3.0f}, {4.0f, 4.0f}});
    }
    const Vec2 origin{1024.0f, -256.0f};
    there.shift_origin(origin);
    EXPECT_EQ(there.check(), "");
    here.apply_moves();
    there.apply_moves();
    for (const int proxy : proxies) {
        EXPECT_EQ(there.fat_box(proxy).lower, here.fat_box(proxy).lower - origin);
        EXPECT_EQ(there.fat_box(proxy).upper, here.fat_box(proxy).upper - origin);
        EXPECT_EQ(there.has_moved(proxy), here.has_moved(proxy));
    }
    const auto pairs = here.find_pairs(), shifted = there.find_pairs();
    EXPECT_GT(pairs.size(), 2u);
    EXPECT_TRUE(std::ranges::equal(
        pairs, shifted, [](const ProxyPair& x, const ProxyPair& y) { return x.a == y.a && x.b == y.b; }));
    EXPECT_EQ(there.check(), "");
}

}  // namespace
}  // namespace jostle
