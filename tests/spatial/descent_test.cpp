// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The descent against its recursive form and against brute force, on trees of every shape and type: the same
// pairs in the same order, for every instruction set, left and taken up again after any hit.
#include <gtest/gtest.h>
#include <hwy/targets.h>
#include <jostle/core/error.h>

#include <limits>
#include <thread>
#include <tuple>

#include "spatial/recursive_descent.h"
#include "support/expect_refused.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::IdPairs;
using test::Random;
using test::ShapedTree;

constexpr DescentOrder kOrders[] = {DescentOrder::kBoth, DescentOrder::kLarger};
constexpr int kCounts[] = {0, 1, 2, 3, 8, 9, 60, 300};

/// A turn about an axis of no special direction, and a shift.
template <int D>
RigidTransform<D> some_transform(Random& random, float reach) {
    if constexpr (D == 2) {
        return {{random.uniform(-reach, reach), random.uniform(-reach, reach)},
                Rot::from_angle(random.uniform(-3.0f, 3.0f))};
    } else {
        Vec3 x{random.uniform(-1.0f, 1.0f), random.uniform(-1.0f, 1.0f), 0.5f};
        Vec3 y{random.uniform(-1.0f, 1.0f), 0.7f, random.uniform(-1.0f, 1.0f)};
        normalize(x);
        Vec3 z = cross(x, y);
        normalize(z);
        y = cross(z, x);
        return {{random.uniform(-reach, reach), random.uniform(-reach, reach), random.uniform(-reach, reach)},
                {x, y, z}};
    }
}

/// By a right-angled triangle of sides 3, 4 and 5.
template <int D>
RigidTransform<D> small_turn() {
    if constexpr (D == 2) {
        return {{1.0f, -2.0f}, {0.8f, 0.6f}};
    } else {
        return {{1.0f, -2.0f, 0.5f}, {{0.8f, 0.6f, 0.0f}, {-0.6f, 0.8f, 0.0f}, {0.0f, 0.0f, 1.0f}}};
    }
}

template <class Inner>
ShapedTree<Inner> make_tree(BoxSet set, int n, bool filtered, Random& random, bool slim = false) {
    constexpr int D = Inner::kDimension;
    std::vector<BoxFilter> filters;
    if (filtered) {
        for (int i = 0; i < n; ++i) filters.push_back(test::make_filter(random));
    }
    return {test::make_boxes<D>(set, n, random), filters, random, slim};
}

template <class Tree>
IdPairs self_pairs_of(const Tree& tree, DescentOrder order) {
    IdPairs pairs;
    PairContext context;
    const QueryWork work = tree.self_pairs(
        context, [&](int a, int b) { pairs.emplace_back(a, b); }, order);
    EXPECT_EQ(work.items, static_cast<int>(pairs.size()));
    EXPECT_FALSE(work.stopped);
    EXPECT_TRUE(context.empty());
    return pairs;
}
template <class A, class B, class... Transform>
IdPairs pairs_between(const A& a, const B& b, DescentOrder order, const Transform&... transform) {
    IdPairs pairs;
    PairContext context;
    const QueryWork work = a.pairs(
        context, b, transform..., [&](int i, int j) { pairs.emplace_back(i, j); }, order);
    EXPECT_EQ(work.items, static_cast<int>(pairs.size()));
    EXPECT_TRUE(context.empty());
    return pairs;
}

