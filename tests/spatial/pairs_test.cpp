// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The verbs of trees that meet, on the trees that users have: a dynamic tree with a static one, and the pairs
// of some movers only.
#include <gtest/gtest.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/dynamic_tree.h>

#include <limits>

#include "spatial/recursive_descent.h"
#include "support/expect_refused.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::IdPairs;
using test::Random;

template <class Dimension>
class PairsOfTrees : public testing::Test {};
using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(PairsOfTrees, Dimensions);

/// A tree with filters, whose ids have gaps.
template <int D>
struct Moved {
    DynamicTree<D> tree{{.margin = 0.0f, .displacement_multiplier = 0.0f}};
    std::vector<int> ids;

    Moved(BoxSet set, int n, Random& random) {
        const std::vector<Aabb<D>> boxes = test::make_boxes<D>(set, n + n / 3, random);
        std::vector<int> all;
        for (const Aabb<D>& box : boxes) all.push_back(tree.insert(box, 0, test::make_filter(random)));
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (i % 4 == 3) {
                tree.remove(all[i]);
            } else {
                ids.push_back(all[i]);
            }
        }
    }
};

TYPED_TEST(PairsOfTrees, ADynamicTreeAndAStaticOne) {
    constexpr int D = TypeParam::value;
    RigidTransform<D> turn;
    turn.p[0] = 1.5f;
    if constexpr (D == 2) {
        turn.q = {0.8f, 0.6f};
    } else {
        turn.q = {{0.8f, 0.6f, 0.0f}, {-0.6f, 0.8f, 0.0f}, {0.0f, 0.0f, 1.0f}};
    }
    for (const BoxSet set : test::kBoxSets) {
        for (const int n : {0, 1, 2, 12, 150}) {
            Random random(static_cast<std::uint64_t>(n) + 21);
            SCOPED_TRACE(test::name_of(set) + ", n " + std::to_string(n) + ", " + random.seed_text());
            const Moved<D> moved(set, n, random);
            const std::vector<Aabb<D>> boxes = test::make_boxes<D>(set, 100, random);
            Bvh<D> packed, binned;
            packed.build(boxes);
            binned.build(boxes, {.method = BuildMethod::kBinned});
            IdPairs still, turned;
            for (const int i : moved.ids) {
                for (int j = 0; j < 100; ++j) {
                    const Aabb<D> a = moved.tree.fat_box(i), b = boxes[static_cast<std::size_t>(j)];
                    if (!moved.tree.filter(i).accepts(BoxFilter{})) continue;
                    if (overlap(a, b)) still.emplace_back(i, j);
                    if (overlap(a, b, turn)) turned.emplace_back(i, j);
                }
            }
            std::sort(still.begin(), still.end());
            std::sort(turned.begin(), turned.end());
            const auto expect_both = [&](const auto& bvh) {
                IdPairs found;
                moved.tree.pairs(bvh, [&](int i, int j) { found.emplace_back(i, j); });
                std::sort(found.begin(), found.end());
                EXPECT_EQ(found, still);
                found.clear();
                bvh.pairs(moved.tree, [&](int j, int i) { found.emplace_back(i, j); });
                std::sort(found.begin(), found.end());
                EXPECT_EQ(found, still);
                found.clear();
                moved.tree.pairs(bvh, turn, [&](int i, int j) { found.emplace_back(i, j); });
                std::sort(found.begin(), found.end());
                EXPECT_EQ(found, turned);
            };
            expect_both(packed);
            expect_both(binned);
            if (this->HasFailure()) return;
        }
    }
}

