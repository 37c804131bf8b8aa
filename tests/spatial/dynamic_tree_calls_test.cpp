// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The calls of a dynamic tree one by one: moves and the fat boxes that they leave, visitors that stop,
// filters, user data and figures, and arguments that are refused or only just taken.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/dynamic_tree.h>

#include <cstdint>
#include <limits>
#include <type_traits>

#include "spatial/boxes.h"
#include "support/expect_refused.h"
#include "support/extremes.h"

namespace jostle {
namespace {

using test::kInfinity;
using test::kLargest;
using test::kNan;

using test::BoxSet;
using test::Random;

template <class Dimension>
class DynamicTreeCalls : public testing::Test {};
using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(DynamicTreeCalls, Dimensions);

TYPED_TEST(DynamicTreeCalls, MovesInsideTheFatBoxChangeNothing) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree({.margin = 0.1f, .displacement_multiplier = 2.0f});
    const Aabb<D> box = test::box_around<D>({}, 1.0f);
    const int id = tree.insert(box, 1);
    EXPECT_EQ(tree.fat_box(id), expand(box, 0.1f));

    Vector<D> step{};
    step[0] = 0.05f;
    const Aabb<D> near{box.lower + step, box.upper + step};
    EXPECT_EQ(tree.move(id, near, step), Moved::kFits);
    EXPECT_EQ(tree.move_in_place(id, near, step), Moved::kFits);
    EXPECT_EQ(tree.fat_box(id), expand(box, 0.1f));

    step[0] = -0.25f;
    const Aabb<D> far{box.lower + step, box.upper + step};
    EXPECT_EQ(tree.move(id, far, step), Moved::kNewFatBox);
    Aabb<D> expected = expand(far, 0.1f);
    expected.lower[0] += 2.0f * step[0];
    EXPECT_EQ(tree.fat_box(id), expected);

    // It has stopped: a box that reaches half a metre ahead fits (4 margins are 0.4), one that reaches two
    // does not.
    EXPECT_EQ(tree.move(id, far, {}), Moved::kNewFatBox);
    EXPECT_EQ(tree.fat_box(id), expand(far, 0.1f));
    step[0] = -0.15f;
    EXPECT_EQ(tree.move(id, {far.lower + step, far.upper + step}, step), Moved::kNewFatBox);
    EXPECT_EQ(tree.move(id, {far.lower + step, far.upper + step}, {}), Moved::kFits);
}

/// A sixteenth of the longest side, and no more than the margin.
TYPED_TEST(DynamicTreeCalls, MarginsOfSmallBoxesAreSmall) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree({.margin = 0.25f, .margin_share = 0.0625f});
    Aabb<D> box = test::box_around<D>({}, 0.5f);
    box.upper[1] = 1.5f;
    const Aabb<D> large = test::box_around<D>({}, 4.0f);
    const int id = tree.insert(box, 1);
    EXPECT_EQ(tree.fat_box(id), expand(box, 0.125f));
    EXPECT_EQ(tree.slack(id, box), 0.125f);
    EXPECT_EQ(tree.fat_box(tree.insert(large, 2)), expand(large, 0.25f));

    Vector<D> step{};
    step[0] = 0.125f;
    EXPECT_EQ(tree.move(id, {box.lower + step, box.upper + step}), Moved::kFits);
    step[0] = 0.1875f;
    EXPECT_EQ(tree.move_in_place(id, {box.lower + step, box.upper + step}), Moved::kNewFatBox);
    // The fat box of the large one reaches 4.25 m: five margins beyond a box of 3 m, more beyond a smaller
    // one.
    EXPECT_EQ(tree.move(id, large), Moved::kNewFatBox);
    EXPECT_TRUE(tree.fits(id, test::box_around<D>({}, 3.0f)));
    EXPECT_FALSE(tree.fits(id, test::box_around<D>({}, 2.96875f)));
}

