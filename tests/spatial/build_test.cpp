// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The hierarchy that the builder makes: what holds of it for any boxes and method, that it is the same for
// any scheduler, and how good it is.
#include "spatial/build/build.h"

#include <gtest/gtest.h>

#include <limits>
#include <tuple>
#include <vector>

#include "memory/counting_resource.h"
#include "spatial/boxes.h"
#include "support/thread_scheduler.h"

namespace jostle::test {
namespace {

using detail::BuildBounds;
using detail::BuildMemory;
using detail::BuiltTree;

constexpr BuildMethod kBuildMethods[] = {BuildMethod::kCurve, BuildMethod::kBinned, BuildMethod::kBottomUp};

std::string method_name(BuildMethod method) {
    constexpr const char* kNames[] = {"curve", "binned", "bottom up"};
    return kNames[static_cast<int>(method)];
}

template <int D>
BuiltTree build(BuildMethod method, const std::vector<Aabb<D>>& boxes, BuildMemory& memory,
                TaskScheduler* scheduler = nullptr) {
    const detail::CenterBounds<D> bounds = detail::center_bounds<D>(boxes, scheduler);
    EXPECT_TRUE(bounds.valid);
    return detail::build_tree<D>(method, boxes, bounds, memory, scheduler);
}

/// The fault of a hierarchy, if there is one.
std::string fault_of(const BuiltTree& tree, int count) {
    if (static_cast<int>(tree.order.size()) != count) return "the order has not all items";
    if (count == 0) return tree.nodes.empty() && tree.leaf_count() == 0 ? "" : "there is something";
    std::vector<bool> seen(tree.order.size());
    for (const detail::BuildItem& item : tree.order) {
        if (item.id < 0 || item.id >= count) return "an item is none";
        if (seen[static_cast<std::size_t>(item.id)]) return "an item is there twice";
        seen[static_cast<std::size_t>(item.id)] = true;
    }
    const int leaves = static_cast<int>(tree.leaf_count());
    for (int leaf = 0; leaf < leaves; ++leaf) {
        const int size = tree.leaf_begin(leaf + 1) - tree.leaf_begin(leaf);
        if (size < 1 || size > detail::kBlockSize) return "a leaf has " + std::to_string(size) + " items";
    }
    if (tree.leaf_begin(0) != 0 || tree.leaf_begin(leaves) != count) return "leaves have not all items";
    if (tree.nodes.size() != tree.leaf_count() * 2 - 1) return "the numbers of nodes and leaves do not fit";
    // Depth-first: each node is what the walk expects next.
    std::vector<std::int32_t> later;
    int leaf = 0;
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        if (tree.nodes[i] >= 0) {
            later.push_back(tree.nodes[i]);
            continue;
        }
        if (tree.nodes[i] != ~leaf) return "leaves are out of order";
        ++leaf;
        if (i + 1 == tree.nodes.size()) break;
        if (later.empty() || later.back() != static_cast<std::int32_t>(i) + 1)
            return "node " + std::to_string(i) + " is not followed by what it should";
        later.pop_back();
    }
    return later.empty() ? "" : "right children are missing";
}

/// Boxes of all nodes.
template <int D>
std::vector<BuildBounds<D>> bounds_of_nodes(const BuiltTree& tree, const std::vector<Aabb<D>>& boxes) {
    std::vector<BuildBounds<D>> bounds(tree.nodes.size(), detail::empty_build_bounds<D>());
    for (std::size_t i = tree.nodes.size(); i-- > 0;) {
        if (tree.nodes[i] >= 0) {
            bounds[i] = detail::unite(bounds[i + 1], bounds[static_cast<std::size_t>(tree.nodes[i])]);
            continue;
        }
        for (int k = tree.leaf_begin(~tree.nodes[i]); k < tree.leaf_begin(~tree.nodes[i] + 1); ++k) {
            const auto id = static_cast<std::size_t>(tree.order[static_cast<std::size_t>(k)].id);
            bounds[i] = detail::unite(bounds[i], detail::build_bounds(boxes[id]));
        }
    }
    return bounds;
}

/// The cost of all nodes; without leaves if asked.
template <int D>
double total_cost(const BuiltTree& tree, const std::vector<Aabb<D>>& boxes, bool with_leaves) {
    const std::vector<BuildBounds<D>> bounds = bounds_of_nodes<D>(tree, boxes);
    double sum = 0.0;
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        if (with_leaves || tree.nodes[i] >= 0) sum += detail::build_cost(bounds[i]);
    }
    return sum;
}

