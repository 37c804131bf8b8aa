// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contexts of queries: they keep a walk for the tree and the verb that left it, across calls that threw, and
// when they are moved.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/kd_tree.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory_resource>
#include <new>
#include <numeric>
#include <type_traits>
#include <utility>
#include <vector>

#include "spatial/trees.h"
#include "support/expect_refused.h"
#include "support/extremes.h"

namespace jostle {
namespace {

using test::kInfinity;

static_assert(std::is_same_v<decltype(QueryWork::nodes), std::int64_t> &&
              std::is_same_v<decltype(QueryWork::items), std::int64_t> &&
              std::is_same_v<decltype(detail::Walk::nodes), std::int64_t> &&
              std::is_same_v<decltype(detail::OrderedWalk::nodes), std::int64_t> &&
              std::is_same_v<decltype(detail::KdWalk<2>::nodes), std::int64_t>);
static_assert(std::is_nothrow_move_constructible_v<QueryContext> &&
              std::is_nothrow_move_assignable_v<QueryContext> &&
              std::is_nothrow_move_constructible_v<CastContext> &&
              std::is_nothrow_move_assignable_v<CastContext> &&
              std::is_nothrow_move_constructible_v<PairContext> &&
              std::is_nothrow_move_assignable_v<PairContext> &&
              std::is_nothrow_move_constructible_v<MoverContext>);

constexpr std::uint64_t kAll = kAllCategories;

template <int D>
Vector<D> all_axes(float s) {
    Vector<D> p{};
    for (int i = 0; i < D; ++i) p[i] = s;
    return p;
}
template <int D>
Aabb<D> cube(float lower, float upper) {
    return {all_axes<D>(lower), all_axes<D>(upper)};
}

/// 600 boxes that overlap each other, and one.
template <class Tree>
struct Two {
    static constexpr int kD = test::Filled<Tree>::kDimension;
    test::Random random{3};
    test::Filled<Tree> many{std::vector<Aabb<kD>>(600, cube<kD>(0.0f, 1.0f)), random};
    test::Filled<Tree> one{std::vector<Aabb<kD>>(1, cube<kD>(0.0f, 1.0f)), random};
};

template <class T>
class Contexts : public testing::Test {};
TYPED_TEST_SUITE(Contexts, test::AllTrees);

std::vector<int> first_ids(int count) {
    std::vector<int> ids(static_cast<std::size_t>(count));
    std::iota(ids.begin(), ids.end(), 0);
    return ids;
}

TYPED_TEST(Contexts, AContextOfAnotherTreeOrVerbIsRefusedAndGoesOn) {
    constexpr int kD = Two<TypeParam>::kD;
    const Two<TypeParam> two;
    const auto& tree = two.many.tree;
    const auto& other = two.one.tree;
    const Aabb<kD> box = cube<kD>(-9.0f, 9.0f);
    const Vector<kD> p = all_axes<kD>(-1.0f), d = all_axes<kD>(2.0f);
    const HalfSpace<kD> space{d, 5.0f};
    std::vector<int> found;
    const auto one_by_one = [&found](int id) {
        found.push_back(id);
        return Visit::kStop;
    };
    const auto near = [&found](const Neighbor& n) {
        found.push_back(n.id);
        return Visit::kStop;
    };
    using Ask = std::function<void(const TypeParam&, QueryContext&)>;
    const Ask verbs[] = {
        [&](const TypeParam& t, QueryContext& c) { t.query(c, box, one_by_one); },
        [&](const TypeParam& t, QueryContext& c) { t.query(c, std::span(&space, 1), one_by_one); },
        [&](const TypeParam& t, QueryContext& c) { t.radius(c, p, 9.0f, near); },
        [&](const TypeParam& t, QueryContext& c) {
            t.ray_all(c, {p, d, 1.0f}, one_by_one);
        },
    };
    for (const Ask& ask : verbs) {
        QueryContext context;
        found.clear();
        for (int i = 0; i < 4; ++i) ask(tree, context);
        for (const Ask& wrong : verbs) {
            EXPECT_THROW(wrong(other, context), Error);
            if (&wrong == &ask) continue;
            EXPECT_THROW(wrong(tree, context), Error);
        }
        EXPECT_EQ(found.size(), 4u);
        // Moved, it goes on elsewhere, and what it was is empty.
        QueryContext taken(std::move(context));
        EXPECT_TRUE(context.empty());
        while (!taken.empty()) ask(tree, taken);
        EXPECT_EQ(test::sorted(found), first_ids(600));
        ask(other, context);
        EXPECT_EQ(found.back(), 0);
    }

    CastContext context;
    found.clear();
    const auto stop = [&found](int id, float) {
        found.push_back(id);
        return CastAnswer::stop();
    };
    for (int i = 0; i < 4; ++i) tree.ray_cast(context, {p, d, 1.0f}, stop);
    EXPECT_THROW(other.ray_cast(context, {p, d, 1.0f}, stop), Error);
    EXPECT_THROW(tree.box_cast(context, {{p, p}, d, 1.0f}, stop), Error);
    CastContext taken;
    taken = std::move(context);
    EXPECT_TRUE(context.empty());
    while (!taken.empty()) tree.ray_cast(taken, {p, d, 1.0f}, stop);
    EXPECT_EQ(test::sorted(found), first_ids(600));
    QueryContext left;
    verbs[0](tree, left);
    test::expect_refused(std::string(test::Filled<TypeParam>::kName) + "::query", "context",
                         [&] { verbs[0](other, left); });
}

TYPED_TEST(Contexts, APairContextThatWasMovedGoesOn) {
    const Two<TypeParam> two;
    const auto& tree = two.many.tree;
    std::vector<std::pair<int, int>> expected, found;
    tree.self_pairs([&](int a, int b) { expected.emplace_back(a, b); });
    ASSERT_GT(expected.size(), 1000u);
    PairContext context;
    const auto one_by_one = [&](int a, int b) {
        found.emplace_back(a, b);
        return found.size() % 100 == 0 ? Visit::kStop : Visit::kDescend;
    };
    do {
        tree.self_pairs(context, one_by_one);
        PairContext taken(std::move(context));
        EXPECT_TRUE(context.empty());
        context = std::move(taken);
        EXPECT_TRUE(taken.empty());
    } while (!context.empty());
    EXPECT_EQ(found, expected);
}

TYPED_TEST(Contexts, AnInfiniteRadiusIsNoLimit) {
    constexpr int kD = Two<TypeParam>::kD;
    constexpr float kFar = std::numeric_limits<float>::max();
    test::Random random(5);
    std::vector<Aabb<kD>> boxes(40, cube<kD>(0.0f, 1.0f));
    boxes.push_back(cube<kD>(kFar, kFar));
    boxes.push_back(cube<kD>(-kFar, -kFar));
    const test::Filled<TypeParam> filled(boxes, random);
    for (const float at : {0.0f, kFar, -kFar}) {
        const Vector<kD> p = all_axes<kD>(at);
        std::vector<int> found;
        filled.tree.radius(p, kInfinity, [&](const Neighbor& one) {
            found.push_back(one.id);
            EXPECT_EQ(one.squared_distance, squared_distance<kD>(boxes[static_cast<std::size_t>(one.id)], p));
        });
        EXPECT_EQ(test::sorted(found), first_ids(42));
    }
    const auto ignore = [](const Neighbor&) {};
    for (const float bad : {-1.0f, -kInfinity, std::numeric_limits<float>::quiet_NaN()})
        EXPECT_THROW(filled.tree.radius(all_axes<kD>(0.0f), bad, ignore), Error);
}

#if defined(__cpp_exceptions)
/// Memory that refuses now and then.
class Stingy final : public std::pmr::memory_resource {
  public:
    int refused = 0;

