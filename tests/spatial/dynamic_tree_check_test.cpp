// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// check() names every field that is corrupted. The tests' way in is a friend of the tree.
#include <gtest/gtest.h>
#include <jostle/spatial/broad_phase.h>

#include <functional>
#include <limits>

#include "spatial/boxes.h"

namespace jostle {

struct DynamicTreeTestAccess {
    template <int D>
    static auto& pairs(DynamicTree<D>& tree) {
        return tree.pairs_;
    }
    template <int D>
    static auto& parents(DynamicTree<D>& tree) {
        return tree.parents_;
    }
    template <int D>
    static auto& blocks(DynamicTree<D>& tree) {
        return tree.blocks_;
    }
    template <int D>
    static auto& block_parents(DynamicTree<D>& tree) {
        return tree.block_parents_;
    }
    template <int D>
    static auto& block_counts(DynamicTree<D>& tree) {
        return tree.block_counts_;
    }
    template <int D>
    static auto& places(DynamicTree<D>& tree) {
        return tree.places_;
    }
    template <int D>
    static auto& user_data(DynamicTree<D>& tree) {
        return tree.user_data_;
    }
    template <int D>
    static auto& filters(DynamicTree<D>& tree) {
        return tree.filters_;
    }
    template <int D>
    static auto& free_block(DynamicTree<D>& tree) {
        return tree.free_block_;
    }
    template <int D>
    static auto& free_pair(DynamicTree<D>& tree) {
        return tree.free_pair_;
    }
    template <int D>
    static auto& free_item(DynamicTree<D>& tree) {
        return tree.free_item_;
    }
    template <int D>
    static auto& next_to_optimize(DynamicTree<D>& tree) {
        return tree.next_to_optimize_;
    }
    template <int D>
    static auto& built_cost(DynamicTree<D>& tree) {
        return tree.cost_when_built_;
    }
    template <int D>
    static auto& options(DynamicTree<D>& tree) {
        return tree.options_;
    }
    template <int D>
    static auto& item_count(DynamicTree<D>& tree) {
        return tree.item_count_;
    }
    template <int D>
    static auto& block_count(DynamicTree<D>& tree) {
        return tree.block_count_;
    }
    template <int D>
    static auto& reserved(DynamicTree<D>& tree) {
        return tree.reserved_;
    }
    template <int D>
    static auto& change_count(DynamicTree<D>& tree) {
        return tree.change_count_;
    }
};

struct BroadPhaseTestAccess {
    template <int D>
    static auto& movable(BroadPhase<D>& broad_phase) {
        return broad_phase.movable_;
    }
    template <int D>
    static auto& fixed(BroadPhase<D>& broad_phase) {
        return broad_phase.static_;
    }
};

namespace {

using Access = DynamicTreeTestAccess;
using test::BoxSet;
using test::Random;

template <int D>
void fill_to_check(DynamicTree<D>& tree) {
    Random random(4);
    for (const Aabb<D>& box : test::make_boxes<D>(BoxSet::kUniform, 100, random)) {
        tree.insert(box, 0, {.category = 1, .mask = 1});
    }
    for (int id = 0; id < 40; ++id) tree.remove(id);
}

template <int D>
void expect_named() {
    using Tree = DynamicTree<D>;
    struct Case {
        const char* word;  // that the sentence contains
        std::function<void(Tree&)> corrupt;
    };
    const auto root = [](Tree & t) -> auto& {
        return Access::pairs(t)[0];
    };
    const auto below = [&](Tree & t) -> auto& {
        return Access::pairs(t)[static_cast<std::size_t>(root(t).link[0])];
    };
    // The block of item 50, its slot there, and where the block hangs.
    const auto slot = [](Tree& t) { return Access::places(t)[50] % detail::kBlockSize; };
    const auto index = [](Tree& t) {
        return static_cast<std::size_t>(Access::places(t)[50] / detail::kBlockSize);
    };
    const auto block = [&](Tree & t) -> auto& {
        return Access::blocks(t)[index(t)];
    };
    const auto above = [&](Tree & t) -> auto& {
        return Access::pairs(t)[static_cast<std::size_t>(Access::block_parents(t)[index(t)] >> 1)];
    };
    const auto side = [&](Tree& t) { return Access::block_parents(t)[index(t)] & 1; };
    const auto free_pair = [](Tree & t) -> auto& {
        return Access::pairs(t)[static_cast<std::size_t>(Access::free_pair(t))];
    };
    const auto free_block = [](Tree & t) -> auto& {
        return Access::blocks(t)[static_cast<std::size_t>(Access::free_block(t))];
    };
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const Case cases[] = {
        {"the box of the child at place 0", [&](Tree& t) { root(t).bound[0][0] += 1.0f; }},
        {"the box of the child at place 0", [&](Tree& t) { root(t).bound[2 * D - 1][0] -= 1.0f; }},
        {"is not the union", [&](Tree& t) { above(t).bound[D][side(t)] -= 1.0f; }},
        {"the box of block", [&](Tree& t) { block(t).bound[0][slot(t)] = -100.0f; }},
        {"is not valid", [&](Tree& t) { block(t).bound[0][slot(t)] = nan; }},
        {"is not valid", [&](Tree& t) { block(t).bound[D][slot(t)] = detail::kEmptyBound; }},
        {"empty", [&](Tree& t) { block(t).bound[0][7] = 0.0f; }},
        {"empty", [&](Tree& t) { block(t).link[7] = 51; }},
        {"category", [&](Tree& t) { root(t).category[0] = 0; }},
        {"category", [&](Tree& t) { above(t).category[side(t)] = 3; }},
        {"category", [&](Tree& t) { Access::filters(t)[50].category = 2; }},
        {"mask", [&](Tree& t) { root(t).mask[0] = 3; }},
        {"mask", [&](Tree& t) { above(t).mask[side(t)] = 0; }},
        {"mask", [&](Tree& t) { Access::filters(t)[50].mask = 2; }},
        {"height", [&](Tree& t) { root(t).height[0] += 1; }},
        {"height", [&](Tree& t) { above(t).height[side(t)] = 1; }},
        {"link", [&](Tree& t) { below(t).link[0] = detail::kNoChild; }},
        {"link", [&](Tree& t) { below(t).link[1] = ~1000; }},
        {"link", [&](Tree& t) { root(t).link[0] = 1000; }},
        {"link", [&](Tree& t) { block(t).link[slot(t)] = 1000; }},
        {"link", [&](Tree& t) { block(t).link[slot(t)] = detail::kNoItem; }},
        {"item 51", [&](Tree& t) { block(t).link[slot(t)] = 51; }},
        {"item 50", [&](Tree& t) { Access::places(t)[50] += 1; }},
        {"twice", [&](Tree& t) { below(t).link[0] = root(t).link[0]; }},
        {"sibling", [&](Tree& t) { root(t).link[1] = root(t).link[0]; }},
        {"parent", [&](Tree& t) { Access::parents(t)[0] = 2; }},
        {"parent", [&](Tree& t) { Access::parents(t)[static_cast<std::size_t>(root(t).link[0])] = 3; }},
        {"parent", [&](Tree& t) { Access::parents(t).push_back(0); }},
        {"parent", [&](Tree& t) { Access::block_parents(t)[index(t)] ^= 1; }},
        {"parent", [&](Tree& t) { Access::block_parents(t).push_back(0); }},
        {"item count of block", [&](Tree& t) { Access::block_counts(t)[index(t)] = 0; }},
        {"item count of block", [&](Tree& t) { Access::block_counts(t)[index(t)] = 9; }},
        {"empty", [&](Tree& t) { Access::block_counts(t)[index(t)] -= 1; }},
        {"item count for each block", [&](Tree& t) { Access::block_counts(t).push_back(0); }},
        {"item count says", [&](Tree& t) { Access::item_count(t) += 1; }},
        {"user data", [&](Tree& t) { Access::user_data(t).push_back(0); }},
        {"filter", [&](Tree& t) { Access::filters(t).push_back({}); }},
        {"free pairs", [&](Tree& t) { Access::free_pair(t) = root(t).link[0]; }},
        {"free pairs", [&](Tree& t) { Access::free_pair(t) = 1000; }},
        {"neither used nor free", [&](Tree& t) { Access::free_pair(t) = -1; }},
        {"free blocks", [&](Tree& t) { Access::free_block(t) = Access::places(t)[50] / 8; }},
        {"free blocks", [&](Tree& t) { Access::free_block(t) = 1000; }},
        {"neither used nor free", [&](Tree& t) { Access::free_block(t) = -1; }},
        {"free items", [&](Tree& t) { Access::free_item(t) = 50; }},
        {"free items", [&](Tree& t) { Access::free_item(t) = 1000; }},
        {"neither used nor free", [&](Tree& t) { Access::free_item(t) = -1; }},
        {"change count", [&](Tree& t) { Access::change_count(t) = -1; }},
        {"optimize", [&](Tree& t) { Access::next_to_optimize(t) = 1000; }},
        {"optimize", [&](Tree& t) { Access::next_to_optimize(t) = -1; }},
        {"built cost", [&](Tree& t) { Access::built_cost(t) = -2.0; }},
        {"the margin is", [&](Tree& t) { Access::options(t).margin = nan; }},
        {"the margin's share is", [&](Tree& t) { Access::options(t).margin_share = nan; }},
        {"displacement multiplier", [&](Tree& t) { Access::options(t).displacement_multiplier = -1.0f; }},
        {"free pairs", [&](Tree& t) { free_pair(t).bound[0][1] = 0.0f; }},
        {"block count says", [](Tree& t) { ++Access::block_count(t); }},
        {"no room", [](Tree& t) { Access::reserved(t) = 1000000; }},
        {"free pairs", [&](Tree& t) { free_pair(t).height[0] = 1; }},
        {"free blocks", [&](Tree& t) { free_block(t).link[0] = 3; }},
        {"free blocks", [&](Tree& t) { free_block(t).bound[1][2] = nan; }},
    };
    int number = 0;
    for (const Case& c : cases) {
        Tree tree;
        fill_to_check(tree);
        ASSERT_EQ(tree.check(), "");
        c.corrupt(tree);
        const std::string said = tree.check();
        EXPECT_NE(said.find(c.word), std::string::npos) << "case " << number << ": " << said;
        ++number;
    }
}

TEST(DynamicTreeCheck, NamesWhatWasCorruptedInThePlane) {
    expect_named<2>();
}
TEST(DynamicTreeCheck, NamesWhatWasCorruptedInSpace) {
    expect_named<3>();
}

TEST(BroadPhaseCheck, NamesWhatWasCorrupted) {
    using BP = BroadPhase<2>;
    using In = BroadPhaseTestAccess;
    struct Case {
        const char* word;
        std::function<void(BP&)> corrupt;
    };
    const Case cases[] = {
        {"movable tree", [](BP& b) { Access::item_count(In::movable(b).tree) += 1; }},
        {"static tree", [](BP& b) { Access::item_count(In::fixed(b).tree) += 1; }},
        {"one key for each", [](BP& b) { In::movable(b).apart.resize(1); }},
        {"one bit for each", [](BP& b) { In::movable(b).moved.push_back(0); }},
        {"item 1 is none, and has moved", [](BP& b) { In::fixed(b).moved[0] |= 2; }},
        {"item 1 is none, and has a key", [](BP& b) { In::fixed(b).apart[1] = 5; }},
        {"1 items have a key, not 0", [](BP& b) { In::movable(b).apart[0] = 5; }},
    };
    int index = 0;
    for (const Case& c : cases) {
        BP broad_phase;
        for (int i = 0; i < 5; ++i) {
            broad_phase.insert(test::box_around<2>({}, 1.0f), 0,
                               i % 2 == 0 ? Mobility::kStatic : Mobility::kMovable);
        }
        broad_phase.remove(BP::kStaticProxies + 1);
        ASSERT_EQ(broad_phase.check(), "");
        c.corrupt(broad_phase);
        const std::string said = broad_phase.check();
        EXPECT_NE(said.find(c.word), std::string::npos) << "case " << index << ": " << said;
        ++index;
    }
}

}  // namespace
}  // namespace jostle