/// By queries and by a descent alike: each pair with a mover once, the mover first.
TYPED_TEST(PairsOfTrees, OfMovers) {
    constexpr int D = TypeParam::value;
    for (const BoxSet set : test::kBoxSets) {
        for (const int n : {1, 2, 40, 200}) {
            Random random(static_cast<std::uint64_t>(n) + 22);
            SCOPED_TRACE(test::name_of(set) + ", n " + std::to_string(n) + ", " + random.seed_text());
            const Moved<D> moved(set, n, random);
            MoverContext context;
            for (const std::uint32_t share : {1u, 3u, 20u}) {
                std::vector<int> movers;
                std::vector<bool> is_mover(static_cast<std::size_t>(n + n / 3));
                for (const int id : moved.ids) {
                    if (random.below(share) != 0) continue;
                    movers.insert(
                        movers.begin() + random.below(static_cast<std::uint32_t>(movers.size()) + 1), id);
                    is_mover[static_cast<std::size_t>(id)] = true;
                }
                IdPairs expected;
                for (const int i : moved.ids) {
                    for (const int j : moved.ids) {
                        if (j <= i ||
                            !(is_mover[static_cast<std::size_t>(i)] || is_mover[static_cast<std::size_t>(j)]))
                            continue;
                        if (!overlap(moved.tree.fat_box(i), moved.tree.fat_box(j))) continue;
                        if (moved.tree.filter(i).accepts(moved.tree.filter(j))) expected.emplace_back(i, j);
                    }
                }
                std::sort(expected.begin(), expected.end());
                // One of them stands there twice.
                if (!movers.empty()) movers.push_back(movers.front());
                IdPairs found;
                const QueryWork work = moved.tree.pairs_of(context, movers, [&](int mover, int other) {
                    EXPECT_TRUE(is_mover[static_cast<std::size_t>(mover)]);
                    found.emplace_back(mover, other);
                });
                EXPECT_EQ(work.items, static_cast<int>(found.size()));
                EXPECT_EQ(test::sorted(found), expected);
                // The first one alone; and the context is fit for more.
                if (expected.empty()) continue;
                int calls = 0;
                const QueryWork first = moved.tree.pairs_of(context, movers, [&](int, int) {
                    ++calls;
                    return Visit::kStop;
                });
                EXPECT_TRUE(first.stopped);
                EXPECT_EQ(calls, 1);
                EXPECT_EQ(first.items, 1);
            }
            if (this->HasFailure()) return;
        }
    }
}

TYPED_TEST(PairsOfTrees, OfMoversOfAStaticTree) {
    constexpr int D = TypeParam::value;
    Random random(23);
    const std::vector<Aabb<D>> boxes = test::make_boxes<D>(BoxSet::kUniform, 300, random);
    Bvh<D> bvh;
    bvh.build(boxes);
    for (const int movers : {0, 5, 300}) {
        std::vector<int> ids;
        for (int i = 0; i < movers; ++i) ids.push_back(i);
        IdPairs expected, found;
        for (int i = 0; i < movers; ++i) {
            for (int j = i + 1; j < 300; ++j) {
                if (overlap(boxes[static_cast<std::size_t>(i)], boxes[static_cast<std::size_t>(j)]))
                    expected.emplace_back(i, j);
            }
        }
        bvh.pairs_of(ids, [&](int a, int b) { found.emplace_back(a, b); });
        EXPECT_EQ(test::sorted(found), expected);
    }
}

TYPED_TEST(PairsOfTrees, OfMoversRefusesWhatIsNoItem) {
    constexpr int D = TypeParam::value;
    Random random(24);
    const Moved<D> moved(BoxSet::kUniform, 30, random);
    Bvh<D> bvh;
    bvh.build(test::make_boxes<D>(BoxSet::kUniform, 30, random));
    const auto expect_refused = [](const auto& tree, const char* function, int bad) {
        int calls = 0;
        test::expect_refused(
            function, "movers",
            [&] {
                tree.pairs_of(std::vector<int>{0, 1, bad}, [&](int, int) { ++calls; });
            },
            "movers is " + std::to_string(bad) + ";");
        EXPECT_EQ(calls, 0);
    };
    for (const int bad : {-1, 40, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()}) {
        expect_refused(moved.tree, "DynamicTree::pairs_of", bad);
        expect_refused(bvh, "Bvh::pairs_of", bad);
    }
    expect_refused(moved.tree, "DynamicTree::pairs_of", 3);  // removed
}

