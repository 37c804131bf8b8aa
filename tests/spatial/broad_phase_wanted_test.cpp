// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs of a broad phase for which the caller's predicate holds.
#include <gtest/gtest.h>
#include <jostle/spatial/broad_phase.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <type_traits>
#include <utility>
#include <vector>

#include "spatial/boxes.h"
#include "support/thread_scheduler.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::Random;

template <class Dimension>
class BroadPhaseWanted : public testing::Test {};
using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(BroadPhaseWanted, Dimensions);

bool is_even(int a, int b) {
    return (a + b) % 2 == 0;
}

/// Those of all pairs for which a function holds, where few have moved and where all have, on any workers.
TYPED_TEST(BroadPhaseWanted, OnlyWantedPairsAreFound) {
    constexpr int D = TypeParam::value;
    Random random(15);
    BroadPhase<D> broad_phase;
    for (const Aabb<D>& box : test::make_boxes<D>(BoxSet::kUniform, 2000, random))
        broad_phase.insert(box, random.below(1000),
                           random.below(4) == 0 ? Mobility::kStatic : Mobility::kMovable);
    test::ThreadScheduler scheduler(3, test::TaskOrder::kShuffled);
    const auto wanted = [&](int a, int b) {
        EXPECT_LT(a, b);
        return (broad_phase.user_data_of(a) + broad_phase.user_data_of(b)) % 7 == 0;
    };
    for (const int moved : {2000, 40}) {
        std::vector<ProxyPair> expected;
        const auto all = broad_phase.find_pairs();
        std::copy_if(all.begin(), all.end(), std::back_inserter(expected),
                     [&](const ProxyPair& pair) { return wanted(pair.a, pair.b); });
        EXPECT_GT(expected.size(), moved == 40 ? 5u : 100u);
        EXPECT_LT(expected.size(), all.size() / 2);
        const auto alone = broad_phase.find_pairs(nullptr, wanted);
        EXPECT_EQ(std::vector<ProxyPair>(alone.begin(), alone.end()), expected);
        const auto shared = broad_phase.find_pairs(&scheduler, wanted);
        EXPECT_EQ(std::vector<ProxyPair>(shared.begin(), shared.end()), expected);
        EXPECT_TRUE(broad_phase.find_pairs(nullptr, [](int, int) { return false; }).empty());
        const auto even = broad_phase.find_pairs(nullptr, is_even);
        EXPECT_FALSE(even.empty());
        EXPECT_TRUE(std::all_of(even.begin(), even.end(), [](auto pair) { return is_even(pair.a, pair.b); }));
        broad_phase.clear_moved();
        for (int proxy = 0; proxy < 40; ++proxy) broad_phase.mark_moved(proxy);
    }
}

struct EvenOnceForeseen {
    std::set<std::pair<int, int>>* foreseen;

    void foresee(int a, int b) const { foreseen->emplace(a, b); }
    bool operator()(int a, int b) const {
        EXPECT_TRUE(foreseen->contains({a, b}));
        return is_even(a, b);
    }
};

TYPED_TEST(BroadPhaseWanted, EachPairIsForeseenBeforeItIsAskedAbout) {
    constexpr int D = TypeParam::value;
    Random random(16);
    BroadPhase<D> broad_phase;
    for (const Aabb<D>& box : test::make_boxes<D>(BoxSet::kUniform, 500, random))
        broad_phase.insert(box, 0, Mobility::kMovable);
    std::set<std::pair<int, int>> foreseen;
    const auto all = broad_phase.find_pairs();
    const std::vector<ProxyPair> pairs(all.begin(), all.end());
    const auto even = broad_phase.find_pairs(nullptr, EvenOnceForeseen{&foreseen});
    EXPECT_EQ(std::ssize(even), std::count_if(pairs.begin(), pairs.end(),
                                              [](const ProxyPair& pair) { return is_even(pair.a, pair.b); }));
    EXPECT_EQ(foreseen.size(), pairs.size());
}

}  // namespace
}  // namespace jostle