/// Its sides may go as far as its slack, in and out.
TYPED_TEST(DynamicTreeCalls, ABoxFitsWithinItsSlack) {
    constexpr int D = TypeParam::value;
    Random random(3);
    DynamicTree<D> tree({.margin = 0.25f, .margin_share = 0.0625f});
    const Aabb<D> first = test::box_around<D>({}, 1.0f);
    const int id = tree.insert(first, 1);
    int slacks = 0, inward = 0;
    for (int i = 0; i < 20000; ++i) {
        Aabb<D> box = first;
        for (int axis = 0; axis < D; ++axis) {
            box.lower[axis] += random.uniform(-0.12f, 0.3f);
            box.upper[axis] += random.uniform(-0.3f, 0.12f);
        }
        const float slack = tree.slack(id, box);
        EXPECT_TRUE(slack == 0.0f || tree.fits(id, box));
        if (slack == 0.0f) continue;
        ++slacks;
        // Rounding aside, to the ends of it.
        const float way = 0.999f * slack;
        bool shrinks = true;
        for (int axis = 0; axis < D; ++axis) {
            const bool in = random.uniform(0.0f, 1.0f) < 0.7f, out = random.uniform(0.0f, 1.0f) < 0.7f;
            box.lower[axis] += in ? way : -way;
            box.upper[axis] += out ? -way : way;
            shrinks = shrinks && in && out;
        }
        inward += shrinks ? 1 : 0;
        ASSERT_TRUE(tree.fits(id, box)) << i;
    }
    EXPECT_GT(slacks, 1000);
    EXPECT_GT(inward, 100);
}

/// A new box has the margin on each side. Grown on one side to reach 5 margins ahead, it may lose nothing.
TYPED_TEST(DynamicTreeCalls, SlackIsTheRoomOfABox) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree({.margin = 0.25f, .displacement_multiplier = 2.0f});
    const Aabb<D> box = test::box_around<D>({}, 1.0f);
    const int id = tree.insert(box, 1);
    EXPECT_EQ(tree.slack(id, box), 0.25f);
    Vector<D> step{};
    step[0] = 0.125f;
    EXPECT_EQ(tree.slack(id, {box.lower + step, box.upper + step}), 0.125f);
    EXPECT_EQ(tree.slack(id, {box.lower, box.upper + 4.0f * step}), 0.0f);
    step[0] = 0.5f;
    // The fat box reaches 0.25 + 2 * 0.5 m ahead, as far as it may: a box that stays behind gets a new one.
    tree.move(id, {box.lower + step, box.upper + step}, step);
    EXPECT_EQ(tree.slack(id, {box.lower + step, box.upper + step}), 0.0f);
    step[0] = 0.625f;
    EXPECT_EQ(tree.slack(id, {box.lower + step, box.upper + step}), 0.125f);
    test::expect_refused("DynamicTree::slack", "id", [&] { (void)tree.slack(id + 1, box); });
}

/// Boxes whose sides have moved by less than the slack, each at random, still fit.
TYPED_TEST(DynamicTreeCalls, BoxesFitWithinTheirSlack) {
    constexpr int D = TypeParam::value;
    Random random(3);
    DynamicTree<D> tree({.margin = 0.25f, .displacement_multiplier = 3.0f});
    const auto at_random = [&](float most) {
        Vector<D> v;
        for (int i = 0; i < D; ++i) v[i] = random.uniform(-most, most);
        return v;
    };
    const int id = tree.insert(test::box_around<D>({}, 1.0f), 0);
    Aabb<D> box = test::box_around<D>({}, 1.0f);
    int with_slack = 0;
    for (int i = 0; i < 20000; ++i) {
        const Vector<D> step = at_random(0.3f);
        box = {box.lower + step, box.upper + step};
        tree.move(id, box, step);
        const float slack = tree.slack(id, box);
        EXPECT_TRUE(slack == 0.0f || tree.fits(id, box));
        if (slack < 1.0e-3f) continue;
        ++with_slack;
        const float most = 0.999f * slack;
        EXPECT_TRUE(tree.fits(id, {box.lower + at_random(most), box.upper + at_random(most)}));
    }
    EXPECT_GT(with_slack, 5000);
}

