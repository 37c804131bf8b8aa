// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The static tree: building and refitting, by any scheduler and instruction set, and what it refuses.
#include <gtest/gtest.h>
#include <hwy/targets.h>
#include <jostle/core/error.h>
#include <jostle/spatial/bvh.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <limits>
#include <new>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "memory/counting_resource.h"
#include "spatial/boxes.h"
#include "spatial/bvh_test_access.h"
#include "spatial/small_stack.h"
#include "support/expect_refused.h"
#include "support/extremes.h"
#include "support/thread_scheduler.h"

namespace jostle::test {
namespace {

constexpr BuildMethod kBvhMethods[] = {BuildMethod::kCurve, BuildMethod::kBinned, BuildMethod::kBottomUp};

/// Whether every item of a sound tree has its own box, and the tree their bounds.
template <int D>
void expect_boxes(const Bvh<D>& tree, const std::vector<Aabb<D>>& boxes) {
    ASSERT_EQ(tree.size(), static_cast<int>(boxes.size()));
    Aabb<D> all = empty_box<D>();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        ASSERT_TRUE(tree.box(static_cast<int>(i)) == boxes[i]) << "item " << i;
        all = unite(all, boxes[i]);
    }
    EXPECT_TRUE(tree.bounds() == all);
}

/// The bytes of two trees' nodes and blocks.
template <int D>
bool are_same(const Bvh<D>& a, const Bvh<D>& b) {
    if (a.node_count() != b.node_count() || a.block_count() != b.block_count() || a.height() != b.height())
        return false;
    if (a.node_count() == 0) return true;
    const auto va = BvhTestAccess::view(a);
    const auto vb = BvhTestAccess::view(b);
    const auto nodes = static_cast<std::size_t>(a.node_count());
    const auto blocks = static_cast<std::size_t>(a.block_count());
    return std::memcmp(va.inner, vb.inner, nodes * sizeof(*va.inner)) == 0 &&
           std::memcmp(va.blocks, vb.blocks, blocks * sizeof(*va.blocks)) == 0;
}

class BvhOf : public testing::TestWithParam<std::tuple<BuildMethod, BoxSet>> {};

template <int D>
void expect_built_and_refitted(BuildMethod method, BoxSet set) {
    Bvh<D> tree;
    for (const int n : {0, 1, 2, 8, 9, 64, 65, 100, 513, 2000}) {
        if (method == BuildMethod::kBottomUp && n > 600) break;
        SCOPED_TRACE(std::to_string(n) + " boxes, D = " + std::to_string(D));
        Random random(static_cast<std::uint64_t>(n) + 40);
        const std::vector<Aabb<D>> boxes = make_boxes<D>(set, n, random);
        tree.build(boxes, {.method = method});
        ASSERT_EQ(tree.check(), "");
        expect_boxes<D>(tree, boxes);
        const std::vector<Aabb<D>> others = make_boxes<D>(BoxSet::kUniform, n, random);
        tree.refit(others);
        ASSERT_EQ(tree.check(), "");
        expect_boxes<D>(tree, others);
        tree.refit(boxes);
        Bvh<D> fresh;
        fresh.build(boxes, {.method = method});
        EXPECT_TRUE(are_same(tree, fresh));
    }
}

TEST_P(BvhOf, IsSoundAndHasTheBoxesThatItWasGiven) {
    const auto [method, set] = GetParam();
    SCOPED_TRACE(name_of(set) + ", method " + std::to_string(static_cast<int>(method)));
    expect_built_and_refitted<2>(method, set);
    expect_built_and_refitted<3>(method, set);
}

INSTANTIATE_TEST_SUITE_P(all, BvhOf,
                         testing::Combine(testing::ValuesIn(kBvhMethods), testing::ValuesIn(kBoxSets)));

TEST(Bvh, OfNothing) {
    Bvh<2> tree;
    EXPECT_EQ(tree.check(), "");
    EXPECT_EQ(tree.size(), 0);
    EXPECT_TRUE(tree.empty());
    EXPECT_EQ(tree.node_count(), 0);
    EXPECT_EQ(tree.height(), 0);
    EXPECT_EQ(tree.area_ratio(), 0.0f);
    EXPECT_EQ(tree.byte_count(), 0u);
    EXPECT_TRUE(tree.bounds() == empty_box<2>());
    // A walk opens the first node, and finds nothing there.
    const auto view = BvhTestAccess::view(tree);
    for (int slot = 0; slot < 8; ++slot) {
        EXPECT_EQ(view.inner[0].link[slot], detail::kNoChild);
        EXPECT_EQ(view.inner[0].bound[0][slot], detail::kEmptyBound);
    }
    tree.build(std::vector<Aabb2>{});
    EXPECT_EQ(tree.check(), "");
    tree.refit(std::vector<Aabb2>{});
    EXPECT_EQ(tree.check(), "");
}

TEST(Bvh, PacksBlocksOfEightAndNodesOfEight) {
    std::vector<Aabb2> boxes;
    for (int i = 0; i < 8 * 8 * 8 + 1; ++i)
        boxes.push_back({{static_cast<float>(i), 0}, {static_cast<float>(i) + 1, 1}});
    Bvh<2> tree;
    tree.build(std::span<const Aabb2>(boxes).first(8));
    EXPECT_EQ(tree.block_count(), 1);
    EXPECT_EQ(tree.node_count(), 1);
    EXPECT_EQ(tree.height(), 1);
    tree.build(std::span<const Aabb2>(boxes).first(8 * 8 * 8));
    EXPECT_EQ(tree.block_count(), 64);
    EXPECT_EQ(tree.node_count(), 1 + 8);
    EXPECT_EQ(tree.height(), 2);
    tree.build(boxes);
    EXPECT_EQ(tree.block_count(), 65);
    EXPECT_EQ(tree.node_count(), 1 + 2 + 9);
    EXPECT_EQ(tree.height(), 3);
}

TEST(Bvh, IsTheSameForAnyScheduler) {
    ThreadScheduler reversed(1, TaskOrder::kReverse);
    ThreadScheduler shuffled(2, TaskOrder::kShuffled);
    ThreadScheduler threads(3, TaskOrder::kForward);
    Random random(9);
    const std::vector<Aabb3> boxes = make_boxes<3>(BoxSet::kUniform, 40000, random);
    const std::vector<Aabb3> moved = make_boxes<3>(BoxSet::kUniform, 40000, random);
    for (const BuildMethod method : {BuildMethod::kCurve, BuildMethod::kBinned}) {
        Bvh<3> serial;
        serial.build(boxes, {.method = method});
        for (TaskScheduler* scheduler :
             std::initializer_list<TaskScheduler*>{&reversed, &shuffled, &threads}) {
            Bvh<3> tree;
            tree.build(boxes, {.method = method}, scheduler);
            EXPECT_TRUE(are_same(tree, serial));
            tree.refit(moved, scheduler);
            Bvh<3> refitted;
            refitted.build(boxes, {.method = method});
            refitted.refit(moved);
            EXPECT_TRUE(are_same(tree, refitted));
        }
    }
    EXPECT_GT(shuffled.tasks(), shuffled.calls());
}

template <int D>
void expect_same_for_targets(BoxSet set, BuildMethod method) {
    Random random(19);
    const std::vector<Aabb<D>> boxes = make_boxes<D>(set, 500, random);
    Bvh<D> best;
    best.build(boxes, {.method = method});
    for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
        SCOPED_TRACE(hwy::TargetName(target));
        hwy::SetSupportedTargetsForTest(target);
        hwy::GetChosenTarget().Update(hwy::SupportedTargets());
        Bvh<D> tree;
        tree.build(boxes, {.method = method});
        EXPECT_TRUE(are_same(tree, best)) << name_of(set);
        tree.refit(boxes);
        EXPECT_TRUE(are_same(tree, best)) << name_of(set);
    }
    hwy::SetSupportedTargetsForTest(0);
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
}

