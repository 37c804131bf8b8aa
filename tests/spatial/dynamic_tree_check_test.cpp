// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// check() names every field that is corrupted. The tests' way in is a friend of the tree.
#include <gtest/gtest.h>
#include <jostle/spatial/broad_phase.h>

#include <functional>

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
    static auto& items(DynamicTree<D>& tree) {
        return tree.items_;
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
    static auto& item_count(DynamicTree<D>& tree) {
        return tree.item_count_;
    }
    template <int D>
    static auto& change_count(DynamicTree<D>& tree) {
        return tree.change_count_;
    }
};

struct BroadPhaseTestAccess {
    template <int D>
    static auto& proxies(BroadPhase<D>& broad_phase) {
        return broad_phase.proxies_;
    }
    template <int D>
    static auto& touched(BroadPhase<D>& broad_phase) {
        return broad_phase.touched_;
    }
    template <int D>
    static auto& free_proxy(BroadPhase<D>& broad_phase) {
        return broad_phase.free_proxy_;
    }
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
void fill(DynamicTree<D>& tree) {
    Random random(4);
    for (const Aabb<D>& box : test::make_boxes<D>(BoxSet::kUniform, 20, random)) {
        tree.insert(box, 0, {.category = 1, .mask = 1});
    }
    tree.remove(3);
    tree.remove(8);
}

template <int D>
void expect_named() {
    using Tree = DynamicTree<D>;
    struct Case {
        const char* word;  // that the sentence contains
        std::function<void(Tree&)> corrupt;
    };
    const auto inner = [](Tree & t) -> auto& {
        return Access::pairs(t)[0].child[0];
    };
    const auto below = [&](Tree & t) -> auto& {
        return Access::pairs(t)[static_cast<std::size_t>(inner(t).link)];
    };
    const auto leaf = [](Tree & t) -> auto& {
        const int place = Access::items(t)[5].place;
        return Access::pairs(t)[static_cast<std::size_t>(place >> 1)].child[place & 1];
    };
    const Case cases[] = {
        {"box", [&](Tree& t) { inner(t).box.upper[0] += 1.0f; }},
        {"box", [&](Tree& t) { inner(t).box.lower[D - 1] -= 1.0f; }},
        {"box", [&](Tree& t) { leaf(t).box.lower[0] = -100.0f; }},
        {"box", [&](Tree& t) { leaf(t).box.lower[0] = std::numeric_limits<float>::quiet_NaN(); }},
        {"category", [&](Tree& t) { inner(t).category = 0; }},
        {"category", [&](Tree& t) { Access::items(t)[5].filter.category = 2; }},
        {"mask", [&](Tree& t) { inner(t).mask = 3; }},
        {"mask", [&](Tree& t) { Access::items(t)[5].filter.mask = 2; }},
        {"height", [&](Tree& t) { inner(t).height += 1; }},
        {"height", [&](Tree& t) { leaf(t).height = 1; }},
        {"link", [&](Tree& t) { leaf(t).link = 0; }},
        {"link", [&](Tree& t) { leaf(t).link = ~1000; }},
        {"link", [&](Tree& t) { inner(t).link = 1000; }},
        {"item", [&](Tree& t) { leaf(t).link = ~6; }},
        {"item", [&](Tree& t) { Access::items(t)[5].place = 0; }},
        {"pair", [&](Tree& t) { below(t).child[0].link = inner(t).link; }},
        {"parent", [&](Tree& t) { Access::parents(t)[0] = 2; }},
        {"parent", [&](Tree& t) { Access::parents(t)[static_cast<std::size_t>(inner(t).link)] = 3; }},
        {"parent", [&](Tree& t) { Access::parents(t).push_back(0); }},
        {"item count", [&](Tree& t) { Access::item_count(t) += 1; }},
        {"free pairs", [&](Tree& t) { Access::free_pair(t) = inner(t).link; }},
        {"free pairs", [&](Tree& t) { Access::free_pair(t) = 1000; }},
        {"neither used nor free", [&](Tree& t) { Access::free_pair(t) = -1; }},
        {"free items", [&](Tree& t) { Access::free_item(t) = 5; }},
        {"free items", [&](Tree& t) { Access::free_item(t) = 1000; }},
        {"neither used nor free", [&](Tree& t) { Access::free_item(t) = -1; }},
        {"change count", [&](Tree& t) { Access::change_count(t) = -1; }},
    };
    int index = 0;
    for (const Case& c : cases) {
        Tree tree;
        fill(tree);
        ASSERT_EQ(tree.check(), "");
        c.corrupt(tree);
        const std::string said = tree.check();
        EXPECT_NE(said.find(c.word), std::string::npos) << "case " << index << ": " << said;
        ++index;
    }
}

TEST(DynamicTreeCheck, names_what_was_corrupted_in_the_plane) {
    expect_named<2>();
}
TEST(DynamicTreeCheck, names_what_was_corrupted_in_space) {
    expect_named<3>();
}

TEST(BroadPhaseCheck, names_what_was_corrupted) {
    using BP = BroadPhase<2>;
    using In = BroadPhaseTestAccess;
    struct Case {
        const char* word;
        std::function<void(BP&)> corrupt;
    };
    const Case cases[] = {
        {"movable tree", [](BP& b) { Access::item_count(In::movable(b)) += 1; }},
        {"static tree", [](BP& b) { Access::item_count(In::fixed(b)) += 1; }},
        {"no item", [](BP& b) { In::proxies(b)[1].item = 1000; }},
        {"word", [](BP& b) { In::movable(b).set_word(0, 77); }},
        {"touched", [](BP& b) { In::proxies(b)[1].touched_index = 7; }},
        {"touched", [](BP& b) { In::proxies(b)[1].touched_index = -1; }},
        {"touched", [](BP& b) { In::touched(b).push_back(1); }},
        {"free proxy", [](BP& b) { In::proxies(b)[2].touched_index = 0; }},
        {"free proxies", [](BP& b) { In::free_proxy(b) = 1; }},
        {"neither used nor free", [](BP& b) { In::free_proxy(b) = -1; }},
        {"live",
         [](BP& b) {
             In::proxies(b)[1].item = -1;
             In::proxies(b)[1].touched_index = -1;
             In::touched(b).clear();
             for (auto& p : In::proxies(b)) p.touched_index = -1;
         }},
    };
    int index = 0;
    for (const Case& c : cases) {
        BP broad_phase;
        for (int i = 0; i < 5; ++i) {
            broad_phase.insert(test::box_around<2>({}, 1.0f), 0,
                               i % 2 == 0 ? Mobility::kStatic : Mobility::kMovable);
        }
        broad_phase.remove(2);
        ASSERT_EQ(broad_phase.check(), "");
        c.corrupt(broad_phase);
        const std::string said = broad_phase.check();
        EXPECT_NE(said.find(c.word), std::string::npos) << "case " << index << ": " << said;
        ++index;
    }
}

}  // namespace
}  // namespace jostle
