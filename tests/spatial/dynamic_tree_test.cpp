// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The dynamic tree against brute force, in the plane and in space: items that come, move and go, and every
// way to ask for them.
#include <gtest/gtest.h>
#include <jostle/spatial/dynamic_tree.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "spatial/boxes.h"
#include "spatial/small_stack.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::Random;

template <class Dimension>
class DynamicTrees : public testing::Test {
  public:
    using Vector = jostle::Vector<Dimension::value>;
    using Tree = DynamicTree<Dimension::value>;
    using Box = Aabb<Dimension::value>;

    /// The items that should be in the tree.
    struct Reference {
        std::map<int, Box> boxes;  ///< the fat ones
        std::map<int, BoxFilter> filters;
    };

    static void expect_query(const Tree& tree, const Reference& reference, const Box& box,
                             std::uint64_t mask) {
        std::vector<int> expected;
        for (const auto& [id, fat] : reference.boxes) {
            if (overlap(fat, box) && (reference.filters.at(id).category & mask) != 0) expected.push_back(id);
        }
        std::vector<int> found;
        const QueryWork work = tree.query(box, [&](int id) { found.push_back(id); }, {mask});
        EXPECT_EQ(test::sorted(found), expected);
        EXPECT_EQ(work.items, static_cast<int>(expected.size()));
        EXPECT_LE(work.nodes, tree.node_count() + 1);
        EXPECT_FALSE(work.stopped);
    }

    static void expect_ray(const Tree& tree, const Reference& reference, const Vector& p1, const Vector& d,
                           float t_max, std::uint64_t mask) {
        std::vector<int> expected;
        float nearest = std::numeric_limits<float>::infinity();
        for (const auto& [id, fat] : reference.boxes) {
            const BoxRayHit<Dimension::value> hit = ray_cast(fat, {p1, d, t_max});
            if (!hit.hit || (reference.filters.at(id).category & mask) == 0) continue;
            expected.push_back(id);
            nearest = min(nearest, hit.fraction);
        }
        std::vector<int> found;
        tree.ray_cast({p1, d, t_max},
                      [&](int id, float) {
                          found.push_back(id);
                          return CastAnswer::ignore();
                      },
                      {mask});
        EXPECT_EQ(test::sorted(found), expected);

        float closest = std::numeric_limits<float>::infinity();
        tree.ray_cast({p1, d, t_max},
                      [&](int id, float t) {
                          EXPECT_LE(t, t_max);
                          const BoxRayHit<Dimension::value> hit = ray_cast(tree.fat_box(id), {p1, d, t});
                          if (!hit.hit) return CastAnswer::ignore();
                          closest = min(closest, hit.fraction);
                          return CastAnswer::clip(hit.fraction);
                      },
                      {mask});
        EXPECT_EQ(closest, nearest);
    }

    static void expect_pairs(const Tree& tree, const Reference& reference) {
        test::IdPairs expected;
        for (const auto& [a, box_a] : reference.boxes) {
            for (auto b = reference.boxes.upper_bound(a); b != reference.boxes.end(); ++b) {
                if (!overlap(box_a, b->second)) continue;
                if (reference.filters.at(a).accepts(reference.filters.at(b->first))) {
                    expected.emplace_back(a, b->first);
                }
            }
        }
        test::IdPairs found;
        tree.self_pairs([&](int a, int b) { found.emplace_back(a, b); });
        EXPECT_EQ(test::sorted(found), expected);
    }

    /// The items that should be in the tree, in tables by id.
    struct Churn {
        std::vector<int> live;
        std::vector<Box> boxes;
        std::vector<BoxFilter> filters;
        std::vector<bool> is_live;

        bool add(int id, const Box& box, const BoxFilter& filter) {
            const auto index = static_cast<std::size_t>(id);
            if (index >= boxes.size()) {
                boxes.resize(index + 1);
                filters.resize(index + 1);
                is_live.resize(index + 1);
            }
            if (is_live[index]) return false;
            is_live[index] = true;
            boxes[index] = box;
            filters[index] = filter;
            live.push_back(id);
            return true;
        }
        int take(std::size_t index) {
            const int id = live[index];
            live[index] = live.back();
            live.pop_back();
            is_live[static_cast<std::size_t>(id)] = false;
            return id;
        }
        void expect_query(const Tree& tree, const Box& box, std::uint64_t mask) const {
            std::vector<int> expected;
            for (std::size_t id = 0; id < boxes.size(); ++id) {
                if (!is_live[id]) continue;
                EXPECT_EQ(tree.fat_box(static_cast<int>(id)), boxes[id]);
                EXPECT_EQ(tree.filter(static_cast<int>(id)), filters[id]);
                if (overlap(boxes[id], box) && (filters[id].category & mask) != 0) {
                    expected.push_back(static_cast<int>(id));
                }
            }
            std::vector<int> found;
            tree.query(box, [&](int id) { found.push_back(id); }, {mask});
            EXPECT_EQ(test::sorted(found), expected);
        }
    };

