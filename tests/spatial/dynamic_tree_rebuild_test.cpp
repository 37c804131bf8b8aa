// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// DynamicTree::rebuild by each method: the same items, a sound tree, whatever it was before.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/dynamic_tree.h>

#include <tuple>
#include <vector>

#include "memory/counting_resource.h"
#include "spatial/boxes.h"
#include "support/thread_scheduler.h"

namespace jostle::test {
namespace {

constexpr BuildMethod kRebuildMethods[] = {BuildMethod::kCurve, BuildMethod::kBinned, BuildMethod::kBottomUp};

struct Fill {
    bool holes = false;      ///< some ids are free
    bool one_by_one = true;  ///< false: in the reverse order, so that the tree has another shape
};

/// A tree whose item i has the box i of the set, where it is live.
template <int D>
void fill_to_rebuild(DynamicTree<D>& tree, BoxSet set, int n, const Fill& how, bool rebuilt_before = false) {
    Random random(static_cast<std::uint64_t>(n) + 3);
    const std::vector<Aabb<D>> boxes = make_boxes<D>(set, n, random);
    for (int i = 0; i < n; ++i) {
        const BoxFilter filter = make_filter(random);
        ASSERT_EQ(tree.insert(boxes[static_cast<std::size_t>(i)], static_cast<std::uint64_t>(i) * 7, filter),
                  i);
    }
    if (rebuilt_before) tree.rebuild(BuildMethod::kBinned);
    if (!how.one_by_one) {
        for (int i = n - 1; i >= 0; --i) tree.move(i, make_box<D>(BoxSet::kUniform, i, n, random));
        for (int i = n - 1; i >= 0; --i) {
            // Far away and back: the margin's fat box is exactly the first one again.
            tree.move(i, box_around<D>(detail::splat(Vector<D>{}, 1.0e20f), 1.0f));
            tree.move(i, boxes[static_cast<std::size_t>(i)]);
        }
    }
    if (how.holes) {
        for (int i = 0; i < n; i += 3) tree.remove(i);
    }
}

template <int D>
void expect_rebuilt(BuildMethod method, BoxSet set) {
    for (const int n : {0, 1, 2, 8, 9, 65, 400, 1500}) {
        if (method == BuildMethod::kBottomUp && n > 400) break;
        for (const bool holes : {false, true}) {
            SCOPED_TRACE(std::to_string(n) + " items, D = " + std::to_string(D) +
                         (holes ? ", with holes" : ""));
            DynamicTree<D> tree;
            fill_to_rebuild<D>(tree, set, n, {.holes = holes});
            std::vector<Aabb<D>> before;
            std::vector<BoxFilter> filters;
            for (int i = 0; i < n; ++i) {
                before.push_back(tree.is_live(i) ? tree.fat_box(i) : Aabb<D>{});
                filters.push_back(tree.is_live(i) ? tree.filter(i) : BoxFilter{});
            }
            const int count = tree.size();
            tree.rebuild(method);
            ASSERT_EQ(tree.check(), "");
            EXPECT_EQ(tree.size(), count);
            EXPECT_EQ(tree.change_count(), 0);
            for (int i = 0; i < n; ++i) {
                ASSERT_EQ(tree.is_live(i), !holes || i % 3 != 0);
                if (!tree.is_live(i)) continue;
                ASSERT_TRUE(tree.fat_box(i) == before[static_cast<std::size_t>(i)]);
                ASSERT_TRUE(tree.filter(i) == filters[static_cast<std::size_t>(i)]);
                ASSERT_EQ(tree.user_data(i), static_cast<std::uint64_t>(i) * 7);
            }
            // It goes on as any tree does.
            Random random(5);
            for (int i = 0; i < 20; ++i) tree.insert(make_box<D>(BoxSet::kUniform, i, 20, random), 0);
            for (int i = 1; i < n; i += 3) tree.remove(i);
            ASSERT_EQ(tree.check(), "");
        }
    }
}

class Rebuild : public testing::TestWithParam<std::tuple<BuildMethod, BoxSet>> {};

TEST_P(Rebuild, KeepsTheItemsAndIsSound) {
    const auto [method, set] = GetParam();
    SCOPED_TRACE(name_of(set) + ", method " + std::to_string(static_cast<int>(method)));
    expect_rebuilt<2>(method, set);
    expect_rebuilt<3>(method, set);
}

INSTANTIATE_TEST_SUITE_P(all, Rebuild,
                         testing::Combine(testing::ValuesIn(kRebuildMethods), testing::ValuesIn(kBoxSets)));

TEST(DynamicTreeRebuild, DoesNotDependOnWhatTheTreeWas) {
    for (const BuildMethod method : kRebuildMethods) {
        for (const bool holes : {false, true}) {
            DynamicTree<2> a({.margin = 0.0f}), b({.margin = 0.0f}), c({.margin = 0.0f});
            fill_to_rebuild<2>(a, BoxSet::kClustered, 500, {.holes = holes});
            fill_to_rebuild<2>(b, BoxSet::kClustered, 500, {.holes = holes, .one_by_one = false});
            fill_to_rebuild<2>(c, BoxSet::kClustered, 500, {.holes = holes}, true);
            ASSERT_NE(a.save(), b.save());
            a.rebuild(method);
            b.rebuild(method);
            c.rebuild(method);
            EXPECT_EQ(a.save(), b.save());
            EXPECT_EQ(a.save(), c.save());
        }
    }
}

TEST(DynamicTreeRebuild, IsTheSameForAnyScheduler) {
    ThreadScheduler reversed(1, TaskOrder::kReverse);
    ThreadScheduler shuffled(3, TaskOrder::kShuffled);
    DynamicTree<2> tree;
    // Rebuilding first keeps the test short.
    fill_to_rebuild<2>(tree, BoxSet::kUniform, 35000, {.holes = true});
    for (const BuildMethod method : {BuildMethod::kCurve, BuildMethod::kBinned}) {
        tree.rebuild(method);
        const std::vector<std::byte> serial = tree.save();
        for (TaskScheduler* scheduler : std::initializer_list<TaskScheduler*>{&reversed, &shuffled}) {
            tree.rebuild(BuildMethod::kCurve);
            tree.rebuild(method, scheduler);
            EXPECT_TRUE(tree.save() == serial);
        }
    }
    EXPECT_GT(reversed.tasks(), reversed.calls());
}

TEST(DynamicTreeRebuild, ASecondTimeAllocatesNothing) {
    CountingResource resource;
    {
        DynamicTree<3> tree({}, &resource);
        fill_to_rebuild<3>(tree, BoxSet::kUniform, 2000, {.holes = true});
        for (const BuildMethod method : kRebuildMethods) {
            tree.rebuild(method);
            Random random(8);
            for (int i = 1; i < 2000; i += 3)
                tree.move_in_place(i, make_box<3>(BoxSet::kUniform, i, 2000, random));
            const std::size_t before = resource.requests();
            tree.rebuild(method);
            tree.rebuild(method);
            EXPECT_EQ(resource.requests(), before);
        }
    }
    EXPECT_EQ(resource.blocks(), 0u);
}

/// Their tree costs nothing, which is no sign that it was never built.
TEST(DynamicTreeRebuild, ASecondTimeAllocatesNothingForItemsInOnePlace) {
    CountingResource resource;
    DynamicTree<2> tree({.margin = 0.0f}, &resource);
    for (int i = 0; i < 500; ++i) tree.insert({{1.0f, 2.0f}, {1.0f, 2.0f}}, 0);
    tree.rebuild();
    const std::size_t before = resource.requests();
    tree.rebuild();
    EXPECT_EQ(resource.requests(), before);
    EXPECT_EQ(tree.wear(), 1.0f);
    EXPECT_EQ(tree.check(), "");
}

TEST(DynamicTreeRebuild, RefusesAMethodThatIsNone) {
    DynamicTree<2> tree;
    tree.insert({{0, 0}, {1, 1}}, 0);
    EXPECT_THROW(tree.rebuild(static_cast<BuildMethod>(3)), Error);
    EXPECT_EQ(tree.change_count(), 1);
    EXPECT_EQ(tree.check(), "");
}

TEST(DynamicTreeRebuild, MakesATreeThatAsksLess) {
    DynamicTree<2> tree;
    fill_to_rebuild<2>(tree, BoxSet::kSorted, 2000, {});
    const float before = tree.area_ratio();
    tree.rebuild();
    EXPECT_LT(tree.area_ratio(), before);
    // Blocks of eight; the halves of 250 blocks are powers of two but for the last.
    EXPECT_EQ(tree.node_count(), 249 + 250);
    EXPECT_EQ(tree.height(), 8);
}

}  // namespace
}  // namespace jostle::test