  private:
    void* do_allocate(std::size_t bytes, std::size_t alignment) override {
        if (calls_++ % 2 == 0) {
            ++refused;
            throw std::bad_alloc();
        }
        return std::pmr::new_delete_resource()->allocate(bytes, alignment);
    }
    void do_deallocate(void* p, std::size_t bytes, std::size_t alignment) override {
        std::pmr::new_delete_resource()->deallocate(p, bytes, alignment);
    }
    [[nodiscard]] bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override {
        return this == &other;
    }
    int calls_ = 0;
};

/// Nodes such that a search that takes the last child first, which is also the nearest, has 7 more waiting at
/// each level: more than its stack holds at first.
struct Fan {
    static constexpr int kLevels = 200;
    std::vector<detail::WideNode<2>> nodes;
    std::vector<detail::Block<2>> blocks;
    int items = 0;

    Fan() {
        std::int32_t last = add_leaf();
        for (int level = 0; level < kLevels; ++level) {
            detail::WideNode<2> node = detail::make_empty_node<2>();
            for (int slot = 0; slot < 7; ++slot) set(node, slot, 0.0f, add_leaf());
            set(node, 7, -0.5f, last);
            nodes.push_back(node);
            last = static_cast<std::int32_t>(nodes.size()) - 1;
        }
        // The root is node 0, which nothing leads to.
        std::swap(nodes.front(), nodes.back());
        for (detail::WideNode<2>& node : nodes)
            for (std::int32_t& link : node.link)
                if (link == 0 && node.bound[0][&link - node.link] != detail::kEmptyBound)
                    link = static_cast<std::int32_t>(nodes.size()) - 1;
    }
    static void set(detail::WideNode<2>& node, int slot, float lower, std::int32_t link) {
        detail::set_slot_box<2>(node, slot, {{lower, 0.0f}, {1.0f, 1.0f}});
        node.link[slot] = link;
    }
    /// An inner node with one block with one item.
    std::int32_t add_leaf() {
        detail::Block<2> block = detail::make_empty_node<2>();
        std::fill(std::begin(block.link), std::end(block.link), detail::kNoItem);
        set(block, 0, 0.0f, items++);
        blocks.push_back(block);
        detail::WideNode<2> node = detail::make_empty_node<2>();
        set(node, 0, 0.0f, ~(static_cast<std::int32_t>(blocks.size()) - 1));
        nodes.push_back(node);
        return static_cast<std::int32_t>(nodes.size()) - 1;
    }
    [[nodiscard]] detail::TreeView<detail::WideNode<2>> view() const {
        return {nodes.data(), blocks.data(), nullptr};
    }
};

/// Calls ask() until it does not throw; returns how often it threw.
template <class Ask>
int ask_until_done(const Ask& ask) {
    for (int threw = 0;; ++threw) {
        try {
            ask();
            return threw;
        } catch (const std::bad_alloc&) {
        }
    }
}

/// A descent of the same trees by another verb, or in another order, would give pairs again or leave some
/// out.
TEST(Context, PairsOfAnotherVerbOrOrderAreRefused) {
    Bvh<2> tree(std::vector<Aabb2>(40, {{0, 0}, {1, 1}}));
    PairContext context;
    int pairs = 0;
    const auto stop = [&pairs](int, int) {
        ++pairs;
        return Visit::kStop;
    };
    tree.self_pairs(context, stop);
    EXPECT_THROW(tree.pairs(context, tree, stop), Error);
    EXPECT_THROW(tree.pairs(context, tree, Transform{}, stop), Error);
    EXPECT_THROW(tree.self_pairs(context, stop, DescentOrder::kLarger), Error);
    while (!context.empty()) tree.self_pairs(context, stop);
    EXPECT_EQ(pairs, 40 * 39 / 2);
}

TEST(Context, AQueryThatHadNoMemoryGoesOnAndRepeatsNothing) {
    const Fan fan;
    const auto view = fan.view();
    const Call call("test");
    const Aabb2 box{{0.25f, 0.25f}, {0.5f, 0.5f}};
    const HalfSpace<2> space{{1.0f, 0.0f}, 0.5f};
    const detail::HalfSpaceRows<2> rows = detail::rows_of(space);
    const detail::Near<2> near{{2.0f, 2.0f}, 1.0f, 9.0f};
    const BoxCast<2> cast{{{-1.0f, 0.5f}, {-1.0f, 0.5f}}, {4.0f, 0.0f}};
    using Type = detail::WalkType;
    const std::pair<Type, std::function<void(detail::Walk&)>> kernels[] = {
        {Type::kBox, [&](detail::Walk& w) { detail::box_walk(view, box, kAll, w); }},
        {Type::kHalfSpaces, [&](detail::Walk& w) { detail::half_space_walk(view, &rows, 1, kAll, w); }},
        {Type::kRadius, [&](detail::Walk& w) { detail::radius_walk(view, near, kAll, w); }},
        {Type::kRay, [&](detail::Walk& w) { detail::cast_walk(view, cast, kAll, w); }}};
    for (const auto& one : kernels) {
        Stingy memory;
        detail::Walk walk(&memory);
        std::vector<int> found;
        const int threw = ask_until_done([&] {
            detail::run(
                call, one.first, view, walk, [&] { one.second(walk); },
                [&](int i) {
                    found.push_back(walk.hits[i]);
                    return Visit::kDescend;
                });
        });
        EXPECT_GT(threw, 1);
        EXPECT_EQ(test::sorted(found), first_ids(fan.items));
    }
    Stingy memory;
    detail::OrderedWalk walk(&memory);
    std::vector<int> found;
    const auto visitor = [&](int id, float) {
        found.push_back(id);
        return CastAnswer::ignore();
    };
    EXPECT_GT(ask_until_done([&] { detail::run_cast(call, Type::kRay, view, cast, kAll, walk, visitor); }),
              1);
    EXPECT_EQ(test::sorted(found), first_ids(fan.items));
}

TEST(Context, MoversThatThereWasNoMemoryToMarkAreNoneLater) {
    DynamicTree<2> tree;
    for (int i = 0; i < 20000; ++i) tree.insert({{0.0f, 0.0f}, {0.0f, 0.0f}}, 0);
    Stingy memory;
    MoverContext context(&memory);
    const int first[] = {19990, 3};
    const int second[] = {5};
    const auto stop = [](int, int) { return Visit::kStop; };
    EXPECT_THROW(tree.pairs_of(context, first, stop), std::bad_alloc);
    EXPECT_THROW(tree.pairs_of(context, first, stop), std::bad_alloc);
    int count = 0;
    ask_until_done([&] {
        count = 0;
        tree.pairs_of(context, second, [&](int mover, int) { count += mover == 5 ? 1 : 0; });
    });
    EXPECT_EQ(count, 19999);
}
#endif

}  // namespace
}  // namespace jostle