    static void expect_everything(const Tree& tree, const Reference& reference, Random& random) {
        ASSERT_EQ(tree.check(), "");
        ASSERT_EQ(tree.size(), static_cast<int>(reference.boxes.size()));
        for (const auto& [id, fat] : reference.boxes) {
            ASSERT_TRUE(tree.is_live(id));
            ASSERT_EQ(tree.fat_box(id), fat);
        }
        expect_pairs(tree, reference);
        Box bounds{};
        if (!reference.boxes.empty()) bounds = reference.boxes.begin()->second;
        for (const auto& [id, fat] : reference.boxes) bounds = unite(bounds, fat);
        const auto point = [&] {
            Vector p;
            for (int k = 0; k < Dimension::value; ++k)
                p[k] = lerp(bounds.lower[k], bounds.upper[k], random.uniform(-0.1f, 1.1f));
            return p;
        };
        for (int i = 0; i < 20; ++i) {
            const Vector p = point();
            const Vector q = point();
            expect_query(tree, reference, {min(p, q), max(p, q)}, i % 2 == 0 ? ~std::uint64_t{0} : 2);
            expect_query(tree, reference, {p, p}, std::uint64_t{1} << 33);
            expect_ray(tree, reference, p, q - p, random.uniform(0.0f, 2.0f),
                       i % 2 == 0 ? ~std::uint64_t{0} : 5);
            Vector along{};
            along[i % Dimension::value] = i % 3 == 0 ? -1.0f : 1.0f;
            expect_ray(tree, reference, p, along, std::numeric_limits<float>::infinity(), ~std::uint64_t{0});
            expect_ray(tree, reference, p, {}, 1.0f, ~std::uint64_t{0});
        }
        // Rays that start on faces and run in them.
        for (const auto& [id, fat] : reference.boxes) {
            Vector along{};
            along[id % Dimension::value] = 1.0f;
            expect_ray(tree, reference, id % 2 == 0 ? fat.lower : fat.upper, along, 3.0f, ~std::uint64_t{0});
            if (id > 20) break;
        }
    }
};

using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(DynamicTrees, Dimensions);

TYPED_TEST(DynamicTrees, AgreesWithBruteForceOnEverySet) {
    constexpr int D = TypeParam::value;
    for (const BoxSet set : test::kBoxSets) {
        for (const int n : {0, 1, 2, 3, 7, 64, 300}) {
            Random random(static_cast<std::uint64_t>(n) + 1);
            SCOPED_TRACE(test::name_of(set) + ", n " + std::to_string(n) + ", " + random.seed_text());
            DynamicTree<D> tree({.margin = 0.0f});
            typename TestFixture::Reference reference;
            for (const Aabb<D>& box : test::make_boxes<D>(set, n, random)) {
                const BoxFilter filter = test::make_filter(random);
                const int id = tree.insert(box, 7, filter);
                reference.boxes[id] = box;
                reference.filters[id] = filter;
            }
            this->expect_everything(tree, reference, random);
            tree.rebuild();
            this->expect_everything(tree, reference, random);
            // Every second one goes, the rest is rebuilt, then they come again under the same ids.
            for (int id = 0; id < n; id += 2) {
                tree.remove(id);
                reference.boxes.erase(id);
            }
            this->expect_everything(tree, reference, random);
            tree.rebuild();
            for (int i = 0; i < n; i += 2) {
                const Aabb<D> box = test::make_box<D>(set, i, n, random);
                const int id = tree.insert(box, 7);
                EXPECT_EQ(id % 2, 0);
                EXPECT_LT(id, n);
                reference.boxes[id] = box;
                reference.filters[id] = {};
            }
            this->expect_everything(tree, reference, random);
            if (this->HasFatalFailure() || this->HasNonfatalFailure()) return;
        }
    }
}

TYPED_TEST(DynamicTrees, TwoTreesMeetAsBruteForceSays) {
    constexpr int D = TypeParam::value;
    for (const BoxSet set : test::kBoxSets) {
        for (const auto& [n, m] : {std::pair{0, 3}, {3, 0}, {1, 1}, {1, 50}, {50, 1}, {200, 90}}) {
            Random random(5);
            SCOPED_TRACE(test::name_of(set) + " " + std::to_string(n) + " x " + std::to_string(m));
            const std::vector<Aabb<D>> left = test::make_boxes<D>(set, n, random);
            const std::vector<Aabb<D>> right = test::make_boxes<D>(BoxSet::kUniform, m, random);
            DynamicTree<D> a({.margin = 0.0f});
            DynamicTree<D> b({.margin = 0.0f});
            for (const Aabb<D>& box : left) a.insert(box, 0);
            for (const Aabb<D>& box : right) b.insert(box, 0);
            b.rebuild();
            test::IdPairs expected;
            for (int i = 0; i < n; ++i) {
                for (int j = 0; j < m; ++j) {
                    if (overlap(left[static_cast<std::size_t>(i)], right[static_cast<std::size_t>(j)])) {
                        expected.emplace_back(i, j);
                    }
                }
            }
            test::IdPairs found;
            a.pairs(b, [&](int i, int j) { found.emplace_back(i, j); });
            std::sort(found.begin(), found.end());
            EXPECT_EQ(found, expected);
        }
    }
}