class Build : public testing::TestWithParam<std::tuple<BuildMethod, BoxSet>> {};

template <int D>
void expect_sound_build(BuildMethod method, BoxSet set) {
    BuildMemory memory(std::pmr::get_default_resource());
    for (const int n : {0, 1, 2, 3, 7, 8, 9, 16, 17, 63, 64, 65, 100, 1000, 1025, 3000}) {
        if (method == BuildMethod::kBottomUp && n > 1025) break;
        Random random(static_cast<std::uint64_t>(n) + 100);
        const std::vector<Aabb<D>> boxes = make_boxes<D>(set, n, random);
        EXPECT_EQ(fault_of(build<D>(method, boxes, memory), n), "") << n << " boxes, D = " << D;
    }
}

TEST_P(Build, HasEveryItemOnceInLeavesOfOneToEight) {
    const auto [method, set] = GetParam();
    SCOPED_TRACE(method_name(method) + ", " + name_of(set));
    expect_sound_build<2>(method, set);
    expect_sound_build<3>(method, set);
}

INSTANTIATE_TEST_SUITE_P(all, Build,
                         testing::Combine(testing::ValuesIn(kBuildMethods), testing::ValuesIn(kBoxSets)));

TEST(Build, OfNoMoreThanABlockIsOneLeaf) {
    BuildMemory memory(std::pmr::get_default_resource());
    for (const BuildMethod method : kBuildMethods) {
        for (const int n : {1, 8}) {
            Random random(3);
            const std::vector<Aabb2> boxes = make_boxes<2>(BoxSet::kUniform, n, random);
            const BuiltTree tree = build<2>(method, boxes, memory);
            ASSERT_EQ(tree.nodes.size(), 1u);
            EXPECT_EQ(tree.nodes[0], ~0);
        }
    }
}

/// The order and the nodes, copied.
struct Copy {
    std::vector<std::int32_t> ids, leaves, nodes;
    bool operator==(const Copy&) const = default;
};

Copy copy_of(const BuiltTree& tree) {
    Copy copy;
    for (const detail::BuildItem& item : tree.order) copy.ids.push_back(item.id);
    for (int i = 0; i <= static_cast<int>(tree.leaf_count()); ++i) copy.leaves.push_back(tree.leaf_begin(i));
    copy.nodes.assign(tree.nodes.begin(), tree.nodes.end());
    return copy;
}

template <int D>
void expect_same_for_schedulers(BuildMethod method, BoxSet set, int n,
                                const std::vector<TaskScheduler*>& schedulers) {
    SCOPED_TRACE(method_name(method) + ", " + name_of(set) + ", D = " + std::to_string(D));
    Random random(8);
    const std::vector<Aabb<D>> boxes = make_boxes<D>(set, n, random);
    BuildMemory memory(std::pmr::get_default_resource());
    const Copy serial = copy_of(build<D>(method, boxes, memory));
    for (TaskScheduler* scheduler : schedulers) {
        EXPECT_TRUE(copy_of(build<D>(method, boxes, memory, scheduler)) == serial);
    }
}

TEST(Build, IsTheSameForAnyScheduler) {
    ThreadScheduler reversed(1, TaskOrder::kReverse);
    ThreadScheduler shuffled(2, TaskOrder::kShuffled);
    ThreadScheduler threads(4, TaskOrder::kForward);
    // Enough that everything is split: chunks of the sort have 32768.
    constexpr int kMany = 70000;
    for (const BoxSet set : {BoxSet::kUniform, BoxSet::kOneCell, BoxSet::kAllScales}) {
        expect_same_for_schedulers<2>(BuildMethod::kCurve, set, kMany, {&reversed, &shuffled, &threads});
        expect_same_for_schedulers<3>(BuildMethod::kCurve, set, kMany, {&shuffled});
        expect_same_for_schedulers<2>(BuildMethod::kBinned, set, 20000, {&shuffled, &threads});
        expect_same_for_schedulers<3>(BuildMethod::kBinned, set, 20000, {&reversed});
    }
    expect_same_for_schedulers<2>(BuildMethod::kBottomUp, BoxSet::kClustered, 1500, {&shuffled});
    EXPECT_GT(reversed.tasks(), reversed.calls());
    EXPECT_GT(shuffled.tasks(), shuffled.calls());
    EXPECT_GT(threads.tasks(), threads.calls());
}