TYPED_TEST(DynamicTreeCalls, ChangesAreCountedUntilRebuild) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree({.margin = 0.0f, .displacement_multiplier = 0.0f});
    Random random(1);
    for (const Aabb<D>& box : test::make_boxes<D>(BoxSet::kUniform, 50, random)) tree.insert(box, 0);
    EXPECT_EQ(tree.change_count(), 50);
    tree.rebuild();
    EXPECT_EQ(tree.change_count(), 0);
    Vector<D> step{};
    step[0] = 0.001f;
    const Aabb<D> box = tree.fat_box(3);
    EXPECT_EQ(tree.move_in_place(3, box), Moved::kFits);
    EXPECT_EQ(tree.change_count(), 0);
    EXPECT_EQ(tree.move_in_place(3, {box.lower, box.upper + step}), Moved::kNewFatBox);
    EXPECT_EQ(tree.change_count(), 1);
    EXPECT_EQ(tree.check(), "");
    // A jump takes a new place.
    step[0] = 1000.0f;
    EXPECT_EQ(tree.move_in_place(4, {box.lower + step, box.upper + step}), Moved::kNewFatBox);
    EXPECT_EQ(tree.change_count(), 2);
    EXPECT_EQ(tree.check(), "");
    EXPECT_EQ(tree.move(4, box), Moved::kNewFatBox);
    EXPECT_EQ(tree.change_count(), 3);
    tree.remove(4);
    EXPECT_EQ(tree.change_count(), 3);
}

TYPED_TEST(DynamicTreeCalls, VisitorsCanStop) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree;
    for (int i = 0; i < 100; ++i) tree.insert(test::box_around<D>({}, 1.0f), 0);
    int calls = 0;
    QueryWork work = tree.query(test::box_around<D>({}, 1.0f),
                                [&](int) { return ++calls == 3 ? Visit::kStop : Visit::kDescend; });
    EXPECT_EQ(calls, 3);
    EXPECT_EQ(work.items, 3);
    EXPECT_TRUE(work.stopped);
    for (const int last : {1, 2, 5, 4950}) {
        calls = 0;
        work = tree.self_pairs([&](int, int) { return ++calls == last ? Visit::kStop : Visit::kPrune; });
        EXPECT_EQ(calls, last);
        EXPECT_TRUE(work.stopped);
    }
    calls = 0;
    Vector<D> d{};
    d[0] = 1.0f;
    work = tree.ray_cast(
        {{}, d, 1.0f}, [&](int, float) { return ++calls == 4 ? CastAnswer::stop() : CastAnswer::ignore(); });
    EXPECT_EQ(calls, 4);
    EXPECT_TRUE(work.stopped);
}

TYPED_TEST(DynamicTreeCalls, FiltersThatMeetNothingEndAtTheRoot) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree;
    Random random(1);
    // As 10,000 circles that never touch: category 2, mask everything but 2.
    for (const Aabb<D>& box : test::make_boxes<D>(BoxSet::kUniform, 1000, random)) {
        tree.insert(box, 0, {.category = 2, .mask = ~std::uint64_t{2}});
    }
    EXPECT_LE(tree.self_pairs([](int, int) {}).nodes, 2);
    EXPECT_LE(tree.query(test::box_around<D>({}, 100.0f), [](int) {}, {~std::uint64_t{2}}).nodes, 2);
    tree.set_filter(17, {});
    EXPECT_EQ(tree.check(), "");
    EXPECT_EQ(
        tree.query(test::box_around<D>({}, 100.0f), [](int id) { EXPECT_EQ(id, 17); }, {~std::uint64_t{2}})
            .items,
        1);
}

