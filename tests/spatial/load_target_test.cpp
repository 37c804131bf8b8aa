// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Saved bytes that have been damaged, by the fuzzer's target: it aborts where a refused load has changed
// anything, or a tree is loaded that is not sound or does not stay so.
#include "../../fuzz/load_target.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "spatial/saved_trees.h"

namespace jostle {
namespace {

using Input = std::vector<std::uint8_t>;

template <class Tree>
void append(std::vector<Input>& inputs, int type, const Tree& tree) {
    Input input{static_cast<std::uint8_t>(type)};
    for (const std::byte byte : tree.save()) input.push_back(static_cast<std::uint8_t>(byte));
    inputs.push_back(std::move(input));
}

/// Each type of tree, empty and with some items, as the target wants it.
template <int D>
void append_trees(std::vector<Input>& inputs) {
    for (const int n : {0, 20}) {
        DynamicTree<D> dynamic;
        test::fill_tree(dynamic, test::BoxSet::kUniform, n);
        append(inputs, D - 2, dynamic);
        Bvh<D> bvh;
        test::fill_tree(bvh, test::BoxSet::kUniform, n, BuildMethod::kBinned, true);
        append(inputs, D, bvh);
        for (const bool changed : {false, true}) {
            KdTree<D> kd({.leaf_size = 3});
            test::fill_tree(kd, test::PointSet::kUniform, n, changed);
            append(inputs, 2 + D, kd);
        }
        BroadPhase<D> broad_phase;
        test::fill_tree(broad_phase, test::BoxSet::kUniform, n);
        append(inputs, 4 + D, broad_phase);
    }
}

std::vector<Input> saved_trees() {
    std::vector<Input> inputs;
    append_trees<2>(inputs);
    append_trees<3>(inputs);
    return inputs;
}

struct Counts {
    std::array<int, fuzz::kLoadTypes> loaded{}, refused{};

    void load(const Input& input) {
        const bool is_loaded = fuzz::check_load(input.data(), input.size()) == fuzz::LoadOutcome::kLoaded;
        ++(is_loaded ? loaded : refused)[input[0]];
    }
};

TEST(LoadTarget, SavedTreesAreLoaded) {
    Counts counts;
    for (const Input& input : saved_trees()) counts.load(input);
    for (int type = 0; type < fuzz::kLoadTypes; ++type) {
        EXPECT_EQ(counts.loaded[static_cast<std::size_t>(type)], type / 2 == 2 ? 4 : 2) << type;
        EXPECT_EQ(counts.refused[static_cast<std::size_t>(type)], 0) << type;
    }
}

/// Written by hand from the description of the bytes, and not by save(): so they stay what they are.
TEST(LoadTarget, TheBytesOfTheCorpusAreLoaded) {
    namespace fs = std::filesystem;
    std::array<int, fuzz::kLoadTypes> loaded{};
    for (const auto& entry : fs::directory_iterator(fs::path(JOSTLE_SOURCE_DIR) / "fuzz/corpus/load")) {
        std::ifstream file(entry.path(), std::ios::binary);
        const Input input{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        ASSERT_FALSE(input.empty()) << entry.path();
        if (input.size() == 1) continue;
        EXPECT_EQ(fuzz::check_load(input.data(), input.size()), fuzz::LoadOutcome::kLoaded) << entry.path();
        ++loaded[input[0]];
    }
    for (const int count : loaded) EXPECT_GE(count, 2);
}

TEST(LoadTarget, EveryByteMayBeAnother) {
    Counts counts;
    for (const Input& good : saved_trees()) {
        for (std::size_t at = 1; at < good.size(); ++at) {
            for (const unsigned change : {1u, 0x80u, 0xffu}) {
                Input input = good;
                input[at] = static_cast<std::uint8_t>(input[at] ^ change);
                counts.load(input);
            }
        }
    }
    for (std::size_t type = 0; type < fuzz::kLoadTypes; ++type) EXPECT_GT(counts.refused[type], 1000) << type;
}

TEST(LoadTarget, BytesMayBeCutOffAnywhere) {
    for (const Input& good : saved_trees()) {
        for (std::size_t size = 0; size < good.size(); ++size)
            ASSERT_EQ(fuzz::check_load(good.data(), size), fuzz::LoadOutcome::kRefused) << size;
    }
}

TEST(LoadTarget, ManyBytesMayBeOthers) {
    test::Random random(78);
    SCOPED_TRACE(random.seed_text());
    const std::vector<Input> saved = saved_trees();
    Counts counts;
    for (int i = 0; i < 40000; ++i) {
        Input input = saved[random.below(static_cast<std::uint32_t>(saved.size()))];
        const std::uint32_t changes = 1 + random.below(4);
        for (std::uint32_t k = 0; k < changes; ++k) {
            const std::size_t at = 1 + random.below(static_cast<std::uint32_t>(input.size() - 1));
            // A small number more or less, which is what a link, a count or an id turns into another by.
            const std::uint32_t step = 1 + random.below(3);
            const std::uint32_t how = random.below(3);
            if (how == 0) input[at] = static_cast<std::uint8_t>(input[at] + step);
            if (how == 1) input[at] = static_cast<std::uint8_t>(input[at] - step);
            if (how == 2) input[at] = input[1 + random.below(static_cast<std::uint32_t>(input.size() - 1))];
        }
        counts.load(input);
    }
    for (std::size_t type = 0; type < fuzz::kLoadTypes; ++type) {
        EXPECT_GT(counts.refused[type], 1000) << type;
        EXPECT_GT(counts.loaded[type], 10) << type;
    }
}

}  // namespace
}  // namespace jostle
