// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The verbs give the same hits in the same order, with the same work and the same bits, on every instruction
// set that this processor has and the kernels are compiled for. The baseline, one lane or four that are
// emulated, is what all are held to.
#include <gtest/gtest.h>
#include <hwy/targets.h>

#include <bit>
#include <cstdint>

#include "spatial/trees.h"

namespace jostle {
namespace {

using test::Filled;
using test::Random;

/// The kernels of one instruction set, until it goes out of scope; 0: the baseline's.
class Only {
  public:
    explicit Only(std::int64_t target) { hwy::GetChosenTarget().Update(target); }
    Only(const Only&) = delete;
    Only& operator=(const Only&) = delete;
    ~Only() { hwy::GetChosenTarget().DeInit(); }
};

std::vector<std::int64_t> targets() {
    std::vector<std::int64_t> result;
    for (std::int64_t left = hwy::SupportedTargets(); left != 0; left &= left - 1)
        result.push_back(left & -left);
    return result;
}

/// All that the verbs say, in the order in which they say it.
class Record {
  public:
    void operator()(int id) { numbers_.push_back(id); }
    void operator()(const Neighbor& one) {
        numbers_.push_back(one.id);
        number(one.squared_distance);
    }
    void number(float value) { numbers_.push_back(std::bit_cast<std::int32_t>(value)); }
    void work(const QueryWork& w) {
        numbers_.push_back(static_cast<int>(w.nodes));
        numbers_.push_back(static_cast<int>(w.items));
    }
    void hit(const CastHit& h) {
        numbers_.push_back(h.id);
        number(h.fraction);
        work(h.work);
    }
    bool operator==(const Record&) const = default;
    [[nodiscard]] std::size_t size() const { return numbers_.size(); }

  private:
    std::vector<std::int32_t> numbers_;
};

template <class Filled>
Record ask_everything(const Filled& filled, std::uint64_t seed) {
    constexpr int D = Filled::kDimension;
    const auto& tree = filled.tree;
    Random random(seed);
    Record record;
    for (int i = 0; i < 6; ++i) {
        const std::uint64_t mask = i % 2 == 0 ? kAllCategories : test::kSomeMask;
        const Vector<D> p = test::some_point<D>(filled.boxes, random);
        const Vector<D> q = test::some_point<D>(filled.boxes, random);
        Vector<D> d = q - p;
        if (i == 3) d[0] = 0.0f;
        if (i == 4) d[D - 1] *= 1e-36f;
        const float t_max = i == 1 ? std::numeric_limits<float>::infinity() : 1.0f;
        record.work(tree.query({min(p, q), max(p, q)}, record, test::only(tree, mask)));
        const HalfSpace<D> spaces[] = {{detail::splat(p, 1.0f), dot(detail::splat(p, 1.0f), p)},
                                       {detail::splat(p, -0.5f), dot(detail::splat(p, -0.5f), q)}};
        record.work(tree.query(std::span<const HalfSpace<D>>(spaces), record, test::only(tree, mask)));
        record.work(tree.ray_all({p, d, t_max}, record, test::only(tree, mask)));
        record.hit(tree.ray_closest({p, d, t_max}, test::only(tree, mask)));
        const Aabb<D> box = test::box_around<D>(p, 0.25f);
        record.hit(tree.box_closest({box, d, t_max}, test::only(tree, mask)));
        record.work(tree.box_cast(
            {box, d, t_max},
            [&](int id, float end) {
                record(id);
                record.number(end);
                return id % 3 == 0 ? CastAnswer::clip(0.75f * end) : CastAnswer::ignore();
            },
            test::only(tree, mask)));
        record.work(tree.radius(p, 0.1f + 0.5f * sqrt(dot(d, d)), record, test::only(tree, mask)));
        std::vector<Neighbor> found(10);
        const NearestCount count = tree.k_nearest(p, found, test::only(tree, mask));
        record.work(count.work);
        for (int k = 0; k < count.count; ++k) record(found[static_cast<std::size_t>(k)]);
    }
    return record;
}

template <class Tree>
class Widths : public testing::Test {};
TYPED_TEST_SUITE(Widths, test::AllTrees);

TYPED_TEST(Widths, GiveTheSameHitsInTheSameOrder) {
    for (const test::BoxSet set : test::kBoxSets) {
        // Lengths beyond 1e9 m overflow when this test squares them.
        if (set == test::BoxSet::kAllScales) continue;
        Random random(11);
        SCOPED_TRACE(test::name_of(set));
        const Filled<TypeParam> filled(test::make_boxes<Filled<TypeParam>::kDimension>(set, 700, random),
                                       random);
        Record expected;
        {
            const Only baseline(0);
            expected = ask_everything(filled, 5);
        }
        EXPECT_GT(expected.size(), 100u);
        for (const std::int64_t target : targets()) {
            const Only only(target);
            EXPECT_TRUE(ask_everything(filled, 5) == expected) << "target " << target;
        }
        if (testing::Test::HasFailure()) return;
    }
}

}  // namespace
}  // namespace jostle