TYPED_TEST(DynamicTrees, SurvivesAChurn) {
    constexpr int D = TypeParam::value;
    Random random(2026);
    SCOPED_TRACE(random.seed_text());
    const int operations = test::kIsSanitized ? 100000 : 1000000;
    DynamicTree<D> tree;
    typename TestFixture::Churn churn;
    for (int i = 0; i < operations; ++i) {
        // It grows and shrinks, to nothing at times.
        const std::uint32_t growth = (i / 5000) % 2 == 0 ? 5 : 1;
        const std::uint32_t what = random.below(10);
        if (churn.live.empty() || what < growth) {
            const Aabb<D> box = test::make_box<D>(test::kBoxSets[random.below(4)], i % 500, 500, random);
            const BoxFilter filter = test::make_filter(random);
            const int id = tree.insert(box, static_cast<std::uint64_t>(i), filter);
            ASSERT_TRUE(churn.add(id, tree.fat_box(id), filter)) << "the id was in use";
            ASSERT_EQ(tree.user_data(id), static_cast<std::uint64_t>(i));
        } else if (what < 6) {
            tree.remove(churn.take(random.below(static_cast<std::uint32_t>(churn.live.size()))));
        } else if (what == 9 && random.below(2000) == 0) {
            tree.rebuild();
        } else if (what == 9 && random.below(50) == 0) {
            tree.optimize(20);
        } else {
            const int id = churn.live[random.below(static_cast<std::uint32_t>(churn.live.size()))];
            Vector<D> displacement;
            for (int k = 0; k < D; ++k) displacement[k] = random.uniform(-0.3f, 0.3f);
            const Aabb<D> before = churn.boxes[static_cast<std::size_t>(id)];
            Aabb<D> box = expand(before, -kBoxMargin);
            for (int k = 0; k < D; ++k) {
                if (box.lower[k] > box.upper[k]) box.lower[k] = box.upper[k] = before.lower[k];
            }
            box = {box.lower + displacement, box.upper + displacement};
            const Moved moved = what == 6   ? tree.enlarge(id, box)
                                : what == 7 ? tree.move(id, box, displacement)
                                            : tree.move_in_place(id, box, displacement);
            const Aabb<D> after = tree.fat_box(id);
            if (moved == Moved::kFits) {
                ASSERT_EQ(after, before);
            }
            ASSERT_TRUE(contains(after, box));
            churn.boxes[static_cast<std::size_t>(id)] = after;
        }
        if (i % 1000 == 999) {
            ASSERT_EQ(tree.check(), "") << i;
            ASSERT_EQ(tree.size(), static_cast<int>(churn.live.size()));
            churn.expect_query(tree, test::make_box<D>(BoxSet::kUniform, 0, 500, random), 6);
        }
    }
    while (!churn.live.empty()) tree.remove(churn.take(0));
    EXPECT_EQ(tree.check(), "");
    EXPECT_EQ(tree.size(), 0);
    EXPECT_TRUE(tree.empty());
}

/// A tree that a small stack must be enough for.
template <int D>
void expect_shallow(BoxSet set) {
    SCOPED_TRACE(test::name_of(set));
    Random random(3);
    const int n = 100000;
    DynamicTree<D> tree;
    for (int i = 0; i < n; ++i) tree.insert(test::make_box<D>(set, i, n, random), 0);
    // 14 levels are the least.
    EXPECT_LE(tree.height(), 60);
    EXPECT_EQ(tree.check(), "");
    int met = 0;
    tree.query(tree.fat_box(n / 2), [&](int) { ++met; });
    EXPECT_GE(met, 1);
    tree.self_pairs([&](int, int) { return ++met > 1000 ? Visit::kStop : Visit::kDescend; });
    tree.rebuild();
    EXPECT_LE(tree.height(), 60);
    EXPECT_EQ(tree.check(), "");
    DynamicTree<D> copy;
    copy.load(tree.save());
    for (int id = 0; id < n; id += 2) tree.remove(id);
    for (int id = n - 1; id > 0; id -= 2) tree.remove(id);
    EXPECT_EQ(tree.check(), "");
    EXPECT_EQ(copy.size(), n);
}

TYPED_TEST(DynamicTrees, StaysShallowOn100000ContrivedBoxesAndASmallStack) {
    constexpr int D = TypeParam::value;
    test::on_small_stack([] {
        for (const BoxSet set : {BoxSet::kIdentical, BoxSet::kSorted, BoxSet::kReverseSorted,
                                 BoxSet::kCollinear, BoxSet::kOneCell, BoxSet::kPoints}) {
            expect_shallow<D>(set);
        }
    });
}

}  // namespace
}  // namespace jostle
