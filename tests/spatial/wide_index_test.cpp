// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The index of static boxes: it answers as brute force does, comes part by part where a broad phase has
// rested, goes with each change, takes no memory on the way, and is done without where there is none.
#include <gtest/gtest.h>
#include <jostle/math/ray.h>
#include <jostle/spatial/broad_phase.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iterator>
#include <limits>
#include <memory_resource>
#include <new>
#include <type_traits>
#include <vector>

#include "math/random.h"
#include "memory/counting_resource.h"
#include "spatial/boxes.h"
#include "spatial/each_target.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::Random;

constexpr int kStatic = 3000, kMovable = 200, kQueries = 60;

template <class Dimension>
class WideIndices : public testing::Test {
  public:
    static constexpr int kD = Dimension::value;
    static constexpr float kSide = kD == 2 ? 110.0f : 29.0f;  // of BoxSet::kUniform

    struct Known {
        int id;
        BoxFilter filter;
    };

    WideIndices() {
        for (int i = 0; i < kStatic; ++i) insert(test::make_box<kD>(BoxSet::kUniform, i, kStatic, random_));
        for (int i = 0; i < kMovable; ++i) {
            const BoxFilter filter{1, ~std::uint64_t{0}};
            const Aabb<kD> box = test::make_box<kD>(BoxSet::kUniform, i, kStatic, random_);
            known_.push_back({boxes_.insert(box, 0, Mobility::kMovable, filter), filter});
        }
    }

    void insert(const Aabb<kD>& box) {
        const BoxFilter filter{std::uint64_t{1} << random_.below(40), ~std::uint64_t{0}};
        known_.push_back({boxes_.insert(box, 0, Mobility::kStatic, filter), filter});
    }
    /// After the second of them the index is there.
    void rest() {
        for (int i = 0; i < 2; ++i) (void)boxes_.update_pairs();
        ASSERT_EQ(boxes_.check(), "");
    }

    Vector<kD> point() {
        Vector<kD> p{};
        for (int k = 0; k < kD; ++k) p[k] = random_.uniform(0.0f, kSide);
        return p;
    }
    bool passes(const Known& known, std::uint64_t mask) const { return (known.filter.category & mask) != 0; }

    void expect_queries_agree() {
        for (int i = 0; i < kQueries; ++i) {
            const std::uint64_t mask = i % 3 == 0 ? ~std::uint64_t{0} : std::uint64_t{0xff0000f0f1u} >> i % 5;
            const Aabb<kD> box = test::box_around<kD>(point(), random_.uniform(0.0f, 0.2f * kSide));
            std::vector<int> expected, found;
            for (const Known& known : known_)
                if (passes(known, mask) && overlap(boxes_.fat_box(known.id), box))
                    expected.push_back(known.id);
            boxes_.query(box, found, {mask});
            std::sort(found.begin(), found.end());
            std::sort(expected.begin(), expected.end());
            EXPECT_EQ(found, expected);
            compared_ += expected.size();
            expect_cast_agrees(mask);
            expect_nearest_agrees(mask);
        }
    }
    void expect_cast_agrees(std::uint64_t mask) {
        const BoxCast<kD> cast{test::box_around<kD>(point(), 0.5f), 0.5f * (point() - point()), 1.0f};
        std::vector<int> expected, found;
        const Vector<kD> middle = center(cast.box);
        for (const Known& known : known_) {
            const Aabb<kD> wide = expand(boxes_.fat_box(known.id), 0.5f);
            if (passes(known, mask) && ray_cast(wide, Ray<kD>{middle, cast.translation, 1.0f}))
                expected.push_back(known.id);
        }
        const auto keep = [&](int id, float) {
            found.push_back(id);
            return CastAnswer::ignore();
        };
        boxes_.box_cast(cast, keep, {mask});
        std::sort(found.begin(), found.end());
        std::sort(expected.begin(), expected.end());
        // The two round differently: of 3,000 boxes a touch may be taken for a miss.
        std::vector<int> differ;
        std::set_symmetric_difference(found.begin(), found.end(), expected.begin(), expected.end(),
                                      std::back_inserter(differ));
        EXPECT_LE(differ.size(), expected.size() / 50) << found.size();
        compared_ += expected.size();
    }
    void expect_nearest_agrees(std::uint64_t mask) {
        const Vector<kD> p = point();
        float nearest = std::numeric_limits<float>::infinity(), found = nearest;
        for (const Known& known : known_)
            if (passes(known, mask)) nearest = min(nearest, squared_distance(boxes_.fat_box(known.id), p));
        boxes_.near(p, nearest * 4.0f + 1.0f,
                    [&](int, float square) {
                        found = min(found, square);
                        return found;
                    },
                    {mask});
        EXPECT_EQ(found, nearest);
    }
    /// [1] Nodes that queries of boxes visit.
    std::int64_t visited() const {
        Random random(7);
        std::int64_t nodes = 0;
        for (int i = 0; i < 200; ++i) {
            Vector<kD> p{};
            for (int k = 0; k < kD; ++k) p[k] = random.uniform(0.0f, kSide);
            nodes += boxes_.query(test::box_around<kD>(p, 1.0f), [](int) {}).nodes;
        }
        return nodes;
    }

