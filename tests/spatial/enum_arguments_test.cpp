// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Each enumeration that a public call of spatial/ takes: a number that is none of its values is refused, by
// the call's and the argument's name, and nothing has changed.
#include <gtest/gtest.h>
#include <jostle/spatial/broad_phase.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/kd_tree.h>
#include <jostle/spatial/pairs.h>

#include <string>
#include <vector>

#include "support/expect_refused.h"

namespace jostle {
namespace {

template <class Work>
void expect_unknown_refused(const std::string& function, const std::string& argument, const Work& work) {
    test::expect_refused(function, argument, work, "it must be a");
}

template <int D>
void expect_enumerations() {
    const Aabb<D> box{};
    const std::vector<Aabb<D>> boxes(9, box);
    DynamicTree<D> tree;
    for (int i = 0; i < 9; ++i) tree.insert(box, 0);
    Bvh<D> bvh;
    bvh.build(boxes);
    BroadPhase<D> broad_phase;
    const auto saved = tree.save();
    // The first that is none, a greater one, and the greatest.
    for (const int beyond : {1, 7, 0xff}) {
        SCOPED_TRACE(beyond);
        const auto after = [beyond](auto last) {
            const int value = static_cast<int>(last) + beyond;
            return static_cast<decltype(last)>(value < 0xff ? value : 0xff);
        };
        const auto split = after(KdSplit::kMedian);
        expect_unknown_refused("KdTree::KdTree", "options.split", [&] { KdTree<D>({.split = split}); });
        const auto insertion = after(InsertionPolicy::kManhattan);
        expect_unknown_refused("DynamicTree::DynamicTree", "insertion",
                               [&] { DynamicTree<D>({.insertion = insertion}); });
        const auto rotation = after(RotationPolicy::kCost);
        expect_unknown_refused("DynamicTree::DynamicTree", "rotation",
                               [&] { DynamicTree<D>({.rotation = rotation}); });
        const auto method = after(BuildMethod::kBottomUp);
        expect_unknown_refused("DynamicTree::rebuild", "method", [&] { tree.rebuild(method); });
        expect_unknown_refused("Bvh::build", "method", [&] { bvh.build(boxes, {method}); });
        const auto mobility = after(Mobility::kMovable);
        expect_unknown_refused("BroadPhase::insert", "mobility",
                               [&] { broad_phase.insert(box, 1, mobility); });
        expect_unknown_refused("BroadPhase::reserve_more", "mobility",
                               [&] { broad_phase.reserve_more(mobility, 1); });
        expect_unknown_refused("BroadPhase::forget_reserved", "mobility",
                               [&] { broad_phase.forget_reserved(mobility, 0); });
        const auto order = after(DescentOrder::kLarger);
        PairContext context;
        const auto ignore = [](int, int) {};
        expect_unknown_refused("Bvh::self_pairs", "order", [&] { bvh.self_pairs(context, ignore, order); });
        expect_unknown_refused("DynamicTree::pairs", "order",
                               [&] { tree.pairs(context, bvh, ignore, order); });
        EXPECT_TRUE(context.empty());
    }
    EXPECT_EQ(tree.save(), saved);
    EXPECT_EQ(bvh.size(), 9);
    EXPECT_TRUE(broad_phase.empty());
}

TEST(EnumArguments, ANumberThatIsNoneOfItsValuesIsRefused) {
    expect_enumerations<2>();
    expect_enumerations<3>();
}

}  // namespace
}  // namespace jostle
