// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Arguments that no call of a broad phase takes: each is refused by the name of the call and of the argument,
// and nothing has changed.
#include <gtest/gtest.h>
#include <jostle/spatial/broad_phase.h>

#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include "spatial/boxes.h"
#include "support/expect_refused.h"
#include "support/extremes.h"

namespace jostle {
namespace {

using test::kInfinity;
using test::kNan;

template <class Dimension>
class BroadPhaseRefusals : public testing::Test {};
using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(BroadPhaseRefusals, Dimensions);

TYPED_TEST(BroadPhaseRefusals, RefusesWhatItCannotUse) {
    constexpr int D = TypeParam::value;
    BroadPhase<D> broad_phase;
    const Aabb<D> good = test::box_around<D>({}, 1.0f);
    const int moving = broad_phase.insert(good, 1, Mobility::kMovable);
    const int fixed = broad_phase.insert(good, 1, Mobility::kStatic);
    const int gone = broad_phase.insert(good, 1, Mobility::kStatic);
    broad_phase.remove(gone);
    const auto expect_error = [](const std::string& function, const char* argument, auto&& call) {
        test::expect_refused("BroadPhase::" + function, argument, call);
    };
    std::vector<Aabb<D>> bad_boxes{{good.upper, good.lower}};
    for (const float bad : {kNan, kInfinity, -kInfinity}) {
        Vector<D> vector{};
        vector[D - 1] = bad;
        bad_boxes.push_back({vector, good.upper});
        bad_boxes.push_back({good.lower, vector});
        expect_error("move", "displacement", [&] { broad_phase.move(moving, good, vector); });
        expect_error("buffer_move", "displacement", [&] { broad_phase.buffer_move(moving, good, vector); });
        const auto ignore = [](int, float) { return CastAnswer::ignore(); };
        expect_error("ray_cast", "origin", [&] { broad_phase.ray_cast({vector, {}, 1.0f}, ignore); });
        expect_error("ray_cast", "translation", [&] { broad_phase.ray_cast({{}, vector, 1.0f}, ignore); });
        if (bad != kInfinity) {
            expect_error("ray_cast", "max_fraction", [&] { broad_phase.ray_cast({{}, {}, bad}, ignore); });
        }
        expect_error("BroadPhase", "margin", [&] { BroadPhase<D>({.margin = bad}); });
        expect_error("BroadPhase", "margin_share", [&] { BroadPhase<D>({.margin_share = bad}); });
        expect_error("BroadPhase", "displacement_multiplier",
                     [&] { BroadPhase<D>({.displacement_multiplier = bad}); });
    }
    for (const int bad : {-1, 2, 9}) {
        const auto mobility = static_cast<Mobility>(bad);
        expect_error("insert", "mobility", [&] { broad_phase.insert(good, 1, mobility); });
        expect_error("reserve_more", "mobility", [&] { broad_phase.reserve_more(mobility, 1); });
        expect_error("reserved_count", "mobility",
                     [&] { static_cast<void>(broad_phase.reserved_count(mobility)); });
        expect_error("forget_reserved", "mobility", [&] { broad_phase.forget_reserved(mobility, 0); });
    }
    for (const int bad : {-1, DynamicTree<D>::kMostItems, std::numeric_limits<int>::max()}) {
        expect_error("reserve_more", "count", [&] { broad_phase.reserve_more(Mobility::kMovable, bad); });
        expect_error("forget_reserved", "count",
                     [&] { broad_phase.forget_reserved(Mobility::kMovable, bad); });
    }
    for (const Aabb<D>& box : bad_boxes) {
        expect_error("insert", "box", [&] { broad_phase.insert(box, 1, Mobility::kMovable); });
        expect_error("move", "box", [&] { broad_phase.move(moving, box, {}); });
        expect_error("move_static", "box", [&] { broad_phase.move_static(fixed, box); });
        expect_error("query", "box", [&] { broad_phase.query(box, [](int) {}); });
        test::expect_refused("DynamicTree::slack", "box",
                             [&] { static_cast<void>(broad_phase.slack(moving, box)); });
    }
    expect_error("move", "proxy", [&] { broad_phase.move(fixed, good, {}); });
    expect_error("move_static", "proxy", [&] { broad_phase.move_static(moving, good); });
    expect_error("slack", "proxy", [&] { static_cast<void>(broad_phase.slack(fixed, good)); });
    EXPECT_NEAR(broad_phase.slack(moving, good), kBoxMargin, 1.0e-6f);
    EXPECT_EQ(broad_phase.slack(moving, broad_phase.fat_box(moving)), 0.0f);
    for (const int bad : {-1, gone, 3, BroadPhase<D>::kStaticProxies + 7, std::numeric_limits<int>::max(),
                          std::numeric_limits<int>::min()}) {
        expect_error("remove", "proxy", [&] { broad_phase.remove(bad); });
        expect_error("move", "proxy", [&] { broad_phase.move(bad, good, {}); });
        expect_error("buffer_move", "proxy", [&] { broad_phase.buffer_move(bad, good); });
        expect_error("move_static", "proxy", [&] { broad_phase.move_static(bad, good); });
        expect_error("mark_moved", "proxy", [&] { broad_phase.mark_moved(bad); });
        expect_error("set_filter", "proxy", [&] { broad_phase.set_filter(bad, {1, 1}); });
        expect_error("filter", "proxy", [&] { static_cast<void>(broad_phase.filter(bad)); });
        expect_error("set_apart", "proxy", [&] { broad_phase.set_apart(bad, 1); });
        expect_error("set_user_data", "proxy", [&] { broad_phase.set_user_data(bad, 1); });
        expect_error("apart", "proxy", [&] { static_cast<void>(broad_phase.apart(bad)); });
        expect_error("has_moved", "proxy", [&] { static_cast<void>(broad_phase.has_moved(bad)); });
        expect_error("user_data", "proxy", [&] { static_cast<void>(broad_phase.user_data(bad)); });
        expect_error("slack", "proxy", [&] { static_cast<void>(broad_phase.slack(bad, good)); });
        expect_error("fat_box", "proxy", [&] { static_cast<void>(broad_phase.fat_box(bad)); });
        expect_error("mobility", "proxy", [&] { static_cast<void>(broad_phase.mobility(bad)); });
        expect_error("overlap", "proxy", [&] { static_cast<void>(broad_phase.overlap(moving, bad)); });
    }
    EXPECT_EQ(broad_phase.check(), "");
    EXPECT_EQ(broad_phase.size(), 2);
    EXPECT_FALSE(broad_phase.empty());
    EXPECT_TRUE(BroadPhase<2>().empty());
    EXPECT_EQ(broad_phase.moved_count(), 2);
}

}  // namespace
}  // namespace jostle