  protected:
    Random random_{1};
    BroadPhase<kD> boxes_;
    std::vector<Known> known_;
    std::size_t compared_ = 0;
};

using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(WideIndices, Dimensions);

TYPED_TEST(WideIndices, AnswersAsBruteForceDoesOnEveryTarget) {
    this->rest();
    test::for_each_target([&] { this->expect_queries_agree(); });
    EXPECT_GT(this->compared_, 1000u);
}

TYPED_TEST(WideIndices, ComesAtRestAndGoesWithEachChange) {
    constexpr int D = TypeParam::value;
    BroadPhase<D>& boxes = this->boxes_;
    (void)boxes.update_pairs();  // makes the tree afresh
    const std::int64_t without = this->visited();
    (void)boxes.update_pairs();
    ASSERT_LT(this->visited(), without * 3 / 4) << "the index is not there";
    const int id = this->known_.front().id;
    const Aabb<D> far = test::box_around<D>(boxes.fat_box(id).lower, 3.0f);
    const std::function<void()> changes[] = {
        [&] { this->insert(far); },
        [&] { boxes.move_static(id, far); },
        [&] {
            boxes.set_filter(id, {4, 4});
        },
        [&] { boxes.remove(id); },
        [&] { boxes.shift_origin(far.lower - far.lower); },
        [&] { boxes.load(boxes.save()); },
    };
    for (const auto& change : changes) {
        (void)boxes.update_pairs();
        (void)boxes.update_pairs();
        ASSERT_LT(this->visited(), without * 3 / 4);
        change();
        EXPECT_GT(this->visited(), without * 9 / 10) << "the index is still there";
        ASSERT_EQ(boxes.check(), "");
    }
}

TYPED_TEST(WideIndices, ChangesBetweenRestsAreAnswered) {
    constexpr int D = TypeParam::value;
    for (int round = 0; round < 5; ++round) {
        this->rest();
        for (int i = 0; i < 20; ++i) {
            auto& known = this->known_[this->random_.below(kStatic)];
            this->boxes_.move_static(known.id, test::box_around<D>(this->point(), 1.0f));
            known.filter.category = std::uint64_t{1} << this->random_.below(40);
            this->boxes_.set_filter(known.id, known.filter);
        }
        this->expect_queries_agree();
        this->rest();
        this->expect_queries_agree();
    }
}

TYPED_TEST(WideIndices, MovesOfOthersLeaveIt) {
    constexpr int D = TypeParam::value;
    this->rest();
    const std::int64_t with = this->visited();
    for (const auto& known : this->known_)
        if (known.id < BroadPhase<D>::kStaticProxies)
            this->boxes_.move(known.id, test::box_around<D>(this->point(), 1.0f));
    (void)this->boxes_.update_pairs();
    EXPECT_LT(this->visited(), with * 5 / 4);
    this->expect_queries_agree();
}

/// 40,000 static boxes.
template <int D>
void fill(BroadPhase<D>& boxes) {
    constexpr int kBoxes = 40000;
    Random random(3);
    for (int i = 0; i < kBoxes; ++i)
        boxes.insert(test::make_box<D>(BoxSet::kUniform, i, kBoxes, random), 0, Mobility::kStatic);
}
/// [1] Nodes that queries beside 50 of them visit.
template <int D>
std::int64_t visited_in(const BroadPhase<D>& boxes) {
    std::int64_t nodes = 0;
    for (int i = 0; i < 50; ++i) {
        const Aabb<D> box = boxes.fat_box(BroadPhase<D>::kStaticProxies + 100 * i + 1);
        nodes += boxes.query(box, [](int) {}).nodes;
    }
    return nodes;
}

