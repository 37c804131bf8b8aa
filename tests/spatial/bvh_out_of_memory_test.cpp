// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A static tree where memory runs out at any one allocation: a call succeeds, or throws and has changed
// nothing.
#include <gtest/gtest.h>
#include <jostle/core/task_scheduler.h>
#include <jostle/spatial/bvh.h>

#include <algorithm>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

#include "spatial/boxes.h"
#include "support/failing_memory.h"
#include "support/header_reader.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::expect_strong_guarantee;
using test::Trial;

using Names = std::set<std::string>;

/// Many tasks, one after the other: takes no memory.
class Serial final : public TaskScheduler {
  public:
    [[nodiscard]] int worker_count() const override { return 3; }
    void parallel_for(int count, int grain, Task task, void* context) override {
        for (int begin = 0; begin < count; begin += grain)
            task(context, begin, std::min(begin + grain, count), begin / grain % 3);
    }
};

template <int D>
std::string bvh_answers_of(const Bvh<D>& tree) {
    std::string text = tree.check() + "/" + std::to_string(tree.size()) + "/" +
                       std::to_string(tree.node_count()) + "/" + std::to_string(tree.height()) + "/" +
                       std::to_string(tree.wear()) + "/" + std::to_string(tree.area_ratio()) + "/";
    if (!tree.empty()) tree.query(tree.box(0), [&](int id) { text += std::to_string(id) + " "; });
    double sum = 0.0;
    for (int id = 0; id < tree.size(); ++id) sum += id * static_cast<double>(tree.box(id).lower.x);
    return text + std::to_string(sum);
}

template <class T>
class BvhOutOfMemory : public testing::Test {};
using Trees = testing::Types<Bvh<2>, Bvh<3>>;
TYPED_TEST_SUITE(BvhOutOfMemory, Trees);

template <int D>
constexpr int dimension_of(const Bvh<D>*) {
    return D;
}

TYPED_TEST(BvhOutOfMemory, EveryCallSucceedsOrChangesNothing) {
    constexpr int kD = dimension_of(static_cast<TypeParam*>(nullptr));
    test::Random random(61);
    const auto few = test::make_boxes<kD>(BoxSet::kUniform, 100, random);
    const auto moved = test::make_boxes<kD>(BoxSet::kUniform, 100, random);
    const auto many = test::make_boxes<kD>(BoxSet::kUniform, 700, random);
    const auto crowd = test::make_boxes<kD>(BoxSet::kUniform, 20000, random);
    TypeParam saved;
    saved.build(many);
    const std::vector<std::byte> bytes = saved.save();
    Serial scheduler;
    Names tried;
    // Empty; built over few, and over few in another way; with scratch and without.
    for (const int type : {0, 1, 2, 3}) {
        SCOPED_TRACE(type);
        Trial<TypeParam> trial;
        trial.make = [&, type](std::pmr::memory_resource* memory) {
            auto tree = std::make_unique<TypeParam>(memory);
            if (type == 1) tree->build(few);
            if (type > 1) tree->build(few, {BuildMethod::kBinned});
            if (type == 3) tree->release_scratch();
            return tree;
        };
        trial.state = [](const TypeParam& tree) { return bvh_answers_of(tree) + test::text_of(tree.save()); };
        const auto expect_some = [&](const std::string& name, bool some, auto&& change) {
            trial.change = change;
            EXPECT_EQ(expect_strong_guarantee(name, trial) > 0, some) << name;
            tried.insert(name);
        };
        for (const BuildMethod method : {BuildMethod::kCurve, BuildMethod::kBinned, BuildMethod::kBottomUp}) {
            expect_some("build", true, [&](TypeParam& tree) { tree.build(many, {method}); });
            if (method != BuildMethod::kBottomUp)
                expect_some("build", true, [&](TypeParam& tree) { tree.build(crowd, {method}, &scheduler); });
        }
        if (type > 0) expect_some("refit", type == 3, [&](TypeParam& tree) { tree.refit(moved); });
        expect_some("load", true, [&](TypeParam& tree) { tree.load(bytes); });
        expect_some("clear", false, [&](TypeParam& tree) { tree.clear(); });
        expect_some("release_scratch", false, [&](TypeParam& tree) { tree.release_scratch(); });
    }
    // Making one takes no memory; it is neither copied nor moved.
    static_assert(!std::is_copy_constructible_v<TypeParam> && !std::is_move_constructible_v<TypeParam>);
    tried.insert("Bvh");
    EXPECT_EQ(test::changing_calls(test::read_header("spatial/bvh.h"), "Bvh"), tried);
}

}  // namespace
}  // namespace jostle