TYPED_TEST(DynamicTreeCalls, UserDataClearAndFigures) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree({.margin = 0.0f});
    EXPECT_EQ(tree.height(), 0);
    EXPECT_EQ(tree.area_ratio(), 0.0f);
    const int a = tree.insert(test::box_around<D>({}, 0.5f), 10);
    EXPECT_EQ(tree.height(), 0);
    Vector<D> right{};
    right[0] = 1.0f;
    const int b = tree.insert(test::box_around<D>(right, 0.5f), 11);
    EXPECT_EQ(tree.height(), 0);
    EXPECT_EQ(tree.area_ratio(), 1.0f);
    // Eight fit into the root's block. The ninth splits it into 0 to 4 and 5 to 8, which have the widths 5
    // and 4 of 9.
    for (int i = 2; i < 9; ++i) {
        EXPECT_EQ(tree.height(), 0);
        right[0] = static_cast<float>(i);
        tree.insert(test::box_around<D>(right, 0.5f), 12);
    }
    EXPECT_EQ(tree.height(), 1);
    // The plane: ((5 + 1) + (4 + 1)) / (9 + 1). Space: ((4 * 5 + 2) + (4 * 4 + 2)) / (4 * 9 + 2).
    EXPECT_FLOAT_EQ(tree.area_ratio(), 1.0f + (D == 2 ? 1.1f : 40.0f / 38.0f));
    EXPECT_EQ(tree.user_data(a), 10u);
    tree.set_user_data(b, std::uint64_t{1} << 63);
    EXPECT_EQ(tree.user_data(b), std::uint64_t{1} << 63);
    EXPECT_GT(tree.byte_count(), 3 * sizeof(Aabb<D>));
    tree.clear();
    EXPECT_EQ(tree.check(), "");
    EXPECT_EQ(tree.size(), 0);
    EXPECT_FALSE(tree.is_live(a));
    EXPECT_EQ(tree.insert(test::box_around<D>({}, 0.5f), 10), 0);
}

TYPED_TEST(DynamicTreeCalls, IdEndIsTheLengthThatSpansByIdNeed) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree;
    EXPECT_EQ(tree.id_end(), 0);
    EXPECT_EQ(tree.move_all({}), 0);
    const Aabb<D> box = test::box_around<D>({}, 1.0f);
    for (int i = 0; i < 3; ++i) tree.insert(box, 0);
    for (int i = 0; i < 3; ++i) tree.remove(i);
    EXPECT_EQ(tree.id_end(), 3);
    const std::vector<Aabb<D>> boxes(3, box);
    const auto few = std::span(boxes).first(2);
    test::expect_refused(
        "DynamicTree::move_all", "boxes", [&] { tree.move_all(few); }, "id_end() = 3");
    test::expect_refused(
        "DynamicTree::refit", "fat_boxes", [&] { tree.refit(few); }, "id_end() = 3");
    EXPECT_EQ(tree.move_all(boxes), 0);
    tree.refit(boxes);
    DynamicTree<D> loaded;
    loaded.load(tree.save());
    EXPECT_EQ(loaded.id_end(), 3);
    tree.insert(box, 0);
    EXPECT_EQ(tree.id_end(), 3) << "an id that was free";
    tree.clear();
    EXPECT_EQ(tree.id_end(), 0);
}

/// Of many boxes or vectors the error names the one.
TYPED_TEST(DynamicTreeCalls, ErrorsNameTheElement) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree;
    const Aabb<D> box = test::box_around<D>({}, 1.0f);
    for (int i = 0; i < 3; ++i) tree.insert(box, 0);
    std::vector<Aabb<D>> boxes(3, box);
    std::vector<Vector<D>> ahead(3);
    boxes[1] = {box.upper, box.lower};
    test::expect_refused("DynamicTree::move_all", "boxes[1]", [&] { tree.move_all(boxes); });
    test::expect_refused("DynamicTree::refit", "fat_boxes[1]", [&] { tree.refit(boxes); });
    boxes[1] = box;
    ahead[2][D - 1] = std::numeric_limits<float>::infinity();
    test::expect_refused("DynamicTree::move_all", "displacements[2]", [&] { tree.move_all(boxes, ahead); });
    const auto ignore = [](int) {};
    HalfSpace<D> spaces[2] = {{detail::splat(Vector<D>{}, 1.0f), 0.0f}, {{}, 0.0f}};
    const std::span<const HalfSpace<D>> both(spaces);
    test::expect_refused("DynamicTree::query", "spaces[1].normal", [&] { tree.query(both, ignore); });
    spaces[1] = spaces[0];
    spaces[0].offset = std::numeric_limits<float>::quiet_NaN();
    test::expect_refused("DynamicTree::query", "spaces[0].offset", [&] { tree.query(both, ignore); });
    EXPECT_EQ(tree.check(), "");
    EXPECT_EQ(tree.fat_box(1), expand(box, kBoxMargin));
}