TEST(Bvh, IsTheSameForAnyInstructionSet) {
    ASSERT_FALSE(hwy::SupportedAndGeneratedTargets().empty());
    for (const BoxSet set : kBoxSets) {
        expect_same_for_targets<2>(set, BuildMethod::kCurve);
        expect_same_for_targets<3>(set, BuildMethod::kCurve);
        expect_same_for_targets<3>(set, BuildMethod::kBinned);
    }
}

#if defined(__cpp_exceptions)
TEST(Bvh, WithoutMemoryIsAsItWas) {
    CountingResource resource;
    {
        Bvh<2> tree(&resource);
        Random random(10);
        tree.build(make_boxes<2>(BoxSet::kUniform, 100, random));
        resource.refuse(true);
        EXPECT_THROW(tree.build(make_boxes<2>(BoxSet::kUniform, 1000, random)), std::bad_alloc);
        EXPECT_EQ(tree.check(), "");
        EXPECT_EQ(tree.size(), 100);
        EXPECT_FALSE(tree.empty());
        resource.refuse(false);
        tree.build(make_boxes<2>(BoxSet::kUniform, 1000, random));
        EXPECT_EQ(tree.check(), "");
    }
}
#endif

template <int D>
void expect_bad(const Aabb<D>& bad) {
    Random random(15);
    const std::vector<Aabb<D>> boxes = make_boxes<D>(BoxSet::kUniform, 50, random);
    Bvh<D> tree, before;
    tree.build(boxes);
    before.build(boxes);
    std::vector<Aabb<D>> others = make_boxes<D>(BoxSet::kUniform, 50, random);
    others[37] = bad;
    for (const bool refit : {false, true}) {
        expect_refused(refit ? "Bvh::refit" : "Bvh::build", "boxes[37]",
                       [&] { refit ? tree.refit(others) : tree.build(others); });
        EXPECT_EQ(tree.check(), "");
        EXPECT_TRUE(are_same(tree, before));
    }
}