TYPED_TEST(WideIndices, OfManyBoxesIsMadeInPartsWithoutMemory) {
    constexpr int D = TypeParam::value;
    test::CountingResource memory;
    BroadPhase<D> boxes({}, &memory);
    fill(boxes);
    (void)boxes.update_pairs();  // makes the tree afresh
    const std::int64_t without = visited_in(boxes);
    const auto taken = memory.requests();
    int searches = 0;
    for (; searches < 50 && visited_in(boxes) == without; ++searches) {
        (void)boxes.update_pairs();
        ASSERT_EQ(boxes.check(), "");
    }
    // 5,000 blocks and more, by five or six of which there is a node; 256 nodes per search.
    EXPECT_GE(searches, 4);
    EXPECT_LE(searches, 10);
    EXPECT_LT(visited_in(boxes), without * 3 / 4);
    EXPECT_EQ(memory.requests(), taken);
    // A change between two parts begins anew.
    boxes.remove(BroadPhase<D>::kStaticProxies);
    for (int i = 0; i < searches - 1; ++i) {
        (void)boxes.update_pairs();
        boxes.set_filter(BroadPhase<D>::kStaticProxies + 1, {2, 2});
    }
    EXPECT_GT(visited_in(boxes), without * 9 / 10);
    EXPECT_EQ(boxes.check(), "");
}

/// The answers of 20 queries, casts and searches of the nearest.
template <int D>
std::vector<int> found_in(const BroadPhase<D>& boxes) {
    Random random(17);
    std::vector<int> found;
    for (int i = 0; i < 20; ++i) {
        const Vector<D> p = boxes.fat_box(BroadPhase<D>::kStaticProxies + 1900 * i).lower;
        const Vector<D> q = boxes.fat_box(BroadPhase<D>::kStaticProxies + 1700 * i + 900).lower;
        const float size = random.uniform(0.5f, 8.0f);
        const auto keep = [&, begin = found.size()](const auto& ask) {
            ask();
            std::sort(found.begin() + static_cast<std::ptrdiff_t>(begin), found.end());
        };
        keep([&] { boxes.query(test::box_around<D>(p, size), [&](int id) { found.push_back(id); }); });
        keep([&] {
            boxes.box_cast({test::box_around<D>(p, 0.2f), q - p, 1.0f}, [&](int id, float) {
                found.push_back(id);
                return CastAnswer::ignore();
            });
        });
        float nearest = std::numeric_limits<float>::infinity();
        boxes.near(0.5f * (p + q), nearest, [&](int, float square) { return nearest = square; });
        found.push_back(static_cast<int>(1.0e6f * nearest));
    }
    return found;
}

TYPED_TEST(WideIndices, AnswersWhileItIsHalfMade) {
    constexpr int D = TypeParam::value;
    BroadPhase<D> boxes;
    fill(boxes);
    (void)boxes.update_pairs();
    const std::int64_t without = visited_in(boxes);
    const std::vector<int> expected = found_in(boxes);
    ASSERT_GT(expected.size(), 500u);
    int halves = 0;
    for (; halves < 50; ++halves) {
        (void)boxes.update_pairs();
        ASSERT_EQ(found_in(boxes), expected) << halves;
        if (visited_in(boxes) < without) break;
    }
    // By then it is whole.
    EXPECT_GE(halves, 3);
    EXPECT_LT(halves, 10);
}

#if defined(__cpp_exceptions)
/// Has no memory for nodes of the index, which alone are aligned to cache lines in space.
class NoCacheLines final : public std::pmr::memory_resource {
  public:
    [[nodiscard]] int refused() const { return refused_; }

  private:
    void* do_allocate(std::size_t bytes, std::size_t alignment) override {
        if (alignment < alignof(detail::IndexNode<3>)) return from_.allocate(bytes, alignment);
        ++refused_;
        throw std::bad_alloc();
    }
    void do_deallocate(void* at, std::size_t bytes, std::size_t alignment) override {
        from_.deallocate(at, bytes, alignment);
    }
    [[nodiscard]] bool do_is_equal(const memory_resource& other) const noexcept override {
        return this == &other;
    }

    std::pmr::memory_resource& from_ = *std::pmr::new_delete_resource();
    int refused_ = 0;
};

TEST(WideIndex, IsDoneWithoutWhereThereIsNoMemory) {
    NoCacheLines memory;
    BroadPhase<3> boxes({}, &memory);
    fill(boxes);
    EXPECT_GT(memory.refused(), 0);
    (void)boxes.update_pairs();
    const std::int64_t without = visited_in(boxes);
    const int refused = memory.refused();
    for (int i = 0; i < 20; ++i) (void)boxes.update_pairs();
    EXPECT_EQ(visited_in(boxes), without);
    EXPECT_EQ(memory.refused(), refused) << "no search asks again";
    EXPECT_EQ(boxes.check(), "");
}
#endif

}  // namespace
}  // namespace jostle