TEST(Build, AgainAllocatesNothing) {
    CountingResource resource;
    {
        BuildMemory memory(&resource);
        for (const BuildMethod method : kBuildMethods) {
            Random random(2);
            const std::vector<Aabb2> boxes = make_boxes<2>(BoxSet::kUniform, 3000, random);
            build<2>(method, boxes, memory);
            const std::size_t before = resource.requests();
            EXPECT_GT(before, 0u);
            build<2>(method, boxes, memory);
            EXPECT_EQ(resource.requests(), before) << method_name(method);
        }
    }
    EXPECT_EQ(resource.blocks(), 0u);
}

/// Boxes of which each eight that follow each other are packed: the curve's leaves hold no more than their
/// neighborhood.
TEST(Build, AlongTheCurveKeepsNeighborsTogether) {
    Random random(12);
    constexpr int kCount = 20000;
    const std::vector<Aabb2> boxes = make_boxes<2>(BoxSet::kUniform, kCount, random);
    BuildMemory memory(std::pmr::get_default_resource());
    const BuiltTree tree = build<2>(BuildMethod::kCurve, boxes, memory);
    const std::vector<BuildBounds<2>> bounds = bounds_of_nodes<2>(tree, boxes);
    double leaves = 0.0;
    for (std::size_t i = 0; i < bounds.size(); ++i)
        leaves += tree.nodes[i] < 0 ? detail::build_cost(bounds[i]) : 0.0;
    // Eight centers at a density of 1/4 fill a square of side 5.7, and boxes reach 1/2 beyond on average; in
    // a random order a leaf would have the size of the whole, 283.
    EXPECT_LT(leaves / static_cast<double>(tree.leaf_count()), 2.0 * (5.7 + 1.0) * 1.5);
}

TEST(Build, AlongTheCurveTellsADenseClusterFromWhatIsFarAway) {
    // Two outliers, and everything else in one cell of any grid over the whole.
    Random random(13);
    const std::vector<Aabb2> boxes = make_boxes<2>(BoxSet::kOneCell, 4000, random);
    BuildMemory memory(std::pmr::get_default_resource());
    const BuiltTree tree = build<2>(BuildMethod::kCurve, boxes, memory);
    const std::vector<BuildBounds<2>> bounds = bounds_of_nodes<2>(tree, boxes);
    double leaves = 0.0;
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        const double cost = tree.nodes[i] < 0 ? detail::build_cost(bounds[i]) : 0.0;
        leaves += cost < 1000.0 ? cost : 0.0;
    }
    // Eight of 4000 centers in a unit square: 0.045 a side, and boxes of 0.1.
    EXPECT_LT(leaves / static_cast<double>(tree.leaf_count()), 2.0 * (0.045 + 0.1) * 1.5);
}

TEST(Build, BinnedIsNoWorseThanTheCurveWhereBoxesCluster) {
    BuildMemory memory(std::pmr::get_default_resource());
    for (const int n : {500, 5000}) {
        Random random(21);
        const std::vector<Aabb2> plane = make_boxes<2>(BoxSet::kClustered, n, random);
        const double curve2 = total_cost<2>(build<2>(BuildMethod::kCurve, plane, memory), plane, true);
        EXPECT_LE(total_cost<2>(build<2>(BuildMethod::kBinned, plane, memory), plane, true), curve2);
        const std::vector<Aabb3> space = make_boxes<3>(BoxSet::kClustered, n, random);
        const double curve3 = total_cost<3>(build<3>(BuildMethod::kCurve, space, memory), space, true);
        EXPECT_LE(total_cost<3>(build<3>(BuildMethod::kBinned, space, memory), space, true), curve3);
    }
}