TEST(Bvh, RefusesBoxesThatAreNotValid) {
    expect_bad<2>({{kNan, 0}, {1, 1}});
    expect_bad<2>({{0, 0}, {1, kInfinity}});
    expect_bad<2>({{0, 2}, {1, 1}});
    expect_bad<3>({{0, 0, -kInfinity}, {1, 1, 1}});
    expect_bad<3>({{0, 0, 0}, {1, kNan, 1}});
}

TEST(Bvh, RefusesARefitWithFewerOrMoreBoxesAndAnItemThatIsNone) {
    Random random(16);
    const std::vector<Aabb2> boxes = make_boxes<2>(BoxSet::kUniform, 20, random);
    Bvh<2> tree;
    EXPECT_THROW(tree.refit(boxes), Error);
    tree.build(boxes);
    EXPECT_THROW(tree.refit(std::span<const Aabb2>(boxes).first(19)), Error);
    EXPECT_THROW(static_cast<void>(tree.box(-1)), Error);
    EXPECT_THROW(static_cast<void>(tree.box(20)), Error);
    tree.clear();
    EXPECT_THROW(static_cast<void>(tree.box(0)), Error);
    EXPECT_EQ(tree.check(), "");
}

/// The memory that only building needs comes from `scratch`, and stays there. Returns how many of its blocks
/// the first build gave back: those that had become too small.
std::size_t expect_scratch_apart(const std::vector<Aabb3>& boxes, BuildMethod method) {
    CountingResource memory, scratch;
    Bvh<3> tree(&memory, &scratch);
    tree.build(boxes, {.method = method});
    EXPECT_GT(scratch.blocks(), 0u);
    const std::size_t requests = scratch.requests(), outgrown = requests - scratch.blocks();
    // Kept for the next build, which takes none.
    tree.build(boxes, {.method = method});
    EXPECT_EQ(scratch.requests(), requests);
    tree.release_scratch();
    EXPECT_EQ(scratch.blocks(), 0u);
    // Nodes, blocks and places.
    EXPECT_EQ(memory.blocks(), 3u);
    EXPECT_EQ(tree.save(), Bvh<3>(boxes, {.method = method}).save());
    tree.refit(boxes);
    EXPECT_EQ(tree.check(), "");
    EXPECT_EQ(memory.blocks(), 3u);
    return outgrown;
}

TEST(Bvh, TakesWhatOnlyBuildingNeedsFromAMemoryOfItsOwn) {
    Random random(17);
    const std::vector<Aabb3> boxes = make_boxes<3>(BoxSet::kUniform, 2000, random);
    for (const BuildMethod method : kBvhMethods) expect_scratch_apart(boxes, method);
}

/// Beside one that lies far off, all boxes of a cluster have one place along the curve. The list of such runs
/// grows, and so does that of the nodes above what is built in parts.
TEST(Bvh, TakesScratchThatGrowsFromAMemoryOfItsOwn) {
    Random random(19);
    std::vector<Aabb3> boxes{box_around<3>({1.0e6f, 1.0e6f, 1.0e6f}, 1.0f)};
    for (int i = 0; i < 10000; ++i) {
        Vec3 center{static_cast<float>(i % 10) * 5.0e4f, 0.0f, 0.0f};
        for (int k = 0; k < 3; ++k) center[k] += random.uniform(0.0f, 10.0f);
        boxes.push_back(box_around<3>(center, 0.1f));
    }
    for (const BuildMethod method : kBvhMethods) {
        EXPECT_GT(expect_scratch_apart(boxes, method), 0u) << static_cast<int>(method);
    }
}

TEST(Bvh, TakesTheLargestAndSmallestBoxes) {
    constexpr float kSmallest = std::numeric_limits<float>::denorm_min();
    std::vector<Aabb3> boxes;
    for (int i = 0; i < 30; ++i) {
        const float s = i % 2 == 0 ? kLargest : kSmallest;
        const float x = i % 3 == 0 ? -s : s;
        boxes.push_back({{-s, x < 0 ? x : -x, -s}, {s, s, i % 5 == 0 ? s : 0.0f}});
    }
    for (const BuildMethod method : kBvhMethods) {
        Bvh<3> tree;
        tree.build(boxes, {.method = method});
        EXPECT_EQ(tree.check(), "");
        expect_boxes<3>(tree, boxes);
    }
}

TEST(Bvh, BuildsDegenerateBoxesOnASmallStack) {
    on_small_stack([] {
        constexpr int kCount = 100000;
        for (const BoxSet set : {BoxSet::kSorted, BoxSet::kIdentical, BoxSet::kNested}) {
            for (const BuildMethod method : {BuildMethod::kCurve, BuildMethod::kBinned}) {
                Random random(18);
                Bvh<3> tree;
                tree.build(make_boxes<3>(set, kCount, random), {.method = method});
                EXPECT_EQ(tree.check(), "") << name_of(set);
                EXPECT_EQ(tree.size(), kCount);
            }
        }
    });
}

}  // namespace
}  // namespace jostle::test