template <class Tree>
IdPairs brute_self_pairs(const Tree& tree) {
    IdPairs pairs;
    const int n = static_cast<int>(tree.boxes().size());
    for (int i = 0; i < n; ++i) {
        for (int j = i + 1; j < n; ++j) {
            if (overlap(tree.box(i), tree.box(j)) && tree.filter(i).accepts(tree.filter(j)))
                pairs.emplace_back(i, j);
        }
    }
    return pairs;
}
template <class A, class B, class Meets>
IdPairs brute_pairs(const A& a, const B& b, Meets meets) {
    IdPairs pairs;
    for (int i = 0; i < static_cast<int>(a.boxes().size()); ++i) {
        for (int j = 0; j < static_cast<int>(b.boxes().size()); ++j) {
            if (meets(a.box(i), b.box(j)) && a.filter(i).accepts(b.filter(j))) pairs.emplace_back(i, j);
        }
    }
    return pairs;
}
IdPairs pairs_in_order(IdPairs pairs) {
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

template <class Inner>
class Descents : public testing::Test {};
using InnerNodes =
    testing::Types<detail::TreePair<2>, detail::WideNode<2>, detail::TreePair<3>, detail::WideNode<3>>;
TYPED_TEST_SUITE(Descents, InnerNodes);

TYPED_TEST(Descents, ATreeAndItself) {
    for (const BoxSet set : test::kBoxSets) {
        for (const int n : kCounts) {
            for (const bool filtered : {false, true}) {
                Random random(static_cast<std::uint64_t>(n) + 1);
                SCOPED_TRACE(test::name_of(set) + ", n " + std::to_string(n) + ", " + random.seed_text());
                if (filtered && !TypeParam::kFiltered) continue;
                const auto tree = make_tree<TypeParam>(set, n, filtered, random);
                const IdPairs expected = brute_self_pairs(tree);
                for (const DescentOrder order : kOrders) {
                    const IdPairs pairs = self_pairs_of(tree, order);
                    EXPECT_EQ(test::sorted(pairs), expected);
                    EXPECT_EQ(pairs, test::recursive_self_pairs(tree.view(), order));
                }
                if (this->HasFailure()) return;
            }
        }
    }
}

TYPED_TEST(Descents, TwoTrees) {
    constexpr int D = TypeParam::kDimension;
    for (const BoxSet set : test::kBoxSets) {
        for (const int n : kCounts) {
            Random random(static_cast<std::uint64_t>(n) + 2);
            SCOPED_TRACE(test::name_of(set) + ", n " + std::to_string(n) + ", " + random.seed_text());
            const auto tree = make_tree<TypeParam>(set, n, TypeParam::kFiltered, random);
            for (const int m : {0, 1, 7, 100}) {
                const auto other = make_tree<TypeParam>(set, m, TypeParam::kFiltered && m != 7, random);
                const auto expected = brute_pairs(
                    tree, other, [](const Aabb<D>& a, const Aabb<D>& b) { return overlap(a, b); });
                for (const DescentOrder order : kOrders) {
                    const IdPairs pairs = pairs_between(tree, other, order);
                    EXPECT_EQ(pairs_in_order(pairs), expected);
                    EXPECT_EQ(pairs, test::recursive_pairs(tree.view(), other.view(), order));
                }
            }
            if (this->HasFailure()) return;
        }
    }
}

TYPED_TEST(Descents, TwoTreesUnderATransform) {
    constexpr int D = TypeParam::kDimension;
    std::size_t found = 0;
    for (const BoxSet set : test::kBoxSets) {
        for (const int n : kCounts) {
            Random random(static_cast<std::uint64_t>(n) + 3);
            SCOPED_TRACE(test::name_of(set) + ", n " + std::to_string(n) + ", " + random.seed_text());
            const auto tree = make_tree<TypeParam>(set, n, TypeParam::kFiltered && n == 60, random);
            for (const int m : {1, 100}) {
                const auto other = make_tree<TypeParam>(set, m, false, random);
                const RigidTransform<D> transform = some_transform<D>(random, m == 1 ? 0.0f : 10.0f);
                const auto expected = brute_pairs(tree, other, [&](const Aabb<D>& a, const Aabb<D>& b) {
                    return overlap(a, b, transform);
                });
                found += expected.size();
                for (const DescentOrder order : kOrders) {
                    const IdPairs pairs = pairs_between(tree, other, order, transform);
                    EXPECT_EQ(pairs_in_order(pairs), expected);
                    EXPECT_EQ(pairs, test::recursive_pairs(tree.view(), other.view(), transform, order));
                }
            }
            if (this->HasFailure()) return;
        }
    }
    EXPECT_GT(found, 10000u);
}

/// Each type of tree meets each other one.
TYPED_TEST(Descents, TreesOfDifferentTypes) {
    constexpr int D = TypeParam::kDimension;
    for (const BoxSet set : {BoxSet::kUniform, BoxSet::kNested, BoxSet::kIdentical, BoxSet::kAllScales}) {
        for (const int n : {0, 1, 60, 200}) {
            Random random(static_cast<std::uint64_t>(n) + 4);
            SCOPED_TRACE(test::name_of(set) + ", n " + std::to_string(n) + ", " + random.seed_text());
            const auto tree = make_tree<TypeParam>(set, n, TypeParam::kFiltered, random);
            const RigidTransform<D> transform = some_transform<D>(random, 3.0f);
            const auto expect_same = [&](const auto& other) {
                for (const DescentOrder order : kOrders) {
                    EXPECT_EQ(pairs_between(tree, other, order),
                              test::recursive_pairs(tree.view(), other.view(), order));
                    EXPECT_EQ(pairs_between(tree, other, order, transform),
                              test::recursive_pairs(tree.view(), other.view(), transform, order));
                }
            };
            expect_same(make_tree<detail::TreePair<D>>(set, 100, true, random));
            expect_same(make_tree<detail::WideNode<D>>(set, 100, false, random));
            if (this->HasFailure()) return;
        }
    }
}

/// Whatever the processor: the lists are the same to the last pair, and so is the work.
TYPED_TEST(Descents, EveryInstructionSetFindsTheSame) {
    constexpr int D = TypeParam::kDimension;
    Random random(5);
    const auto tree = make_tree<TypeParam>(BoxSet::kUniform, 700, true, random);
    const auto other = make_tree<TypeParam>(BoxSet::kUniform, 500, false, random);
    const RigidTransform<D> transform = small_turn<D>();
    const auto all = [&] {
        std::vector<IdPairs> lists;
        for (const DescentOrder order : kOrders) {
            lists.push_back(self_pairs_of(tree, order));
            lists.push_back(pairs_between(tree, other, order));
            lists.push_back(pairs_between(tree, other, order, transform));
        }
        const QueryWork work = tree.self_pairs([](int, int) {});
        lists.push_back({{work.nodes, work.items}});
        return lists;
    };
    const auto best = all();
    for (const IdPairs& pairs : best) EXPECT_FALSE(pairs.empty());
    const std::vector<std::int64_t> targets = hwy::SupportedAndGeneratedTargets();
    for (const std::int64_t target : targets) {
        SCOPED_TRACE(hwy::TargetName(target));
        hwy::SetSupportedTargetsForTest(target);
        hwy::GetChosenTarget().Update(hwy::SupportedTargets());
        EXPECT_EQ(all(), best);
    }
    hwy::SetSupportedTargetsForTest(0);
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
}

TYPED_TEST(Descents, GoesOnAfterAnyHit) {
    constexpr int D = TypeParam::kDimension;
    Random random(6);
    const auto tree = make_tree<TypeParam>(BoxSet::kUniform, 300, true, random);
    const auto other = make_tree<TypeParam>(BoxSet::kClustered, 300, false, random);
    const RigidTransform<D> transform = small_turn<D>();
    for (const DescentOrder order : kOrders) {
        for (const int stride : {1, 7}) {
            // Each call gives the next few hits; the last one, maybe none.
            const auto one_by_one = [&](auto&& call) {
                IdPairs pairs;
                PairContext context;
                int calls = 0;
                do {
                    int left = stride;
                    const QueryWork work = call(context, [&](int a, int b) {
                        pairs.emplace_back(a, b);
                        return --left == 0 ? Visit::kStop : Visit::kDescend;
                    });
                    EXPECT_EQ(work.stopped, left == 0);
                    EXPECT_EQ(work.items, stride - left);
                    EXPECT_TRUE(work.stopped || context.empty());
                    ++calls;
                } while (!context.empty());
                EXPECT_GE(calls * stride, static_cast<int>(pairs.size()));
                return pairs;
            };
            EXPECT_EQ(one_by_one([&](PairContext& context, auto&& visitor) {
                          return tree.self_pairs(context, visitor, order);
                      }),
                      self_pairs_of(tree, order));
            EXPECT_EQ(one_by_one([&](PairContext& context, auto&& visitor) {
                          return tree.pairs(context, other, visitor, order);
                      }),
                      pairs_between(tree, other, order));
            EXPECT_EQ(one_by_one([&](PairContext& context, auto&& visitor) {
                          return tree.pairs(context, other, transform, visitor, order);
                      }),
                      pairs_between(tree, other, order, transform));
        }
    }
}

/// A search for one hit does little more work than that, and a visitor whose own test fails goes on.
TYPED_TEST(Descents, StopsAtTheFirstHitThatTheVisitorAccepts) {
    Random random(7);
    const auto tree = make_tree<TypeParam>(BoxSet::kSorted, 3000, false, random);
    const IdPairs all = self_pairs_of(tree, DescentOrder::kBoth);
    ASSERT_GT(all.size(), 1000u);
    const QueryWork whole = tree.self_pairs([](int, int) { return Visit::kDescend; });
    const QueryWork first = tree.self_pairs([](int, int) { return Visit::kStop; });
    EXPECT_TRUE(first.stopped);
    EXPECT_EQ(first.items, 1);
    EXPECT_LT(first.nodes * 20, whole.nodes);
    // The exact test lets only the 500th pair through.
    int seen = 0;
    std::pair<int, int> hit{-1, -1};
    const QueryWork work = tree.self_pairs([&](int a, int b) {
        if (++seen != 500) return Visit::kPrune;
        hit = {a, b};
        return Visit::kStop;
    });
    EXPECT_EQ(work.items, 500);
    EXPECT_EQ(hit, all[499]);
}

/// A chain of nodes as long as there are boxes, on a thread with a small stack.
TYPED_TEST(Descents, IsNotBoundByDepth) {
    constexpr int D = TypeParam::kDimension;
    Random random(8);
    const auto tree = make_tree<TypeParam>(BoxSet::kSorted, 2000, false, random, true);
    const auto same = make_tree<TypeParam>(BoxSet::kIdentical, 60, false, random, true);
    for (const DescentOrder order : kOrders) {
        EXPECT_EQ(test::sorted(self_pairs_of(tree, order)), brute_self_pairs(tree));
        EXPECT_EQ(self_pairs_of(same, order).size(), 60u * 59u / 2u);
        EXPECT_EQ(pairs_between(tree, tree, order).size(), 2000u + 2u * 1999u);
        EXPECT_EQ(pairs_between(tree, tree, order, RigidTransform<D>{}).size(), 2000u + 2u * 1999u);
    }
}

TYPED_TEST(Descents, AContextBelongsToItsTrees) {
    Random random(9);
    const auto tree = make_tree<TypeParam>(BoxSet::kUniform, 300, false, random);
    const auto other = make_tree<TypeParam>(BoxSet::kUniform, 300, false, random);
    PairContext context;
    int calls = 0;
    const auto stop = [&](int, int) {
        ++calls;
        return Visit::kStop;
    };
    tree.self_pairs(context, stop);
    ASSERT_FALSE(context.empty());
    EXPECT_THROW(other.self_pairs(context, stop), Error);
    EXPECT_THROW(tree.pairs(context, other, stop), Error);
    EXPECT_EQ(calls, 1);
    tree.self_pairs(context, stop);
    EXPECT_EQ(calls, 2);
    context.clear();
    EXPECT_TRUE(context.empty());
    other.self_pairs(context, stop);
    EXPECT_EQ(calls, 3);
}

TYPED_TEST(Descents, RefusesWhatIsNotRigid) {
    constexpr int D = TypeParam::kDimension;
    Random random(10);
    const auto tree = make_tree<TypeParam>(BoxSet::kUniform, 20, false, random);
    const auto none = [](int, int) {};
    const auto expect_refused = [&](const RigidTransform<D>& transform) {
        test::expect_refused(TypeParam::kFiltered ? "DynamicTree::pairs" : "Bvh::pairs", "transform",
                             [&] { tree.pairs(tree, transform, none); });
    };
    for (const float bad :
         {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
        RigidTransform<D> transform;
        transform.p[D - 1] = bad;
        expect_refused(transform);
        transform = {};
        if constexpr (D == 2) {
            transform.q.s = bad;
        } else {
            transform.q.cy.z = bad;
        }
        expect_refused(transform);
    }
    RigidTransform<D> longer, skew, far;
    if constexpr (D == 2) {
        longer.q.c = 1.001f;
        skew.q.s = 0.1f;
        far.q = Rot::from_angle(0.7f);
    } else {
        longer.q.cz.z = 1.001f;
        skew.q.cx.y = 0.01f;
        far = small_turn<D>();
    }
    far.p[0] = far.p[1] = std::numeric_limits<float>::max();
    expect_refused(longer);
    expect_refused(skew);
    expect_refused(far);
    tree.pairs(tree, some_transform<D>(random, 1.0e30f), none);
}

}  // namespace
}  // namespace jostle