/// The cost of nodes of more than a block's items, when always the cheapest union is made, found by trying
/// all.
template <int D>
double agglomerated_cost(const std::vector<Aabb<D>>& boxes) {
    struct Cluster {
        BuildBounds<D> bounds;
        int size;
    };
    std::vector<Cluster> clusters;
    clusters.reserve(boxes.size());
    for (const Aabb<D>& box : boxes) clusters.push_back({detail::build_bounds(box), 1});
    double sum = 0.0;
    while (clusters.size() > 1) {
        std::size_t a = 0, b = 1;
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < clusters.size(); ++i) {
            for (std::size_t k = i + 1; k < clusters.size(); ++k) {
                const double cost = detail::build_cost(detail::unite(clusters[i].bounds, clusters[k].bounds));
                if (cost < least) {
                    least = cost;
                    a = i;
                    b = k;
                }
            }
        }
        clusters[a] = {detail::unite(clusters[a].bounds, clusters[b].bounds),
                       clusters[a].size + clusters[b].size};
        clusters.erase(clusters.begin() + static_cast<std::ptrdiff_t>(b));
        if (clusters[a].size > detail::kBlockSize) sum += least;
    }
    return sum;
}

template <int D>
void expect_bottom_up_exact(BoxSet set) {
    BuildMemory memory(std::pmr::get_default_resource());
    for (const int n : {9, 10, 12, 17, 30, 60}) {
        Random random(static_cast<std::uint64_t>(n));
        const std::vector<Aabb<D>> boxes = make_boxes<D>(set, n, random);
        const BuiltTree tree = build<D>(BuildMethod::kBottomUp, boxes, memory);
        // Summed in another order.
        const double expected = agglomerated_cost<D>(boxes);
        EXPECT_NEAR(total_cost<D>(tree, boxes, false), expected, 1e-12 * expected)
            << name_of(set) << ' ' << n;
    }
}

TEST(Build, BottomUpJoinsWhatCostsLeast) {
    for (const BoxSet set : {BoxSet::kUniform, BoxSet::kClustered, BoxSet::kIdentical, BoxSet::kNested,
                             BoxSet::kSignedZero, BoxSet::kPoints, BoxSet::kSorted}) {
        expect_bottom_up_exact<2>(set);
        expect_bottom_up_exact<3>(set);
    }
}

TEST(Build, BottomUpCostsLessThanTheOthersWhereBoxesCluster) {
    BuildMemory memory(std::pmr::get_default_resource());
    Random random(30);
    const std::vector<Aabb2> boxes = make_boxes<2>(BoxSet::kClustered, 1000, random);
    const double bottom_up = total_cost<2>(build<2>(BuildMethod::kBottomUp, boxes, memory), boxes, false);
    EXPECT_LT(bottom_up, total_cost<2>(build<2>(BuildMethod::kCurve, boxes, memory), boxes, false));
}

TEST(Build, AMillionEqualBoxes) {
    const std::vector<Aabb2> boxes(1000000, Aabb2{{1, 2}, {3, 4}});
    BuildMemory memory(std::pmr::get_default_resource());
    const BuiltTree packed = build<2>(BuildMethod::kCurve, boxes, memory);
    EXPECT_EQ(packed.leaf_count(), 125000u);
    // Nothing tells them apart: they stay as they were.
    for (int i = 0; i < 1000000; i += 997) EXPECT_EQ(packed.order[static_cast<std::size_t>(i)].id, i);
    EXPECT_EQ(fault_of(packed, 1000000), "");
    const BuiltTree binned = build<2>(BuildMethod::kBinned, boxes, memory);
    EXPECT_EQ(fault_of(binned, 1000000), "");
}

/// Centers at powers of two, and thousands at one place: a grid over the whole tells nearly none apart.
TEST(Build, OfBoxesAtAllScalesAtOnce) {
    std::vector<Aabb2> boxes;
    for (int exponent = -126; exponent <= 126; ++exponent) {
        const float x = std::ldexp(1.0f, exponent);
        for (int i = 0; i < 40; ++i) boxes.push_back({{x, 0}, {x, 0}});
    }
    BuildMemory memory(std::pmr::get_default_resource());
    for (const BuildMethod method : {BuildMethod::kCurve, BuildMethod::kBinned}) {
        const BuiltTree tree = build<2>(method, boxes, memory);
        EXPECT_EQ(fault_of(tree, static_cast<int>(boxes.size())), "");
        if (method != BuildMethod::kCurve) continue;
        // Forty of a type, and eight in a leaf: all told apart, so that centers only grow.
        float before = 0.0f;
        for (const detail::BuildItem& item : tree.order) {
            const float x = boxes[static_cast<std::size_t>(item.id)].lower.x;
            EXPECT_LE(before, x);
            before = x;
        }
    }
}

}  // namespace
}  // namespace jostle::test
