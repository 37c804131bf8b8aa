// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A pair and a block with nothing in them.
#pragma once

#include <jostle/spatial/wide_node.h>

namespace jostle::detail {

template <class Node>
constexpr Node make_empty_node() {
    Node node{};
    for (auto& row : node.bound) {
        for (float& bound : row) bound = kEmptyBound;
    }
    return node;
}
template <int D>
inline constexpr TreePair<D> kEmptyPair = make_empty_node<TreePair<D>>();
template <int D>
constexpr Block<D> make_empty_block() {
    auto block = make_empty_node<Block<D>>();
    for (std::int32_t& link : block.link) link = kNoItem;
    return block;
}
template <int D>
inline constexpr Block<D> kEmptyBlock = make_empty_block<D>();

}  // namespace jostle::detail