/// Worked out by hand: a unit box and one that is turned by an eighth, whose corner just reaches it, or not.
TEST(RigidTransform, ASquareOnItsCorner) {
    const float s = 0.70710678f;
    const Aabb2 square{{-1.0f, -1.0f}, {1.0f, 1.0f}};
    const Transform turn{{10.0f, 0.0f}, {s, s}};
    const Aabb2 round = enclosing_box<2>(turn, square);
    EXPECT_FLOAT_EQ(round.lower.x, 10.0f - 2.0f * s);
    EXPECT_FLOAT_EQ(round.upper.x, 10.0f + 2.0f * s);
    EXPECT_FLOAT_EQ(round.lower.y, -2.0f * s);
    EXPECT_FLOAT_EQ(round.upper.y, 2.0f * s);
    // In one frame the boxes meet; in the other the corner of the first is far from the second's side.
    const Aabb2 corner{{8.0f, 0.9f}, {8.8f, 1.5f}};
    EXPECT_TRUE(overlap(corner, round));
    EXPECT_FALSE(overlap(corner, square, turn));
    EXPECT_TRUE(overlap(Aabb2{{8.0f, -0.1f}, {8.8f, 0.1f}}, square, turn));
}

TEST(RigidTransform, ABoxTurnedAboutAnAxisOfSpace) {
    // x goes to y, y to -x.
    const Transform3 turn{{1.0f, 2.0f, 3.0f}, {{0.0f, 1.0f, 0.0f}, {-1.0f, 0.0f, 0.0f}, {0.0f, 0.0f, 1.0f}}};
    const Aabb3 box{{1.0f, 10.0f, -1.0f}, {2.0f, 30.0f, 5.0f}};
    EXPECT_EQ(enclosing_box<3>(turn, box), (Aabb3{{-29.0f, 3.0f, 2.0f}, {-9.0f, 4.0f, 8.0f}}));
    EXPECT_EQ(inverse_enclosing_box<3>(turn, enclosing_box<3>(turn, box)), box);
    EXPECT_EQ(apply(turn, Vec3{1.0f, 10.0f, -1.0f}), (Vec3{-9.0f, 3.0f, 2.0f}));
    EXPECT_EQ(inverse_apply(turn, Vec3{-9.0f, 3.0f, 2.0f}), (Vec3{1.0f, 10.0f, -1.0f}));
}

/// A node must not hide a box that lies in it: to the last bit, up to the largest numbers.
TEST(RigidTransform, IsMonotone) {
    Random random(25);
    SCOPED_TRACE(random.seed_text());
    for (int i = 0; i < 20000; ++i) {
        Transform turn;
        turn.q = Rot::from_angle(random.uniform(-3.2f, 3.2f));
        const float scale = i % 3 == 0 ? std::numeric_limits<float>::max() : 1.0f;
        turn.p = {random.uniform(-1.0f, 1.0f), random.uniform(-1.0f, 1.0f)};
        float x[4], y[4];
        for (int k = 0; k < 4; ++k)
            x[k] = random.uniform(-1.0f, 1.0f) * scale, y[k] = random.uniform(-1.0f, 1.0f) * scale;
        std::sort(x, x + 4);
        std::sort(y, y + 4);
        const Aabb2 outer{{x[0], y[0]}, {x[3], y[3]}}, inner{{x[1], y[1]}, {x[2], y[2]}};
        EXPECT_TRUE(contains(enclosing_box<2>(turn, outer), enclosing_box<2>(turn, inner)));
        EXPECT_TRUE(contains(inverse_enclosing_box<2>(turn, outer), inverse_enclosing_box<2>(turn, inner)));
    }
}

}  // namespace
}  // namespace jostle