TYPED_TEST(DynamicTreeCalls, RefusesWhatItCannotUse) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree;
    const Aabb<D> good = test::box_around<D>({}, 1.0f);
    const int id = tree.insert(good, 1);
    const int gone = tree.insert(good, 2);
    tree.remove(gone);
    for (const float bad : {kNan, kInfinity, -kInfinity}) {
        EXPECT_THROW((DynamicTree<D>({.margin = bad})), Error);
        EXPECT_THROW((DynamicTree<D>({.margin_share = bad})), Error);
        EXPECT_THROW((DynamicTree<D>({.displacement_multiplier = bad})), Error);
        Vector<D> vector{};
        vector[D - 1] = bad;
        EXPECT_THROW(tree.move(id, good, vector), Error);
        EXPECT_THROW(tree.move_in_place(id, good, vector), Error);
        EXPECT_THROW(tree.ray_cast({vector, {}, 1.0f}, [](int, float) { return CastAnswer::ignore(); }),
                     Error);
        EXPECT_THROW(tree.ray_cast({{}, vector, 1.0f}, [](int, float) { return CastAnswer::ignore(); }),
                     Error);
        for (const Aabb<D>& box : {Aabb<D>{vector, good.upper}, Aabb<D>{good.lower, vector}}) {
            EXPECT_THROW(tree.insert(box, 1), Error);
            EXPECT_THROW(tree.move(id, box), Error);
            EXPECT_THROW(tree.move_in_place(id, box), Error);
            EXPECT_THROW(tree.query(box, [](int) {}), Error);
        }
    }
    EXPECT_THROW((DynamicTree<D>({.margin = -1.0f})), Error);
    EXPECT_THROW((DynamicTree<D>({.margin_share = -1.0f})), Error);
    EXPECT_THROW(tree.insert({good.upper, good.lower}, 1), Error);
    for (const float bad : {kNan, -1.0f}) {
        EXPECT_THROW(tree.ray_cast({{}, {}, bad}, [](int, float) { return CastAnswer::ignore(); }), Error);
    }
    for (const int bad : {-1, gone, 2, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()}) {
        EXPECT_FALSE(tree.is_live(bad));
        EXPECT_THROW(tree.remove(bad), Error);
        EXPECT_THROW(tree.move(bad, good), Error);
        EXPECT_THROW(tree.move_in_place(bad, good), Error);
        EXPECT_THROW(static_cast<void>(tree.fat_box(bad)), Error);
        EXPECT_THROW(static_cast<void>(tree.user_data(bad)), Error);
        EXPECT_THROW(tree.set_user_data(bad, 1), Error);
        EXPECT_THROW(static_cast<void>(tree.filter(bad)), Error);
        EXPECT_THROW(tree.set_filter(bad, {}), Error);
    }
    EXPECT_EQ(tree.check(), "");
    EXPECT_EQ(tree.size(), 1);
    EXPECT_FALSE(tree.empty());
    EXPECT_EQ(tree.fat_box(id), expand(good, kBoxMargin));
    test::expect_refused("DynamicTree::insert", "box", [&] { tree.insert({good.upper, good.lower}, 1); });
}

TYPED_TEST(DynamicTreeCalls, TakesTheLargestBoxes) {
    constexpr int D = TypeParam::value;
    DynamicTree<D> tree;
    const Vector<D> corner = detail::splat(Vector<D>{}, kLargest);
    const Aabb<D> all{-corner, corner};
    for (int i = 0; i < 10; ++i) {
        tree.insert(all, 0);
        tree.insert({corner, corner}, 0);
        tree.insert({-corner, -corner}, 0);
    }
    EXPECT_EQ(tree.check(), "");
    Vector<D> away{};
    away[0] = kLargest;
    tree.move(1, {corner, corner}, away);
    tree.rebuild();
    EXPECT_EQ(tree.check(), "");
    EXPECT_EQ(tree.query({corner, corner}, [](int) {}).items, 20);
}

}  // namespace
}  // namespace jostle
